//===- RaceClock.cpp - Happens-before between threads ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RaceClock.h"
#include "llvm/ADT/STLExtras.h"

using namespace q7x2;
using namespace llvm;

void RaceClock::blockStarts(const BlockState &Block, uint64_t BlockNumber) {
  Number = BlockNumber;
  First = Number * MaxThreadsPerBlock;
  Threads.clear();
  Threads.resize(Block.Warps.size() * WarpSize);
  WaitingLanes.assign(Block.Warps.size(), 0);
  advance();
}

//===----------------------------------------------------------------------===//
// Release and acquire
//===----------------------------------------------------------------------===//

/// Adds the knowledge that a release transfers to the clock of a thread and to
/// \p More.
void RaceClock::learn(Clock &C, Knowledge &More, ThreadNumber Learner,
                      const Release &From) const {
  More.addThread(From.Thread, From.When);
  if (blockOf(From.Thread) == blockOf(Learner))
    C.Block = std::max(C.Block, From.Known.Block);
  else
    More.addBlock(blockOf(From.Thread), From.Known.Block);
  More.addWarp(warpOf(From.Thread), From.Known.Warp);
  if (From.Known.More)
    More.addAll(*From.Known.More);
}

void RaceClock::acquire(unsigned Thread,
                        const std::shared_ptr<ReleaseChain> &Chain) {
  auto &Pending = Threads[Thread].Pending;
  if (!Chain)
    return;
  // A spin loop reads the same location many times.
  if (!Pending.empty() && Pending.back().Chain == Chain)
    Pending.back().End = Chain->size();
  else
    Pending.push_back({Chain, 0, Chain->size()});
}

void RaceClock::release(unsigned Thread, std::shared_ptr<ReleaseChain> &Chain,
                        bool Replaces) {
  const ThreadState &T = Threads[Thread];
  if (Replaces || !Chain)
    Chain = std::make_shared<ReleaseChain>();
  for (const std::shared_ptr<const Release> &Fence : T.Fences)
    if (Fence)
      Chain->push_back(Fence);
}

/// Performs a fence: releases that the thread has read so far are ordered
/// before its later accesses.
void RaceClock::acquirePending(unsigned Thread, bool IsBlockScope) {
  ThreadState &T = Threads[Thread];
  if (T.Pending.empty())
    return;
  auto More = T.Known.More ? std::make_shared<Knowledge>(*T.Known.More)
                           : std::make_shared<Knowledge>();
  bool SkippedAny = false;
  for (const PendingAcquire &P : T.Pending)
    for (size_t I = P.Begin; I != P.End; ++I) {
      const Release &R = *(*P.Chain)[I];
      const bool IsSynchronized =
          blockOf(R.Thread) == Number || (!R.IsBlockScope && !IsBlockScope);
      SkippedAny |= !IsSynchronized && !R.IsBlockScope;
      if (IsSynchronized)
        learn(T.Known, *More, First + Thread, R);
    }
  T.Known.More = std::move(More);
  // A fence with a larger scope may follow.
  if (!SkippedAny)
    T.Pending.clear();
}

void RaceClock::fence(const Warp &W, uint32_t Mask, bool IsBlockScope) {
  eachActive(Mask, [&](unsigned L) {
    const unsigned Thread = W.FirstThread + L;
    acquirePending(Thread, IsBlockScope);
    ThreadState &T = Threads[Thread];
    T.Fences[IsBlockScope] = std::make_shared<Release>(
        Release{First + Thread, Now, T.Known, IsBlockScope});
    // This fence supersedes the earlier one of block scope.
    if (!IsBlockScope)
      T.Fences[1] = nullptr;
  });
  advance();
}

//===----------------------------------------------------------------------===//
// WARPSYNC
//===----------------------------------------------------------------------===//

void RaceClock::waitAtWarpSync(const Warp &W, unsigned Lane, uint32_t Members) {
  Threads[W.FirstThread + Lane].Members = Members;
  WaitingLanes[W.Index] |= 1u << Lane;
}

/// Releases the threads of a WARPSYNC together.
void RaceClock::releaseWarp(const Warp &W, uint32_t Mask) {
  uint32_t &Waiting = WaitingLanes[W.Index];
  while (uint32_t Released = Waiting & Mask) {
    const uint32_t Members =
        Threads[W.FirstThread + firstLane(Released)].Members;
    uint32_t Group = 0;
    eachActive(Waiting, [&](unsigned L) {
      if (Threads[W.FirstThread + L].Members == Members)
        Group |= 1u << L;
    });
    Waiting &= ~Group;
    join(W, Group, Members);
  }
}

/// Returns the participants' joint knowledge beyond their block and warp.
std::shared_ptr<const Knowledge>
RaceClock::mergeMore(ArrayRef<unsigned> Participants) const {
  SmallVector<const std::shared_ptr<const Knowledge> *, 4> Distinct;
  for (unsigned Thread : Participants) {
    const auto &More = Threads[Thread].Known.More;
    if (More && none_of(Distinct, [&](const auto *D) { return *D == More; }))
      Distinct.push_back(&More);
  }
  if (Distinct.empty())
    return nullptr;
  if (Distinct.size() == 1)
    return *Distinct.front();
  auto Merged = std::make_shared<Knowledge>();
  for (const auto *D : Distinct)
    Merged->addAll(**D);
  return Merged;
}

/// Makes each of the lanes, released by a WARPSYNC with the mask Members, learn
/// the others' accesses and knowledge.
void RaceClock::join(const Warp &W, uint32_t Lanes, uint32_t Members) {
  SmallVector<unsigned, WarpSize> Participants;
  eachActive(Lanes,
             [&](unsigned L) { Participants.push_back(W.FirstThread + L); });
  std::shared_ptr<const Knowledge> More = mergeMore(Participants);
  // Exited threads in the mask have been waited for.
  const bool IsWholeWarp = (W.Exists & ~Members) == 0;
  Time Block = 0, WarpTime = 0;
  for (unsigned T : Participants) {
    Block = std::max(Block, Threads[T].Known.Block);
    WarpTime = std::max(WarpTime, Threads[T].Known.Warp);
  }
  if (!IsWholeWarp) {
    auto Own = More ? std::make_shared<Knowledge>(*More)
                    : std::make_shared<Knowledge>();
    for (unsigned T : Participants)
      Own->addThread(First + T, Now);
    More = std::move(Own);
  }
  for (unsigned T : Participants)
    Threads[T].Known = {Block, IsWholeWarp ? Now : WarpTime, More};
  advance();
}

//===----------------------------------------------------------------------===//
// Block barriers
//===----------------------------------------------------------------------===//

void RaceClock::arrive(const Warp &W, uint32_t Mask) {
  eachActive(Mask, [&](unsigned L) {
    ThreadState &T = Threads[W.FirstThread + L];
    T.ArrivedAt = Now;
    T.KnownAtArrival = T.Known;
  });
  advance();
}

/// Returns the lanes that wait at a barrier.
static uint32_t waitingAt(const Warp &W, unsigned Id) {
  uint32_t Lanes = 0;
  for (const Fragment &F : W.fragments())
    if (F.State == FragState::BlockBarrier && F.Barrier == Id)
      Lanes |= F.Mask;
  return Lanes;
}

void RaceClock::barrierCompletes(const BlockState &Block, const BlockBarrier &B,
                                 unsigned Id) {
  SmallVector<unsigned, 64> Waiting;
  bool IsWholeBlock = true;
  Time Known = 0;
  for (const Warp *W : Block.Warps) {
    const uint32_t Lanes = waitingAt(*W, Id);
    IsWholeBlock &= (W->live() & ~Lanes) == 0;
    eachActive(Lanes, [&](unsigned L) {
      Waiting.push_back(W->FirstThread + L);
      Known = std::max(Known, Threads[W->FirstThread + L].Known.Block);
    });
  }
  std::shared_ptr<const Knowledge> More = mergeMore(Waiting);
  if (!IsWholeBlock) {
    auto Own = More ? std::make_shared<Knowledge>(*More)
                    : std::make_shared<Knowledge>();
    for (unsigned T : Waiting) {
      Own->addThread(First + T, Now);
      Own->addWarp(warpOf(First + T), Threads[T].Known.Warp);
    }
    for (const Warp *W : Block.Warps)
      eachActive(B.Arrived[W->Index] & ~waitingAt(*W, Id), [&](unsigned L) {
        const ThreadState &T = Threads[W->FirstThread + L];
        Own->addThread(First + W->FirstThread + L, T.ArrivedAt);
        Own->addWarp(warpOf(First + W->FirstThread), T.KnownAtArrival.Warp);
        Known = std::max(Known, T.KnownAtArrival.Block);
        if (T.KnownAtArrival.More)
          Own->addAll(*T.KnownAtArrival.More);
      });
    More = std::move(Own);
  }
  for (unsigned T : Waiting) {
    Clock &C = Threads[T].Known;
    C.Block = IsWholeBlock ? Now : Known;
    C.More = More;
  }
  advance();
}
