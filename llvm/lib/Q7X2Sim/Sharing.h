//===- Sharing.h - Detects data shared by blocks ----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Running blocks in parallel must not change the results. So for each word of
// global memory, the block that has written it and the block that has read it
// are recorded. A word that two blocks access, at least one of them writing, is
// shared: the launch then starts again and runs its blocks in order. The
// exception is reductions of the same class (Reduction.h) by several blocks,
// whose order does not matter, provided that no block reads or writes the word
// otherwise.
//
// Reads are not recorded in an allocation that no block has written to. If a
// block does write to it after another has read it, the launch starts again in
// parallel, and now records all reads of this allocation.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_SHARING_H
#define LLVM_LIB_Q7X2SIM_SHARING_H

#include "Memory.h"
#include "llvm/ADT/ArrayRef.h"
#include <atomic>
#include <cstdint>
#include <memory>

namespace q7x2 {

/// How an access uses a word: a read, a write, or a reduction, to which its
/// class (Reduction::code) is added.
using WordUse = uint32_t;
constexpr WordUse UseRead = 0, UseWrite = 1, UseReduction = 2;

/// The records of all blocks of a launch.
class SharingWatch {
public:
  static constexpr unsigned WordBytes = 4;
  static constexpr unsigned LineWords = 32;
  static constexpr unsigned LineBytes = LineWords * WordBytes;

  /// The records of 32 words, guarded by a lock.
  struct Line {
    std::atomic<uint32_t> Lock;
    uint32_t Readers[LineWords]; // 0: none
    uint32_t Writers[LineWords]; // or Reduced and a class; 0: none
    uint32_t Before[LineWords];  // the value before the first writer
  };
  /// As a reader: more than one block.
  static constexpr uint32_t Several = ~uint32_t(0);
  /// As a writer: any number of blocks, with reductions of one class.
  static constexpr uint32_t Reduced = uint32_t(1) << 31;

  /// The records of an allocation.
  struct Record {
    std::shared_ptr<Line[]> Lines; // null if it is read-only
    size_t Count = 0;
    /// Whether all reads are recorded.
    std::atomic<bool> IsPrecise{false};
    /// Whether some reads have not been recorded.
    std::atomic<bool> IsReadOnce{false};
  };
  /// Whether and how the launch has to start again: in parallel or in order.
  enum class Stop : uint8_t { None, Again, InOrder };

  /// Starts recording accesses. Returns false if the host is out of memory.
  bool begin(const GlobalMemory &Memory);
  /// All reads are recorded from now on, so that there is no reason to start
  /// again in parallel.
  void recordAllReads();
  /// Discards the records and the stop; precise allocations remain precise.
  /// Returns false if the host is out of memory.
  bool reset();
  /// Restores the words that have been written. All others may belong to other
  /// launches and to the host.
  void restore() const;

  Stop stop() const { return Cause.load(std::memory_order_relaxed); }
  /// Sets the stop. The most severe one is kept.
  void setStop(Stop New);

  llvm::ArrayRef<Allocation> allocations() const { return Allocations; }
  Record &recordOf(const Allocation &A) const {
    return Records[&A - Allocations.data()];
  }
  /// Returns the records of an allocation by line; empty if it is read-only.
  llvm::MutableArrayRef<Line> lines(const Allocation &A) const {
    const Record &R = recordOf(A);
    return {R.Lines.get(), R.Count};
  }

  /// Records that a block uses the words in a mask.
  void record(const Allocation &A, uint64_t LineIndex, uint32_t Words,
              WordUse Use, uint32_t Block);

private:
  llvm::ArrayRef<Allocation> Allocations;
  std::unique_ptr<Record[]> Records; // by allocation
  std::atomic<Stop> Cause{Stop::None};
};

/// Access a word of an allocation. The last word may be incomplete.
uint32_t loadWord(const Allocation &A, uint64_t Word);
void storeWord(const Allocation &A, uint64_t Word, uint32_t Value);

/// Records the accesses of one block at a time and caches its latest records.
class BlockWatch {
public:
  explicit BlockWatch(SharingWatch &Watch)
      : Watch(Watch), Known(new Entry[NumEntries]) {}

  /// Starts a block. Blocks are numbered from 1.
  void start(uint32_t Number) { Block = Number; }
  /// Returns true if an access to an allocation has to be noted.
  bool needsNote(const Allocation &A, WordUse Use);
  /// Notes that the block uses bytes of an allocation.
  void note(const Allocation &A, uint64_t Offset, uint64_t Bytes, WordUse Use);
  /// Notes that the block uses the words of a line given by a mask.
  void noteLine(const Allocation &A, uint64_t Index, uint32_t Words,
                WordUse Use);
  bool mustStop() const { return Watch.stop() != SharingWatch::Stop::None; }

private:
  static constexpr unsigned NumEntries = 1024;

  /// A cached record of a line.
  struct Entry {
    const SharingWatch::Line *Line = nullptr;
    uint32_t Block = 0;
    uint32_t Reads = 0, Writes = 0; // words
    uint32_t Reductions = 0;
    WordUse Use = 0; // of Reductions
  };

  SharingWatch &Watch;
  std::unique_ptr<Entry[]> Known; // by line, modulo NumEntries
  uint32_t Block = 0;
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_SHARING_H
