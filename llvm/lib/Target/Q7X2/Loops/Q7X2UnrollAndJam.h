//===-- Q7X2UnrollAndJam.h - Outer loops to jam -----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2UNROLLANDJAM_H
#define LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2UNROLLANDJAM_H

namespace llvm {

class DominatorTree;
class Loop;
class LoopInfo;
class ScalarEvolution;
class TargetTransformInfo;

namespace Q7X2 {

/// Returns the number of iterations of a loop nest to jam into one; 1 to keep
/// it. Assumes that no load reads memory that the loop stores to.
unsigned chooseJamCount(Loop &L, const DominatorTree &DT, const LoopInfo &LI,
                        ScalarEvolution &SE, const TargetTransformInfo &TTI);

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2UNROLLANDJAM_H
