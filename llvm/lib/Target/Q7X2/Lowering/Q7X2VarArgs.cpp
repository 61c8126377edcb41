//===-- Q7X2VarArgs.cpp - Unnamed and large arguments ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Callers: an argument that is passed by address is copied to a stack object
// before the call. Copies of the same type share an object, since they are dead
// when the call returns. Callees: va_arg reads the next argument and advances
// the list. One scan over all instructions.
//
//===----------------------------------------------------------------------===//

#include "Q7X2VarArgs.h"
#include "Q7X2.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-runtime-calls"

STATISTIC(NumVAArgs, "Number of va_arg instructions lowered");
STATISTIC(NumCopies, "Number of arguments passed as the address of a copy");

/// Returns whether an unnamed argument of a type is passed directly.
static bool isPassedDirectly(const Type *Ty) {
  constexpr unsigned MaxDirectBits = 128;
  if (const auto *Int = dyn_cast<IntegerType>(Ty))
    return Int->getBitWidth() <= MaxDirectBits;
  return Ty->isPointerTy() || Ty->isFloatingPointTy();
}

/// Named structures with more bytes are passed by address.
static constexpr uint64_t MaxByValBytes = 128;

static bool isLarge(const DataLayout &Layout, Type *ByValTy) {
  return Layout.getTypeAllocSize(ByValTy) > MaxByValBytes;
}

// ---- callers ---------------------------------------------------------------

namespace {

/// The stack objects for copies of arguments in a function. A copy is dead when
/// the call returns, so that the next call can reuse its object.
class ArgumentCopies {
  Function &F;
  SmallVector<AllocaInst *, 4> Slots;
  SmallPtrSet<AllocaInst *, 4> InUse; ///< By the current call.
  struct Copy {
    Value *To;
    AllocaInst *From;
    uint64_t Bytes;
  };
  SmallVector<Copy, 2> Forwarded; ///< For the current tail call.

  AllocaInst *allocate(Type *Ty, Align Alignment);
  Value *copy(CallBase &Call, unsigned I);
  void forward(CallBase &Call, unsigned I);
  bool isCopied(const CallBase &Call, unsigned I) const;

public:
  explicit ArgumentCopies(Function &F) : F(F) {}
  bool lowerCall(CallBase &Call);
};

} // namespace

/// Returns a stack object that the current call does not use yet.
AllocaInst *ArgumentCopies::allocate(Type *Ty, Align Alignment) {
  auto IsFree = [&](AllocaInst *Slot) {
    return Slot->getAllocatedType() == Ty && Slot->getAlign() >= Alignment &&
           !InUse.contains(Slot);
  };
  auto Found = find_if(Slots, IsFree);
  if (Found == Slots.end()) {
    IRBuilder<> Entry(&F.getEntryBlock(), F.getEntryBlock().begin());
    AllocaInst *Slot = Entry.CreateAlloca(Ty);
    Slot->setAlignment(std::max(Slot->getAlign(), Alignment));
    Slots.push_back(Slot);
    Found = std::prev(Slots.end());
  }
  InUse.insert(*Found);
  return *Found;
}

/// Copies argument \p I before the call and returns the address of the copy.
Value *ArgumentCopies::copy(CallBase &Call, unsigned I) {
  IRBuilder<> B(&Call);
  Value *V = Call.getArgOperand(I);
  if (!Call.isByValArgument(I)) {
    AllocaInst *Slot = allocate(V->getType(), Align());
    B.CreateStore(V, Slot);
    return Slot;
  }
  Type *Ty = Call.getParamByValType(I);
  Align Alignment = Call.getParamAlign(I).valueOrOne();
  AllocaInst *Slot = allocate(Ty, Alignment);
  B.CreateMemCpy(Slot, Slot->getAlign(), V, Alignment,
                 F.getDataLayout().getTypeAllocSize(Ty));
  return Slot;
}

bool ArgumentCopies::isCopied(const CallBase &Call, unsigned I) const {
  bool IsByVal = Call.isByValArgument(I);
  if (I >= Call.getFunctionType()->getNumParams())
    return IsByVal || !isPassedDirectly(Call.getArgOperand(I)->getType());
  return IsByVal && isLarge(F.getDataLayout(), Call.getParamByValType(I));
}

bool ArgumentCopies::lowerCall(CallBase &Call) {
  bool Changed = false;
  InUse.clear();
  for (unsigned I = 0; I != Call.arg_size(); ++I) {
    if (!isCopied(Call, I))
      continue;
    LLVM_DEBUG(dbgs() << "Copying argument " << I << " of" << Call << '\n');
    if (Call.isMustTailCall() && Call.isByValArgument(I) && I < F.arg_size()) {
      forward(Call, I);
    } else {
      ++NumCopies;
      Call.setArgOperand(I, copy(Call, I));
    }
    Call.removeParamAttrs(I, AttributeMask(Call.getParamAttributes(I)));
    Changed = true;
  }
  for (auto [To, From, Bytes] : Forwarded) {
    IRBuilder<> B(&Call);
    B.CreateMemCpy(To, MaybeAlign(), From, From->getAlign(), Bytes);
  }
  Forwarded.clear();
  return Changed;
}

/// Passes a large structure to a tail call. This function's own copies are dead
/// when the callee runs, but the copy that its caller made for the same
/// argument is not: it receives the value after all arguments have been read.
void ArgumentCopies::forward(CallBase &Call, unsigned I) {
  Argument *Own = F.getArg(I);
  if (Call.getArgOperand(I)->stripPointerCasts() != Own) {
    uint64_t Bytes =
        F.getDataLayout().getTypeAllocSize(Call.getParamByValType(I));
    ++NumCopies;
    Forwarded.push_back({Own, cast<AllocaInst>(copy(Call, I)), Bytes});
  }
  Call.setArgOperand(I, Own);
}

// ---- callees ---------------------------------------------------------------

/// Each argument takes a multiple of this many bytes.
static constexpr Align MinArgumentAlign = Align::Constant<4>();

static Value *alignAddress(IRBuilder<> &B, Value *Address, Align Alignment) {
  if (Alignment <= MinArgumentAlign)
    return Address;
  uint64_t Bytes = Alignment.value();
  Address = B.CreateConstGEP1_64(B.getInt8Ty(), Address, Bytes - 1);
  return B.CreateIntrinsic(Intrinsic::ptrmask,
                           {Address->getType(), B.getInt64Ty()},
                           {Address, B.getInt64(-Bytes)});
}

static void lowerVAArg(VAArgInst &I) {
  LLVM_DEBUG(dbgs() << "Lowering" << I << '\n');
  ++NumVAArgs;
  const DataLayout &Layout = I.getDataLayout();
  IRBuilder<> B(&I);
  Type *Ty = I.getType();
  Type *PassedTy = isPassedDirectly(Ty) ? Ty : B.getPtrTy();
  Align Alignment =
      std::min(Layout.getABITypeAlign(PassedTy), Q7X2::StackAlign);
  uint64_t Bytes = alignTo(Layout.getTypeAllocSize(PassedTy), MinArgumentAlign);
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

/// Turns large byval parameters into plain addresses; the callee owns the copy.
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

bool Q7X2::lowerUnnamedArguments(Module &M) {
  bool Changed = false;
  for (Function &F : M)
    Changed |= lowerBody(F);
  for (Function &F : M)
    Changed |= lowerParameters(F);
  return Changed;
}
