//===- Findings.cpp - The findings of a launch's checks -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Findings.h"
#include "Report.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace q7x2;
using namespace llvm;

void FindingList::add(FindingKind Kind, uint32_t PC, uint32_t OtherPC,
                      function_ref<Finding()> Describe) {
  auto [It, IsNew] = Index.try_emplace({Kind, PC, OtherPC}, List.size());
  if (!IsNew) {
    ++List[It->second].Count;
    return;
  }
  List.push_back(Describe());
  if (OnNew)
    OnNew(List.back());
}

uint32_t q7x2_parse_checks(const char *List) {
  uint32_t Checks = 0;
  SmallVector<StringRef, 4> Names;
  StringRef(List).split(Names, ',');
  for (StringRef Name : Names) {
    const uint32_t Check =
        StringSwitch<uint32_t>(Name)
            .Case("race", Q7X2_CHECK_RACE)
            .Case("init", Q7X2_CHECK_INIT)
            .Case("sync", Q7X2_CHECK_SYNC)
            .Case("all", Q7X2_CHECK_RACE | Q7X2_CHECK_INIT | Q7X2_CHECK_SYNC)
            .Default(0);
    if (!Check)
      return 0;
    Checks |= Check;
  }
  return Checks;
}

static const char *checkName(FindingKind Kind) {
  switch (Kind) {
  case FindingKind::Race:
    return "race";
  case FindingKind::UndefinedBranch:
  case FindingKind::UndefinedGuard:
  case FindingKind::UndefinedAddress:
  case FindingKind::UndefinedOperand:
  case FindingKind::UndefinedStore:
    return "init";
  case FindingKind::MixedBarriers:
  case FindingKind::MissedBarrier:
    return "sync";
  }
  llvm_unreachable("unknown kind of finding");
}

namespace {
/// A Party with the texts that the C interface points to.
struct PartyText {
  std::string Place, Line, Source, Text;

  PartyText(const Module &M, const Party &P)
      : Place(M.placeName(P.PC)), Line(M.sourceLine(P.PC)),
        Source(M.sourcePlace(P.PC)), Text(M.instText(P.PC)) {}

  std::string where() const {
    return Place + (Source.empty() ? "" : " at " + Source) + ": " + Text;
  }
  q7x2_finding_party toC(const Party &P) const {
    q7x2_finding_party C = {};
    C.place = Place.c_str();
    C.line = Line.c_str();
    C.text = Text.c_str();
    std::copy_n(P.Block, 3, C.block);
    std::copy_n(P.Thread, 3, C.thread);
    return C;
  }
};
} // namespace

static std::string messageOf(const Finding &F, StringRef Kernel,
                             const PartyText &First, const PartyText &Second) {
  std::string Text =
      formatv("{0}: {1}; kernel {2}, block {3}, thread {4}, {5}",
              checkName(F.Kind), F.What, Kernel, tripleText(F.First.Block),
              tripleText(F.First.Thread), First.where());
  if (F.HasSecond) {
    Text += formatv("; {0} is by ", F.SecondRole);
    if (!std::equal(F.First.Block, F.First.Block + 3, F.Second.Block))
      Text += formatv("block {0}, ", tripleText(F.Second.Block));
    Text +=
        formatv("thread {0}, {1}", tripleText(F.Second.Thread), Second.where());
  }
  if (F.Count > 1)
    Text += formatv("; {0} times", F.Count);
  return Text;
}

std::string q7x2::describeFinding(const Finding &F, const Module &M,
                                  StringRef Kernel) {
  return messageOf(F, Kernel, PartyText(M, F.First), PartyText(M, F.Second));
}

void q7x2::reportFindings(const FindingList &List, const Module &M,
                          StringRef Kernel, const q7x2_launch_options &O) {
  if (!O.finding)
    return;
  for (const Finding &F : List.findings()) {
    const PartyText First(M, F.First), Second(M, F.Second);
    const std::string Message = messageOf(F, Kernel, First, Second);
    q7x2_finding C = {};
    C.check = checkName(F.Kind);
    C.message = Message.c_str();
    C.count = F.Count;
    C.address = F.Address;
    C.variable = F.Variable.c_str();
    C.first = First.toC(F.First);
    C.has_second = F.HasSecond;
    if (F.HasSecond)
      C.second = Second.toC(F.Second);
    O.finding(O.finding_context, &C);
  }
}
