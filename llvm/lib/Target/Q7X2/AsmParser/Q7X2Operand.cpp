//===-- Q7X2Operand.cpp - Parsed operands ---------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmParser/Q7X2Operand.h"
#include "MCTargetDesc/Q7X2FloatText.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace llvm {
extern const MCRegisterClass Q7X2MCRegisterClasses[];
}

// ---- memory ----------------------------------------------------------------

namespace {
struct FreeOperands {
  SmallVector<void *, 0> Blocks;
  ~FreeOperands() {
    for (void *Block : Blocks)
      ::operator delete(Block);
  }
};
} // namespace
static thread_local FreeOperands Free;

void *Q7X2Operand::operator new(size_t Size) {
  assert(Size == sizeof(Q7X2Operand) && "the class is final");
  return Free.Blocks.empty() ? ::operator new(Size)
                             : Free.Blocks.pop_back_val();
}

void Q7X2Operand::operator delete(void *Memory) {
  Free.Blocks.push_back(Memory);
}

void Q7X2Operand::print(raw_ostream &OS, const MCAsmInfo &) const {
  OS << "<operand " << Kind << ' ' << Text << '>';
}

// ---- registers -------------------------------------------------------------

static bool classContains(unsigned ClassID, MCRegister Reg) {
  return Reg && Q7X2MCRegisterClasses[ClassID].contains(Reg);
}

MCRegister Q7X2Operand::regIn(unsigned ClassID) const {
  if (Reg == Q7X2::RZ && ClassID == Q7X2::GPR64ZRegClassID)
    return Q7X2::RZ64;
  if (Reg == Q7X2::RZ && ClassID == Q7X2::GPR128ZRegClassID)
    return Q7X2::RZ128;
  if (Reg == Q7X2::URZ && ClassID == Q7X2::UGPR64ZRegClassID)
    return Q7X2::URZ64;
  // In the Fermi encoding, the names refer to other registers.
  if (ClassID == Q7X2::FGPRRegClassID) {
    const MCRegisterClass &GPR = Q7X2MCRegisterClasses[Q7X2::GPRRegClassID];
    const MCRegisterClass &FGPR = Q7X2MCRegisterClasses[ClassID];
    if (Reg == Q7X2::RZ)
      return Q7X2::FRZ;
    for (unsigned I = 0; I + 1 < FGPR.getNumRegs(); ++I)
      if (GPR.getRegister(I) == Reg)
        return FGPR.getRegister(I);
    return MCRegister();
  }
  return classContains(ClassID, Reg) ? Reg : MCRegister();
}

MCRegister Q7X2Operand::uregIn(unsigned ClassID) const {
  bool Wide = ClassID == Q7X2::UGPR64ZRegClassID;
  if (!UReg || UReg == Q7X2::URZ)
    return Wide ? Q7X2::URZ64 : Q7X2::URZ;
  return classContains(ClassID, UReg) ? UReg : MCRegister();
}

bool Q7X2Operand::modsFit(unsigned Allowed) const {
  unsigned Word = Mods;
  if (!Suffix.empty()) {
    const auto *V = Q7X2::lookupModText(Q7X2ModKind::HSel2, Suffix);
    if (!V || !(Allowed & Q7X2::SrcMods::HSel))
      return false;
  }
  return !(Word & ~Allowed);
}

unsigned Q7X2Operand::modsWord() const {
  unsigned Word = Mods & ~Q7X2::SrcMods::Inv;
  if (Mods & Q7X2::SrcMods::Inv)
    Word |= Q7X2::SrcMods::Neg; // same bit; the mode decides the spelling
  if (!Suffix.empty())
    Word |= Q7X2::lookupModText(Q7X2ModKind::HSel2, Suffix)->Value
            << Q7X2::SrcMods::HSelShift;
  return Word;
}

bool Q7X2Operand::isBSelReg() const {
  return Kind == Register && !Not && !Mods && regIn(Q7X2::GPRRegClassID) &&
         (Suffix.empty() || Q7X2::lookupModText(Q7X2ModKind::BSel, Suffix));
}

void Q7X2Operand::addBSelRegOperands(MCInst &MI, unsigned) const {
  MI.addOperand(MCOperand::createReg(Reg));
  MI.addOperand(MCOperand::createImm(
      Suffix.empty() ? 0
                     : Q7X2::lookupModText(Q7X2ModKind::BSel, Suffix)->Value));
}

// ---- immediates ------------------------------------------------------------

void Q7X2Operand::addOffset(MCInst &MI) const {
  int64_t V = 0;
  if (Expr && !Expr->evaluateAsAbsolute(V))
    MI.addOperand(MCOperand::createExpr(Expr));
  else
    MI.addOperand(MCOperand::createImm(V));
}

void Q7X2Operand::addImmOperands(MCInst &MI, unsigned) const {
  int64_t V;
  if (!Expr)
    MI.addOperand(MCOperand::createImm(Value));
  else if (Expr->evaluateAsAbsolute(V))
    MI.addOperand(MCOperand::createImm(V));
  else
    MI.addOperand(MCOperand::createExpr(Expr));
}

bool Q7X2Operand::isSImm32() const {
  if (Kind != Immediate || !Expr)
    return false;
  int64_t V;
  return !Expr->evaluateAsAbsolute(V) || isInt<32>(V) || isUInt<32>(V);
}

std::optional<uint64_t>
Q7X2Operand::floatBits(const fltSemantics &Format) const {
  if (Kind != Immediate || Text.empty())
    return std::nullopt;
  return Q7X2::parseFloat(Text, Format);
}

std::optional<uint64_t> Q7X2Operand::fermiBits(unsigned Width) const {
  return Q7X2::parseFloat(Text, Width == 32 ? APFloat::IEEEsingle()
                                            : APFloat::IEEEdouble());
}

bool Q7X2Operand::isF64Imm() const {
  std::optional<uint64_t> Bits = floatBits(APFloat::IEEEdouble());
  return Bits && Lo_32(*Bits) == 0;
}

bool Q7X2Operand::isF16ImmX2() const {
  // The mnemonic determines the format, which is in Value.
  const fltSemantics &Format =
      Value == Q7X2::HFmtV2_BF16_V2 ? APFloat::BFloat() : APFloat::IEEEhalf();
  return Kind == HalfPair && Q7X2::parseFloat(Text, Format) &&
         Q7X2::parseFloat(Text2, Format);
}

void Q7X2Operand::addF32ImmOperands(MCInst &MI, unsigned) const {
  MI.addOperand(MCOperand::createImm(*floatBits(APFloat::IEEEsingle())));
}

void Q7X2Operand::addF64ImmOperands(MCInst &MI, unsigned) const {
  MI.addOperand(MCOperand::createImm(Hi_32(*floatBits(APFloat::IEEEdouble()))));
}

void Q7X2Operand::addF16ImmX2Operands(MCInst &MI, unsigned) const {
  const fltSemantics &Format =
      Value == Q7X2::HFmtV2_BF16_V2 ? APFloat::BFloat() : APFloat::IEEEhalf();
  MI.addOperand(MCOperand::createImm(*Q7X2::parseFloat(Text, Format) << 16 |
                                     *Q7X2::parseFloat(Text2, Format)));
}
