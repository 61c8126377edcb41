//===-- PTXCarry.cpp - The carry flag between assemblies ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PTXCarry.h"
#include "PTXParser.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;
using namespace llvm::Q7X2::ptx;

CarryUse Q7X2::ptx::getCarryUse(const CallInst &Asm) {
  CarryUse Use;
  auto *Callee = dyn_cast<InlineAsm>(Asm.getCalledOperand());
  if (!Callee || !isPTX(Callee->getAsmString()))
    return Use;
  // Most have none of its instructions, and need not be parsed for that.
  constexpr StringLiteral Uses[] = {"addc", "subc", "madc", ".cc"};
  if (none_of(Uses, [&](StringRef Part) {
        return Callee->getAsmString().contains(Part);
      }))
    return Use;
  Expected<std::vector<Statement>> Statements = parse(Callee->getAsmString());
  if (!Statements) {
    consumeError(Statements.takeError()); // The translator reports it.
    return Use;
  }
  bool IsSet = false;
  for (const Statement &S : *Statements) {
    if (is_contained({"addc", "subc", "madc"}, S.Mnemonic))
      Use.Reads |= !IsSet;
    if (S.has("cc")) {
      Use.Writes = true;
      IsSet |= !S.Guard;
    }
  }
  return Use;
}

SmallPtrSet<const CallInst *, 4>
Q7X2::ptx::findUnsetCarries(const Function &F) {
  SmallPtrSet<const CallInst *, 4> Found;
  SmallPtrSet<const BasicBlock *, 8> Reached = {&F.getEntryBlock()};
  SmallVector<const BasicBlock *, 8> Worklist = {&F.getEntryBlock()};
  while (!Worklist.empty()) {
    const BasicBlock *BB = Worklist.pop_back_val();
    auto Writes = [&](const Instruction &I) {
      auto *Call = dyn_cast<CallInst>(&I);
      CarryUse Use = Call ? getCarryUse(*Call) : CarryUse();
      if (Use.Reads)
        Found.insert(Call);
      return Use.Writes;
    };
    if (none_of(*BB, Writes))
      for (const BasicBlock *Successor : successors(BB))
        if (Reached.insert(Successor).second)
          Worklist.push_back(Successor);
  }
  return Found;
}

static bool usesCarry(const Function &F, bool CarryUse::*How) {
  return any_of(instructions(F), [&](const Instruction &I) {
    auto *Call = dyn_cast<CallInst>(&I);
    return Call && getCarryUse(*Call).*How;
  });
}

/// Inlines the calls in \p F of functions for which \p Matches.
static bool inlineCalls(Function &F, function_ref<bool(Function &)> Matches) {
  SmallVector<CallBase *, 8> Calls;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallBase>(&I))
      if (Function *Callee = Call->getCalledFunction();
          Callee && Callee != &F && !Callee->isDeclaration() &&
          !Callee->hasFnAttribute(Attribute::NoInline) && Matches(*Callee))
        Calls.push_back(Call);
  for (CallBase *Call : Calls) {
    InlineFunctionInfo Info;
    InlineFunction(*Call, Info);
  }
  return !Calls.empty();
}

bool Q7X2::ptx::inlineCarryWrappers(Module &M,
                                    SmallPtrSetImpl<Function *> &Inlined) {
  if (none_of(M,
              [](const Function &F) { return usesCarry(F, &CarryUse::Reads); }))
    return false;
  // Callees first; functions that call each other are not inlined.
  SmallVector<Function *, 16> Order;
  CallGraph Graph(M);
  for (auto It = scc_begin(&Graph); !It.isAtEnd(); ++It)
    if (Function *F = It->front()->getFunction();
        F && !F->isDeclaration() && !It.hasCycle())
      Order.push_back(F);

  bool Changed = false;
  SmallPtrSet<Function *, 8> Readers;
  for (Function *F : Order) {
    Changed |= inlineCalls(*F, [&](Function &Callee) {
      bool IsReader = Readers.contains(&Callee);
      if (IsReader)
        Inlined.insert(&Callee);
      return IsReader;
    });
    if (!findUnsetCarries(*F).empty())
      Changed |= inlineCalls(*F, [](Function &Callee) {
        return usesCarry(Callee, &CarryUse::Writes);
      });
    if (!findUnsetCarries(*F).empty())
      Readers.insert(F);
  }
  return Changed;
}
