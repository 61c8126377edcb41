//===-- Q7X2RegisterUse.cpp - Registers used by an instruction ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2RegisterUse.h"
#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace llvm::Q7X2;

//===----------------------------------------------------------------------===//
// Numbers and names
//===----------------------------------------------------------------------===//

static RegSpan computeSpan(MCRegister Reg, const MCRegisterInfo &MRI) {
  static const struct {
    unsigned Class;
    RegNum Base;
    uint8_t Count;
  } Classes[] = {
      {GPRRegClassID, RegFile::GPR, 1},     {GPR64RegClassID, RegFile::GPR, 2},
      {GPR128RegClassID, RegFile::GPR, 4},  {UGPRRegClassID, RegFile::UGPR, 1},
      {UGPR64RegClassID, RegFile::UGPR, 2}, {PPRRegClassID, RegFile::Pred, 1},
      {UPPRRegClassID, RegFile::UPred, 1}};
  if (MRI.isConstant(Reg))
    return {};
  for (const auto &C : Classes)
    if (MRI.getRegClass(C.Class).contains(Reg))
      return {RegNum(C.Base + MRI.getEncodingValue(Reg)), C.Count};
  return {};
}

/// Returns the spans of all registers, which are the same for any
/// MCRegisterInfo. Never destroyed: threads may still use them when a host
/// program exits.
static const SmallVector<RegSpan, 0> &allSpans(const MCRegisterInfo &MRI) {
  static const auto *const Spans = [&] {
    auto *All = new SmallVector<RegSpan, 0>(MRI.getNumRegs());
    for (unsigned Reg = 1; Reg != MRI.getNumRegs(); ++Reg)
      (*All)[Reg] = computeSpan(Reg, MRI);
    return All;
  }();
  return *Spans;
}

static RegSpan spanOf(MCRegister Reg, const MCRegisterInfo &MRI) {
  return allSpans(MRI)[Reg.id()];
}

std::string Q7X2::getRegisterName(RegSpan Span) {
  static const struct {
    RegNum Base;
    StringLiteral Prefix;
  } Classes[] = {{RegFile::UPred, "UP"},
                 {RegFile::Pred, "P"},
                 {RegFile::UGPR, "UR"},
                 {RegFile::GPR, "R"}};
  if (Span.First == RegFile::AnyGPR)
    return "R[UR...]";
  for (const auto &C : Classes) {
    if (Span.First < C.Base)
      continue;
    const unsigned First = Span.First - C.Base;
    if (Span.Count == 1)
      return formatv("{0}{1}", C.Prefix, First);
    return formatv("{0}[{1}:{2}]", C.Prefix, First, First + Span.Count - 1);
  }
  llvm_unreachable("every number belongs to a class");
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static void addSpan(SmallVectorImpl<RegSpan> &To, RegSpan Span) {
  if (Span.Count)
    To.push_back(Span);
}

PredicateUse Q7X2::readPredicate(const MCInst &MI, OpName Name,
                                 const MCRegisterInfo &MRI) {
  const int Idx = getNamedOperandIdx(MI.getOpcode(), Name);
  if (Idx < 0)
    return {};
  return {spanOf(MI.getOperand(Idx).getReg(), MRI),
          MI.getOperand(Idx + 1).getImm() != 0};
}

/// Adds the predicates that P2R reads or R2P writes, as selected by a mask. A
/// null mask is unknown and may select any of them.
static void addSelected(const MCOperand *Mask, SmallVectorImpl<RegSpan> &To) {
  constexpr unsigned NumPreds = 7;
  for (unsigned P = 0; P != NumPreds; ++P) {
    if (Mask && !(Mask->getImm() >> P & 1))
      continue;
    if (!To.empty() && To.back().end() == RegFile::Pred + P)
      ++To.back().Count;
    else
      To.push_back({RegNum(RegFile::Pred + P), 1});
  }
}

/// Reads R[URb+offset], a register that is known only if URb is URZ.
static RegSpan readIndexed(const MCInst &MI) {
  const int Idx = getNamedOperandIdx(MI.getOpcode(), OpName::idx);
  const MCOperand &Offset = MI.getOperand(Idx + 1);
  if (MI.getOperand(Idx).getReg() == URZ && Offset.isImm() &&
      Offset.getImm() >= 0 && Offset.getImm() < RegFile::AnyGPR)
    return {RegNum(RegFile::GPR + Offset.getImm()), 1};
  return {RegFile::AnyGPR, 1};
}

/// Adds the registers that operations use in addition to their register
/// operands.
static void addUnnamed(const MCInst &MI, const InstrInfoRow &Row,
                       RegisterUse &Use) {
  auto KnownMask = [&]() -> const MCOperand * {
    const int Idx = getNamedOperandIdx(MI.getOpcode(), OpName::b);
    return Row.SrcForm == Q7X2Form::RI && MI.getOperand(Idx).isImm()
               ? &MI.getOperand(Idx)
               : nullptr;
  };
  switch (Row.Op) {
  case Q7X2Op::P2R:
    return addSelected(KnownMask(), Use.Reads);
  case Q7X2Op::R2P:
    Use.IsPartialWrite = !KnownMask();
    return addSelected(KnownMask(), Use.Writes);
  case Q7X2Op::GETGPR:
    return addSpan(Use.Reads, readIndexed(MI));
  case Q7X2Op::SETGPR:
    addSpan(Use.Writes, readIndexed(MI));
    Use.IsPartialWrite = Use.Writes.back().First == RegFile::AnyGPR;
    return;
  default:
    return;
  }
}

RegisterUse Q7X2::readRegisterUse(const MCInst &MI, const MCInstrInfo &MII,
                                  const MCRegisterInfo &MRI) {
  RegisterUse Use;
  const unsigned Opcode = MI.getOpcode();
  const unsigned NumDefs = MII.get(Opcode).getNumDefs();
  const int GuardIdx = getNamedOperandIdx(Opcode, OpName::guard);
  for (int I = 0, E = MI.getNumOperands(); I != E; ++I)
    if (MI.getOperand(I).isReg() && I != GuardIdx)
      addSpan(I < int(NumDefs) ? Use.Writes : Use.Reads,
              spanOf(MI.getOperand(I).getReg(), MRI));
  Use.Guard = readPredicate(MI, OpName::guard, MRI);
  Use.Unit = lookupUnitOf(Opcode);
  if (Use.Unit)
    addUnnamed(MI, *lookupInstr(Opcode), Use);
  return Use;
}

ControlWord Q7X2::readControlWord(const MCInst &MI) {
  const int Idx = getNamedOperandIdx(MI.getOpcode(), OpName::ctrl);
  return ControlWord::decode(Idx < 0 ? 0 : MI.getOperand(Idx).getImm());
}
