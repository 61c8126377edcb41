//===- Text.cpp - A profile for the terminal ------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Text.h"
#include "Analysis.h"
#include "Findings.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace llvm;
using namespace q7x2::prof;

std::string q7x2::prof::groupDigits(uint64_t N) {
  std::string Text = std::to_string(N);
  for (int At = int(Text.size()) - 3; At > 0; At -= 3)
    Text.insert(At, ",");
  return Text;
}

static std::string sizes(const std::array<uint32_t, 3> &S) {
  return formatv("{0}x{1}x{2}", S[0], S[1], S[2]);
}

static void fact(raw_ostream &OS, StringRef Name, const Twine &Value) {
  OS << formatv("  {0,-24}{1}\n", Name, Value.str());
}

static std::string percent(double Share) {
  return formatv("{0:f1} %", 100 * Share);
}

static void printLaunch(raw_ostream &OS, const Report &R) {
  const Launch &L = R.Launch;
  OS << "kernel " << L.Kernel << '\n';
  fact(OS, "grid, block", sizes(L.Grid) + ", " + sizes(L.Block));
  fact(OS, "registers",
       formatv("{0} per thread; {1} bytes shared per block, {2} bytes "
               "thread-local",
               L.Registers, L.SharedBytes, L.LocalBytes)
           .str());
  fact(OS, "machine",
       formatv("{0}, multiprocessors: {1}, timing: {2}", R.Machine.Name,
               R.Machine.get("multiprocessors"), L.Timing)
           .str());
  fact(OS, "cycles",
       formatv("{0} ({1:f2} us at {2} MHz)", groupDigits(R.Cycles),
               R.microseconds(), R.Machine.get("clock_mhz"))
           .str());
}

static void printUse(raw_ostream &OS, const Report &R, const Analysis &A) {
  fact(OS, "warp instructions",
       formatv("{0}; {1:f1} threads each, {2:f1} with a true guard",
               groupDigits(A.Total.Issues),
               ratio(A.Total.Active, A.Total.Issues),
               ratio(A.Total.Executing, A.Total.Issues))
           .str());
  fact(OS, "issue slots",
       formatv("{0}, {1:f2} instructions a cycle of a multiprocessor",
               percent(A.Issue.Share), A.Issue.PerCycle)
           .str());
  const Occupancy &O = A.Occupancy;
  if (O.MaxWarps && !O.Resources.empty())
    fact(OS, "occupancy",
         formatv("{0} theoretical, by {1}; {2} achieved ({3:f1} of {4} warps)",
                 percent(O.theoreticalShare()), O.Limit,
                 percent(O.achievedShare()), O.Achieved, O.MaxWarps)
             .str());
  std::string Pipes;
  for (const PipeShare &P :
       sortedByFalling(A.Pipes, [](const PipeShare &P) { return P.Share; }))
    Pipes += (Pipes.empty() ? "" : ", ") + P.Name + " " + percent(P.Share);
  fact(OS, "pipes", Pipes);
  for (const Arithmetic &T : A.Types)
    fact(OS, T.Type + " operations",
         formatv("{0}, {1:f1} a cycle, {2} of the peak",
                 groupDigits(T.Operations), T.PerCycle,
                 percent(ratio(T.PerCycle, T.Peak)))
             .str());
  for (const Level &L : R.Memory) {
    std::string Text = formatv("{0} sectors, {1} bytes, {2:f1} a cycle",
                               groupDigits(L.Sectors), groupDigits(L.Bytes),
                               ratio(L.Bytes, R.Cycles));
    if (L.PeakBytes)
      Text += ", " + percent(bandwidthShare(R, L)) + " of the peak";
    if (L.Hits)
      Text += ", hit rate " + percent(ratio(*L.Hits, L.Sectors));
    fact(OS, L.Name, Text);
  }
}

/// The meaning of a cause, and NVIDIA's name if it is another one.
static std::string describeStall(StringRef Cause) {
  std::string Text = stallMeaning(Cause).str();
  const StringRef Reason = stallReason(Cause);
  if (!Reason.empty() && Reason != Cause)
    Text += formatv(" (NVIDIA: {0})", Reason);
  return Text;
}

static void printStalls(raw_ostream &OS, const Report &R, const Analysis &A) {
  OS << "\nwarps' cycles\n";
  fact(OS, "issue", percent(ratio(A.Total.Issues, A.WarpCycles)));
  for (const std::string &Cause : R.StallCauses)
    if (const auto It = A.Total.Stalls.find(Cause); It != A.Total.Stalls.end())
      fact(OS, Cause,
           formatv("{0,-8} {1}", percent(ratio(It->second, A.WarpCycles)),
                   describeStall(Cause))
               .str());
}

static void printFindings(raw_ostream &OS, const Report &R, const Analysis &A) {
  OS << "\nfindings\n";
  for (const Finding &F : findFindings(R, A))
    OS << "  - " << F.Text << '\n';
}

namespace {
struct Row {
  std::string Place, Text;
  const Counters *Counts;
};
} // namespace

static Accesses sum(Accesses X, const Accesses &Y) {
  X.add(Y);
  return X;
}

static std::string perRequest(const Accesses &C) {
  if (!C.Requests)
    return "";
  return formatv("{0:f1}/{1:f1}", ratio(C.Moved, C.Requests),
                 ratio(C.Ideal, C.Requests));
}

/// The share of L1's and L2's sectors that hit.
static std::string hitRates(const Counters &C) {
  auto Rate = [](uint64_t Hits, uint64_t Misses) -> std::string {
    return Hits + Misses ? formatv("{0:f0}", 100 * ratio(Hits, Hits + Misses))
                         : std::string("-");
  };
  if (!(C.L1Hits + C.L1Misses + C.L2Hits + C.L2Misses))
    return "";
  return Rate(C.L1Hits, C.L1Misses) + "/" + Rate(C.L2Hits, C.L2Misses);
}

static void printRow(raw_ostream &OS, const Analysis &A, const Row &R) {
  const Counters &C = *R.Counts;
  const std::string Divergent =
      C.Branches ? percent(ratio(C.DivergentBranches, C.Branches)) : "";
  OS << formatv("{0,8} {1,14} {2,7:f1} {3,9} {4,9} {5,9} {6,9}  {7,-18} {8}\n",
                percent(A.timeShare(C)), groupDigits(C.Issues),
                ratio(C.Active, C.Issues), perRequest(sum(C.Global, C.Local)),
                perRequest(C.Shared), hitRates(C), Divergent, R.Place,
                StringRef(R.Text).trim());
}

static std::vector<Row> rowsOf(const Report &R, const Analysis &A) {
  std::vector<Row> Rows;
  for (const LineCounts &L : A.Lines)
    Rows.push_back({formatv("{0}:{1}", R.Files[L.File].name(), L.Line),
                    R.Files[L.File].line(L.Line).str(), &L.Counts});
  if (Rows.empty())
    for (const Instruction &I : R.Instructions)
      Rows.push_back({I.place(), I.Text, &I.Counts});
  return sortedByFalling(Rows,
                         [&](const Row &X) { return A.timeShare(*X.Counts); });
}

static void printRows(raw_ostream &OS, const Report &R, const Analysis &A,
                      unsigned Limit) {
  OS << formatv("\n{0,8} {1,14} {2,7} {3,9} {4,9} {5,9} {6,9}  {7}\n", "time",
                "issues", "threads", "sectors", "passes", "L1/L2 %",
                "divergent", A.Lines.empty() ? "instruction" : "line");
  const std::vector<Row> Rows = rowsOf(R, A);
  for (const Row &X : ArrayRef(Rows).take_front(Limit ? Limit : Rows.size()))
    if (X.Counts->Issues)
      printRow(OS, A, X);
}

void q7x2::prof::printText(raw_ostream &OS, const Report &R, unsigned Lines) {
  const Analysis A = analyze(R);
  printLaunch(OS, R);
  printUse(OS, R, A);
  printStalls(OS, R, A);
  printFindings(OS, R, A);
  printRows(OS, R, A, Lines);
}
