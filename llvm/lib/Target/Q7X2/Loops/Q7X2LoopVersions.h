//===-- Q7X2LoopVersions.h - Loop versions ----------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies loops for passes that optimize one version under a condition that is
// tested before the loop (Q7X2LoopVersioning.cpp, Q7X2AlignedLoops.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPVERSIONS_H
#define LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPVERSIONS_H

namespace llvm {

class DominatorTree;
class Loop;
class LoopInfo;
class ScalarEvolution;
class StringRef;
class Value;

namespace Q7X2 {

/// Returns the number of instructions of a loop nest.
unsigned countInstructions(const Loop &L);

/// Copies a loop nest in simplified form that is safe to clone. The branch at
/// the end of its former preheader enters \p L if \p Condition is true, which
/// is likely, and the copy otherwise. Appends \p Suffix to the names in the
/// copy. Returns the copy. Both are in simplified and LCSSA form.
Loop &addLoopVersion(Loop &L, Value &Condition, StringRef Suffix,
                     DominatorTree &DT, LoopInfo &LI, ScalarEvolution &SE);

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPVERSIONS_H
