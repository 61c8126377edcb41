//===-- Q7X2Convergence.cpp - Insert convergence barriers -----------------===//
//
// Threads of a warp that part at a branch come together again only at a BSYNC
// on a barrier register that they marked before, together, with BSSY. For each
// branch on which they may part this pass finds where their ways join for
// certain, the immediate post-dominator P, puts BSYNC there, and BSSY
// at the branch. If the branch is in a loop that P is outside of, BSSY goes
// before the loop, for it would else leave behind, in each round, the threads
// that have already left.
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
// Threads that end leave all barriers. So the ways to a block that only ends
// are passed over: others meet as if there were no such way.
//
// Nothing may change the flow of control behind this pass.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2MachineFunctionInfo.h"
#include "Q7X2Releases.h"
#include "Q7X2Subtarget.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachinePostDominators.h"
#include <map>

using namespace llvm;

#define DEBUG_TYPE "q7x2-convergence"
#define PASS_NAME "Q7X2 convergence barriers"

namespace {

using BlockSet = SmallPtrSet<const MachineBasicBlock *, 16>;

struct Region {
  SmallVector<MachineBasicBlock *, 1> Starts; // BSSY at their ends
  MachineBasicBlock *Join;                    // BSYNC at its beginning
  BlockSet Inside;                            // reached from Starts before Join
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
  bool isDivergent(const MachineInstr &MI) const;
  bool parts(const MachineBasicBlock &MBB) const;
  void recalculate(MachineFunction &MF, MachinePostDominatorTree &PDT) const;
  Q7X2::Effects getBetween(MachineBasicBlock &From,
                           const MachineBasicBlock *To) const;
  bool leavesWaitingLoop(MachineBasicBlock &MBB, MachineBasicBlock &Join) const;
  struct Meeting;
  Meeting findMeeting(const MachinePostDominatorTree &PDT,
                      MachineBasicBlock &Join) const;
  void findYielding(MachineFunction &MF);
  bool splitMeeting(MachineFunction &MF) const;
  MachineBasicBlock *findJoinBehindLoop(const MachinePostDominatorTree &PDT,
                                        MachineBasicBlock &MBB,
                                        MachineBasicBlock &Join) const;
  MachineBasicBlock *findJoin(const MachinePostDominatorTree &PDT,
                              MachineBasicBlock &MBB) const;
  template <typename Callback>
  void forEachBranch(MachineFunction &MF, const MachinePostDominatorTree &PDT,
                     Callback Visit) const;
  void splitLoopEntries(MachineFunction &MF);
  std::vector<Region> findRegions(MachineFunction &MF,
                                  const MachinePostDominatorTree &PDT);
  static void separateNested(std::vector<Region> &Regions);
  void lookInside(Region &R);
  static void dropCovered(MachineFunction &MF, std::vector<Region> &Regions);
  unsigned noteCalls(const MachineBasicBlock &MBB, bool &HasUnknown) const;
  void assignBarriers(std::vector<Region> &Regions);
  void insertBarriers(std::vector<Region> &Regions);
  void relaxUniform(MachineFunction &MF, const MachinePostDominatorTree &PDT,
                    ArrayRef<Region> Regions) const;
};

} // namespace

char Q7X2Convergence::ID = 0;

INITIALIZE_PASS(Q7X2Convergence, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2ConvergencePass() {
  return new Q7X2Convergence();
}

static constexpr unsigned NumBarriers = 16;

bool Q7X2Convergence::isDivergent(const MachineInstr &MI) const {
  if (MI.isIndirectBranch())
    return true;
  if (MI.getOpcode() != Q7X2::BRA_I || !TII->isPredicated(MI))
    return false;
  int Uniform = Q7X2::getNamedOperandIdx(Q7X2::BRA_I, Q7X2::OpName::uniform);
  return MI.getOperand(Uniform).getImm() == Q7X2::Uniform_None;
}

// Whether a thread that gets here does nothing but end.
static bool onlyEnds(const MachineBasicBlock &MBB) {
  if (!MBB.succ_empty())
    return false;
  auto First = MBB.getFirstNonDebugInstr();
  if (First == MBB.end() || First->getOpcode() == Q7X2::EXIT_X)
    return true;
  return none_of(MBB, [](const MachineInstr &MI) { return MI.isReturn(); });
}

// The blocks from which a thread can come to an end that does something.
static BlockSet findFinite(const MachineFunction &MF) {
  BlockSet Finite;
  SmallVector<const MachineBasicBlock *, 8> Todo;
  for (const MachineBasicBlock &MBB : MF)
    if (MBB.succ_empty() && !onlyEnds(MBB))
      Todo.push_back(&MBB);
  while (!Todo.empty()) {
    const MachineBasicBlock *MBB = Todo.pop_back_val();
    if (Finite.insert(MBB).second)
      append_range(Todo, MBB->predecessors());
  }
  return Finite;
}

// Post-dominance without the conditional ways to where threads only end. A loop
// that ends in no other way keeps them: what comes after what in a loop without
// an end is anybody's guess.
void Q7X2Convergence::recalculate(MachineFunction &MF,
                                  MachinePostDominatorTree &PDT) const {
  PDT.recalculate(MF);
  BlockSet Finite = findFinite(MF);
  using Update = MachinePostDominatorTree::UpdateType;
  SmallVector<Update, 8> Deleted;
  for (MachineBasicBlock &MBB : MF)
    if (Finite.contains(&MBB))
      for (MachineBasicBlock *Succ : MBB.successors())
        if (onlyEnds(*Succ))
          Deleted.push_back({MachinePostDominatorTree::Delete, &MBB, Succ});
  if (!Deleted.empty())
    PDT.applyUpdates({}, Deleted);
}

// Whether threads part at the end of MBB.
bool Q7X2Convergence::parts(const MachineBasicBlock &MBB) const {
  return count_if(MBB.successors(), [](auto *S) { return !onlyEnds(*S); }) >
             1 &&
         any_of(MBB.terminators(), [&](auto &MI) { return isDivergent(MI); });
}

// The next block that all threads come to behind MBB.
static MachineBasicBlock *getNextCommon(const MachinePostDominatorTree &PDT,
                                        MachineBasicBlock &MBB) {
  const MachineDomTreeNode *Node = PDT.getNode(&MBB);
  const MachineDomTreeNode *Next = Node ? Node->getIDom() : nullptr;
  return Next ? Next->getBlock() : nullptr;
}

// The same where threads that meet have something in common left to do.
static MachineBasicBlock *getCommon(const MachinePostDominatorTree &PDT,
                                    MachineBasicBlock &MBB) {
  MachineBasicBlock *Next = getNextCommon(PDT, MBB);
  return Next && !onlyEnds(*Next) ? Next : nullptr;
}

// The blocks that threads can pass before Join, coming from Starts.
static BlockSet findInside(ArrayRef<MachineBasicBlock *> Starts,
                           const MachineBasicBlock *Join) {
  BlockSet Inside;
  SmallVector<MachineBasicBlock *, 8> Todo;
  for (MachineBasicBlock *Start : Starts)
    append_range(Todo, Start->successors());
  while (!Todo.empty()) {
    MachineBasicBlock *MBB = Todo.pop_back_val();
    if (MBB != Join && Inside.insert(MBB).second)
      append_range(Todo, MBB->successors());
  }
  return Inside;
}

using LoopBlocks = SmallSetVector<MachineBasicBlock *, 8>;

// The blocks on the ways that lead from MBB to MBB again before Join. Not
// always one of LLVM's cycles: the way can be a part of an outer loop that Join
// is in, too.
static LoopBlocks findLoopBefore(MachineBasicBlock *MBB,
                                 MachineBasicBlock *Join) {
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
bool Q7X2Convergence::leavesWaitingLoop(MachineBasicBlock &MBB,
                                        MachineBasicBlock &Join) const {
  return is_contained(Yielding, &MBB) && parts(MBB) &&
         !findLoopBefore(&MBB, &Join).empty();
}

// Whether there is a way from MBB back to it that does not pass Other.
static bool comesBack(MachineBasicBlock &MBB, const MachineBasicBlock *Other) {
  return findInside({&MBB}, Other).contains(&MBB);
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

Q7X2::Effects Q7X2Convergence::getBetween(MachineBasicBlock &From,
                                          const MachineBasicBlock *To) const {
  Q7X2::Effects Result;
  for (const MachineBasicBlock *MBB : findInside({&From}, To))
    Result |= Releases.get(*MBB);
  return Result;
}

// Where a waiting loop is left for Join: where the threads can meet so that
// none holds what others wait for. It is behind the last write, an ordered one
// if there is any, that follows in the same round of the loops around, and
// before anything that they do together.
Q7X2Convergence::Meeting
Q7X2Convergence::findMeeting(const MachinePostDominatorTree &PDT,
                             MachineBasicBlock &Join) const {
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
  for (; B; B = getNextCommon(PDT, *B)) {
    Q7X2::Effects Here;
    if (Last)
      Here = getBetween(*Last, B);
    if (Here.IsJoint || (Last && comesBack(Join, B)))
      return Result;
    Last = B;
    if (B != &Join && comesBack(*B, &Join))
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
  if (!comesBack(Join, nullptr))
    Note(getBetween(*Last, nullptr), *Last, Last->end());
  return Result;
}

// Makes a block begin where threads are to meet behind a waiting loop.
bool Q7X2Convergence::splitMeeting(MachineFunction &MF) const {
  if (Yielding.empty())
    return false;
  MachinePostDominatorTree PDT;
  recalculate(MF, PDT);
  for (MachineBasicBlock *MBB : Yielding) {
    MachineBasicBlock *Join = getCommon(PDT, *MBB);
    if (!Join || !leavesWaitingLoop(*MBB, *Join))
      continue;
    Meeting M = findMeeting(PDT, *Join);
    if (!M.MBB || M.isAtEnd(*TII) || M.getBlock())
      continue;
    if (MachineBasicBlock *Next = M.getNext())
      splitEdge(*TII, M.MBB, Next);
    else
      M.MBB->splitAt(*std::prev(M.Place));
    return true;
  }
  return false;
}

// ---- where threads meet ----------------------------------------------------

// Where threads that leave a waiting loop at MBB, on the way to Join, meet
// those that stay.
MachineBasicBlock *
Q7X2Convergence::findJoinBehindLoop(const MachinePostDominatorTree &PDT,
                                    MachineBasicBlock &MBB,
                                    MachineBasicBlock &Join) const {
  Meeting M = findMeeting(PDT, Join);
  if (M.MBB)
    return M.isAtEnd(*TII) ? nullptr : M.getBlock();
  // No thread is waited for by what has launched a kernel.
  const Function &F = MBB.getParent()->getFunction();
  return Q7X2::isKernel(F.getCallingConv()) ? &Join : nullptr;
}

// Where threads that part at the end of MBB come together again, if they do:
// not before those that leave a waiting loop on the way.
MachineBasicBlock *
Q7X2Convergence::findJoin(const MachinePostDominatorTree &PDT,
                          MachineBasicBlock &MBB) const {
  MachineBasicBlock *Common = getCommon(PDT, MBB);
  if (!Common)
    return nullptr;
  if (Yielding.empty())
    return Common;
  if (leavesWaitingLoop(MBB, *Common))
    return findJoinBehindLoop(PDT, MBB, *Common);
  MachineBasicBlock *Join = Common;
  BlockSet Inside = findInside({&MBB}, Common);
  for (MachineBasicBlock *Leave : Yielding) {
    MachineBasicBlock *Next =
        Inside.contains(Leave) ? getCommon(PDT, *Leave) : nullptr;
    if (!Next || !leavesWaitingLoop(*Leave, *Next))
      continue;
    MachineBasicBlock *Later = findJoinBehindLoop(PDT, *Leave, *Next);
    if (!Later)
      return nullptr;
    if (!Inside.contains(Later) && PDT.dominates(Later, Join))
      Join = Later;
  }
  return Join;
}

// Visits the blocks where threads part, and where these come together again.
template <typename Callback>
void Q7X2Convergence::forEachBranch(MachineFunction &MF,
                                    const MachinePostDominatorTree &PDT,
                                    Callback Visit) const {
  for (MachineBasicBlock &MBB : MF)
    if (parts(MBB))
      if (MachineBasicBlock *Join = findJoin(PDT, MBB))
        Visit(MBB, *Join);
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
static bool canStartAt(const MachinePostDominatorTree &PDT,
                       MachineBasicBlock *Pred, MachineBasicBlock *Join) {
  if (Pred == Join)
    return Pred->succ_size() == 1;
  return PDT.dominates(Join, Pred) && findLoopBefore(Pred, Join).empty();
}

// Makes a place before each loop that needs a BSSY there.
void Q7X2Convergence::splitLoopEntries(MachineFunction &MF) {
  MachinePostDominatorTree PDT;
  recalculate(MF, PDT);
  SetVector<std::pair<MachineBasicBlock *, MachineBasicBlock *>> Edges;
  forEachBranch(MF, PDT, [&](MachineBasicBlock &MBB, MachineBasicBlock &Join) {
    for (auto [Pred, Entry] : getEntryEdges(findLoopBefore(&MBB, &Join)))
      if (!canStartAt(PDT, Pred, &Join))
        Edges.insert({Pred, Entry});
  });
  for (auto [Pred, Entry] : Edges)
    splitEdge(*TII, Pred, Entry);
}

// Where the region of a branch in MBB begins.
static SmallVector<MachineBasicBlock *, 1> findStarts(MachineBasicBlock &MBB,
                                                      MachineBasicBlock &Join) {
  LoopBlocks L = findLoopBefore(&MBB, &Join);
  if (L.empty())
    return {&MBB};
  SmallSetVector<MachineBasicBlock *, 2> Starts;
  for (auto [Pred, Entry] : getEntryEdges(L))
    Starts.insert(Pred);
  return Starts.takeVector();
}

std::vector<Region>
Q7X2Convergence::findRegions(MachineFunction &MF,
                             const MachinePostDominatorTree &PDT) {
  std::vector<Region> Regions;
  forEachBranch(MF, PDT, [&](MachineBasicBlock &MBB, MachineBasicBlock &Join) {
    Region R;
    R.Join = &Join;
    R.Starts = findStarts(MBB, Join);
    auto IsSame = [&](const Region &Other) {
      return Other.Join == R.Join && Other.Starts == R.Starts;
    };
    if (none_of(Regions, IsSame))
      Regions.push_back(std::move(R));
  });
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
    BlockSet Inside = findInside(R.Starts, R.Join);
    Nested.Join = R.Join;
    for (MachineBasicBlock *Start : R.Starts)
      if (Inside.contains(Start))
        Nested.Starts.push_back(Start);
    if (Nested.Starts.empty())
      continue;
    // Threads that go round without end may do so past Join.
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
  R.Inside = findInside(R.Starts, R.Join);
  for (const MachineBasicBlock *MBB : R.Inside)
    R.First = std::max(R.First, noteCalls(*MBB, R.HasUnknownCall));
}

// Whether every way to where R begins, from the function's entry or from the
// common end, passes where Other begins: then Other's BSYNC does for both.
static bool isCovered(MachineFunction &MF, const Region &R,
                      const Region &Other) {
  if (R.Join != Other.Join || Other.HasUnknownCall)
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

// Whether a thread in this region can pass the other's BSSY or BSYNC.
static bool meets(const Region &R, const Region &Other) {
  return R.Inside.contains(Other.Join) ||
         any_of(Other.Starts,
                [&](MachineBasicBlock *S) { return R.Inside.contains(S); });
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
}

// Where threads may be that part at MBB and go round, each its own way, without
// coming to Join: some can be a round ahead of others, and what a round shares
// is not the same for all.
static BlockSet findMixed(MachineBasicBlock &MBB, MachineBasicBlock *Join) {
  LoopBlocks Loop = findLoopBefore(&MBB, Join);
  BlockSet Seen, Mixed;
  for (MachineBasicBlock *Succ : MBB.successors()) {
    if (Succ == Join)
      continue;
    BlockSet Side = findInside({Succ}, Join);
    Side.insert(Succ);
    for (const MachineBasicBlock *Block : Loop)
      if (Side.contains(Block) && !Seen.insert(Block).second)
        Mixed.insert(Block);
  }
  return Mixed;
}

// A branch of which selection knows that all threads take it alike need not be
// one where threads of several rounds may be together.
void Q7X2Convergence::relaxUniform(MachineFunction &MF,
                                   const MachinePostDominatorTree &PDT,
                                   ArrayRef<Region> Regions) const {
  BlockSet Mixed;
  for (MachineBasicBlock &MBB : MF) {
    if (!parts(MBB))
      continue;
    MachineBasicBlock *Join = findJoin(PDT, MBB);
    bool Meets = any_of(Regions, [&](const Region &R) {
      return R.Join == Join && R.Barrier >= 0 &&
             (R.Inside.contains(&MBB) || is_contained(R.Starts, &MBB));
    });
    BlockSet Here = findMixed(MBB, Meets ? Join : nullptr);
    Mixed.insert(Here.begin(), Here.end());
  }
  int Uniform = Q7X2::getNamedOperandIdx(Q7X2::BRA_I, Q7X2::OpName::uniform);
  for (MachineBasicBlock &MBB : MF)
    if (Mixed.contains(&MBB))
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
    if (R.Barrier < 0)
      continue;
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
}

bool Q7X2Convergence::runOnMachineFunction(MachineFunction &MF) {
  TII = MF.getSubtarget<Q7X2Subtarget>().getInstrInfo();
  Releases.add(MF);
  findYielding(MF);
  while (splitMeeting(MF))
    findYielding(MF);
  splitLoopEntries(MF);
  MachinePostDominatorTree PDT;
  recalculate(MF, PDT);
  std::vector<Region> Regions = findRegions(MF, PDT);
  assignBarriers(Regions);
  relaxUniform(MF, PDT, Regions);
  insertBarriers(Regions);

  // What callers must keep out of.
  unsigned Count = 0;
  bool HasUnknown = false;
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
  return !Regions.empty();
}
