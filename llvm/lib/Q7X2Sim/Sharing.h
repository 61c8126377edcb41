//===- Sharing.h - Whether blocks touch each other's data -------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocks that run at the same time on several cores of the host must not see
// it. While they do, each word of global memory knows which block has written
// it and which has read it: a block that comes upon another's traces where one
// of the two has written ends the attempt, and the launch starts again with one
// block after another.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_SHARING_H
#define LLVM_LIB_Q7X2SIM_SHARING_H

#include "Memory.h"
#include "llvm/ADT/ArrayRef.h"
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

namespace q7x2 {

class SharingWatch {
public:
  /// Watches the allocations of a memory and keeps a copy of them. False if the
  /// host has no memory for that.
  bool begin(const GlobalMemory &Memory);
  /// Gives the memory back its contents from before.
  void restore() const;

  /// Block (from 1) accesses bytes of an allocation.
  void note(const Allocation &A, uint64_t Offset, unsigned Bytes, bool Writes,
            uint32_t Block);
  bool foundSharing() const { return Found; }

private:
  using Word = std::atomic<uint32_t>;
  static constexpr unsigned WordBytes = 4;
  static constexpr uint32_t Several = ~uint32_t(0);

  struct Traces {
    std::unique_ptr<Word[], HostDeleter> Writers, Readers;
    std::unique_ptr<uint8_t[], HostDeleter> Before;
  };
  llvm::ArrayRef<Allocation> Allocations;
  std::vector<Traces> Watched; // by allocation
  std::atomic<bool> Found{false};
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_SHARING_H
