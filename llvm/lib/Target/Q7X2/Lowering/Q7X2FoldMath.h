//===-- Q7X2FoldMath.h - Approximate functions of constants -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2FOLDMATH_H
#define LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2FOLDMATH_H

#include <optional>

namespace llvm {

class InstCombiner;
class Instruction;
class IntrinsicInst;

namespace Q7X2 {

/// Folds an NVVM approximate function of a constant to MUFU's result.
/// Implements TargetTransformInfo::instCombineIntrinsic.
std::optional<Instruction *> foldMathConstant(InstCombiner &IC,
                                              IntrinsicInst &II);

} // namespace Q7X2
} // namespace llvm

#endif // LLVM_LIB_TARGET_Q7X2_LOWERING_Q7X2FOLDMATH_H
