//===- ExecFloat.cpp - FALU: 32-bit float ---------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Exec.h"
#include "FloatOps.h"
#include "IntOps.h"
#include "Target.h"

using namespace q7x2;
using fp::F32;

// Scale factors of FMULScale: none, D2, D4, D8, M2, M4, M8.
static const double ScaleFactor[] = {1, 0.5, 0.25, 0.125, 2, 4, 8};

static fp::Finish finishOf(const Modifiers &M) {
  fp::Finish F;
  F.Sat = M.Sat;
  F.Ftz = M.Ftz;
  return F;
}

static uint32_t flushIf(uint32_t V, bool Ftz) {
  return Ftz ? F32::flush(V) : V;
}

static uint32_t canonical(float R) {
  return R != R ? F32::CanonicalNaN : fp::bitsOf(R);
}

//===----------------------------------------------------------------------===//
// FADD, FMUL, FFMA
//===----------------------------------------------------------------------===//

// Round to nearest without .FTZ and .SAT is what the host computes, but for
// NaN; these are the loops that matter for speed.

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

static void fmaLanes(uint32_t *D, const uint32_t *A, const uint32_t *B,
                     const uint32_t *C) {
  for (unsigned L = 0; L != WarpSize; ++L)
    D[L] = fp::fma<F32>(A[L], B[L], C[L], fp::Round::RN);
}

#if defined(__x86_64__)
#define Q7X2_HAVE_HOST_FMA 1
__attribute__((target("avx2,fma"))) static void
fmaLanesHost(uint32_t *D, const uint32_t *A, const uint32_t *B,
             const uint32_t *C) {
  for (unsigned L = 0; L != WarpSize; ++L) {
    float R =
        __builtin_fmaf(llvm::bit_cast<float>(A[L]), llvm::bit_cast<float>(B[L]),
                       llvm::bit_cast<float>(C[L]));
    uint32_t Bits = llvm::bit_cast<uint32_t>(R);
    D[L] = R != R ? F32::CanonicalNaN : Bits;
  }
}
static bool hostHasFma() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}
#endif

template <void (*Compute)(uint32_t *, const uint32_t *, const uint32_t *,
                          const uint32_t *)>
static void fmaPlain(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC, D;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  Compute(D.V, A, B, fetchF32(X, I.C, BufC));
  store(X, I.Dst, D, Mask);
}

static void addGeneral(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  const fp::Round Mode = fp::Round(I.Mod.Round);
  eachActive(Mask, [&](unsigned L) {
    uint32_t R =
        fp::add<F32>(flushIf(A[L], I.Mod.Ftz), flushIf(B[L], I.Mod.Ftz), Mode);
    D.V[L] = fp::finish<F32>(R, finishOf(I.Mod));
  });
  store(X, I.Dst, D, Mask);
}

static void mulGeneral(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  const fp::Round Mode = fp::Round(I.Mod.Round);
  const double Scale = ScaleFactor[I.Mod.Scale];
  eachActive(Mask, [&](unsigned L) {
    uint32_t R = fp::mul<F32>(flushIf(A[L], I.Mod.Ftz),
                              flushIf(B[L], I.Mod.Ftz), Mode, Scale);
    D.V[L] = fp::finish<F32>(R, finishOf(I.Mod));
  });
  store(X, I.Dst, D, Mask);
}

static void fmaGeneral(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC, D;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  const uint32_t *C = fetchF32(X, I.C, BufC);
  const bool Ftz = I.Mod.Ftz;
  eachActive(Mask, [&](unsigned L) {
    uint32_t R = fp::fma<F32>(flushIf(A[L], Ftz), flushIf(B[L], Ftz),
                              flushIf(C[L], Ftz), fp::Round(I.Mod.Round));
    D.V[L] = fp::finish<F32>(R, finishOf(I.Mod));
  });
  store(X, I.Dst, D, Mask);
}

static bool isPlain(const Modifiers &M) {
  return !M.Ftz && !M.Sat && M.Scale == 0 &&
         fp::Round(M.Round) == fp::Round::RN;
}

static ExecFn bindFma(const DecodedInst &I) {
  if (!isPlain(I.Mod))
    return fmaGeneral;
#ifdef Q7X2_HAVE_HOST_FMA
  if (hostHasFma())
    return fmaPlain<fmaLanesHost>;
#endif
  return fmaPlain<fmaLanes>;
}

//===----------------------------------------------------------------------===//
// Comparison and selection
//===----------------------------------------------------------------------===//

static void minMax(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  uint32_t Min = predMask(*X.W, I.PP);
  eachLane([&](unsigned L) {
    D.V[L] =
        fp::minMax<F32>(A[L], B[L], !laneBit(Min, L), I.Mod.Ftz, I.Mod.NaN);
  });
  store(X, I.Dst, D, Mask);
}

/// The lanes in which the comparison holds.
static uint32_t compareLanes(Context &X, const DecodedInst &I) {
  Lanes BufA, BufB;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  const uint8_t Accepted = fp::acceptedOutcomes(I.Mod.Cmp);
  const uint32_t Flush = I.Mod.Ftz ? AllLanes : 0;
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
  setPred(*X.W, I.PU, iop::combine(T, P, I.Mod.Logic), Mask);
  setPred(*X.W, I.PV, iop::combine(~T, P, I.Mod.Logic), Mask);
}

static void setRegister(Context &X, const DecodedInst &I, uint32_t Mask) {
  uint32_t T =
      iop::combine(compareLanes(X, I), predMask(*X.W, I.PP), I.Mod.Logic);
  Lanes D;
  const uint32_t True = I.Mod.AsFloat ? F32::One : AllLanes;
  eachLane([&](unsigned L) { D.V[L] = laneBit(T, L) ? True : 0; });
  store(X, I.Dst, D, Mask);
}

static void select(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetchF32(X, I.A, BufA), *B = fetchF32(X, I.B, BufB);
  uint32_t P = predMask(*X.W, I.PP);
  eachLane([&](unsigned L) {
    D.V[L] = flushIf(laneBit(P, L) ? A[L] : B[L], I.Mod.Ftz);
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

ExecFn q7x2::bindFloat(unsigned Op, const DecodedInst &I) {
  switch (Op) {
  case op::FADD:
    return isPlain(I.Mod) ? addPlain : addGeneral;
  case op::FMUL:
    return isPlain(I.Mod) ? mulPlain : mulGeneral;
  case op::FFMA:
    return bindFma(I);
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
