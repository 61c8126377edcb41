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
// never read are removed; the others are aligned for wide accesses.
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
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-variables"

STATISTIC(NumCast, "Number of stack objects cast to thread-local memory");

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
