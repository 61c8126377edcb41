//===- HostTeam.cpp - Threads of the host for short tasks -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostTeam.h"

using namespace q7x2;

// How often a thread looks for what it waits for before it lets others run, and
// how often before it sleeps.
static const unsigned MaxPolls = 1 << 10;
static const unsigned MaxYields = 1 << 11;

static void pauseProcessor() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#endif
}

HostTeam::HostTeam(unsigned Count) : Shares(Count) {
  for (unsigned I = 1; I < Count; ++I)
    Threads.emplace_back([this, I] { work(I); });
}

HostTeam::~HostTeam() {
  {
    std::lock_guard<std::mutex> Guard(Lock);
    Ends = true;
  }
  Wake.notify_all();
  for (std::thread &T : Threads)
    T.join();
}

void HostTeam::executeTasks(unsigned Thread) {
  for (size_t I = 0; I != Shares.size(); ++I) {
    Share &S = Shares[(Thread + I) % Shares.size()];
    for (size_t N; (N = S.Next.fetch_add(1, std::memory_order_relaxed)) <
                   S.Numbers.size();)
      Task(S.Numbers[N]);
  }
}

void HostTeam::run(llvm::ArrayRef<unsigned> Numbers, TaskFn NewTask) {
  Task = NewTask;
  for (Share &S : Shares) {
    S.Numbers.clear();
    S.Next.store(0, std::memory_order_relaxed);
  }
  for (unsigned N : Numbers)
    Shares[N % Shares.size()].Numbers.push_back(N);
  // Others would come too late for a single task.
  if (Threads.empty() || Numbers.size() <= 1)
    return executeTasks(0);
  State.fetch_add(OneList | Open);
  // A thread that is about to sleep has said so before it looks for a list.
  if (Sleeping.load() != 0) {
    std::lock_guard<std::mutex> Guard(Lock);
    Wake.notify_all();
  }
  executeTasks(0);
  State.fetch_and(~Open);
  for (unsigned Polls = 0; State.load(std::memory_order_acquire) & Working;)
    if (++Polls < MaxPolls)
      pauseProcessor();
    else
      std::this_thread::yield();
}

/// Joins those that work on the list if it is open and another one than the
/// last, whose number it then is.
bool HostTeam::join(uint64_t &Last) {
  uint64_t Now = State.load();
  while ((Now & Open) && Now / OneList != Last)
    if (State.compare_exchange_weak(Now, Now + 1)) {
      Last = Now / OneList;
      return true;
    }
  return false;
}

void HostTeam::work(unsigned Thread) {
  uint64_t Last = 0;
  for (unsigned Polls = 0; !Ends;) {
    bool Joined = join(Last);
    if (!Joined && ++Polls < MaxPolls) {
      pauseProcessor();
    } else if (!Joined && Polls < MaxPolls + MaxYields) {
      std::this_thread::yield();
    } else if (!Joined) {
      std::unique_lock<std::mutex> Guard(Lock);
      ++Sleeping;
      Wake.wait(Guard, [&] { return Ends || (Joined = join(Last)); });
      --Sleeping;
    }
    if (!Joined)
      continue;
    executeTasks(Thread);
    State.fetch_sub(1, std::memory_order_release);
    Polls = 0;
  }
}
