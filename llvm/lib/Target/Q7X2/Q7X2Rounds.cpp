//===-- Q7X2Rounds.cpp - Where threads come again together ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2Rounds.h"
#include "Q7X2.h"
#include "Q7X2InstrInfo.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/CycleInfo.h"

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
static BlockSet walk(ArrayRef<const MachineBasicBlock *> Starts, Fn Follows) {
  BlockSet Seen;
  SmallVector<const MachineBasicBlock *, 8> Todo(Starts);
  while (!Todo.empty()) {
    const MachineBasicBlock *MBB = Todo.pop_back_val();
    for (const MachineBasicBlock *Succ : MBB->successors())
      if (Follows(*MBB, *Succ) && Seen.insert(Succ).second)
        Todo.push_back(Succ);
  }
  return Seen;
}

BlockSet Q7X2::findInside(ArrayRef<const MachineBasicBlock *> Starts,
                          const MachineBasicBlock *Join) {
  return walk(Starts, [&](auto &, auto &To) { return &To != Join; });
}

// ---- where loops begin -----------------------------------------------------

bool Q7X2::canRedirect(const MachineBasicBlock &MBB) {
  return none_of(MBB.terminators(),
                 [](const MachineInstr &MI) { return MI.isIndirectBranch(); });
}

// Makes a block that the ways from Preds pass before they come to MBB. It lies
// before MBB if it can; or else behind one of Preds that jumps to it.
static void insertBefore(MachineBasicBlock &MBB,
                         ArrayRef<MachineBasicBlock *> Preds,
                         const BasicBlock *Origin) {
  MachineFunction &MF = *MBB.getParent();
  MachineBasicBlock *New = MF.CreateMachineBasicBlock(Origin);
  auto Place = MBB.getIterator();
  MachineBasicBlock *Above = &MBB == &MF.front() ? nullptr : &*std::prev(Place);
  bool FallsThrough =
      !Above || is_contained(Preds, Above) || !Above->canFallThrough();
  auto Jumping = find_if(
      Preds, [](MachineBasicBlock *Pred) { return !Pred->canFallThrough(); });
  if (!FallsThrough)
    Place = Jumping == Preds.end() ? MF.end()
                                   : std::next((*Jumping)->getIterator());
  MF.insert(Place, New);
  New->addSuccessor(&MBB);
  for (const auto &LiveIn : MBB.liveins())
    New->addLiveIn(LiveIn);
  for (MachineBasicBlock *Pred : Preds)
    Pred->ReplaceUsesOfBlockWith(&MBB, New);
  if (FallsThrough)
    return;
  MF.getSubtarget().getInstrInfo()->insertUnconditionalBranch(*New, &MBB,
                                                              DebugLoc());
  if (Jumping != Preds.end())
    (*Jumping)->updateTerminator(nullptr);
}

// The block that a thread comes from that gets to the end of MBB. Blocks that
// were put on an edge have none themselves.
static const BasicBlock *getOrigin(const MachineBasicBlock &MBB) {
  const MachineBasicBlock *B = &MBB;
  while (!B->getBasicBlock() && B->pred_size() == 1)
    B = *B->pred_begin();
  return B->getBasicBlock();
}

// Whether Header is where two loops begin: then the outer one gets a block.
static bool separate(const MachineCycle &Loop, const CycleInfo &Source) {
  MachineBasicBlock &Header = *Loop.getHeader();
  const BasicBlock *Origin = Header.getBasicBlock();
  const Cycle *Inner = Origin ? Source.getCycle(Origin) : nullptr;
  if (!Inner)
    return false;
  SmallVector<MachineBasicBlock *, 4> FromOuter;
  bool HasInner = false, HasOuter = false;
  for (MachineBasicBlock *Pred : Header.predecessors()) {
    const BasicBlock *From = getOrigin(*Pred);
    bool InLoop = Loop.contains(Pred);
    bool InInner = InLoop && (!From || Inner->contains(From));
    HasInner |= InInner;
    HasOuter |= InLoop && !InInner;
    if (!InInner)
      FromOuter.push_back(Pred);
  }
  if (!HasInner || !HasOuter ||
      !all_of(FromOuter, [](auto *Pred) { return canRedirect(*Pred); }))
    return false;
  const Cycle *Outer = Inner->getParentCycle();
  insertBefore(Header, FromOuter, Outer ? Outer->getHeader() : nullptr);
  return true;
}

static bool separateOne(MachineFunction &MF, const CycleInfo &Source) {
  MachineCycleInfo Loops;
  Loops.compute(MF);
  for (MachineBasicBlock &MBB : MF) {
    const MachineCycle *Loop = Loops.getCycle(&MBB);
    if (Loop && Loop->isReducible() && Loop->getHeader() == &MBB &&
        separate(*Loop, Source))
      return true;
  }
  return false;
}

void Q7X2::separateLoops(MachineFunction &MF) {
  MachineBasicBlock &Entry = MF.front();
  if (!Entry.pred_empty())
    insertBefore(Entry, {}, nullptr);
  CycleInfo Source;
  Source.compute(MF.getFunction());
  while (separateOne(MF, Source))
    ;
}

// ---- a round ---------------------------------------------------------------

Round::Round(MachineFunction &MF, const MachineCycle *Loop,
             const DenseSet<Edge> &WaysOut)
    : Loop(Loop), WaysOut(WaysOut) {
  if (Loop) {
    for (MachineBasicBlock *Pred : Loop->getHeader()->predecessors())
      if (Loop->contains(Pred))
        number(*Pred);
  } else {
    for (MachineBasicBlock &MBB : MF)
      if (MBB.succ_empty())
        number(MBB);
  }
  // Until a block's own number stands for what is not known yet.
  for (unsigned N = 0; N != Blocks.size(); ++N)
    Next.push_back(N);
  bool Changed = true;
  while (Changed) {
    Changed = false;
    for (unsigned N = Blocks.size(); N-- != 0;)
      Changed |= updateNext(N);
  }
}

bool Round::follows(const MachineBasicBlock &From,
                    const MachineBasicBlock &To) const {
  return contains(To) && (Loop || !WaysOut.contains({&From, &To}));
}

bool Round::contains(const MachineBasicBlock &MBB) const {
  return !Loop || Loop->contains(&MBB);
}

bool Round::isEnd(const MachineBasicBlock &MBB) const {
  return Loop && Loop->getHeader() == &MBB;
}

void Round::number(MachineBasicBlock &End) {
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
               contains(*Pred) && follows(*Pred, *MBB)) {
      Enter(Pred);
    }
  }
}

unsigned Round::getCommon(unsigned A, unsigned B) const {
  while (A != B)
    (A < B ? A : B) = Next[std::min(A, B)];
  return A;
}

bool Round::updateNext(unsigned N) {
  unsigned End = Blocks.size(), Common = N;
  for (MachineBasicBlock *Succ : Blocks[N]->successors()) {
    if (!follows(*Blocks[N], *Succ))
      continue;
    // From a loop that never ends threads come to nothing in common.
    auto It = isEnd(*Succ) ? Numbers.end() : Numbers.find(Succ);
    unsigned Here = It == Numbers.end() ? End : It->second;
    if (Here != End && Next[Here] == Here)
      continue;
    Common = Common == N ? Here : getCommon(Common, Here);
  }
  if (Blocks[N]->succ_empty())
    Common = End;
  return std::exchange(Next[N], Common) != Common;
}

MachineBasicBlock *Round::getNextCommon(const MachineBasicBlock &MBB) const {
  auto It = Numbers.find(&MBB);
  if (It == Numbers.end())
    return nullptr;
  unsigned N = Next[It->second];
  if (N != Blocks.size())
    return Blocks[N];
  return Loop ? Loop->getHeader() : nullptr;
}

bool Round::leadsTo(const MachineBasicBlock &MBB,
                    const MachineBasicBlock &Later) const {
  const MachineBasicBlock *B = &MBB;
  do
    B = getNextCommon(*B);
  while (B && B != &Later && !isEnd(*B));
  return B == &Later;
}

BlockSet Round::findInside(ArrayRef<const MachineBasicBlock *> Starts,
                           const MachineBasicBlock *Join) const {
  return walk(Starts, [&](auto &From, auto &To) {
    return &To != Join && !isEnd(To) && follows(From, To);
  });
}

LoopBlocks Round::findLoopBefore(MachineBasicBlock *MBB,
                                 const MachineBasicBlock *Join) const {
  LoopBlocks Result;
  BlockSet Inside = findInside(MBB, Join);
  if (Inside.contains(MBB))
    Result.insert(MBB);
  for (unsigned I = 0; I != Result.size(); ++I)
    for (MachineBasicBlock *Pred : Result[I]->predecessors())
      if (Inside.contains(Pred))
        Result.insert(Pred);
  return Result;
}

// ---- the rounds of a function ----------------------------------------------

RoundInfo::RoundInfo(MachineFunction &MF) : MF(MF), MDT(MF) {
  Loops.compute(MF);
  findWaysOut();
}

const Round &RoundInfo::get(const MachineCycle *Loop) const {
  std::unique_ptr<Round> &R = Rounds[Loop];
  if (!R)
    R = std::make_unique<Round>(MF, Loop, WaysOut);
  return *R;
}

bool RoundInfo::isWithinLoop(const MachineBasicBlock &MBB,
                             const Round &R) const {
  const MachineCycle *Loop = getLoopFor(MBB);
  while (Loop != R.getLoop() && Loop->isReducible() &&
         Loop->getHeader() == &MBB)
    Loop = Loop->getParentCycle();
  return Loop != R.getLoop();
}

// The blocks, each come to by one way only, behind which threads end without
// passing any place that others come to by another way.
BlockSet RoundInfo::findAlone() const {
  BlockSet Alone;
  // The highest block, by its level in the dominator tree, that must be passed
  // to get to each place that a block and those below lead to.
  DenseMap<const MachineDomTreeNode *, unsigned> Highest;
  for (const MachineDomTreeNode *Node : post_order(MDT.getRootNode())) {
    const MachineBasicBlock &MBB = *Node->getBlock();
    unsigned H = Node->getLevel();
    for (const MachineDomTreeNode *Child : *Node)
      H = std::min(H, Highest[Child]);
    for (const MachineBasicBlock *Succ : MBB.successors())
      if (!onlyEnds(*Succ))
        H = std::min(H, MDT.getNode(Succ)->getLevel() - 1);
    if (MBB.isReturnBlock() && MBB.back().getOpcode() != Q7X2::EXIT_X)
      H = 0;
    Highest[Node] = H;
    if (onlyEnds(MBB) || (MBB.pred_size() == 1 && H == Node->getLevel()))
      Alone.insert(&MBB);
  }
  return Alone;
}

// How much a way out of a loop, from MBB to Succ, looks like the one that the
// loop is meant to end with.
static unsigned rate(const MachineDominatorTree &MDT, const MachineCycle &L,
                     const MachineBasicBlock &MBB,
                     const MachineBasicBlock &Succ, bool EndsAlone) {
  if (!EndsAlone)
    return 3;
  auto IsPassed = [&](const MachineBasicBlock *Pred) {
    return !L.contains(Pred) || MDT.dominates(&MBB, Pred);
  };
  if (!all_of(L.getHeader()->predecessors(), IsPassed))
    return 0;
  return onlyEnds(Succ) ? 1 : 2;
}

void RoundInfo::findWaysOut() {
  BlockSet Alone = findAlone();
  struct Way {
    Edge Blocks;
    unsigned Rating;
  };
  MapVector<const MachineCycle *, SmallVector<Way, 4>> WaysOutOf;
  for (MachineBasicBlock &MBB : MF) {
    const MachineCycle *Outer = Loops.getTopLevelParentCycle(&MBB);
    bool HasOther = any_of(MBB.successors(),
                           [&](auto *Succ) { return !Alone.contains(Succ); });
    for (const MachineBasicBlock *Succ : MBB.successors()) {
      bool EndsAlone = Alone.contains(Succ);
      if (!Outer && EndsAlone && HasOther)
        WaysOut.insert({&MBB, Succ});
      if (Outer && !Outer->contains(Succ))
        WaysOutOf[Outer].push_back(
            {{&MBB, Succ}, rate(MDT, *Outer, MBB, *Succ, EndsAlone)});
    }
  }
  for (const auto &[Loop, Ways] : WaysOutOf) {
    unsigned Best = 0;
    for (const Way &W : Ways)
      Best = std::max(Best, W.Rating);
    for (const Way &W : Ways)
      if (W.Rating < Best)
        WaysOut.insert(W.Blocks);
  }
}
