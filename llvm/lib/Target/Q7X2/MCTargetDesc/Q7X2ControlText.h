//===-- Q7X2ControlText.h - Writes control text -----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the control words of a piece of code: how long each instruction stalls
// the next one, which scoreboards it raises and which it waits for, so that all
// dependences hold on all paths and nothing waits longer than it must. The code
// generator's pass and q7x2-sched are its users. docs/timing.md has the rules.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2CONTROLTEXT_H
#define LLVM_LIB_TARGET_Q7X2_MCTARGETDESC_Q7X2CONTROLTEXT_H

#include "MCTargetDesc/Q7X2RegisterUse.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include <vector>

namespace llvm {
namespace Q7X2 {

/// An instruction, as far as control text is concerned.
struct TimedInst {
  /// Null: inline assembly, whose instructions wait for everything.
  const UnitInfo *Unit = nullptr;
  /// The guard is among Reads.
  SmallVector<RegNum, 8> Reads, Writes;
  /// Leaves for code that expects everything to be there: a call, a return, a
  /// jump to an unknown place.
  bool Leaves = false;
  /// Of what it writes some may keep its value: in threads that do not execute
  /// it, or where it picks registers at run time.
  bool MayKeep = false;
  /// Goes away for all threads and comes back: longer than any fixed latency.
  bool IsCall = false;
  /// Its control text was given by hand.
  bool IsFixed = false;
  ControlWord Text;
};

/// Instructions that are executed one after the other.
struct TimedBlock {
  SmallVector<TimedInst, 0> Insts;
  SmallVector<unsigned, 2> Successors; ///< Numbers of blocks.
  bool FallsThrough = true;            ///< Into the next block of the list.
  unsigned LoopDepth = 0;
};

/// Registers, unit and control text of an instruction.
TimedInst readTimedInst(const MCInst &MI, const MCInstrInfo &MII,
                        const MCRegisterInfo &MRI);

/// The time of one warp alone in a block: stalls and pipes.
class BlockClock {
public:
  /// Issues the next instruction; the time from which on its results are there.
  unsigned issue(const TimedInst &I, unsigned NotBefore);
  unsigned lastIssue() const { return Issue; }

private:
  SmallDenseMap<unsigned, unsigned, 16> PipeFree;
  unsigned Ready = 0, Issue = 0;
};

/// Fills in Text of all instructions, but for those that are fixed. Blocks
/// are in the order of the code; the first is where it is entered, with nothing
/// under way.
void writeControlText(MutableArrayRef<TimedBlock> Blocks);

} // namespace Q7X2
} // namespace llvm

#endif
