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
#include <cstring>
#if defined(__linux__)
#include <sys/mman.h>
#endif

using namespace q7x2;
using namespace llvm;

// The gap after an allocation, so that an access past the end of an array
// faults instead of reaching another array.
static const uint64_t GuardBytes = uint64_t(1) << 20;
static const uint64_t BaseAlign = 4096;
// Addresses up to this one are reported as accesses to array elements or
// structure members through a null pointer.
static const uint64_t NullBytes = uint64_t(1) << 20;
static const uint64_t WordBytes = 4;

// Use large pages for large memory, if the host has them: this causes fewer
// page faults, which would serialize threads.
std::shared_ptr<uint8_t[]> q7x2::allocateHost(uint64_t Size) {
#if defined(__linux__)
  constexpr uint64_t PageBytes = uint64_t(2) << 20;
  // Sparse accesses to huge memory would take a whole large page each.
  constexpr uint64_t MostBytes = uint64_t(1) << 30;
  if (Size >= PageBytes && Size <= MostBytes) {
    const uint64_t Mapped = alignTo(Size, PageBytes) + PageBytes;
    void *Got = mmap(nullptr, Mapped, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (Got == MAP_FAILED)
      return nullptr;
    auto *Data = reinterpret_cast<uint8_t *>(
        alignTo(reinterpret_cast<uintptr_t>(Got), PageBytes));
    madvise(Data, alignTo(Size, PageBytes), MADV_HUGEPAGE);
    return {Data, [Got, Mapped](uint8_t *) { munmap(Got, Mapped); }};
  }
#endif
  void *Zeroed = std::calloc(Size / WordBytes + 1, WordBytes);
  return {static_cast<uint8_t *>(Zeroed), HostDeleter()};
}

uint64_t GlobalMemory::allocate(uint64_t Size, std::string Name,
                                bool ReadOnly) {
  if (Size > std::min(MaxObjectBytes, GlobalEnd - NextBase))
    return 0;
  Allocation A;
  A.Data = allocateHost(Size);
  if (!A.Data)
    return 0;
  A.Size = Size;
  A.Name = std::move(Name);
  A.ReadOnly = ReadOnly;
  return add(std::move(A));
}

/// Adds an allocation after all others and returns its address.
uint64_t GlobalMemory::add(Allocation A) {
  A.Base = NextBase;
  NextBase =
      std::min(alignTo(NextBase + A.Size + GuardBytes, BaseAlign), GlobalEnd);
  Allocations.push_back(std::move(A));
  return Allocations.back().Base;
}

/// Maps zeroed host memory at an address; returns null if the address is taken
/// or there is no memory.
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
  // The host itself may use some of the addresses.
  constexpr unsigned Attempts = 64;
  constexpr uint64_t Step = uint64_t(1) << 30;
  if (Size > MaxObjectBytes)
    return 0;
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
  if (Address == 0)
    return "the pointer is null";
  if (Address < NullBytes)
    return formatv("{0} bytes past a null pointer", Address);
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

bool DeviceMemory::undefine(uint64_t Address, uint64_t Bytes) {
  std::lock_guard<std::mutex> Guard(Lock);
  const Allocation *A = Current.find(Address, Bytes);
  if (!A)
    return false;
  A->Undefined->prepare(A->Size);
  if (uint8_t *Bits = A->Undefined->at(Address - A->Base))
    std::memset(Bits, 0xff, Bytes);
  return true;
}

void DeviceMemory::define(uint64_t Address, uint64_t Bytes) {
  std::lock_guard<std::mutex> Guard(Lock);
  const Allocation *A = Current.find(Address, Bytes);
  if (uint8_t *Bits = A ? A->Undefined->at(Address - A->Base) : nullptr)
    std::memset(Bits, 0, Bytes);
}

void DeviceMemory::copyDefined(uint64_t To, uint64_t From, uint64_t Bytes) {
  std::lock_guard<std::mutex> Guard(Lock);
  const Allocation *Target = Current.find(To, Bytes);
  const Allocation *Source = Current.find(From, Bytes);
  if (!Target || !Source)
    return;
  const uint8_t *Bits = Source->Undefined->at(From - Source->Base);
  if (Bits)
    Target->Undefined->prepare(Target->Size);
  uint8_t *Copies = Target->Undefined->at(To - Target->Base);
  if (Copies && Bits)
    std::memmove(Copies, Bits, Bytes);
  else if (Copies)
    std::memset(Copies, 0, Bytes);
}

std::shared_ptr<const GlobalMemory> DeviceMemory::view() {
  std::lock_guard<std::mutex> Guard(Lock);
  if (!View)
    View = std::make_shared<const GlobalMemory>(Current);
  return View;
}
