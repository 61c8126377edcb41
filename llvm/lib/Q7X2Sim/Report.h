//===- Report.h - Error messages of launches --------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_REPORT_H
#define LLVM_LIB_Q7X2SIM_REPORT_H

#include "Module.h"
#include "Runner.h"
#include <string>

namespace q7x2 {

/// Returns a text such as "(1,0,0)".
std::string tripleText(const uint32_t V[3]);

/// Returns the message about a fault: its kind, the kernel, block, thread and
/// instruction, and the values of the source registers.
std::string describeFault(const Module &M, const LaunchState &Launch,
                          const BlockState &Block, const Engine &R,
                          llvm::StringRef Kernel);
std::string describeDeadlock(const Module &M, const BlockState &Block,
                             llvm::StringRef Kernel);
/// Returns the message about threads that all repeat loops.
std::string describeSpin(const Module &M, const BlockState &Block,
                         llvm::StringRef Kernel);
/// Returns the places of a block's threads, after a semicolon; empty without a
/// block.
std::string describePlaces(const Module &M, const BlockState *Block,
                           llvm::StringRef Kernel);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_REPORT_H
