//===-- PTXConversions.cpp - Inline PTX: moves and conversions ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTXTranslator.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;
using namespace llvm::Q7X2::ptx;

//===----------------------------------------------------------------------===//
// mov
//===----------------------------------------------------------------------===//

// Moves a register, or packs or unpacks a register and its parts.
bool Translator::move() {
  PTXType T = type();
  const Operand &To = S->Operands[0], &From = S->Operands[1];
  if (From.Kind == Operand::Vector) { // pack
    unsigned Bits = T.getWidth() / From.Parts.size();
    Value *All = nullptr;
    for (auto [I, Part] : enumerate(From.Parts)) {
      Value *V = read(Part, {PTXType::Untyped, Bits});
      if (!V)
        return false;
      V = B.CreateShl(toBits(V, T.getWidth()), I * Bits);
      All = All ? B.CreateOr(All, V) : V;
    }
    return result(All);
  }
  if (To.Kind == Operand::Vector) { // unpack
    Value *All = read(1, {PTXType::Untyped, T.getWidth()});
    unsigned Bits = T.getWidth() / To.Parts.size();
    for (auto [I, Part] : enumerate(To.Parts))
      if (!All || !write(Part, toBits(B.CreateLShr(All, I * Bits), Bits)))
        return false;
    return true;
  }
  // A pointer remains a pointer.
  if (const Variable *Var = find(From);
      Var && Var->Current && Var->Current->getType()->isPointerTy() &&
      T.getWidth() == 64)
    return result(Var->Current);
  return result(read(1, T), T.isSigned());
}

//===----------------------------------------------------------------------===//
// cvt
//===----------------------------------------------------------------------===//

static std::string integerName(PTXType T) {
  return std::string(T.isSigned() ? "" : "u") + (T.Bits == 64 ? "ll" : "i");
}

/// Returns the range of integers of type \p T in the width \p Wide.
static std::pair<APInt, APInt> getRange(PTXType T, unsigned Wide) {
  if (T.isSigned())
    return {APInt::getSignedMinValue(T.Bits).sext(Wide),
            APInt::getSignedMaxValue(T.Bits).sext(Wide)};
  return {APInt::getZero(Wide), APInt::getMaxValue(T.Bits).zext(Wide)};
}

/// Clamps \p V, a signed integer that is wider than \p To, to the range of \p
/// To.
Value *Translator::clamp(Value *V, PTXType To) {
  llvm::Type *Ty = V->getType();
  auto [Low, High] = getRange(To, Ty->getScalarSizeInBits());
  V = binary(Intrinsic::smax, V, ConstantInt::get(Ty, Low));
  return binary(Intrinsic::smin, V, ConstantInt::get(Ty, High));
}

Value *Translator::convertIntegers(PTXType To, PTXType From, Value *V) {
  if (hasOneOf({"rn", "rz", "rm", "rp", "rni", "rzi", "rmi", "rpi", "ftz"}))
    return nullptr;
  if (has("sat")) {
    // Use a type that has all values of both types.
    unsigned Wide = std::max(To.Bits, From.Bits) + 1;
    V = From.isSigned() ? B.CreateSExt(V, getBitsType(Wide))
                        : B.CreateZExt(V, getBitsType(Wide));
    return B.CreateTrunc(clamp(V, To), getType(To));
  }
  return From.isSigned() ? B.CreateSExtOrTrunc(V, getType(To))
                         : B.CreateZExtOrTrunc(V, getType(To));
}

/// Saturates to [0, 1] if the instruction says so.
Value *Translator::saturate(Value *V, PTXType To, PTXType From) {
  llvm::Type *Ty = V->getType();
  if (has("sat") && To.isFloat()) {
    V = binary(Intrinsic::maxnum, V, ConstantFP::get(Ty, 0.0));
    V = binary(Intrinsic::minnum, V, ConstantFP::get(Ty, 1.0));
  }
  return V;
}

/// Narrows a float.
Value *Translator::narrowFloat(PTXType To, PTXType From, Value *V) {
  StringRef Mode = firstOf({"rn", "rz", "rm", "rp"});
  if (Mode.empty())
    return nullptr;
  if (From.Bits == 64 && To.Bits == 32)
    return nvvm("d2f." + Mode + (has("ftz") ? ".ftz" : ""), V);
  // Subnormal floats are below all halves: they round to zero in the nearest
  // mode, but matter in the directed modes.
  if (has("ftz") && From.Bits == 32 && !getType(To)->isHalfTy())
    V = nvvm("add.rn.ftz.f", {V, ConstantFP::getNegativeZero(V->getType())});
  llvm::Type *Ty = getType(To);
  if (Mode == "rn")
    return B.CreateFPTrunc(V, Ty);
  StringRef Name = Mode == "rz"   ? "round.towardzero"
                   : Mode == "rp" ? "round.upward"
                                  : "round.downward";
  LLVMContext &Context = B.getContext();
  return B.CreateIntrinsic(
      Intrinsic::fptrunc_round, {Ty, V->getType()},
      {V, MetadataAsValue::get(Context, MDString::get(Context, Name))});
}

Value *Translator::convertFloats(PTXType To, PTXType From, Value *V) {
  StringRef Integral = firstOf({"rni", "rzi", "rmi", "rpi"});
  if (To.Bits == From.Bits && To.Kind == From.Kind) {
    if (hasOneOf({"rn", "rz", "rm", "rp"}))
      return nullptr;
    if (has("ftz"))
      V = From.Bits == 32 ? nvvm("add.rn.ftz.f",
                                 {V, ConstantFP::getNegativeZero(V->getType())})
                          : nullptr;
    if (!V)
      return nullptr;
    if (!Integral.empty())
      V = unary(Integral == "rni"   ? Intrinsic::roundeven
                : Integral == "rzi" ? Intrinsic::trunc
                : Integral == "rmi" ? Intrinsic::floor
                                    : Intrinsic::ceil,
                V);
    return saturate(V, To, From);
  }
  if (!Integral.empty())
    return nullptr;
  if (To.Bits > From.Bits) {
    bool IsFlushed = has("ftz");
    if (IsFlushed && From.Bits == 32)
      V = nvvm("add.rn.ftz.f", {V, ConstantFP::getNegativeZero(V->getType())});
    V = B.CreateFPExt(V, getType(To));
    // Subnormal numbers of bf16 are subnormal in f32, too.
    if (IsFlushed && To.Bits == 32)
      V = nvvm("add.rn.ftz.f", {V, ConstantFP::getNegativeZero(V->getType())});
    return saturate(V, To, From);
  }
  if (To.Bits == From.Bits) { // half and bfloat
    From = {PTXType::Float, 32};
    V = B.CreateFPExt(V, getType(From));
  }
  Value *Result = narrowFloat(To, From, V);
  if (!Result)
    return nullptr;
  if (has("satfinite")) {
    const fltSemantics &Semantics = Result->getType()->getFltSemantics();
    Result = binary(
        Intrinsic::minimum,
        binary(Intrinsic::maximum, Result,
               ConstantFP::get(Result->getType(),
                               APFloat::getLargest(Semantics, true))),
        ConstantFP::get(Result->getType(), APFloat::getLargest(Semantics)));
  }
  if (has("relu"))
    Result = binary(Intrinsic::maximum, Result,
                    ConstantFP::get(Result->getType(), 0.0));
  return saturate(Result, To, From);
}

/// Converts with the rounding mode .rni, .rzi, .rmi or .rpi. Out-of-range
/// values become the nearest integer, which the machine does for words. A NaN
/// becomes zero or, if one of the types has 64 bits, the integer with only the
/// sign bit set.
Value *Translator::convertToInteger(PTXType To, PTXType From, Value *V) {
  StringRef Mode = firstOf({"rni", "rzi", "rmi", "rpi"});
  if (Mode.empty() || From.Lanes != 1)
    return nullptr;
  Mode = Mode.drop_back();
  bool IsDouble = From.Bits == 64;
  if (From.Bits == 16)
    V = B.CreateFPExt(V, B.getFloatTy());
  Value *X = V;
  PTXType Wide = To;
  Wide.Bits = To.Bits == 64 ? 64 : 32;
  // A type without a sign, such as a bit pattern, counts as unsigned.
  V = nvvm((IsDouble ? "d2" : "f2") + integerName(Wide) + "." + Mode +
               (has("ftz") && From.Bits == 32 ? ".ftz" : ""),
           V);
  if (!V || To.Bits >= 32)
    return V;
  auto [Low, High] = getRange(To, 32);
  auto Max = To.isSigned() ? Intrinsic::smax : Intrinsic::umax;
  auto Min = To.isSigned() ? Intrinsic::smin : Intrinsic::umin;
  V = binary(Max, V, B.getInt(Low));
  V = binary(Min, V, B.getInt(High));
  V = B.CreateTrunc(V, getType(To));
  if (!IsDouble)
    return V;
  return B.CreateSelect(B.CreateFCmpUNO(X, X),
                        B.getInt(APInt::getSignedMinValue(To.Bits)), V);
}

Value *Translator::convertToFloat(PTXType To, PTXType From, Value *V) {
  StringRef Mode = firstOf({"rn", "rz", "rm", "rp"});
  if (Mode.empty() || To.Lanes != 1)
    return nullptr;
  llvm::Type *Ty = getType(To);
  Value *Result = nullptr;
  if (Mode == "rn") {
    Result = From.isSigned() ? B.CreateSIToFP(V, Ty) : B.CreateUIToFP(V, Ty);
    return saturate(Result, To, From);
  }
  PTXType Wide = From;
  Wide.Bits = From.Bits == 64 ? 64 : 32;
  V = From.isSigned() ? B.CreateSExt(V, getType(Wide))
                      : B.CreateZExt(V, getType(Wide));
  // A second rounding in the same direction does not change the result.
  Result = nvvm(integerName(Wide) + (To.Bits == 64 ? "2d." : "2f.") + Mode, V);
  if (Result && To.Bits == 16)
    Result = narrowFloat(To, {PTXType::Float, 32}, Result);
  return Result ? saturate(Result, To, From) : nullptr;
}

// cvt.MODE[.relu][.satfinite].{f16x2,bf16x2}.f32 d, a, b: a is the upper half.
bool Translator::convertPair(PTXType To, PTXType From) {
  StringRef Mode = firstOf({"rn", "rz"});
  if (From.Kind != PTXType::Float || From.Bits != 32 || To.Bits != 16 ||
      To.Lanes != 2 || Mode.empty() || hasOneOf({"ftz", "sat"}))
    return false;
  PTXType One = To;
  One.Lanes = 1;
  Value *Pair = PoisonValue::get(getType(To));
  for (unsigned I : {2, 1}) {
    Value *V = read(I, From);
    V = V ? convertFloats(One, From, V) : nullptr;
    if (!V)
      return false;
    Pair = B.CreateInsertElement(Pair, V, uint64_t(2 - I));
  }
  return result(Pair);
}

// cvt.pack.sat.TO.s32[.b32] d, a, b[, c]: saturates a and b; packs a above b,
// and the low bits of c above a.
bool Translator::pack() {
  StringRef Narrow = firstOf({"u2", "s2", "u4", "s4"});
  PTXType To = Narrow.empty() ? Types.front()
                              : PTXType{Narrow[0] == 's' ? PTXType::Signed
                                                         : PTXType::Unsigned,
                                        unsigned(Narrow[1] - '0')};
  bool HasThird = operands() == 4;
  if (!has("sat") || To.Lanes != 1 || To.Bits > 16 ||
      To.Kind == PTXType::Untyped || HasThird != (To.Bits < 16) ||
      operands() < 3)
    return false;
  Value *Result = HasThird ? readWord(3) : B.getInt32(0);
  for (unsigned I : {1, 2}) {
    Value *V = read(I, {PTXType::Signed, 32});
    if (!V || !Result)
      return false;
    V = B.CreateAnd(clamp(V, To), maskTrailingOnes<uint32_t>(To.Bits));
    Result = B.CreateOr(B.CreateShl(Result, To.Bits), V);
  }
  return result(Result);
}

// cvt[.rnd][.ftz][.sat][.relu][.satfinite].TO.FROM d, a[, b]
bool Translator::convert() {
  if (has("pack"))
    return pack();
  // Formats that are not types of registers.
  StringRef Special = firstOf({"tf32", "e4m3x2", "e5m2x2"});
  if (!Special.empty()) {
    std::string Options = has("relu") ? ".relu" : "";
    StringRef Mode = firstOf({"rn", "rz", "rna"});
    bool IsSource = S->Modifiers.back() == Special;
    PTXType Float = {PTXType::Float, 32}, Half2 = {PTXType::Float, 16, 2};
    if (Mode.empty() || Types.size() != 1 ||
        hasOneOf({"rm", "rp", "rni", "rzi", "rmi", "rpi", "ftz", "sat"}))
      return false;
    if (Special == "tf32") {
      if (has("satfinite"))
        Options += ".satfinite";
      return !IsSource && operands() == 2 &&
             result(nvvm("f2tf32." + Mode + Options, read(1, Float)));
    }
    if (IsSource)
      return operands() == 2 && result(nvvm(Special + ".to.f16x2.rn" + Options,
                                            read(1, {PTXType::Untyped, 16})));
    if (!has("satfinite"))
      return false;
    if (operands() == 3)
      return result(nvvm("ff.to." + Special + ".rn" + Options,
                         {read(1, Float), read(2, Float)}));
    return result(
        nvvm("f16x2.to." + Special + ".rn" + Options, read(1, Half2)));
  }

  if (Types.size() != 2 || operands() > 3 ||
      hasOneOf({"rna", "u2", "s2", "u4", "s4"}))
    return false;
  PTXType To = Types[0], From = Types[1];
  if (operands() == 3)
    return convertPair(To, From);
  if (To.Lanes != 1 || From.Lanes != 1)
    return false;
  Value *V = read(1, From);
  if (!V)
    return false;
  if (!To.isFloat())
    return result(From.isFloat() ? convertToInteger(To, From, V)
                                 : convertIntegers(To, From, V),
                  To.isSigned());
  return result(From.isFloat() ? convertFloats(To, From, V)
                               : convertToFloat(To, From, V));
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

// cvta[.to].SPACE.u64
bool Translator::convertAddress() {
  std::optional<unsigned> AddressSpace = getAddressSpace();
  if (!AddressSpace || *AddressSpace == 0)
    return false;
  Value *V = read(1, {PTXType::Untyped, 64});
  if (const Variable *Var = find(S->Operands[1]);
      Var && Var->Current && Var->Current->getType()->isPointerTy())
    V = Var->Current;
  if (!V)
    return false;
  unsigned From = has("to") ? 0 : *AddressSpace;
  unsigned To = has("to") ? *AddressSpace : 0;
  // A pointer's type in IR is its actual type already.
  if (!V->getType()->isPointerTy() ||
      V->getType()->getPointerAddressSpace() != From)
    V = toType(toBits(V, 64), B.getPtrTy(From));
  V = B.CreateAddrSpaceCast(V, B.getPtrTy(To));
  return result(type().Bits == 32 ? toBits(V, 32) : toBits(V, 64));
}

// isspacep.SPACE p, a
bool Translator::testAddress() {
  StringRef Space = firstOf(
      {"global", "shared", "shared::cta", "shared::cluster", "local", "const"});
  Value *Pointer = nullptr;
  if (const Variable *Var = find(S->Operands[1]); Var && Var->Current)
    Pointer = toType(Var->Current, B.getPtrTy());
  if (!Pointer || Space.empty())
    return false;
  if (Space == "shared::cta")
    Space = "shared";
  std::string Name =
      Space == "shared::cluster" ? "shared.cluster" : Space.str();
  return result(nvvm("isspacep." + Name, Pointer));
}
