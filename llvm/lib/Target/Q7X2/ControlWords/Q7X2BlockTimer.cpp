//===-- Q7X2BlockTimer.cpp - Timing of a block with scoreboards -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ControlWords/Q7X2BlockTimer.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace llvm::Q7X2;

BlockTimer::BlockTimer(const TimedCode &Code, const ResultUses &Uses,
                       unsigned Block)
    : Steps(Code.blocks()[Block].Insts.size()), Done(Steps.size()),
      UsedElsewhere(Steps.size()), States(Steps.size() + 1) {
  const unsigned Begin = Code.first(Block);
  for (unsigned I = 0; I != Steps.size(); ++I) {
    const TimedInst &Inst = Code[Begin + I];
    Step &S = Steps[I];
    S.Pipe = Inst.Unit->IssuePipe;
    S.Interval = Inst.Unit->Interval;
    S.Next = Inst.Word.Stall;
    if (Inst.IsCall)
      S.Next = std::max<unsigned>(S.Next, Inst.Unit->ResultLatency);
    S.Latency = 0;
    for (RegNum Reg : Inst.Writes)
      S.Latency =
          std::max(S.Latency, latencyOf(Inst.latencyUnit(), isPredicate(Reg)));
    S.FirstAffected = S.LastAffected = I;
    S.Scoreboard = Inst.Word.Wsb;
    for (unsigned User : Uses.Users[Begin + I]) {
      const bool IsInBlock = Code.blockOf(User) == Block;
      if (!IsInBlock || User <= Begin + I)
        UsedElsewhere.set(I);
      if (IsInBlock) {
        S.FirstAffected = std::min(S.FirstAffected, User - Begin);
        S.LastAffected = std::max(S.LastAffected, User - Begin);
      }
    }
    for (unsigned P : Uses.Producers[Begin + I]) {
      const bool IsInBlock = Code.blockOf(P) == Block;
      const bool IsBefore = IsInBlock && P < Begin + I;
      S.Waits.push_back({IsInBlock ? P - Begin : NotInBlock, Code[P].Word.Wsb,
                         IsBefore ? P - Begin : 0, IsBefore});
      HasOuterWaits |= !IsBefore;
    }
  }
}

void BlockTimer::issue(State &S, unsigned NotBefore) {
  const Step &Inst = Steps[S.Next];
  unsigned &Free = S.PipeFree[Inst.Pipe];
  S.Issue = std::max({S.Ready, Free, NotBefore});
  Free = S.Issue + Inst.Interval;
  S.Ready = S.Issue + Inst.Next;
  S.Sum += S.Issue;
  Done[S.Next] = S.Issue + Inst.Latency;
  ++S.Next;
}

/// Returns the cycle in which the scoreboards of the next instruction have
/// drained.
unsigned BlockTimer::wait(State &S) const {
  unsigned Ready = 0;
  for (const Wait &W : Steps[S.Next].Waits) {
    const int Sb = scoreboardOf(W);
    if (Sb < 0 || W.Raised < S.Waited[Sb])
      continue;
    Ready = std::max(Ready, S.Drained[Sb]);
    S.Waited[Sb] = S.Next;
  }
  return Ready;
}

/// Issues the next instruction with the current scoreboards.
void BlockTimer::advance(State &S) {
  const unsigned I = S.Next;
  issue(S, wait(S));
  const int Sb = Steps[I].Scoreboard;
  if (Sb >= 0)
    S.Drained[Sb] = std::max(S.Drained[Sb], Done[I]);
}

/// Returns the cycles that other blocks lose because a result shares a
/// scoreboard with a later one.
uint64_t BlockTimer::lateCycles(const State &S) const {
  uint64_t Late = 0;
  for (unsigned I : UsedElsewhere.set_bits()) {
    const int Sb = Steps[I].Scoreboard;
    if (Sb >= 0 && S.Drained[Sb] > S.Issue)
      Late += S.Drained[Sb] - std::max(Done[I], S.Issue);
  }
  return Late;
}

/// Times the block from \p Inst on. The instructions before it have been timed.
void BlockTimer::timeFrom(unsigned Inst) {
  Involved.clear();
  State S = States[Inst];
  while (S.Next != Steps.size()) {
    advance(S);
    States[S.Next] = S;
  }
  Time = {S.Issue + lateCycles(S), S.Sum};
}

BlockTime BlockTimer::time() {
  timeFrom(0);
  return Time;
}

/// Notes the producers in [\p From, \p To) that raise \p Sb and whose results
/// are available after \p Cycle: waiting for the scoreboard includes them.
void BlockTimer::involveLater(int Sb, unsigned From, unsigned To,
                              unsigned Cycle) {
  for (unsigned I = From; I != To; ++I)
    if (Steps[I].Scoreboard == Sb && Done[I] > Cycle)
      Involved.set(I);
}

/// If instruction \p I waits longer than it needs because other producers raise
/// the same scoreboard, notes its own producers and the others.
void BlockTimer::findDelay(unsigned I) {
  const State &S = States[I];
  unsigned Ready = std::max(S.Ready, S.PipeFree[Steps[I].Pipe]);
  for (const Wait &W : Steps[I].Waits)
    if (W.IsBefore)
      Ready = std::max(Ready, Done[W.Producer]);
  for (const Wait &W : Steps[I].Waits) {
    const int Sb = scoreboardOf(W);
    if (Sb < 0 || W.Raised < S.Waited[Sb] || S.Drained[Sb] <= Ready)
      continue;
    if (W.Producer != NotInBlock)
      Involved.set(W.Producer);
    involveLater(Sb, S.Waited[Sb], I, Ready);
  }
}

/// Notes the producers in delays of results that other blocks wait for.
void BlockTimer::findLateResults() {
  const State &End = States.back();
  for (unsigned I : UsedElsewhere.set_bits()) {
    const int Sb = Steps[I].Scoreboard;
    const unsigned Ready = std::max(Done[I], End.Issue);
    if (Sb < 0 || End.Drained[Sb] <= Ready)
      continue;
    Involved.set(I);
    involveLater(Sb, 0, Steps.size(), Ready);
  }
}

bool BlockTimer::isInvolvedInDelay(unsigned Inst) {
  if (Involved.empty()) {
    Involved.resize(Steps.size());
    for (unsigned I = 0; I != Steps.size(); ++I)
      findDelay(I);
    findLateResults();
  }
  return Involved.test(Inst);
}

/// Returns whether an instruction yet to issue would wait for the scoreboard in
/// the state \p Than, but not in \p S, where another instruction has waited.
bool BlockTimer::skipsWaits(unsigned Sb, const State &S,
                            const State &Than) const {
  const unsigned From = Than.Waited[Sb], To = S.Waited[Sb];
  if (From >= To)
    return false;
  if (!From && HasOuterWaits)
    return true;
  for (unsigned I = From; I < To; ++I)
    if (Steps[I].Scoreboard == int(Sb) && Steps[I].LastAffected >= S.Next)
      return true;
  return false;
}

/// Returns whether the block surely takes no less time from \p S on than from
/// the kept state before the same instruction, if both continue with the same
/// scoreboards. Before \p First the scoreboards are the same. Anything later in
/// \p S delays all that follows. But if other blocks use results, lateCycles()
/// may decrease, so the states must be equivalent.
bool BlockTimer::isNoBetter(const State &S, unsigned First) const {
  const State &Kept = States[S.Next];
  const bool IsExact = UsedElsewhere.any();
  if (S.Ready < Kept.Ready || S.Sum < Kept.Sum ||
      (IsExact && S.Ready != Kept.Ready))
    return false;
  // Events of the past do not matter.
  auto IsLater = [&](unsigned Cycle, unsigned Than) {
    Cycle = std::max(Cycle, S.Ready);
    Than = std::max(Than, S.Ready);
    return IsExact ? Cycle == Than : Cycle >= Than;
  };
  for (unsigned Sb = 0; Sb != S.Waited.size(); ++Sb)
    if (skipsWaits(Sb, S, Kept) || (IsExact && skipsWaits(Sb, Kept, S)))
      return false;
  for (unsigned Sb = 0; Sb != S.Drained.size(); ++Sb)
    if (!IsLater(S.Drained[Sb], Kept.Drained[Sb]))
      return false;
  for (unsigned Pipe = 0; Pipe != S.PipeFree.size(); ++Pipe)
    if (!IsLater(S.PipeFree[Pipe], Kept.PipeFree[Pipe]))
      return false;
  return all_of(UsedElsewhere.set_bits(), [&](unsigned I) {
    return I < First || I >= S.Next ||
           IsLater(Done[I], States[I + 1].Issue + Steps[I].Latency);
  });
}

/// Returns the first instruction after a producer that waits for the
/// scoreboard.
unsigned BlockTimer::nextWait(unsigned Inst, int Sb) const {
  const auto *After = std::partition_point(
      &States[Inst + 1], States.data() + States.size(),
      [&](const State &S) { return S.Waited[Sb] <= Inst; });
  return After - States.data() - 1;
}

/// Returns the state before the first instruction whose issue cycle may change
/// when \p Inst changes its scoreboard from \p Old.
BlockTimer::State BlockTimer::firstAffectedState(unsigned Inst, int Old) const {
  const Step &Producer = Steps[Inst];
  // In a loop, the scoreboard may delay a user in the previous iteration, which
  // may be the producer itself.
  if (UsedElsewhere.test(Inst))
    return States[Producer.FirstAffected];
  const int Sb = Producer.Scoreboard;
  State S = States[std::min(nextWait(Inst, Old), nextWait(Inst, Sb))];
  S.Drained[Sb] = std::max(S.Drained[Sb], Done[Inst]);
  S.Drained[Old] = States[Inst].Drained[Old];
  for (unsigned I = Inst + 1; I < S.Next; ++I)
    if (Steps[I].Scoreboard == Old)
      S.Drained[Old] = std::max(S.Drained[Old], Done[I]);
  return S;
}

bool BlockTimer::improveBy(unsigned Inst, int Sb) {
  Step &Producer = Steps[Inst];
  const int Old = Producer.Scoreboard;
  if (Sb == Old)
    return false;
  Producer.Scoreboard = Sb;
  State S = firstAffectedState(Inst, Old);
  const unsigned First = S.Next;
  auto CanEnd = [&] {
    return !UsedElsewhere.test(Inst) && S.Next > Producer.LastAffected &&
           isNoBetter(S, First);
  };
  while (S.Next != Steps.size() && !CanEnd())
    advance(S);
  if (S.Next == Steps.size() &&
      BlockTime(S.Issue + lateCycles(S), S.Sum) < Time) {
    timeFrom(Producer.FirstAffected);
    return true;
  }
  Producer.Scoreboard = Old;
  for (unsigned I = First; I != S.Next; ++I)
    Done[I] = States[I + 1].Issue + Steps[I].Latency;
  return false;
}

BlockTime BlockTimer::idealTime(MutableArrayRef<unsigned> Cycles) {
  State S;
  while (S.Next != Steps.size()) {
    unsigned Ready = 0;
    for (const Wait &W : Steps[S.Next].Waits)
      if (W.IsBefore)
        Ready = std::max(Ready, Done[W.Producer]);
    issue(S, Ready);
    if (!Cycles.empty())
      Cycles[S.Next - 1] = S.Issue;
  }
  return {S.Issue, S.Sum};
}
