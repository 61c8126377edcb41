//===-- Q7X2TargetMachine.cpp - The target --------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Q7X2TargetMachine.h"
#include "Loops/Q7X2LoopUnswitch.h"
#include "Loops/Q7X2SourceLoops.h"
#include "PTX/Q7X2PTX.h"
#include "Q7X2.h"
#include "Q7X2AliasAnalysis.h"
#include "Q7X2MachineFunctionInfo.h"
#include "Q7X2TargetTransformInfo.h"
#include "Scheduling/Q7X2Scheduler.h"
#include "Scheduling/Q7X2Shuffle.h"
#include "TargetInfo/Q7X2TargetInfo.h"
#include "Workarounds/Q7X2Evictions.h"
#include "Workarounds/Q7X2WideFills.h"
#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/CodeGen/TargetLoweringObjectFileImpl.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/InitializePasses.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/IPO/FunctionAttrs.h"
#include "llvm/Transforms/Scalar.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/GVN.h"
#include "llvm/Transforms/Scalar/LoopIdiomRecognize.h"
#include "llvm/Transforms/Scalar/Scalarizer.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils.h"
#include "llvm/Transforms/Utils/Debugify.h"
#include "llvm/Transforms/Vectorize/LoadStoreVectorizer.h"
#include <deque>

using namespace llvm;

static cl::opt<bool> VerifyDebugInfo(
    "q7x2-verify-debug-info", cl::Hidden,
    cl::desc("Report which of the target's IR passes drop debug information, "
             "or make instructions without a source location"));

// Expands to code that only the registry's passes with WHEN Optional need.
#define IF_Always(...)
#define IF_Optimizing(...)
#define IF_Optional(...) __VA_ARGS__

namespace {
enum class OptionalPass {
#define Q7X2_PASS(STAGE, WHEN, KIND, CLASS, NAME, DESCRIPTION)                 \
  IF_##WHEN(CLASS, )
#define Q7X2_OPT_MODULE_PASS(STAGE, WHEN, CLASS, NAME, DESCRIPTION)            \
  IF_##WHEN(CLASS, )
#include "Q7X2PassRegistry.def"
};
} // namespace

static cl::list<OptionalPass>
    DisabledPasses("q7x2-disable", cl::Hidden, cl::CommaSeparated,
                   cl::value_desc("pass"), cl::desc("Passes that are left out"),
                   cl::ValuesClass({
#define Q7X2_PASS(STAGE, WHEN, KIND, CLASS, NAME, DESCRIPTION)                 \
  IF_##WHEN(clEnumValN(OptionalPass::CLASS, NAME, DESCRIPTION), )
#define Q7X2_OPT_MODULE_PASS(STAGE, WHEN, CLASS, NAME, DESCRIPTION)            \
  IF_##WHEN(clEnumValN(OptionalPass::CLASS, NAME, DESCRIPTION), )
#include "Q7X2PassRegistry.def"
                   }));

#define IS_ENABLED(WHEN, CLASS)                                                \
  (WHEN IF_##WHEN(&&!is_contained(DisabledPasses, OptionalPass::CLASS)))

extern "C" LLVM_ABI LLVM_EXTERNAL_VISIBILITY void LLVMInitializeQ7X2Target() {
  RegisterTargetMachine<Q7X2TargetMachine> X(getTheQ7X2Target());
  PassRegistry &PR = *PassRegistry::getPassRegistry();
#define Q7X2_PASS(STAGE, WHEN, KIND, CLASS, NAME, DESCRIPTION)                 \
  initialize##CLASS##Pass(PR);
#define Q7X2_PASS_WITH_ARGS(STAGE, WHEN, KIND, CLASS, NAME, DESCRIPTION)       \
  initialize##CLASS##Pass(PR);
#define Q7X2_PRINTER_PASS(CLASS) initialize##CLASS##Pass(PR);
#include "Q7X2PassRegistry.def"
}

namespace {

/// Puts all code into .text, unless the source or -ffunction-sections requests
/// another section: addresses in debug information are offsets in .text.
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
  // Keeps passes from duplicating loop headers: the threads of a loop could not
  // reconverge at the start of an iteration if there were several headers.
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

ScheduleDAGInstrs *
Q7X2TargetMachine::createPostMachineScheduler(MachineSchedContext *C) const {
  return createQ7X2PostRAScheduler(C);
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
  return Q7X2::getAssumedAddressSpace(V).value_or(UINT_MAX);
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

// Registered early, since it is the cheapest of all alias analyses.
void Q7X2TargetMachine::registerEarlyDefaultAliasAnalyses(AAManager &AAM) {
  AAM.registerFunctionAnalysis<Q7X2AA>();
}

namespace {
/// The extension points of the optimizer's pipelines that Q7X2PassRegistry.def
/// names.
enum class OptStage { PipelineStart, EarlySimplification, OptimizerLast };
} // namespace

static void addOptPasses(OptStage S, ModulePassManager &MPM,
                         OptimizationLevel Level) {
  const bool Optimizing = Level != OptimizationLevel::O0;
  const bool Optional = Optimizing;
#define Q7X2_OPT_MODULE_PASS(STAGE, WHEN, CLASS, NAME, DESCRIPTION)            \
  if (S == OptStage::STAGE && IS_ENABLED(WHEN, CLASS))                         \
    MPM.addPass(CLASS());
#include "Q7X2PassRegistry.def"
}

void Q7X2TargetMachine::registerPassBuilderCallbacks(PassBuilder &PB) {
#define GET_PASS_REGISTRY "Q7X2PassRegistry.def"
#include "llvm/Passes/TargetPassRegistry.inc"

  // A loop that shifts the elements of an array on the stack would become a
  // memmove within the array, which SROA does not split.
  DisableLIRP::Memcpy = true;
  PB.registerPipelineStartEPCallback(
      [](ModulePassManager &MPM, OptimizationLevel Level) {
        addOptPasses(OptStage::PipelineStart, MPM, Level);
      });
  PB.registerPipelineEarlySimplificationEPCallback(
      [](ModulePassManager &MPM, OptimizationLevel Level, ThinOrFullLTOPhase) {
        addOptPasses(OptStage::EarlySimplification, MPM, Level);
        // Two calls of a function without effects become one before they are
        // inlined. Afterwards nothing merges code with branches.
        if (Level != OptimizationLevel::O0) {
          MPM.addPass(createModuleToPostOrderCGSCCPassAdaptor(
              PostOrderFunctionAttrsPass()));
          MPM.addPass(createModuleToFunctionPassAdaptor(EarlyCSEPass()));
        }
      });
  PB.registerOptimizerLastEPCallback(
      [](ModulePassManager &MPM, OptimizationLevel Level, ThinOrFullLTOPhase) {
        addOptPasses(OptStage::OptimizerLast, MPM, Level);
      });
  // Before the loop passes; LLVM's own run of this kind comes after them.
  PB.registerPeepholeEPCallback([](FunctionPassManager &FPM,
                                   OptimizationLevel Level) {
    // A branch costs more than what the second of two tests computes.
    constexpr int MaxBonusInsts = 4;
    if (Level.getSpeedupLevel() > 1 && !Level.getSizeLevel())
      FPM.addPass(SimplifyCFGPass(
          SimplifyCFGOptions().speculateUnpredictables(true).bonusInstThreshold(
              MaxBonusInsts)));
  });
  // Before full unrolling, which leaves the tests in each iteration.
  PB.registerLateLoopOptimizationsEPCallback(
      [](LoopPassManager &LPM, OptimizationLevel Level) {
        if (Level.getSpeedupLevel() > 2)
          LPM.addPass(Q7X2LoopUnswitchPass());
      });
  // SimplifyCFG merges the beginnings of two branches; GVNHoist finds what all
  // branches compute and load anywhere, which the threads of a warp that has
  // diverged would do once per branch.
  PB.registerScalarOptimizerLateEPCallback(
      [](FunctionPassManager &FPM, OptimizationLevel Level) {
        if (Level.getSpeedupLevel() > 1)
          FPM.addPass(GVNHoistPass());
      });
}

// ---- passes ----------------------------------------------------------------

namespace {

class Q7X2PassConfig : public TargetPassConfig {
public:
  Q7X2PassConfig(Q7X2TargetMachine &TM, PassManagerBase &PM)
      : TargetPassConfig(TM, PM) {
    // Callees first: a kernel's stack size includes those of its calls.
    setRequiresCodeGenSCCOrder();
    // It would duplicate loop headers in spite of setRequiresStructuredCFG.
    disablePass(&EarlyTailDuplicateLegacyID);
    // It runs twice and finds next to nothing that the coalescer leaves.
    disablePass(&MachineCopyPropagationID);
    // It would sink copies of uniform registers to blocks in which threads have
    // diverged and must not write them (Q7X2ConvergedBlocks.h).
    disablePass(&PostRAMachineSinkingID);
  }

  void addIRPasses() override {
    addPasses(Stage::EarlyIR);
    TargetPassConfig::addIRPasses();
    addPasses(Stage::LateIR);
  }
  bool addPreISel() override {
    addPasses(Stage::PreISel);
    return false;
  }
  bool addInstSelector() override {
    addPass(createQ7X2ISelDag(getTM<Q7X2TargetMachine>(), getOptLevel()));
    addPasses(Stage::InstSelector);
    return false;
  }
  void addPreRegAlloc() override { addPasses(Stage::PreRegAlloc); }
  bool addRegAssignAndRewriteOptimized() override {
    addPasses(Stage::RegAssign);
    return TargetPassConfig::addRegAssignAndRewriteOptimized();
  }
  void addPreSched2() override { addPasses(Stage::PreSched2); }
  void addPreEmitPass() override { addPasses(Stage::PreEmit); }
  void addPreEmitPass2() override { addPasses(Stage::PreEmit2); }

private:
  /// The hooks of the pipeline that Q7X2PassRegistry.def names.
  enum class Stage {
    EarlyIR,
    LateIR,
    PreISel,
    InstSelector,
    PreRegAlloc,
    RegAssign,
    PreSched2,
    PreEmit,
    PreEmit2
  };
  void addPasses(Stage S);
  void addVerified(Stage S, Pass *P, StringRef Name);
  void addVerified(Stage, AnalysisID ID, StringRef) { addPass(ID); }

  /// The debug information before each pass, for -q7x2-verify-debug-info.
  std::deque<DebugInfoPerPass> DebugInfo;
};

} // namespace

TargetPassConfig *Q7X2TargetMachine::createPassConfig(PassManagerBase &PM) {
  return new Q7X2PassConfig(*this, PM);
}

/// Makes Q7X2AAWrapper the first alias analysis of pipelines that have it.
static ImmutablePass *createAAResultPass() {
  return new ExternalAAWrapperPass(
      [](Pass &P, Function &, AAResults &AAR) {
        if (auto *Wrapper = P.getAnalysisIfAvailable<Q7X2AAWrapper>())
          AAR.addAAResult(Wrapper->getResult());
      },
      /*RunEarly=*/true);
}

/// Returns whether a register allocator assigns a uniform register or a
/// predicate.
static bool isUniformOrPredicate(const TargetRegisterInfo &,
                                 const MachineRegisterInfo &MRI,
                                 const Register Reg) {
  const TargetRegisterClass *RC = MRI.getRegClass(Reg);
  return RC == &Q7X2::UGPRRegClass || RC == &Q7X2::UGPR64RegClass ||
         RC == &Q7X2::UGPR64ZRegClass || RC == &Q7X2::UPPRRegClass ||
         RC == &Q7X2::PPRRegClass;
}

static ScalarizerPassOptions getScalarizerOptions() {
  ScalarizerPassOptions Options;
  Options.ScalarizeMinBits = 32;
  Options.ScalarizeVariableInsertExtract = false;
  return Options;
}

/// Adds \p P. With -q7x2-verify-debug-info, surrounds a pass on IR with passes
/// that compare the debug information before and after it.
void Q7X2PassConfig::addVerified(Stage S, Pass *P, StringRef Name) {
  if (!VerifyDebugInfo || S >= Stage::InstSelector || P->getAsImmutablePass()) {
    addPass(P);
    return;
  }
  DebugInfoPerPass *Before = &DebugInfo.emplace_back();
  constexpr auto Mode = DebugifyMode::OriginalDebugInfo;
  const bool IsModule = P->getPassKind() == PT_Module;
  addPass(IsModule ? static_cast<Pass *>(
                         createDebugifyModulePass(Mode, Name, Before))
                   : createDebugifyFunctionPass(Mode, Name, Before));
  addPass(P);
  addPass(IsModule ? static_cast<Pass *>(createCheckDebugifyModulePass(
                         /*Strip=*/false, Name, nullptr, Mode, Before))
                   : createCheckDebugifyFunctionPass(
                         /*Strip=*/false, Name, nullptr, Mode, Before));
}

void Q7X2PassConfig::addPasses(Stage S) {
  const bool Always = true;
  const bool Optimizing = getOptLevel() != CodeGenOptLevel::None;
  const bool Optional = Optimizing;
#define LLVM_PASS(STAGE, WHEN, CREATE, NAME, DESCRIPTION)                      \
  if (S == Stage::STAGE && WHEN)                                               \
    addVerified(S, CREATE, NAME);
#define Q7X2_PASS(STAGE, WHEN, KIND, CLASS, NAME, DESCRIPTION)                 \
  LLVM_PASS(STAGE, IS_ENABLED(WHEN, CLASS), create##CLASS##Pass(), NAME,       \
            DESCRIPTION)
#include "Q7X2PassRegistry.def"
}
