//===- ExecLogic.cpp - IALU: logic, shifts, moves, predicates -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The IALU instructions that compute bitwise functions and shifts, and those
// that move values between registers, uniform registers and predicates.
//
//===----------------------------------------------------------------------===//

#include "Exec.h"
#include "IntOps.h"
#include "Target.h"
#include "llvm/Support/FormatVariadic.h"

#include "HostIsaBegin.h"

using namespace q7x2;

static void logic3(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC, D;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  const uint32_t *C = fetch(X, I.C, BufC);
  eachLane([&](unsigned L) { D.V[L] = iop::lop3(A[L], B[L], C[L], I.Lut); });
  if (I.PU != SinkPred) {
    uint32_t T = maskOf([&](unsigned L) { return D.V[L] != 0; });
    setPred(*X.W, I.PU,
            iop::combine(T, predMask(*X.W, I.PP), I.mod(mod::MEXBool)), Mask);
  }
  store(X, I.Dst, D, Mask);
}

/// PLOP3. In the form with a uniform source, the third predicate is uniform.
template <bool UniformC>
static void predLogic3(Context &X, const DecodedInst &I, uint32_t Mask) {
  Warp &W = *X.W;
  uint32_t C =
      UniformC ? W.UP[I.PR.Reg] ^ (I.PR.Not ? AllLanes : 0) : predMask(W, I.PR);
  setPred(W, I.PU, iop::lop3(predMask(W, I.PP), predMask(W, I.PQ), C, I.Lut),
          Mask);
}

static void shift(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC, D;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  const uint32_t *C = fetch(X, I.C, BufC);
  const iop::ShiftMode Mode = shiftModeOf(I);
  eachLane(
      [&](unsigned L) { D.V[L] = iop::funnelShift(A[L], B[L], C[L], Mode); });
  store(X, I.Dst, D, Mask);
}

static void permute(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC, D;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  const uint32_t *C = fetch(X, I.C, BufC);
  const unsigned Mode = I.mod(mod::MPRMTMode);
  eachActive(
      Mask, [&](unsigned L) { D.V[L] = iop::permute(A[L], B[L], C[L], Mode); });
  store(X, I.Dst, D, Mask);
}

static void select(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  uint32_t P = predMask(*X.W, I.PP);
  eachLane([&](unsigned L) { D.V[L] = laneBit(P, L) ? A[L] : B[L]; });
  store(X, I.Dst, D, Mask);
}

static void move(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes Buf, D;
  const uint32_t *B = fetch(X, I.B, Buf);
  std::memcpy(D.V, B, sizeof(D.V));
  store(X, I.Dst, D, Mask);
}

static void moveWide(Context &X, const DecodedInst &I, uint32_t Mask) {
  WideLanes Buf, D;
  WidePair B = fetchWide(X, I.B, Buf);
  std::memcpy(D.Lo.V, B.Lo, sizeof(D.Lo.V));
  std::memcpy(D.Hi.V, B.Hi, sizeof(D.Hi.V));
  storeWide(X, I.Dst, D, Mask);
}

/// Returns P0 to P7 of a lane as a byte; P7 is PT.
static uint32_t packedPreds(const Warp &W, unsigned L) {
  uint32_t Byte = 0;
  for (unsigned I = 0; I <= TruePred; ++I)
    Byte |= (W.P[I] >> L & 1) << I;
  return Byte;
}

/// Returns the index of the register byte that P2R or R2P names.
static unsigned byteIndex(const DecodedInst &I) {
  return I.mod(mod::MBSel) - Q7X2::BSel_B0;
}

static void predsToReg(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  const unsigned Shift = 8 * byteIndex(I);
  eachActive(Mask, [&](unsigned L) {
    uint32_t Chosen = B[L] & 0xff;
    D.V[L] = (A[L] & ~(Chosen << Shift)) | (packedPreds(*X.W, L) & Chosen)
                                               << Shift;
  });
  store(X, I.Dst, D, Mask);
}

static void regToPreds(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  const unsigned Shift = 8 * byteIndex(I);
  for (unsigned P = 0; P != TruePred; ++P) {
    uint32_t Chosen = maskOf([&](unsigned L) { return B[L] >> P & 1; });
    uint32_t Value =
        maskOf([&](unsigned L) { return A[L] >> (Shift + P) & 1; });
    setPred(*X.W, P, Value, Mask & Chosen);
  }
}

static void regToUniform(Context &X, const DecodedInst &I, uint32_t Mask) {
  X.W->UR[I.Dst] = X.W->R[I.B.Row][firstLane(Mask)];
}

/// Finds the register that GETGPR or SETGPR selects. Returns false after a
/// fault if there is no such register.
static bool indexedRow(Context &X, const DecodedInst &I, uint32_t Mask,
                       uint32_t &Row) {
  Row = X.W->UR[I.UBase] + uint32_t(I.Offset);
  if (Row < X.Launch.Registers)
    return true;
  X.fault(
      firstLane(Mask),
      llvm::formatv("register index {0} is out of range: the kernel has {1} "
                    "registers",
                    int32_t(Row), X.Launch.Registers));
  return false;
}

static void getIndexed(Context &X, const DecodedInst &I, uint32_t Mask) {
  uint32_t Row;
  if (!indexedRow(X, I, Mask, Row))
    return;
  Lanes D;
  std::memcpy(D.V, X.W->R[Row], sizeof(D.V));
  store(X, I.Dst, D, Mask);
}

static void setIndexed(Context &X, const DecodedInst &I, uint32_t Mask) {
  uint32_t Row;
  if (!indexedRow(X, I, Mask, Row))
    return;
  Lanes D;
  std::memcpy(D.V, X.W->R[I.A.Row], sizeof(D.V));
  store(X, Row, D, Mask);
}

ExecFn q7x2::Q7X2_ISA::bindLogic(unsigned Op, const DecodedInst &I) {
  switch (Op) {
  case op::LOP3:
    return logic3;
  case op::PLOP3:
    return I.Form == llvm::Q7X2Form::U ? predLogic3<true> : predLogic3<false>;
  case op::SHF:
    return shift;
  case op::PRMT:
    return permute;
  case op::SEL:
    return select;
  case op::MOV:
    return move;
  case op::MOV64:
    return moveWide;
  case op::P2R:
    return predsToReg;
  case op::R2P:
    return regToPreds;
  case op::R2UR:
    return regToUniform;
  case op::GETGPR:
    return getIndexed;
  case op::SETGPR:
    return setIndexed;
  default:
    return nullptr;
  }
}

#include "HostIsaEnd.h"
