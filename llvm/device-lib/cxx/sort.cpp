//===-- sort.cpp - Instantiations that libc++ declares only ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The headers have std::sort of arithmetic types in the library.
//
//===----------------------------------------------------------------------===//

#include <algorithm>

_LIBCPP_BEGIN_NAMESPACE_STD

template <class Compare, class Iterator>
void __sort(Iterator first, Iterator last, Compare) {
  auto depth = 2 * std::__bit_log2(static_cast<size_t>(last - first));
  __less<> less;
  std::__introsort<_ClassicAlgPolicy, __less<> &, Iterator,
                   __use_branchless_sort<__less<>, Iterator>>(first, last, less,
                                                              depth);
}

#define INSTANTIATE(T)                                                         \
  template void __sort<__less<T> &, T *>(T *, T *, __less<T> &);
INSTANTIATE(char)
INSTANTIATE(signed char)
INSTANTIATE(unsigned char)
INSTANTIATE(short)
INSTANTIATE(unsigned short)
INSTANTIATE(int)
INSTANTIATE(unsigned)
INSTANTIATE(long)
INSTANTIATE(unsigned long)
INSTANTIATE(long long)
INSTANTIATE(unsigned long long)
INSTANTIATE(float)
INSTANTIATE(double)

_LIBCPP_END_NAMESPACE_STD
