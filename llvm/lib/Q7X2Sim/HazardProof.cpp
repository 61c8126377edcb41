//===- HazardProof.cpp - Which instructions need no check -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HazardProof.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>
#include <bitset>
#include <cstdlib>
#include <vector>

using namespace q7x2;
using namespace llvm;
using Q7X2::isGPR;
using Q7X2::isPredicate;
using Q7X2::RegFile::AnyGPR;
using Q7X2::RegFile::NumRegs;

static bool isOneOf(unsigned Reg, unsigned Other) {
  return Reg == Other || (Other == AnyGPR && isGPR(Reg));
}

namespace {
/// The instructions of a thread that may be in flight at some point.
class FlightState {
  /// A write of fixed latency.
  struct Write {
    uint16_t Reg;
    uint8_t Unit;
    uint8_t Latency; // for a later write
    uint8_t Age;     // the fewest cycles since its issue
  };
  /// A register that an instruction has not read yet.
  struct Read {
    uint16_t Reg;
    uint8_t Left; // the maximum number of cycles until the read
  };
  /// Writes older than this are complete.
  static constexpr unsigned MaxAge = 16;

  SmallVector<Write, 8> Writes;
  SmallVector<Read, 8> Reads;
  /// For each scoreboard, and last for no scoreboard, the registers that it
  /// protects and that no instruction has waited for.
  std::bitset<NumRegs> Pending[NumScoreboards + 1];
  uint8_t ForResult = 0, ForSources = 0; // scoreboards by role

  bool addWrite(Write W);
  bool addRead(Read R);
  bool isPending(unsigned Reg) const;
  bool mayRead(const InstTiming &T, RegSpan S) const;
  bool mayWrite(const InstTiming &T, RegSpan S) const;
  void addWrites(const InstTiming &T, RegSpan S);

public:
  /// Merges in the state of another path. Returns true if that changes this
  /// state.
  bool merge(const FlightState &Other);
  void wait(const InstTiming &T);
  /// Returns true if the instruction, after its waits, causes no hazard.
  bool allows(const InstTiming &T) const;
  void issue(const InstTiming &T);
  void pass(unsigned Cycles);
};
} // namespace

bool FlightState::addWrite(Write W) {
  auto *It = find_if(
      Writes, [&](Write &O) { return O.Reg == W.Reg && O.Unit == W.Unit; });
  if (It == Writes.end()) {
    Writes.push_back(W);
    return true;
  }
  const bool Younger = W.Age < It->Age;
  if (Younger)
    It->Age = W.Age;
  return Younger;
}

bool FlightState::addRead(Read R) {
  auto *It = find_if(Reads, [&](Read &O) { return O.Reg == R.Reg; });
  if (It == Reads.end()) {
    Reads.push_back(R);
    return true;
  }
  const bool Later = R.Left > It->Left;
  if (Later)
    It->Left = R.Left;
  return Later;
}

bool FlightState::merge(const FlightState &Other) {
  bool Changed = false;
  for (Write W : Other.Writes)
    Changed |= addWrite(W);
  for (Read R : Other.Reads)
    Changed |= addRead(R);
  for (unsigned Sb = 0; Sb != NumScoreboards + 1; ++Sb) {
    Changed |= (Other.Pending[Sb] & ~Pending[Sb]).any();
    Pending[Sb] |= Other.Pending[Sb];
  }
  Changed |= (Other.ForResult & ~ForResult) || (Other.ForSources & ~ForSources);
  ForResult |= Other.ForResult;
  ForSources |= Other.ForSources;
  return Changed;
}

void FlightState::wait(const InstTiming &T) {
  if (T.Stall == 0) {
    *this = FlightState();
    return;
  }
  for (unsigned Sb = 0; Sb != NumScoreboards; ++Sb)
    if (T.Req >> Sb & 1)
      Pending[Sb].reset();
  ForResult &= ~T.Req;
  ForSources &= ~T.Req;
}

bool FlightState::isPending(unsigned Reg) const {
  return any_of(Pending, [&](const std::bitset<NumRegs> &P) {
    return P[Reg] || (isGPR(Reg) && P[AnyGPR]);
  });
}

bool FlightState::mayRead(const InstTiming &T, RegSpan S) const {
  for (unsigned Reg = S.First; Reg != S.end(); ++Reg) {
    if (isPending(Reg))
      return false;
    for (const Write &W : Writes)
      if (isOneOf(Reg, W.Reg) &&
          W.Age < (isPredicate(Reg) ? W.Latency : T.LatencyFrom[W.Unit]))
        return false;
  }
  return true;
}

bool FlightState::mayWrite(const InstTiming &T, RegSpan S) const {
  for (unsigned Reg = S.First; Reg != S.end(); ++Reg) {
    const unsigned Latency = isPredicate(Reg) ? T.PredLatency : T.ResultLatency;
    if (isPending(Reg))
      return false;
    for (const Write &W : Writes)
      if (isOneOf(Reg, W.Reg) && W.Latency >= W.Age + Latency)
        return false;
    for (const Read &R : Reads)
      if (R.Reg == Reg && R.Left > Latency)
        return false;
  }
  return true;
}

bool FlightState::allows(const InstTiming &T) const {
  if (T.Stall == 0)
    return true;
  if (T.ReadsIndexed || T.WritesIndexed)
    return false;
  auto Reads = ArrayRef(T.Reads, T.NumReads);
  auto Writes = ArrayRef(T.Writes, T.NumWrites);
  return mayRead(T, T.Guard) &&
         all_of(Reads, [&](RegSpan S) { return mayRead(T, S); }) &&
         all_of(Writes, [&](RegSpan S) { return mayWrite(T, S); }) &&
         !(T.Wsb >= 0 && (ForSources >> T.Wsb & 1)) &&
         !(T.Rsb >= 0 && (ForResult >> T.Rsb & 1));
}

void FlightState::addWrites(const InstTiming &T, RegSpan S) {
  for (unsigned Reg = S.First; Reg != S.end(); ++Reg) {
    const uint8_t Latency = isPredicate(Reg) ? T.PredLatency : T.ResultLatency;
    if (T.IsVariable)
      Pending[T.Wsb < 0 ? NumScoreboards : T.Wsb].set(Reg);
    else
      addWrite({uint16_t(Reg), T.Unit, Latency, 0});
  }
}

void FlightState::issue(const InstTiming &T) {
  // Nothing issues before an interlocked instruction has completed.
  if (T.Stall == 0)
    return;
  for (RegSpan S : ArrayRef(T.Writes, T.NumWrites))
    addWrites(T, S);
  if (T.WritesIndexed)
    addWrites(T, {AnyGPR, 1});
  if (T.IsMemory)
    for (RegSpan S : ArrayRef(T.Reads, T.NumReads))
      for (unsigned Reg = S.First; Reg != S.end(); ++Reg)
        addRead({uint16_t(Reg), T.SourceRead});
  if (T.Wsb >= 0)
    ForResult |= 1u << T.Wsb;
  if (T.Rsb >= 0)
    ForSources |= 1u << T.Rsb;
}

void FlightState::pass(unsigned Cycles) {
  for (Write &W : Writes)
    W.Age += Cycles;
  for (Read &R : Reads)
    R.Left -= std::min<unsigned>(R.Left, Cycles);
  erase_if(Writes, [](const Write &W) { return W.Age >= MaxAge; });
  erase_if(Reads, [](const Read &R) { return R.Left == 0; });
}

//===----------------------------------------------------------------------===//
// Paths
//===----------------------------------------------------------------------===//

namespace {
class Prover {
  ArrayRef<DecodedInst> Code;
  MutableArrayRef<InstTiming> Timings;
  /// Blocks begin at branch targets and end with branches.
  std::vector<uint32_t> Leaders;
  std::vector<uint32_t> BlockOf; // by leader
  std::vector<FlightState> Before;
  std::vector<uint32_t> Work;
  std::vector<uint8_t> IsQueued;

  void findBlocks();
  void enqueue(uint32_t Block);
  void flowTo(uint32_t PC, FlightState State, unsigned Cycles);
  void walk(uint32_t Block);

public:
  Prover(ArrayRef<DecodedInst> Code, MutableArrayRef<InstTiming> Timings)
      : Code(Code), Timings(Timings) {}
  void run();
};
} // namespace

static bool isAlways(PredOp P) { return P.Reg == TruePred && !P.Not; }

/// Returns true if no thread continues at the next instruction.
static bool endsPath(const DecodedInst &I) {
  switch (I.Op) {
  case op::BRA:
    return isAlways(I.Guard) && isAlways(I.PP);
  case op::BRX:
  case op::CALL:
  case op::RET:
  case op::EXIT:
  case op::TRAP:
    return isAlways(I.Guard);
  default:
    return false;
  }
}

void Prover::findBlocks() {
  std::vector<uint8_t> Begins(Code.size(), 0);
  Begins[0] = 1;
  for (uint32_t PC = 0; PC != Code.size(); ++PC) {
    const bool IsBranch = Code[PC].Op == op::BRA;
    if (IsBranch && Code[PC].Target < Code.size())
      Begins[Code[PC].Target] = 1;
    if ((IsBranch || endsPath(Code[PC])) && PC + 1 != Code.size())
      Begins[PC + 1] = 1;
  }
  BlockOf.resize(Code.size());
  for (uint32_t PC = 0; PC != Code.size(); ++PC)
    if (Begins[PC]) {
      BlockOf[PC] = Leaders.size();
      Leaders.push_back(PC);
    }
}

void Prover::enqueue(uint32_t Block) {
  if (!IsQueued[Block])
    Work.push_back(Block);
  IsQueued[Block] = true;
}

/// Propagates the state to the instruction at PC, which issues at least Cycles
/// cycles later.
void Prover::flowTo(uint32_t PC, FlightState State, unsigned Cycles) {
  if (PC >= Code.size())
    return;
  State.pass(Cycles);
  const uint32_t Block = BlockOf[PC];
  if (Before[Block].merge(State))
    enqueue(Block);
}

void Prover::walk(uint32_t Block) {
  FlightState State = Before[Block];
  const uint32_t End =
      Block + 1 == Leaders.size() ? Code.size() : Leaders[Block + 1];
  for (uint32_t PC = Leaders[Block]; PC != End; ++PC) {
    const DecodedInst &I = Code[PC];
    InstTiming &T = Timings[PC];
    State.wait(T);
    T.IsProved = State.allows(T);
    State.issue(T);
    if (I.Op == op::BRA)
      flowTo(I.Target, State, std::max<unsigned>(T.Stall, T.ResultLatency));
    if (endsPath(I))
      return;
    if (PC + 1 == End)
      flowTo(End, State, T.Stall);
    else
      State.pass(T.Stall);
  }
}

void Prover::run() {
  findBlocks();
  Before.resize(Leaders.size());
  IsQueued.resize(Leaders.size());
  // Each block can be entered with nothing in flight. The first block is on top
  // of the stack.
  for (uint32_t Block = Leaders.size(); Block-- != 0;)
    enqueue(Block);
  // The last walk through a block covers all paths to it.
  while (!Work.empty()) {
    const uint32_t Block = Work.back();
    Work.pop_back();
    IsQueued[Block] = false;
    walk(Block);
  }
}

void q7x2::proveControlWords(ArrayRef<DecodedInst> Code,
                             MutableArrayRef<InstTiming> Timings) {
  const char *Wanted = std::getenv("Q7X2_SIM_PROOF");
  if (!Code.empty() && !(Wanted && StringRef(Wanted) == "0"))
    Prover(Code, Timings).run();
}
