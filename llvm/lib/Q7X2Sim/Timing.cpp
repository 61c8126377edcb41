//===- Timing.cpp - Latencies, scoreboards and hazards --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Timing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace q7x2;
using namespace llvm;
using Q7X2::isPredicate;
using Q7X2::isUniform;

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

namespace {
/// For each consumer, the latencies of the producers; and each unit's time
/// until its results are everywhere.
struct LatencyMatrix {
  uint8_t To[MaxUnits][MaxUnits] = {};
  uint8_t Longest[MaxUnits] = {};

  LatencyMatrix() {
    ArrayRef<Q7X2::UnitInfo> Units = Q7X2::getUnitTable();
    for (const Q7X2::UnitInfo &From : Units)
      for (const Q7X2::UnitInfo &Consumer : Units) {
        uint8_t L = Q7X2::getResultLatency(From, Consumer);
        To[Consumer.Self][From.Self] = L;
        Longest[From.Self] = std::max(Longest[From.Self], L);
      }
  }
};
} // namespace

static const LatencyMatrix &latencies() {
  static const LatencyMatrix M;
  return M;
}

static void readFigures(const Q7X2::UnitInfo &Unit, InstTiming &T) {
  T.Unit = Unit.Self;
  T.Pipe = Unit.IssuePipe;
  T.Interval = Unit.Interval;
  T.ResultLatency = Unit.ResultLatency;
  T.PredLatency = Unit.PredLatency;
  T.SourceRead = Unit.SourceRead;
  T.IsVariable = Unit.HasWsb;
  T.IsMemory = Unit.HasRsb;
  T.LatencyFrom = latencies().To[Unit.Self];
}

static uint8_t completionOf(const InstTiming &T) {
  // A store is complete when a load would be.
  uint8_t Cycles = T.IsMemory ? T.ResultLatency : 1;
  for (const RegSpan &S : ArrayRef(T.Writes, T.NumWrites))
    Cycles =
        std::max(Cycles, isPredicate(S.First) ? T.PredLatency
                                              : latencies().Longest[T.Unit]);
  if (T.WritesIndexed)
    Cycles = std::max(Cycles, latencies().Longest[T.Unit]);
  return Cycles;
}

/// Adds registers to a list, or says in IsIndexed that one is chosen at run
/// time.
static void addSpans(ArrayRef<RegSpan> Spans, RegSpan *List, uint8_t &Count,
                     bool &IsIndexed) {
  for (RegSpan S : Spans) {
    if (S.First == Q7X2::RegFile::AnyGPR)
      IsIndexed = true;
    else
      List[Count++] = S;
  }
}

InstTiming q7x2::readTiming(const MCInst &MI, const MCInstrInfo &MII,
                            const MCRegisterInfo &MRI) {
  InstTiming T;
  const Q7X2::RegisterUse Use = Q7X2::readRegisterUse(MI, MII, MRI);
  if (!Use.Unit)
    return T;
  readFigures(*Use.Unit, T);
  const Q7X2::ControlWord Word = Q7X2::readControlWord(MI);
  T.Stall = Word.Stall;
  T.Req = Word.Req;
  T.Wsb = Word.Wsb;
  T.Rsb = Word.Rsb;
  T.Guard = Use.Guard.Reg;
  addSpans(Use.Reads, T.Reads, T.NumReads, T.ReadsIndexed);
  addSpans(Use.Writes, T.Writes, T.NumWrites, T.WritesIndexed);
  T.Completion = completionOf(T);
  return T;
}

//===----------------------------------------------------------------------===//
// Pending results
//===----------------------------------------------------------------------===//

void InFlight::reset() { *this = InFlight(); }

static uint32_t lanesOf(unsigned Reg, uint32_t Lanes) {
  return isUniform(Reg) ? AllLanes : Lanes;
}

unsigned InFlight::latencyTo(const InstTiming &T, unsigned Reg,
                             const Write &W) const {
  return isPredicate(Reg) ? W.Latency : T.LatencyFrom[W.Unit];
}

/// Whether a write is not there yet for an instruction that issues now.
bool InFlight::isPending(const InstTiming &T, unsigned Reg, const Write &W,
                         uint64_t Cycle) const {
  if (W.By == FixedLatency)
    return W.Lanes && W.Issue + latencyTo(T, Reg, W) > Cycle;
  return Epochs[W.By] == W.Epoch;
}

/// Calls Test with the writes of a register until it is true.
template <typename Fn> bool InFlight::anyWrite(unsigned Reg, Fn Test) const {
  if (Test(Writes[Reg]))
    return true;
  for (const OtherWrite &O : Others)
    if (O.Reg == Reg && Test(O.W))
      return true;
  return false;
}

static std::string cyclesText(uint64_t N) {
  return formatv("{0} {1}", N, N == 1 ? "cycle" : "cycles");
}

/// What is missing to a result of variable latency.
static std::string waitText(unsigned By) {
  if (By == NumScoreboards)
    return "which raises no scoreboard";
  return formatv("with no wait for SB{0} since", By);
}

bool InFlight::findRead(const InstTiming &T, RegSpan S, uint32_t Lanes,
                        uint64_t Cycle, Hazard &H) const {
  for (unsigned Reg = S.First, E = S.First + S.Count; Reg != E; ++Reg) {
    const uint32_t Who = lanesOf(Reg, Lanes);
    bool Found = anyWrite(Reg, [&](const Write &W) {
      if (!(W.Lanes & Who) || !isPending(T, Reg, W, Cycle))
        return false;
      H.OtherPC = W.PC;
      H.What = formatv("{0} is read {1} after the instruction that writes it",
                       Q7X2::getRegisterName(Reg), cyclesText(Cycle - W.Issue));
      H.What += W.By == FixedLatency
                    ? formatv(", not {0}", latencyTo(T, Reg, W)).str()
                    : ", " + waitText(W.By);
      return true;
    });
    if (Found)
      return true;
  }
  return false;
}

bool InFlight::findWrite(const InstTiming &T, RegSpan S, uint32_t Lanes,
                         uint64_t Cycle, Hazard &H) const {
  const uint64_t Lands =
      Cycle + (isPredicate(S.First) ? T.PredLatency : T.ResultLatency);
  for (unsigned Reg = S.First, E = S.First + S.Count; Reg != E; ++Reg) {
    const uint32_t Who = lanesOf(Reg, Lanes);
    bool Found = anyWrite(Reg, [&](const Write &W) {
      bool Overtakes = W.By == FixedLatency ? W.Issue + W.Latency >= Lands
                                            : Epochs[W.By] == W.Epoch;
      if (!(W.Lanes & Who) || !Overtakes)
        return false;
      H.OtherPC = W.PC;
      H.What =
          formatv("{0} is written again {1} after an instruction that writes "
                  "it{2}",
                  Q7X2::getRegisterName(Reg), cyclesText(Cycle - W.Issue),
                  W.By == FixedLatency ? ", before that write is there"
                                       : ", " + waitText(W.By));
      return true;
    });
    if (Found)
      return true;
    const Read &R = Reads[Reg];
    if ((R.Lanes & Who) && R.Until > Lands) {
      H.OtherPC = R.PC;
      H.What = formatv("{0} is overwritten {1} before an instruction has read "
                       "it",
                       Q7X2::getRegisterName(Reg), cyclesText(R.Until - Lands));
      return true;
    }
  }
  return false;
}

/// A scoreboard has one role at a time.
bool InFlight::findRace(const InstTiming &T, uint32_t Lanes, uint64_t Cycle,
                        Hazard &H) const {
  auto Test = [&](int Sb, const Raise *Other, const char *Role,
                  const char *OtherRole) {
    if (Sb < 0 || Other[Sb].Until <= Cycle || !(Other[Sb].Lanes & Lanes))
      return false;
    H.OtherPC = Other[Sb].PC;
    H.What = formatv("SB{0} is raised for {1} while it is pending for {2}", Sb,
                     Role, OtherRole);
    return true;
  };
  return Test(T.Wsb, ForSources, "a result", "sources") ||
         Test(T.Rsb, ForResult, "sources", "a result");
}

bool InFlight::findHazard(const InstTiming &T, uint32_t Active, uint32_t Mask,
                          uint64_t Cycle, RegSpan Indexed, Hazard &H) const {
  // What is interlocked has waited for everything.
  if (T.Stall == 0)
    return false;
  if (findRead(T, T.Guard, Active, Cycle, H))
    return true;
  if (!Mask)
    return false;
  for (unsigned I = 0; I != T.NumReads; ++I)
    if (findRead(T, T.Reads[I], Mask, Cycle, H))
      return true;
  for (unsigned I = 0; I != T.NumWrites; ++I)
    if (findWrite(T, T.Writes[I], Mask, Cycle, H))
      return true;
  if (T.ReadsIndexed && findRead(T, Indexed, Mask, Cycle, H))
    return true;
  if (T.WritesIndexed && findWrite(T, Indexed, Mask, Cycle, H))
    return true;
  return findRace(T, Mask, Cycle, H);
}

//===----------------------------------------------------------------------===//
// Waiting and issuing
//===----------------------------------------------------------------------===//

uint64_t InFlight::drainCycle(unsigned Mask) const {
  uint64_t Cycle = 0;
  for (unsigned Sb = 0; Sb != NumScoreboards; ++Sb)
    if (Mask >> Sb & 1)
      Cycle = std::max(Cycle, Drain[Sb]);
  return Cycle;
}

bool InFlight::drainsMemory(unsigned Mask) const {
  const uint64_t Last = drainCycle(Mask);
  for (unsigned Sb = 0; Sb != NumScoreboards; ++Sb)
    if ((Mask >> Sb & 1) && Drain[Sb] == Last)
      return DrainMemory[Sb];
  return false;
}

void InFlight::wait(const InstTiming &T) {
  if (T.Stall != 0) {
    for (unsigned Sb = 0; Sb != NumScoreboards; ++Sb)
      Epochs[Sb] += T.Req >> Sb & 1;
    return;
  }
  if (!AnyVariable)
    return;
  for (uint32_t &Epoch : Epochs)
    ++Epoch;
  Others.clear();
  AnyVariable = false;
}

void InFlight::noteWrite(const InstTiming &T, RegSpan S, uint32_t PC,
                         uint32_t Lanes, uint64_t Cycle) {
  for (unsigned Reg = S.First, E = S.First + S.Count; Reg != E; ++Reg) {
    Write &W = Writes[Reg];
    const uint32_t Who = lanesOf(Reg, Lanes);
    if ((W.Lanes & ~Who) && isPending(T, Reg, W, Cycle)) {
      erase_if(Others, [&](const OtherWrite &O) {
        return !isPending(T, O.Reg, O.W, Cycle);
      });
      Others.push_back({Reg, W});
    }
    W.Issue = Cycle;
    W.PC = PC;
    W.Lanes = Who;
    W.Unit = T.Unit;
    W.Latency = isPredicate(Reg) ? T.PredLatency : T.ResultLatency;
    W.By = !T.IsVariable ? FixedLatency : T.Wsb < 0 ? NoScoreboard : T.Wsb;
    W.Epoch = T.IsVariable ? Epochs[W.By] : 0;
    AnyVariable |= T.IsVariable;
  }
}

void InFlight::noteRead(const InstTiming &T, RegSpan S, uint32_t PC,
                        uint32_t Lanes, uint64_t Cycle) {
  for (unsigned Reg = S.First, E = S.First + S.Count; Reg != E; ++Reg) {
    Read &R = Reads[Reg];
    // Reads end in the order in which they began.
    R.Lanes = R.Until > Cycle ? R.Lanes | Lanes : Lanes;
    R.Until = Cycle + T.SourceRead;
    R.PC = PC;
  }
}

void InFlight::raise(const InstTiming &T, uint32_t PC, uint32_t Lanes,
                     uint64_t Cycle, uint64_t Done) {
  auto Note = [&](int Sb, Raise *Role, uint64_t Until) {
    if (Sb < 0)
      return;
    Raise &R = Role[Sb];
    R.Lanes = R.Until > Cycle ? R.Lanes | Lanes : Lanes;
    R.Until = std::max(R.Until, Until);
    R.PC = PC;
    if (Until >= Drain[Sb]) {
      Drain[Sb] = Until;
      DrainMemory[Sb] = T.IsMemory;
    }
  };
  Note(T.Wsb, ForResult, Done);
  Note(T.Rsb, ForSources, Cycle + T.SourceRead);
}

void InFlight::issue(const InstTiming &T, uint32_t PC, uint32_t Mask,
                     uint64_t Cycle, uint32_t Extra, RegSpan Indexed) {
  const uint64_t Done = Cycle + (Mask ? T.Completion + Extra : 1);
  if (Done >= Complete) {
    Complete = Done;
    CompleteMemory = T.IsMemory;
  }
  // Nothing issues before what is interlocked is complete.
  if (T.Stall == 0 || !Mask)
    return;
  for (unsigned I = 0; I != T.NumWrites; ++I)
    noteWrite(T, T.Writes[I], PC, Mask, Cycle);
  if (T.WritesIndexed)
    noteWrite(T, Indexed, PC, Mask, Cycle);
  if (T.IsMemory)
    for (unsigned I = 0; I != T.NumReads; ++I)
      noteRead(T, T.Reads[I], PC, Mask, Cycle);
  raise(T, PC, Mask, Cycle, Done);
}
