//===- Params.h - Kernel arguments in constant bank 0 -----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_PARAMS_H
#define LLVM_LIB_Q7X2SIM_PARAMS_H

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "MCTargetDesc/Q7X2KernelInfo.h"
#include "q7x2/q7x2sim.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <vector>

namespace q7x2 {

/// The alignment of dynamic shared memory in bytes.
constexpr uint64_t SharedAlign = llvm::Q7X2::SharedArgumentAlign;
/// Offsets in a constant bank have 16 bits.
constexpr uint64_t ConstBankBytes = 0x10000;

/// Returns true if a parameter of this type is a pointer to global memory.
bool isBuffer(llvm::StringRef Type);

/// Writes the arguments to constant bank 0, which is extended as needed, and
/// adds the dynamic shared memory that they request to \p SharedBytes. Fails if
/// the arguments do not match the kernel's parameters. If the object does not
/// describe the parameters, the arguments are laid out by their own types.
llvm::Error placeArguments(const llvm::Q7X2::KernelInfo &Kernel,
                           llvm::ArrayRef<q7x2_arg> Args,
                           std::vector<uint8_t> &Bank, uint64_t &SharedBytes);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_PARAMS_H
