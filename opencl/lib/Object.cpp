//===-- Object.cpp - Reference-counted OpenCL objects ---------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Object.h"
#include "Dispatch.h"
#include <deque>
#include <mutex>
#include <pthread.h>
#include <shared_mutex>
#include <unordered_map>

using namespace q7x2::opencl;

namespace {
/// Never destroyed: host programs release objects after main has returned.
struct Registry {
  std::shared_mutex Lock;
  std::unordered_map<const Object *, Kind> Living;
  std::mutex RetiredLock;
  std::deque<void *> Retired;
};
constexpr size_t MaxRetired = 4096;
} // namespace

static Registry &registry();

/// Another thread may have held the locks.
static void childAfterFork() {
  new (&registry().Lock) std::shared_mutex;
  new (&registry().RetiredLock) std::mutex;
}

static Registry &registry() {
  static Registry *const TheRegistry = [] {
    pthread_atfork(nullptr, nullptr, childAfterFork);
    return new Registry;
  }();
  return *TheRegistry;
}

static uint64_t nextSerial() {
  static std::atomic<uint64_t> Last{0};
  return ++Last;
}

Object::Object(Kind K)
    : Dispatch(&dispatchTable()), TheKind(K), Serial(nextSerial()) {}

void q7x2::opencl::registerObject(Object *O) {
  Registry &R = registry();
  std::unique_lock<std::shared_mutex> Guard(R.Lock);
  R.Living.emplace(O, O->TheKind);
}

bool q7x2::opencl::addUse(const Object *O, Kind K) {
  Registry &R = registry();
  std::shared_lock<std::shared_mutex> Guard(R.Lock);
  auto It = R.Living.find(O);
  if (It == R.Living.end() || It->second != K)
    return false;
  const_cast<Object *>(O)->Uses.fetch_add(1, std::memory_order_relaxed);
  return true;
}

bool q7x2::opencl::removeUse(Object *O) {
  uint32_t Count = O->Uses.load(std::memory_order_relaxed);
  while (Count > 1)
    if (O->Uses.compare_exchange_weak(Count, Count - 1,
                                      std::memory_order_acq_rel))
      return false;
  // The last use, unless a call finds the object before it is unknown.
  Registry &R = registry();
  std::unique_lock<std::shared_mutex> Guard(R.Lock);
  if (O->Uses.fetch_sub(1, std::memory_order_acq_rel) != 1)
    return false;
  R.Living.erase(O);
  return true;
}

void q7x2::opencl::retireMemory(void *Memory) {
  // The loader follows the first word before the library sees the handle.
  *static_cast<const cl_icd_dispatch **>(Memory) = &dispatchTable();
  Registry &R = registry();
  void *Oldest = nullptr;
  {
    std::lock_guard<std::mutex> Guard(R.RetiredLock);
    R.Retired.push_back(Memory);
    if (R.Retired.size() > MaxRetired) {
      Oldest = R.Retired.front();
      R.Retired.pop_front();
    }
  }
  ::operator delete(Oldest);
}
