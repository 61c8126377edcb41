//===-- Q7X2LibraryMath.h - Mathematics from the library --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Front ends replace calls of the C library's mathematical functions by
// intrinsics, for some of which the target has instructions. The others are
// replaced by calls of the device library's functions (Q7X2MathFunctions.def).
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2LIBRARYMATH_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2LIBRARYMATH_H

namespace llvm {
class Module;
}

namespace llvm::Q7X2 {

/// Replaces the intrinsics of \p M for which the target has no instruction by
/// calls, and OpenCL C's functions on floats that may be approximate by native
/// ones. If \p IsExact, also replaces intrinsics on floats for which the target
/// has only an approximate instruction, unless they may be approximate; the
/// device library itself uses the instructions. Returns whether anything
/// changed.
bool callLibraryMath(Module &M, bool IsExact);

} // namespace llvm::Q7X2

#endif
