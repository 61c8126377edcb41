//===-- Q7X2MCCodeEmitter.cpp - Instructions to bits ----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bits come from TableGen; this adds the fixups of symbolic operands.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "MCTargetDesc/Q7X2FixupKinds.h"
#include "llvm/ADT/APInt.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/EndianStream.h"

using namespace llvm;

namespace {

class Q7X2MCCodeEmitter : public MCCodeEmitter {
  const MCInstrInfo &MCII;
  MCContext &Ctx;

public:
  Q7X2MCCodeEmitter(const MCInstrInfo &MCII, MCContext &Ctx)
      : MCII(MCII), Ctx(Ctx) {}

  void encodeInstruction(const MCInst &MI, SmallVectorImpl<char> &CB,
                         SmallVectorImpl<MCFixup> &Fixups,
                         const MCSubtargetInfo &STI) const override;

private:
  // TableGen'erated.
  void getBinaryCodeForInstr(const MCInst &MI, SmallVectorImpl<MCFixup> &Fixups,
                             APInt &Inst, APInt &Scratch,
                             const MCSubtargetInfo &STI) const;

  void getMachineOpValue(const MCInst &MI, const MCOperand &MO, APInt &Op,
                         SmallVectorImpl<MCFixup> &Fixups,
                         const MCSubtargetInfo &STI) const;
  void addFixup(unsigned OperandType, const MCExpr *Expr,
                SmallVectorImpl<MCFixup> &Fixups) const;
};

} // namespace

void Q7X2MCCodeEmitter::encodeInstruction(const MCInst &MI,
                                          SmallVectorImpl<char> &CB,
                                          SmallVectorImpl<MCFixup> &Fixups,
                                          const MCSubtargetInfo &STI) const {
  APInt Inst, Scratch;
  getBinaryCodeForInstr(MI, Fixups, Inst, Scratch, STI);
  // 128 bits, 64 in the older encoding.
  unsigned Words = MCII.get(MI.getOpcode()).getSize() / 8;
  for (unsigned I = 0; I != Words; ++I)
    support::endian::write<uint64_t>(CB, Inst.getRawData()[I],
                                     endianness::little);
}

void Q7X2MCCodeEmitter::getMachineOpValue(const MCInst &MI, const MCOperand &MO,
                                          APInt &Op,
                                          SmallVectorImpl<MCFixup> &Fixups,
                                          const MCSubtargetInfo &) const {
  if (MO.isReg()) {
    Op = Ctx.getRegisterInfo()->getEncodingValue(MO.getReg());
    return;
  }
  if (MO.isImm()) {
    Op = MO.getImm();
    return;
  }
  unsigned Index = &MO - MI.begin();
  addFixup(MCII.get(MI.getOpcode()).operands()[Index].OperandType, MO.getExpr(),
           Fixups);
  Op = 0;
}

void Q7X2MCCodeEmitter::addFixup(unsigned OperandType, const MCExpr *Expr,
                                 SmallVectorImpl<MCFixup> &Fixups) const {
  auto Add = [&](unsigned Offset, unsigned Fixup, bool PCRel = false) {
    Fixups.push_back(MCFixup::create(Offset, Expr, MCFixupKind(Fixup), PCRel));
  };
  switch (OperandType) {
  case MCOI::OPERAND_PCREL:
    return Add(4, Q7X2::fixup_rel32, /*PCRel=*/true);
  case Q7X2::OPERAND_MEM:
    return Add(5, Q7X2::fixup_off24);
  case Q7X2::OPERAND_CMEM32:
  case Q7X2::OPERAND_CMEM64:
  case Q7X2::OPERAND_CMEM_IDX:
    return Add(4, Q7X2::fixup_cbank);
  default:
    break;
  }
  unsigned Specifier = Q7X2::S_None;
  if (auto *SE = dyn_cast<MCSpecifierExpr>(Expr))
    Specifier = SE->getSpecifier();
  Add(4, Specifier == Q7X2::S_LO   ? Q7X2::fixup_lo32
         : Specifier == Q7X2::S_HI ? Q7X2::fixup_hi32
                                   : Q7X2::fixup_abs32);
}

MCCodeEmitter *llvm::createQ7X2MCCodeEmitter(const MCInstrInfo &MCII,
                                             MCContext &Ctx) {
  return new Q7X2MCCodeEmitter(MCII, Ctx);
}

#include "Q7X2GenMCCodeEmitter.inc"
