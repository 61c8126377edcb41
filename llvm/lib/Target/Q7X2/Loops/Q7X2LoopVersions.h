//===-- Q7X2LoopVersions.h - Two versions of a loop -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies loops for passes that optimize one of the versions by what a condition
// before the loop tells (Q7X2LoopVersioning.cpp, Q7X2AlignedLoops.cpp).
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

/// The number of instructions of a loop nest.
unsigned countInstructions(const Loop &L);

/// Makes a copy of a loop nest in simplified form that can be cloned. The
/// branch at the end of what was its preheader enters \p L if \p Condition is
/// true, which is likely, and else the copy. \p Suffix ends the names in the
/// copy. Returns the copy. Both are in simplified and in LCSSA form.
Loop &addLoopVersion(Loop &L, Value &Condition, StringRef Suffix,
                     DominatorTree &DT, LoopInfo &LI, ScalarEvolution &SE);

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_LOOPS_Q7X2LOOPVERSIONS_H
