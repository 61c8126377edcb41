//===- Report.cpp - The data of a profile ---------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace q7x2::prof;

uint64_t Launch::blockThreads() const {
  return uint64_t(Block[0]) * Block[1] * Block[2];
}
uint64_t Launch::blockWarps() const {
  return divideCeil(blockThreads(), WarpThreads);
}
uint64_t Launch::blocks() const {
  return uint64_t(Grid[0]) * Grid[1] * Grid[2];
}

void Accesses::add(const Accesses &A) {
  Requests += A.Requests;
  Moved += A.Moved;
  Ideal += A.Ideal;
}

void Counters::add(const Counters &C) {
  Issues += C.Issues;
  Active += C.Active;
  Executing += C.Executing;
  for (const auto &[Cause, Cycles] : C.Stalls)
    Stalls[Cause] += Cycles;
  Branches += C.Branches;
  DivergentBranches += C.DivergentBranches;
  Global.add(C.Global);
  Local.add(C.Local);
  Shared.add(C.Shared);
  L1Hits += C.L1Hits;
  L1Misses += C.L1Misses;
  L2Hits += C.L2Hits;
  L2Misses += C.L2Misses;
  AtomicWait += C.AtomicWait;
}

uint64_t Machine::get(const std::string &Field) const {
  const auto It = Fields.find(Field);
  return It == Fields.end() ? 0 : It->second;
}

uint64_t Counters::stallCycles() const {
  uint64_t Sum = 0;
  for (const auto &[Cause, Cycles] : Stalls)
    Sum += Cycles;
  return Sum;
}

std::string Instruction::place() const {
  return formatv("{0}+{1:x}", Function, Offset);
}

StringRef SourceFile::name() const { return sys::path::filename(Path); }

StringRef SourceFile::line(uint32_t Number) const {
  return Lines && Number != 0 && Number <= Lines->size()
             ? StringRef((*Lines)[Number - 1])
             : "";
}

Counters Report::total() const {
  Counters Sum;
  for (const Instruction &I : Instructions)
    Sum.add(I.Counts);
  return Sum;
}

double Report::microseconds() const {
  return double(Cycles) / Machine.get("clock_mhz");
}

std::string Report::lineOf(const Instruction &I) const {
  if (I.Source.empty())
    return "";
  const Frame &F = I.Source.front();
  return formatv("{0}:{1}", Files[F.File].name(), F.Line);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

template <typename T> static json::Object mapToJson(const T &Map) {
  json::Object To;
  for (const auto &[Key, Value] : Map)
    To[Key] = Value;
  return To;
}

static json::Object accessesToJson(const Accesses &A, StringRef Moved) {
  return json::Object{
      {"requests", A.Requests}, {Moved, A.Moved}, {"ideal", A.Ideal}};
}

static json::Object launchToJson(const Launch &L) {
  return json::Object{{"kernel", L.Kernel},
                      {"objects", json::Array(L.Objects)},
                      {"grid", json::Array(L.Grid)},
                      {"block", json::Array(L.Block)},
                      {"threads", L.Threads},
                      {"registers", L.Registers},
                      {"shared_bytes", L.SharedBytes},
                      {"local_bytes", L.LocalBytes},
                      {"timing", L.Timing}};
}

static json::Object machineToJson(const Machine &M) {
  return json::Object{{"name", M.Name},
                      {"fields", mapToJson(M.Fields)},
                      {"peak", mapToJson(M.Peak)}};
}

static json::Array memoryToJson(const std::vector<Level> &Levels) {
  json::Array To;
  for (const Level &L : Levels) {
    json::Object O{{"name", L.Name},
                   {"sectors", L.Sectors},
                   {"bytes", L.Bytes},
                   {"peak_bytes_per_cycle", L.PeakBytes}};
    if (L.Hits)
      O["hits"] = *L.Hits;
    To.push_back(std::move(O));
  }
  return To;
}

static json::Object occupancyToJson(const Report &R) {
  json::Array Limits, Steps;
  for (const Limit &L : R.Limits)
    Limits.push_back(json::Object{{"name", L.Name}, {"blocks", L.Blocks}});
  for (const RegisterStep &S : R.RegisterSteps)
    Steps.push_back(
        json::Object{{"registers", S.Registers}, {"warps", S.Warps}});
  return json::Object{{"limits", std::move(Limits)},
                      {"by_registers", std::move(Steps)}};
}

static json::Array filesToJson(const std::vector<SourceFile> &Files) {
  json::Array To;
  for (const SourceFile &F : Files) {
    json::Object O{{"path", F.Path}};
    if (F.Lines) {
      json::Array Lines;
      for (const std::string &Line : *F.Lines)
        Lines.push_back(json::fixUTF8(Line));
      O["lines"] = std::move(Lines);
    }
    To.push_back(std::move(O));
  }
  return To;
}

static json::Array framesToJson(const std::vector<Frame> &Frames) {
  json::Array To;
  for (const Frame &F : Frames)
    To.push_back(json::Object{{"function", F.Function},
                              {"file", F.File},
                              {"line", F.Line},
                              {"column", F.Column}});
  return To;
}

static json::Object instructionToJson(const Instruction &I) {
  const Counters &C = I.Counts;
  json::Object O{
      {"function", I.Function},
      {"offset", I.Offset},
      {"text", I.Text},
      {"group", I.Group},
      {"pipe", json::Object{{"name", I.Pipe}, {"cycles", I.PipeCycles}}},
      {"source", framesToJson(I.Source)},
      {"issues", C.Issues},
      {"active", C.Active},
      {"executing", C.Executing},
      {"stalls", mapToJson(C.Stalls)}};
  if (I.Operations)
    O["operations"] =
        json::Object{{"type", I.Arithmetic}, {"count", I.Operations}};
  if (C.Branches)
    O["branches"] = json::Object{{"executed", C.Branches},
                                 {"divergent", C.DivergentBranches}};
  if (C.Global.Requests)
    O["global"] = accessesToJson(C.Global, "sectors");
  if (C.Local.Requests)
    O["local"] = accessesToJson(C.Local, "sectors");
  if (C.Shared.Requests)
    O["shared"] = accessesToJson(C.Shared, "passes");
  if (C.L1Hits + C.L1Misses + C.L2Hits + C.L2Misses)
    O["caches"] = json::Object{{"l1_hits", C.L1Hits},
                               {"l1_misses", C.L1Misses},
                               {"l2_hits", C.L2Hits},
                               {"l2_misses", C.L2Misses}};
  if (C.AtomicWait)
    O["atomic_wait"] = C.AtomicWait;
  return O;
}

json::Object q7x2::prof::toJson(const Report &R) {
  json::Array Instructions;
  for (const Instruction &I : R.Instructions)
    Instructions.push_back(instructionToJson(I));
  return json::Object{{"format", "q7x2-profile"},
                      {"version", FormatVersion},
                      {"launch", launchToJson(R.Launch)},
                      {"machine", machineToJson(R.Machine)},
                      {"cycles", R.Cycles},
                      {"active_cycles", R.ActiveCycles},
                      {"occupancy", occupancyToJson(R)},
                      {"stall_causes", json::Array(R.StallCauses)},
                      {"memory", memoryToJson(R.Memory)},
                      {"files", filesToJson(R.Files)},
                      {"instructions", std::move(Instructions)}};
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

// Found by argument-dependent lookup from LLVM's templates.
namespace q7x2::prof {

template <size_t N>
static bool mapArray(json::ObjectMapper &O, StringLiteral Name,
                     std::array<uint32_t, N> &To, json::Path P) {
  std::vector<unsigned> List;
  if (!O.map(Name, List))
    return false;
  if (List.size() != N) {
    P.field(Name).report("expected three numbers");
    return false;
  }
  std::copy(List.begin(), List.end(), To.begin());
  return true;
}

static bool fromJSON(const json::Value &V, Launch &L, json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("kernel", L.Kernel) && O.map("objects", L.Objects) &&
         mapArray(O, "grid", L.Grid, P) && mapArray(O, "block", L.Block, P) &&
         O.map("threads", L.Threads) && O.map("registers", L.Registers) &&
         O.map("shared_bytes", L.SharedBytes) &&
         O.map("local_bytes", L.LocalBytes) && O.map("timing", L.Timing);
}

static bool fromJSON(const json::Value &V, Machine &M, json::Path P) {
  json::ObjectMapper O(V, P);
  if (!O || !O.map("name", M.Name) || !O.map("fields", M.Fields) ||
      !O.map("peak", M.Peak))
    return false;
  // Divisors.
  for (const char *Field : {
           "multiprocessors",
           "clock_mhz",
           "schedulers",
       })
    if (M.get(Field) == 0) {
      P.field("fields").field(Field).report("expected a number from 1");
      return false;
    }
  return true;
}

static bool fromJSON(const json::Value &V, Level &L, json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("name", L.Name) && O.map("sectors", L.Sectors) &&
         O.map("bytes", L.Bytes) && O.mapOptional("hits", L.Hits) &&
         O.map("peak_bytes_per_cycle", L.PeakBytes);
}

static bool fromJSON(const json::Value &V, Limit &L, json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("name", L.Name) && O.map("blocks", L.Blocks);
}

static bool fromJSON(const json::Value &V, RegisterStep &S, json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("registers", S.Registers) && O.map("warps", S.Warps);
}

static bool mapOccupancy(const json::Value &V, Report &R, json::Path P) {
  const json::Value *From = V.getAsObject()->get("occupancy");
  if (!From) {
    P.field("occupancy").report("missing value");
    return false;
  }
  json::ObjectMapper O(*From, P.field("occupancy"));
  return O && O.map("limits", R.Limits) &&
         O.map("by_registers", R.RegisterSteps);
}

static bool fromJSON(const json::Value &V, SourceFile &F, json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("path", F.Path) && O.mapOptional("lines", F.Lines);
}

static bool fromJSON(const json::Value &V, Frame &F, json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("function", F.Function) && O.map("file", F.File) &&
         O.map("line", F.Line) && O.map("column", F.Column);
}

static bool mapAccesses(const json::Object &From, StringRef Name,
                        StringLiteral Moved, Accesses &A, json::Path P) {
  const json::Value *V = From.get(Name);
  if (!V)
    return true;
  json::ObjectMapper O(*V, P.field(Name));
  return O && O.map("requests", A.Requests) && O.map(Moved, A.Moved) &&
         O.map("ideal", A.Ideal);
}

static bool mapOperations(const json::Object &From, Instruction &I,
                          json::Path P) {
  const json::Value *V = From.get("operations");
  if (!V)
    return true;
  json::ObjectMapper O(*V, P.field("operations"));
  return O && O.map("type", I.Arithmetic) && O.map("count", I.Operations);
}

static bool mapPipe(const json::Object &From, Instruction &I, json::Path P) {
  const json::Value *V = From.get("pipe");
  if (!V)
    return true;
  json::ObjectMapper O(*V, P.field("pipe"));
  return O && O.map("name", I.Pipe) && O.map("cycles", I.PipeCycles);
}

static bool mapBranches(const json::Object &From, Counters &C, json::Path P) {
  const json::Value *V = From.get("branches");
  if (!V)
    return true;
  json::ObjectMapper O(*V, P.field("branches"));
  return O && O.map("executed", C.Branches) &&
         O.map("divergent", C.DivergentBranches);
}

static bool mapAtomics(const json::Object &From, Counters &C, json::Path P) {
  const json::Value *V = From.get("atomic_wait");
  return !V || json::fromJSON(*V, C.AtomicWait, P.field("atomic_wait"));
}

static bool mapCaches(const json::Object &From, Counters &C, json::Path P) {
  const json::Value *V = From.get("caches");
  if (!V)
    return true;
  json::ObjectMapper O(*V, P.field("caches"));
  return O && O.map("l1_hits", C.L1Hits) && O.map("l1_misses", C.L1Misses) &&
         O.map("l2_hits", C.L2Hits) && O.map("l2_misses", C.L2Misses);
}

static bool fromJSON(const json::Value &V, Instruction &I, json::Path P) {
  json::ObjectMapper O(V, P);
  Counters &C = I.Counts;
  if (!O || !O.map("function", I.Function) || !O.map("offset", I.Offset) ||
      !O.map("text", I.Text) || !O.map("group", I.Group) ||
      !O.map("source", I.Source) || !O.map("issues", C.Issues) ||
      !O.map("active", C.Active) || !O.map("executing", C.Executing) ||
      !O.map("stalls", C.Stalls))
    return false;
  const json::Object &From = *V.getAsObject();
  return mapOperations(From, I, P) && mapPipe(From, I, P) &&
         mapBranches(From, C, P) && mapCaches(From, C, P) &&
         mapAtomics(From, C, P) &&
         mapAccesses(From, "global", "sectors", C.Global, P) &&
         mapAccesses(From, "local", "sectors", C.Local, P) &&
         mapAccesses(From, "shared", "passes", C.Shared, P);
}

/// Checks the references to other parts of the report.
static bool checkReferences(const Report &R, json::Path P) {
  for (size_t I = 0; I != R.Instructions.size(); ++I) {
    const std::vector<Frame> &Source = R.Instructions[I].Source;
    for (size_t F = 0; F != Source.size(); ++F)
      if (Source[F].File >= R.Files.size()) {
        P.field("instructions")
            .index(I)
            .field("source")
            .index(F)
            .report("there is no such file");
        return false;
      }
  }
  return true;
}

static bool fromJSON(const json::Value &V, Report &R, json::Path P) {
  json::ObjectMapper O(V, P);
  std::string Format;
  int64_t Version = 0;
  if (!O || !O.map("format", Format) || !O.map("version", Version))
    return false;
  if (Format != "q7x2-profile") {
    P.field("format").report("expected q7x2-profile");
    return false;
  }
  if (Version != FormatVersion) {
    P.field("version").report("this tool reads version 1");
    return false;
  }
  return O.map("launch", R.Launch) && O.map("machine", R.Machine) &&
         O.map("cycles", R.Cycles) && O.map("active_cycles", R.ActiveCycles) &&
         mapOccupancy(V, R, P) && O.map("stall_causes", R.StallCauses) &&
         O.map("memory", R.Memory) && O.map("files", R.Files) &&
         O.map("instructions", R.Instructions) && checkReferences(R, P);
}

} // namespace q7x2::prof

Expected<Report> q7x2::prof::parseReport(StringRef Text) {
  // The message begins with [line:column, byte=n]:.
  Expected<json::Value> V = json::parse(Text);
  if (!V)
    return V.takeError();
  Report R;
  json::Path::Root Root("report");
  if (!fromJSON(*V, R, Root))
    return Root.getError();
  return R;
}
