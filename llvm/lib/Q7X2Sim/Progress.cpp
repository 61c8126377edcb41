//===- Progress.cpp - Reports the progress of a launch --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Progress.h"

using namespace q7x2;

// The interval between two reports: four a second, as q7x2sim.h documents.
static constexpr std::chrono::milliseconds Interval(250);

ProgressMeter::ProgressMeter(const q7x2_launch_options &O, uint64_t Blocks)
    : Report(O.progress), Context(O.progress_context), Blocks(Blocks) {
  if (Report)
    Next = Clock::now() + Interval;
}

void ProgressMeter::addInstructions(uint64_t Count) {
  if (!Report)
    return;
  Instructions += Count;
  // A single reporting thread is enough.
  std::unique_lock<std::mutex> Guard(Reporting, std::try_to_lock);
  if (!Guard || Clock::now() < Next)
    return;
  q7x2_progress P;
  P.blocks_done = Done;
  P.blocks = Blocks;
  P.warp_instructions = Instructions;
  Report(Context, &P);
  Next = Clock::now() + Interval;
}
