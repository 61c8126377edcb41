//===-- Q7X2VarArgs.cpp - Unnamed and large arguments ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Unnamed arguments lie on the stack, each at its alignment, and a va_list is
// the address of the next one: this pass says so in IR. Integers, floats and
// pointers are there themselves; anything else is in a copy that the caller
// makes, and its address is there. Large structures that have a name are passed
// in the same way: copied by a loop and not by thousands of instructions.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2RuntimeCalls.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-var-args"
#define PASS_NAME "Q7X2 unnamed arguments"

namespace {

class Q7X2VarArgs : public ModulePass {
public:
  static char ID;
  Q7X2VarArgs() : ModulePass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
  }
  bool runOnModule(Module &M) override;
};

} // namespace

char Q7X2VarArgs::ID = 0;

INITIALIZE_PASS(Q7X2VarArgs, DEBUG_TYPE, PASS_NAME, false, false)

ModulePass *llvm::createQ7X2VarArgsPass() { return new Q7X2VarArgs(); }

static bool isPassedItself(const Type *Ty) {
  constexpr unsigned MaxBits = 128;
  if (const auto *Int = dyn_cast<IntegerType>(Ty))
    return Int->getBitWidth() <= MaxBits;
  return Ty->isPointerTy() || Ty->isFloatingPointTy();
}

// Named structures of more bytes than this are passed by address.
static constexpr uint64_t MaxByValBytes = 128;

static bool isLarge(const DataLayout &Layout, Type *ByValTy) {
  return Layout.getTypeAllocSize(ByValTy) > MaxByValBytes;
}

// ---- in the caller ---------------------------------------------------------

namespace {

/// Copies of arguments in a function. They are dead when the call returns, so
/// that the next call takes the same places.
class ArgumentCopies {
  Function &F;
  SmallVector<AllocaInst *, 4> Places;
  SmallPtrSet<AllocaInst *, 4> Taken; // by the call at hand

  AllocaInst *take(Type *Ty, Align Alignment);
  Value *copy(CallBase &Call, unsigned I);
  bool isCopied(const CallBase &Call, unsigned I) const;

public:
  explicit ArgumentCopies(Function &F) : F(F) {}
  bool lowerCall(CallBase &Call);
};

} // namespace

AllocaInst *ArgumentCopies::take(Type *Ty, Align Alignment) {
  auto IsFree = [&](AllocaInst *Place) {
    return Place->getAllocatedType() == Ty && Place->getAlign() >= Alignment &&
           !Taken.contains(Place);
  };
  auto Found = find_if(Places, IsFree);
  if (Found == Places.end()) {
    IRBuilder<> Entry(&F.getEntryBlock(), F.getEntryBlock().begin());
    AllocaInst *Place = Entry.CreateAlloca(Ty);
    Place->setAlignment(std::max(Place->getAlign(), Alignment));
    Places.push_back(Place);
    Found = std::prev(Places.end());
  }
  Taken.insert(*Found);
  return *Found;
}

// The address of a copy of argument I.
Value *ArgumentCopies::copy(CallBase &Call, unsigned I) {
  IRBuilder<> B(&Call);
  Value *V = Call.getArgOperand(I);
  if (!Call.isByValArgument(I)) {
    AllocaInst *Place = take(V->getType(), Align());
    B.CreateStore(V, Place);
    return Place;
  }
  Type *Ty = Call.getParamByValType(I);
  Align Alignment = Call.getParamAlign(I).valueOrOne();
  AllocaInst *Place = take(Ty, Alignment);
  B.CreateMemCpy(Place, Place->getAlign(), V, Alignment,
                 F.getDataLayout().getTypeAllocSize(Ty));
  return Place;
}

bool ArgumentCopies::isCopied(const CallBase &Call, unsigned I) const {
  bool IsByVal = Call.isByValArgument(I);
  if (I >= Call.getFunctionType()->getNumParams())
    return IsByVal || !isPassedItself(Call.getArgOperand(I)->getType());
  return IsByVal && isLarge(F.getDataLayout(), Call.getParamByValType(I));
}

bool ArgumentCopies::lowerCall(CallBase &Call) {
  bool Changed = false;
  Taken.clear();
  for (unsigned I = 0; I != Call.arg_size(); ++I) {
    if (!isCopied(Call, I))
      continue;
    Value *Copy = copy(Call, I);
    Call.setArgOperand(I, Copy);
    Call.removeParamAttrs(I, AttributeMask(Call.getParamAttributes(I)));
    Changed = true;
  }
  return Changed;
}

// ---- in the function -------------------------------------------------------

static Value *alignAddress(IRBuilder<> &B, Value *Address, Align Alignment) {
  if (Alignment <= Align(4)) // as all arguments are
    return Address;
  uint64_t Bytes = Alignment.value();
  Address = B.CreateConstGEP1_64(B.getInt8Ty(), Address, Bytes - 1);
  return B.CreateIntrinsic(Intrinsic::ptrmask,
                           {Address->getType(), B.getInt64Ty()},
                           {Address, B.getInt64(-Bytes)});
}

static void lowerVAArg(VAArgInst &I) {
  const DataLayout &Layout = I.getDataLayout();
  IRBuilder<> B(&I);
  Type *Ty = I.getType();
  Type *PassedTy = isPassedItself(Ty) ? Ty : B.getPtrTy();
  Align Alignment =
      std::min(Layout.getABITypeAlign(PassedTy), Q7X2::StackAlign);
  uint64_t Bytes = alignTo(Layout.getTypeAllocSize(PassedTy), 4);
  Value *List = I.getPointerOperand();
  Value *Address = B.CreateLoad(B.getPtrTy(), List);
  Address = alignAddress(B, Address, Alignment);
  B.CreateStore(B.CreateConstGEP1_64(B.getInt8Ty(), Address, Bytes), List);
  Value *V = B.CreateAlignedLoad(PassedTy, Address, Alignment);
  if (PassedTy != Ty)
    V = B.CreateLoad(Ty, V);
  I.replaceAllUsesWith(V);
  I.eraseFromParent();
}

static bool lowerBody(Function &F) {
  bool Changed = false;
  ArgumentCopies Copies(F);
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (auto *VAArg = dyn_cast<VAArgInst>(&I)) {
      lowerVAArg(*VAArg);
      Changed = true;
    } else if (auto *Call = dyn_cast<CallBase>(&I)) {
      if (!Call->isInlineAsm())
        Changed |= Copies.lowerCall(*Call);
    }
  return Changed;
}

// The function gets the address of a copy that is its own.
static bool lowerParameters(Function &F) {
  if (F.isIntrinsic() || Q7X2::isKernel(F.getCallingConv()))
    return false;
  bool Changed = false;
  for (Argument &Arg : F.args())
    if (Arg.hasByValAttr() &&
        isLarge(F.getDataLayout(), Arg.getParamByValType())) {
      Arg.removeAttr(Attribute::ByVal);
      Changed = true;
    }
  return Changed;
}

bool Q7X2VarArgs::runOnModule(Module &M) {
  bool Changed = false;
  for (Function &F : M)
    Changed |= lowerBody(F);
  for (Function &F : M)
    Changed |= lowerParameters(F);
  return Changed;
}
