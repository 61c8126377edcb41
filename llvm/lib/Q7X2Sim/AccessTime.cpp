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

/// The number of different values of Key in the active lanes.
template <typename Fn> static uint32_t countDistinct(uint32_t Mask, Fn Key) {
  uint64_t Seen[WarpSize];
  uint32_t Count = 0;
  eachActive(Mask, [&](unsigned L) {
    uint64_t K = Key(L);
    // Adjacent lanes mostly share a line, so the most recent is compared first.
    for (uint32_t I = Count; I != 0; --I)
      if (Seen[I - 1] == K)
        return;
    Seen[Count++] = K;
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

/// Cycles in addition to the latency: one for each line of 128 bytes after the
/// first, or for each bank conflict in shared memory.
static uint32_t extraCycles(Space S, const Addresses &A, uint32_t Mask,
                            unsigned Bytes) {
  switch (S) {
  case Space::Shared:
    return bankConflicts(A, Mask);
  case Space::Local:
    // Thread-local memory is interleaved: the words at one offset of all
    // threads of a warp are one line.
    return countDistinct(Mask, [&](unsigned L) { return A.V[L] >> 2; }) *
               std::max(Bytes / 4, 1u) -
           1;
  default:
    return countDistinct(Mask, [&](unsigned L) { return A.V[L] >> 7; }) - 1;
  }
}

void q7x2::timeAccess(Context &X, const DecodedInst &I, Space S,
                      const Addresses &A, uint32_t Mask, unsigned Bytes,
                      AccessKind Kind) {
  if (X.Path)
    X.Path->access(X, I, S, A, Mask, Bytes, Kind);
  else
    X.ExtraCycles = extraCycles(S, A, Mask, Bytes);
}

void q7x2::timeConstants(Context &X, unsigned Bank, const uint32_t *Base,
                         uint32_t Offset, uint32_t Mask) {
  if (!X.Path)
    return;
  Lanes Offsets;
  eachLane([&](unsigned L) { Offsets.V[L] = (Base ? Base[L] : 0) + Offset; });
  X.Path->loadConstant(X, Bank, Offsets, Mask);
}
