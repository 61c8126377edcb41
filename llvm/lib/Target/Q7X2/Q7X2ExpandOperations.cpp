//===-- Q7X2ExpandOperations.cpp - Operations in terms of simpler ones ----===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the selection DAG would make calls of a library for, since no
// instruction does it: funnel shifts of odd widths, saturating conversions to
// wide integers, powers, whole and fractional part. Strict floating-point
// operations for which strictness means nothing here. And minnum and maxnum:
// they are not legal, since the DAG would make one of "x < 0 ? x : 0", which
// for -0 has another result; minimumnum and maximumnum are among their
// meanings.
//
// Divisions and conversions of wide integers that come out of this are left to
// LLVM's pass for them, which runs next.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2RuntimeCalls.h"
#include "q7x2/ByElement.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-expand-operations"
#define PASS_NAME "Q7X2 operations in terms of simpler ones"

namespace {

class Q7X2ExpandOperations : public FunctionPass {
public:
  static char ID;
  Q7X2ExpandOperations() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2ExpandOperations::ID = 0;

INITIALIZE_PASS(Q7X2ExpandOperations, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2ExpandOperationsPass() {
  return new Q7X2ExpandOperations();
}

// ---- integers --------------------------------------------------------------

// A funnel shift of a width that is no power of two takes its amount modulo the
// width. The selection DAG would do that by a division, which for more than 32
// bits is not its to do. One of the operands is shifted by the amount, the
// other one the other way by the rest of the width, in two steps since that can
// be all of it.
static Value *expandOddFunnelShift(IRBuilder<> &B, IntrinsicInst &I) {
  Type *Ty = I.getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  if (Bits <= 32 || isPowerOf2_32(Bits))
    return nullptr;
  Value *Amount = B.CreateURem(I.getArgOperand(2), ConstantInt::get(Ty, Bits));
  Value *Rest = B.CreateSub(ConstantInt::get(Ty, Bits - 1), Amount);
  Value *One = ConstantInt::get(Ty, 1);
  Value *High = I.getArgOperand(0), *Low = I.getArgOperand(1);
  if (I.getIntrinsicID() == Intrinsic::fshl) {
    High = B.CreateShl(High, Amount);
    Low = B.CreateLShr(B.CreateLShr(Low, One), Rest);
  } else {
    High = B.CreateShl(B.CreateShl(High, One), Rest);
    Low = B.CreateLShr(Low, Amount);
  }
  return B.CreateOr(High, Low);
}

// The power of two as a float; infinity if there is none so large.
static Constant *getPowerOf2(Type *Ty, unsigned Exponent) {
  APFloat Power = scalbn(APFloat(Ty->getScalarType()->getFltSemantics(), 1),
                         Exponent, APFloat::rmNearestTiesToEven);
  return ConstantFP::get(Ty, Power);
}

// A plain conversion, and what it does not define.
static Value *expandWideSaturation(IRBuilder<> &B, IntrinsicInst &I) {
  Type *Ty = I.getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  if (Bits <= 64)
    return nullptr;
  Value *X = I.getArgOperand(0);
  Type *FloatTy = X->getType();
  Value *Zero = Constant::getNullValue(Ty);
  if (I.getIntrinsicID() == Intrinsic::fptoui_sat) {
    Value *TooLarge = B.CreateFCmpOGE(X, getPowerOf2(FloatTy, Bits));
    Value *Result = B.CreateSelect(TooLarge, Constant::getAllOnesValue(Ty),
                                   B.CreateFPToUI(X, Ty));
    // A NaN too.
    Value *TooSmall = B.CreateFCmpULE(X, Constant::getNullValue(FloatTy));
    return B.CreateSelect(TooSmall, Zero, Result);
  }
  Constant *Bound = getPowerOf2(FloatTy, Bits - 1);
  Value *Result =
      B.CreateSelect(B.CreateFCmpOGE(X, Bound),
                     ConstantInt::get(Ty, APInt::getSignedMaxValue(Bits)),
                     B.CreateFPToSI(X, Ty));
  Result = B.CreateSelect(B.CreateFCmpOLE(X, B.CreateFNeg(Bound)),
                          ConstantInt::get(Ty, APInt::getSignedMinValue(Bits)),
                          Result);
  return B.CreateSelect(B.CreateFCmpUNO(X, X), Zero, Result);
}

// ---- floats ----------------------------------------------------------------

static Value *expandModf(IRBuilder<> &B, IntrinsicInst &I) {
  Value *X = I.getArgOperand(0);
  Value *Whole = B.CreateUnaryIntrinsic(Intrinsic::trunc, X);
  // Infinity less infinity would be NaN.
  Value *IsWhole = B.CreateFCmpOEQ(X, Whole);
  Value *Rest = B.CreateSelect(IsWhole, Constant::getNullValue(X->getType()),
                               B.CreateFSub(X, Whole));
  Rest = B.CreateCopySign(Rest, X);
  Value *Both = PoisonValue::get(I.getType());
  return B.CreateInsertValue(B.CreateInsertValue(Both, Rest, 0), Whole, 1);
}

// The selection DAG multiplies where the exponent is known, unless that is too
// long for a function that is to be small.
static bool isMultiplied(const Value *Exponent) {
  const auto *C = dyn_cast<ConstantInt>(Exponent);
  if (!C)
    return false;
  unsigned Bits = C->getValue().abs().getActiveBits();
  return Bits + C->getValue().abs().popcount() < 8;
}

static Value *callPower(IRBuilder<> &B, Value *X, Value *Exponent) {
  Type *Ty = X->getType();
  bool IsDouble = Ty->isDoubleTy();
  Type *Wide = IsDouble ? B.getDoubleTy() : B.getFloatTy();
  FunctionCallee Callee = B.GetInsertBlock()->getModule()->getOrInsertFunction(
      Q7X2::getRuntimeName(IsDouble ? Q7X2::RuntimeFunction::powi64
                                    : Q7X2::RuntimeFunction::powi32),
      Wide, Wide, B.getInt32Ty());
  Exponent = B.CreateSExtOrTrunc(Exponent, B.getInt32Ty());
  Value *Power = B.CreateCall(Callee, {B.CreateFPCast(X, Wide), Exponent});
  return B.CreateFPCast(Power, Ty);
}

static Value *expandPower(IRBuilder<> &B, IntrinsicInst &I) {
  Value *X = I.getArgOperand(0), *Exponent = I.getArgOperand(1);
  if (isMultiplied(Exponent))
    return nullptr;
  return q7x2::emitByElement(
      B, I.getType(), {X, Exponent},
      [&](ArrayRef<Value *> Args) { return callPower(B, Args[0], Args[1]); });
}

// ---- strict floating point -------------------------------------------------

// Nobody can ask the machine for exceptions, and only some instructions have a
// rounding mode. The other operations are the same as without strictness.
static bool isStrictInstruction(const ConstrainedFPIntrinsic &I) {
  // For a single bit the legalizer would look for a call.
  auto IsShort = [](const Type *Ty) {
    return Ty->getScalarSizeInBits() <= 64 && !Ty->isIntOrIntVectorTy(1);
  };
  switch (I.getIntrinsicID()) {
  case Intrinsic::experimental_constrained_fadd:
  case Intrinsic::experimental_constrained_fsub:
  case Intrinsic::experimental_constrained_fmul:
  case Intrinsic::experimental_constrained_fma:
  case Intrinsic::experimental_constrained_floor:
  case Intrinsic::experimental_constrained_ceil:
  case Intrinsic::experimental_constrained_trunc:
  case Intrinsic::experimental_constrained_rint:
  case Intrinsic::experimental_constrained_nearbyint:
  case Intrinsic::experimental_constrained_roundeven:
  case Intrinsic::experimental_constrained_fptrunc:
  case Intrinsic::experimental_constrained_fpext:
  case Intrinsic::experimental_constrained_fcmp:
  case Intrinsic::experimental_constrained_fcmps:
    return true;
  case Intrinsic::experimental_constrained_fptosi:
  case Intrinsic::experimental_constrained_fptoui:
  case Intrinsic::experimental_constrained_sitofp:
  case Intrinsic::experimental_constrained_uitofp:
    return IsShort(I.getType()) && IsShort(I.getArgOperand(0)->getType());
  default:
    return false;
  }
}

// The intrinsic that has the name without "experimental.constrained".
static Value *emitOrdinaryIntrinsic(IRBuilder<> &B,
                                    const ConstrainedFPIntrinsic &I,
                                    ArrayRef<Value *> Args) {
  StringRef Name = Intrinsic::getBaseName(I.getIntrinsicID());
  Name.consume_front("llvm.experimental.constrained.");
  Intrinsic::ID ID = Intrinsic::lookupIntrinsicID(("llvm." + Name).str());
  if (ID == Intrinsic::not_intrinsic)
    return nullptr;
  return B.CreateIntrinsic(I.getType(), ID, Args);
}

// Null for what stays strict.
static Value *relaxStrictFloat(IRBuilder<> &B, ConstrainedFPIntrinsic &I) {
  if (isStrictInstruction(I))
    return nullptr;
  SmallVector<Value *, 3> Args(I.arg_begin(),
                               I.arg_begin() + I.getNonMetadataArgCount());
  switch (I.getIntrinsicID()) {
  case Intrinsic::experimental_constrained_fdiv:
    return B.CreateFDiv(Args[0], Args[1]);
  case Intrinsic::experimental_constrained_frem:
    return B.CreateFRem(Args[0], Args[1]);
  case Intrinsic::experimental_constrained_fptosi:
    return B.CreateFPToSI(Args[0], I.getType());
  case Intrinsic::experimental_constrained_fptoui:
    return B.CreateFPToUI(Args[0], I.getType());
  case Intrinsic::experimental_constrained_sitofp:
    return B.CreateSIToFP(Args[0], I.getType());
  case Intrinsic::experimental_constrained_uitofp:
    return B.CreateUIToFP(Args[0], I.getType());
  default:
    return emitOrdinaryIntrinsic(B, I, Args);
  }
}

// ---- all -------------------------------------------------------------------

// What replaces I; null if I stays.
static Value *expand(IntrinsicInst &I) {
  IRBuilder<> B(&I);
  if (auto *Strict = dyn_cast<ConstrainedFPIntrinsic>(&I))
    return relaxStrictFloat(B, *Strict);
  switch (I.getIntrinsicID()) {
  case Intrinsic::fshl:
  case Intrinsic::fshr:
    return expandOddFunnelShift(B, I);
  case Intrinsic::fptosi_sat:
  case Intrinsic::fptoui_sat:
    return expandWideSaturation(B, I);
  case Intrinsic::minnum:
    return B.CreateBinaryIntrinsic(Intrinsic::minimumnum, I.getArgOperand(0),
                                   I.getArgOperand(1), &I);
  case Intrinsic::maxnum:
    return B.CreateBinaryIntrinsic(Intrinsic::maximumnum, I.getArgOperand(0),
                                   I.getArgOperand(1), &I);
  case Intrinsic::modf:
    return expandModf(B, I);
  case Intrinsic::powi:
    return expandPower(B, I);
  default:
    return nullptr;
  }
}

bool Q7X2ExpandOperations::runOnFunction(Function &F) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *II = dyn_cast<IntrinsicInst>(&I);
    Value *V = II ? expand(*II) : nullptr;
    if (!V)
      continue;
    I.replaceAllUsesWith(V);
    I.eraseFromParent();
    Changed = true;
  }
  return Changed;
}
