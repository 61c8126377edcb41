//===-- q7x2-opt.cpp - LLVM's optimizer for Q7X2 --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The distribution's opt creates a TargetMachine only for architectures that
// llvm::Triple knows, so that no pass would have the target's costs. This one
// asks the target registry. It has opt's usual options: those of LLVM's
// libraries (-print-after-all, -stats, -time-passes, ...) are registered there,
// and -mcpu, -mattr and the like are llc's (CommandFlags.h).
//
//===----------------------------------------------------------------------===//

#include "llvm/Analysis/RuntimeLibcallInfo.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Bitcode/BitcodeWriterPass.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/CodeGen/LibcallLoweringInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRPrinter/IRPrintingPasses.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/SystemUtils.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include <optional>

using namespace llvm;

static codegen::RegisterCodeGenFlags CodeGenFlags;

static cl::OptionCategory OptCategory("opt Options");

static cl::opt<std::string> InputFile(cl::Positional, cl::init("-"),
                                      cl::desc("<input IR file>"),
                                      cl::cat(OptCategory));
static cl::opt<std::string> OutputFile("o", cl::init("-"),
                                       cl::value_desc("filename"),
                                       cl::desc("Output file"),
                                       cl::cat(OptCategory));
static cl::opt<bool> OutputAssembly("S", cl::desc("Write the output as text"),
                                    cl::cat(OptCategory));
static cl::opt<bool> Force("f", cl::desc("Write bitcode to a terminal, too"),
                           cl::cat(OptCategory));
static cl::opt<bool> DisableOutput("disable-output",
                                   cl::desc("Write no output"),
                                   cl::cat(OptCategory));
static cl::opt<bool> DisableVerify("disable-verify",
                                   cl::desc("Do not verify the result"),
                                   cl::cat(OptCategory));
static cl::opt<bool> VerifyEach("verify-each",
                                cl::desc("Verify after each pass"),
                                cl::cat(OptCategory));
static cl::opt<bool> DebugPassManager("debug-pass-manager",
                                      cl::desc("Print passes as they run"),
                                      cl::cat(OptCategory));
static cl::opt<std::string> TargetTriple("mtriple",
                                         cl::desc("Override the triple"),
                                         cl::cat(OptCategory));
static cl::opt<std::string> Passes("passes", cl::value_desc("pipeline"),
                                   cl::desc("Passes to run, as in "
                                            "-passes='inline,function(gvn)'"),
                                   cl::cat(OptCategory));
static cl::alias PassesAlias("p", cl::aliasopt(Passes),
                             cl::desc("Short for -passes"),
                             cl::cat(OptCategory));
static cl::opt<bool> PrintPasses("print-passes",
                                 cl::desc("List the available passes and exit"),
                                 cl::cat(OptCategory));
/// The character of -On and default<On>.
enum Level : char { NoLevel, O0 = '0', O1 = '1', O2, O3, Os = 's', Oz = 'z' };
static cl::opt<Level> OptLevel(
    cl::desc("Default pipelines, as with -passes='default<On>':"),
    cl::values(clEnumVal(O0, "No optimization"), clEnumVal(O1, "Little"),
               clEnumVal(O2, "As much as does not take long"),
               clEnumVal(O3, "More"), clEnumVal(Os, "For size"),
               clEnumVal(Oz, "For size above all")),
    cl::init(NoLevel), cl::cat(OptCategory));

static int reportError(const Twine &Message) {
  WithColor::error(errs(), "opt") << Message << '\n';
  return 1;
}

/// The target machine for \p T; null if no target is registered for it.
static std::unique_ptr<TargetMachine> createTargetMachine(const Triple &T) {
  // All names that Triple does not know would select our target.
  if (T.getArch() == Triple::UnknownArch && T.getArchName() != "q7x2")
    return nullptr;
  return expectedToOptional(codegen::createTargetMachineForTriple(T.str()))
      .value_or(nullptr);
}

/// Reads the input. A module without a data layout gets that of its target.
static std::unique_ptr<Module> readModule(LLVMContext &Context) {
  SMDiagnostic Error;
  auto ChooseLayout = [](StringRef ModuleTriple,
                         StringRef Layout) -> std::optional<std::string> {
    Triple T(TargetTriple.empty() ? ModuleTriple : StringRef(TargetTriple));
    if (!Layout.empty() || T.str().empty())
      return std::nullopt;
    std::unique_ptr<TargetMachine> TM = createTargetMachine(T);
    if (!TM)
      return std::nullopt;
    return TM->createDataLayout().getStringRepresentation();
  };
  std::unique_ptr<Module> M =
      parseIRFile(InputFile, Error, Context, ParserCallbacks(ChooseLayout));
  if (!M) {
    Error.print("opt", errs());
    return nullptr;
  }
  if (!TargetTriple.empty())
    M->setTargetTriple(Triple(Triple::normalize(TargetTriple)));
  return M;
}

/// The pipeline that the command line asks for, as text.
static std::string getPipeline() {
  std::string Pipeline;
  if (OptLevel)
    Pipeline = std::string("default<O") + char(OptLevel.getValue()) + ">";
  if (!Passes.empty())
    Pipeline += (Pipeline.empty() ? "" : ",") + Passes;
  return Pipeline;
}

/// Appends the pass to \p MPM that writes the result to \p Output.
static void addOutputPass(ModulePassManager &MPM, raw_ostream &Output) {
  if (!DisableVerify)
    MPM.addPass(VerifierPass());
  if (DisableOutput)
    return;
  if (OutputAssembly)
    MPM.addPass(PrintModulePass(Output));
  else
    MPM.addPass(BitcodeWriterPass(Output));
}

/// Prints \p MPM as text that -passes accepts.
static void printPipeline(ModulePassManager &MPM,
                          PassInstrumentationCallbacks &PIC) {
  MPM.printPipeline(outs(), [&](StringRef ClassName) {
    StringRef PassName = PIC.getPassNameForClassName(ClassName);
    return PassName.empty() ? ClassName : PassName;
  });
  outs() << '\n';
}

static int runPasses(Module &M, TargetMachine *TM, raw_ostream &Output) {
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassInstrumentationCallbacks PIC;
  StandardInstrumentations SI(M.getContext(), DebugPassManager, VerifyEach);
  SI.registerCallbacks(PIC, &MAM);

  PassBuilder PB(TM, PipelineTuningOptions(), std::nullopt, &PIC);
  if (TM) {
    const TargetOptions &Options = TM->Options;
    MAM.registerPass([&] {
      return RuntimeLibraryAnalysis(M.getTargetTriple(), Options.ExceptionModel,
                                    Options.FloatABIType, Options.EABIVersion,
                                    Options.MCOptions.ABIName, Options.VecLib);
    });
    MAM.registerPass([] { return LibcallLoweringModuleAnalysis(); });
  }
  PB.registerModuleAnalyses(MAM);
  PB.registerCGSCCAnalyses(CGAM);
  PB.registerFunctionAnalyses(FAM);
  PB.registerLoopAnalyses(LAM);
  PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);

  if (PrintPasses) {
    PB.printPassNames(outs());
    return 0;
  }
  ModulePassManager MPM;
  std::string Pipeline = getPipeline();
  if (!Pipeline.empty())
    if (Error E = PB.parsePassPipeline(MPM, Pipeline))
      return reportError(toString(std::move(E)));
  if (PrintPipelinePasses) {
    printPipeline(MPM, PIC);
    return 0;
  }
  addOutputPass(MPM, Output);
  MPM.run(M, MAM);
  return 0;
}

int main(int Argc, char **Argv) {
  InitLLVM Init(Argc, Argv);
  // The distribution's targets, as its opt has them.
  InitializeAllTargetInfos();
  InitializeAllTargets();
  InitializeAllTargetMCs();
  cl::ParseCommandLineOptions(Argc, Argv, "LLVM's optimizer for Q7X2\n");

  LLVMContext Context;
  if (PrintPasses) {
    Module Empty("empty", Context);
    return runPasses(Empty, nullptr, nulls());
  }
  std::unique_ptr<Module> M = readModule(Context);
  if (!M)
    return 1;
  if (verifyModule(*M, &errs()))
    return reportError(InputFile + ": invalid module");

  std::unique_ptr<TargetMachine> TM;
  if (!M->getTargetTriple().str().empty())
    TM = createTargetMachine(M->getTargetTriple());
  if (!TM && !TargetTriple.empty())
    return reportError("no target for the triple '" + TargetTriple + "'");
  if (TM)
    codegen::setFunctionAttributes(codegen::getCPUStr(),
                                   codegen::getFeaturesStr(), *M);

  std::error_code EC;
  ToolOutputFile Output(
      DisableOutput || PrintPipelinePasses ? StringRef("/dev/null")
                                           : StringRef(OutputFile),
      EC, OutputAssembly ? sys::fs::OF_TextWithCRLF : sys::fs::OF_None);
  if (EC)
    return reportError(OutputFile + ": " + EC.message());
  if (!DisableOutput && !PrintPipelinePasses && !OutputAssembly && !Force &&
      CheckBitcodeOutputToConsole(Output.os()))
    return 1;
  if (int Status = runPasses(*M, TM.get(), Output.os()))
    return Status;
  Output.keep();
  return 0;
}
