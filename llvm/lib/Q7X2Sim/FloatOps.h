//===- FloatOps.h - Bit-exact floating-point operations ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pure functions on bit patterns: formats, rounding, and the arithmetic of the
// FALU, HALU and DALU groups, independent of warps and instructions.
//
// Formats of up to 32 bits are computed in double. A product of two such values
// is exact in double. A sum is rounded to odd (addToOdd): rounding the result
// again, in any mode, is the same as rounding the exact sum. 64-bit results
// come from the host for round-to-nearest and from integer arithmetic for the
// other modes.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_FLOATOPS_H
#define LLVM_LIB_Q7X2SIM_FLOATOPS_H

#include "Target.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/ErrorHandling.h"
#include <cassert>
#include <cmath>
#include <cstdint>

namespace q7x2 {
namespace fp {

/// Rounding modes; the values are those of the modifier.
enum class Round : uint8_t {
  RN = Q7X2::FPRound_RN,
  RP = Q7X2::FPRound_RP,
  RM = Q7X2::FPRound_RM,
  RZ = Q7X2::FPRound_RZ
};

/// The outcome of a comparison. Exactly one holds for any two values.
enum CompareBit : uint8_t { CmpLT = 1, CmpEQ = 2, CmpGT = 4, CmpUN = 8 };

/// A binary interchange format. Precision includes the implicit bit.
template <typename BitsT, int PrecisionV, int MaxExpV> struct Format {
  using Bits = BitsT;
  static constexpr int Precision = PrecisionV;
  static constexpr int MaxExp = MaxExpV;
  static constexpr int MinExp = 1 - MaxExpV;
  static constexpr Bits SignBit = Bits(1) << (sizeof(Bits) * 8 - 1);
  static constexpr Bits MagMask = SignBit - 1;
  static constexpr Bits FracMask = (Bits(1) << (Precision - 1)) - 1;
  static constexpr Bits Inf = MagMask & ~FracMask;
  static constexpr Bits One = Bits(MaxExp) << (Precision - 1);
  /// The NaN that 16- and 32-bit instructions produce.
  static constexpr Bits CanonicalNaN = MagMask;

  static bool isNaN(Bits X) { return (X & MagMask) > Inf; }
  static bool isInf(Bits X) { return (X & MagMask) == Inf; }
  static bool isZero(Bits X) { return (X & MagMask) == 0; }
  static bool isSubnormal(Bits X) {
    return (X & Inf) == 0 && (X & FracMask) != 0;
  }
  /// Replaces a subnormal by the zero of the same sign.
  static Bits flush(Bits X) { return (X & Inf) == 0 ? Bits(X & SignBit) : X; }
};

using F16 = Format<uint16_t, 11, 15>;
using BF16 = Format<uint16_t, 8, 127>;
using F32 = Format<uint32_t, 24, 127>;
using F64 = Format<uint64_t, 53, 1023>;

inline uint32_t bitsOf(float X) { return llvm::bit_cast<uint32_t>(X); }
inline uint64_t bitsOf(double X) { return llvm::bit_cast<uint64_t>(X); }
inline float asFloat(uint32_t X) { return llvm::bit_cast<float>(X); }
inline double asDouble(uint64_t X) { return llvm::bit_cast<double>(X); }

inline int topBit(uint64_t X) { return 63 - llvm::countl_zero(X); }
inline int topBit(unsigned __int128 X) {
  uint64_t Hi = uint64_t(X >> 64);
  return Hi ? 64 + topBit(Hi) : topBit(uint64_t(X));
}

/// Returns true if a truncated magnitude has to be incremented. \p Odd is its
/// last bit. The discarded fraction is nonzero if \p Inexact, at least half of
/// the last bit if \p AtLeastHalf, and more than half if \p AboveHalf.
inline bool roundsAway(Round Mode, bool Neg, bool Odd, bool Inexact,
                       bool AtLeastHalf, bool AboveHalf) {
  switch (Mode) {
  case Round::RN:
    return AboveHalf || (AtLeastHalf && Odd);
  case Round::RP:
    return Inexact && !Neg;
  case Round::RM:
    return Inexact && Neg;
  case Round::RZ:
    return false;
  }
  llvm_unreachable("unknown rounding");
}

/// Returns the result of an overflow: infinity or the largest finite magnitude.
template <typename Fmt>
typename Fmt::Bits overflowResult(bool Neg, Round Mode) {
  bool ToInf = Mode == Round::RN || (Mode == Round::RP && !Neg) ||
               (Mode == Round::RM && Neg);
  typename Fmt::Bits Mag = ToInf ? Fmt::Inf : Fmt::Inf - 1;
  return Mag | (Neg ? Fmt::SignBit : 0);
}

/// Rounds (-1)^Neg * Sig * 2^Exp to a format. If \p Sticky, the exact magnitude
/// is strictly between this one and the one with Sig + 1; Sig must then have at
/// least two bits more than the format.
template <typename Fmt, typename SigT>
typename Fmt::Bits roundSig(bool Neg, SigT Sig, int Exp, bool Sticky,
                            Round Mode) {
  using Bits = typename Fmt::Bits;
  Bits Sign = Neg ? Fmt::SignBit : 0;
  if (Sig == 0)
    return Sign;
  int Top = topBit(Sig);
  int E = Top + Exp;
  if (E > Fmt::MaxExp)
    return overflowResult<Fmt>(Neg, Mode);
  if (E < Fmt::MinExp)
    E = Fmt::MinExp;
  int Shift = E - (Fmt::Precision - 1) - Exp;
  SigT Kept;
  bool Inexact = Sticky, AtLeastHalf = false, AboveHalf = false;
  if (Shift <= 0) {
    assert(!Sticky && "not enough bits to round from");
    Kept = Sig << -Shift;
  } else if (Shift > Top + 1) {
    Kept = 0;
    Inexact = true;
  } else {
    SigT Half = SigT(1) << (Shift - 1);
    SigT Cut = Sig & (Half | (Half - 1));
    Kept = (Sig >> (Shift - 1)) >> 1;
    Inexact = Sticky || Cut != 0;
    AtLeastHalf = Cut >= Half;
    AboveHalf = Cut > Half || (Cut == Half && Sticky);
  }
  if (roundsAway(Mode, Neg, Kept & 1, Inexact, AtLeastHalf, AboveHalf))
    ++Kept;
  // The implicit bit of a normal number carries into the exponent field.
  Bits Mag = Bits((Bits(E - Fmt::MinExp) << (Fmt::Precision - 1)) + Bits(Kept));
  if (Mag >= Fmt::Inf)
    return overflowResult<Fmt>(Neg, Mode);
  return Mag | Sign;
}

/// The representation Sig * 2^Exp of a finite magnitude.
template <typename Fmt> struct Unpacked {
  bool Neg;
  int Exp;
  uint64_t Sig;

  explicit Unpacked(typename Fmt::Bits X) {
    Neg = X & Fmt::SignBit;
    int Field = (X & Fmt::Inf) >> (Fmt::Precision - 1);
    Sig = X & Fmt::FracMask;
    if (Field)
      Sig |= uint64_t(1) << (Fmt::Precision - 1);
    Exp = (Field ? Field : 1) - 1 + Fmt::MinExp - (Fmt::Precision - 1);
  }
};

/// Rounds a double to a narrower format. The double is either exact or rounded
/// to odd from a value outside the doubles. NaN gives the canonical NaN.
template <typename Fmt>
typename Fmt::Bits roundFromDouble(double X, Round Mode) {
  uint64_t B = bitsOf(X);
  bool Neg = B >> 63;
  if ((B & F64::MagMask) >= F64::Inf) {
    if (F64::isNaN(B))
      return Fmt::CanonicalNaN;
    return Fmt::Inf | (Neg ? Fmt::SignBit : 0);
  }
  Unpacked<F64> U(B);
  return roundSig<Fmt, uint64_t>(Neg, U.Sig, U.Exp, false, Mode);
}

/// Returns the exact value of a number in a format with at most 32 bits.
template <typename Fmt> double toDouble(typename Fmt::Bits X);
template <> inline double toDouble<F32>(uint32_t X) { return asFloat(X); }
template <> inline double toDouble<BF16>(uint16_t X) {
  return asFloat(uint32_t(X) << 16);
}
template <> inline double toDouble<F16>(uint16_t X) {
  uint32_t Sign = uint32_t(X & 0x8000) << 16;
  uint32_t Mag = uint32_t(X & 0x7fff) << 13;
  if ((X & F16::Inf) == F16::Inf)
    return asFloat(Sign | 0x7f800000 | Mag);
  // The exponent bias differs by 112; the product is exact for subnormals too.
  return asFloat(bitsOf(asFloat(Mag) * 0x1p112f) | Sign);
}

/// Returns A + B rounded to odd: an inexact sum ends in a 1 bit, so that
/// rounding it again to at most 51 bits gives the same result as rounding the
/// exact sum. The operands must be far from the limits of double.
inline double addToOdd(double A, double B) {
  double Sum = A + B;
  double BPart = Sum - A;
  double Err = (A - (Sum - BPart)) + (B - BPart);
  uint64_t Bits = bitsOf(Sum);
  // Err is NaN for infinite and NaN sums; both comparisons are false then.
  bool Inexact = (Err < 0.0) | (Err > 0.0);
  bool Outward = (Err > 0.0) == (Sum > 0.0);
  uint64_t Step = Outward ? 1 : ~uint64_t(0);
  return asDouble(Bits + ((Inexact && !(Bits & 1)) ? Step : 0));
}

/// Like addToOdd, but an exact zero has the sign that \p Mode requires.
inline double addForMode(double A, double B, Round Mode) {
  double Sum = addToOdd(A, B);
  if (Mode == Round::RM && Sum == 0.0 && std::signbit(A) != std::signbit(B))
    return -0.0;
  return Sum;
}

/// Rounds to the format. The host performs round-to-nearest to float.
template <typename Fmt> typename Fmt::Bits roundTo(double X, Round Mode) {
  return roundFromDouble<Fmt>(X, Mode);
}
template <> inline uint32_t roundTo<F32>(double X, Round Mode) {
  if (Mode != Round::RN)
    return roundFromDouble<F32>(X, Mode);
  float R = float(X);
  return R != R ? F32::CanonicalNaN : bitsOf(R);
}

/// The modifiers that apply after rounding: .SAT or .RELU, then .FTZ.
struct Finish {
  bool Sat = false;
  bool Relu = false;
  bool Ftz = false;
};

template <typename Fmt>
typename Fmt::Bits finish(typename Fmt::Bits X, Finish How) {
  using Bits = typename Fmt::Bits;
  bool BelowZero = (X & Fmt::SignBit) && !Fmt::isZero(X) && !Fmt::isNaN(X);
  if (How.Sat) {
    if (Fmt::isNaN(X) || BelowZero)
      X = 0;
    else if (!(X & Fmt::SignBit) && X > Fmt::One)
      X = Fmt::One;
  } else if (How.Relu && BelowZero) {
    X = 0;
  }
  if (How.Ftz)
    X = Fmt::flush(X);
  return Fmt::isNaN(X) ? Bits(Fmt::CanonicalNaN) : X;
}

template <typename Fmt>
typename Fmt::Bits add(typename Fmt::Bits A, typename Fmt::Bits B, Round Mode) {
  return roundTo<Fmt>(addForMode(toDouble<Fmt>(A), toDouble<Fmt>(B), Mode),
                      Mode);
}

/// Returns A * Scale * B. Scale is a power of two, applied without rounding.
template <typename Fmt>
typename Fmt::Bits mul(typename Fmt::Bits A, typename Fmt::Bits B, Round Mode,
                       double Scale = 1.0) {
  return roundTo<Fmt>(toDouble<Fmt>(A) * toDouble<Fmt>(B) * Scale, Mode);
}

template <typename Fmt>
typename Fmt::Bits fma(typename Fmt::Bits A, typename Fmt::Bits B,
                       typename Fmt::Bits C, Round Mode) {
  double Product = toDouble<Fmt>(A) * toDouble<Fmt>(B);
  return roundTo<Fmt>(addForMode(Product, toDouble<Fmt>(C), Mode), Mode);
}

/// Returns a key whose signed order is the order of the values, -0 below +0.
template <typename Fmt> int64_t orderKey(typename Fmt::Bits X) {
  int64_t Mag = int64_t(X & Fmt::MagMask);
  return (X & Fmt::SignBit) ? -Mag - 1 : Mag;
}

template <typename Fmt>
typename Fmt::Bits minMax(typename Fmt::Bits A, typename Fmt::Bits B, bool Max,
                          bool Ftz, bool PropagateNaN) {
  bool NaNA = Fmt::isNaN(A), NaNB = Fmt::isNaN(B);
  if (NaNA || NaNB) {
    if (PropagateNaN || (NaNA && NaNB))
      return Fmt::CanonicalNaN;
    return NaNA ? B : A;
  }
  if (Ftz) {
    A = Fmt::flush(A);
    B = Fmt::flush(B);
  }
  bool Less = orderKey<Fmt>(A) < orderKey<Fmt>(B);
  return Less != Max ? A : B;
}

/// Returns the outcome of a comparison, a CompareBit.
template <typename Fmt>
uint8_t compare(typename Fmt::Bits A, typename Fmt::Bits B) {
  if (Fmt::isNaN(A) || Fmt::isNaN(B))
    return CmpUN;
  if (Fmt::isZero(A) && Fmt::isZero(B))
    return CmpEQ;
  int64_t KeyA = orderKey<Fmt>(A), KeyB = orderKey<Fmt>(B);
  return KeyA < KeyB ? CmpLT : KeyA == KeyB ? CmpEQ : CmpGT;
}

/// Returns the outcomes (CompareBit) for which a comparison is true; \p CmpOp
/// is an FCMPOp.
inline uint8_t acceptedOutcomes(unsigned CmpOp) {
  switch (CmpOp) {
  case Q7X2::FCMPOp_EQ:
    return CmpEQ;
  case Q7X2::FCMPOp_NE:
    return CmpLT | CmpGT;
  case Q7X2::FCMPOp_LT:
    return CmpLT;
  case Q7X2::FCMPOp_LE:
    return CmpLT | CmpEQ;
  case Q7X2::FCMPOp_GT:
    return CmpGT;
  case Q7X2::FCMPOp_GE:
    return CmpGT | CmpEQ;
  case Q7X2::FCMPOp_EQU:
    return CmpEQ | CmpUN;
  case Q7X2::FCMPOp_NEU:
    return CmpLT | CmpGT | CmpUN;
  case Q7X2::FCMPOp_LTU:
    return CmpLT | CmpUN;
  case Q7X2::FCMPOp_LEU:
    return CmpLT | CmpEQ | CmpUN;
  case Q7X2::FCMPOp_GTU:
    return CmpGT | CmpUN;
  case Q7X2::FCMPOp_GEU:
    return CmpGT | CmpEQ | CmpUN;
  case Q7X2::FCMPOp_NAN:
    return CmpUN;
  default: // FCMPOp_NUM
    return CmpLT | CmpEQ | CmpGT;
  }
}

/// FCHK: returns true if A / B needs the slow path of a division.
inline bool divisionNeedsCare(uint32_t A, uint32_t B) {
  const int MinExp = -126, MaxExp = 127, FracBits = 23;
  int EA = int(A >> 23 & 0xff) - 127;
  int EB = int(B >> 23 & 0xff) - 127;
  return EA <= MinExp + FracBits || EA >= MaxExp + 1 || EB <= MinExp ||
         EB >= MaxExp - 2 || EA - EB <= MinExp + 1 || EA - EB >= MaxExp;
}

//===----------------------------------------------------------------------===//
// 64 bits (FloatOps.cpp)
//===----------------------------------------------------------------------===//

/// Computes A + B, A * B and A * B + C with one rounding. A NaN input is
/// propagated quieted, with the priority B, C, A; an invalid operation gives
/// 0xFFF8000000000000.
uint64_t add64(uint64_t A, uint64_t B, Round Mode);
uint64_t mul64(uint64_t A, uint64_t B, Round Mode);
uint64_t fma64(uint64_t A, uint64_t B, uint64_t C, Round Mode);
uint64_t minMax64(uint64_t A, uint64_t B, bool Max);

//===----------------------------------------------------------------------===//
// Conversions (FloatOps.cpp)
//===----------------------------------------------------------------------===//

/// Formats of a conversion; the first three have the values of the modifier.
enum class FloatKind : uint8_t {
  F16 = Q7X2::FFmt32_F16,
  BF16 = Q7X2::FFmt32_BF16,
  F32 = Q7X2::FFmt32_F32,
  F64
};

/// Returns the number of bits of a floating-point format.
unsigned widthOf(FloatKind K);

/// F2F. \p Ftz flushes a subnormal input and a subnormal result.
uint64_t convertFloat(uint64_t X, FloatKind From, FloatKind To, Round Mode,
                      bool Ftz, bool Sat);
/// FRND: rounds to an integral value of the same format.
uint64_t roundToIntegral(uint64_t X, FloatKind K, Round Mode, bool Ftz,
                         bool Sat);
/// F2I: rounds, saturates; NaN gives 0. The result is sign- or zero-extended
/// to 64 bits.
uint64_t floatToInt(uint64_t X, FloatKind From, unsigned Bits, bool Signed,
                    Round Mode);
/// I2F: converts the low \p Bits bits of X.
uint64_t intToFloat(uint64_t X, unsigned Bits, bool Signed, FloatKind To,
                    Round Mode);

} // namespace fp
} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_FLOATOPS_H
