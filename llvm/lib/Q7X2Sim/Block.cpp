//===- Block.cpp - A block of threads -------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Block.h"
#include "Checker.h"
#include "MemorySystem.h"
#include "Target.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <new>

using namespace q7x2;
using namespace llvm;

// The initial contents of shared and thread-local memory, which make a read of
// uninitialized memory visible.
static const uint8_t PoisonByte = 0xad;

static constexpr unsigned StackPointer = 1; // R1

bool BlockState::prepare(const LaunchState &Launch) {
  unsigned NumWarps = divideCeil(Launch.ThreadsPerBlock, WarpSize);
  WarpStorage.reset(new (std::nothrow) Warp[NumWarps]);
  LocalBytes = Launch.LocalBytes;
  size_t AllLocal = size_t(LocalBytes) * Launch.ThreadsPerBlock;
  SharedData.reset(new (std::nothrow) uint8_t[Launch.SharedBytes + 1]);
  LocalData.reset(new (std::nothrow) uint8_t[AllLocal + 1]);
  if (!WarpStorage || !SharedData || !LocalData)
    return false;
  for (BlockBarrier &B : Barriers)
    B.Arrived.assign(NumWarps, 0);
  return true;
}

void BlockState::reset(const LaunchState &Launch, uint32_t Threads) {
  ResetThreads = Threads;
  Warps.clear();
  for (unsigned I = 0; I != divideCeil(Threads, WarpSize); ++I) {
    Warps.push_back(&WarpStorage[I]);
    unsigned Remaining = Threads - I * WarpSize;
    uint32_t Lanes = Remaining >= WarpSize ? AllLanes : (1u << Remaining) - 1;
    Warps[I]->reset(I, Lanes, Launch.Entry,
                    std::max(Launch.RegistersInCode, StackPointer + 1));
    // R1 is the stack pointer; the stack grows down from the end of
    // thread-local memory.
    std::fill_n(Warps[I]->R[StackPointer], WarpSize, LocalBytes);
  }
  std::fill_n(shared(), Launch.SharedBytes, PoisonByte);
  std::fill_n(local(0), size_t(LocalBytes) * Threads, PoisonByte);
  for (BlockBarrier &B : Barriers) {
    std::fill(B.Arrived.begin(), B.Arrived.end(), 0);
    B.InUse = false;
  }
}

void BlockState::start(const LaunchState &Launch, uint32_t X, uint32_t Y,
                       uint32_t Z) {
  Index[0] = X;
  Index[1] = Y;
  Index[2] = Z;
  for (unsigned I = 0; I != 3; ++I)
    Size[I] =
        Index[I] + 1 == Launch.Grid[I] ? Launch.LastBlock[I] : Launch.Block[I];
  const uint32_t Threads = Size[0] * Size[1] * Size[2];
  if (ResetThreads != Threads)
    reset(Launch, Threads);
  ResetThreads = 0;
  if (Launch.Check)
    Launch.Check->blockStarts(*this);
}

bool BlockState::finished() const {
  return all_of(Warps, [](const Warp *W) { return W->live() == 0; });
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

void BlockState::arrive(Context &X, const DecodedInst &I, const Arrival &A) {
  BlockBarrier &B = Barriers[A.Id];
  Warp &W = *X.W;
  if (!B.InUse) {
    B.InUse = true;
    B.Threads = A.Threads;
    B.TrueCount = 0;
    B.AllTrue = true;
  } else if (B.Threads != A.Threads) {
    X.fault(
        firstLane(A.Mask),
        formatv("barrier {0} is used for {1} and for {2} threads at the same "
                "time",
                A.Id, B.Threads, A.Threads));
    return;
  }
  if (uint32_t Twice = B.Arrived[W.Index] & A.Mask) {
    X.fault(firstLane(Twice),
            formatv("the thread arrives at barrier {0} again before the "
                    "barrier is complete",
                    A.Id));
    return;
  }
  B.Arrived[W.Index] |= A.Mask;
  B.TrueCount += popcount(A.Predicates & A.Mask);
  B.AllTrue &= (A.Predicates & A.Mask) == A.Mask;
  if (A.Waits)
    W.waitAtBlockBarrier(A.Id, A.Mask, &I);
  tryComplete(X, A.Id);
}

void BlockState::threadsExited(Context &X) {
  for (unsigned Id = 0; Id != NumBlockBarriers; ++Id)
    if (Barriers[Id].InUse)
      tryComplete(X, Id);
}

bool BlockState::isComplete(const BlockBarrier &B) const {
  uint32_t Count = 0;
  for (const Warp *W : Warps) {
    uint32_t Arrived = B.Arrived[W->Index];
    if (B.Threads == 0 && (W->live() & ~Arrived))
      return false;
    if (Arrived)
      Count += popcount(Arrived | ~W->live());
  }
  return Count >= B.Threads;
}

/// Returns the result of BAR.RED.
static bool reduction(const BlockBarrier &B, const DecodedInst &I) {
  return I.mod(mod::MBarRedOp) == Q7X2::BarRedOp_OR ? B.TrueCount != 0
                                                    : B.AllTrue;
}

void BlockState::tryComplete(Context &X, unsigned Id) {
  BlockBarrier &B = Barriers[Id];
  if (!isComplete(B))
    return;
  if (X.Launch.Check)
    X.Launch.Check->barrierCompletes(X, B, Id);
  unsigned Number = 0;
  for (Warp *W : Warps) {
    bool Released = W->releaseBlockBarrier(Id, [&](const Fragment &F) {
      const DecodedInst &I = *F.At;
      if (I.Op == op::BAR_RED_POPC)
        eachActive(F.Mask, [&](unsigned L) { W->R[I.Dst][L] = B.TrueCount; });
      else if (I.Op == op::BAR_RED)
        setPred(*W, I.PU, reduction(B, I) ? AllLanes : 0, F.Mask);
    });
    if (Released) {
      W->ReadyCycle = std::max(X.Cycle + 1, W->StallEnd);
      if (X.Path)
        W->ReadyCycle = X.Path->latest(W->ReadyCycle,
                                       X.Path->releaseCycle(X.Cycle, Number++));
    }
    X.Released |= Released;
    B.Arrived[W->Index] = 0;
  }
  B.InUse = false;
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

/// Returns a text such as "0-31" or "0-3,8".
static std::string threadList(uint32_t Mask, unsigned First) {
  std::string Text;
  while (Mask) {
    unsigned Begin = countr_zero(Mask);
    unsigned Length = countr_one(Mask >> Begin);
    if (!Text.empty())
      Text += ',';
    Text += std::to_string(First + Begin);
    if (Length > 1)
      Text += '-' + std::to_string(First + Begin + Length - 1);
    Mask &= Length == 32 ? 0 : ~(((1u << Length) - 1) << Begin);
  }
  return Text;
}

static std::string placeOf(const Fragment &F) {
  switch (F.State) {
  case FragState::Convergence:
    return formatv("BSYNC B{0}", F.Barrier);
  case FragState::WarpSync:
    return formatv("WARPSYNC {0:x}", F.SyncMask);
  case FragState::BlockBarrier:
    return formatv("barrier {0}", F.Barrier);
  case FragState::Ready:
    return "a loop";
  case FragState::Sleeping:
    return "NANOSLEEP";
  }
  llvm_unreachable("unknown state");
}

std::string
BlockState::describeWaits(function_ref<std::string(uint32_t)> Where) const {
  static const unsigned MaxListed = 8;
  std::string Text;
  unsigned Listed = 0, More = 0;
  for (const Warp *W : Warps)
    for (const Fragment &F : W->fragments()) {
      if (Listed == MaxListed) {
        ++More;
        continue;
      }
      // A ready fragment's PC is the next instruction; a waiting one has
      // already executed the instruction that it waits at.
      const bool IsReady = F.State == FragState::Ready;
      Text += formatv("{0}threads {1} at {2} ({3})", Listed ? ", " : "",
                      threadList(F.Mask, W->FirstThread), placeOf(F),
                      Where(IsReady ? F.PC : F.PC - 1));
      ++Listed;
    }
  if (More)
    Text += formatv(" and {0} more fragments", More);
  return Text;
}
