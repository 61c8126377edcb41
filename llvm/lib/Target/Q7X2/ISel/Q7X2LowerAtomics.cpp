//===-- Q7X2LowerAtomics.cpp - Lowering of atomics and fences -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ATOM performs an atomic operation, a strong LD or ST an atomic access;
// neither orders other accesses. So AtomicExpand surrounds them with fences of
// the operation's synchronization scope, which become MEMBAR, and emits
// compare-and-exchange loops for operations that ATOM does not have.
//
//   atomicrmw add ptr addrspace(1) %p, i32 %v syncscope("agent") acquire
//                        ATOMG.ADD R4, [R[4:5].64], R6; MEMBAR.GPU
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "Q7X2.h"
#include "Q7X2ISelLowering.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;

// ---- expansion in IR --------------------------------------------------------

// Threads do not share thread-local memory.
static TargetLowering::AtomicExpansionKind expandUnlessShared(unsigned AS) {
  return AS == Q7X2::AS_Local ? TargetLowering::AtomicExpansionKind::NotAtomic
                              : TargetLowering::AtomicExpansionKind::None;
}

TargetLowering::AtomicExpansionKind
Q7X2TargetLowering::shouldExpandAtomicCmpXchgInIR(
    AtomicCmpXchgInst *CmpXchg) const {
  return expandUnlessShared(CmpXchg->getPointerAddressSpace());
}

TargetLowering::AtomicExpansionKind
Q7X2TargetLowering::shouldExpandAtomicLoadInIR(LoadInst *Load) const {
  return expandUnlessShared(Load->getPointerAddressSpace());
}

TargetLowering::AtomicExpansionKind
Q7X2TargetLowering::shouldExpandAtomicStoreInIR(StoreInst *Store) const {
  return expandUnlessShared(Store->getPointerAddressSpace());
}

/// Vectors and floats are loaded and stored as integers.
static TargetLowering::AtomicExpansionKind castUnlessInteger(Type *Ty) {
  return Ty->isIntegerTy() || Ty->isPointerTy()
             ? TargetLowering::AtomicExpansionKind::None
             : TargetLowering::AtomicExpansionKind::CastToInteger;
}

TargetLowering::AtomicExpansionKind
Q7X2TargetLowering::shouldCastAtomicLoadInIR(LoadInst *Load) const {
  return castUnlessInteger(Load->getType());
}

TargetLowering::AtomicExpansionKind
Q7X2TargetLowering::shouldCastAtomicStoreInIR(StoreInst *Store) const {
  return castUnlessInteger(Store->getValueOperand()->getType());
}

// Returns whether ATOM has the operation. Its float MIN and MAX are minnum and
// maxnum.
static bool hasInstruction(const AtomicRMWInst &RMW) {
  Type *Ty = RMW.getType();
  switch (RMW.getOperation()) {
  case AtomicRMWInst::FAdd:
  case AtomicRMWInst::FSub:
  case AtomicRMWInst::FMin:
  case AtomicRMWInst::FMax:
    return Ty->isFloatTy() || Ty->isDoubleTy() ||
           Ty == FixedVectorType::get(Type::getHalfTy(Ty->getContext()), 2);
  case AtomicRMWInst::Xchg: // pointers and floats as integers
  case AtomicRMWInst::Add:
  case AtomicRMWInst::Sub:
  case AtomicRMWInst::And:
  case AtomicRMWInst::Or:
  case AtomicRMWInst::Xor:
  case AtomicRMWInst::Max:
  case AtomicRMWInst::Min:
  case AtomicRMWInst::UMax:
  case AtomicRMWInst::UMin:
  case AtomicRMWInst::UIncWrap:
  case AtomicRMWInst::UDecWrap:
    return Ty->isIntegerTy(32) || Ty->isIntegerTy(64);
  default:
    return false;
  }
}

TargetLowering::AtomicExpansionKind
Q7X2TargetLowering::shouldExpandAtomicRMWInIR(AtomicRMWInst *RMW) const {
  if (RMW->getPointerAddressSpace() == Q7X2::AS_Local)
    return AtomicExpansionKind::NotAtomic;
  return hasInstruction(*RMW) ? AtomicExpansionKind::None
                              : AtomicExpansionKind::CmpXChg;
}

// ---- fences -----------------------------------------------------------------

// Accesses to thread-local memory need no order, as no other thread observes
// them.
bool Q7X2TargetLowering::shouldInsertFencesForAtomic(
    const Instruction *I) const {
  const Value *Pointer = getLoadStorePointerOperand(I);
  if (auto *RMW = dyn_cast<AtomicRMWInst>(I))
    Pointer = RMW->getPointerOperand();
  else if (auto *CmpXchg = dyn_cast<AtomicCmpXchgInst>(I))
    Pointer = CmpXchg->getPointerOperand();
  return !Pointer ||
         Pointer->getType()->getPointerAddressSpace() != Q7X2::AS_Local;
}

static Instruction *setScopeOf(const Instruction *Atomic, Instruction *Fence) {
  auto Scope = getAtomicSyncScopeID(Atomic);
  if (Fence && Scope)
    cast<FenceInst>(Fence)->setSyncScopeID(*Scope);
  return Fence;
}

Instruction *Q7X2TargetLowering::emitLeadingFence(IRBuilderBase &B,
                                                  Instruction *I,
                                                  AtomicOrdering Order) const {
  return setScopeOf(I, TargetLowering::emitLeadingFence(B, I, Order));
}

Instruction *Q7X2TargetLowering::emitTrailingFence(IRBuilderBase &B,
                                                   Instruction *I,
                                                   AtomicOrdering Order) const {
  return setScopeOf(I, TargetLowering::emitTrailingFence(B, I, Order));
}

// The threads of a warp see each other's accesses in order.
std::optional<unsigned> Q7X2::getMemScope(const LLVMContext &Ctx,
                                          SyncScope::ID ID) {
  constexpr std::nullopt_t MemScope_Warp = std::nullopt;
  StringRef Scope = Ctx.getSyncScopeName(ID).value_or("");
#define Q7X2_MEMORY_SCOPE(IR, MACHINE, OPENCL, C)                              \
  if (Scope == IR)                                                             \
    return MemScope_##MACHINE;
#include "llvm/TargetParser/Q7X2MemoryScopes.def"
  return MemScope_SYS;
}

SDValue Q7X2TargetLowering::lowerFence(SDValue Op, SelectionDAG &DAG) const {
  auto ID = static_cast<SyncScope::ID>(Op.getConstantOperandVal(2));
  auto Scope = Q7X2::getMemScope(*DAG.getContext(), ID);
  if (!Scope)
    return Op.getOperand(0);
  SDLoc DL(Op);
  return DAG.getNode(Q7X2ISD::MEMBAR, DL, MVT::Other, Op.getOperand(0),
                     DAG.getTargetConstant(*Scope, DL, MVT::i32));
}

// ---- operations -------------------------------------------------------------

// ATOM has no subtraction.
SDValue Q7X2TargetLowering::lowerAtomicFSub(SDValue Op,
                                            SelectionDAG &DAG) const {
  auto *N = cast<AtomicSDNode>(Op);
  SDLoc DL(N);
  SDValue Minus = DAG.getNode(ISD::FNEG, DL, N->getMemoryVT(), N->getVal());
  return DAG.getAtomic(ISD::ATOMIC_LOAD_FADD, DL, N->getMemoryVT(),
                       N->getChain(), N->getBasePtr(), Minus,
                       N->getMemOperand());
}
