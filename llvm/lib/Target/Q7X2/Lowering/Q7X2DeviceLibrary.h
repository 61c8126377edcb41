//===-- Q7X2DeviceLibrary.h - Links the device library ----------*- C++ -*-===//
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
/// internal linkage. Operations that the machine does not have become calls
/// before: \p IsExact says whether also those on floats that it approximates,
/// unless they may be approximate; the library itself uses the instructions.
/// Reports errors to the context. Returns whether it has changed the module.
LLVM_EXTERNAL_VISIBILITY bool
linkDeviceLibraries(Module &M, ArrayRef<std::string> Files, bool IsExact);

} // namespace Q7X2
} // namespace llvm

#endif
