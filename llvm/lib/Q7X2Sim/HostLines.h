//===- HostLines.h - Memory in cache lines of the host ----------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Data that one host thread modifies frequently is kept in cache lines that no
// other thread uses.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_Q7X2SIM_HOSTLINES_H
#define LLVM_LIB_Q7X2SIM_HOSTLINES_H

#include <cstddef>
#include <new>
#include <vector>

namespace q7x2 {

// Some hosts load two lines at a time.
constexpr size_t HostLineBytes = 128;

/// Allocates whole lines.
template <typename T> struct HostLineAllocator {
  using value_type = T;
  HostLineAllocator() = default;
  template <typename U> HostLineAllocator(const HostLineAllocator<U> &) {}

  T *allocate(size_t Count) {
    const size_t Bytes =
        (Count * sizeof(T) + HostLineBytes - 1) / HostLineBytes * HostLineBytes;
    return static_cast<T *>(
        ::operator new(Bytes, std::align_val_t(HostLineBytes)));
  }
  void deallocate(T *P, size_t) {
    ::operator delete(P, std::align_val_t(HostLineBytes));
  }
  bool operator==(const HostLineAllocator &) const { return true; }
  bool operator!=(const HostLineAllocator &) const { return false; }
};

template <typename T>
using HostLineVector = std::vector<T, HostLineAllocator<T>>;

} // namespace q7x2

#endif // LLVM_LIB_Q7X2SIM_HOSTLINES_H
