//===-- Q7X2LoopTests.h - Tests that end loops ------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPTESTS_H
#define LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPTESTS_H

#include "llvm/IR/ConstantRange.h"

namespace llvm {
class Instruction;
class LazyValueInfo;
class Loop;
class ScalarEvolution;
class Value;

namespace Q7X2 {

/// Returns the bound with which the test at the end of a loop, which has a
/// preheader and one latch, compares an induction variable with constant step
/// for equality; null if the loop has another form.
Value *getEqualityBound(const Loop &L, ScalarEvolution &SE);

/// Returns the unsigned range of \p V at \p At.
ConstantRange getUnsignedRange(Value *V, Instruction *At, LazyValueInfo &LVI);

} // namespace Q7X2
} // namespace llvm

#endif
