//===-- Q7X2ConstantTables.h - Tables in the constant bank ------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2CONSTANTTABLES_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2CONSTANTTABLES_H

#include <cstdint>

namespace llvm {

class GlobalValue;
class GlobalVariable;

namespace Q7X2 {

/// The address space of tables in the module's constant bank. It has no other
/// name, since only q7x2-variables makes such addresses.
constexpr unsigned AS_Table = 103;

/// The variable whose contents the table has from the start of a launch on;
/// null if the contents are the table's initializer.
const GlobalVariable *getCopiedVariable(const GlobalVariable &Table);

/// Whether an access at a constant offset is inside of a table.
bool isInTable(const GlobalValue &Table, uint64_t Offset, uint64_t Bytes);

} // namespace Q7X2
} // namespace llvm

#endif
