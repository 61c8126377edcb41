//===-- Assembler.h - Assembly to objects ---------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the jobs that clang's driver plans for assembly files. clang's own
// assembler driver is in the clang program, not in a library.
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_ASSEMBLER_H
#define Q7X2_CLANG_ASSEMBLER_H

#include "clang/Basic/LLVM.h"
#include "llvm/ADT/ArrayRef.h"

namespace clang {
namespace q7x2 {

/// Runs one -cc1as job, "-cc1as" itself left out; returns the exit status.
int runAssembleJob(llvm::ArrayRef<const char *> Args);

} // namespace q7x2
} // namespace clang

#endif // Q7X2_CLANG_ASSEMBLER_H
