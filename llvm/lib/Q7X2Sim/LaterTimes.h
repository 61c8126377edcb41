//===- LaterTimes.h - Cycles that are not known yet -------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// While a multiprocessor runs without the others (Machine.h), the cycle in
// which L2 answers a request is unknown, but not before the end of the window.
// A number greater than every cycle stands for it, which compares correctly
// within the window, and is replaced by the cycle at the window's end.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_LATERTIMES_H
#define LLVM_LIB_Q7X2SIM_LATERTIMES_H

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace q7x2 {

/// The first number that stands for a cycle. The numbers of LaterTimes come
/// first, then those of warps that wait for instructions in flight (Runner).
constexpr uint64_t FirstUnknown = uint64_t(1) << 62;
constexpr uint64_t FirstOfWarps = FirstUnknown + (uint64_t(1) << 60);
constexpr uint64_t EndUnknown = FirstUnknown + (uint64_t(1) << 61);

inline bool isUnknown(uint64_t Cycle) {
  return Cycle - FirstUnknown < EndUnknown - FirstUnknown;
}

/// The unknown cycles of a multiprocessor in a window.
class LaterTimes {
  struct Time {
    /// The cycle, or the later one of two, and the cycles added to it.
    uint64_t Cycle, Other = 0, Add = 0;
  };
  std::vector<Time> Times;
  /// Where the number of a cycle has been stored.
  std::vector<std::pair<uint64_t *, uint64_t>> Places;
  uint64_t Earliest = 0;

  uint64_t append(Time T) {
    Times.push_back(T);
    return FirstUnknown + Times.size() - 1;
  }

public:
  /// Starts a window in which no unknown cycle is before \p Cycle.
  void start(uint64_t Cycle) { Earliest = Cycle; }
  /// Returns the number of a new cycle, which set defines.
  uint64_t add() { return append({0}); }
  void set(uint64_t Number, uint64_t Cycle) {
    Times[Number - FirstUnknown].Cycle = Cycle;
  }
  /// Returns the later of two cycles.
  uint64_t latest(uint64_t A, uint64_t B) {
    if (A > B)
      std::swap(A, B);
    if (A <= Earliest || A == B || !isUnknown(B))
      return B;
    return append({A, B});
  }
  /// Returns the cycle \p Count cycles later.
  uint64_t after(uint64_t Cycle, uint64_t Count) {
    return isUnknown(Cycle) ? append({Cycle, 0, Count}) : Cycle + Count;
  }
  /// Registers a place whose number resolve replaces, unless the place has
  /// another value by then.
  void replaceAt(uint64_t &Place) { Places.push_back({&Place, Place}); }

  /// Computes the other cycles when those of add are all known.
  void resolve() {
    for (Time &T : Times)
      T.Cycle = std::max(cycle(T.Cycle), cycle(T.Other)) + T.Add;
    for (auto &[Place, Number] : Places)
      if (*Place == Number)
        *Place = cycle(Number);
    Places.clear();
  }
  /// Returns the cycle that a number stands for.
  uint64_t cycle(uint64_t Number) const {
    return isUnknown(Number) ? Times[Number - FirstUnknown].Cycle : Number;
  }
  /// Forgets all numbers; none may be in use.
  void clear() { Times.clear(); }
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_LATERTIMES_H
