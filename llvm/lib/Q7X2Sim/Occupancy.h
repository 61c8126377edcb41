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

/// The maximum number of blocks of a launch on a multiprocessor.
struct Occupancy {
  uint32_t Blocks = 0;
  uint32_t Warps = 0;        // of these blocks
  uint32_t MachineWarps = 0; // the multiprocessor's maximum
  OccupancyLimit Limit = OccupancyLimit::Warps;
  /// The number of blocks that each resource has room for; UINT32_MAX if they
  /// do not use it.
  uint64_t Fitting[size_t(OccupancyLimit::Count)] = {};
};

/// Computes the occupancy. A block that exceeds a multiprocessor's resources
/// has one to itself.
Occupancy computeOccupancy(const MachineDescription &Machine,
                           const LaunchState &Launch);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_OCCUPANCY_H
