//===-- Q7X2FoldMath.cpp - Approximate functions of constants -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MUFU's results are correctly rounded, those on doubles to the upper word from
// the upper word. So the host can compute them in double, except where the
// error of its own functions could change the rounding.
//
//===----------------------------------------------------------------------===//

#include "Q7X2FoldMath.h"
#include "llvm/ADT/bit.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/Transforms/InstCombine/InstCombiner.h"
#include <cmath>

using namespace llvm;

using HostFunction = double (*)(double);

/// Returns the host's function for an intrinsic; null for others.
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
  case Intrinsic::nvvm_rsqrt_approx_ftz_d:
    return [](double X) { return 1 / std::sqrt(X); };
  case Intrinsic::nvvm_rcp_approx_ftz_f:
  case Intrinsic::nvvm_rcp_approx_ftz_d:
    return [](double X) { return 1 / X; };
  default:
    return nullptr;
  }
}

/// Rounds to a float, or to 20 bits of fraction, those of a double's upper
/// word.
static double roundResult(double X, bool IsFloat) {
  if (IsFloat)
    return float(X);
  const uint64_t Bits = bit_cast<uint64_t>(X);
  const uint64_t Rounded = Bits + 0x7fffffff + (Bits >> 32 & 1);
  return bit_cast<double>(Rounded & ~uint64_t(UINT32_MAX));
}

std::optional<Instruction *> Q7X2::foldMathConstant(InstCombiner &IC,
                                                    IntrinsicInst &II) {
  const HostFunction Function = getFunction(II);
  const bool IsFloat = II.getType()->isFloatTy();
  if (!Function || !(IsFloat || II.getType()->isDoubleTy()))
    return std::nullopt;
  const auto *Argument = dyn_cast<ConstantFP>(II.getArgOperand(0));
  if (!Argument)
    return std::nullopt;
  APFloat X = Argument->getValueAPF();
  if (!IsFloat)
    X = APFloat(X.getSemantics(), X.bitcastToAPInt() & ~APInt(64, UINT32_MAX));
  // The treatment of subnormal numbers depends on the form; they are rare.
  if (!(X.isZero() && IsFloat) && !X.isNormal())
    return std::nullopt;
  const double Value =
      Function(IsFloat ? X.convertToFloat() : X.convertToDouble());
  // A bound far above the error of the host's functions.
  const double Error = std::fabs(Value) * 0x1p-48;
  const double Low = roundResult(Value - Error, IsFloat),
               High = roundResult(Value + Error, IsFloat);
  const bool IsNormal =
      IsFloat ? std::isnormal(float(Low)) || Value == 0 : std::isnormal(Low);
  if (Low != High || !IsNormal)
    return std::nullopt;
  return IC.replaceInstUsesWith(II, ConstantFP::get(II.getType(), Low));
}
