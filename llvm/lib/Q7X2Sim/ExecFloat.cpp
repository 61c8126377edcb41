//===- ExecFloat.cpp - FALU: 32-bit float ---------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The FALU group. The operations are in FloatOps.h, except that additions and
// multiplications without modifiers are executed by the host.
//
//===----------------------------------------------------------------------===//

#include "Exec.h"
#include "FloatOps.h"
#include "IntOps.h"
#include "Target.h"

#include "HostIsaBegin.h"

using namespace q7x2;
using fp::F32;

/// Returns the scale factor of FMUL.
static double scaleFactor(const DecodedInst &I) {
  switch (I.mod(mod::MScale)) {
  case Q7X2::FMULScale_D2:
    return 0.5;
  case Q7X2::FMULScale_D4:
    return 0.25;
  case Q7X2::FMULScale_D8:
    return 0.125;
  case Q7X2::FMULScale_M2:
    return 2;
  case Q7X2::FMULScale_M4:
    return 4;
  case Q7X2::FMULScale_M8:
    return 8;
  default: // FMULScale_None
    return 1;
  }
}

static fp::Finish finishOf(const DecodedInst &I) {
  fp::Finish F;
  F.Sat = isSat(I);
  F.Ftz = isFtz(I);
  return F;
}

static uint32_t flushIfFtz(uint32_t V, bool Ftz) {
  return Ftz ? F32::flush(V) : V;
}

static uint32_t canonical(float R) {
  return R != R ? F32::CanonicalNaN : fp::bitsOf(R);
}

//===----------------------------------------------------------------------===//
// FADD, FMUL, FFMA
//===----------------------------------------------------------------------===//

// With rounding to nearest and without .FTZ and .SAT, the host's results are
// correct except for NaN. The speed of these loops matters.

static void addPlain(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  eachLane([&](unsigned L) {
    D.V[L] = canonical(fp::asFloat(A[L]) + fp::asFloat(B[L]));
  });
  store(X, I.Dst, D, Mask);
}

static void mulPlain(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  eachLane([&](unsigned L) {
    D.V[L] = canonical(fp::asFloat(A[L]) * fp::asFloat(B[L]));
  });
  store(X, I.Dst, D, Mask);
}

static void fmaPlain(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC, D;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  const uint32_t *C = fetchF32(X, I.C, BufC);
  eachLane([&](unsigned L) {
#ifdef Q7X2_HOST_HAS_FMA
    D.V[L] = canonical(__builtin_fmaf(fp::asFloat(A[L]), fp::asFloat(B[L]),
                                      fp::asFloat(C[L])));
#else
    D.V[L] = fp::fma<F32>(A[L], B[L], C[L], fp::Round::RN);
#endif
  });
  store(X, I.Dst, D, Mask);
}

static void addGeneral(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  const fp::Round Mode = roundOf(I);
  eachActive(Mask, [&](unsigned L) {
    uint32_t R = fp::add<F32>(flushIfFtz(A[L], isFtz(I)),
                              flushIfFtz(B[L], isFtz(I)), Mode);
    D.V[L] = fp::finish<F32>(R, finishOf(I));
  });
  store(X, I.Dst, D, Mask);
}

static void mulGeneral(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  const fp::Round Mode = roundOf(I);
  const double Scale = scaleFactor(I);
  eachActive(Mask, [&](unsigned L) {
    uint32_t R = fp::mul<F32>(flushIfFtz(A[L], isFtz(I)),
                              flushIfFtz(B[L], isFtz(I)), Mode, Scale);
    D.V[L] = fp::finish<F32>(R, finishOf(I));
  });
  store(X, I.Dst, D, Mask);
}

static void fmaGeneral(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC, D;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  const uint32_t *C = fetchF32(X, I.C, BufC);
  const bool Ftz = isFtz(I);
  eachActive(Mask, [&](unsigned L) {
    uint32_t R = fp::fma<F32>(flushIfFtz(A[L], Ftz), flushIfFtz(B[L], Ftz),
                              flushIfFtz(C[L], Ftz), roundOf(I));
    D.V[L] = fp::finish<F32>(R, finishOf(I));
  });
  store(X, I.Dst, D, Mask);
}

/// Returns true if no modifier changes the host's result.
static bool isPlain(const DecodedInst &I) {
  return !isFtz(I) && !isSat(I) && roundOf(I) == fp::Round::RN &&
         I.mod(mod::MScale) == Q7X2::FMULScale_None;
}

//===----------------------------------------------------------------------===//
// Comparison and selection
//===----------------------------------------------------------------------===//

static void minMax(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  uint32_t Min = predMask(*X.W, I.PP);
  eachLane([&](unsigned L) {
    D.V[L] = fp::minMax<F32>(A[L], B[L], !laneBit(Min, L), isFtz(I),
                             propagatesNaN(I));
  });
  store(X, I.Dst, D, Mask);
}

/// Returns the lanes for which the comparison holds.
static uint32_t compareLanes(Context &X, const DecodedInst &I) {
  Lanes BufA, BufB;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  const uint8_t Accepted = fp::acceptedOutcomes(I.mod(mod::MFCmp));
  const uint32_t Flush = isFtz(I) ? AllLanes : 0;
  return maskOf([&](unsigned L) {
    uint32_t FA = (F32::flush(A[L]) & Flush) | (A[L] & ~Flush);
    uint32_t FB = (F32::flush(B[L]) & Flush) | (B[L] & ~Flush);
    float VA = fp::asFloat(FA), VB = fp::asFloat(FB);
    unsigned Outcome = VA < VB    ? fp::CmpLT
                       : VA > VB  ? fp::CmpGT
                       : VA == VB ? fp::CmpEQ
                                  : fp::CmpUN;
    return Outcome & Accepted;
  });
}

static void setPredicate(Context &X, const DecodedInst &I, uint32_t Mask) {
  uint32_t T = compareLanes(X, I), P = predMask(*X.W, I.PP);
  setPred(*X.W, I.PU, iop::combine(T, P, I.mod(mod::MLOP)), Mask);
  setPred(*X.W, I.PV, iop::combine(~T, P, I.mod(mod::MLOP)), Mask);
}

static void setRegister(Context &X, const DecodedInst &I, uint32_t Mask) {
  uint32_t T =
      iop::combine(compareLanes(X, I), predMask(*X.W, I.PP), I.mod(mod::MLOP));
  Lanes D;
  const uint32_t True =
      I.mod(mod::MBVal) == Q7X2::BVal_BF ? F32::One : AllLanes;
  eachLane([&](unsigned L) { D.V[L] = laneBit(T, L) ? True : 0; });
  store(X, I.Dst, D, Mask);
}

static void select(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  uint32_t P = predMask(*X.W, I.PP);
  eachLane([&](unsigned L) {
    D.V[L] = flushIfFtz(laneBit(P, L) ? A[L] : B[L], isFtz(I));
  });
  store(X, I.Dst, D, Mask);
}

static void checkDivision(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  uint32_t T =
      maskOf([&](unsigned L) { return fp::divisionNeedsCare(A[L], B[L]); });
  setPred(*X.W, I.PU, T, Mask);
}

ExecFn q7x2::Q7X2_ISA::bindFloat(unsigned Op, const DecodedInst &I) {
  switch (Op) {
  case op::FADD:
    return isPlain(I) ? addPlain : addGeneral;
  case op::FMUL:
    return isPlain(I) ? mulPlain : mulGeneral;
  case op::FFMA:
    return isPlain(I) ? fmaPlain : fmaGeneral;
  case op::FMNMX:
    return minMax;
  case op::FSETP:
    return setPredicate;
  case op::FSET:
    return setRegister;
  case op::FSEL:
    return select;
  case op::FCHK:
    return checkDivision;
  default:
    return nullptr;
  }
}

#include "HostIsaEnd.h"
