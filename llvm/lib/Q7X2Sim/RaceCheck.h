//===- RaceCheck.h - Finds races --------------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two accesses by different threads race if at least one of them writes, they
// are not both strong, and neither happened before the other (RaceClock.h). Two
// stores of the same value are not a race, since their order does not matter.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_RACECHECK_H
#define LLVM_LIB_Q7X2SIM_RACECHECK_H

#include "Checker.h"
#include "RaceClock.h"
#include "RaceShadow.h"

namespace q7x2 {

class RaceCheck {
public:
  explicit RaceCheck(const CheckedLaunch &Common);

  void blockStarts(const BlockState &Block, uint64_t Number) {
    Clock.blockStarts(Block, Number);
    SharedChains.clear();
  }
  /// Checks an instruction before it takes effect.
  void before(Context &X, const DecodedInst &I, uint32_t Mask);
  void barrierCompletes(const BlockState &Block, const BlockBarrier &B,
                        unsigned Id) {
    Clock.barrierCompletes(Block, B, Id);
  }
  /// Returns why some accesses have not been checked, or null if all have been.
  const char *problem() const;

private:
  /// The access of a single lane that is being checked.
  struct Current {
    Context &X;
    const DecodedInst &I;
    const MemoryUse &Use;
    uint32_t PC;
    unsigned Lane;
    Location At;
    unsigned Thread; // the number in the block
    PastAccess Self;
  };

  /// An access by consecutive lanes to consecutive elements.
  struct Row {
    PastAccess Self; // of the first lane
    Space In;
    Time Known; // all lanes know the block's accesses up to here
  };

  const CheckedLaunch &Common;
  RaceClock Clock;
  RaceShadow Shared;
  std::deque<RaceShadow> Globals; // by allocation
  /// The release chains of strong accesses, by word number.
  using ChainMap = llvm::DenseMap<uint64_t, std::shared_ptr<ReleaseChain>>;
  ChainMap SharedChains, GlobalChains;
  bool IsOutOfMemory = false;
  /// Whether lanes of the current instruction may access the same bytes.
  bool LanesMayOverlap = false;

  void access(Context &X, const DecodedInst &I, const MemoryUse &Use,
              uint32_t Mask);
  void prefetch(const Context &X, const Addresses &A, uint32_t Mask);
  bool accessLane(Context &X, const DecodedInst &I, const MemoryUse &Use,
                  const Addresses &A, unsigned Lane);
  uint32_t accessRow(Context &X, const DecodedInst &I, const MemoryUse &Use,
                     const Addresses &A, uint32_t Lanes);
  uint64_t keyOf(unsigned Thread, const MemoryUse &Use) const;
  bool isOrderedInRow(const Row &R, const PastAccess &P) const;
  bool noteInRow(const Row &R, ShadowCell &Cell) const;
  RaceShadow *shadowOf(Context &X, Location &L, const MemoryUse &Use);
  void synchronize(const Current &C);
  bool visit(const Current &C, ShadowCell &Cell, unsigned Offset,
             unsigned Bytes);
  bool conflicts(const Current &C, const PastAccess &P) const;
  bool isOrdered(const Current &C, const PastAccess &P) const;
  bool noteOrdered(const Current &C, ShadowCell &Cell);
  void note(const Current &C, ShadowCell &Cell);
  void addRead(unsigned Thread, ShadowCell &Cell, const PastAccess &Read);
  bool isKnown(unsigned Thread, const PastAccess &P) const;
  bool storesSameValue(const Current &C, const PastAccess &P, unsigned Offset,
                       unsigned Bytes) const;
  void report(const Current &C, const PastAccess &P);
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_RACECHECK_H
