//===-- Q7X2CustomBehaviour.cpp - Control words in llvm-mca ---------------===//
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
    return; // Fermi encoding
  MCAOperand Word = MCAOperand::createImm(MCI.getOperand(Idx).getImm());
  Word.setIndex(Idx);
  Inst.addOperand(Word);
}

static Q7X2::ControlWord controlWordOf(const Instruction &Inst) {
  int Idx = Q7X2::getNamedOperandIdx(Inst.getOpcode(), Q7X2::OpName::ctrl);
  const MCAOperand *Word = Idx < 0 ? nullptr : Inst.getOperand(Idx);
  return Q7X2::ControlWord::decode(Word ? Word->getImm() : 0);
}

static unsigned cyclesSinceIssue(const Instruction &Inst) {
  return Inst.getLatency() - Inst.getCyclesLeft();
}

/// Returns the cycles until the instruction releases scoreboard \p Sb.
static unsigned cyclesToRelease(const Instruction &Inst, int Sb) {
  Q7X2::ControlWord Word = controlWordOf(Inst);
  if (Word.Wsb == Sb)
    return Inst.getCyclesLeft();
  const Q7X2::UnitInfo *Unit = Q7X2::lookupUnitOf(Inst.getOpcode());
  unsigned Passed = cyclesSinceIssue(Inst);
  if (Word.Rsb == Sb && Unit && Unit->SourceRead > Passed)
    return Unit->SourceRead - Passed;
  return 0;
}

/// Returns the rest of the previous instruction's stall. If llvm-mca has
/// retired that instruction, it issued at least its latency ago.
unsigned Q7X2CustomBehaviour::remainingStall(ArrayRef<InstRef> IssuedInst,
                                             const InstRef &IR) const {
  const unsigned Index = IR.getSourceIndex();
  for (const InstRef &Other : IssuedInst)
    if (Other.getSourceIndex() + 1 == Index) {
      unsigned Stall = controlWordOf(*Other.getInstruction()).Stall;
      unsigned Passed = cyclesSinceIssue(*Other.getInstruction());
      return Stall > Passed ? Stall - Passed : 0;
    }
  if (Index == 0 || Index == LastChecked)
    return 0;
  const Instruction &Previous =
      *SrcMgr.getInstructions()[(Index - 1) % SrcMgr.size()];
  unsigned Stall = controlWordOf(Previous).Stall;
  unsigned Passed = std::max(Previous.getLatency(), 1u);
  return Stall > Passed ? Stall - Passed : 0;
}

unsigned Q7X2CustomBehaviour::checkCustomHazard(ArrayRef<InstRef> IssuedInst,
                                                const InstRef &IR) {
  const Q7X2::ControlWord Word = controlWordOf(*IR.getInstruction());
  unsigned Wait = remainingStall(IssuedInst, IR);
  for (const InstRef &Other : IssuedInst) {
    const Instruction &Inst = *Other.getInstruction();
    if (Word.isInterlocked() || controlWordOf(Inst).isInterlocked())
      Wait = std::max<unsigned>(Wait, Inst.getCyclesLeft());
    for (int Sb = 0; Sb != int(Q7X2::ControlWord::NumScoreboards); ++Sb)
      if (Word.Req >> Sb & 1)
        Wait = std::max(Wait, cyclesToRelease(Inst, Sb));
  }
  LastChecked = IR.getSourceIndex();
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
