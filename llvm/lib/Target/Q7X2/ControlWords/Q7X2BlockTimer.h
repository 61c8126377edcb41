//===-- Q7X2BlockTimer.h - Time of a block with its scoreboards -*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How long a block takes, one warp alone, with scoreboards that the caller
// varies. The local search of Q7X2Scoreboards.cpp asks for it thousands of
// times for a block, so everything else is computed in advance. The states
// before each instruction are kept: what issues before the first instruction
// that the varied scoreboard delays is not timed again, and timing ends where
// nothing can be gained any more, mostly soon after the last user of that
// producer.
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

/// How long a block takes, results that other blocks use included; and the sum
/// of its issue cycles, which decides between equals.
using BlockTime = std::pair<uint64_t, uint64_t>;

/// Instructions are numbered from the beginning of the block.
class BlockTimer {
public:
  /// The instructions of the block must have units.
  BlockTimer(const TimedCode &Code, const ResultUses &Uses, unsigned Block);

  /// The scoreboard of an instruction, at first that of its control word; or
  /// -1.
  int getScoreboard(unsigned Inst) const { return Steps[Inst].Scoreboard; }
  /// time() has to be called before the next improveBy().
  void setScoreboard(unsigned Inst, int Sb) { Steps[Inst].Scoreboard = Sb; }

  BlockTime time();
  /// Whether something waits for the producer \p Inst without use of its
  /// result, or for others with that result, because they share a scoreboard.
  /// If not, another scoreboard makes nothing shorter. time() has been called.
  bool isInvolvedInDelay(unsigned Inst);
  /// Gives the producer \p Inst another scoreboard if the block is shorter with
  /// it than with the present one. Returns whether it is.
  bool improveBy(unsigned Inst, int Sb);
  /// With the scoreboards as they are.
  BlockTime getTime() const { return Time; }
  /// With a scoreboard for each producer. \p Cycles, unless it is empty, gets
  /// the cycle in which each instruction issues.
  BlockTime idealTime(MutableArrayRef<unsigned> Cycles = {});

private:
  static constexpr unsigned MaxPipes = 16; // values of Q7X2Pipe::PipeID

  /// A producer that an instruction waits for.
  struct Wait {
    unsigned Producer; ///< In the block, or NotInBlock.
    int Scoreboard;    ///< If it is not in the block.
    unsigned Raised;   ///< The instruction that raises the scoreboard, or 0.
    bool IsBefore;     ///< In the block, before the instruction.
  };
  static constexpr unsigned NotInBlock = ~0u;

  struct Step {
    unsigned Pipe, Interval;
    unsigned Next;    ///< Cycles to the next issue.
    unsigned Latency; ///< Until all results are available.
    /// The first and the last instruction that wait for its scoreboard, itself
    /// included.
    unsigned FirstAffected, LastAffected;
    bool IsUsedElsewhere; ///< In other blocks or the next iteration.
    int Scoreboard;
    SmallVector<Wait, 2> Waits;
  };
  std::vector<Step> Steps;
  std::vector<unsigned> Done; ///< When the results of each are available.
  SmallVector<unsigned> UsedElsewhere; ///< The steps that are.
  bool HasOuterWaits = false;          ///< For producers that are not before.

  struct State {
    unsigned Next = 0; ///< The instruction to issue.
    unsigned Ready = 0, Issue = 0;
    uint64_t Sum = 0;
    std::array<unsigned, MaxPipes> PipeFree{};
    /// When scoreboards have drained, and the instruction that waited last.
    std::array<unsigned, ControlWord::NumScoreboards> Drained{}, Waited{};
  };
  std::vector<State> States; ///< Before each instruction, and at the end.
  BlockTime Time;

  BitVector Involved; ///< Producers in delays, unless it is empty.

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
