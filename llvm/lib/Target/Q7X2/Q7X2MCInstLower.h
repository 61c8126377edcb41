//===-- Q7X2MCInstLower.h - Code to assembly --------------------*- C++ -*-===//
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

void lowerQ7X2Instr(const MachineInstr &MI, MCInst &Out, AsmPrinter &AP);

} // namespace llvm

#endif
