//===-- MemoryScopes.cpp - Scopes of atomic operations --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemoryScopes.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DynamicRecursiveASTVisitor.h"
#include "clang/AST/Expr.h"
#include "clang/Basic/Builtins.h"
#include "clang/Basic/SyncScope.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace clang;

/// int(int scope, int model), which returns the scope.
static constexpr llvm::StringLiteral HiderName = "__q7x2_memory_scope";

//===----------------------------------------------------------------------===//
// In the source
//===----------------------------------------------------------------------===//

namespace {

class ScopeHider : public ASTConsumer, public DynamicRecursiveASTVisitor {
  ASTContext *Context = nullptr;
  FunctionDecl *Hider = nullptr;

public:
  void Initialize(ASTContext &C) override { Context = &C; }
  bool HandleTopLevelDecl(DeclGroupRef Group) override;
  bool VisitAtomicExpr(AtomicExpr *Atomic) override;
  bool VisitCallExpr(CallExpr *Call) override;

private:
  FunctionDecl *getHider();
  Expr *hide(Expr *Scope, AtomicScopeModelKind Model);
};

} // namespace

bool ScopeHider::HandleTopLevelDecl(DeclGroupRef Group) {
  for (Decl *D : Group)
    TraverseDecl(D);
  return true;
}

FunctionDecl *ScopeHider::getHider() {
  if (Hider)
    return Hider;
  ASTContext &C = *Context;
  QualType Type = C.getFunctionType(C.IntTy, {C.IntTy, C.IntTy},
                                    FunctionProtoType::ExtProtoInfo());
  Hider = FunctionDecl::Create(C, C.getTranslationUnitDecl(), SourceLocation(),
                               SourceLocation(), &C.Idents.get(HiderName), Type,
                               C.getTrivialTypeSourceInfo(Type), SC_Extern);
  SmallVector<ParmVarDecl *> Params;
  for (unsigned I = 0; I != 2; ++I)
    Params.push_back(ParmVarDecl::Create(
        C, Hider, SourceLocation(), SourceLocation(), /*Id=*/nullptr, C.IntTy,
        C.getTrivialTypeSourceInfo(C.IntTy), SC_None, /*DefArg=*/nullptr));
  Hider->setParams(Params);
  Hider->setImplicit();
  // Unmangled in C++ as well.
  Hider->addAttr(AsmLabelAttr::CreateImplicit(C, HiderName));
  return Hider;
}

/// Whether \p Scope is hidden already, as in a precompiled header.
static bool isHidden(const Expr *Scope) {
  const auto *Call = dyn_cast<CallExpr>(Scope);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  return Callee && Callee->getIdentifier() && Callee->getName() == HiderName;
}

Expr *ScopeHider::hide(Expr *Scope, AtomicScopeModelKind Model) {
  // Dependent expressions are visited when the template is instantiated.
  if (isHidden(Scope) || Scope->isInstantiationDependent())
    return Scope;
  ASTContext &C = *Context;
  SourceLocation Loc = Scope->getExprLoc();
  FunctionDecl *F = getHider();
  Expr *Callee =
      DeclRefExpr::Create(C, NestedNameSpecifierLoc(), SourceLocation(), F,
                          /*RefersToEnclosingVariableOrCapture=*/false, Loc,
                          F->getType(), VK_LValue);
  Callee = ImplicitCastExpr::Create(C, C.getPointerType(F->getType()),
                                    CK_FunctionToPointerDecay, Callee, nullptr,
                                    VK_PRValue, FPOptionsOverride());
  // clang does not convert all of them to values.
  if (Scope->isGLValue())
    Scope = ImplicitCastExpr::Create(C, Scope->getType().getUnqualifiedType(),
                                     CK_LValueToRValue, Scope, nullptr,
                                     VK_PRValue, FPOptionsOverride());
  if (!C.hasSameType(Scope->getType(), C.IntTy))
    Scope = ImplicitCastExpr::Create(C, C.IntTy, CK_IntegralCast, Scope,
                                     nullptr, VK_PRValue, FPOptionsOverride());
  auto *ModelArg = IntegerLiteral::Create(
      C, llvm::APInt(C.getIntWidth(C.IntTy), static_cast<unsigned>(Model)),
      C.IntTy, Loc);
  return CallExpr::Create(C, Callee, {Scope, ModelArg}, C.IntTy, VK_PRValue,
                          Loc, FPOptionsOverride());
}

bool ScopeHider::VisitAtomicExpr(AtomicExpr *Atomic) {
  if (!Atomic->getScopeModel())
    return true;
  auto Model = Atomic->isOpenCL() ? AtomicScopeModelKind::OpenCL
               : Atomic->isHIP()  ? AtomicScopeModelKind::HIP
                                  : AtomicScopeModelKind::Generic;
  Expr *&Scope = Atomic->getSubExprs()[Atomic->getNumSubExprs() - 1];
  Scope = hide(Scope, Model);
  return true;
}

bool ScopeHider::VisitCallExpr(CallExpr *Call) {
  if (Call->getBuiltinCallee() == Builtin::BI__scoped_atomic_thread_fence)
    Call->setArg(1, hide(Call->getArg(1), AtomicScopeModelKind::Generic));
  return true;
}

std::unique_ptr<ASTConsumer> clang::q7x2::createScopeHider() {
  return std::make_unique<ScopeHider>();
}

//===----------------------------------------------------------------------===//
// In the IR
//===----------------------------------------------------------------------===//

/// LLVM's name for \p Scope (docs/abi.md).
static StringRef getScopeName(SyncScope Scope) {
  switch (Scope) {
  case SyncScope::SystemScope:
  case SyncScope::HIPSystem:
  case SyncScope::OpenCLAllSVMDevices:
    return "";
  case SyncScope::DeviceScope:
  case SyncScope::HIPAgent:
  case SyncScope::OpenCLDevice:
    return "device";
  case SyncScope::ClusterScope:
  case SyncScope::HIPCluster:
    return "cluster";
  case SyncScope::WorkgroupScope:
  case SyncScope::HIPWorkgroup:
  case SyncScope::OpenCLWorkGroup:
    return "workgroup";
  case SyncScope::WavefrontScope:
  case SyncScope::HIPWavefront:
  case SyncScope::OpenCLSubGroup:
    return "wavefront";
  case SyncScope::SingleScope:
  case SyncScope::HIPSingleThread:
    return "singlethread";
  }
  llvm_unreachable("invalid scope");
}

static void setScope(llvm::BasicBlock &Block, llvm::SyncScope::ID Scope) {
  for (llvm::Instruction &I : Block)
    if (I.isAtomic())
      llvm::setAtomicSyncScopeID(&I, Scope);
}

/// Gives the operations after \p Switch the scopes of their cases.
static void setScopes(llvm::SwitchInst &Switch, const AtomicScopeModel &Model,
                      const llvm::DominatorTree &Dominators) {
  llvm::LLVMContext &Context = Switch.getContext();
  for (const auto &Case : Switch.cases()) {
    uint64_t Scope = Case.getCaseValue()->getZExtValue();
    llvm::SyncScope::ID ID =
        Context.getOrInsertSyncScopeID(getScopeName(Model.map(Scope)));
    // A failure ordering that is not a constant splits a case into blocks.
    SmallVector<llvm::BasicBlock *> Blocks;
    Dominators.getDescendants(Case.getCaseSuccessor(), Blocks);
    for (llvm::BasicBlock *Block : Blocks)
      setScope(*Block, ID);
  }
}

/// An invalid scope means the system's, which a fence has no case for.
static void setDefault(llvm::SwitchInst &Switch,
                       const AtomicScopeModel &Model) {
  auto System = Switch.findCaseValue(llvm::ConstantInt::get(
      cast<llvm::IntegerType>(Switch.getCondition()->getType()),
      Model.getFallBackValue()));
  if (System != Switch.case_default())
    Switch.setDefaultDest(System->getCaseSuccessor());
}

/// Removes \p Call. Returns whether that leaves unreachable blocks.
static bool resolve(llvm::CallInst &Call,
                    const llvm::DominatorTree &Dominators) {
  auto Kind = cast<llvm::ConstantInt>(Call.getArgOperand(1))->getZExtValue();
  std::unique_ptr<AtomicScopeModel> Model =
      AtomicScopeModel::create(static_cast<AtomicScopeModelKind>(Kind));
  SmallVector<llvm::SwitchInst *> Switches;
  for (llvm::User *U : Call.users())
    if (auto *Switch = dyn_cast<llvm::SwitchInst>(U))
      Switches.push_back(Switch);
  for (llvm::SwitchInst *Switch : Switches) {
    setScopes(*Switch, *Model, Dominators);
    setDefault(*Switch, *Model);
  }
  Call.replaceAllUsesWith(Call.getArgOperand(0));
  Call.eraseFromParent();
  bool Folded = false;
  for (llvm::SwitchInst *Switch : Switches)
    Folded |= llvm::ConstantFoldTerminator(Switch->getParent());
  return Folded;
}

llvm::PreservedAnalyses
clang::q7x2::MemoryScopesPass::run(llvm::Module &M,
                                   llvm::ModuleAnalysisManager &) {
  llvm::Function *Hider = M.getFunction(HiderName);
  if (!Hider)
    return llvm::PreservedAnalyses::all();
  llvm::MapVector<llvm::Function *, SmallVector<llvm::CallInst *>> Calls;
  for (llvm::User *U : Hider->users())
    if (auto *Call = dyn_cast<llvm::CallInst>(U))
      Calls[Call->getFunction()].push_back(Call);
  for (auto &[F, CallsOfF] : Calls) {
    llvm::DominatorTree Dominators(*F);
    bool Folded = false;
    for (llvm::CallInst *Call : CallsOfF)
      Folded |= resolve(*Call, Dominators);
    if (Folded)
      llvm::EliminateUnreachableBlocks(*F);
  }
  if (Hider->use_empty())
    Hider->eraseFromParent();
  return llvm::PreservedAnalyses::none();
}
