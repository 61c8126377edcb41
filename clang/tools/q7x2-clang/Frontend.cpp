//===-- Frontend.cpp - clang's compiler proper, with Q7X2 as its target ---===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frontend.h"
#include "Cuda.h"
#include "ISel/Q7X2SelectionErrors.h"
#include "InlineFunctions.h"
#include "KernelEntries.h"
#include "LibraryLinker.h"
#include "MaxRegisters.h"
#include "MemoryScopes.h"
#include "NVVMBuiltins.h"
#include "Q7X2.h"
#include "Q7X2KernelConvention.h"
#include "TypeCheck.h"
#include "clang/Basic/DiagnosticFrontend.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/TargetOptions.h"
#include "clang/CodeGen/ObjectFilePCHContainerWriter.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "clang/Frontend/TextDiagnosticBuffer.h"
#include "clang/FrontendTool/Utils.h"
#include "clang/Serialization/ObjectFilePCHContainerReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/TimeProfiler.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/IPO/Internalize.h"

using namespace clang;

//===----------------------------------------------------------------------===//
// The target
//===----------------------------------------------------------------------===//

namespace {

/// In clang's tree TargetInfo::CreateTargetInfo is a member and sets the
/// private TargetOpts. Naming a private member is allowed in an explicit
/// instantiation, which is how it is reached from outside.
TargetOptions *TargetInfo::*getTargetOptsMember();

template <TargetOptions *TargetInfo::*Member> struct TargetOptsAccess {
  friend TargetOptions *TargetInfo::*getTargetOptsMember() { return Member; }
};
template struct TargetOptsAccess<&TargetInfo::TargetOpts>;

} // namespace

/// Applies the CPU, the features and the OpenCL options of the command line.
static bool applyTargetOptions(TargetInfo &Target, TargetOptions &Opts,
                               DiagnosticsEngine &Diags) {
  if (!Opts.CPU.empty() && !Target.setCPU(Opts.CPU)) {
    Diags.Report(diag::err_target_unknown_cpu) << Opts.CPU;
    SmallVector<StringRef> Valid;
    Target.fillValidCPUList(Valid);
    Diags.Report(diag::note_valid_options) << llvm::join(Valid, ", ");
    return false;
  }
  if (!Target.initFeatureMap(Opts.FeatureMap, Diags, Opts.CPU,
                             Opts.FeaturesAsWritten))
    return false;
  Opts.Features.clear();
  for (const auto &Feature : Opts.FeatureMap)
    Opts.Features.push_back((Feature.getValue() ? "+" : "-") +
                            Feature.getKey().str());
  llvm::sort(Opts.Features);
  if (!Target.handleTargetFeatures(Opts.Features, Diags))
    return false;

  Target.setSupportedOpenCLOpts();
  Target.setCommandLineOpenCLOpts();
  Target.setDependentOpenCLOpts();
  Target.setMaxAtomicWidth();
  return Target.validateTarget(Diags);
}

bool q7x2::isTargetTriple(const llvm::Triple &Triple) {
  return Triple.getArchName() == "q7x2" &&
         Triple.getVendor() == llvm::Triple::UnknownVendor &&
         Triple.getOS() == llvm::Triple::UnknownOS;
}

bool q7x2::createTarget(CompilerInstance &CI) {
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  TargetOptions &Opts = CI.getTargetOpts();
  if (!isTargetTriple(llvm::Triple(Opts.Triple))) {
    Diags.Report(diag::err_target_unknown_triple) << Opts.Triple;
    return false;
  }
  Opts.Triple = TargetTriple;
  llvm::IntrusiveRefCntPtr<TargetInfo> Target(
      new targets::Q7X2TargetInfo(llvm::Triple(Opts.Triple), Opts));
  (*Target).*getTargetOptsMember() = &Opts;
  if (!applyTargetOptions(*Target, Opts, Diags))
    return false;
  CI.setTarget(Target.get());

  if (CI.getLangOpts().OpenCL &&
      !Target->validateOpenCLTarget(CI.getLangOpts(), Diags))
    return false;
  Target->adjust(Diags, CI.getLangOpts(), /*Aux=*/nullptr);
  return true;
}

//===----------------------------------------------------------------------===//
// Code generation options
//===----------------------------------------------------------------------===//

/// Whether \p Kind ends in the code generator.
static bool generatesCode(frontend::ActionKind Kind) {
  return Kind == frontend::EmitAssembly || Kind == frontend::EmitObj ||
         Kind == frontend::EmitCodeGenOnly;
}

static llvm::cl::opt<bool> IsWholeProgram(
    "q7x2-whole-program", llvm::cl::Hidden,
    llvm::cl::desc("Nothing is linked with the module: only its kernels and "
                   "what they use are compiled"));

static bool isKernelSymbol(const llvm::GlobalValue &GV) {
  const auto *F = llvm::dyn_cast<llvm::Function>(&GV);
  return F && llvm::Q7X2::isKernel(F->getCallingConv());
}

/// Adds the passes that every compilation for Q7X2 needs to LLVM's pipelines.
static void registerPasses(llvm::PassBuilder &PB,
                           const std::vector<std::string> &Libraries) {
  PB.registerPipelineStartEPCallback(
      [Libraries](llvm::ModulePassManager &MPM, llvm::OptimizationLevel) {
        if (IsWholeProgram) {
          MPM.addPass(llvm::InternalizePass(isKernelSymbol));
          MPM.addPass(llvm::GlobalDCEPass());
        }
        MPM.addPass(q7x2::MaxRegistersPass());
        MPM.addPass(q7x2::MemoryScopesPass());
        MPM.addPass(q7x2::NVVMBuiltinsPass());
        MPM.addPass(q7x2::LibraryLinkerPass(Libraries, /*IsFirst=*/true));
        MPM.addPass(q7x2::KernelEntriesPass());
      });
  // Once more for the calls that the optimizer has replaced loops by.
  PB.registerOptimizerLastEPCallback([Libraries](llvm::ModulePassManager &MPM,
                                                 llvm::OptimizationLevel,
                                                 llvm::ThinOrFullLTOPhase) {
    MPM.addPass(q7x2::LibraryLinkerPass(Libraries, /*IsFirst=*/false));
  });
}

/// Removes the files of -mlink-builtin-bitcode from \p Opts and returns them.
static std::vector<std::string> takeLibraries(CodeGenOptions &Opts) {
  std::vector<std::string> Libraries;
  llvm::erase_if(Opts.LinkBitcodeFiles,
                 [&](const CodeGenOptions::BitcodeFileToLink &File) {
                   if (File.Internalize)
                     Libraries.push_back(File.Filename);
                   return File.Internalize;
                 });
  return Libraries;
}

/// Adjusts the options that clang's driver, which has no tool chain for Q7X2,
/// has set to the defaults of a Unix system.
static void adjustOptions(CompilerInvocation &Invocation) {
  CodeGenOptions &Opts = Invocation.getCodeGenOpts();
  Opts.PassBuilderCallbacks.push_back(
      [Libraries = takeLibraries(Opts)](llvm::PassBuilder &PB) {
        registerPasses(PB, Libraries);
      });

  // No function signatures before the code, and no stack protector, whose guard
  // value a program without an operating system does not have.
  Invocation.getLangOpts().Sanitize.set(SanitizerKind::Function, false);
  Invocation.getLangOpts().setStackProtector(LangOptions::SSPOff);

  // A variable that one lane sets may be an argument in all lanes, of a shuffle
  // that reads that lane's value alone.
  Opts.EnableNoundefAttrs = false;

  // The end of a variable's lifetime is a cleanup, which break, continue and
  // return enter with the number of their target, for a switch after it. LLVM
  // threads no jumps for targets with divergence: each iteration would select
  // numbers and compare them.
  Opts.DisableLifetimeMarkers = true;

  // With line numbers the code generator can report the source line of
  // unsupported code. At this level they are not written to the object.
  if (generatesCode(Invocation.getFrontendOpts().ProgramAction) &&
      Opts.getDebugInfo() == llvm::codegenoptions::NoDebugInfo)
    Opts.setDebugInfo(llvm::codegenoptions::LocTrackingOnly);
}

//===----------------------------------------------------------------------===//
// Jobs
//===----------------------------------------------------------------------===//

void q7x2::handleFatalError(void *UserData, const char *Message,
                            bool GenCrashDiag) {
  // The first line names the unsupported construct; the rest is a dump of
  // internal data.
  if (!llvm::Q7X2::diagnoseInSelection(Message))
    static_cast<DiagnosticsEngine *>(UserData)->Report(
        diag::err_fe_error_backend)
        << llvm::StringRef(Message).split('\n').first;
  llvm::sys::RunInterruptHandlers();
  llvm::sys::Process::Exit(1);
}

std::unique_ptr<CompilerInstance>
q7x2::createCompiler(ArrayRef<const char *> Args, const char *Argv0) {
  // Diagnostics are printed as the options say, so they are buffered until
  // these are known.
  DiagnosticOptions EarlyOpts;
  auto *Buffer = new TextDiagnosticBuffer;
  DiagnosticsEngine EarlyDiags(DiagnosticIDs::create(), EarlyOpts, Buffer);

  auto Invocation = std::make_shared<CompilerInvocation>();
  bool Valid =
      CompilerInvocation::CreateFromArgs(*Invocation, Args, EarlyDiags, Argv0);
  adjustOptions(*Invocation);

  auto PCHOperations = std::make_shared<PCHContainerOperations>();
  PCHOperations->registerWriter(
      std::make_unique<ObjectFilePCHContainerWriter>());
  PCHOperations->registerReader(
      std::make_unique<ObjectFilePCHContainerReader>());
  auto CI = std::make_unique<CompilerInstance>(std::move(Invocation),
                                               std::move(PCHOperations));
  CI->createVirtualFileSystem(llvm::vfs::getRealFileSystem(), Buffer);
  CI->createDiagnostics();
  // clang knows of no kernels in C here, but makes them.
  CI->getDiagnostics().setSeverity(diag::warn_cconv_unsupported,
                                   diag::Severity::Ignored, SourceLocation());
  Buffer->FlushDiagnostics(CI->getDiagnostics());
  if (!Valid) {
    CI->getDiagnosticClient().finish();
    return nullptr;
  }
  if (CI->getCodeGenOpts().TimePasses)
    CI->createFrontendTimer();
  return CI;
}

namespace {

/// Runs another action, which it does not own, with the consumers that have to
/// see each declaration first.
class TargetAction : public WrapperFrontendAction {
public:
  explicit TargetAction(FrontendAction &Action)
      : WrapperFrontendAction(std::unique_ptr<FrontendAction>(&Action)) {}
  ~TargetAction() override { WrappedAction.release(); }
  using WrapperFrontendAction::EndSourceFile;

protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI,
                                                 StringRef InFile) override;
};

} // namespace

std::unique_ptr<ASTConsumer>
TargetAction::CreateASTConsumer(CompilerInstance &CI, StringRef InFile) {
  std::unique_ptr<ASTConsumer> Consumer =
      WrapperFrontendAction::CreateASTConsumer(CI, InFile);
  if (!Consumer)
    return nullptr;
  std::vector<std::unique_ptr<ASTConsumer>> Consumers;
  if (CI.getLangOpts().OpenCL)
    Consumers.push_back(q7x2::createTypeChecker(CI));
  if (CI.getLangOpts().OpenCL && !CI.getLangOpts().CPlusPlus)
    Consumers.push_back(q7x2::createInlineLocalizer());
  Consumers.push_back(q7x2::createScopeHider());
  Consumers.push_back(q7x2::createBuiltinHider());
  Consumers.push_back(std::move(Consumer));
  return std::make_unique<MultiplexConsumer>(std::move(Consumers));
}

/// Whether LLVM can read a file of IR. Its reader of bitcode trusts its input.
static bool isReadable(llvm::MemoryBufferRef Image) {
  if (llvm::identify_magic(Image.getBuffer()) != llvm::file_magic::bitcode)
    return true;
  auto *Context = new llvm::LLVMContext;
  Context->setDiagnosticHandlerCallBack(
      [](const llvm::DiagnosticInfo *, void *) {});
  const bool IsRead = llvm::CrashRecoveryContext().RunSafely([&] {
    llvm::consumeError(llvm::parseBitcodeFile(Image, *Context).takeError());
  });
  if (IsRead) // else it is in whatever state
    delete Context;
  return IsRead;
}

/// Executes an action on the main file.
static void execute(CompilerInstance &CI, FrontendAction &Action) {
  const SourceManager &Sources = CI.getSourceManager();
  if (Action.getCurrentFileKind().getLanguage() == Language::LLVM_IR &&
      !isReadable(Sources.getBufferOrFake(Sources.getMainFileID()))) {
    DiagnosticsEngine &Diags = CI.getDiagnostics();
    Diags.Report(Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                       "cannot read '%0': malformed bitcode"))
        << Action.getCurrentFile();
    return;
  }
  // Errors have been reported as diagnostics as well.
  llvm::consumeError(Action.Execute());
}

bool q7x2::runAction(CompilerInstance &CI, FrontendAction &TheAction) {
  TargetAction Action(TheAction);
  if (!Action.PrepareToExecute(CI) || !createTarget(CI))
    return false;
  for (const FrontendInputFile &Input : CI.getFrontendOpts().Inputs) {
    if (!Action.BeginSourceFile(CI, Input))
      continue;
    execute(CI, Action);
    Action.EndSourceFile();
  }
  CI.getDiagnosticClient().finish();
  return CI.getDiagnosticClient().getNumErrors() == 0;
}

/// Keeps the optimizer from moving operations into the branches that use them.
/// Threads of a warp take both ways of a branch in any case, and loads there
/// wait one after the other. Operations that one side alone needs are moved at
/// the end of the pipeline.
static void disableCodeSinking() {
  auto *Option = static_cast<llvm::cl::opt<bool> *>(
      llvm::cl::getRegisteredOptions().lookup("instcombine-code-sinking"));
  if (Option)
    Option->setInitialValue(false);
}

void q7x2::parseBackendOptions(const FrontendOptions &Opts) {
  disableCodeSinking();
  if (Opts.LLVMArgs.empty())
    return;
  SmallVector<const char *> Args = {"q7x2-clang (LLVM option parsing)"};
  for (const std::string &Arg : Opts.LLVMArgs)
    Args.push_back(Arg.c_str());
  llvm::cl::ParseCommandLineOptions(Args.size(), Args.data());
}

/// Prints the CPUs and features, as llc does for -mcpu=help.
static int printSupportedCPUs() {
  std::string Error;
  const llvm::Triple Triple(q7x2::TargetTriple);
  const llvm::Target *Target =
      llvm::TargetRegistry::lookupTarget(Triple, Error);
  if (!Target) {
    llvm::errs() << Error << '\n';
    return 1;
  }
  std::unique_ptr<llvm::MCSubtargetInfo> Subtarget(
      Target->createMCSubtargetInfo(Triple, "help", ""));
  return 0;
}

// -ftime-trace, for which clang has no function in a library.
static void startTimeTrace(const CompilerInstance &CI, const char *Argv0) {
  const FrontendOptions &Opts = CI.getFrontendOpts();
  if (!Opts.TimeTracePath.empty())
    llvm::timeTraceProfilerInitialize(Opts.TimeTraceGranularity, Argv0,
                                      Opts.TimeTraceVerbose);
}

/// False if the file cannot be written, which is diagnosed.
static bool finishTimeTrace(CompilerInstance &CI) {
  if (!llvm::timeTraceProfilerEnabled())
    return true;
  auto File =
      CI.createOutputFile(CI.getFrontendOpts().TimeTracePath, /*Binary=*/false,
                          /*RemoveFileOnSignal=*/false, /*UseTemporary=*/false);
  if (File)
    llvm::timeTraceProfilerWrite(*File);
  bool Written = File != nullptr;
  File.reset();
  llvm::timeTraceProfilerCleanup();
  CI.clearOutputFiles(/*EraseFiles=*/false);
  return Written;
}

int q7x2::runCompileJob(ArrayRef<const char *> Args, const char *Argv0) {
  std::unique_ptr<CompilerInstance> CI = createCompiler(Args, Argv0);
  if (!CI)
    return 1;
  if (isCudaJob(*CI))
    return runCudaJob(*CI);
  parseBackendOptions(CI->getFrontendOpts());
  if (CI->getFrontendOpts().PrintSupportedCPUs)
    return printSupportedCPUs();

  llvm::ScopedFatalErrorHandler Handler(handleFatalError,
                                        &CI->getDiagnostics());
  startTimeTrace(*CI, Argv0);
  bool Succeeded = false;
  {
    llvm::TimeTraceScope Scope("ExecuteCompiler");
    std::unique_ptr<FrontendAction> Action = CreateFrontendAction(*CI);
    Succeeded = Action && runAction(*CI, *Action);
  }
  return finishTimeTrace(*CI) && Succeeded ? 0 : 1;
}
