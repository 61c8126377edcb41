//===-- PTXFloats.cpp - Inline PTX: floating-point instructions -----------===//
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

/// Returns the suffix of NVVM's names for the instruction's type.
std::string Translator::suffix() const {
  PTXType T = type();
  if (T.Bits == 64)
    return "d";
  if (T.Bits == 32)
    return "f";
  return std::string(T.Kind == PTXType::BFloat ? "bf16" : "f16") +
         (T.Lanes == 2 ? "x2" : "");
}

/// Returns whether the instruction says more than the IR operation.
bool Translator::isExplicit() const {
  return hasOneOf({"rn", "rz", "rm", "rp", "ftz", "sat", "relu"});
}

/// Returns the rounding mode and options as in NVVM's names; .rn by default.
std::string Translator::roundingName() const {
  StringRef Mode = firstOf({"rn", "rz", "rm", "rp"});
  std::string Name = Mode.empty() ? ".rn" : ("." + Mode).str();
  for (StringRef Option : {"ftz", "relu", "sat"})
    if (has(Option))
      Name += ("." + Option).str();
  return Name;
}

/// Replaces subnormal numbers by zeros of the same sign.
Value *Translator::flush(Value *X) {
  Value *Zero = ConstantFP::getNegativeZero(X->getType());
  if (X->getType()->isFloatTy())
    return nvvm("add.rn.ftz.f", {X, Zero});
  return nvvm("fma.rn.ftz." + suffix(),
              {X, ConstantFP::get(X->getType(), 1.0), Zero});
}

/// Emits an fma with the rounding mode and options of the instruction.
Value *Translator::fusedMultiplyAdd(Value *X, Value *Y, Value *Z) {
  return nvvm("fma" + roundingName() + "." + suffix(), {X, Y, Z});
}

// add, sub
bool Translator::sum() {
  if (!type().isFloat())
    return integerSum();
  Value *X = read(1, type()), *Y = read(2, type());
  if (!X || !Y || has("cc"))
    return false;
  bool IsDifference = S->Mnemonic == "sub";
  if (!isExplicit())
    return result(IsDifference ? B.CreateFSub(X, Y) : B.CreateFAdd(X, Y));
  if (IsDifference)
    Y = B.CreateFNeg(Y);
  if (type().Bits != 16)
    return result(nvvm("add" + roundingName() + "." + suffix(), {X, Y}));
  return result(fusedMultiplyAdd(X, ConstantFP::get(X->getType(), 1.0), Y));
}

bool Translator::multiply() {
  if (!type().isFloat())
    return integerProduct();
  Value *X = read(1, type()), *Y = read(2, type());
  if (!X || !Y || hasOneOf({"lo", "hi", "wide"}))
    return false;
  if (!isExplicit())
    return result(B.CreateFMul(X, Y));
  // NVVM has no mul.sat, and nothing for halves.
  if (type().Bits != 16 && !has("sat"))
    return result(nvvm("mul" + roundingName() + "." + suffix(), {X, Y}));
  return result(
      fusedMultiplyAdd(X, Y, ConstantFP::getNegativeZero(X->getType())));
}

// fma, mad
bool Translator::multiplyAdd() {
  if (!type().isFloat())
    return integerProduct();
  Value *X = read(1, type()), *Y = read(2, type()), *Z = read(3, type());
  if (!X || !Y || !Z || hasOneOf({"lo", "hi", "wide", "cc"}) ||
      (type().Bits == 16 && !has("rn")))
    return false;
  return result(fusedMultiplyAdd(X, Y, Z));
}

bool Translator::divide() {
  if (!type().isFloat())
    return integerDivision();
  Value *X = read(1, type()), *Y = read(2, type());
  if (hasOneOf({"approx", "full"})) {
    std::string Options = has("ftz") ? ".ftz" : "";
    if (type().Bits != 32)
      return false;
    return result(has("full") ? nvvm("div.full" + Options, {X, Y})
                              : nvvm("div.approx" + Options + ".f", {X, Y}));
  }
  if (!hasOneOf({"rn", "rz", "rm", "rp"}))
    return false;
  return result(nvvm("div" + roundingName() + "." + suffix(), {X, Y}));
}

bool Translator::negate() {
  Value *X = read(1, type());
  if (!X)
    return false;
  if (!type().isFloat())
    return !has("ftz") && result(B.CreateNeg(X), type().isSigned());
  return result(B.CreateFNeg(has("ftz") ? flush(X) : X));
}

bool Translator::absolute() {
  Value *X = read(1, type());
  if (!X)
    return false;
  if (!type().isFloat())
    return !has("ftz") && result(binary(Intrinsic::abs, X, B.getFalse()), true);
  return result(unary(Intrinsic::fabs, has("ftz") ? flush(X) : X));
}

// min, max
bool Translator::minMax() {
  if (!type().isFloat())
    return integerMinMax();
  if (has("relu") || has("xorsign") != has("abs"))
    return false;
  std::string Name = ("f" + S->Mnemonic).str();
  if (has("ftz"))
    Name += ".ftz";
  if (has("NaN"))
    Name += ".nan";
  if (has("abs"))
    Name += ".xorsign.abs";
  return result(
      nvvm(Name + "." + suffix(), {read(1, type()), read(2, type())}));
}

// rcp, sqrt, rsqrt, sin, cos, lg2, ex2, tanh
bool Translator::approximate() {
  Value *X = read(1, type());
  if (!X)
    return false;
  if (S->Mnemonic == "tanh") {
    if (!has("approx"))
      return false;
    CallInst *Call = B.CreateUnaryIntrinsic(Intrinsic::tanh, X);
    Call->setHasApproxFunc(true);
    return result(Call);
  }
  std::string Name = S->Mnemonic.str();
  if (!has("approx"))
    return hasOneOf({"rn", "rz", "rm", "rp"}) &&
           result(nvvm(Name + roundingName() + "." + suffix(), X));
  if (hasOneOf({"rn", "rz", "rm", "rp"}))
    return false;
  std::string Options = has("ftz") ? ".approx.ftz" : ".approx";
  if (Name == "ex2")
    return result(nvvm(Name + Options, X));
  // NVVM has no rcp.approx.f; the machine's reciprocal is correctly rounded.
  if (Name == "rcp" && type().Bits == 32 && !has("ftz"))
    return result(nvvm("rcp.rn.f", X));
  return result(nvvm(Name + Options + "." + suffix(), X));
}

bool Translator::copySign() {
  Value *Sign = read(1, type()), *Magnitude = read(2, type());
  return Sign && Magnitude &&
         result(binary(Intrinsic::copysign, Magnitude, Sign));
}

// testp.PROPERTY p, a
bool Translator::testProperty() {
  Value *X = read(1, type());
  StringRef Property = firstOf(
      {"finite", "infinite", "number", "notanumber", "normal", "subnormal"});
  if (!X || Property.empty())
    return false;
  FPClassTest Test = Property == "finite"       ? fcFinite
                     : Property == "infinite"   ? fcInf
                     : Property == "number"     ? ~fcNan & fcAllFlags
                     : Property == "notanumber" ? fcNan
                     : Property == "normal"     ? fcNormal | fcZero
                                                : fcSubnormal;
  return result(B.createIsFPClass(X, Test));
}
