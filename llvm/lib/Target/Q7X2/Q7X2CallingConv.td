//===-- Q7X2CallingConv.td - Calling convention ------------*- tablegen -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The calling convention of functions; a kernel reads its parameters from
// constant bank 0 instead. Also described in docs/abi.md.
//
//  R0        caller-saved          R20:R21  return address, set by CALL
//  R1        stack pointer         R22-R23  caller-saved
//  R2        frame pointer         R24-R47  callee-saved
//  R3        caller-saved          R48-R254 caller-saved
//  R4-R19    arguments, results    P0-P6    caller-saved
//
//===----------------------------------------------------------------------===//

def RegArgs : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32, f32, f16, bf16, v2f16, v2bf16],
           CCAssignToReg<!foreach(i, !range(4, 20), !cast<Register>("R" # i))>>,
  CCIfType<[i64, f64, v2i32, v2f32],
           CCAssignToReg<!foreach(i, !range(4, 20, 2), !cast<Register>("R" # i # "_64"))>>,
  CCIfType<[v4i32, v4f32, v2i64, v2f64],
           CCAssignToReg<!foreach(i, !range(4, 20, 4), !cast<Register>("R" # i # "_128"))>>
]>;

// Other arguments are on the stack, each at its own alignment.
def StackArgs : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32, f32, f16, bf16, v2f16, v2bf16], CCAssignToStack<4, 4>>,
  // The first half of a 128-bit integer, which has the alignment of the whole.
  CCIfType<[i64], CCIf<"ArgFlags.getNonZeroOrigAlign() == Align(16)",
                      CCAssignToStack<8, 16>>>,
  CCIfType<[i64, f64, v2i32, v2f32], CCAssignToStack<8, 8>>,
  CCIfType<[v4i32, v4f32, v2i64, v2f64], CCAssignToStack<16, 16>>
]>;

// Unnamed arguments of a variadic function are all on the stack.
def CC_Q7X2 : CallingConv<[
  CCIfByVal<CCPassByVal<4, 4>>,
  CCIf<"!ArgFlags.isVarArg()", CCDelegateTo<RegArgs>>,
  CCDelegateTo<StackArgs>
]>;
def RetCC_Q7X2 : CallingConv<[CCDelegateTo<RegArgs>]>;

def CSR_Q7X2 : CalleeSavedRegs<(add R2, (sequence "R%u", 24, 47))>;
