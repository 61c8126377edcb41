//===- MemorySystem.cpp - The time of memory accesses ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemorySystem.h"
#include "Block.h"
#include "Inst.h"
#include "Output.h"
#include "llvm/ADT/bit.h"
#include <algorithm>
#include <numeric>

using namespace q7x2;

// Thread-local memory and the constant banks have their own addresses in L2 and
// DRAM, after all global addresses. The words at the same offset of all threads
// of a warp are adjacent.
static const uint64_t LocalBase = uint64_t(1) << 50;
static const uint64_t LocalBytesPerWarp = uint64_t(1) << 37;
static const uint64_t ConstantBase = uint64_t(1) << 49;
static const uint64_t ConstantBankBytes = uint64_t(1) << 16;
static const unsigned WordBytes = 4;
// Fractions of a cycle for the times of atomics, and the cycles of their rate.
static const uint64_t AtomicFractions = 1000, AtomicRateCycles = 1000;
static const unsigned MaxWarpsPerBlock = Q7X2::MaxThreadsPerBlock / WarpSize;

/// The words of an access of a thread.
static unsigned wordsOf(unsigned Bytes) {
  return std::max(Bytes / WordBytes, 1u);
}

//===----------------------------------------------------------------------===//
// L2 and DRAM
//===----------------------------------------------------------------------===//

static unsigned latencyOf(llvm::Q7X2Unit::FuncUnitID Unit) {
  for (const Q7X2::UnitInfo &U : Q7X2::getUnitTable())
    if (U.Self == Unit)
      return U.ResultLatency;
  llvm_unreachable("a unit without latency");
}

MemorySystem::MemorySystem(const MachineDescription &Machine,
                           MemoryCounters &Counters)
    : Machine(Machine), Counters(Counters),
      SharedLatency(Machine.SharedLatency
                        ? Machine.SharedLatency
                        : latencyOf(llvm::Q7X2Unit::LSUShared)),
      L2(Machine.L2Bytes, Machine.L2Ways, Machine.LineBytes,
         Machine.sectorsPerLine()),
      L2Port(Machine.L2Bandwidth), Dram(Machine.DramBandwidth),
      Atomics(Machine.AtomicBandwidth),
      RecentLoads(llvm::divideCeil(Machine.Multiprocessors, Machine.JoinGroup),
                  RecentRequests<uint64_t>(Machine.JoinWindow)) {}

/// Finds or allocates a line in L2. The dirty sectors of the evicted line are
/// written to DRAM.
Cache::Index MemorySystem::findOrAllocate(uint64_t Line, uint64_t Cycle) {
  return L2.findOrAllocate(Line, [&](const Cache::State &Old) {
    if (!Old.Dirty)
      return;
    const uint64_t Bytes = llvm::popcount(Old.Dirty) * Machine.SectorBytes;
    Dram.reserve(Cycle, Bytes);
    Counters.DramWritten += Bytes;
  });
}

/// Reads a sector from DRAM, and with \p Group the others of its group that L2
/// does not hold. \p Start: the cycle in which the request can start.
void MemorySystem::fill(const L2Request &R, Cache::Index I, uint64_t Slot,
                        uint64_t Start, bool Group) {
  const unsigned Count = Group ? Machine.DramSectors : 1;
  const unsigned First = R.Sector / Count * Count % Machine.sectorsPerLine();
  Cache::State &State = L2.state(I);
  const unsigned New = (((1u << Count) - 1) << First) & ~unsigned(State.Valid);
  const uint64_t Bytes = llvm::popcount(New) * Machine.SectorBytes;
  const uint64_t Ready =
      std::max(Dram.reserve(Slot, Bytes), Start) + Machine.DramLatency;
  for (unsigned S = First; S != First + Count; ++S)
    if (New >> S & 1)
      L2.ready(I, S) = Ready;
  State.Valid |= New;
  State.Unasked |= New & ~(1u << R.Sector % Machine.sectorsPerLine());
  State.Asker = R.Number;
  Counters.DramRead += Bytes;
}

MemorySystem::Transfer MemorySystem::transfer(const L2Request &R, Fill F,
                                              bool Dirty) {
  const uint64_t Sectors = Machine.sectorsPerLine();
  const unsigned Number = R.Sector % Sectors;
  const uint8_t Bit = 1u << Number;
  const uint64_t Slot = L2Port.reserve(R.Cycle, Machine.SectorBytes);
  const uint64_t Start = std::max(Slot, R.Cycle + R.Delay);
  const Cache::Index I = findOrAllocate(R.Sector / Sectors, Slot);
  Cache::State &State = L2.state(I);
  uint64_t &Ready = L2.ready(I, Number);
  const bool IsHeld = State.Valid & Bit;
  // A sector that another one of the request has brought is a miss as well.
  const bool Hit =
      IsHeld && !(R.Number && State.Unasked & Bit && State.Asker == R.Number);
  if (!IsHeld && F == Fill::None)
    Ready = 0;
  else if (!IsHeld)
    fill(R, I, Slot, Start, /*Group=*/F == Fill::Wait);
  State.Valid |= Bit;
  State.Unasked &= ~Bit;
  State.Dirty |= Dirty ? Bit : 0;
  Counters.L2Bytes += Machine.SectorBytes;
  ++(Hit ? Counters.L2Hits : Counters.L2Misses);
  Counters.L2StoreMisses += !Hit && R.Kind != L2Request::Load;
  const uint64_t Done = Start + Machine.L2Latency;
  return {F == Fill::Wait ? std::max(Done, Ready) : Done, Hit};
}

/// Loads of a sector by several multiprocessors of a group that arrive close to
/// each other reach L2 once.
MemorySystem::Transfer MemorySystem::load(const L2Request &R) {
  RecentRequests<uint64_t> &Recent = RecentLoads[R.Group];
  const uint64_t Cycle = R.Cycle + R.Delay;
  if (Recent.joins(R.Sector, Cycle)) {
    ++Counters.L2Joined;
    return {std::max(Recent.at(R.Sector).Value, Cycle + Machine.L2Latency),
            /*Hit=*/true};
  }
  const Transfer T = transfer(R, Fill::Wait, /*Dirty=*/false);
  Recent.at(R.Sector) = {R.Sector, Cycle, T.Done};
  return T;
}

/// Atomics of several threads that follow each other, from this cycle on:
/// returns the cycle in which the last one starts. \p Unit: the address, or the
/// sector, which no other atomic may use meanwhile. \p Interval: fractions of
/// cycles.
uint64_t MemorySystem::serialize(FreeTimes &Times, uint64_t Unit,
                                 uint64_t Cycle, unsigned Threads,
                                 uint64_t Interval) {
  // Discard the units whose atomics have completed.
  constexpr unsigned MaxUnits = 1 << 16;
  if (Times.size() >= MaxUnits) {
    FreeTimes Kept;
    for (const auto &[Other, Free] : Times)
      if (Free > Cycle * AtomicFractions)
        Kept[Other] = Free;
    Times = std::move(Kept);
  }
  uint64_t &Free = Times[Unit];
  Free = std::max(Free, Cycle * AtomicFractions) + Threads * Interval;
  return (Free - Interval) / AtomicFractions;
}

MemorySystem::Transfer
MemorySystem::requestAtomic(const L2Request &R,
                            llvm::ArrayRef<AddressList::Entry> Words) {
  Transfer T = transfer(R, Fill::Wait, /*Dirty=*/true);
  uint64_t Last = R.Cycle;
  unsigned Threads = 0;
  for (const AddressList::Entry &W : Words) {
    Last = std::max(Last, serialize(AddressFree, W.Number, R.Cycle, W.Bytes,
                                    AtomicFractions * Machine.AtomicInterval));
    Threads += W.Bytes;
  }
  if (Machine.AtomicSectorRate)
    Last = std::max(Last, serialize(SectorFree, R.Sector, R.Cycle, Threads,
                                    AtomicRateCycles * AtomicFractions /
                                        Machine.AtomicSectorRate));
  if (Machine.AtomicBandwidth)
    Last = std::max(Last, Atomics.reserve(R.Cycle, Threads));
  Counters.Atomics += Threads;
  T.Wait = Last - R.Cycle;
  T.Done += T.Wait;
  return T;
}

MemorySystem::Transfer
MemorySystem::serve(const L2Request &R,
                    llvm::ArrayRef<AddressList::Entry> Words) {
  switch (R.Kind) {
  case L2Request::Load:
    return load(R);
  case L2Request::Store:
    return transfer(R, Machine.PartialSectors ? Fill::None : Fill::Background,
                    /*Dirty=*/true);
  case L2Request::WholeStore:
    return transfer(R, Fill::None, /*Dirty=*/true);
  case L2Request::Atomic:
    return requestAtomic(R, Words);
  case L2Request::WriteBack:
    L2Port.reserve(R.Cycle, R.Sector * Machine.SectorBytes);
    Counters.L2Bytes += R.Sector * Machine.SectorBytes;
    return {0, true};
  }
  llvm_unreachable("unknown request");
}

MemorySystem::Transfer
MemorySystem::request(const L2Request &R,
                      llvm::ArrayRef<AddressList::Entry> Words) {
  Transfer T = serve(R, Words);
  T.Done += R.Distance;
  return T;
}

void MemorySystem::requestAll(llvm::ArrayRef<MemoryPath *> Paths) {
  // By the cycle of issue, then by multiprocessor.
  Starts.clear();
  for (const MemoryPath *P : Paths)
    for (const MemoryPath::NotedRequest &N : P->Noted) {
      if (N.Issue + 1 >= Starts.size())
        Starts.resize(N.Issue + 2);
      ++Starts[N.Issue + 1];
    }
  if (Starts.empty())
    return;
  std::partial_sum(Starts.begin(), Starts.end(), Starts.begin());
  Ordered.resize(Starts.back());
  for (MemoryPath *P : Paths)
    for (uint32_t I = 0; I != P->Noted.size(); ++I)
      Ordered[Starts[P->Noted[I].Issue]++] = {P, I};
  // The tags of a large L2 are not in the host's caches.
  constexpr size_t Ahead = 8;
  for (size_t I = 0; I != Ordered.size(); ++I) {
    if (I + Ahead < Ordered.size()) {
      const Noted &Later = Ordered[I + Ahead];
      L2.prefetch(Later.Path->Noted[Later.Index].Request.Sector /
                  Machine.sectorsPerLine());
    }
    MemoryPath &P = *Ordered[I].Path;
    MemoryPath::NotedRequest &R = P.Noted[Ordered[I].Index];
    R.Done =
        request(
            R.Request,
            llvm::ArrayRef(P.NotedWords).slice(R.FirstWord, R.Request.Words))
            .Done;
  }
}

//===----------------------------------------------------------------------===//
// Requests of a multiprocessor
//===----------------------------------------------------------------------===//

/// Returns where a group of multiprocessors is between the nearest one, 0, and
/// the farthest one. Any consecutive numbers are spread evenly.
static unsigned distanceOf(unsigned Number, uint64_t Farthest) {
  constexpr uint32_t GoldenRatio = 0x9e3779b9;
  return Number * GoldenRatio * (Farthest + 1) >> 32;
}

MemoryPath::MemoryPath(MemorySystem &System, MemoryCounters &Counters,
                       unsigned Number)
    : System(System), Machine(System.Machine), Counters(Counters),
      Port(Machine.L1Bandwidth), Queue(Machine.MemoryQueue),
      Receive(Machine.L2PortBandwidth), Send(Machine.L2PortBandwidth),
      L1(Machine.L1Bytes, Machine.L1Ways, Machine.LineBytes,
         Machine.sectorsPerLine()),
      Constants(Machine.ConstantBytes, Machine.ConstantWays,
                Machine.ConstantLineBytes, /*Sectors=*/1),
      InFlight(Machine.L1InFlight),
      WritesDone(Machine.Blocks * MaxWarpsPerBlock),
      StoresSent(WritesDone.size()), Group(Number / Machine.JoinGroup),
      Distance(distanceOf(Group, Machine.L2Spread)),
      RecentStores(Machine.StoreWindow), RecentLines(Machine.LineWindow),
      LastRequest(Number), ConstantSpread(Number * Machine.ConstantSpread) {
  if (Machine.ConstantLoadBytes)
    LoadConstants.emplace(Machine.ConstantLoadBytes, Machine.ConstantWays,
                          Machine.ConstantLineBytes, /*Sectors=*/1);
  if (Machine.ConstantNextBytes)
    NextConstants.emplace(Machine.ConstantNextBytes, Machine.ConstantWays,
                          Machine.ConstantLineBytes, /*Sectors=*/1);
  if (Machine.CodeBytes)
    Code.emplace(Machine.CodeBytes, /*Ways=*/CodeWays, Machine.CodeLineBytes,
                 /*Sectors=*/1);
}

uint64_t &MemoryPath::writesDone(const Context &X) {
  return WritesDone[X.Slot * MaxWarpsPerBlock + X.W->Index];
}

uint64_t &MemoryPath::storesSent(const Context &X) {
  return StoresSent[X.Slot * MaxWarpsPerBlock + X.W->Index];
}

/// Reserves the port of L1 and shared memory for an access that issues in this
/// cycle. Returns the last cycle of the transfer.
uint64_t MemoryPath::reservePort(uint64_t Cycle, uint64_t Bytes) {
  if (!Queue.empty()) {
    const uint64_t Begin = std::max(Cycle, Port.freeCycle());
    Queued = Begin - Cycle;
    Queue[NextQueue] = Begin;
    NextQueue = NextQueue + 1 == Queue.size() ? 0 : NextQueue + 1;
  }
  return Port.reserve(Cycle, Bytes);
}

/// Notes a request. Returns the number of the cycle in which it is done.
uint64_t MemoryPath::note(const L2Request &R,
                          llvm::ArrayRef<AddressList::Entry> Words,
                          bool IsAccess) {
  const uint64_t Number = Times.add();
  Noted.push_back({R, uint32_t(Now - WindowBegin), uint32_t(NotedWords.size()),
                   IsAccess, Number, 0});
  NotedWords.insert(NotedWords.end(), Words.begin(), Words.end());
  return Number;
}

/// Requests a sector of L2. An instruction that begins below the limit of
/// sectors in flight may exceed it.
uint64_t MemoryPath::request(Context &X, L2Request R,
                             llvm::ArrayRef<AddressList::Entry> Words) {
  uint64_t &Slot = InFlight[NextInFlight];
  if (++NextInFlight == InFlight.size())
    NextInFlight = 0;
  R.Words = Words.size();
  R.Distance = Distance;
  const uint64_t Begin = R.Cycle;
  R.Cycle -= Queued;
  if (Machine.L2PortBandwidth)
    R.Cycle = (R.Kind == L2Request::Load ? Receive : Send)
                  .reserve(R.Cycle, Machine.SectorBytes);
  R.Delay = Begin - std::min(Begin, R.Cycle);
  if (R.Kind != L2Request::Load)
    storesSent(X) = std::max(storesSent(X), std::max(Begin, R.Cycle));
  if (IsInWindow) {
    Slot = note(R, Words, /*IsAccess=*/true);
    Times.replaceAt(Slot);
    return Slot;
  }
  const MemorySystem::Transfer T = System.request(R, Words);
  Slot = T.Done;
  LastDone = std::max(LastDone, T.Done);
  ++(T.Hit ? X.Access.L2Hits : X.Access.L2Misses);
  X.Access.AtomicWait = std::max(X.Access.AtomicWait, T.Wait);
  return T.Done;
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

void MemoryPath::startWindow(uint64_t Begin, uint64_t End) {
  IsInWindow = true;
  WindowBegin = Begin;
  Times.start(End);
}

bool MemoryPath::resolveWindow() {
  for (const NotedRequest &N : Noted) {
    Times.set(N.Number, N.Done);
    if (N.IsAccess)
      LastDone = std::max(LastDone, N.Done);
  }
  Times.resolve();
  return !Noted.empty();
}

void MemoryPath::endWindow() {
  IsInWindow = false;
  Times.clear();
  Noted.clear();
  NotedWords.clear();
}

/// The line in L1.
Cache::Index MemoryPath::findOrAllocate(uint64_t Line, uint64_t Cycle) {
  return L1.findOrAllocate(Line, [&](const Cache::State &Old) {
    if (!Old.Dirty)
      return;
    const L2Request R{L2Request::WriteBack, Cycle - Queued,
                      uint64_t(llvm::popcount(Old.Dirty))};
    if (IsInWindow)
      note(R, {}, /*IsAccess=*/false);
    else
      System.request(R);
  });
}

/// Stores to thread-local memory, which no other multiprocessor reads.
uint64_t MemoryPath::storeInL1(const AddressList &Sectors, uint64_t Cycle) {
  const uint64_t PerLine = Machine.sectorsPerLine();
  for (const AddressList::Entry &E : Sectors.entries()) {
    const unsigned Number = E.Number % PerLine;
    const Cache::Index I = findOrAllocate(E.Number / PerLine, Cycle);
    L1.state(I).Valid |= 1u << Number;
    L1.state(I).Dirty |= 1u << Number;
    L1.ready(I, Number) = Cycle;
  }
  return Cycle + 1;
}

/// Returns the number of the request to L2 for sectors of a line.
uint32_t MemoryPath::requestOf(uint64_t Line, uint64_t Cycle) {
  auto &Recent = RecentLines.at(Line);
  if (!RecentLines.joins(Line, Cycle))
    Recent = {Line, Cycle, nextRequest()};
  return Recent.Value;
}

L2Request MemoryPath::loadOf(uint64_t Sector, uint64_t Cycle,
                             uint32_t Request) const {
  L2Request R{L2Request::Load, Cycle, Sector};
  R.Number = Request;
  R.Group = Group;
  R.Distance = Distance;
  return R;
}

uint64_t MemoryPath::loadThroughL1(Context &X, const AddressList &Sectors,
                                   uint64_t Cycle, unsigned Words,
                                   bool IsConstant) {
  const uint64_t PerLine = Machine.sectorsPerLine();
  uint64_t Done = Cycle + Machine.L1Latency + (Words - 1) * Machine.WordLatency;
  llvm::ArrayRef<AddressList::Entry> Left = Sectors.entries();
  while (!Left.empty()) {
    const uint64_t Line = Left.front().Number / PerLine;
    const auto OfLine = Left.take_while(
        [&](const auto &E) { return E.Number / PerLine == Line; });
    Left = Left.drop_front(OfLine.size());
    const Cache::Index I = findOrAllocate(Line, Cycle);
    Cache::State &State = L1.state(I);
    const auto IsHit = [&](const AddressList::Entry &E) {
      return State.Valid >> E.Number % PerLine & 1;
    };
    const uint32_t Request =
        llvm::all_of(OfLine, IsHit) ? 0 : requestOf(Line, Cycle);
    for (const AddressList::Entry &E : OfLine) {
      const unsigned Number = E.Number % PerLine;
      const uint8_t Bit = 1u << Number;
      uint64_t &Ready = L1.ready(I, Number);
      const bool Hit = IsHit(E);
      ++(Hit ? X.Access.L1Hits : X.Access.L1Misses);
      if (!Hit) {
        Ready = request(X, loadOf(E.Number, Cycle, Request));
        if (IsInWindow)
          Times.replaceAt(Ready);
        State.Valid |= Bit;
        State.Constant &= ~Bit;
      }
      if (IsConstant)
        State.Constant |= Bit;
      Done = latest(Done, Ready);
    }
  }
  return Done;
}

/// Loads with .STRONG beyond the block: L1 may hold an older value.
uint64_t MemoryPath::loadAroundL1(Context &X, const AddressList &Sectors,
                                  uint64_t Cycle) {
  uint64_t Done = Cycle;
  const uint32_t Request = nextRequest();
  for (const AddressList::Entry &E : Sectors.entries())
    Done = latest(Done, request(X, loadOf(E.Number, Cycle, Request)));
  return Done;
}

/// Stores through L1, which does not allocate lines for stores but updates the
/// sectors that it holds.
uint64_t MemoryPath::storeThrough(Context &X, const AddressList &Sectors,
                                  uint64_t Cycle) {
  uint64_t Done = Cycle;
  for (const AddressList::Entry &E : Sectors.entries()) {
    auto &Recent = RecentStores.at(E.Number);
    if (!RecentStores.joins(E.Number, Cycle)) {
      Recent = {
          E.Number, Cycle,
          request(X, {E.Bytes >= Machine.SectorBytes ? L2Request::WholeStore
                                                     : L2Request::Store,
                      Cycle, E.Number})};
      if (Machine.StoreWindow && isUnknown(Recent.Value))
        Times.replaceAt(Recent.Value);
    }
    Done = latest(Done, Recent.Value);
  }
  return Done;
}

uint64_t MemoryPath::atomicInL2(Context &X, const AddressList &Sectors,
                                const Addresses &A, uint32_t Mask,
                                uint64_t Cycle) {
  const uint64_t PerLine = Machine.sectorsPerLine();
  const unsigned Shift = llvm::countr_zero(Machine.SectorBytes);
  AddressList Words;
  eachActive(Mask, [&](unsigned L) { Words.add(A.V[L], 1); });
  uint64_t Done = Cycle;
  for (const AddressList::Entry &E : Sectors.entries()) {
    // The value in L1 is outdated now.
    const Cache::Index I = L1.find(E.Number / PerLine);
    if (I != Cache::None)
      L1.state(I).Valid &= ~(1u << E.Number % PerLine);
    llvm::SmallVector<AddressList::Entry, WarpSize> InSector;
    for (const AddressList::Entry &W : Words.entries())
      if (W.Number >> Shift == E.Number)
        InSector.push_back(W);
    Done = latest(Done,
                  request(X, {L2Request::Atomic, Cycle, E.Number}, InSector));
  }
  return Done;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

void MemoryPath::listSectors(const Context &X, const Addresses &A,
                             const AddressPattern &Pattern, uint32_t Global,
                             uint32_t Local, unsigned Bytes,
                             AddressList &List) const {
  const unsigned Shift = llvm::countr_zero(Machine.SectorBytes);
  if (Global && !Local && Pattern.isContiguous(Bytes)) {
    const uint64_t End = Pattern.Max + Bytes;
    for (uint64_t At = Pattern.Min; At < End;) {
      const uint64_t Next = std::min(End, ((At >> Shift) + 1) << Shift);
      List.append(At >> Shift, Next - At);
      At = Next;
    }
    return;
  }
  if (Global && !Local && Pattern.isUniform())
    return List.append(Pattern.Min >> Shift, Bytes);
  eachActive(Global, [&](unsigned L) { List.add(A.V[L] >> Shift, Bytes); });
  if (!Local)
    return;
  const uint64_t Warp = (uint64_t(X.Multiprocessor) * Machine.Blocks + X.Slot) *
                            MaxWarpsPerBlock +
                        X.W->Index;
  const uint64_t Base = LocalBase + Warp * LocalBytesPerWarp;
  const unsigned Words = wordsOf(Bytes);
  for (unsigned I = 0; I != Words; ++I)
    eachActive(Local, [&](unsigned L) {
      const uint64_t Word = uint32_t(A.V[L]) / WordBytes + I;
      List.add((Base + (Word * WarpSize + L) * WordBytes) >> Shift,
               std::min(Bytes, WordBytes));
    });
}

/// Returns the number of lines that contain the sectors. Sectors of a line are
/// mostly adjacent in the list.
static unsigned countLines(const AddressList &Sectors, uint64_t PerLine) {
  AddressList Lines;
  for (const AddressList::Entry &E : Sectors.entries())
    Lines.add(E.Number / PerLine, 0);
  return Lines.entries().size();
}

uint64_t MemoryPath::accessGlobal(Context &X, const DecodedInst &I,
                                  const Addresses &A,
                                  const AddressPattern &Pattern,
                                  uint32_t Global, uint32_t Local,
                                  unsigned Bytes, AccessKind Kind) {
  AddressList Sectors;
  listSectors(X, A, Pattern, Global, Local, Bytes, Sectors);
  X.ExtraCycles = countLines(Sectors, Machine.sectorsPerLine()) - 1;
  X.Access.Requests = 1;
  X.Access.Sectors = Sectors.entries().size();
  uint64_t Bandwidth = X.Access.Sectors * Machine.SectorBytes;
  if (Machine.L1Lines)
    Bandwidth = std::max(Bandwidth, (X.ExtraCycles + 1) * Machine.L1Bandwidth /
                                        Machine.L1Lines);
  const uint64_t Cycle = reservePort(X.Cycle, Bandwidth);
  const unsigned Quality = I.mod(mod::MMemSem);
  uint64_t Done;
  switch (Kind) {
  case AccessKind::Load:
    if (Quality == Q7X2::MemSem_STRONG_GPU ||
        Quality == Q7X2::MemSem_STRONG_SYS)
      return loadAroundL1(X, Sectors, Cycle);
    return loadThroughL1(X, Sectors, Cycle, wordsOf(Bytes),
                         Quality == Q7X2::MemSem_CONSTANT);
  case AccessKind::Store:
    if (Machine.L1WritesBack && !Global)
      return storeInL1(Sectors, Cycle);
    Done = storeThrough(X, Sectors, Cycle);
    break;
  case AccessKind::Atomic:
    Done = atomicInL2(X, Sectors, A, Global | Local, Cycle);
    break;
  }
  uint64_t &Writes = writesDone(X);
  Writes = latest(Writes, Done);
  if (isUnknown(Writes))
    Times.replaceAt(Writes);
  return Done;
}

/// Returns the number of cycles that the banks need: each bank transfers one
/// word per cycle to all lanes that load it. Atomics of several lanes on the
/// same word take one cycle each.
static unsigned bankPasses(const Addresses &A, const AddressPattern &Pattern,
                           uint32_t Mask, unsigned Bytes, unsigned Banks,
                           bool IsAtomic) {
  const unsigned Words = wordsOf(Bytes);
  // All words are in different banks or the same word.
  if (!IsAtomic &&
      Pattern.Max / WordBytes + Words - Pattern.Min / WordBytes <= Banks)
    return 1;
  if (!IsAtomic && Banks == WarpSize && Pattern.isContiguous(Bytes))
    return Words;
  if (Words == 1 && Banks == WarpSize) {
    // All words are in different banks.
    uint32_t Used = 0;
    eachActive(Mask, [&](unsigned L) {
      Used |= uint32_t(1) << (A.V[L] / WordBytes % WarpSize);
    });
    if (llvm::popcount(Used) == llvm::popcount(Mask))
      return 1;
  }
  // Linked lists of the words of each bank.
  constexpr uint8_t End = 0xff;
  uint64_t Word[WarpSize * 4];
  uint8_t Next[WarpSize * 4], First[128], Used[128] = {};
  std::fill_n(First, Banks, End);
  unsigned Count = 0, Most = 1;
  auto Add = [&](uint64_t W) {
    const unsigned Bank = W % Banks;
    for (uint8_t At = First[Bank]; At != End && !IsAtomic; At = Next[At])
      if (Word[At] == W)
        return;
    Word[Count] = W;
    Next[Count] = First[Bank];
    First[Bank] = Count++;
    Most = std::max<unsigned>(Most, ++Used[Bank]);
  };
  eachActive(Mask, [&](unsigned L) {
    for (unsigned I = 0; I != Words; ++I)
      Add(A.V[L] / WordBytes + I);
  });
  return Most;
}

uint64_t MemoryPath::accessShared(Context &X, const Addresses &A,
                                  const AddressPattern &Pattern, uint32_t Mask,
                                  unsigned Bytes, bool IsAtomic) {
  const unsigned Passes =
      bankPasses(A, Pattern, Mask, Bytes, Machine.SharedBanks, IsAtomic);
  X.Access.SharedPasses = Passes;
  const unsigned Words = wordsOf(Bytes);
  X.ExtraCycles = Passes - std::min(Passes, Words);
  // Shared memory occupies the port for as many cycles.
  return reservePort(X.Cycle, Passes * Machine.L1Bandwidth) +
         System.SharedLatency + (Words - 1) * Machine.WordLatency +
         X.ExtraCycles * (Machine.SharedConflictLatency - 1);
}

void MemoryPath::access(Context &X, const DecodedInst &I, Space S,
                        const Addresses &A, const AddressPattern &Pattern,
                        uint32_t Mask, unsigned Bytes, AccessKind Kind) {
  uint32_t Shared = S == Space::Shared ? Mask : 0;
  uint32_t Local = S == Space::Local ? Mask : 0;
  uint32_t Global = S == Space::Global ? Mask : 0;
  if (S == Space::Generic)
    eachActive(Mask, [&](unsigned L) {
      const uint32_t Bit = 1u << L;
      if (A.V[L] - SharedWindow < WindowBytes)
        Shared |= Bit;
      else if (A.V[L] - LocalWindow < WindowBytes)
        Local |= Bit;
      else if (!isOutputPort(A.V[L]))
        Global |= Bit;
    });
  X.AccessDone = X.Cycle + 1;
  if (Shared)
    X.AccessDone =
        accessShared(X, A, Pattern, Shared, Bytes, Kind == AccessKind::Atomic);
  if (Global | Local)
    X.AccessDone = latest(X.AccessDone, accessGlobal(X, I, A, Pattern, Global,
                                                     Local, Bytes, Kind));
  MemoryCounters &C = Counters;
  C.Requests += X.Access.Requests;
  C.Sectors += X.Access.Sectors;
  C.AtomicSectors += Kind == AccessKind::Atomic ? X.Access.Sectors : 0;
  C.L1Hits += X.Access.L1Hits;
  C.L1Misses += X.Access.L1Misses;
  C.SharedPasses += X.Access.SharedPasses;
}

uint64_t MemoryPath::fence(Context &X, unsigned Scope) {
  if (Scope == Q7X2::MemScope_CTA) // all threads of the block use this L1
    return X.Cycle + 1;
  L1.invalidate();
  return latest(X.Cycle + Machine.L2Latency, writesDone(X));
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// Requests a line of a constant bank that missed in the first level.
uint64_t MemoryPath::loadConstantLine(uint64_t Line, uint64_t Cycle,
                                      uint64_t Spread) {
  if (Machine.ConstantLatency)
    return Cycle + Machine.ConstantLatency + Spread;
  uint64_t Done = Cycle;
  const uint64_t Begin = Line * Machine.ConstantLineBytes;
  const uint32_t Request = nextRequest();
  for (uint64_t At = Begin; At < Begin + Machine.ConstantLineBytes;
       At += Machine.SectorBytes) {
    const L2Request R = loadOf(At / Machine.SectorBytes, Cycle, Request);
    Done = latest(Done, IsInWindow ? note(R, {}, /*IsAccess=*/false)
                                   : System.request(R).Done);
  }
  return Done;
}

/// Returns the cycle in which the second level provides a line.
uint64_t MemoryPath::nextConstantLine(uint64_t Line, uint64_t Cycle,
                                      uint64_t Spread) {
  bool Hit = true;
  const Cache::Index I =
      NextConstants->findOrAllocate(Line, [&](auto &) { Hit = false; });
  uint64_t &Ready = NextConstants->ready(I, 0);
  if (Hit)
    return latest(Ready, Cycle + Machine.ConstantNextLatency);
  Ready = loadConstantLine(Line, Cycle, Spread);
  if (isUnknown(Ready))
    Times.replaceAt(Ready);
  return Ready;
}

/// Requests a line of a constant bank unless a cache of the first level holds
/// it. Returns the cycle in which it is available.
uint64_t MemoryPath::constantLine(Cache &Level, uint64_t Line, uint64_t Cycle) {
  bool Hit = true;
  const Cache::Index I =
      Level.findOrAllocate(Line, [&](auto &) { Hit = false; });
  uint64_t &Ready = Level.ready(I, 0);
  if (Hit)
    return Ready;
  ++Counters.ConstantMisses;
  const uint64_t Spread = &Level == &Constants ? ConstantSpread : 0;
  Ready = NextConstants ? nextConstantLine(Line, Cycle, Spread)
                        : loadConstantLine(Line, Cycle, Spread);
  if (isUnknown(Ready))
    Times.replaceAt(Ready);
  return Ready;
}

static uint64_t constantAddress(unsigned Bank, uint32_t Offset) {
  return ConstantBase + Bank * ConstantBankBytes + Offset;
}

uint64_t MemoryPath::constantReady(unsigned Bank, uint32_t Offset,
                                   uint64_t Cycle) {
  const uint64_t Line =
      constantAddress(Bank, Offset) / Machine.ConstantLineBytes;
  // Most instructions use the kernel's arguments, which fill few lines.
  if (Line != LastConstant) {
    const uint64_t Ready = constantLine(Constants, Line, Cycle);
    if (Ready > Cycle)
      return Ready;
    LastConstant = Line;
  }
  ++Counters.ConstantHits;
  return Cycle;
}

bool MemoryPath::holdsConstant(unsigned Bank, uint32_t Offset, uint64_t Cycle) {
  const uint64_t Line =
      constantAddress(Bank, Offset) / Machine.ConstantLineBytes;
  if (Line == LastConstant)
    return true;
  const Cache::Index I = Constants.find(Line);
  return I != Cache::None && Constants.ready(I, 0) <= Cycle;
}

void MemoryPath::loadConstant(Context &X, unsigned Bank, const Lanes &Offsets,
                              uint32_t Mask, bool IsUniform) {
  Cache &Level = IsUniform || !LoadConstants ? Constants : *LoadConstants;
  AddressList Lines;
  eachActive(Mask, [&](unsigned L) {
    Lines.add(constantAddress(Bank, Offsets.V[L]) / Machine.ConstantLineBytes,
              1);
  });
  uint64_t Ready = X.Cycle;
  bool Hit = true;
  for (const AddressList::Entry &E : Lines.entries()) {
    LastConstant = ~uint64_t(0);
    const uint64_t Line = constantLine(Level, E.Number, X.Cycle);
    Hit &= Line <= X.Cycle;
    Ready = latest(Ready, Line);
  }
  Counters.ConstantHits += Hit;
  // One line a cycle.
  X.ExtraCycles = Lines.entries().size() - 1;
  if (isUnknown(Ready))
    X.ConstantsDone = Ready;
  else
    X.ExtraCycles += Ready - X.Cycle;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Requests a line of code unless the cache holds it. Returns the cycle in
/// which it is available.
uint64_t MemoryPath::codeLine(uint64_t Line, uint64_t Cycle) {
  bool Hit = true;
  const Cache::Index I =
      Code->findOrAllocate(Line, [&](auto &) { Hit = false; });
  if (!Hit)
    Code->ready(I, 0) = Cycle + Machine.CodeLatency;
  return Code->ready(I, 0);
}

bool MemoryPath::findCode(uint32_t PC, uint64_t Cycle) {
  const uint64_t Line = PC * InstBytes / Machine.CodeLineBytes;
  if (Line == LastCode)
    return true;
  const Cache::Index I = Code->find(Line);
  if (I == Cache::None || Code->ready(I, 0) > Cycle)
    return false;
  // The following lines are requested when this line is used.
  for (uint64_t Next = 1; Next <= Machine.CodeAhead; ++Next)
    if (Code->find(Line + Next) == Cache::None)
      return false;
  LastCode = Line;
  return true;
}

uint64_t MemoryPath::codeReady(uint32_t PC, uint64_t Cycle) {
  const uint64_t Line = PC * InstBytes / Machine.CodeLineBytes;
  const uint64_t Ready = codeLine(Line, Cycle);
  for (uint64_t Next = 1; Next <= Machine.CodeAhead; ++Next)
    codeLine(Line + Next, Cycle);
  if (Ready <= Cycle)
    LastCode = Line;
  return Ready;
}
