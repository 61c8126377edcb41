//===-- Q7X2FoldMath.cpp - Approximate functions of constants -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MUFU's results are correctly rounded. So the host can compute them in double,
// except where the error of its own functions could change the rounding.
//
//===----------------------------------------------------------------------===//

#include "Q7X2FoldMath.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/Transforms/InstCombine/InstCombiner.h"
#include <cmath>

using namespace llvm;

using HostFunction = double (*)(double);

/// Returns the host's function for an intrinsic on floats; null for others.
static HostFunction getFunction(const IntrinsicInst &II) {
  switch (II.getIntrinsicID()) {
  case Intrinsic::nvvm_ex2_approx:
  case Intrinsic::nvvm_ex2_approx_ftz:
    return std::exp2;
  case Intrinsic::nvvm_lg2_approx_f:
  case Intrinsic::nvvm_lg2_approx_ftz_f:
    return std::log2;
  case Intrinsic::nvvm_sin_approx_f:
  case Intrinsic::nvvm_sin_approx_ftz_f:
    return std::sin;
  case Intrinsic::nvvm_cos_approx_f:
  case Intrinsic::nvvm_cos_approx_ftz_f:
    return std::cos;
  case Intrinsic::nvvm_sqrt_approx_f:
  case Intrinsic::nvvm_sqrt_approx_ftz_f:
    return std::sqrt;
  case Intrinsic::nvvm_rsqrt_approx_f:
  case Intrinsic::nvvm_rsqrt_approx_ftz_f:
    return [](double X) { return 1 / std::sqrt(X); };
  case Intrinsic::nvvm_rcp_approx_ftz_f:
    return [](double X) { return 1 / X; };
  default:
    return nullptr;
  }
}

std::optional<Instruction *> Q7X2::foldMathConstant(InstCombiner &IC,
                                                    IntrinsicInst &II) {
  const HostFunction Function = getFunction(II);
  if (!Function || !II.getType()->isFloatTy())
    return std::nullopt;
  const auto *Argument = dyn_cast<ConstantFP>(II.getArgOperand(0));
  if (!Argument)
    return std::nullopt;
  // The treatment of subnormal numbers depends on the form; they are rare.
  const APFloat &X = Argument->getValueAPF();
  if (!X.isZero() && !X.isNormal())
    return std::nullopt;
  const double Value = Function(X.convertToFloat());
  // A bound far above the error of the host's functions.
  const double Error = std::fabs(Value) * 0x1p-48;
  const float Low = float(Value - Error), High = float(Value + Error);
  if (Low != High || !(std::isnormal(Low) || Value == 0))
    return std::nullopt;
  return IC.replaceInstUsesWith(II, ConstantFP::get(II.getType(), Low));
}
