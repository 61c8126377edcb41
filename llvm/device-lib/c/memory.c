//===-- memory.c - The C functions that the optimizer makes calls of ------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM replaces loops that are equivalent to these functions by calls of them,
// and assumes that they exist. This file is compiled with -fno-builtin, so that
// their own loops are not replaced.
//
//===----------------------------------------------------------------------===//

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size) {
  char *restrict d = to;
  const char *restrict s = from;
  for (size_t i = 0; i < size; ++i)
    d[i] = s[i];
  return to;
}

void *memmove(void *to, const void *from, size_t size) {
  char *d = to;
  const char *s = from;
  if (d < s)
    for (size_t i = 0; i < size; ++i)
      d[i] = s[i];
  else
    for (size_t i = size; i > 0; --i)
      d[i - 1] = s[i - 1];
  return to;
}

void *memset(void *to, int value, size_t size) {
  char *d = to;
  for (size_t i = 0; i < size; ++i)
    d[i] = (char)value;
  return to;
}

int memcmp(const void *left, const void *right, size_t size) {
  const unsigned char *l = left, *r = right;
  for (size_t i = 0; i < size; ++i)
    if (l[i] != r[i])
      return l[i] - r[i];
  return 0;
}

int bcmp(const void *left, const void *right, size_t size) {
  return memcmp(left, right, size);
}

size_t strlen(const char *string) {
  size_t length = 0;
  while (string[length])
    ++length;
  return length;
}

size_t wcslen(const wchar_t *string) {
  size_t length = 0;
  while (string[length])
    ++length;
  return length;
}
