//===-- Q7X2NVVMMemory.cpp - NVVM's intrinsics that access memory ---------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expands NVVM's atomic operations, cache hints, fences, asynchronous copies
// and memory barrier objects (mbarrier). Part of q7x2-nvvm.
//
// Asynchronous copies are complete before the next instruction, so groups of
// copies need no waiting. An mbarrier is a 64-bit word in memory, whose layout
// is in Q7X2MemoryBarrier.def; the function __q7x2_mbarrier_update of the
// target runtime updates it.
//
//===----------------------------------------------------------------------===//

#include "Q7X2NVVM.h"
#include "Q7X2RuntimeCalls.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Q7X2TargetParser.h"

using namespace llvm;
using Q7X2::RuntimeFunction;

namespace {

/// The fields of an mbarrier (Q7X2MemoryBarrier.def).
enum MBarrierBit : unsigned {
#define Q7X2_MBARRIER_FIELD(NAME, FIRST, BITS, MEANING)                        \
  NAME##First = FIRST, NAME##Bits = BITS,
#include "llvm/TargetParser/Q7X2MemoryBarrier.def"
};

/// The expansion of one intrinsic call, as in Q7X2NVVM.cpp.
class MemoryExpansion {
public:
  MemoryExpansion(IRBuilder<> &B, const Q7X2::NVVMName &Name, IntrinsicInst &I)
      : B(B), Name(Name), I(I), Ty(I.getType()) {}

  Value *run();

private:
  IRBuilder<> &B;
  const Q7X2::NVVMName &Name;
  IntrinsicInst &I;
  Type *Ty;

  StringRef operation() const { return Name.operation(); }
  Value *arg(unsigned N) const { return I.getArgOperand(N); }
  Value *done() { return PoisonValue::get(Ty); }
  Value *int32(uint64_t V) { return B.getInt32(V); }
  Value *generic(Value *Pointer) {
    return B.CreateAddrSpaceCast(Pointer, B.getPtrTy());
  }
  Value *callRuntime(RuntimeFunction F, Type *Result, ArrayRef<Value *> Args);
  void fence(AtomicOrdering Order);

  Value *expandAtomic();
  Value *expandLoad();
  Value *expandHint();
  Value *expandFence();
  Value *expandSpaceTest();
  Value *expandCopy();
  Value *expandBulkCopy();
  Value *expandGroupCopy();

  bool isRelaxed() const { return Name.has("relaxed"); }
  Value *getPhase(Value *State);
  Value *updateBarrier(Value *Object, Value *Arrivals, Value *Drops,
                       Value *Bytes);
  Value *initBarrier();
  Value *arriveAtBarrier();
  Value *testBarrier();
  Value *expandBarrier();
};

} // namespace

Value *MemoryExpansion::callRuntime(RuntimeFunction F, Type *Result,
                                    ArrayRef<Value *> Args) {
  SmallVector<Type *, 4> Types;
  for (Value *V : Args)
    Types.push_back(V->getType());
  FunctionCallee Callee = I.getModule()->getOrInsertFunction(
      Q7X2::getRuntimeName(F), FunctionType::get(Result, Types, false));
  CallInst *Call = B.CreateCall(Callee, Args);
  Call->setDoesNotThrow();
  return Call;
}

/// Orders accesses for the threads of the block, which are all that access its
/// shared memory.
void MemoryExpansion::fence(AtomicOrdering Order) {
  B.CreateFence(Order, B.getContext().getOrInsertSyncScopeID("block"));
}

// ---- ordinary accesses -----------------------------------------------------

// atomic.OPERATION.gen.{i,f}.{cta,sys}
Value *MemoryExpansion::expandAtomic() {
  if (operation() != "atomic")
    return nullptr;
  LLVMContext &C = I.getContext();
  SyncScope::ID Scope =
      Name.has("cta") ? C.getOrInsertSyncScopeID("block") : SyncScope::System;
  constexpr auto Order = AtomicOrdering::Monotonic;
  if (Name.has("cas"))
    return B.CreateExtractValue(B.CreateAtomicCmpXchg(arg(0), arg(1), arg(2),
                                                      MaybeAlign(), Order,
                                                      Order, Scope),
                                0);
  using RMW = AtomicRMWInst;
  auto Op = StringSwitch<RMW::BinOp>(Name.Parts[1])
                .Case("add", Ty->isFloatingPointTy() ? RMW::FAdd : RMW::Add)
                .Case("and", RMW::And)
                .Case("or", RMW::Or)
                .Case("xor", RMW::Xor)
                .Case("exch", RMW::Xchg)
                .Case("max", RMW::Max)
                .Case("min", RMW::Min)
                .Case("inc", RMW::UIncWrap)
                .Case("dec", RMW::UDecWrap)
                .Default(RMW::BAD_BINOP);
  if (Op == RMW::BAD_BINOP)
    return nullptr;
  return B.CreateAtomicRMW(Op, arg(0), arg(1), MaybeAlign(), Order, Scope);
}

// ldu, a load through a different cache: an ordinary load.
Value *MemoryExpansion::expandLoad() {
  if (operation() != "ldu")
    return nullptr;
  auto *Align = dyn_cast<ConstantInt>(arg(1));
  return B.CreateAlignedLoad(Ty, arg(0),
                             MaybeAlign(Align ? Align->getZExtValue() : 0));
}

// Hints have no observable effect.
Value *MemoryExpansion::expandHint() {
  bool IsHint =
      StringSwitch<bool>(operation())
          .Cases({"prefetch", "prefetchu", "applypriority", "discard"}, true)
          .Cases({"griddepcontrol", "setmaxnreg"}, true)
          .Case("pm", Name.has("event"))
          .Case("cp",
                Name.has("bulk") && Name.has("prefetch") && !Name.has("tensor"))
          .Default(false);
  return IsHint ? done() : nullptr;
}

// Fences between kinds of accesses: the machine has one kind of fence, which
// orders all accesses.
Value *MemoryExpansion::expandFence() {
  if (operation() != "fence")
    return nullptr;
  B.CreateFence(AtomicOrdering::SequentiallyConsistent);
  return done();
}

// Constants are in global memory, so no generic address is a constant one.
// Addresses outside of all windows are global.
Value *MemoryExpansion::expandSpaceTest() {
  if (operation() != "isspacep")
    return nullptr;
  if (Name.has("const"))
    return B.getFalse();
  auto Test = [&](Intrinsic::ID ID) {
    return B.CreateIntrinsic(Ty, ID, {arg(0)});
  };
  if (Name.has("cluster"))
    return Test(Intrinsic::nvvm_isspacep_shared);
  if (Name.has("global"))
    return B.CreateNot(B.CreateOr(Test(Intrinsic::nvvm_isspacep_shared),
                                  Test(Intrinsic::nvvm_isspacep_local)));
  return nullptr;
}

// ---- copies ----------------------------------------------------------------

// cp.async.{ca,cg}.shared.global.SIZE[.s]: bytes beyond the count in the last
// operand are filled with zeros.
Value *MemoryExpansion::expandCopy() {
  unsigned Size = 0;
  for (StringRef Part : Name.Parts)
    if (!Part.getAsInteger(10, Size))
      break;
  if (!Size)
    return nullptr;
  auto *Count = I.arg_size() == 3 ? dyn_cast<ConstantInt>(arg(2)) : nullptr;
  if (I.arg_size() == 3 && (!Count || Count->getZExtValue() != Size))
    return callRuntime(RuntimeFunction::copy_fill, Ty,
                       {generic(arg(0)), generic(arg(1)), int32(Size), arg(2)});
  Type *All = FixedVectorType::get(B.getInt32Ty(), Size / 4);
  Value *Data = B.CreateAlignedLoad(All, arg(1), Align(Size));
  B.CreateAlignedStore(Data, arg(0), Align(Size));
  return done();
}

// cp.async.bulk.FROM.to.TO: pointers are multiples of 16. A copy to shared
// memory completes its number of bytes at an mbarrier.
Value *MemoryExpansion::expandBulkCopy() {
  if (Name.has("tensor") || Name.has("bytemask") || !Name.has("to"))
    return nullptr;
  bool IsToShared = !Name.Parts.back().starts_with("global");
  Value *From = arg(IsToShared ? 2 : 1), *Bytes = arg(IsToShared ? 3 : 2);
  B.CreateMemCpy(arg(0), Align(16), From, Align(16), Bytes);
  if (IsToShared) {
    fence(AtomicOrdering::Release);
    updateBarrier(arg(1), int32(0), int32(0), B.CreateNeg(Bytes));
  }
  return done();
}

Value *MemoryExpansion::expandGroupCopy() {
  if (operation() != "cp" || !Name.has("async"))
    return nullptr;
  if (Name.has("mbarrier")) { // arrives when the copies are complete
    if (!Name.has("noinc"))   // expects its own arrival: no net effect
      return done();
    fence(AtomicOrdering::Release);
    updateBarrier(arg(0), int32(1), int32(0), int32(0));
    return done();
  }
  if (Name.has("commit") || Name.has("wait"))
    return done();
  return Name.has("bulk") ? expandBulkCopy() : expandCopy();
}

// ---- mbarrier --------------------------------------------------------------

Value *MemoryExpansion::updateBarrier(Value *Object, Value *Arrivals,
                                      Value *Drops, Value *Bytes) {
  return callRuntime(RuntimeFunction::mbarrier_update, B.getInt64Ty(),
                     {generic(Object), Arrivals, Drops, Bytes});
}

// Pending is signed: a negative value has borrowed from the fields above it.
Value *MemoryExpansion::getPhase(Value *State) {
  constexpr unsigned Unused = 64 - PendingBits;
  Value *Pending = B.CreateAShr(B.CreateShl(State, Unused), Unused);
  Value *Phase = B.CreateLShr(B.CreateSub(State, Pending), PhaseFirst);
  return B.CreateAnd(Phase, (1u << PhaseBits) - 1);
}

// init: the count of arrivals is both expected and pending. inval: frees the
// word.
Value *MemoryExpansion::initBarrier() {
  Value *State = B.getInt64(0);
  if (Name.has("init")) {
    Value *Count = B.CreateZExt(arg(1), B.getInt64Ty());
    State = B.CreateOr(B.CreateShl(Count, PendingFirst),
                       B.CreateShl(Count, ExpectedFirst));
  }
  B.CreateAlignedStore(State, arg(0), Align(8), /*isVolatile=*/true);
  return done();
}

// arrive[.drop][.expect.tx]: returns the previous state.
Value *MemoryExpansion::arriveAtBarrier() {
  Value *Count = int32(1), *Bytes = int32(0);
  if (Name.has("expect"))
    Bytes = arg(1);
  else if (I.arg_size() > 1)
    Count = arg(1);
  if (!isRelaxed())
    fence(AtomicOrdering::Release);
  Value *State =
      updateBarrier(arg(0), Count, Name.has("drop") ? Count : int32(0), Bytes);
  return Ty->isVoidTy() ? done() : State;
}

// {test,try}.wait[.parity]: whether the phase of a state, or the latest phase
// of a parity, is complete. A try may wait for some time; this one does not.
Value *MemoryExpansion::testBarrier() {
  LoadInst *Now = B.CreateAlignedLoad(B.getInt64Ty(), arg(0), Align(8));
  Now->setAtomic(AtomicOrdering::Monotonic,
                 B.getContext().getOrInsertSyncScopeID("block"));
  Value *IsComplete = nullptr;
  if (Name.has("parity")) {
    Value *Parity = B.CreateTrunc(getPhase(Now), B.getInt1Ty());
    IsComplete = B.CreateICmpNE(Parity, B.CreateTrunc(arg(1), B.getInt1Ty()));
  } else {
    IsComplete = B.CreateICmpNE(getPhase(Now), getPhase(arg(1)));
  }
  if (!isRelaxed())
    fence(AtomicOrdering::Acquire);
  return IsComplete;
}

Value *MemoryExpansion::expandBarrier() {
  if (operation() != "mbarrier")
    return nullptr;
  if (Name.has("init") || Name.has("inval"))
    return initBarrier();
  if (Name.has("arrive"))
    return arriveAtBarrier();
  if (Name.has("wait"))
    return testBarrier();
  if (Name.has("tx")) {
    Value *Bytes = Name.has("complete") ? B.CreateNeg(arg(1)) : arg(1);
    updateBarrier(arg(0), int32(0), int32(0), Bytes);
    return done();
  }
  if (!Name.has("pending"))
    return nullptr;
  Value *Pending = B.CreateTrunc(B.CreateLShr(arg(0), PendingFirst), Ty);
  return B.CreateAnd(Pending, int32((1u << PendingBits) - 1));
}

// ---- driver ----------------------------------------------------------------

Value *MemoryExpansion::run() {
  // st.bulk: the value can only be 0.
  if (operation() == "st" && Name.has("bulk")) {
    B.CreateMemSet(arg(0), B.getInt8(0), arg(1), Align(8));
    return done();
  }
  using Method = Value *(MemoryExpansion::*)();
  for (Method M :
       {&MemoryExpansion::expandAtomic, &MemoryExpansion::expandLoad,
        &MemoryExpansion::expandHint, &MemoryExpansion::expandFence,
        &MemoryExpansion::expandSpaceTest, &MemoryExpansion::expandGroupCopy,
        &MemoryExpansion::expandBarrier})
    if (Value *V = (this->*M)())
      return V;
  return nullptr;
}

Value *Q7X2::expandMemory(IRBuilder<> &B, const NVVMName &Name,
                          IntrinsicInst &I) {
  return MemoryExpansion(B, Name, I).run();
}

// ---- the shared memory of a cluster ----------------------------------------

/// Returns the pointer operands through which an instruction accesses memory.
static SmallVector<unsigned, 2> getPointerOperands(const Instruction &I) {
  if (isa<LoadInst>(I))
    return {LoadInst::getPointerOperandIndex()};
  if (isa<StoreInst>(I))
    return {StoreInst::getPointerOperandIndex()};
  if (isa<AtomicRMWInst>(I))
    return {AtomicRMWInst::getPointerOperandIndex()};
  if (isa<AtomicCmpXchgInst>(I))
    return {AtomicCmpXchgInst::getPointerOperandIndex()};
  if (isa<AnyMemTransferInst>(I))
    return {0, 1};
  if (isa<AnyMemIntrinsic>(I))
    return {0};
  return {};
}

/// Splits casts from and to other address spaces into two casts through the
/// block's shared memory, which later passes propagate to accesses.
static bool splitCast(AddrSpaceCastInst &Cast) {
  unsigned From = Cast.getSrcAddressSpace(), To = Cast.getDestAddressSpace();
  bool IsOfCluster =
      From == Q7X2::AS_SharedCluster || To == Q7X2::AS_SharedCluster;
  if (!IsOfCluster || From == Q7X2::AS_Shared || To == Q7X2::AS_Shared ||
      !Cast.getType()->isPointerTy())
    return false;
  IRBuilder<> B(&Cast);
  Cast.setOperand(0, B.CreateAddrSpaceCast(Cast.getPointerOperand(),
                                           B.getPtrTy(Q7X2::AS_Shared)));
  return true;
}

/// Updates the callee, whose name contains the types of the pointers and the
/// length.
static void rename(AnyMemIntrinsic &Block) {
  SmallVector<Type *, 3> Types;
  for (unsigned N : getPointerOperands(Block))
    Types.push_back(Block.getArgOperand(N)->getType());
  Types.push_back(Block.getLength()->getType());
  Block.setCalledFunction(Intrinsic::getOrInsertDeclaration(
      Block.getModule(), Block.getIntrinsicID(), Types));
}

bool Q7X2::lowerClusterSpace(Function &F) {
  bool Changed = false;
  for (Instruction &I : instructions(F)) {
    bool IsLowered = false;
    for (unsigned N : getPointerOperands(I)) {
      Value *Pointer = I.getOperand(N);
      if (Pointer->getType()->getPointerAddressSpace() != AS_SharedCluster)
        continue;
      IRBuilder<> B(&I);
      I.setOperand(N, B.CreateAddrSpaceCast(Pointer, B.getPtrTy(AS_Shared)));
      IsLowered = true;
    }
    if (auto *Block = dyn_cast<AnyMemIntrinsic>(&I); Block && IsLowered)
      rename(*Block);
    if (auto *Cast = dyn_cast<AddrSpaceCastInst>(&I))
      IsLowered |= splitCast(*Cast);
    Changed |= IsLowered;
  }
  return Changed;
}
