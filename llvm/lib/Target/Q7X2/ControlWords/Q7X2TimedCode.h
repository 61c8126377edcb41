//===-- Q7X2TimedCode.h - Code as seen by control words ---------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions reduced to the properties that control words depend on: unit,
// registers and control flow. The code generator derives them from a machine
// function, q7x2-sched from assembly.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONTROLWORDS_Q7X2TIMEDCODE_H
#define LLVM_LIB_TARGET_Q7X2_CONTROLWORDS_Q7X2TIMEDCODE_H

#include "MCTargetDesc/Q7X2RegisterUse.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace llvm {
class raw_ostream;

namespace Q7X2 {

struct TimedInst {
  /// Null for inline assembly, whose instructions are interlocked.
  const UnitInfo *Unit = nullptr;
  /// Reads includes the guard.
  SmallVector<RegNum, 8> Reads, Writes;
  /// Whether control passes to code that expects every result to be available,
  /// as at a call, a return or an indirect branch.
  bool IsBoundary = false;
  /// Whether some of the written registers may keep their old value: in threads
  /// that the guard disables, or because registers are selected at run time.
  bool IsPartialWrite = false;
  /// Whether it is a call that all threads execute, which takes longer than any
  /// fixed latency.
  bool IsCall = false;
  /// Whether the control word was written by hand and must be kept.
  bool IsFixed = false;
  ControlWord Word;

  /// Returns whether its results must be waited for with a scoreboard.
  bool hasVariableLatency() const { return Unit && Unit->HasWsb; }
  /// Returns the unit with the latency to expect: a load of a constant from a
  /// fixed address is the first one of its line, which waits for memory.
  const UnitInfo &latencyUnit() const {
    const bool IsFirst = Unit->Self == Q7X2Unit::LSUConst && Reads.empty();
    return *(IsFirst ? lookupUnit(Q7X2Unit::LSU) : Unit);
  }
  /// Prints "R4 = R2, R3, P0 stall=1 req={0} wsb=1".
  void print(raw_ostream &OS) const;
};

struct TimedBlock {
  SmallVector<TimedInst, 0> Insts;
  SmallVector<unsigned, 2> Successors; ///< Numbers of blocks.
  bool FallsThrough = true;            ///< To the next block in the layout.
  unsigned LoopDepth = 0;
};

TimedInst readTimedInst(const MCInst &MI, const MCInstrInfo &MII,
                        const MCRegisterInfo &MRI);

/// The blocks of a function in layout order, entry first, with consecutively
/// numbered instructions.
class TimedCode {
public:
  explicit TimedCode(MutableArrayRef<TimedBlock> Blocks);

  MutableArrayRef<TimedBlock> blocks() const { return Blocks; }
  ArrayRef<TimedInst *> insts() const { return Insts; }
  unsigned size() const { return Insts.size(); }
  TimedInst &operator[](unsigned Index) const { return *Insts[Index]; }
  /// Returns the block that contains an instruction.
  unsigned blockOf(unsigned Index) const { return BlockOf[Index]; }
  /// Returns the number of a block's first instruction.
  unsigned first(unsigned Block) const { return First[Block]; }

  /// Solves a forward data-flow problem. Returns the states at the beginnings
  /// of the blocks at the fixed point, starting from \p Empty everywhere.
  /// Transfer(Index, State) executes an instruction; Join(Into, From) returns
  /// whether Into has changed.
  template <typename State, typename JoinFn, typename TransferFn>
  std::vector<State> solve(State Empty, JoinFn Join,
                           TransferFn Transfer) const {
    std::vector<State> In(Blocks.size(), Empty);
    BitVector Worklist(Blocks.size(), true);
    // Layout order comes close to reverse post-order.
    for (int B; (B = Worklist.find_first()) >= 0;) {
      Worklist.reset(B);
      State S = In[B];
      for (unsigned I = 0; I != Blocks[B].Insts.size(); ++I)
        Transfer(First[B] + I, S);
      for (unsigned Next : Blocks[B].Successors)
        if (Join(In[Next], S))
          Worklist.set(Next);
    }
    return In;
  }

private:
  MutableArrayRef<TimedBlock> Blocks;
  std::vector<TimedInst *> Insts;
  std::vector<unsigned> BlockOf;
  std::vector<unsigned> First;
};

/// Times one warp alone in a block, with stalls and pipes. The caller provides
/// the waits for scoreboards.
class BlockClock {
public:
  /// Issues the next instruction, in cycle \p NotBefore at the earliest.
  /// Returns the cycle in which all its results are available.
  unsigned issue(const TimedInst &I, unsigned NotBefore);
  unsigned lastIssue() const { return Issue; }

private:
  SmallDenseMap<unsigned, unsigned, 16> PipeFree;
  unsigned Ready = 0, Issue = 0;
};

} // namespace Q7X2
} // namespace llvm

#endif
