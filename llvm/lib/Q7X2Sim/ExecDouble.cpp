//===- ExecDouble.cpp - DALU: 64-bit float --------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The DALU group. Operands and results are register pairs; the operations are
// in FloatOps.h.
//
//===----------------------------------------------------------------------===//

#include "Exec.h"
#include "FloatOps.h"
#include "IntOps.h"
#include "Target.h"

#include "HostIsaBegin.h"

using namespace q7x2;
using fp::F64;

namespace {
/// A 64-bit source with its modifiers.
class DoubleSource {
  WideLanes Buf;
  WidePair Words;
  uint64_t Keep, Flip;

public:
  DoubleSource(Context &X, const SrcOp &S)
      : Words(fetchWide(X, S, Buf)), Keep(S.Abs ? F64::MagMask : ~uint64_t(0)),
        Flip(S.Neg ? F64::SignBit : 0) {}
  DoubleSource(const DoubleSource &) = delete;
  uint64_t operator[](unsigned L) const { return (Words[L] & Keep) ^ Flip; }
};
} // namespace

template <uint64_t (*Fn)(uint64_t, uint64_t, fp::Round)>
static void arithmetic(Context &X, const DecodedInst &I, uint32_t Mask) {
  DoubleSource A(X, I.A), B(X, I.B);
  WideLanes D;
  eachActive(Mask,
             [&](unsigned L) { setWide(D, L, Fn(A[L], B[L], roundOf(I))); });
  storeWide(X, I.Dst, D, Mask);
}

static void multiplyAdd(Context &X, const DecodedInst &I, uint32_t Mask) {
  DoubleSource A(X, I.A), B(X, I.B), C(X, I.C);
  WideLanes D;
  eachActive(Mask, [&](unsigned L) {
    setWide(D, L, fp::fma64(A[L], B[L], C[L], roundOf(I)));
  });
  storeWide(X, I.Dst, D, Mask);
}

// With rounding to nearest, the host's results are correct except for NaN,
// which is left to the general function.

template <typename HostFn>
static void computeNearest(Context &X, const DecodedInst &I, uint32_t Mask,
                           ExecFn General, HostFn Host) {
  WideLanes D;
  Lanes IsNaN;
  eachLane([&](unsigned L) {
    const double R = Host(L);
    setWide(D, L, fp::bitsOf(R));
    IsNaN.V[L] = R != R;
  });
  if (maskOf([&](unsigned L) { return IsNaN.V[L]; }) & Mask)
    General(X, I, Mask);
  else
    storeWide(X, I.Dst, D, Mask);
}

static void addNearest(Context &X, const DecodedInst &I, uint32_t Mask) {
  DoubleSource A(X, I.A), B(X, I.B);
  computeNearest(X, I, Mask, arithmetic<fp::add64>, [&](unsigned L) {
    return fp::asDouble(A[L]) + fp::asDouble(B[L]);
  });
}

static void multiplyNearest(Context &X, const DecodedInst &I, uint32_t Mask) {
  DoubleSource A(X, I.A), B(X, I.B);
  computeNearest(X, I, Mask, arithmetic<fp::mul64>, [&](unsigned L) {
    return fp::asDouble(A[L]) * fp::asDouble(B[L]);
  });
}

#ifdef Q7X2_HOST_HAS_FMA
static void multiplyAddNearest(Context &X, const DecodedInst &I,
                               uint32_t Mask) {
  DoubleSource A(X, I.A), B(X, I.B), C(X, I.C);
  computeNearest(X, I, Mask, multiplyAdd, [&](unsigned L) {
    return __builtin_fma(fp::asDouble(A[L]), fp::asDouble(B[L]),
                         fp::asDouble(C[L]));
  });
}
#endif

static ExecFn bindNearest(unsigned Op) {
  switch (Op) {
  case op::DADD:
    return addNearest;
  case op::DMUL:
    return multiplyNearest;
#ifdef Q7X2_HOST_HAS_FMA
  case op::DFMA:
    return multiplyAddNearest;
#endif
  default:
    return nullptr;
  }
}

static void minMax(Context &X, const DecodedInst &I, uint32_t Mask) {
  DoubleSource A(X, I.A), B(X, I.B);
  uint32_t Max = predMask(*X.W, I.PP);
  WideLanes D;
  eachActive(Mask, [&](unsigned L) {
    setWide(D, L, fp::minMax64(A[L], B[L], laneBit(Max, L)));
  });
  storeWide(X, I.Dst, D, Mask);
}

static void setPredicate(Context &X, const DecodedInst &I, uint32_t Mask) {
  DoubleSource A(X, I.A), B(X, I.B);
  const uint8_t Accepted = fp::acceptedOutcomes(I.mod(mod::MFCmp));
  uint32_t T = 0; // the lanes for which the comparison is true
  eachActive(Mask, [&](unsigned L) {
    if (fp::compare<F64>(A[L], B[L]) & Accepted)
      T |= 1u << L;
  });
  uint32_t P = predMask(*X.W, I.PP);
  setPred(*X.W, I.PU, iop::combine(T, P, I.mod(mod::MLOPD)), Mask);
  setPred(*X.W, I.PV, iop::combine(~T, P, I.mod(mod::MLOPD)), Mask);
}

ExecFn q7x2::Q7X2_ISA::bindDouble(unsigned Op, const DecodedInst &I) {
  if (roundOf(I) == fp::Round::RN)
    if (ExecFn Fn = bindNearest(Op))
      return Fn;
  switch (Op) {
  case op::DADD:
    return arithmetic<fp::add64>;
  case op::DMUL:
    return arithmetic<fp::mul64>;
  case op::DFMA:
    return multiplyAdd;
  case op::DMNMX:
    return minMax;
  case op::DSETP:
    return setPredicate;
  default:
    return nullptr;
  }
}

#include "HostIsaEnd.h"
