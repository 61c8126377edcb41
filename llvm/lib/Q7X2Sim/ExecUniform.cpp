//===- ExecUniform.cpp - UDP: the uniform datapath ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The integer instructions on uniform registers and predicates, executed once
// for the warp. They share IntOps.h with the IALU instructions.
//
//===----------------------------------------------------------------------===//

#include "Access.h"
#include "Exec.h"
#include "IntOps.h"
#include "Special.h"
#include "Target.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"

#include "HostIsaBegin.h"

using namespace q7x2;
using namespace llvm::Q7X2;

namespace {
/// The operands of a uniform instruction, by value.
struct UniformOperands {
  uint32_t A, B, C;
  bool P, Q, R;
};
} // namespace

static bool uniformPred(const Warp &W, PredOp P) {
  return (W.UP[P.Reg] != 0) != P.Not;
}

static UniformOperands readOperands(Context &X, const DecodedInst &I) {
  auto Value = [&](const SrcOp &S) {
    return S.Kind == SrcKind::None ? 0 : uniformValue(X, S);
  };
  const Warp &W = *X.W;
  return {Value(I.A),           Value(I.B),           Value(I.C),
          uniformPred(W, I.PP), uniformPred(W, I.PQ), uniformPred(W, I.PR)};
}

static void setPred(Context &X, unsigned Slot, bool Value) {
  X.W->UP[Slot] = Value ? AllLanes : 0;
}

static void setCarried(Context &X, const DecodedInst &I,
                       iop::Carry<uint32_t> R) {
  X.W->UR[I.Dst] = R.Value;
  setPred(X, I.PU, R.Out);
}

/// Stores the result of Compute to a uniform register.
template <uint32_t (*Compute)(const DecodedInst &, const UniformOperands &)>
static void toRegister(Context &X, const DecodedInst &I, uint32_t) {
  X.W->UR[I.Dst] = Compute(I, readOperands(X, I));
}

/// Stores the result of Compute to a uniform register and its carry to pu.
template <iop::Carry<uint32_t> (*Compute)(const DecodedInst &,
                                          const UniformOperands &)>
static void toRegisterAndCarry(Context &X, const DecodedInst &I, uint32_t) {
  setCarried(X, I, Compute(I, readOperands(X, I)));
}

static uint32_t move(const DecodedInst &, const UniformOperands &V) {
  return V.B;
}
static uint32_t countBits(const DecodedInst &, const UniformOperands &V) {
  return llvm::popcount(V.B);
}
static uint32_t leadingBit(const DecodedInst &I, const UniformOperands &V) {
  return leadingBitOf(I, V.B);
}
static uint32_t add(const DecodedInst &I, const UniformOperands &V) {
  return (I.A.Neg ? 0u - V.A : V.A) + (I.B.Neg ? 0u - V.B : V.B);
}
static uint32_t minMax(const DecodedInst &I, const UniformOperands &V) {
  return iop::minMax(V.A, V.B, isUnsigned(I), V.P);
}
static uint32_t select(const DecodedInst &, const UniformOperands &V) {
  return V.P ? V.A : V.B;
}
static uint32_t shift(const DecodedInst &I, const UniformOperands &V) {
  return iop::funnelShift(V.A, V.B, V.C, shiftModeOf(I));
}
static uint32_t permute(const DecodedInst &I, const UniformOperands &V) {
  return iop::permute(V.A, V.B, V.C, I.mod(mod::MPRMTMode));
}

static iop::Carry<uint32_t> addCarry(const DecodedInst &I,
                                     const UniformOperands &V) {
  return iop::sum32(iop::term32(V.A, I.A.Neg, true),
                    iop::term32(V.B, I.B.Neg, true), V.P);
}

static iop::Carry<uint32_t> mulAdd(const DecodedInst &I,
                                   const UniformOperands &V) {
  const bool High = I.Op == op::UIMAD_HI_X;
  uint64_t P = iop::product(V.A, V.B, isUnsigned(I));
  return iop::sum32(uint32_t(High ? P >> 32 : P),
                    iop::term32(V.C, I.C.Neg, High), High && V.P);
}

static iop::Carry<uint32_t> scaledAdd(const DecodedInst &I,
                                      const UniformOperands &V) {
  const bool High = I.Op != op::ULEA;
  uint32_t Upper =
      I.Op == op::ULEA_HI_X_SX32 ? uint32_t(int32_t(V.A) >> 31) : V.C;
  uint32_t T = iop::shiftedWord(V.A, Upper, I.Amount, High);
  return iop::sum32(iop::term32(T, I.A.Neg, High),
                    iop::term32(V.B, I.B.Neg, High), High && V.P);
}

static void logic3(Context &X, const DecodedInst &I, uint32_t) {
  UniformOperands V = readOperands(X, I);
  uint32_t R = iop::lop3(V.A, V.B, V.C, I.Lut);
  X.W->UR[I.Dst] = R;
  setPred(X, I.PU, iop::combine(R != 0, V.P, I.mod(mod::MEXBool)));
}

static void predLogic3(Context &X, const DecodedInst &I, uint32_t) {
  UniformOperands V = readOperands(X, I);
  setPred(X, I.PU, I.Lut >> (V.P << 2 | V.Q << 1 | V.R) & 1);
}

static void setPredicate(Context &X, const DecodedInst &I, uint32_t) {
  UniformOperands V = readOperands(X, I);
  const unsigned Op = I.mod(mod::MCompOp), Logic = I.mod(mod::MBoolOp);
  bool T = isUnsigned(I) ? iop::compare(V.A, V.B, Op)
                         : iop::compare(int32_t(V.A), int32_t(V.B), Op);
  if (I.Op == op::UISETP_X && V.A == V.B)
    T = V.Q;
  setPred(X, I.PU, iop::combine(T, V.P, Logic));
  setPred(X, I.PV, iop::combine(!T, V.P, Logic));
}

static void moveWide(Context &X, const DecodedInst &I, uint32_t) {
  uint64_t V = uniformWide(X, I.B);
  X.W->UR[I.Dst] = uint32_t(V);
  X.W->UR[I.Dst + 1] = uint32_t(V >> 32);
}

static void readSpecial(Context &X, const DecodedInst &I, uint32_t Mask) {
  if (!isUniformSpecial(I.Amount)) {
    X.fault(firstLane(Mask), "S2UR of a special register that is not the same "
                             "in all threads of a warp");
    return;
  }
  X.W->UR[I.Dst] = uniformSpecial(X, I.Amount);
}

/// Returns the number of bytes that ULDC loads.
static unsigned loadBytes(const DecodedInst &I) {
  if (I.Op == op::ULDC64)
    return 8;
  switch (I.mod(mod::MMemSize)) {
  case MemSize_U8:
  case MemSize_S8:
    return 1;
  case MemSize_U16:
  case MemSize_S16:
    return 2;
  default: // MemSize_32
    return 4;
  }
}

static void loadConst(Context &X, const DecodedInst &I, uint32_t Mask) {
  const bool Wide = I.Op == op::ULDC64;
  const unsigned Bytes = loadBytes(I);
  uint32_t Offset = uniformValue(X, I.A) + I.B.Value;
  if (Offset % Bytes) {
    X.fault(firstLane(Mask),
            llvm::formatv("{0}-byte load at c[{1:x}][{2:x}] is misaligned",
                          Bytes, I.B.Bank, Offset));
    return;
  }
  uint64_t V = readConst(X, I.B.Bank, Offset, Bytes);
  if (I.mod(mod::MMemSize) == MemSize_S8)
    V = uint64_t(int64_t(int8_t(V)));
  else if (I.mod(mod::MMemSize) == MemSize_S16)
    V = uint64_t(int64_t(int16_t(V)));
  timeConstants(X, I.B.Bank, nullptr, Offset, 1u << firstLane(Mask));
  X.W->UR[I.Dst] = uint32_t(V);
  if (Wide)
    X.W->UR[I.Dst + 1] = uint32_t(V >> 32);
}

ExecFn q7x2::Q7X2_ISA::bindUniform(unsigned Op, const DecodedInst &) {
  switch (Op) {
  case op::UMOV:
    return toRegister<move>;
  case op::UMOV64:
    return moveWide;
  case op::ULDC:
  case op::ULDC64:
    return loadConst;
  case op::S2UR:
    return readSpecial;
  case op::UIADD:
    return toRegister<add>;
  case op::UIADD_X:
    return toRegisterAndCarry<addCarry>;
  case op::UIMAD:
  case op::UIMAD_HI_X:
    return toRegisterAndCarry<mulAdd>;
  case op::ULEA:
  case op::ULEA_HI_X:
  case op::ULEA_HI_X_SX32:
    return toRegisterAndCarry<scaledAdd>;
  case op::UIMNMX:
    return toRegister<minMax>;
  case op::USEL:
    return toRegister<select>;
  case op::ULOP3:
    return logic3;
  case op::UPLOP3:
    return predLogic3;
  case op::USHF:
    return toRegister<shift>;
  case op::UPRMT:
    return toRegister<permute>;
  case op::UISETP:
  case op::UISETP_X:
    return setPredicate;
  case op::UPOPC:
    return toRegister<countBits>;
  case op::UFLO:
    return toRegister<leadingBit>;
  default:
    return nullptr;
  }
}

#include "HostIsaEnd.h"
