//===-- Q7X2MCInstLower.h - Code to assembly --------------------*- C++ -*-===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2MCINSTLOWER_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2MCINSTLOWER_H

namespace llvm {
class AsmPrinter;
class MachineInstr;
class MCInst;

void lowerQ7X2Instr(const MachineInstr &MI, MCInst &Out, AsmPrinter &AP);

} // namespace llvm

#endif
