//===-- Q7X2PTX.cpp - Translate inline PTX --------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces inline assembly in PTX, which libraries and headers for NVPTX
// contain, among them libdevice and CUDA's, by IR. An instruction that
// PTX/PTXInstructions.def does not list is an error that names it. The
// machine's own assembly, whose mnemonics are in upper case, remains. Calls of
// libdevice's __nvvm_reflect are replaced by the value that they query.
//
// Runs at the start of the optimizer's pipelines, and as the first step of
// q7x2-nvvm for code of other front ends. Requires nothing. Guarantees that no
// inline assembly is PTX.
//
//   %r = call i32 asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(...)
//   =>  %r = call i32 @llvm.fshl.i32(i32 %high, i32 %low, i32 %by)
//
//===----------------------------------------------------------------------===//

#include "Q7X2PTX.h"
#include "PTXCarry.h"
#include "PTXTranslator.h"
#include "Q7X2.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-ptx"

STATISTIC(NumTranslated, "Number of inline PTX assemblies translated");

/// Reports an error at its line in the asm, or at the asm if no other location
/// is known, always with the name of the function.
static void report(const CallInst &Asm, const Q7X2::ptx::SyntaxError &Error) {
  LLVMContext &C = Asm.getContext();
  if (Asm.getDebugLoc()) {
    C.diagnose(DiagnosticInfoUnsupported(*Asm.getFunction(), Error.Message,
                                         Asm.getDebugLoc()));
    return;
  }
  // The front end's locations, one for each line.
  uint64_t Location = 0;
  if (const MDNode *Lines = Asm.getMetadata("srcloc")) {
    unsigned Line = Error.Line < Lines->getNumOperands() ? Error.Line : 0;
    if (auto *Value =
            mdconst::dyn_extract<ConstantInt>(Lines->getOperand(Line)))
      Location = Value->getZExtValue();
  }
  if (Location) {
    StringRef Name = Asm.getFunction()->getName();
    C.diagnose(DiagnosticInfoInlineAsm(Location, "in function " + Name + ": " +
                                                     Error.Message));
  } else {
    C.diagnose(DiagnosticInfoUnsupported(*Asm.getFunction(), Error.Message));
  }
}

static void translate(CallInst &Asm, AllocaInst *Carry) {
  LLVM_DEBUG(dbgs() << "Translating " << Asm << '\n');
  ++NumTranslated;
  handleAllErrors(Q7X2::ptx::Translator(Asm, Carry).run(),
                  [&](const Q7X2::ptx::SyntaxError &Error) {
                    report(Asm, Error);
                    if (!Asm.getType()->isVoidTy())
                      Asm.replaceAllUsesWith(PoisonValue::get(Asm.getType()));
                  });
  Asm.eraseFromParent();
}

/// Returns the value of __nvvm_reflect: the module's setting for whether to
/// flush subnormal numbers, and 0 for the processor, which is not one of
/// NVIDIA's.
static Constant *reflect(const CallInst &Call) {
  StringRef Name;
  uint64_t Value = 0;
  if (Call.arg_size() == 1 &&
      getConstantStringInfo(Call.getArgOperand(0)->stripPointerCasts(), Name) &&
      Name == "__CUDA_FTZ")
    if (auto *Flag = mdconst::extract_or_null<ConstantInt>(
            Call.getModule()->getModuleFlag("nvvm-reflect-ftz")))
      Value = Flag->getZExtValue();
  return ConstantInt::get(Call.getType(), Value);
}

static bool replaceReflection(Function &F) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Call = dyn_cast<CallInst>(&I);
    const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    if (!Callee || !Call->getType()->isIntegerTy() ||
        (Callee->getName() != "__nvvm_reflect" &&
         Callee->getIntrinsicID() != Intrinsic::nvvm_reflect))
      continue;
    Call->replaceAllUsesWith(reflect(*Call));
    Call->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

/// Makes a stack object for the carry flag, which is clear on entry to the
/// function.
static AllocaInst *createCarry(Function &F) {
  IRBuilder<> B(&*F.getEntryBlock().begin());
  AllocaInst *Carry = B.CreateAlloca(B.getInt1Ty());
  B.CreateStore(B.getFalse(), Carry);
  return Carry;
}

bool Q7X2::translatePTX(Function &F, bool HasCarry) {
  bool Changed = replaceReflection(F);
  SmallVector<CallInst *, 8> Found;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallInst>(&I);
        Call && Call->isInlineAsm() &&
        ptx::isPTX(cast<InlineAsm>(Call->getCalledOperand())->getAsmString()))
      Found.push_back(Call);
  if (Found.empty())
    return Changed;
  AllocaInst *Carry = nullptr;
  SmallPtrSet<const CallInst *, 4> Unset;
  if (any_of(Found,
             [](CallInst *Asm) { return ptx::getCarryUse(*Asm).Reads; })) {
    Carry = createCarry(F);
    if (!HasCarry)
      Unset = ptx::findUnsetCarries(F);
  }
  for (CallInst *Asm : Found)
    translate(*Asm, Unset.contains(Asm) ? nullptr : Carry);
  return true;
}

PreservedAnalyses Q7X2PTXPass::run(Module &M, ModuleAnalysisManager &) {
  SmallPtrSet<Function *, 8> Inlined;
  bool Changed = Q7X2::ptx::inlineCarryWrappers(M, Inlined);
  for (Function &F : make_early_inc_range(M)) {
    if (Inlined.contains(&F) && F.isDefTriviallyDead())
      F.eraseFromParent();
    else
      Changed |= Q7X2::translatePTX(F, /*HasCarry=*/Inlined.contains(&F));
  }
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
