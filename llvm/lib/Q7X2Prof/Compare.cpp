//===- Compare.cpp - The comparison of two profiles -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compare.h"
#include "Findings.h"
#include "Text.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace llvm;
using namespace q7x2::prof;

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

namespace {
/// An item to match: a line with code, or an instruction.
struct Item {
  std::string Group; // of which only items of the same group match
  std::string Key;   // they match if it is the same
  std::string Place, Text;
  Counters Counts;
};
} // namespace

/// The text of an instruction without its control word.
static StringRef withoutControlWord(StringRef Text) {
  return Text.split(" ?").first.split(" &").first.rtrim();
}

static bool hasLines(const Report &R) {
  return any_of(R.Instructions, [](auto &I) { return !I.Source.empty(); });
}

static std::vector<Item> itemsOf(const Report &R, const Analysis &A,
                                 bool ByLine) {
  std::vector<Item> Items;
  if (ByLine) {
    for (const LineCounts &L : A.Lines) {
      const SourceFile &F = R.Files[L.File];
      const StringRef Text = F.line(L.Line).trim();
      Items.push_back(
          {F.name().str(), Text.empty() ? std::to_string(L.Line) : Text.str(),
           formatv("{0}:{1}", F.name(), L.Line), Text.str(), L.Counts});
    }
    return Items;
  }
  for (const Instruction &I : R.Instructions)
    Items.push_back({I.Function, withoutControlWord(I.Text).str(), I.place(),
                     I.Text, I.Counts});
  return Items;
}

using KeysByGroup = std::map<std::string, std::set<std::string>>;

static KeysByGroup keysByGroup(ArrayRef<Item> Items) {
  KeysByGroup Keys;
  for (const Item &I : Items)
    Keys[I.Group].insert(I.Key);
  return Keys;
}

/// A file, or without lines a function, that only the first run has is taken
/// for the one that only the second run has with the most keys in common, if
/// these are at least half of its own.
static void pairRenamed(std::vector<Item> &A, ArrayRef<Item> B) {
  const KeysByGroup Old = keysByGroup(A), All = keysByGroup(B);
  KeysByGroup New;
  for (const auto &[Name, Keys] : All)
    if (!Old.count(Name))
      New[Name] = Keys;
  std::map<std::string, std::string> Renamed;
  for (const auto &[Name, Keys] : Old) {
    if (All.count(Name))
      continue;
    auto Common = [&, &Keys = Keys](const std::set<std::string> &Others) {
      return count_if(Others, [&](auto &K) { return Keys.count(K); });
    };
    const auto Best =
        std::max_element(New.begin(), New.end(), [&](auto &X, auto &Y) {
          return Common(X.second) < Common(Y.second);
        });
    if (Best == New.end() || 2 * size_t(Common(Best->second)) < Keys.size())
      continue;
    Renamed[Name] = Best->first;
    New.erase(Best);
  }
  for (Item &I : A)
    if (auto It = Renamed.find(I.Group); It != Renamed.end())
      I.Group = It->second;
}

/// Pairs of indices of a longest common subsequence, in order.
static std::vector<std::pair<size_t, size_t>> longestCommon(ArrayRef<Item> A,
                                                            ArrayRef<Item> B) {
  auto Same = [](const Item &X, const Item &Y) {
    return X.Group == Y.Group && X.Key == Y.Key;
  };
  // Equal ends need no table.
  std::vector<std::pair<size_t, size_t>> Pairs, Tail;
  size_t Begin = 0, EndA = A.size(), EndB = B.size();
  for (; Begin < std::min(EndA, EndB) && Same(A[Begin], B[Begin]); ++Begin)
    Pairs.push_back({Begin, Begin});
  for (; EndA > Begin && EndB > Begin && Same(A[EndA - 1], B[EndB - 1]);
       --EndA, --EndB)
    Tail.push_back({EndA - 1, EndB - 1});
  const size_t Width = EndB - Begin + 1;
  std::vector<uint32_t> Length((EndA - Begin + 1) * Width);
  auto At = [&](size_t I, size_t J) -> uint32_t & {
    return Length[(I - Begin) * Width + (J - Begin)];
  };
  for (size_t I = EndA; I-- != Begin;)
    for (size_t J = EndB; J-- != Begin;)
      At(I, J) = Same(A[I], B[J]) ? 1 + At(I + 1, J + 1)
                                  : std::max(At(I + 1, J), At(I, J + 1));
  for (size_t I = Begin, J = Begin; I != EndA && J != EndB;) {
    if (Same(A[I], B[J]))
      Pairs.push_back({I++, J++});
    else if (At(I + 1, J) >= At(I, J + 1))
      ++I;
    else
      ++J;
  }
  Pairs.insert(Pairs.end(), Tail.rbegin(), Tail.rend());
  return Pairs;
}

static std::vector<MatchedLine> matchLines(ArrayRef<Item> A, ArrayRef<Item> B) {
  std::vector<MatchedLine> Lines;
  size_t I = 0, J = 0;
  auto Advance = [&](size_t ToI, size_t ToJ) {
    for (; I != ToI; ++I)
      Lines.push_back({A[I].Place, "", A[I].Text, A[I].Counts, std::nullopt});
    for (; J != ToJ; ++J)
      Lines.push_back({"", B[J].Place, B[J].Text, std::nullopt, B[J].Counts});
  };
  for (const auto &[AtA, AtB] : longestCommon(A, B)) {
    Advance(AtA, AtB);
    Lines.push_back(
        {A[I].Place, B[J].Place, B[J].Text, A[I].Counts, B[J].Counts});
    ++I, ++J;
  }
  Advance(A.size(), B.size());
  return Lines;
}

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

namespace {
/// A launch and its analysis.
struct Side {
  const Report &R;
  Analysis A;

  explicit Side(const Report &R) : R(R), A(analyze(R)) {}
  double stall(const std::string &Cause) const {
    const auto It = A.Total.Stalls.find(Cause);
    return It == A.Total.Stalls.end() ? 0 : It->second;
  }
  const Level *level(StringRef Name) const {
    const auto It = find_if(R.Memory, [&](auto &L) { return L.Name == Name; });
    return It == R.Memory.end() ? nullptr : &*It;
  }
  double operations(StringRef Type) const {
    const auto It = find_if(A.Types, [&](auto &T) { return T.Type == Type; });
    return It == A.Types.end() ? 0 : It->Operations;
  }
};
} // namespace

static std::vector<Figure> figuresOf(const Side &X, const Side &Y) {
  std::vector<Figure> List;
  auto Add = [&](const Twine &Name, const char *Unit, auto Get) {
    const double Before = Get(X), After = Get(Y);
    if (Before != 0 || After != 0)
      List.push_back({Name.str(), Unit, Before, After});
  };
  Add("cycles", "", [](const Side &S) { return S.R.Cycles; });
  Add("warp instructions", "", [](auto &S) { return S.A.Total.Issues; });
  Add("threads per instruction", "",
      [](auto &S) { return ratio(S.A.Total.Active, S.A.Total.Issues); });
  Add("issue slots", "%", [](auto &S) { return 100 * S.A.Issue.Share; });
  Add("theoretical occupancy", "%",
      [](auto &S) { return 100 * S.A.Occupancy.theoreticalShare(); });
  Add("achieved occupancy", "%",
      [](auto &S) { return 100 * S.A.Occupancy.achievedShare(); });
  Add("registers", "", [](auto &S) { return S.R.Launch.Registers; });
  Add("shared bytes", "", [](auto &S) { return S.R.Launch.SharedBytes; });
  Add("global requests", "", [](auto &S) { return S.A.Total.Global.Requests; });
  Add("global sectors", "", [](auto &S) { return S.A.Total.Global.Moved; });
  Add("thread-local sectors", "",
      [](auto &S) { return S.A.Total.Local.Moved; });
  Add("shared passes", "", [](auto &S) { return S.A.Total.Shared.Moved; });
  Add("divergent branches", "",
      [](auto &S) { return S.A.Total.DivergentBranches; });
  for (const auto &[Type, Peak] : Y.R.Machine.Peak)
    Add(Type + " operations", "",
        [&, T = Type](auto &S) { return S.operations(T); });
  for (const Level &L : Y.R.Memory)
    Add(L.Name + " bytes", "", [&](auto &S) {
      const Level *Found = S.level(L.Name);
      return Found ? Found->Bytes : 0;
    });
  for (const std::string &Cause : Y.R.StallCauses)
    Add("stall: " + Cause, "warp cycles",
        [&](auto &S) { return S.stall(Cause); });
  return List;
}

Comparison q7x2::prof::compare(const Report &Before, const Report &After) {
  const Side X(Before), Y(After);
  const bool ByLine = hasLines(Before) && hasLines(After);
  Comparison C;
  C.Figures = figuresOf(X, Y);
  std::vector<Item> A = itemsOf(Before, X.A, ByLine);
  const std::vector<Item> B = itemsOf(After, Y.A, ByLine);
  pairRenamed(A, B);
  C.Lines = matchLines(A, B);
  std::vector<Finding> Old = findFindings(Before, X.A);
  for (const Finding &F : findFindings(After, Y.A)) {
    const auto Same = find_if(Old, [&](const Finding &O) {
      return O.Kind == F.Kind && O.Subject == F.Subject;
    });
    (Same == Old.end() ? C.New : C.Same).push_back(F.Text);
    if (Same != Old.end())
      Old.erase(Same);
  }
  for (const Finding &F : Old)
    C.Gone.push_back(F.Text);
  return C;
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

static std::string changeText(double Before, double After) {
  if (Before == 0)
    return After == 0 ? "" : "new";
  // Rounded as it is printed, so that nothing is -0.0.
  const double Change = std::round(1000 * (After / Before - 1)) / 10 + 0.0;
  return formatv("{0}{1:f1} %", Change >= 0 ? "+" : "", Change);
}

static std::string numberText(double V) {
  return V == double(uint64_t(V)) ? groupDigits(V)
                                  : std::string(formatv("{0:f2}", V));
}

static void printList(raw_ostream &OS, StringRef Title,
                      ArrayRef<std::string> List) {
  if (List.empty())
    return;
  OS << '\n' << Title << '\n';
  for (const std::string &Text : List)
    OS << "  - " << Text << '\n';
}

void q7x2::prof::printComparison(raw_ostream &OS, const Report &Before,
                                 const Report &After, unsigned Limit) {
  const Comparison C = compare(Before, After);
  OS << formatv("{0,-26}{1,18}{2,18}{3,12}\n", "", "before", "after", "change");
  for (const Figure &F : C.Figures)
    OS << formatv("{0,-26}{1,18}{2,18}{3,12}\n",
                  F.Name + (F.Unit == "%" ? ", %" : ""), numberText(F.Before),
                  numberText(F.After), changeText(F.Before, F.After));
  printList(OS, "findings that are gone", C.Gone);
  printList(OS, "new findings", C.New);
  printList(OS, "findings of both", C.Same);
  auto Difference = [](const MatchedLine &L) {
    const uint64_t X = L.cyclesBefore(), Y = L.cyclesAfter();
    return X > Y ? X - Y : Y - X;
  };
  const std::vector<MatchedLine> Lines = sortedByFalling(C.Lines, Difference);
  OS << formatv("\n{0,14} {1,14} {2,10}  {3,-18} {4}\n", "cycles before",
                "after", "change", "line", "");
  for (const MatchedLine &L :
       ArrayRef(Lines).take_front(Limit ? Limit : Lines.size()))
    if (L.cyclesBefore() || L.cyclesAfter())
      OS << formatv(
          "{0,14} {1,14} {2,10}  {3,-18} {4}\n",
          L.Before ? groupDigits(L.cyclesBefore()) : "-",
          L.After ? groupDigits(L.cyclesAfter()) : "-",
          L.Before && L.After ? changeText(L.cyclesBefore(), L.cyclesAfter())
                              : "",
          L.After ? L.PlaceAfter : L.PlaceBefore + " (before)", L.Text);
}

static json::Value countersJson(const std::optional<Counters> &C) {
  if (!C)
    return nullptr;
  return json::Object{{"issues", C->Issues},
                      {"cycles", C->Issues + C->stallCycles()},
                      {"sectors", C->Global.Moved},
                      {"passes", C->Shared.Moved}};
}

json::Object q7x2::prof::comparisonJson(const Report &Before,
                                        const Report &After) {
  const Comparison C = compare(Before, After);
  json::Array Figures, Lines;
  for (const Figure &F : C.Figures)
    Figures.push_back(json::Object{{"name", F.Name},
                                   {"unit", F.Unit},
                                   {"before", F.Before},
                                   {"after", F.After},
                                   {"change", changeText(F.Before, F.After)}});
  for (const MatchedLine &L : C.Lines)
    Lines.push_back(json::Object{{"place_before", L.PlaceBefore},
                                 {"place_after", L.PlaceAfter},
                                 {"text", L.Text},
                                 {"before", countersJson(L.Before)},
                                 {"after", countersJson(L.After)}});
  return json::Object{{"format", "q7x2-comparison"},
                      {"version", FormatVersion},
                      {"before", *toJson(Before).get("launch")},
                      {"after", *toJson(After).get("launch")},
                      {"figures", std::move(Figures)},
                      {"lines", std::move(Lines)},
                      {"findings_gone", json::Array(C.Gone)},
                      {"findings_new", json::Array(C.New)},
                      {"findings_same", json::Array(C.Same)}};
}
