//===-- Compiler.cpp - The compiler, as a process -------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"
#include "Statistics.h"
#include "WriteAll.h"
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace q7x2::opencl;

// Diagnostics and faults name the program so.
static constexpr const char *SourceName = "program.cl";

std::string q7x2::opencl::libraryFolder() {
  Dl_info Info;
  if (!dladdr(reinterpret_cast<void *>(&compilerPath), &Info))
    return "";
  char *Library = realpath(Info.dli_fname, nullptr);
  std::string Path = Library ? Library : Info.dli_fname;
  std::free(Library);
  Path.erase(Path.find_last_of('/') + 1);
  return Path;
}

std::string q7x2::opencl::compilerPath() {
  if (const char *Path = std::getenv("Q7X2_CL_COMPILER"))
    return Path;
  const std::string Folder = libraryFolder();
  return Folder.empty() ? "q7x2-clang" : Folder + "../bin/q7x2-clang";
}

const char *q7x2::opencl::debugFolder() {
  static const char *const Folder = std::getenv("Q7X2_CL_DEBUG");
  return Folder;
}

/// The source's name in debug information. A debugger's user wants to see it.
static std::string sourceName(const std::string &Source) {
  static std::atomic<unsigned> Count = 0;
  if (!debugFolder())
    return SourceName;
  const std::string Path = std::string(debugFolder()) + "/program-" +
                           std::to_string(++Count) + ".cl";
  FILE *File = std::fopen(Path.c_str(), "w");
  if (!File)
    return SourceName;
  std::fwrite(Source.data(), 1, Source.size(), File);
  std::fclose(File);
  return Path;
}

//===----------------------------------------------------------------------===//
// Files in memory
//===----------------------------------------------------------------------===//

namespace {
/// A file without a name. Its descriptor is none of those that the compiler
/// gets, even if the host program has closed its standard ones.
class MemoryFile {
  int Descriptor = -1;

public:
  MemoryFile() = default;
  MemoryFile(const MemoryFile &) = delete;
  MemoryFile &operator=(const MemoryFile &) = delete;
  ~MemoryFile() {
    if (Descriptor >= 0)
      close(Descriptor);
  }
  bool open(const std::string &Content = std::string());
  int descriptor() const { return Descriptor; }
  std::string content() const;
};
constexpr int FirstFree = 256; // the compiler gets no descriptor from here on
constexpr size_t FewModules = 64; // for which descriptors suffice
} // namespace

bool MemoryFile::open(const std::string &Content) {
  const int Any = memfd_create("q7x2-opencl", MFD_CLOEXEC);
  if (Any < 0)
    return false;
  Descriptor = fcntl(Any, F_DUPFD_CLOEXEC, FirstFree);
  close(Any);
  if (Descriptor < 0)
    return false;
  return writeAll(Descriptor, Content) && lseek(Descriptor, 0, SEEK_SET) == 0;
}

std::string MemoryFile::content() const {
  struct stat S;
  if (Descriptor < 0 || fstat(Descriptor, &S) != 0)
    return std::string();
  std::string Text(size_t(S.st_size), '\0');
  size_t Done = 0;
  while (Done != Text.size()) {
    const ssize_t Now =
        pread(Descriptor, &Text[Done], Text.size() - Done, off_t(Done));
    if (Now == 0 || (Now < 0 && errno != EINTR))
      break;
    Done += Now < 0 ? 0 : size_t(Now);
  }
  Text.resize(Done);
  return Text;
}

//===----------------------------------------------------------------------===//
// The process
//===----------------------------------------------------------------------===//

namespace {
struct Process {
  std::vector<std::string> Arguments;
  std::vector<const MemoryFile *> Descriptors; // 0, 1, 2, ... of the compiler

  /// Its status as of waitpid, or an error number below 0.
  int run() const;

private:
  int spawn(pid_t &Child) const;
};
} // namespace

static std::vector<char *> pointers(const std::vector<std::string> &Texts) {
  std::vector<char *> List;
  for (const std::string &T : Texts)
    List.push_back(const_cast<char *>(T.c_str()));
  List.push_back(nullptr);
  return List;
}

static std::vector<std::string> cleanEnvironment() {
  std::vector<std::string> E = {"PATH=/usr/bin:/bin", "LC_ALL=C"};
  if (const char *Folder = std::getenv("TMPDIR"))
    E.push_back(std::string("TMPDIR=") + Folder);
  return E;
}

int Process::spawn(pid_t &Child) const {
  posix_spawn_file_actions_t Files;
  posix_spawnattr_t Attributes;
  posix_spawn_file_actions_init(&Files);
  posix_spawnattr_init(&Attributes);
  const int Count = int(Descriptors.size());
  for (int I = 0; I != Count; ++I)
    posix_spawn_file_actions_adddup2(&Files, Descriptors[I]->descriptor(), I);
  posix_spawn_file_actions_addclosefrom_np(&Files, Count);
  // None of the host's signal handling, and no signals of its terminal.
  sigset_t Signals;
  sigfillset(&Signals);
  posix_spawnattr_setsigdefault(&Attributes, &Signals);
  sigemptyset(&Signals);
  posix_spawnattr_setsigmask(&Attributes, &Signals);
  posix_spawnattr_setpgroup(&Attributes, 0);
  posix_spawnattr_setflags(&Attributes, POSIX_SPAWN_SETSIGDEF |
                                            POSIX_SPAWN_SETSIGMASK |
                                            POSIX_SPAWN_SETPGROUP);
  const std::vector<std::string> Environment = cleanEnvironment();
  const int Problem =
      posix_spawn(&Child, Arguments[0].c_str(), &Files, &Attributes,
                  pointers(Arguments).data(), pointers(Environment).data());
  posix_spawnattr_destroy(&Attributes);
  posix_spawn_file_actions_destroy(&Files);
  return Problem;
}

int Process::run() const {
  pid_t Child;
  if (int Problem = spawn(Child))
    return -Problem;
  int Status = 0;
  while (waitpid(Child, &Status, 0) < 0)
    // A host program that ignores SIGCHLD, or waits for all children itself,
    // has taken the status: the output then shows whether it succeeded.
    if (errno != EINTR)
      return 0;
  return Status;
}

/// The line of the log about the compiler's process.
static std::string explain(int Status) {
  if (Status < 0)
    return "q7x2-opencl: cannot run " + compilerPath() + ": " +
           std::strerror(-Status) + "\n";
  if (WIFSIGNALED(Status))
    return "q7x2-opencl: the compiler was ended by signal " +
           std::to_string(WTERMSIG(Status)) + "\n";
  return std::string();
}

//===----------------------------------------------------------------------===//
// Embedded headers, and many modules
//===----------------------------------------------------------------------===//

namespace {
/// A folder for the inputs of one process, files with their names.
class TemporaryFolder {
  std::string Path;
  std::vector<std::string> Made; // files and folders

public:
  TemporaryFolder() = default;
  TemporaryFolder(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(const TemporaryFolder &) = delete;
  ~TemporaryFolder() {
    for (auto It = Made.rbegin(); It != Made.rend(); ++It)
      std::remove(It->c_str());
  }
  bool make(const std::vector<Header> &Files);
  const std::string &path() const { return Path; }

private:
  bool add(const Header &File);
};
} // namespace

bool TemporaryFolder::add(const Header &File) {
  // Names may have folders, but not lead out of this one.
  const std::string &Name = File.first;
  if (Name.empty() || ("/" + Name + "/").find("/../") != std::string::npos)
    return false;
  for (size_t At = Name.find('/'); At != std::string::npos;
       At = Name.find('/', At + 1)) {
    const std::string Folder = Path + "/" + Name.substr(0, At);
    if (mkdir(Folder.c_str(), 0700) == 0)
      Made.push_back(Folder);
    else if (errno != EEXIST)
      return false;
  }
  const std::string Whole = Path + "/" + Name;
  const int Descriptor =
      open(Whole.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (Descriptor < 0)
    return false;
  Made.push_back(Whole);
  const bool Written = writeAll(Descriptor, File.second);
  return close(Descriptor) == 0 && Written;
}

bool TemporaryFolder::make(const std::vector<Header> &Files) {
  const char *Base = std::getenv("TMPDIR");
  Path = std::string(Base && *Base ? Base : "/tmp") + "/q7x2-opencl-XXXXXX";
  if (!mkdtemp(&Path[0]))
    return false;
  Made.push_back(Path);
  for (const Header &File : Files)
    if (!add(File))
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Jobs
//===----------------------------------------------------------------------===//

/// The files in a rule for make.
static std::vector<std::string> readDependencies(const std::string &Rule) {
  std::vector<std::string> Files;
  std::string Name;
  auto End = [&] {
    if (!Name.empty() && Name.back() != ':')
      Files.push_back(Name);
    Name.clear();
  };
  for (size_t I = 0; I != Rule.size(); ++I) {
    const char Next = I + 1 != Rule.size() ? Rule[I + 1] : '\n';
    if (Rule[I] == '\\' && Next != '\n')
      Name += Rule[++I];
    else if (Rule[I] == ' ' || Rule[I] == '\n' || Rule[I] == '\\')
      End();
    else
      Name += Rule[I];
  }
  End();
  return Files;
}

/// Compile only kernels and the functions that they use.
static constexpr const char *WholeProgram[] = {"-mllvm", "-q7x2-whole-program"};

static CompilerResult noMemory() {
  CompilerResult R;
  R.Log = "q7x2-opencl: no memory for the compiler\n";
  return R;
}

/// Runs the compiler, and counts how long it takes if the user wants to know.
static CompilerResult run(Process &P, const MemoryFile &Output,
                          const MemoryFile &Log) {
  MemoryFile Trace;
  if (wantsStatistics() && Trace.open()) {
    P.Arguments.push_back("-ftime-trace=/proc/self/fd/" +
                          std::to_string(P.Descriptors.size()));
    P.Descriptors.push_back(&Trace);
  }
  const auto Begin = std::chrono::steady_clock::now();
  const int Status = P.run();
  const std::chrono::duration<double, std::milli> Time =
      std::chrono::steady_clock::now() - Begin;
  if (wantsStatistics())
    countCompilation(Time.count(), Trace.content());
  CompilerResult R;
  R.Output = Output.content();
  R.Log = Log.content() + explain(Status);
  R.Good = Status == 0 && !R.Output.empty();
  return R;
}

std::vector<std::string>
q7x2::opencl::compileArguments(const std::vector<std::string> &Options,
                               bool ToBitcode) {
  std::vector<std::string> Arguments = {
      "-x", "cl", "-O2", "-gline-tables-only",
      "-D__OPENCL_VERSION__=300", // the device's
      // As OpenCL compilers before clang 22 had it.
      "-Wno-error=incompatible-pointer-types"};
  Arguments.insert(Arguments.end(), Options.begin(), Options.end());
  if (debugFolder()) {
    Arguments.push_back("-g");
    if (!std::getenv("Q7X2_CL_DEBUG_OPTIMIZED"))
      Arguments.push_back("-O0");
  }
  if (ToBitcode) // optimized, without unused functions, when it is linked
    Arguments.insert(Arguments.end(),
                     {"-emit-llvm", "-Xclang", "-disable-llvm-passes"});
  else
    Arguments.insert(Arguments.end(), std::begin(WholeProgram),
                     std::end(WholeProgram));
  return Arguments;
}

CompilerResult
q7x2::opencl::compileSource(const std::string &Source,
                            const std::vector<Header> &Headers,
                            const std::vector<std::string> &Arguments) {
  MemoryFile Input, Output, Log, Rule;
  if (!Input.open("#line 1 \"" + sourceName(Source) + "\"\n" + Source) ||
      !Output.open() || !Log.open() || !Rule.open())
    return noMemory();
  TemporaryFolder Folder;
  CompilerResult R;
  if (!Headers.empty() && !Folder.make(Headers)) {
    R.Log = "q7x2-opencl: cannot write the headers to " + Folder.path() + "\n";
    return R;
  }
  Process P;
  P.Arguments = {compilerPath()};
  P.Arguments.insert(P.Arguments.end(), Arguments.begin(), Arguments.end());
  if (!Headers.empty())
    P.Arguments.push_back("-I" + Folder.path());
  for (const char *Last :
       {"-MMD", "-MF", "/proc/self/fd/3", "-MT", "x", "-c", "-o", "-", "-"})
    P.Arguments.push_back(Last);
  P.Descriptors = {&Input, &Output, &Log, &Rule};
  R = run(P, Output, Log);
  R.Includes = readDependencies(Rule.content());
  return R;
}

/// Gives modules to a process: each in memory, or all in a folder if they are
/// many. False if there is no space for them.
static bool addModules(Process &P, const std::vector<std::string> &Modules,
                       std::vector<MemoryFile> &Files,
                       TemporaryFolder &Folder) {
  std::vector<Header> Named;
  for (size_t I = 0; I != Modules.size(); ++I) {
    if (Modules.size() > FewModules) {
      Named.emplace_back(std::to_string(I) + ".bc", Modules[I]);
      continue;
    }
    if (!Files[I].open(Modules[I]))
      return false;
    P.Arguments.push_back("/proc/self/fd/" +
                          std::to_string(P.Descriptors.size()));
    P.Descriptors.push_back(&Files[I]);
  }
  if (Named.empty())
    return true;
  if (!Folder.make(Named))
    return false;
  for (const Header &H : Named)
    P.Arguments.push_back(Folder.path() + "/" + H.first);
  return true;
}

std::vector<std::string> q7x2::opencl::linkArguments(size_t NumModules) {
  std::vector<std::string> Arguments = {"-O2", "-x", "ir"};
  Arguments.insert(Arguments.end(), std::begin(WholeProgram),
                   std::end(WholeProgram));
  // Of several modules, one object.
  Arguments.push_back(NumModules == 1 ? "-c" : "-r");
  return Arguments;
}

CompilerResult
q7x2::opencl::linkModules(const std::vector<std::string> &Modules,
                          const std::vector<std::string> &Arguments) {
  MemoryFile Input, Output, Log;
  if (!Input.open() || !Output.open() || !Log.open())
    return noMemory();
  Process P;
  P.Arguments = {compilerPath()};
  P.Arguments.insert(P.Arguments.end(), Arguments.begin(), Arguments.end());
  P.Descriptors = {&Input, &Output, &Log};
  std::vector<MemoryFile> Files(Modules.size());
  TemporaryFolder Folder;
  if (!addModules(P, Modules, Files, Folder))
    return noMemory();
  P.Arguments.push_back("-o");
  P.Arguments.push_back("-");
  return run(P, Output, Log);
}
