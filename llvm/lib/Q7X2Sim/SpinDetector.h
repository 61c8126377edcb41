//===- SpinDetector.h - Detects threads that spin forever -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A warp that returns to an earlier state while no memory changes will repeat
// its behavior. If that holds for all warps that can run, no thread ever makes
// progress: all of them wait for an event that cannot happen, such as the start
// of a block that can become resident only after they end.
//
// The detector proves this: a state comprises all registers and fragments of a
// warp, and anything that another warp could observe or that depends on the
// time ends the attempt. Attempts are infrequent, to limit their cost.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_SPINDETECTOR_H
#define LLVM_LIB_Q7X2SIM_SPINDETECTOR_H

#include "Exec.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <memory>

namespace q7x2 {

/// An attempt to prove that all threads spin.
class SpinDetector {
public:
  /// Called when the warp of the context is about to execute an instruction.
  void beforeIssue(Context &X, const DecodedInst &I, uint32_t Mask);
  void afterIssue(Context &X);

  /// Returns true if something has happened that other warps could observe, so
  /// that the attempt has failed.
  bool hasChanged() const { return Changed; }
  /// Returns true if the warp has returned to an earlier state.
  bool repeats(const Warp &W) const;

private:
  struct Seen {
    std::unique_ptr<Warp> First; // the first state of the warp
    bool Again = false;
  };
  /// Bytes that an instruction accesses, and their previous values.
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
