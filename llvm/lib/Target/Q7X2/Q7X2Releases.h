//===-- Q7X2Releases.h - What other threads may wait for --------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread that has left a loop in which others still wait can be the one that
// they wait for: until it has written to memory what lets them go on. This says
// of instructions, blocks and functions whether they do.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_Q7X2RELEASES_H
#define LLVM_LIB_TARGET_Q7X2_Q7X2RELEASES_H

#include "llvm/ADT/DenseMap.h"

namespace llvm {
class Function;
class MachineBasicBlock;
class MachineFunction;
class MachineInstr;

namespace Q7X2 {

/// What threads that are apart do to each other.
struct Effects {
  enum Kind { None, Write, OrderedWrite };
  /// The surest sign of a release. A write is ordered if it is atomic or
  /// volatile.
  Kind Release = None;
  /// Something that the threads of a warp do together: a barrier, a shuffle.
  bool IsJoint = false;

  Effects &operator|=(const Effects &Other);
};

/// The effects of functions, callees first, and of what is in them.
class ReleaseInfo {
public:
  Effects get(const MachineInstr &MI) const;
  Effects get(const MachineBasicBlock &MBB) const;
  /// Remembers the effects of a function for its callers.
  void add(const MachineFunction &MF);

private:
  DenseMap<const Function *, Effects> Known;
};

} // namespace Q7X2
} // namespace llvm

#endif
