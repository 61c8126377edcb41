//===-- Q7X2ControlText.cpp - Writes control text -------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In four steps:
//
// 1. Which results of variable latency can be pending where, and which
//    instructions are the first to need each (a data-flow problem over sets of
//    producers). A result that nobody needs raises no scoreboard.
// 2. Stalls: what the fixed latencies leave open, in the order of the code. A
//    branch that is taken lasts longer than any of them, so that only falling
//    through brings something along from another block.
// 3. Scoreboards: producers that are pending at the same time share one if
//    there are not enough, those whose first users are the same or near each
//    other first: waiting for one then costs little for the other. Then each
//    block is played through, and producers change to another scoreboard where
//    that makes it shorter.
// 4. Waits: with the scoreboards known, which can be pending where, exactly; an
//    instruction waits for those of the registers that it names.
//
// Sources of memory instructions are read after a few cycles: a short stall
// before what overwrites them costs less than a scoreboard would.
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2ControlText.h"
#include "MCTargetDesc/Q7X2MCTargetDesc.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include <algorithm>
#include <array>
#include <tuple>

using namespace llvm;
using namespace llvm::Q7X2;

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

// A register that is chosen at run time may be any.
static void addRegisters(ArrayRef<RegSpan> Spans,
                         SmallVectorImpl<RegNum> &Regs) {
  for (RegSpan S : Spans) {
    if (S.First == RegFile::AnyGPR)
      S = {RegFile::GPR, RegFile::AnyGPR - RegFile::GPR};
    for (RegNum R = S.First; R != S.end(); ++R)
      Regs.push_back(R);
  }
}

TimedInst Q7X2::readTimedInst(const MCInst &MI, const MCInstrInfo &MII,
                              const MCRegisterInfo &MRI) {
  TimedInst I;
  const RegisterUse Use = readRegisterUse(MI, MII, MRI);
  I.Unit = Use.Unit;
  if (!I.Unit)
    return I;
  const MCInstrDesc &Desc = MII.get(MI.getOpcode());
  addRegisters(Use.Reads, I.Reads);
  addRegisters(Use.Guard.Reg, I.Reads);
  addRegisters(Use.Writes, I.Writes);
  const bool IsGuarded = !Use.Guard.isAlways();
  I.Leaves = Desc.isCall() || Desc.isIndirectBranch() ||
             lookupInstr(MI.getOpcode())->Op == Q7X2Op::RET;
  I.MayKeep = IsGuarded || Use.IsPartialWrite;
  I.IsCall = Desc.isCall() && !IsGuarded;
  I.Text = readControlWord(MI);
  I.IsFixed = I.Text.encode() != 0;
  return I;
}

unsigned BlockClock::issue(const TimedInst &I, unsigned NotBefore) {
  unsigned &Free = PipeFree[I.Unit->IssuePipe];
  Issue = std::max({Ready, Free, NotBefore});
  Free = Issue + I.Unit->Interval;
  Ready = Issue + I.Text.Stall;
  if (I.IsCall)
    Ready = std::max<unsigned>(Ready, Issue + I.Unit->ResultLatency);
  unsigned Done = Issue;
  for (RegNum Reg : I.Writes)
    Done = std::max(Done, Issue + latencyOf(*I.Unit, isPredicate(Reg)));
  return Done;
}

namespace {

class Planner {
public:
  explicit Planner(MutableArrayRef<TimedBlock> Blocks);
  void run();

private:
  // A result that is not there yet: the register and its producer, an
  // index into Insts.
  struct Pending {
    RegNum Reg;
    unsigned Producer;
    bool operator<(const Pending &O) const {
      return std::tie(Reg, Producer) < std::tie(O.Reg, O.Producer);
    }
    bool operator==(const Pending &O) const {
      return Reg == O.Reg && Producer == O.Producer;
    }
  };
  using PendingSet = std::vector<Pending>; // sorted
  // How long a block takes, results that only others need included; then when
  // its instructions issue, as a sum.
  using PlayTime = std::pair<uint64_t, uint64_t>;
  using MaskState = std::vector<uint8_t>; // scoreboards by register

  MutableArrayRef<TimedBlock> Blocks;
  std::vector<TimedInst *> Insts; // of all blocks, in order
  std::vector<unsigned> BlockOf;  // by instruction
  std::vector<unsigned> First;    // by block: its first instruction

  // By producer.
  std::vector<SmallVector<unsigned, 2>> Users;  // the first to need it
  std::vector<SmallVector<unsigned, 8>> Rivals; // pending at the same time
  // By user.
  std::vector<SmallVector<unsigned, 2>> Needed; // the producers

  static bool isVariable(const TimedInst &I) {
    return I.Unit && I.Unit->HasWsb;
  }

  // 1.
  void findUsers();
  void step(unsigned Index, PendingSet &State, bool Note);
  void noteUser(unsigned Producer, unsigned User);
  void noteRivals(unsigned Producer, const PendingSet &State);
  // 2.
  void placeStalls();
  // 3.
  void assignScoreboards();
  unsigned position(unsigned Index) const { return 2 * Index; }
  uint64_t lostCycles(unsigned Waits, unsigned For) const;
  uint64_t sharingCost(unsigned A, unsigned B) const;
  void improveBlock(unsigned B);
  void improveProducers(ArrayRef<unsigned> Producers, PlayTime Ideal,
                        PlayTime &Best);
  bool improveProducer(unsigned P, PlayTime &Best);
  PlayTime play(unsigned B, bool HasEnough) const;
  // 4.
  void placeWaits();
  static unsigned neededWaits(const TimedInst &I, const MaskState &State);
  static void waitAndIssue(const TimedInst &I, unsigned Waits,
                           MaskState &State);
  template <typename Fn> std::vector<MaskState> findPending(Fn Waits);
  std::vector<unsigned> findNeededWaits();
  bool isCovered();
  void dropWaits();

  template <typename State, typename Merge, typename Step>
  std::vector<State> solve(State Empty, Merge Join, Step Transfer);
};

// Registers on their way, along a straight piece of code.
class InFlightList {
public:
  void clear() {
    Items.clear();
    PipeBusy.clear();
  }
  void pass(unsigned Cycles);
  /// Cycles by which the instruction would issue too early.
  unsigned missing(const TimedInst &I) const;
  /// Cycles until its pipe takes it.
  unsigned busy(const TimedInst &I) const {
    return PipeBusy.lookup(I.Unit->IssuePipe);
  }
  /// What is waited for has read its sources as well.
  void wait(const TimedInst &I);
  void issue(const TimedInst &I);

private:
  struct Item {
    RegNum Reg;
    const UnitInfo *Unit; // of the producer, or of the one that reads it
    bool IsRead;          // a memory instruction has yet to read it
    unsigned Age;         // cycles since issue, at least
    int Wsb;              // that the producer raises, as far as that is known
  };
  SmallVector<Item, 16> Items;
  SmallDenseMap<unsigned, unsigned, 16> PipeBusy; // cycles, by pipe

  unsigned ageToRead(const Item &It, const UnitInfo &Reader) const;
  unsigned ageToWrite(const Item &It, const UnitInfo &Writer) const;
};

} // namespace

//===----------------------------------------------------------------------===//
// Data flow
//===----------------------------------------------------------------------===//

Planner::Planner(MutableArrayRef<TimedBlock> Blocks) : Blocks(Blocks) {
  for (unsigned B = 0; B != Blocks.size(); ++B) {
    First.push_back(Insts.size());
    for (TimedInst &I : Blocks[B].Insts) {
      Insts.push_back(&I);
      BlockOf.push_back(B);
    }
  }
  Users.resize(Insts.size());
  Rivals.resize(Insts.size());
  Needed.resize(Insts.size());
}

// The states at the beginnings of the blocks, once nothing changes any more.
// Join(Into, From) says whether Into has changed.
template <typename State, typename Merge, typename Step>
std::vector<State> Planner::solve(State Empty, Merge Join, Step Transfer) {
  std::vector<State> In(Blocks.size(), Empty);
  SetVector<unsigned> Work;
  for (unsigned B = 0; B != Blocks.size(); ++B)
    Work.insert(B);
  while (!Work.empty()) {
    // The order of the code, as far as it goes.
    unsigned B = *std::min_element(Work.begin(), Work.end());
    Work.remove(B);
    State S = In[B];
    for (unsigned I = 0; I != Blocks[B].Insts.size(); ++I)
      Transfer(First[B] + I, S);
    for (unsigned Next : Blocks[B].Successors)
      if (Join(In[Next], S))
        Work.insert(Next);
  }
  return In;
}

//===----------------------------------------------------------------------===//
// 1. Who needs which result
//===----------------------------------------------------------------------===//

void Planner::noteUser(unsigned Producer, unsigned User) {
  if (is_contained(Users[Producer], User))
    return;
  Users[Producer].push_back(User);
  Needed[User].push_back(Producer);
}

void Planner::noteRivals(unsigned Producer, const PendingSet &State) {
  for (const Pending &P : State)
    if (P.Producer != Producer && !is_contained(Rivals[Producer], P.Producer)) {
      Rivals[Producer].push_back(P.Producer);
      Rivals[P.Producer].push_back(Producer);
    }
}

void Planner::step(unsigned Index, PendingSet &State, bool Note) {
  const TimedInst &I = *Insts[Index];
  SmallVector<unsigned, 4> Used;
  for (const Pending &P : State)
    if (I.Leaves || is_contained(I.Reads, P.Reg) ||
        is_contained(I.Writes, P.Reg))
      Used.push_back(P.Producer);
  if (Note)
    for (unsigned Producer : Used)
      noteUser(Producer, Index);
  if (!I.Unit)
    State.clear();
  erase_if(State,
           [&](const Pending &P) { return is_contained(Used, P.Producer); });
  if (!isVariable(I))
    return;
  for (RegNum Reg : I.Writes) {
    Pending P{Reg, Index};
    State.insert(lower_bound(State, P), P);
  }
  if (Note)
    noteRivals(Index, State);
}

void Planner::findUsers() {
  auto Join = [](PendingSet &Into, const PendingSet &From) {
    PendingSet All;
    std::set_union(Into.begin(), Into.end(), From.begin(), From.end(),
                   std::back_inserter(All));
    bool Changed = All.size() != Into.size();
    Into = std::move(All);
    return Changed;
  };
  std::vector<PendingSet> In =
      solve(PendingSet(), Join,
            [&](unsigned I, PendingSet &S) { step(I, S, /*Note=*/false); });
  for (unsigned B = 0; B != Blocks.size(); ++B)
    for (unsigned I = 0; I != Blocks[B].Insts.size(); ++I)
      step(First[B] + I, In[B], /*Note=*/true);
}

//===----------------------------------------------------------------------===//
// 2. Stalls
//===----------------------------------------------------------------------===//

void InFlightList::pass(unsigned Cycles) {
  for (Item &It : Items)
    It.Age += Cycles;
  for (auto &[Pipe, Left] : PipeBusy)
    Left -= std::min(Left, Cycles);
  erase_if(Items, [](const Item &It) {
    return It.Age >= std::max({It.Unit->ResultLatency, It.Unit->PredLatency,
                               It.Unit->SourceRead});
  });
}

// The age from which on the register can be read; 0 if it does not matter.
unsigned InFlightList::ageToRead(const Item &It, const UnitInfo &Reader) const {
  if (It.IsRead || It.Unit->HasWsb)
    return 0;
  return cyclesToRead(*It.Unit, Reader, isPredicate(It.Reg));
}

// The age from which on it can be written.
unsigned InFlightList::ageToWrite(const Item &It,
                                  const UnitInfo &Writer) const {
  if (It.IsRead)
    return cyclesToOverwrite(*It.Unit, Writer, isPredicate(It.Reg));
  if (It.Unit->HasWsb)
    return 0;
  return cyclesToRewrite(*It.Unit, Writer, isPredicate(It.Reg));
}

unsigned InFlightList::missing(const TimedInst &I) const {
  unsigned Most = 0;
  for (const Item &It : Items) {
    unsigned Age = 0;
    if (is_contained(I.Reads, It.Reg))
      Age = ageToRead(It, *I.Unit);
    if (is_contained(I.Writes, It.Reg))
      Age = std::max(Age, ageToWrite(It, *I.Unit));
    if (Age > It.Age)
      Most = std::max(Most, Age - It.Age);
  }
  return Most;
}

void InFlightList::wait(const TimedInst &I) {
  erase_if(Items, [&](const Item &It) {
    return It.IsRead && It.Wsb >= 0 && (I.Text.Req >> It.Wsb & 1);
  });
}

void InFlightList::issue(const TimedInst &I) {
  PipeBusy[I.Unit->IssuePipe] = I.Unit->Interval;
  // Nobody sees the value any more that another takes the place of.
  if (!I.MayKeep)
    erase_if(Items, [&](const Item &It) {
      return !It.IsRead && is_contained(I.Writes, It.Reg);
    });
  // Threads come back from a call with its result complete.
  if (!I.Leaves)
    for (RegNum Reg : I.Writes)
      Items.push_back({Reg, I.Unit, /*IsRead=*/false, 0, I.Text.Wsb});
  if (I.Unit->HasRsb)
    for (RegNum Reg : I.Reads)
      Items.push_back({Reg, I.Unit, /*IsRead=*/true, 0, I.Text.Wsb});
}

void Planner::placeStalls() {
  InFlightList InFlight;
  TimedInst *Last = nullptr; // the one executed before, if there is just one
  for (TimedBlock &B : Blocks) {
    for (TimedInst &I : B.Insts) {
      if (!I.Unit) {
        InFlight.clear();
        Last = nullptr;
        continue;
      }
      InFlight.wait(I);
      if (Last && !Last->IsFixed) {
        // The time that the pipe takes anyway is said too: then it is known to
        // have passed for what comes next.
        const unsigned Busy = std::min(InFlight.busy(I), ControlWord::MaxStall -
                                                             Last->Text.Stall);
        const unsigned Missing = std::max(InFlight.missing(I), Busy);
        Last->Text.Stall += Missing;
        InFlight.pass(Missing);
      }
      if (!I.IsFixed)
        I.Text.Stall = 1;
      InFlight.issue(I);
      InFlight.pass(I.Text.Stall);
      if (I.IsCall || I.Text.Stall == 0) // 0: interlocked, by hand
        InFlight.clear();
      Last = &I;
    }
    if (!B.FallsThrough) {
      InFlight.clear();
      Last = nullptr;
    }
  }
}

//===----------------------------------------------------------------------===//
// 3. Scoreboards
//===----------------------------------------------------------------------===//

// Cycles that the users of one result wait for another that they do not need.
// Where both are in one block they are counted in the order of the code, else
// taken to be half of the latency.
uint64_t Planner::lostCycles(unsigned Waits, unsigned For) const {
  const unsigned Latency = Insts[For]->Unit->ResultLatency;
  uint64_t Lost = 0;
  for (unsigned User : Users[Waits]) {
    if (is_contained(Users[For], User))
      continue;
    uint64_t Cycles = Latency / 2;
    if (BlockOf[User] == BlockOf[For] && User > For) {
      unsigned Gone = position(User) - position(For);
      Cycles = Gone < Latency ? Latency - Gone : 0;
    } else if (BlockOf[User] == BlockOf[For] &&
               BlockOf[Waits] == BlockOf[For] && Waits < User) {
      Cycles = 0; // over before the other is issued
    }
    Lost += Cycles << std::min(3 * Blocks[BlockOf[User]].LoopDepth, 30u);
  }
  return Lost;
}

uint64_t Planner::sharingCost(unsigned A, unsigned B) const {
  return lostCycles(A, B) + lostCycles(B, A);
}

void Planner::assignScoreboards() {
  for (unsigned P = 0; P != Insts.size(); ++P) {
    TimedInst &I = *Insts[P];
    if (!isVariable(I) || I.IsFixed || Users[P].empty())
      continue;
    // The cheapest; of equal ones, one that has the same users already, else
    // the one with the fewest rivals.
    std::array<std::tuple<uint64_t, bool, unsigned>,
               ControlWord::NumScoreboards>
        Cost;
    Cost.fill({0, true, 0});
    for (unsigned Rival : Rivals[P]) {
      int Sb = Insts[Rival]->Text.Wsb;
      if (Sb < 0)
        continue;
      auto &[Cycles, IsStranger, Count] = Cost[Sb];
      Cycles += sharingCost(P, Rival);
      IsStranger &= Users[P] != Users[Rival];
      ++Count;
    }
    I.Text.Wsb = min_element(Cost) - Cost.begin();
  }
}

// One warp alone, nothing under way at the beginning. HasEnough: each producer
// has a scoreboard of its own.
Planner::PlayTime Planner::play(unsigned B, bool HasEnough) const {
  const unsigned Begin = First[B], Size = Blocks[B].Insts.size();
  BlockClock Clock;
  // When scoreboards have drained; before which instruction of the block they
  // were waited for the last time.
  std::array<unsigned, ControlWord::NumScoreboards> Drained{}, Waited{};
  std::vector<unsigned> Done(Size);
  uint64_t Sum = 0, Late = 0;
  for (unsigned I = 0; I != Size; ++I) {
    const TimedInst &Inst = *Insts[Begin + I];
    unsigned Ready = 0;
    for (unsigned P : Needed[Begin + I]) {
      const bool IsInside = BlockOf[P] == B && P < Begin + I;
      const int Sb = Insts[P]->Text.Wsb;
      if (HasEnough && IsInside)
        Ready = std::max(Ready, Done[P - Begin]);
      if (HasEnough || Sb < 0 || (IsInside ? P - Begin : 0) < Waited[Sb])
        continue;
      Ready = std::max(Ready, Drained[Sb]);
      Waited[Sb] = I;
    }
    Done[I] = Clock.issue(Inst, Ready);
    if (Inst.Text.Wsb >= 0)
      Drained[Inst.Text.Wsb] = std::max(Drained[Inst.Text.Wsb], Done[I]);
    Sum += Clock.lastIssue();
  }
  for (unsigned I = 0; I != Size && !HasEnough; ++I) {
    const int Sb = Insts[Begin + I]->Text.Wsb;
    const bool IsForOthers = any_of(Users[Begin + I], [&](unsigned U) {
      return BlockOf[U] != B || U <= Begin + I;
    });
    if (Sb >= 0 && IsForOthers && Drained[Sb] > Clock.lastIssue())
      Late += Drained[Sb] - std::max(Done[I], Clock.lastIssue());
  }
  return {Clock.lastIssue() + Late, Sum};
}

// Whether another scoreboard is better for this one.
bool Planner::improveProducer(unsigned P, PlayTime &Best) {
  const int Old = Insts[P]->Text.Wsb;
  int BestSb = Old;
  for (int Sb = 0; Sb != int(ControlWord::NumScoreboards); ++Sb) {
    Insts[P]->Text.Wsb = Sb;
    const PlayTime Time = play(BlockOf[P], /*HasEnough=*/false);
    if (Time < Best) {
      Best = Time;
      BestSb = Sb;
    }
  }
  Insts[P]->Text.Wsb = BestSb;
  return BestSb != Old;
}

// Changes one after the other, as long as that helps; it seldom does for long.
void Planner::improveProducers(ArrayRef<unsigned> Producers, PlayTime Ideal,
                               PlayTime &Best) {
  bool Changed = true;
  for (unsigned Round = 0; Round != 8 && Changed && Ideal < Best; ++Round) {
    Changed = false;
    for (unsigned P : Producers)
      Changed |= improveProducer(P, Best);
  }
}

void Planner::improveBlock(unsigned B) {
  // In blocks so long that this would take seconds the cost above has to do.
  constexpr uint64_t MaxSteps = 250000;
  SmallVector<unsigned> Producers;
  for (unsigned I = First[B], E = I + Blocks[B].Insts.size(); I != E; ++I) {
    if (!Insts[I]->Unit)
      return;
    if (Insts[I]->Text.Wsb >= 0 && !Insts[I]->IsFixed)
      Producers.push_back(I);
  }
  if (uint64_t(Blocks[B].Insts.size()) * Producers.size() > MaxSteps)
    return;
  const PlayTime Ideal = play(B, /*HasEnough=*/true);
  PlayTime Best = play(B, /*HasEnough=*/false);
  improveProducers(Producers, Ideal, Best);
  if (!(Ideal < Best))
    return;
  // Another beginning: results of memory come in the order of the code, so
  // those that follow each other share one.
  SmallVector<int> Old;
  for (auto [N, P] : enumerate(Producers)) {
    Old.push_back(Insts[P]->Text.Wsb);
    Insts[P]->Text.Wsb = N * ControlWord::NumScoreboards / Producers.size();
  }
  PlayTime Other = play(B, /*HasEnough=*/false);
  improveProducers(Producers, Ideal, Other);
  if (!(Other < Best))
    for (auto [P, Sb] : zip_equal(Producers, Old))
      Insts[P]->Text.Wsb = Sb;
}

//===----------------------------------------------------------------------===//
// 4. Waits
//===----------------------------------------------------------------------===//

// The scoreboards that it has to wait for, where State is pending.
unsigned Planner::neededWaits(const TimedInst &I, const MaskState &State) {
  unsigned Mask = 0;
  if (I.Leaves)
    for (uint8_t M : State)
      Mask |= M;
  for (const auto &Regs : {I.Reads, I.Writes})
    for (RegNum Reg : Regs)
      Mask |= State[Reg];
  return Mask;
}

void Planner::waitAndIssue(const TimedInst &I, unsigned Waits,
                           MaskState &State) {
  if (!I.Unit)
    Waits = ~0u;
  if (Waits)
    for (uint8_t &M : State)
      M &= ~Waits;
  if (isVariable(I) && I.Text.Wsb >= 0)
    for (RegNum Reg : I.Writes)
      State[Reg] |= 1u << I.Text.Wsb;
}

// What is pending at the beginnings of the blocks if each instruction waits for
// what Waits says.
template <typename Fn>
std::vector<Planner::MaskState> Planner::findPending(Fn Waits) {
  auto Join = [](MaskState &Into, const MaskState &From) {
    bool Changed = false;
    for (unsigned R = 0; R != Into.size(); ++R) {
      Changed |= From[R] & ~Into[R];
      Into[R] |= From[R];
    }
    return Changed;
  };
  return solve(MaskState(RegFile::NumRegs), Join,
               [&](unsigned N, MaskState &S) {
                 waitAndIssue(*Insts[N], Waits(*Insts[N], S), S);
               });
}

// With the waits as they are, by instruction what it has to wait for.
std::vector<unsigned> Planner::findNeededWaits() {
  std::vector<unsigned> Needed;
  std::vector<MaskState> In = findPending(
      [](const TimedInst &I, const MaskState &) { return I.Text.Req; });
  for (unsigned B = 0; B != Blocks.size(); ++B)
    for (const TimedInst &I : Blocks[B].Insts) {
      Needed.push_back(neededWaits(I, In[B]));
      waitAndIssue(I, I.Text.Req, In[B]);
    }
  return Needed;
}

void Planner::placeWaits() {
  auto Waits = [](const TimedInst &I, const MaskState &S) {
    return I.IsFixed ? I.Text.Req : neededWaits(I, S);
  };
  std::vector<MaskState> In = findPending(Waits);
  for (unsigned B = 0; B != Blocks.size(); ++B)
    for (TimedInst &I : Blocks[B].Insts) {
      I.Text.Req = Waits(I, In[B]);
      waitAndIssue(I, I.Text.Req, In[B]);
    }
  dropWaits();
}

bool Planner::isCovered() {
  std::vector<unsigned> Needed = findNeededWaits();
  for (auto [I, Mask] : zip_equal(Insts, Needed))
    if (!I->IsFixed && (Mask & ~I->Text.Req))
      return false;
  return true;
}

// While nothing was known yet of a loop's end, what was pending in front of its
// waits went past them. Where such a wait covers it, nobody needs another.
void Planner::dropWaits() {
  // Each try goes over the whole code; so many that it takes no seconds.
  constexpr size_t MaxSteps = 100000;
  size_t Steps = 0;
  std::vector<unsigned> Needed = findNeededWaits();
  for (auto [I, Mask] : zip_equal(Insts, Needed))
    for (unsigned Sb = 0; Sb != ControlWord::NumScoreboards; ++Sb) {
      const unsigned Bit = 1u << Sb;
      if (I->IsFixed || !(I->Text.Req & ~Mask & Bit) || Steps > MaxSteps)
        continue;
      Steps += Insts.size();
      I->Text.Req &= ~Bit;
      if (!isCovered())
        I->Text.Req |= Bit;
    }
}

void Planner::run() {
  findUsers();
  placeStalls();
  assignScoreboards();
  for (unsigned B = 0; B != Blocks.size(); ++B)
    improveBlock(B);
  placeWaits();
  placeStalls(); // shorter where a wait does the same
}

void Q7X2::writeControlText(MutableArrayRef<TimedBlock> Blocks) {
  Planner(Blocks).run();
}
