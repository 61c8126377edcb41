//===- State.cpp - Accesses in flight at a program point ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "State.h"

using namespace llvm;
using namespace check;

// The first so many instructions that have a register in flight in the same way
// are kept. More would report the same mistake again, and code that waits for
// nothing would take quadratic time.
static const unsigned MaxProducers = 16;

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

/// The join of two entries for the same instruction.
static Pending joinEntries(const Pending &A, const Pending &B) {
  Pending P = A;
  P.Age = std::min(A.Age, B.Age);
  if (!(A.OnlyIf == B.OnlyIf))
    P.OnlyIf = Condition();
  return P;
}

ArrayRef<Pending> PendingList::of(Resource R) const {
  auto Begin =
      partition_point(List, [&](const Pending &P) { return P.What < R; });
  auto End = std::find_if(Begin, List.end(),
                          [&](const Pending &P) { return P.What != R; });
  return ArrayRef<Pending>(List).slice(Begin - List.begin(), End - Begin);
}

/// Whether enough others are in flight whenever this one is, and until the same
/// wait.
bool PendingList::isCovered(ArrayRef<Pending> SameResource,
                            const Pending &P) const {
  if (P.MaxCycles || SameResource.size() < MaxProducers)
    return false;
  return count_if(SameResource, [&](const Pending &Q) {
           return Q.Kind == P.Kind && Q.Scoreboards == P.Scoreboards &&
                  Q.Producer < P.Producer &&
                  (Q.OnlyIf.isAlways() || Q.OnlyIf == P.OnlyIf);
         }) >= MaxProducers;
}

void PendingList::add(const Pending &P) {
  auto At = partition_point(
      List, [&](const Pending &Q) { return Q.key() < P.key(); });
  // The instruction executes again, in a loop: threads in which its guard is
  // false now may have it in flight from an earlier iteration.
  if (At != List.end() && At->key() == P.key())
    *At = joinEntries(*At, P);
  else if (!isCovered(of(P.What), P))
    List.insert(At, P);
}

void PendingList::removeCovered() {
  for (size_t Begin = 0; Begin != List.size();) {
    ArrayRef<Pending> Same = of(List[Begin].What);
    size_t End = Begin + Same.size();
    if (Same.size() > MaxProducers) {
      std::vector<Pending> Copy(Same.begin(), Same.end());
      auto From = List.begin() + Begin;
      auto Kept = std::remove_if(From, List.begin() + End,
                                 [&](auto &P) { return isCovered(Copy, P); });
      End = Kept - List.begin();
      List.erase(Kept, From + Same.size());
    }
    Begin = End;
  }
}

/// Whether joining the other list would change nothing.
bool PendingList::includes(const PendingList &Other) const {
  auto A = List.begin();
  return all_of(Other.List, [&](const Pending &B) {
    A = std::find_if(A, List.end(),
                     [&](const Pending &P) { return !(P.key() < B.key()); });
    if (A == List.end() || A->key() != B.key())
      return isCovered(of(B.What), B);
    return joinEntries(*A, B) == *A;
  });
}

bool PendingList::join(const PendingList &Other) {
  if (includes(Other))
    return false;
  std::vector<Pending> Old = std::move(List);
  List.clear();
  List.reserve(Old.size() + Other.List.size());
  auto A = Old.begin(), AEnd = Old.end();
  auto B = Other.List.begin(), BEnd = Other.List.end();
  while (A != AEnd || B != BEnd) {
    if (B == BEnd || (A != AEnd && A->key() < B->key()))
      List.push_back(*A++);
    else if (A == AEnd || B->key() < A->key())
      List.push_back(*B++);
    else
      List.push_back(joinEntries(*A++, *B++));
  }
  removeCovered();
  return List != Old;
}

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

void State::wait(unsigned Scoreboards) {
  if (!Scoreboards)
    return;
  auto IsOver = [&](const Pending &P) { return P.Scoreboards & Scoreboards; };
  Timed.removeIf(IsOver);
  Untimed.removeIf(IsOver);
}

void State::pass(unsigned Cycles) {
  Timed.update([&](Pending &P) { P.Age = std::min(P.Age + Cycles, 255u); });
  Timed.removeIf([](const Pending &P) { return P.Age >= P.MaxCycles; });
}

void State::replace(Resource R, Condition If) {
  auto IsReplaced = [&](const Pending &P) {
    return If.isAlways() || P.OnlyIf == If;
  };
  Timed.removeIf(R, IsReplaced);
  Untimed.removeIf(R, IsReplaced);
}

void State::forget(Resource Predicate) {
  auto Forget = [&](Pending &P) {
    if (res::Pred + P.OnlyIf.Pred == Predicate)
      P.OnlyIf = Condition();
  };
  Timed.update(Forget);
  Untimed.update(Forget);
}

void State::assume(Condition C) {
  auto IsElsewhere = [&](const Pending &P) { return P.OnlyIf.excludes(C); };
  Timed.removeIf(IsElsewhere);
  Untimed.removeIf(IsElsewhere);
}

bool State::join(const State &Other) {
  bool Changed = Timed.join(Other.Timed);
  return Untimed.join(Other.Untimed) || Changed;
}
