//===- Profile.cpp - Counters of a launch by instruction ------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Profile.h"
#include "Module.h"
#include "Occupancy.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace q7x2;
using namespace llvm;

//===----------------------------------------------------------------------===//
// The work of an instruction
//===----------------------------------------------------------------------===//

namespace {
enum class Arithmetic : uint8_t {
#define ARITHMETIC_TYPE(Enumerator, Name, Operation) Enumerator,
#include "ArithmeticOps.def"
  Count
};

struct ArithmeticUse {
  Arithmetic Type = Arithmetic::Count;
  unsigned Operations = 0; // per thread
};
} // namespace

static_assert(Q7X2_ARITHMETIC_COUNT == unsigned(Arithmetic::Count),
              "types of the interface");

static ArithmeticUse arithmeticOf(unsigned Op) {
  switch (Op) {
#define ARITHMETIC(Operation, Type, Count)                                     \
  case op::Operation:                                                          \
    return {Arithmetic::Type, Count};
#include "ArithmeticOps.def"
  default:
    return {};
  }
}

/// Returns the operations per cycle of a multiprocessor that executes nothing
/// else.
static unsigned peakOf(Q7X2Op::OperationID Op, const MachineDescription &M) {
  const Q7X2Unit::FuncUnitID Unit = Q7X2::lookupOperation(Op)->Unit;
  const auto *Figures = find_if(Q7X2::getUnitTable(),
                                [&](const auto &U) { return U.Self == Unit; });
  return arithmeticOf(Op).Operations * WarpSize * M.Schedulers /
         Figures->Interval;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

static constexpr unsigned WordBytes = 4;

/// Returns the number of distinct values of Key in the lanes of a mask.
template <typename Fn> static unsigned countKeys(uint32_t Mask, Fn Key) {
  uint64_t Keys[WarpSize];
  unsigned Count = 0;
  eachActive(Mask, [&](unsigned L) { Keys[Count++] = Key(L); });
  std::sort(Keys, Keys + Count);
  return std::unique(Keys, Keys + Count) - Keys;
}

static void countGlobal(q7x2_profile_accesses &C, const Addresses &A,
                        uint32_t Mask, unsigned Bytes, uint64_t SectorBytes) {
  ++C.requests;
  // Accesses are aligned, so none crosses a sector boundary.
  C.moved += countKeys(Mask, [&](unsigned L) { return A.V[L] / SectorBytes; });
  C.ideal += divideCeil(
      countKeys(Mask, [&](unsigned L) { return A.V[L]; }) * Bytes, SectorBytes);
}

/// Counts an access to thread-local memory, which is interleaved: the words at
/// the same offset of all threads of a warp are adjacent.
static void countLocal(q7x2_profile_accesses &C, const Addresses &A,
                       uint32_t Mask, unsigned Bytes, uint64_t SectorBytes) {
  const unsigned Words = divideCeil(Bytes, WordBytes);
  const unsigned SectorLanes = SectorBytes / WordBytes;
  ++C.requests;
  C.moved += Words * countKeys(Mask, [&](unsigned L) {
               const uint64_t Word = A.V[L] % WindowBytes / WordBytes;
               return Word * WarpSize + L / SectorLanes;
             });
  C.ideal += divideCeil(popcount(Mask) * Words, SectorLanes);
}

/// Counts an access to shared memory. With \p CountPasses, passes are counted
/// as without a machine model; otherwise the machine model counts them.
static void countShared(q7x2_profile_accesses &C, const Addresses &A,
                        uint32_t Mask, unsigned Bytes, uint64_t BankBytes,
                        bool CountPasses) {
  ++C.requests;
  if (CountPasses)
    C.moved += 1 + bankConflicts(A, Mask);
  const unsigned Words =
      divideCeil(Bytes, WordBytes) *
      countKeys(Mask, [&](unsigned L) { return A.V[L] / WordBytes; });
  C.ideal += divideCeil(Words * WordBytes, BankBytes);
}

/// Returns the lanes of a generic access whose address is in a window.
static uint32_t lanesIn(uint64_t Window, const Addresses &A, uint32_t Mask) {
  return Mask &
         maskOf([&](unsigned L) { return A.V[L] - Window < WindowBytes; });
}

void CounterSet::countAccess(Context &X, const DecodedInst &I,
                             const MemoryUse &U, uint32_t Mask,
                             InstCounters &C) const {
  Addresses A;
  computeAddresses(X, I, U.In, Mask, A);
  uint32_t Shared = U.In == Space::Shared ? Mask : 0;
  uint32_t Local = U.In == Space::Local ? Mask : 0;
  if (U.In == Space::Generic) {
    Shared = lanesIn(SharedWindow, A, Mask);
    Local = lanesIn(LocalWindow, A, Mask);
  }
  if (Shared)
    countShared(C.shared, A, Shared, U.Bytes, BankBytes, !HasBanks);
  if (Local)
    countLocal(C.local, A, Local, U.Bytes, SectorBytes);
  if (const uint32_t Global = Mask & ~Shared & ~Local)
    countGlobal(C.global, A, Global, U.Bytes, SectorBytes);
}

//===----------------------------------------------------------------------===//
// Counting
//===----------------------------------------------------------------------===//

CounterSet::CounterSet(const LaunchState &Launch, const MachineDescription &M,
                       q7x2_timing Timing)
    : SectorBytes(M.SectorBytes), BankBytes(M.SharedBanks * WordBytes),
      HasBanks(Timing == Q7X2_TIMING_MACHINE), Insts(Launch.CodeSize) {
  for (const DecodedInst &I : ArrayRef(Launch.Code, Launch.CodeSize))
    Uses.push_back(memoryUseOf(I));
}

void CounterSet::issue(Context &X, uint32_t PC, uint32_t Active,
                       uint32_t Mask) {
  InstCounters &C = Insts[PC];
  ++C.issues;
  C.active += popcount(Active);
  C.executing += popcount(Mask);
  if (Mask && Uses[PC].Bytes)
    countAccess(X, X.Launch.Code[PC], Uses[PC], Mask, C);
}

void CounterSet::branch(uint32_t PC, bool Diverges) {
  ++Insts[PC].branches;
  Insts[PC].divergent_branches += Diverges;
}

void CounterSet::clear() { fill(Insts, InstCounters()); }

// InstCounters consists only of 64-bit counters.
static MutableArrayRef<uint64_t> words(InstCounters &C) {
  static_assert(sizeof(C) % sizeof(uint64_t) == 0, "counters of 64 bits");
  return {reinterpret_cast<uint64_t *>(&C), sizeof(C) / sizeof(uint64_t)};
}

void CounterSet::add(const CounterSet &Other) {
  for (auto [To, From] : zip_equal(Insts, Other.Insts)) {
    InstCounters Copy = From;
    for (auto [Sum, Value] : zip_equal(words(To), words(Copy)))
      Sum += Value;
  }
}

void Profile::start(const LaunchState &L, q7x2_timing T) {
  Launch = &L;
  Timing = T;
  Sets.clear();
  Free.clear();
  Instructions.clear();
  Frames.clear();
  Strings.clear();
}

CounterSet *Profile::acquire() {
  std::lock_guard<std::mutex> Guard(Lock);
  if (!Free.empty()) {
    CounterSet *Set = Free.back();
    Free.pop_back();
    return Set;
  }
  Sets.push_back(std::make_unique<CounterSet>(*Launch, Machine, Timing));
  return Sets.back().get();
}

void Profile::release(CounterSet *Set) {
  std::lock_guard<std::mutex> Guard(Lock);
  Free.push_back(Set);
}

void Profile::restart() {
  std::lock_guard<std::mutex> Guard(Lock);
  for (const std::unique_ptr<CounterSet> &Set : Sets)
    Set->clear();
}

//===----------------------------------------------------------------------===//
// The result
//===----------------------------------------------------------------------===//

static uint64_t threadsOf(const LaunchState &L) {
  uint64_t Count = 1;
  for (unsigned I = 0; I != 3; ++I)
    Count *= uint64_t(L.Grid[I] - 1) * L.Block[I] + L.LastBlock[I];
  return Count;
}

static std::vector<q7x2_machine_field>
fieldsOf(const MachineDescription &Machine) {
  return {
#define MACHINE_FIELD(Field, Key, Unit, Least, Most, Default, Meaning)         \
  {Key, Unit, Meaning, Machine.Field},
#include "MachineDescription.def"
  };
}

void Profile::setOccupancy() {
  const Occupancy O = computeOccupancy(Machine, *Launch);
  Limits.clear();
  for (size_t I = 0; const char *Name = q7x2_occupancy_limit_name(I); ++I)
    Limits.push_back({Name, O.Fitting[I]});
  LaunchState Other = *Launch;
  WarpsByRegisters.clear();
  for (Other.Registers = 0; Other.Registers <= NumGPRs; ++Other.Registers)
    WarpsByRegisters.push_back(computeOccupancy(Machine, Other).Warps);
}

void Profile::describe(const Module &M, uint32_t PC, const CounterSet &Total) {
  const CodePlace Place = M.placeOf(PC);
  const DecodedInst &I = Launch->Code[PC];
  const ArithmeticUse Use = arithmeticOf(I.Op);
  std::vector<q7x2_profile_frame> List;
  for (const SourceFrame &F : M.sourceFrames(PC))
    List.push_back({keep(F.Function), keep(F.Path), F.Line, F.Column});
  q7x2_profile_instruction To = {};
  To.function = keep(Place.Function);
  To.offset = Place.Offset;
  To.text = keep(M.instText(PC));
  To.group = I.Group;
  To.arithmetic = unsigned(Use.Type);
  To.operations = Use.Operations;
  const PipeUse Pipe = M.pipeOf(PC);
  To.pipe = keep(Pipe.Name);
  To.pipe_cycles = Pipe.Cycles;
  To.frame_count = List.size();
  To.counters = Total.of(PC);
  Instructions.push_back(To);
  Frames.push_back(std::move(List));
}

void Profile::finish(const Module &M, StringRef Kernel) {
  CounterSet Total(*Launch, Machine, Timing);
  for (const std::unique_ptr<CounterSet> &Set : Sets)
    Total.add(*Set);
  StringSet<> Executed;
  for (uint32_t PC = 0; PC != Launch->CodeSize; ++PC)
    if (Total.of(PC).issues)
      Executed.insert(M.placeOf(PC).Function);
  for (uint32_t PC = 0; PC != Launch->CodeSize; ++PC)
    if (Executed.contains(M.placeOf(PC).Function))
      describe(M, PC, Total);
  Facts = {};
  Facts.kernel = keep(Kernel);
  std::copy_n(Launch->Grid, 3, Facts.grid);
  std::copy_n(Launch->Block, 3, Facts.block);
  Facts.threads = threadsOf(*Launch);
  Facts.registers = Launch->Registers;
  Facts.shared_bytes = Launch->SharedBytes;
  Facts.local_bytes = Launch->LocalBytes;
  Facts.timing = Timing;
  Facts.machine = keep(Machine.Name);
#define ARITHMETIC_TYPE(Enumerator, Name, Operation)                           \
  Facts.peak[unsigned(Arithmetic::Enumerator)] = peakOf(op::Operation, Machine);
#include "ArithmeticOps.def"
  MachineFields = fieldsOf(Machine);
  setOccupancy();
  Launch = nullptr;
  Sets.clear();
  Free.clear();
}
