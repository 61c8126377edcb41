//===-- Q7X2ConstantTables.h - Tables in the constant bank ------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2CONSTANTTABLES_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2CONSTANTTABLES_H

namespace llvm::Q7X2 {

/// The address space of tables in the module's constant bank. It has no other
/// name, since only q7x2-constant-tables makes such addresses.
constexpr unsigned AS_Table = 103;

} // namespace llvm::Q7X2

#endif
