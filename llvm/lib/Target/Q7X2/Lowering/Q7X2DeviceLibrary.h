//===-- Q7X2DeviceLibrary.h - Link the device library -----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2DEVICELIBRARY_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2DEVICELIBRARY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Compiler.h"
#include <string>

namespace llvm {
class Module;

namespace Q7X2 {

/// Links the functions of the bitcode \p Files that \p M calls into it, with
/// internal linkage. First replaces operations that the machine does not have
/// by calls; if \p IsExact, also float operations that the machine only
/// approximates, unless they are marked as approximate. The library itself uses
/// the instructions. Reports errors to the context. Returns whether the module
/// changed.
LLVM_EXTERNAL_VISIBILITY bool
linkDeviceLibraries(Module &M, ArrayRef<std::string> Files, bool IsExact);

} // namespace Q7X2
} // namespace llvm

#endif
