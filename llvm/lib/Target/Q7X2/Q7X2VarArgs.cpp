//===-- Q7X2VarArgs.cpp - Unnamed arguments -------------------------------===//
//
// Unnamed arguments lie on the stack, each at its alignment, and a va_list is
// the address of the next one: this pass says so in IR. Integers, floats and
// pointers are there themselves; anything else is in a copy that the caller
// makes, and its address is there.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2RuntimeCalls.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-var-args"
#define PASS_NAME "Q7X2 unnamed arguments"

namespace {

class Q7X2VarArgs : public FunctionPass {
public:
  static char ID;
  Q7X2VarArgs() : FunctionPass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
  }
  bool runOnFunction(Function &F) override;
};

} // namespace

char Q7X2VarArgs::ID = 0;

INITIALIZE_PASS(Q7X2VarArgs, DEBUG_TYPE, PASS_NAME, false, false)

FunctionPass *llvm::createQ7X2VarArgsPass() { return new Q7X2VarArgs(); }

static bool isPassedItself(const Type *Ty) {
  constexpr unsigned MaxBits = 128;
  if (const auto *Int = dyn_cast<IntegerType>(Ty))
    return Int->getBitWidth() <= MaxBits;
  return Ty->isPointerTy() || Ty->isFloatingPointTy();
}

// ---- in the caller ---------------------------------------------------------

// The address of a copy of argument I. A copy has one place for all of a loop's
// passes, since it is dead when the call returns.
static Value *copyArgument(CallBase &Call, unsigned I) {
  Function &F = *Call.getFunction();
  IRBuilder<> Entry(&F.getEntryBlock(), F.getEntryBlock().begin());
  IRBuilder<> B(&Call);
  Value *V = Call.getArgOperand(I);
  if (!Call.isByValArgument(I)) {
    AllocaInst *Copy = Entry.CreateAlloca(V->getType());
    B.CreateStore(V, Copy);
    return Copy;
  }
  Type *Ty = Call.getParamByValType(I);
  AllocaInst *Copy = Entry.CreateAlloca(Ty);
  Align From = Call.getParamAlign(I).valueOrOne();
  Copy->setAlignment(std::max(Copy->getAlign(), From));
  B.CreateMemCpy(Copy, Copy->getAlign(), V, From,
                 F.getDataLayout().getTypeAllocSize(Ty));
  return Copy;
}

static bool lowerCall(CallBase &Call) {
  bool Changed = false;
  for (unsigned I = Call.getFunctionType()->getNumParams();
       I != Call.arg_size(); ++I) {
    Value *V = Call.getArgOperand(I);
    if (isPassedItself(V->getType()) && !Call.isByValArgument(I))
      continue;
    Value *Copy = copyArgument(Call, I);
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

bool Q7X2VarArgs::runOnFunction(Function &F) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (auto *VAArg = dyn_cast<VAArgInst>(&I)) {
      lowerVAArg(*VAArg);
      Changed = true;
    } else if (auto *Call = dyn_cast<CallBase>(&I)) {
      if (Call->getFunctionType()->isVarArg() && !Call->isInlineAsm())
        Changed |= lowerCall(*Call);
    }
  return Changed;
}
