//===-- Q7X2ControlWords.cpp - Write control words ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires code in its final order and layout; branch targets need not be
// resolved. Guarantees that every dependence holds on every path without the
// interlock. No later pass may add, move or remove instructions.
//
// The pass only translates: it reduces the function to units, registers and
// control flow, and writes back the control words that the library ControlWords
// computes. With the feature `interlocked` it does nothing: control words stay
// 0, and every instruction waits for all previous ones. Code that is right only
// with this feature points to a defect here.
//
//     LDG R4, [R[2:3].64]         LDG R4, [R[2:3].64] ?WAIT1 &wsb=0
//     IADD R5, R4, R0         =>  IADD R5, R4, R0 ?WAIT4 &req={0}
//     IADD R6, R5, R0             IADD R6, R5, R0 ?WAIT1
//
//===----------------------------------------------------------------------===//

#include "ControlWords/Q7X2ControlWordWriter.h"
#include "Q7X2.h"
#include "Q7X2BlockTiming.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-control-words"
#define PASS_NAME "Q7X2 control words"

namespace {

class Q7X2ControlWords : public MachineFunctionPass {
public:
  static char ID;
  Q7X2ControlWords() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnMachineFunction(MachineFunction &MF) override;
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<AAResultsWrapperPass>();
    AU.addRequired<MachineLoopInfoWrapperPass>();
    AU.addRequired<MachineOptimizationRemarkEmitterPass>();
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

private:
  Q7X2::TimedBlock readBlock(MachineBasicBlock &MBB) const;
  void remark(const MachineBasicBlock &MBB, const Q7X2::TimedBlock &Block);
};

} // namespace

char Q7X2ControlWords::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2ControlWords, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(AAResultsWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineLoopInfoWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineOptimizationRemarkEmitterPass)
INITIALIZE_PASS_END(Q7X2ControlWords, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2ControlWordsPass() {
  return new Q7X2ControlWords();
}

/// Returns whether inline assembly contains an instruction. It often does not,
/// and only hides a value from the optimizer; comments, directives and labels
/// wait for nothing.
static bool hasInstruction(StringRef Assembly) {
  SmallVector<StringRef> Lines;
  SplitString(Assembly, Lines, "\n;");
  return any_of(Lines, [](StringRef Line) {
    Line = Line.trim();
    return !Line.empty() && !Line.starts_with("//") && !Line.starts_with("#") &&
           !Line.starts_with(".") && !Line.ends_with(":");
  });
}

/// Returns whether the instruction becomes code.
static bool isEmitted(const MachineInstr &MI) {
  if (!MI.isInlineAsm())
    return !MI.isMetaInstruction();
  return hasInstruction(
      MI.getOperand(InlineAsm::MIOp_AsmString).getSymbolName());
}

/// Converts registers and immediates; symbols do not affect timing.
static MCInst toMCInst(const MachineInstr &MI) {
  MCInst Inst;
  Inst.setOpcode(MI.getOpcode());
  for (const MachineOperand &MO : MI.explicit_operands())
    Inst.addOperand(MO.isReg()
                        ? MCOperand::createReg(MO.getReg().asMCReg())
                        : MCOperand::createImm(MO.isImm() ? MO.getImm() : 0));
  return Inst;
}

static bool fallsThrough(const MachineInstr &MI, const TargetInstrInfo &TII) {
  return !MI.isBarrier() || TII.isPredicated(MI);
}

Q7X2::TimedBlock Q7X2ControlWords::readBlock(MachineBasicBlock &MBB) const {
  const MachineFunction &MF = *MBB.getParent();
  const auto &ST = MF.getSubtarget<Q7X2Subtarget>();
  const TargetInstrInfo &TII = *ST.getInstrInfo();
  const MCRegisterInfo &MRI = *ST.getRegisterInfo();
  Q7X2::TimedBlock Block;
  for (const MachineInstr &MI : MBB) {
    if (!isEmitted(MI))
      continue;
    Q7X2::TimedInst Inst = Q7X2::readTimedInst(toMCInst(MI), TII, MRI);
    if (Inst.Unit)
      Inst.Unit = &ST.getUnit(Inst.Unit->Self);
    Inst.IsFixed = false;
    Block.Insts.push_back(std::move(Inst));
    Block.FallsThrough = fallsThrough(MI, TII);
  }
  for (const MachineBasicBlock *Next : MBB.successors())
    Block.Successors.push_back(Next->getNumber());
  const auto &Loops = getAnalysis<MachineLoopInfoWrapperPass>().getLI();
  Block.LoopDepth = Loops.getLoopDepth(&MBB);
  return Block;
}

/// Reports the cycles of the block, and their lower bound.
void Q7X2ControlWords::remark(const MachineBasicBlock &MBB,
                              const Q7X2::TimedBlock &Block) {
  SmallVector<const MachineInstr *> Code;
  for (const MachineInstr &MI : MBB)
    if (isEmitted(MI))
      Code.push_back(&MI);
  auto IsUntimed = [](const Q7X2::TimedInst &I) { return !I.Unit; };
  if (Code.empty() || any_of(Block.Insts, IsUntimed))
    return;
  AAResults &AA = getAnalysis<AAResultsWrapperPass>().getAAResults();
  Q7X2::BlockTiming T = Q7X2::timeBlock(Block, Code, &AA);
  auto &ORE = getAnalysis<MachineOptimizationRemarkEmitterPass>().getORE();
  ORE.emit([&] {
    using NV = DiagnosticInfoOptimizationBase::Argument;
    return MachineOptimizationRemarkAnalysis(DEBUG_TYPE, "BlockTiming",
                                             Code.front()->getDebugLoc(), &MBB)
           << "block " << NV("Block", MBB.getNumber()) << ": "
           << NV("Instructions", unsigned(Code.size())) << " instructions, "
           << NV("Cycles", T.Cycles) << " cycles, lower bound "
           << NV("LowerBound", T.LowerBound) << ", critical path "
           << NV("CriticalPath", T.CriticalPath);
  });
}

/// Copies the control words to the operands.
static void setControlWords(MachineBasicBlock &MBB,
                            const Q7X2::TimedBlock &Block) {
  const Q7X2::TimedInst *I = Block.Insts.begin();
  for (MachineInstr &MI : MBB) {
    if (!isEmitted(MI))
      continue;
    if (I->Unit)
      MI.getOperand(
            Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::ctrl))
          .setImm(I->Word.encode());
    ++I;
  }
}

bool Q7X2ControlWords::runOnMachineFunction(MachineFunction &MF) {
  if (MF.getSubtarget<Q7X2Subtarget>().isInterlocked())
    return false;
  MF.RenumberBlocks();
  SmallVector<Q7X2::TimedBlock, 0> Blocks;
  for (MachineBasicBlock &MBB : MF)
    Blocks.push_back(readBlock(MBB));
  LLVM_DEBUG(dbgs() << "*** Control words of " << MF.getName() << " ***\n");
  Q7X2::writeControlWords(Blocks);
  for (MachineBasicBlock &MBB : MF)
    setControlWords(MBB, Blocks[MBB.getNumber()]);
  auto &ORE = getAnalysis<MachineOptimizationRemarkEmitterPass>().getORE();
  if (ORE.allowExtraAnalysis(DEBUG_TYPE))
    for (const MachineBasicBlock &MBB : MF)
      remark(MBB, Blocks[MBB.getNumber()]);
  return true;
}
