//===-- Q7X2ConvergenceBarriers.cpp - Barriers of regions -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2ConvergenceBarriers.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2Subtarget.h"

using namespace llvm;
using namespace llvm::Q7X2;

// ---- allocation ------------------------------------------------------------

static int getNumBarriers() { return BPRRegClass.getNumRegs(); }

// Returns the lowest free barrier, or the number of barriers if none is left.
static int findFreeBarrier(const ConvergenceRegion &R,
                           ArrayRef<ConvergenceRegion> Allocated) {
  BitVector Taken(getNumBarriers());
  for (const ConvergenceRegion &Other : Allocated)
    if (!Taken.test(Other.Barrier) && R.overlaps(Other))
      Taken.set(Other.Barrier);
  int B = R.CalleeBarriers.Count;
  while (B < getNumBarriers() && Taken.test(B))
    ++B;
  return B;
}

unsigned Q7X2::allocateBarriers(ConvergenceRegions &Regions) {
  int Count = 0;
  for (unsigned I = 0; I != Regions.Needed.size();) {
    ConvergenceRegion &R = Regions.Needed[I];
    if (R.CalleeBarriers.IsUnknown) {
      Regions.drop(I, ConvergenceRegion::UnknownCallee);
      continue;
    }
    int B = findFreeBarrier(R, ArrayRef(Regions.Needed).take_front(I));
    if (B >= getNumBarriers()) {
      Regions.drop(I, ConvergenceRegion::BarriersExhausted);
      continue;
    }
    R.Barrier = B;
    Count = std::max(Count, B + 1);
    ++I;
  }
  return Count;
}

// ---- uniform branches ------------------------------------------------------

// Returns the blocks before Stop that are reached from several successors of
// MBB, within Iteration or, without one, in the function.
static BlockSet findShared(const LoopIteration *Iteration,
                           MachineBasicBlock &MBB,
                           const MachineBasicBlock *Stop) {
  BlockSet Seen, Shared;
  for (MachineBasicBlock *Succ : MBB.successors()) {
    if (Succ == Stop || (Iteration && (Iteration->isEnd(*Succ) ||
                                       !Iteration->containsEdge(MBB, *Succ))))
      continue;
    BlockSet Side = Iteration ? Iteration->findReachable({Succ}, Stop)
                              : findReachable({Succ}, Stop);
    Side.insert(Succ);
    for (const MachineBasicBlock *Block : Side)
      if (!Seen.insert(Block).second)
        Shared.insert(Block);
  }
  return Shared;
}

// Returns the blocks that threads execute after they leave a cycle in different
// iterations and before they reconverge.
static BlockSet findBlocksAfterExit(const DivergentBranch &B) {
  MachineBasicBlock *Point = B.getReconvergencePoint();
  SmallVector<const MachineBasicBlock *, 4> Targets;
  copy_if(B.ExitTargets, std::back_inserter(Targets),
          [&](const MachineBasicBlock *MBB) {
            return MBB != Point && !B.Iteration->isEnd(*MBB);
          });
  BlockSet Blocks = B.Iteration->findReachable(Targets, Point);
  Blocks.insert_range(Targets);
  return Blocks;
}

static bool isReconverged(const DivergentBranch &B,
                          ArrayRef<ConvergenceRegion> Regions) {
  return any_of(Regions, [&](const ConvergenceRegion &R) {
    return R.ReconvergencePoint == B.getReconvergencePoint() &&
           R.Iteration == B.Iteration &&
           (R.Blocks.contains(B.Block) || is_contained(R.Starts, B.Block));
  });
}

// Returns the blocks that threads may execute together although they are in
// different iterations, or took different paths without reconverging.
static BlockSet findMixedBlocks(const IterationInfo &Iterations,
                                ArrayRef<DivergentBranch> Branches,
                                ArrayRef<ConvergenceRegion> Regions) {
  BlockSet Mixed;
  auto Add = [&](const BlockSet &More) {
    Mixed.insert(More.begin(), More.end());
  };
  for (const DivergentBranch &B : Branches) {
    if (!isReconverged(B, Regions) && !B.hasNothingInCommon())
      Add(findShared(nullptr, *B.Block, nullptr));
    else if (B.ExitTargets.empty())
      Add(findShared(B.Iteration, *B.Block, B.getReconvergencePoint()));
    else
      Add(findBlocksAfterExit(B));
  }
  for (auto [From, To] : Iterations.getEarlyExits()) {
    Add(findReachable(To, nullptr));
    Mixed.insert(To);
  }
  return Mixed;
}

SmallVector<MachineInstr *, 4> Q7X2::findMixedUniformBranches(
    MachineFunction &MF, const IterationInfo &Iterations,
    ArrayRef<DivergentBranch> Branches, ArrayRef<ConvergenceRegion> Regions) {
  // Diverged threads may call a function together.
  bool IsCalled = !isKernel(MF.getFunction().getCallingConv());
  BlockSet Mixed;
  if (!IsCalled)
    Mixed = findMixedBlocks(Iterations, Branches, Regions);
  int Uniform = getNamedOperandIdx(Q7X2::BRA_I, OpName::uniform);
  SmallVector<MachineInstr *, 4> Result;
  for (MachineBasicBlock &MBB : MF)
    if (IsCalled || Mixed.contains(&MBB))
      for (MachineInstr &MI : MBB.terminators())
        if (MI.getOpcode() == Q7X2::BRA_I &&
            MI.getOperand(Uniform).getImm() != Uniform_None)
          Result.push_back(&MI);
  return Result;
}

// ---- insertion -------------------------------------------------------------

static Q7X2InstrBuilder build(MachineBasicBlock &MBB,
                              MachineBasicBlock::iterator I, const DebugLoc &DL,
                              unsigned Opcode, const ConvergenceRegion &R) {
  const auto &STI = MBB.getParent()->getSubtarget<Q7X2Subtarget>();
  const Q7X2InstrInfo &TII = *STI.getInstrInfo();
  return Q7X2InstrBuilder(BuildMI(MBB, I, DL, TII.get(Opcode))
                              .addReg(BPRRegClass.getRegister(R.Barrier)));
}

static void insertBarrier(const ConvergenceRegion &R) {
  MachineBasicBlock &Point = *R.ReconvergencePoint;
  for (MachineBasicBlock *Start : R.Starts)
    build(*Start, Start->getFirstTerminator(), Start->findBranchDebugLoc(),
          Q7X2::BSSY_I, R)
        .addMBB(&Point);
  build(Point, Point.begin(), DebugLoc(), Q7X2::BSYNC_X, R);
  Point.setLabelMustBeEmitted();
}

void Q7X2::insertBarriers(std::vector<ConvergenceRegion> &Regions) {
  // Insert enclosing regions first: at a common reconvergence point, the inner
  // BSYNC, which is inserted later, precedes the outer one.
  llvm::sort(Regions,
             [](const ConvergenceRegion &A, const ConvergenceRegion &B) {
               return A.Blocks.size() > B.Blocks.size();
             });
  for (const ConvergenceRegion &R : Regions)
    insertBarrier(R);
  // BREAK precedes any BSYNC: threads that have left a region must not be
  // waited for there while they wait for others.
  for (const ConvergenceRegion &R : Regions)
    for (MachineBasicBlock *MBB : R.ExitTargets)
      build(*MBB, MBB->begin(), DebugLoc(), Q7X2::BREAK_X, R);
}
