//===-- Q7X2VarArgs.h - Unnamed and large arguments -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A part of the pass q7x2-runtime-calls.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2VARARGS_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2VARARGS_H

namespace llvm {
class Module;

namespace Q7X2 {

/// Lowers unnamed arguments in IR. They are on the stack, each at its
/// alignment, and a va_list is the address of the next one. Integers, floats
/// and pointers are passed directly; for other types the caller passes the
/// address of a copy. It does so for named structures of more than 128 bytes,
/// too, so that LLVM copies them by a loop instead of thousands of
/// instructions. Afterwards there are no va_arg, no other types among unnamed
/// arguments, and no large byval.
///
///   %x = va_arg ptr %list, i32    =>    %p = load ptr, ptr %list
///                                       %n = getelementptr i8, ptr %p, i64 4
///                                       store ptr %n, ptr %list
///                                       %x = load i32, ptr %p
bool lowerUnnamedArguments(Module &M);

} // namespace Q7X2
} // namespace llvm

#endif
