//===-- Q7X2ExpandOperations.cpp - Expand operations in IR ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expands operations that SelectionDAG would lower to library calls: funnel
// shifts of widths that are not powers of two, saturating conversions to
// integers of more than 64 bits, powi, modf, the smallest or largest element of
// a vector, interleaving of more than two vectors. Removes convergence tokens,
// for which selection has no registers. Relaxes strict floating-point
// operations to ordinary ones where strictness has no effect. Refines minnum
// and maxnum to minimumnum and maximumnum: were they legal, the DAG would form
// them from "x < 0 ? x : 0", whose result differs for -0. Makes the initial
// load of a compare-and-exchange loop atomic: AtomicExpand emits an ordinary
// load, which would race with the loops of other threads. Replaces C's checked
// functions (__memset_chk), since CodeGenPrepare does so only after the pass
// that expands the resulting copies.
//
// Requires nothing. Guarantees that none of these operations is left. The
// resulting wide divisions and conversions are left to ExpandIRInsts, which
// runs next. One scan over the intrinsic calls.
//
//   %r = call @llvm.experimental.constrained.fdiv(%x, %y, ...)
//   =>  %r = fdiv float %x, %y
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2ByElement.h"
#include "Q7X2RuntimeCalls.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/FPEnv.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/SimplifyLibCalls.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-expand-operations"
#define PASS_NAME "Q7X2 expansion of operations"

STATISTIC(NumExpanded, "Number of operations expanded");
STATISTIC(NumRelaxed, "Number of strict floating-point operations relaxed");

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

/// Expands a funnel shift of more than 32 bits whose width is not a power of
/// two: SelectionDAG would take the amount modulo the width by a division,
/// which it cannot emit. One operand is shifted by the amount, the other one in
/// the opposite direction by the rest of the width, in two steps, because the
/// rest can be the whole width.
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

/// Returns 2^Exponent as a float; infinity if it is out of range.
static Constant *getPowerOf2(Type *Ty, unsigned Exponent) {
  APFloat Power = scalbn(APFloat(Ty->getScalarType()->getFltSemantics(), 1),
                         Exponent, APFloat::rmNearestTiesToEven);
  return ConstantFP::get(Ty, Power);
}

/// Emits the ordinary conversion, and selects for the inputs that make it
/// poison.
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
    // Unordered: a NaN becomes 0 as well.
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

// ---- vectors ----------------------------------------------------------------

/// Selection has shuffles of two vectors only.
static Value *expandInterleave(IRBuilder<> &B, IntrinsicInst &I,
                               unsigned Factor) {
  SmallVector<Value *, 8> Parts(I.args());
  auto *Ty = cast<FixedVectorType>(Parts[0]->getType());
  return B.CreateShuffleVector(
      concatenateVectors(B, Parts),
      createInterleaveMask(Ty->getNumElements(), Factor));
}

static Value *expandDeinterleave(IRBuilder<> &B, IntrinsicInst &I,
                                 unsigned Factor) {
  Value *All = I.getArgOperand(0), *Results = PoisonValue::get(I.getType());
  unsigned Elements =
      cast<FixedVectorType>(All->getType())->getNumElements() / Factor;
  for (unsigned First = 0; First != Factor; ++First)
    Results = B.CreateInsertValue(
        Results,
        B.CreateShuffleVector(All, createStrideMask(First, Factor, Elements)),
        First);
  return Results;
}

/// The type legalizer fails on carry-less products of vectors that it splits.
static Value *expandVectorProduct(IRBuilder<> &B, IntrinsicInst &I) {
  if (!I.getType()->isVectorTy())
    return nullptr;
  return q7x2::emitByElement(
      B, I.getType(), {I.getArgOperand(0), I.getArgOperand(1)},
      [&](ArrayRef<Value *> Args) {
        return B.CreateBinaryIntrinsic(I.getIntrinsicID(), Args[0], Args[1]);
      });
}

// ---- floats ----------------------------------------------------------------

static Value *expandModf(IRBuilder<> &B, IntrinsicInst &I) {
  Value *X = I.getArgOperand(0);
  Value *Whole = B.CreateUnaryIntrinsic(Intrinsic::trunc, X);
  // Infinity has to be 0 here: infinity minus infinity is NaN.
  Value *IsWhole = B.CreateFCmpOEQ(X, Whole);
  Value *Rest = B.CreateSelect(IsWhole, Constant::getNullValue(X->getType()),
                               B.CreateFSub(X, Whole));
  Rest = B.CreateCopySign(Rest, X);
  Value *Both = PoisonValue::get(I.getType());
  return B.CreateInsertValue(B.CreateInsertValue(Both, Rest, 0), Whole, 1);
}

/// Returns whether SelectionDAG expands powi to multiplications: for a constant
/// exponent, if there are few enough for a function that is optimized for size.
static bool isMultiplied(const Value *Exponent) {
  constexpr unsigned MaxMultiplications = 7;
  const auto *C = dyn_cast<ConstantInt>(Exponent);
  if (!C)
    return false;
  APInt Magnitude = C->getValue().abs();
  return Magnitude.getActiveBits() + Magnitude.popcount() <= MaxMultiplications;
}

/// Emits a call of the target runtime's powi for scalars.
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

/// Returns whether an operation stays strict because selection has a pattern
/// for it. Floating-point exceptions cannot be observed, and only some
/// instructions have a rounding mode: strictness has no effect on other
/// operations.
static bool isStrictInstruction(const ConstrainedFPIntrinsic &I) {
  // The legalizer would turn conversions of i1 into library calls.
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
    return true;
  case Intrinsic::experimental_constrained_fcmp:
  case Intrinsic::experimental_constrained_fcmps:
    // The DAG combiner fails on strict comparisons of long vectors.
    return !I.getType()->isVectorTy();
  case Intrinsic::experimental_constrained_fptosi:
  case Intrinsic::experimental_constrained_fptoui:
  case Intrinsic::experimental_constrained_sitofp:
  case Intrinsic::experimental_constrained_uitofp:
    return IsShort(I.getType()) && IsShort(I.getArgOperand(0)->getType());
  default:
    return false;
  }
}

/// Emits a call of the intrinsic of the same name without
/// "experimental.constrained".
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

/// Emits the ordinary operation; returns null if the operation stays strict.
static Value *relaxStrictFloat(IRBuilder<> &B, ConstrainedFPIntrinsic &I) {
  if (isStrictInstruction(I))
    return nullptr;
  SmallVector<Value *, 3> Args(I.arg_begin(),
                               I.arg_begin() + I.getNonMetadataArgCount());
  if (auto *Compare = dyn_cast<ConstrainedFPCmpIntrinsic>(&I))
    return B.CreateFCmp(Compare->getPredicate(), Args[0], Args[1]);
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

/// Emits the smallest or largest element: halves of the vector are combined
/// while their number of elements is even, then single elements. The DAG would
/// canonicalize each element.
static Value *reduce(IRBuilder<> &B, IntrinsicInst &I, Intrinsic::ID ID) {
  Value *V = I.getArgOperand(0);
  unsigned Count = cast<FixedVectorType>(V->getType())->getNumElements();
  for (; Count > 2 && Count % 2 == 0; Count /= 2) {
    SmallVector<int> Lower = to_vector(seq<int>(0, Count / 2));
    SmallVector<int> Upper = to_vector(seq<int>(Count / 2, Count));
    V = B.CreateBinaryIntrinsic(ID, B.CreateShuffleVector(V, Lower),
                                B.CreateShuffleVector(V, Upper), &I);
  }
  Value *Result = B.CreateExtractElement(V, uint64_t(0));
  for (unsigned K = 1; K != Count; ++K)
    Result =
        B.CreateBinaryIntrinsic(ID, Result, B.CreateExtractElement(V, K), &I);
  return Result;
}

/// Expands udiv.fix.sat to integers of twice the width, which do not overflow.
static Value *expandFixedQuotient(IRBuilder<> &B, IntrinsicInst &I) {
  Type *Ty = I.getType();
  unsigned Width = Ty->getScalarSizeInBits();
  Type *Wide = Ty->getWithNewType(B.getIntNTy(2 * Width));
  uint64_t Scale = cast<ConstantInt>(I.getArgOperand(2))->getZExtValue();
  Value *X = B.CreateShl(B.CreateZExt(I.getArgOperand(0), Wide), Scale);
  Value *Quotient = B.CreateUDiv(X, B.CreateZExt(I.getArgOperand(1), Wide));
  APInt Most = APInt::getMaxValue(Width).zext(2 * Width);
  Quotient = B.CreateBinaryIntrinsic(Intrinsic::umin, Quotient,
                                     ConstantInt::get(Wide, Most));
  return B.CreateTrunc(Quotient, Ty);
}

/// Emits fptrunc.round of a scalar. A double is a float in between, which
/// rounds in the same direction.
static Value *truncateInMode(IRBuilder<> &B, Value *X, Type *Ty,
                             RoundingMode Mode) {
  if (Mode == RoundingMode::NearestTiesToEven)
    return B.CreateFPTrunc(X, Ty);
  if (X->getType()->isDoubleTy()) {
    Intrinsic::ID ID =
        Mode == RoundingMode::TowardPositive   ? Intrinsic::nvvm_d2f_rp
        : Mode == RoundingMode::TowardNegative ? Intrinsic::nvvm_d2f_rm
                                               : Intrinsic::nvvm_d2f_rz;
    X = B.CreateIntrinsic(B.getFloatTy(), ID, {X});
    if (Ty->isFloatTy())
      return X;
  }
  if (Mode == RoundingMode::TowardZero)
    return B.CreateIntrinsic(Ty,
                             Ty->isHalfTy() ? Intrinsic::nvvm_f2f16_rz
                                            : Intrinsic::nvvm_f2bf16_rz,
                             {X});
  // Selection has the other directions.
  LLVMContext &Context = B.getContext();
  Metadata *Name = MDString::get(Context, *convertRoundingModeToStr(Mode));
  return B.CreateIntrinsic(Intrinsic::fptrunc_round, {Ty, X->getType()},
                           {X, MetadataAsValue::get(Context, Name)});
}

static Value *expandRoundedTruncation(IRBuilder<> &B, IntrinsicInst &I) {
  Type *Ty = I.getType();
  auto *Text =
      cast<MDString>(cast<MetadataAsValue>(I.getArgOperand(1))->getMetadata());
  std::optional<RoundingMode> Mode =
      convertStrToRoundingMode(Text->getString());
  bool IsKnown = Mode && (*Mode == RoundingMode::NearestTiesToEven ||
                          *Mode == RoundingMode::TowardZero ||
                          *Mode == RoundingMode::TowardPositive ||
                          *Mode == RoundingMode::TowardNegative);
  const bool IsSelected = Mode && (Ty->isHalfTy() || Ty->isBFloatTy()) &&
                          I.getArgOperand(0)->getType()->isFloatTy() &&
                          (*Mode == RoundingMode::TowardPositive ||
                           *Mode == RoundingMode::TowardNegative);
  if (!IsKnown || IsSelected)
    return nullptr;
  return q7x2::emitByElement(
      B, Ty, {I.getArgOperand(0)}, [&](ArrayRef<Value *> Args) {
        return truncateInMode(B, Args[0], Ty->getScalarType(), *Mode);
      });
}

// ---- driver ----------------------------------------------------------------

/// Returns the value that replaces an ordinary intrinsic call; null if the call
/// stays.
static Value *expandOrdinary(IRBuilder<> &B, IntrinsicInst &I) {
  if (unsigned Factor = getInterleaveIntrinsicFactor(I.getIntrinsicID()))
    return Factor > 2 ? expandInterleave(B, I, Factor) : nullptr;
  if (unsigned Factor = getDeinterleaveIntrinsicFactor(I.getIntrinsicID()))
    return Factor > 2 ? expandDeinterleave(B, I, Factor) : nullptr;
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
  case Intrinsic::clmul:
    return expandVectorProduct(B, I);
  case Intrinsic::vector_reduce_fmin:
    return reduce(B, I, Intrinsic::minimumnum);
  case Intrinsic::vector_reduce_fmax:
    return reduce(B, I, Intrinsic::maximumnum);
  case Intrinsic::udiv_fix_sat:
    return expandFixedQuotient(B, I);
  case Intrinsic::fptrunc_round:
    return expandRoundedTruncation(B, I);
  case Intrinsic::modf:
    return expandModf(B, I);
  case Intrinsic::powi:
    return expandPower(B, I);
  default:
    return nullptr;
  }
}

static Value *expand(IntrinsicInst &I) {
  IRBuilder<> B(&I);
  auto *Strict = dyn_cast<ConstrainedFPIntrinsic>(&I);
  Value *Result = Strict ? relaxStrictFloat(B, *Strict) : expandOrdinary(B, I);
  if (Result)
    ++(Strict ? NumRelaxed : NumExpanded);
  return Result;
}

// ---- atomics ---------------------------------------------------------------

/// Makes the initial loads of a compare-and-exchange loop atomic: the loads of
/// the same address in the predecessors of its block, where AtomicExpand emits
/// them.
static bool makeFirstLoadsAtomic(AtomicCmpXchgInst &Exchange) {
  Type *Ty = Exchange.getCompareOperand()->getType();
  SmallVector<LoadInst *> Loads;
  for (BasicBlock *Before : predecessors(Exchange.getParent()))
    for (Instruction &I : *Before) {
      auto *Load = dyn_cast<LoadInst>(&I);
      if (Load && Load->isSimple() &&
          Load->getPointerOperand() == Exchange.getPointerOperand() &&
          CastInst::isBitCastable(Ty, Load->getType()))
        Loads.push_back(Load);
    }
  for (LoadInst *Load : Loads) {
    IRBuilder<> B(Load);
    LoadInst *Atomic =
        B.CreateAlignedLoad(Ty, Load->getPointerOperand(), Exchange.getAlign());
    Atomic->setAtomic(AtomicOrdering::Monotonic, Exchange.getSyncScopeID());
    Load->replaceAllUsesWith(B.CreateBitCast(Atomic, Load->getType()));
    Load->eraseFromParent();
  }
  return !Loads.empty();
}

// ---- convergence control ----------------------------------------------------

/// The tokens say which threads execute a convergent operation together; from
/// here on the order of the instructions does.
static bool removeConvergenceTokens(Function &F) {
  SmallVector<Instruction *> Tokens;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    if (isa<ConvergenceControlInst>(I))
      Tokens.push_back(&I);
    auto *Call = dyn_cast<CallBase>(&I);
    if (!Call || !Call->getOperandBundle(LLVMContext::OB_convergencectrl))
      continue;
    CallBase *New = CallBase::removeOperandBundle(
        Call, LLVMContext::OB_convergencectrl, Call->getIterator());
    New->copyMetadata(*Call);
    New->takeName(Call);
    if (!Tokens.empty() && Tokens.back() == Call)
      Tokens.back() = New;
    Call->replaceAllUsesWith(New);
    Call->eraseFromParent();
  }
  for (Instruction *Token : Tokens)
    Token->eraseFromParent();
  return !Tokens.empty();
}

// ---- checked functions ------------------------------------------------------

/// Expands a call of a checked function if the size of the object is unknown or
/// large enough; returns null for other calls.
static Value *expandCheckedCall(CallInst &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee || !Callee->getName().ends_with("_chk"))
    return nullptr;
  TargetLibraryInfoImpl Functions(Call.getModule()->getTargetTriple());
  TargetLibraryInfo Info(Functions);
  IRBuilder<> B(&Call);
  FortifiedLibCallSimplifier Simplifier(&Info, /*OnlyLowerUnknownSize=*/true);
  Value *Result = Simplifier.optimizeCall(&Call, B);
  NumExpanded += Result != nullptr;
  return Result;
}

bool Q7X2ExpandOperations::runOnFunction(Function &F) {
  bool Changed = removeConvergenceTokens(F);
  SmallVector<AtomicCmpXchgInst *> Exchanges;
  for (Instruction &I : instructions(F))
    if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I))
      Exchanges.push_back(Exchange);
  for (AtomicCmpXchgInst *Exchange : Exchanges)
    Changed |= makeFirstLoadsAtomic(*Exchange);
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    Value *V = nullptr;
    if (auto *II = dyn_cast<IntrinsicInst>(&I))
      V = expand(*II);
    else if (auto *Call = dyn_cast<CallInst>(&I))
      V = expandCheckedCall(*Call);
    if (!V)
      continue;
    LLVM_DEBUG(dbgs() << "Expanding:" << I << "\n  to:" << *V << '\n');
    I.replaceAllUsesWith(V);
    I.eraseFromParent();
    Changed = true;
  }
  return Changed;
}
