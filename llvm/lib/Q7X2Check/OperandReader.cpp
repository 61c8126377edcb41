//===- OperandReader.cpp - Instructions as the checker sees them ----------===//
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

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

static void addRegisters(SmallVectorImpl<Resource> &To,
                         ArrayRef<Q7X2::RegSpan> Spans) {
  for (Q7X2::RegSpan S : Spans)
    for (Resource R = S.First; R != S.end(); ++R)
      if (!is_contained(To, R))
        To.push_back(R);
}

static Condition condition(const Q7X2::PredicateUse &P) {
  Condition C;
  if (P.Reg.Count)
    C.Pred = P.Reg.First - res::Pred;
  C.Not = P.IsNegated;
  return C;
}

/// A uniform predicate belongs to the warp: threads on another path may have
/// written it since, so it says nothing of the instructions that a thread has
/// executed.
static void readGuard(const Q7X2::PredicateUse &Guard, Inst &I) {
  I.NumSources = I.Uses.size();
  I.IsConditional = !Guard.isAlways();
  addRegisters(I.Uses, Guard.Reg);
  if (!Guard.Reg.Count || Q7X2::isThreadPredicate(Guard.Reg.First))
    I.Guard = condition(Guard);
}

//===----------------------------------------------------------------------===//
// Flow
//===----------------------------------------------------------------------===//

static FlowKind flowOf(unsigned Op) {
  switch (Op) {
  case Q7X2Op::BRA:
    return FlowKind::Branch;
  case Q7X2Op::BRX:
    return FlowKind::IndirectBranch;
  case Q7X2Op::CALL:
    return FlowKind::Call;
  case Q7X2Op::RET:
    return FlowKind::Return;
  case Q7X2Op::EXIT:
  case Q7X2Op::TRAP:
    return FlowKind::Exit;
  default:
    // Threads that wait at a BSYNC continue after it; the target of BSSY is
    // the address of that BSYNC.
    return FlowKind::Next;
  }
}

static BarrierKind barrierOf(const MCInst &MI, unsigned Op) {
  switch (Op) {
  case Q7X2Op::BSSY:
    return BarrierKind::Set;
  case Q7X2Op::BSYNC:
    return BarrierKind::Wait;
  case Q7X2Op::BREAK:
    return BarrierKind::Leave;
  case Q7X2Op::WARPSYNC: {
    const int Mask = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::b);
    return MI.getOperand(Mask).isImm() &&
                   uint32_t(MI.getOperand(Mask).getImm()) == ~uint32_t(0)
               ? BarrierKind::WholeWarp
               : BarrierKind::None;
  }
  default:
    return BarrierKind::None;
  }
}

void OperandReader::readBarrier(const MCInst &MI, unsigned Op, Inst &I) const {
  I.Barrier = barrierOf(MI, Op);
  if (I.Barrier == BarrierKind::None || I.Barrier == BarrierKind::WholeWarp)
    return;
  int Idx = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::bar);
  I.BarrierNumber = MRI.getEncodingValue(MI.getOperand(Idx).getReg());
}

void OperandReader::readFlow(const MCInst &MI, unsigned Op, uint32_t Index,
                             Inst &I) const {
  I.Flow = flowOf(Op);
  if (I.Flow != FlowKind::Branch)
    return;
  const Q7X2::PredicateUse Taken =
      Q7X2::readPredicate(MI, Q7X2::OpName::p, MRI);
  if (Taken.Reg.Count && !Q7X2::isThreadPredicate(Taken.Reg.First))
    I.IsConditional = I.IsTakenUnknown = true;
  else
    I.Taken = condition(Taken);
  int Uniform = Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::uniform);
  I.Diverges = MI.getOperand(Uniform).getImm() == Q7X2::Uniform_None &&
               (I.IsConditional || !I.Taken.isAlways());
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
  const Q7X2::RegisterUse Use = Q7X2::readRegisterUse(MI, MII, MRI);
  I.Unit = Use.Unit;
  if (!I.Unit)
    return I;
  addRegisters(I.Uses, Use.Reads);
  addRegisters(I.Defs, Use.Writes);
  I.IsPartialWrite = Use.IsPartialWrite;
  readGuard(Use.Guard, I);
  readFlow(MI, Q7X2::lookupInstr(MI.getOpcode())->Op, Index, I);
  readBarrier(MI, Q7X2::lookupInstr(MI.getOpcode())->Op, I);
  I.Word = Q7X2::readControlWord(MI);
  if (I.Taken.isNever())
    I.Flow = FlowKind::Next;
  if (!I.Guard.isNever())
    return I;
  // No thread executes it, so only stall and req have an effect.
  Inst Idle;
  Idle.Unit = I.Unit;
  Idle.Flow = FlowKind::Next;
  Idle.Word.Stall = I.Word.Stall;
  Idle.Word.Req = I.Word.Req;
  return Idle;
}
