//===-- Q7X2MCInstLower.h - MachineInstr to MCInst --------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2MCINSTLOWER_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2MCINSTLOWER_H

namespace llvm {
class AsmPrinter;
class MachineInstr;
class MCInst;

/// Lowers \p MI, whose pseudos have been expanded, to \p Out.
void lowerQ7X2Instr(const MachineInstr &MI, MCInst &Out, AsmPrinter &AP);

} // namespace llvm

#endif
