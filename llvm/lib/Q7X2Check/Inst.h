//===- Inst.h - What the checker knows of an instruction --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2CHECK_INST_H
#define LLVM_LIB_Q7X2CHECK_INST_H

#include "MCTargetDesc/Q7X2RegisterUse.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace check {

/// What can be in flight: a register or a predicate under its number
/// (Q7X2RegisterUse.h), or a scoreboard, which has a number for each role.
using Resource = llvm::Q7X2::RegNum;
namespace res {
using namespace llvm::Q7X2::RegFile;
constexpr Resource RaisedWsb = NumRegs;
constexpr Resource RaisedRsb =
    RaisedWsb + llvm::Q7X2::ControlWord::NumScoreboards;

inline bool isRegister(Resource R) { return R < NumRegs; }
} // namespace res

/// A predicate of a thread, or its negation, as a condition.
struct Condition {
  static constexpr uint8_t True = 7;
  uint8_t Pred = True;
  bool Not = false;

  bool isAlways() const { return Pred == True && !Not; }
  bool isNever() const { return Pred == True && Not; }
  Condition negated() const { return {Pred, !Not}; }
  bool operator==(const Condition &C) const {
    return Pred == C.Pred && Not == C.Not;
  }
  /// Both cannot hold at once.
  bool excludes(const Condition &C) const { return negated() == C; }
};

/// Where a thread goes after an instruction.
enum class FlowKind : uint8_t {
  Next,
  Branch, // to a target, or on
  Jump,   // to an address in registers
  Call,   // and back to the next instruction
  Return,
  End,     // of the thread
  Invalid, // the bits are no instruction
};

constexpr uint32_t NoTarget = ~uint32_t(0);

struct Inst {
  const llvm::Q7X2::UnitInfo *Unit = nullptr; // null where Invalid
  llvm::Q7X2::ControlWord Control;
  FlowKind Flow = FlowKind::Invalid;
  /// Some threads that come here may not execute it. Guard says which where
  /// that is a predicate of their own; else it is always true.
  bool Conditional = false;
  Condition Guard;
  Condition Taken;            // a Branch, beside the guard
  uint32_t Target = NoTarget; // of a Branch: index of an instruction
  /// Writes some of Defs, which of them is known at run time only.
  bool PartialDefs = false;
  llvm::SmallVector<Resource, 6> Uses; // the guard last
  uint8_t NumSources = 0;              // the Uses before the guard
  llvm::SmallVector<Resource, 6> Defs;

  llvm::ArrayRef<Resource> sources() const {
    return llvm::ArrayRef<Resource>(Uses).take_front(NumSources);
  }
};

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_INST_H
