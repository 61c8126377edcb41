//===- Timing.cpp - Latencies, scoreboards and hazards --------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Timing.h"
#include "Target.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace q7x2;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

std::string q7x2::timedRegName(unsigned Reg) {
  if (Reg >= UniformPredBase)
    return formatv("UP{0}", Reg - UniformPredBase);
  if (Reg >= PredBase)
    return formatv("P{0}", Reg - PredBase);
  if (Reg >= UniformBase)
    return formatv("UR{0}", Reg - UniformBase);
  return formatv("R{0}", Reg);
}

static bool isPred(unsigned Reg) { return Reg >= PredBase; }

/// Registers that a warp has once: threads that have diverged share them.
static bool isUniform(unsigned Reg) {
  return Reg >= UniformPredBase || (Reg >= UniformBase && Reg < PredBase);
}

static RegSpan spanOf(MCRegister Reg, const MCRegisterInfo &MRI) {
  static const struct {
    unsigned Class, Base, Count;
  } Classes[] = {{Q7X2::GPRRegClassID, 0, 1},
                 {Q7X2::GPR64RegClassID, 0, 2},
                 {Q7X2::GPR128RegClassID, 0, 4},
                 {Q7X2::UGPRRegClassID, UniformBase, 1},
                 {Q7X2::UGPR64RegClassID, UniformBase, 2},
                 {Q7X2::PPRRegClassID, PredBase, 1},
                 {Q7X2::UPPRRegClassID, UniformPredBase, 1}};
  RegSpan S;
  if (MRI.isConstant(Reg))
    return S;
  for (const auto &C : Classes)
    if (MRI.getRegClass(C.Class).contains(Reg)) {
      S.First = C.Base + MRI.getEncodingValue(Reg);
      S.Count = C.Count;
    }
  return S;
}

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

static void addSpan(RegSpan S, RegSpan *List, uint8_t &Count) {
  if (S.Count)
    List[Count++] = S;
}

/// P2R and R2P: the predicates that an immediate selects, or all.
static void addSelected(const MCInst &MI, unsigned Opcode, RegSpan *List,
                        uint8_t &Count) {
  const MCOperand &B =
      MI.getOperand(Q7X2::getNamedOperandIdx(Opcode, Q7X2::OpName::b));
  bool IsImm = Q7X2::lookupInstr(Opcode)->SrcForm == Q7X2Form::RI;
  unsigned Mask = IsImm ? B.getImm() & 0x7f : 0x7f;
  for (unsigned P = 0; P != TruePred;) {
    RegSpan S;
    S.First = PredBase + P;
    while (P != TruePred && (Mask >> P & 1)) {
      ++S.Count;
      ++P;
    }
    addSpan(S, List, Count);
    P += S.Count == 0;
  }
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
    Cycles = std::max(Cycles, isPred(S.First) ? T.PredLatency
                                              : latencies().Longest[T.Unit]);
  if (T.WritesIndexed)
    Cycles = std::max(Cycles, latencies().Longest[T.Unit]);
  return Cycles;
}

InstTiming q7x2::readTiming(const MCInst &MI, const MCInstrInfo &MII,
                            const MCRegisterInfo &MRI) {
  InstTiming T;
  const unsigned Opcode = MI.getOpcode();
  const Q7X2::InstrInfoRow *Row = Q7X2::lookupInstr(Opcode);
  const MCInstrDesc &Desc = MII.get(Opcode);
  const Q7X2::UnitInfo *Unit = Q7X2::lookupUnitOf(Opcode);
  if (!Row || !Unit)
    return T;
  readFigures(*Unit, T);
  for (unsigned I = 0, E = Desc.getNumOperands(); I != E; ++I) {
    const MCOperand &MO = MI.getOperand(I);
    Q7X2::OpName Name = Q7X2::getOperandIdxName(Opcode, I);
    if (Name == Q7X2::OpName::ctrl) {
      Q7X2::Ctrl C = Q7X2::Ctrl::decode(MO.getImm());
      T.Stall = C.Stall;
      T.Req = C.ReqMask;
      T.Wsb = C.Wsb;
      T.Rsb = C.Rsb;
    }
    if (!MO.isReg())
      continue;
    RegSpan S = spanOf(MO.getReg(), MRI);
    if (Name == Q7X2::OpName::guard)
      T.Guard = S;
    else if (I < Desc.getNumDefs())
      addSpan(S, T.Writes, T.NumWrites);
    else
      addSpan(S, T.Reads, T.NumReads);
  }
  if (Row->Op == op::R2P)
    addSelected(MI, Opcode, T.Writes, T.NumWrites);
  else if (Row->Op == op::P2R)
    addSelected(MI, Opcode, T.Reads, T.NumReads);
  T.ReadsIndexed = Row->Op == op::GETGPR;
  T.WritesIndexed = Row->Op == op::SETGPR;
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
  return isPred(Reg) ? W.Latency : T.LatencyFrom[W.Unit];
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
                       timedRegName(Reg), cyclesText(Cycle - W.Issue));
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
      Cycle + (isPred(S.First) ? T.PredLatency : T.ResultLatency);
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
                  timedRegName(Reg), cyclesText(Cycle - W.Issue),
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
                       timedRegName(Reg), cyclesText(R.Until - Lands));
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
    W.Latency = isPred(Reg) ? T.PredLatency : T.ResultLatency;
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
