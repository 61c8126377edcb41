//===-- library.cpp - Functions of libc++'s library -----------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The containers and pointers of the headers need little of libc++'s library:
// instances of std::string and conversions to it, the counts of
// std::shared_ptr, the sizes of hash tables, the clocks.
//
//===----------------------------------------------------------------------===//

#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

_LIBCPP_BEGIN_NAMESPACE_STD

#define INSTANTIATE(...) template __VA_ARGS__;
_LIBCPP_STRING_V1_EXTERN_TEMPLATE_LIST(INSTANTIATE, char)

#define TO_STRING(TYPE, FORMAT)                                                \
  string to_string(TYPE value) {                                               \
    string text(snprintf(nullptr, 0, FORMAT, value), '\0');                    \
    snprintf(&text[0], text.size() + 1, FORMAT, value);                        \
    return text;                                                               \
  }
TO_STRING(int, "%d")
TO_STRING(unsigned, "%u")
TO_STRING(long, "%ld")
TO_STRING(unsigned long, "%lu")
TO_STRING(long long, "%lld")
TO_STRING(unsigned long long, "%llu")
TO_STRING(float, "%f")
TO_STRING(double, "%f")
TO_STRING(long double, "%Lf")

// ---- clocks -----------------------------------------------------------------

namespace chrono {
// In C as well, all clocks are one that counts nanoseconds.
steady_clock::time_point steady_clock::now() noexcept {
  return time_point(duration(clock()));
}

system_clock::time_point system_clock::now() noexcept {
  return time_point(duration_cast<duration>(nanoseconds(clock())));
}

time_t system_clock::to_time_t(const time_point &time) noexcept {
  return duration_cast<seconds>(time.time_since_epoch()).count();
}

system_clock::time_point system_clock::from_time_t(time_t time) noexcept {
  return time_point(seconds(time));
}
} // namespace chrono

// ---- std::shared_ptr --------------------------------------------------------
// The counts are one less than the owners.

__shared_count::~__shared_count() {}
__shared_weak_count::~__shared_weak_count() {}

void __shared_weak_count::__release_weak() noexcept {
  if (__libcpp_atomic_refcount_decrement(__shared_weak_owners_) == -1)
    __on_zero_shared_weak();
}

__shared_weak_count *__shared_weak_count::lock() noexcept {
  if (__shared_owners_ == -1)
    return nullptr;
  __add_shared();
  return this;
}

const void *
__shared_weak_count::__get_deleter(const type_info &) const noexcept {
  return nullptr;
}

// ---- hash tables
// -------------------------------------------------------------

static bool is_prime(size_t number) {
  for (size_t divisor = 2; divisor * divisor <= number; ++divisor)
    if (number % divisor == 0)
      return false;
  return number > 1;
}

size_t __hash_memory(_LIBCPP_NOESCAPE const void *memory,
                     size_t size) noexcept {
  return __murmur2_or_cityhash<size_t>()(memory, size);
}

size_t __next_prime(size_t number) {
  while (number && !is_prime(number))
    ++number;
  return number;
}

_LIBCPP_END_NAMESPACE_STD
