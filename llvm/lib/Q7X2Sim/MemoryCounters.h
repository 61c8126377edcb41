//===- MemoryCounters.h - Counts of the memory hierarchy --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counters of the memory hierarchy, for a launch and for one instruction. All
// are 0 unless the launch has the timing of the machine.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_MEMORYCOUNTERS_H
#define LLVM_LIB_Q7X2SIM_MEMORYCOUNTERS_H

#include <cstdint>

namespace q7x2 {

/// The counters of a launch; MemoryCounters.def describes each.
struct MemoryCounters {
#define MEMORY_COUNTER(Field, Name, Meaning) uint64_t Field = 0;
#include "MemoryCounters.def"

  void add(const MemoryCounters &C) {
#define MEMORY_COUNTER(Field, Name, Meaning) Field += C.Field;
#include "MemoryCounters.def"
  }
};

/// The counters of the instruction that a warp has just executed.
struct AccessCounts {
  uint32_t Requests = 0; // 1 if it accesses global or thread-local memory
  uint32_t Sectors = 0;
  uint32_t L1Hits = 0, L1Misses = 0; // sectors of loads through L1
  uint32_t L2Hits = 0, L2Misses = 0; // sectors that reach L2
  uint32_t SharedPasses = 0;
  /// The cycles for which atomics in L2 waited for others on the same address.
  uint64_t AtomicWait = 0;
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_MEMORYCOUNTERS_H
