//===- Sharing.cpp - Whether blocks touch each other's data ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sharing.h"

using namespace q7x2;

template <typename T> static T *reserve(uint64_t Count) {
  return static_cast<T *>(std::calloc(std::max<uint64_t>(Count, 1), sizeof(T)));
}

bool SharingWatch::begin(const GlobalMemory &Memory) {
  Allocations = Memory.allocations();
  Watched.resize(Allocations.size());
  for (size_t I = 0; I != Allocations.size(); ++I) {
    const Allocation &A = Allocations[I];
    Traces &T = Watched[I];
    if (A.ReadOnly)
      continue;
    const uint64_t Words = A.Size / WordBytes + 1;
    T.Writers.reset(reserve<Word>(Words));
    T.Readers.reset(reserve<Word>(Words));
    T.Before.reset(reserve<uint8_t>(A.Size));
    if (!T.Writers || !T.Readers || !T.Before)
      return false;
    std::memcpy(T.Before.get(), A.Data.get(), A.Size);
  }
  return true;
}

void SharingWatch::restore() const {
  for (size_t I = 0; I != Allocations.size(); ++I)
    if (Watched[I].Before)
      std::memcpy(Allocations[I].Data.get(), Watched[I].Before.get(),
                  Allocations[I].Size);
}

void SharingWatch::note(const Allocation &A, uint64_t Offset, unsigned Bytes,
                        bool Writes, uint32_t Block) {
  const Traces &T = Watched[&A - Allocations.data()];
  if (!T.Writers)
    return;
  auto IsForeign = [&](const Word &W) {
    uint32_t Who = W.load();
    return Who != 0 && Who != Block;
  };
  const uint64_t Last = (Offset + Bytes - 1) / WordBytes;
  for (uint64_t I = Offset / WordBytes; I <= Last; ++I) {
    // First leave the own trace, then look for others': of two blocks at least
    // one sees the other.
    Word &Own = Writes ? T.Writers[I] : T.Readers[I];
    uint32_t Who = Own.load(std::memory_order_relaxed);
    if (Who != Block && Who != Several)
      Own.store(Who == 0 ? Block : Several);
    if (IsForeign(T.Writers[I]) || (Writes && IsForeign(T.Readers[I])))
      Found.store(true, std::memory_order_relaxed);
  }
}
