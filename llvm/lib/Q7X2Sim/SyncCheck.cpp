//===- SyncCheck.cpp - Finds misuse of block barriers ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SyncCheck.h"
#include "Target.h"
#include "llvm/Support/FormatVariadic.h"

using namespace q7x2;
using llvm::formatv;

void SyncCheck::blockStarts(const BlockState &Block) {
  Exits.assign(Block.Warps.size() * WarpSize, 0);
}

void SyncCheck::before(const Context &X, const DecodedInst &I, uint32_t Mask) {
  if (I.Op == op::EXIT)
    eachActive(Mask, [&](unsigned L) {
      Exits[X.W->FirstThread + L] = Common.pcOf(I);
    });
}

namespace {
/// A thread that waits at a barrier.
struct Waiting {
  unsigned Thread = 0; // in the block
  uint32_t PC = 0;
};
} // namespace

/// Calls Do with the fragments that wait at a barrier.
template <typename Fn>
static void eachWaiting(const BlockState &Block, unsigned Id, Fn Do) {
  for (const Warp *W : Block.Warps)
    for (const Fragment &F : W->fragments())
      if (F.State == FragState::BlockBarrier && F.Barrier == Id)
        Do(*W, F);
}

static Finding describe(const CheckedLaunch &Common, const BlockState &Block,
                        FindingKind Kind, std::string What, Waiting First,
                        Waiting Second, const char *SecondRole) {
  Finding F;
  F.Kind = Kind;
  F.What = std::move(What);
  F.First = Common.party(Block, First.Thread, First.PC);
  F.HasSecond = true;
  F.Second = Common.party(Block, Second.Thread, Second.PC);
  F.SecondRole = SecondRole;
  return F;
}

/// Checks that all threads wait at the same instruction. Since the compiler may
/// have duplicated it, instructions on the same line with the same inlined
/// calls count as the same.
void SyncCheck::checkSameBarrier(const BlockState &Block, unsigned Id) {
  bool HasFirst = false, IsDone = false;
  Waiting First;
  eachWaiting(Block, Id, [&](const Warp &W, const Fragment &F) {
    const Waiting Here = {W.FirstThread + firstLane(F.Mask),
                          Common.pcOf(*F.At)};
    if (!HasFirst)
      First = Here;
    HasFirst = true;
    if (IsDone || Here.PC == First.PC)
      return;
    const std::string Place = Common.M.sourcePlace(Here.PC);
    if (!Place.empty() && Place == Common.M.sourcePlace(First.PC))
      return;
    IsDone = true;
    Common.Findings.add(FindingKind::MixedBarriers, Here.PC, First.PC, [&] {
      return describe(Common, Block, FindingKind::MixedBarriers,
                      formatv("barrier {0} completes with threads of the block "
                              "at different instructions",
                              Id),
                      Here, First, "the other barrier");
    });
  });
}

void SyncCheck::checkExited(const BlockState &Block, unsigned Id) {
  unsigned Count = 0;
  Waiting Exited, At;
  for (const Warp *W : Block.Warps)
    eachActive(W->Exited, [&](unsigned L) {
      if (Count++ == 0)
        Exited = {W->FirstThread + L, Exits[W->FirstThread + L]};
    });
  if (!Count)
    return;
  bool HasWaiting = false;
  eachWaiting(Block, Id, [&](const Warp &W, const Fragment &F) {
    if (!HasWaiting)
      At = {W.FirstThread + firstLane(F.Mask), Common.pcOf(*F.At)};
    HasWaiting = true;
  });
  if (!HasWaiting)
    return;
  Common.Findings.add(FindingKind::MissedBarrier, At.PC, Exited.PC, [&] {
    return describe(Common, Block, FindingKind::MissedBarrier,
                    formatv("barrier {0} completes without {1} thread{2} of "
                            "the block, which {3} exited",
                            Id, Count, Count == 1 ? "" : "s",
                            Count == 1 ? "has" : "have"),
                    At, Exited, "the exit");
  });
}

void SyncCheck::barrierCompletes(const Context &X, const BlockBarrier &B,
                                 unsigned Id) {
  // A barrier with a thread count lets different parts of a program meet.
  if (B.Threads)
    return;
  checkSameBarrier(X.Block, Id);
  checkExited(X.Block, Id);
}
