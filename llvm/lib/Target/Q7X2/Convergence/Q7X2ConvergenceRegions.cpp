//===-- Q7X2ConvergenceRegions.cpp - Convergence regions ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2ConvergenceRegions.h"
#include "Q7X2EarlyReconvergence.h"
#include "Q7X2EdgeBlocks.h"
#include "Q7X2InstrInfo.h"
#include "Q7X2Subtarget.h"
#include <optional>

using namespace llvm;
using namespace llvm::Q7X2;

void ConvergenceRegions::drop(unsigned Index, ConvergenceRegion::Status Why) {
  Needed[Index].Why = Why;
  Dropped.push_back(std::move(Needed[Index]));
  Needed.erase(Needed.begin() + Index);
}

// ---- starts of regions -----------------------------------------------------

using EntryEdge = std::pair<MachineBasicBlock *, MachineBasicBlock *>;

static SmallVector<EntryEdge, 2> getEntryEdges(const BlockVector &Cycle) {
  SmallVector<EntryEdge, 2> Edges;
  for (MachineBasicBlock *Entry : Cycle)
    for (MachineBasicBlock *Pred : Entry->predecessors())
      if (!Cycle.contains(Pred))
        Edges.push_back({Pred, Entry});
  return Edges;
}

static BlockVector findCycleAround(const DivergentBranch &B) {
  return B.Iteration->findCycleBefore(B.Block, B.getReconvergencePoint());
}

// Returns whether BSSY can be at the end of Pred, before a cycle: all threads
// that pass it reach Point, and pass it only once before that.
static bool canStartAt(const LoopIteration &Iteration, MachineBasicBlock *Pred,
                       MachineBasicBlock *Point) {
  if (Pred == Point)
    return Pred->succ_size() == 1;
  return Iteration.postDominates(*Point, *Pred) &&
         Iteration.findCycleBefore(Pred, Point).empty();
}

/// Returns the blocks that threads reach from the function's entry, or from the
/// reconvergence point, without passing one of Starts.
static BlockSet findReachedAround(MachineFunction &MF,
                                  MachineBasicBlock &ReconvergencePoint,
                                  ArrayRef<MachineBasicBlock *> Starts) {
  BlockSet Seen;
  SmallVector<MachineBasicBlock *, 8> Worklist = {&MF.front(),
                                                  &ReconvergencePoint};
  while (!Worklist.empty()) {
    MachineBasicBlock *MBB = Worklist.pop_back_val();
    if (is_contained(Starts, MBB) || !Seen.insert(MBB).second)
      continue;
    append_range(Worklist, MBB->successors());
  }
  return Seen;
}

/// Returns whether all threads that enter the cycle have passed one of Preds,
/// at which a region can start.
static bool hasCommonStart(const DivergentBranch &B,
                           ArrayRef<MachineBasicBlock *> Preds) {
  MachineBasicBlock *Point = B.getReconvergencePoint();
  return any_of(Preds, [&](MachineBasicBlock *Start) {
    if (!canStartAt(*B.Iteration, Start, Point))
      return false;
    const BlockSet Around =
        findReachedAround(*Start->getParent(), *Point, {Start});
    return none_of(Preds,
                   [&](MachineBasicBlock *P) { return Around.contains(P); });
  });
}

/// Returns whether threads that diverged outside of the cycle reconverge at
/// Entry.
static bool isReconvergedAt(const MachineBasicBlock &Entry,
                            const BlockVector &Cycle,
                            ArrayRef<DivergentBranch> Branches) {
  return any_of(Branches, [&](const DivergentBranch &B) {
    return B.getReconvergencePoint() == &Entry && !Cycle.contains(B.Block);
  });
}

// Inserts a preheader before a cycle at whose header threads reconverge. A
// region starts before the cycle, where all threads that enter it must be
// together; otherwise threads that enter it from different blocks would be
// separate participants. Returns whether it inserted any.
static bool insertPreheaders(ArrayRef<DivergentBranch> Branches) {
  SmallSetVector<MachineBasicBlock *, 4> Done;
  for (const DivergentBranch &B : Branches) {
    if (!B.getReconvergencePoint())
      continue;
    const BlockVector Cycle = findCycleAround(B);
    const SmallVector<EntryEdge, 2> Edges = getEntryEdges(Cycle);
    if (Edges.size() < 2 || Done.contains(Edges.front().second))
      continue;
    MachineBasicBlock &Entry = *Edges.front().second;
    SmallVector<MachineBasicBlock *, 4> Preds;
    for (auto [Pred, To] : Edges)
      if (To == &Entry && canRedirect(*Pred))
        Preds.push_back(Pred);
    if (Preds.size() != Edges.size() || hasCommonStart(B, Preds) ||
        !isReconvergedAt(Entry, Cycle, Branches))
      continue;
    Done.insert(&Entry);
    insertBefore(Entry, Preds, Entry.getBasicBlock());
  }
  return !Done.empty();
}

// Splits the edges into cycles before which a region must start.
static void splitRegionStarts(ArrayRef<DivergentBranch> Branches) {
  SetVector<EntryEdge> Edges;
  for (const DivergentBranch &B : Branches) {
    MachineBasicBlock *Point = B.getReconvergencePoint();
    if (!Point)
      continue;
    for (auto [Pred, Entry] : getEntryEdges(findCycleAround(B)))
      if (!canStartAt(*B.Iteration, Pred, Point) && canRedirect(*Pred))
        Edges.insert({Pred, Entry});
  }
  for (auto [Pred, Entry] : Edges)
    splitEdge(*Pred, *Entry);
}

/// Returns whether threads rarely go from a block to a successor.
static bool isRare(const MachineBasicBlock &From, const MachineBasicBlock &To) {
  return From.getSuccProbability(find(From.successors(), &To)) <
         BranchProbability(1, 100);
}

/// Returns whether only a uniform branch leads to \p Branch, which it takes
/// rarely instead of going to the reconvergence point.
static bool isRarelyReached(const DivergentBranch &Branch,
                            ArrayRef<DivergentBranch> Branches) {
  if (Branch.Block->pred_size() != 1)
    return false;
  MachineBasicBlock *Pred = *Branch.Block->pred_begin();
  return Pred->isSuccessor(Branch.getReconvergencePoint()) &&
         none_of(Branches, [&](const auto &B) { return B.Block == Pred; }) &&
         isRare(*Pred, *Branch.Block);
}

/// Inserts a block for the BSYNC of threads that diverge rarely, which the
/// others need not execute.
static void splitRareReconvergence(ArrayRef<DivergentBranch> Branches) {
  for (const DivergentBranch &B : Branches) {
    MachineBasicBlock *Point = B.getReconvergencePoint();
    if (!Point || !isRarelyReached(B, Branches))
      continue;
    SmallVector<MachineBasicBlock *, 4> Preds(Point->predecessors());
    erase(Preds, *B.Block->pred_begin());
    if (all_of(Preds, [](const auto *Pred) { return canRedirect(*Pred); }))
      insertBefore(*Point, Preds, Point->getBasicBlock());
  }
}

// ---- ends of kernels --------------------------------------------------------

/// Instructions of an end that is copied, at most.
static constexpr unsigned MostCopied = 12;

/// Returns whether a block is the short end of a kernel, whose instructions
/// threads need not execute together.
static bool isShortEnd(const MachineBasicBlock &MBB) {
  unsigned Size = 0;
  for (const MachineInstr &MI : MBB) {
    Size += !MI.isDebugInstr();
    if (MI.isCall() || MI.isConvergent() || MI.isNotDuplicable() ||
        MI.isInlineAsm() || MI.isPosition() || MI.isBundled())
      return false;
  }
  return MBB.succ_empty() && Size <= MostCopied && !MBB.empty() &&
         MBB.back().getOpcode() == EXIT_X;
}

/// Returns the blocks that only the rare successor of a branch leads to before
/// the reconvergence point; none if others lead to one of them.
static BlockSet findRareBlocks(const DivergentBranch &B) {
  BlockSet Seen;
  MachineBasicBlock *Point = B.getReconvergencePoint();
  SmallVector<MachineBasicBlock *, 4> Worklist;
  for (MachineBasicBlock *Succ : B.Block->successors())
    if (Succ != Point && isRare(*B.Block, *Succ))
      Worklist.push_back(Succ);
  while (!Worklist.empty()) {
    MachineBasicBlock *MBB = Worklist.pop_back_val();
    if (MBB != Point && Seen.insert(MBB).second)
      append_range(Worklist, MBB->successors());
  }
  if (Seen.contains(B.Block) || any_of(Seen, [&](const MachineBasicBlock *MBB) {
        return any_of(MBB->predecessors(), [&](const MachineBasicBlock *Pred) {
          return Pred != B.Block && !Seen.contains(Pred);
        });
      }))
    Seen.clear();
  return Seen;
}

/// Appends a copy of \p End, its only successor, to \p MBB.
static void appendEnd(MachineBasicBlock &MBB, MachineBasicBlock &End) {
  MachineFunction &MF = *MBB.getParent();
  MF.getSubtarget().getInstrInfo()->removeBranch(MBB);
  for (const MachineInstr &MI : End)
    MBB.push_back(MF.CloneMachineInstr(&MI));
  MBB.removeSuccessor(&End);
}

/// Gives threads that diverge rarely before the kernel's short end an end of
/// their own: the others need no BSSY and no BSYNC. Returns whether it changed
/// the CFG.
static bool copyRareEnds(ArrayRef<DivergentBranch> Branches) {
  bool Changed = false;
  for (const DivergentBranch &B : Branches) {
    MachineBasicBlock *Point = B.getReconvergencePoint();
    if (!Point || B.Inner || !isShortEnd(*Point))
      continue;
    const BlockSet Rare = findRareBlocks(B);
    SmallVector<MachineBasicBlock *, 4> Preds;
    copy_if(Point->predecessors(), std::back_inserter(Preds),
            [&](MachineBasicBlock *Pred) { return Rare.contains(Pred); });
    if (Preds.empty() || any_of(Preds, [](const auto *Pred) {
          return Pred->succ_size() != 1 || !canRedirect(*Pred);
        }))
      continue;
    for (MachineBasicBlock *Pred : Preds)
      appendEnd(*Pred, *Point);
    Changed = true;
  }
  return Changed;
}

static SpinExits prepareCFG(MachineFunction &MF, ReleaseInfo &Releases) {
  Releases.add(MF);
  SpinExits Spins(MF, Releases);
  separateLoopHeaders(MF);
  Spins.splitAfterReleases();
  std::optional<IterationInfo> Iterations(std::in_place, MF);
  std::vector<DivergentBranch> Branches =
      findDivergentBranches(MF, *Iterations, Spins);
  if (copyRareEnds(Branches)) {
    Iterations.emplace(MF);
    Branches = findDivergentBranches(MF, *Iterations, Spins);
  }
  if (insertPreheaders(Branches)) {
    Iterations.emplace(MF);
    Branches = findDivergentBranches(MF, *Iterations, Spins);
  }
  splitRegionStarts(Branches);
  splitRareReconvergence(Branches);
  return Spins;
}

FunctionDivergence::FunctionDivergence(MachineFunction &MF,
                                       ReleaseInfo &Releases)
    : Spins(prepareCFG(MF, Releases)), Iterations(MF),
      Branches(findDivergentBranches(MF, Iterations, Spins)) {}

// Returns the blocks at whose ends the region starts; none if indirect branches
// enter the cycle around the branch.
static SmallVector<MachineBasicBlock *, 1>
findStarts(const DivergentBranch &B) {
  BlockVector Cycle = findCycleAround(B);
  if (Cycle.empty())
    return {B.Block};
  SmallSetVector<MachineBasicBlock *, 2> Starts;
  for (auto [Pred, Entry] : getEntryEdges(Cycle)) {
    if (!canStartAt(*B.Iteration, Pred, B.getReconvergencePoint()))
      return {};
    Starts.insert(Pred);
  }
  return Starts.takeVector();
}

// Adds the region of a branch, or adds the branch to an equal region.
static void addRegion(const DivergentBranch &B, ConvergenceRegions &Regions) {
  ConvergenceRegion R;
  R.Iteration = B.Iteration;
  R.Starts = findStarts(B);
  R.ReconvergencePoint = B.getReconvergencePoint();
  R.Branches = {&B};
  if (R.Starts.empty()) {
    R.Why = ConvergenceRegion::IndirectEntry;
    Regions.Dropped.push_back(std::move(R));
    return;
  }
  auto Same = find_if(Regions.Needed, [&](const ConvergenceRegion &Other) {
    return Other.ReconvergencePoint == R.ReconvergencePoint &&
           Other.Starts == R.Starts;
  });
  if (Same == Regions.Needed.end())
    Regions.Needed.push_back(std::move(R));
  else
    Same->Branches.push_back(&B);
}

// Separates starts that are reached from other starts into a region of their
// own. Threads that already participate in a barrier must not execute the BSSY
// at another start: it would overwrite the threads with which they must
// reconverge.
static void separateReachableStarts(ConvergenceRegions &Regions) {
  for (unsigned I = 0; I != Regions.Needed.size(); ++I) {
    ConvergenceRegion &R = Regions.Needed[I], Reached;
    BlockSet Blocks =
        R.Iteration->findReachable(R.Starts, R.ReconvergencePoint);
    auto IsReached = [&](auto *Start) { return Blocks.contains(Start); };
    Reached.Iteration = R.Iteration;
    Reached.ReconvergencePoint = R.ReconvergencePoint;
    Reached.Branches = R.Branches;
    copy_if(R.Starts, std::back_inserter(Reached.Starts), IsReached);
    if (Reached.Starts.empty())
      continue;
    assert(Reached.Starts != R.Starts && "a start is on a cycle");
    erase_if(R.Starts, IsReached);
    Regions.Needed.push_back(std::move(Reached));
  }
}

// ---- contents of regions ---------------------------------------------------

static void findExits(ConvergenceRegion &R, const BarrierUse &Use) {
  for (MachineBasicBlock *Start : R.Starts)
    for (auto [From, To] : findExitEdges(*R.Iteration, *Start, R.Blocks))
      R.ExitTargets.insert(To);
  for (const MachineBasicBlock *MBB : R.Blocks)
    R.CalleeBarriers |= Use.getCallees(*MBB);
}

static void findContents(ConvergenceRegion &R, const BarrierUse &Use) {
  R.Blocks = R.Iteration->findReachable(R.Starts, R.ReconvergencePoint);
  findExits(R, Use);
}

// Returns whether each path to a start of R, from the function's entry or from
// the common reconvergence point, passes a start of Other. Other's BSYNC
// suffices then.
static bool isCovered(MachineFunction &MF, const ConvergenceRegion &R,
                      const ConvergenceRegion &Other) {
  if (R.ReconvergencePoint != Other.ReconvergencePoint ||
      R.Iteration != Other.Iteration || Other.CalleeBarriers.IsUnknown)
    return false;
  const BlockSet Seen =
      findReachedAround(MF, *R.ReconvergencePoint, Other.Starts);
  return none_of(R.Starts,
                 [&](MachineBasicBlock *S) { return Seen.contains(S); });
}

static void dropCovered(MachineFunction &MF, ConvergenceRegions &Regions) {
  std::vector<ConvergenceRegion> &Needed = Regions.Needed;
  for (unsigned I = 0; I < Needed.size();) {
    auto Other = find_if(Needed, [&](const ConvergenceRegion &R) {
      return &R != &Needed[I] && isCovered(MF, Needed[I], R);
    });
    if (Other == Needed.end()) {
      ++I;
      continue;
    }
    Needed[I].CoveringStart = Other->Starts.front();
    Regions.drop(I, ConvergenceRegion::Covered);
  }
}

// Adds regions of threads that reconverge before the post-dominator. The others
// leave the region there.
static void addEarlyRegions(MachineFunction &MF,
                            ArrayRef<DivergentBranch> Branches,
                            const BarrierUse &Use,
                            ConvergenceRegions &Regions) {
  std::vector<ConvergenceRegion> Early;
  for (const DivergentBranch &B : Branches) {
    MachineBasicBlock *Point = findEarlyPoint(B);
    if (!Point)
      continue;
    ConvergenceRegion R;
    R.Iteration = B.Iteration;
    R.Starts = {B.Block};
    R.ReconvergencePoint = Point;
    R.Branches = {&B};
    R.Blocks = B.Iteration->findReachable(B.Block, B.getReconvergencePoint());
    const BlockSet After =
        B.Iteration->findReachable(Point, B.getReconvergencePoint());
    R.Blocks.erase(Point);
    for (const MachineBasicBlock *MBB : After)
      R.Blocks.erase(MBB);
    R.ExitTargets.insert(B.getReconvergencePoint());
    findExits(R, Use);
    if (none_of(Early, [&](const ConvergenceRegion &Other) {
          return isCovered(MF, R, Other);
        }))
      Early.push_back(std::move(R));
  }
  append_range(Regions.Needed, Early);
}

ConvergenceRegions Q7X2::findRegions(MachineFunction &MF,
                                     ArrayRef<DivergentBranch> Branches,
                                     const BarrierUse &Use) {
  ConvergenceRegions Regions;
  for (const DivergentBranch &B : Branches)
    if (B.getReconvergencePoint())
      addRegion(B, Regions);
  separateReachableStarts(Regions);
  for (ConvergenceRegion &R : Regions.Needed)
    findContents(R, Use);
  dropCovered(MF, Regions);
  addEarlyRegions(MF, Branches, Use, Regions);
  return Regions;
}

// ---- overlap ---------------------------------------------------------------

// Returns whether a thread that participates in R, or has just left it, may
// pass Other's BSSY, BSYNC or BREAK.
static bool canPass(const ConvergenceRegion &R,
                    const ConvergenceRegion &Other) {
  auto IsPassed = [&](MachineBasicBlock *MBB) {
    return R.Blocks.contains(MBB) || R.ExitTargets.contains(MBB);
  };
  return IsPassed(Other.ReconvergencePoint) || any_of(Other.Starts, IsPassed) ||
         any_of(Other.ExitTargets, IsPassed);
}

bool ConvergenceRegion::overlaps(const ConvergenceRegion &Other) const {
  bool SameStart = any_of(Starts, [&](MachineBasicBlock *S) {
    return is_contained(Other.Starts, S);
  });
  return SameStart || canPass(*this, Other) || canPass(Other, *this);
}

// ---- printing --------------------------------------------------------------

// Sorted by number, since sets have no order.
static void printBlocks(raw_ostream &OS, StringRef Title,
                        const BlockSet &Blocks) {
  SmallVector<const MachineBasicBlock *, 8> Sorted(Blocks.begin(),
                                                   Blocks.end());
  llvm::sort(Sorted,
             [](auto *A, auto *B) { return A->getNumber() < B->getNumber(); });
  OS << Title;
  ListSeparator Separator;
  for (const MachineBasicBlock *MBB : Sorted)
    OS << Separator << printMBBReference(*MBB);
}

static BlockSet toSet(ArrayRef<MachineBasicBlock *> Blocks) {
  return BlockSet(Blocks.begin(), Blocks.end());
}

void ConvergenceRegion::printStatus(raw_ostream &OS) const {
  switch (Why) {
  case Needed:
    llvm_unreachable("nothing is wrong with the region");
  case IndirectEntry:
    OS << "an indirect branch enters the cycle around the branch";
    return;
  case Covered:
    OS << "the region from " << printMBBReference(*CoveringStart)
       << " covers it";
    return;
  case UnknownCallee:
    OS << "the barriers that a callee uses are not known";
    return;
  case BarriersExhausted:
    OS << "overlapping regions and callees use all barriers";
    return;
  }
}

void ConvergenceRegion::print(raw_ostream &OS) const {
  BlockSet Diverging;
  for (const DivergentBranch *B : Branches)
    Diverging.insert(B->Block);
  if (!Starts.empty())
    printBlocks(OS, " from ", toSet(Starts));
  OS << " to " << printMBBReference(*ReconvergencePoint);
  printBlocks(OS, ": branches ", Diverging);
  if (!Blocks.empty())
    printBlocks(OS, "; blocks ", Blocks);
  if (!ExitTargets.empty())
    printBlocks(OS, "; exits to ", toSet(ExitTargets.getArrayRef()));
  if (Why != Needed)
    printStatus(OS << "; ");
  OS << '\n';
}

void ConvergenceRegions::print(raw_ostream &OS) const {
  for (const ConvergenceRegion &R : Needed)
    R.print(OS << "needed");
  for (const ConvergenceRegion &R : Dropped)
    R.print(OS << "dropped");
}
