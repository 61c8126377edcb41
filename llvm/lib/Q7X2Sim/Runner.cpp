//===- Runner.cpp - A multiprocessor --------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runner.h"
#include "Checker.h"
#include "Debugger.h"
#include "MachineTiming.h"
#include "MemorySystem.h"
#include "Profile.h"
#include "SpinDetector.h"
#include "Target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <algorithm>
#include <array>
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
  WarpCycles += S.WarpCycles;
  ActiveCycles += S.ActiveCycles;
}

uint64_t Statistics::limited(q7x2_timing Timing) const {
  if (Timing != Q7X2_TIMING_NONE)
    return Cycles;
  return std::accumulate(std::begin(WarpInsts), std::end(WarpInsts),
                         uint64_t(0));
}

bool RunOptions::isEndedByDebugger() const {
  return Debug && Debug->isEnding();
}

Runner::Runner(const LaunchState &Launch, const RunOptions &Options,
               Statistics &Stats, const Config &C)
    : Launch(Launch), Options(Options), Stats(Stats), C(C),
      Schedulers(C.Schedulers) {
  if (Options.Counters)
    Counters = Options.Counters->acquire();
  IsObserved = Counters || Options.Trace || Launch.Check;
  MayRunAhead = !IsObserved && !C.Path && !Options.Debug;
}

Runner::~Runner() {
  if (Counters)
    Options.Counters->release(Counters);
}

void Runner::add(ResidentBlock &R, uint64_t Begin) {
  R.Start = Begin;
  R.WarpsLeft = R.Block.Warps.size();
  R.Aheads.assign(R.WarpsLeft, {});
  R.Stalled.assign(R.WarpsLeft, {Begin, StallCause::Dependency, 0});
  for (Warp *W : R.Block.Warps) {
    W->ReadyCycle = Begin;
    Scheduler &S =
        *std::min_element(Schedulers.begin(), Schedulers.end(),
                          [](const Scheduler &A, const Scheduler &B) {
                            return A.Warps.size() < B.Warps.size();
                          });
    S.Warps.push_back(W);
    S.Blocks.push_back(&R);
    S.Ready.push_back(Begin);
    S.NextCycle = std::min(S.NextCycle, Begin);
  }
  NextCycle = std::min(NextCycle, Begin);
}

void Runner::remove(ResidentBlock &R) {
  removeWarps(R, 0);
  llvm::erase(Failing, &R);
}

/// Removes the warps of a block from an index on.
void Runner::removeWarps(ResidentBlock &R, unsigned FirstIndex) {
  for (Scheduler &S : Schedulers) {
    unsigned Kept = 0, Next = 0;
    for (unsigned I = 0; I != S.Warps.size(); ++I) {
      const bool Removed = S.Blocks[I] == &R && S.Warps[I]->Index >= FirstIndex;
      Next += I < S.Next && !Removed;
      if (Removed)
        continue;
      S.Warps[Kept] = S.Warps[I];
      S.Blocks[Kept] = S.Blocks[I];
      S.Ready[Kept] = S.Ready[I];
      ++Kept;
    }
    S.Warps.resize(Kept);
    S.Blocks.resize(Kept);
    S.Ready.resize(Kept);
    S.Next = Next == Kept ? 0 : Next;
  }
}

/// Attributes the cycles since the warp's last issue to a cause.
void Runner::countStall(Warp &W, uint64_t Until, StallCause Cause) {
  ResidentBlock::StallTime &T = B->Stalled[W.Index];
  Stats.Stalls[unsigned(Cause)] += Until - T.From;
  if (Counters)
    Counters->stall(T.Place, Cause, Until - T.From);
  if (Options.Stall)
    Options.Stall({T.From, Until, Cause, B->Block, W});
  T.From = Until;
}

/// Attributes the cycles since the warp's last issue to their cause.
void Runner::addStall(Warp &W, uint64_t Until) {
  const ResidentBlock::StallTime &T = B->Stalled[W.Index];
  if (T.Cause == StallCause::Branch && T.From < T.Resolves)
    countStall(W, std::min(Until, T.Resolves), StallCause::Dependency);
  if (T.From < Until)
    countStall(W, Until, T.Cause);
}

/// Accounts for a warp that was ready but not selected and is now delayed for
/// another cause.
void Runner::delay(Warp &W, uint64_t Until, StallCause Cause) {
  account(W, W.ReadyCycle);
  B->Stalled[W.Index].Cause = StallCause::NotSelected;
  account(W, Cycle);
  B->Stalled[W.Index].Cause = Cause;
  W.ReadyCycle = Until;
}

/// Parks a warp in which no thread can run until another warp releases one.
void Runner::park(Warp &W) {
  StallCause Cause = StallCause::Sleep;
  for (const Fragment &F : W.fragments()) {
    // The PC already points to the next instruction.
    B->Stalled[W.Index].Place = F.PC - 1;
    if (F.State == FragState::BlockBarrier) {
      Cause = StallCause::Barrier;
      break;
    }
    if (F.State != FragState::Sleeping)
      Cause = StallCause::Convergence;
  }
  delay(W, W.nextWake(), Cause);
}

/// Sets the instruction at PC as the next one to issue. The cycles until now
/// are attributed to the instruction that the warp has waited at.
void Runner::setPlace(Warp &W, uint32_t PC) {
  ResidentBlock::StallTime &T = B->Stalled[W.Index];
  if (T.Cause == StallCause::Barrier || T.Cause == StallCause::Convergence ||
      T.Cause == StallCause::Sleep)
    account(W, W.ReadyCycle);
  T.Place = PC;
}

// The ReadyCycle of a warp that waits for instructions some of which complete
// in an unknown cycle: for all of them, or for those of a set of scoreboards.
static const uint64_t WaitsForAll = FirstOfWarps;
static const uint64_t WaitsForMask = FirstOfWarps + 1;

/// The cause of a stall for the pipe or the port of an instruction.
static StallCause busyCause(const InstTiming &T) {
  if (!T.IsMemory)
    return StallCause::Pipe;
  return T.Unit == llvm::Q7X2Unit::LSU ? StallCause::MemoryThrottle
                                       : StallCause::SharedThrottle;
}

/// Whether a scoreboard, an interlock or the pipe delays the instruction.
bool Runner::isStalled(const Scheduler &S, Warp &W, const InstTiming &T) {
  const InFlight &F = W.Pending;
  if (T.Stall == 0 && F.completeCycle() > Cycle) {
    const uint64_t Until = F.completeCycle();
    delay(W, isUnknown(Until) ? WaitsForAll : Until, F.completeCause());
    return true;
  }
  if (T.Req && F.drainCycle(T.Req) > Cycle) {
    const uint64_t Until = F.drainCycle(T.Req);
    delay(W, isUnknown(Until) ? WaitsForMask + T.Req : Until,
          F.drainCause(T.Req));
    return true;
  }
  if (F.hasLate() && F.lateCycle(T) > Cycle) {
    delay(W, F.lateCycle(T), StallCause::Dependency);
    return true;
  }
  if (S.PipeFree[T.Pipe] > Cycle) {
    delay(W, S.PipeFree[T.Pipe], busyCause(T));
    return true;
  }
  if (Ahead && isOrdered(B->LastPC)) {
    Waits = true;
    return true;
  }
  return C.Path && isMemoryBusy(W, T);
}

bool Runner::isOrdered(uint32_t PC) {
  const uint32_t Constant = C.Constants[PC];
  return C.Ordered[PC] ||
         (Constant != NoConstant &&
          !C.Path->holdsConstant(Constant >> 16, Constant & 0xffff, Cycle));
}

/// Returns true if the warp waits for its next instruction to be fetched.
bool Runner::isFetching(Warp &W, uint32_t PC) {
  if (C.Path->holdsCode(PC, Cycle))
    return false;
  if (Ahead) {
    Waits = true;
    return true;
  }
  const uint64_t Ready = C.Path->codeReady(PC, Cycle);
  if (Ready > Cycle)
    delay(W, Ready, StallCause::Fetch);
  return Ready > Cycle;
}

/// Returns true if the instruction ends a warp whose stores have not left the
/// multiprocessor.
bool Runner::isDraining(Warp &W) {
  const DecodedInst &I = Launch.Code[B->LastPC];
  if (I.Op != op::EXIT || (W.current().Mask & guardMask(W, I)) != W.live())
    return false;
  const uint64_t Drained = C.Path->drainCycle(B->X);
  if (Drained > Cycle)
    delay(W, Drained, StallCause::Drain);
  return Drained > Cycle;
}

/// Returns true if the port of the memory hierarchy, a constant that has not
/// arrived, or stores before the end of the warp delay the instruction.
bool Runner::isMemoryBusy(Warp &W, const InstTiming &T) {
  const uint64_t Busy =
      T.IsMemory ? C.Path->busyUntil(T.Unit == llvm::Q7X2Unit::LSU) : 0;
  if (Busy > Cycle) {
    delay(W, Busy, busyCause(T));
    return true;
  }
  const uint32_t Constant = C.Constants[B->LastPC];
  if (Constant == NoConstant)
    return isDraining(W);
  const uint64_t Ready =
      C.Path->constantReady(Constant >> 16, Constant & 0xffff, Cycle);
  if (Ready > Cycle)
    delay(W, Ready, StallCause::Constant);
  return Ready > Cycle;
}

/// Returns the register that GETGPR or SETGPR selects; empty if there is no
/// such register.
static RegSpan indexedRegister(const Warp &W, const DecodedInst &I) {
  RegSpan S;
  uint32_t Index = W.UR[I.UBase] + uint32_t(I.Offset);
  if (Index < NumGPRs) {
    S.First = Index;
    S.Count = 1;
  }
  return S;
}

bool Runner::findHazard(const Warp &W, const InstTiming &T, uint32_t Active,
                        uint32_t Mask, RegSpan Indexed) {
  Hazard H;
  if ((Launch.IssuesEarlier ||
       !W.Pending.findHazard(T, Active, Mask, Cycle, Indexed, H)) &&
      !W.Pending.findDivergenceHazard(T, Active, Mask, H))
    return false;
  reportHazard(B->X, std::move(H), Mask ? Mask : Active);
  return true;
}

void Runner::count(const DecodedInst &I, const InstTiming &T, const Warp &W,
                   uint32_t Active, uint32_t Mask) {
  const Context &X = B->X;
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
      Counters->branch(B->LastPC, Diverges);
  }
}

/// Returns the cycle in which the instruction is complete.
uint64_t Runner::completion(const DecodedInst &I, const InstTiming &T,
                            uint32_t Mask) {
  if (!Mask)
    return Cycle + 1;
  if (C.Path && I.Op == op::MEMBAR)
    B->X.AccessDone = C.Path->fence(B->X, I.mod(mod::MMemScope));
  if (B->X.AccessDone)
    return B->X.AccessDone;
  const uint64_t Wait = T.UsesAddressUnit ? C.Path->addressWait(Cycle) : 0;
  const uint64_t Latency = T.Completion + B->X.ExtraCycles + Wait;
  return LLVM_UNLIKELY(B->X.ConstantsDone)
             ? C.Path->after(B->X.ConstantsDone, Latency)
             : Cycle + Latency;
}

void Runner::countExit(Warp &W) {
  W.ReadyCycle = Never;
  Stats.WarpCycles += Cycle + 1 - B->Start;
  if (--B->WarpsLeft == 0)
    Finished.push_back(B);
}

/// Sets the cycle of the warp's next issue after this instruction.
void Runner::setNextIssue(Warp &W, const DecodedInst &I, const InstTiming &T) {
  StallCause Cause = StallCause::Dependency;
  W.StallEnd = Cycle + T.Stall;
  if (T.Stall == 0) {
    W.StallEnd = W.Pending.completeCycle();
    Cause = W.Pending.completeCause();
  }
  const uint64_t Resolves = W.StallEnd;
  if ((B->X.Jumped || T.AlwaysResolves) &&
      W.StallEnd < Cycle + T.ResultLatency) {
    W.StallEnd = Cycle + T.ResultLatency;
    Cause = StallCause::Branch;
  }
  // A fence blocks the warp.
  if (I.Op == op::MEMBAR && W.StallEnd < B->X.AccessDone) {
    W.StallEnd = B->X.AccessDone;
    Cause = StallCause::Fence;
  }
  W.ReadyCycle = W.StallEnd;
  B->Stalled[W.Index] = {Cycle + 1, Cause, 0, Resolves};
  if (!W.live())
    countExit(W);
}

/// Executes the instruction, without its timing.
void Runner::run(Warp &W, const DecodedInst &I, uint32_t Active,
                 uint32_t Mask) {
  Context &X = B->X;
  X.ExtraCycles = 0;
  X.AccessDone = 0;
  X.ConstantsDone = 0;
  X.Jumped = false;
  if (C.Path)
    X.Access = AccessCounts();
  if (LLVM_UNLIKELY(IsObserved || Spin))
    runObserved(W, I, Active, Mask);
  else if (Mask)
    I.Fn(X, I, Mask);
}

void Runner::runObserved(Warp &W, const DecodedInst &I, uint32_t Active,
                         uint32_t Mask) {
  Context &X = B->X;
  const uint32_t PC = B->LastPC;
  if (Counters)
    Counters->issue(X, PC, Active, Mask);
  if (Spin)
    Spin->beforeIssue(X, I, Mask);
  if (Launch.Check)
    Launch.Check->execute(X, I, Active, Mask);
  else if (Mask)
    I.Fn(X, I, Mask);
  if (Counters)
    Counters->access(PC, X.Access);
  if (Spin)
    Spin->afterIssue(X);
}

void Runner::execute(Warp &W, const DecodedInst &I, const InstTiming &T,
                     uint32_t Active, uint32_t Mask) {
  const uint32_t PC = B->LastPC, Live = W.live();
  RegSpan Indexed;
  if (T.ReadsIndexed || T.WritesIndexed)
    Indexed = indexedRegister(W, I);
  W.Pending.wait(T);
  if (!W.Pending.isProved(T, Active, Live) &&
      findHazard(W, T, Active, Mask, Indexed))
    return;
  run(W, I, Active, Mask);
  count(I, T, W, Active, Mask);
  if (Mask) {
    W.Pending.define(T, PC, Active, Live);
    if (I.Op == op::BRX || I.Op == op::CALL || I.Op == op::RET)
      W.Pending.jump(T, Cycle);
  }
  W.Pending.issue(T, PC, Mask, Cycle, completion(I, T, Mask), Indexed);
  setNextIssue(W, I, T);
}

/// Returns true if no source lies past the end of its constant bank.
bool Runner::hasConstants(const DecodedInst &I) const {
  constexpr unsigned MaxBytes = 8;
  return llvm::all_of(std::array{&I.A, &I.B, &I.C}, [&](const SrcOp *S) {
    return S->Kind != SrcKind::Const ||
           uint64_t(S->Value) + MaxBytes <= Launch.Banks[S->Bank].Size;
  });
}

/// Executes a run of instructions at once, before they issue. This is faster:
/// code, registers and the host's branch predictor stay with one warp.
void Runner::executeAhead(Warp &W, uint32_t PC, uint32_t Active) {
  ResidentBlock::AheadRun &A = B->Aheads[W.Index];
  const DecodedInst *I = &Launch.Code[PC];
  const InstTiming *T = &Launch.Timings[PC];
  const unsigned Length = T->Ahead;
  unsigned Done = 0;
  for (; Done != Length; ++Done, ++I, ++T) {
    if (T->HasConstant && !hasConstants(*I))
      break;
    const uint32_t Mask = Active & guardMask(W, *I);
    A.Masks[Done] = Mask;
    if (Mask)
      I->Fn(B->X, *I, Mask);
  }
  A.Left = Done;
  A.Next = 0;
}

/// Issues an instruction that has already taken effect.
void Runner::issueAhead(Warp &W, const InstTiming &T, uint32_t Active) {
  ResidentBlock::AheadRun &A = B->Aheads[W.Index];
  const uint32_t Mask = A.Masks[A.Next++];
  --A.Left;
  ++Stats.WarpInsts[T.Group];
  Stats.ThreadInsts[T.Group] += llvm::popcount(Active);
  W.Pending.wait(T);
  W.Pending.issue(T, B->LastPC, Mask, Cycle, Cycle + (Mask ? T.Completion : 1),
                  {});
  StallCause Cause = StallCause::Dependency;
  W.StallEnd = Cycle + T.Stall;
  if (T.Stall == 0) {
    W.StallEnd = W.Pending.completeCycle();
    Cause = W.Pending.completeCause();
  }
  W.ReadyCycle = W.StallEnd;
  ResidentBlock::StallTime &S = B->Stalled[W.Index];
  S.From = Cycle + 1;
  S.Cause = Cause;
}

/// Refreshes the cached ready cycles after a barrier has changed the ReadyCycle
/// of warps.
void Runner::refreshReady() {
  B->X.Released = false;
  for (Scheduler &S : Schedulers)
    for (unsigned I = 0; I != S.Warps.size(); ++I)
      if (S.Blocks[I] == B) {
        S.Ready[I] = S.Warps[I]->ReadyCycle;
        S.NextCycle = std::min(S.NextCycle, S.Ready[I]);
      }
}

/// Issues the warp's next instruction. Returns false if it is stalled.
bool Runner::issue(Scheduler &S, Warp &W) {
  Context &X = B->X;
  X.W = &W;
  X.Cycle = Cycle;
  Fragment *F = W.select(Cycle);
  if (!F) {
    park(W);
    return false;
  }
  B->LastPC = F->PC;
  if (F->PC >= Launch.CodeSize) {
    X.fault(firstLane(F->Mask), "execution runs past the end of the code");
    return true;
  }
  setPlace(W, F->PC);
  if (C.Path && isFetching(W, F->PC))
    return false;
  const InstTiming &T = Launch.Timings[F->PC];
  if (isStalled(S, W, T))
    return false;
  if (Options.Debug && !Options.Debug->before(B->Block, W, *F))
    return false;
  account(W, W.ReadyCycle);
  B->Stalled[W.Index].Cause = StallCause::NotSelected;
  account(W, Cycle);
  W.countIssue();
  S.PipeFree[T.Pipe] = Cycle + T.Interval;
  const uint32_t Active = F->Mask, PC = F->PC++;
  if (MayRunAhead) {
    const ResidentBlock::AheadRun &A = B->Aheads[W.Index];
    if (!A.Left && T.Ahead > 1 && W.fragments().size() == 1 &&
        W.Pending.isAllProved())
      executeAhead(W, PC, Active);
    if (A.Left) {
      issueAhead(W, T, Active);
      return true;
    }
  }
  const DecodedInst &I = Launch.Code[PC];
  const uint32_t Mask = Active & guardMask(W, I);
  if (Options.Trace)
    Options.Trace({Cycle, B->Block, W, B->LastPC, Active, Mask});
  execute(W, I, T, Active, Mask);
  if (Options.Debug)
    Options.Debug->after(B->Block, W, B->LastPC, 1, Active, Mask);
  return true;
}

/// Issues from a warp if it is ready. Returns false if it is not.
bool Runner::issueFrom(Scheduler &S, unsigned Number) {
  if (S.Ready[Number] > Cycle)
    return false;
  B = S.Blocks[Number];
  const bool Issued = issue(S, *S.Warps[Number]);
  if (!Waits)
    S.Ready[Number] = S.Warps[Number]->ReadyCycle;
  return Issued && !Waits;
}

/// Issues from the first ready warp: in turn, or with Greedy from the last one
/// again, then from the youngest. Returns false if there is none.
bool Runner::schedule(Scheduler &S) {
  const unsigned Count = S.Warps.size();
  if (C.Greedy && S.Next < Count && issueFrom(S, S.Next))
    return true;
  unsigned At = C.Greedy ? Count - 1 : S.Next;
  for (unsigned Step = 0; Step != Count && !Waits; ++Step) {
    const unsigned This = At;
    if (C.Greedy)
      --At;
    else
      At = At + 1 == Count ? 0 : At + 1;
    if (!issueFrom(S, This))
      continue;
    S.Next = C.Greedy ? This : At;
    return true;
  }
  return false;
}

Runner::StepResult Runner::step(uint64_t Now, bool IsAhead) {
  Cycle = Now;
  Ahead = IsAhead;
  if (C.Path)
    C.Path->setCycle(Now);
  const unsigned Count = Schedulers.size();
  if (StepDone == 0)
    StepFirst = First;
  for (; StepDone != Count; ++StepDone) {
    unsigned Number = StepFirst + StepDone;
    if (Number >= Count)
      Number -= Count;
    Scheduler &S = Schedulers[Number];
    if (S.NextCycle > Cycle)
      continue;
    const bool Issued = schedule(S);
    if (Waits) {
      Waits = false;
      NextCycle = Cycle;
      return StepResult::Waits;
    }
    S.NextCycle = Never;
    for (uint64_t Ready : S.Ready)
      S.NextCycle = std::min(S.NextCycle, Ready);
    if (Issued) {
      // A launch ends in the cycle after its last issue.
      S.NextCycle =
          S.NextCycle == Never ? Cycle + 1 : std::max(S.NextCycle, Cycle + 1);
      finishIssue(Number);
    }
  }
  StepDone = 0;
  NextCycle = Never;
  for (const Scheduler &S : Schedulers)
    NextCycle = std::min(NextCycle, S.NextCycle);
  return Failing.empty() || !findFailed() ? StepResult::Done
                                          : StepResult::Failed;
}

void Runner::resolve(ResidentBlock &R, Warp &W, const LaterTimes &Times) {
  if (W.Pending.hasUnknown())
    W.Pending.resolve(Times);
  W.StallEnd = Times.cycle(W.StallEnd);
  if (!isUnknown(W.ReadyCycle))
    return;
  if (W.ReadyCycle < FirstOfWarps) {
    W.ReadyCycle = Times.cycle(W.ReadyCycle);
    return;
  }
  StallCause &Cause = R.Stalled[W.Index].Cause;
  if (W.ReadyCycle == WaitsForAll) {
    W.ReadyCycle = W.Pending.completeCycle();
    Cause = W.Pending.completeCause();
    return;
  }
  const unsigned Mask = W.ReadyCycle - WaitsForMask;
  W.ReadyCycle = W.Pending.drainCycle(Mask);
  Cause = W.Pending.drainCause(Mask);
}

void Runner::resolve() {
  const LaterTimes &Times = C.Path->times();
  NextCycle = Never;
  for (Scheduler &S : Schedulers) {
    if (isUnknown(S.NextCycle))
      S.NextCycle = Never;
    for (unsigned I = 0; I != S.Warps.size(); ++I) {
      resolve(*S.Blocks[I], *S.Warps[I], Times);
      if (isUnknown(S.Ready[I])) {
        S.Ready[I] = S.Warps[I]->ReadyCycle;
        S.NextCycle = std::min(S.NextCycle, S.Ready[I]);
      }
    }
    NextCycle = std::min(NextCycle, S.NextCycle);
  }
}

/// Handles the consequences of an issue by this scheduler.
void Runner::finishIssue(unsigned Number) {
  ++Unreported;
  if (B->X.Released)
    refreshReady();
  if (B->X.Fault.Kind != FaultInfo::None) {
    llvm::erase(Failing, B);
    Failing.push_back(B);
    B->setFaultAside(Cycle);
    removeWarps(*B, B->X.W->Index);
  } else if (C.Path && Launch.Code[B->LastPC].Group == llvm::Q7X2::GroupLSU) {
    // The schedulers take turns at the port of the memory hierarchy.
    First = (Number + 1) % Schedulers.size();
  }
}

bool Runner::canRun(const ResidentBlock &R) const {
  for (const Scheduler &S : Schedulers)
    for (unsigned I = 0; I != S.Warps.size(); ++I)
      if (S.Blocks[I] == &R && S.Ready[I] != Never)
        return true;
  return false;
}

/// Finds a block with a fault that has no warp left that can run.
bool Runner::findFailed() {
  auto *It = llvm::find_if(Failing, [&](ResidentBlock *R) {
    return !canRun(*R) || Cycle > R->SetAside->Deadline;
  });
  if (It == Failing.end())
    return false;
  Failed = *It;
  Failed->restoreFault();
  NextCycle = Cycle + 1;
  return true;
}

std::vector<uint32_t> q7x2::constantOperands(const LaunchState &Launch) {
  std::vector<uint32_t> List;
  for (const DecodedInst &I : llvm::ArrayRef(Launch.Code, Launch.CodeSize)) {
    uint32_t Operand = Runner::NoConstant;
    // The constants that LDC and ULDC load have run-time addresses.
    const bool HasAddress =
        I.Group == Q7X2::GroupLSU || I.Op == op::ULDC || I.Op == op::ULDC64;
    for (const SrcOp *S : {&I.A, &I.B, &I.C})
      if (S->Kind == SrcKind::Const && !HasAddress)
        Operand = uint32_t(S->Bank) << 16 | (S->Value & 0xffff);
    List.push_back(Operand);
  }
  return List;
}

/// Returns true for accesses to resources that the multiprocessors share, and
/// for instructions that can end a block.
static bool isOrderedOp(const DecodedInst &I, const InstTiming &T) {
  switch (I.Op) {
  case op::ULDC:
  case op::ULDC64:
  case op::EXIT:
  case op::RET:
  case op::BRX:
  case op::CALL:
    return true;
  default:
    return T.Unit == llvm::Q7X2Unit::LSU || T.Unit == llvm::Q7X2Unit::LSUConst;
  }
}

std::vector<uint8_t> q7x2::orderedInstructions(const LaunchState &Launch) {
  std::vector<uint8_t> List;
  for (uint32_t PC = 0; PC != Launch.CodeSize; ++PC)
    List.push_back(isOrderedOp(Launch.Code[PC], Launch.Timings[PC]));
  return List;
}

namespace {
/// The memory hierarchy for a block that runs alone.
class LoneMemory {
  const MachineDescription Machine;
  MemorySystem System;
  MemoryPath Path;
  const std::vector<uint32_t> Constants;

public:
  LoneMemory(const LaunchState &Launch, const MachineDescription &Machine,
             Statistics &Stats)
      : Machine(withoutShared(Machine, Launch, /*Blocks=*/1)),
        System(this->Machine, Stats.Memory),
        Path(System, Stats.Memory, /*Number=*/0),
        Constants(constantOperands(Launch)) {}
  Runner::Config config() {
    return {unsigned(Machine.Schedulers), &Path, Constants.data(), nullptr,
            Machine.GreedyIssue != 0};
  }
};
} // namespace

Outcome ResidentBlock::run() {
  // The number of cycles with an issue between two polls.
  constexpr unsigned PollInterval = 1024;
  Runner::Config Config;
  std::unique_ptr<LoneMemory> Memory;
  std::optional<TimedLaunch> Timed;
  if (Options.Timing == Q7X2_TIMING_MACHINE) {
    Timed.emplace(Launch, *Options.Machine);
    Memory = std::make_unique<LoneMemory>(Launch, *Options.Machine, Stats);
    Config = Memory->config();
    X.Path = Config.Path;
  }
  Runner R(Timed ? Timed->Launch : Launch, Options, Stats, Config);
  R.add(*this, 0);
  const uint64_t Before = Stats.Cycles;
  uint64_t Cycle = 0;
  for (unsigned Polls = 1;; ++Polls) {
    if (R.step(Cycle, /*Ahead=*/false) == Runner::StepResult::Failed)
      return outcome();
    if (R.nextCycle() == Never)
      return WarpsLeft == 0 ? Outcome::Done : Outcome::Deadlock;
    Cycle = R.nextCycle();
    Stats.Cycles = Before + Cycle;
    if (Options.MaxCycles && Stats.Cycles > Options.MaxCycles) {
      if (!SetAside)
        return Outcome::CycleLimit;
      restoreFault();
      return outcome();
    }
    if (Polls % PollInterval == 0 && poll(R.takeIssued()))
      return Outcome::Cancelled;
  }
}
