//===-- Q7X2TargetTransformInfo.cpp - Costs and divergence for IR passes --===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2TargetTransformInfo.h"
#include "Q7X2.h"
#include "Q7X2Subtarget.h"
#include "Q7X2TargetMachine.h"
#include "llvm/CodeGen/BasicTTIImpl.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

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
  void getUnrollingPreferences(Loop *L, ScalarEvolution &SE,
                               TargetTransformInfo::UnrollingPreferences &UP,
                               OptimizationRemarkEmitter *ORE) const override;
};

} // namespace

/// Special registers that differ between the threads of a warp.
static bool isThreadRegister(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::nvvm_read_ptx_sreg_tid_x:
  case Intrinsic::nvvm_read_ptx_sreg_tid_y:
  case Intrinsic::nvvm_read_ptx_sreg_tid_z:
  case Intrinsic::nvvm_read_ptx_sreg_laneid:
  case Intrinsic::nvvm_read_ptx_sreg_lanemask_eq:
  case Intrinsic::nvvm_read_ptx_sreg_lanemask_lt:
  case Intrinsic::nvvm_read_ptx_sreg_lanemask_le:
  case Intrinsic::nvvm_read_ptx_sreg_lanemask_gt:
  case Intrinsic::nvvm_read_ptx_sreg_lanemask_ge:
  case Intrinsic::nvvm_read_ptx_sreg_clock:
  case Intrinsic::nvvm_read_ptx_sreg_clock64:
    return true;
  default:
    return false;
  }
}

/// Convergent operations with the same result for all threads of a warp, unlike
/// shuffles and matches.
static bool isWarpWide(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::nvvm_vote_all:
  case Intrinsic::nvvm_vote_any:
  case Intrinsic::nvvm_vote_uni:
  case Intrinsic::nvvm_vote_ballot:
  case Intrinsic::nvvm_vote_all_sync:
  case Intrinsic::nvvm_vote_any_sync:
  case Intrinsic::nvvm_vote_uni_sync:
  case Intrinsic::nvvm_vote_ballot_sync:
    return true;
  default:
    return false;
  }
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
  if (const auto *II = dyn_cast<IntrinsicInst>(I)) {
    Intrinsic::ID ID = II->getIntrinsicID();
    if (isThreadRegister(ID))
      return true;
    return !isWarpWide(ID) && II->isConvergent() && !II->getType()->isVoidTy();
  }
  return isa<CallBase>(I);
}

InstructionUniformity
Q7X2TTIImpl::getInstructionUniformity(const Value *V) const {
  const auto *II = dyn_cast<IntrinsicInst>(V);
  if (II && isWarpWide(II->getIntrinsicID()))
    return InstructionUniformity::AlwaysUniform;
  return isSourceOfDivergence(V) ? InstructionUniformity::NeverUniform
                                 : InstructionUniformity::Default;
}

/// The test and branch of a loop cost as much as several additions, and
/// registers are plenty; but large bodies overflow the instruction cache.
void Q7X2TTIImpl::getUnrollingPreferences(
    Loop *L, ScalarEvolution &SE, TargetTransformInfo::UnrollingPreferences &UP,
    OptimizationRemarkEmitter *ORE) const {
  BaseT::getUnrollingPreferences(L, SE, UP, ORE);
  UP.Partial = UP.Runtime = true;
  // Enough for four iterations of a small loop, whose loads can then overlap.
  UP.PartialThreshold = 200;
}

TargetTransformInfo llvm::createQ7X2TTI(const Q7X2TargetMachine &TM,
                                        const Function &F) {
  return TargetTransformInfo(std::make_unique<Q7X2TTIImpl>(TM, F));
}
