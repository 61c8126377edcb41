//===-- MachineTiming.h - A launch on a machine -----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Applies a machine's description to the instructions and resources of a
// launch. Control words assume the compiler's latencies: an instruction of
// fixed latency that takes longer on the machine delays the instructions that
// use its result.
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
  std::vector<InstTiming> Timings; // empty: the compiler's timings

public:
  TimedLaunch(const LaunchState &L, const MachineDescription &M);
  TimedLaunch(const TimedLaunch &) = delete;

  LaunchState Launch;
};

/// Returns the machine with its L1 reduced by the shared memory of \p Blocks
/// blocks.
MachineDescription withoutShared(const MachineDescription &M,
                                 const LaunchState &L, uint64_t Blocks);

/// Returns the number of bytes of shared memory that a block occupies.
uint64_t sharedOfBlock(const MachineDescription &M, const LaunchState &L);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_MACHINETIMING_H
