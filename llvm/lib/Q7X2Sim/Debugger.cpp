//===- Debugger.cpp - Stops a launch for a debugger -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Debugger.h"
#include "MemoryUse.h"
#include "Runner.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <algorithm>
#include <cstring>

using namespace q7x2;

//===----------------------------------------------------------------------===//
// Where to stop
//===----------------------------------------------------------------------===//

void DebugHook::setBreak(uint32_t PC, bool Enabled) {
  if (Enabled)
    Breaks.insert(PC);
  else
    Breaks.erase(PC);
  findMarks();
}

size_t DebugHook::watch(uint64_t Address, uint64_t Bytes,
                        const uint32_t *Block) {
  Watch W;
  W.InShared = Address - SharedWindow < WindowBytes;
  W.Address = W.InShared ? Address - SharedWindow : Address;
  std::fill_n(W.Block, 3, 0);
  if (Block)
    std::copy_n(Block, 3, W.Block);
  W.Last.resize(Bytes);
  Watches.push_back(std::move(W));
  findMarks();
  readWatches();
  return Watches.size() - 1;
}

void DebugHook::unwatchAll() {
  Watches.clear();
  findMarks();
}

void DebugHook::stepThread(const uint32_t *Block, uint32_t Thread) {
  Steps = Block;
  StepThread = Thread;
  if (Block)
    std::copy_n(Block, 3, StepBlock);
}

void DebugHook::findMarks() {
  if (!Launch)
    return;
  const bool MarksWrites = !Watches.empty();
  NextMark.resize(Launch->CodeSize);
  uint32_t Next = Launch->CodeSize;
  for (uint32_t PC = Launch->CodeSize; PC-- != 0;) {
    if (Breaks.count(PC) || (MarksWrites && Writes[PC]))
      Next = PC;
    NextMark[PC] = Next;
  }
}

//===----------------------------------------------------------------------===//
// Blocks and threads
//===----------------------------------------------------------------------===//

BlockState *DebugHook::findBlock(const uint32_t *Index) const {
  for (BlockState *B : Blocks)
    if (std::equal(Index, Index + 3, B->Index))
      return B;
  return nullptr;
}

const std::vector<DebugHook::Call> &DebugHook::calls(const BlockState &Block,
                                                     uint32_t Thread) const {
  static const std::vector<Call> None;
  auto It = Calls.find(&Block);
  return It == Calls.end() || Thread >= It->second.size() ? None
                                                          : It->second[Thread];
}

uint32_t DebugHook::placeOf(const Warp &W, const Fragment &F) const {
  if (&W == FailedWarp && &F == &W.current())
    return FailedPC;
  if (F.State != FragState::Ready && F.At)
    return F.At - Launch->Code;
  return F.PC;
}

//===----------------------------------------------------------------------===//
// The launch
//===----------------------------------------------------------------------===//

void DebugHook::launchStarts(const LaunchState &L, OutputPort::WriteFn Fn) {
  Launch = &L;
  Write = std::move(Fn);
  Time = 0;
  Ending = false;
  FoundMessage.clear();
  FailedWarp = nullptr;
  Blocks.clear();
  Calls.clear();
  Writes.clear();
  for (uint32_t PC = 0; PC != L.CodeSize; ++PC) {
    const MemoryUse Use = memoryUseOf(L.Code[PC]);
    Writes.push_back(Use.Bytes && Use.writes());
  }
  for (Watch &W : Watches)
    W.IsKnown = false;
  readWatches();
  findMarks();
}

void DebugHook::blockStarts(BlockState &Block) {
  Blocks.push_back(&Block);
  readWatches();
}

void DebugHook::launchEnds() {
  Launch = nullptr;
  Blocks.clear();
  Calls.clear();
}

void DebugHook::blockEnds(BlockState &Block) {
  llvm::erase(Blocks, &Block);
  Calls.erase(&Block);
  // The next block has a shared memory of its own.
  for (Watch &W : Watches)
    if (W.InShared && std::equal(W.Block, W.Block + 3, Block.Index))
      W.IsKnown = false;
}

bool DebugHook::isStepped(const BlockState &Block, const Warp &W) const {
  return Steps && std::equal(StepBlock, StepBlock + 3, Block.Index) &&
         StepThread / WarpSize == W.Index;
}

/// Returns true if the thread that is being stepped has exited.
bool DebugHook::isSteppedGone(const BlockState &Block) const {
  if (!Steps)
    return false;
  const BlockState *Own = findBlock(StepBlock);
  if (!Own)
    return true;
  if (Own != &Block)
    return false;
  const Warp &W = *Own->Warps[StepThread / WarpSize];
  return !(W.live() >> (StepThread % WarpSize) & 1);
}

unsigned DebugHook::span(const BlockState &Block, const Warp &W, uint32_t PC,
                         unsigned Length) const {
  if (isStepped(Block, W) || Interrupted || Launch->Check)
    return 1;
  uint64_t Most = Length;
  if (StopTime > Time)
    Most = std::min(Most, StopTime - Time);
  // A marked instruction issues alone.
  const uint32_t Mark = NextMark[PC];
  Most = std::min<uint64_t>(Most, std::max<uint32_t>(Mark - PC, 1));
  return unsigned(Most);
}

void DebugHook::stop(q7x2_stop S, const BlockState &Block, const Warp &W,
                     uint32_t Active, uint32_t PC) {
  S.time = Time;
  std::copy_n(Block.Index, 3, S.block);
  S.warp = W.Index;
  S.active = Active;
  if (Active && !S.thread)
    S.thread = W.FirstThread + firstLane(Active);
  S.pc = uint64_t(PC) * InstBytes;
  Stop(Context, Owner, &S);
}

bool DebugHook::before(BlockState &Block, Warp &W, const Fragment &F) {
  if (Ending)
    return false;
  const uint32_t PC = F.PC, Active = F.Mask;
  auto StopFor = [&](q7x2_stop_reason Reason) {
    q7x2_stop S = {};
    S.reason = Reason;
    S.executing = PC < Launch->CodeSize
                      ? Active & guardMask(W, Launch->Code[PC])
                      : Active;
    if (Reason == Q7X2_STOP_STEP)
      S.thread = StepThread;
    stop(S, Block, W, Active, PC);
  };
  if (Interrupted.exchange(false))
    StopFor(Q7X2_STOP_INTERRUPT);
  else if (Time == StopTime)
    StopFor(Q7X2_STOP_TIME);
  else if (PC < Launch->CodeSize && Breaks.count(PC))
    StopFor(Q7X2_STOP_BREAK);
  else if (isStepped(Block, W) && Active >> (StepThread % WarpSize) & 1)
    StopFor(Q7X2_STOP_STEP);
  else if (isSteppedGone(Block))
    StopFor(Q7X2_STOP_GONE);
  return !Ending;
}

void DebugHook::after(BlockState &Block, Warp &W, uint32_t PC, unsigned Length,
                      uint32_t Active, uint32_t Mask) {
  Time += Length;
  if (Length != 1)
    return;
  const DecodedInst &I = Launch->Code[PC];
  if (Mask && (I.Op == op::CALL || I.Op == op::RET))
    countCall(Block, W, PC, Mask);
  if (!Watches.empty() && Writes[PC])
    checkWatches(Block, W, PC, Mask);
  if (FoundMessage.empty() || Ending)
    return;
  const std::string Message = std::exchange(FoundMessage, "");
  q7x2_stop S = {};
  S.reason = Q7X2_STOP_FINDING;
  S.message = Message.c_str();
  if (std::equal(Found.Block, Found.Block + 3, Block.Index))
    S.thread =
        (Found.Thread[2] * Block.Size[1] + Found.Thread[1]) * Block.Size[0] +
        Found.Thread[0];
  // Show the instruction that has failed.
  FailedWarp = &W;
  FailedPC = PC;
  stop(S, Block, W, Mask ? Mask : Active, PC);
  FailedWarp = nullptr;
}

void DebugHook::failed(q7x2_error_kind Kind, const std::string &Message,
                       const BlockState *Block, const Engine *E,
                       bool HasPlace) {
  if (Ending || !Block || Block->Warps.empty())
    return;
  q7x2_stop S = {};
  S.reason = Q7X2_STOP_FAILURE;
  S.message = Message.c_str();
  S.failure = Kind;
  if (HasPlace) {
    const Warp &W = E->faultWarp();
    FailedWarp = &W;
    FailedPC = E->faultPC();
    S.thread = W.FirstThread + E->fault().Lane;
    stop(S, *Block, W, uint32_t(1) << E->fault().Lane, FailedPC);
    return;
  }
  // Pick any thread that has not exited.
  const Warp *Left = Block->Warps.front();
  for (const Warp *W : llvm::reverse(Block->Warps))
    if (W->live())
      Left = W;
  uint32_t PC = 0, Mask = 0;
  for (const Fragment &F : Left->fragments())
    if (Left->live() && F.Mask & (Left->live() & (0 - Left->live()))) {
      PC = placeOf(*Left, F);
      Mask = F.Mask;
    }
  stop(S, *Block, *Left, Mask, PC);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Records a CALL or RET that has just executed.
void DebugHook::countCall(BlockState &Block, const Warp &W, uint32_t PC,
                          uint32_t Mask) {
  std::vector<std::vector<Call>> &All = Calls[&Block];
  All.resize(Block.Size[0] * Block.Size[1] * Block.Size[2]);
  eachActive(Mask & W.live(), [&](unsigned Lane) {
    std::vector<Call> &Stack = All[W.FirstThread + Lane];
    if (Launch->Code[PC].Op == op::CALL) {
      Call C;
      C.ReturnPC = PC + 1;
      for (unsigned R = 0; R != Launch->RegistersInCode; ++R)
        C.Registers.push_back(W.R[R][Lane]);
      Stack.push_back(std::move(C));
      return;
    }
    // A return may leave several calls at once, as longjmp does.
    for (const Fragment &F : W.fragments())
      if (F.Mask >> Lane & 1)
        for (size_t Depth = Stack.size(); Depth != 0; --Depth)
          if (Stack[Depth - 1].ReturnPC == F.PC) {
            Stack.resize(Depth - 1);
            break;
          }
  });
}

//===----------------------------------------------------------------------===//
// Watched memory
//===----------------------------------------------------------------------===//

/// Returns the host memory of a watched range, or null if it does not exist
/// now.
uint8_t *DebugHook::watched(const Watch &W) const {
  if (!W.InShared)
    return Launch->Memory->access(W.Address, W.Last.size());
  BlockState *Block = findBlock(W.Block);
  if (!Block || W.Address > Launch->SharedBytes ||
      W.Last.size() > Launch->SharedBytes - W.Address)
    return nullptr;
  return Block->shared() + W.Address;
}

/// Reads the contents of ranges that are watched for the first time.
void DebugHook::readWatches() {
  if (!Launch)
    return;
  for (Watch &W : Watches)
    if (const uint8_t *Now = W.IsKnown ? nullptr : watched(W)) {
      std::memcpy(W.Last.data(), Now, W.Last.size());
      W.IsKnown = true;
    }
}

/// Returns the thread of the warp that has written to the range.
uint32_t DebugHook::writerOf(BlockState &Block, Warp &W, uint32_t PC,
                             uint32_t Mask, const Watch &Range) const {
  const DecodedInst &I = Launch->Code[PC];
  const MemoryUse Use = memoryUseOf(I);
  q7x2::Context X(*Launch, Block);
  X.W = &W;
  Addresses A;
  computeAddresses(X, I, Use.In, Mask, A);
  uint32_t Writers = 0;
  eachActive(Mask, [&](unsigned Lane) {
    const Location L = locate(Use.In, A.V[Lane]);
    const bool SameSpace = (L.In == Space::Shared) == Range.InShared;
    if (SameSpace && L.Offset < Range.Address + Range.Last.size() &&
        L.Offset + Use.Bytes > Range.Address)
      Writers |= uint32_t(1) << Lane;
  });
  // If several threads wrote, the last one wins. If none seems to have, an
  // atomic operation may have overwritten its own address register.
  const uint32_t Of = Writers ? Writers : Mask;
  return W.FirstThread + (WarpSize - 1 - llvm::countl_zero(Of));
}

void DebugHook::checkWatches(BlockState &Block, Warp &W, uint32_t PC,
                             uint32_t Mask) {
  for (size_t N = 0; N < Watches.size() && !Ending; ++N) {
    Watch &Range = Watches[N];
    const uint8_t *Now = watched(Range);
    if (!Now)
      continue;
    const bool Changed = Range.IsKnown && std::memcmp(Now, Range.Last.data(),
                                                      Range.Last.size()) != 0;
    const std::vector<uint8_t> Old = Range.Last;
    std::memcpy(Range.Last.data(), Now, Range.Last.size());
    Range.IsKnown = true;
    if (!Changed || !Mask)
      continue;
    q7x2_stop S = {};
    S.reason = Q7X2_STOP_WRITE;
    S.watch = N;
    S.old = Old.data();
    S.thread = writerOf(Block, W, PC, Mask, Range);
    stop(S, Block, W, Mask, PC + 1);
  }
}
