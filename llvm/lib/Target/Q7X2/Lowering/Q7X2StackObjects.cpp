//===-- Q7X2StackObjects.cpp - Stack objects in their address space -------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stack objects are in the generic address space of the IR, because the data
// layout has no other for them (docs/known-debts.md). This step of
// q7x2-variables casts the address of each to the thread-local address space
// and back. InferAddressSpaces, which runs next,
// propagates the thread-local address to the accesses; only objects whose
// address escapes are accessed through generic addresses. Objects that are
// never read are removed; the others are aligned for wide accesses. Before, an
// object whose contents are constants becomes a variable in constant memory.
//
// Afterwards all uses of a stack object except lifetime markers and debug
// information go through the casts. One scan over the instructions, as in
// LLVM's NVPTXLowerAlloca.
//
//   %a = alloca i32              %a = alloca i32
//   store i32 %x, ptr %a     =>  %l = addrspacecast ptr %a to ptr addrspace(5)
//                                %g = addrspacecast ptr addrspace(5) %l to ptr
//                                store i32 %x, ptr %g
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2Variables.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Local.h"
#include <optional>

using namespace llvm;

#define DEBUG_TYPE "q7x2-variables"

STATISTIC(NumCast, "Number of stack objects cast to thread-local memory");
STATISTIC(NumConstant, "Number of stack objects made constants");

// ---- constants --------------------------------------------------------------

/// The largest stack object that moves to constant memory.
static constexpr unsigned MaxConstantBytes = 1024;

namespace {

/// A constant that \p I stores at \p Address, which is \p Offset in the object.
struct StoredConstant {
  uint64_t Offset;
  Constant *Contents;
  Instruction *I;
  Value *Address;
};

/// The accesses to a stack object.
struct Accesses {
  SmallVector<StoredConstant, 8> Stores;
  SmallVector<LoadInst *, 8> Loads;
  SmallVector<Instruction *, 2> Markers;
};

} // namespace

/// Returns the constant that \p I stores, or null.
static Constant *getStoredConstant(Instruction &I) {
  if (auto *Store = dyn_cast<StoreInst>(&I)) {
    auto *Stored = dyn_cast<Constant>(Store->getValueOperand());
    return Store->isSimple() && Stored && !Stored->needsRelocation() ? Stored
                                                                     : nullptr;
  }
  const auto *Set = dyn_cast<MemSetInst>(&I);
  if (!Set || Set->isVolatile())
    return nullptr;
  const auto *Byte = dyn_cast<ConstantInt>(Set->getValue());
  const auto *Length = dyn_cast<ConstantInt>(Set->getLength());
  if (!Byte || !Length || Length->getValue().ugt(MaxConstantBytes))
    return nullptr;
  const SmallVector<uint8_t> Bytes(Length->getZExtValue(),
                                   Byte->getZExtValue());
  return ConstantDataArray::get(I.getContext(), Bytes);
}

/// Adds the accesses to the memory at \p Address, which has a constant
/// \p Offset in its object or none. Returns false if it has any other use, or
/// if anything else than constants at constant offsets is stored.
static bool collectAccesses(Value &Address, std::optional<uint64_t> Offset,
                            const DataLayout &DL, Accesses &Found) {
  for (const Use &U : Address.uses()) {
    auto *I = cast<Instruction>(U.getUser());
    if (auto *GEP = dyn_cast<GetElementPtrInst>(I)) {
      APInt Sum(DL.getIndexTypeSizeInBits(GEP->getType()->getScalarType()), 0);
      std::optional<uint64_t> Next;
      if (Offset && GEP->accumulateConstantOffset(DL, Sum))
        Next = *Offset + Sum.getSExtValue();
      if (GEP->getType()->isVectorTy() || !collectAccesses(*I, Next, DL, Found))
        return false;
    } else if (auto *Load = dyn_cast<LoadInst>(I); Load && Load->isSimple()) {
      Found.Loads.push_back(Load);
    } else if (I->isLifetimeStartOrEnd()) {
      Found.Markers.push_back(I);
    } else {
      // The stored value may be the address itself, but is no constant then.
      Constant *Stored = getStoredConstant(*I);
      if (!Stored || !Offset)
        return false;
      Found.Stores.push_back({*Offset, Stored, I, &Address});
    }
  }
  return true;
}

/// Returns the contents of an object of \p Size bytes after \p Stores, which
/// are in the order of their offsets; null if they overlap.
static Constant *getContents(ArrayRef<StoredConstant> Stores, uint64_t Size,
                             const DataLayout &DL, LLVMContext &Context) {
  SmallVector<Constant *, 8> Parts;
  uint64_t End = 0;
  auto SkipTo = [&](uint64_t Offset) {
    if (Offset > End)
      Parts.push_back(PoisonValue::get(
          ArrayType::get(Type::getInt8Ty(Context), Offset - End)));
  };
  for (const auto &[Offset, Part, I, Address] : Stores) {
    const uint64_t Bytes = DL.getTypeStoreSize(Part->getType());
    if (Offset < End || Offset > Size || Bytes > Size - Offset ||
        Bytes != DL.getTypeAllocSize(Part->getType()))
      return nullptr;
    SkipTo(Offset);
    Parts.push_back(Part);
    End = Offset + Bytes;
  }
  SkipTo(Size);
  return ConstantStruct::getAnon(Context, Parts, /*Packed=*/true);
}

/// Replaces a stack object by a variable in constant memory if all stores to it
/// are of constants, and precede all loads. Makes \p DT when it is needed
/// first.
static bool makeConstant(AllocaInst &A, std::optional<DominatorTree> &DT) {
  const DataLayout &DL = A.getDataLayout();
  const std::optional<TypeSize> Size = A.getAllocationSize(DL);
  Accesses Found;
  if (!Size || Size->getFixedValue() > MaxConstantBytes ||
      !collectAccesses(A, /*Offset=*/0, DL, Found) || Found.Stores.empty() ||
      Found.Loads.empty())
    return false;
  sort(Found.Stores, [](const StoredConstant &A, const StoredConstant &B) {
    return A.Offset < B.Offset;
  });
  Constant *Contents =
      getContents(Found.Stores, Size->getFixedValue(), DL, A.getContext());
  if (!Contents)
    return false;
  if (!DT)
    DT.emplace(*A.getFunction());
  for (const StoredConstant &Stored : Found.Stores)
    for (const LoadInst *Load : Found.Loads)
      if (!DT->dominates(Stored.I, Load))
        return false;
  LLVM_DEBUG(dbgs() << "Constant:" << A << '\n');
  auto *Variable = new GlobalVariable(
      *A.getModule(), Contents->getType(), /*isConstant=*/true,
      GlobalValue::PrivateLinkage, Contents, A.getName(), nullptr,
      GlobalValue::NotThreadLocal, Q7X2::AS_Constant);
  Variable->setAlignment(A.getAlign());
  Variable->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  for (const StoredConstant &Stored : Found.Stores) {
    Stored.I->eraseFromParent();
    RecursivelyDeleteTriviallyDeadInstructions(Stored.Address);
  }
  for (Instruction *Marker : Found.Markers)
    Marker->eraseFromParent();
  A.replaceAllUsesWith(ConstantExpr::getAddrSpaceCast(Variable, A.getType()));
  A.eraseFromParent();
  ++NumConstant;
  return true;
}

bool Q7X2::makeConstants(Function &F) {
  SmallVector<AllocaInst *, 8> Allocas;
  for (Instruction &I : instructions(F))
    if (auto *A = dyn_cast<AllocaInst>(&I))
      if (A->getAddressSpace() == Q7X2::AS_Generic)
        Allocas.push_back(A);
  std::optional<DominatorTree> DT;
  bool Changed = false;
  for (AllocaInst *A : Allocas)
    Changed |= makeConstant(*A, DT);
  return Changed;
}

// ---- thread-local memory ----------------------------------------------------

/// Returns whether a user takes the address through the casts. Lifetime markers
/// and debug information must refer to the object itself.
static bool takesCast(const User *U) {
  if (const auto *II = dyn_cast<IntrinsicInst>(U))
    return !II->isLifetimeStartOrEnd() && !isa<DbgInfoIntrinsic>(II);
  return true;
}

/// Adds the instructions that write to the memory at \p Address or compute
/// addresses from it, defs before their users. Returns false if it has any
/// other use.
static bool collectWrites(Value &Address,
                          SmallSetVector<Instruction *, 8> &Users) {
  for (const Use &U : Address.uses()) {
    auto *I = cast<Instruction>(U.getUser());
    if (Users.contains(I))
      continue;
    const auto *Store = dyn_cast<StoreInst>(I);
    const auto *Write = dyn_cast<MemIntrinsic>(I);
    const auto *II = dyn_cast<IntrinsicInst>(I);
    const bool IsWrite =
        (Store && Store->isSimple() && U.getOperandNo() == 1) ||
        (Write && !Write->isVolatile() && &U == &Write->getRawDestUse()) ||
        (II && II->isLifetimeStartOrEnd());
    if (!IsWrite && !isa<GetElementPtrInst>(I))
      return false;
    Users.insert(I);
    if (!IsWrite && !collectWrites(*I, Users))
      return false;
  }
  return true;
}

/// Removes a stack object that is never read; SROA may leave such objects.
static bool removeUnread(AllocaInst &A) {
  SmallSetVector<Instruction *, 8> Users;
  if (!collectWrites(A, Users))
    return false;
  for (Instruction *I : reverse(Users.getArrayRef()))
    I->eraseFromParent();
  A.eraseFromParent();
  return true;
}

/// Aligns a stack object for 128-bit accesses, or to its size if that is
/// smaller.
static void align(AllocaInst &A) {
  const std::optional<TypeSize> Size =
      A.getAllocationSize(A.getModule()->getDataLayout());
  if (Size && !Size->isZero())
    A.setAlignment(std::max(
        A.getAlign(),
        std::min(Q7X2::StackAlign, Align(bit_floor(Size->getFixedValue())))));
}

bool Q7X2::castStackObjects(Function &F) {
  SmallVector<AllocaInst *, 8> Allocas;
  for (Instruction &I : instructions(F))
    if (auto *A = dyn_cast<AllocaInst>(&I))
      if (A->getAddressSpace() == Q7X2::AS_Generic && !A->use_empty())
        Allocas.push_back(A);
  const size_t Found = Allocas.size();
  erase_if(Allocas, [](AllocaInst *A) { return removeUnread(*A); });
  for (AllocaInst *A : Allocas) {
    LLVM_DEBUG(dbgs() << "Casting to thread-local memory:" << *A << '\n');
    align(*A);
    IRBuilder<> B(A->getParent(), std::next(A->getIterator()));
    Value *Local = B.CreateAddrSpaceCast(
        A, PointerType::get(F.getContext(), Q7X2::AS_Local));
    Value *Generic = B.CreateAddrSpaceCast(Local, A->getType());
    A->replaceUsesWithIf(Generic, [&](Use &U) {
      return U.getUser() != Local && takesCast(U.getUser());
    });
  }
  NumCast += Allocas.size();
  return Found != 0;
}
