//===-- Q7X2Iterations.cpp - Post-dominance within iterations -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2Iterations.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/PostOrderIterator.h"

using namespace llvm;
using namespace llvm::Q7X2;

bool Q7X2::onlyEnds(const MachineBasicBlock &MBB) {
  if (!MBB.succ_empty())
    return false;
  auto First = MBB.getFirstNonDebugInstr();
  if (First == MBB.end() || First->getOpcode() == Q7X2::EXIT_X)
    return true;
  return none_of(MBB, [](const MachineInstr &MI) { return MI.isReturn(); });
}

template <typename Fn>
static BlockSet walk(ArrayRef<const MachineBasicBlock *> Starts,
                     Fn ShouldFollow) {
  BlockSet Seen;
  SmallVector<const MachineBasicBlock *, 8> Worklist(Starts);
  while (!Worklist.empty()) {
    const MachineBasicBlock *MBB = Worklist.pop_back_val();
    for (const MachineBasicBlock *Succ : MBB->successors())
      if (ShouldFollow(*MBB, *Succ) && Seen.insert(Succ).second)
        Worklist.push_back(Succ);
  }
  return Seen;
}

BlockSet Q7X2::findReachable(ArrayRef<const MachineBasicBlock *> Starts,
                             const MachineBasicBlock *Stop) {
  return walk(Starts, [&](auto &, auto &To) { return &To != Stop; });
}

// ---- one iteration ---------------------------------------------------------

LoopIteration::LoopIteration(MachineFunction &MF, const MachineCycle *Cycle,
                             const DenseSet<CFGEdge> &EarlyExits)
    : Cycle(Cycle), EarlyExits(EarlyExits) {
  if (Cycle) {
    for (MachineBasicBlock *Pred : Cycle->getHeader()->predecessors())
      if (Cycle->contains(Pred))
        numberFrom(*Pred);
  } else {
    for (MachineBasicBlock &MBB : MF)
      if (MBB.succ_empty())
        numberFrom(MBB);
  }
  findPostDominators();
}

bool LoopIteration::containsEdge(const MachineBasicBlock &From,
                                 const MachineBasicBlock &To) const {
  return contains(To) && (Cycle || !EarlyExits.contains({&From, &To}));
}

bool LoopIteration::contains(const MachineBasicBlock &MBB) const {
  return !Cycle || Cycle->contains(&MBB);
}

bool LoopIteration::isEnd(const MachineBasicBlock &MBB) const {
  return Cycle && Cycle->getHeader() == &MBB;
}

void LoopIteration::numberFrom(MachineBasicBlock &End) {
  using Position =
      std::pair<MachineBasicBlock *, MachineBasicBlock::pred_iterator>;
  SmallVector<Position, 8> Path;
  auto Enter = [&](MachineBasicBlock *MBB) {
    if (Numbers.try_emplace(MBB, 0).second)
      Path.push_back({MBB, isEnd(*MBB) ? MBB->pred_end() : MBB->pred_begin()});
  };
  Enter(&End);
  while (!Path.empty()) {
    auto &[MBB, I] = Path.back();
    if (I == MBB->pred_end()) {
      Numbers[MBB] = Blocks.size();
      Blocks.push_back(MBB);
      Path.pop_back();
    } else if (MachineBasicBlock *Pred = *I++;
               contains(*Pred) && containsEdge(*Pred, *MBB)) {
      Enter(Pred);
    }
  }
}

void LoopIteration::findPostDominators() {
  // A block's own number means that its post-dominator is unknown so far.
  for (unsigned N = 0; N != Blocks.size(); ++N)
    PostDominators.push_back(N);
  bool Changed = true;
  while (Changed) {
    Changed = false;
    for (unsigned N = Blocks.size(); N-- != 0;)
      Changed |= updatePostDominator(N);
  }
}

unsigned LoopIteration::findCommon(unsigned A, unsigned B) const {
  while (A != B)
    (A < B ? A : B) = PostDominators[std::min(A, B)];
  return A;
}

bool LoopIteration::updatePostDominator(unsigned N) {
  unsigned End = Blocks.size(), Common = N;
  for (MachineBasicBlock *Succ : Blocks[N]->successors()) {
    if (!containsEdge(*Blocks[N], *Succ))
      continue;
    // Unnumbered blocks are in an infinite loop, which nothing follows.
    auto It = isEnd(*Succ) ? Numbers.end() : Numbers.find(Succ);
    unsigned Number = It == Numbers.end() ? End : It->second;
    if (Number != End && PostDominators[Number] == Number)
      continue;
    Common = Common == N ? Number : findCommon(Common, Number);
  }
  if (Blocks[N]->succ_empty())
    Common = End;
  return std::exchange(PostDominators[N], Common) != Common;
}

MachineBasicBlock *
LoopIteration::getPostDominator(const MachineBasicBlock &MBB) const {
  auto It = Numbers.find(&MBB);
  if (It == Numbers.end())
    return nullptr;
  unsigned N = PostDominators[It->second];
  if (N != Blocks.size())
    return Blocks[N];
  return Cycle ? Cycle->getHeader() : nullptr;
}

bool LoopIteration::postDominates(const MachineBasicBlock &Later,
                                  const MachineBasicBlock &MBB) const {
  const MachineBasicBlock *B = &MBB;
  do
    B = getPostDominator(*B);
  while (B && B != &Later && !isEnd(*B));
  return B == &Later;
}

BlockSet
LoopIteration::findReachable(ArrayRef<const MachineBasicBlock *> Starts,
                             ArrayRef<const MachineBasicBlock *> Stops) const {
  return walk(Starts, [&](auto &From, auto &To) {
    return !is_contained(Stops, &To) && !isEnd(To) && containsEdge(From, To);
  });
}

BlockVector
LoopIteration::findCycleBefore(MachineBasicBlock *MBB,
                               const MachineBasicBlock *Stop) const {
  BlockVector Result;
  BlockSet Reachable = findReachable(MBB, Stop);
  if (Reachable.contains(MBB))
    Result.insert(MBB);
  for (unsigned I = 0; I != Result.size(); ++I)
    for (MachineBasicBlock *Pred : Result[I]->predecessors())
      if (Reachable.contains(Pred))
        Result.insert(Pred);
  return Result;
}

// ---- the iterations of a function ------------------------------------------

IterationInfo::IterationInfo(MachineFunction &MF) : MF(MF), MDT(MF) {
  Cycles.compute(MF);
  findEarlyExits();
}

const LoopIteration &IterationInfo::get(const MachineCycle *Cycle) const {
  std::unique_ptr<LoopIteration> &I = Iterations[Cycle];
  if (!I)
    I = std::make_unique<LoopIteration>(MF, Cycle, EarlyExits);
  return *I;
}

// Returns whether MBB is in a cycle nested in the iteration. The header of a
// nested loop is not: all threads reach it in their first iteration.
bool IterationInfo::isInNestedCycle(const MachineBasicBlock &MBB,
                                    const LoopIteration &Iteration) const {
  const MachineCycle *Cycle = getCycle(MBB);
  while (Cycle != Iteration.getCycle() && Cycle->isReducible() &&
         Cycle->getHeader() == &MBB)
    Cycle = Cycle->getParentCycle();
  return Cycle != Iteration.getCycle();
}

MachineBasicBlock *
IterationInfo::findPostDominator(const LoopIteration &Iteration,
                                 const MachineBasicBlock &MBB,
                                 const MachineCycle *Inner) const {
  MachineBasicBlock *Next = Iteration.getPostDominator(MBB);
  while (Next && ((Inner && Inner->contains(Next)) ||
                  isInNestedCycle(*Next, Iteration)))
    Next = Iteration.getPostDominator(*Next);
  return Next;
}

// ---- early exits -----------------------------------------------------------

// Returns the blocks with one predecessor from which threads end without
// passing a block that is reached from elsewhere, which are those that dominate
// all their successors, transitively; and all blocks that only end threads.
BlockSet IterationInfo::findSeparateEnds() const {
  BlockSet Result;
  // The level of the nearest block that dominates all blocks reached from a
  // node of the dominator tree and its subtree.
  DenseMap<const MachineDomTreeNode *, unsigned> Levels;
  for (const MachineDomTreeNode *Node : post_order(MDT.getRootNode())) {
    const MachineBasicBlock &MBB = *Node->getBlock();
    unsigned Level = Node->getLevel();
    for (const MachineDomTreeNode *Child : *Node)
      Level = std::min(Level, Levels[Child]);
    for (const MachineBasicBlock *Succ : MBB.successors())
      if (!onlyEnds(*Succ))
        Level = std::min(Level, MDT.getNode(Succ)->getLevel() - 1);
    if (MBB.isReturnBlock() && MBB.back().getOpcode() != Q7X2::EXIT_X)
      Level = 0;
    Levels[Node] = Level;
    if (onlyEnds(MBB) || (MBB.pred_size() == 1 && Level == Node->getLevel()))
      Result.insert(&MBB);
  }
  return Result;
}

// Rates how likely an exit edge of a cycle is the regular one. The edges with
// the highest rating are not early exits.
unsigned IterationInfo::rateExit(const MachineCycle &Cycle,
                                 const MachineBasicBlock &From,
                                 const MachineBasicBlock &To,
                                 bool EndsSeparately) const {
  if (!EndsSeparately)
    return 3;
  auto IsOnEachIteration = [&](const MachineBasicBlock *Pred) {
    return !Cycle.contains(Pred) || MDT.dominates(&From, Pred);
  };
  if (!all_of(Cycle.getHeader()->predecessors(), IsOnEachIteration))
    return 0;
  return onlyEnds(To) ? 1 : 2;
}

void IterationInfo::findEarlyExits() {
  BlockSet Separate = findSeparateEnds();
  using RatedEdge = std::pair<CFGEdge, unsigned>;
  MapVector<const MachineCycle *, SmallVector<RatedEdge, 4>> Exits;
  for (MachineBasicBlock &MBB : MF) {
    const MachineCycle *Outer = Cycles.getTopLevelParentCycle(&MBB);
    bool HasOther = any_of(
        MBB.successors(), [&](auto *Succ) { return !Separate.contains(Succ); });
    for (const MachineBasicBlock *Succ : MBB.successors()) {
      bool EndsSeparately = Separate.contains(Succ);
      if (!Outer && EndsSeparately && HasOther)
        EarlyExits.insert({&MBB, Succ});
      if (Outer && !Outer->contains(Succ))
        Exits[Outer].push_back(
            {{&MBB, Succ}, rateExit(*Outer, MBB, *Succ, EndsSeparately)});
    }
  }
  for (const auto &[Cycle, Edges] : Exits) {
    unsigned Best = 0;
    for (auto [Edge, Rating] : Edges)
      Best = std::max(Best, Rating);
    for (auto [Edge, Rating] : Edges)
      if (Rating < Best)
        EarlyExits.insert(Edge);
  }
}

// ---- printing --------------------------------------------------------------

// Prints a line for each block: its immediate post-dominators in the iterations
// around it, innermost first.
void IterationInfo::print(raw_ostream &OS) const {
  for (const MachineBasicBlock &MBB : MF) {
    OS << printMBBReference(MBB) << ':';
    const MachineCycle *Cycle = getCycle(MBB);
    for (;; Cycle = Cycle->getParentCycle()) {
      OS << (Cycle ? " iteration of " : " function: ");
      if (Cycle)
        OS << printMBBReference(*Cycle->getHeader())
           << (Cycle->isReducible() ? ": " : " (irreducible): ");
      if (const MachineBasicBlock *Next = get(Cycle).getPostDominator(MBB))
        OS << printMBBReference(*Next);
      else
        OS << "none";
      if (!Cycle)
        break;
      OS << ',';
    }
    for (const MachineBasicBlock *Succ : MBB.successors())
      if (EarlyExits.contains({&MBB, Succ}))
        OS << "; early exit to " << printMBBReference(*Succ);
    OS << '\n';
  }
}
