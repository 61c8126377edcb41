//===- ExecHalf.cpp - HALU: packed 16-bit float ---------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each operand is a vector of two: element 0 is the low half, element 1 the
// high half.
//
//===----------------------------------------------------------------------===//

#include "Exec.h"
#include "FloatOps.h"
#include "IntOps.h"
#include "Target.h"

#include "HostIsaBegin.h"

using namespace q7x2;
using fp::BF16;
using fp::F16;

/// Returns a source with its modifiers and .H0_H0 or .H1_H1 applied.
static const uint32_t *fetchHalves(Context &X, const SrcOp &S, Lanes &Buf) {
  const uint32_t *Src = fetchSigned(X, S, Buf, 0x80008000);
  if (S.HalfSel == Q7X2::HSel2_H1_H0)
    return Src;
  const unsigned Shift = S.HalfSel == Q7X2::HSel2_H0_H0 ? 0 : 16;
  eachLane(
      [&](unsigned L) { Buf.V[L] = (Src[L] >> Shift & 0xffff) * 0x10001; });
  return Buf.V;
}

static fp::Finish finishOf(const DecodedInst &I) {
  fp::Finish F;
  F.Sat = isSat(I);
  F.Relu = I.mod(mod::MRelu) == Q7X2::RELU_RELU;
  F.Ftz = isFtz(I);
  return F;
}

template <typename Fmt> static uint16_t flushIfFtz(uint16_t V, bool Ftz) {
  return Ftz ? Fmt::flush(V) : V;
}

/// Applies Fn to both halves of two words.
template <typename Fn>
static uint32_t bothHalves(uint32_t A, uint32_t B, Fn Do) {
  uint32_t Lo = Do(uint16_t(A), uint16_t(B));
  uint32_t Hi = Do(uint16_t(A >> 16), uint16_t(B >> 16));
  return Hi << 16 | Lo;
}

template <typename Fmt>
static void add(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetchHalves(X, I.A, BufA), *B = fetchHalves(X, I.B, BufB);
  const fp::Finish How = finishOf(I);
  auto Sum = [&](uint16_t VA, uint16_t VB) {
    return fp::finish<Fmt>(fp::add<Fmt>(flushIfFtz<Fmt>(VA, How.Ftz),
                                        flushIfFtz<Fmt>(VB, How.Ftz),
                                        fp::Round::RN),
                           How);
  };
  eachActive(Mask, [&](unsigned L) {
    if (I.mod(mod::MHF32) != Q7X2::HF32_F32) {
      D.V[L] = bothHalves(A[L], B[L], Sum);
      return;
    }
    double First = fp::toDouble<Fmt>(Sum(A[L], B[L]));
    D.V[L] = fp::roundTo<fp::F32>(First, fp::Round::RN);
  });
  store(X, I.Dst, D, Mask);
}

template <typename Fmt>
static void mul(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetchHalves(X, I.A, BufA), *B = fetchHalves(X, I.B, BufB);
  const fp::Finish How = finishOf(I);
  auto Product = [&](uint16_t VA, uint16_t VB) {
    return fp::finish<Fmt>(fp::mul<Fmt>(flushIfFtz<Fmt>(VA, How.Ftz),
                                        flushIfFtz<Fmt>(VB, How.Ftz),
                                        fp::Round::RN),
                           How);
  };
  eachActive(Mask,
             [&](unsigned L) { D.V[L] = bothHalves(A[L], B[L], Product); });
  store(X, I.Dst, D, Mask);
}

template <typename Fmt>
static void multiplyAdd(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC, D;
  const uint32_t *A = fetchHalves(X, I.A, BufA), *B = fetchHalves(X, I.B, BufB);
  const uint32_t *C = fetchHalves(X, I.C, BufC);
  const fp::Finish How = finishOf(I);
  auto One = [&](uint16_t VA, uint16_t VB, uint16_t VC) {
    uint16_t R =
        fp::fma<Fmt>(flushIfFtz<Fmt>(VA, How.Ftz), flushIfFtz<Fmt>(VB, How.Ftz),
                     flushIfFtz<Fmt>(VC, How.Ftz), fp::Round::RN);
    return fp::finish<Fmt>(R, How);
  };
  eachActive(Mask, [&](unsigned L) {
    uint32_t Lo = One(A[L], B[L], C[L]);
    uint32_t Hi = One(A[L] >> 16, B[L] >> 16, C[L] >> 16);
    D.V[L] = Hi << 16 | Lo;
  });
  store(X, I.Dst, D, Mask);
}

template <typename Fmt>
static void minMax(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetchHalves(X, I.A, BufA), *B = fetchHalves(X, I.B, BufB);
  uint32_t Min = predMask(*X.W, I.PP);
  eachLane([&](unsigned L) {
    D.V[L] = bothHalves(A[L], B[L], [&](uint16_t VA, uint16_t VB) {
      return fp::minMax<Fmt>(VA, VB, !laneBit(Min, L), isFtz(I),
                             propagatesNaN(I));
    });
  });
  store(X, I.Dst, D, Mask);
}

/// Returns the lanes for which the comparison of one half holds.
template <typename Fmt>
static uint32_t compareHalf(const uint32_t *A, const uint32_t *B,
                            const DecodedInst &I, unsigned Half) {
  const uint8_t Accepted = fp::acceptedOutcomes(I.mod(mod::MFCmp));
  const bool Ftz = isFtz(I);
  return maskOf([&](unsigned L) {
    uint16_t VA = flushIfFtz<Fmt>(uint16_t(A[L] >> (16 * Half)), Ftz);
    uint16_t VB = flushIfFtz<Fmt>(uint16_t(B[L] >> (16 * Half)), Ftz);
    return fp::compare<Fmt>(VA, VB) & Accepted;
  });
}

namespace {
struct HalfMasks {
  uint32_t First, Second;
};
} // namespace

/// Returns the comparisons of both halves, combined with pp.
template <typename Fmt>
static HalfMasks compareHalves(Context &X, const DecodedInst &I) {
  Lanes BufA, BufB;
  const uint32_t *A = fetchHalves(X, I.A, BufA), *B = fetchHalves(X, I.B, BufB);
  uint32_t P = predMask(*X.W, I.PP);
  return {iop::combine(compareHalf<Fmt>(A, B, I, 0), P, I.mod(mod::MLOP)),
          iop::combine(compareHalf<Fmt>(A, B, I, 1), P, I.mod(mod::MLOP))};
}

template <typename Fmt>
static void setPredicate(Context &X, const DecodedInst &I, uint32_t Mask) {
  HalfMasks T = compareHalves<Fmt>(X, I);
  setPred(*X.W, I.PU, T.First, Mask);
  setPred(*X.W, I.PV, T.Second, Mask);
}

template <typename Fmt>
static void setRegister(Context &X, const DecodedInst &I, uint32_t Mask) {
  HalfMasks T = compareHalves<Fmt>(X, I);
  const uint32_t True = I.mod(mod::MBVal) == Q7X2::BVal_BF ? Fmt::One : 0xffff;
  Lanes D;
  eachLane([&](unsigned L) {
    D.V[L] = (laneBit(T.First, L) ? True : 0) |
             (laneBit(T.Second, L) ? True << 16 : 0);
  });
  store(X, I.Dst, D, Mask);
}

template <typename Fmt> static ExecFn bindAs(unsigned Op) {
  switch (Op) {
  case op::HADD2:
    return add<Fmt>;
  case op::HMUL2:
    return mul<Fmt>;
  case op::HFMA2:
    return multiplyAdd<Fmt>;
  case op::HMNMX2:
    return minMax<Fmt>;
  case op::HSETP2:
    return setPredicate<Fmt>;
  case op::HSET2:
    return setRegister<Fmt>;
  default:
    return nullptr;
  }
}

ExecFn q7x2::Q7X2_ISA::bindHalf(unsigned Op, const DecodedInst &I) {
  return I.mod(mod::MHFmt) == Q7X2::HFmtV2_BF16_V2 ? bindAs<BF16>(Op)
                                                   : bindAs<F16>(Op);
}

#include "HostIsaEnd.h"
