//===-- Q7X2LibraryJumps.h - Jumps by the device library --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces the intrinsics of __builtin_setjmp and __builtin_longjmp by calls of
// C's functions. A builtin's buffer has five words, too few for the registers
// that a callee saves: it gets the address of a jmp_buf on the stack of the
// function that calls setjmp, which lives as long as a jump there is valid.
//
//   %r = call i32 @llvm.eh.sjlj.setjmp(ptr %buf)
//   =>  %state = alloca [14 x i64]               ; in the entry block
//       store ptr %state, ptr (%buf + 8)
//       %r = call i32 @setjmp(ptr %state) returns_twice
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2LIBRARYJUMPS_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2LIBRARYJUMPS_H

namespace llvm {
class Module;
}

namespace llvm::Q7X2 {

/// Replaces the intrinsics in \p M. Returns whether anything changed.
bool callLibraryJumps(Module &M);

} // namespace llvm::Q7X2

#endif
