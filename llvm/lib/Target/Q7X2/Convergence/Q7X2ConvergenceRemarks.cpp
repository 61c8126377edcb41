//===-- Q7X2ConvergenceRemarks.cpp - Remarks on barriers ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2ConvergenceRemarks.h"
#include "Q7X2.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-convergence"

using NV = DiagnosticInfoOptimizationBase::Argument;

template <typename Fn> static std::string print(Fn Print) {
  std::string Text;
  raw_string_ostream OS(Text);
  Print(OS);
  return Text;
}

// Returns the block's reference, with the source line of its first located
// instruction.
static std::string getName(const MachineBasicBlock &MBB) {
  return print([&](raw_ostream &OS) {
    OS << printMBBReference(MBB);
    for (const MachineInstr &MI : MBB)
      if (!MI.isDebugInstr() && MI.getDebugLoc()) {
        OS << " (line " << MI.getDebugLoc().getLine() << ')';
        return;
      }
  });
}

static MachineOptimizationRemarkAnalysis
createRemark(StringRef Name, const MachineInstr &Branch) {
  const MachineBasicBlock &MBB = *Branch.getParent();
  const Function &F = MBB.getParent()->getFunction();
  DiagnosticLocation Loc(Branch.getDebugLoc());
  if (!Branch.getDebugLoc())
    Loc = DiagnosticLocation(F.getSubprogram());
  MachineOptimizationRemarkAnalysis R(DEBUG_TYPE, Name, Loc, &MBB);
  R << NV("Function", F.getName()) << ": ";
  return R;
}

static MachineOptimizationRemarkAnalysis
createBranchRemark(StringRef Name, const DivergentBranch &B) {
  MachineOptimizationRemarkAnalysis R =
      createRemark(Name, *getDivergentTerminator(*B.Block));
  R << "divergence at the end of "
    << NV("Branch",
          print([&](raw_ostream &OS) { OS << printMBBReference(*B.Block); }))
    << ": " << NV("Cause", print([&](raw_ostream &OS) { B.printCause(OS); }))
    << "; ";
  return R;
}

static MachineOptimizationRemarkAnalysis
createBarrierRemark(const DivergentBranch &B, const ConvergenceRegion &R) {
  MachineOptimizationRemarkAnalysis Remark = createBranchRemark("Barrier", B);
  Remark << NV("Barrier", "B" + Twine(R.Barrier).str()) << ", set in ";
  for (const MachineBasicBlock *Start : R.Starts)
    Remark << (Start == R.Starts.front() ? "" : ", ")
           << NV("Start", getName(*Start));
  return Remark << ", reconverges the threads at "
                << NV("Point", getName(*R.ReconvergencePoint)) << ", "
                << NV("Reason", print([&](raw_ostream &OS) {
                        if (R.ReconvergencePoint == B.getReconvergencePoint())
                          B.printReason(OS);
                        else
                          OS << "but for those that skip it to "
                             << printMBBReference(*B.getReconvergencePoint());
                      }));
}

static MachineOptimizationRemarkAnalysis
createNoBarrierRemark(const DivergentBranch &B, const ConvergenceRegion *R) {
  MachineOptimizationRemarkAnalysis Remark = createBranchRemark("NoBarrier", B);
  if (R)
    Remark << "no barrier of its own at "
           << NV("Point", getName(*R->ReconvergencePoint));
  else
    Remark << "no barrier";
  return Remark << ": " << NV("Reason", print([&](raw_ostream &OS) {
                                R ? R->printStatus(OS) : B.printReason(OS);
                              }));
}

void Q7X2::emitConvergenceRemarks(MachineOptimizationRemarkEmitter &ORE,
                                  ArrayRef<DivergentBranch> Branches,
                                  const ConvergenceRegions &Regions) {
  for (const DivergentBranch &B : Branches) {
    if (!B.getReconvergencePoint())
      ORE.emit([&] { return createNoBarrierRemark(B, nullptr); });
    for (const ConvergenceRegion &R : Regions.Needed)
      if (is_contained(R.Branches, &B))
        ORE.emit([&] { return createBarrierRemark(B, R); });
    for (const ConvergenceRegion &R : Regions.Dropped)
      if (is_contained(R.Branches, &B))
        ORE.emit([&] { return createNoBarrierRemark(B, &R); });
  }
}

void Q7X2::emitMixedBranchRemark(MachineOptimizationRemarkEmitter &ORE,
                                 const MachineInstr &Branch) {
  ORE.emit([&] {
    MachineOptimizationRemarkAnalysis R = createRemark("MixedBranch", Branch);
    bool IsCalled = !isKernel(Branch.getMF()->getFunction().getCallingConv());
    return R << "the branch at the end of "
             << NV("Branch", print([&](raw_ostream &OS) {
                     OS << printMBBReference(*Branch.getParent());
                   }))
             << " is not marked as uniform: threads of different "
             << NV("Reason", IsCalled ? "calls" : "iterations or paths")
             << " can execute it together";
  });
}
