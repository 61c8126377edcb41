//===- Timing.cpp - Latencies, scoreboards and hazards --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Timing.h"
#include "LaterTimes.h"
#include "MCTargetDesc/Q7X2HazardText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
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
/// For each consumer unit the latencies of its producers, and for each producer
/// the longest of them.
struct LatencyMatrix {
  uint8_t To[MaxUnits][MaxUnits] = {};
  uint8_t Longest[MaxUnits] = {};

  LatencyMatrix() {
    ArrayRef<Q7X2::UnitInfo> Units = Q7X2::getUnitTable();
    for (const Q7X2::UnitInfo &From : Units)
      for (const Q7X2::UnitInfo &User : Units) {
        uint8_t L = Q7X2::getResultLatency(From, User);
        To[User.Self][From.Self] = L;
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
  // A store completes as late as a load.
  uint8_t Cycles = T.IsMemory ? T.ResultLatency : 1;
  for (const RegSpan &S : ArrayRef(T.Writes, T.NumWrites))
    Cycles =
        std::max(Cycles, isPredicate(S.First) ? T.PredLatency
                                              : latencies().Longest[T.Unit]);
  if (T.WritesIndexed)
    Cycles = std::max(Cycles, latencies().Longest[T.Unit]);
  return Cycles;
}

/// Adds registers to a list. A register selected at run time sets IsIndexed
/// instead.
static void addSpans(ArrayRef<RegSpan> Spans, RegSpan *List, uint8_t &Count,
                     bool &IsIndexed) {
  for (RegSpan S : Spans) {
    if (S.First == Q7X2::RegFile::AnyGPR)
      IsIndexed = true;
    else
      List[Count++] = S;
  }
}

static bool isUniformSpan(RegSpan S) { return S.Count && isUniform(S.First); }

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
  T.NamesUniform = any_of(ArrayRef(T.Reads, T.NumReads), isUniformSpan) ||
                   any_of(ArrayRef(T.Writes, T.NumWrites), isUniformSpan) ||
                   isUniformSpan(T.Guard);
  T.Completion = completionOf(T);
  return T;
}

//===----------------------------------------------------------------------===//
// Hazards
//===----------------------------------------------------------------------===//

void InFlight::reset(unsigned Registers) {
  static_cast<InFlightSummary &>(*this) = InFlightSummary();
  // GETGPR and SETGPR are checked as if they named a register of their own.
  auto Clear = [Registers](auto &Of) {
    const std::decay_t<decltype(Of[0])> None;
    std::fill_n(Of, std::min<unsigned>(Registers, Q7X2::RegFile::AnyGPR), None);
    std::fill(Of + Q7X2::RegFile::AnyGPR, std::end(Of), None);
  };
  Clear(Writes);
  Clear(Reads);
  std::fill(Definitions + Q7X2::RegFile::UGPR, std::end(Definitions),
            Definition());
  Others.clear();
  Late.clear();
  Unknown.clear();
}

static uint32_t lanesOf(unsigned Reg, uint32_t Lanes) {
  return isUniform(Reg) ? AllLanes : Lanes;
}

unsigned InFlight::latencyTo(const InstTiming &T, unsigned Reg,
                             const Write &W) const {
  return isPredicate(Reg) ? W.Latency : T.LatencyFrom[W.Unit];
}

/// Returns true if the result of a write is not available to an instruction
/// that issues now.
bool InFlight::isPending(const InstTiming &T, unsigned Reg, const Write &W,
                         uint64_t Cycle) const {
  if (W.By == FixedLatency)
    return W.Lanes && W.Issue + latencyTo(T, Reg, W) > Cycle;
  return Epochs[W.By] == W.Epoch;
}

/// Returns true if Test holds for any write of a register.
template <typename Fn> bool InFlight::anyWrite(unsigned Reg, Fn Test) const {
  if (Test(Writes[Reg]))
    return true;
  for (const OtherWrite &O : Others)
    if (O.Reg == Reg && Test(O.W))
      return true;
  return false;
}

static std::string hazardText(Q7X2::HazardKind Kind, std::string Name,
                              std::string Reason) {
  return formatv("{0}: {1}: {2}", Q7X2::getHazardName(Kind),
                 Q7X2::describeHazard(Kind, Name), Reason);
}

/// Explains why a write is in flight until Needed cycles after its issue.
std::string InFlight::reasonText(const Write &W, uint64_t Cycle,
                                 unsigned Needed) {
  if (W.By == FixedLatency)
    return Q7X2::describeCycles(Cycle - W.Issue, Needed);
  return Q7X2::describeMissingWait(W.By == NoScoreboard ? 0 : 1u << W.By);
}

bool InFlight::findReadHazard(const InstTiming &T, RegSpan S, uint32_t Lanes,
                              uint64_t Cycle, Hazard &H) const {
  for (unsigned Reg = S.First; Reg != S.end(); ++Reg) {
    const uint32_t Readers = lanesOf(Reg, Lanes);
    bool Found = anyWrite(Reg, [&](const Write &W) {
      if (!(W.Lanes & Readers) || !isPending(T, Reg, W, Cycle))
        return false;
      H.OtherPC = W.PC;
      H.What = hazardText(Q7X2::HazardKind::RAW, Q7X2::getRegisterName(Reg),
                          reasonText(W, Cycle, latencyTo(T, Reg, W)));
      return true;
    });
    if (Found)
      return true;
  }
  return false;
}

bool InFlight::findWriteHazard(const InstTiming &T, RegSpan S, uint32_t Lanes,
                               uint64_t Cycle, Hazard &H) const {
  const unsigned Latency =
      isPredicate(S.First) ? T.PredLatency : T.ResultLatency;
  const uint64_t Lands = Cycle + Latency;
  for (unsigned Reg = S.First; Reg != S.end(); ++Reg) {
    const uint32_t Writers = lanesOf(Reg, Lanes);
    bool Found = anyWrite(Reg, [&](const Write &W) {
      bool Overtakes = W.By == FixedLatency ? W.Issue + W.Latency >= Lands
                                            : Epochs[W.By] == W.Epoch;
      if (!(W.Lanes & Writers) || !Overtakes)
        return false;
      H.OtherPC = W.PC;
      H.What = hazardText(Q7X2::HazardKind::WAW, Q7X2::getRegisterName(Reg),
                          reasonText(W, Cycle, W.Latency + 1 - Latency));
      return true;
    });
    if (Found)
      return true;
    const Read &R = Reads[Reg];
    if ((R.Lanes & Writers) && R.Until > Lands) {
      H.OtherPC = R.PC;
      H.What = hazardText(
          Q7X2::HazardKind::WAR, Q7X2::getRegisterName(Reg),
          Q7X2::describeCycles(Cycle - R.Issue, R.Until - R.Issue - Latency));
      return true;
    }
  }
  return false;
}

bool InFlight::findScoreboardHazard(const InstTiming &T, uint32_t Lanes,
                                    uint64_t Cycle, Hazard &H) const {
  auto Test = [&](int Sb, const Raise *OtherRole) {
    if (Sb < 0 || OtherRole[Sb].Until <= Cycle ||
        !(OtherRole[Sb].Lanes & Lanes))
      return false;
    H.OtherPC = OtherRole[Sb].PC;
    H.What = hazardText(Q7X2::HazardKind::Scoreboard,
                        Q7X2::getScoreboardNames(1u << Sb).front(),
                        Q7X2::describeMissingWait(1u << Sb));
    return true;
  };
  return Test(T.Wsb, ForSources) || Test(T.Rsb, ForResult);
}

bool InFlight::findHazard(const InstTiming &T, uint32_t Active, uint32_t Mask,
                          uint64_t Cycle, RegSpan Indexed, Hazard &H) const {
  // The instruction has waited for everything.
  if (T.Stall == 0)
    return false;
  if (findReadHazard(T, T.Guard, Active, Cycle, H))
    return true;
  if (!Mask)
    return false;
  for (unsigned I = 0; I != T.NumReads; ++I)
    if (findReadHazard(T, T.Reads[I], Mask, Cycle, H))
      return true;
  for (unsigned I = 0; I != T.NumWrites; ++I)
    if (findWriteHazard(T, T.Writes[I], Mask, Cycle, H))
      return true;
  if (T.ReadsIndexed && findReadHazard(T, Indexed, Mask, Cycle, H))
    return true;
  if (T.WritesIndexed && findWriteHazard(T, Indexed, Mask, Cycle, H))
    return true;
  return findScoreboardHazard(T, Mask, Cycle, H);
}

bool InFlight::findOtherThreads(RegSpan S, uint32_t Readers, Hazard &H) const {
  if (!isUniformSpan(S))
    return false;
  for (unsigned Reg = S.First; Reg != S.end(); ++Reg) {
    const Definition &D = Definitions[Reg];
    if (!(Readers & ~D.Threads))
      continue;
    H.OtherPC = D.PC;
    H.Lanes = Readers & ~D.Threads;
    H.What =
        hazardText(Q7X2::HazardKind::Divergence, Q7X2::getRegisterName(Reg),
                   "the thread did not execute its last write");
    return true;
  }
  return false;
}

bool InFlight::findDivergenceHazard(const InstTiming &T, uint32_t Active,
                                    uint32_t Mask, Hazard &H) const {
  if (!T.NamesUniform)
    return false;
  return findOtherThreads(T.Guard, Active, H) ||
         any_of(ArrayRef(T.Reads, T.NumReads),
                [&](RegSpan S) { return findOtherThreads(S, Mask, H); });
}

//===----------------------------------------------------------------------===//
// Waiting and issuing
//===----------------------------------------------------------------------===//

StallCause InFlight::drainCause(unsigned Mask) const {
  const uint64_t Last = drainCycle(Mask);
  for (unsigned Sb = 0; Sb != NumScoreboards; ++Sb)
    if ((Mask >> Sb & 1) && Drain[Sb] == Last)
      return DrainCause[Sb];
  llvm_unreachable("no scoreboard is waited for");
}

void InFlight::waitForAll() {
  Unproved = UniformUnproved = false;
  if (!AnyVariable)
    return;
  for (uint32_t &Epoch : Epochs)
    ++Epoch;
  Others.clear();
  AnyVariable = false;
}

/// Returns true if all results are available to any instruction that issues in
/// this cycle or later.
bool InFlight::isQuiet(uint64_t Cycle) const {
  auto Drained = [&](const Raise &R) { return R.Until <= Cycle; };
  auto Available = [&](const Write &W) {
    return W.By == FixedLatency ? W.Issue + W.Latency <= Cycle
                                : Epochs[W.By] != W.Epoch;
  };
  return all_of(ForResult, Drained) && all_of(ForSources, Drained) &&
         all_of(Others, [&](const OtherWrite &O) { return Available(O.W); }) &&
         all_of(Writes, Available) &&
         all_of(Reads, [&](const Read &R) { return R.Until <= Cycle; });
}

void InFlight::jump(const InstTiming &T, uint64_t Cycle) {
  if (T.Stall != 0 && !isQuiet(Cycle + T.ResultLatency))
    Unproved = true;
}

/// Keeps the last write of a register by other threads if it is in flight.
void InFlight::setAside(const InstTiming &T, unsigned Reg, uint64_t Cycle) {
  if (!isPending(T, Reg, Writes[Reg], Cycle))
    return;
  erase_if(Others, [&](const OtherWrite &O) {
    return !isPending(T, O.Reg, O.W, Cycle);
  });
  Others.push_back({Reg, Writes[Reg]});
}

void InFlight::noteWrite(const InstTiming &T, RegSpan S, const Write &New) {
  for (unsigned Reg = S.First; Reg != S.end(); ++Reg) {
    Write W = New;
    W.Lanes = lanesOf(Reg, New.Lanes);
    W.Latency = isPredicate(Reg) ? T.PredLatency : T.ResultLatency;
    if (Writes[Reg].Lanes & ~W.Lanes)
      setAside(T, Reg, New.Issue);
    Writes[Reg] = W;
  }
}

void InFlight::noteRead(const InstTiming &T, RegSpan S, uint32_t PC,
                        uint32_t Lanes, uint64_t Cycle) {
  for (unsigned Reg = S.First; Reg != S.end(); ++Reg) {
    Read &R = Reads[Reg];
    // Reads complete in issue order.
    R.Lanes = R.Until > Cycle ? R.Lanes | Lanes : Lanes;
    R.Until = Cycle + T.SourceRead;
    R.Issue = Cycle;
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
      DrainCause[Sb] = T.ResultCause;
    }
  };
  Note(T.Wsb, ForResult, Done);
  Note(T.Rsb, ForSources, Cycle + T.SourceRead);
}

void InFlight::defineUniform(const InstTiming &T, uint32_t PC, uint32_t Active,
                             uint32_t Live) {
  UniformUnproved |= Active != Live;
  for (RegSpan S : ArrayRef(T.Writes, T.NumWrites)) {
    if (!isUniformSpan(S))
      continue;
    AnyPartialDefinition |= Active != Live;
    for (unsigned Reg = S.First; Reg != S.end(); ++Reg)
      Definitions[Reg] = {Active, PC};
  }
}

void InFlight::noteLate(const InstTiming &T, uint64_t Cycle) {
  llvm::erase_if(Late, [&](const LateWrite &L) { return L.Until <= Cycle; });
  for (RegSpan S : ArrayRef(T.Writes, T.NumWrites))
    Late.push_back({S, Cycle + T.ResultLatency + T.Excess});
}

uint64_t InFlight::lateCycle(const InstTiming &T) const {
  uint64_t Cycle = 0;
  auto Note = [&](RegSpan S) {
    for (const LateWrite &L : Late)
      if (S.First < L.Regs.end() && L.Regs.First < S.end())
        Cycle = std::max(Cycle, L.Until);
  };
  Note(T.Guard);
  for (RegSpan S : ArrayRef(T.Reads, T.NumReads))
    Note(S);
  return Cycle;
}

void InFlight::issue(const InstTiming &T, uint32_t PC, uint32_t Mask,
                     uint64_t Cycle, uint64_t Done, RegSpan Indexed) {
  const Issue This{&T, PC, Mask, Cycle, Done};
  if (LLVM_UNLIKELY(isUnknown(Done) || hasUnknown())) {
    if (!hasUnknown())
      BeforeUnknown = *this;
    Unknown.push_back(This);
  }
  complete(This);
  if (T.Stall == 0 || !Mask)
    return;
  Write New;
  New.Issue = Cycle;
  New.PC = PC;
  New.Lanes = Mask;
  New.Unit = T.Unit;
  if (T.IsVariable) {
    New.By = T.Wsb < 0 ? NoScoreboard : T.Wsb;
    New.Epoch = Epochs[New.By];
    AnyVariable |= T.NumWrites != 0 || T.WritesIndexed;
  }
  for (unsigned I = 0; I != T.NumWrites; ++I)
    noteWrite(T, T.Writes[I], New);
  if (T.WritesIndexed)
    noteWrite(T, Indexed, New);
  if (T.IsMemory)
    for (unsigned I = 0; I != T.NumReads; ++I)
      noteRead(T, T.Reads[I], PC, Mask, Cycle);
  if (T.Excess)
    noteLate(T, Cycle);
}

/// Notes when the instruction is complete.
void InFlight::complete(const Issue &I) {
  const InstTiming &T = *I.T;
  if (I.Done >= Complete) {
    Complete = I.Done;
    CompleteCause = T.ResultCause;
  }
  // Nothing issues until an interlocked instruction is complete.
  if (T.Stall != 0 && I.Mask && (T.Wsb >= 0 || T.Rsb >= 0))
    raise(T, I.PC, I.Mask, I.Cycle, I.Done);
}

void InFlight::resolve(const LaterTimes &Times) {
  static_cast<InFlightTimes &>(*this) = BeforeUnknown;
  for (Issue &I : Unknown) {
    I.Done = Times.cycle(I.Done);
    complete(I);
  }
  Unknown.clear();
}
