//===-- Q7X2Evictions.h - Bounded evictions ---------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The eviction advisor of the greedy register allocator.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_WORKAROUNDS_Q7X2EVICTIONS_H
#define LLVM_LIB_TARGET_Q7X2_WORKAROUNDS_Q7X2EVICTIONS_H

namespace llvm {
class ImmutablePass;

/// Creates the pass that provides RAGreedy's eviction advisor.
ImmutablePass *createQ7X2EvictionAdvisorPass();

} // namespace llvm

#endif
