//===-- MachineTiming.h - A launch on a machine -----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a machine's description changes about the instructions and resources of
// a launch. Control words are for the compiler's latencies: an instruction of
// fixed latency that takes longer delays those that need its result.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_MACHINETIMING_H
#define LLVM_LIB_Q7X2SIM_MACHINETIMING_H

#include "Exec.h"
#include "MachineDescription.h"
#include "Timing.h"
#include <vector>

namespace q7x2 {

/// A launch with the intervals and latencies of a machine.
class TimedLaunch {
  std::vector<InstTiming> Timings; // empty: the compiler's

public:
  TimedLaunch(const LaunchState &L, const MachineDescription &M);
  TimedLaunch(const TimedLaunch &) = delete;

  LaunchState Launch;
};

/// The machine with the L1 that the shared memory of \p Blocks blocks leaves.
MachineDescription withoutShared(const MachineDescription &M,
                                 const LaunchState &L, uint64_t Blocks);

/// The shared memory that a block occupies, in bytes.
uint64_t sharedOfBlock(const MachineDescription &M, const LaunchState &L);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_MACHINETIMING_H
