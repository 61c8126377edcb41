//===- Analysis.cpp - What follows from a profile -------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Analysis.h"
#include "Findings.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace llvm;
using namespace q7x2::prof;

StringRef q7x2::prof::stallMeaning(StringRef Cause) {
  return StringSwitch<StringRef>(Cause)
#define STALL_MEANING(Name, What, Advice) .Case(Name, What)
#include "StallMeanings.def"
      .Default(Cause);
}

double q7x2::prof::bandwidthShare(const Report &R, const Level &L) {
  return ratio(ratio(L.Bytes, R.Cycles), L.PeakBytes);
}

//===----------------------------------------------------------------------===//
// Occupancy
//===----------------------------------------------------------------------===//

/// Registers belong to a scheduler, which holds every fourth warp of a block.
static uint64_t blocksByRegisters(const Launch &L, const Machine &M) {
  const uint64_t PerWarp =
      alignTo(std::max(L.Registers, 1u), M.get("register_granule")) *
      WarpThreads;
  const uint64_t PerScheduler = M.get("registers") / M.get("schedulers");
  return M.get("schedulers") * (PerScheduler / PerWarp) /
         std::max<uint64_t>(L.blockWarps(), 1);
}

Occupancy q7x2::prof::findOccupancy(const Report &R) {
  const Launch &L = R.Launch;
  const Machine &M = R.Machine;
  const uint64_t Warps = std::max<uint64_t>(L.blockWarps(), 1);
  Occupancy O;
  O.MaxWarps = M.get("warps");
  if (!O.MaxWarps)
    return O;
  O.Resources.push_back(
      {"warps", O.MaxWarps / Warps, formatv("{0} per block", Warps)});
  if (M.get("registers"))
    O.Resources.push_back({"registers", blocksByRegisters(L, M),
                           formatv("{0} per thread", L.Registers)});
  if (L.SharedBytes && M.get("shared_bytes"))
    O.Resources.push_back({"shared memory",
                           M.get("shared_bytes") /
                               alignTo(L.SharedBytes, M.get("shared_granule")),
                           formatv("{0} bytes per block", L.SharedBytes)});
  if (M.get("blocks"))
    O.Resources.push_back({"blocks", M.get("blocks"), "1 per block"});
  const Resource &Fewest = *std::min_element(
      O.Resources.begin(), O.Resources.end(),
      [](const Resource &A, const Resource &B) { return A.Blocks < B.Blocks; });
  O.Limit = Fewest.Name;
  O.Theoretical = Fewest.Blocks * Warps;
  return O;
}

//===----------------------------------------------------------------------===//
// The rest
//===----------------------------------------------------------------------===//

static IssueSlots findIssueSlots(const Report &R, const Counters &Total) {
  const double Cycles = double(R.Cycles) * R.multiprocessors();
  const double Slots = Cycles * R.Machine.get("schedulers");
  const auto NotSelected = Total.Stalls.find("not_selected");
  const uint64_t Ready =
      Total.Issues +
      (NotSelected == Total.Stalls.end() ? 0 : NotSelected->second);
  return {Total.Issues, ratio(Total.Issues, Slots), ratio(Total.Issues, Cycles),
          ratio(Ready, Slots)};
}

static std::vector<Arithmetic> findArithmetic(const Report &R) {
  std::map<std::string, uint64_t> Operations;
  for (const Instruction &I : R.Instructions)
    if (I.Operations && I.Counts.Executing)
      Operations[I.Arithmetic] += I.Operations * I.Counts.Executing;
  std::vector<Arithmetic> List;
  for (const auto &[Type, Count] : Operations) {
    const auto Peak = R.Machine.Peak.find(Type);
    const uint64_t PerMultiprocessor =
        Peak == R.Machine.Peak.end() ? 0 : Peak->second;
    List.push_back({Type, Count, ratio(Count, R.Cycles),
                    double(PerMultiprocessor) * R.multiprocessors()});
  }
  return List;
}

static std::vector<LineCounts> findLines(const Report &R) {
  std::map<std::pair<uint32_t, uint32_t>, LineCounts> Lines;
  for (size_t I = 0; I != R.Instructions.size(); ++I) {
    const Instruction &Inst = R.Instructions[I];
    if (Inst.Source.empty())
      continue;
    const Frame &F = Inst.Source.front();
    LineCounts &To = Lines[{F.File, F.Line}];
    To.File = F.File;
    To.Line = F.Line;
    To.Instructions.push_back(I);
    To.Counts.add(Inst.Counts);
  }
  std::vector<LineCounts> List;
  for (auto &[Key, Line] : Lines)
    List.push_back(std::move(Line));
  return List;
}

Analysis q7x2::prof::analyze(const Report &R) {
  Analysis A;
  A.Total = R.total();
  A.WarpCycles = A.Total.Issues + A.Total.stallCycles();
  A.Issue = findIssueSlots(R, A.Total);
  A.Occupancy = findOccupancy(R);
  A.Occupancy.Achieved =
      ratio(A.WarpCycles, double(R.Cycles) * R.multiprocessors());
  A.Types = findArithmetic(R);
  A.Lines = findLines(R);
  return A;
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

/// The theoretical occupancy if the kernel had other registers.
static json::Array occupancyByRegisters(const Report &R) {
  constexpr uint32_t MaxRegisters = 255;
  json::Array Curve;
  Report Other;
  Other.Launch = R.Launch;
  Other.Machine = R.Machine;
  const uint64_t Granule = R.Machine.get("register_granule");
  for (uint64_t N = Granule; N < MaxRegisters + Granule; N += Granule) {
    Other.Launch.Registers = std::min<uint64_t>(N, MaxRegisters);
    Curve.push_back(json::Object{{"registers", Other.Launch.Registers},
                                 {"warps", findOccupancy(Other).Theoretical}});
  }
  return Curve;
}

static json::Object occupancyToJson(const Report &R, const Occupancy &O) {
  json::Array Resources;
  for (const Resource &R : O.Resources)
    Resources.push_back(
        json::Object{{"name", R.Name}, {"blocks", R.Blocks}, {"use", R.Use}});
  return json::Object{{"max_warps", O.MaxWarps},
                      {"theoretical_warps", O.Theoretical},
                      {"achieved_warps", O.Achieved},
                      {"limit", O.Limit},
                      {"by_registers", occupancyByRegisters(R)},
                      {"resources", std::move(Resources)}};
}

static json::Array rooflineToJson(const Report &R, const Analysis &A) {
  json::Array To;
  for (const Arithmetic &T : A.Types) {
    json::Array Points;
    for (const Level &L : R.Memory)
      if (L.Bytes)
        Points.push_back(
            json::Object{{"level", L.Name},
                         {"intensity", ratio(T.Operations, L.Bytes)},
                         {"peak_bytes_per_cycle", L.PeakBytes}});
    To.push_back(json::Object{{"type", T.Type},
                              {"operations", T.Operations},
                              {"per_cycle", T.PerCycle},
                              {"peak_per_cycle", T.Peak},
                              {"points", std::move(Points)}});
  }
  return To;
}

static json::Array levelsToJson(const Report &R) {
  json::Array To;
  for (const Level &L : R.Memory) {
    json::Object O{{"name", L.Name},
                   {"requests", L.Requests},
                   {"bytes", L.Bytes},
                   {"bytes_per_cycle", ratio(L.Bytes, R.Cycles)},
                   {"peak_bytes_per_cycle", L.PeakBytes},
                   {"share", bandwidthShare(R, L)}};
    if (L.Hits)
      O["hit_rate"] = ratio(*L.Hits, L.Requests);
    To.push_back(std::move(O));
  }
  return To;
}

static json::Array stallsToJson(const Report &R, const Analysis &A) {
  json::Array To;
  for (const std::string &Cause : R.StallCauses) {
    const auto It = A.Total.Stalls.find(Cause);
    const uint64_t Cycles = It == A.Total.Stalls.end() ? 0 : It->second;
    To.push_back(json::Object{{"cause", Cause},
                              {"meaning", stallMeaning(Cause)},
                              {"cycles", Cycles},
                              {"share", ratio(Cycles, A.WarpCycles)}});
  }
  return To;
}

static json::Array linesToJson(const Analysis &A) {
  json::Array To;
  for (const LineCounts &L : A.Lines)
    To.push_back(json::Object{{"file", L.File},
                              {"line", L.Line},
                              {"instructions", json::Array(L.Instructions)}});
  return To;
}

static json::Object analysisToJson(const Report &R, const Analysis &A) {
  return json::Object{
      {"microseconds", R.microseconds()},
      {"warp_cycles", A.WarpCycles},
      {"warp_instructions", A.Total.Issues},
      {"thread_instructions", A.Total.Active},
      {"issue_slots", json::Object{{"used", A.Issue.Used},
                                   {"share", A.Issue.Share},
                                   {"per_cycle", A.Issue.PerCycle},
                                   {"eligible_warps", A.Issue.Eligible}}},
      {"threads_per_instruction", ratio(A.Total.Active, A.Total.Issues)},
      {"executing_per_instruction", ratio(A.Total.Executing, A.Total.Issues)},
      {"occupancy", occupancyToJson(R, A.Occupancy)},
      {"roofline", rooflineToJson(R, A)},
      {"levels", levelsToJson(R)},
      {"stalls", stallsToJson(R, A)},
      {"lines", linesToJson(A)},
      {"findings", findingsToJson(findFindings(R, A))}};
}

json::Object q7x2::prof::fullJson(const Report &R) {
  json::Object O = toJson(R);
  O["analysis"] = analysisToJson(R, analyze(R));
  return O;
}
