//===-- Q7X2RegisterUse.h - Registers used by an instruction ----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Determines which registers and predicates an instruction reads and writes,
// and how registers are numbered, for the control-word library, the simulator,
// the checker and the kernel note alike. Each of them derives the rules of
// timing from this by itself.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2REGISTERUSE_H
#define LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2REGISTERUSE_H

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/ADT/SmallVector.h"
#include <string>

namespace llvm {
class MCInst;
class MCInstrInfo;
class MCRegisterInfo;

namespace Q7X2 {

/// The number of a 32-bit register or a predicate. Constant registers, such as
/// RZ and PT, and convergence barriers have none.
using RegNum = uint16_t;

/// The first number of each register class.
namespace RegFile {
enum : RegNum {
  GPR = 0,      ///< R0 to R254.
  AnyGPR = 255, ///< A general register that is chosen at run time.
  UGPR = 256,   ///< UR0 to UR62.
  Pred = 320,   ///< P0 to P6.
  UPred = 328,  ///< UP0 to UP6.
  NumRegs = 336
};
} // namespace RegFile

inline bool isGPR(RegNum R) { return R <= RegFile::AnyGPR; }
inline bool isPredicate(RegNum R) {
  return R >= RegFile::Pred && R < RegFile::NumRegs;
}
inline bool isThreadPredicate(RegNum R) {
  return R >= RegFile::Pred && R < RegFile::UPred;
}
/// Returns whether the threads of a warp share the register.
inline bool isUniform(RegNum R) {
  return (R >= RegFile::UGPR && R < RegFile::Pred) || R >= RegFile::UPred;
}

/// Returns whether a class begins at a number, where AnyGPR counts as a class.
inline bool beginsClass(RegNum R) {
  return R == RegFile::GPR || R == RegFile::AnyGPR || R == RegFile::UGPR ||
         R == RegFile::Pred || R == RegFile::UPred;
}

/// Consecutive registers of one class; none if Count is 0.
struct RegSpan {
  RegNum First = 0;
  uint8_t Count = 0;

  RegNum end() const { return First + Count; }
};

/// Returns the name: "R4", "R[4:5]", "UR0", "P2", "UP1"; "R[UR...]" for AnyGPR.
std::string getRegisterName(RegSpan Span);
inline std::string getRegisterName(RegNum Reg) {
  return getRegisterName(RegSpan{Reg, 1});
}

/// A predicate operand: the register, which is none for PT and UPT, and its
/// negation.
struct PredicateUse {
  RegSpan Reg;
  bool IsNegated = false;

  bool isAlways() const { return !Reg.Count && !IsNegated; }
};

/// The registers that an instruction reads and writes.
struct RegisterUse {
  /// Its timing; null for pseudos and the Fermi encoding.
  const UnitInfo *Unit = nullptr;
  /// Sources, without the guard.
  SmallVector<RegSpan, 8> Reads;
  SmallVector<RegSpan, 8> Writes;
  PredicateUse Guard;
  /// Whether only some of Writes are written, chosen at run time.
  bool IsPartialWrite = false;
};

RegisterUse readRegisterUse(const MCInst &MI, const MCInstrInfo &MII,
                            const MCRegisterInfo &MRI);

/// Returns the predicate operand \p Name of an instruction; always true if it
/// has none.
PredicateUse readPredicate(const MCInst &MI, OpName Name,
                           const MCRegisterInfo &MRI);

/// Returns the control word of an instruction; interlocked if it has none.
ControlWord readControlWord(const MCInst &MI);

} // namespace Q7X2
} // namespace llvm

#endif
