//===- Findings.cpp - Findings of a profile, in words ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Findings.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cmath>

using namespace llvm;
using namespace q7x2::prof;

#define THRESHOLD(Name, Value, Meaning) static constexpr double Name = Value;
#include "Thresholds.def"

static std::string percent(double Share) {
  return formatv("{0:f0} %", 100 * Share);
}

namespace {

/// The instructions of a line with one mnemonic; without line tables a single
/// instruction.
struct Site {
  std::string Place;   // "LDG at k.cl:14"
  std::string Subject; // of findings: its mnemonic and the line's text
  size_t First;        // index of the first instruction
  Counters Counts;
};

class Finder {
public:
  Finder(const Report &R, const Analysis &A);
  std::vector<Finding> find();

private:
  const Report &R;
  const Analysis &A;
  std::vector<Site> Sites;
  std::vector<Finding> List;

  void add(StringRef Kind, double Weight, std::string Text,
           StringRef Subject = "",
           std::optional<size_t> Instruction = std::nullopt);
  double stallShare(StringRef Cause) const;
  void findAccesses(StringRef Kind, StringRef Unit, Accesses Counters::*Which,
                    double Excess, double Ratio);
  void findLocal();
  void findContention();
  void findDivergence();
  void findLanes();
  void findOccupancy();
  void findWaves();
  void findBound();
  void findHitRates();
  void findStall();
};

} // namespace

static StringRef mnemonic(StringRef Text) {
  // The guard precedes it.
  if (Text.starts_with("@"))
    Text = Text.substr(Text.find(' ')).ltrim();
  return Text.take_until([](char C) { return C == '.' || C == ' '; });
}

static std::string subjectOf(const Report &R, const Instruction &I) {
  if (I.Source.empty())
    return I.Function + " " + I.Text;
  const Frame &F = I.Source.front();
  const StringRef Line = R.Files[F.File].line(F.Line).trim();
  return (mnemonic(I.Text) + " " + (Line.empty() ? Twine(F.Line) : Twine(Line)))
      .str();
}

Finder::Finder(const Report &R, const Analysis &A) : R(R), A(A) {
  std::map<std::string, size_t> Numbers;
  for (size_t I = 0; I != R.Instructions.size(); ++I) {
    const Instruction &Inst = R.Instructions[I];
    if (!Inst.Counts.Issues)
      continue;
    std::string Place = R.lineOf(Inst);
    if (Place.empty())
      Place = Inst.place();
    Place = (mnemonic(Inst.Text) + " at " + Place).str();
    const auto [It, IsNew] = Numbers.try_emplace(Place, Sites.size());
    if (IsNew)
      Sites.push_back({Place, subjectOf(R, Inst), I, {}});
    Sites[It->second].Counts.add(Inst.Counts);
  }
}

void Finder::add(StringRef Kind, double Weight, std::string Text,
                 StringRef Subject, std::optional<size_t> Instruction) {
  List.push_back(
      {Kind.str(), std::move(Text), Weight, Instruction, Subject.str()});
}

double Finder::stallShare(StringRef Cause) const {
  const auto It = A.Total.Stalls.find(Cause.str());
  return It == A.Total.Stalls.end() ? 0 : ratio(It->second, A.WarpCycles);
}

/// Sites whose accesses take more than the ideal number of sectors or passes.
void Finder::findAccesses(StringRef Kind, StringRef Unit,
                          Accesses Counters::*Which, double Excess,
                          double Ratio) {
  const double All = (A.Total.*Which).Moved;
  for (const Site &S : Sites) {
    const Accesses &C = S.Counts.*Which;
    const double Share = ratio(C.excess(), All);
    if (!C.Requests || Share < Excess || ratio(C.Moved, C.Ideal) < Ratio)
      continue;
    add(Kind, Share * (stallShare("memory") + stallShare("pipe")),
        formatv("{0}: {1:f1} {2} per request of {3}, {4:f1} would do; {5} of "
                "all {2} are in excess",
                Kind, ratio(C.Moved, C.Requests), Unit, S.Place,
                ratio(C.Ideal, C.Requests), percent(Share)),
        S.Subject, S.First);
  }
}

void Finder::findLocal() {
  const double Share =
      ratio(A.Total.Local.Moved, A.Total.Local.Moved + A.Total.Global.Moved);
  if (Share < LocalSectors)
    return;
  const Site &Most =
      *std::max_element(Sites.begin(), Sites.end(), [](auto &X, auto &Y) {
        return X.Counts.Local.Moved < Y.Counts.Local.Moved;
      });
  add("thread-local memory", Share * stallShare("memory"),
      formatv("thread-local memory: {0} of the sectors of global and "
              "thread-local memory are arrays and spilled registers of "
              "threads; most by {1}",
              percent(Share), Most.Place),
      "", Most.First);
}

/// Atomics on the same addresses, which L2 does one after another.
void Finder::findContention() {
  const double Latency = R.Machine.get("l2_latency");
  for (const Site &S : Sites) {
    const Counters &C = S.Counts;
    const double Wait = ratio(C.AtomicWait, C.Global.Requests);
    if (!C.AtomicWait || Wait < ContendedWait * Latency)
      continue;
    add("atomic contention", stallShare("memory") + stallShare("pipe"),
        formatv("atomic contention: {0} waits {1:f0} cycles for other atomics "
                "on its address, on average, {2:f1} times the latency of L2",
                S.Place, Wait, ratio(Wait, Latency)),
        S.Subject, S.First);
  }
}

/// The share of a block's lanes that have no thread.
static double partialLanes(const Launch &L) {
  return 1 - ratio(L.blockThreads(), L.blockWarps() * WarpThreads);
}

void Finder::findDivergence() {
  const double Lost = 1 - ratio(A.Total.Active, A.Total.Issues * WarpThreads) -
                      partialLanes(R.Launch);
  if (Lost < LaneLoss)
    return;
  for (const Site &S : Sites) {
    const Counters &C = S.Counts;
    const double Share = ratio(C.DivergentBranches, C.Branches);
    if (!C.Branches || Share < DivergentShare)
      continue;
    add("divergence",
        Lost * ratio(C.DivergentBranches, A.Total.DivergentBranches),
        formatv("divergence: {0} diverges in {1} of {2} executions; on "
                "average {3:f1} of 32 threads issue an instruction",
                S.Place, percent(Share), C.Branches,
                ratio(A.Total.Active, A.Total.Issues)),
        S.Subject, S.First);
  }
}

void Finder::findLanes() {
  if (const double Share = partialLanes(R.Launch); Share >= PartialWarps)
    add("block size", Share,
        formatv("block size: {0} threads leave {1} of the lanes of {2} warps "
                "without a thread; a multiple of 32 would not",
                R.Launch.blockThreads(), percent(Share),
                R.Launch.blockWarps()));
  const double False = 1 - ratio(A.Total.Executing, A.Total.Active);
  if (A.Total.Active && False >= FalseGuards)
    add("predication", False,
        formatv("predication: the guard is false for {0} of thread "
                "instructions",
                percent(False)));
}

void Finder::findOccupancy() {
  const Occupancy &O = A.Occupancy;
  if (!O.MaxWarps || O.Resources.empty())
    return;
  if (O.theoreticalShare() < LowOccupancy) {
    const auto Use =
        find_if(O.Resources, [&](const auto &X) { return X.Name == O.Limit; });
    add("occupancy", 0.5 * (1 - O.theoreticalShare()) * (1 - A.Issue.Share),
        formatv("occupancy {0}: {1} ({2}); {3} of {4} warps are resident",
                percent(O.theoreticalShare()), O.Limit, Use->Use, O.Theoretical,
                O.MaxWarps));
  }
  if (R.Launch.Timing == "machine" && O.Achieved < AchievedGap * O.Theoretical)
    add("achieved occupancy",
        0.5 * (1 - ratio(O.Achieved, O.Theoretical)) * (1 - A.Issue.Share),
        formatv("achieved occupancy {0} of {1}: too few blocks, or blocks of "
                "different lengths",
                percent(O.achievedShare()), percent(O.theoreticalShare())));
}

/// Blocks that do not fill the machine at the end of the launch.
void Finder::findWaves() {
  const Occupancy &O = A.Occupancy;
  const uint64_t Resident =
      O.MaxWarps ? ratio(O.Theoretical, R.Launch.blockWarps()) : 0;
  const uint64_t Wave = Resident * R.multiprocessors();
  const uint64_t Blocks = R.Launch.blocks();
  if (R.Launch.Timing != "machine" || !Wave)
    return;
  if (Blocks < R.multiprocessors()) {
    add("last wave", 1 - ratio(Blocks, R.multiprocessors()),
        formatv("last wave: {0} blocks leave {1} of {2} multiprocessors "
                "without work",
                Blocks, R.multiprocessors() - Blocks, R.multiprocessors()));
    return;
  }
  const double Waves = double(Blocks) / Wave, Idle = std::ceil(Waves) - Waves;
  if (Waves > 1 && Idle / std::ceil(Waves) >= LastWave)
    add("last wave", Idle / std::ceil(Waves),
        formatv("last wave: {0:f1} waves of {1} blocks; the last one is "
                "filled to {2}",
                Waves, Wave, percent(1 - Idle)));
}

/// Names the resource that bounds the kernel: the one that is used most.
void Finder::findBound() {
  std::vector<std::pair<double, std::string>> Uses;
  Uses.push_back({A.Issue.Share, "issue slots"});
  for (const Arithmetic &T : A.Types)
    Uses.push_back({ratio(T.PerCycle, T.Peak), T.Type + " arithmetic"});
  for (const PipeShare &P : A.Pipes)
    Uses.push_back({P.Share, "the pipe " + P.Name});
  for (const Level &L : R.Memory)
    Uses.push_back({bandwidthShare(R, L), L.Name + " bandwidth"});
  Uses.push_back({A.Port, "the port of L1 and shared memory"});
  const auto &[Most, Name] =
      *std::max_element(Uses.begin(), Uses.end(),
                        [](auto &X, auto &Y) { return X.first < Y.first; });
  if (Most >= HighUse) {
    add("bound", Most,
        formatv("bound by {0}: {1} of the peak", Name, percent(Most)), Name);
    return;
  }
  add("bound", 0.5,
      formatv("latency bound: nothing is used to more than {0} of its peak "
              "({1}); a scheduler has {2:f2} warps that could issue, on "
              "average",
              percent(Most), Name, A.Issue.Eligible));
}

void Finder::findHitRates() {
  for (size_t I = 0; I + 1 < R.Memory.size(); ++I) {
    const Level &L = R.Memory[I];
    if (!L.Hits || !L.Sectors)
      continue;
    const double Rate = ratio(*L.Hits, L.Sectors);
    const double Next = bandwidthShare(R, R.Memory[I + 1]);
    if (Rate < LowHitRate && Next >= 0.2)
      add("hit rate", Next * (1 - Rate),
          formatv("hit rate: {0} hits in {1} of {2} sectors, and {3} works "
                  "at {4} of its bandwidth",
                  L.Name, percent(Rate), L.Sectors, R.Memory[I + 1].Name,
                  percent(Next)),
          L.Name);
  }
}

static StringRef adviceFor(StringRef Cause) {
  return StringSwitch<StringRef>(Cause)
#define STALL_CAUSE(Enumerator, Name, Reason, What, Advice) .Case(Name, Advice)
#include "Q7X2Sim/StallCauses.def"
      .Default("");
}

void Finder::findStall() {
  for (const std::string &Cause : R.StallCauses) {
    const double Share = stallShare(Cause);
    // A warp that could issue is no problem.
    if (Share < MainStall || Cause == "not_selected")
      continue;
    auto Cycles = [&](const Site &S) {
      const auto It = S.Counts.Stalls.find(Cause);
      return It == S.Counts.Stalls.end() ? 0 : It->second;
    };
    const Site &Most =
        *std::max_element(Sites.begin(), Sites.end(), [&](auto &X, auto &Y) {
          return Cycles(X) < Cycles(Y);
        });
    const double Here = ratio(Cycles(Most), A.Total.Stalls.at(Cause));
    add("stall", Share * 0.9,
        formatv("stall: {0} of the warps' cycles are waits for {1}; {2} of "
                "these before {3}. Advice: {4}",
                percent(Share), stallMeaning(Cause), percent(Here), Most.Place,
                adviceFor(Cause)),
        Cause, Most.First);
  }
}

std::vector<Finding> Finder::find() {
  if (Sites.empty())
    return {};
  findBound();
  findAccesses("uncoalesced", "sectors", &Counters::Global, ExcessSectors,
               SectorRatio);
  findAccesses("bank conflicts", "passes", &Counters::Shared, ExcessPasses,
               PassRatio);
  findLocal();
  findContention();
  findDivergence();
  findLanes();
  findOccupancy();
  findWaves();
  findHitRates();
  findStall();
  // The bound comes first: it says which of the others matter.
  List.front().Weight = std::numeric_limits<double>::infinity();
  return sortedByFalling(std::move(List),
                         [](const Finding &F) { return F.Weight; });
}

std::vector<Finding> q7x2::prof::findFindings(const Report &R,
                                              const Analysis &A) {
  return Finder(R, A).find();
}

json::Array q7x2::prof::findingsToJson(const std::vector<Finding> &List) {
  json::Array To;
  for (const Finding &F : List) {
    json::Object O{{"kind", F.Kind}, {"text", F.Text}};
    if (F.Instruction)
      O["instruction"] = *F.Instruction;
    To.push_back(std::move(O));
  }
  return To;
}
