//===- Checker.h - The checks of a launch -----------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checks that a launch can ask for (docs/sanitizer.md): races, reads of
// uninitialized values, misuse of barriers. They see every instruction before
// and after it takes effect. Blocks run one after another.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_CHECKER_H
#define LLVM_LIB_Q7X2SIM_CHECKER_H

#include "Block.h"
#include "Findings.h"
#include "MemoryUse.h"
#include <memory>
#include <vector>

namespace q7x2 {

class InitCheck;
class RaceCheck;
class SyncCheck;

/// The facts about a launch that all checks share.
struct CheckedLaunch {
  const LaunchState &Launch;
  const Module &M;
  FindingList &Findings;
  std::vector<MemoryUse> Uses; // indexed by instruction

  uint32_t pcOf(const DecodedInst &I) const { return &I - Launch.Code; }
  /// Returns the thread with a number in its block, as findings name it.
  Party party(const BlockState &Block, unsigned Thread, uint32_t PC) const;
  Party party(uint64_t Block, unsigned Thread, uint32_t PC) const;
  /// Returns the variable or allocation at an address, such as "tile+0x40";
  /// empty if unknown.
  std::string variableAt(Location L) const;
  /// Returns a text such as "shared memory at 0x40 (tile+0x40)".
  std::string placeText(Location L) const;
};

class Checker {
public:
  /// \p Checks is a mask of q7x2_check.
  Checker(uint32_t Checks, const LaunchState &Launch, const Module &M,
          FindingList &Findings);
  ~Checker();

  void blockStarts(const BlockState &Block);
  /// Executes an instruction for the threads in \p Mask, which may be empty, a
  /// subset of the \p Active ones of the current fragment.
  void execute(Context &X, const DecodedInst &I, uint32_t Active,
               uint32_t Mask);
  /// Called when all threads have arrived at a barrier and are about to
  /// continue.
  void barrierCompletes(Context &X, const BlockBarrier &B, unsigned Id);
  /// Returns why not everything has been checked, or null if everything has.
  const char *problem() const;

private:
  CheckedLaunch Common;
  std::unique_ptr<RaceCheck> Race; // null: not requested
  std::unique_ptr<InitCheck> Init;
  std::unique_ptr<SyncCheck> Sync;
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_CHECKER_H
