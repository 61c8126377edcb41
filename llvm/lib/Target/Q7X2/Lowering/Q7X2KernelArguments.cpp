//===-- Q7X2KernelArguments.cpp - What kernels read through arguments -----===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a structure that a kernel only reads in place, in constant bank 0: its
// address becomes a constant in the address space of parameters. A structure
// that the kernel writes, or whose address escapes, is copied to a stack
// object, which SROA promotes as far as it can.
//
//   define ptx_kernel void @k(ptr byval(%S) %s)
//     %p = gep i8, ptr %s, i64 8       %p = gep i8, ptr addrspace(101)
//     %v = load i32, ptr %p        =>           inttoptr (i64 352 ...), i64 8
//                                      %v = load i32, ptr addrspace(101) %p
//
// Memory that a kernel accesses through a pointer that has no alias
// (`restrict`) and only reads (`const`) does not change during the launch.
// Loads of it may move across barriers, fences and stores
// (Q7X2ScheduleEdges.cpp), as NVPTX makes them non-coherent:
//
//   kernel void k(global const float *restrict a, ...)
//     load ..., a + i         =>    load ..., a + i, !invariant.load
//
// Debug records of arguments, which are words of the constant bank and do not
// change either, are rewritten to name their location (describeParameters in
// Q7X2ISelLowering.h).
//
// Requires that functions have been inlined, since only the arguments of a
// kernel are known well enough, and SROA and InferAddressSpaces after it; the
// latter propagates the address space to the loads. Guarantees that no use of a
// kernel's byval argument is left if the kernel is optimized.
//
//===----------------------------------------------------------------------===//

#include "ISel/Q7X2ISelLowering.h"
#include "Q7X2.h"
#include "Q7X2AliasAnalysis.h"
#include "Q7X2KernelConvention.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-kernel-arguments"
#define PASS_NAME "Q7X2 arguments of kernels"

STATISTIC(NumInPlace, "Number of structures read in the constant bank");
STATISTIC(NumCopied, "Number of structures copied to the stack");
STATISTIC(NumInvariant, "Number of loads of what a kernel does not change");

namespace {

/// A byval argument and the addresses computed from it.
struct ByValArgument {
  Argument *Arg;
  uint64_t Offset; // In constant bank 0.
  SmallSetVector<Value *, 8> Addresses;
  bool IsReadOnly = true;
};

class Q7X2KernelArguments : public FunctionPass {
public:
  static char ID;
  Q7X2KernelArguments() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2KernelArguments::ID = 0;

INITIALIZE_PASS(Q7X2KernelArguments, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2KernelArgumentsPass() {
  return new Q7X2KernelArguments();
}

//===----------------------------------------------------------------------===//
// Read-only structures
//===----------------------------------------------------------------------===//

/// Returns whether a use of an address only reads the memory at it.
static bool isRead(const Use &U) {
  if (const auto *Load = dyn_cast<LoadInst>(U.getUser()))
    return Load->isSimple();
  if (const auto *Copy = dyn_cast<MemTransferInst>(U.getUser()))
    return !Copy->isVolatile() && &U == &Copy->getRawSourceUse();
  return false;
}

/// Returns whether a use of an address computes another address.
static bool isAddress(const Use &U) {
  const User *I = U.getUser();
  return isa<PHINode>(I) || isa<SelectInst>(I) ||
         (isa<GetElementPtrInst>(I) && U.getOperandNo() == 0);
}

static void collectAddresses(ByValArgument &A) {
  A.Addresses.clear();
  A.Addresses.insert(A.Arg);
  for (unsigned I = 0; I != A.Addresses.size() && A.IsReadOnly; ++I)
    for (const Use &U : A.Addresses[I]->uses())
      if (isAddress(U))
        A.Addresses.insert(U.getUser());
      else if (!isRead(U))
        A.IsReadOnly = false;
}

/// Returns whether \p V is neither a phi nor a select, or all its incoming
/// addresses are in structures that are read in place.
static bool isInPlace(const Value *V, ArrayRef<ByValArgument> Args) {
  const auto *I = dyn_cast<Instruction>(V);
  if (!I || (!isa<PHINode>(I) && !isa<SelectInst>(I)))
    return true;
  return all_of(I->operands(), [&](const Use &Op) {
    return !Op->getType()->isPointerTy() || any_of(Args, [&](auto &A) {
      return A.IsReadOnly && A.Addresses.contains(Op.get());
    });
  });
}

/// Demotes structures until the addresses that may be in one of several
/// structures are in structures that are all read in place.
static void propagate(MutableArrayRef<ByValArgument> Args) {
  bool Changed = true;
  while (Changed) {
    Changed = false;
    for (ByValArgument &A : Args)
      if (A.IsReadOnly && !all_of(A.Addresses, [&](const Value *V) {
            return isInPlace(V, Args);
          })) {
        A.IsReadOnly = false;
        Changed = true;
      }
  }
}

//===----------------------------------------------------------------------===//
// Copies by the front end
//===----------------------------------------------------------------------===//

/// Returns whether \p Copy is the only instruction that writes a stack object.
static bool isWrittenBy(AllocaInst &Object, const MemCpyInst &Copy) {
  SmallSetVector<Value *, 8> Addresses;
  Addresses.insert(&Object);
  for (unsigned I = 0; I != Addresses.size(); ++I)
    for (const Use &U : Addresses[I]->uses()) {
      const auto *II = dyn_cast<IntrinsicInst>(U.getUser());
      if (isAddress(U))
        Addresses.insert(U.getUser());
      else if (!isRead(U) && II != &Copy && !(II && II->isLifetimeStartOrEnd()))
        return false;
    }
  return true;
}

/// Returns the stack object that \p U, a copy of the whole structure,
/// initializes and that is not written otherwise; or null.
static AllocaInst *getCopy(User *U) {
  auto *Copy = dyn_cast<MemCpyInst>(U);
  if (!Copy)
    return nullptr;
  auto *Object = dyn_cast<AllocaInst>(Copy->getRawDest());
  auto *Length = dyn_cast<ConstantInt>(Copy->getLength());
  const DataLayout &DL = Copy->getDataLayout();
  if (!Object || !Length ||
      Object->getAllocationSize(DL) !=
          TypeSize::getFixed(Length->getZExtValue()) ||
      !isWrittenBy(*Object, *Copy))
    return nullptr;
  return Object;
}

/// Replaces read-only copies of a structure by the structure.
static void forwardCopies(const ByValArgument &A) {
  SmallSetVector<AllocaInst *, 2> Copies;
  for (User *U : A.Arg->users())
    if (AllocaInst *Object = getCopy(U))
      Copies.insert(Object);
  for (AllocaInst *Object : Copies) {
    for (User *U : make_early_inc_range(Object->users()))
      if (isa<MemCpyInst>(U) && cast<MemCpyInst>(U)->getRawDest() == Object)
        cast<Instruction>(U)->eraseFromParent();
      else if (auto *II = dyn_cast<IntrinsicInst>(U);
               II && II->isLifetimeStartOrEnd())
        II->eraseFromParent();
    Object->replaceAllUsesWith(A.Arg);
    Object->eraseFromParent();
  }
}

//===----------------------------------------------------------------------===//
// Replacement
//===----------------------------------------------------------------------===//

static Constant *getParameterAddress(const ByValArgument &A) {
  LLVMContext &Context = A.Arg->getContext();
  return ConstantExpr::getIntToPtr(
      ConstantInt::get(Type::getInt64Ty(Context), A.Offset),
      PointerType::get(Context, Q7X2::AS_Param));
}

static void readInPlace(const ByValArgument &A, Instruction *Entry) {
  LLVM_DEBUG(dbgs() << "Read in place: " << *A.Arg << '\n');
  // InferAddressSpaces propagates from instructions only.
  auto *Generic = new AddrSpaceCastInst(
      getParameterAddress(A), A.Arg->getType(), "", Entry->getIterator());
  A.Arg->replaceAllUsesWith(Generic);
  ++NumInPlace;
}

static void copyToStack(const ByValArgument &A, Instruction *Entry) {
  LLVM_DEBUG(dbgs() << "Copied to the stack: " << *A.Arg << '\n');
  IRBuilder<> B(Entry);
  const DataLayout &DL = Entry->getDataLayout();
  Type *T = A.Arg->getParamByValType();
  AllocaInst *Copy = B.CreateAlloca(T, nullptr, A.Arg->getName());
  Align Alignment =
      std::max(A.Arg->getParamAlign().valueOrOne(), DL.getABITypeAlign(T));
  Copy->setAlignment(Alignment);
  A.Arg->replaceAllUsesWith(Copy);
  B.CreateMemCpy(Copy, Alignment, getParameterAddress(A), Alignment,
                 DL.getTypeAllocSize(T));
  ++NumCopied;
}

static bool lowerByValArguments(Function &F) {
  SmallVector<ByValArgument, 4> Args;
  for (const Q7X2::KernelArgument &Param : Q7X2::getKernelArguments(F))
    if (Param.Arg->hasByValAttr() && !Param.Arg->use_empty() &&
        Param.Arg->getType()->getPointerAddressSpace() == Q7X2::AS_Generic)
      Args.push_back({F.getArg(Param.Arg->getArgNo()), Param.Offset, {}});
  for (ByValArgument &A : Args) {
    collectAddresses(A);
    if (!A.IsReadOnly)
      continue;
    forwardCopies(A);
    collectAddresses(A);
  }
  propagate(Args);
  Instruction *Entry = &*F.getEntryBlock().getFirstInsertionPt();
  for (const ByValArgument &A : Args)
    if (A.IsReadOnly) {
      Q7X2::describeParameters(F, A.Arg);
      readInPlace(A, Entry);
    } else {
      copyToStack(A, Entry);
    }
  return !Args.empty();
}

//===----------------------------------------------------------------------===//
// Memory that does not change
//===----------------------------------------------------------------------===//

static bool readsUnchanging(const LoadInst &Load) {
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(Load.getPointerOperand(), Objects);
  return all_of(Objects, [](const Value *Object) {
    const auto *A = dyn_cast<Argument>(Object);
    return A && Q7X2::isUnchanging(*A);
  });
}

static bool markInvariantLoads(Function &F) {
  if (none_of(F.args(), Q7X2::isUnchanging))
    return false;
  bool Changed = false;
  for (Instruction &I : instructions(F)) {
    auto *Load = dyn_cast<LoadInst>(&I);
    if (!Load || !Load->isSimple() ||
        Load->hasMetadata(LLVMContext::MD_invariant_load) ||
        !readsUnchanging(*Load))
      continue;
    Load->setMetadata(LLVMContext::MD_invariant_load,
                      MDNode::get(F.getContext(), {}));
    LLVM_DEBUG(dbgs() << "Does not change: " << *Load << '\n');
    ++NumInvariant;
    Changed = true;
  }
  return Changed;
}

bool Q7X2KernelArguments::runOnFunction(Function &F) {
  // InferAddressSpaces does not run without optimization; selection copies the
  // structures.
  if (!Q7X2::isKernel(F.getCallingConv()) || F.hasOptNone())
    return false;
  const bool Lowered = lowerByValArguments(F);
  Q7X2::describeParameters(F);
  return markInvariantLoads(F) || Lowered;
}
