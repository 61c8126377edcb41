//===- MathOps.cpp - The functions of MUFU --------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An approximation with a known error bound determines the correctly rounded
// result unless a point where the rounding changes lies within the bound.
// double suffices for all but about one argument in 2^24, long double for the
// rest: over all f32 arguments, no exact value except a tie is closer than
// 2^-60 to such a point. Ties are exact in long double.
//
//===----------------------------------------------------------------------===//

#include "MathOps.h"
#include "FloatOps.h"
#include "llvm/Support/ErrorHandling.h"
#include <cmath>

using namespace q7x2::fp;

template <typename Real> static Real evaluate(MathOp Op, Real X) {
  switch (Op) {
  case MathOp::COS:
    return std::cos(X);
  case MathOp::SIN:
    return std::sin(X);
  case MathOp::EX2:
    return std::exp2(X);
  case MathOp::LG2:
    return std::log2(X);
  case MathOp::RCP:
  case MathOp::RCP64H:
    return 1 / X;
  case MathOp::RSQ:
  case MathOp::RSQ64H:
    return 1 / std::sqrt(X);
  case MathOp::SQRT:
    return std::sqrt(X);
  case MathOp::TANH:
    return std::tanh(X);
  }
  llvm_unreachable("unknown function");
}

namespace {
/// Rounds to f32.
struct ToF32 {
  static uint32_t round(double X) { return bitsOf(float(X)); }
  static uint32_t round(long double X) { return bitsOf(float(X)); }
};

/// Rounds to the upper word of an f64: 20 bits of fraction.
struct ToUpperWord {
  static uint32_t round(double X) {
    uint64_t B = bitsOf(X);
    if ((B & F64::MagMask) >= F64::Inf)
      return B >> 32;
    uint64_t Odd = B >> 32 & 1;
    return (B + 0x7fffffff + Odd) >> 32;
  }
  // Rounding to double first is harmless: a reciprocal (square root) of a
  // number with 21 significant bits is a tie or differs from one by at least
  // 2^-44 of its value.
  static uint32_t round(long double X) { return round(double(X)); }
};
} // namespace

template <typename Target> static uint32_t roundedResult(MathOp Op, double X) {
  double Y = evaluate(Op, X);
  uint32_t R = Target::round(Y * (1.0 - MathBound));
  if (R == Target::round(Y * (1.0 + MathBound)))
    return R;
  return Target::round(evaluate<long double>(Op, X));
}

template <typename Fmt> static bool isInvalid(MathOp Op, typename Fmt::Bits X) {
  switch (Op) {
  case MathOp::COS:
  case MathOp::SIN:
    return Fmt::isInf(X);
  case MathOp::LG2:
  case MathOp::RSQ:
  case MathOp::RSQ64H:
  case MathOp::SQRT:
    return (X & Fmt::SignBit) && !Fmt::isZero(X);
  default:
    return false;
  }
}

static uint32_t evaluate32(MathOp Op, uint32_t X) {
  if (F32::isNaN(X) || isInvalid<F32>(Op, X))
    return F32::CanonicalNaN;
  return roundedResult<ToF32>(Op, asFloat(X));
}

static uint32_t evaluateUpper(MathOp Op, uint32_t X, bool Ftz, bool Sat) {
  uint64_t In = uint64_t(X) << 32;
  if (Ftz)
    In = F64::flush(In);
  uint64_t Out;
  if (F64::isNaN(In))
    Out = In | uint64_t(1) << 51;
  else if (isInvalid<F64>(Op, In))
    Out = 0xfff8000000000000;
  else
    Out = uint64_t(roundedResult<ToUpperWord>(Op, asDouble(In))) << 32;
  if (Sat && F64::isNaN(Out))
    return 0;
  if (F64::isNaN(Out))
    return Out >> 32;
  Finish How;
  How.Sat = Sat;
  How.Ftz = Ftz;
  return finish<F64>(Out, How) >> 32;
}

uint32_t q7x2::fp::mathFunction(MathOp Op, uint32_t X, bool Ftz, bool Sat) {
  if (Op == MathOp::RCP64H || Op == MathOp::RSQ64H)
    return evaluateUpper(Op, X, Ftz, Sat);
  if (Ftz)
    X = F32::flush(X);
  Finish How;
  How.Sat = Sat;
  How.Ftz = Ftz;
  return finish<F32>(evaluate32(Op, X), How);
}
