//===-- Q7X2InstPrinter.cpp - Instructions to text ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2InstPrinter.h"
#include "MCTargetDesc/Q7X2FloatText.h"
#include "MCTargetDesc/Q7X2ModValues.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <charconv>

using namespace llvm;

#include "Q7X2GenAsmWriter.inc"

// Prints a hex number with its sign first: -0x10. Most disassembly output is
// such numbers, so they go to the stream at once.
static void printHex(int64_t Value, raw_ostream &O) {
  char Text[sizeof("-0x") + sizeof(Value) * 2];
  char *At = Text;
  if (Value < 0)
    *At++ = '-';
  *At++ = '0';
  *At++ = 'x';
  At = std::to_chars(At, std::end(Text),
                     Value < 0 ? -uint64_t(Value) : uint64_t(Value), 16)
           .ptr;
  O << StringRef(Text, At - Text);
}

void Q7X2InstPrinter::printRegName(raw_ostream &OS, MCRegister Reg) {
  markup(OS, Markup::Register) << getRegisterName(Reg);
}

void Q7X2InstPrinter::printInst(const MCInst *MI, uint64_t Address,
                                StringRef Annot, const MCSubtargetInfo &,
                                raw_ostream &O) {
  printInstruction(MI, Address, O);
  O << " ;";
  printAnnotation(O, Annot);
}

// ---- modifiers -------------------------------------------------------------

void Q7X2InstPrinter::printMod(unsigned Mod, unsigned Value, raw_ostream &O) {
  const Q7X2::ModInfo *Info = Q7X2::lookupMod(Mod);
  if (Value == Info->Elided)
    return;
  O << '.';
  printNamed(Mod, Value, O);
}

void Q7X2InstPrinter::printNamed(unsigned Mod, unsigned Value, raw_ostream &O) {
  // Only the code generator can create a value without a text.
  const auto *Text = Q7X2::findModValue(Q7X2Mod::ModID(Mod), Value);
  O << (Text ? StringRef(Text->Text) : "<invalid>");
}

void Q7X2InstPrinter::printModsBefore(unsigned Mods, unsigned Allowed,
                                      raw_ostream &O) {
  if (Mods & Q7X2::SrcMods::Neg)
    O << (Allowed & Q7X2::SrcMods::Inv ? '~' : '-');
  if (Mods & Q7X2::SrcMods::Abs)
    O << '|';
}

void Q7X2InstPrinter::printModsAfter(unsigned Mods, raw_ostream &O) {
  if (unsigned HSel = (Mods & Q7X2::SrcMods::HSel) >> Q7X2::SrcMods::HSelShift)
    if (const auto *V = Q7X2::lookupModValue(Q7X2ModKind::HSel2, HSel))
      O << '.' << V->Text;
  if (Mods & Q7X2::SrcMods::Abs)
    O << '|';
}

// ---- immediates ------------------------------------------------------------

void Q7X2InstPrinter::printOperand(const MCInst *MI, unsigned OpNo,
                                   raw_ostream &O) {
  const MCOperand &Op = MI->getOperand(OpNo);
  if (Op.isReg())
    printRegName(O, Op.getReg());
  else if (Op.isImm())
    printHex(Op.getImm(), O);
  else
    MAI.printExpr(O, *Op.getExpr());
}

void Q7X2InstPrinter::printSImm32(const MCInst *MI, unsigned OpNo,
                                  raw_ostream &O) {
  const MCOperand &Op = MI->getOperand(OpNo);
  if (!Op.isImm())
    return printOperand(MI, OpNo, O);
  WithMarkup M = markup(O, Markup::Immediate);
  printHex(int32_t(Op.getImm()), O);
}

void Q7X2InstPrinter::printUImm(const MCInst *MI, unsigned OpNo,
                                raw_ostream &O) {
  WithMarkup M = markup(O, Markup::Immediate);
  printOperand(MI, OpNo, O);
}

void Q7X2InstPrinter::printOptUImm(const MCInst *MI, unsigned OpNo,
                                   raw_ostream &O) {
  if (!MI->getOperand(OpNo).getImm())
    return;
  O << ", ";
  printUImm(MI, OpNo, O);
}

void Q7X2InstPrinter::printF32Imm(const MCInst *MI, unsigned OpNo,
                                  raw_ostream &O) {
  WithMarkup M = markup(O, Markup::Immediate);
  O << Q7X2::formatFloat(uint32_t(MI->getOperand(OpNo).getImm()),
                         APFloat::IEEEsingle());
}

void Q7X2InstPrinter::printF64Imm(const MCInst *MI, unsigned OpNo,
                                  raw_ostream &O) {
  WithMarkup M = markup(O, Markup::Immediate);
  O << Q7X2::formatFloat(uint64_t(MI->getOperand(OpNo).getImm()) << 32,
                         APFloat::IEEEdouble());
}

void Q7X2InstPrinter::printF16ImmX2(const MCInst *MI, unsigned OpNo,
                                    raw_ostream &O) {
  int FmtIdx = Q7X2::getNamedOperandIdx(MI->getOpcode(), Q7X2::OpName::hfmt_v2);
  bool IsBF16 = MI->getOperand(FmtIdx).getImm() == Q7X2::HFmtV2_BF16_V2;
  const fltSemantics &Format = IsBF16 ? APFloat::BFloat() : APFloat::IEEEhalf();
  uint32_t Bits = MI->getOperand(OpNo).getImm();
  WithMarkup M = markup(O, Markup::Immediate);
  O << Q7X2::formatFloat(Bits >> 16, Format) << ", "
    << Q7X2::formatFloat(Bits & 0xffff, Format);
}

void Q7X2InstPrinter::printFermiFloat(uint64_t Bits, unsigned Width,
                                      raw_ostream &O) {
  O << 'F'
    << Q7X2::formatFloat(Bits, Width == 32 ? APFloat::IEEEsingle()
                                           : APFloat::IEEEdouble());
}

// Prints a label; or an absolute address if the instruction's address is known
// (objdump); or else the distance from the next instruction.
void Q7X2InstPrinter::printBrTarget(const MCInst *MI, uint64_t Address,
                                    unsigned OpNo, raw_ostream &O) {
  const MCOperand &Op = MI->getOperand(OpNo);
  if (!Op.isImm())
    return printOperand(MI, OpNo, O);
  WithMarkup M = markup(O, Markup::Target);
  int64_t Distance = int32_t(Op.getImm());
  if (PrintBranchImmAsAddress)
    O << formatHex(Address + MII.get(MI->getOpcode()).getSize() + Distance);
  else
    printHex(Distance, O);
}

// ---- registers and predicates ----------------------------------------------

void Q7X2InstPrinter::printOptReg(const MCInst *MI, unsigned OpNo,
                                  raw_ostream &O) {
  if (MI->getOperand(OpNo).getReg() == Q7X2::RZ)
    return;
  O << ", ";
  printOperand(MI, OpNo, O);
}

void Q7X2InstPrinter::printBSelReg(const MCInst *MI, unsigned OpNo,
                                   raw_ostream &O) {
  printOperand(MI, OpNo, O);
  printMod(Q7X2Mod::MBSel, MI->getOperand(OpNo + 1).getImm(), O);
}

static bool isTrue(MCRegister Reg) {
  return Reg == Q7X2::PT || Reg == Q7X2::UPT;
}

bool Q7X2InstPrinter::isDefaultPredSrc(const MCInst *MI, unsigned OpNo,
                                       bool Not) {
  return isTrue(MI->getOperand(OpNo).getReg()) &&
         (MI->getOperand(OpNo + 1).getImm() != 0) == Not; // may be -1
}

void Q7X2InstPrinter::printPredSrc(const MCInst *MI, unsigned OpNo,
                                   raw_ostream &O) {
  if (MI->getOperand(OpNo + 1).getImm())
    O << '!';
  printOperand(MI, OpNo, O);
}

void Q7X2InstPrinter::printPredSrcBefore(const MCInst *MI, unsigned OpNo,
                                         raw_ostream &O) {
  if (isDefaultPredSrc(MI, OpNo, /*Not=*/false))
    return;
  printPredSrc(MI, OpNo, O);
  O << ", ";
}

void Q7X2InstPrinter::printPredSrcBeforePq(const MCInst *MI, unsigned OpNo,
                                           raw_ostream &O) {
  if (isDefaultPredSrc(MI, OpNo, /*Not=*/true) &&
      isDefaultPredSrc(MI, OpNo + 2, /*Not=*/true))
    return;
  O << ", ";
  printPredSrc(MI, OpNo, O);
}

void Q7X2InstPrinter::printPredDstAfter(const MCInst *MI, unsigned OpNo,
                                        raw_ostream &O) {
  if (isTrue(MI->getOperand(OpNo).getReg()))
    return;
  O << ", ";
  printOperand(MI, OpNo, O);
}

void Q7X2InstPrinter::printPredDstBefore(const MCInst *MI, unsigned OpNo,
                                         raw_ostream &O) {
  if (isTrue(MI->getOperand(OpNo).getReg()))
    return;
  printOperand(MI, OpNo, O);
  O << ", ";
}

void Q7X2InstPrinter::printGuard(const MCInst *MI, unsigned OpNo,
                                 raw_ostream &O) {
  if (isDefaultPredSrc(MI, OpNo, /*Not=*/false))
    return;
  O << '@';
  printPredSrc(MI, OpNo, O);
  O << ' ';
}

// ---- memory ----------------------------------------------------------------

void Q7X2InstPrinter::printOffset(const MCOperand &Op, raw_ostream &O) {
  if (Op.isExpr()) {
    O << '+';
    MAI.printExpr(O, *Op.getExpr());
    return;
  }
  int64_t Offset = Op.getImm();
  if (Offset == 0)
    return;
  if (Offset > 0)
    O << '+';
  printHex(Offset, O);
}

void Q7X2InstPrinter::printCMem(const MCInst *MI, unsigned OpNo, raw_ostream &O,
                                StringRef Index) {
  O << "c[";
  printHex(MI->getOperand(OpNo).getImm(), O);
  O << "][" << Index;
  const MCOperand &Offset = MI->getOperand(OpNo + 1);
  if (!Index.empty())
    printOffset(Offset, O);
  else
    printOperand(MI, OpNo + 1, O);
  O << ']';
}

void Q7X2InstPrinter::printAddress(const MCInst *MI, unsigned OpNo,
                                   StringRef Extension, MCRegister NoUniform,
                                   raw_ostream &O) {
  WithMarkup M = markup(O, Markup::Memory);
  O << '[';
  printOperand(MI, OpNo, O);
  O << Extension;
  if (MI->getOperand(OpNo + 1).getReg() != NoUniform) {
    O << '+';
    printOperand(MI, OpNo + 1, O);
  }
  printOffset(MI->getOperand(OpNo + 2), O);
  O << ']';
}

void Q7X2InstPrinter::printMem64(const MCInst *MI, unsigned OpNo,
                                 raw_ostream &O) {
  printAddress(MI, OpNo, ".64", Q7X2::URZ64, O);
}

void Q7X2InstPrinter::printMemU32(const MCInst *MI, unsigned OpNo,
                                  raw_ostream &O) {
  printAddress(MI, OpNo, ".U32", Q7X2::URZ64, O);
}

void Q7X2InstPrinter::printMemS32(const MCInst *MI, unsigned OpNo,
                                  raw_ostream &O) {
  printAddress(MI, OpNo, ".S32", Q7X2::URZ64, O);
}

void Q7X2InstPrinter::printMem32(const MCInst *MI, unsigned OpNo,
                                 raw_ostream &O) {
  printAddress(MI, OpNo, "", Q7X2::URZ, O);
}

void Q7X2InstPrinter::printCMemIdx(const MCInst *MI, unsigned OpNo,
                                   raw_ostream &O) {
  WithMarkup M = markup(O, Markup::Memory);
  printCMem(MI, OpNo + 1, O, getRegisterName(MI->getOperand(OpNo).getReg()));
}

void Q7X2InstPrinter::printIndexedGPR(const MCInst *MI, unsigned OpNo,
                                      raw_ostream &O) {
  O << "R[";
  printOperand(MI, OpNo, O);
  printOffset(MI->getOperand(OpNo + 1), O);
  O << ']';
}

// ---- control word ----------------------------------------------------------

// The longest text is " ?WAIT15 &req={0,1,2,3,4,5} &wsb=5 &rsb=5". It goes to
// the stream at once.
void Q7X2InstPrinter::printCtrl(const MCInst *MI, unsigned OpNo,
                                raw_ostream &O) {
  Q7X2::ControlWord C =
      Q7X2::ControlWord::decode(MI->getOperand(OpNo).getImm());
  SmallString<48> Text;
  auto AddDigit = [&](unsigned N) { Text += char('0' + N); };
  if (C.Stall) {
    Text += " ?WAIT";
    if (C.Stall >= 10)
      AddDigit(C.Stall / 10);
    AddDigit(C.Stall % 10);
  }
  if (C.Req) {
    StringRef Separator = " &req={";
    for (unsigned SB = 0; SB != Q7X2::ControlWord::NumScoreboards; ++SB)
      if (C.Req >> SB & 1) {
        Text += Separator;
        AddDigit(SB);
        Separator = ",";
      }
    Text += '}';
  }
  if (C.Wsb >= 0) {
    Text += " &wsb=";
    AddDigit(C.Wsb);
  }
  if (C.Rsb >= 0) {
    Text += " &rsb=";
    AddDigit(C.Rsb);
  }
  O << Text;
}
