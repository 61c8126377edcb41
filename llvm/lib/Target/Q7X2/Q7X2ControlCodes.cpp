//===-- Q7X2ControlCodes.cpp - Write control text into the code -----------===//
//
// The last pass: stalls and scoreboards for every instruction, found by
// MCTargetDesc/Q7X2ControlText.cpp. Nothing else writes control words. With the
// feature `interlocked` they stay 0, and each instruction waits for all before
// it: code that is right so and wrong otherwise has its fault here.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2ControlText.h"
#include "Q7X2.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/InitializePasses.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-control-codes"
#define PASS_NAME "Q7X2 control codes"

namespace {

class Q7X2ControlCodes : public MachineFunctionPass {
public:
  static char ID;
  Q7X2ControlCodes() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnMachineFunction(MachineFunction &MF) override;
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineLoopInfoWrapperPass>();
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

private:
  Q7X2::TimedBlock readBlock(MachineBasicBlock &MBB) const;
};

} // namespace

char Q7X2ControlCodes::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2ControlCodes, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(MachineLoopInfoWrapperPass)
INITIALIZE_PASS_END(Q7X2ControlCodes, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2ControlCodesPass() {
  return new Q7X2ControlCodes();
}

// An empty text, or one of comments, directives and labels only, is usual to
// hide a value from the optimizer: nothing in it waits for anything.
static bool hasInstruction(StringRef Assembly) {
  SmallVector<StringRef> Lines;
  SplitString(Assembly, Lines, "\n;");
  return any_of(Lines, [](StringRef Line) {
    Line = Line.trim();
    return !Line.empty() && !Line.starts_with("//") && !Line.starts_with("#") &&
           !Line.starts_with(".") && !Line.ends_with(":");
  });
}

// What becomes code.
static bool isEmitted(const MachineInstr &MI) {
  if (!MI.isInlineAsm())
    return !MI.isMetaInstruction();
  return hasInstruction(
      MI.getOperand(InlineAsm::MIOp_AsmString).getSymbolName());
}

// Its registers and numbers; symbols do not matter.
static MCInst toMCInst(const MachineInstr &MI) {
  MCInst Inst;
  Inst.setOpcode(MI.getOpcode());
  for (const MachineOperand &MO : MI.explicit_operands())
    Inst.addOperand(MO.isReg()
                        ? MCOperand::createReg(MO.getReg().asMCReg())
                        : MCOperand::createImm(MO.isImm() ? MO.getImm() : 0));
  return Inst;
}

static bool endsPath(const MachineInstr &MI, const TargetInstrInfo &TII) {
  return MI.isBarrier() && !TII.isPredicated(MI);
}

Q7X2::TimedBlock Q7X2ControlCodes::readBlock(MachineBasicBlock &MBB) const {
  const MachineFunction &MF = *MBB.getParent();
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  const MCRegisterInfo &MRI = *MF.getSubtarget().getRegisterInfo();
  Q7X2::TimedBlock Block;
  for (const MachineInstr &MI : MBB) {
    if (!isEmitted(MI))
      continue;
    Block.Insts.push_back(MI.isInlineAsm()
                              ? Q7X2::TimedInst()
                              : Q7X2::readTimedInst(toMCInst(MI), TII, MRI));
    Block.Insts.back().IsFixed = false;
    Block.FallsThrough = !endsPath(MI, TII);
  }
  for (const MachineBasicBlock *Next : MBB.successors())
    Block.Successors.push_back(Next->getNumber());
  const auto &Loops = getAnalysis<MachineLoopInfoWrapperPass>().getLI();
  Block.LoopDepth = Loops.getLoopDepth(&MBB);
  return Block;
}

bool Q7X2ControlCodes::runOnMachineFunction(MachineFunction &MF) {
  const auto &ST = MF.getSubtarget<Q7X2Subtarget>();
  if (ST.isInterlocked())
    return false;
  MF.RenumberBlocks();
  SmallVector<Q7X2::TimedBlock, 0> Blocks;
  for (MachineBasicBlock &MBB : MF)
    Blocks.push_back(readBlock(MBB));
  Q7X2::writeControlText(Blocks, *ST.getRegisterInfo());
  for (MachineBasicBlock &MBB : MF) {
    const Q7X2::TimedInst *I = Blocks[MBB.getNumber()].Insts.begin();
    for (MachineInstr &MI : MBB) {
      if (!isEmitted(MI))
        continue;
      if (I->Unit)
        MI.getOperand(
              Q7X2::getNamedOperandIdx(MI.getOpcode(), Q7X2::OpName::ctrl))
            .setImm(I->Text.encode());
      ++I;
    }
  }
  return true;
}
