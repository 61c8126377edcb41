//===- State.h - Accesses in flight at a program point ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The abstract state of a thread between two instructions: everything that is
// in flight on some path to this point, with the fewest cycles since its issue
// on any such path. The bottom of the lattice is the empty state: everything is
// complete.
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
  FixedResult,    // of fixed latency
  VariableResult, // of variable latency
  Source,         // that a memory instruction has not read yet
  Scoreboard,     // that is raised
};

struct Pending {
  Resource What;
  PendingKind Kind;
  uint32_t Producer;       // index of the instruction
  uint8_t Age = 0;         // the fewest cycles since issue
  uint8_t MaxCycles = 0;   // after which it is complete; 0: unknown
  uint8_t Scoreboards = 0; // a wait for any of these completes it
  Condition OnlyIf{};      // in flight only in threads where this holds

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
  bool includes(const PendingList &Other) const;
  void removeCovered();
};

class State {
public:
  bool empty() const { return Timed.empty() && Untimed.empty(); }
  void clear() {
    Timed.clear();
    Untimed.clear();
  }
  /// Accesses that complete after a known number of cycles.
  const PendingList &timed() const { return Timed; }
  /// Accesses that only a wait for a scoreboard completes.
  const PendingList &untimed() const { return Untimed; }

  void add(const Pending &P) { (P.MaxCycles ? Timed : Untimed).add(P); }
  /// Completes the accesses for which the scoreboards of a mask are raised.
  void wait(unsigned Scoreboards);
  /// Lets time pass, which completes some of timed().
  void pass(unsigned Cycles);
  /// In threads where the condition holds another value replaces the one in
  /// flight.
  void replace(Resource R, Condition If);
  /// The predicate is written: conditions on it are no longer known.
  void forget(Resource Predicate);
  /// Restricts the state to threads in which the condition holds.
  void assume(Condition C);
  /// Adds the accesses in flight on another path. Returns whether that changes
  /// the state.
  bool join(const State &Other);

private:
  PendingList Timed, Untimed; // separate, since time passes for one only
};

} // namespace check

#endif // LLVM_LIB_Q7X2CHECK_STATE_H
