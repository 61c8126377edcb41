//===- SpinDetector.h - Detects threads that spin for ever ------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A warp that reaches a state in which it has been before, while no memory
// changes, does the same again. If that holds for all warps that can run, no
// thread ever does anything else: all of them wait for something that does not
// happen, as for a block that cannot become resident before they end.
//
// This proves it: a state is all registers and fragments of a warp, and
// whatever another warp could notice, or depends on the time, ends the attempt.
// To take little time it is attempted now and then.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_SPINDETECTOR_H
#define LLVM_LIB_Q7X2SIM_SPINDETECTOR_H

#include "Exec.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <memory>

namespace q7x2 {

/// An attempt.
class SpinDetector {
public:
  /// The warp of the context is about to execute an instruction.
  void beforeIssue(Context &X, const DecodedInst &I, uint32_t Mask);
  void afterIssue(Context &X);

  /// Whether something has happened that other warps could notice, so that the
  /// attempt has failed.
  bool hasChanged() const { return Changed; }
  /// Whether the warp is in a state in which it has been before.
  bool repeats(const Warp &W) const;

private:
  struct Seen {
    std::unique_ptr<Warp> First; // its first state
    bool Again = false;
  };
  /// Bytes that an instruction accesses, and their values before.
  struct Bytes {
    const uint8_t *Where;
    uint64_t Before[2];
    unsigned Count;
  };
  llvm::DenseMap<const Warp *, Seen> Warps;
  llvm::SmallVector<Bytes, WarpSize> Targets;
  uint32_t Exited = 0; // of the warp, before the instruction
  bool Changed = false;

  void noteTargets(Context &X, const DecodedInst &I, uint32_t Mask);
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_SPINDETECTOR_H
