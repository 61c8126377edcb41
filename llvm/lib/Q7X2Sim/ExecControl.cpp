//===- ExecControl.cpp - CTRL: branches, convergence, barriers ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Branches, calls, returns, convergence barriers, WARPSYNC, block barriers, and
// the instructions that end or delay threads. An executor changes the fragments
// of the warp (Warp.h); it sets Context::Jumped if a thread does not continue
// at the next instruction.
//
//===----------------------------------------------------------------------===//

#include "Block.h"
#include "Target.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

#include "HostIsaBegin.h"

using namespace q7x2;
using llvm::formatv;

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

/// Branches to an instruction of the code; any other target is a fault.
static void branchTo(Context &X, uint32_t Mask, uint32_t Target) {
  X.Jumped = true;
  if (Target < X.Launch.CodeSize)
    X.W->branch(Mask, Target);
  else
    X.fault(firstLane(Mask), "branch to an address outside of the code");
}

/// Branches on a uniform predicate: all threads take the branch, or none does.
static void branchUniform(Context &X, const DecodedInst &I, uint32_t Mask) {
  if (Mask != X.W->current().Mask)
    X.fault(firstLane(Mask), "BRA.U is executed by only some of the threads");
  else if ((X.W->UP[I.PP.Reg] != 0) != I.PP.Not)
    branchTo(X, Mask, I.Target);
}

static void branch(Context &X, const DecodedInst &I, uint32_t Mask) {
  uint32_t Taken = Mask & predMask(*X.W, I.PP);
  if (!Taken)
    return;
  if (I.mod(mod::MUniform) == Q7X2::Uniform_U && Taken != X.W->current().Mask) {
    X.fault(firstLane(Taken), "BRA.U is taken by only some of the threads");
    return;
  }
  branchTo(X, Taken, I.Target);
}

static bool isHostAddress(const Context &X, uint64_t Address) {
  return Address == HostExit || Address == HostExitImmediately ||
         (Address == HostReturn && X.Launch.CalledByHost);
}

/// Returns threads to the host. For a kernel, a nonzero status is a fault.
static void returnToHost(Context &X, uint32_t Group, uint64_t Address) {
  const auto &Status = X.W->R[ResultReg];
  uint32_t Failed = Group & maskOf([&](unsigned L) { return Status[L] != 0; });
  if (Failed && !X.Launch.CalledByHost) {
    unsigned First = firstLane(Failed);
    X.fault(First, formatv("exit with status {0}", int32_t(Status[First])));
    return;
  }
  X.HostTarget = Address;
  X.W->exit(Group);
  X.Block.threadsExited(X);
}

/// Branches to each thread's own code address.
static void jumpTo(Context &X, const DecodedInst &I, uint32_t Mask,
                   const WidePair &Target) {
  X.Jumped = true;
  while (Mask) {
    unsigned First = firstLane(Mask);
    uint64_t Address = Target[First];
    uint32_t Group =
        Mask & maskOf([&](unsigned L) { return Target[L] == Address; });
    Mask &= ~Group;
    uint64_t Offset = Address - CodeWindow;
    if (I.Op == op::RET && isHostAddress(X, Address)) {
      returnToHost(X, Group, Address);
    } else if (Offset % InstBytes || Offset / InstBytes >= X.Launch.CodeSize) {
      X.fault(First, formatv("jump to {0:x}, which is not the address of "
                             "an instruction",
                             Address));
      return;
    } else {
      X.W->branch(Group, uint32_t(Offset / InstBytes));
    }
  }
}

static void jump(Context &X, const DecodedInst &I, uint32_t Mask) {
  WideLanes Buf;
  jumpTo(X, I, Mask, fetchWide(X, I.A, Buf));
}

/// Writes the address of the next instruction to Rd.
static void linkTo(Context &X, const DecodedInst &I, uint32_t Mask) {
  uint64_t Next = CodeWindow + uint64_t(X.W->current().PC) * InstBytes;
  WideLanes D;
  eachLane([&](unsigned L) { setWide(D, L, Next); });
  storeWide(X, I.Dst, D, Mask);
}

static void call(Context &X, const DecodedInst &I, uint32_t Mask) {
  linkTo(X, I, Mask);
  branchTo(X, Mask, I.Target);
}

static void callIndirect(Context &X, const DecodedInst &I, uint32_t Mask) {
  // The target and the return address may be in the same register pair.
  WideLanes Buf, Copy;
  WidePair Target = fetchWide(X, I.A, Buf);
  eachLane([&](unsigned L) { setWide(Copy, L, Target[L]); });
  linkTo(X, I, Mask);
  jumpTo(X, I, Mask, {Copy.Lo.V, Copy.Hi.V});
}

static void exitThreads(Context &X, const DecodedInst &, uint32_t Mask) {
  X.W->exit(Mask);
  X.Block.threadsExited(X);
}

//===----------------------------------------------------------------------===//
// Convergence
//===----------------------------------------------------------------------===//

static void setBarrier(Context &X, const DecodedInst &I, uint32_t Mask) {
  X.W->bssy(I.Amount, Mask);
}

static void waitAtBarrier(Context &X, const DecodedInst &I, uint32_t Mask) {
  X.W->bsync(I.Amount, Mask, &I);
}

static void leaveBarrier(Context &X, const DecodedInst &I, uint32_t Mask) {
  X.W->breakOut(I.Amount, Mask);
}

/// Calls Do with each distinct value of a source and the lanes that have it.
template <typename Fn>
static void forEachValue(const uint32_t *V, uint32_t Mask, Fn Do) {
  while (Mask) {
    uint32_t Value = V[firstLane(Mask)];
    uint32_t Group = Mask & maskOf([&](unsigned L) { return V[L] == Value; });
    Mask &= ~Group;
    Do(Value, Group);
  }
}

static void warpSync(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes Buf, Members;
  std::memcpy(Members.V, fetch(X, I.B, Buf), sizeof(Members.V));
  forEachValue(Members.V, Mask, [&](uint32_t Value, uint32_t Group) {
    if (uint32_t Missing = Group & ~Value)
      X.fault(
          firstLane(Missing),
          formatv("WARPSYNC's mask {0:x} lacks the executing thread", Value));
    else
      X.W->warpSync(Group, Value, &I);
  });
}

//===----------------------------------------------------------------------===//
// Block barriers
//===----------------------------------------------------------------------===//

/// Checks the operands of a barrier: its number and the number of threads.
static bool checkBlockBarrier(Context &X, uint32_t Group, uint32_t Id,
                              uint32_t N) {
  if (Id >= NumBlockBarriers) {
    X.fault(firstLane(Group), formatv("there is no barrier {0}", Id));
    return false;
  }
  if (N % WarpSize) {
    X.fault(firstLane(Group),
            formatv("barrier {0} for {1} threads: the number must be a "
                    "multiple of {2}",
                    Id, N, WarpSize));
    return false;
  }
  return true;
}

static void blockBarrier(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufId, BufN, Ids, Counts;
  std::memcpy(Ids.V, fetch(X, I.A, BufId), sizeof(Ids.V));
  std::memcpy(Counts.V, fetch(X, I.B, BufN), sizeof(Counts.V));
  BlockState::Arrival A;
  A.Waits = I.Op != op::BAR_ARV;
  A.Predicates = predMask(*X.W, I.PP);
  forEachValue(Ids.V, Mask, [&](uint32_t Id, uint32_t WithId) {
    forEachValue(Counts.V, WithId, [&](uint32_t N, uint32_t Group) {
      if (X.Fault.Kind != FaultInfo::None ||
          !checkBlockBarrier(X, Group, Id, N))
        return;
      A.Id = Id;
      A.Threads = N;
      A.Mask = Group;
      X.Block.arrive(X, I, A);
    });
  });
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

static void yield(Context &X, const DecodedInst &, uint32_t) { X.W->yield(); }

/// Suspends the threads for a number of nanoseconds.
static void sleep(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes Buf;
  const uint32_t *B = fetch(X, I.B, Buf);
  uint32_t Longest = 0;
  eachActive(Mask, [&](unsigned L) { Longest = std::max(Longest, B[L]); });
  const uint64_t Cycles = uint64_t(Longest) * X.Launch.ClockMHz / 1000;
  X.W->sleep(Mask, X.Cycle + Cycles, &I);
}

static void trap(Context &X, const DecodedInst &, uint32_t Mask) {
  X.fault(firstLane(Mask), "trap");
  X.Fault.Kind = FaultInfo::Trap;
}

ExecFn q7x2::Q7X2_ISA::bindControl(unsigned Op, const DecodedInst &I) {
  switch (Op) {
  case op::NOP:
    return executeNop;
  case op::BRA:
    return I.Form == llvm::Q7X2Form::U ? branchUniform : branch;
  case op::BRX:
  case op::RET:
    return jump;
  case op::CALL:
    return I.A.Kind == SrcKind::Reg ? callIndirect : call;
  case op::EXIT:
    return exitThreads;
  case op::BSSY:
    return setBarrier;
  case op::BSYNC:
    return waitAtBarrier;
  case op::BREAK:
    return leaveBarrier;
  case op::WARPSYNC:
    return warpSync;
  case op::BAR_SYNC:
  case op::BAR_ARV:
  case op::BAR_RED_POPC:
  case op::BAR_RED:
    return blockBarrier;
  case op::YIELD:
    return yield;
  case op::NANOSLEEP:
    return sleep;
  case op::TRAP:
    return trap;
  default:
    return nullptr;
  }
}

#include "HostIsaEnd.h"
