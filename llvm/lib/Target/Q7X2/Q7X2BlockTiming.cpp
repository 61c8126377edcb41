//===-- Q7X2BlockTiming.cpp - How well a block is scheduled ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The fewest cycles are a bound from below. Of the instructions of a pipe that
// have at least r cycles of dependences before them and at least q behind, the
// first issues at r at the earliest, the last one an interval for each other of
// them later, and q cycles follow: no order is shorter than the largest of
// these sums. The scheduler's issue, one a cycle, counts as a pipe as well.
//
//===----------------------------------------------------------------------===//

#include "Q7X2BlockTiming.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <algorithm>
#include <array>
#include <map>

using namespace llvm;
using namespace llvm::Q7X2;

//===----------------------------------------------------------------------===//
// By the control text
//===----------------------------------------------------------------------===//

static unsigned countCycles(const TimedBlock &Block) {
  BlockClock Clock;
  std::array<unsigned, ControlWord::NumScoreboards> Drained{};
  for (const TimedInst &I : Block.Insts) {
    unsigned Ready = 0;
    for (unsigned Sb = 0; Sb != Drained.size(); ++Sb)
      if (I.Text.Req >> Sb & 1)
        Ready = std::max(Ready, Drained[Sb]);
    const unsigned Done = Clock.issue(I, Ready);
    if (I.Text.Wsb >= 0)
      Drained[I.Text.Wsb] = std::max(Drained[I.Text.Wsb], Done);
  }
  return Clock.lastIssue() + 1;
}

//===----------------------------------------------------------------------===//
// The dependence graph
//===----------------------------------------------------------------------===//

namespace {

class DependenceGraph {
public:
  DependenceGraph(const TimedBlock &Block, ArrayRef<const MachineInstr *> Code,
                  AAResults *AA);
  unsigned criticalPath() const;
  unsigned leastCycles() const;

private:
  const TimedBlock &Block;
  ArrayRef<const MachineInstr *> Code;
  AAResults *AA;
  const TargetInstrInfo &TII;

  struct Edge {
    unsigned To, Cycles;
  };
  std::vector<SmallVector<Edge, 4>> Edges;
  std::vector<unsigned> Before, After; // cycles of the longest chains

  void addEdge(unsigned From, unsigned To, unsigned Cycles) {
    Edges[From].push_back({To, Cycles});
  }
  void addRegisters();
  void addOrder();
  void addLeave(unsigned Index);
  bool isOrdered(const MachineInstr &A, const MachineInstr &B) const;
  void measureChains();
  unsigned leastFor(ArrayRef<unsigned> Users, unsigned Interval) const;
};

} // namespace

DependenceGraph::DependenceGraph(const TimedBlock &Block,
                                 ArrayRef<const MachineInstr *> Code,
                                 AAResults *AA)
    : Block(Block), Code(Code), AA(AA),
      TII(*Code[0]->getMF()->getSubtarget().getInstrInfo()), Edges(Code.size()),
      Before(Code.size()), After(Code.size()) {
  addRegisters();
  addOrder();
  measureChains();
}

// Reads after writes. That registers are used again for other values is a
// choice of the compiler, like the order, so it does not excuse waiting.
void DependenceGraph::addRegisters() {
  DenseMap<unsigned, SmallVector<unsigned, 2>> Writers; // that may reach here
  for (unsigned I = 0; I != Code.size(); ++I) {
    const TimedInst &Inst = Block.Insts[I];
    for (RegNum Reg : Inst.Reads)
      for (unsigned W : Writers[Reg])
        addEdge(
            W, I,
            cyclesToRead(*Block.Insts[W].Unit, *Inst.Unit, isPredicate(Reg)));
    for (RegNum Reg : Inst.Writes) {
      SmallVector<unsigned, 2> &W = Writers[Reg];
      if (!TII.isPredicated(*Code[I]))
        W.clear();
      W.push_back(I);
    }
  }
}

bool DependenceGraph::isOrdered(const MachineInstr &A,
                                const MachineInstr &B) const {
  if (B.isTerminator() || A.isCall() || B.isCall())
    return true;
  auto HasOrder = [](const MachineInstr &MI) {
    return MI.mayLoadOrStore() || MI.hasUnmodeledSideEffects();
  };
  if (!HasOrder(A) || !HasOrder(B))
    return false;
  if (TII.isGlobalMemoryObject(&A) || TII.isGlobalMemoryObject(&B))
    return true;
  return (A.mayStore() || B.mayStore()) && A.mayAlias(AA, B, /*UseTBAA=*/true);
}

// Memory, side effects, calls, and the branches at the end.
void DependenceGraph::addOrder() {
  for (unsigned I = 0; I != Code.size(); ++I) {
    for (unsigned J = I + 1; J != Code.size(); ++J)
      if (isOrdered(*Code[I], *Code[J]))
        addEdge(I, J,
                Block.Insts[I].IsCall ? Block.Insts[I].Unit->ResultLatency : 1);
    if (Block.Insts[I].Leaves)
      addLeave(I);
  }
}

// Every result of variable latency is there when the code is left.
void DependenceGraph::addLeave(unsigned Index) {
  for (unsigned I = 0; I != Index; ++I) {
    const TimedInst &Inst = Block.Insts[I];
    if (Inst.Unit->HasWsb && Inst.Text.Wsb >= 0)
      for (RegNum Reg : Inst.Writes)
        addEdge(I, Index, latencyOf(*Inst.Unit, isPredicate(Reg)));
  }
}

void DependenceGraph::measureChains() {
  for (unsigned I = 0; I != Code.size(); ++I)
    for (const Edge &E : Edges[I])
      Before[E.To] = std::max(Before[E.To], Before[I] + E.Cycles);
  for (unsigned I = Code.size(); I-- != 0;)
    for (const Edge &E : Edges[I])
      After[I] = std::max(After[I], After[E.To] + E.Cycles);
}

unsigned DependenceGraph::criticalPath() const {
  return 1 + *llvm::max_element(Before);
}

unsigned DependenceGraph::leastFor(ArrayRef<unsigned> Users,
                                   unsigned Interval) const {
  SmallVector<unsigned> ByAfter(Users);
  llvm::sort(ByAfter,
             [&](unsigned A, unsigned B) { return After[A] > After[B]; });
  SmallVector<unsigned> Starts;
  for (unsigned I : Users)
    Starts.push_back(Before[I]);
  llvm::sort(Starts);
  Starts.erase(llvm::unique(Starts), Starts.end());
  unsigned Most = 0;
  for (unsigned Start : Starts) {
    unsigned Count = 0;
    for (unsigned I : ByAfter)
      if (Before[I] >= Start)
        Most = std::max(Most, Start + Interval * Count++ + After[I]);
  }
  return 1 + Most;
}

unsigned DependenceGraph::leastCycles() const {
  std::map<unsigned, SmallVector<unsigned>> ByPipe;
  SmallVector<unsigned> All;
  std::map<unsigned, unsigned> Intervals;
  for (unsigned I = 0; I != Code.size(); ++I) {
    const UnitInfo &Unit = *Block.Insts[I].Unit;
    ByPipe[Unit.IssuePipe].push_back(I);
    Intervals[Unit.IssuePipe] = Unit.Interval;
    All.push_back(I);
  }
  unsigned Least = leastFor(All, 1);
  for (const auto &[Pipe, Users] : ByPipe)
    Least = std::max(Least, leastFor(Users, Intervals[Pipe]));
  return Least;
}

BlockTiming Q7X2::timeBlock(const TimedBlock &Block,
                            ArrayRef<const MachineInstr *> Code,
                            AAResults *AA) {
  DependenceGraph Graph(Block, Code, AA);
  return {countCycles(Block), Graph.criticalPath(), Graph.leastCycles()};
}
