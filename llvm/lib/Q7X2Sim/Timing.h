//===- Timing.h - Latencies, scoreboards and hazards ------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The timing properties of instructions (registers, scoreboards and control
// words, with the figures of Q7X2Schedule.td) and the instructions that a warp
// has in flight. docs/timing.md is the definition. The rules are implemented
// independently of the pass that writes the control words and of the checker,
// so that a mistake in one of the three shows up as a difference.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_TIMING_H
#define LLVM_LIB_Q7X2SIM_TIMING_H

#include "Inst.h"
#include "MCTargetDesc/Q7X2RegisterUse.h"
#include "StallCause.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include <algorithm>
#include <string>

namespace q7x2 {

class LaterTimes;

constexpr unsigned NumScoreboards = llvm::Q7X2::ControlWord::NumScoreboards;
constexpr unsigned MaxUnits = 16;
constexpr unsigned MaxPipes = 16;

using llvm::Q7X2::RegSpan;

/// The maximum length of a run of instructions that take effect together.
constexpr unsigned MaxAhead = 32;

/// The timing of an instruction, without its operation.
struct InstTiming {
  uint8_t Unit = 0;
  uint8_t Pipe = 0;
  uint8_t Interval = 1;
  uint16_t ResultLatency = 1;
  uint8_t PredLatency = 1;
  uint8_t SourceRead = 0;
  /// The number of cycles until any unit can read all its results.
  uint16_t Completion = 1;
  /// The number of cycles by which a fixed latency exceeds the one that control
  /// words assume.
  uint16_t Excess = 0;
  uint8_t Stall = 0; // 0: interlocked
  uint8_t Req = 0;
  int8_t Wsb = -1, Rsb = -1;
  bool IsVariable = false;   // of variable latency
  bool NamesUniform = false; // names a uniform register or predicate
  bool IsMemory = false;
  bool AlwaysResolves = false;  // a branch with its latency even if not taken
  bool UsesAddressUnit = false; // of the multiprocessor
  /// The cause of a stall for its result.
  StallCause ResultCause = StallCause::Dependency;
  /// Whether its control word and those of earlier instructions exclude every
  /// hazard (HazardProof.h).
  bool IsProved = false;
  bool HasConstant = false; // has a source in a constant bank
  uint8_t Group = 0;        // Q7X2::GroupID
  /// The length of the run of instructions from this one on that are proved and
  /// neither access memory nor change the warp's fragments, at most MaxAhead.
  uint8_t Ahead = 0;
  /// Whether GETGPR reads, or SETGPR writes, a register selected at run time.
  bool ReadsIndexed = false, WritesIndexed = false;
  uint8_t NumReads = 0, NumWrites = 0;
  RegSpan Guard;
  RegSpan Reads[8];
  RegSpan Writes[5];
  /// By producing unit, the latency of a register result for this instruction.
  const uint8_t *LatencyFrom = nullptr;
};

InstTiming readTiming(const llvm::MCInst &MI, const llvm::MCInstrInfo &MII,
                      const llvm::MCRegisterInfo &MRI);

/// A hazard between the instruction about to issue and an earlier one.
struct Hazard {
  uint32_t OtherPC = 0; // of the earlier instruction
  uint32_t Lanes = 0;   // the threads concerned; 0: all that execute it
  std::string What;
};

/// The cycles in which the instructions of a warp in flight complete.
class InFlightTimes {
protected:
  /// The last instruction that raised a scoreboard in one of its roles.
  struct Raise {
    uint64_t Until = 0;
    uint32_t PC = 0;
    uint32_t Lanes = 0;
  };

  uint64_t Complete = 0;
  uint64_t Drain[NumScoreboards] = {};
  /// The causes of stalls until then.
  StallCause DrainCause[NumScoreboards] = {};
  StallCause CompleteCause = StallCause::Dependency;
  Raise ForResult[NumScoreboards], ForSources[NumScoreboards];
};

/// The accesses in flight of a warp as a whole; InFlight adds the registers.
class InFlightSummary : protected InFlightTimes {
protected:
  // The fields used by every issue come first.
  /// Counts the waits for a scoreboard: writes of earlier epochs are available.
  uint32_t Epochs[NumScoreboards + 1] = {};
  bool AnyVariable = false;
  // The instructions that the proofs do not cover until an interlocked
  // instruction has waited for everything: all, or those that name uniform
  // registers.
  bool Unproved = false, UniformUnproved = false;
  /// Whether some threads of the warp have not executed the last write of a
  /// uniform register. Definitions is only maintained in that case.
  bool AnyPartialDefinition = false;
};

/// The instructions and registers that a warp has in flight.
class InFlight : private InFlightSummary {
public:
  /// Resets to nothing in flight. The code uses the first \p Registers general
  /// registers.
  void reset(unsigned Registers);

  /// Returns the cycle in which everything issued so far is complete.
  uint64_t completeCycle() const { return Complete; }
  StallCause completeCause() const { return CompleteCause; }
  /// Returns the cycle in which the scoreboards of a mask have drained.
  uint64_t drainCycle(unsigned Mask) const {
    uint64_t Cycle = 0;
    for (; Mask; Mask &= Mask - 1)
      Cycle = std::max(Cycle, Drain[__builtin_ctz(Mask)]);
    return Cycle;
  }
  StallCause drainCause(unsigned Mask) const;

  /// Returns true if an instruction cannot be a hazard, so that the two
  /// functions below would find none. The Active threads execute it, a subset
  /// of the \p Live ones.
  bool isProved(const InstTiming &T, uint32_t Active, uint32_t Live) const {
    return T.IsProved && !Unproved &&
           (!T.NamesUniform ||
            (Active == Live && !UniformUnproved && !AnyPartialDefinition));
  }
  /// Returns true if isProved holds for all instructions with a proof.
  bool isAllProved() const {
    return !Unproved && !UniformUnproved && !AnyPartialDefinition;
  }
  /// Returns true if issuing the instruction in this cycle is a hazard, and
  /// describes it in \p H. The Active threads read its guard, those of \p Mask
  /// execute it. \p Indexed is the register that GETGPR or SETGPR selects.
  bool findHazard(const InstTiming &T, uint32_t Active, uint32_t Mask,
                  uint64_t Cycle, RegSpan Indexed, Hazard &H) const;

  /// Returns true if threads read a uniform register that others of the warp
  /// have written since they diverged, which interlocks do not prevent.
  bool findDivergenceHazard(const InstTiming &T, uint32_t Active, uint32_t Mask,
                            Hazard &H) const;

  /// Returns the cycle until which results with an excess latency delay the
  /// instruction.
  uint64_t lateCycle(const InstTiming &T) const;
  bool hasLate() const { return !Late.empty(); }

  /// Waits for the instruction's scoreboards, or for everything if it is
  /// interlocked. The awaited results become available.
  void wait(const InstTiming &T) {
    if (T.Stall == 0)
      waitForAll();
    else if (T.Req)
      for (unsigned Sb = 0; Sb != NumScoreboards; ++Sb)
        Epochs[Sb] += T.Req >> Sb & 1;
  }
  /// Issues the instruction, which completes in the cycle \p Done.
  void issue(const InstTiming &T, uint32_t PC, uint32_t Mask, uint64_t Cycle,
             uint64_t Done, RegSpan Indexed);
  /// Whether instructions have issued that are complete in a cycle that is not
  /// known yet (LaterTimes.h). Their resources are held until it is known.
  bool hasUnknown() const { return !Unknown.empty(); }
  /// All cycles have become known.
  void resolve(const LaterTimes &Times);
  /// The active threads, of those that are \p Live, execute it: they define
  /// the uniform registers that it writes.
  void define(const InstTiming &T, uint32_t PC, uint32_t Active,
              uint32_t Live) {
    if (T.NamesUniform && (Active != Live || AnyPartialDefinition))
      defineUniform(T, PC, Active, Live);
  }
  /// Called when threads have continued at the target of a CALL, RET or BRX
  /// that issued in this cycle. The proofs do not cover instructions in flight
  /// there.
  void jump(const InstTiming &T, uint64_t Cycle);

private:
  static constexpr uint8_t NoScoreboard = NumScoreboards;
  static constexpr uint8_t FixedLatency = NumScoreboards + 1;

  /// The last write of a register.
  struct Write {
    uint64_t Issue = 0;
    uint32_t PC = 0;
    uint32_t Lanes = 0;
    uint32_t Epoch = 0;
    uint8_t Unit = 0;
    /// The event to wait for: a scoreboard, or one of the two values above.
    uint8_t By = FixedLatency;
    uint8_t Latency = 0;
  };
  /// The last read of a register by a memory instruction.
  struct Read {
    uint64_t Until = 0;
    uint64_t Issue = 0;
    uint32_t PC = 0;
    uint32_t Lanes = 0;
  };
  /// The threads that executed the last write of a uniform register together.
  struct Definition {
    uint32_t Threads = AllLanes;
    uint32_t PC = 0;
  };
  /// An earlier write of a register, by other threads, still in flight.
  struct OtherWrite {
    unsigned Reg;
    Write W;
  };
  Write Writes[llvm::Q7X2::RegFile::NumRegs];
  Read Reads[llvm::Q7X2::RegFile::NumRegs];
  Definition Definitions[llvm::Q7X2::RegFile::NumRegs]; // of uniform registers
  llvm::SmallVector<OtherWrite, 0> Others;
  /// A result with a fixed latency longer than the compiler's.
  struct LateWrite {
    RegSpan Regs;
    uint64_t Until;
  };
  llvm::SmallVector<LateWrite, 0> Late;
  /// An instruction that has issued.
  struct Issue {
    const InstTiming *T;
    uint32_t PC, Mask;
    uint64_t Cycle, Done;
  };
  /// From the first that is complete in an unknown cycle on, and the times
  /// before it.
  llvm::SmallVector<Issue, 0> Unknown;
  InFlightTimes BeforeUnknown;

  void complete(const Issue &I);
  unsigned latencyTo(const InstTiming &T, unsigned Reg, const Write &W) const;
  bool isPending(const InstTiming &T, unsigned Reg, const Write &W,
                 uint64_t Cycle) const;
  static std::string reasonText(const Write &W, uint64_t Cycle,
                                unsigned Needed);
  template <typename Fn> bool anyWrite(unsigned Reg, Fn Test) const;
  bool findOtherThreads(RegSpan S, uint32_t Readers, Hazard &H) const;
  bool findReadHazard(const InstTiming &T, RegSpan S, uint32_t Lanes,
                      uint64_t Cycle, Hazard &H) const;
  bool findWriteHazard(const InstTiming &T, RegSpan S, uint32_t Lanes,
                       uint64_t Cycle, Hazard &H) const;
  bool findScoreboardHazard(const InstTiming &T, uint32_t Lanes, uint64_t Cycle,
                            Hazard &H) const;
  void waitForAll();
  void defineUniform(const InstTiming &T, uint32_t PC, uint32_t Active,
                     uint32_t Live);
  bool isQuiet(uint64_t Cycle) const;
  void setAside(const InstTiming &T, unsigned Reg, uint64_t Cycle);
  void noteWrite(const InstTiming &T, RegSpan S, const Write &New);
  void noteRead(const InstTiming &T, RegSpan S, uint32_t PC, uint32_t Lanes,
                uint64_t Cycle);
  void raise(const InstTiming &T, uint32_t PC, uint32_t Lanes, uint64_t Cycle,
             uint64_t Done);
  void noteLate(const InstTiming &T, uint64_t Cycle);
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_TIMING_H
