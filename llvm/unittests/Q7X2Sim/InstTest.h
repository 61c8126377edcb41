//===- InstTest.h - Compares instructions with references -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A case is an instruction in one form with certain modifiers, and a function
// that computes the expected result. These references share no code with the
// simulator: they use APFloat, APInt and plain integer arithmetic.
//
// A case becomes a kernel. Each thread of it loads a record of inputs,
// executes the instruction and stores registers and predicates.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_UNITTESTS_Q7X2SIM_INSTTEST_H
#define LLVM_UNITTESTS_Q7X2SIM_INSTTEST_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace insttest {

/// The type of an operand's values, which determines the special ones.
enum class Kind { None, F32, F64, F16, BF16, I32, I64 };

/// The inputs of a thread. 64-bit values have both words.
struct Inputs {
  uint64_t A = 0, B = 0, C = 0;
  bool P = false, Q = false;       // P0, P1
  uint64_t OldD = 0;               // R[12:13]
  bool OldU = false, OldV = false; // P2, P3
};

/// The results of a thread; initially the old contents.
struct Outputs {
  uint64_t D = 0;
  bool U = false, V = false;

  void setD32(uint32_t X) { D = (D & ~uint64_t(0xffffffff)) | X; }
};

using Reference = std::function<void(const Inputs &, Outputs &)>;

/// The source of an operand: a register, a uniform register, an immediate or a
/// constant.
using Source = char; // 'R' 'U' 'I' 'C'

struct Operand {
  Kind What = Kind::None;
  Source From = 'R';
  bool Neg = false, Abs = false, Inv = false;
  unsigned HalfSel = 0; // H1_H0, H0_H0, H1_H1
  uint64_t Imm = 0;

  bool isWide() const { return What == Kind::F64 || What == Kind::I64; }
};

struct Case {
  std::string Mnemonic; // with modifiers
  std::string Operands; // placeholders: $d $D (64 bits) $u $v $p $q $a $b $c
  Operand A, B, C;
  Reference Ref;
  bool Uniform = false; // on uniform registers and predicates
};

/// Collects the cases of a group.
class CaseList {
public:
  std::vector<Case> Cases;
  void add(Case C) { Cases.push_back(std::move(C)); }
};

void addFloatCases(CaseList &List);   // FALU
void addDoubleCases(CaseList &List);  // DALU
void addHalfCases(CaseList &List);    // HALU
void addIntegerCases(CaseList &List); // IALU
void addLogicCases(CaseList &List);
void addConvertCases(CaseList &List); // XU
void addFunctionCases(CaseList &List);
void addUniformCases(CaseList &List); // UDP

/// A random number generator with the same results on all hosts.
class Random {
public:
  explicit Random(uint64_t Seed) : State(Seed) {}
  uint64_t next();
  uint32_t below(uint32_t N) { return uint32_t(next() >> 32) % N; }
  /// A value that is special half of the time.
  uint64_t value(Kind K);

private:
  uint64_t State;
};

/// The sources of a second operand, and of a second and third one.
inline const std::vector<Source> &sourcesB() {
  static const std::vector<Source> S = {'R', 'U', 'I', 'C'};
  return S;
}
struct SourcePair {
  Source B, C;
};
inline const std::vector<SourcePair> &sourcesBC() {
  static const std::vector<SourcePair> S = {{'R', 'R'}, {'R', 'I'}, {'I', 'R'},
                                            {'R', 'U'}, {'U', 'R'}, {'R', 'C'},
                                            {'C', 'R'}};
  return S;
}

/// An operand of the given kind; an immediate gets a random value.
Operand operand(Kind K, Source From, Random &Rand);

} // namespace insttest

#endif // LLVM_UNITTESTS_Q7X2SIM_INSTTEST_H
