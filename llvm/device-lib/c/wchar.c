//===-- wchar.c - Strings of wide characters ------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uchar.h>
#include <wchar.h>

wchar_t *wmemcpy(wchar_t *restrict to, const wchar_t *restrict from,
                 size_t count) {
  return memcpy(to, from, count * sizeof *to);
}
wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t count) {
  return memmove(to, from, count * sizeof *to);
}
wchar_t *wmemset(wchar_t *to, wchar_t value, size_t count) {
  for (size_t i = 0; i < count; ++i)
    to[i] = value;
  return to;
}
int wmemcmp(const wchar_t *left, const wchar_t *right, size_t count) {
  for (size_t i = 0; i < count; ++i)
    if (left[i] != right[i])
      return left[i] < right[i] ? -1 : 1;
  return 0;
}
wchar_t *wmemchr(const wchar_t *from, wchar_t value, size_t count) {
  for (size_t i = 0; i < count; ++i)
    if (from[i] == value)
      return (wchar_t *)from + i;
  return NULL;
}

wchar_t *wcscpy(wchar_t *restrict to, const wchar_t *restrict from) {
  return wmemcpy(to, from, wcslen(from) + 1);
}
wchar_t *wcsncpy(wchar_t *restrict to, const wchar_t *restrict from,
                 size_t size) {
  size_t i = 0;
  for (; i < size && from[i]; ++i)
    to[i] = from[i];
  wmemset(to + i, 0, size - i);
  return to;
}
wchar_t *wcscat(wchar_t *restrict to, const wchar_t *restrict from) {
  wcscpy(to + wcslen(to), from);
  return to;
}
int wcsncmp(const wchar_t *left, const wchar_t *right, size_t limit) {
  for (size_t i = 0; i < limit; ++i)
    if (left[i] != right[i] || !left[i])
      return (left[i] > right[i]) - (left[i] < right[i]);
  return 0;
}
int wcscmp(const wchar_t *left, const wchar_t *right) {
  return wcsncmp(left, right, (size_t)-1);
}
wchar_t *wcschr(const wchar_t *string, wchar_t c) {
  return wmemchr(string, c, wcslen(string) + 1);
}
wchar_t *wcsrchr(const wchar_t *string, wchar_t c) {
  for (size_t i = wcslen(string) + 1; i-- > 0;)
    if (string[i] == c)
      return (wchar_t *)string + i;
  return NULL;
}
wchar_t *wcsstr(const wchar_t *string, const wchar_t *needle) {
  size_t length = wcslen(needle);
  for (;; ++string) {
    if (wcsncmp(string, needle, length) == 0)
      return (wchar_t *)string;
    if (!*string)
      return NULL;
  }
}

wchar_t *wcsncat(wchar_t *restrict to, const wchar_t *restrict from,
                 size_t limit) {
  wchar_t *end = to + wcslen(to);
  for (; limit > 0 && *from; --limit)
    *end++ = *from++;
  *end = 0;
  return to;
}
size_t wcsspn(const wchar_t *string, const wchar_t *set) {
  size_t count = 0;
  while (string[count] && wcschr(set, string[count]))
    ++count;
  return count;
}
size_t wcscspn(const wchar_t *string, const wchar_t *set) {
  size_t count = 0;
  while (!wcschr(set, string[count])) // finds the end, too
    ++count;
  return count;
}
wchar_t *wcspbrk(const wchar_t *string, const wchar_t *set) {
  string += wcscspn(string, set);
  return *string ? (wchar_t *)string : NULL;
}
wchar_t *wcstok(wchar_t *restrict string, const wchar_t *restrict separators,
                wchar_t **restrict rest) {
  if (!string)
    string = *rest;
  string += wcsspn(string, separators);
  *rest = string;
  if (!*string)
    return NULL;
  *rest += wcscspn(string, separators);
  if (**rest)
    *(*rest)++ = 0;
  return string;
}
wchar_t *wcsdup(const wchar_t *string) {
  size_t size = (wcslen(string) + 1) * sizeof *string;
  wchar_t *copy = malloc(size);
  return copy ? memcpy(copy, string, size) : NULL;
}
int wcscoll(const wchar_t *left, const wchar_t *right) {
  return wcscmp(left, right);
}

// ---- numbers ---------------------------------------------------------------

// Numbers are read from a copy as bytes, which ends before a character that no
// number contains.
enum { MaxNumber = 1200 };

static void narrow(char to[MaxNumber], const wchar_t *from) {
  int i = 0;
  for (; i < MaxNumber - 1 && from[i] > 0 && from[i] < 128; ++i)
    to[i] = from[i];
  to[i] = 0;
}

#define READ_INTEGER(type, name, narrow_name)                                  \
  type name(const wchar_t *restrict string, wchar_t **restrict end,            \
            int base) {                                                        \
    char text[MaxNumber], *rest;                                               \
    narrow(text, string);                                                      \
    type value = narrow_name(text, &rest, base);                               \
    if (end)                                                                   \
      *end = (wchar_t *)string + (rest - text);                                \
    return value;                                                              \
  }
READ_INTEGER(long, wcstol, strtol)
READ_INTEGER(unsigned long, wcstoul, strtoul)
READ_INTEGER(long long, wcstoll, strtoll)
READ_INTEGER(unsigned long long, wcstoull, strtoull)

#define READ_FLOATING(type, name, narrow_name)                                 \
  type name(const wchar_t *restrict string, wchar_t **restrict end) {          \
    char text[MaxNumber], *rest;                                               \
    narrow(text, string);                                                      \
    type value = narrow_name(text, &rest);                                     \
    if (end)                                                                   \
      *end = (wchar_t *)string + (rest - text);                                \
    return value;                                                              \
  }
READ_FLOATING(double, wcstod, strtod)
READ_FLOATING(float, wcstof, strtof)
READ_FLOATING(long double, wcstold, strtold)

// ---- multibyte characters: there are none ----------------------------------
static size_t refuse(void) {
  errno = EILSEQ;
  return (size_t)-1;
}

int mbsinit(const mbstate_t *state) { return 1; }
size_t mbrtowc(wchar_t *restrict to, const char *restrict from, size_t size,
               mbstate_t *restrict state) {
  return from && size == 0 ? (size_t)-2 : (size_t)mbtowc(to, from, size);
}
size_t mbrlen(const char *restrict from, size_t size,
              mbstate_t *restrict state) {
  return mbrtowc(NULL, from, size, state);
}
size_t wcrtomb(char *restrict to, wchar_t c, mbstate_t *restrict state) {
  if (!to)
    return 1;
  return wctomb(to, c) < 0 ? refuse() : 1;
}
size_t mbsrtowcs(wchar_t *restrict to, const char **restrict from, size_t size,
                 mbstate_t *restrict state) {
  size_t count = mbstowcs(to, *from, size);
  if (to)
    *from = count < size ? NULL : *from + count;
  return count;
}
size_t wcsrtombs(char *restrict to, const wchar_t **restrict from, size_t size,
                 mbstate_t *restrict state) {
  size_t count = 0;
  for (; !to || count < size; ++count) {
    char c, *at = to ? to + count : &c;
    if (wcrtomb(at, (*from)[count], state) == (size_t)-1) {
      *from += to ? count : 0;
      return (size_t)-1;
    }
    if ((*from)[count] == 0) {
      *from = to ? NULL : *from;
      return count;
    }
  }
  *from += count;
  return count;
}

size_t mbrtoc32(char32_t *restrict to, const char *restrict from, size_t size,
                mbstate_t *restrict state) {
  wchar_t c;
  size_t length = mbrtowc(&c, from, size, state);
  if (to && from && length <= 1)
    *to = c;
  return length;
}
size_t mbrtoc16(char16_t *restrict to, const char *restrict from, size_t size,
                mbstate_t *restrict state) {
  char32_t c;
  size_t length = mbrtoc32(&c, from, size, state);
  if (to && from && length <= 1)
    *to = c;
  return length;
}
size_t c32rtomb(char *restrict to, char32_t c, mbstate_t *restrict state) {
  return wcrtomb(to, c, state);
}
size_t c16rtomb(char *restrict to, char16_t c, mbstate_t *restrict state) {
  return wcrtomb(to, c, state);
}

wint_t btowc(int c) { return c >= 0 && c < 128 ? c : WEOF; }
int wctob(wint_t c) { return c >= 0 && c < 128 ? c : EOF; }
