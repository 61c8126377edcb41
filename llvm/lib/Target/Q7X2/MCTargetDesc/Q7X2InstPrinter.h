//===-- Q7X2InstPrinter.h - Instructions to text ----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2INSTPRINTER_H
#define LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2INSTPRINTER_H

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"

namespace llvm {

class Q7X2InstPrinter : public MCInstPrinter {
public:
  Q7X2InstPrinter(const MCAsmInfo &MAI, const MCInstrInfo &MII,
                  const MCRegisterInfo &MRI)
      : MCInstPrinter(MAI, MII, MRI) {}

  void printRegName(raw_ostream &OS, MCRegister Reg) override;
  void printInst(const MCInst *MI, uint64_t Address, StringRef Annot,
                 const MCSubtargetInfo &STI, raw_ostream &O) override;

  // TableGen'erated.
  std::pair<const char *, uint64_t>
  getMnemonic(const MCInst &MI) const override;
  void printInstruction(const MCInst *MI, uint64_t Address, raw_ostream &O);
  static const char *getRegisterName(MCRegister Reg);

private:
  // Each prints the operand that begins at OpNo, with the punctuation before
  // or behind it where it may be left out (Q7X2Operands.td).
  void printOperand(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printSImm32(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printUImm(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printOptUImm(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printF32Imm(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printF64Imm(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printF16ImmX2(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printBrTarget(const MCInst *MI, uint64_t Address, unsigned OpNo,
                     raw_ostream &O);
  void printOptReg(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printBSelReg(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printPredSrc(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printPredSrcBefore(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printPredSrcBeforePq(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printPredDstAfter(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printPredDstBefore(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printGuard(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printCtrl(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printMem64(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printMem32(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printCMemIdx(const MCInst *MI, unsigned OpNo, raw_ostream &O);
  void printIndexedGPR(const MCInst *MI, unsigned OpNo, raw_ostream &O);

  template <unsigned Allowed>
  void printRegSrc(const MCInst *MI, unsigned OpNo, raw_ostream &O) {
    unsigned Mods = Allowed ? MI->getOperand(OpNo + 1).getImm() : 0;
    printModsBefore(Mods, Allowed, O);
    printRegName(O, MI->getOperand(OpNo).getReg());
    printModsBehind(Mods, O);
  }
  template <unsigned Allowed>
  void printCMemSrc(const MCInst *MI, unsigned OpNo, raw_ostream &O) {
    unsigned Mods = Allowed ? MI->getOperand(OpNo + 2).getImm() : 0;
    printModsBefore(Mods, Allowed, O);
    printCMem(MI, OpNo, O);
    printModsBehind(Mods, O);
  }
  template <unsigned Width, unsigned Allowed>
  void printFermiImm(const MCInst *MI, unsigned OpNo, raw_ostream &O) {
    unsigned Mods = Allowed ? MI->getOperand(OpNo + 1).getImm() : 0;
    printModsBefore(Mods, Allowed, O);
    printFermiFloat(uint64_t(MI->getOperand(OpNo).getImm()) << (Width - 20),
                    Width, O);
    printModsBehind(Mods, O);
  }
  void printFermiWholeF32(const MCInst *MI, unsigned OpNo, raw_ostream &O) {
    printFermiFloat(MI->getOperand(OpNo).getImm(), 32, O);
  }
  template <bool DefaultNot>
  void printOptPredSrc(const MCInst *MI, unsigned OpNo, raw_ostream &O) {
    if (isDefaultPredSrc(MI, OpNo, DefaultNot))
      return;
    O << ", ";
    printPredSrc(MI, OpNo, O);
  }
  template <Q7X2Mod::ModID Mod>
  void printMod(const MCInst *MI, unsigned OpNo, raw_ostream &O) {
    printMod(Mod, MI->getOperand(OpNo).getImm(), O);
  }
  template <Q7X2Mod::ModID Mod>
  void printNamed(const MCInst *MI, unsigned OpNo, raw_ostream &O) {
    printNamed(Mod, MI->getOperand(OpNo).getImm(), O);
  }

  static void printFermiFloat(uint64_t Bits, unsigned Width, raw_ostream &O);
  static void printMod(unsigned Mod, unsigned Value, raw_ostream &O);
  static void printNamed(unsigned Mod, unsigned Value, raw_ostream &O);
  static void printModsBefore(unsigned Mods, unsigned Allowed, raw_ostream &O);
  static void printModsBehind(unsigned Mods, raw_ostream &O);
  static bool isDefaultPredSrc(const MCInst *MI, unsigned OpNo, bool Not);
  void printCMem(const MCInst *MI, unsigned OpNo, raw_ostream &O,
                 StringRef Index = "");
  void printOffset(const MCOperand &Op, raw_ostream &O);
};

} // namespace llvm

#endif
