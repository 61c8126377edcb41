//===- OperandReader.cpp - What an instruction reads and writes -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OperandReader.h"
#include "MCTargetDesc/Q7X2MCTargetDesc.h"

using namespace llvm;
using namespace check;

static const Resource NoResource = ~Resource(0);

OperandReader::OperandReader(const MCRegisterInfo &MRI, const MCInstrInfo &MII)
    : MRI(MRI), MII(MII) {
  static const std::pair<unsigned, Resource> Classes[] = {
      {Q7X2::GPRRegClassID, res::GPR},
      {Q7X2::UGPRRegClassID, res::UGPR},
      {Q7X2::PPRRegClassID, res::Pred},
      {Q7X2::UPPRRegClassID, res::UPred}};
  ResourceOf.assign(MRI.getNumRegUnits(), NoResource);
  for (auto [ClassID, First] : Classes)
    for (MCPhysReg Reg : MRI.getRegClass(ClassID))
      if (!MRI.isConstant(Reg))
        for (MCRegUnit Unit : MRI.regunits(Reg))
          ResourceOf[unsigned(Unit)] = First + MRI.getEncodingValue(Reg);
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

void OperandReader::addRegister(SmallVectorImpl<Resource> &To,
                                MCRegister Reg) const {
  for (MCRegUnit Unit : MRI.regunits(Reg)) {
    Resource R = ResourceOf[unsigned(Unit)];
    if (R != NoResource && !is_contained(To, R))
      To.push_back(R);
  }
}

/// A predicate and whether it is negated.
Condition OperandReader::condition(const MCInst &MI, unsigned Idx) const {
  Condition C;
  C.Pred = MRI.getEncodingValue(MI.getOperand(Idx).getReg());
  C.Not = MI.getOperand(Idx + 1).getImm();
  return C;
}

/// Uniform predicates belong to the warp: threads on another path may have
/// written one since, so it tells nothing of what a thread has executed.
void OperandReader::readGuard(const MCInst &MI, Inst &I) const {
  int Idx = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::guard);
  I.NumSources = I.Uses.size();
  if (Idx < 0)
    return;
  Condition C = condition(MI, Idx);
  I.Conditional = !C.isAlways();
  addRegister(I.Uses, MI.getOperand(Idx).getReg());
  bool IsUniform = MII.get(MI.getOpcode()).TSFlags & Q7X2::TSFlag::Uniform;
  if (!IsUniform || C.isNever())
    I.Guard = C;
}

/// P2R reads, R2P writes the predicates that a mask selects, of which some may
/// be meant if it is no immediate.
void OperandReader::readPredicateMove(const MCInst &MI, unsigned Op,
                                      Inst &I) const {
  if (Op != Q7X2Op::P2R && Op != Q7X2Op::R2P)
    return;
  uint64_t Mask = ~uint64_t(0);
  if (Q7X2::lookupInstr(MI.getOpcode())->SrcForm == Q7X2Form::RI) {
    int B = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::b);
    Mask = MI.getOperand(B).getImm();
  } else {
    I.PartialDefs = Op == Q7X2Op::R2P;
  }
  for (unsigned P = 0; P != Condition::True; ++P)
    if (Mask >> P & 1)
      (Op == Q7X2Op::P2R ? I.Uses : I.Defs).push_back(res::Pred + P);
}

/// R[URb+offset]: a register that is known only if URb is URZ.
void OperandReader::readIndexed(const MCInst &MI, unsigned Op, Inst &I) const {
  if (Op != Q7X2Op::GETGPR && Op != Q7X2Op::SETGPR)
    return;
  int Idx = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::idx);
  int64_t Offset = MI.getOperand(Idx + 1).getImm();
  bool IsKnown = MI.getOperand(Idx).getReg() == Q7X2::URZ && Offset >= 0 &&
                 Offset < res::AnyGPR;
  Resource R = IsKnown ? res::GPR + Offset : res::AnyGPR;
  (Op == Q7X2Op::GETGPR ? I.Uses : I.Defs).push_back(R);
  if (Op == Q7X2Op::SETGPR)
    I.PartialDefs = !IsKnown;
}

//===----------------------------------------------------------------------===//
// Flow
//===----------------------------------------------------------------------===//

static FlowKind flowOf(unsigned Op) {
  switch (Op) {
  case Q7X2Op::BRA:
    return FlowKind::Branch;
  case Q7X2Op::BRX:
    return FlowKind::Jump;
  case Q7X2Op::CALL:
    return FlowKind::Call;
  case Q7X2Op::RET:
    return FlowKind::Return;
  case Q7X2Op::EXIT:
  case Q7X2Op::TRAP:
    return FlowKind::End;
  default:
    // Threads that wait at a BSYNC go on behind it; the target of BSSY is
    // where it stands.
    return FlowKind::Next;
  }
}

void OperandReader::readFlow(const MCInst &MI, unsigned Op, uint32_t Index,
                             Inst &I) const {
  I.Flow = flowOf(Op);
  if (I.Flow != FlowKind::Branch)
    return;
  int P = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::p);
  I.Taken = condition(MI, P);
  int Idx = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::target);
  if (!MI.getOperand(Idx).isImm())
    return;
  int64_t Distance = int32_t(MI.getOperand(Idx).getImm());
  int64_t Target = int64_t(Index) + 1 + Distance / int(InstBytes);
  if (Distance % InstBytes == 0 && Target >= 0 && Target < NoTarget)
    I.Target = Target;
}

Inst OperandReader::read(const MCInst &MI, uint32_t Index) const {
  Inst I;
  I.Unit = Q7X2::lookupUnitOf(MI.getOpcode());
  if (!I.Unit)
    return I;
  const MCInstrDesc &Desc = MII.get(MI.getOpcode());
  const unsigned Op = Q7X2::lookupInstr(MI.getOpcode())->Op;
  const int Guard =
      Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::guard);
  for (int N = 0, E = MI.getNumOperands(); N != E; ++N)
    if (MI.getOperand(N).isReg() && N != Guard)
      addRegister(N < int(Desc.getNumDefs()) ? I.Defs : I.Uses,
                  MI.getOperand(N).getReg());
  readPredicateMove(MI, Op, I);
  readIndexed(MI, Op, I);
  readGuard(MI, I);
  readFlow(MI, Op, Index, I);
  int Ctrl = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::ctrl);
  I.Control = Q7X2::Ctrl::decode(MI.getOperand(Ctrl).getImm());
  if (I.Taken.isNever())
    I.Flow = FlowKind::Next;
  if (!I.Guard.isNever())
    return I;
  // No thread executes it: nothing but its control text has an effect.
  Inst Idle;
  Idle.Unit = I.Unit;
  Idle.Flow = FlowKind::Next;
  Idle.Control.Stall = I.Control.Stall;
  Idle.Control.ReqMask = I.Control.ReqMask;
  return Idle;
}
