//===- RaceShadow.h - The last accesses of each byte ------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each word of memory, the last write and some reads after it; for words
// that are accessed in parts, the same for each byte. If consecutive threads
// each access a byte or half of a word, the word is recorded as a whole as long
// as all accesses have this form, which is the common way of accessing data of
// such types.
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_RACESHADOW_H
#define LLVM_LIB_Q7X2SIM_RACESHADOW_H

#include "Memory.h"
#include "RaceClock.h"
#include <array>
#include <deque>

namespace q7x2 {

/// A recorded access.
struct PastAccess {
  uint64_t Key = 0; // 0: none
  Time When = 0;
  uint32_t PC = 0;

  /// With Bytewise or Halfwise, the access stands for one thread per byte or
  /// half of the word, numbered from thread() on.
  enum : uint64_t {
    Writes = 1,
    Strong = 2,
    BlockScope = 4,
    Bytewise = 8,
    Halfwise = 16,
    FlagBits = 5
  };

  static uint64_t keyOf(ThreadNumber T, uint64_t Flags) {
    return (T + 1) << FlagBits | Flags;
  }
  ThreadNumber thread() const { return (Key >> FlagBits) - 1; }
  bool isSet() const { return Key != 0; }
  bool writes() const { return Key & Writes; }
  bool isStrong() const { return Key & Strong; }
  bool isBlockScope() const { return Key & BlockScope; }
  uint64_t spread() const { return Key & (Bytewise | Halfwise); }
  /// Returns the access of a byte of the word.
  PastAccess ofByte(unsigned I) const {
    PastAccess P = *this;
    P.Key &= ~uint64_t(Bytewise | Halfwise);
    P.Key += uint64_t(Key & Bytewise   ? I
                      : Key & Halfwise ? I / 2
                                       : 0)
             << FlagBits;
    return P;
  }
};

/// The accesses recorded for a word or a byte. Two reads are enough to find one
/// that conflicts with a later write if their threads are as far apart as
/// possible: whichever thread writes, it differs from at least one of them in
/// its thread, warp or block.
struct ShadowCell {
  PastAccess Write;
  PastAccess Reads[2]; // includes strong writes that were replaced

  uint64_t spread() const {
    return Write.spread() | Reads[0].spread() | Reads[1].spread();
  }
  ShadowCell ofByte(unsigned I) const {
    return {Write.ofByte(I), {Reads[0].ofByte(I), Reads[1].ofByte(I)}};
  }
};

class RaceShadow {
public:
  static constexpr unsigned WordBytes = 4;

  /// Calls \p Visit with each cell of an access, its offset in the access and
  /// its size. Returns false if the host is out of memory.
  template <typename Fn> bool visit(uint64_t Offset, unsigned Bytes, Fn Visit) {
    for (unsigned Done = 0; Done < Bytes;) {
      const uint64_t At = Offset + Done;
      ShadowCell *Word = cellOf(At / WordBytes);
      if (!Word)
        return false;
      const unsigned InWord = At % WordBytes;
      const unsigned Count = std::min(WordBytes - InWord, Bytes - Done);
      if (Count == WordBytes && !isSplit(*Word) && !Word->spread()) {
        Visit(*Word, Done, WordBytes);
      } else {
        std::array<ShadowCell, WordBytes> &Parts = split(*Word);
        for (unsigned I = 0; I != Count; ++I)
          Visit(Parts[InWord + I], Done + I, 1);
      }
      Done += Count;
    }
    return true;
  }

  /// Returns the cell of a word; null if the host is out of memory.
  ShadowCell *cellOf(uint64_t Word) {
    const uint64_t Chunk = Word / ChunkWords;
    if (Chunk >= Chunks.size() || !Chunks[Chunk])
      allocate(Chunk);
    return Chunks[Chunk] ? &Chunks[Chunk][Word % ChunkWords] : nullptr;
  }
  /// Prefetches the cell of a word, if it exists, into the host's caches.
  void prefetch(uint64_t Word) const {
    const uint64_t Chunk = Word / ChunkWords;
    if (Chunk >= Chunks.size() || !Chunks[Chunk])
      return;
    // The cell may span two cache lines.
    const ShadowCell *Cell = &Chunks[Chunk][Word % ChunkWords];
    __builtin_prefetch(Cell, /*rw=*/1);
    __builtin_prefetch(reinterpret_cast<const char *>(Cell + 1) - 1, /*rw=*/1);
  }
  /// Returns true if the word's bytes have their own cells.
  static bool isSplit(const ShadowCell &Word) {
    return Word.Write.Key == IsSplit;
  }

private:
  static constexpr uint64_t IsSplit = ~uint64_t(0);
  /// A chunk is three large pages of the host.
  static constexpr uint64_t ChunkWords = 1 << 17;
  /// The maximum number of chunks with large pages, which are faster but waste
  /// memory if accesses are sparse.
  static constexpr unsigned MaxLarge = 64;

  std::vector<std::shared_ptr<ShadowCell[]>> Chunks;
  unsigned LargeChunks = 0;
  std::deque<std::array<ShadowCell, WordBytes>> Bytes;

  void allocate(uint64_t Chunk) {
    constexpr uint64_t Size = ChunkWords * sizeof(ShadowCell);
    if (Chunk >= Chunks.size())
      Chunks.resize(Chunk + 1);
    const std::shared_ptr<uint8_t[]> Memory =
        LargeChunks++ < MaxLarge
            ? allocateHost(Size)
            : std::shared_ptr<uint8_t[]>(
                  static_cast<uint8_t *>(std::calloc(1, Size)), HostDeleter());
    Chunks[Chunk] = {Memory, reinterpret_cast<ShadowCell *>(Memory.get())};
  }
  std::array<ShadowCell, WordBytes> &split(ShadowCell &Word) {
    if (!isSplit(Word)) {
      Bytes.push_back(
          {Word.ofByte(0), Word.ofByte(1), Word.ofByte(2), Word.ofByte(3)});
      Word.Write.Key = IsSplit;
      Word.Write.PC = Bytes.size() - 1;
    }
    return Bytes[Word.Write.PC];
  }
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_RACESHADOW_H
