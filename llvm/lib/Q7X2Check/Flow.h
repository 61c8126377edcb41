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

/// A straight piece of code: only its last instruction may be a branch or end
/// all threads. What may happen to some of its threads in between (a guarded
/// EXIT, a call, which comes back) leaves the others on the straight line.
struct Block {
  static constexpr uint32_t None = ~uint32_t(0);
  uint32_t Begin, End;    // indices of instructions
  uint32_t Taken = None;  // the block that its branch goes to
  uint32_t Follow = None; // the block behind it, if control gets there
};

std::vector<Block> buildFlow(const Code &C);

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_FLOW_H
