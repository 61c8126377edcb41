//===- FloatCases.cpp - FALU ----------------------------------------------===//
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

static const fltSemantics &single() { return APFloat::IEEEsingle(); }

static APFloat input(const Operand &O, uint64_t Bits, bool Ftz) {
  return flushed(number(single(), withSigns(Bits, 32, O.Neg, O.Abs)), Ftz);
}

static void randomSigns(Operand &O, Random &R) {
  if (O.From == 'I')
    return;
  O.Neg = R.below(2);
  O.Abs = R.below(3) == 0;
}

namespace {
/// The modifiers of F_ARITH.
struct Arith {
  bool Ftz, Sat;
  RoundMode Round;
  std::string text() const {
    return std::string(Ftz ? ".FTZ" : "") + (Sat ? ".SAT" : "") + Round.Text;
  }
};
} // namespace

template <typename Fn> static void eachArith(Fn Do) {
  for (bool Ftz : {false, true})
    for (bool Sat : {false, true})
      for (const RoundMode &Round : RoundModes)
        Do(Arith{Ftz, Sat, Round});
}

static void addAdd(CaseList &List, Random &R) {
  eachArith([&](const Arith &M) {
    for (Source From : sourcesB()) {
      Case C;
      C.Mnemonic = "FADD" + M.text();
      C.Operands = "$d, $a, $b";
      C.A = operand(Kind::F32, 'R', R);
      C.B = operand(Kind::F32, From, R);
      randomSigns(C.A, R);
      randomSigns(C.B, R);
      Operand A = C.A, B = C.B;
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        APFloat X = input(A, In.A, M.Ftz);
        X.add(input(B, In.B, M.Ftz), M.Round.Mode);
        Out.setD32(finished(X, M.Ftz, M.Sat, false));
      };
      List.add(C);
    }
  });
}

/// The product with the scale applied before rounding: exact in quad.
static APFloat scaledProduct(APFloat A, APFloat B, int Scale,
                             APFloat::roundingMode Mode) {
  bool Inexact;
  for (APFloat *X : {&A, &B})
    X->convert(APFloat::IEEEquad(), APFloat::rmNearestTiesToEven, &Inexact);
  A = scalbn(A, Scale, APFloat::rmNearestTiesToEven);
  A.multiply(B, APFloat::rmNearestTiesToEven);
  A.convert(single(), Mode, &Inexact);
  return A;
}

static void addMul(CaseList &List, Random &R) {
  static const struct {
    const char *Text;
    int Exponent;
  } Scales[] = {{"", 0},    {".D2", -1}, {".D4", -2}, {".D8", -3},
                {".M2", 1}, {".M4", 2},  {".M8", 3}};
  eachArith([&](const Arith &M) {
    for (const auto &Scale : Scales)
      for (Source From : sourcesB()) {
        if (Scale.Exponent && R.below(3))
          continue;
        Case C;
        C.Mnemonic = "FMUL" + M.text() + Scale.Text;
        C.Operands = "$d, $a, $b";
        C.A = operand(Kind::F32, 'R', R);
        C.B = operand(Kind::F32, From, R);
        randomSigns(C.A, R);
        randomSigns(C.B, R);
        Operand A = C.A, B = C.B;
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          APFloat X =
              scaledProduct(input(A, In.A, M.Ftz), input(B, In.B, M.Ftz),
                            Scale.Exponent, M.Round.Mode);
          Out.setD32(finished(X, M.Ftz, M.Sat, false));
        };
        List.add(C);
      }
  });
}

static void addFma(CaseList &List, Random &R) {
  eachArith([&](const Arith &M) {
    for (SourcePair From : sourcesBC()) {
      Case C;
      C.Mnemonic = "FFMA" + M.text();
      C.Operands = "$d, $a, $b, $c";
      C.A = operand(Kind::F32, 'R', R);
      C.B = operand(Kind::F32, From.B, R);
      C.C = operand(Kind::F32, From.C, R);
      for (Operand *O : {&C.A, &C.B, &C.C})
        randomSigns(*O, R);
      Operand A = C.A, B = C.B, Addend = C.C;
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        APFloat X = input(A, In.A, M.Ftz);
        X.fusedMultiplyAdd(input(B, In.B, M.Ftz), input(Addend, In.C, M.Ftz),
                           M.Round.Mode);
        Out.setD32(finished(X, M.Ftz, M.Sat, false));
      };
      List.add(C);
    }
  });
}

/// A two-source case with random signs.
static Case twoSources(const char *Mnemonic, const char *Operands, Source From,
                       Random &R) {
  Case C;
  C.Mnemonic = Mnemonic;
  C.Operands = Operands;
  C.A = operand(Kind::F32, 'R', R);
  C.B = operand(Kind::F32, From, R);
  randomSigns(C.A, R);
  randomSigns(C.B, R);
  return C;
}

static void addMinMax(CaseList &List, Random &R) {
  for (bool Ftz : {false, true})
    for (bool NaN : {false, true})
      for (Source From : sourcesB()) {
        Case C = twoSources("FMNMX", "$d, $a, $b, $p", From, R);
        C.Mnemonic += std::string(Ftz ? ".FTZ" : "") + (NaN ? ".NAN" : "");
        Operand A = C.A, B = C.B;
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          APFloat X = input(A, In.A, false), Y = input(B, In.B, false);
          if ((X.isNaN() || Y.isNaN()) && (NaN || (X.isNaN() && Y.isNaN())))
            Out.setD32(0x7fffffff);
          else if (X.isNaN() || Y.isNaN())
            Out.setD32(patternOf(X.isNaN() ? Y : X));
          else
            Out.setD32(
                patternOf(chosen(flushed(X, Ftz), flushed(Y, Ftz), !In.P)));
        };
        List.add(C);
      }
}

static void addCompare(CaseList &List, Random &R) {
  for (bool Ftz : {false, true})
    for (unsigned Cmp = 0; Cmp != 14; ++Cmp)
      for (unsigned Logic = 0; Logic != 3; ++Logic) {
        Source From = sourcesB()[R.below(4)];
        std::string Mods = std::string(Ftz ? ".FTZ." : ".") +
                           CompareTexts[Cmp] + "." + LogicTexts[Logic];
        Case C = twoSources("FSETP", "$u, $v, $a, $b, !$p", From, R);
        C.Mnemonic += Mods;
        Operand A = C.A, B = C.B;
        auto Test = [=](const Inputs &In) {
          return compares(Cmp, input(A, In.A, Ftz), input(B, In.B, Ftz));
        };
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          bool T = Test(In);
          Out.U = combined(Logic, T, !In.P);
          Out.V = combined(Logic, !T, !In.P);
        };
        List.add(C);
        bool AsFloat = R.below(2);
        C.Mnemonic = "FSET" + Mods + (AsFloat ? ".BF" : "");
        C.Operands = "$d, $a, $b, $p";
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          bool T = combined(Logic, Test(In), In.P);
          Out.setD32(!T ? 0 : AsFloat ? 0x3f800000 : 0xffffffff);
        };
        List.add(C);
      }
}

static void addSelect(CaseList &List, Random &R) {
  for (bool Ftz : {false, true})
    for (Source From : sourcesB()) {
      Case C = twoSources(Ftz ? "FSEL.FTZ" : "FSEL", "$d, $a, $b, $p", From, R);
      Operand A = C.A, B = C.B;
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        uint32_t V = In.P ? withSigns(In.A, 32, A.Neg, A.Abs)
                          : withSigns(In.B, 32, B.Neg, B.Abs);
        if (Ftz && (V & 0x7f800000) == 0)
          V &= 0x80000000;
        Out.setD32(V);
      };
      List.add(C);
    }
}

static void addCheck(CaseList &List, Random &R) {
  for (Source From : sourcesB()) {
    Case C = twoSources("FCHK", "$u, $a, $b", From, R);
    C.Ref = [](const Inputs &In, Outputs &Out) {
      int EA = int(In.A >> 23 & 255) - 127, EB = int(In.B >> 23 & 255) - 127;
      Out.U = EA <= -103 || EA >= 128 || EB <= -126 || EB >= 125 ||
              EA - EB <= -125 || EA - EB >= 127;
    };
    List.add(C);
  }
}

void insttest::addFloatCases(CaseList &List) {
  Random R(1);
  addAdd(List, R);
  addMul(List, R);
  addFma(List, R);
  addMinMax(List, R);
  addCompare(List, R);
  addSelect(List, R);
  addCheck(List, R);
}
