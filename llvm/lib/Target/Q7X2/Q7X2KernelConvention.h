//===-- Q7X2KernelConvention.h - Kernels in IR ------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines which functions are kernels, for the target and for q7x2-clang's
// passes.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2KERNELCONVENTION_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2KERNELCONVENTION_H

#include "llvm/IR/CallingConv.h"

namespace llvm {
namespace Q7X2 {

/// Returns whether functions with this calling convention are launched from
/// outside and read their parameters from constant bank 0.
constexpr bool isKernel(CallingConv::ID CC) {
  return CC == CallingConv::PTX_Kernel || CC == CallingConv::SPIR_KERNEL;
}

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_Q7X2KERNELCONVENTION_H
