//===-- Info.h - Answers of clGet*Info --------------------------*- C++ -*-===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef Q7X2_OPENCL_INFO_H
#define Q7X2_OPENCL_INFO_H

#include "OpenCL.h"
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace q7x2::opencl {

/// Where the host program wants an answer: at least one of value and size.
class Answer {
  size_t Size;
  void *Value;
  size_t *SizeRet;

public:
  Answer(size_t Size, void *Value, size_t *SizeRet)
      : Size(Size), Value(Value), SizeRet(SizeRet) {}

  cl_int bytes(const void *Data, size_t Count) const {
    if (Value && Size < Count)
      return CL_INVALID_VALUE;
    if (Value && Count)
      std::memcpy(Value, Data, Count);
    if (SizeRet)
      *SizeRet = Count;
    return CL_SUCCESS;
  }
  template <typename T> cl_int value(const T &V) const {
    return bytes(&V, sizeof(T));
  }
  template <typename T> cl_int list(const std::vector<T> &L) const {
    return bytes(L.data(), L.size() * sizeof(T));
  }
  /// With the zero that ends it.
  cl_int text(const std::string &S) const {
    return bytes(S.c_str(), S.size() + 1);
  }
};

} // namespace q7x2::opencl

#endif // Q7X2_OPENCL_INFO_H
