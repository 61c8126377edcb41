//===-- Q7X2LibraryMath.cpp - Mathematics from the device library ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2LibraryMath.h"
#include "Q7X2ByElement.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace {
/// What the machine has for floats.
enum FloatSupport { Library, Approximate, ApproximateOnly };

struct MathFunction {
  Intrinsic::ID ID;
  StringLiteral Name; ///< Of the function on doubles.
  FloatSupport OnFloats;
};
} // namespace

static const MathFunction *findFunction(Intrinsic::ID ID) {
  static const MathFunction Functions[] = {
#define Q7X2_MATH_FUNCTION(NAME, FLOAT, SELECTED_BY_NAME)                      \
  {Intrinsic::NAME, #NAME, FLOAT},
#include "llvm/TargetParser/Q7X2MathFunctions.def"
      {Intrinsic::powi, "pow", Approximate},
      {Intrinsic::sincos, "sincos", Library},
  };
  const MathFunction *Found =
      find_if(Functions, [=](const MathFunction &F) { return F.ID == ID; });
  return Found == std::end(Functions) ? nullptr : Found;
}

/// Whether the target has no instructions for \p I, or only approximate ones
/// although \p IsExact rules those out.
static bool isCall(const MathFunction &F, const IntrinsicInst &I,
                   bool IsExact) {
  Type *Ty = I.getArgOperand(0)->getType()->getScalarType();
  bool MayApproximate = isa<FPMathOperator>(I) && I.hasApproxFunc();
  if (Ty->isFloatTy())
    return F.OnFloats == Library ||
           ((IsExact || F.OnFloats == ApproximateOnly) && !MayApproximate);
  return Ty->isDoubleTy();
}

static Value *call(IRBuilder<> &B, StringRef Name, ArrayRef<Value *> Args) {
  Type *Ty = Args[0]->getType();
  SmallVector<Type *, 2> Types(Args.size(), Ty);
  std::string Full = (Name + (Ty->isFloatTy() ? "f" : "")).str();
  FunctionCallee Callee = B.GetInsertBlock()->getModule()->getOrInsertFunction(
      Full, FunctionType::get(Ty, Types, false));
  return B.CreateCall(Callee, Args);
}

static Value *pair(IRBuilder<> &B, Type *Ty, Value *First, Value *Second) {
  Value *Both = B.CreateInsertValue(PoisonValue::get(Ty), First, 0);
  return B.CreateInsertValue(Both, Second, 1);
}

static Value *emit(IRBuilder<> &B, const MathFunction &F,
                   ArrayRef<Value *> Args) {
  if (F.ID != Intrinsic::powi)
    return call(B, F.Name, Args);
  return call(B, F.Name,
              {Args[0], B.CreateSIToFP(Args[1], Args[0]->getType())});
}

/// The replacement of an intrinsic; null if it is kept.
static Value *replaceIntrinsic(IntrinsicInst &I, bool IsExact) {
  const MathFunction *F = findFunction(I.getIntrinsicID());
  if (!F || !isCall(*F, I, IsExact))
    return nullptr;
  IRBuilder<> B(&I);
  SmallVector<Value *, 2> Args(I.args());
  if (F->ID == Intrinsic::sincos)
    return pair(B, I.getType(), call(B, "sin", Args), call(B, "cos", Args));
  return q7x2::emitByElement(
      B, I.getType(), Args,
      [&](ArrayRef<Value *> Elements) { return emit(B, *F, Elements); });
}

bool Q7X2::callLibraryMath(Module &M, bool IsExact) {
  bool Changed = false;
  for (Function &F : M)
    for (Instruction &I : make_early_inc_range(instructions(F)))
      if (auto *II = dyn_cast<IntrinsicInst>(&I))
        if (Value *Replacement = replaceIntrinsic(*II, IsExact)) {
          II->replaceAllUsesWith(Replacement);
          II->eraseFromParent();
          Changed = true;
        }
  return Changed;
}
