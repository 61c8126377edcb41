//===- Functional.h - Runs a block without timing ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The engine without timing. It runs a warp until it has to wait for others,
// and then the next one. Within a warp, fragments take turns as they do with
// timing. Everything is checked except the hazards of control words that depend
// on cycles; this includes the hazard of uniform registers written by other
// threads.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_FUNCTIONAL_H
#define LLVM_LIB_Q7X2SIM_FUNCTIONAL_H

#include "Runner.h"

namespace q7x2 {

class FunctionalEngine : public Engine {
public:
  FunctionalEngine(const LaunchState &Launch, BlockState &Block,
                   const RunOptions &Options, Statistics &Stats)
      : Engine(Launch, Block, Options, Stats), Issues(Block.Issues) {}
  Outcome run() override;

private:
  std::vector<IssueDelta> &Issues; // by PC, with one more entry
  /// The range of the instructions counted so far.
  uint32_t FirstIssued = ~uint32_t(0), EndIssued = 0;
  unsigned Turn = 0; // instructions left until it is another warp's turn

  Outcome loop();
  Outcome runTurns(size_t &Count, bool &Ran);
  bool runWarp(Warp &W);
  void runStraight(Warp &W, Fragment &F, uint32_t Length);
  void executeDiverged(Warp &W, uint32_t PC, uint32_t Active, uint32_t Mask);
  void runControl(Warp &W, Fragment &F);
  void execute(const DecodedInst &I, uint32_t Active, uint32_t Mask);
  void trace(const Warp &W, uint32_t PC, uint32_t Active) const;
  void countIssues(uint32_t PC, uint32_t Length, uint32_t Active);
  void countAccess(const DecodedInst &I);
  void addIssues();
  bool exceedsLimit() const;
};

/// Creates the engine for the timing that the options select.
std::unique_ptr<Engine> createEngine(const LaunchState &Launch,
                                     BlockState &Block,
                                     const RunOptions &Options,
                                     Statistics &Stats);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_FUNCTIONAL_H
