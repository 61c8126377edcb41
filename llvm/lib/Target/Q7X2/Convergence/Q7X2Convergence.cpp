//===-- Q7X2Convergence.cpp - Insert convergence barriers -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lets diverged threads reconverge at the immediate post-dominator of their
// branch (Fung et al., "Dynamic Warp Formation", MICRO 2007), here within an
// iteration, with convergence barriers like Volta's.
//
// Requires the final CFG, which no later pass may change, and runs on callees
// before their callers. Guarantees that threads reconverge there, except those
// whose region finds no barrier, which is slower, but not wrong; and that BRA.U
// remains only where the threads that execute it together are in the same
// iteration. First of all, blocks that end with undefined behavior get a trap;
// last, WARPSYNCs of threads that are together are removed, and branches to an
// EXIT become exits. The four steps are in Q7X2Divergence.h,
// Q7X2ConvergenceRegions.h, Q7X2ConvergenceBarriers.h and Q7X2EarlyExits.h.
//
//        @P0 BRA ELSE              BSSY B0, JOIN
//        ...                       @P0 BRA ELSE
//        BRA JOIN          ->      ...
//  ELSE: ...                       BRA JOIN
//  JOIN: ...                 ELSE: ...
//                            JOIN: BSYNC B0
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2ConvergedBlocks.h"
#include "Q7X2ConvergenceBarriers.h"
#include "Q7X2ConvergenceRemarks.h"
#include "Q7X2EarlyExits.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-convergence"
#define PASS_NAME "Q7X2 convergence barriers"

STATISTIC(NumBarriers, "Number of convergence barriers inserted");
STATISTIC(NumIndirectEntry, "Number of regions dropped: indirect entry");
STATISTIC(NumCovered, "Number of regions dropped: covered by another one");
STATISTIC(NumUnknownCallee, "Number of regions dropped: unknown callee");
STATISTIC(NumExhausted, "Number of regions dropped: barriers exhausted");
STATISTIC(NumWithoutPoint, "Number of divergences without reconvergence point");
STATISTIC(NumUnreachable, "Number of unreachable blocks ended by a trap");
STATISTIC(NumMixedBranches, "Number of branches no longer marked as uniform");
STATISTIC(NumRedundantSyncs,
          "Number of WARPSYNCs of threads that are together");

namespace {

class Q7X2Convergence : public MachineFunctionPass {
  BarrierUse Use;
  ReleaseInfo Releases;

public:
  static char ID;
  Q7X2Convergence() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnMachineFunction(MachineFunction &MF) override;
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineOptimizationRemarkEmitterPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

private:
  void relaxMixedBranches(ArrayRef<MachineInstr *> Branches);
};

} // namespace

char Q7X2Convergence::ID = 0;

INITIALIZE_PASS_BEGIN(Q7X2Convergence, DEBUG_TYPE, PASS_NAME, false, false)
INITIALIZE_PASS_DEPENDENCY(MachineOptimizationRemarkEmitterPass)
INITIALIZE_PASS_END(Q7X2Convergence, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2ConvergencePass() {
  return new Q7X2Convergence();
}

static void countRegions(ArrayRef<DivergentBranch> Branches,
                         const ConvergenceRegions &Regions) {
  NumBarriers += Regions.Needed.size();
  for (const ConvergenceRegion &R : Regions.Dropped) {
    NumIndirectEntry += R.Why == ConvergenceRegion::IndirectEntry;
    NumCovered += R.Why == ConvergenceRegion::Covered;
    NumUnknownCallee += R.Why == ConvergenceRegion::UnknownCallee;
    NumExhausted += R.Why == ConvergenceRegion::BarriersExhausted;
  }
  NumWithoutPoint += count_if(Branches, [](const DivergentBranch &B) {
    return !B.getReconvergencePoint();
  });
}

void Q7X2Convergence::relaxMixedBranches(ArrayRef<MachineInstr *> Branches) {
  auto &ORE = getAnalysis<MachineOptimizationRemarkEmitterPass>().getORE();
  int Uniform = getNamedOperandIdx(Q7X2::BRA_I, OpName::uniform);
  for (MachineInstr *Branch : Branches) {
    if (ORE.allowExtraAnalysis(DEBUG_TYPE))
      emitMixedBranchRemark(ORE, *Branch);
    Branch->getOperand(Uniform).setImm(Uniform_None);
  }
  NumMixedBranches += Branches.size();
}

/// Adds a trap to blocks that end with undefined behavior, which would run into
/// the following code.
static void endUnreachableBlocks(MachineFunction &MF) {
  const auto &TII = *MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  for (MachineBasicBlock &MBB : MF) {
    if (!MBB.succ_empty())
      continue;
    auto Last = MBB.getLastNonDebugInstr();
    if (Last == MBB.end() ||
        (!Last->isBarrier() && Last->getOpcode() != TRAP_X)) {
      TII.build(MBB, MBB.end(), DebugLoc(), TRAP_X);
      ++NumUnreachable;
    }
  }
}

/// Removes the WARPSYNCs of operations whose threads are together: in a
/// converged block, and after another WARPSYNC with the same mask. WARPSYNCs of
/// the source stay, since checks for races rely on them.
static void removeRedundantSyncs(MachineFunction &MF,
                                 const ConvergedBlocks &Converged) {
  const TargetRegisterInfo *TRI = MF.getSubtarget().getRegisterInfo();
  const TargetInstrInfo *TII = MF.getSubtarget().getInstrInfo();
  for (MachineBasicBlock &MBB : MF) {
    const MachineOperand *Mask = nullptr; // of threads that are together
    for (MachineInstr &MI : make_early_inc_range(MBB)) {
      if (!isWarpSync(MI) || TII->isPredicated(MI)) {
        if (isWarpSync(MI) || MI.isCall() || MI.isInlineAsm() ||
            (Mask && Mask->isReg() && MI.modifiesRegister(Mask->getReg(), TRI)))
          Mask = nullptr;
        continue;
      }
      const MachineOperand &New = MI.getOperand(0);
      if (isSyncOfExchange(MI) && ((Mask && New.isIdenticalTo(*Mask)) ||
                                   (New.isImm() && Converged.contains(MBB)))) {
        MI.eraseFromParent();
        ++NumRedundantSyncs;
      } else {
        Mask = &New;
      }
    }
  }
}

bool Q7X2Convergence::runOnMachineFunction(MachineFunction &MF) {
  endUnreachableBlocks(MF);
  FunctionDivergence Divergence(MF, Releases);
  const std::vector<DivergentBranch> &Branches = Divergence.Branches;
  ConvergenceRegions Regions = findRegions(MF, Branches, Use);
  Use.add(MF, allocateBarriers(Regions));
  LLVM_DEBUG({
    dbgs() << "Convergence of " << MF.getName() << ":\n";
    Divergence.Iterations.print(dbgs());
    for (const DivergentBranch &B : Branches)
      B.print(dbgs());
    Regions.print(dbgs());
  });
  countRegions(Branches, Regions);
  auto &ORE = getAnalysis<MachineOptimizationRemarkEmitterPass>().getORE();
  if (ORE.allowExtraAnalysis(DEBUG_TYPE))
    emitConvergenceRemarks(ORE, Branches, Regions);
  SmallVector<MachineInstr *, 4> Mixed = findMixedUniformBranches(
      MF, Divergence.Iterations, Branches, Regions.Needed);
  ConvergedBlocks Converged(MF, Divergence.Iterations.getCycles());
  erase_if(Mixed, [&](const MachineInstr *Branch) {
    return Converged.contains(*Branch->getParent());
  });
  relaxMixedBranches(Mixed);
  removeRedundantSyncs(MF, Converged);
  insertBarriers(Regions.Needed);
  if (!skipFunction(MF.getFunction()))
    replaceBranchesToExits(MF);
  return true;
}
