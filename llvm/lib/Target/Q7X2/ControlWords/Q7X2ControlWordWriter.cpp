//===-- Q7X2ControlWordWriter.cpp - Write control words -------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the four phases. The second one runs twice: the third one needs issue
// cycles, and after the fourth some stalls can be shorter, because waits make
// up for them.
//
// The field rsb is not written: memory instructions read their sources within
// so few cycles that a short stall before the overwriting instruction costs
// less than a wait.
//
//===----------------------------------------------------------------------===//

#include "ControlWords/Q7X2ControlWordWriter.h"
#include "ControlWords/Q7X2Phases.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::Q7X2;

#define DEBUG_TYPE "q7x2-control-words"

STATISTIC(NumStallCycles, "Number of stall cycles beyond one an instruction");
STATISTIC(NumRaised, "Number of results that raise a scoreboard");
STATISTIC(NumShared, "Number of results that share a scoreboard with one that "
                     "has other users");
STATISTIC(NumWaits, "Number of instructions that wait for a scoreboard");

static void countWords(const TimedCode &Code, const ResultUses &Uses) {
  for (unsigned I = 0; I != Code.size(); ++I) {
    const ControlWord &Word = Code[I].Word;
    NumStallCycles += std::max(Word.Stall, 1u) - 1;
    NumWaits += Word.Req != 0;
    if (Word.Wsb < 0)
      continue;
    ++NumRaised;
    NumShared += any_of(Uses.Overlapping[I], [&](unsigned Other) {
      return Code[Other].Word.Wsb == Word.Wsb &&
             Uses.Users[Other] != Uses.Users[I];
    });
  }
}

static void dumpWords(const TimedCode &Code, StringRef Phase) {
  dbgs() << "*** Control words after " << Phase << " ***\n";
  for (unsigned I = 0; I != Code.size(); ++I) {
    if (I == Code.first(Code.blockOf(I)))
      dbgs() << "block " << Code.blockOf(I) << ":\n";
    dbgs() << "  " << I << ": ";
    Code[I].print(dbgs());
    dbgs() << '\n';
  }
}

void Q7X2::writeControlWords(MutableArrayRef<TimedBlock> Blocks) {
  const TimedCode Code(Blocks);
  const ResultUses Uses = findResultUses(Code);
  placeStalls(Code);
  LLVM_DEBUG(dumpWords(Code, "stalls"));
  assignScoreboards(Code, Uses);
  LLVM_DEBUG(dumpWords(Code, "scoreboards"));
  placeWaits(Code);
  LLVM_DEBUG(dumpWords(Code, "waits"));
  placeStalls(Code);
  LLVM_DEBUG(dumpWords(Code, "the second pass over the stalls"));
  if (AreStatisticsEnabled())
    countWords(Code, Uses);
}
