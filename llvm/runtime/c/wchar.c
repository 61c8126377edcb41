//===-- wchar.c - Strings of wide characters ------------------------------===//

#include <stdio.h>
#include <string.h>
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
wchar_t *wcsstr(const wchar_t *string, const wchar_t *part) {
  size_t length = wcslen(part);
  for (;; ++string) {
    if (wcsncmp(string, part, length) == 0)
      return (wchar_t *)string;
    if (!*string)
      return NULL;
  }
}

wint_t btowc(int c) { return c >= 0 && c < 128 ? c : WEOF; }
int wctob(wint_t c) { return c >= 0 && c < 128 ? c : EOF; }
