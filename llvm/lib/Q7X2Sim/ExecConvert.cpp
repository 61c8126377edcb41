//===- ExecConvert.cpp - XU: functions, conversions, bit counts -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Exec.h"
#include "FloatOps.h"
#include "IntOps.h"
#include "MathOps.h"
#include "Target.h"
#include "llvm/ADT/bit.h"

using namespace q7x2;

static void mathFunction(Context &X, const DecodedInst &I, uint32_t Mask) {
  Lanes Buf, D;
  const uint32_t *B = fetchF32(X, I.B, Buf);
  eachActive(Mask, [&](unsigned L) {
    D.V[L] =
        fp::mathFunction(fp::MathOp(I.Mod.Type), B[L], I.Mod.Ftz, I.Mod.Sat);
  });
  store(X, I.Dst, D, Mask);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

namespace {
/// The source of a conversion: 32 or 64 bits wide; the signs act on the value
/// in its format.
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

/// IFmt32: U8 S8 U16 S16 U32 S32; IFmt64: U64 S64.
static IntType intType(unsigned Value, bool Wide) {
  return {Wide ? 64 : 8u << (Value >> 1), bool(Value & 1)};
}

/// FFmt32: F16 BF16 F32; FFmt64: F64.
static fp::FloatKind floatKind(unsigned Value, bool Wide) {
  return Wide ? fp::FloatKind::F64 : fp::FloatKind(Value);
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
  fp::FloatKind To = floatKind(I.Mod.Type, To64);
  fp::FloatKind From = floatKind(I.Mod.Type2, From64);
  ConvertSource B(X, I.B, From64, fp::widthOf(From) - 1);
  convert(X, I, Mask, To64, [&](unsigned L) {
    return fp::convertFloat(B[L], From, To, fp::Round(I.Mod.Round), I.Mod.Ftz,
                            I.Mod.Sat);
  });
}

template <bool To64, bool From64>
static void floatToInt(Context &X, const DecodedInst &I, uint32_t Mask) {
  IntType To = intType(I.Mod.Type, To64);
  fp::FloatKind From = floatKind(I.Mod.Type2, From64);
  ConvertSource B(X, I.B, From64, fp::widthOf(From) - 1);
  convert(X, I, Mask, To64, [&](unsigned L) {
    return fp::floatToInt(B[L], From, To.Bits, To.Signed,
                          fp::Round(I.Mod.Round));
  });
}

template <bool To64, bool From64>
static void intToFloat(Context &X, const DecodedInst &I, uint32_t Mask) {
  fp::FloatKind To = floatKind(I.Mod.Type, To64);
  IntType From = intType(I.Mod.Type2, From64);
  ConvertSource B(X, I.B, From64, 0);
  convert(X, I, Mask, To64, [&](unsigned L) {
    return fp::intToFloat(B[L], From.Bits, From.Signed, To,
                          fp::Round(I.Mod.Round));
  });
}

template <bool Wide>
static void roundToIntegral(Context &X, const DecodedInst &I, uint32_t Mask) {
  fp::FloatKind Kind = floatKind(I.Mod.Type, Wide);
  ConvertSource B(X, I.B, Wide, fp::widthOf(Kind) - 1);
  convert(X, I, Mask, Wide, [&](unsigned L) {
    return fp::roundToIntegral(B[L], Kind, fp::Round(I.Mod.Round), I.Mod.Ftz,
                               I.Mod.Sat);
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
  unary(X, I, Mask, [&](uint32_t V) {
    return iop::leadingBit(V, I.Mod.Unsigned, I.Mod.Flag);
  });
}

static void reverseBits(Context &X, const DecodedInst &I, uint32_t Mask) {
  unary(X, I, Mask, iop::reverseBits);
}

ExecFn q7x2::bindConvert(unsigned Op, const DecodedInst &) {
  switch (Op) {
  case op::MUFU:
    return mathFunction;
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
