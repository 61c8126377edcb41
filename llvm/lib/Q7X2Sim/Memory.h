//===- Memory.h - The memories of the machine -------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The generic 64-bit address space. Gaps between global allocations make an
// access outside an allocation a fault. The windows of shared memory,
// thread-local memory and code have fixed addresses; code cannot be accessed.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_MEMORY_H
#define LLVM_LIB_Q7X2SIM_MEMORY_H

#include "llvm/TargetParser/Q7X2ObjectSize.h"
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace q7x2 {

constexpr uint64_t GlobalBase = 0x0000001000010000;
constexpr uint64_t GlobalEnd = 0x0000700000000000;
constexpr uint64_t SharedWindow = 0x0000710000000000;
constexpr uint64_t LocalWindow = 0x0000720000000000;
constexpr uint64_t CodeWindow = 0x0000730000000000;
/// The addresses by which a thread returns to the host.
#define Q7X2_HOST_ADDRESS(NAME, ADDRESS, REACHED_BY, EFFECT)                   \
  constexpr uint64_t NAME = ADDRESS;
#include "llvm/TargetParser/Q7X2HostAddresses.def"
/// The size of a window: offsets have 32 bits.
constexpr uint64_t WindowBytes = uint64_t(1) << 32;
/// The size limit of an object, on which compiled code relies (docs/abi.md).
constexpr uint64_t MaxObjectBytes = uint64_t(1) << llvm::Q7X2::MaxObjectLog;

struct HostDeleter {
  void operator()(void *P) const { std::free(P); }
};

/// Allocates zeroed host memory, whose pages are zeroed on first access; null
/// if there is none.
std::shared_ptr<uint8_t[]> allocateHost(uint64_t Size);

/// The uninitialized bits of an allocation, for the check of undefined values.
/// Created when the first one becomes known.
class UndefinedBits {
  std::mutex Lock; // launches may be concurrent
  std::unique_ptr<uint8_t[], HostDeleter> Bytes;

public:
  /// Returns the shadow from an offset on; null if everything is defined.
  uint8_t *at(uint64_t Offset) const {
    return Bytes ? Bytes.get() + Offset : nullptr;
  }
  /// Creates a shadow in which everything is defined. If the host is out of
  /// memory there is no shadow, and undefined values go unnoticed.
  void prepare(uint64_t Size) {
    std::lock_guard<std::mutex> Guard(Lock);
    if (!Bytes)
      Bytes.reset(static_cast<uint8_t *>(std::calloc(Size + 1, 1)));
  }
};

/// A contiguous range of global memory. Copies share the contents.
struct Allocation {
  uint64_t Base = 0;
  uint64_t Size = 0;
  std::shared_ptr<uint8_t[]> Data; // a whole number of words
  std::string Name;                // for messages
  bool ReadOnly = false;           // to kernels
  /// The host may access the allocation during launches, at any byte.
  bool Concurrent = false;
  std::shared_ptr<UndefinedBits> Undefined = std::make_shared<UndefinedBits>();

  bool contains(uint64_t Address, uint64_t Bytes) const {
    uint64_t Offset = Address - Base;
    return Offset <= Size && Bytes <= Size - Offset;
  }
};

/// The allocations that exist at one time, as seen by a launch.
class GlobalMemory {
public:
  /// Allocates zeroed memory and returns its address; 0 if the host is out of
  /// memory. Every access to an allocation of 0 bytes is out of bounds.
  uint64_t allocate(uint64_t Size, std::string Name, bool ReadOnly = false);
  /// Like allocate, but the memory has the same address on the host.
  uint64_t allocateShared(uint64_t Size, std::string Name, bool Concurrent);
  /// False if \p Base is not the address of an allocation.
  bool free(uint64_t Base);

  /// All allocations, sorted by address.
  const std::vector<Allocation> &allocations() const { return Allocations; }
  /// Returns the allocation that contains all these bytes, or null.
  const Allocation *find(uint64_t Address, uint64_t Bytes) const;
  /// Returns the host memory of these bytes; null if they are in no allocation.
  uint8_t *access(uint64_t Address, uint64_t Bytes) const;
  /// Describes an address that access() rejects relative to the nearest
  /// allocation: "4 bytes past the end of x (64 bytes at 0x...)".
  std::string describe(uint64_t Address) const;

private:
  std::vector<Allocation> Allocations; // sorted by address
  uint64_t NextBase = GlobalBase;

  uint64_t add(Allocation A);
  const Allocation *lastAtOrBelow(uint64_t Address) const;
};

/// The global memory of a device. Its functions are thread-safe.
class DeviceMemory {
public:
  /// These functions behave like GlobalMemory's.
  uint64_t allocate(uint64_t Size, std::string Name, bool ReadOnly = false);
  uint64_t allocateShared(uint64_t Size, std::string Name, bool Concurrent);
  bool free(uint64_t Base);
  std::string describe(uint64_t Address) const;

  /// Returns the host memory of these bytes, which remains valid if the
  /// allocation is freed; null if they are in no allocation.
  std::shared_ptr<uint8_t> access(uint64_t Address, uint64_t Bytes) const;
  /// Marks bytes as defined, after the host has written them.
  void define(uint64_t Address, uint64_t Bytes);
  /// Marks bytes as undefined. Returns false if they are in no allocation.
  bool undefine(uint64_t Address, uint64_t Bytes);
  /// Copies the shadow of bytes that have been copied.
  void copyDefined(uint64_t To, uint64_t From, uint64_t Bytes);
  /// Returns the current allocations, for a launch. Their contents are shared
  /// with the device.
  std::shared_ptr<const GlobalMemory> view();

private:
  mutable std::mutex Lock;
  GlobalMemory Current;
  std::shared_ptr<const GlobalMemory> View; // a copy of Current, or null
};

/// The contents of a constant bank.
struct ConstBank {
  const uint8_t *Data = nullptr;
  uint32_t Size = 0;
};
constexpr unsigned NumConstBanks = 64;

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_MEMORY_H
