//===-- Q7X2NVVM.cpp - Expand NVVM intrinsics -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Translates inline PTX (Q7X2PTX.cpp), and expands the NVVM intrinsics that no
// single instruction implements to generic IR and to other NVVM intrinsics.
// Diagnoses remaining intrinsics whose operand types have no registers;
// selection diagnoses the others. Removes the code that follows an exit.
//
// Requires nothing. Guarantees that the remaining llvm.nvvm.* calls have
// selectable types. Splits names at their dots, since hundreds of intrinsics
// are combinations of a few components; each family of names has one expansion.
//
//   %r = call i32 @llvm.nvvm.mul24.ui(i32 %a, i32 %b)
//   =>  %l = lshr (shl %a, 8), 8
//       %m = lshr (shl %b, 8), 8
//       %r = mul i32 %l, %m
//
//===----------------------------------------------------------------------===//

#include "Q7X2NVVM.h"
#include "PTX/Q7X2PTX.h"
#include "Q7X2.h"
#include "Q7X2ByElement.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/NVVMIntrinsicUtils.h"
#include "llvm/Pass.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-nvvm"
#define PASS_NAME "Q7X2 NVVM intrinsics"

STATISTIC(NumExpanded, "Number of NVVM intrinsics expanded");
STATISTIC(NumUnsupported, "Number of NVVM intrinsics diagnosed");

namespace {

class Q7X2NVVM : public FunctionPass {
public:
  static char ID;
  Q7X2NVVM() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnFunction(Function &F) override;
};

/// The expansion of one intrinsic call. Each expand method returns the value
/// that replaces the call, or null if the intrinsic is not of its family.
class Expansion {
public:
  Expansion(IntrinsicInst &I)
      : I(I), B(&I), Name(I.getIntrinsicID()), Ty(I.getType()) {}

  Value *run();

private:
  IntrinsicInst &I;
  IRBuilder<> B;
  Q7X2::NVVMName Name;
  Type *Ty;

  StringRef operation() const { return Name.operation(); }
  Value *arg(unsigned N) const { return I.getArgOperand(N); }
  Value *poison() const { return PoisonValue::get(Ty); }
  Value *int32(uint64_t V) { return B.getInt32(V); }
  Value *call(Intrinsic::ID ID, ArrayRef<Value *> Args, Type *Result = nullptr);
  Value *select(Value *C, Value *X, Value *Y) {
    return B.CreateSelect(C, X, Y);
  }

  Value *flush(Value *X);
  Value *flushIfFtz(Value *X) { return Name.has("ftz") ? flush(X) : X; }
  Value *clamp(Value *X);
  Value *roundByResidual(Value *Nearest, Value *Residual);
  Value *addToBitsIf(Value *Condition, Value *V, Instruction::CastOps Extend);
  Value *stepToZeroIf(Value *Condition, Value *V);
  Value *stepFromZeroIf(Value *Condition, Value *V);
  Value *divide(Value *X, Value *Y);
  Value *reciprocal(Value *X);
  Value *squareRoot(Value *X);
  Value *roundToFloat(Value *Double);

  Value *expandMinMax();
  Value *expandFma();
  Value *expandApproxDivision();
  Value *expandDivision();
  Value *expandReciprocalRoot();
  Value *expandRounding();
  Value *expandToInteger();
  Value *expandFloatConversion();
  Value *expandFloat();
  Value *expandSad();
  Value *expandPermute();
  Value *expandBits();
  Value *expandExtension();
  Value *expandFunnelShift();
  Value *expandInteger();
  Value *expandRegister();
  Value *expandCluster();
  Value *expandElection();
  Value *expandReduction();
  Value *expandExponential();
  Value *expandConstantRegister();
  Value *getDynamicShared(bool IsSize);
};

} // namespace

char Q7X2NVVM::ID = 0;

INITIALIZE_PASS(Q7X2NVVM, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2NVVMPass() { return new Q7X2NVVM(); }

Value *Expansion::call(Intrinsic::ID ID, ArrayRef<Value *> Args, Type *Result) {
  return B.CreateIntrinsic(Result ? Result : Args[0]->getType(), ID, Args);
}

// ---- floats ----------------------------------------------------------------

/// Replaces subnormal numbers by zeros of the same sign.
Value *Expansion::flush(Value *X) {
  Type *T = X->getType();
  const fltSemantics &S = T->getScalarType()->getFltSemantics();
  Value *Least = ConstantFP::get(T, APFloat::getSmallestNormalized(S));
  Value *IsSmall =
      B.CreateFCmpOLT(B.CreateUnaryIntrinsic(Intrinsic::fabs, X), Least);
  return select(IsSmall,
                call(Intrinsic::copysign, {ConstantFP::get(T, 0.0), X}), X);
}

/// Clamps to [0, 1]; a NaN becomes 0.
Value *Expansion::clamp(Value *X) {
  Value *Low = call(Intrinsic::maxnum, {X, ConstantFP::get(X->getType(), 0.0)});
  return call(Intrinsic::minnum, {Low, ConstantFP::get(X->getType(), 1.0)});
}

// f{min,max}[.ftz][.nan][.xorsign.abs].TYPE
Value *Expansion::expandMinMax() {
  if (operation() != "fmin" && operation() != "fmax")
    return nullptr;
  bool IsMin = operation() == "fmin";
  Value *X = flushIfFtz(arg(0)), *Y = flushIfFtz(arg(1));
  Value *A = X, *C = Y;
  if (Name.has("xorsign")) {
    A = B.CreateUnaryIntrinsic(Intrinsic::fabs, X);
    C = B.CreateUnaryIntrinsic(Intrinsic::fabs, Y);
  }
  Intrinsic::ID Which = Name.has("nan")
                            ? (IsMin ? Intrinsic::minimum : Intrinsic::maximum)
                            : (IsMin ? Intrinsic::minnum : Intrinsic::maxnum);
  Value *Result = call(Which, {A, C});
  if (!Name.has("xorsign"))
    return Result;
  Type *Bits = Ty->getWithNewType(B.getIntNTy(Ty->getScalarSizeInBits()));
  Value *Sign = B.CreateXor(B.CreateBitCast(X, Bits), B.CreateBitCast(Y, Bits));
  // The sign of a NaN is not changed.
  return select(B.CreateFCmpUNO(Result, Result), Result,
                call(Intrinsic::copysign, {Result, B.CreateBitCast(Sign, Ty)}));
}

// fma.rn[.ftz][.relu|.sat].{f16,bf16}[x2]; the wider variants have instructions
// with these modifiers.
Value *Expansion::expandFma() {
  if (operation() != "fma" || Ty->getScalarSizeInBits() != 16)
    return nullptr;
  Value *Result =
      flushIfFtz(call(Intrinsic::fma, {flushIfFtz(arg(0)), flushIfFtz(arg(1)),
                                       flushIfFtz(arg(2))}));
  if (Name.has("relu"))
    Result = call(Intrinsic::maximum, {Result, ConstantFP::get(Ty, 0.0)});
  return Name.has("sat") ? clamp(Result) : Result;
}

/// Rounds the double result of a division or square root to the correctly
/// rounded result for floats: doubles have more than twice the bits of floats,
/// so the first rounding does not affect the second one (Figueroa, "When is
/// double rounding innocuous?", 1995).
Value *Expansion::roundToFloat(Value *Double) {
  static_assert(Q7X2::FPRound_RN == 0 && Q7X2::FPRound_RP == 1 &&
                Q7X2::FPRound_RM == 2 && Q7X2::FPRound_RZ == 3);
  static constexpr Intrinsic::ID IDs[][2] = {
      {Intrinsic::nvvm_d2f_rn, Intrinsic::nvvm_d2f_rn_ftz},
      {Intrinsic::nvvm_d2f_rp, Intrinsic::nvvm_d2f_rp_ftz},
      {Intrinsic::nvvm_d2f_rm, Intrinsic::nvvm_d2f_rm_ftz},
      {Intrinsic::nvvm_d2f_rz, Intrinsic::nvvm_d2f_rz_ftz}};
  return call(IDs[*Name.Round][Name.has("ftz")], Double, Ty);
}

/// Doubles below SmallDouble are scaled by the square of SmallScale where parts
/// of them are needed exactly.
static constexpr double SmallDouble = 0x1p-700, SmallScale = 0x1p150;

/// Rounds a double in the direction of the intrinsic, given the result rounded
/// to nearest and the sign of the residual, the exact result minus the rounded
/// one. Steps to the neighbor if the result was rounded in the opposite
/// direction. A NaN is unchanged.
Value *Expansion::roundByResidual(Value *Nearest, Value *Residual) {
  Type *Long = B.getInt64Ty();
  Value *Zero = ConstantFP::get(Ty, 0.0);
  Value *Bits = B.CreateBitCast(Nearest, Long);
  Value *IsNegative = B.CreateICmpSLT(Bits, B.getInt64(0));
  Value *IsAbove = B.CreateFCmpOGT(Residual, Zero);
  Value *IsBelow = B.CreateFCmpOLT(Residual, Zero);
  bool IsRP = *Name.Round == Q7X2::FPRound_RP;
  bool IsRM = *Name.Round == Q7X2::FPRound_RM;
  Value *Up = B.CreateAnd(IsAbove, B.getInt1(IsRP));
  Value *Down = B.CreateAnd(IsBelow, B.getInt1(IsRM));
  if (!IsRP && !IsRM) { // toward zero
    Up = B.CreateAnd(IsAbove, IsNegative);
    Down = B.CreateAnd(IsBelow, B.CreateNot(IsNegative));
  }
  Value *One = B.getInt64(1), *MinusOne = B.getInt64(-1);
  Value *Step =
      select(Up, select(IsNegative, MinusOne, One),
             select(Down, select(IsNegative, One, MinusOne), B.getInt64(0)));
  return B.CreateBitCast(B.CreateAdd(Bits, Step), Ty);
}

Value *Expansion::addToBitsIf(Value *Condition, Value *V,
                              Instruction::CastOps Extend) {
  Type *Int = B.getIntNTy(Ty->getScalarSizeInBits());
  Value *Bits = B.CreateBitCast(V, Int);
  return B.CreateBitCast(
      B.CreateAdd(Bits, B.CreateCast(Extend, Condition, Int)), Ty);
}

/// The neighbor of V that is nearer to 0 if a condition is true; that of an
/// infinity is the largest number.
Value *Expansion::stepToZeroIf(Value *Condition, Value *V) {
  return addToBitsIf(Condition, V, Instruction::SExt);
}
Value *Expansion::stepFromZeroIf(Value *Condition, Value *V) {
  return addToBitsIf(Condition, V, Instruction::ZExt);
}

Value *Expansion::divide(Value *X, Value *Y) {
  Type *Double = B.getDoubleTy();
  if (Ty->isFloatTy())
    return roundToFloat(
        B.CreateFDiv(B.CreateFPExt(X, Double), B.CreateFPExt(Y, Double)));
  Value *Quotient = B.CreateFDiv(X, Y);
  // The remainder of a small dividend may not be representable: scale it.
  Value *One = ConstantFP::get(Ty, 1.0);
  auto Size = [&](Value *V) {
    return B.CreateUnaryIntrinsic(Intrinsic::fabs, V);
  };
  Value *Scale =
      select(B.CreateFCmpOLT(Size(X), ConstantFP::get(Ty, SmallDouble)),
             ConstantFP::get(Ty, SmallScale * SmallScale), One);
  // Scale the factor that does not overflow.
  Value *IsLess = B.CreateFCmpOLT(Size(Quotient), One);
  Value *ScaledQuotient = B.CreateFMul(Quotient, select(IsLess, Scale, One));
  Value *ScaledY = B.CreateFMul(Y, select(IsLess, One, Scale));
  Value *Remainder = call(Intrinsic::fma, {B.CreateFNeg(ScaledQuotient),
                                           ScaledY, B.CreateFMul(X, Scale)});
  Value *Sign = call(Intrinsic::copysign, {One, Y});
  return roundByResidual(Quotient, B.CreateFMul(Remainder, Sign));
}

/// The reciprocal of a float is correctly rounded to nearest, and its product
/// with X differs from 1 by an exact rest.
Value *Expansion::reciprocal(Value *X) {
  Value *One = ConstantFP::get(Ty, 1.0), *Zero = ConstantFP::get(Ty, 0.0);
  if (Ty->isDoubleTy())
    return divide(One, X);
  Value *Nearest = B.CreateFDiv(One, X);
  Value *Rest = call(Intrinsic::fma, {B.CreateFNeg(Nearest), X, One});
  // The size of the nearest is too large or too small.
  Value *IsLarge = B.CreateFCmpOLT(Rest, Zero),
        *IsSmall = B.CreateFCmpOGT(Rest, Zero);
  Value *IsNegative =
      B.CreateICmpSLT(B.CreateBitCast(X, B.getInt32Ty()), B.getInt32(0));
  Value *ToZero = stepToZeroIf(IsLarge, Nearest),
        *FromZero = stepFromZeroIf(IsSmall, Nearest);
  switch (*Name.Round) {
  case Q7X2::FPRound_RP:
    return flushIfFtz(select(IsNegative, ToZero, FromZero));
  case Q7X2::FPRound_RM:
    return flushIfFtz(select(IsNegative, FromZero, ToZero));
  case Q7X2::FPRound_RZ:
    return flushIfFtz(ToZero);
  default:
    return flushIfFtz(Nearest);
  }
}

/// The root of a small number is that of a larger one, scaled, so that the
/// residual is exact.
Value *Expansion::squareRoot(Value *X) {
  const bool IsFloat = Ty->isFloatTy();
  const double Small = IsFloat ? 0x1p-80 : SmallDouble;
  const double Scale = IsFloat ? 0x1p32 : SmallScale;
  auto Constant = [&](double V) { return ConstantFP::get(Ty, V); };
  Value *IsSmall = B.CreateFCmpOLT(X, Constant(Small));
  auto ScaleBy = [&](double Factor, Value *V) {
    return select(IsSmall, B.CreateFMul(V, Constant(Factor)), V);
  };
  X = ScaleBy(Scale * Scale, X);
  Value *Root = B.CreateUnaryIntrinsic(Intrinsic::sqrt, X);
  if (*Name.Round != Q7X2::FPRound_RN) {
    Value *Residual = call(Intrinsic::fma, {B.CreateFNeg(Root), Root, X});
    Root = *Name.Round == Q7X2::FPRound_RP
               ? stepFromZeroIf(B.CreateFCmpOGT(Residual, Constant(0.0)), Root)
               : stepToZeroIf(B.CreateFCmpOLT(Residual, Constant(0.0)), Root);
  }
  return ScaleBy(1 / Scale, Root);
}

// div.{approx,full}.ftz.f: flushes the operands, the reciprocal and the
// quotient.
Value *Expansion::expandApproxDivision() {
  if (operation() != "div" || !Name.has("ftz") ||
      !(Name.has("approx") || Name.has("full")))
    return nullptr;
  return call(Intrinsic::nvvm_mul_rn_ftz_f,
              {arg(0), call(Intrinsic::nvvm_rcp_approx_ftz_f, arg(1))});
}

// {div,rcp,sqrt}.ROUNDING[.ftz].TYPE, except for .rn without .ftz, which
// selection expands.
Value *Expansion::expandDivision() {
  bool IsDivision = StringSwitch<bool>(operation())
                        .Cases({"div", "rcp", "sqrt"}, true)
                        .Default(false);
  if (!IsDivision || !Name.Round ||
      (*Name.Round == Q7X2::FPRound_RN && !Name.has("ftz")))
    return nullptr;
  Value *X = flushIfFtz(arg(0));
  if (operation() == "div")
    return divide(X, flushIfFtz(arg(1)));
  if (operation() == "rcp")
    return reciprocal(X);
  return squareRoot(X);
}

// rsqrt.approx.d: the instruction's 20 bits, refined by a step of third order.
// With .ftz the 20 bits suffice.
Value *Expansion::expandReciprocalRoot() {
  if (operation() != "rsqrt" || !Ty->isDoubleTy() || Name.has("ftz"))
    return nullptr;
  auto Const = [&](double V) { return ConstantFP::get(Ty, V); };
  Value *X = arg(0);
  Value *IsSmall = B.CreateFCmpOLT(X, Const(0x1p-1022));
  Value *Scaled = B.CreateFMul(X, select(IsSmall, Const(0x1p54), Const(1.0)));
  Value *Near = call(Intrinsic::nvvm_rsqrt_approx_ftz_d, Scaled);
  // The root is Near / sqrt(1 - Error).
  Value *Square = B.CreateFMul(Near, Near);
  Value *Error =
      call(Intrinsic::fma, {B.CreateFNeg(Scaled), Square, Const(1.0)});
  Value *Step = call(Intrinsic::fma, {Error, Const(0.375), Const(0.5)});
  Value *Result = call(Intrinsic::fma, {B.CreateFMul(Error, Near), Step, Near});
  // Zeros and infinities need no refinement.
  Result = select(B.CreateFCmpORD(Result, Result), Result, Near);
  return B.CreateFMul(Result, select(IsSmall, Const(0x1p27), Const(1.0)));
}

// {floor,ceil,trunc,round}.ftz.f
Value *Expansion::expandRounding() {
  if (!Name.has("ftz"))
    return nullptr;
  auto ID = StringSwitch<Intrinsic::ID>(operation())
                .Case("floor", Intrinsic::floor)
                .Case("ceil", Intrinsic::ceil)
                .Case("trunc", Intrinsic::trunc)
                .Case("round", Intrinsic::roundeven)
                .Default(Intrinsic::not_intrinsic);
  if (ID == Intrinsic::not_intrinsic)
    return nullptr;
  return B.CreateUnaryIntrinsic(ID, flush(arg(0)));
}

// ex2.approx[.ftz].{f16,bf16}[x2]: uses the instruction for floats.
Value *Expansion::expandExponential() {
  if (operation() != "ex2" || Ty->getScalarSizeInBits() != 16)
    return nullptr;
  return q7x2::emitByElement(B, Ty, {arg(0)}, [&](ArrayRef<Value *> Args) {
    Value *Wide = B.CreateFPExt(Args[0], B.getFloatTy());
    return B.CreateFPTrunc(call(Intrinsic::nvvm_ex2_approx, Wide),
                           Ty->getScalarType());
  });
}

// {f,d}2{i,ui,ll,ull}.ROUNDING[.ftz]: the instruction has no .FTZ, and converts
// a NaN to 0.
Value *Expansion::expandToInteger() {
  SimplifyQuery Query(I.getDataLayout(), &I);
  Value *X = flushIfFtz(arg(0));
  bool IsNaNZero = nvvm::FPToIntegerIntrinsicNaNZero(I.getIntrinsicID()) ||
                   isKnownNeverNaN(arg(0), Query);
  if (IsNaNZero && X == arg(0))
    return nullptr;
  StringRef To = operation().drop_front(2);
  bool IsSigned = To == "i" || To == "ll";
  // The least integer is that of -infinity, too.
  if (!IsNaNZero && IsSigned)
    X = B.CreateBinaryIntrinsic(
        Intrinsic::maximumnum, X,
        ConstantFP::getInfinity(X->getType(), /*Negative=*/true));
  Value *Result = B.CreateCall(I.getCalledFunction(), X);
  if (IsNaNZero || IsSigned)
    return Result;
  Value *IsNaN = B.CreateFCmpUNO(arg(0), arg(0));
  Value *OfNaN = B.getInt32(INT32_MIN); // or its upper word
  if (!Ty->isIntegerTy(64))
    return select(IsNaN, OfNaN, Result);
  Type *Int = B.getInt32Ty();
  Value *Low = B.CreateTrunc(Result, Int),
        *High = B.CreateTrunc(B.CreateLShr(Result, 32), Int);
  High = select(IsNaN, OfNaN, High);
  return B.CreateOr(B.CreateZExt(Low, Ty),
                    B.CreateShl(B.CreateZExt(High, Ty), 32));
}

Value *Expansion::expandFloatConversion() {
  if (operation() == "f2h") {
    Value *Half = B.CreateFPTrunc(flushIfFtz(arg(0)), B.getHalfTy());
    return B.CreateBitCast(Half, Ty);
  }
  if (Name.Round && Ty->isIntegerTy() &&
      (operation().starts_with("f2") || operation().starts_with("d2")))
    return expandToInteger();
  bool IsNarrow =
      Ty->getScalarType()->isHalfTy() || Ty->getScalarType()->isBFloatTy();
  if (!IsNarrow || Name.has("rs") || !Name.Round ||
      !operation().starts_with("f"))
    return nullptr;
  bool IsPair = operation().starts_with("ff2");
  if (!IsPair && !Name.has("relu") && !Name.has("satfinite"))
    return nullptr;
  bool IsHalf = Ty->getScalarType()->isHalfTy(),
       IsRN = *Name.Round == Q7X2::FPRound_RN;
  Intrinsic::ID ID =
      IsHalf ? (IsRN ? Intrinsic::nvvm_f2f16_rn : Intrinsic::nvvm_f2f16_rz)
             : (IsRN ? Intrinsic::nvvm_f2bf16_rn : Intrinsic::nvvm_f2bf16_rz);
  auto Convert = [&](Value *X) { return call(ID, X, Ty->getScalarType()); };
  Value *Result = nullptr;
  if (IsPair) { // The first operand becomes the upper half.
    Result = B.CreateInsertElement(poison(), Convert(arg(1)), uint64_t(0));
    Result = B.CreateInsertElement(Result, Convert(arg(0)), uint64_t(1));
  } else {
    Result = Convert(arg(0));
  }
  if (Name.has("satfinite")) {
    const fltSemantics &S = Ty->getScalarType()->getFltSemantics();
    Value *Most = ConstantFP::get(Ty, APFloat::getLargest(S));
    Value *Least = ConstantFP::get(Ty, APFloat::getLargest(S, true));
    Result = call(Intrinsic::minimum,
                  {call(Intrinsic::maximum, {Result, Least}), Most});
  }
  if (Name.has("relu"))
    Result = call(Intrinsic::maximum, {Result, ConstantFP::get(Ty, 0.0)});
  return Result;
}

Value *Expansion::expandFloat() {
  if (operation() == "saturate")
    return clamp(flushIfFtz(arg(0)));
  if (operation() == "neg")
    return B.CreateFNeg(arg(0));
  if (Value *V = expandMinMax())
    return V;
  if (Value *V = expandFma())
    return V;
  if (Value *V = expandApproxDivision())
    return V;
  if (Value *V = expandDivision())
    return V;
  if (Value *V = expandReciprocalRoot())
    return V;
  if (Value *V = expandRounding())
    return V;
  if (Value *V = expandExponential())
    return V;
  return expandFloatConversion();
}

// ---- integers --------------------------------------------------------------

// sad.TYPE: |a - b| + c
Value *Expansion::expandSad() {
  bool IsUnsigned = Name.Parts[1].starts_with("u");
  Value *X = arg(0), *Y = arg(1);
  Value *More = IsUnsigned ? B.CreateICmpUGT(X, Y) : B.CreateICmpSGT(X, Y);
  Value *Difference = select(More, B.CreateSub(X, Y), B.CreateSub(Y, X));
  return B.CreateAdd(Difference, arg(2));
}

// prmt.MODE: the table has the 16-bit selector for each value of the last
// operand, lowest value first.
Value *Expansion::expandPermute() {
  uint64_t Selectors = StringSwitch<uint64_t>(Name.Parts.back())
                           .Case("f4e", 0x6543543243213210)
                           .Case("b4e", 0x0123701267015670)
                           .Case("rc8", 0x3333222211110000)
                           .Case("ecl", 0x3333322232113210)
                           .Case("ecr", 0x3210221011100000)
                           .Case("rc16", 0x3232101032321010)
                           .Default(0);
  if (!Selectors)
    return nullptr;
  Value *Mode = B.CreateAnd(arg(I.arg_size() - 1), 3);
  Value *Shift = B.CreateZExt(B.CreateShl(Mode, 4), B.getInt64Ty());
  Value *Selector = B.CreateAnd(
      B.CreateTrunc(B.CreateLShr(B.getInt64(Selectors), Shift), Ty), 0xffff);
  Value *High = I.arg_size() == 3 ? arg(1) : int32(0);
  return call(Intrinsic::nvvm_prmt, {arg(0), High, Selector});
}

// flo.{s,u}: the position of the highest bit that differs from the sign, or its
// distance from the top. bmsk: a mask of a number of bits at a position.
Value *Expansion::expandBits() {
  if (operation() == "flo") {
    Value *X = arg(0);
    if (Name.Parts[1] == "s")
      X = select(B.CreateICmpSLT(X, Constant::getNullValue(X->getType())),
                 B.CreateNot(X), X);
    unsigned Width = X->getType()->getIntegerBitWidth();
    Value *Zeros = B.CreateZExtOrTrunc(call(Intrinsic::ctlz, {X, B.getFalse()}),
                                       B.getInt32Ty());
    Value *Position = cast<ConstantInt>(arg(1))->isOne()
                          ? Zeros
                          : B.CreateSub(int32(Width - 1), Zeros);
    return select(B.CreateIsNull(X), int32(-1), Position);
  }
  if (operation() != "bmsk")
    return nullptr;
  bool IsClamped = Name.has("clamp");
  auto Shift = [&](Value *X, Value *By) -> Value * {
    Value *Shifted = B.CreateShl(X, B.CreateAnd(By, 31));
    return IsClamped ? select(B.CreateICmpUGT(By, int32(31)), int32(0), Shifted)
                     : Shifted;
  };
  Value *Ones = B.CreateSub(Shift(int32(1), arg(1)), int32(1));
  return Shift(Ones, arg(0));
}

// {sext,zext}.{clamp,wrap}: extends the number of lower bits that the second
// operand gives.
Value *Expansion::expandExtension() {
  Value *Count = Name.has("wrap") ? B.CreateAnd(arg(1), 31) : arg(1);
  Value *By = B.CreateAnd(B.CreateSub(int32(32), Count), 31);
  Value *Top = B.CreateShl(arg(0), By);
  Value *Field =
      operation() == "sext" ? B.CreateAShr(Top, By) : B.CreateLShr(Top, By);
  Field = select(B.CreateIsNull(Count), int32(0), Field);
  return select(B.CreateICmpUGT(Count, int32(31)), arg(0), Field);
}

// fsh{l,r}.clamp: amounts above the width shift by the width.
Value *Expansion::expandFunnelShift() {
  bool IsLeft = operation() == "fshl";
  unsigned Width = Ty->getIntegerBitWidth();
  Value *By = arg(2);
  Value *Shifted =
      call(IsLeft ? Intrinsic::fshl : Intrinsic::fshr, {arg(0), arg(1), By});
  Value *IsAll = B.CreateICmpUGE(By, ConstantInt::get(Ty, Width));
  Value *Clamped = select(IsAll, arg(IsLeft ? 1 : 0), Shifted);
  // Selection makes it the clamp of SHF, unless it becomes a branch.
  if (auto *Select = dyn_cast<SelectInst>(Clamped))
    Select->setMetadata(LLVMContext::MD_unpredictable,
                        MDNode::get(Select->getContext(), {}));
  return Clamped;
}

Value *Expansion::expandInteger() {
  if (operation() == "sad")
    return expandSad();
  if (operation() == "prmt")
    return expandPermute();
  if (operation() == "sext" || operation() == "zext")
    return expandExtension();
  if (operation() == "fshl" || operation() == "fshr")
    return expandFunnelShift();
  if (operation() == "mul24") {
    auto Low = [&](Value *X) {
      Value *Top = B.CreateShl(X, 8);
      return Name.has("i") ? B.CreateAShr(Top, 8) : B.CreateLShr(Top, 8);
    };
    return B.CreateMul(Low(arg(0)), Low(arg(1)));
  }
  if (operation() == "mulhi" && Ty->isIntegerTy(16)) {
    auto Cast = Name.has("us") ? Instruction::ZExt : Instruction::SExt;
    Value *Product = B.CreateMul(B.CreateCast(Cast, arg(0), B.getInt32Ty()),
                                 B.CreateCast(Cast, arg(1), B.getInt32Ty()));
    return B.CreateTrunc(B.CreateLShr(Product, 16), Ty);
  }
  return expandBits();
}

// ---- registers, clusters ---------------------------------------------------

// Moves between register pairs and words, and reads of special registers.
Value *Expansion::expandRegister() {
  Type *Word = B.getInt32Ty();
  if (operation() == "d2i" && (Name.has("lo") || Name.has("hi"))) {
    Value *Bits = B.CreateBitCast(arg(0), B.getInt64Ty());
    return B.CreateTrunc(Name.has("hi") ? B.CreateLShr(Bits, 32) : Bits, Word);
  }
  if (operation() == "lohi") {
    Value *Pair = PoisonValue::get(FixedVectorType::get(Word, 2));
    Pair = B.CreateInsertElement(Pair, arg(0), uint64_t(0));
    return B.CreateBitCast(B.CreateInsertElement(Pair, arg(1), uint64_t(1)),
                           Ty);
  }
  if (operation() == "move" || (operation() == "internal" && Name.has("wrap")))
    return Ty == arg(0)->getType() ? arg(0) : B.CreateAddrSpaceCast(arg(0), Ty);
  if (!Name.has("sreg"))
    return nullptr;
  // The machine's only clock counts cycles: a cycle counts as a nanosecond.
  if (Name.has("globaltimer")) {
    Value *Clock =
        call(Intrinsic::nvvm_read_ptx_sreg_clock64, {}, B.getInt64Ty());
    return B.CreateTrunc(Clock, Ty);
  }
  if (Name.has("nwarpid")) {
    Value *Threads = int32(1);
    for (Intrinsic::ID Size : {Intrinsic::nvvm_read_ptx_sreg_ntid_x,
                               Intrinsic::nvvm_read_ptx_sreg_ntid_y,
                               Intrinsic::nvvm_read_ptx_sreg_ntid_z})
      Threads = B.CreateMul(Threads, call(Size, {}, Word));
    return B.CreateLShr(B.CreateAdd(Threads, int32(31)), 5);
  }
  return expandConstantRegister();
}

/// Returns the start of dynamic shared memory, which is the size of the static
/// part; or the size of the dynamic part.
Value *Expansion::getDynamicShared(bool IsSize) {
  return call(IsSize ? Intrinsic::nvvm_read_ptx_sreg_envreg13
                     : Intrinsic::nvvm_read_ptx_sreg_envreg12,
              {}, B.getInt32Ty());
}

// Special registers with constant values, and sizes of shared memory.
Value *Expansion::expandConstantRegister() {
  StringRef Register = Name.Parts[3];
  unsigned Number;
  // The launch does not set these registers, and no events are counted.
  if (Register.starts_with("pm") ||
      (Register.consume_front("envreg") && !Register.getAsInteger(10, Number) &&
       Number > 13))
    return Constant::getNullValue(Ty);
  if (Register == "dynamic_smem_size")
    return getDynamicShared(true);
  if (Register == "total_smem_size" || Register == "aggr_smem_size")
    return B.CreateAdd(getDynamicShared(false), getDynamicShared(true));
  return StringSwitch<Value *>(Name.Parts[3])
      .Case("gridid", Constant::getNullValue(Ty))
      // A bound: no machine has more multiprocessors (docs/simulator.md).
      .Case("nsmid", int32(1024))
      .Cases({"tid", "ctaid"}, Name.has("w") ? int32(0) : nullptr)
      .Cases({"ntid", "nctaid"}, Name.has("w") ? int32(1) : nullptr)
      .Default(nullptr);
}

// The machine has no clusters: each block is a cluster of one block.
Value *Expansion::expandCluster() {
  if (operation() == "is_explicit_cluster")
    return B.getFalse();
  if (operation() == "getctarank")
    return int32(0);
  if (operation() == "mapa")
    return Ty == arg(0)->getType() ? arg(0) : B.CreateAddrSpaceCast(arg(0), Ty);
  if (operation() == "barrier" && Name.has("cluster")) {
    if (Name.has("wait"))
      call(Intrinsic::nvvm_barrier_cta_sync_all, int32(0), B.getVoidTy());
    return poison();
  }
  if (!Name.has("sreg"))
    return nullptr;
  StringRef Register = Name.Parts[3], Last = Name.Parts.back();
  if (Register == "cluster")
    return int32(Last == "nctarank" || Name.has("nctaid"));
  static constexpr Intrinsic::ID IDs[][2] = {
      {Intrinsic::nvvm_read_ptx_sreg_ctaid_x,
       Intrinsic::nvvm_read_ptx_sreg_nctaid_x},
      {Intrinsic::nvvm_read_ptx_sreg_ctaid_y,
       Intrinsic::nvvm_read_ptx_sreg_nctaid_y},
      {Intrinsic::nvvm_read_ptx_sreg_ctaid_z,
       Intrinsic::nvvm_read_ptx_sreg_nctaid_z}};
  bool IsCount = Register == "nclusterid";
  if (!IsCount && Register != "clusterid")
    return nullptr;
  if (Last == "w")
    return int32(IsCount);
  return call(IDs[Last[0] - 'x'][IsCount], {}, Ty);
}

// elect.sync: the lowest lane of the mask, and whether the thread is in it.
Value *Expansion::expandElection() {
  if (operation() != "elect")
    return nullptr;
  call(Intrinsic::nvvm_bar_warp_sync, arg(0), B.getVoidTy());
  Value *First = call(Intrinsic::cttz, {arg(0), B.getFalse()});
  Value *Lane = call(Intrinsic::nvvm_read_ptx_sreg_laneid, {}, B.getInt32Ty());
  Value *Both = B.CreateInsertValue(poison(), First, 0);
  return B.CreateInsertValue(Both, B.CreateICmpEQ(First, Lane), 1);
}

// redux.sync.f{min,max}[.abs][.NaN]: maps floats to integers in the same order.
// A NaN is neutral or, with .NaN, the result.
Value *Expansion::expandReduction() {
  if (operation() != "redux" || !Ty->isFloatTy())
    return nullptr;
  bool IsMin = Name.has("fmin"), IsNaN = Name.has("NaN");
  Value *X = Name.has("abs") ? B.CreateUnaryIntrinsic(Intrinsic::fabs, arg(0))
                             : arg(0);
  // Negative floats are in reverse order. Reorder is its own inverse.
  auto Reorder = [&](Value *Bits) {
    return B.CreateXor(Bits, B.CreateLShr(B.CreateAShr(Bits, 31), 1));
  };
  Value *Key = Reorder(B.CreateBitCast(X, B.getInt32Ty()));
  Value *Extreme = int32(IsMin == IsNaN ? INT32_MIN : INT32_MAX);
  Key = select(B.CreateFCmpUNO(X, X), Extreme, Key);
  Value *Best = call(IsMin ? Intrinsic::nvvm_redux_sync_min
                           : Intrinsic::nvvm_redux_sync_max,
                     {Key, arg(1)}, B.getInt32Ty());
  Value *Result = B.CreateBitCast(Reorder(Best), Ty);
  // The extreme keys map back to NaNs: return the canonical one.
  return select(B.CreateFCmpORD(Result, Result), Result,
                B.CreateBitCast(int32(0x7fffffff), Ty));
}

// ---- driver ----------------------------------------------------------------

Value *Expansion::run() {
  if (Value *V = Q7X2::expandFormat(B, Name, I))
    return V;
  if (Value *V = Q7X2::expandMemory(B, Name, I))
    return V;
  if (Value *V = Q7X2::expandMatrix(B, Name, I))
    return V;
  using Method = Value *(Expansion::*)();
  for (Method M : {&Expansion::expandFloat, &Expansion::expandInteger,
                   &Expansion::expandRegister, &Expansion::expandCluster,
                   &Expansion::expandElection, &Expansion::expandReduction})
    if (Value *V = (this->*M)())
      return V;
  return nullptr;
}

/// Returns whether selection has registers for a type.
static bool isSelectable(Type *Ty) {
  if (auto *Struct = dyn_cast<StructType>(Ty))
    return all_of(Struct->elements(), isSelectable);
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty))
    return Vector->getNumElements() == 2 &&
           (Vector->getElementType()->isHalfTy() ||
            Vector->getElementType()->isBFloatTy());
  return Ty->isVoidTy() || Ty->isPointerTy() || Ty->isMetadataTy() ||
         Ty->isIntegerTy(1) || Ty->isIntegerTy(32) || Ty->isIntegerTy(64) ||
         (Ty->isFloatingPointTy() && Ty->getScalarSizeInBits() <= 64);
}

static bool isSelectable(const IntrinsicInst &I) {
  return isSelectable(I.getType()) && all_of(I.args(), [](const Use &U) {
           return isSelectable(U->getType());
         });
}

static Value *diagnose(const IntrinsicInst &I) {
  StringRef Name = Intrinsic::getBaseName(I.getIntrinsicID());
  I.getContext().diagnose(DiagnosticInfoUnsupported(
      *I.getFunction(), "intrinsic " + Name + " is not supported on q7x2",
      I.getDebugLoc()));
  return PoisonValue::get(I.getType());
}

/// Removes the instructions after an exit: as a terminator of machine code, it
/// ends its basic block.
static bool endBlocksAtExits(Function &F) {
  SmallVector<Instruction *> Followers;
  for (Instruction &I : instructions(F)) {
    auto *II = dyn_cast<IntrinsicInst>(&I);
    if (II && II->getIntrinsicID() == Intrinsic::nvvm_exit &&
        !isa<UnreachableInst>(II->getNextNode()) &&
        (Followers.empty() || Followers.back()->getParent() != I.getParent()))
      Followers.push_back(II->getNextNode());
  }
  for (Instruction *I : Followers)
    changeToUnreachable(I);
  return !Followers.empty();
}

bool Q7X2NVVM::runOnFunction(Function &F) {
  bool Changed = Q7X2::translatePTX(F);
  Changed |= endBlocksAtExits(F);
  for (Instruction &Inst : make_early_inc_range(instructions(F))) {
    auto *I = dyn_cast<IntrinsicInst>(&Inst);
    if (!I ||
        !Intrinsic::getBaseName(I->getIntrinsicID()).starts_with("llvm.nvvm."))
      continue;
    Value *Result = Expansion(*I).run();
    if (Result) {
      LLVM_DEBUG(dbgs() << "Expanding:" << *I << "\n  to:" << *Result << '\n');
      ++NumExpanded;
    } else if (!isSelectable(*I)) {
      Result = diagnose(*I);
      ++NumUnsupported;
    } else {
      continue;
    }
    I->replaceAllUsesWith(Result);
    I->eraseFromParent();
    Changed = true;
  }
  return Q7X2::lowerClusterSpace(F) || Changed;
}
