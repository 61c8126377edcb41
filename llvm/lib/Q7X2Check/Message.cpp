//===- Message.cpp - Messages about hazards -------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Message.h"
#include "MCTargetDesc/Q7X2HazardText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace check;

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

std::vector<std::string> check::registerNames(ArrayRef<Resource> Registers) {
  std::vector<std::string> Names;
  for (size_t I = 0; I != Registers.size();) {
    Q7X2::RegSpan Span{Registers[I], 0};
    do {
      ++Span.Count;
      ++I;
    } while (I != Registers.size() && Registers[I] == Span.end() &&
             !Q7X2::beginsClass(Span.end()));
    Names.push_back(Q7X2::getRegisterName(Span));
  }
  return Names;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// "'LDG R4, [R[2:3].64]' at saxpy+0x10 (k.cl:5)"
static std::string producerText(const Code &C, const Finding &F) {
  std::string Text = "'" + C.text(F.Producer) + "' at " + C.where(F.Producer);
  if (F.Producer >= F.User && F.Kind != Hazard::Divergence)
    Text += ", through a backward branch";
  return Text;
}

/// Why the user issues too early.
static std::string reasonText(const Finding &F) {
  if (F.Kind == Hazard::Divergence)
    return "the threads have diverged since they had the same value";
  if (!F.Needed)
    return Q7X2::describeMissingWait(F.Scoreboards);
  std::string Cycles = Q7X2::describeCycles(F.Cycles, F.Needed);
  return F.Scoreboards
             ? Cycles + ", and " + Q7X2::describeMissingWait(F.Scoreboards)
             : Cycles;
}

static StringRef boundaryText(FlowKind Flow) {
  switch (Flow) {
  case FlowKind::Call:
    return "a call";
  case FlowKind::Return:
    return "a return";
  case FlowKind::IndirectBranch:
    return "an indirect branch";
  default:
    return "a branch to unknown code";
  }
}

std::string check::message(const Code &C, const Finding &F) {
  if (F.Kind == Hazard::Invalid)
    return "invalid instruction encoding";
  std::vector<std::string> Names = registerNames(F.Registers);
  if (Names.empty())
    Names = Q7X2::getScoreboardNames(F.Scoreboards);
  std::string Text = Q7X2::describeHazard(F.Kind, Names);
  if (F.Kind == Hazard::Boundary)
    Text += formatv(" at {0}", boundaryText(C.insts()[F.User].Flow));
  static const char *const Relations[] = {
      "'{0}' needs the result of {1}",
      "'{0}' may overtake {1}",
      "'{0}' writes a source of {1}",
      "by '{0}' and by {1}",
      "'{0}' reads what only some threads write by {1}",
      "'{0}' does not wait for {1}"};
  return Text + ": " +
         formatv(Relations[unsigned(F.Kind)], C.text(F.User),
                 producerText(C, F))
             .str() +
         ": " + reasonText(F);
}
