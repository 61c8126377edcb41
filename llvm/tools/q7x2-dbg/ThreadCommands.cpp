//===- ThreadCommands.cpp - Commands about frames and threads -------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandText.h"
#include "Commands.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <map>

using namespace llvm;
using namespace dbg;

//===----------------------------------------------------------------------===//
// Frames and threads
//===----------------------------------------------------------------------===//

Error Commands::doBacktrace(StringRef A) {
  if (Error E = needThreads())
    return E;
  uint64_t Limit = UINT64_MAX;
  if (!A.empty() && A.getAsInteger(10, Limit))
    return createStringError("\"" + A + "\" is not a number of frames.");
  const std::vector<Frame> All = S.frames(S.Selected);
  if (All.empty())
    return createStringError("The selected thread has exited.");
  for (size_t I = 0; I != All.size() && I != Limit; ++I) {
    OS << formatv("#{0,-3}", I);
    // In the middle of a call.
    if (All[I].View.Call &&
        (I == 0 || All[I - 1].View.Call != All[I].View.Call))
      OS << formatv("{0:x-8} in ", All[I].PC);
    OS << frameText(All[I]) << '\n';
  }
  if (Limit < All.size())
    OS << "(More stack frames follow...)\n";
  return Error::success();
}

Error Commands::doFrame(StringRef A) {
  if (Error E = needThreads())
    return E;
  const std::vector<Frame> All = S.frames(S.Selected);
  if (All.empty())
    return createStringError("The selected thread has exited.");
  size_t N = std::min(S.FrameIndex, All.size() - 1);
  if (!A.empty() && (A.getAsInteger(10, N) || N >= All.size()))
    return createStringError("No frame at level " + A + ".");
  S.FrameIndex = N;
  OS << formatv("#{0,-3}", N);
  if (All[N].View.Call)
    OS << formatv("{0:x-8} in ", All[N].PC);
  OS << frameText(All[N]) << '\n';
  printSource(All[N].In.At);
  return Error::success();
}

Error Commands::doUp(StringRef A) {
  if (Error E = needThreads())
    return E;
  Expected<uint64_t> N = parseCount(A);
  if (!N)
    return N.takeError();
  const size_t Count = S.frames(S.Selected).size();
  if (S.FrameIndex + 1 >= Count)
    return createStringError("Initial frame selected; you can't go up.");
  S.FrameIndex = std::min<size_t>(S.FrameIndex + *N, Count - 1);
  return doFrame("");
}

Error Commands::doDown(StringRef A) {
  if (Error E = needThreads())
    return E;
  Expected<uint64_t> N = parseCount(A);
  if (!N)
    return N.takeError();
  if (S.FrameIndex == 0)
    return createStringError("Bottom (innermost) frame selected; you can't go "
                             "down.");
  S.FrameIndex -= std::min<uint64_t>(*N, S.FrameIndex);
  return doFrame("");
}

/// "(1,2,3)", "1,2", "7"; missing numbers are 0.
static bool parseTriple(StringRef &Rest, uint32_t To[3]) {
  Rest = Rest.ltrim();
  const bool Closes = Rest.consume_front("(");
  for (unsigned I = 0; I != 3; ++I) {
    To[I] = 0;
    if (I && !Rest.ltrim().starts_with(","))
      continue;
    if (I)
      Rest = Rest.ltrim().drop_front();
    Rest = Rest.ltrim();
    const StringRef Digits = Rest.take_while(isDigit);
    if (Digits.getAsInteger(10, To[I]))
      return false;
    Rest = Rest.drop_front(Digits.size());
  }
  Rest = Rest.ltrim();
  return !Closes || Rest.consume_front(")");
}

/// A thread of the selected block, or of the block before it.
Expected<ThreadId> Commands::parseThread(StringRef A) const {
  uint32_t First[3], Second[3];
  ThreadId Id = S.Selected;
  StringRef Rest = A;
  auto Bad = [&] {
    return createStringError("Expected a thread as in thread (1,0,0), or with "
                             "its block, thread (0,0,0) (1,0,0), not \"" +
                             A + "\".");
  };
  if (!parseTriple(Rest, First))
    return Bad();
  const bool HasBlock = !Rest.trim().empty();
  if (HasBlock && (!parseTriple(Rest, Second) || !Rest.trim().empty()))
    return Bad();
  if (HasBlock)
    std::copy_n(First, 3, Id.Block);
  const uint32_t *T = HasBlock ? Second : First;
  const auto B = findBlock(S.debugger(), Id.Block);
  if (!B)
    return createStringError(
        "Block " + tripleText(Id.Block) +
        " has not started, or has ended; see info blocks.");
  const uint32_t *Size = B->size;
  if (T[0] >= Size[0] || T[1] >= Size[1] || T[2] >= Size[2])
    return createStringError(
        formatv("There is no thread {0}: the block has {1}x{2}x{3}.",
                tripleText(T), Size[0], Size[1], Size[2]));
  Id.Thread = (T[2] * Size[1] + T[1]) * Size[0] + T[0];
  return Id;
}

Error Commands::doThread(StringRef A) {
  if (Error E = needThreads())
    return E;
  if (A.empty()) {
    OS << "[Current thread is " << threadText(S.Selected) << "]\n";
    return Error::success();
  }
  Expected<ThreadId> Id = parseThread(A);
  if (!Id)
    return Id.takeError();
  S.Selected = *Id;
  S.FrameIndex = 0;
  Shown = *Id;
  OS << "[Switching to " << threadText(*Id) << "]\n";
  if (S.frames(*Id).empty()) {
    OS << "The thread has exited.\n";
    return Error::success();
  }
  return doFrame("");
}

static std::string stateText(const q7x2_debug_thread &T) {
  switch (T.state) {
  case Q7X2_THREAD_READY:
    return "ready";
  case Q7X2_THREAD_CONVERGENCE:
    return "converging";
  case Q7X2_THREAD_WARPSYNC:
    return "warpsync";
  case Q7X2_THREAD_BARRIER:
    return "barrier " + std::to_string(T.barrier);
  case Q7X2_THREAD_SLEEPING:
    return "sleeping";
  case Q7X2_THREAD_EXITED:
    return "exited";
  }
  return "";
}

namespace {
/// Consecutive threads of a block that are in the same state and place.
struct ThreadGroup {
  uint32_t First, Last;
  q7x2_debug_thread State;
};
} // namespace

static std::vector<ThreadGroup> groupThreads(const Session &S,
                                             const q7x2_debug_block &B) {
  std::vector<ThreadGroup> Groups;
  for (uint32_t T = 0; T != threadCount(B); ++T) {
    Expected<q7x2_debug_thread> State = S.thread(threadOf(B, T));
    if (!State) {
      consumeError(State.takeError());
      continue;
    }
    if (!Groups.empty() && Groups.back().State.pc == State->pc &&
        Groups.back().State.state == State->state &&
        Groups.back().State.barrier == State->barrier)
      Groups.back().Last = T;
    else
      Groups.push_back({T, T, *State});
  }
  return Groups;
}

Error Commands::infoThreads() {
  if (Error E = needThreads())
    return E;
  OS << "  Block        Threads                    Count State       Frame\n";
  for (const q7x2_debug_block &B : S.blocks())
    for (const ThreadGroup &G : groupThreads(S, B)) {
      uint32_t First[3], Last[3];
      coordinates(B.size, G.First, First);
      coordinates(B.size, G.Last, Last);
      const bool IsCurrent = isIn(S.Selected, B) &&
                             S.Selected.Thread >= G.First &&
                             S.Selected.Thread <= G.Last;
      std::string Range = tripleText(First);
      if (G.First != G.Last)
        Range += "-" + tripleText(Last);
      const std::vector<Frame> All = S.frames(threadOf(B, G.First));
      OS << formatv("{0} {1,-12} {2,-26} {3,5} {4,-11} {5}\n",
                    IsCurrent ? "*" : " ", tripleText(B.index), Range,
                    G.Last - G.First + 1, stateText(G.State),
                    All.empty() ? "" : frameText(All[0], false));
    }
  return Error::success();
}

Error Commands::infoWarps() {
  if (Error E = needThreads())
    return E;
  OS << "  Block        Warp Lanes    State       PC         Frame\n";
  for (const q7x2_debug_block &B : S.blocks()) {
    const uint32_t Threads = threadCount(B);
    for (uint32_t W = 0; W != B.warps; ++W) {
      // The threads that execute together, by their first one.
      std::map<uint32_t, ThreadId> Fragments;
      for (uint32_t T = W * WarpThreads;
           T != std::min((W + 1) * WarpThreads, Threads); ++T) {
        const ThreadId Id = threadOf(B, T);
        Expected<q7x2_debug_thread> State = S.thread(Id);
        if (!State)
          return State.takeError();
        if (State->state != Q7X2_THREAD_EXITED)
          Fragments.try_emplace(State->mask, Id);
      }
      const bool IsCurrent =
          isIn(S.Selected, B) && S.Selected.Thread / WarpThreads == W;
      for (const auto &[Mask, Id] : Fragments) {
        Expected<q7x2_debug_thread> State = S.thread(Id);
        if (!State)
          return State.takeError();
        const std::vector<Frame> All = S.frames(Id);
        OS << formatv("{0} {1,-12} {2,4} {3:x-8} {4,-11} {5:x-8} {6}\n",
                      IsCurrent ? "*" : " ", tripleText(B.index), W,
                      format_hex_no_prefix(Mask, 8), stateText(*State),
                      State->pc, All.empty() ? "" : frameText(All[0], false));
      }
      if (Fragments.empty())
        OS << formatv("{0} {1,-12} {2,4} {3,8} exited\n", IsCurrent ? "*" : " ",
                      tripleText(B.index), W, "");
    }
  }
  return Error::success();
}

Error Commands::infoBlocks() {
  if (Error E = needThreads())
    return E;
  const q7x2_launch_options &L = S.program().Launch;
  OS << formatv("Grid of {0}x{1}x{2} blocks. Those that have started and not "
                "ended:\n",
                L.grid[0], L.grid[1], L.grid[2]);
  for (const q7x2_debug_block &B : S.blocks())
    OS << formatv("{0} {1,-12} {2}x{3}x{4} threads, {5} {6}\n",
                  isIn(S.Selected, B) ? "*" : " ", tripleText(B.index),
                  B.size[0], B.size[1], B.size[2], B.warps,
                  B.warps == 1 ? "warp" : "warps");
  return Error::success();
}

Error Commands::infoBarriers() {
  if (Error E = needThreads())
    return E;
  bool Any = false;
  for (const q7x2_debug_block &B : S.blocks()) {
    std::map<uint32_t, std::vector<ThreadGroup>> Waiting;
    std::vector<ThreadGroup> Left;
    for (const ThreadGroup &G : groupThreads(S, B))
      if (G.State.state != Q7X2_THREAD_EXITED) {
        Left.push_back(G);
        if (G.State.state == Q7X2_THREAD_BARRIER)
          Waiting[G.State.barrier].push_back(G);
      }
    auto Line = [&](const char *What, const ThreadGroup &G,
                    const std::string &After) {
      uint32_t First[3], Last[3];
      coordinates(B.size, G.First, First);
      coordinates(B.size, G.Last, Last);
      const std::vector<Frame> All = S.frames(threadOf(B, G.First));
      OS << formatv("  {0,-8} {1}-{2}: {3}{4}\n", What, tripleText(First),
                    tripleText(Last),
                    All.empty() ? "" : frameText(All[0], false), After);
    };
    for (const auto &[Number, Groups] : Waiting) {
      Any = true;
      uint32_t Count = 0;
      for (const ThreadGroup &G : Groups)
        Count += G.Last - G.First + 1;
      OS << formatv("Block {0}, barrier {1}: {2} of {3} threads wait\n",
                    tripleText(B.index), Number, Count, threadCount(B));
      auto Waits = [N = Number](const ThreadGroup &G) {
        return G.State.state == Q7X2_THREAD_BARRIER && G.State.barrier == N;
      };
      for (const ThreadGroup &G : Groups)
        Line("waiting", G, "");
      for (const ThreadGroup &G : Left)
        if (!Waits(G))
          Line("missing", G,
               G.State.state == Q7X2_THREAD_READY ? ""
                                                  : ", " + stateText(G.State));
    }
  }
  if (!Any)
    OS << "No thread waits at a barrier.\n";
  return Error::success();
}
