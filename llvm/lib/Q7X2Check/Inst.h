//===- Inst.h - What the checker knows of an instruction --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2CHECK_INST_H
#define LLVM_LIB_Q7X2CHECK_INST_H

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace check {

/// What can be in flight: a register of 32 bits or a predicate, each a number.
/// RZ, PT and the like are none. A scoreboard has a number for each role.
using Resource = uint16_t;
namespace res {
constexpr Resource GPR = 0;
constexpr Resource AnyGPR = 255; ///< One that is known at run time only.
constexpr Resource UGPR = 256;
constexpr Resource Pred = 320;
constexpr Resource UPred = 328;
constexpr Resource RaisedWsb = 336;
constexpr Resource RaisedRsb = 344;

inline bool isGPR(Resource R) { return R <= AnyGPR; }
inline bool isRegister(Resource R) { return R < RaisedWsb; }
inline bool isPredicate(Resource R) { return R >= Pred && R < RaisedWsb; }
inline bool isPlainPred(Resource R) { return R >= Pred && R < UPred; }
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
  llvm::Q7X2::Ctrl Control;
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
  bool isInterlocked() const { return Control.Stall == 0; }
  /// The scoreboards as a mask.
  unsigned wsbMask() const { return Control.Wsb < 0 ? 0 : 1u << Control.Wsb; }
  unsigned rsbMask() const { return Control.Rsb < 0 ? 0 : 1u << Control.Rsb; }
};

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_INST_H
