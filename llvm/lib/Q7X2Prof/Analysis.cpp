//===- Analysis.cpp - Figures derived from a profile ----------------------===//
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
#define STALL_CAUSE(Enumerator, Name, Reason, What, Advice) .Case(Name, What)
#include "Q7X2Sim/StallCauses.def"
      .Default(Cause);
}

StringRef q7x2::prof::stallReason(StringRef Cause) {
  return StringSwitch<StringRef>(Cause)
#define STALL_CAUSE(Enumerator, Name, Reason, What, Advice) .Case(Name, Reason)
#include "Q7X2Sim/StallCauses.def"
      .Default("");
}

double q7x2::prof::bandwidthShare(const Report &R, const Level &L) {
  return ratio(ratio(L.Bytes, R.Cycles), L.PeakBytes);
}

//===----------------------------------------------------------------------===//
// Occupancy
//===----------------------------------------------------------------------===//

/// A launch's use of a resource, in words.
static std::string useOf(StringRef Resource, const Launch &L) {
  return StringSwitch<std::string>(Resource)
      .Case("registers", formatv("{0} per thread", L.Registers))
      .Case("shared_memory", formatv("{0} bytes per block", L.SharedBytes))
      .Case("warps", formatv("{0} per block", L.blockWarps()))
      .Case("blocks", "1 per block")
      .Default("");
}

static Occupancy findOccupancy(const Report &R, uint64_t WarpCycles) {
  Occupancy O;
  O.MaxWarps = R.Machine.get("warps");
  O.Achieved = ratio(WarpCycles, R.ActiveCycles);
  uint64_t Fewest = UINT64_MAX;
  for (const Limit &L : R.Limits) {
    if (!L.Blocks)
      continue;
    std::string Name = L.Name;
    llvm::replace(Name, '_', ' ');
    O.Resources.push_back({Name, *L.Blocks, useOf(L.Name, R.Launch)});
    if (*L.Blocks < Fewest) {
      Fewest = *L.Blocks;
      O.Limit = Name;
    }
  }
  // One block runs in any case.
  if (!O.Resources.empty())
    O.Theoretical = std::max<uint64_t>(Fewest, 1) * R.Launch.blockWarps();
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

static std::vector<PipeShare> findPipes(const Report &R) {
  std::map<std::string, uint64_t> Cycles;
  for (const Instruction &I : R.Instructions)
    if (I.PipeCycles && I.Counts.Issues)
      Cycles[I.Pipe] += I.PipeCycles * I.Counts.Issues;
  const double All =
      double(R.Cycles) * R.multiprocessors() * R.Machine.get("schedulers");
  std::vector<PipeShare> List;
  for (const auto &[Name, Used] : Cycles)
    List.push_back({Name, ratio(Used, All)});
  return List;
}

static double findPort(const Report &R, const Counters &Total) {
  if (R.Launch.Timing != "machine" || R.Memory.empty())
    return 0;
  return bandwidthShare(R, R.Memory.front()) +
         ratio(Total.Shared.Moved, double(R.Cycles) * R.multiprocessors());
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
  A.Occupancy = findOccupancy(R, A.WarpCycles);
  A.Pipes = findPipes(R);
  A.Port = findPort(R, A.Total);
  A.Types = findArithmetic(R);
  A.Lines = findLines(R);
  return A;
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static json::Object occupancyToJson(const Occupancy &O) {
  json::Array Resources;
  for (const Resource &R : O.Resources)
    Resources.push_back(
        json::Object{{"name", R.Name}, {"blocks", R.Blocks}, {"use", R.Use}});
  return json::Object{{"max_warps", O.MaxWarps},
                      {"theoretical_warps", O.Theoretical},
                      {"achieved_warps", O.Achieved},
                      {"limit", O.Limit},
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
                   {"sectors", L.Sectors},
                   {"bytes", L.Bytes},
                   {"bytes_per_cycle", ratio(L.Bytes, R.Cycles)},
                   {"peak_bytes_per_cycle", L.PeakBytes},
                   {"share", bandwidthShare(R, L)}};
    if (L.Hits)
      O["hit_rate"] = ratio(*L.Hits, L.Sectors);
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
                              {"reason", stallReason(Cause)},
                              {"cycles", Cycles},
                              {"share", ratio(Cycles, A.WarpCycles)}});
  }
  return To;
}

static json::Array pipesToJson(const Analysis &A) {
  json::Array To;
  for (const PipeShare &P : A.Pipes)
    To.push_back(json::Object{{"name", P.Name}, {"share", P.Share}});
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
      {"occupancy", occupancyToJson(A.Occupancy)},
      {"roofline", rooflineToJson(R, A)},
      {"levels", levelsToJson(R)},
      {"pipes", pipesToJson(A)},
      {"memory_port", A.Port},
      {"stalls", stallsToJson(R, A)},
      {"lines", linesToJson(A)},
      {"findings", findingsToJson(findFindings(R, A))}};
}

json::Object q7x2::prof::fullJson(const Report &R) {
  json::Object O = toJson(R);
  O["analysis"] = analysisToJson(R, analyze(R));
  return O;
}
