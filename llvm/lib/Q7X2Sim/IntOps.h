//===- IntOps.h - Integer and logic operations of the Q7X2 ------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pure functions for one thread that implement the IALU and UDP groups.
// Modifiers are passed as the values of TableGen's enumerations.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_INTOPS_H
#define LLVM_LIB_Q7X2SIM_INTOPS_H

#include "Target.h"
#include "llvm/ADT/bit.h"
#include <algorithm>
#include <cstdint>

namespace q7x2 {
namespace iop {

/// A result with its carry, which is written to pu.
template <typename T> struct Carry {
  T Value;
  bool Out;
};

using UInt128 = unsigned __int128;

/// Returns a term of a sum with carry as an unsigned number: x, ~x (negated,
/// with .X) or ~x + 1 (negated). The negation of 0 is 2^width, so that it
/// produces a carry.
inline uint64_t term32(uint32_t X, bool Neg, bool Extended) {
  return Neg ? uint64_t(~X) + !Extended : X;
}
inline UInt128 term64(uint64_t X, bool Neg, bool Extended) {
  return Neg ? UInt128(~X) + !Extended : X;
}

inline Carry<uint32_t> sum32(uint64_t A, uint64_t B, bool CarryIn) {
  uint64_t Sum = A + B + CarryIn;
  return {uint32_t(Sum), Sum >> 32 != 0};
}

/// Returns the 64-bit product of two signed or unsigned 32-bit numbers.
inline uint64_t product(uint32_t A, uint32_t B, bool Unsigned) {
  return Unsigned ? uint64_t(A) * B
                  : uint64_t(int64_t(int32_t(A)) * int32_t(B));
}

inline Carry<uint64_t> mulAddWide(uint32_t A, uint32_t B, UInt128 C,
                                  bool Unsigned, bool CarryIn) {
  UInt128 Sum = UInt128(product(A, B, Unsigned)) + C + CarryIn;
  return {uint64_t(Sum), Sum >> 64 != 0};
}

/// Returns element \p I of \p Width bits, sign- or zero-extended.
inline int64_t element(uint32_t X, unsigned I, unsigned Width, bool Unsigned) {
  uint32_t Bits = X >> (I * Width) << (32 - Width);
  return Unsigned ? int64_t(Bits >> (32 - Width))
                  : int64_t(int32_t(Bits) >> (32 - Width));
}

inline Carry<uint32_t> dotResult(int64_t D) {
  return {uint32_t(D), D >= int64_t(1) << 32};
}

inline Carry<uint32_t> dot2(uint32_t A, uint32_t B, uint32_t C, bool High,
                            bool UnsignedA, bool UnsignedB, bool CarryIn) {
  int64_t D = int64_t(C) + CarryIn;
  for (unsigned I = 0; I != 2; ++I)
    D += element(A, I, 16, UnsignedA) * element(B, I + 2 * High, 8, UnsignedB);
  return dotResult(D);
}

inline Carry<uint32_t> dot4(uint32_t A, uint32_t B, uint32_t C, bool UnsignedA,
                            bool UnsignedB, bool CarryIn) {
  int64_t D = int64_t(C) + CarryIn;
  for (unsigned I = 0; I != 4; ++I)
    D += element(A, I, 8, UnsignedA) * element(B, I, 8, UnsignedB);
  return dotResult(D);
}

/// Returns word \p High of {Hi, Lo} << Amount, where Amount is below 32.
inline uint32_t shiftedWord(uint32_t Lo, uint32_t Hi, unsigned Amount,
                            bool High) {
  uint64_t T = (uint64_t(Hi) << 32 | Lo) << Amount;
  return High ? T >> 32 : T;
}

/// Returns the absolute value; that of 0x80000000 is 0x80000000.
inline uint32_t absolute(uint32_t X) { return int32_t(X) < 0 ? 0u - X : X; }

inline uint32_t minMax(uint32_t A, uint32_t B, bool Unsigned, bool Min) {
  bool Less = Unsigned ? A < B : int32_t(A) < int32_t(B);
  return Less == Min ? A : B;
}

/// A comparison of ISETP; \p Op is a CompOp.
template <typename T> bool compare(T A, T B, unsigned Op) {
  switch (Op) {
  case Q7X2::CompOp_EQ:
    return A == B;
  case Q7X2::CompOp_NE:
    return A != B;
  case Q7X2::CompOp_LT:
    return A < B;
  case Q7X2::CompOp_LE:
    return A <= B;
  case Q7X2::CompOp_GT:
    return A > B;
  default: // CompOp_GE
    return A >= B;
  }
}

// One function serves all modifiers that combine truth values.
static_assert(Q7X2::LOPOp_AND == Q7X2::BoolOp_AND &&
              Q7X2::LOPOp_OR == Q7X2::BoolOp_OR &&
              Q7X2::LOPOp_XOR == Q7X2::BoolOp_XOR &&
              Q7X2::EXBool_PAND == Q7X2::BoolOp_AND &&
              Q7X2::EXBool_POR == Q7X2::BoolOp_OR);

/// Combines two masks of truth values; \p Op is a BoolOp, LOPOp or EXBool.
inline uint32_t combine(uint32_t A, uint32_t B, unsigned Op) {
  return Op == Q7X2::BoolOp_AND ? A & B : Op == Q7X2::BoolOp_OR ? A | B : A ^ B;
}

/// Returns the bitwise function of three inputs with the truth table Lut.
inline uint32_t lop3(uint32_t A, uint32_t B, uint32_t C, unsigned Lut) {
  auto Pick = [](uint32_t S, uint32_t T, uint32_t F) {
    return F ^ (S & (F ^ T));
  };
  auto Row = [Lut](unsigned I) { return 0u - (Lut >> I & 1); };
  uint32_t NotA = Pick(B, Pick(C, Row(3), Row(2)), Pick(C, Row(1), Row(0)));
  uint32_t IsA = Pick(B, Pick(C, Row(7), Row(6)), Pick(C, Row(5), Row(4)));
  return Pick(A, IsA, NotA);
}

/// The modifiers of SHF.
struct ShiftMode {
  bool Right;
  bool High;
  bool Wrap;
  bool Wide;     // shift amounts up to 64 instead of 32
  bool Unsigned; // right shifts insert zeros
};

inline uint32_t funnelShift(uint32_t A, uint32_t B, uint32_t C, ShiftMode M) {
  uint64_t T = uint64_t(C) << 32 | A;
  uint32_t Limit = M.Wide ? 64 : 32;
  uint32_t N = M.Wrap ? B % Limit : std::min(B, Limit);
  if (!M.Right)
    T = N < 64 ? T << N : 0;
  else if (M.Unsigned)
    T = N < 64 ? T >> N : 0;
  else
    T = uint64_t(int64_t(T) >> std::min(N, 63u));
  return M.High ? T >> 32 : T;
}

/// PRMT; \p Mode is a PRMTMode.
uint32_t permute(uint32_t A, uint32_t B, uint32_t C, unsigned Mode);

/// Clamps a signed value to Bits bits, signed or unsigned.
inline uint32_t saturate(uint32_t X, unsigned Bits, bool Unsigned) {
  int64_t S = int32_t(X);
  int64_t Max = (int64_t(1) << (Unsigned ? Bits : Bits - 1)) - 1;
  int64_t Min = Unsigned ? 0 : -Max - 1;
  return uint32_t(std::clamp(S, Min, Max));
}

/// I2IP: packs B and A, saturated, with B lowest, and the low bits of C above
/// them.
inline uint32_t packSaturated(uint32_t A, uint32_t B, uint32_t C, unsigned Bits,
                              bool Unsigned, bool Relu) {
  uint32_t TA = saturate(A, Bits, Unsigned), TB = saturate(B, Bits, Unsigned);
  if (Relu) {
    TA = int32_t(TA) > 0 ? TA : 0;
    TB = int32_t(TB) > 0 ? TB : 0;
  }
  uint32_t Mask = (1u << Bits) - 1;
  uint32_t R = (TA & Mask) << Bits | (TB & Mask);
  return Bits < 16 ? R | C << (2 * Bits) : R;
}

/// FLO: index of the leading bit that differs from the sign (S32) or is 1
/// (U32), -1 if there is none; .SH gives its distance from the top.
inline uint32_t leadingBit(uint32_t X, bool Unsigned, bool Distance) {
  if (!Unsigned && int32_t(X) < 0)
    X = ~X;
  if (X == 0)
    return ~0u;
  uint32_t Lead = llvm::countl_zero(X);
  return Distance ? Lead : 31 - Lead;
}

inline uint32_t reverseBits(uint32_t X) {
  uint32_t R = 0;
  for (unsigned I = 0; I != 32; ++I)
    R |= (X >> I & 1) << (31 - I);
  return R;
}

/// The lane that SHFL reads from if that lane is in the thread's segment;
/// otherwise the thread's own lane.
struct ShuffleSource {
  unsigned Lane;
  bool InSegment;
};
/// Bits 0-4 of C are the bound of the lane number; bits 8-12 are a mask of the
/// bits of the lane number that select the segment.
ShuffleSource shuffleSource(unsigned Mode, unsigned Lane, uint32_t B,
                            uint32_t C);

} // namespace iop
} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_INTOPS_H
