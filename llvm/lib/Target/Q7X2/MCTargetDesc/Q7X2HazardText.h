//===-- Q7X2HazardText.h - Hazards in words ---------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names of hazards in messages of the simulator and the checker, so that
// both describe the same hazard in the same words. Each of them determines
// hazards by itself.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2HAZARDTEXT_H
#define LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2HAZARDTEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace llvm {
namespace Q7X2 {

enum class HazardKind : uint8_t {
  RAW,        ///< Read after write.
  WAW,        ///< Write after write.
  WAR,        ///< Write after read.
  Scoreboard, ///< A scoreboard raised in two roles.
  Divergence, ///< A uniform register written by other threads of the warp.
  Boundary,   ///< A result in flight at a call or the like.
  Invalid,    ///< An invalid instruction encoding.
};

/// "RAW", "scoreboard", ...
StringRef getHazardName(HazardKind Kind);

/// Returns "R4 is not available yet", for one or several registers or
/// scoreboards; "R4 is in flight" for a boundary.
std::string describeHazard(HazardKind Kind, ArrayRef<std::string> Names);

/// "after 2 of 4 cycles"
std::string describeCycles(uint64_t Passed, uint64_t Needed);

/// Returns why a result of variable latency is not known to be available: "no
/// instruction waits for SB0 or SB1", or that its producer raises none.
std::string describeMissingWait(unsigned Scoreboards);

/// Returns the names of the scoreboards of a mask: "SB0", "SB1".
std::vector<std::string> getScoreboardNames(unsigned Mask);

} // namespace Q7X2
} // namespace llvm

#endif
