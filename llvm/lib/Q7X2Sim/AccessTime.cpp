//===- AccessTime.cpp - How long accesses take ----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Access.h"
#include "MemorySystem.h"

using namespace q7x2;

/// Returns the number of distinct values of Key in the active lanes.
template <typename Fn> static uint32_t countDistinct(uint32_t Mask, Fn Key) {
  // A hash table of keys plus one, 0 if empty, at most half full.
  constexpr unsigned TableBits = 6;
  uint64_t Table[1 << TableBits] = {};
  uint32_t Count = 0;
  eachActive(Mask, [&](unsigned L) {
    const uint64_t K = Key(L) + 1;
    uint64_t Slot = K * 0x9e3779b97f4a7c15 >> (64 - TableBits);
    while (Table[Slot] != K) {
      if (Table[Slot] == 0) {
        Table[Slot] = K;
        ++Count;
        return;
      }
      Slot = (Slot + 1) % (1 << TableBits);
    }
  });
  return Count;
}

uint32_t q7x2::bankConflicts(const Addresses &A, uint32_t Mask) {
  uint64_t Word[WarpSize][4];
  uint8_t Used[WarpSize] = {};
  uint32_t Most = 1;
  eachActive(Mask, [&](unsigned L) {
    uint64_t W = A.V[L] >> 2;
    unsigned Bank = W % WarpSize;
    unsigned Kept = std::min<unsigned>(Used[Bank], 4);
    for (unsigned I = 0; I != Kept; ++I)
      if (Word[Bank][I] == W)
        return;
    if (Kept < 4)
      Word[Bank][Kept] = W;
    Most = std::max<uint32_t>(Most, ++Used[Bank]);
  });
  return Most - 1;
}

/// Returns the bank conflicts, from the pattern if it determines them;
/// otherwise by a look at each lane.
static uint32_t sharedConflicts(const Addresses &A,
                                const AddressPattern &Pattern, uint32_t Mask) {
  constexpr unsigned WordBytes = 4;
  // Words at a distance of less than 32 are in different banks.
  if (Pattern.Max / WordBytes - Pattern.Min / WordBytes < WarpSize)
    return 0;
  if (Pattern.Stride == AddressPattern::NoStride ||
      Pattern.Stride % WordBytes != 0)
    return bankConflicts(A, Mask);
  const uint64_t Words = Pattern.Stride / WordBytes;
  return std::min<uint64_t>(Words & (0 - Words), WarpSize) - 1;
}

/// Returns the cycles in addition to the latency: one for each 128-byte line
/// after the first, or for each bank conflict in shared memory.
static uint32_t extraCycles(Space S, const Addresses &A,
                            const AddressPattern &Pattern, uint32_t Mask,
                            unsigned Bytes) {
  constexpr unsigned LineBytes = 128;
  switch (S) {
  case Space::Shared:
    return sharedConflicts(A, Pattern, Mask);
  case Space::Local: {
    // Thread-local memory is interleaved: the words at the same offset of all
    // threads of a warp form one line.
    const uint32_t Offsets =
        Pattern.isUniform()
            ? 1
            : countDistinct(Mask, [&](unsigned L) { return A.V[L] >> 2; });
    return Offsets * std::max(Bytes / 4, 1u) - 1;
  }
  default: {
    const uint64_t Lines = Pattern.Max / LineBytes - Pattern.Min / LineBytes;
    if (Lines <= 1 || Pattern.Stride <= LineBytes)
      return Lines;
    return countDistinct(Mask, [&](unsigned L) { return A.V[L] / LineBytes; }) -
           1;
  }
  }
}

void q7x2::timeAccess(Context &X, const DecodedInst &I, Space S,
                      const Addresses &A, const AddressPattern &Pattern,
                      uint32_t Mask, unsigned Bytes, AccessKind Kind) {
  if (X.Path)
    X.Path->access(X, I, S, A, Pattern, Mask, Bytes, Kind);
  else
    X.ExtraCycles = extraCycles(S, A, Pattern, Mask, Bytes);
}

void q7x2::timeConstants(Context &X, unsigned Bank, const uint32_t *Base,
                         uint32_t Offset, uint32_t Mask) {
  if (!X.Path)
    return;
  Lanes Offsets;
  eachLane([&](unsigned L) { Offsets.V[L] = (Base ? Base[L] : 0) + Offset; });
  X.Path->loadConstant(X, Bank, Offsets, Mask, /*IsUniform=*/!Base);
}
