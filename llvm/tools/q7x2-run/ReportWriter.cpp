//===- ReportWriter.cpp - The report of a launch --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportWriter.h"
#include "Q7X2Prof/Analysis.h"
#include "Q7X2Prof/Page.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace q7x2;

static constexpr uint32_t MaxRegisters = 255; // of a thread

namespace {

/// Makes a report of the structures of the simulator's interface.
class Converter {
public:
  Converter(const q7x2_profile *Profile, const q7x2_statistics &Stats)
      : Profile(Profile), Stats(Stats) {}
  prof::Report convert(ArrayRef<std::string> Objects);

private:
  const q7x2_profile *Profile;
  const q7x2_statistics &Stats;
  prof::Report R;
  StringMap<uint32_t> Files;

  void setLaunch(ArrayRef<std::string> Objects);
  void setMachine();
  void setOccupancy();
  uint64_t counter(StringRef Name) const;
  void setHierarchy();
  void setMemory();
  void addInstruction(size_t Index);
  uint32_t fileNumber(StringRef Path);
};

} // namespace

static std::optional<std::vector<std::string>> readLines(StringRef Path) {
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/true);
  if (!Buffer)
    return std::nullopt;
  std::vector<std::string> Lines;
  for (line_iterator I(**Buffer, /*SkipBlanks=*/false); !I.is_at_end(); ++I)
    Lines.push_back(json::fixUTF8(I->rtrim('\r')));
  return Lines;
}

uint32_t Converter::fileNumber(StringRef Path) {
  const auto [It, IsNew] = Files.try_emplace(Path, R.Files.size());
  if (IsNew)
    R.Files.push_back({json::fixUTF8(Path), readLines(Path)});
  return It->second;
}

/// As --timing has it.
static const char *timingName(q7x2_timing Timing) {
  return Timing == Q7X2_TIMING_WARP ? "warp" : "machine";
}

void Converter::setLaunch(ArrayRef<std::string> Objects) {
  const q7x2_profile_launch &From = *q7x2_profile_get_launch(Profile);
  prof::Launch &L = R.Launch;
  L.Kernel = json::fixUTF8(From.kernel);
  for (const std::string &Path : Objects)
    L.Objects.push_back(json::fixUTF8(sys::path::filename(Path)));
  std::copy_n(From.grid, 3, L.Grid.begin());
  std::copy_n(From.block, 3, L.Block.begin());
  L.Threads = From.threads;
  L.Registers = From.registers;
  L.SharedBytes = From.shared_bytes;
  L.LocalBytes = From.local_bytes;
  L.Timing = timingName(From.timing);
}

void Converter::setMachine() {
  const q7x2_profile_launch &From = *q7x2_profile_get_launch(Profile);
  prof::Machine &M = R.Machine;
  M.Name = json::fixUTF8(From.machine);
  for (size_t I = 0;
       const q7x2_machine_field *F = q7x2_profile_get_machine_field(Profile, I);
       ++I)
    M.Fields[F->name] = F->value;
  for (size_t I = 0; I != Q7X2_ARITHMETIC_COUNT; ++I)
    M.Peak[q7x2_arithmetic_name(I)] = From.peak[I];
}

void Converter::setOccupancy() {
  for (size_t I = 0;
       const q7x2_profile_limit *L = q7x2_profile_get_limit(Profile, I); ++I) {
    R.Limits.push_back({L->name, std::nullopt});
    if (L->blocks != UINT32_MAX)
      R.Limits.back().Blocks = L->blocks;
  }
  for (uint32_t N = 0; N <= MaxRegisters; ++N) {
    const uint32_t Warps = q7x2_profile_resident_warps(Profile, N);
    if (R.RegisterSteps.empty() || R.RegisterSteps.back().Warps != Warps)
      R.RegisterSteps.push_back({N, Warps});
    R.RegisterSteps.back().Registers = N;
  }
}

/// A counter of the memory hierarchy.
uint64_t Converter::counter(StringRef Name) const {
  for (size_t I = 0; I != Q7X2_MEMORY_COUNT; ++I)
    if (Name == q7x2_memory_name(I))
      return Stats.memory[I];
  llvm_unreachable("no such counter");
}

void Converter::setHierarchy() {
  auto Cache = [&](StringRef Name, const char *Hits, const char *Misses) {
    prof::Level L;
    L.Name = Name;
    L.Hits = counter(Hits);
    L.Sectors = *L.Hits + counter(Misses);
    return L;
  };
  const prof::Machine &M = R.Machine;
  prof::Level L1 = Cache("L1", "l1_hits", "l1_misses");
  L1.Bytes = counter("sectors") * M.get("sector_bytes");
  L1.PeakBytes = M.get("l1_bandwidth") * M.get("multiprocessors");
  prof::Level L2 = Cache("L2", "l2_hits", "l2_misses");
  L2.Bytes = counter("l2_bytes");
  L2.PeakBytes = M.get("l2_bandwidth");
  prof::Level Dram;
  Dram.Name = "DRAM";
  Dram.Bytes = counter("dram_read_bytes") + counter("dram_written_bytes");
  Dram.Sectors = Dram.Bytes / M.get("sector_bytes");
  Dram.PeakBytes = M.get("dram_bandwidth");
  R.Memory = {L1, L2, Dram};
}

/// Without a model of the hierarchy: the accesses themselves.
void Converter::setMemory() {
  if (R.Launch.Timing == "machine") {
    setHierarchy();
    return;
  }
  const prof::Counters Total = R.total();
  prof::Level L;
  L.Name = "global memory";
  L.Sectors = Total.Global.Moved + Total.Local.Moved;
  L.Bytes = L.Sectors * R.Machine.get("sector_bytes");
  R.Memory = {L};
}

static prof::Accesses accesses(const q7x2_profile_accesses &A) {
  return {A.requests, A.moved, A.ideal};
}

static prof::Counters counters(const q7x2_profile_counters &From) {
  prof::Counters C;
  C.Issues = From.issues;
  C.Active = From.active;
  C.Executing = From.executing;
  for (size_t I = 0; I != Q7X2_STALL_COUNT; ++I)
    if (From.stalls[I])
      C.Stalls[q7x2_stall_name(I)] = From.stalls[I];
  C.Branches = From.branches;
  C.DivergentBranches = From.divergent_branches;
  C.Global = accesses(From.global);
  C.Local = accesses(From.local);
  C.Shared = accesses(From.shared);
  C.L1Hits = From.l1_hits;
  C.L1Misses = From.l1_misses;
  C.L2Hits = From.l2_hits;
  C.L2Misses = From.l2_misses;
  C.AtomicWait = From.atomic_wait;
  return C;
}

void Converter::addInstruction(size_t Index) {
  const q7x2_profile_instruction &From =
      *q7x2_profile_get_instruction(Profile, Index);
  prof::Instruction I;
  I.Function = json::fixUTF8(From.function);
  I.Offset = From.offset;
  I.Text = json::fixUTF8(From.text);
  I.Group = q7x2_group_name(From.group);
  if (From.operations)
    I.Arithmetic = q7x2_arithmetic_name(From.arithmetic);
  I.Operations = From.operations;
  I.Pipe = From.pipe;
  I.PipeCycles = From.pipe_cycles;
  for (size_t Depth = 0; Depth != From.frame_count; ++Depth) {
    const q7x2_profile_frame &F =
        *q7x2_profile_get_frame(Profile, Index, Depth);
    I.Source.push_back(
        {json::fixUTF8(F.function), fileNumber(F.path), F.line, F.column});
  }
  I.Counts = counters(From.counters);
  R.Instructions.push_back(std::move(I));
}

prof::Report Converter::convert(ArrayRef<std::string> Objects) {
  R.Cycles = Stats.cycles;
  // With the timing of warps there is always one block.
  R.ActiveCycles = Stats.active_cycles ? Stats.active_cycles : Stats.cycles;
  for (size_t I = 0; I != Q7X2_STALL_COUNT; ++I)
    R.StallCauses.push_back(q7x2_stall_name(I));
  for (size_t I = 0; I != q7x2_profile_instruction_count(Profile); ++I)
    addInstruction(I);
  setLaunch(Objects);
  setMachine();
  setOccupancy();
  setMemory();
  return std::move(R);
}

static bool isPage(StringRef Path) {
  return sys::path::extension(Path) == ".html";
}

bool isReportPath(StringRef Path) {
  return isPage(Path) || sys::path::extension(Path) == ".json";
}

Error writeReport(StringRef Path, const q7x2_profile *Profile,
                  const q7x2_statistics &Stats, ArrayRef<std::string> Objects) {
  const prof::Report R = Converter(Profile, Stats).convert(Objects);
  Error E = writeToOutput(Path, [&](raw_ostream &OS) {
    if (isPage(Path))
      prof::writePage(OS, R.Launch.Kernel, fullJson(R));
    else
      OS << formatv("{0:2}\n", json::Value(fullJson(R)));
    return Error::success();
  });
  return E ? createStringError(Path + ": " + toString(std::move(E)))
           : Error::success();
}
