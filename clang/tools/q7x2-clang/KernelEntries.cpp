//===-- KernelEntries.cpp - Put kernel bodies into their entries ----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEntries.h"
#include "Q7X2KernelConvention.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

static constexpr StringLiteral BodyPrefix = "__clang_ocl_kern_imp_";

/// The call of \p Body in its own entry, not one in another kernel.
static CallBase *findEntryCall(Function &Body) {
  StringRef KernelName = Body.getName().substr(BodyPrefix.size());
  for (User *U : Body.users()) {
    auto *Call = dyn_cast<CallBase>(U);
    if (!Call || Call->getCalledFunction() != &Body)
      continue;
    const Function *Caller = Call->getFunction();
    if (Q7X2::isKernel(Caller->getCallingConv()) &&
        Caller->getName() == KernelName)
      return Call;
  }
  return nullptr;
}

/// Defines a body that another module declares and calls, if its kernel is
/// here.
static bool defineFromEntry(Function &Body) {
  Function *Entry =
      Body.getParent()->getFunction(Body.getName().substr(BodyPrefix.size()));
  if (!Entry || Entry->isDeclaration() ||
      !Q7X2::isKernel(Entry->getCallingConv()) ||
      Entry->getFunctionType() != Body.getFunctionType())
    return false;
  const CallingConv::ID Convention = Body.getCallingConv();
  ValueToValueMapTy Arguments;
  for (auto [From, To] : zip_equal(Entry->args(), Body.args()))
    Arguments[&From] = &To;
  Body.clearMetadata(); // of a declaration
  SmallVector<ReturnInst *, 4> Returns;
  CloneFunctionInto(&Body, Entry, Arguments,
                    CloneFunctionChangeType::LocalChangesOnly, Returns);
  Body.setCallingConv(Convention);
  // Metadata that describe a kernel and its arguments.
  Body.eraseMetadataIf(
      [](unsigned Kind, MDNode *) { return Kind != LLVMContext::MD_dbg; });
  return true;
}

/// Marks the arguments of kernels, all of which a launch sets.
static bool markArguments(Module &M) {
  bool Changed = false;
  for (Function &F : M)
    if (Q7X2::isKernel(F.getCallingConv()))
      for (Argument &A : F.args())
        if (!A.hasAttribute(Attribute::NoUndef)) {
          A.addAttr(Attribute::NoUndef);
          Changed = true;
        }
  return Changed;
}

PreservedAnalyses clang::q7x2::KernelEntriesPass::run(llvm::Module &M,
                                                      ModuleAnalysisManager &) {
  bool Changed = false;
  for (Function &Body : make_early_inc_range(M)) {
    if (!Body.getName().starts_with(BodyPrefix) ||
        (Body.isDeclaration() && !defineFromEntry(Body)))
      continue;
    if (CallBase *Call = findEntryCall(Body)) {
      InlineFunctionInfo Info;
      Changed |=
          InlineFunction(*Call, Info, /*MergeAttributes=*/true).isSuccess();
    }
    if (Body.isDefTriviallyDead() || Body.use_empty()) {
      Body.eraseFromParent();
      Changed = true;
      continue;
    }
    Body.setLinkage(GlobalValue::InternalLinkage);
    if (!Body.hasFnAttribute(Attribute::OptimizeNone))
      Body.removeFnAttr(Attribute::NoInline);
    Changed = true;
  }
  Changed |= markArguments(M);
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
