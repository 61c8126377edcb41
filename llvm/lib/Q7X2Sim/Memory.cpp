//===- Memory.cpp - The memories of the machine ---------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#if defined(__linux__)
#include <sys/mman.h>
#endif

using namespace q7x2;
using namespace llvm;

// The gap after an allocation: accesses past the end of an array reach it
// before they reach another array.
static const uint64_t GuardBytes = uint64_t(1) << 20;
static const uint64_t BaseAlign = 4096;
static const uint64_t WordBytes = 4;

uint64_t GlobalMemory::allocate(uint64_t Size, std::string Name,
                                bool ReadOnly) {
  if (Size > GlobalEnd - NextBase)
    return 0;
  Allocation A;
  // With calloc, pages are zeroed lazily.
  void *Zeroed = std::calloc(Size / WordBytes + 1, WordBytes);
  if (!Zeroed)
    return 0;
  A.Data.reset(static_cast<uint8_t *>(Zeroed), HostDeleter());
  A.Size = Size;
  A.Name = std::move(Name);
  A.ReadOnly = ReadOnly;
  return add(std::move(A));
}

/// Adds an allocation after all others.
uint64_t GlobalMemory::add(Allocation A) {
  A.Base = NextBase;
  NextBase =
      std::min(alignTo(NextBase + A.Size + GuardBytes, BaseAlign), GlobalEnd);
  Allocations.push_back(std::move(A));
  return Allocations.back().Base;
}

/// Zeroed memory of the host at an address; null if there is something else, or
/// no memory.
static std::shared_ptr<uint8_t[]> mapHostAt(uint64_t Address, uint64_t Size) {
#if defined(__linux__)
  void *Wanted = reinterpret_cast<void *>(Address);
  void *Got = mmap(Wanted, Size, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
  if (Got == Wanted)
    return {static_cast<uint8_t *>(Got),
            [Size](uint8_t *P) { munmap(P, Size); }};
  if (Got != MAP_FAILED)
    munmap(Got, Size);
#endif
  return nullptr;
}

uint64_t GlobalMemory::allocateShared(uint64_t Size, std::string Name,
                                      bool Concurrent) {
  // The host may use some addresses itself.
  constexpr unsigned Attempts = 64;
  constexpr uint64_t Step = uint64_t(1) << 30;
  Allocation A;
  A.Size = Size;
  A.Name = std::move(Name);
  A.Concurrent = Concurrent;
  for (unsigned I = 0; I != Attempts && Size < GlobalEnd - NextBase; ++I) {
    A.Data = mapHostAt(NextBase, std::max<uint64_t>(Size, 1));
    if (A.Data)
      return add(std::move(A));
    NextBase = std::min(NextBase + Step, GlobalEnd);
  }
  return 0;
}

bool GlobalMemory::free(uint64_t Base) {
  const Allocation *A = lastAtOrBelow(Base);
  if (!A || A->Base != Base)
    return false;
  Allocations.erase(Allocations.begin() + (A - Allocations.data()));
  return true;
}

const Allocation *GlobalMemory::lastAtOrBelow(uint64_t Address) const {
  auto It =
      upper_bound(Allocations, Address,
                  [](uint64_t X, const Allocation &A) { return X < A.Base; });
  return It == Allocations.begin() ? nullptr : &*std::prev(It);
}

const Allocation *GlobalMemory::find(uint64_t Address, uint64_t Bytes) const {
  const Allocation *A = lastAtOrBelow(Address);
  return A && A->contains(Address, Bytes) ? A : nullptr;
}

uint8_t *GlobalMemory::access(uint64_t Address, uint64_t Bytes) const {
  const Allocation *A = find(Address, Bytes);
  return A ? A->Data.get() + (Address - A->Base) : nullptr;
}

static std::string describeAllocation(const Allocation &A) {
  return formatv("{0} ({1} bytes at {2:x})", A.Name, A.Size, A.Base);
}

std::string GlobalMemory::describe(uint64_t Address) const {
  const Allocation *Below = lastAtOrBelow(Address);
  const Allocation *Above = nullptr;
  size_t Next = Below ? Below - Allocations.data() + 1 : 0;
  if (Next < Allocations.size())
    Above = &Allocations[Next];
  if (!Below && !Above)
    return "there is no allocation";
  uint64_t PastEnd = Below ? Address - Below->Base - Below->Size : ~uint64_t(0);
  uint64_t Before = Above ? Above->Base - Address : ~uint64_t(0);
  if (Below && Address - Below->Base < Below->Size)
    return formatv("it starts {0} bytes before the end of {1}",
                   Below->Base + Below->Size - Address,
                   describeAllocation(*Below));
  if (PastEnd == 0)
    return "just past the end of " + describeAllocation(*Below);
  if (PastEnd <= Before)
    return formatv("{0} bytes past the end of {1}", PastEnd,
                   describeAllocation(*Below));
  return formatv("{0} bytes before {1}", Before, describeAllocation(*Above));
}

//===----------------------------------------------------------------------===//
// DeviceMemory
//===----------------------------------------------------------------------===//

uint64_t DeviceMemory::allocate(uint64_t Size, std::string Name,
                                bool ReadOnly) {
  std::lock_guard<std::mutex> Guard(Lock);
  View.reset();
  return Current.allocate(Size, std::move(Name), ReadOnly);
}

uint64_t DeviceMemory::allocateShared(uint64_t Size, std::string Name,
                                      bool Concurrent) {
  std::lock_guard<std::mutex> Guard(Lock);
  View.reset();
  return Current.allocateShared(Size, std::move(Name), Concurrent);
}

bool DeviceMemory::free(uint64_t Base) {
  std::lock_guard<std::mutex> Guard(Lock);
  View.reset();
  return Current.free(Base);
}

std::string DeviceMemory::describe(uint64_t Address) const {
  std::lock_guard<std::mutex> Guard(Lock);
  return Current.describe(Address);
}

std::shared_ptr<uint8_t> DeviceMemory::access(uint64_t Address,
                                              uint64_t Bytes) const {
  std::lock_guard<std::mutex> Guard(Lock);
  const Allocation *A = Current.find(Address, Bytes);
  if (!A)
    return nullptr;
  return std::shared_ptr<uint8_t>(A->Data, A->Data.get() + (Address - A->Base));
}

std::shared_ptr<uint8_t> DeviceMemory::accessToWrite(uint64_t Address,
                                                     uint64_t Bytes) {
  std::lock_guard<std::mutex> Guard(Lock);
  const Allocation *A = Current.find(Address, Bytes);
  if (!A)
    return nullptr;
  A->Undefined->setDefined(Address - A->Base, Bytes);
  return std::shared_ptr<uint8_t>(A->Data, A->Data.get() + (Address - A->Base));
}

std::shared_ptr<const GlobalMemory> DeviceMemory::view() {
  std::lock_guard<std::mutex> Guard(Lock);
  if (!View)
    View = std::make_shared<const GlobalMemory>(Current);
  return View;
}
