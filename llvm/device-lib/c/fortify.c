//===-- fortify.c - String functions that check capacities ----------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that clang calls for __builtin___strcpy_chk and its like where
// the size is not known when the program is compiled. An overflow ends the
// program.
//
//===----------------------------------------------------------------------===//

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(size_t needed, size_t capacity) {
  if (needed > capacity)
    abort();
}

void *__memcpy_chk(void *to, const void *from, size_t size, size_t capacity) {
  check(size, capacity);
  return memcpy(to, from, size);
}
void *__memmove_chk(void *to, const void *from, size_t size, size_t capacity) {
  check(size, capacity);
  return memmove(to, from, size);
}
void *__mempcpy_chk(void *to, const void *from, size_t size, size_t capacity) {
  check(size, capacity);
  return mempcpy(to, from, size);
}
void *__memset_chk(void *to, int value, size_t size, size_t capacity) {
  check(size, capacity);
  return memset(to, value, size);
}

char *__strcpy_chk(char *to, const char *from, size_t capacity) {
  check(strlen(from) + 1, capacity);
  return strcpy(to, from);
}
char *__stpcpy_chk(char *to, const char *from, size_t capacity) {
  check(strlen(from) + 1, capacity);
  return stpcpy(to, from);
}
char *__strncpy_chk(char *to, const char *from, size_t size, size_t capacity) {
  check(size, capacity);
  return strncpy(to, from, size);
}
char *__stpncpy_chk(char *to, const char *from, size_t size, size_t capacity) {
  check(size, capacity);
  return stpncpy(to, from, size);
}
char *__strcat_chk(char *to, const char *from, size_t capacity) {
  check(strlen(to) + strlen(from) + 1, capacity);
  return strcat(to, from);
}
char *__strncat_chk(char *to, const char *from, size_t size, size_t capacity) {
  check(strlen(to) + strnlen(from, size) + 1, capacity);
  return strncat(to, from, size);
}

int __vsnprintf_chk(char *to, size_t size, int flag, size_t capacity,
                    const char *format, va_list args) {
  check(size, capacity);
  return vsnprintf(to, size, format, args);
}
int __vsprintf_chk(char *to, int flag, size_t capacity, const char *format,
                   va_list args) {
  int length = vsnprintf(to, capacity, format, args);
  check((size_t)length + 1, capacity);
  return length;
}
int __snprintf_chk(char *to, size_t size, int flag, size_t capacity,
                   const char *format, ...) {
  va_list args;
  va_start(args, format);
  int length = __vsnprintf_chk(to, size, flag, capacity, format, args);
  va_end(args);
  return length;
}
int __sprintf_chk(char *to, int flag, size_t capacity, const char *format,
                  ...) {
  va_list args;
  va_start(args, format);
  int length = __vsprintf_chk(to, flag, capacity, format, args);
  va_end(args);
  return length;
}
