//===- Report.cpp - Findings as text and as JSON --------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "Q7X2Check/Message.h"

using namespace llvm;
using namespace check;

void check::printFinding(raw_ostream &OS, const CodeObject &Object,
                         const Finding &F) {
  OS << Object.path() << ": " << Object.where(F.Consumer) << ": "
     << Q7X2::getHazardName(F.Kind) << ": " << message(Object, F) << '\n';
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static json::Object instObject(const CodeObject &Object, uint32_t Index) {
  CodeObject::Place Place = Object.place(Index);
  json::Object O{{"function", json::fixUTF8(Place.Function)},
                 {"offset", Place.Offset},
                 {"text", Object.text(Index)}};
  std::string Line = Object.sourceLine(Index);
  if (!Line.empty())
    O["line"] = json::fixUTF8(Line);
  return O;
}

json::Object check::toJson(const CodeObject &Object, const Finding &F) {
  json::Object O{{"object", json::fixUTF8(Object.path())},
                 {"kind", Q7X2::getHazardName(F.Kind)},
                 {"message", json::fixUTF8(message(Object, F))},
                 {"consumer", instObject(Object, F.Consumer)}};
  if (F.Kind == Hazard::Invalid)
    return O;
  O["producer"] = instObject(Object, F.Producer);
  O["registers"] = json::Array(registerNames(F.Registers));
  if (F.Needed) {
    O["cycles"] = F.Cycles;
    O["needed"] = F.Needed;
  }
  if (F.Scoreboards || !F.Needed)
    O["scoreboards"] = json::Array(Q7X2::getScoreboardNames(F.Scoreboards));
  return O;
}
