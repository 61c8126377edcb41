//===- ExecInteger.cpp - IALU: sums, products, comparisons ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The IALU instructions that compute sums, products and comparisons. The
// operations are in IntOps.h. A sum carries if its terms, as unsigned numbers,
// are 2^32 or more.
//
//===----------------------------------------------------------------------===//

#include "Exec.h"
#include "IntOps.h"
#include "Target.h"

#include "HostIsaBegin.h"

using namespace q7x2;

//===----------------------------------------------------------------------===//
// IADD, IMAD, LEA, IDP, IMUL
//===----------------------------------------------------------------------===//

static void add(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetchNegated(X, I.A, BufA);
  const uint32_t *B = fetchNegated(X, I.B, BufB);
  eachLane([&](unsigned L) { D.V[L] = A[L] + B[L]; });
  store(X, I.Dst, D, Mask);
}

/// Stores results and their carries, which Compute returns for each lane.
template <typename Fn>
static void storeCarried(Context &X, const DecodedInst &I, uint32_t Mask,
                         Fn Compute) {
  Lanes D;
  uint32_t Carry = 0;
  eachLane([&](unsigned L) {
    iop::Carry<uint32_t> R = Compute(L);
    D.V[L] = R.Value;
    Carry |= uint32_t(R.Out) << L;
  });
  store(X, I.Dst, D, Mask);
  setPred(*X.W, I.PU, Carry, Mask);
}

static void addCarry(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  uint32_t In = predMask(*X.W, I.PP);
  storeCarried(X, I, Mask, [&](unsigned L) {
    return iop::sum32(iop::term32(A[L], I.A.Neg, true),
                      iop::term32(B[L], I.B.Neg, true), laneBit(In, L));
  });
}

/// IMAD without carry, by far the most frequent case.
static void mulAdd(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC, D;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  const uint32_t *C = fetchNegated(X, I.C, BufC);
  eachLane([&](unsigned L) { D.V[L] = A[L] * B[L] + C[L]; });
  store(X, I.Dst, D, Mask);
}

/// The low (IMAD) or high (IMAD.HI.X) word of the product plus SrcC.
static void mulAddCarry(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  const uint32_t *C = fetch(X, I.C, BufC);
  const bool High = I.Op == op::IMAD_HI_X, Unsigned = isUnsigned(I);
  uint32_t In = High ? predMask(*X.W, I.PP) : 0;
  storeCarried(X, I, Mask, [&](unsigned L) {
    uint64_t P = iop::product(A[L], B[L], Unsigned);
    return iop::sum32(uint32_t(High ? P >> 32 : P),
                      iop::term32(C[L], I.C.Neg, High), laneBit(In, L));
  });
}

static void mulAddWide(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB;
  WideLanes BufC, D;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  WidePair C = fetchWide(X, I.C, BufC);
  const bool Unsigned = isUnsigned(I);
  eachLane([&](unsigned L) {
    uint64_t Addend = I.C.Neg ? 0 - C[L] : C[L];
    setWide(D, L, iop::product(A[L], B[L], Unsigned) + Addend);
  });
  storeWide(X, I.Dst, D, Mask);
}

static void mulAddWideCarry(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB;
  WideLanes BufC, D;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  WidePair C = fetchWide(X, I.C, BufC);
  const bool Extended = I.Op == op::IMAD_WIDE_X, Unsigned = isUnsigned(I);
  uint32_t In = Extended ? predMask(*X.W, I.PP) : 0, Out = 0;
  eachLane([&](unsigned L) {
    iop::Carry<uint64_t> R =
        iop::mulAddWide(A[L], B[L], iop::term64(C[L], I.C.Neg, Extended),
                        Unsigned, laneBit(In, L));
    setWide(D, L, R.Value);
    Out |= uint32_t(R.Out) << L;
  });
  storeWide(X, I.Dst, D, Mask);
  setPred(*X.W, I.PU, Out, Mask);
}

static void dot2(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  const uint32_t *C = fetch(X, I.C, BufC);
  uint32_t In = predMask(*X.W, I.PP);
  storeCarried(X, I, Mask, [&](unsigned L) {
    return iop::dot2(A[L], B[L], C[L], I.mod(mod::MLOHI) == Q7X2::LOHI_HI,
                     I.mod(mod::MI16Type) == Q7X2::I16Type_U16,
                     I.mod(mod::MI8Type) == Q7X2::I8Type_U8, laneBit(In, L));
  });
}

static void dot4(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  const uint32_t *C = fetch(X, I.C, BufC);
  uint32_t In = predMask(*X.W, I.PP);
  storeCarried(X, I, Mask, [&](unsigned L) {
    return iop::dot4(A[L], B[L], C[L], I.mod(mod::MI8Type) == Q7X2::I8Type_U8,
                     I.Mods.second() == Q7X2::I8Type_U8, laneBit(In, L));
  });
}

static void multiply(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetchNegated(X, I.B, BufB);
  const bool High = I.mod(mod::MLOHI) == Q7X2::LOHI_HI;
  const bool Unsigned = isUnsigned(I);
  eachLane([&](unsigned L) {
    uint64_t P = iop::product(A[L], B[L], Unsigned);
    D.V[L] = uint32_t(High ? P >> 32 : P);
  });
  store(X, I.Dst, D, Mask);
}

/// LEA: the sign of Ra applies to the shifted word.
static void scaledAdd(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  const uint32_t *C = fetch(X, I.C, BufC);
  const bool High = I.Op != op::LEA, SignExtend = I.Op == op::LEA_HI_X_SX32;
  uint32_t In = High ? predMask(*X.W, I.PP) : 0;
  storeCarried(X, I, Mask, [&](unsigned L) {
    uint32_t Upper = SignExtend ? uint32_t(int32_t(A[L]) >> 31) : C[L];
    uint32_t T = iop::shiftedWord(A[L], Upper, I.Amount, High);
    return iop::sum32(iop::term32(T, I.A.Neg, High),
                      iop::term32(B[L], I.B.Neg, High), laneBit(In, L));
  });
}

//===----------------------------------------------------------------------===//
// One or two operands, no carry
//===----------------------------------------------------------------------===//

namespace {
struct IntElement {
  unsigned Bits;
  bool Unsigned;
};
} // namespace

static void absolute(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes Buf, D;
  const uint32_t *B = fetch(X, I.B, Buf);
  eachLane([&](unsigned L) { D.V[L] = iop::absolute(B[L]); });
  store(X, I.Dst, D, Mask);
}

static void minMax(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, D;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  const uint32_t Min = predMask(*X.W, I.PP);
  const bool Unsigned = isUnsigned(I);
  eachLane([&](unsigned L) {
    D.V[L] = iop::minMax(A[L], B[L], Unsigned, laneBit(Min, L));
  });
  store(X, I.Dst, D, Mask);
}

static void narrow(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes Buf, D;
  const uint32_t *B = fetch(X, I.B, Buf);
  const unsigned Type = I.mod(mod::MI2IDType);
  const bool IsByte = Type == Q7X2::I2IDType_S8 || Type == Q7X2::I2IDType_U8;
  const bool Unsigned = Type == Q7X2::I2IDType_U8 || Type == Q7X2::I2IDType_U16;
  eachLane([&](unsigned L) {
    D.V[L] = iop::saturate(B[L], IsByte ? 8 : 16, Unsigned);
  });
  store(X, I.Dst, D, Mask);
}

/// Returns the type of the elements that I2IP packs.
static IntElement packedElement(const DecodedInst &I) {
  switch (I.mod(mod::MI2IPDType)) {
  case Q7X2::I2IPDType_S2:
    return {2, false};
  case Q7X2::I2IPDType_U2:
    return {2, true};
  case Q7X2::I2IPDType_S4:
    return {4, false};
  case Q7X2::I2IPDType_U4:
    return {4, true};
  case Q7X2::I2IPDType_S8:
    return {8, false};
  case Q7X2::I2IPDType_U8:
    return {8, true};
  case Q7X2::I2IPDType_S16:
    return {16, false};
  default: // I2IPDType_U16
    return {16, true};
  }
}

static void pack(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes BufA, BufB, BufC, D;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  const uint32_t *C = fetch(X, I.C, BufC);
  const IntElement To = packedElement(I);
  const bool Relu = I.mod(mod::MSATRelu) == Q7X2::SATRelu_SATRELU;
  eachLane([&](unsigned L) {
    D.V[L] = iop::packSaturated(A[L], B[L], C[L], To.Bits, To.Unsigned, Relu);
  });
  store(X, I.Dst, D, Mask);
}

//===----------------------------------------------------------------------===//
// ISETP, ISET
//===----------------------------------------------------------------------===//

template <typename T>
static uint32_t compareAs(const uint32_t *A, const uint32_t *B, unsigned Op) {
  switch (Op) {
  case Q7X2::CompOp_EQ:
    return maskOf([&](unsigned L) { return T(A[L]) == T(B[L]); });
  case Q7X2::CompOp_NE:
    return maskOf([&](unsigned L) { return T(A[L]) != T(B[L]); });
  case Q7X2::CompOp_LT:
    return maskOf([&](unsigned L) { return T(A[L]) < T(B[L]); });
  case Q7X2::CompOp_LE:
    return maskOf([&](unsigned L) { return T(A[L]) <= T(B[L]); });
  case Q7X2::CompOp_GT:
    return maskOf([&](unsigned L) { return T(A[L]) > T(B[L]); });
  default: // CompOp_GE
    return maskOf([&](unsigned L) { return T(A[L]) >= T(B[L]); });
  }
}

/// Returns the lanes for which the comparison holds. With .X, the result for
/// equal operands is pq.
static uint32_t compareLanes(Context &X, const DecodedInst &I, bool Extended) {
  Lanes BufA, BufB;
  const uint32_t *A = fetch(X, I.A, BufA), *B = fetch(X, I.B, BufB);
  const unsigned Op = I.mod(mod::MCompOp);
  uint32_t T = isUnsigned(I) ? compareAs<uint32_t>(A, B, Op)
                             : compareAs<int32_t>(A, B, Op);
  if (!Extended)
    return T;
  uint32_t Equal = compareAs<uint32_t>(A, B, Q7X2::CompOp_EQ);
  return (T & ~Equal) | (predMask(*X.W, I.PQ) & Equal);
}

static void setPredicate(Context &X, const DecodedInst &I, uint32_t Mask) {
  uint32_t T = compareLanes(X, I, I.Op == op::ISETP_X);
  uint32_t P = predMask(*X.W, I.PP);
  const unsigned Logic = I.mod(mod::MBoolOp);
  setPred(*X.W, I.PU, iop::combine(T, P, Logic), Mask);
  setPred(*X.W, I.PV, iop::combine(~T, P, Logic), Mask);
}

static void setRegister(Context &X, const DecodedInst &I, uint32_t Mask) {
  uint32_t T = compareLanes(X, I, I.Op == op::ISET_X);
  T = iop::combine(T, predMask(*X.W, I.PP), I.mod(mod::MBoolOpD));
  const uint32_t True =
      I.mod(mod::MBMBF) == Q7X2::BMBF_BF ? fp::F32::One : AllLanes;
  Lanes D;
  eachLane([&](unsigned L) { D.V[L] = laneBit(T, L) ? True : 0; });
  store(X, I.Dst, D, Mask);
}

ExecFn q7x2::Q7X2_ISA::bindInteger(unsigned Op, const DecodedInst &I) {
  const bool NoCarry = I.PU == SinkPred;
  switch (Op) {
  case op::IADD:
    return add;
  case op::IADD_X:
    return addCarry;
  case op::IMAD:
    return NoCarry ? mulAdd : mulAddCarry;
  case op::IMAD_HI_X:
    return mulAddCarry;
  case op::IMAD_WIDE:
    return NoCarry ? mulAddWide : mulAddWideCarry;
  case op::IMAD_WIDE_X:
    return mulAddWideCarry;
  case op::IDP2A:
    return dot2;
  case op::IDP4A:
    return dot4;
  case op::IMUL:
    return multiply;
  case op::LEA:
  case op::LEA_HI_X:
  case op::LEA_HI_X_SX32:
    return scaledAdd;
  case op::IABS:
    return absolute;
  case op::IMNMX:
    return minMax;
  case op::ISETP:
  case op::ISETP_X:
    return setPredicate;
  case op::ISET:
  case op::ISET_X:
    return setRegister;
  case op::I2I:
    return narrow;
  case op::I2IP:
    return pack;
  default:
    return nullptr;
  }
}

#include "HostIsaEnd.h"
