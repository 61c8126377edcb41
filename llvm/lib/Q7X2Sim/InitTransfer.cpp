//===- InitTransfer.cpp - Undefined values in arithmetic ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The shadow of a result, for one lane. Sums follow memcheck's "expensive"
// rule: with a' the smallest and a'' the largest value of a source, the bits in
// which a' + b' and a'' + b'' differ depend on undefined ones.
//
//===----------------------------------------------------------------------===//

#include "Exec.h"
#include "InitCheck.h"
#include "IntOps.h"
#include "Target.h"
#include "llvm/ADT/bit.h"

using namespace q7x2;

static const uint64_t AllBits = ~uint64_t(0);

namespace {
/// A word and its undefined bits.
struct Word {
  uint32_t Value, V;

  uint32_t least() const { return Value & ~V; }
  uint32_t most() const { return Value | V; }
};
/// A truth value, possibly undefined.
struct Truth {
  bool Value, V;
};
/// A word and a carry.
struct Sum {
  uint32_t V;
  bool Carry;
};
} // namespace

static Word wordA(const ShadowInputs &In) {
  return {uint32_t(In.A), uint32_t(In.VA)};
}
static Word wordB(const ShadowInputs &In) {
  return {uint32_t(In.B), uint32_t(In.VB)};
}
static Word wordC(const ShadowInputs &In) {
  return {uint32_t(In.C), uint32_t(In.VC)};
}

/// Returns the bits from the lowest undefined one up.
static uint64_t smear(uint64_t V) {
  return V ? AllBits << llvm::countr_zero(V) : 0;
}

//===----------------------------------------------------------------------===//
// Logic
//===----------------------------------------------------------------------===//

/// Returns the undefined bits of a LOP3: a bit is undefined if the rows of the
/// truth table that its sources may select give both results.
static uint32_t logic(Word A, Word B, Word C, unsigned Lut) {
  auto Can = [](Word W, bool Bit) { return W.V | (Bit ? W.Value : ~W.Value); };
  uint32_t CanBe[2] = {0, 0};
  for (unsigned Row = 0; Row != 8; ++Row)
    CanBe[Lut >> Row & 1] |=
        Can(A, Row >> 2 & 1) & Can(B, Row >> 1 & 1) & Can(C, Row & 1);
  return CanBe[0] & CanBe[1];
}

/// The combination of a truth value T with a predicate, as in the SETP
/// instructions. Returns true if the result is undefined.
static bool combined(Truth T, Truth P, unsigned Op) {
  switch (Op) {
  case Q7X2::BoolOp_AND:
    return (T.V && (P.Value || P.V)) || (P.V && (T.Value || T.V));
  case Q7X2::BoolOp_OR:
    return (T.V && (!P.Value || P.V)) || (P.V && (!T.Value || T.V));
  default:
    return T.V || P.V;
  }
}

static ShadowResult logic3(const DecodedInst &I, const ShadowInputs &In) {
  ShadowResult R;
  const Word A = wordA(In), B = wordB(In), C = wordC(In);
  const uint32_t Value = iop::lop3(A.Value, B.Value, C.Value, I.Lut);
  const uint32_t V = logic(A, B, C, I.Lut);
  R.V = V;
  // A defined 1 bit makes the word nonzero.
  const Truth IsNonzero = {Value != 0, V && !(Value & ~V)};
  R.PU = combined(IsNonzero, {In.P, In.VP}, I.mod(mod::MEXBool));
  return R;
}

static ShadowResult predLogic3(const DecodedInst &I, const ShadowInputs &In) {
  ShadowResult R;
  R.PU = logic({In.P, In.VP}, {In.Q, In.VQ}, {In.R, In.VR}, I.Lut) & 1;
  return R;
}

static uint32_t shift(const DecodedInst &I, const ShadowInputs &In) {
  if (In.VB)
    return AllLanes;
  // Shadow bits move like the bits themselves, including the sign.
  return iop::funnelShift(In.VA, In.B, In.VC, shiftModeOf(I));
}

static uint32_t permute(const DecodedInst &I, const ShadowInputs &In) {
  if (In.VC)
    return AllLanes;
  return iop::permute(In.VA, In.VB, In.C, I.mod(mod::MPRMTMode));
}

/// Selects one of two values by a predicate.
static uint64_t select(const ShadowInputs &In) {
  if (In.VP)
    return In.VA | In.VB | (In.A ^ In.B);
  return In.P ? In.VA : In.VB;
}

//===----------------------------------------------------------------------===//
// Sums and products
//===----------------------------------------------------------------------===//

/// Adds two words. -x is ~x + 1; with a carry in, as in IADD.X, it is ~x.
static Sum sum(Word A, bool NegA, Word B, bool NegB, Truth In, bool HasCarry) {
  if (NegA)
    A.Value = ~A.Value;
  if (NegB)
    B.Value = ~B.Value;
  const uint64_t Ones = HasCarry ? 0 : unsigned(NegA) + NegB;
  const uint64_t Least =
      uint64_t(A.least()) + B.least() + Ones + (In.Value && !In.V);
  const uint64_t Most =
      uint64_t(A.most()) + B.most() + Ones + (In.Value || In.V);
  return {A.V | B.V | uint32_t(Least ^ Most), (Least >> 32) != (Most >> 32)};
}

static ShadowResult toResult(Sum S) {
  ShadowResult R;
  R.V = S.V;
  R.PU = S.Carry;
  return R;
}

/// Returns the undefined bits of a product: bits below the lowest one that an
/// undefined bit can reach are defined, and all bits are if a factor is 0.
static uint64_t product(uint64_t A, uint64_t VA, uint64_t B, uint64_t VB) {
  if ((!A && !VA) || (!B && !VB))
    return 0;
  uint64_t V = 0;
  if (VA)
    V |= smear(VA) << llvm::countr_zero((B | VB) & AllLanes);
  if (VB)
    V |= smear(VB) << llvm::countr_zero((A | VA) & AllLanes);
  return V;
}

static ShadowResult multiplyAdd(const DecodedInst &I, const ShadowInputs &In) {
  ShadowResult R;
  const bool High = I.Op == op::IMAD_HI_X || I.Op == op::UIMAD_HI_X;
  const bool Wide = I.Op == op::IMAD_WIDE || I.Op == op::IMAD_WIDE_X;
  const uint64_t P = product(In.A, In.VA, In.B, In.VB);
  const bool CarryIn = In.VP && (High || I.Op == op::IMAD_WIDE_X);
  R.PU = P || In.VC || CarryIn;
  if (High)
    R.V = R.PU ? uint32_t(AllLanes) : 0;
  else
    R.V = CarryIn ? AllBits : smear(P | In.VC);
  if (!Wide)
    R.V = uint32_t(R.V);
  return R;
}

static ShadowResult multiply(const DecodedInst &I, const ShadowInputs &In) {
  ShadowResult R;
  const uint64_t P = product(In.A, In.VA, In.B, In.VB);
  const bool High = I.mod(mod::MLOHI) == Q7X2::LOHI_HI;
  R.V = High ? (P ? uint32_t(AllLanes) : 0) : uint32_t(smear(P));
  return R;
}

static ShadowResult scaledAdd(const DecodedInst &I, const ShadowInputs &In) {
  const bool High = I.Op != op::LEA && I.Op != op::ULEA;
  const bool Extends = I.Op == op::LEA_HI_X_SX32 || I.Op == op::ULEA_HI_X_SX32;
  auto Shifted = [&](uint64_t A, uint64_t C) {
    const uint32_t Upper = Extends ? uint32_t(int32_t(A) >> 31) : uint32_t(C);
    return iop::shiftedWord(A, Upper, I.Amount, High);
  };
  const Word T = {Shifted(In.A, In.C), Shifted(In.VA, In.VC)};
  const Truth Carry = {High && In.P, High && In.VP};
  return toResult(sum(T, I.A.Neg, wordB(In), I.B.Neg, Carry, High));
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// Returns the smallest and the largest value of a word, signed or unsigned.
static std::pair<int64_t, int64_t> rangeOf(Word W, bool Unsigned) {
  if (Unsigned)
    return {W.least(), W.most()};
  const uint32_t Sign = W.V & 0x80000000, Rest = W.V & ~0x80000000;
  return {int32_t((W.Value & ~Rest) | Sign), int32_t((W.Value | Rest) & ~Sign)};
}

/// Returns true if the result of a comparison depends on undefined bits.
static bool isUnclear(Word A, Word B, unsigned Op, bool Unsigned) {
  if (!A.V && !B.V)
    return false;
  if (Op == Q7X2::CompOp_EQ || Op == Q7X2::CompOp_NE)
    return !((A.Value ^ B.Value) & ~(A.V | B.V));
  const auto [LeastA, MostA] = rangeOf(A, Unsigned);
  const auto [LeastB, MostB] = rangeOf(B, Unsigned);
  // The result is clear if all of A's values are on the same side of B's.
  const bool Strict = Op == Q7X2::CompOp_LT || Op == Q7X2::CompOp_GE;
  const bool IsLess = Strict ? MostA < LeastB : MostA <= LeastB;
  const bool IsGreater = Strict ? LeastA >= MostB : LeastA > MostB;
  return !IsLess && !IsGreater;
}

static Truth compare(const DecodedInst &I, const ShadowInputs &In) {
  const Word A = wordA(In), B = wordB(In);
  const bool Unsigned = isUnsigned(I);
  const unsigned Op = I.mod(mod::MCompOp);
  Truth T;
  T.Value = Unsigned ? iop::compare(A.Value, B.Value, Op)
                     : iop::compare(int32_t(A.Value), int32_t(B.Value), Op);
  T.V = isUnclear(A, B, Op, Unsigned);
  const bool IsExtended =
      I.Op == op::ISETP_X || I.Op == op::ISET_X || I.Op == op::UISETP_X;
  // The lower words decide if the upper ones are equal.
  if (IsExtended && !A.V && !B.V && A.Value == B.Value)
    T = {In.Q, In.VQ};
  return T;
}

static ShadowResult setPredicate(const DecodedInst &I, const ShadowInputs &In) {
  ShadowResult R;
  const Truth T = compare(I, In), P = {In.P, In.VP};
  R.PU = combined(T, P, I.mod(mod::MBoolOp));
  R.PV = combined({!T.Value, T.V}, P, I.mod(mod::MBoolOp));
  return R;
}

static ShadowResult setRegister(const DecodedInst &I, const ShadowInputs &In) {
  ShadowResult R;
  if (combined(compare(I, In), {In.P, In.VP}, I.mod(mod::MBoolOpD)))
    R.V = I.mod(mod::MBMBF) == Q7X2::BMBF_BF ? fp::F32::One : AllLanes;
  return R;
}

static uint64_t minMax(const DecodedInst &I, const ShadowInputs &In) {
  const Word A = wordA(In), B = wordB(In);
  if (In.VP || isUnclear(A, B, Q7X2::CompOp_LT, isUnsigned(I)))
    return A.V | B.V | (A.Value ^ B.Value);
  const bool Less =
      isUnsigned(I) ? A.Value < B.Value : int32_t(A.Value) < int32_t(B.Value);
  return Less == In.P ? A.V : B.V;
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

/// Returns the undefined bits of the halves that an instruction reads.
static uint32_t selectHalves(const SrcOp &S, uint32_t V) {
  if (S.HalfSel == Q7X2::HSel2_H1_H0)
    return V;
  return (V >> (S.HalfSel == Q7X2::HSel2_H0_H0 ? 0 : 16) & 0xffff) * 0x10001;
}

/// The halves are independent of each other, except in comparisons.
static ShadowResult halves(const DecodedInst &I, const ShadowInputs &In) {
  const uint32_t V = selectHalves(I.A, In.VA) | selectHalves(I.B, In.VB) |
                     selectHalves(I.C, In.VC);
  ShadowResult R;
  const bool Lo = V & 0xffff, Hi = V >> 16;
  if (I.Op == op::HADD2 && I.mod(mod::MHF32) == Q7X2::HF32_F32)
    R.V = Lo ? AllLanes : 0;
  else
    R.V = (Lo || In.VP ? 0xffff : 0) | (Hi || In.VP ? 0xffff0000 : 0);
  const Truth P = {In.P, In.VP};
  auto IsUnclear = [&](bool V) {
    return combined({true, V}, P, I.mod(mod::MLOP)) ||
           combined({false, V}, P, I.mod(mod::MLOP));
  };
  R.PU = IsUnclear(Lo);
  R.PV = IsUnclear(Hi);
  return R;
}

/// Returns the bits of SrcB that a conversion reads.
static uint64_t convertedBits(const DecodedInst &I) {
  switch (I.Op) {
  case op::I2F:
  case op::I2F_TO64:
    switch (I.mod(mod::MIFmt32)) {
    case Q7X2::IFmt32_U8:
    case Q7X2::IFmt32_S8:
      return 0xff;
    case Q7X2::IFmt32_U16:
    case Q7X2::IFmt32_S16:
      return 0xffff;
    default:
      return AllBits;
    }
  case op::F2F:
    return I.Mods.second() == unsigned(fp::FloatKind::F32) ? AllBits : 0xffff;
  case op::F2F_TO64:
  case op::F2I:
  case op::F2I_TO64:
  case op::FRND:
    return fp::FloatKind(I.mod(mod::MFFmt32)) == fp::FloatKind::F32 ? AllBits
                                                                    : 0xffff;
  default:
    return AllBits;
  }
}

/// Makes all results undefined if any source is.
static ShadowResult anyUndefined(const DecodedInst &I, const ShadowInputs &In) {
  ShadowResult R;
  if (!In.VA && !(In.VB & convertedBits(I)) && !In.VC && !In.VP && !In.VQ &&
      !In.VR)
    return R;
  R.V = AllBits;
  R.PU = R.PV = true;
  return R;
}

/// Comparison of floats: the result is undefined unless the predicate decides
/// it.
static ShadowResult compareFloats(const DecodedInst &I,
                                  const ShadowInputs &In) {
  const bool IsDouble = I.Op == op::DSETP;
  const Truth T = {false, In.VA || In.VB}, P = {In.P, In.VP};
  const unsigned Op = I.mod(IsDouble ? mod::MLOPD : mod::MLOP);
  ShadowResult R;
  R.PU = R.PV = combined({true, T.V}, P, Op) || combined(T, P, Op);
  R.V = I.Op == op::FSET && R.PU ? AllBits : 0;
  return R;
}

ShadowResult q7x2::transferShadow(const DecodedInst &I,
                                  const ShadowInputs &In) {
  ShadowResult R;
  switch (I.Op) {
  case op::MOV:
  case op::MOV64:
  case op::UMOV:
  case op::UMOV64:
  case op::R2UR:
    R.V = In.VB;
    return R;
  case op::LOP3:
  case op::ULOP3:
    return logic3(I, In);
  case op::PLOP3:
  case op::UPLOP3:
    return predLogic3(I, In);
  case op::SHF:
  case op::USHF:
    R.V = shift(I, In);
    return R;
  case op::PRMT:
  case op::UPRMT:
    R.V = permute(I, In);
    return R;
  case op::SEL:
  case op::USEL:
  case op::FSEL:
    R.V = select(In);
    return R;
  case op::BREV:
    R.V = iop::reverseBits(In.VB);
    return R;
  case op::IADD:
  case op::UIADD:
    R.V = sum(wordA(In), I.A.Neg, wordB(In), I.B.Neg, {false, false}, false).V;
    return R;
  case op::IADD_X:
  case op::UIADD_X:
    return toResult(
        sum(wordA(In), I.A.Neg, wordB(In), I.B.Neg, {In.P, In.VP}, true));
  case op::IMAD:
  case op::IMAD_HI_X:
  case op::IMAD_WIDE:
  case op::IMAD_WIDE_X:
  case op::UIMAD:
  case op::UIMAD_HI_X:
    return multiplyAdd(I, In);
  case op::IMUL:
    return multiply(I, In);
  case op::LEA:
  case op::LEA_HI_X:
  case op::LEA_HI_X_SX32:
  case op::ULEA:
  case op::ULEA_HI_X:
  case op::ULEA_HI_X_SX32:
    return scaledAdd(I, In);
  case op::IMNMX:
  case op::UIMNMX:
    R.V = minMax(I, In);
    return R;
  case op::ISETP:
  case op::ISETP_X:
  case op::UISETP:
  case op::UISETP_X:
    return setPredicate(I, In);
  case op::ISET:
  case op::ISET_X:
    return setRegister(I, In);
  case op::FSETP:
  case op::FSET:
  case op::DSETP:
    return compareFloats(I, In);
  case op::HADD2:
  case op::HMUL2:
  case op::HFMA2:
  case op::HMNMX2:
  case op::HSETP2:
  case op::HSET2:
    return halves(I, In);
  default:
    return anyUndefined(I, In);
  }
}
