//===- DoubleCases.cpp - DALU ---------------------------------------------===//
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

static void randomSigns(Operand &O, Random &R) {
  if (O.From == 'I')
    return;
  O.Neg = R.below(2);
  O.Abs = R.below(3) == 0;
}

static APFloat input(const Operand &O, uint64_t Bits) {
  return number(APFloat::IEEEdouble(), withSigns(Bits, 64, O.Neg, O.Abs));
}

static uint64_t quieted(const APFloat &X) {
  return patternOf(X) | uint64_t(1) << 51;
}

/// The result of an operation on B, C, A (C may be missing): the first NaN
/// among them, or Computed, where a new NaN is the default one.
static uint64_t resultOf(std::initializer_list<APFloat> Order,
                         const APFloat &Computed) {
  for (const APFloat &X : Order)
    if (X.isNaN())
      return quieted(X);
  return Computed.isNaN() ? 0xfff8000000000000 : patternOf(Computed);
}

static Case twoSources(std::string Mnemonic, const char *Operands, Source From,
                       Random &R) {
  Case C;
  C.Mnemonic = std::move(Mnemonic);
  C.Operands = Operands;
  C.A = operand(Kind::F64, 'R', R);
  C.B = operand(Kind::F64, From, R);
  randomSigns(C.A, R);
  randomSigns(C.B, R);
  return C;
}

static void addArithmetic(CaseList &List, Random &R) {
  for (const RoundMode &Round : RoundModes)
    for (bool Multiply : {false, true})
      for (Source From : sourcesB()) {
        Case C =
            twoSources(std::string(Multiply ? "DMUL" : "DADD") + Round.Text,
                       "$D, $a, $b", From, R);
        Operand OA = C.A, OB = C.B;
        APFloat::roundingMode Mode = Round.Mode;
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          APFloat A = input(OA, In.A), B = input(OB, In.B), X = A;
          if (Multiply)
            X.multiply(B, Mode);
          else
            X.add(B, Mode);
          Out.D = resultOf({B, A}, X);
        };
        List.add(C);
      }
}

static void addFma(CaseList &List, Random &R) {
  for (const RoundMode &Round : RoundModes)
    for (SourcePair From : sourcesBC())
      for (int Times = 0; Times != 3; ++Times) {
        Case C = twoSources(std::string("DFMA") + Round.Text, "$D, $a, $b, $c",
                            From.B, R);
        C.C = operand(Kind::F64, From.C, R);
        randomSigns(C.C, R);
        Operand OA = C.A, OB = C.B, OC = C.C;
        APFloat::roundingMode Mode = Round.Mode;
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          APFloat A = input(OA, In.A), B = input(OB, In.B),
                  Addend = input(OC, In.C), X = A;
          X.fusedMultiplyAdd(B, Addend, Mode);
          Out.D = resultOf({B, Addend, A}, X);
        };
        List.add(C);
      }
}

static void addMinMax(CaseList &List, Random &R) {
  for (Source From : sourcesB()) {
    Case C = twoSources("DMNMX", "$D, $a, $b, $p", From, R);
    Operand OA = C.A, OB = C.B;
    C.Ref = [=](const Inputs &In, Outputs &Out) {
      APFloat A = input(OA, In.A), B = input(OB, In.B);
      if (!A.isNaN() && !B.isNaN())
        Out.D = patternOf(chosen(A, B, In.P)); // true is the maximum here
      else if (!A.isNaN())
        Out.D = patternOf(A);
      else
        Out.D = B.isNaN() ? quieted(B) : patternOf(B);
    };
    List.add(C);
  }
}

static void addCompare(CaseList &List, Random &R) {
  for (unsigned Cmp = 0; Cmp != 14; ++Cmp)
    for (unsigned Logic = 0; Logic != 3; ++Logic) {
      Source From = sourcesB()[R.below(4)];
      std::string Mods =
          std::string(".") + CompareTexts[Cmp] + "." + LogicTexts[Logic];
      Case C = twoSources("DSETP" + Mods, "$u, $v, $a, $b, $p", From, R);
      Operand OA = C.A, OB = C.B;
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        bool T = compares(Cmp, input(OA, In.A), input(OB, In.B));
        Out.U = combined(Logic, T, In.P);
        Out.V = combined(Logic, !T, In.P);
      };
      List.add(C);
    }
}

void insttest::addDoubleCases(CaseList &List) {
  Random R(2);
  addArithmetic(List, R);
  addFma(List, R);
  addMinMax(List, R);
  addCompare(List, R);
}
