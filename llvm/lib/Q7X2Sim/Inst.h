//===- Inst.h - A decoded instruction ---------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the machine executes: one record for each 16 bytes of code, made once
// when a module is loaded. It holds a pointer to the function that executes
// the instruction for a whole warp, and the operands in the form in which that
// function wants them.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_INST_H
#define LLVM_LIB_Q7X2SIM_INST_H

#include <cstdint>

namespace q7x2 {

constexpr unsigned WarpSize = 32;
constexpr unsigned InstBytes = 16;
constexpr uint32_t AllLanes = ~uint32_t(0);

// Rows of the register file. Reads of RZ come from rows that are always zero,
// writes to it go to rows that nobody reads; four of each, for 128 bits.
constexpr unsigned NumGPRs = 255;
constexpr unsigned ZeroRow = 255;
constexpr unsigned SinkRow = ZeroRow + 4;
constexpr unsigned NumRows = SinkRow + 4;

// The same for the uniform registers, in pairs.
constexpr unsigned NumUGPRs = 63;
constexpr unsigned ZeroUReg = 63;
constexpr unsigned SinkUReg = ZeroUReg + 4;
constexpr unsigned NumURegSlots = SinkUReg + 4;

// Predicates: PT reads as true, writes to it go to a slot of their own.
constexpr unsigned TruePred = 7;
constexpr unsigned SinkPred = 8;
constexpr unsigned NumPredSlots = 9;

constexpr unsigned NumConvergenceBarriers = 16;

/// Where a source comes from.
enum class SrcKind : uint8_t { None, Reg, UReg, Imm, Const };

/// A source operand with its modifiers.
struct SrcOp {
  SrcKind Kind = SrcKind::None;
  bool Neg = false; // '-', or '~' in the modes with carry
  bool Abs = false;
  uint8_t HalfSel = 0; // H1_H0, H0_H0, H1_H1
  uint16_t Row = 0;    // of a register or uniform register
  uint8_t Regs = 1;    // registers that it takes
  uint8_t Bank = 0;    // of a constant
  uint32_t Value = 0;  // immediate, or offset in the bank
};

/// A predicate source.
struct PredOp {
  uint8_t Reg = TruePred;
  bool Not = false;
};

struct Context;
struct DecodedInst;

/// Executes an instruction for the threads in Mask, which is not empty. The
/// fragment's PC is that of the next instruction already.
using ExecFn = void (*)(Context &X, const DecodedInst &I, uint32_t Mask);

/// The instruction groups, in the order of their optype numbers.
enum class InstGroup : uint8_t {
  FALU,
  DALU,
  HALU,
  IALU,
  XU,
  LSU,
  WARP,
  CTRL,
  UDP,
  Count
};

/// Values of the modifier fields. Which of them an instruction has is known to
/// the function that executes it.
struct Modifiers {
  uint8_t Round = 0;
  uint8_t Ftz = 0;
  uint8_t Sat = 0;
  uint8_t Relu = 0;
  uint8_t NaN = 0;
  uint8_t Bf16 = 0;
  uint8_t F32Out = 0;
  uint8_t Scale = 0;
  uint8_t Cmp = 0;     // FCMPOp, CompOp
  uint8_t Logic = 0;   // LOPOp, BoolOp, EXBool
  uint8_t AsFloat = 0; // .BF
  uint8_t High = 0;    // .HI
  uint8_t Unsigned = 0;
  uint8_t UnsignedB = 0;
  uint8_t Type = 0; // dtype, dsttype, mode, size: the operation's own enum
  uint8_t Type2 = 0;
  uint8_t Byte = 0; // .B0 - .B3
  uint8_t Wrap = 0;
  uint8_t Right = 0;
  uint8_t Flag = 0; // what else is one bit: .SH, .U
};

struct DecodedInst {
  ExecFn Fn = nullptr;
  SrcOp A, B, C;
  uint16_t Dst = SinkRow; // row of Rd, or slot of URd
  uint8_t PU = SinkPred, PV = SinkPred;
  PredOp PP, PQ, PR; // PR: the third input of PLOP3
  PredOp Guard;
  bool UniformGuard = false;
  Modifiers Mod;
  uint8_t Lut = 0;
  uint8_t Amount = 0;        // shift amount, barrier number, special register
  int32_t Offset = 0;        // address offset, register index offset
  uint32_t Target = 0;       // index of the instruction that a branch goes to
  uint16_t UBase = ZeroUReg; // uniform part of an address or index
  uint16_t Op = 0;           // Q7X2Operation
  uint16_t Opcode = 0;       // the target's opcode
  InstGroup Group = InstGroup::CTRL;
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_INST_H
