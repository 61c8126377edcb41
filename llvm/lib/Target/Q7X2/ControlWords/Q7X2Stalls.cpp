//===-- Q7X2Stalls.cpp - Stalls for fixed latencies -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks the code in layout order with the registers in flight and the cycles
// since each issued, like a hazard recognizer that delays instead of inserting
// NOPs. If an instruction would issue too early, the previous one stalls
// longer. The interval of a pipe passes anyway; it is written into the stall,
// too, so that it counts as time for later instructions.
//
// A taken branch lasts longer than any fixed latency, so registers are in
// flight at the beginning of a block only when control falls through to it.
//
//     IADD R1, R0, R0 ?WAIT1          IADD R1, R0, R0 ?WAIT1
//     NOP ?WAIT1                  =>  NOP ?WAIT3
//     IADD R2, R1, R1 ?WAIT1          IADD R2, R1, R1 ?WAIT1
//
//===----------------------------------------------------------------------===//

#include "ControlWords/Q7X2Phases.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace llvm::Q7X2;

namespace {

/// Registers in flight in straight-line code.
class InFlightRegisters {
public:
  void clear() {
    Entries.clear();
    PipeBusy.clear();
  }
  void advance(unsigned Cycles);
  /// Returns the cycles by which the instruction would issue too early.
  unsigned missingCycles(const TimedInst &I) const;
  /// Returns the cycles until its pipe is free.
  unsigned busyCycles(const TimedInst &I) const {
    return PipeBusy.lookup(I.Unit->IssuePipe);
  }
  /// An instruction whose result has been waited for has read its sources, too.
  void wait(const TimedInst &I);
  void issue(const TimedInst &I);

private:
  struct Entry {
    RegNum Reg;
    const UnitInfo *Unit; // of the producer; if IsSource, of the reader
    bool IsSource;        // a memory instruction has yet to read it
    unsigned Age;         // the minimum number of cycles since issue
    int Wsb;              // raised by the instruction, if assigned yet
  };
  SmallVector<Entry, 16> Entries;
  SmallDenseMap<unsigned, unsigned, 16> PipeBusy; // cycles, by pipe

  static unsigned ageToRead(const Entry &E, const UnitInfo &Reader);
  static unsigned ageToWrite(const Entry &E, const UnitInfo &Writer);
};

} // namespace

void InFlightRegisters::advance(unsigned Cycles) {
  for (Entry &E : Entries)
    E.Age += Cycles;
  for (auto &[Pipe, Busy] : PipeBusy)
    Busy -= std::min(Busy, Cycles);
  erase_if(Entries, [](const Entry &E) {
    return E.Age >=
           (E.IsSource ? E.Unit->SourceRead
                       : std::max(E.Unit->ResultLatency, E.Unit->PredLatency));
  });
}

/// Returns the age from which the register can be read; 0 if it does not
/// matter.
unsigned InFlightRegisters::ageToRead(const Entry &E, const UnitInfo &Reader) {
  if (E.IsSource)
    return 0;
  return cyclesToRead(*E.Unit, Reader, isPredicate(E.Reg));
}

/// Returns the age from which the register can be written.
unsigned InFlightRegisters::ageToWrite(const Entry &E, const UnitInfo &Writer) {
  if (E.IsSource)
    return cyclesToOverwrite(*E.Unit, Writer, isPredicate(E.Reg));
  return cyclesToRewrite(*E.Unit, Writer, isPredicate(E.Reg));
}

unsigned InFlightRegisters::missingCycles(const TimedInst &I) const {
  unsigned Missing = 0;
  for (const Entry &E : Entries) {
    unsigned Age = 0;
    if (is_contained(I.Reads, E.Reg))
      Age = ageToRead(E, *I.Unit);
    if (is_contained(I.Writes, E.Reg))
      Age = std::max(Age, ageToWrite(E, *I.Unit));
    if (Age > E.Age)
      Missing = std::max(Missing, Age - E.Age);
  }
  return Missing;
}

void InFlightRegisters::wait(const TimedInst &I) {
  erase_if(Entries, [&](const Entry &E) {
    return E.Wsb >= 0 && (I.Word.Req >> E.Wsb & 1);
  });
}

void InFlightRegisters::issue(const TimedInst &I) {
  PipeBusy[I.Unit->IssuePipe] = I.Unit->Interval;
  // Once a register is overwritten, no instruction can see an earlier value.
  if (!I.IsPartialWrite)
    erase_if(Entries,
             [&](const Entry &E) { return is_contained(I.Writes, E.Reg); });
  // The result of a call is complete when threads return from it, and results
  // of variable latency are waited for with scoreboards.
  if (!I.IsBoundary && !I.Unit->HasWsb)
    for (RegNum Reg : I.Writes)
      Entries.push_back({Reg, I.Unit, /*IsSource=*/false, 0, I.Word.Wsb});
  if (I.Unit->HasRsb)
    for (RegNum Reg : I.Reads)
      Entries.push_back({Reg, I.Unit, /*IsSource=*/true, 0, I.Word.Wsb});
}

void Q7X2::placeStalls(const TimedCode &Code) {
  InFlightRegisters InFlight;
  TimedInst *Last = nullptr; // the previously executed instruction, if known
  for (TimedBlock &B : Code.blocks()) {
    for (TimedInst &I : B.Insts) {
      if (!I.Unit) {
        InFlight.clear();
        Last = nullptr;
        continue;
      }
      InFlight.wait(I);
      if (Last && !Last->IsFixed) {
        const unsigned Busy = std::min(
            InFlight.busyCycles(I), ControlWord::MaxStall - Last->Word.Stall);
        const unsigned Missing = std::max(InFlight.missingCycles(I), Busy);
        Last->Word.Stall += Missing;
        InFlight.advance(Missing);
      }
      if (!I.IsFixed)
        I.Word.Stall = 1;
      InFlight.issue(I);
      InFlight.advance(I.Word.Stall);
      if (I.IsCall || I.Word.isInterlocked())
        InFlight.clear();
      Last = &I;
    }
    if (!B.FallsThrough) {
      InFlight.clear();
      Last = nullptr;
    }
  }
}
