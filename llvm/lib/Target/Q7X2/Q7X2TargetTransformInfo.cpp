//===-- Q7X2TargetTransformInfo.cpp - Costs and divergence for IR passes --===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2TargetTransformInfo.h"
#include "Q7X2.h"
#include "Q7X2AliasAnalysis.h"
#include "Q7X2Intrinsics.h"
#include "Q7X2Subtarget.h"
#include "Q7X2TargetMachine.h"
#include "llvm/CodeGen/BasicTTIImpl.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace {

class Q7X2TTIImpl final : public BasicTTIImplBase<Q7X2TTIImpl> {
  using BaseT = BasicTTIImplBase<Q7X2TTIImpl>;
  friend BaseT;

  /// The widest load and store.
  static constexpr unsigned MaxAccessBits = 128;

  const Q7X2Subtarget *ST;
  const Q7X2TargetLowering *TLI;

  const Q7X2Subtarget *getST() const { return ST; }
  const Q7X2TargetLowering *getTLI() const { return TLI; }

public:
  Q7X2TTIImpl(const Q7X2TargetMachine &TM, const Function &F)
      : BaseT(&TM, F.getDataLayout()), ST(TM.getSubtargetImpl(F)),
        TLI(ST->getTargetLowering()) {}

  // ---- divergence
  bool hasBranchDivergence(const Function *) const override { return true; }
  InstructionUniformity getInstructionUniformity(const Value *V) const override;

  // ---- memory
  unsigned getFlatAddressSpace() const override { return Q7X2::AS_Generic; }
  // Volatile is a matter of order only, in all address spaces.
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
  bool isLegalToVectorizeLoad(LoadInst *LI) const override {
    return !LI->hasMetadata(Q7X2::MDNarrow);
  }
  bool isLegalToVectorizeStore(StoreInst *SI) const override {
    return !SI->hasMetadata(Q7X2::MDNarrow);
  }
  bool isLegalToVectorizeLoadChain(unsigned Bytes, Align Alignment,
                                   unsigned) const override {
    return Bytes * 8 <= MaxAccessBits && Alignment >= Bytes;
  }
  bool isLegalToVectorizeStoreChain(unsigned Bytes, Align Alignment,
                                    unsigned) const override {
    return Bytes * 8 <= MaxAccessBits && Alignment >= Bytes;
  }
  // As integers, predicates would be packed first.
  bool shouldExpandReduction(const IntrinsicInst *II) const override {
    return !II->getArgOperand(0)->getType()->isIntOrIntVectorTy(1);
  }
  unsigned getLoadStoreVecRegBitWidth(unsigned) const override {
    return MaxAccessBits;
  }

  // ---- code shape
  // Bitcode libraries bring attributes of other CPUs, none of which has a
  // meaning for this target.
  bool areInlineCompatible(const Function *, const Function *) const override {
    return true;
  }
  unsigned getInliningThresholdMultiplier() const override { return 8; }
  TargetTransformInfo::PopcntSupportKind
  getPopcntSupport(unsigned Width) const override {
    return Width <= 64 ? TargetTransformInfo::PSK_FastHardware
                       : TargetTransformInfo::PSK_Software;
  }
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

/// What Q7X2Intrinsics.td says of an intrinsic's results.
static Q7X2Intrinsic::IntrinsicUniformityID
getUniformity(const IntrinsicInst &II) {
  const auto *Info = Q7X2Intrinsic::lookupNVVMIntrinsic(II.getIntrinsicID());
  return Info ? Info->Uniformity : Q7X2Intrinsic::UniformityDefault;
}

static bool isSourceOfDivergence(const Value *V) {
  // The arguments of a function may differ between threads; a kernel's are the
  // same for all.
  if (const auto *A = dyn_cast<Argument>(V))
    return !Q7X2::isKernel(A->getParent()->getCallingConv());
  const auto *I = dyn_cast<Instruction>(V);
  if (!I)
    return false;
  // Thread-local memory is private to a thread: the same address, which may be
  // generic, is a different object in each.
  if (const auto *Load = dyn_cast<LoadInst>(I)) {
    unsigned AS = Load->getPointerAddressSpace();
    if (AS == Q7X2::AS_Generic || AS == Q7X2::AS_Local)
      return true;
  }
  if (I->isAtomic() || I->isVolatile())
    return true;
  // Convergent ones exchange values between threads, and have a result for
  // each.
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

/// To the generic address space and from there.
bool Q7X2TTIImpl::isValidAddrSpaceCast(unsigned From, unsigned To) const {
  auto HasGenericAddresses = [](unsigned AS) {
    return AS == Q7X2::AS_Generic || AS == Q7X2::AS_Global ||
           AS == Q7X2::AS_Shared || AS == Q7X2::AS_Constant ||
           AS == Q7X2::AS_Local;
  };
  return (From == Q7X2::AS_Generic || To == Q7X2::AS_Generic) &&
         HasGenericAddresses(From) && HasGenericAddresses(To);
}

/// The test and branch of a loop cost as much as several additions, and
/// registers are plenty; but large bodies overflow the instruction cache. Outer
/// loops are left to Q7X2UnrollAndJam.cpp.
void Q7X2TTIImpl::getUnrollingPreferences(
    Loop *L, ScalarEvolution &SE, TargetTransformInfo::UnrollingPreferences &UP,
    OptimizationRemarkEmitter *ORE) const {
  BaseT::getUnrollingPreferences(L, SE, UP, ORE);
  UP.Partial = true;
  UP.Runtime = L->isInnermost();
  // Enough for four iterations of a small loop, whose loads can then overlap.
  UP.PartialThreshold = 200;
}

// The widest access of so much alignment, of up to 128 bits.
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
  return getCopyType(Context, std::min(SrcAlign, DestAlign).value());
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
