//===-- Cuda.cpp - Sources in CUDA ----------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"
#include "SharedObjects.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/Cuda.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "clang/FrontendTool/Utils.h"
#include "clang/Options/Options.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace clang;

/// The processor whose features clang's headers find: of the generation whose
/// figures the machine has.
static constexpr const char *DefaultArch = "--cuda-gpu-arch=sm_80";

//===----------------------------------------------------------------------===//
// The command line
//===----------------------------------------------------------------------===//

/// Whether the command line asks for device code alone: jobs run in this
/// process.
static bool IsDeviceOnly = false;

q7x2::CudaSources::CudaSources(ArrayRef<const char *> Args,
                               const llvm::opt::InputArgList &Parsed)
    : Args(Args), Parsed(Parsed) {
  IsDeviceOnly = Parsed.hasArg(options::OPT_offload_device_only);
  StringRef Language = "none";
  for (const llvm::opt::Arg *A : Parsed) {
    if (A->getOption().matches(options::OPT_x))
      Language = A->getValue();
    if (!A->getOption().matches(options::OPT_INPUT))
      continue;
    StringRef Name = A->getValue();
    if (Language == "cuda" || (Language == "none" && Name.ends_with(".cu")))
      Sources.push_back({A->getIndex(), nullptr});
  }
}

q7x2::CudaSources::~CudaSources() {
  if (!Folder.empty())
    llvm::sys::fs::remove_directories(Folder);
}

/// Whether no IR is wanted.
bool q7x2::CudaSources::stopsEarly() const {
  return Parsed.hasArg(options::OPT_E, options::OPT_fsyntax_only,
                       options::OPT_M, options::OPT_MM);
}

/// How many of \p Args \p A is: its values may be words of their own.
static unsigned countWords(const llvm::opt::Arg &A,
                           ArrayRef<const char *> Args) {
  // The value of an unknown option is itself.
  const bool HasOwnWords =
      A.getOption().getKind() != llvm::opt::Option::UnknownClass &&
      Args[1 + A.getIndex()] == A.getSpelling();
  return HasOwnWords ? 1 + A.getNumValues() : 1;
}

/// Whether \p A is an option of a job after the front end.
static bool isForLaterJobs(const llvm::opt::Arg &A) {
  static const unsigned Later[] = {
      options::OPT_c,         options::OPT_S,
      options::OPT_emit_llvm, options::OPT_o,
      options::OPT_L,         options::OPT_l,
      options::OPT_Wl_COMMA,  options::OPT_mllvm,
      options::OPT_mcpu_EQ,   options::OPT_mtune_EQ,
      options::OPT_flto,      options::OPT_flto_EQ,
      options::OPT_nostdlib,  options::OPT_nodefaultlibs};
  return llvm::any_of(Later,
                      [&](unsigned ID) { return A.getOption().matches(ID); });
}

/// Whether \p A makes a file of the sources that are read.
static bool isDependencyOption(const llvm::opt::Arg &A) {
  return A.getOption().matches(options::OPT_M_Group);
}

/// The version of a toolkit in clang's terms, which says how a launch is
/// compiled: 12.9 for CUDA_VERSION 12090. The newest that clang knows if it is
/// newer or unknown.
static StringRef getToolkitVersion(StringRef Include) {
  llvm::SmallString<128> Header = Include;
  llvm::sys::path::append(Header, "cuda.h");
  unsigned Number = 0;
  if (auto Buffer = llvm::MemoryBuffer::getFile(Header)) {
    StringRef Line =
        (*Buffer)->getBuffer().split("#define CUDA_VERSION ").second;
    Line.ltrim().consumeInteger(10, Number);
  }
  CudaVersion V = CudaStringToVersion(llvm::Twine(Number / 1000) + "." +
                                      llvm::Twine(Number % 1000 / 10));
  if (V == CudaVersion::UNKNOWN || V == CudaVersion::NEW)
    V = CudaVersion::PARTIALLY_SUPPORTED;
  return CudaVersionToString(V);
}

/// The arguments for the headers of the toolkit in \p Path.
void q7x2::CudaSources::addToolkit(StringRef Path, StringRef Headers,
                                   SmallVectorImpl<const char *> &Result) {
  llvm::SmallString<128> Include = Path, Libraries, Additions = Headers;
  // Before the toolkit's, where a header of it is corrected.
  Result.append(
      {"-isystem", Strings.save(Headers + llvm::Twine("-toolkit")).data()});
  llvm::sys::path::append(Include, "include");
  Result.append(
      {"-Xclang",
       Strings.save("-target-sdk-version=" + getToolkitVersion(Include))
           .data()});
  // CUB, Thrust and libcu++ since CUDA 13.
  Libraries = Include;
  llvm::sys::path::append(Libraries, "cccl");
  if (llvm::sys::fs::is_directory(Libraries))
    Result.append({"-isystem", Strings.save(Libraries.str()).data()});
  llvm::sys::path::append(Additions, "crt", "clang_additions.hpp");
  Result.append({"-include", Strings.save(Additions.str()).data()});
}

/// The arguments for clang's driver that compile one source's device code.
SmallVector<const char *> q7x2::CudaSources::getDeviceArgs(unsigned Source,
                                                           const char *Output,
                                                           StringRef Headers) {
  SmallVector<const char *> Result = {Args.front(),
                                      "--no-default-config",
                                      "--start-no-unused-arguments",
                                      "--cuda-device-only",
                                      "-nocudalib",
                                      "-Wno-unknown-cuda-version",
                                      "-D__Q7X2__=1"};
  if (!Parsed.hasArg(options::OPT_offload_arch_EQ))
    Result.push_back(DefaultArch);
  // Debug information, as of other languages, also of optimized code.
  if (Parsed.hasArg(options::OPT_g_Group))
    Result.append({"--cuda-noopt-device-debug", "-Xclang", "-dwarf-version=5"});
  // As nvcc: warnings.
  Result.append({"-Wno-error=register",
                 "-Wno-error=missing-template-arg-list-after-template-kw"});
  // As nvcc: CUB and many programs access one object as several types.
  Result.push_back("-fno-strict-aliasing");
  if (const llvm::opt::Arg *A = Parsed.getLastArg(options::OPT_cuda_path_EQ))
    addToolkit(A->getValue(), Headers, Result);
  else
    Result.append({"-nocudainc", "-isystem", Headers.data(), "-include",
                   "cuda_runtime.h"});
  for (const llvm::opt::Arg *A : Parsed) {
    bool IsLanguage = A->getOption().matches(options::OPT_x);
    if (A->getOption().matches(options::OPT_INPUT) || IsLanguage ||
        (Output && isForLaterJobs(*A)))
      continue;
    for (const char *Word : Args.slice(1 + A->getIndex(), countWords(*A, Args)))
      Result.push_back(Word);
  }
  Result.append({"-x", "cuda", Args[1 + Source]});
  return Result;
}

int q7x2::CudaSources::compile(StringRef Headers, DriverRunner Run,
                               SmallVectorImpl<const char *> &NewArgs) {
  if (stopsEarly()) {
    int Status = 0;
    for (auto &[Index, File] : Sources)
      Status |= Run(getDeviceArgs(Index, nullptr, Headers));
    return Status;
  }
  if (llvm::sys::fs::createUniqueDirectory("q7x2-cuda", Folder)) {
    llvm::errs() << "q7x2-clang: error: cannot create a temporary folder\n";
    return 1;
  }
  for (auto &[Index, File] : Sources) {
    // The driver derives the output's name from this one.
    StringRef Source = Args[1 + Index];
    StringRef Stem = Source == "-" ? "-" : llvm::sys::path::stem(Source);
    llvm::SmallString<128> Path = Folder;
    llvm::sys::path::append(Path, llvm::Twine(Index));
    if (llvm::sys::fs::create_directory(Path))
      return 1;
    llvm::sys::path::append(Path, Stem + ".bc");
    File = Strings.save(Path.str()).data();

    SmallVector<const char *> DeviceArgs = getDeviceArgs(Index, File, Headers);
    DeviceArgs.append(
        {"-emit-llvm", "-c", "-Xclang", "-disable-llvm-passes", "-o", File});
    if (Parsed.hasArg(options::OPT_MD, options::OPT_MMD)) {
      // Named after the object.
      llvm::SmallString<128> Object(Parsed.getLastArgValue(options::OPT_o, ""));
      if (Object.empty())
        (llvm::Twine(Stem) + ".o").toVector(Object);
      llvm::SmallString<128> Rule = Object;
      llvm::sys::path::replace_extension(Rule, "d");
      if (!Parsed.hasArg(options::OPT_MT, options::OPT_MQ))
        DeviceArgs.append({"-MQ", Strings.save(Object.str()).data()});
      if (!Parsed.hasArg(options::OPT_MF))
        DeviceArgs.append({"-MF", Strings.save(Rule.str()).data()});
    }
    if (int Status = Run(DeviceArgs))
      return Status;
  }

  // Options of the front end are of no use any more.
  NewArgs.append({Args.front(), "-Qunused-arguments", "-Wno-override-module"});
  llvm::DenseMap<unsigned, const char *> Replaced(Sources.begin(),
                                                  Sources.end());
  for (const llvm::opt::Arg *A : Parsed) {
    const llvm::opt::Option &Option = A->getOption();
    bool IsCuda =
        Option.matches(options::OPT_x) && StringRef(A->getValue()) == "cuda";
    bool IsOffload = Option.matches(options::OPT_offload_arch_EQ) ||
                     Option.matches(options::OPT_cuda_path_EQ) ||
                     Option.matches(options::OPT_offload_device_only);
    if (!IsCuda && !IsOffload && !isDependencyOption(*A))
      continue;
    Replaced[A->getIndex()] = IsCuda ? "-xnone" : nullptr;
    if (countWords(*A, Args) == 2)
      Replaced[A->getIndex() + 1] = nullptr;
  }
  for (auto [Index, Arg] : llvm::enumerate(Args.drop_front())) {
    auto It = Replaced.find(Index);
    if (It == Replaced.end())
      NewArgs.push_back(Arg);
    else if (It->second)
      NewArgs.push_back(It->second);
  }
  return 0;
}

//===----------------------------------------------------------------------===//
// The compiler
//===----------------------------------------------------------------------===//

namespace {

/// Says once that functions for the host are left out.
class HostCodeReporter : public ASTConsumer {
  CompilerInstance &CI;
  bool IsReported = false;

public:
  explicit HostCodeReporter(CompilerInstance &CI) : CI(CI) {}
  bool HandleTopLevelDecl(DeclGroupRef Group) override;
};

/// Compiles device code.
class CudaAction : public WrapperFrontendAction {
  q7x2::SharedClasses &Classes;
  const bool IsFirst; ///< Finds the classes; otherwise they are known.

public:
  CudaAction(std::unique_ptr<FrontendAction> Action,
             q7x2::SharedClasses &Classes, bool IsFirst)
      : WrapperFrontendAction(std::move(Action)), Classes(Classes),
        IsFirst(IsFirst) {}

protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI,
                                                 StringRef InFile) override;
};

} // namespace

bool HostCodeReporter::HandleTopLevelDecl(DeclGroupRef Group) {
  for (const Decl *D : Group) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (IsDeviceOnly || IsReported || !F ||
        !F->isThisDeclarationADefinition() || F->isTemplated() ||
        F->isConstexpr() || F->hasAttr<CUDADeviceAttr>() ||
        F->hasAttr<CUDAGlobalAttr>() ||
        !CI.getSourceManager().isInMainFile(F->getLocation()))
      continue;
    DiagnosticsEngine &Diags = CI.getDiagnostics();
    Diags.Report(F->getLocation(),
                 Diags.getCustomDiagID(
                     DiagnosticsEngine::Remark,
                     "host code is left out: only device code is compiled"));
    IsReported = true;
  }
  return true;
}

std::unique_ptr<ASTConsumer> CudaAction::CreateASTConsumer(CompilerInstance &CI,
                                                           StringRef InFile) {
  std::unique_ptr<ASTConsumer> Consumer =
      WrapperFrontendAction::CreateASTConsumer(CI, InFile);
  if (!Consumer)
    return nullptr;
  std::vector<std::unique_ptr<ASTConsumer>> Consumers;
  Consumers.push_back(std::make_unique<HostCodeReporter>(CI));
  if (IsFirst) {
    Consumers.push_back(q7x2::createSharedClassFinder(Classes));
    Consumers.push_back(std::move(Consumer));
  } else {
    q7x2::addSharedClassConsumers(CI, Classes, std::move(Consumer), Consumers);
  }
  return std::make_unique<MultiplexConsumer>(std::move(Consumers));
}

bool q7x2::isCudaJob(const CompilerInstance &CI) {
  return CI.getLangOpts().CUDAIsDevice;
}

namespace {

/// Keeps the diagnostics of a file from the consumer that options have chosen
/// until its end, when it is known whether the file has to be compiled again.
/// Those of the compilation before that are dropped.
class DelayedDiagnostics : public DiagnosticConsumer {
  DiagnosticsEngine &Diags;
  std::unique_ptr<DiagnosticConsumer> Consumer;
  const q7x2::SharedClasses &Classes; // for which there is another compilation
  std::vector<StoredDiagnostic> Stored;
  bool IsInFile = false;

public:
  DelayedDiagnostics(DiagnosticsEngine &Diags,
                     const q7x2::SharedClasses &Classes)
      : Diags(Diags), Consumer(Diags.takeClient()), Classes(Classes) {}

  void BeginSourceFile(const LangOptions &Opts,
                       const Preprocessor *PP) override {
    IsInFile = true;
    Consumer->BeginSourceFile(Opts, PP);
  }
  void HandleDiagnostic(DiagnosticsEngine::Level Level,
                        const Diagnostic &Info) override {
    DiagnosticConsumer::HandleDiagnostic(Level, Info);
    if (IsInFile)
      Stored.emplace_back(Level, Info);
    else
      Consumer->HandleDiagnostic(Level, Info);
  }
  void EndSourceFile() override {
    IsInFile = false;
    if (!Classes.empty())
      return;
    for (const StoredDiagnostic &D : Stored) {
      DiagnosticStorage Storage;
      llvm::append_range(Storage.DiagRanges, D.getRanges());
      llvm::append_range(Storage.FixItHints, D.getFixIts());
      Consumer->HandleDiagnostic(D.getLevel(),
                                 Diagnostic(&Diags, D.getLocation(), D.getID(),
                                            Storage, D.getMessage()));
    }
    Consumer->EndSourceFile();
  }
  void finish() override {
    if (Classes.empty())
      Consumer->finish();
  }
};

} // namespace

/// Compiles, with \p Classes or to find them.
static bool compile(CompilerInstance &CI, q7x2::SharedClasses &Classes,
                    bool IsFirst) {
  std::unique_ptr<FrontendAction> Action = CreateFrontendAction(CI);
  if (!Action)
    return false;
  CudaAction Wrapper(std::move(Action), Classes, IsFirst);
  return CI.ExecuteAction(Wrapper);
}

int q7x2::runCudaJob(CompilerInstance &CI) {
  // With line numbers the code generator can report the source line of
  // unsupported code.
  CodeGenOptions &Opts = CI.getCodeGenOpts();
  if (Opts.getDebugInfo() == llvm::codegenoptions::NoDebugInfo)
    Opts.setDebugInfo(llvm::codegenoptions::LocTrackingOnly);
  auto Again = std::make_shared<CompilerInvocation>(CI.getInvocation());
  SharedClasses Classes;
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  Diags.setClient(new DelayedDiagnostics(Diags, Classes));
  // For the numbers of warnings and errors.
  std::string Summary;
  CI.setVerboseOutputStream(
      std::make_unique<llvm::raw_string_ostream>(Summary));
  const bool Succeeded = compile(CI, Classes, /*IsFirst=*/true);
  if (Classes.empty()) {
    llvm::errs() << Summary;
    return Succeeded ? 0 : 1;
  }
  CompilerInstance Second(std::move(Again), CI.getPCHContainerOperations());
  Second.createVirtualFileSystem();
  Second.createDiagnostics();
  return compile(Second, Classes, /*IsFirst=*/false) ? 0 : 1;
}
