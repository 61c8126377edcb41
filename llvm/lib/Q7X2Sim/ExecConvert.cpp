//===- ExecConvert.cpp - XU: functions, conversions, bit counts -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The XU group: MUFU (MathOps.h), conversions between all formats (FloatOps.h),
// and bit counts.
//
//===----------------------------------------------------------------------===//

#include "Exec.h"
#include "FloatOps.h"
#include "IntOps.h"
#include "MathOps.h"
#include "Target.h"
#include "llvm/ADT/bit.h"
#include <cmath>

#include "HostIsaBegin.h"

using namespace q7x2;

static void mathFunction(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes Buf, D;
  const uint32_t *B = fetchF32(X, I.B, Buf);
  const auto Op = fp::MathOp(I.mod(mod::MMUFUOp));
  eachActive(Mask, [&](unsigned L) {
    D.V[L] = fp::mathFunction(Op, B[L], isFtz(I), isSat(I));
  });
  store(X, I.Dst, D, Mask);
}

#ifdef __clang__
/// Computes std::sqrt, but as a vector instruction.
static double squareRoot(double V) { return __builtin_elementwise_sqrt(V); }
#else
static double squareRoot(double V) { return std::sqrt(V); }
#endif

template <fp::MathOp Op> static double evaluateRoot(double V) {
  if (Op == fp::MathOp::SQRT)
    return squareRoot(V);
  return 1 / (Op == fp::MathOp::RSQ ? squareRoot(V) : V);
}

/// Computes RCP, RSQ and SQRT without .SAT like MathOps.cpp, but in all lanes
/// at once. Lanes that double precision does not decide are left to
/// MathOps.cpp.
template <fp::MathOp Op>
static void rootFunction(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes Buf, D, Above;
  const uint32_t *B = fetchF32(X, I.B, Buf);
  const uint32_t Flush = isFtz(I) ? AllLanes : 0;
  auto Flushed = [&](uint32_t V) {
    return (fp::F32::flush(V) & Flush) | (V & ~Flush);
  };
  eachLane([&](unsigned L) {
    const double Y = evaluateRoot<Op>(double(fp::asFloat(Flushed(B[L]))));
    const float Low = float(Y * (1.0 - fp::MathBound));
    const float High = float(Y * (1.0 + fp::MathBound));
    const bool IsNaN = Y != Y;
    D.V[L] = IsNaN ? fp::F32::CanonicalNaN : Flushed(fp::bitsOf(Low));
    Above.V[L] = IsNaN ? fp::F32::CanonicalNaN : Flushed(fp::bitsOf(High));
  });
  const uint32_t Open =
      maskOf([&](unsigned L) { return D.V[L] != Above.V[L]; });
  eachActive(Open & Mask, [&](unsigned L) {
    D.V[L] = fp::mathFunction(Op, B[L], isFtz(I), /*Sat=*/false);
  });
  store(X, I.Dst, D, Mask);
}

static ExecFn bindMath(const DecodedInst &I) {
  if (isSat(I))
    return mathFunction;
  switch (fp::MathOp(I.mod(mod::MMUFUOp))) {
  case fp::MathOp::RCP:
    return rootFunction<fp::MathOp::RCP>;
  case fp::MathOp::RSQ:
    return rootFunction<fp::MathOp::RSQ>;
  case fp::MathOp::SQRT:
    return rootFunction<fp::MathOp::SQRT>;
  default:
    return mathFunction;
  }
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

namespace {
/// The source of a conversion, 32 or 64 bits wide. Its modifiers act on the
/// sign bit of its format.
class ConvertSource {
  WideLanes Buf;
  WidePair Words;
  uint64_t Keep, Flip;

public:
  ConvertSource(Context &X, const SrcOp &S, bool Wide, unsigned SignBit) {
    if (Wide) {
      Words = fetchWide(X, S, Buf);
    } else {
      Words.Lo = fetch(X, S, Buf.Lo);
      Words.Hi = X.W->R[ZeroRow];
    }
    uint64_t Sign = uint64_t(1) << SignBit;
    Keep = S.Abs ? ~Sign : ~uint64_t(0);
    Flip = S.Neg ? Sign : 0;
  }
  ConvertSource(const ConvertSource &) = delete;
  uint64_t operator[](unsigned L) const { return (Words[L] & Keep) ^ Flip; }
};

/// An integer type of a conversion.
struct IntType {
  unsigned Bits;
  bool Signed;
};
} // namespace

/// Returns the integer format of F2I or I2F.
static IntType intType(const DecodedInst &I, bool Wide) {
  if (Wide)
    return {64, I.mod(mod::MIFmt64) == Q7X2::IFmt64_S64};
  switch (I.mod(mod::MIFmt32)) {
  case Q7X2::IFmt32_U8:
    return {8, false};
  case Q7X2::IFmt32_S8:
    return {8, true};
  case Q7X2::IFmt32_U16:
    return {16, false};
  case Q7X2::IFmt32_S16:
    return {16, true};
  case Q7X2::IFmt32_U32:
    return {32, false};
  default: // IFmt32_S32
    return {32, true};
  }
}

/// Returns the only floating-point format of an instruction, or the first one.
static fp::FloatKind floatKind(const DecodedInst &I, bool Wide) {
  return Wide ? fp::FloatKind::F64 : fp::FloatKind(I.mod(mod::MFFmt32));
}

/// Converts each active lane and stores 32 or 64 bits.
template <typename Fn>
static void convert(Context &X, const DecodedInst &I, uint32_t Mask, bool Wide,
                    Fn Compute) {
  WideLanes D;
  eachActive(Mask, [&](unsigned L) { setWide(D, L, Compute(L)); });
  if (Wide)
    storeWide(X, I.Dst, D, Mask);
  else
    store(X, I.Dst, D.Lo, Mask);
}

template <bool To64, bool From64>
static void floatToFloat(Context &X, const DecodedInst &I, uint32_t Mask) {
  const fp::FloatKind To = floatKind(I, To64);
  // F2F with two formats of up to 32 bits has the same modifier twice.
  const fp::FloatKind From =
      To64 || From64 ? floatKind(I, From64) : fp::FloatKind(I.Mods.second());
  ConvertSource B(X, I.B, From64, fp::widthOf(From) - 1);
  convert(X, I, Mask, To64, [&](unsigned L) {
    return fp::convertFloat(B[L], From, To, roundOf(I), isFtz(I), isSat(I));
  });
}

template <bool To64, bool From64>
static void floatToInt(Context &X, const DecodedInst &I, uint32_t Mask) {
  const IntType To = intType(I, To64);
  const fp::FloatKind From = floatKind(I, From64);
  ConvertSource B(X, I.B, From64, fp::widthOf(From) - 1);
  convert(X, I, Mask, To64, [&](unsigned L) {
    return fp::floatToInt(B[L], From, To.Bits, To.Signed, roundOf(I));
  });
}

template <bool To64, bool From64>
static void intToFloat(Context &X, const DecodedInst &I, uint32_t Mask) {
  const fp::FloatKind To = floatKind(I, To64);
  const IntType From = intType(I, From64);
  ConvertSource B(X, I.B, From64, 0);
  convert(X, I, Mask, To64, [&](unsigned L) {
    return fp::intToFloat(B[L], From.Bits, From.Signed, To, roundOf(I));
  });
}

template <bool Wide>
static void roundToIntegral(Context &X, const DecodedInst &I, uint32_t Mask) {
  const fp::FloatKind Kind = floatKind(I, Wide);
  ConvertSource B(X, I.B, Wide, fp::widthOf(Kind) - 1);
  convert(X, I, Mask, Wide, [&](unsigned L) {
    return fp::roundToIntegral(B[L], Kind, roundOf(I), isFtz(I), isSat(I));
  });
}

//===----------------------------------------------------------------------===//
// Bit counts
//===----------------------------------------------------------------------===//

template <typename Fn>
static void unary(Context &X, const DecodedInst &I, uint32_t Mask, Fn Compute) {
  Lanes Buf, D;
  const uint32_t *B = fetch(X, I.B, Buf);
  eachLane([&](unsigned L) { D.V[L] = Compute(B[L]); });
  store(X, I.Dst, D, Mask);
}

static void countBits(Context &X, const DecodedInst &I, uint32_t Mask) {
  unary(X, I, Mask, [](uint32_t V) { return llvm::popcount(V); });
}

static void leadingBit(Context &X, const DecodedInst &I, uint32_t Mask) {
  unary(X, I, Mask, [&](uint32_t V) { return leadingBitOf(I, V); });
}

static void reverseBits(Context &X, const DecodedInst &I, uint32_t Mask) {
  unary(X, I, Mask, iop::reverseBits);
}

ExecFn q7x2::Q7X2_ISA::bindConvert(unsigned Op, const DecodedInst &I) {
  switch (Op) {
  case op::MUFU:
    return bindMath(I);
  case op::F2F:
    return floatToFloat<false, false>;
  case op::F2F_TO64:
    return floatToFloat<true, false>;
  case op::F2F_FROM64:
    return floatToFloat<false, true>;
  case op::F2I:
    return floatToInt<false, false>;
  case op::F2I_TO64:
    return floatToInt<true, false>;
  case op::F2I_FROM64:
    return floatToInt<false, true>;
  case op::F2I_64:
    return floatToInt<true, true>;
  case op::I2F:
    return intToFloat<false, false>;
  case op::I2F_TO64:
    return intToFloat<true, false>;
  case op::I2F_FROM64:
    return intToFloat<false, true>;
  case op::I2F_64:
    return intToFloat<true, true>;
  case op::FRND:
    return roundToIntegral<false>;
  case op::FRND64:
    return roundToIntegral<true>;
  case op::POPC:
    return countBits;
  case op::FLO:
    return leadingBit;
  case op::BREV:
    return reverseBits;
  default:
    return nullptr;
  }
}

#include "HostIsaEnd.h"
