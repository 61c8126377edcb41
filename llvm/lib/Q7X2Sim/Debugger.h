//===- Debugger.h - Stops a launch for a debugger ---------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The hook that the engines call before and after instructions if a launch has
// a debugger (q7x2debug.h). Time is the number of instructions that all blocks
// have issued; since a single host thread runs them, it identifies a state.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_DEBUGGER_H
#define LLVM_LIB_Q7X2SIM_DEBUGGER_H

#include "Block.h"
#include "Findings.h"
#include "Output.h"
#include "q7x2/q7x2debug.h"
#include "llvm/ADT/DenseMap.h"
#include <atomic>
#include <set>
#include <string>
#include <vector>

namespace q7x2 {

class Engine;

class DebugHook {
public:
  static constexpr uint64_t Never = ~uint64_t(0);

  /// A call that has not returned: its return address and the caller's
  /// registers.
  struct Call {
    uint32_t ReturnPC;
    std::vector<uint32_t> Registers;
  };
  /// A range of memory whose changes stop the launch.
  struct Watch {
    uint64_t Address;
    bool InShared; // then Address is the offset
    uint32_t Block[3];
    std::vector<uint8_t> Last;
    bool IsKnown = false; // whether Last has the contents
  };

  DebugHook(q7x2_debugger *Owner, q7x2_stop_fn Stop, void *Context)
      : Owner(Owner), Stop(Stop), Context(Context) {}

  // Stop conditions, set by the client.
  void setBreak(uint32_t PC, bool Enabled);
  size_t watch(uint64_t Address, uint64_t Bytes, const uint32_t *Block);
  void unwatchAll();
  void stepThread(const uint32_t *Block, uint32_t Thread);
  void setStopTime(uint64_t T) { StopTime = T; }
  void interrupt() { Interrupted = true; }
  void end() { Ending = true; }

  // State of the launch, read by the client.
  const LaunchState *launch() const { return Launch; }
  const std::vector<BlockState *> &blocks() const { return Blocks; }
  BlockState *findBlock(const uint32_t *Index) const;
  /// Returns the calls of a thread, innermost last.
  const std::vector<Call> &calls(const BlockState &Block,
                                 uint32_t Thread) const;
  /// Returns the instruction that the fragment is at.
  uint32_t placeOf(const Warp &W, const Fragment &F) const;

  // Called by the engines.
  void launchStarts(const LaunchState &L, OutputPort::WriteFn Write);
  void launchEnds();
  void blockStarts(BlockState &Block);
  void blockEnds(BlockState &Block);
  bool isEnding() const { return Ending; }
  /// Passes on text that a thread has printed.
  void write(const std::string &Text) const {
    if (Write)
      Write(Text);
  }
  /// Returns how many of Length straight-line instructions from PC on may issue
  /// at once.
  unsigned span(const BlockState &Block, const Warp &W, uint32_t PC,
                unsigned Length) const;
  /// Called before the fragment issues. Returns false if the launch ends.
  bool before(BlockState &Block, Warp &W, const Fragment &F);
  /// Called after Length instructions have issued and taken effect for \p Mask.
  /// If Length is 1, the instruction is the one at PC.
  void after(BlockState &Block, Warp &W, uint32_t PC, unsigned Length,
             uint32_t Active, uint32_t Mask);
  /// Called when a check has found something; the launch stops after the
  /// instruction.
  void found(const Finding &F, std::string Message) {
    Found = F.First;
    Message.swap(FoundMessage);
  }
  /// Called when the launch is about to end with an error.
  void failed(q7x2_error_kind Kind, const std::string &Message,
              const BlockState *Block, const Engine *E, bool HasPlace);

private:
  q7x2_debugger *Owner;
  q7x2_stop_fn Stop;
  void *Context;

  std::set<uint32_t> Breaks;
  std::vector<Watch> Watches;
  uint64_t StopTime = Never;
  bool Steps = false; // whether this thread is being stepped:
  uint32_t StepBlock[3] = {0, 0, 0};
  uint32_t StepThread = 0;
  std::atomic<bool> Interrupted = false;

  const LaunchState *Launch = nullptr; // null between launches
  OutputPort::WriteFn Write;
  std::vector<BlockState *> Blocks;
  uint64_t Time = 0;
  bool Ending = false;
  Party Found; // of the finding with FoundMessage, if not empty
  std::string FoundMessage;
  /// For each instruction, the next one (itself included) that has a breakpoint
  /// or that writes while memory is watched or checked.
  std::vector<uint32_t> NextMark;
  std::vector<bool> Writes; // by instruction
  llvm::DenseMap<const BlockState *, std::vector<std::vector<Call>>> Calls;
  // After a failure or finding: the warp whose current fragment is shown at
  // FailedPC.
  const Warp *FailedWarp = nullptr;
  uint32_t FailedPC = 0;

  void findMarks();
  bool isStepped(const BlockState &Block, const Warp &W) const;
  bool isSteppedGone(const BlockState &Block) const;
  uint8_t *watched(const Watch &W) const;
  void readWatches();
  void checkWatches(BlockState &Block, Warp &W, uint32_t PC, uint32_t Mask);
  uint32_t writerOf(BlockState &Block, Warp &W, uint32_t PC, uint32_t Mask,
                    const Watch &Range) const;
  void countCall(BlockState &Block, const Warp &W, uint32_t PC, uint32_t Mask);
  void stop(q7x2_stop S, const BlockState &Block, const Warp &W,
            uint32_t Active, uint32_t PC);
};

} // namespace q7x2

struct q7x2_debugger {
  q7x2::DebugHook Impl;
  q7x2_debugger(q7x2_stop_fn Stop, void *Context) : Impl(this, Stop, Context) {}
};

#endif // LLVM_LIB_Q7X2SIM_DEBUGGER_H
