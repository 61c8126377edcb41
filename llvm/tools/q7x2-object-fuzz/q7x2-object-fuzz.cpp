//===- q7x2-object-fuzz.cpp - Fuzzes the readers of objects ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An input is an object or archive, mostly a malformed one. It is linked, to
// files and loaded, its kernels are described and launched for some cycles,
// with a profile, with all checks, and without timing, and source lines and
// inlined calls of its instructions are looked up, by the simulator and by the
// checker. Any crash, assertion, hang, or excessive use of memory is a
// finding.
//
// Built with -DQ7X2_FUZZ=ON this is a libFuzzer target under ASan and UBSan
// (`make fuzz`). Otherwise it has a main of its own, which damages objects.
//
//===----------------------------------------------------------------------===//

#include "CodeObject.h"
#include "Damage.h"
#include "Module.h"
#include "Q7X2Link/Linker.h"
#include "Q7X2Link/Writer.h"
#include "q7x2/q7x2profile.h"
#include "q7x2/q7x2sim.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

// Instructions whose source line is looked up, kernels that are launched.
static const uint32_t MaxLines = 16;
static const size_t MaxKernels = 4;
static const uint64_t MaxCycles = 3000;
static const uint64_t BufferBytes = 1 << 12;
// Of a block: more would only take time to initialize.
static const uint64_t MaxLocalBytes = 1 << 20;

/// Source lines and texts of instructions, as messages show them.
static void readLines(StringRef Image) {
  q7x2::DeviceMemory Memory;
  auto M = q7x2::Module::load({{"input", Image}}, Memory);
  if (!M)
    return consumeError(M.takeError());
  uint32_t Count = (*M)->code().Insts.size();
  for (uint32_t I = 0; I != std::min(Count, MaxLines); ++I) {
    uint32_t Index = uint64_t(I) * Count / MaxLines;
    (*M)->placeName(Index);
    (*M)->sourcePlace(Index);
    (*M)->instText(Index);
  }
}

/// A launch as by --report, --check and --timing=none, in turn. Each pointer is
/// that of a buffer.
static void launch(q7x2_device *Device, const q7x2_kernel *Kernel,
                   uint64_t Buffer, q7x2_profile *Profile) {
  q7x2_kernel_info Info;
  q7x2_kernel_get_info(Kernel, &Info);
  q7x2_launch_options O = {};
  for (unsigned I = 0; I != 3; ++I) {
    O.grid[I] = 1;
    O.block[I] = std::max(Info.required_block[I], 1u);
  }
  if (Info.local_bytes > MaxLocalBytes / 1024)
    return;
  std::vector<q7x2_arg> Args;
  static uint64_t Words[1 << 13];
  std::fill(std::begin(Words), std::end(Words), Buffer);
  for (size_t I = 0; I != Info.parameter_count; ++I) {
    q7x2_parameter P;
    q7x2_error_free(q7x2_kernel_get_parameter(Kernel, I, &P));
    Args.push_back({Q7X2_ARG_BYTES, Words, P.size});
  }
  O.args = Args.data();
  O.arg_count = Args.size();
  O.max_cycles = MaxCycles;
  O.host_threads = 1;
  O.timing = Q7X2_TIMING_MACHINE;
  O.profile = Profile;
  q7x2_error_free(q7x2_launch(Device, Kernel, &O, nullptr));
  O.profile = nullptr;
  O.timing = Q7X2_TIMING_WARP;
  O.checks = q7x2_parse_checks("all");
  O.finding = [](void *, const q7x2_finding *) {};
  q7x2_error_free(q7x2_launch(Device, Kernel, &O, nullptr));
  O.timing = Q7X2_TIMING_NONE;
  O.checks = 0;
  q7x2_error_free(q7x2_launch(Device, Kernel, &O, nullptr));
}

static void runKernels(StringRef Image) {
  q7x2_device *Device;
  q7x2_error_free(q7x2_device_create(&Device));
  uint64_t Buffer = 0;
  q7x2_error_free(q7x2_allocate(Device, BufferBytes, "buffer", &Buffer));
  q7x2_profile *Profile = q7x2_profile_create();
  q7x2_image Input = {"input", Image.data(), Image.size()};
  q7x2_module *Module;
  if (q7x2_error *E = q7x2_module_create(Device, &Input, 1, &Module)) {
    q7x2_error_free(E);
  } else {
    size_t Count = std::min(q7x2_module_kernel_count(Module), MaxKernels);
    for (size_t I = 0; I != Count; ++I)
      launch(Device, q7x2_module_kernel_at(Module, I), Buffer, Profile);
    q7x2_module_destroy(Module);
  }
  q7x2_profile_destroy(Profile);
  q7x2_device_destroy(Device);
}

/// Reads an object as q7x2-check does.
static void readForChecker(StringRef Image) {
  static ExitOnError ExitOnErr("q7x2-object-fuzz: ");
  static const auto Reader = ExitOnErr(check::InstReader::create());
  auto Object = check::CodeObject::open(
      MemoryBuffer::getMemBufferCopy(Image, "input"), *Reader);
  if (!Object)
    return consumeError(Object.takeError());
  uint32_t Count = (*Object)->insts().size();
  for (uint32_t I = 0; I != std::min(Count, MaxLines); ++I) {
    uint32_t Index = uint64_t(I) * Count / MaxLines;
    (*Object)->where(Index);
    (*Object)->text(Index);
  }
}

/// Links the input alone, to an object and to a program with a map, and the
/// program once more if it can be read.
static void linkImage(StringRef Image, bool Relocatable) {
  q7x2::link::Linker L;
  auto Check = [](Error E) {
    bool Failed = bool(E);
    consumeError(std::move(E));
    return !Failed;
  };
  if (!Check(L.add(MemoryBuffer::getMemBufferCopy(Image, "input"), "input",
                   /*Whole=*/true)) ||
      !Check(L.resolve()))
    return;
  consumeError(L.checkUndefined());
  if (!Relocatable)
    L.collectGarbage({"main"});
  q7x2::link::OutputOptions Options;
  Options.Relocatable = Relocatable;
  std::string Output, Map;
  raw_string_ostream OS(Output), MapStream(Map);
  if (!Check(q7x2::link::writeOutput(L, Options, OS, &MapStream)))
    return;
  q7x2::DeviceMemory Memory;
  auto M = q7x2::Module::load({{"output", Output}}, Memory);
  if (!M)
    consumeError(M.takeError());
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  StringRef Image(reinterpret_cast<const char *>(Data), Size);
  readLines(Image);
  runKernels(Image);
  readForChecker(Image);
  linkImage(Image, /*Relocatable=*/false);
  linkImage(Image, /*Relocatable=*/true);
  return 0;
}

#ifndef Q7X2_FUZZ

#include <sys/resource.h>
#include <unistd.h>

static cl::OptionCategory Category("q7x2-object-fuzz options");
// Spelled as libFuzzer's.
static cl::opt<uint64_t> Runs("runs", cl::init(1000), cl::value_desc("n"),
                              cl::desc("Number of inputs (default: 1000)"),
                              cl::cat(Category));
static cl::opt<uint64_t> Seed("seed", cl::init(1), cl::value_desc("n"),
                              cl::desc("Seed of the first input; that of the "
                                       "next one is larger by 1 (default: 1)"),
                              cl::cat(Category));
static cl::opt<std::string>
    Save("save", cl::value_desc("file"),
         cl::desc("Write each input to a file before it is read"),
         cl::cat(Category));
static cl::list<std::string> Paths(cl::Positional, cl::OneOrMore,
                                   cl::desc("OBJECT..."), cl::cat(Category));

// Of the address space, and for an input: an excess of memory or time ends the
// process.
static const rlim_t MaxBytes = rlim_t(4) << 30;
static const unsigned MaxSeconds = 20;

static int fail(const Twine &Message) {
  WithColor::error(errs(), "q7x2-object-fuzz") << Message << '\n';
  return 1;
}

static bool save(StringRef Input) {
  std::error_code EC;
  raw_fd_ostream OS(Save, EC);
  if (!EC)
    OS << Input;
  return !EC;
}

int main(int Argc, char **Argv) {
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(Argc, Argv,
                              "Damages objects at random and reads them\n");
  std::vector<std::unique_ptr<MemoryBuffer>> Files;
  for (const std::string &Path : Paths) {
    auto File = MemoryBuffer::getFile(Path);
    if (!File)
      return fail(Path + ": " + File.getError().message());
    Files.push_back(std::move(*File));
  }
  rlimit Limit = {MaxBytes, MaxBytes};
  setrlimit(RLIMIT_AS, &Limit);
  for (uint64_t I = 0; I != Runs; ++I) {
    Damage D(Seed + I);
    std::string Input = D.apply(Files[I % Files.size()]->getBuffer());
    if (!Save.empty() && !save(Input))
      return fail("cannot write " + Save);
    alarm(MaxSeconds);
    LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t *>(Input.data()),
                           Input.size());
  }
  outs() << Runs << " inputs\n";
  return 0;
}

#endif
