//===-- Q7X2Convergence.cpp - Insert convergence barriers -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Threads of a warp that part at a branch come together again only at a BSYNC
// on a barrier register that they marked before, together, with BSSY. For each
// branch on which they may part this pass finds where their ways join, the
// immediate post-dominator P within the round of the loop around
// (Q7X2Rounds.h), puts BSYNC there and BSSY at the branch. Threads that leave
// the loop on the way leave the barrier, too, with BREAK. Where they do, the
// threads have parted in the next loop around as well: there P is outside of
// the loop, and BSSY goes before it.
//
// A barrier register belongs to a region, the blocks between its BSSY and its
// BSYNC. Regions that a thread can be in at the same time have different
// registers: within a function by the blocks that they share; and a region
// with calls has one that no callee uses. Where a callee is not known, or
// registers have run out, there is no barrier: threads then run on apart,
// which is slower, not wrong.
//
// A loop in which threads wait for others, marked by YIELD before the branches
// that it is left by, is another matter: a thread that has left it may hold the
// lock that the rest wait for. It goes on alone and meets them where it can no
// longer be waited for, behind the last write to memory that could be the
// release. Where there is none, as in a function that only takes the lock, they
// stay apart.
//
// Threads that end leave all barriers: others meet as if there were no such
// way.
//
// Nothing may change the flow of control behind this pass.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2MachineFunctionInfo.h"
#include "Q7X2Releases.h"
#include "Q7X2Rounds.h"
#include "Q7X2Subtarget.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include <map>

using namespace llvm;
using Q7X2::BlockSet;
using Q7X2::findInside;
using Q7X2::LoopBlocks;
using Q7X2::onlyEnds;
using Q7X2::Round;
using Q7X2::RoundInfo;

#define DEBUG_TYPE "q7x2-convergence"
#define PASS_NAME "Q7X2 convergence barriers"

namespace {

// Threads that part, seen from one of the rounds that they are in.
struct Parting {
  MachineBasicBlock *From;
  const Round *In;
  // Where they come to when they leave the loop within this round that they
  // part in. Empty if From is in no such loop.
  SmallVector<MachineBasicBlock *, 2> Left;
  // Where they meet, or null: because nothing is left to do in common, or
  // because some might wait for others that have gone ahead.
  MachineBasicBlock *Join = nullptr;
  bool HasEnded = false;
};

struct Region {
  const Round *In = nullptr;
  SmallVector<MachineBasicBlock *, 1> Starts; // BSSY at their ends
  MachineBasicBlock *Join = nullptr;          // BSYNC at its beginning
  BlockSet Inside;                            // reached from Starts before Join
  // Where threads come to that leave it on other ways: BREAK at their beginning
  SmallSetVector<MachineBasicBlock *, 2> Left;
  bool HasUnknownCall = false;
  unsigned First = 0; // the lowest register that callees leave alone
  int Barrier = -1;

  bool overlaps(const Region &Other) const;
};

class Q7X2Convergence : public MachineFunctionPass {
  const Q7X2InstrInfo *TII = nullptr;
  // Barrier registers that a function and what it calls use, from 0 upward.
  DenseMap<const Function *, unsigned> Used;
  Q7X2::ReleaseInfo Releases;
  // The blocks of this function where loops that wait are left.
  SmallVector<MachineBasicBlock *, 4> Yielding;

public:
  static char ID;
  Q7X2Convergence() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  bool isDivergent(const MachineBasicBlock &MBB) const;
  bool leavesWaitingLoop(const Round &R, MachineBasicBlock &MBB,
                         const MachineBasicBlock &Join) const;
  struct Meeting;
  Q7X2::Effects getBetween(const Round &R, MachineBasicBlock &From,
                           const MachineBasicBlock *To) const;
  Meeting findMeeting(const Round &R, MachineBasicBlock &Join) const;
  void findYielding(MachineFunction &MF);
  bool splitMeeting(MachineFunction &MF) const;
  MachineBasicBlock *findJoinBehindLoop(const Round &R, MachineBasicBlock &MBB,
                                        MachineBasicBlock &Join) const;
  MachineBasicBlock *findJoin(const RoundInfo &Rounds, const Round &R,
                              MachineBasicBlock &MBB,
                              MachineBasicBlock &Common) const;
  void findPartings(const RoundInfo &Rounds, MachineBasicBlock &MBB,
                    std::vector<Parting> &Partings) const;
  std::vector<Parting> findPartings(MachineFunction &MF,
                                    const RoundInfo &Rounds) const;
  void splitLoopEntries(MachineFunction &MF);
  std::vector<Region> findRegions(MachineFunction &MF,
                                  ArrayRef<Parting> Partings);
  static void separateNested(std::vector<Region> &Regions);
  void lookInside(Region &R);
  static void dropCovered(MachineFunction &MF, std::vector<Region> &Regions);
  unsigned noteCalls(const MachineBasicBlock &MBB, bool &HasUnknown) const;
  void assignBarriers(std::vector<Region> &Regions);
  void relaxUniform(MachineFunction &MF, const RoundInfo &Rounds,
                    ArrayRef<Parting> Partings, ArrayRef<Region> Regions) const;
  void insertBarriers(std::vector<Region> &Regions);
};

} // namespace

char Q7X2Convergence::ID = 0;

INITIALIZE_PASS(Q7X2Convergence, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2ConvergencePass() {
  return new Q7X2Convergence();
}

static constexpr unsigned NumBarriers = 16;

// Whether threads can part at the end of MBB.
bool Q7X2Convergence::isDivergent(const MachineBasicBlock &MBB) const {
  int Uniform = Q7X2::getNamedOperandIdx(Q7X2::BRA_I, Q7X2::OpName::uniform);
  return any_of(MBB.terminators(), [&](const MachineInstr &MI) {
    if (MI.isIndirectBranch())
      return true;
    return MI.getOpcode() == Q7X2::BRA_I && TII->isPredicated(MI) &&
           MI.getOperand(Uniform).getImm() == Q7X2::Uniform_None;
  });
}

// The next block behind MBB, and behind the loop Inner around it, that all
// threads of the round come to, if they have something in common left to do.
// Not one within a loop, to which they might come in different rounds of that.
static MachineBasicBlock *getCommon(const RoundInfo &Rounds, const Round &R,
                                    const MachineBasicBlock &MBB,
                                    const MachineCycle *Inner) {
  MachineBasicBlock *Next = R.getNextCommon(MBB);
  while (Next &&
         ((Inner && Inner->contains(Next)) || Rounds.isWithinLoop(*Next, R)))
    Next = R.getNextCommon(*Next);
  return Next && !onlyEnds(*Next) ? Next : nullptr;
}

// A block of its own on the way from Pred to Entry.
static void splitEdge(const Q7X2InstrInfo &TII, MachineBasicBlock *Pred,
                      MachineBasicBlock *Entry) {
  MachineFunction &MF = *Pred->getParent();
  MachineBasicBlock *New = MF.CreateMachineBasicBlock(Entry->getBasicBlock());
  bool FallsThrough =
      Pred->getFallThrough(/*JumpToFallThrough=*/false) == Entry;
  MF.insert(FallsThrough ? std::next(Pred->getIterator()) : MF.end(), New);
  Pred->ReplaceUsesOfBlockWith(Entry, New);
  New->addSuccessor(Entry);
  for (const auto &LiveIn : Entry->liveins())
    New->addLiveIn(LiveIn);
  if (!FallsThrough)
    TII.insertBranch(*New, Entry, nullptr, {}, DebugLoc(), nullptr);
}

// ---- loops that wait -------------------------------------------------------

void Q7X2Convergence::findYielding(MachineFunction &MF) {
  Yielding.clear();
  for (MachineBasicBlock &MBB : MF)
    if (any_of(MBB, [](const MachineInstr &MI) {
          return MI.getOpcode() == Q7X2::YIELD_X;
        }))
      Yielding.push_back(&MBB);
}

// Whether threads part at the end of MBB, where some yield and stay in a loop,
// and others leave it for Join.
bool Q7X2Convergence::leavesWaitingLoop(const Round &R, MachineBasicBlock &MBB,
                                        const MachineBasicBlock &Join) const {
  return is_contained(Yielding, &MBB) && isDivergent(MBB) &&
         !R.findLoopBefore(&MBB, &Join).empty();
}

// Whether there is a way from MBB back to it that does not pass Other.
static bool comesBack(const Round &R, MachineBasicBlock &MBB,
                      const MachineBasicBlock *Other) {
  return R.findInside({&MBB}, Other).contains(&MBB);
}

struct Q7X2Convergence::Meeting {
  MachineBasicBlock *MBB = nullptr;
  MachineBasicBlock::iterator Place;

  MachineBasicBlock *getNext() const {
    return Place == MBB->end() ? MBB->getSingleSuccessor() : nullptr;
  }
  /// The block that begins here, if one does.
  MachineBasicBlock *getBlock() const {
    if (MachineBasicBlock *Next = getNext())
      return Next->pred_size() == 1 ? Next : nullptr;
    return Place == MBB->getFirstNonDebugInstr() ? MBB : nullptr;
  }
  /// Whether threads have nothing to do from here on.
  bool isAtEnd(const Q7X2InstrInfo &TII) const {
    if (Place != MBB->end())
      return Place->getOpcode() == Q7X2::EXIT_X && !TII.isPredicated(*Place);
    MachineBasicBlock *Next = getNext();
    return !Next || onlyEnds(*Next);
  }
};

Q7X2::Effects Q7X2Convergence::getBetween(const Round &R,
                                          MachineBasicBlock &From,
                                          const MachineBasicBlock *To) const {
  Q7X2::Effects Result;
  for (const MachineBasicBlock *MBB : R.findInside({&From}, To))
    Result |= Releases.get(*MBB);
  return Result;
}

// Where a waiting loop is left for Join: where the threads can meet so that
// none holds what others wait for. It is behind the last write, an ordered one
// if there is any, that follows in the same round of the loops around, and
// before anything that they do together.
Q7X2Convergence::Meeting
Q7X2Convergence::findMeeting(const Round &R, MachineBasicBlock &Join) const {
  Meeting Result;
  Q7X2::Effects::Kind Best = Q7X2::Effects::Write;
  auto Note = [&](Q7X2::Effects E, MachineBasicBlock &MBB,
                  MachineBasicBlock::iterator Place) {
    if (E.Release < Best)
      return;
    Best = E.Release;
    Result.MBB = &MBB;
    Result.Place = Place;
  };
  MachineBasicBlock *Last = nullptr, *B = &Join;
  for (; B; B = R.getNextCommon(*B)) {
    Q7X2::Effects Here;
    if (Last)
      Here = getBetween(R, *Last, B);
    if (Here.IsJoint || (Last && comesBack(R, Join, B)))
      return Result;
    if (R.isEnd(*B)) {
      Note(Here, *B, B->getFirstNonDebugInstr());
      return Result;
    }
    Last = B;
    if (B != &Join && comesBack(R, *B, &Join))
      continue; // a loop; what it does is seen from the block behind it
    Note(Here, *B, B->getFirstNonDebugInstr());
    for (MachineInstr &MI : *B) {
      Here = Releases.get(MI);
      if (Here.IsJoint)
        return Result;
      Note(Here, *B, std::next(MI.getIterator()));
    }
  }
  // Ways that never meet again, but end.
  if (!comesBack(R, Join, nullptr))
    Note(getBetween(R, *Last, nullptr), *Last, Last->end());
  return Result;
}

// Makes a block begin where threads are to meet behind a waiting loop.
bool Q7X2Convergence::splitMeeting(MachineFunction &MF) const {
  if (Yielding.empty())
    return false;
  RoundInfo Rounds(MF);
  for (MachineBasicBlock *MBB : Yielding) {
    const MachineCycle *Inner = nullptr;
    for (const MachineCycle *L = Rounds.getLoopFor(*MBB); Inner || L;
         Inner = L, L = L ? L->getParentCycle() : nullptr) {
      const Round &R = Rounds.get(L);
      MachineBasicBlock *Join = getCommon(Rounds, R, *MBB, Inner);
      if (!Join || !leavesWaitingLoop(R, *MBB, *Join))
        continue;
      Meeting M = findMeeting(R, *Join);
      if (!M.MBB || M.isAtEnd(*TII) || M.getBlock())
        continue;
      if (MachineBasicBlock *Next = M.getNext())
        splitEdge(*TII, M.MBB, Next);
      else
        M.MBB->splitAt(*std::prev(M.Place));
      return true;
    }
  }
  return false;
}

// ---- where threads meet ----------------------------------------------------

// Where threads that leave a waiting loop at MBB, on the way to Join, meet
// those that stay.
MachineBasicBlock *
Q7X2Convergence::findJoinBehindLoop(const Round &R, MachineBasicBlock &MBB,
                                    MachineBasicBlock &Join) const {
  Meeting M = findMeeting(R, Join);
  if (M.MBB)
    return M.isAtEnd(*TII) ? nullptr : M.getBlock();
  // No thread is waited for by what has launched a kernel.
  const Function &F = MBB.getParent()->getFunction();
  return Q7X2::isKernel(F.getCallingConv()) ? &Join : nullptr;
}

// Where threads that part at the end of MBB, and all come to Common, come
// together again, if they do: not before those that leave a waiting loop on the
// way.
MachineBasicBlock *Q7X2Convergence::findJoin(const RoundInfo &Rounds,
                                             const Round &R,
                                             MachineBasicBlock &MBB,
                                             MachineBasicBlock &Common) const {
  if (Yielding.empty())
    return &Common;
  if (leavesWaitingLoop(R, MBB, Common))
    return findJoinBehindLoop(R, MBB, Common);
  BlockSet Inside = R.findInside({&MBB}, &Common);
  MachineBasicBlock *Join = &Common;
  for (MachineBasicBlock *Leave : Yielding) {
    if (!Inside.contains(Leave))
      continue;
    const MachineCycle *Inner = nullptr, *L = Rounds.getLoopFor(*Leave);
    for (;; Inner = L, L = L->getParentCycle()) {
      const Round &Around = Rounds.get(L);
      MachineBasicBlock *Next = getCommon(Rounds, Around, *Leave, Inner);
      if (Next && leavesWaitingLoop(Around, *Leave, *Next)) {
        MachineBasicBlock *Later = findJoinBehindLoop(Around, *Leave, *Next);
        if (!Later)
          return nullptr;
        if (L == R.getLoop() && !Inside.contains(Later) &&
            R.leadsTo(*Join, *Later))
          Join = Later;
      }
      if (L == R.getLoop())
        break;
    }
  }
  return Join;
}

using Way = std::pair<MachineBasicBlock *, MachineBasicBlock *>;

// Whether threads that come here leave all barriers at once.
static bool exits(const MachineBasicBlock &MBB) {
  return onlyEnds(MBB) &&
         none_of(MBB, [](const MachineInstr &MI) { return MI.isCall(); });
}

// The ways on which threads leave a round from Start or Inside and go on.
static void addWaysOut(const Round &R, MachineBasicBlock &Start,
                       const BlockSet &Inside, SmallVectorImpl<Way> &Ways) {
  for (MachineBasicBlock &MBB : *Start.getParent()) {
    if (&MBB != &Start && !Inside.contains(&MBB))
      continue;
    for (MachineBasicBlock *Succ : MBB.successors())
      if (!R.follows(MBB, *Succ) && !exits(*Succ))
        Ways.push_back({&MBB, Succ});
  }
}

// Takes out of Ways those that stay in the round: where they lead.
static SmallVector<MachineBasicBlock *, 2>
takeFollowed(const Round &R, SmallVectorImpl<Way> &Ways) {
  SmallVector<MachineBasicBlock *, 2> Targets;
  erase_if(Ways, [&](Way W) {
    bool Stays = R.follows(*W.first, *W.second);
    if (Stays)
      Targets.push_back(W.second);
    return Stays;
  });
  return Targets;
}

static unsigned countWays(const Round &R, const MachineBasicBlock &MBB) {
  return count_if(MBB.successors(), [&](const MachineBasicBlock *Succ) {
    return R.follows(MBB, *Succ);
  });
}

// Looks at a branch from each of the rounds in which it parts threads, from
// within outward.
void Q7X2Convergence::findPartings(const RoundInfo &Rounds,
                                   MachineBasicBlock &MBB,
                                   std::vector<Parting> &Partings) const {
  SmallVector<Way, 4> Out;
  const MachineCycle *Inner = nullptr, *L = Rounds.getLoopFor(MBB);
  for (;; Inner = L, L = L->getParentCycle()) {
    const Round &R = Rounds.get(L);
    Parting P{&MBB, &R, takeFollowed(R, Out)};
    bool Parts = Inner ? !P.Left.empty() : countWays(R, MBB) > 1;
    BlockSet Inside;
    if (Parts) {
      MachineBasicBlock *Common = getCommon(Rounds, R, MBB, Inner);
      // Of a loop with several entries nobody knows where its rounds begin.
      bool HasRounds = !L || L->isReducible();
      if (Common && HasRounds)
        P.Join = findJoin(Rounds, R, MBB, *Common);
      P.HasEnded = !Common;
      Inside = R.findInside({&MBB}, P.Join);
      Partings.push_back(std::move(P));
    }
    if (!L)
      return;
    if (Parts || !Inner)
      addWaysOut(R, MBB, Inside, Out);
  }
}

std::vector<Parting>
Q7X2Convergence::findPartings(MachineFunction &MF,
                              const RoundInfo &Rounds) const {
  std::vector<Parting> Partings;
  for (MachineBasicBlock &MBB : MF)
    if (isDivergent(MBB))
      findPartings(Rounds, MBB, Partings);
  return Partings;
}

// ---- where a region begins -------------------------------------------------

// The ways into a loop from outside.
static SmallVector<std::pair<MachineBasicBlock *, MachineBasicBlock *>, 2>
getEntryEdges(const LoopBlocks &L) {
  SmallVector<std::pair<MachineBasicBlock *, MachineBasicBlock *>, 2> Edges;
  for (MachineBasicBlock *Entry : L)
    for (MachineBasicBlock *Pred : Entry->predecessors())
      if (!L.contains(Pred))
        Edges.push_back({Pred, Entry});
  return Edges;
}

// Whether BSSY can stand at the end of Pred, before a loop: all that pass
// there come to Join, and each only once.
static bool canStartAt(const Round &R, MachineBasicBlock *Pred,
                       MachineBasicBlock *Join) {
  if (Pred == Join)
    return Pred->succ_size() == 1;
  return R.leadsTo(*Pred, *Join) && R.findLoopBefore(Pred, Join).empty();
}

// Makes a place before each loop that needs a BSSY there.
void Q7X2Convergence::splitLoopEntries(MachineFunction &MF) {
  RoundInfo Rounds(MF);
  SetVector<std::pair<MachineBasicBlock *, MachineBasicBlock *>> Edges;
  for (const Parting &P : findPartings(MF, Rounds))
    if (P.Join)
      for (auto [Pred, Entry] :
           getEntryEdges(P.In->findLoopBefore(P.From, P.Join)))
        if (!canStartAt(*P.In, Pred, P.Join) && Q7X2::canRedirect(*Pred))
          Edges.insert({Pred, Entry});
  for (auto [Pred, Entry] : Edges)
    splitEdge(*TII, Pred, Entry);
}

// Where the region of a branch begins. Nowhere, if jumps by a register lead
// into the loop that it is in.
static SmallVector<MachineBasicBlock *, 1> findStarts(const Parting &P) {
  LoopBlocks L = P.In->findLoopBefore(P.From, P.Join);
  if (L.empty())
    return {P.From};
  SmallSetVector<MachineBasicBlock *, 2> Starts;
  for (auto [Pred, Entry] : getEntryEdges(L)) {
    if (!canStartAt(*P.In, Pred, P.Join))
      return {};
    Starts.insert(Pred);
  }
  return Starts.takeVector();
}

std::vector<Region> Q7X2Convergence::findRegions(MachineFunction &MF,
                                                 ArrayRef<Parting> Partings) {
  std::vector<Region> Regions;
  for (const Parting &P : Partings) {
    if (!P.Join)
      continue;
    Region R;
    R.In = P.In;
    R.Join = P.Join;
    R.Starts = findStarts(P);
    auto IsSame = [&](const Region &Other) {
      return Other.Join == R.Join && Other.Starts == R.Starts;
    };
    if (!R.Starts.empty() && none_of(Regions, IsSame))
      Regions.push_back(std::move(R));
  }
  separateNested(Regions);
  for (Region &R : Regions)
    lookInside(R);
  dropCovered(MF, Regions);
  return Regions;
}

// A thread that came by one start must not pass another with the same register:
// those that wait for it at the end would wait in vain. So the starts that lie
// inside are a region of their own.
void Q7X2Convergence::separateNested(std::vector<Region> &Regions) {
  for (unsigned I = 0; I != Regions.size(); ++I) {
    Region &R = Regions[I], Nested;
    BlockSet Inside = R.In->findInside(R.Starts, R.Join);
    Nested.In = R.In;
    Nested.Join = R.Join;
    for (MachineBasicBlock *Start : R.Starts)
      if (Inside.contains(Start))
        Nested.Starts.push_back(Start);
    if (Nested.Starts.empty())
      continue;
    if (Nested.Starts == R.Starts) {
      Regions.erase(Regions.begin() + I--);
      continue;
    }
    erase_if(R.Starts, [&](auto *Start) { return Inside.contains(Start); });
    Regions.push_back(std::move(Nested));
  }
}

// ---- what a region contains ------------------------------------------------

unsigned Q7X2Convergence::noteCalls(const MachineBasicBlock &MBB,
                                    bool &HasUnknown) const {
  unsigned Count = 0;
  for (const MachineInstr &MI : MBB) {
    if (!MI.isCall())
      continue;
    auto It = Used.find(Q7X2::getCallee(MI));
    if (It == Used.end())
      HasUnknown = true;
    else
      Count = std::max(Count, It->second);
  }
  return Count;
}

void Q7X2Convergence::lookInside(Region &R) {
  R.Inside = R.In->findInside(R.Starts, R.Join);
  SmallVector<Way, 4> Out;
  for (MachineBasicBlock *Start : R.Starts)
    addWaysOut(*R.In, *Start, R.Inside, Out);
  for (Way W : Out)
    R.Left.insert(W.second);
  for (const MachineBasicBlock *MBB : R.Inside)
    R.First = std::max(R.First, noteCalls(*MBB, R.HasUnknownCall));
}

// Whether every way to where R begins, from the function's entry or from the
// common end, passes where Other begins: then Other's BSYNC does for both.
static bool isCovered(MachineFunction &MF, const Region &R,
                      const Region &Other) {
  if (R.Join != Other.Join || R.In != Other.In || Other.HasUnknownCall)
    return false;
  BlockSet Seen;
  SmallVector<MachineBasicBlock *, 8> Todo = {&MF.front(), R.Join};
  while (!Todo.empty()) {
    MachineBasicBlock *MBB = Todo.pop_back_val();
    if (is_contained(Other.Starts, MBB) || !Seen.insert(MBB).second)
      continue;
    append_range(Todo, MBB->successors());
  }
  return none_of(R.Starts,
                 [&](MachineBasicBlock *S) { return Seen.contains(S); });
}

void Q7X2Convergence::dropCovered(MachineFunction &MF,
                                  std::vector<Region> &Regions) {
  for (unsigned I = 0; I < Regions.size();) {
    bool Covered = any_of(Regions, [&](const Region &Other) {
      return &Other != &Regions[I] && isCovered(MF, Regions[I], Other);
    });
    if (Covered)
      Regions.erase(Regions.begin() + I);
    else
      ++I;
  }
}

// Whether a thread in this region, or one that has just left it, can pass the
// other's BSSY, BSYNC or BREAK.
static bool meets(const Region &R, const Region &Other) {
  auto IsPassed = [&](MachineBasicBlock *MBB) {
    return R.Inside.contains(MBB) || R.Left.contains(MBB);
  };
  return IsPassed(Other.Join) || any_of(Other.Starts, IsPassed) ||
         any_of(Other.Left, IsPassed);
}

bool Region::overlaps(const Region &Other) const {
  bool SameStart = any_of(Starts, [&](MachineBasicBlock *S) {
    return is_contained(Other.Starts, S);
  });
  return SameStart || meets(*this, Other) || meets(Other, *this);
}

// ---- registers -------------------------------------------------------------

void Q7X2Convergence::assignBarriers(std::vector<Region> &Regions) {
  for (unsigned I = 0; I != Regions.size(); ++I) {
    Region &R = Regions[I];
    if (R.HasUnknownCall)
      continue;
    unsigned Taken = 0;
    for (unsigned J = 0; J != I; ++J)
      if (Regions[J].Barrier >= 0 && R.overlaps(Regions[J]))
        Taken |= 1u << Regions[J].Barrier;
    for (unsigned B = R.First; B != NumBarriers && R.Barrier < 0; ++B)
      if (!(Taken & 1u << B))
        R.Barrier = B;
  }
  erase_if(Regions, [](const Region &R) { return R.Barrier < 0; });
}

// Where threads can be that part at the end of MBB and go two ways to the same
// place, in R or, without one, anywhere, before Join.
static BlockSet findShared(const Round *R, MachineBasicBlock &MBB,
                           const MachineBasicBlock *Join) {
  BlockSet Seen, Shared;
  for (MachineBasicBlock *Succ : MBB.successors()) {
    if (Succ == Join || (R && (R->isEnd(*Succ) || !R->follows(MBB, *Succ))))
      continue;
    BlockSet Side = R ? R->findInside({Succ}, Join) : findInside({Succ}, Join);
    Side.insert(Succ);
    for (const MachineBasicBlock *Block : Side)
      if (!Seen.insert(Block).second)
        Shared.insert(Block);
  }
  return Shared;
}

// Where threads can be that leave the loop that they part in, one in an earlier
// round than another, before they meet.
static BlockSet findLate(const Parting &P) {
  BlockSet Late = P.In->findInside(P.Left, P.Join);
  for (MachineBasicBlock *MBB : P.Left)
    if (MBB != P.Join && !P.In->isEnd(*MBB))
      Late.insert(MBB);
  return Late;
}

// Where threads can be together that came there at different times.
static BlockSet findMixed(const RoundInfo &Rounds, ArrayRef<Parting> Partings,
                          ArrayRef<Region> Regions) {
  BlockSet Mixed;
  auto Add = [&](const BlockSet &More) {
    Mixed.insert(More.begin(), More.end());
  };
  for (const Parting &P : Partings) {
    bool Meets = any_of(Regions, [&](const Region &R) {
      return R.Join == P.Join && R.In == P.In &&
             (R.Inside.contains(P.From) || is_contained(R.Starts, P.From));
    });
    if (!Meets && !P.HasEnded)
      Add(findShared(nullptr, *P.From, nullptr));
    else if (P.Left.empty())
      Add(findShared(P.In, *P.From, P.Join));
    else
      Add(findLate(P));
  }
  for (auto [From, To] : Rounds.getWaysOut()) {
    Add(findInside(To, nullptr));
    Mixed.insert(To);
  }
  return Mixed;
}

// A branch of which selection knows that all threads take it alike need not be
// one where threads of different rounds are together, or of different calls.
void Q7X2Convergence::relaxUniform(MachineFunction &MF, const RoundInfo &Rounds,
                                   ArrayRef<Parting> Partings,
                                   ArrayRef<Region> Regions) const {
  bool IsCalled = !Q7X2::isKernel(MF.getFunction().getCallingConv());
  BlockSet Mixed;
  if (!IsCalled)
    Mixed = findMixed(Rounds, Partings, Regions);
  int Uniform = Q7X2::getNamedOperandIdx(Q7X2::BRA_I, Q7X2::OpName::uniform);
  for (MachineBasicBlock &MBB : MF)
    if (IsCalled || Mixed.contains(&MBB))
      for (MachineInstr &MI : MBB.terminators())
        if (MI.getOpcode() == Q7X2::BRA_I)
          MI.getOperand(Uniform).setImm(Q7X2::Uniform_None);
}

void Q7X2Convergence::insertBarriers(std::vector<Region> &Regions) {
  // Those that enclose others first, so that at a common end the inner one's
  // BSYNC, put in later, comes before the outer one's.
  llvm::sort(Regions, [](const Region &A, const Region &B) {
    return A.Inside.size() > B.Inside.size();
  });
  for (const Region &R : Regions) {
    MCRegister Barrier = Q7X2::BPRRegClass.getRegister(R.Barrier);
    for (MachineBasicBlock *Start : R.Starts)
      TII->build(*Start, Start->getFirstTerminator(),
                 Start->findBranchDebugLoc(), Q7X2::BSSY_I)
          .addReg(Barrier)
          .addMBB(R.Join);
    TII->build(*R.Join, R.Join->begin(), DebugLoc(), Q7X2::BSYNC_X)
        .addReg(Barrier);
    R.Join->setLabelMustBeEmitted();
  }
  // Threads that have left must not be waited for while they wait for others.
  for (const Region &R : Regions)
    for (MachineBasicBlock *MBB : R.Left)
      TII->build(*MBB, MBB->begin(), DebugLoc(), Q7X2::BREAK_X)
          .addReg(Q7X2::BPRRegClass.getRegister(R.Barrier));
}

bool Q7X2Convergence::runOnMachineFunction(MachineFunction &MF) {
  TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  Releases.add(MF);
  Q7X2::separateLoops(MF);
  findYielding(MF);
  while (splitMeeting(MF))
    findYielding(MF);
  splitLoopEntries(MF);
  RoundInfo Rounds(MF);
  std::vector<Parting> Partings = findPartings(MF, Rounds);
  std::vector<Region> Regions = findRegions(MF, Partings);
  assignBarriers(Regions);
  relaxUniform(MF, Rounds, Partings, Regions);
  insertBarriers(Regions);

  // What callers must keep out of.
  unsigned Count = 0;
  // Assembly may use any barrier, or return elsewhere as longjmp does.
  bool HasUnknown = MF.getFunction().hasFnAttribute(Attribute::Naked);
  for (const MachineBasicBlock &MBB : MF)
    Count = std::max(Count, noteCalls(MBB, HasUnknown));
  for (const Region &R : Regions)
    Count = std::max<int>(Count, R.Barrier + 1);
  for (const Function *F : MF.getInfo<Q7X2MachineFunctionInfo>()->TailCallees) {
    auto It = Used.find(F);
    if (It != Used.end())
      Count = std::max(Count, It->second);
    else if (F != &MF.getFunction())
      HasUnknown = true;
  }
  if (!HasUnknown)
    Used[&MF.getFunction()] = Count;
  return true;
}
