//===-- Q7X2ConvergedBlocks.cpp - Where a whole warp executes -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2ConvergedBlocks.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2SpinExits.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <optional>

using namespace llvm;
using namespace llvm::Q7X2;

// The maximum nesting depth of divergent regions, which take a barrier each.
// The rest is left for regions that this depth does not count.
static constexpr unsigned MaxDepth = 12;

// ---- limits of the analysis -------------------------------------------------

// Returns whether threads that enter the block access no uniform register any
// more.
static bool onlyExits(const MachineBasicBlock &MBB) {
  return MBB.succ_empty() && all_of(MBB, [](const MachineInstr &MI) {
           return MI.isDebugInstr() || MI.getOpcode() == Q7X2::EXIT_X ||
                  MI.getOpcode() == Q7X2::TRAP_X;
         });
}

static bool isUniformReg(Register Reg) {
  return UGPRRegClass.contains(Reg) || UGPR64ZRegClass.contains(Reg) ||
         UPPRRegClass.contains(Reg);
}

// Returns whether threads may be diverged after an instruction for a reason
// that is not in the CFG.
static bool mayLeaveDiverged(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Q7X2::YIELD_X: // Threads leave a spin loop diverged.
                      // all
  case Q7X2::WARPSYNC_R:
    return true;
  case Q7X2::WARPSYNC_I:
    return uint32_t(MI.getOperand(0).getImm()) != ~0u;
  default:
    return MI.isCall() || MI.isIndirectBranch();
  }
}

// Returns whether inline assembly or a callee may write uniform registers.
static bool mayWriteUniform(const MachineInstr &MI) {
  auto Clobbers = [](const MachineOperand &Mask) {
    auto IsClobbered = [&](MCPhysReg Reg) { return Mask.clobbersPhysReg(Reg); };
    return any_of(UGPRRegClass, IsClobbered) ||
           any_of(UPPRRegClass, IsClobbered);
  };
  return (MI.isCall() || MI.isInlineAsm()) &&
         any_of(MI.operands(), [&](const MachineOperand &MO) {
           return (MO.isReg() && isUniformReg(MO.getReg())) ||
                  (MO.isRegMask() && Clobbers(MO));
         });
}

static bool canAnalyze(const MachineFunction &MF,
                       const MachineCycleInfo &Cycles) {
  // Diverged threads may call a function.
  if (!isKernel(MF.getFunction().getCallingConv()))
    return false;
  for (const MachineBasicBlock &MBB : MF) {
    if (any_of(MBB, mayWriteUniform))
      return false;
    const MachineCycle *Cycle = Cycles.getCycle(&MBB);
    if (Cycle && !Cycle->isReducible())
      return false;
  }
  return true;
}

// ---- regions ---------------------------------------------------------------

bool Q7X2::diverges(const MachineBasicBlock &MBB) {
  return getDivergentTerminator(MBB) &&
         count_if(MBB.successors(), [](const MachineBasicBlock *Succ) {
           return !onlyExits(*Succ);
         }) > 1;
}

/// Returns the edges on which some threads exit while the others go on, except
/// those from \p Kept.
static DenseSet<CFGEdge> findExits(const MachineFunction &MF,
                                   const BitVector &Kept) {
  DenseSet<CFGEdge> Exits;
  for (const MachineBasicBlock &MBB : MF)
    if (!Kept.test(MBB.getNumber()) && getDivergentTerminator(MBB))
      for (const MachineBasicBlock *Succ : MBB.successors())
        if (onlyExits(*Succ))
          Exits.insert({&MBB, Succ});
  return Exits;
}

/// Returns the blocks from which no path ends.
static BitVector findEndless(const MachineFunction &MF,
                             const LoopIteration &Paths) {
  BitVector Endless(MF.getNumBlockIDs());
  for (const MachineBasicBlock &MBB : MF)
    if (!Paths.reachesEnd(MBB))
      Endless.set(MBB.getNumber());
  return Endless;
}

/// Returns the nearest post-dominator that threads do not reach in different
/// iterations of a cycle; null if there is none.
const MachineBasicBlock *
ConvergedBlocks::findReconvergencePoint(const LoopIteration &Paths,
                                        const MachineBasicBlock &MBB) const {
  const MachineBasicBlock *Point = &MBB;
  const MachineCycle *Cycle;
  do {
    Point = Paths.getPostDominator(*Point);
    Cycle = Point ? Cycles.getCycle(Point) : nullptr;
  } while (Cycle && !Cycle->contains(&MBB));
  return Point;
}

// Adds the divergent region of a branch. Returns false if its threads might
// find no free barrier.
bool ConvergedBlocks::addRegion(const LoopIteration &Paths,
                                const MachineBasicBlock &MBB) {
  const MachineBasicBlock *Point = findReconvergencePoint(Paths, MBB);
  df_iterator_default_set<const MachineBasicBlock *> Region;
  if (Point)
    Region.insert(Point);
  const unsigned Barriers = 1 + Cycles.getCycleDepth(&MBB);
  bool Fits = true;
  auto Add = [&](const MachineBasicBlock &In) {
    Converged.reset(In.getNumber());
    Fits &= (Depth[In.getNumber()] += Barriers) <= MaxDepth;
  };
  for (const MachineBasicBlock *Succ : MBB.successors())
    for (const MachineBasicBlock *In : depth_first_ext(Succ, Region))
      Add(*In);
  return Fits;
}

// Removes blocks that threads may execute after they have left others diverged.
void ConvergedBlocks::removeUnknown(const MachineFunction &MF) {
  df_iterator_default_set<const MachineBasicBlock *> After;
  for (const MachineBasicBlock &MBB : MF)
    if (any_of(MBB, mayLeaveDiverged))
      for (const MachineBasicBlock *In : depth_first_ext(&MBB, After))
        Converged.reset(In->getNumber());
}

// Keeps only blocks that no thread executes after a divergent branch.
void ConvergedBlocks::keepBeforeDivergence(const MachineFunction &MF) {
  df_iterator_default_set<const MachineBasicBlock *> After;
  for (const MachineBasicBlock &MBB : MF)
    if (diverges(MBB))
      for (const MachineBasicBlock *Succ : MBB.successors())
        for (const MachineBasicBlock *In : depth_first_ext(Succ, After))
          Converged.reset(In->getNumber());
}

ConvergedBlocks::ConvergedBlocks(MachineFunction &MF,
                                 const MachineCycleInfo &Cycles)
    : Cycles(Cycles), Converged(MF.getNumBlockIDs()) {
  if (!canAnalyze(MF, Cycles))
    return;
  DenseSet<CFGEdge> Exits = findExits(MF, BitVector(MF.getNumBlockIDs()));
  std::optional<LoopIteration> Paths(std::in_place, MF, nullptr, Exits);
  // Loops may end only because all threads exit, one after the other.
  const BitVector Endless = findEndless(MF, *Paths);
  if (Endless.any()) {
    Exits = findExits(MF, Endless);
    Paths.emplace(MF, nullptr, Exits);
    if (findEndless(MF, *Paths).any())
      return;
  }
  Depth.resize(MF.getNumBlockIDs());
  Converged.set();
  for (const MachineBasicBlock &MBB : MF)
    if (onlyExits(MBB))
      Converged.reset(MBB.getNumber());
  removeUnknown(MF);
  for (const MachineBasicBlock &MBB : MF)
    if (diverges(MBB) && !addRegion(*Paths, MBB)) {
      keepBeforeDivergence(MF);
      return;
    }
}

bool ConvergedBlocks::leaveTogether(const MachineBasicBlock &MBB) const {
  return contains(MBB) && !diverges(MBB);
}
