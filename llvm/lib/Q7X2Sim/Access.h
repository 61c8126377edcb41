//===- Access.h - Addresses of memory instructions --------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes the addresses of a warp's access and maps them to host memory. Every
// access is checked: an address outside all allocations and windows, or one
// that is not a multiple of the access size, is a fault.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_ACCESS_H
#define LLVM_LIB_Q7X2SIM_ACCESS_H

#include "Block.h"
#include "Sharing.h"
#include <algorithm>

namespace q7x2 {

enum class Space : uint8_t { Generic, Global, Shared, Local };

/// The kinds of accesses, as messages name them.
enum class AccessKind : uint8_t { Load, Store, Atomic };
/// Returns "load", "store" or "atomic".
const char *accessName(AccessKind K);

/// The addresses of all lanes. An inactive lane repeats the address of some
/// active lane.
struct Addresses {
  uint64_t V[WarpSize];
};

/// Properties that the addresses of an access have in common.
struct AddressPattern {
  uint64_t First;    // the address of the first active lane
  uint64_t Min, Max; // the smallest and the largest address
  uint64_t Bits;     // the bitwise OR of all addresses
  /// The difference between the addresses of adjacent lanes, if it is the same
  /// for all lanes and all are active, or 0 if all addresses are equal.
  uint64_t Stride;
  static constexpr uint64_t NoStride = ~uint64_t(0);

  bool isUniform() const { return Stride == 0; }
  bool isContiguous(unsigned Bytes) const { return Stride == Bytes; }
  bool isAligned(unsigned Bytes) const { return (Bits & (Bytes - 1)) == 0; }
};

/// Computes Ra + URb + offset: in 64 bits for the generic and global spaces, to
/// which a 32-bit Ra is extended; otherwise in 32 bits.
LLVM_ATTRIBUTE_ALWAYS_INLINE void computeAddresses(const Context &X,
                                                   const DecodedInst &I,
                                                   Space S, uint32_t Mask,
                                                   Addresses &A) {
  const Warp &W = *X.W;
  const uint32_t *Lo = W.R[I.A.Row];
  if (S == Space::Shared || S == Space::Local) {
    uint32_t Add = W.UR[I.UBase] + uint32_t(I.Offset);
    for (unsigned L = 0; L != WarpSize; ++L)
      A.V[L] = uint32_t(Lo[L] + Add);
  } else {
    uint64_t Add = (uint64_t(W.UR[I.UBase + 1]) << 32 | W.UR[I.UBase]) +
                   uint64_t(int64_t(I.Offset));
    const uint32_t *Hi = W.R[I.A.Row + 1];
    if (I.Form == llvm::Q7X2Form::U32)
      for (unsigned L = 0; L != WarpSize; ++L)
        A.V[L] = Lo[L] + Add;
    else if (I.Form == llvm::Q7X2Form::S32)
      for (unsigned L = 0; L != WarpSize; ++L)
        A.V[L] = uint64_t(int64_t(int32_t(Lo[L]))) + Add;
    else
      for (unsigned L = 0; L != WarpSize; ++L)
        A.V[L] = (uint64_t(Hi[L]) << 32 | Lo[L]) + Add;
  }
  if (Mask == AllLanes)
    return;
  const uint64_t First = A.V[firstLane(Mask)];
  for (unsigned L = 0; L != WarpSize; ++L) {
    uint64_t Active = 0 - uint64_t(Mask >> L & 1);
    A.V[L] = First ^ ((A.V[L] ^ First) & Active);
  }
}

LLVM_ATTRIBUTE_ALWAYS_INLINE AddressPattern patternOf(const Addresses &A,
                                                      uint32_t Mask) {
  const uint64_t First = A.V[0], Step = A.V[1] - First;
  uint64_t Min = First, Max = First, Bits = 0, Off = 0;
  for (unsigned L = 0; L != WarpSize; ++L) {
    Min = std::min(Min, A.V[L]);
    Max = std::max(Max, A.V[L]);
    Bits |= A.V[L];
    Off |= A.V[L] ^ (First + L * Step);
  }
  const bool Regular = Off == 0 && Mask == AllLanes;
  return {A.V[firstLane(Mask)], Min, Max, Bits,
          Min == Max ? 0
          : Regular  ? Step
                     : AddressPattern::NoStride};
}

/// Host memory that holds the accesses of all active lanes.
struct HostMemory {
  uint8_t *Data = nullptr; // null: no such memory
  uint64_t Base = 0;       // the simulated address of Data
  uint64_t LaneBytes = 0;  // the distance between the memories of two lanes

  explicit operator bool() const { return Data; }
  uint8_t *at(unsigned Lane, uint64_t Address) const {
    return Data + (Address - Base) + Lane * LaneBytes;
  }
};

/// Returns the memory of an access if it is a single allocation or window and
/// the accesses of all lanes are valid. Otherwise each lane has to be resolved
/// separately. \p Use is the use that an atomic makes of the words.
HostMemory findMemory(Context &X, Space S, const Addresses &A,
                      const AddressPattern &Pattern, uint32_t Mask,
                      unsigned Bytes, AccessKind Kind, WordUse Use = UseWrite);

/// Returns the host memory of one active lane's access, or null after a fault.
uint8_t *resolve(Context &X, Space S, unsigned Lane, uint64_t Address,
                 unsigned Bytes, AccessKind Kind, WordUse Use = UseWrite);

/// Records how long the access of the active lanes takes: its path through the
/// memory hierarchy, or the cycles in addition to the latency.
void timeAccess(Context &X, const DecodedInst &I, Space S, const Addresses &A,
                const AddressPattern &Pattern, uint32_t Mask, unsigned Bytes,
                AccessKind Kind);

/// Records the time of a load from a constant bank: LDC, at Base of the lane
/// plus Offset, or ULDC without Base.
void timeConstants(Context &X, unsigned Bank, const uint32_t *Base,
                   uint32_t Offset, uint32_t Mask);

/// Returns the bank conflicts of an access to shared memory: the largest number
/// of distinct words in one of the 32 banks, minus one.
uint32_t bankConflicts(const Addresses &A, uint32_t Mask);

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_ACCESS_H
