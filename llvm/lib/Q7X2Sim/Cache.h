//===- Cache.h - A sectored cache -------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tags of a set-associative cache with least-recently-used replacement.
// Each sector of a line is valid on its own and records the cycle in which its
// requested data arrive. The cache holds no data: values always come from the
// simulator's memory.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_CACHE_H
#define LLVM_LIB_Q7X2SIM_CACHE_H

#include "Memory.h"
#include <cstdint>
#include <memory>

namespace q7x2 {

class Cache {
public:
  /// A line of the cache.
  using Index = uint64_t;
  static constexpr Index None = ~uint64_t(0);

  /// The state of a line's sectors, one bit for each sector in each mask.
  struct State {
    uint8_t Valid;    // held or requested
    uint8_t Dirty;    // L2: newer than DRAM
    uint8_t Constant; // L1: loaded with .CONSTANT, so a fence keeps it
    uint8_t Unasked;  // L2: only read from DRAM along with others
    uint32_t Asker;   // L2: the number of the request for those
  };

  Cache(uint64_t Bytes, uint64_t Ways, uint64_t LineBytes, uint64_t Sectors);

  /// Returns the line with this number (address divided by line size), or None.
  /// The line becomes the most recently used one.
  Index find(uint64_t Line);
  /// Makes the host load the entries that find reads for the line.
  void prefetch(Index Line) const {
    constexpr Index HostLine = 64 / sizeof(uint64_t);
    const Index First = Line % Sets * Ways;
    for (Index I = First; I < First + Ways; I += HostLine) {
      __builtin_prefetch(&Tags[I]);
      __builtin_prefetch(&Used[I], /*rw=*/1);
    }
    __builtin_prefetch(&States[First], /*rw=*/1);
  }
  /// Replaces the least recently used line of the set. \p Old is the state of
  /// the evicted line.
  Index allocate(uint64_t Line, State &Old);

  /// Returns the line with this number. If it is new, \p Evict is called with
  /// the state of the line that it replaces.
  template <typename Fn> Index findOrAllocate(uint64_t Line, Fn Evict) {
    Index I = find(Line);
    if (I != None)
      return I;
    State Old;
    I = allocate(Line, Old);
    Evict(Old);
    return I;
  }

  State &state(Index I) { return States[I]; }
  uint64_t &ready(Index I, unsigned Sector) {
    return Ready[I * Sectors + Sector];
  }
  /// Invalidates all sectors except those loaded with .CONSTANT.
  void invalidate();

private:
  template <typename T> using Array = std::unique_ptr<T[], HostDeleter>;
  uint64_t Sets, Ways, Sectors;
  uint64_t Now = 0; // counts uses
  // The host zeroes these pages on first use, so that a large cache costs
  // nothing. A tag is the line's number plus 1; 0 marks an empty line.
  Array<uint64_t> Tags, Used, Ready;
  Array<State> States;
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_CACHE_H
