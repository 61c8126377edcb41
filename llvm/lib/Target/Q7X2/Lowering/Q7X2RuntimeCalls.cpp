//===-- Q7X2RuntimeCalls.cpp - Calls of the target runtime ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces operations that are too long to be expanded at each occurrence,
// division of 64- and 128-bit integers and division and square root of doubles,
// by calls, and links the called functions of the target runtime (Runtime/*.c,
// Q7X2RuntimeFunctions.def) into the module:
//
//   %q = fdiv double %a, %b   ->   %q = call double @__q7x2_fdiv64(...)
//
// The functions on doubles consist of a fast path and a call for rare operands.
// The fast path is inlined in code that is optimized for speed. Then lowers
// unnamed arguments and large structures (Q7X2VarArgs.h).
//
// Requires that atomic operations have been expanded. Guarantees that the
// module refers to no function of the runtime that it does not define.
//
//===----------------------------------------------------------------------===//

#include "Q7X2RuntimeCalls.h"
#include "Q7X2.h"
#include "Q7X2ByElement.h"
#include "Q7X2VarArgs.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Transforms/Utils/BypassSlowDivision.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;
using Q7X2::RuntimeFunction;

#define DEBUG_TYPE "q7x2-runtime-calls"
#define PASS_NAME "Q7X2 calls of the target runtime"

STATISTIC(NumOperations, "Number of operations replaced by runtime calls");
STATISTIC(NumModules, "Number of modules linked with the runtime");

namespace {

class Q7X2RuntimeCalls : public ModulePass {
public:
  static char ID;
  Q7X2RuntimeCalls() : ModulePass(ID) {}

  StringRef getPassName() const override { return PASS_NAME; }
  bool runOnModule(Module &M) override;
};

} // namespace

char Q7X2RuntimeCalls::ID = 0;

INITIALIZE_PASS(Q7X2RuntimeCalls, DEBUG_TYPE, PASS_NAME, false, false)

ModulePass *llvm::createQ7X2RuntimeCallsPass() {
  return new Q7X2RuntimeCalls();
}

static const unsigned char RuntimeBitcode[] = {
#include "Q7X2Runtime.inc"
};

StringRef Q7X2::getRuntimeName(RuntimeFunction F) {
  switch (F) {
#define Q7X2_RUNTIME_FUNCTION(KIND, PREFIX, NAME, MEANING)                     \
  case RuntimeFunction::NAME:                                                  \
    return #PREFIX #NAME;
#include "llvm/TargetParser/Q7X2RuntimeFunctions.def"
  }
  llvm_unreachable("unknown runtime function");
}

// The functions are pure, so that calls with the same operands can be merged.
static Value *emitCall(IRBuilder<> &B, RuntimeFunction F, Type *Result,
                       ArrayRef<Value *> Args) {
  SmallVector<Type *, 2> Types;
  for (Value *V : Args)
    Types.push_back(V->getType());
  Module &M = *B.GetInsertBlock()->getModule();
  FunctionCallee Callee = M.getOrInsertFunction(
      Q7X2::getRuntimeName(F), FunctionType::get(Result, Types, false));
  CallInst *Call = B.CreateCall(Callee, Args);
  Call->setDoesNotAccessMemory();
  Call->setDoesNotThrow();
  Call->addFnAttr(Attribute::WillReturn);
  return Call;
}

// ---- integers --------------------------------------------------------------

// Returns whether selection has no need of a call for an i64 division: one by a
// constant becomes a multiplication, or only shifts if the combiner must save
// size.
static bool isSelected64(const Value *Divisor, const Function &F) {
  return isa<Constant>(Divisor) &&
         (!F.hasMinSize() || match(Divisor, PatternMatch::m_Power2()));
}

// Returns whether I is a division of more than 32 bits that becomes a call. A
// wide one by a power of two becomes a shift.
static bool isLongDivision(const BinaryOperator &I) {
  switch (I.getOpcode()) {
  case Instruction::SDiv:
  case Instruction::UDiv:
  case Instruction::SRem:
  case Instruction::URem:
    break;
  default:
    return false;
  }
  unsigned Bits = I.getType()->getScalarSizeInBits();
  if (Bits > 64)
    return Bits <= 128 && !match(I.getOperand(1), PatternMatch::m_Power2());
  return Bits > 32 && !(I.getType()->isIntegerTy(64) &&
                        isSelected64(I.getOperand(1), *I.getFunction()));
}

static Value *emitLongDivision(IRBuilder<> &B, const BinaryOperator &I,
                               ArrayRef<Value *> Args) {
  bool IsSigned =
      I.getOpcode() == Instruction::SDiv || I.getOpcode() == Instruction::SRem;
  bool IsRemainder =
      I.getOpcode() == Instruction::SRem || I.getOpcode() == Instruction::URem;
  bool IsWide = Args[0]->getType()->getIntegerBitWidth() > 64;
  Type *Long = B.getIntNTy(IsWide ? 128 : 64);
  auto Extend = [&](Value *V) {
    return IsSigned ? B.CreateSExt(V, Long) : B.CreateZExt(V, Long);
  };
  Value *X = Extend(Args[0]), *Y = Extend(Args[1]);
  if (!IsWide && isSelected64(Y, *I.getFunction()))
    return B.CreateTrunc(B.CreateBinOp(I.getOpcode(), X, Y),
                         Args[0]->getType());
  RuntimeFunction F = IsWide ? (IsSigned ? RuntimeFunction::divmod128
                                         : RuntimeFunction::udivmod128)
                             : (IsSigned ? RuntimeFunction::divmod64
                                         : RuntimeFunction::udivmod64);
  Value *Both = emitCall(B, F, StructType::get(Long, Long), {X, Y});
  return B.CreateTrunc(B.CreateExtractValue(Both, IsRemainder),
                       Args[0]->getType());
}

// ---- doubles ---------------------------------------------------------------

// Returns the function that implements an operation on doubles or vectors of
// them.
static std::optional<RuntimeFunction> getDoubleFunction(const Instruction &I) {
  if (!I.getType()->getScalarType()->isDoubleTy())
    return std::nullopt;
  if (I.getOpcode() == Instruction::FDiv)
    return match(I.getOperand(0), PatternMatch::m_FPOne())
               ? RuntimeFunction::rcp64
               : RuntimeFunction::fdiv64;
  const auto *II = dyn_cast<IntrinsicInst>(&I);
  switch (II ? II->getIntrinsicID() : Intrinsic::not_intrinsic) {
  case Intrinsic::sqrt:
  case Intrinsic::nvvm_sqrt_rn_d:
    return RuntimeFunction::sqrt64;
  case Intrinsic::nvvm_div_rn_d:
    return RuntimeFunction::fdiv64;
  case Intrinsic::nvvm_rcp_rn_d:
    return RuntimeFunction::rcp64;
  default:
    return std::nullopt;
  }
}

static Value *emitDoubleCall(IRBuilder<> &B, RuntimeFunction F,
                             ArrayRef<Value *> Args) {
  // The reciprocal takes only the divisor.
  if (F == RuntimeFunction::rcp64)
    Args = Args.take_back();
  return emitCall(B, F, B.getDoubleTy(), Args);
}

// ---- either ----------------------------------------------------------------

// Returns the operands that are values, without rounding modes and the like.
static SmallVector<Value *, 2> getValues(Instruction &I) {
  SmallVector<Value *, 2> Values;
  for (Value *V : I.operands())
    if (V->getType() == I.getType())
      Values.push_back(V);
  return Values;
}

// Returns the replacement of I; null if I is kept.
static Value *emitRuntimeCall(Instruction &I) {
  auto *Binary = dyn_cast<BinaryOperator>(&I);
  bool IsDivision = Binary && isLongDivision(*Binary);
  std::optional<RuntimeFunction> OnDoubles = getDoubleFunction(I);
  if (!IsDivision && !OnDoubles)
    return nullptr;
  IRBuilder<> B(&I);
  return q7x2::emitByElement(
      B, I.getType(), getValues(I), [&](ArrayRef<Value *> Args) {
        return IsDivision ? emitLongDivision(B, *Binary, Args)
                          : emitDoubleCall(B, *OnDoubles, Args);
      });
}

// ---- calls that must not become operations ---------------------------------

// Returns whether instruction selection would turn a call of the function into
// an operation that the machine does not have, or only approximately.
static bool isSelectedByName(LibFunc Func) {
  switch (Func) {
#define Q7X2_MATH_FUNCTION(NAME, FLOAT, SELECTED_BY_NAME)                      \
  case LibFunc_##NAME:                                                         \
  case LibFunc_##NAME##f:                                                      \
  case LibFunc_##NAME##l:                                                      \
    return SELECTED_BY_NAME;
#include "llvm/TargetParser/Q7X2MathFunctions.def"
  default:
    return false;
  }
}

// Keeps calls of such functions, and of library functions that the module
// defines.
static bool keepCalls(Module &M) {
  bool Changed = false;
  TargetLibraryInfoImpl Library(M.getTargetTriple());
  for (Function &F : M) {
    LibFunc Func;
    if (F.isIntrinsic() || !Library.getLibFunc(F, Func) ||
        (F.isDeclaration() && !isSelectedByName(Func)))
      continue;
    for (User *U : F.users())
      if (auto *Call = dyn_cast<CallBase>(U);
          Call && Call->getCalledOperand() == &F) {
        Call->addFnAttr(Attribute::NoBuiltin);
        Changed = true;
      }
  }
  return Changed;
}

// ---- linking ---------------------------------------------------------------

static bool isRuntimeName(StringRef Name) {
  // Never destroyed: threads may still compile when a host program exits.
  static const auto &Names = *new StringSet<>{
#define Q7X2_RUNTIME_FUNCTION(KIND, PREFIX, NAME, MEANING) #PREFIX #NAME,
#include "llvm/TargetParser/Q7X2RuntimeFunctions.def"
  };
  return Names.contains(Name);
}

static void linkRuntime(Module &M) {
  ++NumModules;
  StringRef Bytes(reinterpret_cast<const char *>(RuntimeBitcode),
                  sizeof(RuntimeBitcode));
  // Load lazily: the linker reads only the functions that it needs.
  std::unique_ptr<Module> Runtime = cantFail(getLazyBitcodeModule(
      MemoryBufferRef(Bytes, "q7x2 runtime"), M.getContext()));
  Runtime->setDataLayout(M.getDataLayout());
  Runtime->setTargetTriple(M.getTargetTriple());
  // The runtime's compile options are not the module's.
  for (NamedMDNode &MD : make_early_inc_range(Runtime->named_metadata()))
    Runtime->eraseNamedMetadata(&MD);
  for (Function &F : *Runtime) {
    F.removeFnAttr("target-cpu");
    F.removeFnAttr("target-features");
    if (!F.isDeclaration() && !F.hasFnAttribute(Attribute::AlwaysInline))
      F.addFnAttr(Attribute::NoInline);
  }
  Linker::linkModules(M, std::move(Runtime), Linker::LinkOnlyNeeded);
  for (Function &F : M)
    if (!F.isDeclaration() && isRuntimeName(F.getName()))
      F.setLinkage(GlobalValue::InternalLinkage);
}

// The maximum number of calls of a function that are inlined.
constexpr unsigned MaxInlined = 24;

// Inlines the fast paths of the runtime in optimized code that has few calls of
// them.
static void inlineFastPaths(Module &M) {
  for (Function &F : make_early_inc_range(M)) {
    if (F.isDeclaration() || !F.hasFnAttribute(Attribute::AlwaysInline) ||
        !isRuntimeName(F.getName()))
      continue;
    MapVector<Function *, SmallVector<CallInst *, 4>> Calls;
    for (User *U : F.users())
      if (auto *Call = dyn_cast<CallInst>(U);
          Call && Call->getCalledFunction() == &F)
        Calls[Call->getFunction()].push_back(Call);
    F.removeFnAttr(Attribute::AlwaysInline);
    for (auto &[Caller, Of] : Calls) {
      if (Caller->hasOptNone() || Caller->hasOptSize() ||
          Of.size() > MaxInlined)
        continue;
      for (CallInst *Call : Of) {
        InlineFunctionInfo Info;
        InlineFunction(*Call, Info);
      }
    }
    F.addFnAttr(Attribute::NoInline);
    if (F.use_empty())
      F.eraseFromParent();
  }
}

// Returns whether earlier passes have emitted calls: of atomic operations on
// objects that are too large for the machine, or of powers.
static bool callsRuntime(const Module &M) {
  return any_of(M, [](const Function &F) {
    return F.isDeclaration() && isRuntimeName(F.getName());
  });
}

// ---- operations ------------------------------------------------------------

// Divides in 32 bits if both operands fit, as most do: a test and a branch save
// half of the instructions of a call.
static bool bypassLongDivisions(Function &F) {
  if (F.hasOptSize() || F.hasOptNone())
    return false;
  bool Changed = false;
  for (BasicBlock &BB : make_early_inc_range(F))
    Changed |= bypassSlowDivision(&BB, {{64, 32}});
  return Changed;
}

// Replaces a quotient by a square root that may be approximate by a product
// with the reciprocal root: one refinement instead of two.
static bool useReciprocalRoots(Function &F) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    if (I.getOpcode() != Instruction::FDiv ||
        !I.getType()->getScalarType()->isDoubleTy() ||
        !(I.hasApproxFunc() || I.hasAllowReciprocal()))
      continue;
    auto *Root = dyn_cast<IntrinsicInst>(I.getOperand(1));
    const bool IsReciprocal = match(I.getOperand(0), PatternMatch::m_FPOne());
    if (!Root || Root->getIntrinsicID() != Intrinsic::sqrt ||
        !(IsReciprocal || Root->hasOneUse()))
      continue;
    IRBuilder<> B(&I);
    Value *Result = q7x2::emitByElement(
        B, I.getType(), {Root->getArgOperand(0)}, [&](ArrayRef<Value *> Args) {
          return emitDoubleCall(B, RuntimeFunction::rsqrt64, Args);
        });
    if (!IsReciprocal)
      Result = B.CreateFMulFMF(I.getOperand(0), Result, &I);
    LLVM_DEBUG(dbgs() << "reciprocal root in " << F.getName() << ": " << I
                      << '\n');
    ++NumOperations;
    I.replaceAllUsesWith(Result);
    I.eraseFromParent();
    if (Root->use_empty())
      Root->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

// Merges equal calls in a block: quotient and remainder are one result.
static void mergeCalls(BasicBlock &BB) {
  SmallVector<CallInst *, 4> Calls;
  for (Instruction &I : make_early_inc_range(BB)) {
    auto *Call = dyn_cast<CallInst>(&I);
    if (!Call || !Call->doesNotAccessMemory() || !Call->getCalledFunction() ||
        !isRuntimeName(Call->getCalledFunction()->getName()))
      continue;
    auto *Equal = find_if(
        Calls, [&](CallInst *Other) { return Call->isIdenticalTo(Other); });
    if (Equal == Calls.end()) {
      Calls.push_back(Call);
      continue;
    }
    Call->replaceAllUsesWith(*Equal);
    Call->eraseFromParent();
  }
}

static bool lowerOperations(Module &M) {
  bool Changed = false, Bypassed = false;
  for (Function &F : M) {
    Bypassed |= bypassLongDivisions(F);
    Changed |= useReciprocalRoots(F);
    for (Instruction &I : make_early_inc_range(instructions(F)))
      if (Value *Result = emitRuntimeCall(I)) {
        LLVM_DEBUG(dbgs() << "runtime call in " << F.getName() << ": " << I
                          << '\n');
        ++NumOperations;
        I.replaceAllUsesWith(Result);
        I.eraseFromParent();
        Changed = true;
      }
  }
  if (!Changed)
    return Bypassed;
  for (Function &F : M)
    for (BasicBlock &BB : F)
      mergeCalls(BB);
  linkRuntime(M);
  inlineFastPaths(M);
  return true;
}

bool Q7X2RuntimeCalls::runOnModule(Module &M) {
  // These calls come first, since their callees may contain the operations.
  bool Changed = Q7X2::lowerOutputCalls(M);
  Changed |= callsRuntime(M);
  if (Changed)
    linkRuntime(M);
  Changed |= keepCalls(M);
  Changed |= lowerOperations(M);
  return Q7X2::lowerUnnamedArguments(M) || Changed;
}
