//===-- Q7X2CustomBehaviour.cpp - Control text in llvm-mca ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2CustomBehaviour.h"
#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "TargetInfo/Q7X2TargetInfo.h"
#include "llvm/MC/TargetRegistry.h"

using namespace llvm;
using namespace llvm::mca;

void Q7X2InstrPostProcess::postProcessInstruction(Instruction &Inst,
                                                  const MCInst &MCI) {
  int Idx = Q7X2::getNamedOperandIdx(MCI.getOpcode(), Q7X2::OpName::ctrl);
  if (Idx < 0)
    return; // of the older encoding
  MCAOperand Word = MCAOperand::createImm(MCI.getOperand(Idx).getImm());
  Word.setIndex(Idx);
  Inst.addOperand(Word);
}

static Q7X2::ControlWord controlOf(const Instruction &Inst) {
  int Idx = Q7X2::getNamedOperandIdx(Inst.getOpcode(), Q7X2::OpName::ctrl);
  const MCAOperand *Word = Idx < 0 ? nullptr : Inst.getOperand(Idx);
  return Q7X2::ControlWord::decode(Word ? Word->getImm() : 0);
}

static unsigned cyclesSinceIssue(const Instruction &Inst) {
  return Inst.getLatency() - Inst.getCyclesLeft();
}

/// Cycles until the instruction is complete as far as scoreboard Sb says.
static unsigned drainTime(const Instruction &Inst, int Sb) {
  Q7X2::ControlWord Text = controlOf(Inst);
  if (Text.Wsb == Sb)
    return Inst.getCyclesLeft();
  const Q7X2::UnitInfo *Unit = Q7X2::lookupUnitOf(Inst.getOpcode());
  unsigned Gone = cyclesSinceIssue(Inst);
  if (Text.Rsb == Sb && Unit && Unit->SourceRead > Gone)
    return Unit->SourceRead - Gone;
  return 0;
}

/// What is left of the stall of the instruction before. One that llvm-mca has
/// done with began at least its latency ago.
unsigned Q7X2CustomBehaviour::stallLeft(ArrayRef<InstRef> IssuedInst,
                                        const InstRef &IR) const {
  const unsigned Index = IR.getSourceIndex();
  for (const InstRef &Other : IssuedInst)
    if (Other.getSourceIndex() + 1 == Index) {
      unsigned Stall = controlOf(*Other.getInstruction()).Stall;
      unsigned Gone = cyclesSinceIssue(*Other.getInstruction());
      return Stall > Gone ? Stall - Gone : 0;
    }
  if (Index == 0 || Index == Checked)
    return 0;
  const Instruction &Before =
      *SrcMgr.getInstructions()[(Index - 1) % SrcMgr.size()];
  unsigned Stall = controlOf(Before).Stall;
  unsigned Gone = std::max(Before.getLatency(), 1u);
  return Stall > Gone ? Stall - Gone : 0;
}

unsigned Q7X2CustomBehaviour::checkCustomHazard(ArrayRef<InstRef> IssuedInst,
                                                const InstRef &IR) {
  const Q7X2::ControlWord Text = controlOf(*IR.getInstruction());
  unsigned Wait = stallLeft(IssuedInst, IR);
  for (const InstRef &Other : IssuedInst) {
    const Instruction &Inst = *Other.getInstruction();
    if (Text.Stall == 0 || controlOf(Inst).Stall == 0)
      Wait = std::max<unsigned>(Wait, Inst.getCyclesLeft());
    for (unsigned Sb = 0; Sb != Q7X2::ControlWord::NumScoreboards; ++Sb)
      if (Text.Req >> Sb & 1)
        Wait = std::max(Wait, drainTime(Inst, Sb));
  }
  Checked = IR.getSourceIndex();
  return Wait;
}

static CustomBehaviour *createQ7X2CustomBehaviour(const MCSubtargetInfo &STI,
                                                  const SourceMgr &SrcMgr,
                                                  const MCInstrInfo &MCII) {
  return new Q7X2CustomBehaviour(STI, SrcMgr, MCII);
}

static InstrPostProcess *createQ7X2InstrPostProcess(const MCSubtargetInfo &STI,
                                                    const MCInstrInfo &MCII) {
  return new Q7X2InstrPostProcess(STI, MCII);
}

extern "C" LLVM_ABI LLVM_EXTERNAL_VISIBILITY void
LLVMInitializeQ7X2TargetMCA() {
  Target &T = getTheQ7X2Target();
  TargetRegistry::RegisterCustomBehaviour(T, createQ7X2CustomBehaviour);
  TargetRegistry::RegisterInstrPostProcess(T, createQ7X2InstrPostProcess);
}
