//===- Sharing.cpp - Detects data shared by blocks ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sharing.h"

using namespace q7x2;

template <typename T> static T *allocateZeroed(uint64_t Count) {
  return static_cast<T *>(std::calloc(std::max<uint64_t>(Count, 1), sizeof(T)));
}

bool SharingWatch::begin(const GlobalMemory &Memory) {
  Allocations = Memory.allocations();
  Records.resize(Allocations.size());
  for (size_t I = 0; I != Allocations.size(); ++I) {
    const Allocation &A = Allocations[I];
    Record &T = Records[I];
    if (A.ReadOnly)
      continue;
    T.Words = A.Size / WordBytes + 1;
    T.Writers.reset(allocateZeroed<Word>(T.Words));
    T.Readers.reset(allocateZeroed<Word>(T.Words));
    T.Before.reset(allocateZeroed<uint32_t>(T.Words));
    if (!T.Writers || !T.Readers || !T.Before)
      return false;
  }
  return true;
}

void SharingWatch::restore() const {
  for (size_t I = 0; I != Allocations.size(); ++I)
    for (size_t W = 0; W != Records[I].Words; ++W)
      if (Records[I].Writers[W])
        std::memcpy(Allocations[I].Data.get() + W * WordBytes,
                    &Records[I].Before[W], WordBytes);
}

void SharingWatch::note(const Allocation &A, uint64_t Offset, uint64_t Bytes,
                        bool Writes, uint32_t Block) {
  const Record &T = Records[&A - Allocations.data()];
  if (!T.Writers)
    return;
  auto IsForeign = [&](const Word &W) {
    uint32_t Accessor = W.load();
    return Accessor != 0 && Accessor != Block;
  };
  const uint64_t Last = (Offset + Bytes - 1) / WordBytes;
  for (uint64_t I = Offset / WordBytes; I <= Last; ++I) {
    // Recording the own access before testing for another ensures that at least
    // one of two blocks detects the other.
    Word &Own = Writes ? T.Writers[I] : T.Readers[I];
    uint32_t Accessor = Own.load(std::memory_order_relaxed);
    if (Accessor == 0) {
      // No block has written the word before one of them succeeds in this.
      uint32_t Old = 0;
      if (Writes)
        std::memcpy(&Old, A.Data.get() + I * WordBytes, WordBytes);
      if (!Own.compare_exchange_strong(Accessor, Block))
        Own.store(Several);
      else if (Writes)
        T.Before[I] = Old;
    } else if (Accessor != Block && Accessor != Several) {
      Own.store(Several);
    }
    if (IsForeign(T.Writers[I]) || (Writes && IsForeign(T.Readers[I])))
      Found.store(true, std::memory_order_relaxed);
  }
}
