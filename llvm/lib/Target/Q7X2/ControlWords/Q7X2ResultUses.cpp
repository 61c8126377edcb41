//===-- Q7X2ResultUses.cpp - Producers and users of results ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Solves reaching definitions, a forward data-flow problem on pairs of a
// register and the producer of variable latency that has it in flight. An
// instruction that reads or writes such a register is a user of the producer
// and kills all its pairs: a wait for one of its results is a wait for all of
// them. A boundary uses all producers, since every result must be available
// there. A result without a user raises no scoreboard.
//
//     LDG R4, ...        producer
//     @P0 BRA .L
//     IADD R5, R4, R0    user on this path
//     IADD R6, R4, R1    no user: R4 has been waited for
//   .L:
//     MOV R4, RZ         user on the other path
//
//===----------------------------------------------------------------------===//

#include "ControlWords/Q7X2Phases.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>
#include <utility>

using namespace llvm;
using namespace llvm::Q7X2;

namespace {

struct Pending {
  RegNum Reg;
  unsigned Producer;

  bool operator<(const Pending &O) const {
    return std::tie(Reg, Producer) < std::tie(O.Reg, O.Producer);
  }
};

using PendingSet = std::vector<Pending>; // sorted

} // namespace

static bool joinSets(PendingSet &Into, const PendingSet &From) {
  PendingSet All;
  std::set_union(Into.begin(), Into.end(), From.begin(), From.end(),
                 std::back_inserter(All));
  const bool Changed = All.size() != Into.size();
  Into = std::move(All);
  return Changed;
}

static SmallVector<unsigned, 4> findProducers(const TimedInst &I,
                                              const PendingSet &State) {
  SmallVector<unsigned, 4> Producers;
  for (const Pending &P : State)
    if (I.IsBoundary || is_contained(I.Reads, P.Reg) ||
        is_contained(I.Writes, P.Reg))
      Producers.push_back(P.Producer);
  return Producers;
}

static void execute(const TimedInst &I, unsigned Index,
                    ArrayRef<unsigned> Producers, PendingSet &State) {
  if (!I.Unit)
    State.clear();
  erase_if(State, [&](const Pending &P) {
    return is_contained(Producers, P.Producer);
  });
  if (!I.hasVariableLatency())
    return;
  for (RegNum Reg : I.Writes) {
    Pending P{Reg, Index};
    State.insert(lower_bound(State, P), P);
  }
}

static void addUser(ResultUses &Uses, unsigned Producer, unsigned User) {
  if (is_contained(Uses.Users[Producer], User))
    return;
  Uses.Users[Producer].push_back(User);
  Uses.Producers[User].push_back(Producer);
}

/// Adds the overlapping producers of \p Producer. LastWith maps each producer
/// to the last one found to overlap with it, which avoids searching lists that
/// grow with the code.
static void addOverlapping(ResultUses &Uses, unsigned Producer,
                           const PendingSet &State,
                           MutableArrayRef<unsigned> LastWith) {
  auto &Known = Uses.Overlapping[Producer];
  for (unsigned Other : Known)
    LastWith[Other] = Producer;
  LastWith[Producer] = Producer;
  for (const Pending &P : State)
    if (std::exchange(LastWith[P.Producer], Producer) != Producer) {
      Known.push_back(P.Producer);
      Uses.Overlapping[P.Producer].push_back(Producer);
    }
}

ResultUses Q7X2::findResultUses(const TimedCode &Code) {
  std::vector<PendingSet> In = Code.solve(
      PendingSet(), joinSets, [&](unsigned Index, PendingSet &State) {
        execute(Code[Index], Index, findProducers(Code[Index], State), State);
      });
  ResultUses Uses(Code.size());
  std::vector<unsigned> LastWith(Code.size(), Code.size());
  for (unsigned Index = 0; Index != Code.size(); ++Index) {
    const TimedInst &I = Code[Index];
    PendingSet &State = In[Code.blockOf(Index)];
    const SmallVector<unsigned, 4> Producers = findProducers(I, State);
    for (unsigned Producer : Producers)
      addUser(Uses, Producer, Index);
    execute(I, Index, Producers, State);
    if (I.hasVariableLatency())
      addOverlapping(Uses, Index, State, LastWith);
  }
  return Uses;
}
