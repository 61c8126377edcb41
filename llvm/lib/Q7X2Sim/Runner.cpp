//===- Runner.cpp - Runs a block ------------------------------------------===//

#include "Runner.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace q7x2;

static const uint64_t Never = ~uint64_t(0);

void Runner::assignWarps() {
  for (Scheduler &S : Schedulers) {
    S.Warps.clear();
    S.Next = 0;
  }
  for (Warp *W : Block.Warps)
    Schedulers[W->Index % NumSchedulers].Warps.push_back(W);
  Stalled.assign(Block.Warps.size(), StallTime());
}

/// Adds the cycles since the warp's last issue to their cause.
void Runner::account(Warp &W, uint64_t Until) {
  StallTime &T = Stalled[W.Index];
  if (Until > T.From) {
    Stats.Stalls[unsigned(T.Cause)] += Until - T.From;
    T.From = Until;
  }
}

/// No thread of the warp can run: it sleeps until it is woken.
void Runner::park(Warp &W) {
  account(W, Cycle);
  W.ReadyCycle = W.nextWake();
  StallCause Cause = StallCause::Sleep;
  for (const Fragment &F : W.fragments()) {
    if (F.State == FragState::BlockBarrier) {
      Cause = StallCause::Barrier;
      break;
    }
    if (F.State != FragState::Sleeping)
      Cause = StallCause::Convergence;
  }
  Stalled[W.Index].Cause = Cause;
}

static StallCause causeAfter(InstGroup G) {
  switch (G) {
  case InstGroup::LSU:
    return StallCause::Memory;
  case InstGroup::CTRL:
    return StallCause::Branch;
  default:
    return StallCause::Dependency;
  }
}

static uint32_t guardMask(const Warp &W, const DecodedInst &I) {
  uint32_t P = I.UniformGuard ? W.UP[I.Guard.Reg] : W.P[I.Guard.Reg];
  return P ^ (I.Guard.Not ? AllLanes : 0);
}

/// Issues the warp's next instruction. False if none of its threads can run.
bool Runner::issue(Warp &W) {
  X.W = &W;
  X.Cycle = Cycle;
  X.ExtraCycles = 0;
  Fragment *F = W.select(Cycle);
  if (!F) {
    park(W);
    return false;
  }
  account(W, W.ReadyCycle);
  Stats.Stalls[unsigned(StallCause::NotSelected)] += Cycle - W.ReadyCycle;
  LastPC = F->PC;
  if (F->PC >= Launch.CodeSize) {
    X.fault(firstLane(F->Mask), "execution runs past the end of the code");
    return true;
  }
  const DecodedInst &I = Launch.Code[F->PC++];
  const uint32_t Active = F->Mask, Mask = Active & guardMask(W, I);
  const unsigned G = unsigned(I.Group);
  ++Stats.WarpInsts[G];
  Stats.ThreadInsts[G] += llvm::popcount(Active);
  if (Options.Trace)
    Options.Trace({Cycle, Block, W, LastPC, Active, Mask});
  if (Mask)
    I.Fn(X, I, Mask);
  W.ReadyCycle = W.live() ? Cycle + I.Latency + X.ExtraCycles : Never;
  Stalled[W.Index] = {Cycle + 1, causeAfter(I.Group)};
  return true;
}

/// Issues from the first ready warp, in turn. False if there is none.
bool Runner::schedule(Scheduler &S) {
  const unsigned Count = S.Warps.size();
  unsigned At = S.Next;
  for (unsigned Step = 0; Step != Count; ++Step) {
    Warp &W = *S.Warps[At];
    At = At + 1 == Count ? 0 : At + 1;
    if (W.ReadyCycle > Cycle || !issue(W))
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
  }
}

Outcome Runner::run() {
  assignWarps();
  Cycle = 0;
  Outcome Result = loop();
  Stats.Cycles += Cycle;
  return Result;
}
