//===-- q7x2-clang.cpp - clang's driver for Q7X2 --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clang's driver plans the jobs; this program runs them for Q7X2 in its own
// process, with the distribution's libclang-cpp and libLLVM. It differs from
// clang in two respects: there is only one target, and links are done in this
// process as well.
//
//===----------------------------------------------------------------------===//

#include "Assembler.h"
#include "Config.h"
#include "Cuda.h"
#include "Frontend.h"
#include "NvccOptions.h"
#include "ProgramLinker.h"
#include "clang/Basic/DiagnosticDriver.h"
#include "clang/Driver/Compilation.h"
#include "clang/Driver/Driver.h"
#include "clang/Driver/ToolChain.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/TextDiagnosticPrinter.h"
#include "clang/Options/Options.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Host.h"

using namespace clang;
using namespace clang::driver;

/// Arguments that the driver needs because it has no tool chain for Q7X2 and
/// treats it as a generic Unix. They precede the user's, which can override
/// them.
static constexpr const char *DefaultArgs[] = {
    "--no-default-config",
    // Headers: clang's own and the device library's, and none of the host's.
    "-nostdlibinc",
    "-fintegrated-as",
    // There is no errno and no unwinder.
    "-fno-math-errno",
    "-fno-exceptions",
    "-fno-rtti",
    "-fno-asynchronous-unwind-tables",
    "-fomit-frame-pointer",
    "-fno-addrsig",
    // A check's trap has the line of the operation, which the machine reports,
    // instead of that of an artificial function named after the reason.
    "-fsanitize-debug-trap-reasons=none",
};

/// This program's path, links resolved.
static std::string getProgramPath(const char *Argv0) {
  void *AddressInProgram = reinterpret_cast<void *>(&getProgramPath);
  return llvm::sys::fs::getMainExecutable(Argv0, AddressInProgram);
}

namespace {
/// The device library, which is installed next to the programs.
struct DeviceLibrary {
  std::string Folder, Bitcode, Headers, CxxHeaders;
  explicit DeviceLibrary(StringRef ProgramPath) {
    SmallString<128> Path =
        llvm::sys::path::parent_path(llvm::sys::path::parent_path(ProgramPath));
    llvm::sys::path::append(Path, "lib", "q7x2");
    Folder = std::string(Path);
    Bitcode = Folder + "/device.bc";
    Headers = Folder + "/include";
    CxxHeaders = Headers + "/c++";
  }
};

/// The arguments of the program, parsed as clang's options. Errors are left to
/// the driver, which parses the same arguments.
class CommandLine {
  ArrayRef<const char *> Args;
  llvm::opt::InputArgList Parsed;

  static llvm::opt::InputArgList parse(ArrayRef<const char *> Args);
  bool compilesOpenCL() const;

public:
  explicit CommandLine(ArrayRef<const char *> Args)
      : Args(Args), Parsed(parse(Args)) {}
  SmallVector<const char *> getDriverArgs(const DeviceLibrary &Library) const;
  const llvm::opt::InputArgList &getParsed() const { return Parsed; }
  /// Diagnoses the options of UnsupportedOptions.def.
  bool checkOptions(DiagnosticsEngine &Diags) const;
  /// CPUs with code generation have the same instructions, so that tuning for
  /// one is compiling for it.
  StringRef getCPU() const {
    StringRef CPU = Parsed.getLastArgValue(options::OPT_mcpu_EQ);
    return CPU.empty() || CPU == "generic"
               ? Parsed.getLastArgValue(options::OPT_mtune_EQ, CPU)
               : CPU;
  }
  /// Whether inputs are linked if they are not -fno-lto's objects.
  bool links() const {
    return !Parsed.hasArg(options::OPT_c, options::OPT_S, options::OPT_E,
                          options::OPT_M, options::OPT_MM,
                          options::OPT_fsyntax_only, options::OPT_emit_llvm) &&
           !Parsed.hasArg(options::OPT_emit_ast, options::OPT__precompile);
  }
  bool compilesSeparately() const {
    return Parsed.hasArg(options::OPT_fno_lto) &&
           Parsed
               .getLastArg(options::OPT_fno_lto, options::OPT_flto_EQ,
                           options::OPT_flto)
               ->getOption()
               .matches(options::OPT_fno_lto);
  }
};
} // namespace

llvm::opt::InputArgList CommandLine::parse(ArrayRef<const char *> Args) {
  unsigned MissingIndex, MissingCount;
  return getDriverOptTable().ParseArgs(
      Args.drop_front(), MissingIndex, MissingCount,
      llvm::opt::Visibility(options::ClangOption));
}

bool CommandLine::compilesOpenCL() const {
  if (llvm::is_contained(Parsed.getAllArgValues(options::OPT_x), "cl"))
    return true;
  return llvm::any_of(Parsed.getAllArgValues(options::OPT_INPUT),
                      [](StringRef Input) { return Input.ends_with(".cl"); });
}

bool CommandLine::checkOptions(DiagnosticsEngine &Diags) const {
  static constexpr struct {
    options::ID Option;
    const char *Reason;
  } Unsupported[] = {
#define Q7X2_UNSUPPORTED_OPTION(ID, REASON) {options::OPT_##ID, REASON},
#include "UnsupportedOptions.def"
  };
  unsigned ID = Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                      "'%0' is not supported: %1");
  bool Valid = true;
  for (const auto &[Option, Reason] : Unsupported)
    if (const llvm::opt::Arg *A = Parsed.getLastArg(Option)) {
      if (Option == options::OPT_fno_integrated_as &&
          Parsed.hasFlag(options::OPT_fintegrated_as, Option, true))
        continue;
      Diags.Report(ID) << A->getAsString(Parsed) << Reason;
      Valid = false;
    }
  return Valid;
}

/// The arguments for clang's driver, with the defaults first. \p Library has to
/// outlive them.
SmallVector<const char *>
CommandLine::getDriverArgs(const DeviceLibrary &Library) const {
  // Not every job uses all of the defaults, which deserves no warning.
  SmallVector<const char *> DriverArgs = {Args.front(),
                                          "--start-no-unused-arguments"};
  DriverArgs.append(std::begin(DefaultArgs), std::end(DefaultArgs));
  if (!Parsed.hasArg(options::OPT_nostdinc))
    DriverArgs.append({"-idirafter", Library.Headers.c_str()});
  // libc++ finds its configuration in the first.
  if (!Parsed.hasArg(options::OPT_nostdinc, options::OPT_nostdincxx) &&
      !StringRef(Q7X2_LIBCXX_HEADERS).empty())
    DriverArgs.append({"-cxx-isystem", Library.CxxHeaders.c_str(),
                       "-cxx-isystem", Q7X2_LIBCXX_HEADERS});
  if (!Parsed.hasArg(options::OPT_nostdlib, options::OPT_nodefaultlibs))
    DriverArgs.append({"-Xclang", "-mlink-builtin-bitcode", "-Xclang",
                       Library.Bitcode.c_str()});
  // C has the results of a host without fused multiply-add.
  if (!compilesOpenCL())
    DriverArgs.push_back("-ffp-contract=off");
  DriverArgs.push_back("--end-no-unused-arguments");

  // The driver leaves these to the tool chain, and Q7X2 has none: the first is
  // translated here, the second by selectCPU.
  // So does -flto in a link, whose IR is compiled here.
  llvm::DenseSet<unsigned> Denormals, Dropped;
  for (const llvm::opt::Arg *A :
       Parsed.filtered(options::OPT_cl_denorms_are_zero))
    Denormals.insert(A->getIndex());
  for (const llvm::opt::Arg *A :
       Parsed.filtered(options::OPT_mcpu_EQ, options::OPT_mtune_EQ))
    Dropped.insert(A->getIndex());
  // ccache does not know OpenCL C: it is told -x c, but adds that at the end.
  const auto IsCL = [](const llvm::opt::Arg *A) {
    return A->getAlias() && A->getValue() == StringRef("cl"); // --language=
  };
  if (llvm::any_of(Parsed.filtered(options::OPT_x), IsCL))
    for (const llvm::opt::Arg *A : Parsed.filtered(options::OPT_x))
      if (A->getValue() == StringRef("c")) {
        Dropped.insert(A->getIndex());
        if (A->getSpelling() == Args[A->getIndex() + 1])
          Dropped.insert(A->getIndex() + 1);
      }
  if (links())
    for (const llvm::opt::Arg *A : Parsed.filtered(
             options::OPT_flto, options::OPT_flto_EQ, options::OPT_fno_lto))
      Dropped.insert(A->getIndex());
  for (auto [Index, Arg] : llvm::enumerate(Args.drop_front())) {
    if (Denormals.contains(Index))
      DriverArgs.append({"-Xclang", "-fdenormal-fp-math-f32=preserve-sign"});
    else if (!Dropped.contains(Index))
      DriverArgs.push_back(Arg);
  }
  return DriverArgs;
}

/// Adds -mcpu='s \p CPU to the jobs of \p C that compile and assemble.
static void selectCPU(Compilation &C, StringRef CPU) {
  if (CPU.empty())
    return;
  const char *Name = C.getArgs().MakeArgString(CPU);
  for (Command &Job : C.getJobs()) {
    llvm::opt::ArgStringList JobArgs(Job.getArguments());
    if (JobArgs.empty() || !StringRef(JobArgs.front()).starts_with("-cc1"))
      continue;
    JobArgs.insert(std::next(JobArgs.begin()), {"-target-cpu", Name});
    Job.replaceArguments(JobArgs);
  }
}

/// Runs a job of the driver in this process: \p Args is the program, the kind
/// of the job and its arguments. Returns the exit status.
static int runInternalJob(ArrayRef<const char *> Args) {
  StringRef Kind = Args[1];
  if (Kind == "-cc1")
    return q7x2::runCompileJob(Args.drop_front(2), Args[0]);
  if (Kind == "-cc1as")
    return q7x2::runAssembleJob(Args.drop_front(2));
  llvm::errs() << "q7x2-clang: error: unknown job '" << Kind << "'\n";
  return 1;
}

/// Checks that \p C compiles for Q7X2; reports another target.
static bool checkTarget(const Compilation &C, DiagnosticsEngine &Diags) {
  const llvm::Triple &Triple = C.getDefaultToolChain().getTriple();
  if (q7x2::isTargetTriple(Triple))
    return true;
  unsigned ID =
      Diags.getCustomDiagID(DiagnosticsEngine::Error,
                            "unsupported target '%0': this is a compiler for "
                            "'%1' only");
  Diags.Report(ID) << Triple.str() << q7x2::TargetTriple;
  return false;
}

/// The job that compiles IR with the options of \p C, for links whose inputs
/// are all compiled already: the program and its arguments.
static std::vector<std::string> planIRJob(const Compilation &C, StringRef Path,
                                          StringRef CPU) {
  std::vector<std::string> Args = {Path.str()};
  bool HasLevel = false;
  for (const llvm::opt::Arg *A : C.getInputArgs()) {
    const llvm::opt::Option &O = A->getOption();
    if (O.matches(options::OPT_INPUT) || O.matches(options::OPT_o) ||
        O.matches(options::OPT_x) || O.matches(options::OPT_r) ||
        O.matches(options::OPT_Link_Group) || O.hasFlag(options::LinkerInput))
      continue;
    HasLevel |= O.matches(options::OPT_O_Group);
    llvm::opt::ArgStringList Rendered;
    A->renderAsInput(C.getInputArgs(), Rendered);
    Args.insert(Args.end(), Rendered.begin(), Rendered.end());
  }
  if (!HasLevel) // as linkers have it
    Args.push_back("-O2");
  Args.insert(Args.end(), {"-c", "-x", "ir", "/dev/null", "-o", "/dev/null"});
  std::vector<const char *> Pointers;
  for (const std::string &A : Args)
    Pointers.push_back(A.c_str());
  Driver Planner(Path, q7x2::TargetTriple, C.getDriver().getDiags(),
                 "Q7X2 compiler");
  Planner.ResourceDir = Q7X2_CLANG_RESOURCE_DIR;
  std::unique_ptr<Compilation> Plan(Planner.BuildCompilation(Pointers));
  if (!Plan || Plan->getJobs().empty())
    return {};
  selectCPU(*Plan, CPU);
  const Command &Job = *Plan->getJobs().begin();
  std::vector<std::string> Result = {Job.getExecutable()};
  for (const char *A : llvm::drop_begin(Job.getArguments()))
    Result.push_back(A);
  return Result;
}

/// Names the linker in the links of \p C, for messages: the driver has named
/// the host's, for want of a tool chain.
static void nameLinker(Compilation &C, StringRef Path) {
  SmallString<128> Linker = llvm::sys::path::parent_path(Path);
  llvm::sys::path::append(Linker, "q7x2-ld");
  for (Command &Job : C.getJobs())
    if (Job.getSource().getKind() == Action::LinkJobClass)
      Job.replaceExecutable(C.getArgs().MakeArgString(Linker));
}

/// Runs the jobs that the driver has planned.
static int runJobs(Driver &TheDriver, Compilation &C, const CommandLine &Line,
                   const DeviceLibrary &Library, StringRef Path) {
  nameLinker(C, Path);
  const Command *LinkJob = q7x2::findLinkJob(C);
  if (LinkJob && !C.getArgs().hasArg(options::OPT__HASH_HASH_HASH)) {
    if (C.getArgs().hasArg(options::OPT_v))
      C.getJobs().Print(llvm::errs(), "\n", /*Quote=*/true);
    q7x2::LinkSettings Settings;
    Settings.SeparateObjects = Line.compilesSeparately();
    Settings.LibraryFolder = Library.Folder;
    Settings.PlanIRJob = [&] { return planIRJob(C, Path, Line.getCPU()); };
    int Status = q7x2::linkProgram(C, *LinkJob, Settings);
    C.CleanupFileList(C.getTempFiles());
    return Status;
  }
  SmallVector<std::pair<int, const Command *>> Failing;
  int Status = TheDriver.ExecuteCompilation(C, Failing);
  return Failing.empty() ? Status : Failing.front().first;
}

namespace {
/// The parts of a driver that all command lines share.
struct DriverSetup {
  std::unique_ptr<DiagnosticOptions> DiagOpts;
  DiagnosticsEngine Diags;
  Driver TheDriver;

  DriverSetup(ArrayRef<const char *> Args, const std::string &Path,
              StringRef Triple);
};
} // namespace

static TextDiagnosticPrinter *createPrinter(DiagnosticOptions &Opts,
                                            StringRef Path) {
  auto *Printer = new TextDiagnosticPrinter(llvm::errs(), Opts);
  Printer->setPrefix(std::string(llvm::sys::path::stem(Path)));
  return Printer;
}

static int runCC1(SmallVectorImpl<const char *> &JobArgs) {
  return runInternalJob(JobArgs);
}

DriverSetup::DriverSetup(ArrayRef<const char *> Args, const std::string &Path,
                         StringRef Triple)
    : DiagOpts(CreateAndPopulateDiagOpts(Args)),
      Diags(DiagnosticIDs::create(), *DiagOpts, createPrinter(*DiagOpts, Path)),
      TheDriver(Path, Triple, Diags, "Q7X2 compiler",
                llvm::vfs::getRealFileSystem()) {
  ProcessWarningOptions(Diags, *DiagOpts, *llvm::vfs::getRealFileSystem(),
                        /*ReportDiags=*/false);
  TheDriver.ResourceDir = Q7X2_CLANG_RESOURCE_DIR;
  TheDriver.CC1Main = runCC1;
}

/// Runs clang's driver for CUDA with the host's tool chain; returns the exit
/// status.
static int runCudaDriver(ArrayRef<const char *> Args, const std::string &Path) {
  DriverSetup Setup(Args, Path, llvm::sys::getDefaultTargetTriple());
  std::unique_ptr<Compilation> C(Setup.TheDriver.BuildCompilation(Args));
  int Status = 1;
  if (C && !C->containsError()) {
    SmallVector<std::pair<int, const Command *>> Failing;
    Status = Setup.TheDriver.ExecuteCompilation(*C, Failing);
    if (!Failing.empty())
      Status = Failing.front().first;
  }
  Setup.Diags.getClient()->finish();
  return Status;
}

/// Prints the files and programs of the tool chain that options request, if
/// they are in the installation and not where clang's driver looks. Returns
/// whether it has printed something.
static bool printPaths(const llvm::opt::InputArgList &Args,
                       const DeviceLibrary &Library, StringRef Program) {
  StringRef Folder = llvm::sys::path::parent_path(Program);
  if (Args.hasArg(options::OPT_print_search_dirs)) {
    llvm::outs() << "programs: =" << Folder
                 << "\nlibraries: =" << Library.Folder << ':'
                 << Q7X2_CLANG_RESOURCE_DIR << '\n';
    return true;
  }
  SmallString<128> Path;
  if (const auto *A = Args.getLastArg(options::OPT_print_file_name_EQ))
    llvm::sys::path::append(Path, Library.Folder, A->getValue());
  else if (const auto *A = Args.getLastArg(options::OPT_print_prog_name_EQ))
    llvm::sys::path::append(Path, Folder, Twine("q7x2-") + A->getValue());
  if (Path.empty() || !llvm::sys::fs::exists(Path))
    return false;
  llvm::outs() << Path << '\n';
  return true;
}

/// Runs the driver; returns the exit status.
static int runDriver(ArrayRef<const char *> Args, const std::string &Path) {
  DriverSetup Setup(Args, Path, q7x2::TargetTriple);
  DiagnosticsEngine &Diags = Setup.Diags;
  Driver &TheDriver = Setup.TheDriver;

  DeviceLibrary Library(Path);
  CommandLine TheCommandLine(Args);
  if (!TheCommandLine.checkOptions(Diags)) {
    Diags.getClient()->finish();
    return 1;
  }
  if (printPaths(TheCommandLine.getParsed(), Library, Path))
    return 0;
  std::unique_ptr<Compilation> C(
      TheDriver.BuildCompilation(TheCommandLine.getDriverArgs(Library)));
  int Status = 1;
  if (C && !C->containsError() && checkTarget(*C, Diags) &&
      !Diags.hasErrorOccurred()) {
    // getDriverArgs has handled these.
    C->getArgs().ClaimAllArgs(options::OPT_nostdlib);
    C->getArgs().ClaimAllArgs(options::OPT_nodefaultlibs);
    selectCPU(*C, TheCommandLine.getCPU());
    Status = runJobs(TheDriver, *C, TheCommandLine, Library, Path);
  }
  Diags.getClient()->finish();
  return Status;
}

int main(int Argc, char **Argv) {
  llvm::InitLLVM Init(Argc, Argv);
  llvm::setBugReportMsg("This is a bug in the Q7X2 compiler. Please report it "
                        "with the source and the lines below.\n");
  SmallVector<const char *, 256> Args(Argv, Argv + Argc);
  llvm::BumpPtrAllocator Allocator;
  llvm::cl::ExpansionContext Expansion(Allocator,
                                       llvm::cl::TokenizeGNUCommandLine);
  if (llvm::Error E = Expansion.expandResponseFiles(Args)) {
    llvm::errs() << "q7x2-clang: error: " << toString(std::move(E)) << '\n';
    return 1;
  }

  std::string Path = getProgramPath(Argv[0]);
  if (Args.size() > 1 && StringRef(Args[1]).starts_with("-cc1"))
    return runInternalJob(Args);

  llvm::CrashRecoveryContext::Enable();
  llvm::StringSaver Saver(Allocator);
  if (!q7x2::translateNvccOptions(Args, Saver))
    return 1;
  CommandLine TheCommandLine(Args);
  q7x2::CudaSources Cuda(Args, TheCommandLine.getParsed());
  if (Cuda.empty())
    return runDriver(Args, Path);
  SmallVector<const char *> NewArgs;
  std::string Headers = DeviceLibrary(Path).Headers + "/cuda";
  int Status = Cuda.compile(
      Headers,
      [&](ArrayRef<const char *> DeviceArgs) {
        return runCudaDriver(DeviceArgs, Path);
      },
      NewArgs);
  return Status || NewArgs.empty() ? Status : runDriver(NewArgs, Path);
}
