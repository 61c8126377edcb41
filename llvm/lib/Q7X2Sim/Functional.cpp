//===- Functional.cpp - Runs a block without timing -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Functional.h"
#include "Checker.h"
#include "Debugger.h"
#include "Target.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace q7x2;

static const uint64_t Never = ~uint64_t(0);

// A warp that never waits is interrupted after this many instructions, since it
// may poll memory that another warp is going to write.
static const unsigned TurnLength = 4096;

std::unique_ptr<Engine> q7x2::createEngine(const LaunchState &Launch,
                                           BlockState &Block,
                                           const RunOptions &Options,
                                           Statistics &Stats) {
  if (Options.Timing == Q7X2_TIMING_NONE)
    return std::make_unique<FunctionalEngine>(Launch, Block, Options, Stats);
  return std::make_unique<ResidentBlock>(Launch, Block, Options, Stats);
}

//===----------------------------------------------------------------------===//
// Counting
//===----------------------------------------------------------------------===//

void FunctionalEngine::trace(const Warp &W, uint32_t PC,
                             uint32_t Active) const {
  if (Options.Trace)
    Options.Trace({X.Cycle, Block, W, PC, Active,
                   Active & guardMask(W, Launch.Code[PC])});
}

/// Counts the issue of Length instructions from PC on.
void FunctionalEngine::countIssues(uint32_t PC, uint32_t Length,
                                   uint32_t Active) {
  const int64_t Threads = llvm::popcount(Active);
  Issues[PC].Warps += 1;
  Issues[PC].Threads += Threads;
  Issues[PC + Length].Warps -= 1;
  Issues[PC + Length].Threads -= Threads;
  FirstIssued = std::min(FirstIssued, PC);
  EndIssued = std::max(EndIssued, PC + Length);
  X.Cycle += Length;
}

/// Counts the memory transactions of an instruction.
void FunctionalEngine::countAccess(const DecodedInst &I) {
  const unsigned Unit = Launch.Timings[&I - Launch.Code].Unit;
  if (Unit == llvm::Q7X2Unit::LSUShared) {
    Stats.SharedPasses += 1 + X.ExtraCycles;
    Stats.BankConflicts += X.ExtraCycles;
  } else if (Unit == llvm::Q7X2Unit::LSU && I.Op != op::MEMBAR) {
    Stats.GlobalLines += 1 + X.ExtraCycles;
  }
  X.ExtraCycles = 0;
}

/// Adds the counts of the block to the statistics and clears them.
void FunctionalEngine::addIssues() {
  int64_t Warps = 0, Threads = 0;
  for (uint32_t PC = FirstIssued; PC < EndIssued; ++PC) {
    Warps += Issues[PC].Warps;
    Threads += Issues[PC].Threads;
    Stats.WarpInsts[Launch.Code[PC].Group] += Warps;
    Stats.ThreadInsts[Launch.Code[PC].Group] += Threads;
    Issues[PC] = IssueDelta();
  }
  Issues[EndIssued] = IssueDelta();
}

/// Returns true if the cycle limit is exceeded. Without timing, every
/// instruction that the block issues counts as a cycle.
bool FunctionalEngine::exceedsLimit() const {
  return Options.MaxCycles &&
         Stats.limited(Options.Timing) + X.Cycle > Options.MaxCycles;
}

//===----------------------------------------------------------------------===//
// Executing
//===----------------------------------------------------------------------===//

void FunctionalEngine::execute(const DecodedInst &I, uint32_t Active,
                               uint32_t Mask) {
  if (Launch.Check)
    Launch.Check->execute(X, I, Active, Mask);
  else if (Mask)
    I.Fn(X, I, Mask);
}

static bool hasDiverged(const Warp &W, uint32_t Active) {
  return Active != W.live() || !W.Pending.isAllProved();
}

/// Executes an instruction of a warp whose threads may have diverged since the
/// last write of a uniform register.
void FunctionalEngine::executeDiverged(Warp &W, uint32_t PC, uint32_t Active,
                                       uint32_t Mask) {
  const InstTiming &T = Launch.Timings[PC];
  Hazard H;
  if (W.Pending.findDivergenceHazard(T, Active, Mask, H)) {
    reportHazard(X, std::move(H), Mask ? Mask : Active);
    return;
  }
  const uint32_t Live = W.live();
  execute(Launch.Code[PC], Active, Mask);
  if (Mask)
    W.Pending.define(T, PC, Active, Live);
}

/// Executes instructions that leave the fragments unchanged.
void FunctionalEngine::runStraight(Warp &W, Fragment &F, uint32_t Length) {
  const uint32_t Active = F.Mask, First = F.PC;
  const DecodedInst *I = &Launch.Code[First], *End = I + Length;
  const bool Diverged = hasDiverged(W, Active);
  for (; I != End; ++I) {
    const uint32_t Mask = Active & guardMask(W, *I);
    if (Diverged)
      executeDiverged(W, I - Launch.Code, Active, Mask);
    else
      execute(*I, Active, Mask);
    if (!Mask && !Diverged)
      continue;
    if (X.Fault.Kind != FaultInfo::None) {
      LastPC = I - Launch.Code;
      countIssues(First, LastPC + 1 - First, Active);
      return;
    }
    if (I->Group == llvm::Q7X2::GroupLSU && Mask)
      countAccess(*I);
  }
  F.PC = First + Length;
  countIssues(First, Length, Active);
}

/// Executes an instruction that may change the fragments.
void FunctionalEngine::runControl(Warp &W, Fragment &F) {
  LastPC = F.PC++;
  const DecodedInst &I = Launch.Code[LastPC];
  const uint32_t Active = F.Mask, Mask = Active & guardMask(W, I);
  countIssues(LastPC, 1, Active);
  X.Jumped = false;
  if (hasDiverged(W, Active))
    executeDiverged(W, LastPC, Active, Mask);
  else
    execute(I, Active, Mask);
  if (!Mask)
    return;
  if (I.Op == op::YIELD)
    Turn = 1;
  if (I.Op == op::BRA || I.Op == op::BRX) {
    ++Stats.Branches;
    Stats.DivergentBranches += X.Jumped && W.current().Mask != Active;
  }
}

/// Runs a warp until all its threads wait or have ended, its turn is over, or
/// something ends the launch. Returns false if no thread could run.
bool FunctionalEngine::runWarp(Warp &W) {
  X.W = &W;
  Turn = TurnLength;
  while (Turn && W.live()) {
    Fragment *F = W.select(X.Cycle);
    if (!F)
      return Turn != TurnLength;
    LastPC = F->PC;
    if (F->PC >= Launch.CodeSize) {
      X.fault(firstLane(F->Mask), "execution runs past the end of the code");
      return true;
    }
    const uint32_t First = F->PC, Active = F->Mask;
    uint32_t Executing = 0; // for the debugger
    if (Options.Debug) {
      if (!Options.Debug->before(Block, W, *F)) {
        Turn = 0;
        break;
      }
      Executing = Active & guardMask(W, Launch.Code[First]);
    }
    uint32_t Length = Launch.Code[First].Straight;
    if (Length) {
      Length = std::min({Length, Turn, W.turnLeft()});
      if (Options.Debug)
        Length = Options.Debug->span(Block, W, First, Length);
      if (Options.Trace) {
        Length = 1;
        trace(W, F->PC, F->Mask);
      }
      runStraight(W, *F, Length);
    } else {
      Length = 1;
      trace(W, F->PC, F->Mask);
      runControl(W, *F);
    }
    if (X.Fault.Kind != FaultInfo::None)
      return true;
    Turn -= Length;
    W.countIssues(Length);
    if (Options.Debug)
      Options.Debug->after(Block, W, First, Length, Active, Executing);
  }
  return Turn != TurnLength;
}

/// Runs each of the first Count warps for a turn. After a fault, sets Count to
/// the number of warps before the failing one.
Outcome FunctionalEngine::runTurns(size_t &Count, bool &Ran) {
  for (size_t I = 0; I != Count; ++I) {
    const uint64_t Before = X.Cycle;
    Ran |= runWarp(*Block.Warps[I]);
    if (X.Fault.Kind != FaultInfo::None) {
      setFaultAside(X.Cycle);
      Count = I;
      return Outcome::Done;
    }
    if (exceedsLimit())
      return Outcome::CycleLimit;
    if (poll(X.Cycle - Before))
      return Outcome::Cancelled;
  }
  return Outcome::Done;
}

Outcome FunctionalEngine::loop() {
  size_t Count = Block.Warps.size(); // the number of warps that still run
  while (true) {
    bool Ran = false;
    const Outcome Turns = runTurns(Count, Ran);
    uint64_t Wake = Ran ? X.Cycle : Never;
    for (size_t I = 0; I != Count && !Ran; ++I)
      Wake = std::min(Wake, Block.Warps[I]->nextWake());
    if (SetAside && (Count == 0 || Wake == Never || Turns != Outcome::Done ||
                     X.Cycle > SetAside->Deadline)) {
      restoreFault();
      return outcome();
    }
    if (Turns != Outcome::Done)
      return Turns;
    if (Wake == Never)
      return Block.finished() ? Outcome::Done : Outcome::Deadlock;
    X.Cycle = Wake;
  }
}

Outcome FunctionalEngine::run() {
  Issues.resize(Launch.CodeSize + 1);
  const Outcome Result = loop();
  addIssues();
  return Result;
}
