//===-- Q7X2OutputCalls.cpp - Calls of printf and other output functions --===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces calls of C's output functions that the module does not define by
// calls of the target runtime (Runtime/Printf.c). The arguments of a direct
// call of printf are stored to memory in the layout of NVVM's vprintf, which
// serves C, OpenCL C, whose arguments may be vectors, and modules made for
// NVVM.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "Q7X2RuntimeCalls.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using Q7X2::RuntimeFunction;

// ---- printf ----------------------------------------------------------------

namespace {

struct PackedArgument {
  Value *V;
  uint64_t Offset;
};

struct PackedArguments {
  SmallVector<PackedArgument, 8> Args;
  uint64_t Bytes = 0;
};

} // namespace

// The default argument promotions of C.
static Value *promote(IRBuilder<> &B, Value *V) {
  Type *Ty = V->getType();
  if (Ty->isHalfTy() || Ty->isBFloatTy() || Ty->isFloatTy())
    return B.CreateFPExt(V, B.getDoubleTy());
  if (Ty->isIntegerTy() && Ty->getIntegerBitWidth() < 32)
    return B.CreateSExt(V, B.getInt32Ty());
  return V;
}

// Packs the arguments. Each is aligned to its size, up to the stack's
// alignment.
static PackedArguments packArguments(IRBuilder<> &B, CallInst &Call) {
  const DataLayout &Layout = Call.getDataLayout();
  PackedArguments Packed;
  for (unsigned I = 1; I != Call.arg_size(); ++I) {
    Value *V = promote(B, Call.getArgOperand(I));
    Align Alignment =
        std::min(Layout.getABITypeAlign(V->getType()), Q7X2::StackAlign);
    Packed.Bytes = alignTo(Packed.Bytes, Alignment);
    Packed.Args.push_back({V, Packed.Bytes});
    Packed.Bytes += Layout.getTypeAllocSize(V->getType());
  }
  return Packed;
}

static void storeArguments(IRBuilder<> &B, const PackedArguments &Packed,
                           Value *Buffer) {
  for (const PackedArgument &Arg : Packed.Args) {
    Value *To = B.CreateConstInBoundsGEP1_64(B.getInt8Ty(), Buffer, Arg.Offset);
    B.CreateAlignedStore(Arg.V, To,
                         commonAlignment(Q7X2::StackAlign, Arg.Offset));
  }
}

static Value *asGeneric(IRBuilder<> &B, Value *Ptr) {
  return B.CreateAddrSpaceCast(Ptr, B.getPtrTy());
}

/// Lowers the calls of printf in a function; they share the argument buffer.
static void lowerPrintfCalls(Function &F, ArrayRef<CallInst *> Calls,
                             FunctionCallee VPrintf) {
  IRBuilder<> Entry(&F.getEntryBlock(), F.getEntryBlock().begin());
  AllocaInst *Buffer = Entry.CreateAlloca(Entry.getInt8Ty());
  Buffer->setAlignment(Q7X2::StackAlign);
  uint64_t Bytes = 1;
  for (CallInst *Call : Calls) {
    IRBuilder<> B(Call);
    Value *Format = Call->getArgOperand(0);
    // OpenCL's format string is in constant memory, and its printf returns 0.
    bool IsOpenCL =
        Format->getType()->getPointerAddressSpace() == Q7X2::AS_Constant;
    PackedArguments Packed = packArguments(B, *Call);
    storeArguments(B, Packed, Buffer);
    Bytes = std::max(Bytes, Packed.Bytes);
    Value *Count = B.CreateCall(VPrintf, {asGeneric(B, Format), Buffer});
    if (!Call->getType()->isVoidTy())
      Call->replaceAllUsesWith(IsOpenCL ? Constant::getNullValue(B.getInt32Ty())
                                        : Count);
    Call->eraseFromParent();
  }
  Buffer->setAllocatedType(ArrayType::get(Entry.getInt8Ty(), Bytes));
}

/// Returns whether \p U is the callee of a call of printf, and not its
/// argument.
static bool isPrintfCall(const Use &U) {
  const auto *Call = dyn_cast<CallInst>(U.getUser());
  if (!Call || !Call->isCallee(&U) || Call->arg_empty() ||
      Call->isMustTailCall())
    return false;
  return Call->getArgOperand(0)->getType()->isPointerTy() &&
         (Call->getType()->isIntegerTy(32) || Call->getType()->isVoidTy());
}

static void lowerPrintf(Function &Printf) {
  Module &M = *Printf.getParent();
  LLVMContext &Ctx = M.getContext();
  MapVector<Function *, SmallVector<CallInst *, 4>> Calls;
  for (const Use &U : Printf.uses())
    if (isPrintfCall(U)) {
      auto *Call = cast<CallInst>(U.getUser());
      Calls[Call->getFunction()].push_back(Call);
    }
  if (Calls.empty())
    return;
  Type *Ptr = PointerType::get(Ctx, Q7X2::AS_Generic);
  FunctionCallee VPrintf = M.getOrInsertFunction(
      Q7X2::getRuntimeName(RuntimeFunction::vprintf),
      FunctionType::get(Type::getInt32Ty(Ctx), {Ptr, Ptr}, false));
  for (auto &[F, InFunction] : Calls)
    lowerPrintfCalls(*F, InFunction, VPrintf);
}

// ---- the others ------------------------------------------------------------

namespace {
struct OutputFunction {
  StringLiteral Name;
  RuntimeFunction Replacement;
};
} // namespace

static ArrayRef<OutputFunction> getOutputFunctions() {
#define OUTPUT_Arithmetic(NAME)
#define OUTPUT_Atomic(NAME)
#define OUTPUT_Memory(NAME)
#define OUTPUT_Output(NAME) {#NAME, RuntimeFunction::NAME},
#define Q7X2_RUNTIME_FUNCTION(KIND, PREFIX, NAME, MEANING) OUTPUT_##KIND(NAME)
  static constexpr OutputFunction Functions[] = {
#include "llvm/TargetParser/Q7X2RuntimeFunctions.def"
  };
  return Functions;
}

bool Q7X2::lowerOutputCalls(Module &M) {
  bool Changed = false;
  for (const OutputFunction &Output : getOutputFunctions()) {
    Function *F = M.getFunction(Output.Name);
    if (!F || !F->isDeclaration())
      continue;
    if (Output.Replacement == RuntimeFunction::printf)
      lowerPrintf(*F);
    Changed = true;
    if (!F->use_empty())
      F->replaceAllUsesWith(
          M.getOrInsertFunction(getRuntimeName(Output.Replacement),
                                F->getFunctionType())
              .getCallee());
    F->eraseFromParent();
  }
  return Changed;
}
