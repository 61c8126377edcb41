//===- Sharing.h - Detects data shared by blocks ----------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Running blocks in parallel must not change the results. So, for each word of
// global memory, the block that has written it and the block that has read it
// are recorded. A word that two blocks access, at least one of them writing, is
// shared: the launch then starts again and runs its blocks in order.
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
  /// Starts to record accesses. False if the host is out of memory.
  bool begin(const GlobalMemory &Memory);
  /// Gives the words that have been written the values that they had before.
  /// All others may belong to other launches, and to the host.
  void restore() const;

  /// Records that a block, numbered from 1, accesses bytes of an allocation.
  void note(const Allocation &A, uint64_t Offset, uint64_t Bytes, bool Writes,
            uint32_t Block);
  bool foundSharing() const { return Found; }

private:
  using Word = std::atomic<uint32_t>;
  static constexpr unsigned WordBytes = 4;
  static constexpr uint32_t Several = ~uint32_t(0);

  struct Record {
    std::unique_ptr<Word[], HostDeleter> Writers, Readers;
    std::unique_ptr<uint32_t[], HostDeleter> Before; // of words with a writer
    size_t Words = 0;
  };
  llvm::ArrayRef<Allocation> Allocations;
  std::vector<Record> Records; // by allocation
  std::atomic<bool> Found{false};
};

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_SHARING_H
