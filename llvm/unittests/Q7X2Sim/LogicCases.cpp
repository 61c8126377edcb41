//===- LogicCases.cpp - IALU: logic, shifts, moves, predicates ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InstTest.h"
#include "llvm/ADT/APInt.h"

using namespace insttest;
using namespace llvm;

static Case sources(std::string Mnemonic, std::string Operands, Source B,
                    Source C, Random &R) {
  Case Result;
  Result.Mnemonic = std::move(Mnemonic);
  Result.Operands = std::move(Operands);
  Result.A = operand(Kind::I32, 'R', R);
  Result.B = operand(Kind::I32, B, R);
  Result.C = operand(Kind::I32, C, R);
  return Result;
}

static bool tableBit(unsigned Lut, bool A, bool B, bool C) {
  return Lut >> (A * 4 + B * 2 + C) & 1;
}

static void addLogic(CaseList &List, Random &R) {
  for (unsigned I = 0; I != 40; ++I) {
    static const unsigned Tables[] = {0x00, 0xff, 0xf0, 0xcc, 0xaa,
                                      0x80, 0xfe, 0x96, 0xca, 0xe8};
    unsigned Lut = I < 10 ? Tables[I] : R.below(256);
    bool And = R.below(2);
    Source From = sourcesB()[R.below(4)];
    std::string Text = std::to_string(Lut);
    Case C = sources(And ? "LOP3.PAND" : "LOP3",
                     "$u, $d, $a, $b, $c, " + Text + ", $p", From, 'R', R);
    C.Ref = [=](const Inputs &In, Outputs &Out) {
      uint32_t D = 0;
      for (unsigned Bit = 0; Bit != 32; ++Bit)
        D |= uint32_t(tableBit(Lut, In.A >> Bit & 1, In.B >> Bit & 1,
                               In.C >> Bit & 1))
             << Bit;
      Out.setD32(D);
      Out.U = And ? D != 0 && In.P : D != 0 || In.P;
    };
    List.add(C);
    C = Case();
    C.Mnemonic = "PLOP3";
    C.Operands = "$u, $p, !$q, $v, " + Text;
    C.Ref = [=](const Inputs &In, Outputs &Out) {
      Out.U = tableBit(Lut, In.P, !In.Q, In.OldV);
    };
    List.add(C);
  }
}

static void addShift(CaseList &List, Random &R) {
  static const struct {
    const char *Text;
    bool Wide, Unsigned;
  } Types[] = {{"", false, false},
               {".U32", false, true},
               {".S64", true, false},
               {".U64", true, true}};
  for (const auto &T : Types)
    for (unsigned Mode = 0; Mode != 8; ++Mode)
      for (SourcePair From : sourcesBC()) {
        bool Right = Mode & 1, High = Mode & 2, Wrap = Mode & 4;
        Case C =
            sources(std::string("SHF") + (Right ? ".R" : ".L") +
                        (High ? ".HI" : "") + (Wrap ? ".WRAP" : "") + T.Text,
                    "$d, $a, $b, $c", From.B, From.C, R);
        C.Ref = [=](const Inputs &In, Outputs &Out) {
          APInt X(64, In.C << 32 | In.A);
          unsigned Limit = T.Wide ? 64 : 32;
          unsigned N = Wrap ? In.B % Limit : std::min<uint64_t>(In.B, Limit);
          if (!Right)
            X = X.shl(N);
          else
            X = T.Unsigned ? X.lshr(N) : X.ashr(N);
          Out.setD32(X.lshr(High ? 32 : 0).trunc(32).getZExtValue());
        };
        List.add(C);
      }
}

/// The bytes b0 to b7 of {SrcB, Ra}.
static uint32_t byteOf(const Inputs &In, unsigned I) {
  return (I < 4 ? In.A >> (8 * I) : In.B >> (8 * (I - 4))) & 0xff;
}

static uint32_t permuted(const Inputs &In, unsigned Mode) {
  // Written as the description's tables are: b3 first.
  static const char *const Tables[6][4] = {
      {"3210", "4321", "5432", "6543"}, // F4E
      {"5670", "6701", "7012", "0123"}, // B4E
      {"0000", "1111", "2222", "3333"}, // RC8
      {"3210", "3211", "3222", "3333"}, // ECL
      {"0000", "1110", "2210", "3210"}, // ECR
      {"1010", "3232", "1010", "3232"}, // RC16
  };
  uint32_t D = 0;
  for (unsigned I = 0; I != 4; ++I) {
    uint32_t Byte;
    if (Mode == 0) {
      unsigned Nibble = In.C >> (4 * I) & 15;
      Byte = byteOf(In, Nibble & 7);
      if (Nibble & 8)
        Byte = Byte >> 7 ? 0xff : 0;
    } else {
      Byte = byteOf(In, Tables[Mode - 1][In.C & 3][3 - I] - '0');
    }
    D |= Byte << (8 * I);
  }
  return D;
}

static void addPermute(CaseList &List, Random &R) {
  static const char *const Modes[] = {"",     ".F4E", ".B4E", ".RC8",
                                      ".ECL", ".ECR", ".RC16"};
  for (unsigned Mode = 0; Mode != 7; ++Mode)
    for (SourcePair From : sourcesBC()) {
      Case C = sources(std::string("PRMT") + Modes[Mode], "$d, $a, $b, $c",
                       From.B, From.C, R);
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        Out.setD32(permuted(In, Mode));
      };
      List.add(C);
    }
}

static void addMoves(CaseList &List, Random &R) {
  for (Source From : sourcesB()) {
    Case C = sources("MOV", "$d, $b", From, 'R', R);
    C.Ref = [](const Inputs &In, Outputs &Out) { Out.setD32(In.B); };
    List.add(C);
    C.Mnemonic = "@!P1 MOV";
    C.Ref = [](const Inputs &In, Outputs &Out) {
      if (!In.Q)
        Out.setD32(In.B);
    };
    List.add(C);
    C = sources("SEL", "$d, $a, $b, !$p", From, 'R', R);
    C.Ref = [](const Inputs &In, Outputs &Out) {
      Out.setD32(In.P ? In.B : In.A);
    };
    List.add(C);
    if (From == 'I')
      continue;
    C = Case();
    C.Mnemonic = "MOV.64";
    C.Operands = "$D, $b";
    C.B = operand(Kind::I64, From, R);
    C.Ref = [](const Inputs &In, Outputs &Out) { Out.D = In.B; };
    List.add(C);
  }
}

static void addPredicateMoves(CaseList &List, Random &R) {
  static const char *const Bytes[] = {"", ".B1", ".B2", ".B3"};
  for (unsigned Byte = 0; Byte != 4; ++Byte)
    for (Source From : sourcesB()) {
      Case C = sources(std::string("P2R") + Bytes[Byte], "$d, PR, $a, $b", From,
                       'R', R);
      // Of the predicates only P0 to P3 and P7 have known values here.
      if (From == 'I')
        C.B.Imm = 0x8f;
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        uint32_t Preds = In.P | In.Q << 1 | In.OldU << 2 | In.OldV << 3 | 0x80;
        uint32_t Chosen = In.B & 0xff;
        uint32_t Old = In.A >> (8 * Byte) & 0xff;
        uint32_t New = (Preds & Chosen) | (Old & ~Chosen);
        Out.setD32((In.A & ~(0xffu << (8 * Byte))) | New << (8 * Byte));
      };
      if (From == 'I')
        List.add(C);
      C = sources("R2P", std::string("PR, $a") + Bytes[Byte] + ", $b", From,
                  'R', R);
      C.Ref = [=](const Inputs &In, Outputs &Out) {
        uint32_t Value = In.A >> (8 * Byte) & 0xff;
        if (In.B & 4)
          Out.U = Value & 4;
        if (In.B & 8)
          Out.V = Value & 8;
      };
      List.add(C);
    }
}

void insttest::addLogicCases(CaseList &List) {
  Random R(5);
  addLogic(List, R);
  addShift(List, R);
  addPermute(List, R);
  addMoves(List, R);
  addPredicateMoves(List, R);
}
