//===- FloatReference.h - Floating point by APFloat -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_UNITTESTS_Q7X2SIM_FLOATREFERENCE_H
#define LLVM_UNITTESTS_Q7X2SIM_FLOATREFERENCE_H

#include "llvm/ADT/APFloat.h"
#include <cstdint>
#include <string>

namespace insttest {

/// A rounding mode: its text (none for RN) and APFloat's name for it.
struct RoundMode {
  const char *Text;
  llvm::APFloat::roundingMode Mode;
};
inline constexpr RoundMode RoundModes[] = {
    {"", llvm::APFloat::rmNearestTiesToEven},
    {".RP", llvm::APFloat::rmTowardPositive},
    {".RM", llvm::APFloat::rmTowardNegative},
    {".RZ", llvm::APFloat::rmTowardZero}};

inline unsigned bitsOf(const llvm::fltSemantics &S) {
  return llvm::APFloat::semanticsSizeInBits(S);
}

inline llvm::APFloat number(const llvm::fltSemantics &S, uint64_t Bits) {
  unsigned N = bitsOf(S);
  return llvm::APFloat(S, llvm::APInt(64, Bits).trunc(N));
}

inline uint64_t patternOf(const llvm::APFloat &F) {
  return F.bitcastToAPInt().getZExtValue();
}

/// A subnormal number becomes zero, with its sign.
inline llvm::APFloat flushed(llvm::APFloat F, bool Ftz) {
  if (Ftz && F.isDenormal())
    return llvm::APFloat::getZero(F.getSemantics(), F.isNegative());
  return F;
}

/// The sign modifiers, on a pattern.
inline uint64_t withSigns(uint64_t Bits, unsigned Width, bool Neg, bool Abs) {
  uint64_t Sign = uint64_t(1) << (Width - 1);
  if (Abs)
    Bits &= ~Sign;
  return Neg ? Bits ^ Sign : Bits;
}

/// .SAT or .RELU, .FTZ, and the NaN of 16 and 32 bits.
inline uint64_t finished(llvm::APFloat R, bool Ftz, bool Sat, bool Relu) {
  const llvm::fltSemantics &S = R.getSemantics();
  if (R.isNaN())
    return Sat ? 0 : (uint64_t(1) << (bitsOf(S) - 1)) - 1;
  llvm::APFloat One(S, 1);
  if ((Sat || Relu) && R < llvm::APFloat::getZero(S))
    R = llvm::APFloat::getZero(S);
  if (Sat && R > One)
    R = One;
  return patternOf(flushed(R, Ftz));
}

/// The comparisons of FCMPOp.
inline constexpr const char *CompareTexts[] = {
    "EQ",  "NE",  "LT",  "LE",  "GT",  "GE",  "EQU",
    "NEU", "LTU", "LEU", "GTU", "GEU", "NAN", "NUM"};
inline bool compares(unsigned Op, const llvm::APFloat &A,
                     const llvm::APFloat &B) {
  llvm::APFloat::cmpResult R = A.compare(B);
  bool Unordered = R == llvm::APFloat::cmpUnordered;
  bool Less = R == llvm::APFloat::cmpLessThan;
  bool Equal = R == llvm::APFloat::cmpEqual;
  bool Greater = R == llvm::APFloat::cmpGreaterThan;
  if (Op == 12)
    return Unordered;
  if (Op == 13)
    return !Unordered;
  if (Unordered)
    return Op >= 6;
  switch (Op % 6) {
  case 0:
    return Equal;
  case 1:
    return !Equal;
  case 2:
    return Less;
  case 3:
    return Less || Equal;
  case 4:
    return Greater;
  default:
    return Greater || Equal;
  }
}

/// LOPOp and BoolOp.
inline constexpr const char *LogicTexts[] = {"AND", "OR", "XOR"};
inline bool combined(unsigned Op, bool A, bool B) {
  return Op == 0 ? A && B : Op == 1 ? A || B : A != B;
}

/// The smaller or larger number, +0 above -0; no NaN.
inline llvm::APFloat chosen(const llvm::APFloat &A, const llvm::APFloat &B,
                            bool Max) {
  bool BothZero = A.isZero() && B.isZero();
  bool Less = BothZero ? A.isNegative() && !B.isNegative() : A < B;
  return Less == Max ? B : A;
}

} // namespace insttest

#endif // LLVM_UNITTESTS_Q7X2SIM_FLOATREFERENCE_H
