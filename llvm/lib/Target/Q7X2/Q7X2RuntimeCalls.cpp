//===-- Q7X2RuntimeCalls.cpp - Calls of the runtime -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Some operations are too long to be expanded wherever they occur: division of
// 64- and 128-bit integers, division and square root of doubles. This pass
// makes them calls, and links the functions called from the target's own
// runtime (Runtime/*.c) into the module, so that it depends on nothing.
//
//===----------------------------------------------------------------------===//

#include "Q7X2RuntimeCalls.h"
#include "Q7X2.h"
#include "q7x2/ByElement.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

#define DEBUG_TYPE "q7x2-runtime-calls"
#define PASS_NAME "Q7X2 calls of the runtime"

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

static constexpr char Prefix[] = "__q7x2_";
static constexpr char AtomicPrefix[] = "__atomic_";

std::string Q7X2::getRuntimeName(StringRef Name) {
  return (Prefix + Name).str();
}

// Pure functions: two calls with the same operands can be one.
static Value *emitCall(IRBuilder<> &B, StringRef Name, Type *Result,
                       ArrayRef<Value *> Args) {
  SmallVector<Type *, 2> Types;
  for (Value *V : Args)
    Types.push_back(V->getType());
  Module &M = *B.GetInsertBlock()->getModule();
  FunctionCallee Callee = M.getOrInsertFunction(
      Q7X2::getRuntimeName(Name), FunctionType::get(Result, Types, false));
  CallInst *Call = B.CreateCall(Callee, Args);
  Call->setDoesNotAccessMemory();
  Call->setDoesNotThrow();
  Call->addFnAttr(Attribute::WillReturn);
  return Call;
}

// ---- integers --------------------------------------------------------------

// Wider than 32 bits. What stays is an i64 by a constant, which becomes a
// multiplication, and a wider one by a power of two, which becomes a shift.
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
  return Bits > 32 &&
         !(I.getType()->isIntegerTy(64) && isa<Constant>(I.getOperand(1)));
}

static Value *emitLongDivision(IRBuilder<> &B, const BinaryOperator &I,
                               ArrayRef<Value *> Args) {
  bool IsSigned =
      I.getOpcode() == Instruction::SDiv || I.getOpcode() == Instruction::SRem;
  bool IsRest =
      I.getOpcode() == Instruction::SRem || I.getOpcode() == Instruction::URem;
  bool IsWide = Args[0]->getType()->getIntegerBitWidth() > 64;
  Type *Long = B.getIntNTy(IsWide ? 128 : 64);
  auto Extend = [&](Value *V) {
    return IsSigned ? B.CreateSExt(V, Long) : B.CreateZExt(V, Long);
  };
  Value *X = Extend(Args[0]), *Y = Extend(Args[1]);
  if (!IsWide && isa<Constant>(Y))
    return B.CreateTrunc(B.CreateBinOp(I.getOpcode(), X, Y),
                         Args[0]->getType());
  StringRef Name = IsWide ? (IsSigned ? "divmod128" : "udivmod128")
                          : (IsSigned ? "divmod64" : "udivmod64");
  Value *Both = emitCall(B, Name, StructType::get(Long, Long), {X, Y});
  return B.CreateTrunc(B.CreateExtractValue(Both, IsRest), Args[0]->getType());
}

// ---- doubles ---------------------------------------------------------------

// The function that an operation on doubles, or vectors of them, calls.
static StringRef getDoubleFunction(const Instruction &I) {
  if (!I.getType()->getScalarType()->isDoubleTy())
    return "";
  if (I.getOpcode() == Instruction::FDiv)
    return "fdiv64";
  const auto *II = dyn_cast<IntrinsicInst>(&I);
  switch (II ? II->getIntrinsicID() : Intrinsic::not_intrinsic) {
  case Intrinsic::sqrt:
  case Intrinsic::nvvm_sqrt_rn_d:
    return "sqrt64";
  case Intrinsic::nvvm_div_rn_d:
  case Intrinsic::nvvm_rcp_rn_d:
    return "fdiv64";
  default:
    return "";
  }
}

static Value *emitDoubleCall(IRBuilder<> &B, const Instruction &I,
                             ArrayRef<Value *> Args) {
  Type *Double = B.getDoubleTy();
  StringRef Name = getDoubleFunction(I);
  SmallVector<Value *, 2> Operands(Args);
  if (Name == "fdiv64" && Operands.size() == 1) // a reciprocal
    Operands.insert(Operands.begin(), ConstantFP::get(Double, 1.0));
  return emitCall(B, Name, Double, Operands);
}

// ---- either ----------------------------------------------------------------

// The values that an operation works on: without rounding modes and the like.
static SmallVector<Value *, 2> getValues(Instruction &I) {
  SmallVector<Value *, 2> Values;
  for (Value *V : I.operands())
    if (V->getType() == I.getType())
      Values.push_back(V);
  return Values;
}

// What replaces I; null if I stays.
static Value *emitRuntimeCall(Instruction &I) {
  auto *Binary = dyn_cast<BinaryOperator>(&I);
  bool IsDivision = Binary && isLongDivision(*Binary);
  if (!IsDivision && getDoubleFunction(I).empty())
    return nullptr;
  IRBuilder<> B(&I);
  return q7x2::emitByElement(
      B, I.getType(), getValues(I), [&](ArrayRef<Value *> Args) {
        return IsDivision ? emitLongDivision(B, *Binary, Args)
                          : emitDoubleCall(B, I, Args);
      });
}

// ---- functions that bear a library's name ----------------------------------

// What instruction selection takes for an operation because of its name, though
// the machine has none of it, or only an approximation.
static bool hasNoInstruction(LibFunc Func) {
  switch (Func) {
#define Q7X2_NO_INSTRUCTION(NAME)                                              \
  case LibFunc_##NAME:                                                         \
  case LibFunc_##NAME##f:                                                      \
  case LibFunc_##NAME##l:
    Q7X2_NO_INSTRUCTION(sin)
    Q7X2_NO_INSTRUCTION(cos)
    Q7X2_NO_INSTRUCTION(tan)
    Q7X2_NO_INSTRUCTION(asin)
    Q7X2_NO_INSTRUCTION(acos)
    Q7X2_NO_INSTRUCTION(atan)
    Q7X2_NO_INSTRUCTION(atan2)
    Q7X2_NO_INSTRUCTION(sinh)
    Q7X2_NO_INSTRUCTION(cosh)
    Q7X2_NO_INSTRUCTION(tanh)
    Q7X2_NO_INSTRUCTION(log2)
    Q7X2_NO_INSTRUCTION(exp2)
    Q7X2_NO_INSTRUCTION(exp10)
#undef Q7X2_NO_INSTRUCTION
    return true;
  default:
    return false;
  }
}

// Calls that are to stay calls: of such functions, and of any that the module
// itself defines.
static bool keepCalls(Module &M) {
  bool Changed = false;
  TargetLibraryInfoImpl Library(M.getTargetTriple());
  for (Function &F : M) {
    LibFunc Func;
    if (F.isIntrinsic() || !Library.getLibFunc(F, Func) ||
        (F.isDeclaration() && !hasNoInstruction(Func)))
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
  return Name.starts_with(Prefix) || Name.starts_with(AtomicPrefix);
}

static void linkRuntime(Module &M) {
  StringRef Bytes(reinterpret_cast<const char *>(RuntimeBitcode),
                  sizeof(RuntimeBitcode));
  std::unique_ptr<Module> Runtime = cantFail(
      parseBitcodeFile(MemoryBufferRef(Bytes, "q7x2 runtime"), M.getContext()));
  Runtime->setDataLayout(M.getDataLayout());
  Runtime->setTargetTriple(M.getTargetTriple());
  // What says how the runtime was compiled is nothing to the module.
  for (NamedMDNode &MD : make_early_inc_range(Runtime->named_metadata()))
    Runtime->eraseNamedMetadata(&MD);
  for (Function &F : *Runtime) {
    F.removeFnAttr("target-cpu");
    F.removeFnAttr("target-features");
    if (!F.isDeclaration())
      F.addFnAttr(Attribute::NoInline);
  }
  Linker::linkModules(M, std::move(Runtime), Linker::LinkOnlyNeeded);
  for (Function &F : M)
    if (!F.isDeclaration() && isRuntimeName(F.getName()))
      F.setLinkage(GlobalValue::InternalLinkage);
}

// Calls that passes before this one have made: of atomic operations on objects
// that are too large for the machine, of powers.
static bool callsRuntime(const Module &M) {
  return any_of(M, [](const Function &F) {
    return F.isDeclaration() && isRuntimeName(F.getName());
  });
}

static bool lowerOperations(Module &M) {
  bool Changed = false;
  for (Function &F : M)
    for (Instruction &I : make_early_inc_range(instructions(F)))
      if (Value *Result = emitRuntimeCall(I)) {
        I.replaceAllUsesWith(Result);
        I.eraseFromParent();
        Changed = true;
      }
  if (Changed)
    linkRuntime(M);
  return Changed;
}

bool Q7X2RuntimeCalls::runOnModule(Module &M) {
  // First, since what they call may contain the operations.
  bool Changed = Q7X2::lowerOutputCalls(M);
  Changed |= callsRuntime(M);
  if (Changed)
    linkRuntime(M);
  Changed |= keepCalls(M);
  return lowerOperations(M) || Changed;
}
