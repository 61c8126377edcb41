//===- Inst.h - The checker's view of an instruction ------------*- C++ -*-===//
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

/// A resource of accesses in flight: a register or a predicate under its number
/// (Q7X2RegisterUse.h), or a scoreboard, which has a number for each role.
using Resource = llvm::Q7X2::RegNum;
namespace res {
using namespace llvm::Q7X2::RegFile;
constexpr Resource RaisedWsb = NumRegs;
constexpr Resource RaisedRsb =
    RaisedWsb + llvm::Q7X2::ControlWord::NumScoreboards;

inline bool isRegister(Resource R) { return R < NumRegs; }
} // namespace res

/// A thread predicate or its negation.
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
  /// Whether they never hold together.
  bool excludes(const Condition &C) const { return negated() == C; }
};

/// Where a thread continues after an instruction.
enum class FlowKind : uint8_t {
  Next,
  Branch,         // at a target or the next instruction
  IndirectBranch, // at an address in registers
  Call,           // at the next instruction, after the callee
  Return,
  Exit,    // nowhere
  Invalid, // an invalid instruction encoding
};

/// The effect of an instruction on a convergence barrier: BSSY, BSYNC, BREAK;
/// or WARPSYNC of the whole warp.
enum class BarrierKind : uint8_t { None, Set, Wait, Leave, WholeWarp };

constexpr uint32_t NoTarget = ~uint32_t(0);

struct Inst {
  const llvm::Q7X2::UnitInfo *Unit = nullptr; // null if Invalid
  llvm::Q7X2::ControlWord Word;
  FlowKind Flow = FlowKind::Invalid;
  /// Some threads may not execute it. Guard says which if the guard is a thread
  /// predicate; otherwise Guard is always true.
  bool IsConditional = false;
  Condition Guard;
  Condition Taken; // Branch: besides the guard
  /// Branch: depends on a uniform predicate, of which nothing is known.
  bool IsTakenUnknown = false;
  uint32_t Target = NoTarget; // Branch: index of an instruction
  /// Branch: threads that execute it together may take different sides.
  bool Diverges = false;
  BarrierKind Barrier = BarrierKind::None;
  uint8_t BarrierNumber = 0;
  /// Writes only some of Defs, chosen at run time.
  bool IsPartialWrite = false;
  llvm::SmallVector<Resource, 6> Uses; // the guard last
  uint8_t NumSources = 0;              // the Uses other than the guard
  llvm::SmallVector<Resource, 6> Defs;

  llvm::ArrayRef<Resource> sources() const {
    return llvm::ArrayRef<Resource>(Uses).take_front(NumSources);
  }
};

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_INST_H
