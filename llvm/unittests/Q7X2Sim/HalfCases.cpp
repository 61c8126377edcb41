//===- HalfCases.cpp - HALU -----------------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatReference.h"
#include "InstTest.h"

using namespace insttest;
using namespace llvm;

namespace {
/// The modifiers that the arithmetic instructions share.
struct Format {
  bool Bf16, Ftz, Sat;
  const fltSemantics &semantics() const {
    return Bf16 ? APFloat::BFloat() : APFloat::IEEEhalf();
  }
  Kind kind() const { return Bf16 ? Kind::BF16 : Kind::F16; }
  std::string text() const {
    return std::string(Bf16 ? ".BF16_V2" : "") + (Ftz ? ".FTZ" : "") +
           (Sat ? ".SAT" : "");
  }
};
} // namespace

static const Format Formats[] = {{false, false, false},
                                 {false, true, false},
                                 {false, false, true},
                                 {false, true, true},
                                 {true, false, false}};

static void randomMods(Operand &O, Random &R) {
  if (O.From == 'I')
    return;
  O.Neg = R.below(2);
  O.Abs = R.below(3) == 0;
  O.HalfSel = R.below(3);
}

/// Element I of an operand.
static APFloat half(const Operand &O, uint64_t Bits, unsigned I,
                    const Format &F, bool Ftz) {
  unsigned From = O.HalfSel == 0 ? I : O.HalfSel - 1;
  uint64_t V = Bits >> (16 * From) & 0xffff;
  return flushed(number(F.semantics(), withSigns(V, 16, O.Neg, O.Abs)), Ftz);
}

static Case sources(std::string Mnemonic, const char *Operands, Kind K,
                    Source B, Random &R) {
  Case C;
  C.Mnemonic = std::move(Mnemonic);
  C.Operands = Operands;
  C.A = operand(K, 'R', R);
  C.B = operand(K, B, R);
  randomMods(C.A, R);
  randomMods(C.B, R);
  return C;
}

static void addSumsAndProducts(CaseList &List, Random &R) {
  for (const Format &F : Formats)
    for (bool Multiply : {false, true})
      for (Source From : sourcesB()) {
        Case C = sources((Multiply ? "HMUL2" : "HADD2") + F.text(),
                         "$d, $a, $b", F.kind(), From, R);
        Operand OA = C.A, OB = C.B;
        auto Element = [=](const Inputs &In, unsigned I) {
          APFloat X = half(OA, In.A, I, F, F.Ftz);
          APFloat Y = half(OB, In.B, I, F, F.Ftz);
          if (Multiply)
            X.multiply(Y, APFloat::rmNearestTiesToEven);
          else
            X.add(Y, APFloat::rmNearestTiesToEven);
          return finished(X, F.Ftz, F.Sat, false);
        };
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          Out.setD32(Element(In, 1) << 16 | Element(In, 0));
        };
        List.add(C);
        if (Multiply)
          continue;
        C.Mnemonic += ".F32";
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          APFloat X = number(F.semantics(), Element(In, 0));
          bool Inexact;
          X.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                    &Inexact);
          Out.setD32(X.isNaN() ? 0x7fffffff : patternOf(X));
        };
        List.add(C);
      }
}

static void addFma(CaseList &List, Random &R) {
  for (const Format &F : Formats)
    for (bool Relu : {false, true})
      for (SourcePair From : sourcesBC())
        for (int Times = 0; Times != 3; ++Times) {
          if (Relu && F.Sat)
            continue;
          std::string Mnemonic = "HFMA2" + F.text() + (Relu ? ".RELU" : "");
          Case C = sources(Mnemonic, "$d, $a, $b, $c", F.kind(), From.B, R);
          C.C = operand(F.kind(), From.C, R);
          randomMods(C.C, R);
          Operand OA = C.A, OB = C.B, OC = C.C;
          C.Ref = [=](const Inputs &In, Outputs &Out) {
            uint32_t D = 0;
            for (unsigned I = 0; I != 2; ++I) {
              APFloat X = half(OA, In.A, I, F, F.Ftz);
              X.fusedMultiplyAdd(half(OB, In.B, I, F, F.Ftz),
                                 half(OC, In.C, I, F, F.Ftz),
                                 APFloat::rmNearestTiesToEven);
              D |= finished(X, F.Ftz, F.Sat, Relu) << (16 * I);
            }
            Out.setD32(D);
          };
          List.add(C);
        }
}

static uint16_t minMaxWay(const APFloat &X, const APFloat &Y, bool Max,
                          bool Ftz, bool NaN) {
  if ((X.isNaN() || Y.isNaN()) && (NaN || (X.isNaN() && Y.isNaN())))
    return 0x7fff;
  if (X.isNaN() || Y.isNaN())
    return patternOf(X.isNaN() ? Y : X);
  return patternOf(chosen(flushed(X, Ftz), flushed(Y, Ftz), Max));
}

static void addMinMax(CaseList &List, Random &R) {
  for (bool Bf16 : {false, true})
    for (bool Ftz : {false, true})
      for (bool NaN : {false, true})
        for (Source From : sourcesB()) {
          Format F{Bf16, Ftz, false};
          Case C = sources("HMNMX2" + F.text() + (NaN ? ".NAN" : ""),
                           "$d, $a, $b, $p", F.kind(), From, R);
          Operand OA = C.A, OB = C.B;
          C.Ref = [=](const Inputs &In, Outputs &Out) {
            uint32_t D = 0;
            for (unsigned I = 0; I != 2; ++I)
              D |= uint32_t(minMaxWay(half(OA, In.A, I, F, false),
                                      half(OB, In.B, I, F, false), !In.P, Ftz,
                                      NaN))
                   << (16 * I);
            Out.setD32(D);
          };
          List.add(C);
        }
}

static void addCompare(CaseList &List, Random &R) {
  for (bool Bf16 : {false, true})
    for (unsigned Cmp = 0; Cmp != 14; ++Cmp)
      for (unsigned Logic = 0; Logic != 3; ++Logic) {
        Format F{Bf16, R.below(2) != 0, false};
        std::string Mods =
            F.text() + "." + CompareTexts[Cmp] + "." + LogicTexts[Logic];
        Case C = sources("HSETP2" + Mods, "$u, $v, $a, $b, $p", F.kind(),
                         sourcesB()[R.below(4)], R);
        Operand OA = C.A, OB = C.B;
        auto Element = [=](const Inputs &In, unsigned I) {
          return combined(Logic,
                          compares(Cmp, half(OA, In.A, I, F, F.Ftz),
                                   half(OB, In.B, I, F, F.Ftz)),
                          In.P);
        };
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          Out.U = Element(In, 0);
          Out.V = Element(In, 1);
        };
        List.add(C);
        bool AsFloat = R.below(2);
        C.Mnemonic = "HSET2" + Mods + (AsFloat ? ".BF" : "");
        C.Operands = "$d, $a, $b, $p";
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          uint32_t True = !AsFloat ? 0xffff : Bf16 ? 0x3f80 : 0x3c00;
          Out.setD32((Element(In, 0) ? True : 0) |
                     (Element(In, 1) ? True << 16 : 0));
        };
        List.add(C);
      }
}

void insttest::addHalfCases(CaseList &List) {
  Random R(3);
  addSumsAndProducts(List, R);
  addFma(List, R);
  addMinMax(List, R);
  addCompare(List, R);
}
