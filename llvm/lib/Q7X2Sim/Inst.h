//===- Inst.h - A decoded instruction ---------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The simulator's form of an instruction: one DecodedInst for each 16 bytes of
// code, created once when a module is loaded. It has a pointer to the function
// that executes the instruction for a whole warp, and the operands in the form
// that this function uses.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_INST_H
#define LLVM_LIB_Q7X2SIM_INST_H

#include "Target.h"
#include <cassert>
#include <cstdint>

namespace q7x2 {

using Q7X2::InstBytes;
using Q7X2::WarpSize;
constexpr uint32_t AllLanes = ~uint32_t(0);

// The registers come from TableGen (Q7X2RegisterInfo.td): their enumerators are
// consecutive, and the numbers in the encoding count from 0, the register that
// is always zero or true last. Decoder::create checks the latter.
constexpr unsigned NumGPRs = Q7X2::R254 - Q7X2::R0 + 1;
constexpr unsigned NumUGPRs = Q7X2::UR62 - Q7X2::UR0 + 1;
constexpr unsigned NumPreds = Q7X2::P6 - Q7X2::P0 + 1;
constexpr unsigned NumConvergenceBarriers = Q7X2::B15 - Q7X2::B0 + 1;

// Rows of the register file. Reads of RZ come from rows that are always zero,
// writes to RZ go to rows that no instruction reads; there are four of each,
// for 128-bit accesses.
constexpr unsigned ZeroRow = NumGPRs;
constexpr unsigned SinkRow = ZeroRow + 4;
constexpr unsigned NumRows = SinkRow + 4;

// The same for the uniform registers.
constexpr unsigned ZeroUReg = NumUGPRs;
constexpr unsigned SinkUReg = ZeroUReg + 4;
constexpr unsigned NumURegSlots = SinkUReg + 4;

// Predicates: PT reads as true, writes to it go to a slot of their own.
constexpr unsigned TruePred = NumPreds;
constexpr unsigned SinkPred = TruePred + 1;
constexpr unsigned NumPredSlots = SinkPred + 1;

/// The kind of a source operand.
enum class SrcKind : uint8_t { None, Reg, UReg, Imm, Const };

/// A source operand with its modifiers.
struct SrcOp {
  SrcKind Kind = SrcKind::None;
  bool Neg = false; // '-', or '~' in the operations with a carry input
  bool Abs = false;
  uint8_t HalfSel = Q7X2::HSel2_H1_H0;
  uint16_t Row = 0;   // of a register or uniform register
  uint8_t Regs = 1;   // the number of registers read
  uint8_t Bank = 0;   // of a constant
  uint32_t Value = 0; // immediate, or offset in the bank
};

/// A predicate source.
struct PredOp {
  uint8_t Reg = TruePred;
  bool Not = false;
};

struct Context;
struct DecodedInst;

/// Executes an instruction for the threads in Mask, which is not empty. The PC
/// of the current fragment already points to the next instruction.
using ExecFn = void (*)(Context &X, const DecodedInst &I, uint32_t Mask);

/// The values of an instruction's modifiers, by TableGen identifier. Modifiers
/// that the instruction does not have are 0.
class ModifierValues {
  static constexpr unsigned NumIDs = mod::SRegName + 1; // the last by name
  uint8_t First[NumIDs] = {};
  uint8_t Second = 0;

public:
  void set(mod::ModID ID, unsigned Value) {
    assert(ID < NumIDs && "an identifier after the last one");
    First[ID] = uint8_t(Value);
  }
  void setSecond(unsigned Value) { Second = uint8_t(Value); }
  unsigned get(mod::ModID ID) const { return First[ID]; }
  /// Returns the second of two modifiers with the same identifier: the source
  /// format of F2F, the type of IDP.4A's second operand.
  unsigned second() const { return Second; }
};

/// An instruction. Fields that do not apply to it keep their initial values.
struct DecodedInst {
  ExecFn Fn = nullptr;
  /// The length of the run of instructions from this one on that execute
  /// without changing the warp's fragments: none of them branches, waits, ends
  /// threads or reads the clock (markStraightRuns).
  uint32_t Straight = 0;
  SrcOp A, B, C;
  uint16_t Dst = SinkRow; // row of Rd, or slot of URd
  uint8_t PU = SinkPred, PV = SinkPred;
  PredOp PP, PQ, PR; // PR: the third input of PLOP3
  PredOp Guard;
  bool UniformGuard = false;
  uint8_t Lut = 0;
  uint8_t Amount = 0;        // shift amount, barrier number, special register
  uint8_t Group = 0;         // Q7X2::GroupID
  uint8_t Form = 0;          // Q7X2Form::FormID
  int32_t Offset = 0;        // address offset, register index offset
  uint32_t Target = 0;       // index of the instruction that a branch goes to
  uint16_t UBase = ZeroUReg; // uniform part of an address or index
  uint16_t Op = 0;           // Q7X2Op::OperationID
  uint16_t Opcode = 0;       // the target's opcode
  ModifierValues Mods;

  /// For a memory instruction: returns true if the address, including its
  /// uniform part, has 64 bits.
  bool hasWideAddress() const {
    return A.Regs == 2 || Form == llvm::Q7X2Form::U32 ||
           Form == llvm::Q7X2Form::S32;
  }

  /// Returns the value of a modifier, to be compared with Q7X2::KIND_VALUE.
  unsigned mod(mod::ModID ID) const { return Mods.get(ID); }
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_INST_H
