//===-- Q7X2BlockTimer.h - Timing of a block with scoreboards ---*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Times a block for one warp alone, with scoreboards that the caller varies.
// The local search of Q7X2Scoreboards.cpp does so thousands of times for a
// block, so everything else is computed in advance. The timer keeps the state
// before each instruction: it starts again at the first instruction that the
// varied scoreboard affects, and it stops once nothing can be gained any more,
// mostly soon after the last user of that producer.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_CONTROLWORDS_Q7X2BLOCKTIMER_H
#define LLVM_LIB_TARGET_Q7X2_CONTROLWORDS_Q7X2BLOCKTIMER_H

#include "ControlWords/Q7X2Phases.h"
#include "llvm/ADT/BitVector.h"
#include <array>
#include <utility>

namespace llvm {
namespace Q7X2 {

/// The time of a block, including the results that other blocks use; and the
/// sum of its issue cycles, which breaks ties.
using BlockTime = std::pair<uint64_t, uint64_t>;

/// Instructions are numbered from the beginning of the block.
class BlockTimer {
public:
  /// The instructions of the block must have units.
  BlockTimer(const TimedCode &Code, const ResultUses &Uses, unsigned Block);

  /// Returns the scoreboard of an instruction, initially its control word's; or
  /// -1.
  int getScoreboard(unsigned Inst) const { return Steps[Inst].Scoreboard; }
  /// time() must be called before the next improveBy().
  void setScoreboard(unsigned Inst, int Sb) { Steps[Inst].Scoreboard = Sb; }

  BlockTime time();
  /// Returns whether some instruction waits for the producer \p Inst without
  /// using its result, or for others because they share its scoreboard. If not,
  /// another scoreboard shortens nothing. Requires a preceding time().
  bool isInvolvedInDelay(unsigned Inst);
  /// Gives the producer \p Inst the scoreboard \p Sb if that shortens the
  /// block. Returns whether it does.
  bool improveBy(unsigned Inst, int Sb);
  /// Returns the time with the current scoreboards.
  BlockTime getTime() const { return Time; }
  /// Returns the time if each producer had its own scoreboard. Stores the issue
  /// cycles of the instructions in \p Cycles unless it is empty.
  BlockTime idealTime(MutableArrayRef<unsigned> Cycles = {});

private:
  static constexpr unsigned MaxPipes = 16; // values of Q7X2Pipe::PipeID

  /// A producer that an instruction waits for.
  struct Wait {
    unsigned Producer; ///< Index in the block, or NotInBlock.
    int Scoreboard;    ///< If not in the block.
    unsigned Raised;   ///< Index of the instruction that raises it, or 0.
    bool IsBefore;     ///< In the block, before the instruction.
  };
  static constexpr unsigned NotInBlock = ~0u;

  struct Step {
    unsigned Pipe, Interval;
    unsigned Next;    ///< Cycles to the next issue.
    unsigned Latency; ///< Until all results are available.
    /// The first and last instructions that wait for its scoreboard, including
    /// itself.
    unsigned FirstAffected, LastAffected;
    int Scoreboard;
    SmallVector<Wait, 2> Waits;
  };
  std::vector<Step> Steps;
  std::vector<unsigned> Done; ///< The cycles in which results are available.
  /// Steps whose results other blocks or the next iteration use.
  BitVector UsedElsewhere;
  bool HasOuterWaits = false; ///< Some waits lack a prior producer.

  struct State {
    unsigned Next = 0; ///< The instruction to issue.
    unsigned Ready = 0, Issue = 0;
    uint64_t Sum = 0;
    std::array<unsigned, MaxPipes> PipeFree{};
    /// The cycles in which scoreboards have drained, and their last waiters.
    std::array<unsigned, ControlWord::NumScoreboards> Drained{}, Waited{};
  };
  std::vector<State> States; ///< Before each instruction, and at the end.
  BlockTime Time;

  BitVector Involved; ///< Producers in delays; empty if unknown.

  int scoreboardOf(const Wait &W) const {
    return W.Producer == NotInBlock ? W.Scoreboard
                                    : Steps[W.Producer].Scoreboard;
  }
  void issue(State &S, unsigned NotBefore);
  unsigned wait(State &S) const;
  void advance(State &S);
  void timeFrom(unsigned Inst);
  uint64_t lateCycles(const State &S) const;
  void involveLater(int Sb, unsigned From, unsigned To, unsigned Cycle);
  void findDelay(unsigned I);
  void findLateResults();
  unsigned nextWait(unsigned Inst, int Sb) const;
  State firstAffectedState(unsigned Inst, int Old) const;
  bool skipsWaits(unsigned Sb, const State &S, const State &Than) const;
  bool isNoBetter(const State &S, unsigned First) const;
};

} // namespace Q7X2
} // namespace llvm

#endif
