//===-- Q7X2InlineCalls.cpp - Inline the module's own functions -----------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call costs a kernel more than its own instructions: neither the kernel nor
// the callee uses the uniform datapath (docs/abi.md), and the callee reads
// values from registers that are words of a constant bank or constants in its
// caller. So this pass inlines the calls that LLVM's inliner left because of
// their size, provided that the kernel has no call afterwards: once a kernel
// has one call, further ones cost little.
//
// It inlines functions that are not recursive and that no other module can
// replace. A kernel that would grow too large keeps its calls, and so do
// kernels once many of them have copies.
//
// Requires nothing. Guarantees nothing. One walk over the call graph, and one
// over a kernel for each level of calls.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/Analysis/InlineCost.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-inline-calls"
#define PASS_NAME "Q7X2 calls of the module's own functions"

STATISTIC(NumInlined, "Number of calls inlined");
STATISTIC(NumKernels, "Number of kernels without calls for it");

static cl::opt<unsigned>
    MaxSize("q7x2-inline-size", cl::Hidden, cl::init(4096),
            cl::desc("Instructions of LLVM IR that a kernel may have after "
                     "inlining"));
static cl::opt<unsigned>
    MaxGrowth("q7x2-inline-growth", cl::Hidden, cl::init(16384),
              cl::desc("Instructions of LLVM IR that may be inlined in a "
                       "module"));

namespace {

class Q7X2InlineCalls : public ModulePass {
public:
  static char ID;
  Q7X2InlineCalls() : ModulePass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnModule(Module &M) override;

private:
  /// The numbers of instructions of the inlinable functions, including those of
  /// all their callees. A kernel has an entry only if all its calls can be
  /// inlined.
  DenseMap<const Function *, uint64_t> Sizes;

  std::optional<uint64_t> getSize(const Function &F) const;
  void inlineCalls(Function &Kernel) const;
};

} // namespace

char Q7X2InlineCalls::ID = 0;

INITIALIZE_PASS(Q7X2InlineCalls, DEBUG_TYPE, PASS_NAME, false, false)

ModulePass *llvm::createQ7X2InlineCallsPass() { return new Q7X2InlineCalls(); }

static bool isKernel(const Function &F) {
  return Q7X2::isKernel(F.getCallingConv());
}

/// Returns whether \p F may be copied into a kernel.
static bool canMove(Function &F) {
  if (F.isDeclaration() || F.isInterposable() || isKernel(F) || F.isVarArg() ||
      F.hasFnAttribute(Attribute::Naked) || F.hasFnAttribute(Attribute::Cold) ||
      F.hasFnAttribute(Attribute::OptimizeNone) ||
      F.hasFnAttribute(Attribute::NoInline))
    return false;
  // A dynamic alloca would be executed in each iteration of a loop around the
  // call.
  const bool AllocatesAnySize = any_of(instructions(F), [](Instruction &I) {
    const auto *Alloca = dyn_cast<AllocaInst>(&I);
    return Alloca && !Alloca->isStaticAlloca();
  });
  return !AllocatesAnySize && isInlineViable(F).isSuccess();
}

/// Returns whether a call of \p Callee can be inlined.
static bool canInline(const CallBase &Call, const Function &Callee) {
  const Function &Caller = *Call.getFunction();
  return isa<CallInst>(Call) && !Call.isNoInline() && !Call.isMustTailCall() &&
         !Call.hasOperandBundles() &&
         Call.getFunctionType() == Callee.getFunctionType() &&
         Call.getCallingConv() == Callee.getCallingConv() &&
         Caller.getFnAttribute("target-features") ==
             Callee.getFnAttribute("target-features") &&
         AttributeFuncs::areInlineCompatible(Caller, Callee);
}

/// Returns \p I if it calls something other than an intrinsic or inline
/// assembly; otherwise null.
static const CallBase *getCall(const Instruction &I) {
  const auto *Call = dyn_cast<CallBase>(&I);
  return Call && !isa<IntrinsicInst>(Call) && !Call->isInlineAsm() ? Call
                                                                   : nullptr;
}

// Returns the number of instructions including those of all callees; none if a
// callee cannot be inlined.
std::optional<uint64_t> Q7X2InlineCalls::getSize(const Function &F) const {
  uint64_t Size = 0;
  for (const Instruction &I : instructions(F)) {
    ++Size;
    const CallBase *Call = getCall(I);
    if (!Call)
      continue;
    const Function *Callee = Call->getCalledFunction();
    const auto It = Callee ? Sizes.find(Callee) : Sizes.end();
    if (It == Sizes.end() || !canInline(*Call, *Callee))
      return std::nullopt;
    Size += It->second;
    if (Size > MaxSize)
      return std::nullopt;
  }
  return Size;
}

// Inlines the calls of the kernel, then the calls in the inlined bodies.
void Q7X2InlineCalls::inlineCalls(Function &Kernel) const {
  while (true) {
    SmallVector<CallBase *, 8> Calls;
    for (Instruction &I : instructions(Kernel))
      if (const CallBase *Call = getCall(I))
        Calls.push_back(const_cast<CallBase *>(Call));
    unsigned Num = 0;
    for (CallBase *Call : Calls) {
      InlineFunctionInfo Info;
      Num += InlineFunction(*Call, Info, /*MergeAttributes=*/true).isSuccess();
    }
    NumInlined += Num;
    if (Num == 0)
      return;
  }
}

// Returns the functions that are not recursive, callees before callers.
static SmallVector<Function *, 16> findFunctions(Module &M) {
  SmallVector<Function *, 16> Functions;
  CallGraph Graph(M);
  for (auto I = scc_begin(&Graph); !I.isAtEnd(); ++I)
    if (Function *F = I->front()->getFunction();
        F && !F->isDeclaration() && !I.hasCycle())
      Functions.push_back(F);
  return Functions;
}

bool Q7X2InlineCalls::runOnModule(Module &M) {
  if (skipModule(M) || all_of(M, [](const Function &F) {
        return F.isDeclaration() || isKernel(F);
      }))
    return false;
  Sizes.clear();
  const SmallVector<Function *, 16> Functions = findFunctions(M);
  uint64_t Growth = 0;
  bool Changed = false;
  for (Function *F : Functions) {
    if (F->hasOptSize() || F->hasOptNone() || (!isKernel(*F) && !canMove(*F)))
      continue;
    const std::optional<uint64_t> Size = getSize(*F);
    if (Size && !isKernel(*F))
      Sizes[F] = *Size;
    const uint64_t More =
        Size && isKernel(*F) ? *Size - F->getInstructionCount() : 0;
    if (More == 0 || Growth + More > MaxGrowth)
      continue;
    Growth += More;
    LLVM_DEBUG(dbgs() << "Inlining into " << F->getName() << ", which grows by "
                      << More << '\n');
    inlineCalls(*F);
    ++NumKernels;
    Changed = true;
  }
  if (!Changed)
    return false;
  for (Function *F : reverse(Functions))
    if (Sizes.contains(F) && F->hasLocalLinkage() && F->use_empty())
      F->eraseFromParent();
  return true;
}
