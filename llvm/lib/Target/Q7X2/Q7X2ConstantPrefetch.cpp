//===-- Q7X2ConstantPrefetch.cpp - Prefetch of constant banks -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The first operand in each line of constant bank 3 misses the constant cache,
// and a chain of operations would wait for one line after the other. So a
// kernel begins with a load of each line that it uses, into RZ, for which
// nothing waits.
//
//                                         LDC RZ, c[0x3][.L0]
//   DMUL R[4:5], R[4:5], c[0x3][.L0]  =>  DMUL R[4:5], R[4:5], c[0x3][.L0]
//   DADD R[4:5], R[4:5], c[0x3][.L1]      DADD R[4:5], R[4:5], c[0x3][.L1]
//
// Needs: the order of instructions, which it does not change. One scan.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2ISelLowering.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-constant-prefetch"
#define PASS_NAME "Q7X2 constant prefetch"

STATISTIC(NumPrefetched, "Number of lines of constant banks prefetched");

namespace {

class Q7X2ConstantPrefetch : public MachineFunctionPass {
public:
  static char ID;
  Q7X2ConstantPrefetch() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;
};

} // namespace

char Q7X2ConstantPrefetch::ID = 0;

INITIALIZE_PASS(Q7X2ConstantPrefetch, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2ConstantPrefetchPass() {
  return new Q7X2ConstantPrefetch();
}

/// More would delay what the kernel begins with.
static constexpr unsigned MaxLines = 8;

static bool isBankConstant(const GlobalValue &GV) {
  return GV.getSection() == Q7X2::ConstantSection;
}

/// The constants of the bank that a function has as operands.
static SetVector<const GlobalValue *> getUsed(const MachineFunction &MF) {
  SetVector<const GlobalValue *> Used;
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB)
      for (const MachineOperand &MO : MI.explicit_uses())
        if (MO.isGlobal() && isBankConstant(*MO.getGlobal()))
          Used.insert(MO.getGlobal());
  return Used;
}

/// The first constant of each line that is used. Selection aligns the first
/// number and the first address to a line, and the others follow it.
static SmallVector<const GlobalValue *, MaxLines>
getLines(const Module &M, const SetVector<const GlobalValue *> &Used) {
  constexpr unsigned PerLine = Q7X2::ConstantLineBytes / 8;
  SmallVector<const GlobalValue *, MaxLines> Lines;
  unsigned Count[2] = {0, 0}, LastLine[2] = {~0u, ~0u};
  for (const GlobalVariable &GV : M.globals()) {
    if (!isBankConstant(GV))
      continue;
    const bool IsAddress = GV.getValueType()->isPointerTy();
    const unsigned Line = Count[IsAddress]++ / PerLine;
    if (Line == LastLine[IsAddress] || !Used.contains(&GV))
      continue;
    LastLine[IsAddress] = Line;
    Lines.push_back(&GV);
    if (Lines.size() == MaxLines)
      break;
  }
  return Lines;
}

bool Q7X2ConstantPrefetch::runOnMachineFunction(MachineFunction &MF) {
  const Function &F = MF.getFunction();
  if (skipFunction(F) || !Q7X2::isKernel(F.getCallingConv()))
    return false;
  const auto Used = getUsed(MF);
  if (Used.empty())
    return false;
  const Q7X2InstrInfo *TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  MachineBasicBlock &Entry = MF.front();
  for (const GlobalValue *GV : getLines(*F.getParent(), Used)) {
    TII->build(Entry, Entry.begin(), DebugLoc(), Q7X2::LDC_C)
        .addReg(Q7X2::RZ, RegState::Define | RegState::Dead)
        .addReg(Q7X2::RZ)
        .addImm(Q7X2::ConstantBank)
        .add(MachineOperand::CreateGA(GV, 0));
    ++NumPrefetched;
  }
  return true;
}
