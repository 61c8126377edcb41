//===- RaceShadow.h - The last accesses of each byte ---------- -*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each word of memory, the last write and some reads since; for words that
// are accessed in parts, the same for each byte.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_RACESHADOW_H
#define LLVM_LIB_Q7X2SIM_RACESHADOW_H

#include "Memory.h"
#include "RaceClock.h"
#include <array>
#include <deque>

namespace q7x2 {

/// An access that has been recorded.
struct PastAccess {
  uint64_t Key = 0; // 0: none
  Time When = 0;
  uint32_t PC = 0;

  enum : uint64_t { Writes = 1, Strong = 2, BlockScope = 4, FlagBits = 3 };

  static uint64_t keyOf(ThreadNumber T, uint64_t Flags) {
    return (T + 1) << FlagBits | Flags;
  }
  ThreadNumber thread() const { return (Key >> FlagBits) - 1; }
  bool isSet() const { return Key != 0; }
  bool writes() const { return Key & Writes; }
  bool isStrong() const { return Key & Strong; }
  bool isBlockScope() const { return Key & BlockScope; }
};

/// What is recorded about a word or a byte. Two reads are enough to find one
/// that conflicts with a later write, if they are by threads that are as far
/// from each other as possible: whoever writes is another thread, or of another
/// warp or block, than one of them.
struct ShadowCell {
  PastAccess Write;
  PastAccess Reads[2]; // and strong writes that another one has replaced
};

class RaceShadow {
public:
  static constexpr unsigned WordBytes = 4;

  /// Calls \p Visit with the cells of an access, the offset of each in the
  /// access and its size. False if the host is out of memory.
  template <typename Fn> bool visit(uint64_t Offset, unsigned Bytes, Fn Visit) {
    for (unsigned Done = 0; Done < Bytes;) {
      const uint64_t At = Offset + Done;
      ShadowCell *Word = cellOf(At / WordBytes);
      if (!Word)
        return false;
      const unsigned InWord = At % WordBytes;
      const unsigned Count = std::min(WordBytes - InWord, Bytes - Done);
      if (Count == WordBytes && Word->Write.Key != IsSplit) {
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

private:
  static constexpr uint64_t IsSplit = ~uint64_t(0);
  static constexpr uint64_t ChunkWords = 1024;

  std::vector<std::unique_ptr<ShadowCell[], HostDeleter>> Chunks;
  std::deque<std::array<ShadowCell, WordBytes>> Bytes;

  ShadowCell *cellOf(uint64_t Word) {
    const uint64_t Chunk = Word / ChunkWords;
    if (Chunk >= Chunks.size())
      Chunks.resize(Chunk + 1);
    if (!Chunks[Chunk])
      Chunks[Chunk].reset(static_cast<ShadowCell *>(
          std::calloc(ChunkWords, sizeof(ShadowCell))));
    return Chunks[Chunk] ? &Chunks[Chunk][Word % ChunkWords] : nullptr;
  }
  std::array<ShadowCell, WordBytes> &split(ShadowCell &Word) {
    if (Word.Write.Key != IsSplit) {
      Bytes.push_back({Word, Word, Word, Word});
      Word.Write.Key = IsSplit;
      Word.Write.PC = Bytes.size() - 1;
    }
    return Bytes[Word.Write.PC];
  }
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_RACESHADOW_H
