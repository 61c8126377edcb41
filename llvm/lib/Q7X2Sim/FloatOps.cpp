//===- FloatOps.cpp - 64-bit arithmetic and conversions -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatOps.h"
#include "llvm/Support/ErrorHandling.h"
#include <initializer_list>

using namespace q7x2::fp;

using UInt128 = unsigned __int128;

static const uint64_t InvalidResult64 = 0xfff8000000000000;
static const uint64_t QuietBit64 = uint64_t(1) << 51;

namespace {
/// A finite magnitude Sig * 2^Exp. The last bit of Sig is sticky: it is also
/// set if nonzero bits below it have been discarded.
struct Wide {
  bool Neg;
  int Exp;
  UInt128 Sig;

  /// Moves the top bit to bit 125, which leaves room for a carry above and for
  /// any cancellation below.
  void normalize() {
    int Shift = 125 - topBit(Sig);
    Sig <<= Shift;
    Exp -= Shift;
  }

  void shiftRightSticky(int Count) {
    if (Count == 0)
      return;
    bool Lost = Count >= 128 || (Sig << (128 - Count)) != 0;
    Sig = Count >= 128 ? UInt128(0) : Sig >> Count;
    Sig |= Lost;
    Exp += Count;
  }
};
} // namespace

static uint64_t signedZero64(bool Neg) { return Neg ? F64::SignBit : 0; }

/// Computes A * B + C of finite values in integer arithmetic.
static uint64_t fmaFinite64(uint64_t A, uint64_t B, uint64_t C, Round Mode) {
  Unpacked<F64> UA(A), UB(B), UC(C);
  Wide P{UA.Neg != UB.Neg, UA.Exp + UB.Exp, UInt128(UA.Sig) * UB.Sig};
  Wide D{UC.Neg, UC.Exp, UC.Sig};
  if (P.Sig == 0 && D.Sig == 0)
    return signedZero64(P.Neg == D.Neg ? P.Neg : Mode == Round::RM);
  if (P.Sig == 0)
    return C;
  P.normalize();
  if (D.Sig == 0)
    return roundSig<F64>(P.Neg, P.Sig, P.Exp, false, Mode);
  D.normalize();
  Wide &Big = P.Exp >= D.Exp ? P : D;
  Wide &Small = P.Exp >= D.Exp ? D : P;
  Small.shiftRightSticky(Big.Exp - Small.Exp);
  if (Big.Neg == Small.Neg)
    return roundSig<F64>(Big.Neg, Big.Sig + Small.Sig, Big.Exp, false, Mode);
  if (Big.Sig == Small.Sig)
    return signedZero64(Mode == Round::RM);
  bool Swap = Big.Sig < Small.Sig;
  UInt128 Diff = Swap ? Small.Sig - Big.Sig : Big.Sig - Small.Sig;
  return roundSig<F64>(Swap ? Small.Neg : Big.Neg, Diff, Big.Exp, false, Mode);
}

/// Returns the first NaN among the inputs, quieted; 0 if there is none.
static uint64_t firstNaN(std::initializer_list<uint64_t> Inputs) {
  for (uint64_t X : Inputs)
    if (F64::isNaN(X))
      return X | QuietBit64;
  return 0;
}

static bool allFinite(std::initializer_list<uint64_t> Inputs) {
  for (uint64_t X : Inputs)
    if ((X & F64::MagMask) >= F64::Inf)
      return false;
  return true;
}

/// Returns the host's result of an operation without NaN inputs.
static uint64_t hostResult(double X) {
  return X != X ? InvalidResult64 : bitsOf(X);
}

uint64_t q7x2::fp::add64(uint64_t A, uint64_t B, Round Mode) {
  if (uint64_t NaN = firstNaN({B, A}))
    return NaN;
  if (Mode == Round::RN || !allFinite({A, B}))
    return hostResult(asDouble(A) + asDouble(B));
  return fmaFinite64(A, F64::One, B, Mode);
}

uint64_t q7x2::fp::mul64(uint64_t A, uint64_t B, Round Mode) {
  if (uint64_t NaN = firstNaN({B, A}))
    return NaN;
  if (Mode == Round::RN || !allFinite({A, B}))
    return hostResult(asDouble(A) * asDouble(B));
  // Adding a zero of the product's sign changes neither its value nor its sign.
  return fmaFinite64(A, B, (A ^ B) & F64::SignBit, Mode);
}

uint64_t q7x2::fp::fma64(uint64_t A, uint64_t B, uint64_t C, Round Mode) {
  if (uint64_t NaN = firstNaN({B, C, A}))
    return NaN;
  if (Mode == Round::RN || !allFinite({A, B, C}))
    return hostResult(std::fma(asDouble(A), asDouble(B), asDouble(C)));
  return fmaFinite64(A, B, C, Mode);
}

uint64_t q7x2::fp::minMax64(uint64_t A, uint64_t B, bool Max) {
  if (F64::isNaN(A))
    return F64::isNaN(B) ? B | QuietBit64 : B;
  if (F64::isNaN(B))
    return A;
  bool Less = orderKey<F64>(A) < orderKey<F64>(B);
  return Less != Max ? A : B;
}

unsigned q7x2::fp::widthOf(FloatKind K) {
  switch (K) {
  case FloatKind::F16:
  case FloatKind::BF16:
    return 16;
  case FloatKind::F32:
    return 32;
  case FloatKind::F64:
    return 64;
  }
  llvm_unreachable("unknown format");
}

namespace {
/// An unpacked value of any format.
struct Value {
  enum { Finite, Infinite, NaN } Class = Finite;
  bool Neg = false;
  int Exp = 0;
  uint64_t Sig = 0;
};
} // namespace

template <typename Fmt> static Value unpackAs(uint64_t X, bool Ftz) {
  auto B = typename Fmt::Bits(X);
  if (Ftz)
    B = Fmt::flush(B);
  Value V;
  V.Neg = B & Fmt::SignBit;
  if (Fmt::isNaN(B)) {
    V.Class = Value::NaN;
  } else if (Fmt::isInf(B)) {
    V.Class = Value::Infinite;
  } else {
    Unpacked<Fmt> U(B);
    V.Exp = U.Exp;
    V.Sig = U.Sig;
  }
  return V;
}

static Value unpack(uint64_t X, FloatKind K, bool Ftz) {
  switch (K) {
  case FloatKind::F16:
    return unpackAs<F16>(X, Ftz);
  case FloatKind::BF16:
    return unpackAs<BF16>(X, Ftz);
  case FloatKind::F32:
    return unpackAs<F32>(X, Ftz);
  case FloatKind::F64:
    return unpackAs<F64>(X, Ftz);
  }
  llvm_unreachable("unknown format");
}

template <typename Fmt>
static uint64_t packAs(const Value &V, Round Mode, Finish How) {
  typename Fmt::Bits B;
  if (V.Class == Value::NaN)
    B = Fmt::CanonicalNaN;
  else if (V.Class == Value::Infinite)
    B = Fmt::Inf | (V.Neg ? Fmt::SignBit : 0);
  else
    B = roundSig<Fmt, uint64_t>(V.Neg, V.Sig, V.Exp, false, Mode);
  return finish<Fmt>(B, How);
}

static uint64_t pack(const Value &V, FloatKind K, Round Mode, Finish How) {
  switch (K) {
  case FloatKind::F16:
    return packAs<F16>(V, Mode, How);
  case FloatKind::BF16:
    return packAs<BF16>(V, Mode, How);
  case FloatKind::F32:
    return packAs<F32>(V, Mode, How);
  case FloatKind::F64:
    return packAs<F64>(V, Mode, How);
  }
  llvm_unreachable("unknown format");
}

/// Returns the NaN of an f64 result: the input's sign and payload, quieted.
static uint64_t widenNaN(uint64_t X, FloatKind From) {
  unsigned Width = widthOf(From);
  uint64_t Neg = X >> (Width - 1) & 1;
  uint64_t Frac = 0;
  switch (From) {
  case FloatKind::F16:
    Frac = (X & F16::FracMask) << 42;
    break;
  case FloatKind::BF16:
    Frac = (X & BF16::FracMask) << 45;
    break;
  case FloatKind::F32:
    Frac = (X & F32::FracMask) << 29;
    break;
  case FloatKind::F64:
    Frac = X & F64::FracMask;
    break;
  }
  return Neg << 63 | F64::Inf | QuietBit64 | Frac;
}

uint64_t q7x2::fp::convertFloat(uint64_t X, FloatKind From, FloatKind To,
                                Round Mode, bool Ftz, bool Sat) {
  Value V = unpack(X, From, Ftz);
  if (V.Class == Value::NaN && To == FloatKind::F64 && !Sat)
    return widenNaN(X, From);
  Finish How;
  How.Sat = Sat;
  How.Ftz = Ftz;
  return pack(V, To, Mode, How);
}

/// Returns the magnitude of a finite value rounded to an integer. If that is
/// 2^64 or more, sets \p Huge and returns 0.
static uint64_t integralMagnitude(const Value &V, Round Mode, bool &Huge) {
  Huge = false;
  if (V.Sig == 0)
    return 0;
  if (V.Exp >= 0) {
    Huge = topBit(V.Sig) + V.Exp >= 64;
    return Huge ? 0 : V.Sig << V.Exp;
  }
  int Shift = -V.Exp;
  uint64_t Kept = 0;
  bool Inexact = true, AtLeastHalf = false, AboveHalf = false;
  if (Shift <= 63) {
    uint64_t Half = uint64_t(1) << (Shift - 1);
    uint64_t Cut = V.Sig & (Half | (Half - 1));
    Kept = V.Sig >> Shift;
    Inexact = Cut != 0;
    AtLeastHalf = Cut >= Half;
    AboveHalf = Cut > Half;
  }
  return Kept +
         roundsAway(Mode, V.Neg, Kept & 1, Inexact, AtLeastHalf, AboveHalf);
}

uint64_t q7x2::fp::roundToIntegral(uint64_t X, FloatKind K, Round Mode,
                                   bool Ftz, bool Sat) {
  Value V = unpack(X, K, Ftz);
  if (V.Class == Value::NaN && K == FloatKind::F64 && !Sat)
    return X | QuietBit64;
  if (V.Class == Value::Finite && V.Exp < 0) {
    bool Huge;
    V.Sig = integralMagnitude(V, Mode, Huge);
    V.Exp = 0;
  }
  Finish How;
  How.Sat = Sat;
  return pack(V, K, Mode, How);
}

uint64_t q7x2::fp::floatToInt(uint64_t X, FloatKind From, unsigned Bits,
                              bool Signed, Round Mode) {
  Value V = unpack(X, From, false);
  if (V.Class == Value::NaN)
    return 0;
  uint64_t MaxMag = ~uint64_t(0) >> (64 - Bits);
  if (Signed)
    MaxMag = (MaxMag >> 1) + V.Neg;
  else if (V.Neg)
    MaxMag = 0;
  bool Huge = true;
  uint64_t Mag = 0;
  if (V.Class == Value::Finite)
    Mag = integralMagnitude(V, Mode, Huge);
  if (Huge || Mag > MaxMag)
    Mag = MaxMag;
  return V.Neg ? -Mag : Mag;
}

uint64_t q7x2::fp::intToFloat(uint64_t X, unsigned Bits, bool Signed,
                              FloatKind To, Round Mode) {
  unsigned Unused = 64 - Bits;
  Value V;
  if (Signed) {
    int64_t S = int64_t(X << Unused) >> Unused;
    V.Neg = S < 0;
    V.Sig = V.Neg ? -uint64_t(S) : uint64_t(S);
  } else {
    V.Sig = X << Unused >> Unused;
  }
  return pack(V, To, Mode, Finish());
}
