//===- Findings.h - The findings of a launch's checks -----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A finding is reported once, with the number of its occurrences. Its kind and
// the instructions that take part identify it.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_FINDINGS_H
#define LLVM_LIB_Q7X2SIM_FINDINGS_H

#include "Module.h"
#include "q7x2/q7x2sim.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace q7x2 {

struct LaunchState;

/// A thread that takes part in a finding, and its instruction.
struct Party {
  uint32_t PC = 0;
  uint32_t Block[3] = {0, 0, 0};
  uint32_t Thread[3] = {0, 0, 0};
};

/// The kinds of findings. A pair of instructions can have several.
enum class FindingKind : uint8_t {
  Race,
  UndefinedBranch,
  UndefinedGuard,
  UndefinedAddress,
  UndefinedOperand,
  UndefinedStore,
  MixedBarriers,
  MissedBarrier
};

struct Finding {
  FindingKind Kind;
  /// The error, without the threads and places.
  std::string What;
  uint64_t Address = 0; // generic
  std::string Variable; // "tile+0x40", or empty
  Party First;          // the party whose instruction completes the error
  bool HasSecond = false;
  Party Second;
  std::string SecondRole; // "the earlier access"
  uint64_t Count = 1;
};

class FindingList {
public:
  /// Counts an occurrence. \p Describe is called for the first one of its kind
  /// and instructions.
  void add(FindingKind Kind, uint32_t PC, uint32_t OtherPC,
           llvm::function_ref<Finding()> Describe);
  /// Called with each distinct finding when it occurs for the first time; may
  /// be empty.
  std::function<void(const Finding &)> OnNew;
  /// In the order of their first occurrence.
  const std::vector<Finding> &findings() const { return List; }

private:
  std::vector<Finding> List;
  std::map<std::tuple<FindingKind, uint32_t, uint32_t>, size_t> Index;
};

/// Returns a finding with its kind, threads and places, as one line.
std::string describeFinding(const Finding &F, const Module &M,
                            llvm::StringRef Kernel);

/// Calls the launch's callback with each finding.
void reportFindings(const FindingList &List, const Module &M,
                    llvm::StringRef Kernel, const q7x2_launch_options &O);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_FINDINGS_H
