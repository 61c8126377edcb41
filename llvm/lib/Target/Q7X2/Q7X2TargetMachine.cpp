//===-- Q7X2TargetMachine.cpp - The target --------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2TargetMachine.h"
#include "Q7X2.h"
#include "Q7X2AliasAnalysis.h"
#include "Q7X2AlignShared.h"
#include "Q7X2MachineFunctionInfo.h"
#include "Q7X2Scheduler.h"
#include "Q7X2TargetTransformInfo.h"
#include "TargetInfo/Q7X2TargetInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/CodeGen/TargetLoweringObjectFileImpl.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/InitializePasses.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Transforms/Scalar.h"
#include "llvm/Transforms/Scalar/GVN.h"
#include "llvm/Transforms/Utils.h"
#include "llvm/Transforms/Vectorize/LoadStoreVectorizer.h"

using namespace llvm;

extern "C" LLVM_ABI LLVM_EXTERNAL_VISIBILITY void LLVMInitializeQ7X2Target() {
  RegisterTargetMachine<Q7X2TargetMachine> X(getTheQ7X2Target());
  PassRegistry &PR = *PassRegistry::getPassRegistry();
  initializeQ7X2AsmPrinterPass(PR);
  initializeQ7X2AAWrapperPassPass(PR);
  initializeQ7X2ControlCodesPass(PR);
  initializeQ7X2ConvergencePass(PR);
  initializeQ7X2DAGToDAGISelLegacyPass(PR);
  initializeQ7X2DeadDefsPass(PR);
  initializeQ7X2GlobalVariablesPass(PR);
  initializeQ7X2LocalAllocaPass(PR);
  initializeQ7X2NVVMPass(PR);
  initializeQ7X2NarrowIntegersPass(PR);
  initializeQ7X2StrengthReductionPass(PR);
  initializeQ7X2ExpandOperationsPass(PR);
  initializeQ7X2RegisterRemarksPass(PR);
  initializeQ7X2RuntimeCallsPass(PR);
  initializeQ7X2UnifyReturnsPass(PR);
  initializeQ7X2VarArgsPass(PR);
  initializeQ7X2WaitingLoopsPass(PR);
}

namespace {

/// Code goes to one section unless its source or -ffunction-sections says
/// otherwise: no function is nearer than another, and addresses in debug
/// information are offsets in .text.
class Q7X2ObjectFile : public TargetLoweringObjectFileELF {
public:
  MCSection *SelectSectionForGlobal(const GlobalObject *GO, SectionKind Kind,
                                    const TargetMachine &TM) const override {
    if (Kind.isText() && !GO->hasComdat() && !TM.getFunctionSections())
      return getTextSection();
    return TargetLoweringObjectFileELF::SelectSectionForGlobal(GO, Kind, TM);
  }
};

} // namespace

Q7X2TargetMachine::Q7X2TargetMachine(const Target &T, const Triple &TT,
                                     StringRef CPU, StringRef FS,
                                     const TargetOptions &Options,
                                     std::optional<Reloc::Model> RM,
                                     std::optional<CodeModel::Model> CM,
                                     CodeGenOptLevel OL, bool JIT)
    : CodeGenTargetMachineImpl(T, Q7X2::DataLayoutString, TT, CPU, FS, Options,
                               RM.value_or(Reloc::Static),
                               getEffectiveCodeModel(CM, CodeModel::Small), OL),
      TLOF(std::make_unique<Q7X2ObjectFile>()),
      Subtarget(TT, std::string(CPU), std::string(FS), *this) {
  // Passes that know of this do not copy what loops begin with: threads could
  // not meet where a round begins if that were several places.
  setRequiresStructuredCFG(true);
  initAsmInfo();
}

Q7X2TargetMachine::~Q7X2TargetMachine() = default;

TargetTransformInfo
Q7X2TargetMachine::getTargetTransformInfo(const Function &F) const {
  return createQ7X2TTI(*this, F);
}

MachineFunctionInfo *Q7X2TargetMachine::createMachineFunctionInfo(
    BumpPtrAllocator &Allocator, const Function &F,
    const TargetSubtargetInfo *STI) const {
  return Q7X2MachineFunctionInfo::create<Q7X2MachineFunctionInfo>(Allocator, F,
                                                                  STI);
}

ScheduleDAGInstrs *
Q7X2TargetMachine::createMachineScheduler(MachineSchedContext *C) const {
  return createQ7X2Scheduler(C);
}

static bool isGlobalMemory(unsigned AS) {
  return AS == Q7X2::AS_Generic || AS == Q7X2::AS_Global ||
         AS == Q7X2::AS_Constant;
}

bool Q7X2TargetMachine::isNoopAddrSpaceCast(unsigned SrcAS,
                                            unsigned DestAS) const {
  return isGlobalMemory(SrcAS) && isGlobalMemory(DestAS);
}

unsigned Q7X2TargetMachine::getAssumedAddrSpace(const Value *V) const {
  // A pointer that a kernel finds in constant memory leads to global memory:
  // no other could have been put there by the host.
  const auto *Load = dyn_cast<LoadInst>(V);
  if (Load && Load->getPointerAddressSpace() == Q7X2::AS_Constant)
    return Q7X2::AS_Global;
  return UINT_MAX;
}

unsigned
Q7X2TargetMachine::getAddressSpaceForPseudoSourceKind(unsigned Kind) const {
  switch (Kind) {
  case PseudoSourceValue::Stack:
  case PseudoSourceValue::FixedStack:
    return Q7X2::AS_Local;
  case PseudoSourceValue::ConstantPool:
  case PseudoSourceValue::JumpTable:
    return Q7X2::AS_Constant;
  default:
    return Q7X2::AS_Generic;
  }
}

void Q7X2TargetMachine::registerDefaultAliasAnalyses(AAManager &AAM) {
  AAM.registerFunctionAnalysis<Q7X2AA>();
}

void Q7X2TargetMachine::registerPassBuilderCallbacks(PassBuilder &PB) {
  PB.registerAnalysisRegistrationCallback([](FunctionAnalysisManager &FAM) {
    FAM.registerPass([] { return Q7X2AA(); });
  });
  PB.registerPipelineStartEPCallback(
      [](ModulePassManager &MPM, OptimizationLevel Level) {
        if (Level != OptimizationLevel::O0)
          MPM.addPass(Q7X2AlignSharedPass());
      });
  PB.registerParseAACallback([](StringRef Name, AAManager &AAM) {
    if (Name != "q7x2-aa")
      return false;
    AAM.registerFunctionAnalysis<Q7X2AA>();
    return true;
  });
}

// ---- passes ----------------------------------------------------------------

namespace {

class Q7X2PassConfig : public TargetPassConfig {
public:
  Q7X2PassConfig(Q7X2TargetMachine &TM, PassManagerBase &PM)
      : TargetPassConfig(TM, PM) {
    // Callees first: a kernel states how deep the stacks of its calls are.
    setRequiresCodeGenSCCOrder();
    // It would copy what loops begin with, as structured as it should be.
    disablePass(&EarlyTailDuplicateLegacyID);
  }

  void addIRPasses() override;
  bool addInstSelector() override;
  void addPreRegAlloc() override;
  void addPreSched2() override;
  void addPreEmitPass() override;
  void addPreEmitPass2() override;

private:
  bool isOptimizing() const { return getOptLevel() != CodeGenOptLevel::None; }
  void addStraightLinePasses();
};

} // namespace

TargetPassConfig *Q7X2TargetMachine::createPassConfig(PassManagerBase &PM) {
  return new Q7X2PassConfig(*this, PM);
}

// Addresses that differ by constants share what they can.
void Q7X2PassConfig::addStraightLinePasses() {
  addPass(createSeparateConstOffsetFromGEPPass());
  addPass(createQ7X2StrengthReductionPass());
  addPass(createEarlyCSEPass());
  addPass(createNaryReassociatePass());
  addPass(createEarlyCSEPass());
}

void Q7X2PassConfig::addIRPasses() {
  addPass(createQ7X2NVVMPass());
  if (isOptimizing()) {
    addPass(createQ7X2AAWrapperPass());
    addPass(createExternalAAWrapperPass([](Pass &P, Function &, AAResults &R) {
      if (auto *Wrapper = P.getAnalysisIfAvailable<Q7X2AAWrapperPass>())
        R.addAAResult(Wrapper->getResult());
    }));
    addPass(createQ7X2GlobalVariablesPass());
    addPass(createSROAPass());
    addPass(createQ7X2LocalAllocaPass());
    addPass(createInferAddressSpacesPass());
    addPass(createQ7X2NarrowIntegersPass());
    addStraightLinePasses();
  }
  addPass(createQ7X2WaitingLoopsPass());
  addPass(createAtomicExpandLegacyPass());
  TargetPassConfig::addIRPasses();
  if (isOptimizing()) {
    addPass(createEarlyCSEPass());
    addPass(createLoadStoreVectorizerPass());
  }
  addPass(createQ7X2ExpandOperationsPass());
  // For wide divisions and conversions that come out of that pass.
  addPass(createExpandIRInstsPass(getOptLevel()));
  addPass(createQ7X2RuntimeCallsPass());
  addPass(createQ7X2VarArgsPass());
  addPass(createPreISelIntrinsicLoweringPass()); // for the copies made there
}

bool Q7X2PassConfig::addInstSelector() {
  addPass(createQ7X2ISelDag(getTM<Q7X2TargetMachine>(), getOptLevel()));
  return false;
}

void Q7X2PassConfig::addPreRegAlloc() { addPass(createQ7X2DeadDefsPass()); }

void Q7X2PassConfig::addPreSched2() {
  if (isOptimizing())
    addPass(&IfConverterID);
}

void Q7X2PassConfig::addPreEmitPass() {
  // The blocks are what they will be.
  if (isOptimizing())
    addPass(&PostMachineSchedulerID);
  // Nothing may change the flow of control behind this pass.
  addPass(createQ7X2ConvergencePass());
}

void Q7X2PassConfig::addPreEmitPass2() {
  addPass(createQ7X2RegisterRemarksPass());
  addPass(createQ7X2ControlCodesPass());
}
