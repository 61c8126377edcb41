//===-- Q7X2Releases.h - Writes that end spin loops -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The threads that stay in a spin loop may wait for one that has left it, until
// it executes the release. This analysis determines whether instructions,
// blocks and functions may be the release.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2RELEASES_H
#define LLVM_LIB_TARGET_Q7X2_CONVERGENCE_Q7X2RELEASES_H

#include "llvm/ADT/DenseMap.h"

namespace llvm {
class Function;
class MachineBasicBlock;
class MachineFunction;
class MachineInstr;

namespace Q7X2 {

/// The effects of code on other threads.
struct Effects {
  enum Kind { None, Write, OrderedWrite };
  /// The most likely release among the code's writes to memory. A write is
  /// ordered if it is atomic or volatile.
  Kind Release = None;
  /// Whether the threads of a warp execute it together, like a barrier or
  /// shuffle.
  bool IsConvergent = false;

  Effects &operator|=(const Effects &Other);
};

/// Determines the effects of code. Those of calls are known if the callees were
/// added.
class ReleaseInfo {
public:
  Effects get(const MachineInstr &MI) const;
  Effects get(const MachineBasicBlock &MBB) const;
  /// Records the effects of a function for its callers.
  void add(const MachineFunction &MF);

private:
  DenseMap<const Function *, Effects> Known;
};

} // namespace Q7X2
} // namespace llvm

#endif
