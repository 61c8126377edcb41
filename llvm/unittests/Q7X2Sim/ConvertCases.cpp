//===- ConvertCases.cpp - XU: conversions, counts, roots ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatReference.h"
#include "InstTest.h"
#include "llvm/ADT/APSInt.h"
#include <optional>

using namespace insttest;
using namespace llvm;

namespace {
struct FloatType {
  const char *Text;
  const fltSemantics &(*Semantics)();
  Kind What;
};
struct IntType {
  const char *Text;
  unsigned Bits;
  bool Signed;
};
} // namespace

static const FloatType FloatTypes[] = {
    {".F16", APFloat::IEEEhalf, Kind::F16},
    {".BF16", APFloat::BFloat, Kind::BF16},
    {".F32", APFloat::IEEEsingle, Kind::F32},
    {".F64", APFloat::IEEEdouble, Kind::F64}};
static const IntType IntTypes[] = {{".U8", 8, false},   {".S8", 8, true},
                                   {".U16", 16, false}, {".S16", 16, true},
                                   {".U32", 32, false}, {".S32", 32, true},
                                   {".U64", 64, false}, {".S64", 64, true}};

static void randomSigns(Operand &O, Random &R) {
  if (O.From == 'I')
    return;
  O.Neg = R.below(3) == 0;
  O.Abs = R.below(4) == 0;
}

/// The source in its format, with the modifiers applied to its sign bit.
static APFloat input(const FloatType &T, const Operand &O, uint64_t Bits) {
  unsigned Width = bitsOf(T.Semantics());
  return number(T.Semantics(), withSigns(Bits, Width, O.Neg, O.Abs));
}

static void setResult(unsigned Width, uint64_t Value, Outputs &Out) {
  if (Width == 64)
    Out.D = Value;
  else
    Out.setD32(Value);
}

static const char *destination(unsigned Width) {
  return Width == 64 ? "$D, $b" : "$d, $b";
}

/// A NaN that becomes an f64 keeps sign and payload and is quiet.
static uint64_t wideNaN(const APFloat &X) {
  unsigned Fraction = APFloat::semanticsPrecision(X.getSemantics()) - 1;
  uint64_t Payload = patternOf(X) & ((uint64_t(1) << Fraction) - 1);
  return (X.isNegative() ? 0xfff8000000000000 : 0x7ff8000000000000) |
         Payload << (52 - Fraction);
}

static uint64_t converted(APFloat X, const FloatType &To, bool Ftz, bool Sat,
                          APFloat::roundingMode Mode) {
  const bool Wide = To.What == Kind::F64;
  if (Wide && X.isNaN())
    return Sat ? 0 : wideNaN(X);
  bool Inexact;
  X = flushed(X, Ftz);
  X.convert(To.Semantics(), Mode, &Inexact);
  return finished(X, Ftz, Sat, false);
}

static Case unary(std::string Mnemonic, unsigned ResultBits, Kind K,
                  Source From, Random &R) {
  Case C;
  C.Mnemonic = std::move(Mnemonic);
  C.Operands = destination(ResultBits);
  C.B = operand(K, From, R);
  return C;
}

/// A 16-bit immediate source is written as the 32 bits of its register.
static Kind immediateKind(Kind K, Source From) {
  bool Half = K == Kind::F16 || K == Kind::BF16;
  return From == 'I' && Half ? Kind::F32 : K;
}

static void addFloatToFloat(CaseList &List, Random &R) {
  for (const FloatType &To : FloatTypes)
    for (const FloatType &From : FloatTypes) {
      if (To.What == Kind::F64 && From.What == Kind::F64)
        continue;
      for (const RoundMode &Round : RoundModes)
        for (unsigned Mods = 0; Mods != 4; ++Mods) {
          bool Ftz = Mods & 1, Sat = Mods & 2;
          Source Src = sourcesB()[R.below(4)];
          Case C = unary(
              std::string("F2F") + To.Text + From.Text + (Ftz ? ".FTZ" : "") +
                  (Sat ? ".SAT" : "") + Round.Text,
              bitsOf(To.Semantics()), immediateKind(From.What, Src), Src, R);
          randomSigns(C.B, R);
          Operand B = C.B;
          APFloat::roundingMode Mode = Round.Mode;
          C.Ref = [=](const Inputs &In, Outputs &Out) {
            setResult(bitsOf(To.Semantics()),
                      converted(input(From, B, In.B), To, Ftz, Sat, Mode), Out);
          };
          List.add(C);
        }
    }
}

static void addFloatToInt(CaseList &List, Random &R) {
  for (const IntType &To : IntTypes)
    for (const FloatType &From : FloatTypes)
      for (const RoundMode &Round : RoundModes) {
        Source Src = sourcesB()[R.below(4)];
        Case C = unary(std::string("F2I") + To.Text + From.Text + Round.Text,
                       To.Bits, immediateKind(From.What, Src), Src, R);
        randomSigns(C.B, R);
        Operand B = C.B;
        APFloat::roundingMode Mode = Round.Mode;
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          APFloat X = input(From, B, In.B);
          APSInt V(To.Bits, !To.Signed);
          bool Exact;
          // APFloat saturates as well, but has another result for NaN.
          X.convertToInteger(V, Mode, &Exact);
          uint64_t Value = V.extend(65).trunc(64).getZExtValue();
          setResult(To.Bits, X.isNaN() ? 0 : Value, Out);
        };
        List.add(C);
      }
}

static void addIntToFloat(CaseList &List, Random &R) {
  for (const FloatType &To : FloatTypes)
    for (const IntType &From : IntTypes)
      for (const RoundMode &Round : RoundModes) {
        Source Src = sourcesB()[R.below(4)];
        if (From.Bits == 64 && Src == 'I')
          Src = 'R';
        Case C = unary(std::string("I2F") + To.Text + From.Text + Round.Text,
                       bitsOf(To.Semantics()),
                       From.Bits == 64 ? Kind::I64 : Kind::I32, Src, R);
        APFloat::roundingMode Mode = Round.Mode;
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          APFloat X(To.Semantics());
          X.convertFromAPInt(APInt(64, In.B).trunc(From.Bits), From.Signed,
                             Mode);
          setResult(bitsOf(To.Semantics()), patternOf(X), Out);
        };
        List.add(C);
      }
}

static void addRoundToIntegral(CaseList &List, Random &R) {
  for (const FloatType &T : FloatTypes)
    for (const RoundMode &Round : RoundModes)
      for (unsigned Mods = 0; Mods != 4; ++Mods) {
        bool Ftz = Mods & 1, Sat = Mods & 2;
        Source Src = sourcesB()[R.below(4)];
        Case C =
            unary(std::string("FRND") + T.Text + (Ftz ? ".FTZ" : "") +
                      (Sat ? ".SAT" : "") + Round.Text,
                  bitsOf(T.Semantics()), immediateKind(T.What, Src), Src, R);
        randomSigns(C.B, R);
        Operand B = C.B;
        APFloat::roundingMode Mode = Round.Mode;
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          APFloat X = input(T, B, In.B);
          uint64_t D;
          if (X.isNaN() && T.What == Kind::F64) {
            D = Sat ? 0 : wideNaN(X);
          } else {
            X = flushed(X, Ftz);
            X.roundToIntegral(Mode);
            D = finished(X, Ftz, Sat, false);
          }
          setResult(bitsOf(T.Semantics()), D, Out);
        };
        List.add(C);
      }
}

//===----------------------------------------------------------------------===//
// Bit counts
//===----------------------------------------------------------------------===//

static void addCounts(CaseList &List, Random &R) {
  for (Source From : sourcesB()) {
    Case C = unary("POPC", 32, Kind::I32, From, R);
    C.Ref = [](const Inputs &In, Outputs &Out) {
      Out.setD32(APInt(32, In.B).popcount());
    };
    List.add(C);
    C = unary("BREV", 32, Kind::I32, From, R);
    C.Ref = [](const Inputs &In, Outputs &Out) {
      Out.setD32(APInt(32, In.B).reverseBits().getZExtValue());
    };
    List.add(C);
    for (unsigned Mode = 0; Mode != 4; ++Mode) {
      bool Signed = Mode & 1, Distance = Mode & 2;
      C = unary(std::string("FLO") + (Signed ? ".S32" : ".U32") +
                    (Distance ? ".SH" : ""),
                32, Kind::I32, From, R);
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        APInt X(32, In.B);
        if (Signed && X.isNegative())
          X = ~X;
        int Top = int(X.logBase2());
        Out.setD32(X.isZero() ? ~0u : uint32_t(Distance ? 31 - Top : Top));
      };
      List.add(C);
    }
  }
}

//===----------------------------------------------------------------------===//
// MUFU: the functions that APFloat and integers can check
//===----------------------------------------------------------------------===//

/// A finite positive number as Significand * 2^Exponent.
struct Scaled {
  APInt Significand;
  int Exponent;
};
static Scaled scaledOf(const APFloat &X) {
  int Exponent;
  APFloat M = frexp(X, Exponent, APFloat::rmNearestTiesToEven);
  // 24 bits of fraction represent every f32.
  M = scalbn(M, 24, APFloat::rmNearestTiesToEven);
  APSInt V(512, true);
  bool Exact;
  M.convertToInteger(V, APFloat::rmTowardZero, &Exact);
  return {APInt(V), Exponent - 24};
}

/// Whether Y^2 * 2^(2 EY) * S.Sig * 2^S.Exp (if Inverse) is below 1, or
/// Y^2 * 2^(2 EY) is below the number.
static bool squareIsBelow(const Scaled &Y, const Scaled &X, bool Inverse) {
  APInt Left = Y.Significand * Y.Significand, Right(512, 1);
  int LeftExp = 2 * Y.Exponent, RightExp = 0;
  if (Inverse) {
    Left *= X.Significand;
    LeftExp += X.Exponent;
  } else {
    Right = X.Significand;
    RightExp = X.Exponent;
  }
  int Shift = LeftExp - RightExp;
  if (Shift > 0)
    Left <<= Shift;
  else
    Right <<= -Shift;
  return Left.ult(Right);
}

/// sqrt(X) or 1/sqrt(X) to nearest, by bisection over the f32 patterns: the
/// midpoint after a pattern decides; no result is equal to one.
static uint32_t rootOf(const APFloat &X, bool Inverse) {
  Scaled S = scaledOf(X);
  uint32_t Low = 0x00800000, High = 0x7f000000;
  while (Low < High) {
    uint32_t Mid = Low + (High - Low) / 2;
    Scaled Y = scaledOf(number(APFloat::IEEEsingle(), Mid));
    // The point halfway to the next pattern.
    Scaled Half{(Y.Significand << 1) + 1, Y.Exponent - 1};
    if (squareIsBelow(Half, S, Inverse))
      Low = Mid + 1;
    else
      High = Mid;
  }
  return Low;
}

static uint32_t reciprocal(const APFloat &X) {
  APFloat One(APFloat::IEEEsingle(), 1);
  One.divide(X, APFloat::rmNearestTiesToEven);
  return One.isNaN() ? 0x7fffffff : patternOf(One);
}

static uint32_t rootResult(const APFloat &X, bool Inverse) {
  if (X.isNaN() || (X.isNegative() && !X.isZero()))
    return 0x7fffffff;
  APFloat Inf = APFloat::getInf(X.getSemantics(), X.isNegative());
  APFloat Zero = APFloat::getZero(X.getSemantics(), X.isNegative());
  if (X.isZero())
    return patternOf(Inverse ? Inf : Zero);
  if (X.isInfinity())
    return patternOf(Inverse ? Zero : Inf);
  return rootOf(X, Inverse);
}

static void addFunctions(CaseList &List, Random &R) {
  for (const char *Name : {"RCP", "RSQ", "SQRT"})
    for (bool Ftz : {false, true})
      for (Source From : {'R', 'C', 'U', 'I'}) {
        Case C = unary(std::string("MUFU.") + Name + (Ftz ? ".FTZ" : ""), 32,
                       Kind::F32, From, R);
        randomSigns(C.B, R);
        Operand B = C.B;
        std::string Function = Name;
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          APFloat X = flushed(input(FloatTypes[2], B, In.B), Ftz);
          uint32_t D = Function == "RCP" ? reciprocal(X)
                                         : rootResult(X, Function == "RSQ");
          Out.setD32(patternOf(flushed(number(APFloat::IEEEsingle(), D), Ftz)));
        };
        List.add(C);
      }
}

void insttest::addConvertCases(CaseList &List) {
  Random R(6);
  addFloatToFloat(List, R);
  addFloatToInt(List, R);
  addIntToFloat(List, R);
  addRoundToIntegral(List, R);
  addCounts(List, R);
  addFunctions(List, R);
}
