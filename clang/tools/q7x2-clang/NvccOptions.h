//===- NvccOptions.h - Options of nvcc for clang's driver -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_CLANG_NVCCOPTIONS_H
#define Q7X2_CLANG_NVCCOPTIONS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/StringSaver.h"

namespace clang::q7x2 {

/// Replaces the options of NvccOptions.def by clang's. False, with a message on
/// standard error, if one lacks its value.
bool translateNvccOptions(llvm::SmallVectorImpl<const char *> &Args,
                          llvm::StringSaver &Saver);

} // namespace clang::q7x2

#endif
