//===-- Q7X2InstrVerifier.cpp - Rules across fields -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2InstrVerifier.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"

using namespace llvm;
using namespace llvm::Q7X2;

// Returns the value of a modifier; 0, its default, if the instruction has none.
static int64_t modValue(const MCInst &MI, OpName Name) {
  int Idx = getNamedOperandIdx(MI.getOpcode(), Name);
  return Idx < 0 ? 0 : MI.getOperand(Idx).getImm();
}

static InstrViolation checkCtrl(const MCInst &MI, const MCInstrDesc &Desc) {
  int Idx = getNamedOperandIdx(MI.getOpcode(), OpName::ctrl);
  if (Idx < 0)
    return {}; // the Fermi encoding has none
  ControlWord C = ControlWord::decode(MI.getOperand(Idx).getImm());
  int NumSB = ControlWord::NumScoreboards;
  if (C.Wsb >= NumSB || C.Rsb >= NumSB)
    return {"scoreboard out of range [0, 5]", Idx};
  if (C.Wsb >= 0 && !(Desc.TSFlags & TSFlag::HasWsb))
    return {
        "&wsb on an instruction of fixed latency, which raises no scoreboard",
        Idx};
  if (C.Rsb >= 0 && !(Desc.TSFlags & TSFlag::HasRsb))
    return {"&rsb is only valid on memory instructions", Idx};
  return {};
}

// Checks the modifiers of a source; Op is its last part.
static InstrViolation checkMods(const MCInst &MI, unsigned Op) {
  const MCOperand &Mods = MI.getOperand(Op);
  if (Mods.isImm() && (Mods.getImm() & SrcMods::HSel) == SrcMods::HSel)
    return {"reserved .hsel2", int(Op)};
  return {};
}

static InstrViolation checkSources(const MCInst &MI, const MCInstrDesc &Desc) {
  for (unsigned I = 0, E = MI.getNumOperands(); I != E; ++I) {
    unsigned Type = Desc.operands()[I].OperandType;
    if (Type == OPERAND_REG_SRC) {
      if (InstrViolation V = checkMods(MI, I))
        return V;
      continue;
    }
    if (Type != OPERAND_CMEM32 && Type != OPERAND_CMEM64)
      continue;
    // Bank, offset, then the modifiers if the source has any.
    const MCOperand &Offset = MI.getOperand(++I);
    unsigned Bytes = Type == OPERAND_CMEM32 ? 4 : 8;
    if (Offset.isImm() && Offset.getImm() % Bytes)
      return {Bytes == 4 ? "constant-bank offset is not a multiple of 4"
                         : "constant-bank offset is not a multiple of 8",
              int(I)};
    if (I + 1 != E && Desc.operands()[I + 1].OperandType == Type)
      if (InstrViolation V = checkMods(MI, ++I))
        return V;
  }
  return {};
}

// halu.txt, __Exception of H_ARITH and the assertion in HFMA2's semantics.
static InstrViolation checkHalf(const MCInst &MI, Q7X2Op::OperationID Op) {
  bool IsArith =
      Op == Q7X2Op::HADD2 || Op == Q7X2Op::HMUL2 || Op == Q7X2Op::HFMA2;
  if (IsArith && modValue(MI, OpName::hfmt_v2) == HFmtV2_BF16_V2 &&
      (modValue(MI, OpName::ftz) || modValue(MI, OpName::sat)))
    return {"BF16_V2 does not support .FTZ and .SAT",
            getNamedOperandIdx(MI.getOpcode(), OpName::hfmt_v2)};
  if (Op == Q7X2Op::HFMA2 && modValue(MI, OpName::sat) &&
      modValue(MI, OpName::relu))
    return {".SAT and .RELU are mutually exclusive",
            getNamedOperandIdx(MI.getOpcode(), OpName::relu)};
  return {};
}

// Checks that a branch on a uniform predicate is uniform.
static InstrViolation checkBranch(const MCInst &MI) {
  if (MI.getOpcode() == BRA_U && modValue(MI, OpName::uniform) != Uniform_U)
    return {"a branch on a uniform predicate is BRA.U",
            getNamedOperandIdx(BRA_U, OpName::p)};
  return {};
}

InstrViolation Q7X2::checkInstruction(const MCInst &MI,
                                      const MCInstrInfo &MII) {
  const MCInstrDesc &Desc = MII.get(MI.getOpcode());
  const InstrInfoRow *Row = lookupInstr(MI.getOpcode());
  if (InstrViolation V = checkHalf(MI, Row->Op))
    return V;
  if (InstrViolation V = checkBranch(MI))
    return V;
  if (InstrViolation V = checkSources(MI, Desc))
    return V;
  return checkCtrl(MI, Desc);
}
