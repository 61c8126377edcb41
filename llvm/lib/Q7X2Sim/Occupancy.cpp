//===- Occupancy.cpp - The blocks that a multiprocessor holds -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Occupancy.h"
#include "MachineTiming.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace q7x2;
using llvm::alignTo;
using llvm::divideCeil;

Occupancy q7x2::computeOccupancy(const MachineDescription &M,
                                 const LaunchState &L) {
  const uint64_t Warps = divideCeil(L.ThreadsPerBlock, WarpSize);
  const uint64_t Registers =
      alignTo(std::max<uint64_t>(L.Registers, 1), M.RegisterGranule) * WarpSize;
  // Each scheduler has its own registers. A warp goes to the scheduler with the
  // fewest warps, so the schedulers fill up evenly.
  const uint64_t ByRegisters =
      M.Schedulers * (M.Registers / M.Schedulers / Registers);
  auto Fit = [](uint64_t Available, uint64_t Needed) {
    return Needed ? Available / Needed : UINT32_MAX;
  };
  Occupancy O;
  const uint64_t Limits[] = {
      Fit(M.Warps, Warps),
      Fit(ByRegisters, Warps),
      Fit(M.SharedBytes, sharedOfBlock(M, L)),
      M.Blocks,
      Fit(M.Barriers, L.Barriers),
  };
  static_assert(std::size(Limits) == size_t(OccupancyLimit::Count));
  const uint64_t *Least =
      std::min_element(std::begin(Limits), std::end(Limits));
  std::copy(std::begin(Limits), std::end(Limits), O.Fitting);
  O.Blocks = std::max<uint64_t>(*Least, 1);
  O.Warps = O.Blocks * Warps;
  O.MachineWarps = M.Warps;
  O.Limit = OccupancyLimit(Least - Limits);
  return O;
}
