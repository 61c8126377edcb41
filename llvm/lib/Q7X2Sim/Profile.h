//===- Profile.h - Counters of a launch by instruction ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects the counters that a profiler shows for a launch (docs/profiler.md).
// Code that runs blocks acquires a set of counters from the Profile, one for
// each thread of the host, and releases it afterwards; the sums do not depend
// on which thread ran which block. Without a profile the pointer to the set is
// null.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_PROFILE_H
#define LLVM_LIB_Q7X2SIM_PROFILE_H

#include "MachineDescription.h"
#include "MemoryUse.h"
#include "Runner.h"
#include "q7x2/q7x2profile.h"
#include "llvm/ADT/StringMap.h"
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace q7x2 {

class Module;

/// The counters of an instruction, without its text and place.
using InstCounters = q7x2_profile_counters;

/// The counters of one host thread.
class CounterSet {
public:
  CounterSet(const LaunchState &Launch, const MachineDescription &Machine,
             q7x2_timing Timing);

  /// Called when the Active threads are about to execute an instruction, with
  /// the guard true for those of \p Mask; address registers are not yet
  /// overwritten.
  void issue(Context &X, uint32_t PC, uint32_t Active, uint32_t Mask);
  /// Adds the effects of the instruction on the memory hierarchy.
  void access(uint32_t PC, const AccessCounts &A) {
    InstCounters &C = Insts[PC];
    C.l1_hits += A.L1Hits;
    C.l1_misses += A.L1Misses;
    C.l2_hits += A.L2Hits;
    C.l2_misses += A.L2Misses;
    C.atomic_wait += A.AtomicWait;
    // The machine model counts the passes of its own banks.
    if (HasBanks)
      C.shared.moved += A.SharedPasses;
  }
  /// Called when at least one thread has executed a BRA or BRX.
  void branch(uint32_t PC, bool Diverges);
  /// Counts cycles in which a warp did not issue this instruction, its next one
  /// or the one that it waits at.
  void stall(uint32_t PC, StallCause Cause, uint64_t Cycles) {
    Insts[PC].stalls[unsigned(Cause)] += Cycles;
  }
  void clear();
  void add(const CounterSet &Other);
  const InstCounters &of(uint32_t PC) const { return Insts[PC]; }

private:
  void countAccess(Context &X, const DecodedInst &I, const MemoryUse &U,
                   uint32_t Mask, InstCounters &C) const;

  uint64_t SectorBytes;
  uint64_t BankBytes;          // that shared memory transfers per pass
  bool HasBanks;               // with the timing of the machine
  std::vector<MemoryUse> Uses; // by instruction
  std::vector<InstCounters> Insts;
};

class Profile {
public:
  /// Sets the machine of the next launch.
  void setMachine(const MachineDescription &M) { Machine = M; }
  /// Begins a launch.
  void start(const LaunchState &Launch, q7x2_timing Timing);
  /// Returns a set that no other thread uses until it is released.
  CounterSet *acquire();
  void release(CounterSet *Set);
  /// Resets the counters, since the blocks run again.
  void restart();
  /// Ends the launch: sums the counters of the executed functions and describes
  /// their instructions.
  void finish(const Module &M, llvm::StringRef Kernel);

  // The data that q7x2profile.h returns. The strings live as long as the
  // profile.
  q7x2_profile_launch Facts = {};
  std::vector<q7x2_machine_field> MachineFields;
  std::vector<q7x2_profile_limit> Limits;
  std::vector<uint32_t> WarpsByRegisters;
  std::vector<q7x2_profile_instruction> Instructions;
  std::vector<std::vector<q7x2_profile_frame>> Frames; // by instruction

private:
  MachineDescription Machine;
  const LaunchState *Launch = nullptr;
  q7x2_timing Timing = Q7X2_TIMING_WARP;
  std::mutex Lock; // guards the following
  std::vector<std::unique_ptr<CounterSet>> Sets;
  std::vector<CounterSet *> Free;
  llvm::StringMap<char> Strings;

  const char *keep(llvm::StringRef Text) {
    return Strings.try_emplace(Text).first->getKeyData();
  }
  void setOccupancy();
  void describe(const Module &M, uint32_t PC, const CounterSet &Total);
};

} // namespace q7x2

struct q7x2_profile {
  q7x2::Profile Impl;
};

#endif // LLVM_LIB_Q7X2SIM_PROFILE_H
