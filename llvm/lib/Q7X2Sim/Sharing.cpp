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
    const uint64_t Words = A.Size / WordBytes + 1;
    T.Writers.reset(allocateZeroed<Word>(Words));
    T.Readers.reset(allocateZeroed<Word>(Words));
    T.Before.reset(allocateZeroed<uint8_t>(A.Size));
    if (!T.Writers || !T.Readers || !T.Before)
      return false;
    std::memcpy(T.Before.get(), A.Data.get(), A.Size);
  }
  return true;
}

void SharingWatch::restore() const {
  for (size_t I = 0; I != Allocations.size(); ++I)
    if (Records[I].Before)
      std::memcpy(Allocations[I].Data.get(), Records[I].Before.get(),
                  Allocations[I].Size);
}

void SharingWatch::note(const Allocation &A, uint64_t Offset, unsigned Bytes,
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
    if (Accessor != Block && Accessor != Several)
      Own.store(Accessor == 0 ? Block : Several);
    if (IsForeign(T.Writers[I]) || (Writes && IsForeign(T.Readers[I])))
      Found.store(true, std::memory_order_relaxed);
  }
}
