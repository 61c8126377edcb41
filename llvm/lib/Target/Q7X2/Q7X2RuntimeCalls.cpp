//===-- Q7X2RuntimeCalls.cpp - Calls of the runtime -----------------------===//
//
// Some operations are too long to be expanded wherever they occur: division of
// 64-bit integers, division and square root of doubles. This pass makes them
// calls, and links the functions called from the target's own runtime
// (Runtime/Runtime.c) into the module, so that it depends on nothing.
//
//===----------------------------------------------------------------------===//

#include "Q7X2.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"
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

// Pure functions: two calls with the same operands can be one.
static Value *emitCall(IRBuilder<> &B, StringRef Name, Type *Result,
                       ArrayRef<Value *> Args) {
  SmallVector<Type *, 2> Types;
  for (Value *V : Args)
    Types.push_back(V->getType());
  Module &M = *B.GetInsertBlock()->getModule();
  FunctionCallee Callee = M.getOrInsertFunction(
      (Prefix + Name).str(), FunctionType::get(Result, Types, false));
  CallInst *Call = B.CreateCall(Callee, Args);
  Call->setDoesNotAccessMemory();
  Call->setDoesNotThrow();
  Call->addFnAttr(Attribute::WillReturn);
  return Call;
}

// ---- integers --------------------------------------------------------------

// Wider than 32 bits and not by a constant, which becomes a multiplication.
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
  auto *Ty = dyn_cast<IntegerType>(I.getType());
  return Ty && Ty->getBitWidth() > 32 && Ty->getBitWidth() <= 64 &&
         !isa<ConstantInt>(I.getOperand(1));
}

static Value *emitLongDivision(IRBuilder<> &B, BinaryOperator &I) {
  bool IsSigned = I.getOpcode() == Instruction::SDiv ||
                  I.getOpcode() == Instruction::SRem;
  bool IsRest = I.getOpcode() == Instruction::SRem ||
                I.getOpcode() == Instruction::URem;
  Type *Long = B.getInt64Ty();
  auto Extend = [&](Value *V) {
    return IsSigned ? B.CreateSExt(V, Long) : B.CreateZExt(V, Long);
  };
  Value *Both = emitCall(B, IsSigned ? "divmod64" : "udivmod64",
                         StructType::get(Long, Long),
                         {Extend(I.getOperand(0)), Extend(I.getOperand(1))});
  return B.CreateTrunc(B.CreateExtractValue(Both, IsRest), I.getType());
}

// ---- doubles ---------------------------------------------------------------

static Value *emitDoubleCall(IRBuilder<> &B, IntrinsicInst &I) {
  if (!I.getType()->isDoubleTy())
    return nullptr;
  Type *Double = I.getType();
  switch (I.getIntrinsicID()) {
  case Intrinsic::sqrt:
  case Intrinsic::experimental_constrained_sqrt:
  case Intrinsic::nvvm_sqrt_rn_d:
    return emitCall(B, "sqrt64", Double, {I.getArgOperand(0)});
  case Intrinsic::experimental_constrained_fdiv:
  case Intrinsic::nvvm_div_rn_d:
    return emitCall(B, "fdiv64", Double,
                    {I.getArgOperand(0), I.getArgOperand(1)});
  case Intrinsic::nvvm_rcp_rn_d:
    return emitCall(B, "fdiv64", Double,
                    {ConstantFP::get(Double, 1.0), I.getArgOperand(0)});
  default:
    return nullptr;
  }
}

static Value *emitRuntimeCall(Instruction &I) {
  IRBuilder<> B(&I);
  if (auto *Binary = dyn_cast<BinaryOperator>(&I)) {
    if (isLongDivision(*Binary))
      return emitLongDivision(B, *Binary);
    if (I.getOpcode() == Instruction::FDiv && I.getType()->isDoubleTy())
      return emitCall(B, "fdiv64", I.getType(),
                      {I.getOperand(0), I.getOperand(1)});
  }
  if (auto *Intrinsic = dyn_cast<IntrinsicInst>(&I))
    return emitDoubleCall(B, *Intrinsic);
  return nullptr;
}

// ---- linking ---------------------------------------------------------------

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
    if (F.getName().starts_with(Prefix) && !F.isDeclaration())
      F.setLinkage(GlobalValue::InternalLinkage);
}

bool Q7X2RuntimeCalls::runOnModule(Module &M) {
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
