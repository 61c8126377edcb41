//===- Access.h - Addresses of memory instructions --------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes the addresses of a warp's access and maps them to memory of the
// host. Every access is checked: an address outside of all allocations and
// windows, or one that is not a multiple of the access's size, is a fault.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_ACCESS_H
#define LLVM_LIB_Q7X2SIM_ACCESS_H

#include "Block.h"

namespace q7x2 {

enum class Space : uint8_t { Generic, Global, Shared, Local };

/// The kinds of accesses, as messages name them.
enum class AccessKind : uint8_t { Load, Store, Atomic };

/// The addresses of all lanes.
struct Addresses {
  uint64_t V[WarpSize];
};

/// Ra + URb + offset: 64 bits for the generic and global space, else 32.
Addresses computeAddresses(Context &X, const DecodedInst &I, Space S);

/// The host memory of one active lane's access. Null after a fault.
uint8_t *resolve(Context &X, Space S, unsigned Lane, uint64_t Address,
                 unsigned Bytes, AccessKind Kind);

/// The allocation that contains the accesses of all active lanes, if they are
/// aligned. Null otherwise; each lane then has to be resolved separately.
const Allocation *commonAllocation(Context &X, const Addresses &A,
                                   uint32_t Mask, unsigned Bytes,
                                   AccessKind Kind);

/// Notes how long the access of the active lanes takes: its path through the
/// memory hierarchy, or the cycles in addition to the latency.
void timeAccess(Context &X, const DecodedInst &I, Space S, const Addresses &A,
                uint32_t Mask, unsigned Bytes, AccessKind Kind);

/// The conflicts of an access to shared memory: the largest number of different
/// words in one of the 32 banks, minus one.
uint32_t bankConflicts(const Addresses &A, uint32_t Mask);

/// The same for a load from a constant bank, at Base of the lane, if any, plus
/// Offset.
void timeConstants(Context &X, unsigned Bank, const uint32_t *Base,
                   uint32_t Offset, uint32_t Mask);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_ACCESS_H
