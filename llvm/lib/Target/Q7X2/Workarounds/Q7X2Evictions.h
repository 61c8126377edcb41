//===-- Q7X2Evictions.h - Bounded evictions ---------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the greedy register allocator asks about evictions.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_WORKAROUNDS_Q7X2EVICTIONS_H
#define LLVM_LIB_TARGET_Q7X2_WORKAROUNDS_Q7X2EVICTIONS_H

namespace llvm {
class ImmutablePass;

/// The pass that RAGreedy gets its eviction advisor from.
ImmutablePass *createQ7X2EvictionAdvisorPass();

} // namespace llvm

#endif
