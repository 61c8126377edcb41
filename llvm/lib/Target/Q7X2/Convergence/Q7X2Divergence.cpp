//===-- Q7X2Divergence.cpp - Divergent branches ---------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2Divergence.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"

using namespace llvm;
using namespace llvm::Q7X2;

namespace {

using ExitEdge = std::pair<MachineBasicBlock *, MachineBasicBlock *>;

class BranchFinder {
  const IterationInfo &Iterations;
  const SpinExits &Spins;

public:
  BranchFinder(const IterationInfo &Iterations, const SpinExits &Spins)
      : Iterations(Iterations), Spins(Spins) {}

  void find(MachineBasicBlock &MBB, std::vector<DivergentBranch> &Branches);

private:
  bool moveAfterRelease(const LoopIteration &Iteration, const BlockSet &Before,
                        MachineBasicBlock &Exit, Reconvergence &Target) const;
  Reconvergence moveAfterReleases(const LoopIteration &Iteration,
                                  MachineBasicBlock &MBB,
                                  MachineBasicBlock &PostDominator) const;
  Reconvergence findReconvergence(const LoopIteration &Iteration,
                                  MachineBasicBlock &MBB,
                                  const MachineCycle *Inner) const;
};

} // namespace

// ---- reconvergence points --------------------------------------------------

// Moves the reconvergence point after the releases of a spin loop that is left
// at Exit, a block before the point, outward up to Iteration. Returns false if
// threads do not reconverge after one of them.
bool BranchFinder::moveAfterRelease(const LoopIteration &Iteration,
                                    const BlockSet &Before,
                                    MachineBasicBlock &Exit,
                                    Reconvergence &Target) const {
  const MachineCycle *Inner = nullptr, *Cycle = Iterations.getCycle(Exit);
  for (;; Inner = Cycle, Cycle = Cycle->getParentCycle()) {
    const LoopIteration &Around = Iterations.get(Cycle);
    MachineBasicBlock *Next = Iterations.findPostDominator(Around, Exit, Inner);
    if (Next && !onlyEnds(*Next) && Spins.isSpinExit(Around, Exit, *Next)) {
      Reconvergence Later = Spins.findReconvergence(Around, Exit, *Next);
      if (!Later.Point) {
        Target = Later;
        return false;
      }
      if (Cycle == Iteration.getCycle() && !Before.contains(Later.Point) &&
          Iteration.postDominates(*Later.Point, *Target.Point))
        Target = Later;
    }
    if (Cycle == Iteration.getCycle())
      return true;
  }
}

// Returns where threads that diverge at the end of MBB reconverge: at
// PostDominator, but not before threads that leave spin loops on the paths to
// it do.
Reconvergence
BranchFinder::moveAfterReleases(const LoopIteration &Iteration,
                                MachineBasicBlock &MBB,
                                MachineBasicBlock &PostDominator) const {
  Reconvergence Target{Reconvergence::PostDominator, &PostDominator};
  if (Spins.getYieldingBlocks().empty())
    return Target;
  if (Spins.isSpinExit(Iteration, MBB, PostDominator))
    return Spins.findReconvergence(Iteration, MBB, PostDominator);
  BlockSet Before = Iteration.findReachable({&MBB}, &PostDominator);
  for (MachineBasicBlock *Exit : Spins.getYieldingBlocks())
    if (Before.contains(Exit) &&
        !moveAfterRelease(Iteration, Before, *Exit, Target))
      break;
  return Target;
}

Reconvergence BranchFinder::findReconvergence(const LoopIteration &Iteration,
                                              MachineBasicBlock &MBB,
                                              const MachineCycle *Inner) const {
  MachineBasicBlock *PostDominator =
      Iterations.findPostDominator(Iteration, MBB, Inner);
  if (!PostDominator)
    return {Reconvergence::NothingInCommon};
  if (onlyEnds(*PostDominator))
    return {Reconvergence::OnlyEnds};
  const MachineCycle *Cycle = Iteration.getCycle();
  if (Cycle && !Cycle->isReducible())
    return {Reconvergence::Irreducible};
  return moveAfterReleases(Iteration, MBB, *PostDominator);
}

// ---- branches --------------------------------------------------------------

// Returns whether threads that enter MBB leave all barriers at once.
static bool exitsAtOnce(const MachineBasicBlock &MBB) {
  return onlyEnds(MBB) &&
         none_of(MBB, [](const MachineInstr &MI) { return MI.isCall(); });
}

static void sortByLayout(MachineFunction &MF,
                         SmallVectorImpl<MachineBasicBlock *> &Blocks) {
  if (Blocks.size() < 2)
    return;
  DenseMap<const MachineBasicBlock *, unsigned> Position;
  for (const MachineBasicBlock &MBB : MF)
    Position.insert({&MBB, Position.size()});
  llvm::sort(Blocks, [&](MachineBasicBlock *A, MachineBasicBlock *B) {
    return Position.lookup(A) < Position.lookup(B);
  });
}

SmallVector<ExitEdge, 4> Q7X2::findExitEdges(const LoopIteration &Iteration,
                                             MachineBasicBlock &Start,
                                             const BlockSet &Blocks) {
  auto IsExit = [&](const MachineBasicBlock &MBB, MachineBasicBlock *Succ) {
    return !Iteration.containsEdge(MBB, *Succ) && !exitsAtOnce(*Succ);
  };
  SmallVector<MachineBasicBlock *, 4> Exiting;
  auto Add = [&](const MachineBasicBlock &MBB) {
    if (any_of(MBB.successors(),
               [&](MachineBasicBlock *Succ) { return IsExit(MBB, Succ); }))
      Exiting.push_back(const_cast<MachineBasicBlock *>(&MBB));
  };
  Add(Start);
  for (const MachineBasicBlock *MBB : Blocks)
    if (MBB != &Start)
      Add(*MBB);
  sortByLayout(*Start.getParent(), Exiting);
  SmallVector<ExitEdge, 4> Edges;
  for (MachineBasicBlock *MBB : Exiting)
    for (MachineBasicBlock *Succ : MBB->successors())
      if (IsExit(*MBB, Succ))
        Edges.push_back({MBB, Succ});
  return Edges;
}

// Removes the edges within Iteration. Returns their targets.
static SmallVector<MachineBasicBlock *, 2>
takeEdgesInto(const LoopIteration &Iteration,
              SmallVectorImpl<ExitEdge> &Edges) {
  SmallVector<MachineBasicBlock *, 2> Targets;
  erase_if(Edges, [&](ExitEdge E) {
    bool IsInside = Iteration.containsEdge(*E.first, *E.second);
    if (IsInside)
      Targets.push_back(E.second);
    return IsInside;
  });
  return Targets;
}

static bool hasSeveralSuccessors(const LoopIteration &Iteration,
                                 const MachineBasicBlock &MBB) {
  return count_if(MBB.successors(), [&](const MachineBasicBlock *Succ) {
           return Iteration.containsEdge(MBB, *Succ);
         }) > 1;
}

void BranchFinder::find(MachineBasicBlock &MBB,
                        std::vector<DivergentBranch> &Branches) {
  // The edges on which threads have left the iterations visited so far.
  SmallVector<ExitEdge, 4> Exits;
  const MachineCycle *Inner = nullptr, *Cycle = Iterations.getCycle(MBB);
  for (;; Inner = Cycle, Cycle = Cycle->getParentCycle()) {
    const LoopIteration &Iteration = Iterations.get(Cycle);
    DivergentBranch B{
        &MBB, &Iteration, Inner, takeEdgesInto(Iteration, Exits), {}};
    bool Diverges =
        Inner ? !B.ExitTargets.empty() : hasSeveralSuccessors(Iteration, MBB);
    BlockSet Blocks;
    if (Diverges) {
      B.Target = findReconvergence(Iteration, MBB, Inner);
      Blocks = Iteration.findReachable({&MBB}, B.getReconvergencePoint());
      Branches.push_back(std::move(B));
    }
    if (!Cycle)
      return;
    if (Diverges || !Inner)
      append_range(Exits, findExitEdges(Iteration, MBB, Blocks));
  }
}

std::vector<DivergentBranch>
Q7X2::findDivergentBranches(MachineFunction &MF,
                            const IterationInfo &Iterations,
                            const SpinExits &Spins) {
  std::vector<DivergentBranch> Branches;
  BranchFinder Finder(Iterations, Spins);
  for (MachineBasicBlock &MBB : MF)
    if (getDivergentTerminator(MBB))
      Finder.find(MBB, Branches);
  return Branches;
}

// ---- printing --------------------------------------------------------------

// Prints the guard of a branch, and its def if that is in the same block.
static void printGuard(raw_ostream &OS, const MachineInstr &Branch) {
  const TargetSubtargetInfo &STI = Branch.getMF()->getSubtarget();
  const TargetRegisterInfo &TRI = *STI.getRegisterInfo();
  int Guard = getNamedOperandIdx(Branch.getOpcode(), OpName::guard);
  Register Reg = Branch.getOperand(Guard).getReg();
  OS << "guard " << TRI.getName(Reg);
  auto Before =
      make_range(std::next(MachineBasicBlock::const_reverse_iterator(Branch)),
                 Branch.getParent()->rend());
  auto Def = find_if(Before, [&](const MachineInstr &MI) {
    return MI.modifiesRegister(Reg, &TRI);
  });
  if (Def == Before.end())
    return;
  OS << ", set by " << STI.getInstrInfo()->getName(Def->getOpcode());
  if (Def->getDebugLoc())
    OS << " in line " << Def->getDebugLoc().getLine();
  OS << ',';
}

void DivergentBranch::printCause(raw_ostream &OS) const {
  const MachineInstr &Branch = *getDivergentTerminator(*Block);
  if (Branch.isIndirectBranch()) {
    OS << "indirect branch";
  } else {
    printGuard(OS, Branch);
    OS << " is not known to be uniform";
  }
  if (Inner)
    OS << ", so threads leave the loop at "
       << printMBBReference(*Inner->getHeader()) << " in different iterations";
}

// Prints the relation of a post-dominator to the branch.
static void printPostDominator(raw_ostream &OS, const DivergentBranch &B) {
  const LoopIteration &Iteration = *B.Iteration;
  MachineBasicBlock &Point = *B.getReconvergencePoint();
  const MachineCycle *Cycle = Iteration.getCycle();
  if (Iteration.isEnd(Point)) {
    OS << "the header, where the next iteration begins";
    return;
  }
  if (B.Inner)
    OS << "the post-dominator after that loop";
  else if (&Point == Iteration.getPostDominator(*B.Block))
    OS << "the immediate post-dominator of the branch";
  else
    OS << "the first post-dominator of the branch in no nested loop";
  if (Cycle)
    OS << " in an iteration of the loop at "
       << printMBBReference(*Cycle->getHeader());
  else if (Point.isReturnBlock())
    OS << ", where the function ends";
}

static StringRef getText(Reconvergence::Reason Why) {
  switch (Why) {
  case Reconvergence::PostDominator:
    return "";
  case Reconvergence::AfterRelease:
    return "after the release";
  case Reconvergence::NoWaiters:
    return ", as there is no release after the exit";
  case Reconvergence::NothingInCommon:
    return "no block is on all paths of the threads";
  case Reconvergence::OnlyEnds:
    return "the threads have only their end in common";
  case Reconvergence::Irreducible:
    return "the iterations of an irreducible cycle have no unique beginning";
  case Reconvergence::UnknownRelease:
    return "the caller may contain the release";
  case Reconvergence::EndsAfterRelease:
    return "only the end of the threads follows the release";
  }
  llvm_unreachable("unknown reason");
}

void DivergentBranch::printReason(raw_ostream &OS) const {
  if (Target.Why == Reconvergence::PostDominator ||
      Target.Why == Reconvergence::NoWaiters)
    printPostDominator(OS, *this);
  OS << getText(Target.Why);
  if (Target.SpinExit)
    OS << " of the spin loop left at " << printMBBReference(*Target.SpinExit);
}

void DivergentBranch::print(raw_ostream &OS) const {
  OS << printMBBReference(*Block) << " in ";
  if (const MachineCycle *Cycle = Iteration->getCycle())
    OS << "an iteration of " << printMBBReference(*Cycle->getHeader());
  else
    OS << "the function";
  printCause(OS << ": ");
  for (const MachineBasicBlock *MBB : ExitTargets)
    OS << (MBB == ExitTargets.front() ? ", for " : ", ")
       << printMBBReference(*MBB);
  if (const MachineBasicBlock *Point = getReconvergencePoint())
    printReason(OS << "; threads reconverge at " << printMBBReference(*Point)
                   << ", ");
  else
    printReason(OS << "; threads do not reconverge: ");
  OS << '\n';
}
