//===- IntegerCases.cpp - IALU: sums, products, comparisons ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The references compute with wide integers, as in the description: the terms
// are unsigned, and there is a carry if the exact sum is 2^width or more.
//
//===----------------------------------------------------------------------===//

#include "FloatReference.h"
#include "InstTest.h"
#include "llvm/ADT/APInt.h"

using namespace insttest;
using namespace llvm;

static APInt wide(uint64_t V) { return APInt(192, V); }

/// A term of a sum: x, ~x, or ~x + 1 for -x.
static APInt term(uint64_t V, unsigned Width, const Operand &O) {
  APInt X = APInt(64, V).trunc(Width);
  if (O.Neg || O.Inv)
    X = ~X;
  return X.zext(192) + (O.Neg ? 1 : 0);
}

static APInt product(uint32_t A, uint32_t B, bool Unsigned) {
  APInt X(32, A), Y(32, B);
  return (Unsigned ? X.zext(64) * Y.zext(64) : X.sext(64) * Y.sext(64));
}

/// Stores the low Width bits of a sum and its carry.
static void setSum(const APInt &Sum, unsigned Width, Outputs &Out) {
  if (Width == 64)
    Out.D = Sum.trunc(64).getZExtValue();
  else
    Out.setD32(Sum.trunc(32).getZExtValue());
  Out.U = Sum.lshr(Width) != 0;
}

static Case twoSources(std::string Mnemonic, const char *Operands, Source From,
                       Random &R) {
  Case C;
  C.Mnemonic = std::move(Mnemonic);
  C.Operands = Operands;
  C.A = operand(Kind::I32, 'R', R);
  C.B = operand(Kind::I32, From, R);
  return C;
}

static Case threeSources(std::string Mnemonic, const char *Operands,
                         SourcePair From, Kind KindC, Random &R) {
  Case C = twoSources(std::move(Mnemonic), Operands, From.B, R);
  C.C = operand(KindC, From.C, R);
  return C;
}

static bool randomSign(const Operand &O, Random &R) {
  return O.From != 'I' && R.below(2);
}

static void addAdd(CaseList &List, Random &R) {
  for (Source From : sourcesB())
    for (int Times = 0; Times != 4; ++Times) {
      Case C = twoSources("IADD", "$d, $a, $b", From, R);
      C.A.Neg = randomSign(C.A, R);
      C.B.Neg = randomSign(C.B, R);
      Operand A = C.A, B = C.B;
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        APInt Sum = term(In.A, 32, A) + term(In.B, 32, B);
        Out.setD32(Sum.trunc(32).getZExtValue());
      };
      List.add(C);
      C = twoSources("IADD.X", "$d, $u, $a, $b, !$p", From, R);
      C.A.Inv = randomSign(C.A, R);
      C.B.Inv = randomSign(C.B, R);
      A = C.A;
      B = C.B;
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        setSum(term(In.A, 32, A) + term(In.B, 32, B) + wide(!In.P), 32, Out);
      };
      List.add(C);
    }
}

static void addMad(CaseList &List, Random &R) {
  for (bool Unsigned : {false, true})
    for (SourcePair From : sourcesBC()) {
      const char *Type = Unsigned ? ".U32" : "";
      Case C = threeSources(std::string("IMAD") + Type, "$d, $u, $a, $b, $c",
                            From, Kind::I32, R);
      C.C.Neg = randomSign(C.C, R);
      Operand Addend = C.C;
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        APInt P = product(In.A, In.B, Unsigned).trunc(32).zext(192);
        setSum(P + term(In.C, 32, Addend), 32, Out);
      };
      List.add(C);
      // Without a carry the simulator has a function of its own.
      C.Operands = "$d, $a, $b, $c";
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        APInt P = product(In.A, In.B, Unsigned).trunc(32).zext(192);
        Out.setD32((P + term(In.C, 32, Addend)).trunc(32).getZExtValue());
      };
      List.add(C);
      C = threeSources(std::string("IMAD.HI.X") + Type,
                       "$d, $u, $a, $b, $c, $p", From, Kind::I32, R);
      C.C.Inv = randomSign(C.C, R);
      Addend = C.C;
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        APInt P = product(In.A, In.B, Unsigned).lshr(32).zext(192);
        setSum(P + term(In.C, 32, Addend) + wide(In.P), 32, Out);
      };
      List.add(C);
    }
}

static void addMadWide(CaseList &List, Random &R) {
  for (bool Unsigned : {false, true})
    for (SourcePair From : sourcesBC()) {
      if (From.C == 'I')
        continue;
      const char *Type = Unsigned ? ".U32" : ".S32";
      Case C = threeSources(std::string("IMAD.WIDE") + Type,
                            "$D, $u, $a, $b, $c", From, Kind::I64, R);
      C.C.Neg = randomSign(C.C, R);
      Operand Addend = C.C;
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        APInt P = product(In.A, In.B, Unsigned).zext(192);
        setSum(P + term(In.C, 64, Addend), 64, Out);
      };
      List.add(C);
      C.Operands = "$D, $a, $b, $c";
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        APInt P = product(In.A, In.B, Unsigned).zext(192);
        Out.D = (P + term(In.C, 64, Addend)).trunc(64).getZExtValue();
      };
      List.add(C);
      C = threeSources(std::string("IMAD.WIDE.X") + Type,
                       "$D, $u, $a, $b, $c, $p", From, Kind::I64, R);
      C.C.Inv = randomSign(C.C, R);
      Addend = C.C;
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        APInt P = product(In.A, In.B, Unsigned).zext(192);
        setSum(P + term(In.C, 64, Addend) + wide(In.P), 64, Out);
      };
      List.add(C);
    }
}

/// Element I of a vector in a word.
static int64_t element(uint32_t V, unsigned I, unsigned Width, bool Unsigned) {
  APInt X = APInt(32, V).extractBits(Width, I * Width);
  return Unsigned ? int64_t(X.getZExtValue()) : X.getSExtValue();
}

static void setDot(int64_t D, Outputs &Out) {
  Out.setD32(uint32_t(D));
  Out.U = D >= int64_t(1) << 32;
}

static void addDot(CaseList &List, Random &R) {
  for (unsigned Mods = 0; Mods != 8; ++Mods)
    for (SourcePair From : sourcesBC()) {
      bool UA = Mods & 1, UB = Mods & 2, High = Mods & 4;
      std::string Types =
          std::string(UA ? ".U16" : ".S16") + (UB ? ".U8" : ".S8");
      Case C = threeSources((High ? "IDP.2A.HI" : "IDP.2A") + Types,
                            "$d, $u, $a, $b, $c, $p", From, Kind::I32, R);
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        int64_t D = int64_t(In.C) + In.P;
        for (unsigned I = 0; I != 2; ++I)
          D += element(In.A, I, 16, UA) * element(In.B, High * 2 + I, 8, UB);
        setDot(D, Out);
      };
      List.add(C);
      if (High)
        continue;
      Types = std::string(UA ? ".U8" : ".S8") + (UB ? ".U8" : ".S8");
      C = threeSources("IDP.4A" + Types, "$d, $u, $a, $b, $c, $p", From,
                       Kind::I32, R);
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        int64_t D = int64_t(In.C) + In.P;
        for (unsigned I = 0; I != 4; ++I)
          D += element(In.A, I, 8, UA) * element(In.B, I, 8, UB);
        setDot(D, Out);
      };
      List.add(C);
    }
}

static void addMul(CaseList &List, Random &R) {
  for (bool High : {false, true})
    for (bool Unsigned : {false, true})
      for (Source From : sourcesB()) {
        Case C = twoSources(std::string("IMUL") + (High ? ".HI" : "") +
                                (Unsigned ? ".U32" : ""),
                            "$d, $a, $b", From, R);
        C.B.Neg = randomSign(C.B, R);
        bool Neg = C.B.Neg;
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          uint32_t B = Neg ? uint32_t(-In.B) : uint32_t(In.B);
          APInt P = product(In.A, B, Unsigned);
          Out.setD32(P.lshr(High ? 32 : 0).trunc(32).getZExtValue());
        };
        List.add(C);
      }
}

/// Ra, or {Rc, Ra}, shifted; then one of its words.
static void addLea(CaseList &List, Random &R) {
  for (Source From : sourcesB())
    for (unsigned Shift : {0u, 1u, 4u, 17u, 31u}) {
      std::string Amount = ", " + std::to_string(Shift);
      Case C = twoSources("LEA", "", From, R);
      C.Operands = "$d, $u, $a, $b" + Amount;
      C.A.Neg = randomSign(C.A, R);
      C.B.Neg = randomSign(C.B, R);
      Operand A = C.A, B = C.B;
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        uint32_t T = uint32_t(In.A) << Shift;
        setSum(term(T, 32, A) + term(In.B, 32, B), 32, Out);
      };
      List.add(C);
      C.A.Neg = C.B.Neg = false;
      C.A.Inv = randomSign(C.A, R);
      C.B.Inv = randomSign(C.B, R);
      C.C = operand(Kind::I32, 'R', R);
      A = C.A;
      B = C.B;
      C.Mnemonic = "LEA.HI.X";
      C.Operands = "$d, $u, $a, $b, $c" + Amount + ", $p";
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        // In the order of the description: the input is inverted, then shifted.
        uint64_t Pair = In.C << 32 | In.A;
        if (A.Inv)
          Pair = ~Pair;
        uint32_t T = uint32_t(Pair << Shift >> 32);
        setSum(wide(T) + term(In.B, 32, B) + wide(In.P), 32, Out);
      };
      List.add(C);
      C.Mnemonic = "LEA.HI.X.SX32";
      C.Operands = "$d, $u, $a, $b" + Amount + ", $p";
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        int64_t X = int32_t(A.Inv ? ~In.A : In.A);
        uint32_t T = uint32_t(uint64_t(X) << Shift >> 32);
        setSum(wide(T) + term(In.B, 32, B) + wide(In.P), 32, Out);
      };
      List.add(C);
    }
}

static void addAbsMinMax(CaseList &List, Random &R) {
  for (Source From : sourcesB()) {
    Case C = twoSources("IABS", "$d, $b", From, R);
    C.Ref = [](const Inputs &In, Outputs &Out) {
      Out.setD32(APInt(32, In.B).abs().getZExtValue());
    };
    List.add(C);
    for (bool Unsigned : {false, true}) {
      C = twoSources(Unsigned ? "IMNMX.U32" : "IMNMX", "$d, $a, $b, $p", From,
                     R);
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        APInt A(32, In.A), B(32, In.B);
        bool Less = Unsigned ? A.ult(B) : A.slt(B);
        Out.setD32((Less == In.P ? A : B).getZExtValue());
      };
      List.add(C);
    }
  }
}

static bool compares(unsigned Op, const APInt &A, const APInt &B,
                     bool Unsigned) {
  switch (Op) {
  case 0:
    return A == B;
  case 1:
    return A != B;
  case 2:
    return Unsigned ? A.ult(B) : A.slt(B);
  case 3:
    return Unsigned ? A.ule(B) : A.sle(B);
  case 4:
    return Unsigned ? A.ugt(B) : A.sgt(B);
  default:
    return Unsigned ? A.uge(B) : A.sge(B);
  }
}

static void addCompare(CaseList &List, Random &R) {
  for (unsigned Cmp = 0; Cmp != 6; ++Cmp)
    for (unsigned Logic = 0; Logic != 3; ++Logic)
      for (unsigned Mode = 0; Mode != 4; ++Mode) {
        bool Unsigned = Mode & 1, Extended = Mode & 2;
        std::string Mods = std::string(".") + CompareTexts[Cmp] + "." +
                           LogicTexts[Logic] + (Unsigned ? ".U32" : "");
        Source From = sourcesB()[R.below(4)];
        Case C =
            twoSources("ISETP" + Mods + (Extended ? ".X" : ""), "", From, R);
        C.Operands =
            Extended ? "$u, $v, $a, $b, $p, !$q" : "$u, $v, $a, $b, $p";
        auto Test = [=](const Inputs &In) {
          if (Extended && In.A == In.B)
            return !In.Q;
          return compares(Cmp, APInt(32, In.A), APInt(32, In.B), Unsigned);
        };
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          bool T = Test(In);
          Out.U = combined(Logic, T, In.P);
          Out.V = combined(Logic, !T, In.P);
        };
        List.add(C);
        bool AsFloat = R.below(2);
        C.Mnemonic =
            "ISET" + Mods + (AsFloat ? ".BF" : "") + (Extended ? ".X" : "");
        C.Operands = Extended ? "$d, $a, $b, $p, !$q" : "$d, $a, $b, $p";
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          bool T = combined(Logic, Test(In), In.P);
          Out.setD32(!T ? 0 : AsFloat ? 0x3f800000 : 0xffffffff);
        };
        List.add(C);
      }
}

/// A signed value clamped to the range of a type.
static int64_t clamped(uint32_t V, unsigned Bits, bool Unsigned) {
  int64_t Max = (int64_t(1) << (Unsigned ? Bits : Bits - 1)) - 1;
  int64_t Min = Unsigned ? 0 : -(int64_t(1) << (Bits - 1));
  int64_t X = int32_t(V);
  return X < Min ? Min : X > Max ? Max : X;
}

static void addNarrow(CaseList &List, Random &R) {
  static const struct {
    const char *Text;
    unsigned Bits;
    bool Unsigned;
  } Types[] = {{".S2", 2, false},   {".U2", 2, true},  {".S4", 4, false},
               {".U4", 4, true},    {".S8", 8, false}, {".U8", 8, true},
               {".S16", 16, false}, {".U16", 16, true}};
  for (const auto &T : Types)
    for (Source From : sourcesB()) {
      Case C = twoSources(std::string("I2I") + T.Text, "$d, $b", From, R);
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        Out.setD32(uint32_t(clamped(In.B, T.Bits, T.Unsigned)));
      };
      if (T.Bits >= 8)
        List.add(C);
      for (bool Relu : {false, true}) {
        C = threeSources(std::string("I2IP") + T.Text +
                             (Relu ? ".SATRELU" : ".SAT"),
                         "$d, $a, $b, $c", {From, 'R'}, Kind::I32, R);
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          int64_t A = clamped(In.A, T.Bits, T.Unsigned);
          int64_t B = clamped(In.B, T.Bits, T.Unsigned);
          if (Relu) {
            A = std::max<int64_t>(A, 0);
            B = std::max<int64_t>(B, 0);
          }
          uint64_t D = In.C;
          D = D << T.Bits | (uint64_t(A) & ((1u << T.Bits) - 1));
          D = D << T.Bits | (uint64_t(B) & ((1u << T.Bits) - 1));
          Out.setD32(uint32_t(D));
        };
        List.add(C);
      }
    }
}

void insttest::addIntegerCases(CaseList &List) {
  Random R(4);
  addAdd(List, R);
  addMad(List, R);
  addMadWide(List, R);
  addDot(List, R);
  addMul(List, R);
  addLea(List, R);
  addAbsMinMax(List, R);
  addCompare(List, R);
  addNarrow(List, R);
}
