//===- Checker.cpp - Finds what the control text does not cover -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checker.h"
#include "Flow.h"
#include "State.h"
#include "llvm/ADT/BitVector.h"
#include <map>
#include <tuple>

using namespace llvm;
using namespace check;
using Q7X2::UnitInfo;

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

/// Cycles until a result has been written.
static unsigned writeLatency(const UnitInfo &Producer, Resource R) {
  return Q7X2::isPredicate(R) ? Producer.PredLatency : Producer.ResultLatency;
}

/// Cycles until the consumer may read it.
static unsigned readLatency(const UnitInfo &Producer, const UnitInfo &Consumer,
                            Resource R) {
  return Q7X2::isPredicate(R) ? Producer.PredLatency
                              : Q7X2::getResultLatency(Producer, Consumer);
}

/// Cycles until any instruction may read it.
static unsigned longestLatency(const UnitInfo &Producer, Resource R) {
  unsigned Longest = writeLatency(Producer, R);
  for (unsigned N = 0;
       const auto *Consumer = Q7X2::lookupUnit(Q7X2Unit::FuncUnitID(N)); ++N)
    Longest = std::max(Longest, readLatency(Producer, *Consumer, R));
  return Longest;
}

/// Cycles from a branch that is taken to the instruction it goes to.
static unsigned takenCycles(const Inst &I) {
  unsigned Branch = Q7X2::lookupUnit(Q7X2Unit::CTRL)->ResultLatency;
  return std::max(I.Control.Stall, Branch);
}

/// Whether it may lead to code of which nothing is known here.
static bool leaves(const Inst &I) {
  return I.Flow == FlowKind::Call || I.Flow == FlowKind::Return ||
         I.Flow == FlowKind::Jump ||
         (I.Flow == FlowKind::Branch && I.Target == NoTarget);
}

namespace {
class Checker {
public:
  explicit Checker(const Code &C)
      : Insts(C.insts()), Blocks(buildFlow(C)), Entry(Blocks.size()) {}
  std::vector<Finding> run();

private:
  using Key = std::tuple<uint32_t, uint32_t, Hazard, unsigned, unsigned>;

  ArrayRef<Inst> Insts;
  std::vector<Block> Blocks;
  std::vector<State> Entry; // of each block
  std::map<Key, Finding> Findings;

  void solve();
  State walk(const Block &B, bool Report);
  State atTarget(State S, const Inst &Branch) const;
  State behind(State S, const Inst &Last) const;
  void execute(State &S, uint32_t Index, bool Report);
  void issue(State &S, uint32_t Index) const;
  void addResults(State &S, uint32_t Index, Condition OnlyIf) const;
  void addSources(State &S, uint32_t Index, Condition OnlyIf) const;
  void addScoreboards(State &S, uint32_t Index) const;

  void inspect(const State &S, uint32_t Index);
  void inspectUses(const State &S, uint32_t Index);
  void inspectDefs(const State &S, uint32_t Index);
  void inspectRoles(const State &S, uint32_t Index);
  void inspectLeaving(const State &S, uint32_t Index);
  void report(Hazard Kind, uint32_t Consumer, const Pending &P,
              unsigned Needed = 0);
  bool isReadTooEarly(const Inst &I, const Pending &P) const;
};
} // namespace

//===----------------------------------------------------------------------===//
// The analysis
//===----------------------------------------------------------------------===//

void Checker::addResults(State &S, uint32_t Index, Condition OnlyIf) const {
  const Inst &I = Insts[Index];
  for (Resource D : I.Defs) {
    Pending P{D, PendingKind::Result, Index};
    P.OnlyIf = OnlyIf;
    P.Boards = I.Control.wsbMask();
    if (!I.Unit->HasWsb) {
      P.Kind = PendingKind::Timed;
      P.Longest = longestLatency(*I.Unit, D);
    }
    S.add(P);
  }
}

void Checker::addSources(State &S, uint32_t Index, Condition OnlyIf) const {
  const Inst &I = Insts[Index];
  if (!I.Unit->HasRsb)
    return;
  for (Resource R : I.sources()) {
    Pending P{R, PendingKind::Source, Index};
    P.OnlyIf = OnlyIf;
    P.Longest = I.Unit->SourceRead;
    P.Boards = I.Control.rsbMask() |
               I.Control.wsbMask(); // the result comes after the reading
    S.add(P);
  }
}

/// They are the warp's: raised whichever threads execute the instruction.
void Checker::addScoreboards(State &S, uint32_t Index) const {
  const Inst &I = Insts[Index];
  if (I.Control.wsbMask()) {
    Pending P{Resource(res::RaisedWsb + I.Control.Wsb), PendingKind::Raised,
              Index};
    P.Boards = I.Control.wsbMask();
    S.add(P);
  }
  if (I.Control.rsbMask()) {
    Pending P{Resource(res::RaisedRsb + I.Control.Rsb), PendingKind::Raised,
              Index};
    P.Longest = I.Unit->SourceRead;
    P.Boards = I.Control.rsbMask();
    S.add(P);
  }
}

/// What the instruction itself leaves in flight.
void Checker::issue(State &S, uint32_t Index) const {
  const Inst &I = Insts[Index];
  Condition OnlyIf = I.Guard;
  for (Resource D : I.Defs) {
    if (!I.PartialDefs && (!I.Conditional || !I.Guard.isAlways()))
      S.replace(D, I.Guard);
    if (!Q7X2::isThreadPredicate(D))
      continue;
    S.forget(D);
    if (D == res::Pred + OnlyIf.Pred)
      OnlyIf = Condition();
  }
  addResults(S, Index, OnlyIf);
  addSources(S, Index, OnlyIf);
  addScoreboards(S, Index);
}

void Checker::execute(State &S, uint32_t Index, bool Report) {
  const Inst &I = Insts[Index];
  if (I.Flow == FlowKind::Invalid) {
    if (Report) {
      Finding F;
      F.Consumer = F.Producer = Index;
      Findings[{Index, Index, Hazard::Invalid, 0, 0}] = F;
    }
    return S.clear();
  }
  // An interlocked one waits for all before it, what follows waits for it.
  if (I.Control.isInterlocked())
    return S.clear();
  S.wait(I.Control.Req);
  if (Report)
    inspect(S, Index);
  if (I.Flow == FlowKind::Next)
    return issue(S, Index);
  if (I.Flow == FlowKind::Branch)
    return; // atTarget, behind
  // The threads that come here next have not executed it, or come back from a
  // call with everything complete.
  if (I.Conditional)
    S.assume(I.Guard.negated());
  else
    S.clear();
}

State Checker::atTarget(State S, const Inst &Branch) const {
  S.assume(Branch.Guard);
  S.assume(Branch.Taken);
  S.pass(takenCycles(Branch));
  return S;
}

State Checker::behind(State S, const Inst &Last) const {
  if (Last.Flow == FlowKind::Branch && Last.Taken.isAlways())
    S.assume(Last.Guard.negated());
  else if (Last.Flow == FlowKind::Branch && Last.Guard.isAlways())
    S.assume(Last.Taken.negated());
  S.pass(Last.Control.Stall);
  return S;
}

/// The state behind the last instruction, before its cycles pass.
State Checker::walk(const Block &B, bool Report) {
  State S = Entry[&B - Blocks.data()];
  for (uint32_t I = B.Begin; I != B.End; ++I) {
    if (I != B.Begin)
      S.pass(Insts[I - 1].Control.Stall);
    execute(S, I, Report);
  }
  return S;
}

/// Every block begins with the empty state, whether anything is known to lead
/// to it or not: so all code is checked, also that behind a jump to an address
/// in registers, which brings nothing along.
void Checker::solve() {
  BitVector Todo(Blocks.size(), true);
  auto Join = [&](uint32_t To, const State &S) {
    if (To != Block::None && Entry[To].join(S))
      Todo.set(To);
  };
  // Again and again in the order of the code, which is most often that in
  // which control gets to it.
  while (Todo.any())
    for (int N = Todo.find_first(); N != -1; N = Todo.find_next(N)) {
      Todo.reset(N);
      const Block &B = Blocks[N];
      const Inst &Last = Insts[B.End - 1];
      State S = walk(B, /*Report=*/false);
      Join(B.Taken, atTarget(S, Last));
      Join(B.Follow, behind(std::move(S), Last));
    }
}

//===----------------------------------------------------------------------===//
// The hazards
//===----------------------------------------------------------------------===//

void Checker::report(Hazard Kind, uint32_t Consumer, const Pending &P,
                     unsigned Needed) {
  auto [It, New] = Findings.try_emplace(
      Key(Consumer, P.Producer, Kind, Needed, P.Boards),
      Finding{Kind, Consumer, P.Producer, P.Age, Needed, P.Boards, {}});
  Finding &F = It->second;
  F.Cycles = std::min<unsigned>(F.Cycles, P.Age);
  auto At = lower_bound(F.Registers, P.What);
  if (res::isRegister(P.What) && (At == F.Registers.end() || *At != P.What))
    F.Registers.insert(At, P.What);
}

/// Calls Do with what is in flight of a register in threads that execute I.
template <typename Fn>
static void forEachPending(const State &S, const Inst &I, Resource R, Fn Do) {
  auto Each = [&](ArrayRef<Pending> List) {
    for (const Pending &P : List)
      if (!P.OnlyIf.excludes(I.Guard))
        Do(P);
  };
  auto IsGPR = [](const Pending &P) { return Q7X2::isGPR(P.What); };
  for (const PendingList *List : {&S.timed(), &S.waiting()}) {
    if (R == res::AnyGPR) {
      Each(List->all().take_while(IsGPR));
      continue;
    }
    Each(List->of(R));
    if (Q7X2::isGPR(R))
      Each(List->of(res::AnyGPR));
  }
}

bool Checker::isReadTooEarly(const Inst &I, const Pending &P) const {
  if (P.Kind == PendingKind::Timed)
    return P.Age < readLatency(*Insts[P.Producer].Unit, *I.Unit, P.What);
  return P.Kind == PendingKind::Result;
}

void Checker::inspectUses(const State &S, uint32_t Index) {
  const Inst &I = Insts[Index];
  for (Resource U : I.Uses)
    forEachPending(S, I, U, [&](const Pending &P) {
      if (!isReadTooEarly(I, P))
        return;
      unsigned Needed =
          P.Kind == PendingKind::Timed
              ? readLatency(*Insts[P.Producer].Unit, *I.Unit, P.What)
              : 0;
      report(Hazard::ReadBeforeWrite, Index, P, Needed);
    });
}

/// The age from which on what is in flight does not mind that the instruction
/// writes the register.
static unsigned ageToWrite(const Pending &P, const UnitInfo &Producer,
                           const UnitInfo &Writer) {
  unsigned Lands = writeLatency(Writer, P.What);
  // Behind the earlier write, not with it; behind the reading, or with it.
  unsigned Free = P.Kind == PendingKind::Source
                      ? Producer.SourceRead
                      : writeLatency(Producer, P.What) + 1;
  return Free > Lands ? Free - Lands : 0;
}

void Checker::inspectDefs(const State &S, uint32_t Index) {
  const Inst &I = Insts[Index];
  for (Resource D : I.Defs)
    forEachPending(S, I, D, [&](const Pending &P) {
      // What is wrong with the reading of the old value has been said.
      if (is_contained(I.Uses, D) && isReadTooEarly(I, P))
        return;
      if (P.Kind == PendingKind::Result)
        return report(Hazard::WriteAfterWrite, Index, P);
      unsigned Needed = ageToWrite(P, *Insts[P.Producer].Unit, *I.Unit);
      if (P.Age < Needed)
        report(P.Kind == PendingKind::Source ? Hazard::WriteAfterRead
                                             : Hazard::WriteAfterWrite,
               Index, P, Needed);
    });
}

void Checker::inspectRoles(const State &S, uint32_t Index) {
  auto Inspect = [&](int Board, Resource OtherRole) {
    if (Board < 0)
      return;
    for (const PendingList *List : {&S.timed(), &S.waiting()})
      for (const Pending &P : List->of(OtherRole + Board))
        if (P.Producer != Index)
          report(Hazard::ScoreboardRole, Index, P, P.Longest);
  };
  Inspect(Insts[Index].Control.Wsb, res::RaisedRsb);
  Inspect(Insts[Index].Control.Rsb, res::RaisedWsb);
}

/// One finding for each instruction that is in flight: about its results, or
/// else its scoreboard.
void Checker::inspectLeaving(const State &S, uint32_t Index) {
  for (const Pending &P : S.timed().all())
    if (P.Age + takenCycles(Insts[Index]) < P.Longest)
      report(Hazard::InFlight, Index, P, P.Longest);
  // The best kind of each.
  std::map<uint32_t, PendingKind> Kinds;
  for (const Pending &P : S.waiting().all()) {
    auto [It, New] = Kinds.try_emplace(P.Producer, P.Kind);
    It->second = std::min(It->second, P.Kind);
  }
  for (const Pending &P : S.waiting().all())
    if (Kinds[P.Producer] == P.Kind)
      report(Hazard::InFlight, Index, P);
}

void Checker::inspect(const State &S, uint32_t Index) {
  if (S.empty())
    return;
  inspectUses(S, Index);
  inspectDefs(S, Index);
  inspectRoles(S, Index);
  if (leaves(Insts[Index]))
    inspectLeaving(S, Index);
}

std::vector<Finding> Checker::run() {
  solve();
  for (const Block &B : Blocks)
    walk(B, /*Report=*/true);
  std::vector<Finding> List;
  for (auto &Entry : Findings)
    List.push_back(std::move(Entry.second));
  return List;
}

std::vector<Finding> check::findHazards(const Code &C) {
  return Checker(C).run();
}
