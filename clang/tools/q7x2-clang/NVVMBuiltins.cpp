//===-- NVVMBuiltins.cpp - clang's builtins for NVPTX ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NVVMBuiltins.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DynamicRecursiveASTVisitor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace clang;

static bool isTargetBuiltin(llvm::StringRef Name) {
  return Name.starts_with("__nvvm_") || Name == "__syncthreads";
}

//===----------------------------------------------------------------------===//
// Before code generation
//===----------------------------------------------------------------------===//

namespace {

class BuiltinHider : public ASTConsumer, public DynamicRecursiveASTVisitor {
public:
  bool HandleTopLevelDecl(DeclGroupRef Group) override {
    for (Decl *D : Group)
      TraverseDecl(D);
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    auto *F = dyn_cast<FunctionDecl>(E->getDecl());
    if (F && F->getIdentifier() && F->getBuiltinID() &&
        isTargetBuiltin(F->getName()))
      F->dropAttr<BuiltinAttr>();
    return true;
  }
};

} // namespace

std::unique_ptr<ASTConsumer> clang::q7x2::createBuiltinHider() {
  return std::make_unique<BuiltinHider>();
}

//===----------------------------------------------------------------------===//
// After code generation
//===----------------------------------------------------------------------===//

using namespace llvm;

/// The arguments with the types that \p Ty wants, of the same size; empty if
/// there are others.
static SmallVector<Value *, 4> castArguments(IRBuilder<> &B, CallInst &Call,
                                             llvm::FunctionType *Ty) {
  SmallVector<Value *, 4> Args;
  if (Ty->getNumParams() != Call.arg_size())
    return {};
  for (auto [V, To] : zip_equal(Call.args(), Ty->params())) {
    Value *Arg = V.get();
    if (To->isIntegerTy(1) && Arg->getType()->isIntegerTy())
      Arg = B.CreateIsNotNull(Arg);
    else if (To->isPointerTy() && Arg->getType()->isPointerTy())
      Arg = B.CreateAddrSpaceCast(Arg, To);
    else if (CastInst::isBitCastable(Arg->getType(), To))
      Arg = B.CreateBitCast(Arg, To);
    if (Arg->getType() != To)
      return {};
    Args.push_back(Arg);
  }
  return Args;
}

/// The intrinsic of a builtin: as LLVM says, or the one of the same name, in
/// which the types of overloaded ones follow.
static Intrinsic::ID findIntrinsic(StringRef Name) {
  if (Intrinsic::ID ID = Intrinsic::getIntrinsicForClangBuiltin("nvvm", Name))
    return ID;
  auto ID =
      StringSwitch<Intrinsic::ID>(Name)
          .Case("__nvvm_bar_sync", Intrinsic::nvvm_barrier_cta_sync_aligned_all)
          .Case("__nvvm_barrier_sync", Intrinsic::nvvm_barrier_cta_sync_all)
          .Case("__nvvm_barrier_sync_cnt",
                Intrinsic::nvvm_barrier_cta_sync_count)
          .Cases({"__nvvm_abs_bf16", "__nvvm_abs_bf16x2"}, Intrinsic::fabs)
          .Default(Intrinsic::not_intrinsic);
  if (ID || !Name.consume_front("__nvvm_"))
    return ID;
  std::string Full = ("llvm.nvvm." + Name).str();
  llvm::replace(Full, '_', '.');
  Intrinsic::ID Found = Intrinsic::lookupIntrinsicID(Full);
  // A type may be the beginning of another part of a name.
  return Found
             ? Found
             : Intrinsic::lookupIntrinsicID(StringRef(Full).rsplit('.').first);
}

static Value *callIntrinsic(IRBuilder<> &B, CallInst &Call, StringRef Name) {
  if (Name == "__syncthreads" || Name == "__nvvm_bar0")
    return B.CreateIntrinsic(Intrinsic::nvvm_barrier_cta_sync_aligned_all,
                             {B.getInt32(0)});
  Intrinsic::ID ID = findIntrinsic(Name);
  if (!ID)
    return nullptr;
  SmallVector<llvm::Type *, 1> Overloads;
  if (Intrinsic::isOverloaded(ID)) {
    if (Call.arg_size() == 0)
      return nullptr;
    Overloads.push_back(Call.getArgOperand(0)->getType());
  }
  llvm::FunctionType *Ty = Intrinsic::getType(B.getContext(), ID, Overloads);
  SmallVector<Value *, 4> Args = castArguments(B, Call, Ty);
  if (Args.size() != Ty->getNumParams())
    return nullptr;
  Value *Result = B.CreateIntrinsic(ID, Overloads, Args);
  llvm::Type *Wanted = Call.getType();
  if (Result->getType()->isIntegerTy(1) && Wanted->isIntegerTy())
    return B.CreateZExt(Result, Wanted);
  if (Result->getType() == Wanted)
    return Result;
  return CastInst::isBitCastable(Result->getType(), Wanted)
             ? B.CreateBitCast(Result, Wanted)
             : nullptr;
}

/// __nvvm_atom[_SCOPE]_OPERATION_gen_TYPE
static Value *emitAtomic(IRBuilder<> &B, CallInst &Call, StringRef Name) {
  if (!Name.consume_front("__nvvm_atom_"))
    return nullptr;
  LLVMContext &C = B.getContext();
  llvm::SyncScope::ID Scope = C.getOrInsertSyncScopeID("device");
  if (Name.consume_front("cta_"))
    Scope = C.getOrInsertSyncScopeID("block");
  else if (Name.consume_front("sys_"))
    Scope = llvm::SyncScope::System;
  auto [Operation, TypeName] = Name.split("_gen_");
  constexpr auto Order = AtomicOrdering::Monotonic;
  Value *Pointer = Call.getArgOperand(0), *V = Call.getArgOperand(1);
  if (Operation == "cas")
    return B.CreateExtractValue(
        B.CreateAtomicCmpXchg(Pointer, V, Call.getArgOperand(2), MaybeAlign(),
                              Order, Order, Scope),
        0);
  bool IsFloat = V->getType()->isFloatingPointTy();
  bool IsUnsigned = TypeName.starts_with("u");
  using RMW = AtomicRMWInst;
  auto Op = StringSwitch<RMW::BinOp>(Operation)
                .Case("add", IsFloat ? RMW::FAdd : RMW::Add)
                .Case("sub", RMW::Sub)
                .Case("xchg", RMW::Xchg)
                .Case("max", IsUnsigned ? RMW::UMax : RMW::Max)
                .Case("min", IsUnsigned ? RMW::UMin : RMW::Min)
                .Case("and", RMW::And)
                .Case("or", RMW::Or)
                .Case("xor", RMW::Xor)
                .Case("inc", RMW::UIncWrap)
                .Case("dec", RMW::UDecWrap)
                .Default(RMW::BAD_BINOP);
  if (Op == RMW::BAD_BINOP)
    return nullptr;
  return B.CreateAtomicRMW(Op, Pointer, V, MaybeAlign(), Order, Scope);
}

/// __nvvm_bar0_OPERATION: a barrier with a reduction
static Value *emitBarrier(IRBuilder<> &B, CallInst &Call, StringRef Name) {
  auto ID = StringSwitch<Intrinsic::ID>(Name)
                .Case("__nvvm_bar0_popc",
                      Intrinsic::nvvm_barrier_cta_red_popc_aligned_all)
                .Case("__nvvm_bar0_and",
                      Intrinsic::nvvm_barrier_cta_red_and_aligned_all)
                .Case("__nvvm_bar0_or",
                      Intrinsic::nvvm_barrier_cta_red_or_aligned_all)
                .Default(Intrinsic::not_intrinsic);
  if (!ID)
    return nullptr;
  Value *Result = B.CreateIntrinsic(
      ID, {B.getInt32(0), B.CreateIsNotNull(Call.getArgOperand(0))});
  return B.CreateZExt(Result, Call.getType());
}

/// __nvvm_ldg_TYPE and __nvvm_ldu_TYPE: loads through other caches
static Value *emitLoad(IRBuilder<> &B, CallInst &Call, StringRef Name) {
  if (!Name.starts_with("__nvvm_ldg_") && !Name.starts_with("__nvvm_ldu_"))
    return nullptr;
  return B.CreateLoad(Call.getType(), Call.getArgOperand(0));
}

/// __nvvm_match_all_sync_TYPEp(mask, value, &predicate)
static Value *emitMatch(IRBuilder<> &B, CallInst &Call, StringRef Name) {
  Intrinsic::ID ID = StringSwitch<Intrinsic::ID>(Name)
                         .Case("__nvvm_match_all_sync_i32p",
                               Intrinsic::nvvm_match_all_sync_i32p)
                         .Case("__nvvm_match_all_sync_i64p",
                               Intrinsic::nvvm_match_all_sync_i64p)
                         .Default(Intrinsic::not_intrinsic);
  if (!ID)
    return nullptr;
  Value *Both =
      B.CreateIntrinsic(ID, {Call.getArgOperand(0), Call.getArgOperand(1)});
  B.CreateStore(B.CreateZExt(B.CreateExtractValue(Both, 1), B.getInt32Ty()),
                Call.getArgOperand(2));
  return B.CreateExtractValue(Both, 0);
}

static void replaceCall(CallInst &Call, StringRef Name) {
  IRBuilder<> B(&Call);
  Value *Result = nullptr;
  for (auto Emit :
       {callIntrinsic, emitAtomic, emitBarrier, emitLoad, emitMatch})
    if (!Result)
      Result = Emit(B, Call, Name);
  if (!Result) {
    Call.getContext().diagnose(DiagnosticInfoUnsupported(
        *Call.getFunction(), "builtin " + Name + " is not supported",
        Call.getDebugLoc()));
    Result = PoisonValue::get(Call.getType());
  }
  Call.replaceAllUsesWith(Result);
  Call.eraseFromParent();
}

PreservedAnalyses
clang::q7x2::NVVMBuiltinsPass::run(llvm::Module &M,
                                   llvm::ModuleAnalysisManager &) {
  bool Changed = false;
  for (Function &F : make_early_inc_range(M)) {
    if (!F.isDeclaration() || !isTargetBuiltin(F.getName()) ||
        F.getName() == "__nvvm_reflect")
      continue;
    for (User *U : make_early_inc_range(F.users()))
      if (auto *Call = dyn_cast<CallInst>(U);
          Call && Call->getCalledFunction() == &F)
        replaceCall(*Call, F.getName());
    if (F.use_empty())
      F.eraseFromParent();
    Changed = true;
  }
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
