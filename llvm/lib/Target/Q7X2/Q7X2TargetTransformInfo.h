//===-- Q7X2TargetTransformInfo.h - Costs for IR passes ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2TARGETTRANSFORMINFO_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2TARGETTRANSFORMINFO_H

#include "llvm/Analysis/TargetTransformInfo.h"

namespace llvm {
class Q7X2TargetMachine;

/// Creates the target's TTI. A function, so that only one file includes
/// BasicTTIImpl.h, which is large.
TargetTransformInfo createQ7X2TTI(const Q7X2TargetMachine &TM,
                                  const Function &F);

} // namespace llvm

#endif
