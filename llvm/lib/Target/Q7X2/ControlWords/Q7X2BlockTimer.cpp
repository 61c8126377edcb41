//===-- Q7X2BlockTimer.cpp - Time of a block with its scoreboards ---------===//
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
    : Steps(Code.blocks()[Block].Insts.size()), Done(Steps.size()) {
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
      S.Latency = std::max(S.Latency, latencyOf(*Inst.Unit, isPredicate(Reg)));
    S.FirstAffected = I;
    S.IsUsedElsewhere = false;
    S.Scoreboard = Inst.Word.Wsb;
    for (unsigned User : Uses.Users[Begin + I]) {
      const bool IsAfter = Code.blockOf(User) == Block && User > Begin + I;
      S.IsUsedElsewhere |= !IsAfter;
      if (!IsAfter && Code.blockOf(User) == Block)
        S.FirstAffected = std::min(S.FirstAffected, User - Begin);
    }
    for (unsigned P : Uses.Producers[Begin + I]) {
      const bool IsInBlock = Code.blockOf(P) == Block;
      const bool IsBefore = IsInBlock && P < Begin + I;
      S.Waits.push_back({IsInBlock ? P - Begin : NotInBlock, Code[P].Word.Wsb,
                         IsBefore ? P - Begin : 0, IsBefore});
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

/// The cycle in which the scoreboards of the next instruction have drained.
unsigned BlockTimer::wait(State &S) const {
  unsigned Ready = 0;
  for (const Wait &W : Steps[S.Next].Waits) {
    const int Sb =
        W.Producer == NotInBlock ? W.Scoreboard : Steps[W.Producer].Scoreboard;
    if (Sb < 0 || W.Raised < S.Waited[Sb])
      continue;
    Ready = std::max(Ready, S.Drained[Sb]);
    S.Waited[Sb] = S.Next;
  }
  return Ready;
}

/// With the scoreboards as they are.
void BlockTimer::advance(State &S) {
  const unsigned I = S.Next;
  issue(S, wait(S));
  const int Sb = Steps[I].Scoreboard;
  if (Sb >= 0)
    S.Drained[Sb] = std::max(S.Drained[Sb], Done[I]);
}

/// Cycles that other blocks lose because a result shares a scoreboard with one
/// that is available later.
uint64_t BlockTimer::lateCycles(const State &S) const {
  uint64_t Late = 0;
  for (unsigned I = 0; I != Steps.size(); ++I) {
    const int Sb = Steps[I].Scoreboard;
    if (Sb >= 0 && Steps[I].IsUsedElsewhere && S.Drained[Sb] > S.Issue)
      Late += S.Drained[Sb] - std::max(Done[I], S.Issue);
  }
  return Late;
}

BlockTime BlockTimer::timeFrom(State S) {
  while (S.Next != Steps.size())
    advance(S);
  return {S.Issue + lateCycles(S), S.Sum};
}

BlockTime BlockTimer::timeWith(unsigned Inst) {
  // In a loop the scoreboard may delay a user of the previous iteration.
  if (Steps[Inst].FirstAffected < Prefix.Next)
    rewind();
  while (Prefix.Next < Steps[Inst].FirstAffected)
    advance(Prefix);
  return timeFrom(Prefix);
}

BlockTime BlockTimer::idealTime() {
  State S;
  while (S.Next != Steps.size()) {
    unsigned Ready = 0;
    for (const Wait &W : Steps[S.Next].Waits)
      if (W.IsBefore)
        Ready = std::max(Ready, Done[W.Producer]);
    issue(S, Ready);
  }
  return {S.Issue, S.Sum};
}
