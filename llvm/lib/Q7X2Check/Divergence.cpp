//===- Divergence.cpp - Uniform registers of diverged threads -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Divergence.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <array>
#include <map>

using namespace llvm;
using namespace check;

namespace {

constexpr unsigned NumBarriers = 16;

/// The paths that threads may have taken to an instruction.
struct Paths {
  /// For each divergent branch, and after these for each BSSY, two bits: the
  /// side that threads have taken since the warp was last together; of a BSSY,
  /// whether they have left its barrier by BREAK or passed its BSYNC while
  /// others may have left. Both may be set.
  BitVector Sides;
  /// For each barrier the BSSYs that may have set it, for threads that have
  /// neither left nor passed it since.
  std::array<BitVector, NumBarriers> SetBy;
  bool IsReached = false;

  bool join(const Paths &Other) {
    const bool Changed = !IsReached || Other.Sides.test(Sides) ||
                         any_of(zip(Other.SetBy, SetBy), [](const auto &Pair) {
                           return std::get<0>(Pair).test(std::get<1>(Pair));
                         });
    IsReached = true;
    Sides |= Other.Sides;
    for (auto [Mine, Theirs] : zip(SetBy, Other.SetBy))
      Mine |= Theirs;
    return Changed;
  }
};

class Analysis {
  ArrayRef<Inst> Insts;
  ArrayRef<Block> Blocks;
  std::vector<uint32_t> Branches, Starts; // divergent branches, BSSYs
  DenseMap<uint32_t, unsigned> Number;    // of a branch or BSSY
  std::vector<BitVector> SidesAtStart;    // of each BSSY
  BitVector IsLeft;                       // BSSYs with a BREAK
  std::vector<Paths> Entry;               // of each block
  bool Repeat = false;
  /// The writes of each register on each side.
  std::map<std::pair<unsigned, Resource>, uint32_t> Writes;
  std::map<std::pair<uint32_t, uint32_t>, Finding> Findings;

public:
  Analysis(const Code &C, ArrayRef<Block> Blocks)
      : Insts(C.insts()), Blocks(Blocks), Entry(Blocks.size()) {}
  std::vector<Finding> run();

private:
  unsigned left(unsigned Start) const { return 2 * (Branches.size() + Start); }
  unsigned passed(unsigned Start) const { return left(Start) + 1; }
  bool findInstructions();
  void reconverge(Paths &P, const BitVector &By);
  void execute(Paths &P, uint32_t Index);
  void propagate(uint32_t From);
  void solve();
  template <typename Fn> void forEachInst(Fn Do);
  void noteWrites(const Paths &P, uint32_t Index);
  void checkReads(const Paths &P, uint32_t Index);
  void checkAfter(uint32_t Sync, Resource Reg, uint32_t Write);
  void checkSync(const Paths &Before, const Paths &After, uint32_t Index);
  void report(uint32_t User, uint32_t Producer, Resource Reg);
};

} // namespace

static bool writes(const Inst &I, Resource Reg) {
  return is_contained(I.Defs, Reg);
}

// Returns false if there is nothing to check.
bool Analysis::findInstructions() {
  bool WritesUniform = false;
  for (auto [N, I] : enumerate(Insts)) {
    WritesUniform |= any_of(I.Defs, Q7X2::isUniform);
    if (I.Diverges) {
      Number[N] = Branches.size();
      Branches.push_back(N);
    } else if (I.Barrier == BarrierKind::Set) {
      Number[N] = Starts.size();
      Starts.push_back(N);
    }
  }
  return WritesUniform && !Branches.empty();
}

// After a BSYNC on a barrier that one of the BSSYs has set. Threads that have
// left the barrier do not wait for the others.
void Analysis::reconverge(Paths &P, const BitVector &By) {
  if (By.none() ||
      any_of(By.set_bits(), [&](unsigned N) { return P.Sides.test(left(N)); }))
    return;
  BitVector Sides(P.Sides.size());
  for (unsigned N : By.set_bits())
    Sides |= SidesAtStart[N];
  P.Sides &= Sides;
  for (unsigned N : By.set_bits())
    if (IsLeft.test(N))
      P.Sides.set(passed(N));
}

void Analysis::execute(Paths &P, uint32_t Index) {
  const Inst &I = Insts[Index];
  switch (I.Barrier) {
  case BarrierKind::None:
    return;
  case BarrierKind::Set: {
    const unsigned N = Number[Index];
    Repeat |= P.Sides.test(SidesAtStart[N]);
    SidesAtStart[N] |= P.Sides;
    P.SetBy[I.BarrierNumber].reset();
    P.SetBy[I.BarrierNumber].set(N);
    return;
  }
  case BarrierKind::Leave: {
    BitVector &By = P.SetBy[I.BarrierNumber];
    Repeat |= By.test(IsLeft);
    IsLeft |= By;
    for (unsigned N : By.set_bits())
      P.Sides.set(left(N));
    By.reset();
    return;
  }
  case BarrierKind::Wait:
    reconverge(P, P.SetBy[I.BarrierNumber]);
    P.SetBy[I.BarrierNumber].reset();
    return;
  case BarrierKind::WholeWarp: // All threads are here.
    if (!I.IsConditional)
      P.Sides.reset();
    return;
  }
}

// Along all paths from a block whose entry has changed.
void Analysis::propagate(uint32_t From) {
  BitVector Todo(Blocks.size());
  Todo.set(From);
  auto Join = [&](uint32_t To, const Paths &P) {
    if (To != Block::None && Entry[To].join(P))
      Todo.set(To);
  };
  while (Todo.any())
    for (int N = Todo.find_first(); N != -1; N = Todo.find_next(N)) {
      Todo.reset(N);
      const Block &B = Blocks[N];
      Paths P = Entry[N];
      for (uint32_t I = B.Begin; I != B.End; ++I)
        execute(P, I);
      const uint32_t Last = B.End - 1;
      if (!Insts[Last].Diverges) {
        Join(B.Taken, P);
        Join(B.FallThrough, P);
        continue;
      }
      Paths Taken = P;
      Taken.Sides.set(2 * Number[Last]);
      P.Sides.set(2 * Number[Last] + 1);
      Join(B.Taken, Taken);
      Join(B.FallThrough, P);
    }
}

// Blocks without predecessors come first: where a path begins elsewhere, the
// BSSYs that have set a barrier would be unknown.
void Analysis::solve() {
  BitVector IsFirst(Blocks.size(), true);
  for (const Block &B : Blocks)
    for (uint32_t To : {B.Taken, B.FallThrough})
      if (To != Block::None)
        IsFirst.reset(To);
  for (unsigned N : IsFirst.set_bits()) {
    Entry[N].IsReached = true;
    propagate(N);
  }
  for (uint32_t N = 0; N != Blocks.size(); ++N)
    if (!Entry[N].IsReached) {
      Entry[N].IsReached = true;
      propagate(N);
    }
}

template <typename Fn> void Analysis::forEachInst(Fn Do) {
  for (auto [N, B] : enumerate(Blocks)) {
    Paths P = Entry[N];
    for (uint32_t I = B.Begin; I != B.End; ++I) {
      Do(P, I);
      execute(P, I);
    }
  }
}

void Analysis::noteWrites(const Paths &P, uint32_t Index) {
  for (Resource Reg : Insts[Index].Defs)
    if (Q7X2::isUniform(Reg))
      for (unsigned Side : P.Sides.set_bits())
        Writes.insert({{Side, Reg}, Index});
}

void Analysis::report(uint32_t User, uint32_t Producer, Resource Reg) {
  Finding &F = Findings[{User, Producer}];
  F.Kind = Hazard::Divergence;
  F.User = User;
  F.Producer = Producer;
  if (!is_contained(F.Registers, Reg))
    F.Registers.insert(lower_bound(F.Registers, Reg), Reg);
}

// Reports reads, on one side of a branch or of a BREAK, of registers that the
// other side writes.
void Analysis::checkReads(const Paths &P, uint32_t Index) {
  for (Resource Reg : Insts[Index].Uses)
    if (Q7X2::isUniform(Reg))
      for (unsigned Side : P.Sides.set_bits())
        if (auto W = Writes.find({Side ^ 1, Reg}); W != Writes.end())
          report(Index, W->second, Reg);
}

// Reports reads, after a BSYNC, of a register that some threads have written
// before it while others were elsewhere.
void Analysis::checkAfter(uint32_t Sync, Resource Reg, uint32_t Write) {
  DenseSet<uint32_t> Seen;
  SmallVector<uint32_t, 8> Worklist;
  auto Walk = [&](uint32_t From, uint32_t End) {
    for (uint32_t I = From; I != End; ++I) {
      if (is_contained(Insts[I].Uses, Reg))
        report(I, Write, Reg);
      if (writes(Insts[I], Reg) && !Insts[I].IsConditional)
        return false;
    }
    return true;
  };
  auto AddSuccessors = [&](const Block &B) {
    for (uint32_t To : {B.Taken, B.FallThrough})
      if (To != Block::None && Seen.insert(To).second)
        Worklist.push_back(To);
  };
  const Block *At = find_if(
      Blocks, [&](const Block &B) { return Sync >= B.Begin && Sync < B.End; });
  if (Walk(Sync + 1, At->End))
    AddSuccessors(*At);
  while (!Worklist.empty()) {
    const Block &B = Blocks[Worklist.pop_back_val()];
    if (Walk(B.Begin, B.End))
      AddSuccessors(B);
  }
}

void Analysis::checkSync(const Paths &Before, const Paths &After,
                         uint32_t Index) {
  BitVector Reconverged = Before.Sides;
  Reconverged.reset(After.Sides);
  DenseSet<Resource> Seen;
  for (unsigned Side : Reconverged.set_bits())
    for (auto W = Writes.lower_bound({Side, 0});
         W != Writes.end() && W->first.first == Side; ++W)
      if (Seen.insert(W->first.second).second)
        checkAfter(Index, W->first.second, W->second);
}

std::vector<Finding> Analysis::run() {
  if (!findInstructions())
    return {};
  const unsigned NumSides = 2 * (Branches.size() + Starts.size());
  SidesAtStart.assign(Starts.size(), BitVector(NumSides));
  IsLeft.resize(Starts.size());
  for (Paths &P : Entry) {
    P.Sides.resize(NumSides);
    P.SetBy.fill(BitVector(Starts.size()));
  }
  // The sides that BSSY and BREAK add to a barrier grow from round to round.
  do {
    Repeat = false;
    for (Paths &P : Entry) {
      P.IsReached = false;
      P.Sides.reset();
      for (BitVector &By : P.SetBy)
        By.reset();
    }
    solve();
  } while (Repeat);
  forEachInst([&](const Paths &P, uint32_t I) { noteWrites(P, I); });
  forEachInst([&](const Paths &P, uint32_t I) {
    checkReads(P, I);
    if (Insts[I].Barrier != BarrierKind::None) {
      Paths After = P;
      execute(After, I);
      checkSync(P, After, I);
    }
  });
  std::vector<Finding> Result;
  for (const auto &Entry : Findings)
    Result.push_back(Entry.second);
  return Result;
}

std::vector<Finding> check::findDivergence(const Code &C,
                                           ArrayRef<Block> Blocks) {
  return Analysis(C, Blocks).run();
}
