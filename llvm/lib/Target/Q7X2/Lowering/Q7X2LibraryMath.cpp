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
/// The machine's support of a function on floats.
enum FloatSupport { Library, Approximate, Exact };

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
  };
  const MathFunction *Found =
      find_if(Functions, [=](const MathFunction &F) { return F.ID == ID; });
  return Found == std::end(Functions) ? nullptr : Found;
}

/// Returns whether \p I becomes a call: the target has no instruction for it,
/// or only an approximate one although \p IsExact excludes those.
static bool isCall(const MathFunction &F, const IntrinsicInst &I,
                   bool IsExact) {
  Type *Ty = I.getArgOperand(0)->getType()->getScalarType();
  bool MayApproximate = isa<FPMathOperator>(I) && I.hasApproxFunc();
  if (Ty->isFloatTy())
    return F.OnFloats == Library ||
           (F.OnFloats == Approximate && IsExact && !MayApproximate);
  // Selection extends narrower operands to floats where it has instructions.
  return Ty->isDoubleTy() || F.OnFloats == Library;
}

/// Calls the function \p Name, whose result has the type of its arguments.
static Value *callFunction(IRBuilder<> &B, StringRef Name,
                           ArrayRef<Value *> Args) {
  Type *Ty = Args[0]->getType();
  SmallVector<Type *, 2> Types(Args.size(), Ty);
  FunctionCallee Callee = B.GetInsertBlock()->getModule()->getOrInsertFunction(
      Name, FunctionType::get(Ty, Types, false));
  return B.CreateCall(Callee, Args);
}

/// Calls the function \p Name with C's suffix for floats.
static Value *call(IRBuilder<> &B, StringRef Name, ArrayRef<Value *> Args) {
  return callFunction(
      B, (Name + (Args[0]->getType()->isFloatTy() ? "f" : "")).str(), Args);
}

/// Returns the function of OpenCL C, or of the device library, for a call of \p
/// Name on floats that may be approximate; empty if there is no other one.
static StringRef getFastName(StringRef Name) {
  static constexpr std::pair<StringLiteral, StringLiteral> Names[] = {
      {"exp", "native_exp"},     {"exp10", "native_exp10"},
      {"log", "native_log"},     {"log10", "native_log10"},
      {"tan", "native_tan"},     {"powr", "native_powr"},
      {"pow", "__q7x2_fast_pow"}};
  for (auto [Exact, Fast] : Names)
    if (Exact == Name)
      return Fast;
  return "";
}

/// Returns the mangled name of a fast function whose parameters are \p Types.
static std::string mangleFastName(StringRef Fast, StringRef Types) {
  return ("_Z" + Twine(Fast.size()) + Fast + Types).str();
}

/// Returns the mangled name of a fast function of \p NumArgs floats.
static std::string mangleFastName(StringRef Fast, unsigned NumArgs) {
  return mangleFastName(Fast, std::string(NumArgs, 'f'));
}

static Value *pair(IRBuilder<> &B, Type *Ty, Value *First, Value *Second) {
  Value *Both = B.CreateInsertValue(PoisonValue::get(Ty), First, 0);
  return B.CreateInsertValue(Both, Second, 1);
}

/// Emits one element with \p EmitFn; extends half and bfloat to float.
static Value *
emitWide(IRBuilder<> &B, ArrayRef<Value *> Args,
         function_ref<Value *(IRBuilder<> &, ArrayRef<Value *>)> EmitFn) {
  Type *Ty = Args[0]->getType();
  if (!Ty->is16bitFPTy())
    return EmitFn(B, Args);
  SmallVector<Value *, 2> Wide;
  for (Value *Arg : Args)
    Wide.push_back(B.CreateFPExt(Arg, B.getFloatTy()));
  return B.CreateFPTrunc(EmitFn(B, Wide), Ty);
}

/// Emits the call for one element, which is a float or a double.
static Value *emit(IRBuilder<> &B, const MathFunction &F, bool MayApproximate,
                   ArrayRef<Value *> Args) {
  StringRef Fast = getFastName(F.Name);
  if (F.ID != Intrinsic::powi && MayApproximate && !Fast.empty() &&
      Args[0]->getType()->isFloatTy())
    return callFunction(B, mangleFastName(Fast, Args.size()), Args);
  if (F.ID != Intrinsic::powi)
    return call(B, F.Name, Args);
  return call(B, F.Name,
              {Args[0], B.CreateSIToFP(Args[1], Args[0]->getType())});
}

static bool replaceIntrinsic(IntrinsicInst &I, bool IsExact);

/// Splits llvm.sincos into llvm.sin and llvm.cos.
static Value *splitSinCos(IntrinsicInst &I, bool IsExact) {
  IRBuilder<> B(&I);
  WeakTrackingVH Sine =
      B.CreateUnaryIntrinsic(Intrinsic::sin, I.getArgOperand(0), &I);
  WeakTrackingVH Cosine =
      B.CreateUnaryIntrinsic(Intrinsic::cos, I.getArgOperand(0), &I);
  replaceIntrinsic(*cast<IntrinsicInst>(Sine), IsExact);
  replaceIntrinsic(*cast<IntrinsicInst>(Cosine), IsExact);
  return pair(B, I.getType(), Sine, Cosine);
}

/// Replaces llvm.sincospi by calls of the library's functions.
static Value *splitSinCosPi(IntrinsicInst &I) {
  IRBuilder<> B(&I);
  Value *X = I.getArgOperand(0);
  auto Call = [&](StringRef Name) {
    return q7x2::emitByElement(
        B, X->getType(), {X}, [&](ArrayRef<Value *> Elements) {
          return emitWide(B, Elements,
                          [Name](IRBuilder<> &B, ArrayRef<Value *> Args) {
                            return call(B, Name, Args);
                          });
        });
  };
  Value *Sine = Call("__nv_sinpi");
  return pair(B, I.getType(), Sine, Call("__nv_cospi"));
}

/// Returns the replacement of an intrinsic; null if it is kept.
static Value *makeReplacement(IntrinsicInst &I, bool IsExact) {
  if (I.getIntrinsicID() == Intrinsic::sincos)
    return splitSinCos(I, IsExact);
  if (I.getIntrinsicID() == Intrinsic::sincospi)
    return splitSinCosPi(I);
  const MathFunction *F = findFunction(I.getIntrinsicID());
  if (!F || !isCall(*F, I, IsExact))
    return nullptr;
  const bool MayApproximate = isa<FPMathOperator>(I) && I.hasApproxFunc();
  IRBuilder<> B(&I);
  SmallVector<Value *, 2> Args(I.args());
  return q7x2::emitByElement(
      B, I.getType(), Args, [&](ArrayRef<Value *> Elements) {
        return emitWide(B, Elements,
                        [&](IRBuilder<> &B, ArrayRef<Value *> Args) {
                          return emit(B, *F, MayApproximate, Args);
                        });
      });
}

static bool replaceIntrinsic(IntrinsicInst &I, bool IsExact) {
  Value *Replacement = makeReplacement(I, IsExact);
  if (!Replacement)
    return false;
  I.replaceAllUsesWith(Replacement);
  I.eraseFromParent();
  return true;
}

/// Returns the name of the fast variant of a function on floats, whose name is
/// mangled as in OpenCL C (_Z3expDv4_f) or one of CUDA's (__nv_expf). Empty if
/// there is none.
static std::string findFastFunction(StringRef Name, unsigned NumArgs) {
  StringRef Rest = Name;
  unsigned Length;
  if (Rest.consume_front("__nv_") && Rest.consume_back("f")) {
    StringRef Fast = getFastName(Rest);
    return Fast.empty() ? "" : mangleFastName(Fast, NumArgs);
  }
  Rest = Name;
  if (!Rest.consume_front("_Z") || Rest.consumeInteger(10, Length) ||
      Length > Rest.size())
    return "";
  StringRef Fast = getFastName(Rest.take_front(Length));
  return Fast.empty() ? "" : mangleFastName(Fast, Rest.drop_front(Length));
}

/// Redirects a call that may be approximate to the fast variant of its callee.
static bool callFastFunction(CallInst &Call) {
  Function *Callee = Call.getCalledFunction();
  if (!Callee || !Callee->isDeclaration() || !isa<FPMathOperator>(Call) ||
      !Call.hasApproxFunc() || !Call.getType()->getScalarType()->isFloatTy())
    return false;
  std::string Name = findFastFunction(Callee->getName(), Call.arg_size());
  if (Name.empty())
    return false;
  FunctionCallee New = Call.getModule()->getOrInsertFunction(
      Name, Callee->getFunctionType(), Callee->getAttributes());
  Call.setCalledFunction(New);
  return true;
}

bool Q7X2::callLibraryMath(Module &M, bool IsExact) {
  bool Changed = false;
  for (Function &F : M)
    for (Instruction &I : make_early_inc_range(instructions(F)))
      if (auto *II = dyn_cast<IntrinsicInst>(&I))
        Changed |= replaceIntrinsic(*II, IsExact);
      else if (auto *Call = dyn_cast<CallInst>(&I))
        Changed |= callFastFunction(*Call);
  return Changed;
}
