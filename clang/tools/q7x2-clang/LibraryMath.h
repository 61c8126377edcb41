//===-- LibraryMath.h - Mathematics from the device library -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clang makes intrinsics of the C library's mathematical functions, and the
// target has instructions for some of them. The others become calls again, of
// the device library's functions.
//
//===----------------------------------------------------------------------===//

#ifndef CLANG_TOOLS_Q7X2_CLANG_LIBRARYMATH_H
#define CLANG_TOOLS_Q7X2_CLANG_LIBRARYMATH_H

namespace llvm {
class Module;
}

namespace clang::q7x2 {

/// True if it has changed something. \p IsExact: the user's own operations on
/// floats are calls, too, unless they may be approximate; the device library's
/// are meant to be the machine's.
bool callLibraryMath(llvm::Module &M, bool IsExact);

} // namespace clang::q7x2

#endif
