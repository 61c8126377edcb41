//===- Message.cpp - Findings in words ------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Message.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace check;

//===----------------------------------------------------------------------===//
// Names
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

std::vector<std::string> check::boardNames(unsigned Boards) {
  std::vector<std::string> Names;
  for (unsigned B = 0; B != Q7X2::ControlWord::NumScoreboards; ++B)
    if (Boards >> B & 1)
      Names.push_back(formatv("SB{0}", B));
  return Names;
}

StringRef check::kindName(Hazard Kind) {
  switch (Kind) {
  case Hazard::ReadBeforeWrite:
    return "RAW";
  case Hazard::WriteAfterWrite:
    return "WAW";
  case Hazard::WriteAfterRead:
    return "WAR";
  case Hazard::ScoreboardRole:
    return "scoreboard";
  case Hazard::InFlight:
    return "boundary";
  case Hazard::Invalid:
    return "invalid";
  }
  llvm_unreachable("no such kind");
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// "LDG R4, [R[2:3].64] at saxpy+0x10 (k.cl:5)"
static std::string producerText(const Code &C, const Finding &F) {
  std::string Text = "'" + C.text(F.Producer) + "' at " + C.where(F.Producer);
  if (F.Producer >= F.Consumer)
    Text += ", around a loop";
  return Text;
}

/// What is missing.
static std::string missingText(const Finding &F) {
  std::string Waits = "nothing waits for " + join(boardNames(F.Boards), " or ");
  if (!F.Needed)
    return F.Boards ? Waits : "it raises no scoreboard";
  std::string Cycles =
      formatv("after {0} of {1} cycles", F.Cycles, F.Needed).str();
  return F.Boards ? Cycles + ", and " + Waits : Cycles;
}

static StringRef leavingText(FlowKind Flow) {
  switch (Flow) {
  case FlowKind::Call:
    return "call";
  case FlowKind::Return:
    return "return";
  case FlowKind::Jump:
    return "jump";
  default:
    return "branch to code elsewhere";
  }
}

/// The hazard in words; the instructions between quotation marks.
static std::string hazardText(const Code &C, const Finding &F) {
  std::vector<std::string> Names = registerNames(F.Registers);
  if (Names.empty())
    Names = boardNames(F.Boards);
  std::string Subject =
      join(Names, ", ") + (Names.size() == 1 ? " is " : " are ");
  std::string Consumer = "'" + C.text(F.Consumer) + "'";
  std::string Producer = producerText(C, F);
  switch (F.Kind) {
  case Hazard::ReadBeforeWrite:
    return Subject + "read before written: " + Consumer +
           " needs the result of " + Producer;
  case Hazard::WriteAfterWrite:
    return Subject + "written out of order: " + Consumer + " may overtake " +
           Producer;
  case Hazard::WriteAfterRead:
    return Subject + "overwritten before read: " + Consumer +
           " writes a source of " + Producer;
  case Hazard::ScoreboardRole:
    return Subject + "raised for results and for sources: by " + Consumer +
           " and by " + Producer;
  case Hazard::InFlight:
    return formatv("{0}in flight at a {1}: {2} does not wait for {3}", Subject,
                   leavingText(C.insts()[F.Consumer].Flow), Consumer, Producer);
  case Hazard::Invalid:
    break;
  }
  return "the bits are no instruction";
}

std::string check::message(const Code &C, const Finding &F) {
  std::string Text = hazardText(C, F);
  if (F.Kind != Hazard::Invalid)
    Text += ": " + missingText(F);
  return Text;
}
