//===-- Q7X2Shuffle.h - Random choices, for tests ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With -q7x2-shuffle=SEED the schedulers and the register allocator make random
// choices among the legal ones; the code must remain correct.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_SCHEDULING_Q7X2SHUFFLE_H
#define LLVM_LIB_TARGET_Q7X2_SCHEDULING_Q7X2SHUFFLE_H

#include <memory>
#include <random>

namespace llvm {
class ImmutablePass;
class MachineFunction;
class MachineSchedStrategy;

namespace Q7X2 {

/// Returns whether choices are random.
bool isShuffling();

/// Random numbers that depend on the seed and the name of the function.
class Shuffle {
public:
  /// \p Salt distinguishes several generators for one function.
  explicit Shuffle(const MachineFunction &MF, unsigned Salt = 0);

  /// Returns a number below \p Limit.
  unsigned below(unsigned Limit) { return Numbers() % Limit; }

private:
  std::minstd_rand Numbers;
};

/// Creates a strategy that issues any ready instruction.
std::unique_ptr<MachineSchedStrategy>
createRandomStrategy(const MachineFunction &MF);

/// Creates the pass that provides RAGreedy's priority advisor. When shuffling,
/// it allocates values in random order.
ImmutablePass *createPriorityAdvisorPass();

} // namespace Q7X2
} // namespace llvm

#endif
