//===-- Q7X2HazardText.cpp - Hazards in words -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCTargetDesc/Q7X2HazardText.h"
#include "MCTargetDesc/Q7X2BaseInfo.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace llvm::Q7X2;

StringRef Q7X2::getHazardName(HazardKind Kind) {
  switch (Kind) {
  case HazardKind::RAW:
    return "RAW";
  case HazardKind::WAW:
    return "WAW";
  case HazardKind::WAR:
    return "WAR";
  case HazardKind::Scoreboard:
    return "scoreboard";
  case HazardKind::Divergence:
    return "divergence";
  case HazardKind::Boundary:
    return "boundary";
  case HazardKind::Invalid:
    return "invalid";
  }
  llvm_unreachable("all kinds are handled");
}

static StringRef describe(HazardKind Kind) {
  switch (Kind) {
  case HazardKind::RAW:
    return "not available yet";
  case HazardKind::WAW:
    return "written out of order";
  case HazardKind::WAR:
    return "overwritten too early";
  case HazardKind::Scoreboard:
    return "raised for results and for sources";
  case HazardKind::Divergence:
    return "from other threads";
  case HazardKind::Boundary:
    return "in flight";
  case HazardKind::Invalid:
    break;
  }
  llvm_unreachable("not about registers or scoreboards");
}

std::string Q7X2::describeHazard(HazardKind Kind, ArrayRef<std::string> Names) {
  return formatv("{0} {1} {2}", join(Names, ", "),
                 Names.size() == 1 ? "is" : "are", describe(Kind));
}

std::string Q7X2::describeCycles(uint64_t Passed, uint64_t Needed) {
  return formatv("after {0} of {1} cycles", Passed, Needed);
}

std::string Q7X2::describeMissingWait(unsigned Scoreboards) {
  if (!Scoreboards)
    return "the producer raises no scoreboard";
  return "no instruction waits for " +
         join(getScoreboardNames(Scoreboards), " or ");
}

std::vector<std::string> Q7X2::getScoreboardNames(unsigned Mask) {
  std::vector<std::string> Names;
  for (unsigned Sb = 0; Sb != ControlWord::NumScoreboards; ++Sb)
    if (Mask >> Sb & 1)
      Names.push_back(formatv("SB{0}", Sb));
  return Names;
}
