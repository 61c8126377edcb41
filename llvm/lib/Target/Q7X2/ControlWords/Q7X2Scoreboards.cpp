//===-- Q7X2Scoreboards.cpp - Assigns scoreboards to producers ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Six scoreboards for any number of producers, as in graph colouring with the
// overlapping producers as neighbours, but without spilling: two that overlap
// may share a scoreboard, and then a wait for one is a wait for both.
//
// First each producer in layout order takes the scoreboard that loses the
// fewest cycles by sharing, as estimated from the distance of users; producers
// with the same users share at no cost. Then a local search improves the blocks
// one by one: a block is timed for one warp alone, and producers change to
// another scoreboard as long as that makes the block shorter.
//
//===----------------------------------------------------------------------===//

#include "ControlWords/Q7X2Phases.h"
#include "llvm/ADT/STLExtras.h"
#include <array>
#include <tuple>

using namespace llvm;
using namespace llvm::Q7X2;

namespace {

constexpr unsigned NumScoreboards = ControlWord::NumScoreboards;

/// How long a block takes, results that other blocks use included; and the sum
/// of its issue cycles, which decides between equals.
using BlockTime = std::pair<uint64_t, uint64_t>;

class ScoreboardAssigner {
public:
  ScoreboardAssigner(const TimedCode &Code, const ResultUses &Uses)
      : Code(Code), Uses(Uses) {}

  void assignCheapest();
  void improveBlock(unsigned B);

private:
  const TimedCode &Code;
  const ResultUses &Uses;

  uint64_t lostCycles(unsigned Producer, unsigned Other) const;
  uint64_t sharingCost(unsigned A, unsigned B) const {
    return lostCycles(A, B) + lostCycles(B, A);
  }
  unsigned cheapestFor(unsigned Producer) const;

  bool isUsedInBlock(unsigned Producer, unsigned User, unsigned B) const {
    return Code.blockOf(Producer) == B && Code.blockOf(User) == B &&
           Producer < User;
  }
  BlockTime idealTime(unsigned B) const;
  BlockTime timeOf(unsigned B) const;
  uint64_t lateCycles(unsigned B, ArrayRef<unsigned> Done,
                      ArrayRef<unsigned> Drained, unsigned LastIssue) const;
  bool improveProducer(unsigned Producer, BlockTime &Best);
  void improveProducers(ArrayRef<unsigned> Producers, BlockTime Ideal,
                        BlockTime &Best);
};

} // namespace

//===----------------------------------------------------------------------===//
// The cheapest scoreboard
//===----------------------------------------------------------------------===//

/// Cycles that the users of a producer wait for another one that they do not
/// need. Within a block distances count, in layout order; across blocks half of
/// the latency is a guess.
uint64_t ScoreboardAssigner::lostCycles(unsigned Producer,
                                        unsigned Other) const {
  constexpr unsigned CyclesPerInst = 2;
  const unsigned Latency = Code[Other].Unit->ResultLatency;
  const unsigned Block = Code.blockOf(Other);
  uint64_t Lost = 0;
  for (unsigned User : Uses.Users[Producer]) {
    if (is_contained(Uses.Users[Other], User))
      continue;
    uint64_t Cycles = Latency / 2;
    if (Code.blockOf(User) == Block && User > Other) {
      const unsigned Passed = CyclesPerInst * (User - Other);
      Cycles = Passed < Latency ? Latency - Passed : 0;
    } else if (isUsedInBlock(Producer, User, Block)) {
      Cycles = 0; // the wait is over before the other one issues
    }
    const unsigned Depth = Code.blocks()[Code.blockOf(User)].LoopDepth;
    Lost += Cycles << std::min(3 * Depth, 30u);
  }
  return Lost;
}

/// Of equally cheap scoreboards, one that only producers with the same users
/// raise, else the one with the fewest overlapping producers.
unsigned ScoreboardAssigner::cheapestFor(unsigned Producer) const {
  std::array<std::tuple<uint64_t, bool, unsigned>, NumScoreboards> Cost;
  Cost.fill({0, true, 0});
  for (unsigned Other : Uses.Overlapping[Producer]) {
    const int Sb = Code[Other].Word.Wsb;
    if (Sb < 0)
      continue;
    auto &[Cycles, HasOtherUsers, Count] = Cost[Sb];
    Cycles += sharingCost(Producer, Other);
    HasOtherUsers &= Uses.Users[Producer] != Uses.Users[Other];
    ++Count;
  }
  return min_element(Cost) - Cost.begin();
}

void ScoreboardAssigner::assignCheapest() {
  for (unsigned P = 0; P != Code.size(); ++P)
    if (Code[P].hasVariableLatency() && !Code[P].IsFixed &&
        !Uses.Users[P].empty())
      Code[P].Word.Wsb = cheapestFor(P);
}

//===----------------------------------------------------------------------===//
// The time of a block
//===----------------------------------------------------------------------===//

/// With a scoreboard for each producer.
BlockTime ScoreboardAssigner::idealTime(unsigned B) const {
  const unsigned Begin = Code.first(B), Size = Code.blocks()[B].Insts.size();
  BlockClock Clock;
  SmallVector<unsigned> Done(Size);
  uint64_t Sum = 0;
  for (unsigned I = 0; I != Size; ++I) {
    unsigned Ready = 0;
    for (unsigned P : Uses.Producers[Begin + I])
      if (isUsedInBlock(P, Begin + I, B))
        Ready = std::max(Ready, Done[P - Begin]);
    Done[I] = Clock.issue(Code[Begin + I], Ready);
    Sum += Clock.lastIssue();
  }
  return {Clock.lastIssue(), Sum};
}

/// Cycles that other blocks lose because a result shares a scoreboard with one
/// that is available later.
uint64_t ScoreboardAssigner::lateCycles(unsigned B, ArrayRef<unsigned> Done,
                                        ArrayRef<unsigned> Drained,
                                        unsigned LastIssue) const {
  const unsigned Begin = Code.first(B);
  uint64_t Late = 0;
  for (unsigned I = 0; I != Done.size(); ++I) {
    const int Sb = Code[Begin + I].Word.Wsb;
    if (Sb < 0 || Drained[Sb] <= LastIssue)
      continue;
    if (!all_of(Uses.Users[Begin + I], [&](unsigned User) {
          return isUsedInBlock(Begin + I, User, B);
        }))
      Late += Drained[Sb] - std::max(Done[I], LastIssue);
  }
  return Late;
}

/// With the scoreboards as they are.
BlockTime ScoreboardAssigner::timeOf(unsigned B) const {
  const unsigned Begin = Code.first(B), Size = Code.blocks()[B].Insts.size();
  BlockClock Clock;
  // When scoreboards have drained; the instruction of the block that waited
  // last for each.
  std::array<unsigned, NumScoreboards> Drained{}, Waited{};
  SmallVector<unsigned> Done(Size);
  uint64_t Sum = 0;
  for (unsigned I = 0; I != Size; ++I) {
    const TimedInst &Inst = Code[Begin + I];
    unsigned Ready = 0;
    for (unsigned P : Uses.Producers[Begin + I]) {
      const int Sb = Code[P].Word.Wsb;
      const unsigned Raised = isUsedInBlock(P, Begin + I, B) ? P - Begin : 0;
      if (Sb < 0 || Raised < Waited[Sb])
        continue;
      Ready = std::max(Ready, Drained[Sb]);
      Waited[Sb] = I;
    }
    Done[I] = Clock.issue(Inst, Ready);
    if (Inst.Word.Wsb >= 0)
      Drained[Inst.Word.Wsb] = std::max(Drained[Inst.Word.Wsb], Done[I]);
    Sum += Clock.lastIssue();
  }
  return {Clock.lastIssue() + lateCycles(B, Done, Drained, Clock.lastIssue()),
          Sum};
}

//===----------------------------------------------------------------------===//
// Local search
//===----------------------------------------------------------------------===//

/// Gives one producer the best scoreboard. Returns whether it changes.
bool ScoreboardAssigner::improveProducer(unsigned Producer, BlockTime &Best) {
  int &Wsb = Code[Producer].Word.Wsb;
  const int Old = Wsb;
  int BestSb = Old;
  for (int Sb = 0; Sb != int(NumScoreboards); ++Sb) {
    Wsb = Sb;
    const BlockTime Time = timeOf(Code.blockOf(Producer));
    if (Time < Best) {
      Best = Time;
      BestSb = Sb;
    }
  }
  Wsb = BestSb;
  return BestSb != Old;
}

/// Repeats as long as that helps, which is seldom more than a few times.
void ScoreboardAssigner::improveProducers(ArrayRef<unsigned> Producers,
                                          BlockTime Ideal, BlockTime &Best) {
  constexpr unsigned MaxIterations = 8;
  bool Changed = true;
  for (unsigned N = 0; N != MaxIterations && Changed && Ideal < Best; ++N) {
    Changed = false;
    for (unsigned P : Producers)
      Changed |= improveProducer(P, Best);
  }
}

void ScoreboardAssigner::improveBlock(unsigned B) {
  // In longer blocks the search would take seconds.
  constexpr uint64_t MaxSteps = 250000;
  const unsigned Size = Code.blocks()[B].Insts.size();
  SmallVector<unsigned> Producers;
  for (unsigned I = Code.first(B), E = I + Size; I != E; ++I) {
    if (!Code[I].Unit)
      return;
    if (Code[I].Word.Wsb >= 0 && !Code[I].IsFixed)
      Producers.push_back(I);
  }
  if (uint64_t(Size) * Producers.size() > MaxSteps)
    return;
  const BlockTime Ideal = idealTime(B);
  BlockTime Best = timeOf(B);
  improveProducers(Producers, Ideal, Best);
  if (!(Ideal < Best))
    return;
  // Another starting point: results of memory arrive in layout order, so
  // consecutive producers share a scoreboard.
  SmallVector<int> Old;
  for (auto [N, P] : enumerate(Producers)) {
    Old.push_back(Code[P].Word.Wsb);
    Code[P].Word.Wsb = N * NumScoreboards / Producers.size();
  }
  BlockTime Other = timeOf(B);
  improveProducers(Producers, Ideal, Other);
  if (!(Other < Best))
    for (auto [P, Sb] : zip_equal(Producers, Old))
      Code[P].Word.Wsb = Sb;
}

void Q7X2::assignScoreboards(const TimedCode &Code, const ResultUses &Uses) {
  ScoreboardAssigner Assigner(Code, Uses);
  Assigner.assignCheapest();
  for (unsigned B = 0; B != Code.blocks().size(); ++B)
    Assigner.improveBlock(B);
}
