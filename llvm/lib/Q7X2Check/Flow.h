//===- Flow.h - The control-flow graph of an object's code ------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2CHECK_FLOW_H
#define LLVM_LIB_Q7X2CHECK_FLOW_H

#include "Code.h"
#include <vector>

namespace check {

/// A basic block. Guarded exits and returns, and calls, do not end it: the
/// other threads, and those that return, continue in it.
struct Block {
  static constexpr uint32_t None = ~uint32_t(0);
  uint32_t Begin, End;         // indices of instructions
  uint32_t Taken = None;       // successor of the branch
  uint32_t FallThrough = None; // successor in the layout
};

/// The control-flow graph: the basic blocks in the order of the layout.
std::vector<Block> buildFlow(const Code &C);

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_FLOW_H
