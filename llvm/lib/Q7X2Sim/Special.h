//===- Special.h - Special registers ----------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_SPECIAL_H
#define LLVM_LIB_Q7X2SIM_SPECIAL_H

#include "Exec.h"

namespace q7x2 {

/// Returns true if a special register, a value of the enumeration SReg, is
/// uniform.
bool isUniformSpecial(unsigned SReg);
/// Returns the value of a uniform special register.
uint32_t uniformSpecial(const Context &X, unsigned SReg);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_SPECIAL_H
