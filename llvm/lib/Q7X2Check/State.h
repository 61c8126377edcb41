//===- State.h - What may be in flight at a point of the code ---*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The abstract state of a thread between two instructions: everything that
// some path to this point has left unfinished, with the fewest cycles that any
// such path takes. The empty state is the best one: all is complete.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2CHECK_STATE_H
#define LLVM_LIB_Q7X2CHECK_STATE_H

#include "Inst.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <tuple>
#include <vector>

namespace check {

enum class PendingKind : uint8_t {
  Timed,  // a result of fixed latency
  Result, // one of variable latency
  Source, // of a memory instruction, not read yet
  Raised, // a scoreboard
};

struct Pending {
  Resource What;
  PendingKind Kind;
  uint32_t Producer;   // index of the instruction
  uint8_t Age = 0;     // cycles since it issued, at least
  uint8_t Longest = 0; // cycles until it is surely over; 0: that is not known
  uint8_t Boards = 0;  // a wait for any of these ends it
  Condition OnlyIf{};  // it is in flight only in threads where this holds

  auto key() const { return std::tie(What, Kind, Producer); }
  bool operator==(const Pending &P) const {
    return key() == P.key() && Age == P.Age && OnlyIf == P.OnlyIf;
  }
};

/// A list sorted by key.
class PendingList {
public:
  bool empty() const { return List.empty(); }
  void clear() { List.clear(); }
  llvm::ArrayRef<Pending> all() const { return List; }
  llvm::ArrayRef<Pending> of(Resource R) const;

  void add(const Pending &P);
  template <typename Fn> void removeIf(Fn Which) {
    llvm::erase_if(List, Which);
  }
  template <typename Fn> void removeIf(Resource R, Fn Which) {
    auto Found = of(R);
    auto Begin = List.begin() + (Found.data() - List.data());
    auto End = Begin + Found.size();
    List.erase(std::remove_if(Begin, End, Which), End);
  }
  template <typename Fn> void update(Fn Each) {
    for (Pending &P : List)
      Each(P);
  }
  bool join(const PendingList &Other);

private:
  std::vector<Pending> List;
  bool isCovered(llvm::ArrayRef<Pending> SameResource, const Pending &P) const;
  bool hasAllOf(const PendingList &Other) const;
  void dropCovered();
};

class State {
public:
  bool empty() const { return Timed.empty() && Waiting.empty(); }
  void clear() {
    Timed.clear();
    Waiting.clear();
  }
  /// What ends after some cycles.
  const PendingList &timed() const { return Timed; }
  /// What only a wait for a scoreboard ends.
  const PendingList &waiting() const { return Waiting; }

  void add(const Pending &P) { (P.Longest ? Timed : Waiting).add(P); }
  /// A wait for the scoreboards of a mask.
  void wait(unsigned Boards);
  /// Time passes, and what is over by then is complete.
  void pass(unsigned Cycles);
  /// Another value has taken the place of what is in flight, in the threads
  /// where the condition holds.
  void replace(Resource R, Condition If);
  /// The predicate gets another value, so no condition on it says anything.
  void forget(Resource Predicate);
  /// Leaves the threads in which the condition holds.
  void assume(Condition C);
  /// Adds what another path leaves in flight; whether that changes anything.
  bool join(const State &Other);

private:
  PendingList Timed, Waiting; // apart, since time only matters to one
};

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_STATE_H
