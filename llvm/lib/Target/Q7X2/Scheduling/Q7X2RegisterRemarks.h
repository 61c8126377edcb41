//===-- Q7X2RegisterRemarks.h - Remarks on register use ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_SCHEDULING_Q7X2REGISTERREMARKS_H
#define LLVM_LIB_TARGET_Q7X2_SCHEDULING_Q7X2REGISTERREMARKS_H

namespace llvm {

class MachineFunction;
class MachineOptimizationRemarkEmitter;

namespace Q7X2 {

/// Reports the registers, the occupancy, the spills and the stack objects of a
/// function as remarks of q7x2-registers.
void reportRegisters(const MachineFunction &MF,
                     MachineOptimizationRemarkEmitter &ORE);

} // namespace Q7X2
} // namespace llvm

#endif
