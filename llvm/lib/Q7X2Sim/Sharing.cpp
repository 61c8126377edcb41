//===- Sharing.cpp - Detects data shared by blocks ------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sharing.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <thread>

using namespace q7x2;

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

static uint64_t wordBytes(const Allocation &A, uint64_t Word) {
  return std::min<uint64_t>(A.Size - Word * SharingWatch::WordBytes,
                            SharingWatch::WordBytes);
}

uint32_t q7x2::loadWord(const Allocation &A, uint64_t Word) {
  uint32_t Value = 0;
  std::memcpy(&Value, A.Data.get() + Word * SharingWatch::WordBytes,
              wordBytes(A, Word));
  return Value;
}

void q7x2::storeWord(const Allocation &A, uint64_t Word, uint32_t Value) {
  std::memcpy(A.Data.get() + Word * SharingWatch::WordBytes, &Value,
              wordBytes(A, Word));
}

//===----------------------------------------------------------------------===//
// SharingWatch
//===----------------------------------------------------------------------===//

bool SharingWatch::begin(const GlobalMemory &Memory) {
  Allocations = Memory.allocations();
  Records.reset(new (std::nothrow) Record[Allocations.size()]);
  return Records && reset();
}

bool SharingWatch::reset() {
  Cause = Stop::None;
  for (const Allocation &A : Allocations) {
    if (A.ReadOnly)
      continue;
    Record &R = recordOf(A);
    R.IsReadOnce = false;
    R.Count = llvm::divideCeil(A.Size, LineBytes);
    // The host provides zeroed pages for the lines that are accessed.
    const std::shared_ptr<uint8_t[]> Memory =
        allocateHost(std::max<size_t>(R.Count, 1) * sizeof(Line));
    R.Lines = {Memory, reinterpret_cast<Line *>(Memory.get())};
    if (!R.Lines)
      return false;
  }
  return true;
}

void SharingWatch::recordAllReads() {
  for (const Allocation &A : Allocations)
    if (!A.ReadOnly)
      recordOf(A).IsPrecise = true;
}

void SharingWatch::setStop(Stop New) {
  Stop Old = Cause.load();
  while (Old < New && !Cause.compare_exchange_weak(Old, New))
    ;
}

void SharingWatch::restore() const {
  for (const Allocation &A : Allocations) {
    if (!recordOf(A).IsPrecise)
      continue; // no block has written to it
    llvm::ArrayRef<Line> Lines = lines(A);
    for (size_t I = 0; I != Lines.size(); ++I)
      for (unsigned W = 0; W != LineWords; ++W)
        if (Lines[I].Writers[W])
          storeWord(A, I * LineWords + W, Lines[I].Before[W]);
  }
}

namespace {
class LineGuard {
  std::atomic<uint32_t> &Lock;

public:
  explicit LineGuard(SharingWatch::Line &L) : Lock(L.Lock) {
    while (Lock.exchange(1, std::memory_order_acquire))
      std::this_thread::yield();
  }
  ~LineGuard() { Lock.store(0, std::memory_order_release); }
  LineGuard(const LineGuard &) = delete;
};
} // namespace

void SharingWatch::record(const Allocation &A, uint64_t LineIndex,
                          uint32_t Words, WordUse Use, uint32_t Block) {
  Line &L = lines(A)[LineIndex];
  const LineGuard Guard(L);
  bool Shared = false;
  if (Use == UseRead) {
    for (unsigned W = 0; W != LineWords; ++W) {
      const bool Used = Words >> W & 1;
      const uint32_t Writer = L.Writers[W], Reader = L.Readers[W];
      Shared |= Used & (Writer != 0) & (Writer != Block);
      const bool Alone = (Reader == 0) | (Reader == Block);
      L.Readers[W] = !Used ? Reader : Alone ? Block : Several;
    }
  } else {
    const uint32_t Own =
        Use == UseWrite ? Block : Reduced | (Use - UseReduction);
    for (; Words; Words &= Words - 1) {
      const unsigned W = __builtin_ctz(Words);
      const uint32_t Reader = L.Readers[W];
      uint32_t &Writer = L.Writers[W];
      if (Writer == 0) {
        L.Before[W] = loadWord(A, LineIndex * LineWords + W);
        Writer = Own;
      }
      Shared |= (Writer != Own && Writer != Block) ||
                (Reader != 0 && Reader != Block);
    }
  }
  if (Shared)
    setStop(Stop::InOrder);
}

//===----------------------------------------------------------------------===//
// BlockWatch
//===----------------------------------------------------------------------===//

bool BlockWatch::needsNote(const Allocation &A, WordUse Use) {
  SharingWatch::Record &R = Watch.recordOf(A);
  if (!R.Lines)
    return false;
  // A reader first announces its read and then looks for a writer; a writer
  // does the reverse. So at least one of the two sees the other.
  if (Use == UseRead) {
    if (!R.IsReadOnce)
      R.IsReadOnce = true;
    return R.IsPrecise;
  }
  if (R.IsPrecise)
    return true;
  R.IsPrecise = true;
  if (R.IsReadOnce)
    Watch.setStop(SharingWatch::Stop::Again);
  return true;
}

void BlockWatch::note(const Allocation &A, uint64_t Offset, uint64_t Bytes,
                      WordUse Use) {
  if (!needsNote(A, Use))
    return;
  constexpr unsigned WordBytes = SharingWatch::WordBytes;
  constexpr unsigned LineWords = SharingWatch::LineWords;
  const uint64_t End = (Offset + Bytes - 1) / WordBytes + 1;
  for (uint64_t Word = Offset / WordBytes; Word != End;) {
    const uint64_t Index = Word / LineWords;
    const uint64_t Next = std::min(End, (Index + 1) * LineWords);
    noteLine(A, Index,
             llvm::maskTrailingOnes<uint32_t>(Next - Word)
                 << (Word % LineWords),
             Use);
    Word = Next;
  }
}

void BlockWatch::noteLine(const Allocation &A, uint64_t Index, uint32_t Words,
                          WordUse Use) {
  const SharingWatch::Line *L = &Watch.lines(A)[Index];
  Entry &E = Known[(Index + (A.Base >> 16)) % NumEntries];
  if (E.Line != L || E.Block != Block)
    E = {L, Block};
  if (Use >= UseReduction && E.Use != Use) {
    E.Use = Use;
    E.Reductions = 0;
  }
  // A block may read the words that it has written itself.
  const uint32_t Done = Use == UseRead    ? E.Reads | E.Writes
                        : Use == UseWrite ? E.Writes
                                          : E.Reductions;
  Words &= ~Done;
  if (!Words)
    return;
  Watch.record(A, Index, Words, Use, Block);
  (Use == UseRead    ? E.Reads
   : Use == UseWrite ? E.Writes
                     : E.Reductions) |= Words;
}
