//===- Runner.cpp - Runs a block ------------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runner.h"
#include "Checker.h"
#include "Profile.h"
#include "Target.h"
#include "llvm/ADT/bit.h"
#include <algorithm>
#include <numeric>
#include <utility>

using namespace q7x2;

static const uint64_t Never = ~uint64_t(0);

void Statistics::add(const Statistics &S) {
  Cycles += S.Cycles;
  for (unsigned G = 0; G != NumGroups; ++G) {
    WarpInsts[G] += S.WarpInsts[G];
    ThreadInsts[G] += S.ThreadInsts[G];
  }
  for (unsigned C = 0; C != NumStallCauses; ++C)
    Stalls[C] += S.Stalls[C];
  GlobalLines += S.GlobalLines;
  SharedPasses += S.SharedPasses;
  BankConflicts += S.BankConflicts;
  Branches += S.Branches;
  DivergentBranches += S.DivergentBranches;
  Memory.add(S.Memory);
}

uint64_t Statistics::limited(q7x2_timing Timing) const {
  if (Timing != Q7X2_TIMING_NONE)
    return Cycles;
  return std::accumulate(std::begin(WarpInsts), std::end(WarpInsts),
                         uint64_t(0));
}

void Runner::assignWarps() {
  for (Scheduler &S : Schedulers)
    S = Scheduler();
  for (Warp *W : Block.Warps)
    Schedulers[W->Index % NumSchedulers].Warps.push_back(W);
  Stalled.assign(Block.Warps.size(), StallTime());
}

/// Counts the cycles since the warp's last issue for their cause.
void Runner::account(Warp &W, uint64_t Until) {
  StallTime &T = Stalled[W.Index];
  if (Until <= T.From)
    return;
  Stats.Stalls[unsigned(T.Cause)] += Until - T.From;
  if (Counters)
    Counters->stall(T.Place, T.Cause, Until - T.From);
  if (Options.Stall)
    Options.Stall({T.From, Until, T.Cause, Block, W});
  T.From = Until;
}

/// The warp was ready but not selected; now it is delayed for another cause.
void Runner::delay(Warp &W, uint64_t Until, StallCause Cause) {
  account(W, W.ReadyCycle);
  Stalled[W.Index].Cause = StallCause::NotSelected;
  account(W, Cycle);
  Stalled[W.Index].Cause = Cause;
  W.ReadyCycle = Until;
}

/// No thread of the warp can run until another one releases it.
void Runner::park(Warp &W) {
  StallCause Cause = StallCause::Sleep;
  for (const Fragment &F : W.fragments()) {
    // The PC is that of the next instruction.
    Stalled[W.Index].Place = F.PC - 1;
    if (F.State == FragState::BlockBarrier) {
      Cause = StallCause::Barrier;
      break;
    }
    if (F.State != FragState::Sleeping)
      Cause = StallCause::Convergence;
  }
  delay(W, W.nextWake(), Cause);
}

/// The instruction at PC is the next one to issue. What the warp has waited in
/// before keeps the cycles until now.
void Runner::setPlace(Warp &W, uint32_t PC) {
  StallTime &T = Stalled[W.Index];
  if (T.Cause == StallCause::Barrier || T.Cause == StallCause::Convergence ||
      T.Cause == StallCause::Sleep)
    account(W, W.ReadyCycle);
  T.Place = PC;
}

/// Whether a scoreboard, an interlock or the pipe delays the instruction.
bool Runner::isStalled(const Scheduler &S, Warp &W, const InstTiming &T) {
  const InFlight &F = W.Pending;
  if (T.Stall == 0 && F.completeCycle() > Cycle) {
    delay(W, F.completeCycle(),
          F.completesMemory() ? StallCause::Memory : StallCause::Dependency);
    return true;
  }
  if (T.Req && F.drainCycle(T.Req) > Cycle) {
    delay(W, F.drainCycle(T.Req),
          F.drainsMemory(T.Req) ? StallCause::Memory : StallCause::Scoreboard);
    return true;
  }
  if (S.PipeFree[T.Pipe] > Cycle) {
    delay(W, S.PipeFree[T.Pipe], StallCause::Pipe);
    return true;
  }
  return false;
}

/// The register that GETGPR or SETGPR names; empty if there is no such
/// register.
RegSpan Runner::indexedRegister(const Warp &W, const DecodedInst &I,
                                const InstTiming &T) const {
  RegSpan S;
  uint32_t Index = W.UR[I.UBase] + uint32_t(I.Offset);
  if ((T.ReadsIndexed || T.WritesIndexed) && Index < NumGPRs) {
    S.First = Index;
    S.Count = 1;
  }
  return S;
}

bool Runner::checkHazards(Warp &W, const InstTiming &T, uint32_t Active,
                          uint32_t Mask, RegSpan Indexed) {
  Hazard H;
  if (!W.Pending.findHazard(T, Active, Mask, Cycle, Indexed, H))
    return true;
  X.fault(firstLane(Mask ? Mask : Active), std::move(H.What));
  X.Fault.OtherPC = H.OtherPC;
  return false;
}

void Runner::count(const DecodedInst &I, const InstTiming &T, const Warp &W,
                   uint32_t Active, uint32_t Mask) {
  ++Stats.WarpInsts[I.Group];
  Stats.ThreadInsts[I.Group] += llvm::popcount(Active);
  if (!Mask)
    return;
  if (T.Unit == llvm::Q7X2Unit::LSUShared) {
    Stats.SharedPasses += 1 + X.ExtraCycles;
    Stats.BankConflicts += X.ExtraCycles;
  } else if (T.Unit == llvm::Q7X2Unit::LSU && I.Op != op::MEMBAR) {
    Stats.GlobalLines += 1 + X.ExtraCycles;
  } else if (I.Op == op::BRA || I.Op == op::BRX) {
    const bool Diverges = X.Jumped && W.current().Mask != Active;
    ++Stats.Branches;
    Stats.DivergentBranches += Diverges;
    if (Counters)
      Counters->branch(LastPC, Diverges);
  }
}

/// Sets the cycle of the warp's next issue after this instruction.
void Runner::setNextIssue(Warp &W, const InstTiming &T) {
  StallCause Cause = StallCause::Dependency;
  W.StallEnd = Cycle + T.Stall;
  if (T.Stall == 0) {
    W.StallEnd = W.Pending.completeCycle();
    if (T.IsVariable)
      Cause = T.IsMemory ? StallCause::Memory : StallCause::Scoreboard;
  }
  if (X.Jumped && W.StallEnd < Cycle + T.ResultLatency) {
    W.StallEnd = Cycle + T.ResultLatency;
    Cause = StallCause::Branch;
  }
  W.ReadyCycle = W.live() ? W.StallEnd : Never;
  Stalled[W.Index] = {Cycle + 1, Cause};
}

void Runner::execute(Warp &W, const DecodedInst &I, const InstTiming &T,
                     uint32_t Active, uint32_t Mask) {
  const uint32_t PC = LastPC;
  const RegSpan Indexed = indexedRegister(W, I, T);
  W.Pending.wait(T);
  if (!checkHazards(W, T, Active, Mask, Indexed))
    return;
  X.ExtraCycles = 0;
  X.AccessDone = 0;
  X.Access = AccessCounts();
  X.Jumped = false;
  if (Counters)
    Counters->issue(X, PC, Active, Mask);
  if (Launch.Check)
    Launch.Check->execute(X, I, Active, Mask);
  else if (Mask)
    I.Fn(X, I, Mask);
  count(I, T, W, Active, Mask);
  W.Pending.issue(T, PC, Mask, Cycle, X.ExtraCycles, Indexed);
  setNextIssue(W, T);
}

/// Issues the warp's next instruction. False if it is stalled.
bool Runner::issue(Scheduler &S, Warp &W) {
  X.W = &W;
  X.Cycle = Cycle;
  Fragment *F = W.select(Cycle);
  if (!F) {
    park(W);
    return false;
  }
  LastPC = F->PC;
  if (F->PC >= Launch.CodeSize) {
    X.fault(firstLane(F->Mask), "execution runs past the end of the code");
    return true;
  }
  setPlace(W, F->PC);
  const InstTiming &T = Launch.Timings[F->PC];
  if (isStalled(S, W, T))
    return false;
  account(W, W.ReadyCycle);
  Stalled[W.Index].Cause = StallCause::NotSelected;
  account(W, Cycle);
  W.countIssue();
  S.PipeFree[T.Pipe] = Cycle + T.Interval;
  const DecodedInst &I = Launch.Code[F->PC++];
  const uint32_t Active = F->Mask, Mask = Active & guardMask(W, I);
  if (Options.Trace)
    Options.Trace({Cycle, Block, W, LastPC, Active, Mask});
  execute(W, I, T, Active, Mask);
  return true;
}

/// Issues from the first ready warp, in turns. False if there is none.
bool Runner::schedule(Scheduler &S) {
  const unsigned Count = S.Warps.size();
  unsigned At = S.Next;
  for (unsigned Step = 0; Step != Count; ++Step) {
    Warp &W = *S.Warps[At];
    At = At + 1 == Count ? 0 : At + 1;
    if (W.ReadyCycle > Cycle || !issue(S, W))
      continue;
    S.Next = At;
    return true;
  }
  return false;
}

uint64_t Runner::nextEvent() const {
  uint64_t Next = Never;
  for (const Warp *W : Block.Warps)
    Next = std::min(Next, W->ReadyCycle);
  return Next;
}

Outcome Runner::loop() {
  // Cycles in which something issues, between two looks at Cancel.
  constexpr unsigned PollInterval = 1024;
  unsigned Polls = 0;
  while (true) {
    bool Issued = false;
    for (Scheduler &S : Schedulers) {
      Issued |= schedule(S);
      if (X.Fault.Kind == FaultInfo::Trap)
        return Outcome::Trap;
      if (X.Fault.Kind == FaultInfo::Fault)
        return Outcome::Fault;
    }
    uint64_t Next = Issued ? Cycle + 1 : nextEvent();
    if (Next == Never)
      return Block.finished() ? Outcome::Done : Outcome::Deadlock;
    Cycle = Next;
    if (Options.MaxCycles && Stats.Cycles + Cycle > Options.MaxCycles)
      return Outcome::CycleLimit;
    if (++Polls % PollInterval == 0 && Options.isCancelled())
      return Outcome::Cancelled;
  }
}

Outcome Runner::run() {
  assignWarps();
  Cycle = 0;
  if (Options.Counters)
    Counters = Options.Counters->acquire();
  Outcome Result = loop();
  if (Counters)
    Options.Counters->release(std::exchange(Counters, nullptr));
  Stats.Cycles += Cycle;
  return Result;
}
