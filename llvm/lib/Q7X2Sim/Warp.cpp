//===- Warp.cpp - Registers and control state of a warp -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Warp.h"
#include "llvm/ADT/bit.h"
#include <algorithm>
#include <cassert>
#include <cstring>

using namespace q7x2;

// The number of instructions that a fragment issues before another ready
// fragment of its warp has its turn: few enough that a thread in a spin loop
// does not delay the one that holds the lock.
static const unsigned SliceLength = 64;

template <typename Fn> static void forEachLane(uint32_t Mask, Fn Do) {
  for (; Mask; Mask &= Mask - 1)
    Do(unsigned(llvm::countr_zero(Mask)));
}

void Warp::reset(unsigned WarpIndex, uint32_t Threads, uint32_t EntryPC,
                 unsigned Registers) {
  std::fill(&R[0][0], &R[std::min(Registers, ZeroRow)][0], PoisonWord);
  std::fill(&R[ZeroRow][0], &R[SinkRow][0], 0);
  std::fill(UR, UR + ZeroUReg, PoisonWord);
  std::fill(UR + ZeroUReg, UR + NumURegSlots, 0);
  std::fill(P, P + NumPredSlots, 0);
  std::fill(UP, UP + NumPredSlots, 0);
  P[TruePred] = UP[TruePred] = AllLanes;
  std::memset(Participants, 0, sizeof(Participants));
  Index = WarpIndex;
  FirstThread = WarpIndex * WarpSize;
  Exists = Threads;
  Exited = 0;
  ReadyCycle = 0;
  StallEnd = 0;
  Pending.reset(Registers);
  Fragments.clear();
  Fragment F;
  F.Mask = Threads;
  F.PC = EntryPC;
  Fragments.push_back(F);
  Current = 0;
  Slice = SliceLength;
  NeedSelect = false;
}

Fragment *Warp::selectOfMany(uint64_t Cycle) {
  if (!NeedSelect && Slice != 0)
    return &Fragments[Current];
  for (Fragment &F : Fragments)
    if (F.State == FragState::Sleeping && F.WakeCycle <= Cycle)
      F.State = FragState::Ready;
  unsigned Count = Fragments.size();
  for (unsigned Step = 1; Step <= Count; ++Step) {
    unsigned I = (Current + Step) % Count;
    if (Fragments[I].State != FragState::Ready)
      continue;
    mergeInto(I);
    Slice = SliceLength;
    NeedSelect = false;
    return &Fragments[Current];
  }
  return nullptr;
}

uint64_t Warp::nextWake() const {
  uint64_t Wake = ~uint64_t(0);
  for (const Fragment &F : Fragments)
    if (F.State == FragState::Sleeping)
      Wake = std::min(Wake, F.WakeCycle);
  return Wake;
}

static bool isSame(const Fragment &A, const Fragment &B) {
  return A.Mask == B.Mask && A.PC == B.PC && A.State == B.State &&
         A.Barrier == B.Barrier && A.SyncMask == B.SyncMask &&
         A.Group == B.Group && A.State != FragState::Sleeping;
}

bool Warp::isInStateOf(const Warp &Earlier) const {
  auto Same = [](const auto &A, const auto &B) {
    return std::memcmp(&A, &B, sizeof(A)) == 0;
  };
  return current().PC == Earlier.current().PC && Current == Earlier.Current &&
         Exited == Earlier.Exited && turnLeft() == Earlier.turnLeft() &&
         std::equal(Fragments.begin(), Fragments.end(),
                    Earlier.Fragments.begin(), Earlier.Fragments.end(),
                    isSame) &&
         Same(R, Earlier.R) && Same(P, Earlier.P) && Same(UR, Earlier.UR) &&
         Same(UP, Earlier.UP) && Same(Participants, Earlier.Participants);
}

/// Merges the ready fragments with the same PC as fragment Index into it, and
/// makes it the current one.
void Warp::mergeInto(unsigned Index) {
  uint32_t PC = Fragments[Index].PC;
  uint32_t Mask = Fragments[Index].Mask;
  uint32_t Group = Fragments[Index].Group;
  unsigned Kept = 0;
  for (unsigned I = 0, E = Fragments.size(); I != E; ++I) {
    bool Merges = I != Index && Fragments[I].State == FragState::Ready &&
                  Fragments[I].PC == PC && Fragments[I].Group == Group;
    if (Merges) {
      Mask |= Fragments[I].Mask;
      continue;
    }
    if (I == Index)
      Current = Kept;
    Fragments[Kept++] = Fragments[I];
  }
  Fragments.resize(Kept);
  Fragments[Current].Mask = Mask;
}

/// Suspends the threads in Mask; the others remain the current fragment.
Fragment &Warp::suspend(uint32_t Mask, FragState State, const DecodedInst *At) {
  unsigned Suspended = Current;
  if (current().Mask == Mask) {
    NeedSelect = true;
  } else {
    Fragment Split = current();
    Split.Mask = Mask;
    current().Mask &= ~Mask;
    Suspended = Fragments.size();
    Fragments.push_back(Split);
  }
  Fragments[Suspended].State = State;
  Fragments[Suspended].At = At;
  return Fragments[Suspended];
}

void Warp::branch(uint32_t Mask, uint32_t Target) {
  if (current().Mask == Mask) {
    current().PC = Target;
    return;
  }
  Fragment Taken = current();
  Taken.Mask = Mask;
  Taken.PC = Target;
  current().Mask &= ~Mask;
  Fragments.push_back(Taken);
}

void Warp::exit(uint32_t Mask) {
  Exited |= Mask;
  current().Mask &= ~Mask;
  if (current().Mask == 0) {
    Fragments.erase(Fragments.begin() + Current);
    Current = 0;
    NeedSelect = true;
  }
  for (unsigned B = 0; B != NumConvergenceBarriers; ++B)
    releaseConverged(B);
  releaseWarpSync();
}

void Warp::sleep(uint32_t Mask, uint64_t Until, const DecodedInst *At) {
  suspend(Mask, FragState::Sleeping, At).WakeCycle = Until;
}

void Warp::bssy(unsigned Barrier, uint32_t Mask) {
  forEachLane(Mask, [&](unsigned L) { Participants[Barrier][L] = Mask; });
}

void Warp::bsync(unsigned Barrier, uint32_t Mask, const DecodedInst *At) {
  uint32_t Waits = 0;
  forEachLane(
      Mask, [&](unsigned L) { Waits |= Participants[Barrier][L] & (1u << L); });
  if (!Waits)
    return;
  suspend(Waits, FragState::Convergence, At).Barrier = Barrier;
  releaseConverged(Barrier);
}

void Warp::breakOut(unsigned Barrier, uint32_t Mask) {
  forEachLane(Mask, [&](unsigned L) {
    uint32_t Group = Participants[Barrier][L];
    forEachLane(Group,
                [&](unsigned M) { Participants[Barrier][M] &= ~(1u << L); });
    Participants[Barrier][L] = 0;
  });
  releaseConverged(Barrier);
}

void Warp::warpSync(uint32_t Mask, uint32_t Members, const DecodedInst *At) {
  suspend(Mask, FragState::WarpSync, At).SyncMask = Members;
  releaseWarpSync();
}

void Warp::waitAtBlockBarrier(unsigned Barrier, uint32_t Mask,
                              const DecodedInst *At) {
  suspend(Mask, FragState::BlockBarrier, At).Barrier = Barrier;
}

/// Makes the lanes in Lanes ready that wait in State, possibly in several
/// fragments.
void Warp::releaseLanes(uint32_t Lanes, FragState State, uint32_t Group) {
  for (unsigned I = 0, E = Fragments.size(); I != E; ++I) {
    if (Fragments[I].State != State || !(Fragments[I].Mask & Lanes))
      continue;
    if (uint32_t Rest = Fragments[I].Mask & ~Lanes) {
      Fragment Others = Fragments[I];
      Others.Mask = Rest;
      Fragments.push_back(Others);
      Fragments[I].Mask &= Lanes;
    }
    Fragments[I].State = FragState::Ready;
    Fragments[I].Group = Group;
  }
  NeedSelect = true;
}

void Warp::releaseConverged(unsigned Barrier) {
  uint32_t Waiting = 0;
  for (const Fragment &F : Fragments)
    if (F.State == FragState::Convergence && F.Barrier == Barrier)
      Waiting |= F.Mask;
  uint32_t Open = Waiting;
  while (Open) {
    uint32_t Group = Participants[Barrier][llvm::countr_zero(Open)];
    uint32_t Here = Group & Waiting;
    Open &= ~Here;
    if (Group & ~Exited & ~Waiting)
      continue;
    forEachLane(Here, [&](unsigned L) { Participants[Barrier][L] = 0; });
    releaseLanes(Here, FragState::Convergence, 0);
    Waiting &= ~Here;
  }
}

void Warp::releaseWarpSync() {
  for (unsigned I = 0; I < Fragments.size(); ++I) {
    if (Fragments[I].State != FragState::WarpSync)
      continue;
    uint32_t Members = Fragments[I].SyncMask, Waiting = 0;
    for (const Fragment &F : Fragments)
      if (F.State == FragState::WarpSync && F.SyncMask == Members)
        Waiting |= F.Mask;
    if ((Members & live() & ~Waiting) == 0)
      releaseLanes(Waiting, FragState::WarpSync,
                   (live() & ~Members) ? Members : 0);
  }
}
