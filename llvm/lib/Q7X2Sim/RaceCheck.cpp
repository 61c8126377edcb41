//===- RaceCheck.cpp - Finds races ----------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RaceCheck.h"
#include "Target.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace q7x2;
using llvm::formatv;

RaceCheck::RaceCheck(const CheckedLaunch &Common) : Common(Common) {
  Globals.resize(Common.Launch.Memory->allocations().size());
}

const char *RaceCheck::problem() const {
  if (IsOutOfMemory)
    return "out of memory for the check of races";
  return Clock.isExhausted() ? "the launch is too long for the check of races"
                             : nullptr;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

void RaceCheck::before(Context &X, const DecodedInst &I, uint32_t Mask) {
  if (Clock.isExhausted())
    return;
  Clock.resume(*X.W, Mask);
  const MemoryUse &Use = Common.Uses[Common.pcOf(I)];
  if (Use.Bytes)
    return access(X, I, Use, Mask);
  switch (I.Op) {
  case op::MEMBAR:
    return Clock.fence(*X.W, Mask, I.mod(mod::MMemScope) == Q7X2::MemScope_CTA);
  case op::BAR_ARV:
    return Clock.arrive(*X.W, Mask);
  case op::WARPSYNC: {
    Lanes Buf;
    const uint32_t *Members = fetch(X, I.B, Buf);
    return eachActive(
        Mask, [&](unsigned L) { Clock.waitAtWarpSync(*X.W, L, Members[L]); });
  }
  default:
    return;
  }
}

/// A quick check: returns true if the lanes access ascending, disjoint bytes.
static bool areAscending(const Addresses &A, uint32_t Mask, unsigned Bytes) {
  uint64_t End = 0;
  bool Ascends = true;
  eachActive(Mask, [&](unsigned L) {
    Ascends &= A.V[L] >= End;
    End = A.V[L] + Bytes;
  });
  return Ascends;
}

/// Returns the lanes of a mask, from the first one on, that access consecutive
/// elements.
static uint32_t consecutiveLanes(const Addresses &A, uint32_t Mask,
                                 unsigned Bytes) {
  const unsigned First = firstLane(Mask);
  unsigned End = First + 1;
  while (End != WarpSize && laneBit(Mask, End) &&
         A.V[End] == A.V[End - 1] + Bytes)
    ++End;
  return llvm::maskTrailingOnes<uint32_t>(End - First) << First;
}

/// Prefetches the cells of scattered accesses, so that the host loads them in
/// parallel.
void RaceCheck::prefetch(const Context &X, const Addresses &A, uint32_t Mask) {
  const Allocation *In = X.LastHit;
  if (!In || In->ReadOnly)
    return;
  const RaceShadow &Shadow =
      Globals[In - Common.Launch.Memory->allocations().data()];
  eachActive(Mask, [&](unsigned L) {
    if (In->contains(A.V[L], 1))
      Shadow.prefetch((A.V[L] - In->Base) / RaceShadow::WordBytes);
  });
}

void RaceCheck::access(Context &X, const DecodedInst &I, const MemoryUse &Use,
                       uint32_t Mask) {
  if (Use.In == Space::Local)
    return;
  Addresses A;
  computeAddresses(X, I, Use.In, Mask, A);
  // A time of its own lets later lanes recognize the stores of this
  // instruction.
  LanesMayOverlap = !areAscending(A, Mask, Use.Bytes);
  if (Use.Kind == AccessKind::Store && LanesMayOverlap)
    Clock.advance();
  // Shorter rows are not worth the overhead.
  constexpr int LeastRow = 4;
  if (Use.In != Space::Shared &&
      llvm::popcount(consecutiveLanes(A, Mask, Use.Bytes)) < LeastRow)
    prefetch(X, A, Mask);
  // If many lanes load from one address and everything is ordered, two of them
  // suffice to detect a later write by another thread.
  const bool IsWeakLoad = !Use.writes() && !Use.IsStrong;
  uint64_t Last = 0;
  unsigned Same = 0;
  bool AllOrdered = false;
  for (uint32_t Left = Mask, Alone = 0; Left;) {
    const unsigned L = firstLane(Left);
    if (!Use.IsStrong && !laneBit(Alone, L)) {
      const uint32_t Row = consecutiveLanes(A, Left, Use.Bytes);
      Alone = Row;
      if (llvm::popcount(Row) >= LeastRow) {
        Alone = accessRow(X, I, Use, A, Row);
        Left &= ~(Row & ~Alone);
        continue;
      }
    }
    Left &= Left - 1;
    Same = A.V[L] == Last ? Same + 1 : 0;
    Last = A.V[L];
    if (IsWeakLoad && Same > 1 && AllOrdered)
      continue;
    AllOrdered |= Same == 0;
    AllOrdered &= accessLane(X, I, Use, A, L);
  }
}

/// Checks the access of one lane. Returns true if all earlier accesses are
/// ordered before it by program order or a block barrier.
bool RaceCheck::accessLane(Context &X, const DecodedInst &I,
                           const MemoryUse &Use, const Addresses &A,
                           unsigned Lane) {
  const Location At = locate(Use.In, A.V[Lane]);
  Location InShadow = At;
  RaceShadow *Shadow = shadowOf(X, InShadow, Use);
  if (!Shadow)
    return true;
  const unsigned Thread = X.W->FirstThread + Lane;
  const uint32_t PC = Common.pcOf(I);
  const Current C = {X,    I,  Use,    PC,
                     Lane, At, Thread, {keyOf(Thread, Use), Clock.now(), PC}};
  bool AllOrdered = true;
  IsOutOfMemory |=
      !Shadow->visit(InShadow.Offset, Use.Bytes,
                     [&](ShadowCell &Cell, unsigned Offset, unsigned Bytes) {
                       AllOrdered &= visit(C, Cell, Offset, Bytes);
                     });
  if (Use.IsStrong)
    synchronize(C);
  return AllOrdered;
}

uint64_t RaceCheck::keyOf(unsigned Thread, const MemoryUse &Use) const {
  return PastAccess::keyOf(Clock.first() + Thread,
                           (Use.writes() ? PastAccess::Writes : 0) |
                               (Use.IsStrong ? PastAccess::Strong : 0) |
                               (Use.IsBlockScope ? PastAccess::BlockScope : 0));
}

/// Returns the shadow of the memory that an access is in and changes \p L to
/// the offset there. Returns null if no other thread can change the memory, or
/// the access is a fault.
RaceShadow *RaceCheck::shadowOf(Context &X, Location &L, const MemoryUse &Use) {
  if (L.In == Space::Local || L.Offset % Use.Bytes)
    return nullptr;
  if (L.In == Space::Shared)
    return L.Offset + Use.Bytes <= Common.Launch.SharedBytes ? &Shared
                                                             : nullptr;
  const GlobalMemory &Memory = *Common.Launch.Memory;
  const Allocation *A = X.LastHit;
  if (!A || !A->contains(L.Offset, Use.Bytes))
    A = Memory.find(L.Offset, Use.Bytes);
  if (!A || A->ReadOnly)
    return nullptr;
  L.Offset -= A->Base;
  return &Globals[A - Memory.allocations().data()];
}

/// Performs the release and acquire of a strong access.
void RaceCheck::synchronize(const Current &C) {
  ChainMap &Chains = C.At.In == Space::Shared ? SharedChains : GlobalChains;
  const bool Reads = C.Use.Kind != AccessKind::Store;
  const bool HasFence = C.Use.writes() && Clock.hasFence(C.Thread);
  if (Chains.empty() && !HasFence)
    return;
  const uint64_t Word = C.At.Offset / RaceShadow::WordBytes;
  auto It = Chains.find(Word);
  if (It == Chains.end()) {
    if (!HasFence)
      return;
    It = Chains.try_emplace(Word).first;
  }
  if (Reads)
    Clock.acquire(C.Thread, It->second);
  if (C.Use.writes())
    Clock.release(C.Thread, It->second, /*Replaces=*/!Reads);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// Records the accesses of lanes to consecutive elements. Returns the lanes
/// that have not been recorded and need a full check.
uint32_t RaceCheck::accessRow(Context &X, const DecodedInst &I,
                              const MemoryUse &Use, const Addresses &A,
                              uint32_t Lanes) {
  constexpr unsigned WordBytes = RaceShadow::WordBytes;
  const unsigned First = firstLane(Lanes), Count = llvm::popcount(Lanes);
  Location Begin = locate(Use.In, A.V[First]);
  Location End = locate(Use.In, A.V[First + Count - 1]);
  const Space In = Begin.In;
  RaceShadow *Shadow = shadowOf(X, Begin, Use);
  if (!Shadow || End.In != In || shadowOf(X, End, Use) != Shadow)
    return Lanes;
  const uint32_t PC = Common.pcOf(I);
  Row R = {{0, Clock.now(), PC}, In, ~Time(0)};
  for (unsigned L = First; L != First + Count; ++L)
    R.Known = std::min(R.Known, Clock.blockTime(X.W->FirstThread + L));
  // A word belongs to several lanes, or a lane has several words.
  const unsigned PerWord = std::max(WordBytes / Use.Bytes, 1u);
  const unsigned Words = std::max(Use.Bytes / WordBytes, 1u);
  const uint64_t Spread = Use.Bytes == 1   ? PastAccess::Bytewise
                          : Use.Bytes == 2 ? PastAccess::Halfwise
                                           : 0;
  uint32_t Rest = Lanes;
  const unsigned Skipped =
      (WordBytes - Begin.Offset % WordBytes) % WordBytes / Use.Bytes;
  for (unsigned L = Skipped; L + PerWord <= Count; L += PerWord) {
    const unsigned Lane = First + L;
    R.Self.Key = keyOf(X.W->FirstThread + Lane, Use) | Spread;
    const uint64_t Word = (Begin.Offset + L * Use.Bytes) / WordBytes;
    bool Done = true;
    for (unsigned W = 0; W != Words && Done; ++W) {
      ShadowCell *Cell = Shadow->cellOf(Word + W);
      Done = Cell && noteInRow(R, *Cell);
    }
    if (Done)
      Rest &= ~(llvm::maskTrailingOnes<uint32_t>(PerWord) << Lane);
  }
  return Rest;
}

/// Returns a measure of how far apart two threads are.
static unsigned distance(ThreadNumber A, ThreadNumber B) {
  return (A != B) + (warpOf(A) != warpOf(B)) + (blockOf(A) != blockOf(B));
}

/// Returns true if there is no earlier access, or if it is ordered before those
/// of the row by program order or a block barrier, or belongs to a block that
/// has ended.
inline bool RaceCheck::isOrderedInRow(const Row &R, const PastAccess &P) const {
  constexpr uint64_t Kinds =
      PastAccess::Writes | PastAccess::Strong | PastAccess::BlockScope;
  if (!P.isSet() || ((P.Key ^ R.Self.Key) & ~Kinds) == 0)
    return true;
  const ThreadNumber InBlock = P.thread() - Clock.first();
  return InBlock < MaxThreadsPerBlock ? P.When <= R.Known
                                      : R.In == Space::Shared;
}

/// Records an access of the row if all earlier ones are ordered before it.
/// Returns false if a full check is needed.
inline bool RaceCheck::noteInRow(const Row &R, ShadowCell &Cell) const {
  if (RaceShadow::isSplit(Cell) || !isOrderedInRow(R, Cell.Write))
    return false;
  PastAccess &A = Cell.Reads[0], &B = Cell.Reads[1];
  const bool IsOrderedA = isOrderedInRow(R, A);
  if (R.Self.writes()) {
    if (!IsOrderedA || !isOrderedInRow(R, B))
      return false;
    A = B = PastAccess();
    Cell.Write = R.Self;
    return true;
  }
  // The reads may include strong writes.
  if ((A.Key | B.Key) & PastAccess::Writes)
    return false;
  if (IsOrderedA) {
    A = R.Self;
    return true;
  }
  auto IsReplaced = [&](const PastAccess &P) {
    if (isOrderedInRow(R, P))
      return true;
    for (unsigned I = 0; I != RaceShadow::WordBytes; ++I)
      if (!isKnown(R.Self.ofByte(I).thread() - Clock.first(), P.ofByte(I)))
        return false;
    return true;
  };
  if (IsReplaced(A)) {
    A = R.Self;
    return true;
  }
  if (!IsReplaced(B)) {
    if (A.spread() != R.Self.spread() || B.spread() != R.Self.spread())
      return false;
    if (distance(R.Self.thread(), A.thread()) <
        distance(B.thread(), A.thread()))
      return true;
  }
  B = R.Self;
  return true;
}

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

bool RaceCheck::isKnown(unsigned Thread, const PastAccess &P) const {
  return P.thread() == Clock.first() + Thread ||
         Clock.knows(Thread, P.thread(), P.When);
}

/// Returns true if an earlier access races with the current one.
bool RaceCheck::conflicts(const Current &C, const PastAccess &P) const {
  if (!P.isSet() || isKnown(C.Thread, P))
    return false;
  if (!P.writes() && !C.Self.writes())
    return false;
  // Accesses of earlier blocks to shared memory are irrelevant.
  const bool IsSameBlock = blockOf(P.thread()) == blockOf(C.Self.thread());
  if (C.At.In == Space::Shared && !IsSameBlock)
    return false;
  const bool AreStrong = P.isStrong() && C.Self.isStrong();
  const bool InScope =
      IsSameBlock || (!P.isBlockScope() && !C.Self.isBlockScope());
  return !(AreStrong && InScope);
}

/// Returns true if there is no earlier access, or if it is ordered by program
/// order or a block barrier, which are the frequent cases.
inline bool RaceCheck::isOrdered(const Current &C, const PastAccess &P) const {
  if (!P.isSet())
    return true;
  const ThreadNumber InBlock = P.thread() - Clock.first();
  return InBlock == C.Thread ||
         (InBlock < MaxThreadsPerBlock && P.When <= Clock.blockTime(C.Thread));
}

/// Records the current access if all earlier ones are ordered before it.
/// Returns false if a full check is needed.
inline bool RaceCheck::noteOrdered(const Current &C, ShadowCell &Cell) {
  if (C.Self.isStrong() || !isOrdered(C, Cell.Write))
    return false;
  const PastAccess &A = Cell.Reads[0], &B = Cell.Reads[1];
  if (C.Self.writes()) {
    if (!isOrdered(C, A) || !isOrdered(C, B))
      return false;
    Cell.Reads[0] = Cell.Reads[1] = PastAccess();
    Cell.Write = C.Self;
    return true;
  }
  // The reads may include strong writes.
  if ((A.Key | B.Key) & PastAccess::Writes)
    return false;
  if (isOrdered(C, A))
    Cell.Reads[0] = C.Self;
  else
    addRead(C.Thread, Cell, C.Self);
  return true;
}

/// Checks and records the current access to a cell. Returns true if all earlier
/// accesses are ordered before it by program order or a block barrier.
bool RaceCheck::visit(const Current &C, ShadowCell &Cell, unsigned Offset,
                      unsigned Bytes) {
  if (noteOrdered(C, Cell))
    return true;
  if (conflicts(C, Cell.Write) &&
      !storesSameValue(C, Cell.Write, Offset, Bytes))
    report(C, Cell.Write);
  for (const PastAccess &Read : Cell.Reads)
    if (conflicts(C, Read))
      report(C, Read);
  note(C, Cell);
  return false;
}

/// Records the current access.
void RaceCheck::note(const Current &C, ShadowCell &Cell) {
  if (!C.Self.writes())
    return addRead(C.Thread, Cell, C.Self);
  if (!C.Self.isStrong()) {
    // A thread that knows this write also knows the reads, or they have been
    // reported.
    Cell.Reads[0] = Cell.Reads[1] = PastAccess();
  } else if (Cell.Write.isSet() && Cell.Write.isStrong() &&
             !isKnown(C.Thread, Cell.Write)) {
    addRead(C.Thread, Cell, Cell.Write);
  }
  Cell.Write = C.Self;
}

void RaceCheck::addRead(unsigned Thread, ShadowCell &Cell,
                        const PastAccess &Read) {
  auto &[A, B] = Cell.Reads;
  auto IsReplaced = [&](const PastAccess &P) {
    return !P.isSet() || P.thread() == Read.thread() || isKnown(Thread, P);
  };
  if (IsReplaced(A))
    A = Read;
  else if (IsReplaced(B) || distance(Read.thread(), A.thread()) >=
                                distance(B.thread(), A.thread()))
    B = Read;
}

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

/// Returns a byte of the value that a lane stores.
static uint8_t storedByte(const Warp &W, const DecodedInst &I, unsigned Lane,
                          unsigned Offset) {
  return W.R[I.B.Row + Offset / 4][Lane] >> (Offset % 4 * 8);
}

bool RaceCheck::storesSameValue(const Current &C, const PastAccess &P,
                                unsigned Offset, unsigned Bytes) const {
  if (C.Use.Kind != AccessKind::Store ||
      Common.Uses[P.PC].Kind != AccessKind::Store)
    return false;
  const Warp &W = *C.X.W;
  const bool IsThisInst = LanesMayOverlap && P.When == C.Self.When &&
                          P.PC == C.PC &&
                          warpOf(P.thread()) == warpOf(C.Self.thread());
  // This instruction has not stored anything yet.
  const uint8_t *Stored = IsThisInst ? nullptr
                          : C.At.In == Space::Shared
                              ? C.X.Block.shared() + C.At.Offset
                              : C.X.Launch.Memory->access(C.At.Offset, 1);
  for (unsigned I = Offset; I != Offset + Bytes; ++I) {
    const uint8_t Before =
        Stored ? Stored[I] : storedByte(W, C.I, P.thread() % WarpSize, I);
    if (storedByte(W, C.I, C.Lane, I) != Before)
      return false;
  }
  return true;
}

void RaceCheck::report(const Current &C, const PastAccess &P) {
  Common.Findings.add(FindingKind::Race, C.PC, P.PC, [&] {
    const MemoryUse &Other = Common.Uses[P.PC];
    const ThreadNumber Self = C.Self.thread(), By = P.thread();
    const char *Whose = warpOf(Self) == warpOf(By)     ? " of the same warp"
                        : blockOf(Self) == blockOf(By) ? ""
                                                       : " of another block";
    const bool AreStrong = P.isStrong() && C.Self.isStrong();
    Finding F;
    F.Kind = FindingKind::Race;
    F.What = formatv("{0}-byte {1} of {2} is not ordered with the {3} by "
                     "another thread{4}{5}",
                     C.Use.Bytes, accessName(C.Use.Kind),
                     Common.placeText(C.At), accessName(Other.Kind), Whose,
                     AreStrong ? ": their scope is the block" : "");
    F.Address = C.At.Offset + (C.At.In == Space::Shared ? SharedWindow : 0);
    F.Variable = Common.variableAt(C.At);
    F.First = Common.party(C.X.Block, C.Thread, C.PC);
    F.HasSecond = true;
    F.Second = Common.party(blockOf(By), By % MaxThreadsPerBlock, P.PC);
    F.SecondRole = "the earlier access";
    return F;
  });
}
