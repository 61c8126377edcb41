//===- Checker.cpp - Finds hazards in control words -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checker.h"
#include "Divergence.h"
#include "Flow.h"
#include "State.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

using namespace llvm;
using namespace check;
using Q7X2::UnitInfo;

//===----------------------------------------------------------------------===//
// Latencies
//
// Derived here once more, independently of the library that writes the control
// words and of the simulator: a mistake in one of the three shows as a
// difference.
//===----------------------------------------------------------------------===//

/// Cycles until a result has been written.
static unsigned writeLatency(const UnitInfo &Producer, Resource R) {
  return Q7X2::isPredicate(R) ? Producer.PredLatency : Producer.ResultLatency;
}

/// Cycles until the user may read it.
static unsigned readLatency(const UnitInfo &Producer, const UnitInfo &User,
                            Resource R) {
  return Q7X2::isPredicate(R) ? Producer.PredLatency
                              : Q7X2::getResultLatency(Producer, User);
}

/// Cycles until any instruction may read it.
static unsigned longestLatency(const UnitInfo &Producer, Resource R) {
  unsigned MaxCycles = writeLatency(Producer, R);
  for (unsigned N = 0;
       const auto *User = Q7X2::lookupUnit(Q7X2Unit::FuncUnitID(N)); ++N)
    MaxCycles = std::max(MaxCycles, readLatency(Producer, *User, R));
  return MaxCycles;
}

/// Cycles from a taken branch to its target.
static unsigned takenCycles(const Inst &I) {
  unsigned Branch = Q7X2::lookupUnit(Q7X2Unit::CTRL)->ResultLatency;
  return std::max(I.Word.Stall, Branch);
}

/// Whether it may lead to code that is unknown here.
static bool isBoundary(const Inst &I) {
  return I.Flow == FlowKind::Call || I.Flow == FlowKind::Return ||
         I.Flow == FlowKind::IndirectBranch ||
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
  State executeBlock(const Block &B, bool Report);
  State stateAtTarget(State S, const Inst &Branch) const;
  State stateAfter(State S, const Inst &Last) const;
  void execute(State &S, uint32_t Index, bool Report);
  void issue(State &S, uint32_t Index) const;
  void addResults(State &S, uint32_t Index, Condition OnlyIf) const;
  void addSources(State &S, uint32_t Index, Condition OnlyIf) const;
  void addScoreboards(State &S, uint32_t Index) const;

  void checkInst(const State &S, uint32_t Index);
  void checkUses(const State &S, uint32_t Index);
  void checkDefs(const State &S, uint32_t Index);
  void checkRoles(const State &S, uint32_t Index);
  void checkBoundary(const State &S, uint32_t Index);
  void report(Hazard Kind, uint32_t User, const Pending &P,
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
    Pending P{D, PendingKind::VariableResult, Index};
    P.OnlyIf = OnlyIf;
    P.Scoreboards = I.Word.wsbMask();
    if (!I.Unit->HasWsb) {
      P.Kind = PendingKind::FixedResult;
      P.MaxCycles = longestLatency(*I.Unit, D);
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
    P.MaxCycles = I.Unit->SourceRead;
    P.Scoreboards =
        I.Word.rsbMask() | I.Word.wsbMask(); // the result is available later
    S.add(P);
  }
}

/// They belong to the warp: whichever threads execute the instruction raise it.
void Checker::addScoreboards(State &S, uint32_t Index) const {
  const Inst &I = Insts[Index];
  if (I.Word.wsbMask()) {
    Pending P{Resource(res::RaisedWsb + I.Word.Wsb), PendingKind::Scoreboard,
              Index};
    P.Scoreboards = I.Word.wsbMask();
    S.add(P);
  }
  if (I.Word.rsbMask()) {
    Pending P{Resource(res::RaisedRsb + I.Word.Rsb), PendingKind::Scoreboard,
              Index};
    P.MaxCycles = I.Unit->SourceRead;
    P.Scoreboards = I.Word.rsbMask();
    S.add(P);
  }
}

/// Adds the accesses of the instruction itself.
void Checker::issue(State &S, uint32_t Index) const {
  const Inst &I = Insts[Index];
  Condition OnlyIf = I.Guard;
  for (Resource D : I.Defs) {
    if (!I.IsPartialWrite && (!I.IsConditional || !I.Guard.isAlways()))
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
      F.User = F.Producer = Index;
      Findings[{Index, Index, Hazard::Invalid, 0, 0}] = F;
    }
    return S.clear();
  }
  // It waits for everything before it, and everything after waits for it.
  if (I.Word.isInterlocked())
    return S.clear();
  S.wait(I.Word.Req);
  if (Report)
    checkInst(S, Index);
  if (I.Flow == FlowKind::Next)
    return issue(S, Index);
  if (I.Flow == FlowKind::Branch)
    return; // stateAtTarget and stateAfter complete it
  // Threads that go on to the next instruction have not executed this one, or
  // have returned from a call with everything complete.
  if (I.IsConditional)
    S.assume(I.Guard.negated());
  else
    S.clear();
}

State Checker::stateAtTarget(State S, const Inst &Branch) const {
  S.assume(Branch.Guard);
  S.assume(Branch.Taken);
  S.pass(takenCycles(Branch));
  return S;
}

State Checker::stateAfter(State S, const Inst &Last) const {
  const bool IsKnown = Last.Flow == FlowKind::Branch && !Last.IsTakenUnknown;
  if (IsKnown && Last.Taken.isAlways())
    S.assume(Last.Guard.negated());
  else if (IsKnown && Last.Guard.isAlways())
    S.assume(Last.Taken.negated());
  S.pass(Last.Word.Stall);
  return S;
}

/// The state after the last instruction, before its cycles pass.
State Checker::executeBlock(const Block &B, bool Report) {
  State S = Entry[&B - Blocks.data()];
  for (uint32_t I = B.Begin; I != B.End; ++I) {
    if (I != B.Begin)
      S.pass(Insts[I - 1].Word.Stall);
    execute(S, I, Report);
  }
  return S;
}

/// Every block starts with the empty state, whether it is known to be reachable
/// or not. So all code is checked, including targets of indirect branches, at
/// which nothing is in flight.
void Checker::solve() {
  BitVector Todo(Blocks.size(), true);
  auto Join = [&](uint32_t To, const State &S) {
    if (To != Block::None && Entry[To].join(S))
      Todo.set(To);
  };
  // Layout order comes close to reverse post-order.
  while (Todo.any())
    for (int N = Todo.find_first(); N != -1; N = Todo.find_next(N)) {
      Todo.reset(N);
      const Block &B = Blocks[N];
      const Inst &Last = Insts[B.End - 1];
      State S = executeBlock(B, /*Report=*/false);
      Join(B.Taken, stateAtTarget(S, Last));
      Join(B.FallThrough, stateAfter(std::move(S), Last));
    }
}

//===----------------------------------------------------------------------===//
// Hazards
//===----------------------------------------------------------------------===//

void Checker::report(Hazard Kind, uint32_t User, const Pending &P,
                     unsigned Needed) {
  auto [It, New] = Findings.try_emplace(
      Key(User, P.Producer, Kind, Needed, P.Scoreboards),
      Finding{Kind, User, P.Producer, P.Age, Needed, P.Scoreboards, {}});
  Finding &F = It->second;
  F.Cycles = std::min<unsigned>(F.Cycles, P.Age);
  auto At = lower_bound(F.Registers, P.What);
  if (res::isRegister(P.What) && (At == F.Registers.end() || *At != P.What))
    F.Registers.insert(At, P.What);
}

/// Calls Do for each access to a register that is in flight in threads that
/// execute I.
template <typename Fn>
static void forEachPending(const State &S, const Inst &I, Resource R, Fn Do) {
  auto Each = [&](ArrayRef<Pending> List) {
    for (const Pending &P : List)
      if (!P.OnlyIf.excludes(I.Guard))
        Do(P);
  };
  auto IsGPR = [](const Pending &P) { return Q7X2::isGPR(P.What); };
  for (const PendingList *List : {&S.timed(), &S.untimed()}) {
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
  if (P.Kind == PendingKind::FixedResult)
    return P.Age < readLatency(*Insts[P.Producer].Unit, *I.Unit, P.What);
  return P.Kind == PendingKind::VariableResult;
}

void Checker::checkUses(const State &S, uint32_t Index) {
  const Inst &I = Insts[Index];
  for (Resource U : I.Uses)
    forEachPending(S, I, U, [&](const Pending &P) {
      if (!isReadTooEarly(I, P))
        return;
      unsigned Needed =
          P.Kind == PendingKind::FixedResult
              ? readLatency(*Insts[P.Producer].Unit, *I.Unit, P.What)
              : 0;
      report(Hazard::RAW, Index, P, Needed);
    });
}

/// The age from which on the instruction may write the register.
static unsigned ageToWrite(const Pending &P, const UnitInfo &Producer,
                           const UnitInfo &Writer) {
  unsigned Lands = writeLatency(Writer, P.What);
  // After an earlier write, but after or together with an earlier read.
  unsigned Free = P.Kind == PendingKind::Source
                      ? Producer.SourceRead
                      : writeLatency(Producer, P.What) + 1;
  return Free > Lands ? Free - Lands : 0;
}

void Checker::checkDefs(const State &S, uint32_t Index) {
  const Inst &I = Insts[Index];
  for (Resource D : I.Defs)
    forEachPending(S, I, D, [&](const Pending &P) {
      // The RAW hazard of the old value has been reported.
      if (is_contained(I.Uses, D) && isReadTooEarly(I, P))
        return;
      if (P.Kind == PendingKind::VariableResult)
        return report(Hazard::WAW, Index, P);
      unsigned Needed = ageToWrite(P, *Insts[P.Producer].Unit, *I.Unit);
      if (P.Age < Needed)
        report(P.Kind == PendingKind::Source ? Hazard::WAR : Hazard::WAW, Index,
               P, Needed);
    });
}

void Checker::checkRoles(const State &S, uint32_t Index) {
  auto Check = [&](int Board, Resource OtherRole) {
    if (Board < 0)
      return;
    for (const PendingList *List : {&S.timed(), &S.untimed()})
      for (const Pending &P : List->of(OtherRole + Board))
        if (P.Producer != Index)
          report(Hazard::Scoreboard, Index, P, P.MaxCycles);
  };
  Check(Insts[Index].Word.Wsb, res::RaisedRsb);
  Check(Insts[Index].Word.Rsb, res::RaisedWsb);
}

/// Reports each instruction in flight once: its results or, if there are none,
/// its scoreboard.
void Checker::checkBoundary(const State &S, uint32_t Index) {
  for (const Pending &P : S.timed().all())
    if (P.Age + takenCycles(Insts[Index]) < P.MaxCycles)
      report(Hazard::Boundary, Index, P, P.MaxCycles);
  // The most specific kind of each.
  std::map<uint32_t, PendingKind> Kinds;
  for (const Pending &P : S.untimed().all()) {
    auto [It, New] = Kinds.try_emplace(P.Producer, P.Kind);
    It->second = std::min(It->second, P.Kind);
  }
  for (const Pending &P : S.untimed().all())
    if (Kinds[P.Producer] == P.Kind)
      report(Hazard::Boundary, Index, P);
}

void Checker::checkInst(const State &S, uint32_t Index) {
  if (S.empty())
    return;
  checkUses(S, Index);
  checkDefs(S, Index);
  checkRoles(S, Index);
  if (isBoundary(Insts[Index]))
    checkBoundary(S, Index);
}

std::vector<Finding> Checker::run() {
  solve();
  for (const Block &B : Blocks)
    executeBlock(B, /*Report=*/true);
  std::vector<Finding> List;
  for (auto &Entry : Findings)
    List.push_back(std::move(Entry.second));
  return List;
}

std::vector<Finding> check::findControlWordHazards(const Code &C) {
  return Checker(C).run();
}

std::vector<Finding> check::findHazards(const Code &C) {
  auto IsBefore = [](const Finding &A, const Finding &B) {
    return std::tie(A.User, A.Producer) < std::tie(B.User, B.Producer);
  };
  const std::vector<Finding> List = findControlWordHazards(C);
  std::vector<Finding> Diverged = findDivergence(C, buildFlow(C)), All;
  llvm::sort(Diverged, IsBefore);
  auto ByUser = [](const Finding &A, const Finding &B) {
    return A.User < B.User;
  };
  std::merge(List.begin(), List.end(), Diverged.begin(), Diverged.end(),
             std::back_inserter(All), ByUser);
  return All;
}
