//===-- ProgramLinker.cpp - Several inputs to one object, through LLVM IR -===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramLinker.h"
#include "Frontend.h"
#include "clang/Basic/DiagnosticDriver.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/CodeGen/BackendUtil.h"
#include "clang/CodeGen/CodeGenAction.h"
#include "clang/Driver/Compilation.h"
#include "clang/Driver/Driver.h"
#include "clang/Driver/Job.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Options/Options.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Option/Arg.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>

using namespace clang;
using namespace clang::driver;

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

namespace {

/// Prints LLVM's diagnostics on the linked module as clang does. clang's own
/// handler belongs to one translation unit and its AST.
class LinkDiagnosticHandler : public llvm::DiagnosticHandler {
  CompilerInstance &CI;
  /// The unit that is being linked into the program.
  const std::string &Unit;

public:
  LinkDiagnosticHandler(CompilerInstance &CI, const std::string &Unit)
      : CI(CI), Unit(Unit) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo &DI) override;

private:
  SourceLocation findLocation(const llvm::DiagnosticInfoWithLocationBase &DI);
  void report(SourceLocation Loc, llvm::DiagnosticSeverity Severity,
              StringRef Message);
};

} // namespace

bool LinkDiagnosticHandler::handleDiagnostics(const llvm::DiagnosticInfo &DI) {
  // Remarks are only printed for the translation units.
  if (DI.getSeverity() == llvm::DS_Remark)
    return true;
  if (const auto *Unsupported =
          llvm::dyn_cast<llvm::DiagnosticInfoUnsupported>(&DI)) {
    llvm::SmallString<128> Message;
    report(findLocation(*Unsupported), DI.getSeverity(),
           Unsupported->getMessage().toStringRef(Message));
    return true;
  }
  std::string Message;
  llvm::raw_string_ostream Stream(Message);
  llvm::DiagnosticPrinterRawOStream Printer(Stream);
  if (DI.getKind() == llvm::DK_Linker)
    Stream << "cannot link '" << Unit << "': ";
  DI.print(Printer);
  report(SourceLocation(), DI.getSeverity(), Message);
  return true;
}

/// The source location of \p DI, or that of the function that it is about.
SourceLocation LinkDiagnosticHandler::findLocation(
    const llvm::DiagnosticInfoWithLocationBase &DI) {
  llvm::DiagnosticLocation Loc = DI.getLocation();
  if (!Loc.isValid() && DI.getFunction().getSubprogram())
    Loc = llvm::DiagnosticLocation(DI.getFunction().getSubprogram());
  if (!Loc.isValid())
    return SourceLocation();
  OptionalFileEntryRef File =
      CI.getFileManager().getOptionalFileRef(Loc.getAbsolutePath());
  if (!File)
    return SourceLocation();
  return CI.getSourceManager().translateFileLineCol(
      *File, Loc.getLine(), std::max(Loc.getColumn(), 1u));
}

void LinkDiagnosticHandler::report(SourceLocation Loc,
                                   llvm::DiagnosticSeverity Severity,
                                   StringRef Message) {
  DiagnosticIDs::Level Level = DiagnosticIDs::Error;
  if (Severity == llvm::DS_Warning)
    Level = DiagnosticIDs::Warning;
  else if (Severity == llvm::DS_Note)
    Level = DiagnosticIDs::Note;
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  Diags.Report(Loc, Diags.getDiagnosticIDs()->getCustomDiagID(Level, "%0"))
      << Message.rtrim();
}

//===----------------------------------------------------------------------===//
// The link
//===----------------------------------------------------------------------===//

const Command *q7x2::findLinkJob(const Compilation &C) {
  for (const Command &Job : C.getJobs())
    if (Job.getSource().getKind() == Action::LinkJobClass)
      return &Job;
  return nullptr;
}

/// Whether \p Job compiles a source or IR file.
static bool isCompileJob(const Command &Job) {
  return !Job.getArguments().empty() &&
         StringRef(Job.getArguments().front()) == "-cc1";
}

/// Reports the inputs that cannot be linked as IR: objects, which have no job,
/// and assembly.
static bool checkLinkInputs(const Compilation &C, const Command &LinkJob) {
  DiagnosticsEngine &Diags = C.getDriver().getDiags();
  unsigned ID = Diags.getCustomDiagID(
      DiagnosticsEngine::Error,
      "'%0' cannot be linked: only sources and LLVM IR can be; objects are "
      "linked when they are loaded");
  SmallVector<std::string> Rejected;
  for (const Action *Input : LinkJob.getSource().getInputs())
    // Others are -lm and the like, which are ignored.
    if (const auto *File = llvm::dyn_cast<InputAction>(Input))
      if (File->getInputArg().getOption().matches(options::OPT_INPUT))
        Rejected.push_back(File->getInputArg().getValue());
  for (const Command &Job : C.getJobs())
    if (&Job != &LinkJob && !isCompileJob(Job))
      Rejected.push_back(Job.getInputInfos().front().getFilename());
  for (const std::string &Name : Rejected)
    Diags.Report(ID) << Name;
  return Rejected.empty();
}

/// Compiles the input of \p Job to unoptimized LLVM IR. Null if there were
/// errors.
static std::unique_ptr<llvm::Module> compileToIR(const Command &Job,
                                                 llvm::LLVMContext &Context) {
  std::unique_ptr<CompilerInstance> CI = q7x2::createCompiler(
      ArrayRef(Job.getArguments()).drop_front(), Job.getExecutable());
  if (!CI)
    return nullptr;
  CI->getFrontendOpts().ProgramAction = frontend::EmitLLVMOnly;
  CI->getFrontendOpts().DisableFree = false;
  CI->getCodeGenOpts().DisableFree = false;
  CI->getCodeGenOpts().DisableLLVMPasses = true;
  EmitLLVMOnlyAction Action(&Context);
  if (!q7x2::runAction(*CI, Action))
    return nullptr;
  return Action.takeModule();
}

namespace {

/// A link, from the jobs of the driver to the object.
class ProgramLinker {
  llvm::LLVMContext Context;
  /// Options and diagnostics of the program as a whole: those of its first
  /// input, since all have the same command line.
  std::unique_ptr<CompilerInstance> CI;
  std::optional<llvm::ScopedFatalErrorHandler> FatalErrorHandler;
  std::unique_ptr<llvm::Module> Program;
  /// The source of the unit that is being linked into it.
  std::string UnitName;

public:
  bool setUp(const Command &FirstJob);
  bool add(const Command &Job);
  bool emit(StringRef OutputFile);
};

} // namespace

bool ProgramLinker::setUp(const Command &FirstJob) {
  CI = q7x2::createCompiler(ArrayRef(FirstJob.getArguments()).drop_front(),
                            FirstJob.getExecutable());
  if (!CI || !q7x2::createTarget(*CI))
    return false;
  FatalErrorHandler.emplace(q7x2::handleFatalError, &CI->getDiagnostics());
  q7x2::parseBackendOptions(CI->getFrontendOpts());
  CI->createFileManager();
  CI->createSourceManager();
  CI->getDiagnosticClient().BeginSourceFile(CI->getLangOpts());
  Context.setDiagnosticHandler(
      std::make_unique<LinkDiagnosticHandler>(*CI, UnitName));
  return true;
}

bool ProgramLinker::add(const Command &Job) {
  std::unique_ptr<llvm::Module> Unit = compileToIR(Job, Context);
  if (!Unit)
    return false;
  if (!Program) {
    Program = std::move(Unit);
    return true;
  }
  UnitName = Job.getInputInfos().front().getFilename();
  return !llvm::Linker::linkModules(*Program, std::move(Unit));
}

bool ProgramLinker::emit(StringRef OutputFile) {
  std::unique_ptr<raw_pwrite_stream> Output = CI->createOutputFile(
      OutputFile, /*Binary=*/true, /*RemoveFileOnSignal=*/true,
      /*UseTemporary=*/true);
  if (!Output)
    return false;
  emitBackendOutput(*CI, CI->getCodeGenOpts(),
                    CI->getTarget().getDataLayoutString(), Program.get(),
                    Backend_EmitObj, CI->getVirtualFileSystemPtr(),
                    std::move(Output));
  CI->getDiagnosticClient().EndSourceFile();
  bool Failed = CI->getDiagnosticClient().getNumErrors() != 0;
  CI->clearOutputFiles(/*EraseFiles=*/Failed);
  return !Failed;
}

int q7x2::linkProgram(const Compilation &C, const Command &LinkJob) {
  if (!checkLinkInputs(C, LinkJob))
    return 1;
  ProgramLinker Linker;
  bool First = true;
  bool Failed = false;
  for (const Command &Job : C.getJobs()) {
    if (&Job == &LinkJob)
      continue;
    if (First && !Linker.setUp(Job))
      return 1;
    First = false;
    // Continue after an error to report those of all inputs.
    Failed |= !Linker.add(Job);
  }
  if (Failed || !Linker.emit(LinkJob.getOutputFilenames().front()))
    return 1;
  return 0;
}
