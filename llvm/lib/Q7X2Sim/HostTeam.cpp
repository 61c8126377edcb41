//===- HostTeam.cpp - Threads of the host for short tasks -----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostTeam.h"

using namespace q7x2;

// How often a waiting thread polls before it yields the processor, and how
// often it yields before it sleeps.
static const unsigned MaxPolls = 1 << 10;
static const unsigned MaxYields = 1 << 11;
// How often a thread polls for another one to begin its next task before it
// takes that task over: moving the task's data to its own core takes longer
// than many tasks.
static const unsigned PollsBeforeOthers = 1 << 12;

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

bool HostTeam::executeNext(Share &S) {
  const size_t Index = S.Next.fetch_add(1, std::memory_order_relaxed);
  if (Index >= S.Numbers.size())
    return false;
  Task(S.Numbers[Index]);
  return true;
}

void HostTeam::executeTasks(unsigned Thread) {
  while (executeNext(Shares[Thread]))
    ;
  for (Share &S : Shares)
    for (unsigned Polls = 0; S.hasNext();)
      if (++Polls < PollsBeforeOthers) {
        pauseProcessor();
      } else {
        executeNext(S);
        Polls = 0;
      }
}

void HostTeam::run(llvm::ArrayRef<unsigned> Numbers, TaskFn NewTask) {
  // Others would come too late for a single task.
  if (Threads.empty() || Numbers.size() <= 1) {
    for (unsigned N : Numbers)
      NewTask(N);
    return;
  }
  Task = NewTask;
  for (Share &S : Shares) {
    S.Numbers.clear();
    S.Next.store(0, std::memory_order_relaxed);
  }
  for (unsigned N : Numbers)
    Shares[N % Shares.size()].Numbers.push_back(N);
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

/// Joins the threads that work on the list, if it is open and not the one with
/// number \p Last, which is updated.
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
