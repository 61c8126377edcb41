//===-- Q7X2Scoreboards.cpp - Assign scoreboards to producers -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assigns six scoreboards to any number of producers: graph coloring with
// overlapping producers as neighbors, but without spilling. Two overlapping
// producers may share a scoreboard, in which case a wait for one is a wait for
// both.
//
// First, each producer in layout order takes the scoreboard that loses the
// fewest cycles by sharing, as estimated from the issue cycles without any
// sharing; producers with the same users share at no cost. Then a local search
// improves the blocks one by one: it times a block for one warp alone, and
// moves producers to other scoreboards as long as that shortens the block.
//
//     LDG R4, ...                     LDG R4, ... &wsb=0
//     LDG R5, ...                 =>  LDG R5, ... &wsb=0    the same user
//     LDG R6, ...                     LDG R6, ... &wsb=1
//     IADD R7, R4, R5                 IADD R7, R4, R5
//
//===----------------------------------------------------------------------===//

#include "ControlWords/Q7X2BlockTimer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include <array>
#include <tuple>

using namespace llvm;
using namespace llvm::Q7X2;

namespace {

constexpr unsigned NumScoreboards = ControlWord::NumScoreboards;

class ScoreboardAssigner {
public:
  ScoreboardAssigner(const TimedCode &Code, const ResultUses &Uses)
      : Code(Code), Uses(Uses), IssueCycle(Code.size()) {}

  void estimateCycles(unsigned B);
  void assignCheapest();
  void improveBlock(unsigned B);

private:
  const TimedCode &Code;
  const ResultUses &Uses;
  /// The issue cycle of each instruction, from the beginning of its block.
  std::vector<unsigned> IssueCycle;

  uint64_t lostCycles(unsigned Producer, unsigned Other) const;
  uint64_t sharingCost(unsigned A, unsigned B) const {
    return lostCycles(A, B) + lostCycles(B, A);
  }
  unsigned cheapestFor(unsigned Producer) const;
  void keep(const BlockTimer &Timer, unsigned B, ArrayRef<unsigned> Producers);

  bool isUsedInBlock(unsigned Producer, unsigned User, unsigned B) const {
    return Code.blockOf(Producer) == B && Code.blockOf(User) == B &&
           Producer < User;
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// The cheapest scoreboard
//===----------------------------------------------------------------------===//

/// Estimates the issue cycles of a block if each instruction waits only for its
/// own producers; guesses in blocks with unknown instructions. Only users of
/// the block's own producers matter.
void ScoreboardAssigner::estimateCycles(unsigned B) {
  constexpr unsigned CyclesPerInst = 2;
  ArrayRef<TimedInst> Insts = Code.blocks()[B].Insts;
  const unsigned Size = Insts.size();
  MutableArrayRef<unsigned> Own(IssueCycle.data() + Code.first(B), Size);
  if (none_of(Insts, std::mem_fn(&TimedInst::hasVariableLatency)))
    return;
  if (all_of(Insts, [](const TimedInst &Inst) { return Inst.Unit; })) {
    BlockTimer(Code, Uses, B).idealTime(Own);
    return;
  }
  for (unsigned I = 0; I != Size; ++I)
    Own[I] = I * CyclesPerInst;
}

/// Returns the cycles that the users of a producer wait for another one that
/// they do not need. Within a block the estimate counts; across blocks half of
/// the latency is a guess.
uint64_t ScoreboardAssigner::lostCycles(unsigned Producer,
                                        unsigned Other) const {
  const unsigned Latency = Code[Other].latencyUnit().ResultLatency;
  const unsigned Block = Code.blockOf(Other);
  uint64_t Lost = 0;
  for (unsigned User : Uses.Users[Producer]) {
    if (is_contained(Uses.Users[Other], User))
      continue;
    uint64_t Cycles = Latency / 2;
    if (Code.blockOf(User) == Block && User > Other) {
      const unsigned Passed = IssueCycle[User] - IssueCycle[Other];
      Cycles = Passed < Latency ? Latency - Passed : 0;
    } else if (isUsedInBlock(Producer, User, Block)) {
      Cycles = 0; // the wait ends before the other one issues
    }
    const unsigned Depth = Code.blocks()[Code.blockOf(User)].LoopDepth;
    Lost += Cycles << std::min(3 * Depth, 30u);
  }
  return Lost;
}

/// Among equally cheap scoreboards, prefers one that only producers with the
/// same users raise, then the one with the fewest overlapping producers.
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
    if (!Code[P].IsFixed && !Uses.Users[P].empty())
      Code[P].Word.Wsb = cheapestFor(P);
}

//===----------------------------------------------------------------------===//
// Local search
//===----------------------------------------------------------------------===//

namespace {

/// Searches the scoreboards of a block.
class LocalSearch {
public:
  LocalSearch(BlockTimer &Timer, ArrayRef<unsigned> Producers)
      : Timer(Timer), Producers(Producers), Ideal(Timer.idealTime()) {}

  BlockTime improve();
  bool isIdeal(BlockTime Time) const { return !(Ideal < Time); }
  /// Returns whether the time is within 3 percent, which is not worth another
  /// search.
  bool isNearlyIdeal(BlockTime Time) const {
    return 100 * Time.first <= 103 * Ideal.first;
  }

private:
  BlockTimer &Timer;
  ArrayRef<unsigned> Producers;
  const BlockTime Ideal;

  bool improveProducer(unsigned Producer);
};

} // namespace

/// Gives a producer the best scoreboard. Returns whether it changes.
bool LocalSearch::improveProducer(unsigned Producer) {
  if (!Timer.isInvolvedInDelay(Producer))
    return false;
  bool Changed = false;
  for (int Sb = 0; Sb != int(NumScoreboards); ++Sb)
    Changed |= Timer.improveBy(Producer, Sb);
  return Changed;
}

/// Repeats until no producer changes, seldom more than a few times.
BlockTime LocalSearch::improve() {
  constexpr unsigned MaxIterations = 8;
  Timer.time();
  unsigned Unchanged = 0; // producers since the last change
  for (unsigned N = 0; N != MaxIterations && !isIdeal(Timer.getTime()); ++N)
    for (unsigned P : Producers) {
      Unchanged = improveProducer(P) ? 0 : Unchanged + 1;
      if (Unchanged == Producers.size())
        return Timer.getTime();
    }
  return Timer.getTime();
}

void ScoreboardAssigner::keep(const BlockTimer &Timer, unsigned B,
                              ArrayRef<unsigned> Producers) {
  for (unsigned P : Producers)
    Code[Code.first(B) + P].Word.Wsb = Timer.getScoreboard(P);
}

void ScoreboardAssigner::improveBlock(unsigned B) {
  // The search would take seconds in longer blocks.
  constexpr uint64_t MaxSteps = 250000;
  const unsigned Begin = Code.first(B);
  const unsigned Size = Code.blocks()[B].Insts.size();
  SmallVector<unsigned> Producers;
  for (unsigned I = 0; I != Size; ++I) {
    const TimedInst &Inst = Code[Begin + I];
    if (!Inst.Unit)
      return;
    if (Inst.Word.Wsb >= 0 && !Inst.IsFixed)
      Producers.push_back(I);
  }
  if (Producers.empty() || uint64_t(Size) * Producers.size() > MaxSteps)
    return;
  BlockTimer Timer(Code, Uses, B);
  LocalSearch Search(Timer, Producers);
  const BlockTime Best = Search.improve();
  if (Search.isNearlyIdeal(Best)) {
    keep(Timer, B, Producers);
    return;
  }
  // Try another starting point: results of memory arrive in layout order, so
  // consecutive loads share a scoreboard.
  auto LatencyOf = [&](unsigned P) {
    return Code[Begin + P].Unit->ResultLatency;
  };
  const unsigned Longest = *max_element(map_range(Producers, LatencyOf));
  SmallVector<unsigned> Loads;
  copy_if(Producers, std::back_inserter(Loads),
          [&](unsigned P) { return LatencyOf(P) == Longest; });
  const BlockTimer First = Timer;
  for (auto [N, P] : enumerate(Loads))
    Timer.setScoreboard(P, N * NumScoreboards / Loads.size());
  keep(Search.improve() < Best ? Timer : First, B, Producers);
}

void Q7X2::assignScoreboards(const TimedCode &Code, const ResultUses &Uses) {
  ScoreboardAssigner Assigner(Code, Uses);
  for (unsigned B = 0; B != Code.blocks().size(); ++B)
    Assigner.estimateCycles(B);
  Assigner.assignCheapest();
  for (unsigned B = 0; B != Code.blocks().size(); ++B)
    Assigner.improveBlock(B);
}
