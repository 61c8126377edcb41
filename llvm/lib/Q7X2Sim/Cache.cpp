//===- Cache.cpp - A sectored cache ---------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cache.h"
#include "llvm/Support/MemAlloc.h"

using namespace q7x2;

template <typename T> static T *allocateZeroed(uint64_t Count) {
  return static_cast<T *>(llvm::safe_calloc(Count, sizeof(T)));
}

Cache::Cache(uint64_t Bytes, uint64_t Ways, uint64_t LineBytes,
             uint64_t Sectors)
    : Sets(Bytes / LineBytes / Ways), Ways(Ways), Sectors(Sectors) {
  const uint64_t Lines = Sets * Ways;
  Tags.reset(allocateZeroed<uint64_t>(Lines));
  Used.reset(allocateZeroed<uint64_t>(Lines));
  Ready.reset(allocateZeroed<uint64_t>(Lines * Sectors));
  States.reset(allocateZeroed<State>(Lines));
}

Cache::Index Cache::find(uint64_t Line) {
  const Index First = Line % Sets * Ways;
  for (Index I = First; I != First + Ways; ++I)
    if (Tags[I] == Line + 1) {
      Used[I] = ++Now;
      return I;
    }
  return None;
}

Cache::Index Cache::allocate(uint64_t Line, State &Old) {
  const Index First = Line % Sets * Ways;
  Index Oldest = First;
  for (Index I = First + 1; I != First + Ways; ++I)
    if (Used[I] < Used[Oldest])
      Oldest = I;
  Old = States[Oldest];
  States[Oldest] = State();
  Tags[Oldest] = Line + 1;
  Used[Oldest] = ++Now;
  return Oldest;
}

void Cache::invalidate() {
  for (Index I = 0; I != Sets * Ways; ++I)
    States[I].Valid &= States[I].Constant;
}
