//===-- Q7X2LibraryJumps.cpp - Jumps by the device library ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2LibraryJumps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

/// The number of words of the library's jmp_buf (setjmp.h).
static constexpr unsigned StateWords = 14;
/// The word of a builtin's buffer that points to the jmp_buf. clang stores the
/// frame and stack pointers to words 0 and 2.
static constexpr unsigned StateWord = 1;

static Value *getSlot(IRBuilder<> &B, Value *Buffer) {
  return B.CreateConstInBoundsGEP1_32(B.getPtrTy(), Buffer, StateWord);
}

static void replaceSet(IntrinsicInst &I) {
  Function &F = *I.getFunction();
  IRBuilder<> Entry(&F.getEntryBlock(),
                    F.getEntryBlock().getFirstInsertionPt());
  Value *State =
      Entry.CreateAlloca(ArrayType::get(Entry.getInt64Ty(), StateWords));
  IRBuilder<> B(&I);
  B.CreateStore(State, getSlot(B, I.getArgOperand(0)));
  FunctionCallee Set = F.getParent()->getOrInsertFunction(
      "setjmp", B.getInt32Ty(), B.getPtrTy());
  CallInst *Call = B.CreateCall(Set, State);
  Call->addFnAttr(Attribute::ReturnsTwice);
  I.replaceAllUsesWith(Call);
}

static void replaceJump(IntrinsicInst &I) {
  IRBuilder<> B(&I);
  FunctionCallee Jump = I.getModule()->getOrInsertFunction(
      "longjmp", B.getVoidTy(), B.getPtrTy(), B.getInt32Ty());
  Value *State = B.CreateLoad(B.getPtrTy(), getSlot(B, I.getArgOperand(0)));
  B.CreateCall(Jump, {State, B.getInt32(1)})->setDoesNotReturn();
}

/// Applies \p Replace to the calls of an intrinsic, and erases them.
static bool replaceCalls(Module &M, Intrinsic::ID ID,
                         function_ref<void(IntrinsicInst &)> Replace) {
  Function *F = Intrinsic::getDeclarationIfExists(&M, ID);
  if (!F)
    return false;
  for (User *U : make_early_inc_range(F->users())) {
    auto *I = cast<IntrinsicInst>(U);
    Replace(*I);
    I->eraseFromParent();
  }
  return true;
}

bool Q7X2::callLibraryJumps(Module &M) {
  bool Changed = replaceCalls(M, Intrinsic::eh_sjlj_setjmp, replaceSet);
  return replaceCalls(M, Intrinsic::eh_sjlj_longjmp, replaceJump) || Changed;
}
