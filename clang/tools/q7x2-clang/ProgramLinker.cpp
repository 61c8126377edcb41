//===-- ProgramLinker.cpp - Links sources, bitcode and objects ------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramLinker.h"
#include "Frontend.h"
#include "Q7X2Link/LinkCommand.h"
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
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Option/Arg.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>

using namespace clang;
using namespace clang::driver;
namespace q7x2link = ::q7x2::link;

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
    Stream << (DI.getSeverity() == llvm::DS_Error ? "cannot link '" : "'")
           << Unit << "': ";
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
  // The sources were read by other compilations.
  SourceManager &Sources = CI.getSourceManager();
  return Sources.translateLineCol(
      Sources.getOrCreateFileID(*File, SrcMgr::C_User), Loc.getLine(),
      std::max(Loc.getColumn(), 1u));
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
// The units
//===----------------------------------------------------------------------===//

const Command *clang::q7x2::findLinkJob(const Compilation &C) {
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

/// Compiles the input of \p Job to unoptimized LLVM IR. Null if there were
/// errors.
static std::unique_ptr<llvm::Module> compileToIR(const Command &Job,
                                                 llvm::LLVMContext &Context) {
  std::unique_ptr<CompilerInstance> CI = clang::q7x2::createCompiler(
      ArrayRef(Job.getArguments()).drop_front(), Job.getExecutable());
  if (!CI)
    return nullptr;
  CI->getFrontendOpts().ProgramAction = frontend::EmitLLVMOnly;
  CI->getFrontendOpts().DisableFree = false;
  CI->getCodeGenOpts().DisableFree = false;
  CI->getCodeGenOpts().DisableLLVMPasses = true;
  EmitLLVMOnlyAction Action(&Context);
  if (!clang::q7x2::runAction(*CI, Action))
    return nullptr;
  return Action.takeModule();
}

namespace {

/// Links bitcode as IR and compiles it to an object.
class ProgramLinker {
  llvm::LLVMContext Context;
  /// Options and diagnostics of the program as a whole: those of its first
  /// source, since all have the same command line.
  std::unique_ptr<CompilerInstance> CI;
  std::optional<llvm::ScopedFatalErrorHandler> FatalErrorHandler;
  std::unique_ptr<llvm::Module> Program;
  /// The unit that is being linked into it.
  std::string UnitName;

public:
  bool isSetUp() const { return CI != nullptr; }
  bool setUp(ArrayRef<const char *> JobArgs, const char *Executable);
  bool add(const q7x2link::Object &Bitcode);
  std::unique_ptr<llvm::MemoryBuffer> emit();
};

/// A link, from the jobs of the driver to the output.
class LinkRun {
  Compilation &C;
  const Command &LinkJob;
  const clang::q7x2::LinkSettings &Settings;
  ProgramLinker Program;
  /// Bitcode of the sources, by the names of the files that the driver would
  /// have the linker read.
  llvm::StringMap<std::unique_ptr<llvm::MemoryBuffer>> Units;
  llvm::StringMap<std::string> SourceOf;
  bool Failed = false;

public:
  LinkRun(Compilation &C, const Command &LinkJob,
          const clang::q7x2::LinkSettings &Settings)
      : C(C), LinkJob(LinkJob), Settings(Settings) {}
  int run();

private:
  bool isUnit(const Command &Job) const;
  void runJob(const Command &Job);
  void compileUnit(const Command &Job);
  std::vector<std::string> linkArgs();
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
  compileProgram(ArrayRef<const q7x2link::Object *> Bitcode);
  int fail(StringRef Problems);
};

} // namespace

//===----------------------------------------------------------------------===//
// Linking IR
//===----------------------------------------------------------------------===//

bool ProgramLinker::setUp(ArrayRef<const char *> JobArgs,
                          const char *Executable) {
  CI = clang::q7x2::createCompiler(JobArgs, Executable);
  if (!CI || !clang::q7x2::createTarget(*CI))
    return false;
  FatalErrorHandler.emplace(clang::q7x2::handleFatalError,
                            &CI->getDiagnostics());
  clang::q7x2::parseBackendOptions(CI->getFrontendOpts());
  CI->createFileManager();
  CI->createSourceManager();
  CI->getDiagnosticClient().BeginSourceFile(CI->getLangOpts());
  Context.setDiagnosticHandler(
      std::make_unique<LinkDiagnosticHandler>(*CI, UnitName));
  return true;
}

bool ProgramLinker::add(const q7x2link::Object &Bitcode) {
  UnitName = Bitcode.name().str();
  auto Unit =
      llvm::parseBitcodeFile(Bitcode.image().getMemBufferRef(), Context);
  if (!Unit) {
    DiagnosticsEngine &Diags = CI->getDiagnostics();
    Diags.Report(
        Diags.getCustomDiagID(DiagnosticsEngine::Error, "cannot read '%0': %1"))
        << UnitName << toString(Unit.takeError());
    return false;
  }
  if (!Program) {
    Program = std::move(*Unit);
    return true;
  }
  return !llvm::Linker::linkModules(*Program, std::move(*Unit));
}

/// The object; null if there were errors.
std::unique_ptr<llvm::MemoryBuffer> ProgramLinker::emit() {
  llvm::SmallVector<char, 0> Object;
  emitBackendOutput(*CI, CI->getCodeGenOpts(),
                    CI->getTarget().getDataLayoutString(), Program.get(),
                    Backend_EmitObj, CI->getVirtualFileSystemPtr(),
                    std::make_unique<llvm::raw_svector_ostream>(Object));
  CI->getDiagnosticClient().EndSourceFile();
  if (CI->getDiagnosticClient().getNumErrors())
    return nullptr;
  return std::make_unique<llvm::SmallVectorMemoryBuffer>(
      std::move(Object), "program", /*RequiresNullTerminator=*/false);
}

//===----------------------------------------------------------------------===//
// The jobs
//===----------------------------------------------------------------------===//

/// Whether \p Job compiles a source that is linked as IR.
bool LinkRun::isUnit(const Command &Job) const {
  return !Settings.SeparateObjects && isCompileJob(Job) &&
         Job.getOutputFilenames().size() == 1 &&
         llvm::is_contained(llvm::map_range(LinkJob.getInputInfos(),
                                            [](const InputInfo &Info) {
                                              return StringRef(
                                                  Info.getFilename());
                                            }),
                            Job.getOutputFilenames().front());
}

void LinkRun::compileUnit(const Command &Job) {
  ArrayRef<const char *> JobArgs = ArrayRef(Job.getArguments()).drop_front();
  if (!Program.isSetUp() && !Program.setUp(JobArgs, Job.getExecutable())) {
    Failed = true;
    return;
  }
  llvm::LLVMContext Context;
  std::unique_ptr<llvm::Module> Unit = compileToIR(Job, Context);
  if (!Unit) {
    Failed = true;
    return;
  }
  llvm::SmallVector<char, 0> Bitcode;
  llvm::BitcodeWriter Writer(Bitcode);
  Writer.writeModule(*Unit);
  Writer.writeSymtab();
  Writer.writeStrtab();
  const std::string &Source = Job.getInputInfos().front().getFilename();
  SourceOf[Job.getOutputFilenames().front()] = Source;
  Units[Job.getOutputFilenames().front()] =
      std::make_unique<llvm::SmallVectorMemoryBuffer>(
          std::move(Bitcode), Source, /*RequiresNullTerminator=*/false);
}

/// Runs any other job, which makes an object or the input of another job.
void LinkRun::runJob(const Command &Job) {
  const Command *Failing = nullptr;
  if (C.ExecuteCommand(Job, Failing))
    Failed = true;
}

/// The arguments for the linker, in the order of the command line.
std::vector<std::string> LinkRun::linkArgs() {
  const llvm::opt::ArgList &Args = C.getArgs();
  std::vector<std::string> List = {"-o", LinkJob.getOutputFilenames().front()};
  for (auto [Option, Flag] :
       {std::pair(options::OPT_r, "-r"), std::pair(options::OPT_s, "-s"),
        std::pair(options::OPT_shared, "-shared")})
    if (Args.hasArg(Option))
      List.push_back(Flag);
  for (auto [Option, Flag] :
       {std::pair(options::OPT_L, "-L"), std::pair(options::OPT_u, "-u")})
    for (const std::string &Value : Args.getAllArgValues(Option))
      List.insert(List.end(), {Flag, Value});
  auto File = LinkJob.getInputInfos().begin();
  for (const Action *Input : LinkJob.getSource().getInputs()) {
    const auto *Given = llvm::dyn_cast<InputAction>(Input);
    const llvm::opt::Arg *A = Given ? &Given->getInputArg() : nullptr;
    if (!A || A->getOption().matches(options::OPT_INPUT))
      List.push_back((File++)->getFilename());
    else if (A->getOption().matches(options::OPT_l) ||
             A->getOption().matches(options::OPT_e))
      List.insert(List.end(),
                  {A->getOption().getPrefixedName().str(), A->getValue()});
    else // -Wl, and -Xlinker
      List.insert(List.end(), A->getValues().begin(), A->getValues().end());
  }
  List.insert(List.end(), {"-L", Settings.LibraryFolder});
  return List;
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
LinkRun::compileProgram(ArrayRef<const q7x2link::Object *> Bitcode) {
  if (!Program.isSetUp()) {
    const std::vector<std::string> Job = Settings.PlanIRJob();
    std::vector<const char *> JobArgs;
    for (const std::string &A : llvm::drop_begin(Job))
      JobArgs.push_back(A.c_str());
    if (Job.empty() || !Program.setUp(JobArgs, Job.front().c_str()))
      return llvm::createStringError("");
  }
  bool Added = true;
  for (const q7x2link::Object *O : Bitcode)
    Added &= Program.add(*O);
  std::unique_ptr<llvm::MemoryBuffer> Object = Added ? Program.emit() : nullptr;
  if (!Object) // reported
    return llvm::createStringError("");
  return std::move(Object);
}

/// Reports the lines of an error; without any, it has been reported.
int LinkRun::fail(StringRef Problems) {
  SmallVector<StringRef> Lines;
  Problems.split(Lines, '\n', -1, /*KeepEmpty=*/false);
  DiagnosticsEngine &Diags = C.getDriver().getDiags();
  unsigned ID = Diags.getCustomDiagID(DiagnosticsEngine::Error, "%0");
  for (StringRef Line : Lines)
    Diags.Report(ID) << Line;
  return 1;
}

int LinkRun::run() {
  for (const Command &Job : C.getJobs())
    if (&Job == &LinkJob)
      continue;
    else if (isUnit(Job))
      // Continue after an error to report those of all inputs.
      compileUnit(Job);
    else
      runJob(Job);
  if (Failed)
    return 1;
  const std::vector<std::string> Args = linkArgs();
  std::vector<const char *> Pointers;
  for (const std::string &A : Args)
    Pointers.push_back(A.c_str());
  auto Command = q7x2link::parseLinkArgs(Pointers);
  if (!Command)
    return fail(toString(Command.takeError()));
  // Messages name the sources.
  llvm::StringMap<std::unique_ptr<llvm::MemoryBuffer>> InMemory;
  for (q7x2link::LinkInput &Input : Command->Inputs) {
    auto Source = SourceOf.find(Input.Name);
    if (Input.IsLibrary || Source == SourceOf.end())
      continue;
    InMemory[Source->second] = std::move(Units[Input.Name]);
    Input.Name = Source->second;
  }
  auto Compile = [&](ArrayRef<const q7x2link::Object *> Bitcode) {
    return compileProgram(Bitcode);
  };
  if (llvm::Error E = q7x2link::runLink(*Command, Compile, std::move(InMemory)))
    return fail(toString(std::move(E)));
  return 0;
}

int clang::q7x2::linkProgram(Compilation &C, const Command &LinkJob,
                             const LinkSettings &Settings) {
  return LinkRun(C, LinkJob, Settings).run();
}
