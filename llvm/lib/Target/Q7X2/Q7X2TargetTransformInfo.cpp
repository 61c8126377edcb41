//===-- Q7X2TargetTransformInfo.cpp - Costs and divergence for IR passes --===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2TargetTransformInfo.h"
#include "Loops/Q7X2LoopUnroll.h"
#include "Lowering/Q7X2BlockSizes.h"
#include "Lowering/Q7X2FoldMath.h"
#include "Lowering/Q7X2Intrinsics.h"
#include "Q7X2.h"
#include "Q7X2AliasAnalysis.h"
#include "Q7X2Subtarget.h"
#include "Q7X2TargetMachine.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/CodeGen/BasicTTIImpl.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

/// Returns whether induction variables for addresses may pay in a loop: if they
/// take computations out of code that only some iterations execute, or if a
/// counter has 64 bits. IMAD.WIDE computes an address from one of 32 bits.
static bool paysForInductionVariables(const Loop &L) {
  const bool HasConditionalCode = any_of(L.blocks(), [&](const BasicBlock *BB) {
    return BB != L.getHeader() && !L.isLoopLatch(BB);
  });
  return HasConditionalCode ||
         any_of(L.getHeader()->phis(), [](const PHINode &Phi) {
           return Phi.getType()->isIntegerTy(64);
         });
}

namespace {

class Q7X2TTIImpl final : public BasicTTIImplBase<Q7X2TTIImpl> {
  using BaseT = BasicTTIImplBase<Q7X2TTIImpl>;
  using TTI = TargetTransformInfo;
  friend BaseT;

  /// The widest load and store.
  static constexpr unsigned MaxAccessBits = 128;

  const Q7X2Subtarget *ST;
  const Q7X2TargetLowering *TLI;

  const Q7X2Subtarget *getST() const { return ST; }
  const Q7X2TargetLowering *getTLI() const { return TLI; }

  /// Whether LSR leaves the present loop as it is, and whether it is about to
  /// compare that with its solution.
  mutable bool KeepsLoop = false, IsBaseline = false;

public:
  Q7X2TTIImpl(const Q7X2TargetMachine &TM, const Function &F)
      : BaseT(&TM, F.getDataLayout()), ST(TM.getSubtargetImpl(F)),
        TLI(ST->getTargetLowering()) {}

  // ---- divergence
  bool hasBranchDivergence(const Function *) const override { return true; }
  InstructionUniformity getInstructionUniformity(const Value *V) const override;

  std::optional<Instruction *>
  instCombineIntrinsic(InstCombiner &IC, IntrinsicInst &II) const override {
    if (std::optional<Instruction *> Constant = Q7X2::foldMathConstant(IC, II))
      return Constant;
    if (std::optional<Instruction *> Size = Q7X2::combineLastBlockSize(II))
      return Size;
    return Q7X2::combineBlockSize(IC, II);
  }

  // ---- memory
  unsigned getFlatAddressSpace() const override { return Q7X2::AS_Generic; }
  // Volatile only affects order, in all address spaces.
  bool hasVolatileVariant(Instruction *, unsigned) const override {
    return true;
  }
  bool addrspacesMayAlias(unsigned A, unsigned B) const override {
    return Q7X2::mayOverlap(A, B);
  }
  bool isValidAddrSpaceCast(unsigned From, unsigned To) const override;
  bool
  canHaveNonUndefGlobalInitializerInAddressSpace(unsigned AS) const override {
    return AS != Q7X2::AS_Shared && AS != Q7X2::AS_Local;
  }
  uint64_t getMaxMemIntrinsicInlineSizeThreshold() const override {
    return Q7X2TargetLowering::MaxInlineMemBytes;
  }
  bool isLegalToVectorizeLoadChain(unsigned Bytes, Align Alignment,
                                   unsigned) const override {
    return Bytes * 8 <= MaxAccessBits && Alignment >= Bytes;
  }
  bool isLegalToVectorizeStoreChain(unsigned Bytes, Align Alignment,
                                    unsigned) const override {
    return Bytes * 8 <= MaxAccessBits && Alignment >= Bytes;
  }
  // Predicates are excluded, since they would be packed into integers first.
  bool shouldExpandReduction(const IntrinsicInst *II) const override {
    return !II->getArgOperand(0)->getType()->isIntOrIntVectorTy(1);
  }
  unsigned getLoadStoreVecRegBitWidth(unsigned) const override {
    return MaxAccessBits;
  }

  bool isProfitableToSinkOperands(Instruction *I,
                                  SmallVectorImpl<Use *> &Ops) const override;

  // ---- strength reduction of loops
  // Instructions first: IMAD.WIDE computes an address from a 32-bit counter,
  // and memory instructions extend offsets, so that a pointer of its own often
  // saves no instruction and takes two registers.
  bool isLSRCostLess(const TTI::LSRCost &A,
                     const TTI::LSRCost &B) const override {
    if (std::exchange(IsBaseline, false) && KeepsLoop)
      return true;
    auto Key = [](const TTI::LSRCost &C) {
      return std::tie(C.Insns, C.NumRegs, C.AddRecCost, C.NumIVMuls,
                      C.NumBaseAdds, C.ScaleCost, C.ImmCost, C.SetupCost);
    };
    return Key(A) < Key(B);
  }
  // The next comparison is that of the loop as it is, the baseline, with the
  // solution. LSR rates the baseline as if each address had an induction
  // variable of its own, though sums of one serve all copies of an unrolled
  // body.
  bool shouldDropLSRSolutionIfLessProfitable() const override {
    IsBaseline = true;
    return true;
  }
  // LSR asks this first for each loop.
  TTI::AddressingModeKind
  getPreferredAddressingMode(const Loop *L, ScalarEvolution *) const override {
    KeepsLoop = !paysForInductionVariables(*L);
    IsBaseline = false;
    return TTI::AMK_None;
  }

  // ---- code shape
  // Bitcode libraries have attributes of other CPUs, which mean nothing for
  // this target.
  bool areInlineCompatible(const Function *, const Function *) const override {
    return true;
  }
  unsigned getInliningThresholdMultiplier() const override { return 8; }
  unsigned adjustInliningThreshold(const CallBase *CB) const override;
  TargetTransformInfo::PopcntSupportKind
  getPopcntSupport(unsigned Width) const override {
    return Width <= 64 ? TargetTransformInfo::PSK_FastHardware
                       : TargetTransformInfo::PSK_Software;
  }
  // The cost of a divergent branch: BSSY, two branches and BSYNC, and the
  // cycles of the predicate and the branches until the next instruction.
  InstructionCost getBranchMispredictPenalty() const override { return 20; }
  InstructionCost getArithmeticInstrCost(
      unsigned Opcode, Type *Ty, TTI::TargetCostKind CostKind,
      TTI::OperandValueInfo Op1 = {TTI::OK_AnyValue, TTI::OP_None},
      TTI::OperandValueInfo Op2 = {TTI::OK_AnyValue, TTI::OP_None},
      ArrayRef<const Value *> Args = {},
      const Instruction *I = nullptr) const override;
  InstructionCost
  getIntrinsicInstrCost(const IntrinsicCostAttributes &ICA,
                        TTI::TargetCostKind CostKind) const override;
  // An access has at most 128 bits, and no more than its alignment.
  InstructionCost
  getMemoryOpCost(unsigned Opcode, Type *Ty, Align Alignment, unsigned AS,
                  TTI::TargetCostKind CostKind,
                  TTI::OperandValueInfo Op = {TTI::OK_AnyValue, TTI::OP_None},
                  const Instruction *I = nullptr) const override {
    const InstructionCost Base =
        BaseT::getMemoryOpCost(Opcode, Ty, Alignment, AS, CostKind, Op, I);
    return std::max(Base, InstructionCost(divideCeil(
                              DL.getTypeStoreSize(Ty).getFixedValue(),
                              std::min<uint64_t>(Alignment.value(), 16))));
  }
  InstructionCost
  getCastInstrCost(unsigned Opcode, Type *To, Type *From,
                   TTI::CastContextHint Hint, TTI::TargetCostKind CostKind,
                   const Instruction *I = nullptr) const override;
  unsigned getNumberOfRegisters(unsigned ClassID) const override {
    return ClassID == 0 ? 128 : 0; // There are no vector registers.
  }
  TypeSize
  getRegisterBitWidth(TargetTransformInfo::RegisterKind K) const override {
    return TypeSize::getFixed(K == TargetTransformInfo::RGK_Scalar ? 64 : 0);
  }
  Type *getMemcpyLoopLoweringType(
      LLVMContext &Context, Value *Length, unsigned SrcAddrSpace,
      unsigned DestAddrSpace, Align SrcAlign, Align DestAlign,
      std::optional<uint32_t> AtomicElementSize) const override;
  void getMemcpyLoopResidualLoweringType(
      SmallVectorImpl<Type *> &OpsOut, LLVMContext &Context,
      unsigned RemainingBytes, unsigned SrcAddrSpace, unsigned DestAddrSpace,
      Align SrcAlign, Align DestAlign,
      std::optional<uint32_t> AtomicCpySize) const override;
  void getUnrollingPreferences(Loop *L, ScalarEvolution &SE,
                               TargetTransformInfo::UnrollingPreferences &UP,
                               OptimizationRemarkEmitter *ORE) const override;
};

} // namespace

/// Returns whether a call passes the address of an object on the caller's stack
/// that registers can hold once the callee is inlined.
static bool passesStackObject(const CallBase &Call) {
  constexpr uint64_t MaxBytes = 1024;
  return any_of(Call.args(), [&](const Value *Arg) {
    const auto *Object = Arg->getType()->isPointerTy()
                             ? dyn_cast<AllocaInst>(getUnderlyingObject(Arg))
                             : nullptr;
    if (!Object)
      return false;
    const std::optional<TypeSize> Size =
        Object->getAllocationSize(Call.getDataLayout());
    return Size && Size->getFixedValue() <= MaxBytes;
  });
}

unsigned Q7X2TTIImpl::adjustInliningThreshold(const CallBase *CB) const {
  // A linkonce function that is called once, such as an instance of a template,
  // counts as a static one, since other modules have their own definition.
  const Function *Callee = CB->getCalledFunction();
  if (Callee && Callee->hasOneUse() && Callee->hasLinkOnceLinkage())
    return getInliningLastCallToStaticBonus();
  // A kernel does not use the uniform datapath after a call
  // (docs/architecture.md).
  const bool IsForKernel = Q7X2::isKernel(CB->getCaller()->getCallingConv()) &&
                           Callee && !Callee->hasFnAttribute(Attribute::Cold);
  constexpr unsigned Bonus = 500;
  return IsForKernel || passesStackObject(*CB) ? Bonus : 0;
}

/// Returns the uniformity that Q7X2Intrinsics.td declares for the results of an
/// intrinsic.
static Q7X2Intrinsic::IntrinsicUniformityID
getUniformity(const IntrinsicInst &II) {
  const auto *Info = Q7X2Intrinsic::lookupNVVMIntrinsic(II.getIntrinsicID());
  return Info ? Info->Uniformity : Q7X2Intrinsic::UniformityDefault;
}

static bool isSourceOfDivergence(const Value *V) {
  // The arguments of a function may differ between threads; the arguments of a
  // kernel are the same for all.
  if (const auto *A = dyn_cast<Argument>(V))
    return !Q7X2::isKernel(A->getParent()->getCallingConv());
  const auto *I = dyn_cast<Instruction>(V);
  if (!I)
    return false;
  // Thread-local memory is private to a thread: the same address, even a
  // generic one, is a different object in each thread.
  if (const auto *Load = dyn_cast<LoadInst>(I)) {
    unsigned AS = Load->getPointerAddressSpace();
    if (AS == Q7X2::AS_Generic || AS == Q7X2::AS_Local)
      return true;
  }
  if (I->isAtomic() || I->isVolatile())
    return true;
  // Convergent intrinsics exchange values between threads, and each thread has
  // its own result.
  if (const auto *II = dyn_cast<IntrinsicInst>(I)) {
    auto Uniformity = getUniformity(*II);
    return Uniformity == Q7X2Intrinsic::UniformityNever ||
           (Uniformity == Q7X2Intrinsic::UniformityDefault &&
            II->isConvergent() && !II->getType()->isVoidTy());
  }
  return isa<CallBase>(I);
}

InstructionUniformity
Q7X2TTIImpl::getInstructionUniformity(const Value *V) const {
  const auto *II = dyn_cast<IntrinsicInst>(V);
  if (II && getUniformity(*II) == Q7X2Intrinsic::UniformityAlways)
    return InstructionUniformity::AlwaysUniform;
  return isSourceOfDivergence(V) ? InstructionUniformity::NeverUniform
                                 : InstructionUniformity::Default;
}

/// Returns whether an instruction is a sum or a product, respectively, of which
/// FFMA or DFMA may compute both, as -ffp-contract=fast, CUDA's default,
/// allows.
static bool isContractedSum(const Instruction &I) {
  return (I.getOpcode() == Instruction::FAdd ||
          I.getOpcode() == Instruction::FSub) &&
         I.hasAllowContract();
}
static bool isContractedProduct(const Instruction &I) {
  return I.getOpcode() == Instruction::FMul && I.hasAllowContract();
}

/// Returns whether a 64-bit integer is a word, extended. Its upper word is no
/// register, or one that its lower word determines.
static bool isExtendedWord(const Value *V) {
  return match(V, m_ZExtOrSExt(m_Value())) ||
         match(V, m_And(m_Value(), m_SpecificInt(UINT32_MAX))) ||
         match(V, m_Shr(m_Value(), m_SpecificInt(32)));
}

/// Returns whether a value is computed in another block than \p I.
static bool isFromOtherBlock(const Value *V, const Instruction &I) {
  const auto *Definition = dyn_cast<Instruction>(V);
  return Definition && Definition->getParent() != I.getParent();
}

/// Finds the extended words that an integer product should see: its factors, if
/// it has 64 bits, or the sources of truncated factors. A definition comes
/// before its use.
static void findExtendedFactors(Instruction &Product,
                                SmallVectorImpl<Use *> &Ops) {
  const bool Is64 = Product.getType()->isIntegerTy(64);
  for (Use &Operand : Product.operands()) {
    if (Is64 && isFromOtherBlock(Operand, Product) && isExtendedWord(Operand))
      Ops.push_back(&Operand);
    auto *Word = dyn_cast<TruncInst>(Operand);
    if (Is64 || !Word || !Word->getSrcTy()->isIntegerTy(64))
      continue;
    Use &Source = Word->getOperandUse(0);
    const bool SinksSource =
        isFromOtherBlock(Source, Product) && isExtendedWord(Source);
    if (SinksSource)
      Ops.push_back(&Source);
    if (SinksSource || isFromOtherBlock(Word, Product))
      Ops.push_back(&Operand);
  }
}

/// Selection sees only one block. Sinking to a user pays for a product of which
/// the user is the sum, since one instruction computes both, and for extended
/// words that are multiplied, since they take a product less each.
bool Q7X2TTIImpl::isProfitableToSinkOperands(
    Instruction *I, SmallVectorImpl<Use *> &Ops) const {
  if (I->getOpcode() == Instruction::Mul && !I->getType()->isVectorTy())
    findExtendedFactors(*I, Ops);
  if (isContractedSum(*I)) {
    // One product in this block suffices.
    const auto Product = find_if(I->operands(), [](const Use &Operand) {
      const auto *Factors = dyn_cast<Instruction>(Operand);
      return Factors && isContractedProduct(*Factors);
    });
    if (Product != I->op_end() && isFromOtherBlock(*Product, *I))
      Ops.push_back(Product);
  }
  return !Ops.empty();
}

/// Casts to and from the generic address space are valid.
bool Q7X2TTIImpl::isValidAddrSpaceCast(unsigned From, unsigned To) const {
  auto HasGenericAddresses = [](unsigned AS) {
    return AS == Q7X2::AS_Generic || AS == Q7X2::AS_Global ||
           AS == Q7X2::AS_Shared || AS == Q7X2::AS_Constant ||
           AS == Q7X2::AS_Local;
  };
  return (From == Q7X2::AS_Generic || To == Q7X2::AS_Generic) &&
         HasGenericAddresses(From) && HasGenericAddresses(To);
}

/// Returns the number of instructions on the fast path of a quotient or a
/// remainder, which is expanded; none for other operations.
static std::optional<unsigned> getDivisionCost(unsigned Opcode, const Type *Ty,
                                               TTI::OperandValueInfo Divisor) {
  const bool Is64 = Ty->getScalarSizeInBits() == 64;
  switch (Opcode) {
  case Instruction::FDiv:
    return Is64 ? 18 : 12;
  case Instruction::FRem:
    return 24;
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
    if (Divisor.isConstant() && (!Is64 || Divisor.isPowerOf2()))
      return std::nullopt;
    if (Divisor.isConstant())
      return 12; // the upper half of a product of 128 bits, and a shift
    return Is64 ? 60 : 18;
  default:
    return std::nullopt;
  }
}

/// Returns whether the instruction of its only user computes a product.
static bool isFused(const Instruction &I) {
  return isContractedProduct(I) && I.hasOneUse() &&
         isContractedSum(*cast<Instruction>(*I.user_begin()));
}

/// The machine adds words: a 64-bit induction variable takes two instructions,
/// whereas a 32-bit one is extended by the access that uses it, or by
/// IMAD.WIDE.
InstructionCost Q7X2TTIImpl::getArithmeticInstrCost(
    unsigned Opcode, Type *Ty, TTI::TargetCostKind CostKind,
    TTI::OperandValueInfo Op1, TTI::OperandValueInfo Op2,
    ArrayRef<const Value *> Args, const Instruction *I) const {
  if (I && Opcode == Instruction::FMul && isFused(*I))
    return TTI::TCC_Free;
  const bool IsExact = !I || !isa<FPMathOperator>(I) || !I->hasApproxFunc();
  if (CostKind == TTI::TCK_SizeAndLatency && IsExact && !Ty->isVectorTy())
    if (auto Cost = getDivisionCost(Opcode, Ty, Op2))
      return *Cost;
  InstructionCost Cost =
      BaseT::getArithmeticInstrCost(Opcode, Ty, CostKind, Op1, Op2, Args, I);
  return CostKind == TTI::TCK_RecipThroughput && Ty->isIntegerTy(64) ? 2 * Cost
                                                                     : Cost;
}

InstructionCost
Q7X2TTIImpl::getIntrinsicInstrCost(const IntrinsicCostAttributes &ICA,
                                   TTI::TargetCostKind CostKind) const {
  // With the call for arguments that its fast path does not take, such as 0: it
  // should not be executed for threads that do not need it.
  constexpr unsigned CostOfDoubleRoot = 24;
  if (ICA.getID() == Intrinsic::sqrt && ICA.getReturnType()->isDoubleTy())
    return CostOfDoubleRoot;
  return BaseT::getIntrinsicInstrCost(ICA, CostKind);
}

InstructionCost Q7X2TTIImpl::getCastInstrCost(unsigned Opcode, Type *To,
                                              Type *From,
                                              TTI::CastContextHint Hint,
                                              TTI::TargetCostKind CostKind,
                                              const Instruction *I) const {
  if (I && isa<SExtInst, ZExtInst>(I) && To->isIntegerTy(64) &&
      From->isIntegerTy(32) && all_of(I->users(), [](const User *U) {
        return isa<GetElementPtrInst>(U);
      }))
    return TTI::TCC_Free;
  return BaseT::getCastInstrCost(Opcode, To, From, Hint, CostKind, I);
}

/// Returns whether a value is constant in each iteration of a completely
/// unrolled loop: it is computed from constants, and from such phis of the
/// loop's header or an inner loop's. \p Assumed contains the phis that have
/// been visited.
static bool isKnownWhenUnrolled(const Value *V, const Loop &Outer,
                                SmallPtrSetImpl<const PHINode *> &Assumed) {
  const auto *I = dyn_cast<Instruction>(V);
  if (!I)
    return isa<Constant>(V);
  if (!Outer.contains(I) || I->mayReadOrWriteMemory() || isa<CallBase>(I))
    return false;
  if (const auto *Phi = dyn_cast<PHINode>(I))
    if (!Assumed.insert(Phi).second)
      return true;
  return all_of(I->operands(), [&](const Value *Operand) {
    return isKnownWhenUnrolled(Operand, Outer, Assumed);
  });
}

/// Returns whether the trip count of an inner loop is a constant in each
/// iteration of the outer one, but varies between iterations.
static bool hasKnownExits(const Loop &Inner, const Loop &Outer,
                          ScalarEvolution &SE) {
  if (SE.getSmallConstantTripCount(&Inner))
    return false;
  SmallVector<BasicBlock *, 4> Exiting;
  Inner.getExitingBlocks(Exiting);
  SmallPtrSet<const PHINode *, 8> Assumed;
  return all_of(Exiting, [&](const BasicBlock *BB) {
    const auto *Branch = dyn_cast<BranchInst>(BB->getTerminator());
    return Branch && Branch->isConditional() &&
           isKnownWhenUnrolled(Branch->getCondition(), Outer, Assumed);
  });
}

static bool hasConvergentCall(const Loop &L) {
  return any_of(L.blocks(), [](const BasicBlock *BB) {
    return any_of(*BB, [](const Instruction &I) {
      const auto *Call = dyn_cast<CallBase>(&I);
      return Call && Call->isConvergent();
    });
  });
}

/// Returns whether a loop shifts a counter from a constant on, as in a Fourier
/// transform: what is computed from it is a constant in each iteration, but no
/// recurrence that strength reduction supports.
static bool hasShiftedCounter(const Loop &L) {
  return any_of(L.getHeader()->phis(), [](const PHINode &Phi) {
    BinaryOperator *Next;
    Value *Start, *By;
    return matchSimpleRecurrence(&Phi, Next, Start, By) && Next->isShift() &&
           isa<ConstantInt>(Start) && isa<ConstantInt>(By);
  });
}

/// The test and branch of a loop cost as much as several additions, and there
/// are plenty of registers; but large bodies overflow the instruction cache.
/// Q7X2UnrollAndJam.cpp handles outer loops, except those that determine the
/// trip counts of inner ones, as in a sorting network: these are unrolled here,
/// and then the inner loops are, too.
void Q7X2TTIImpl::getUnrollingPreferences(
    Loop *L, ScalarEvolution &SE, TargetTransformInfo::UnrollingPreferences &UP,
    OptimizationRemarkEmitter *ORE) const {
  BaseT::getUnrollingPreferences(L, SE, UP, ORE);
  UP.Partial = UP.Runtime = L->isInnermost();
  if (L->isInnermost() && (!hasConvergentCall(*L) || hasShiftedCounter(*L)))
    UP.Threshold = Q7X2::CompleteUnrollBudget;
  if (!L->isInnermost() && all_of(*L, [&](const Loop *Inner) {
        return hasKnownExits(*Inner, *L, SE);
      }))
    UP.Threshold = 600;
  // Few iterations remain, and no loop of them: many loops have few iterations,
  // as over the rows of a filter.
  UP.DefaultUnrollRuntimeCount = 4;
  UP.UnrollRemainder = true;
  // For the rounds of a cipher, of which complete unrolling leaves little.
  UP.MaxIterationsCountToAnalyze = 100;
  // Enough for four iterations of a small loop, whose loads can then overlap.
  UP.PartialThreshold = 200;
}

// Returns the type of the widest access with an alignment of \p Bytes, of up to
// 128 bits.
static Type *getCopyType(LLVMContext &Context, uint64_t Bytes) {
  return Bytes >= 16
             ? cast<Type>(FixedVectorType::get(Type::getInt32Ty(Context), 4))
             : Type::getIntNTy(Context, 8 * Bytes);
}

Type *Q7X2TTIImpl::getMemcpyLoopLoweringType(
    LLVMContext &Context, Value *Length, unsigned SrcAddrSpace,
    unsigned DestAddrSpace, Align SrcAlign, Align DestAlign,
    std::optional<uint32_t> AtomicElementSize) const {
  if (AtomicElementSize)
    return Type::getIntNTy(Context, 8 * *AtomicElementSize);
  Type *Access = getCopyType(Context, std::min(SrcAlign, DestAlign).value());
  // Bytes after the last iteration are copied one by one unless the length is
  // known.
  if (!isa<ConstantInt>(Length))
    return Access;
  // Legalization loads all of a vector before it stores anything, so that the
  // loads of 16 registers overlap.
  Type *Element = Access->getScalarType();
  return FixedVectorType::get(Element, Element->isIntegerTy(64) ? 8 : 16);
}

void Q7X2TTIImpl::getMemcpyLoopResidualLoweringType(
    SmallVectorImpl<Type *> &OpsOut, LLVMContext &Context,
    unsigned RemainingBytes, unsigned SrcAddrSpace, unsigned DestAddrSpace,
    Align SrcAlign, Align DestAlign,
    std::optional<uint32_t> AtomicCpySize) const {
  if (AtomicCpySize)
    return BaseT::getMemcpyLoopResidualLoweringType(
        OpsOut, Context, RemainingBytes, SrcAddrSpace, DestAddrSpace, SrcAlign,
        DestAlign, AtomicCpySize);
  uint64_t Bytes = std::min({SrcAlign, DestAlign, Align(16)}).value();
  for (; RemainingBytes != 0; Bytes /= 2)
    for (; RemainingBytes >= Bytes; RemainingBytes -= Bytes)
      OpsOut.push_back(getCopyType(Context, Bytes));
}

TargetTransformInfo llvm::createQ7X2TTI(const Q7X2TargetMachine &TM,
                                        const Function &F) {
  return TargetTransformInfo(std::make_unique<Q7X2TTIImpl>(TM, F));
}
