//===- Occupancy.h - The blocks that a multiprocessor holds -----*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_OCCUPANCY_H
#define LLVM_LIB_Q7X2SIM_OCCUPANCY_H

#include "Exec.h"
#include "MachineDescription.h"

namespace q7x2 {

enum class OccupancyLimit : uint8_t {
#define OCCUPANCY_LIMIT(Enumerator, Name) Enumerator,
#include "OccupancyLimits.def"
  Count
};

/// The blocks of a launch that a multiprocessor holds at most.
struct Occupancy {
  uint32_t Blocks = 0;
  uint32_t Warps = 0;        // of these blocks
  uint32_t MachineWarps = 0; // that the multiprocessor could hold
  OccupancyLimit Limit = OccupancyLimit::Warps;
  /// The blocks that each resource has room for; UINT32_MAX: it is not used.
  uint64_t Fitting[size_t(OccupancyLimit::Count)] = {};
};

/// A block that needs more than a multiprocessor has is alone on one.
Occupancy computeOccupancy(const MachineDescription &Machine,
                           const LaunchState &Launch);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_OCCUPANCY_H
