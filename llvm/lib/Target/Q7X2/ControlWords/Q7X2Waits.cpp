//===-- Q7X2Waits.cpp - Waits for scoreboards -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Solves a forward data-flow problem, as in AMDGPU's SIInsertWaitcnts: which
// scoreboards may be pending for which register. An instruction waits for the
// scoreboards of the registers that it reads and writes, as late as possible; a
// boundary waits for all.
//
//     LDG R4, ... &wsb=0              LDG R4, ... &wsb=0
//     IADD R5, R4, R0             =>  IADD R5, R4, R0 &req={0}
//     IADD R6, R4, R1                 IADD R6, R4, R1
//
// Around a loop the result is imprecise at first, since the waits change while
// the fixed point is computed. So afterwards each wait that the final states do
// not require is removed, if the others still cover every use.
//
//===----------------------------------------------------------------------===//

#include "ControlWords/Q7X2Phases.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-control-words"

STATISTIC(NumRemoved, "Number of redundant waits removed");

namespace {

/// The scoreboards that may be pending, by register.
using PendingMasks = std::vector<uint8_t>;

} // namespace

/// Returns the scoreboards that an instruction must wait for in a state.
static unsigned neededWaits(const TimedInst &I, const PendingMasks &State) {
  unsigned Mask = 0;
  if (I.IsBoundary)
    for (uint8_t M : State)
      Mask |= M;
  for (RegNum Reg : I.Reads)
    Mask |= State[Reg];
  for (RegNum Reg : I.Writes)
    Mask |= State[Reg];
  return Mask;
}

static void waitAndIssue(const TimedInst &I, unsigned Waits,
                         PendingMasks &State) {
  if (!I.Unit)
    Waits = ~0u;
  if (Waits)
    for (uint8_t &M : State)
      M &= ~Waits;
  if (I.hasVariableLatency())
    for (RegNum Reg : I.Writes)
      State[Reg] |= I.Word.wsbMask();
}

static bool joinMasks(PendingMasks &Into, const PendingMasks &From) {
  bool Changed = false;
  for (unsigned R = 0; R != Into.size(); ++R) {
    Changed |= From[R] & ~Into[R];
    Into[R] |= From[R];
  }
  return Changed;
}

/// Returns the states at the beginnings of the blocks if each instruction waits
/// for WaitsOf(I, State).
template <typename Fn>
static std::vector<PendingMasks> findPending(const TimedCode &Code,
                                             Fn WaitsOf) {
  return Code.solve(PendingMasks(RegFile::NumRegs), joinMasks,
                    [&](unsigned Index, PendingMasks &State) {
                      const TimedInst &I = Code[Index];
                      waitAndIssue(I, WaitsOf(I, State), State);
                    });
}

/// Returns the waits that each instruction needs, given the waits that are
/// written.
static std::vector<unsigned> findNeededWaits(const TimedCode &Code) {
  std::vector<PendingMasks> In =
      findPending(Code, [](const TimedInst &I, const PendingMasks &) {
        return I.Word.Req;
      });
  std::vector<unsigned> Needed;
  for (unsigned Index = 0; Index != Code.size(); ++Index) {
    const TimedInst &I = Code[Index];
    PendingMasks &State = In[Code.blockOf(Index)];
    Needed.push_back(neededWaits(I, State));
    waitAndIssue(I, I.Word.Req, State);
  }
  return Needed;
}

static bool isCovered(const TimedCode &Code) {
  for (auto [I, Mask] : zip_equal(Code.insts(), findNeededWaits(Code)))
    if (Mask & ~I->Word.Req)
      return false;
  return true;
}

static void removeRedundantWaits(const TimedCode &Code) {
  // Each attempt analyzes all of the code; more would take seconds.
  constexpr size_t MaxSteps = 100000;
  size_t Steps = 0;
  std::vector<unsigned> Needed = findNeededWaits(Code);
  for (auto [I, Mask] : zip_equal(Code.insts(), Needed))
    for (unsigned Sb = 0; Sb != ControlWord::NumScoreboards; ++Sb) {
      const unsigned Bit = 1u << Sb;
      if (I->IsFixed || !(I->Word.Req & ~Mask & Bit) || Steps > MaxSteps)
        continue;
      Steps += Code.size();
      I->Word.Req &= ~Bit;
      if (isCovered(Code))
        ++NumRemoved;
      else
        I->Word.Req |= Bit;
    }
}

void Q7X2::placeWaits(const TimedCode &Code) {
  auto WaitsOf = [](const TimedInst &I, const PendingMasks &State) {
    return I.IsFixed ? I.Word.Req : neededWaits(I, State);
  };
  std::vector<PendingMasks> In = findPending(Code, WaitsOf);
  for (unsigned Index = 0; Index != Code.size(); ++Index) {
    TimedInst &I = Code[Index];
    PendingMasks &State = In[Code.blockOf(Index)];
    I.Word.Req = WaitsOf(I, State);
    waitAndIssue(I, I.Word.Req, State);
  }
  removeRedundantWaits(Code);
}
