//===-- stdlib.c - Numbers, sorting, characters ---------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int errno;

_Noreturn void q7x2_assert_failed(const char *condition, const char *file,
                                  int line) {
  printf("%s:%d: assertion failed: %s\n", file, line, condition);
  abort();
}

// ---- characters ------------------------------------------------------------
int isdigit(int c) { return c >= '0' && c <= '9'; }
int islower(int c) { return c >= 'a' && c <= 'z'; }
int isupper(int c) { return c >= 'A' && c <= 'Z'; }
int isalpha(int c) { return islower(c) || isupper(c); }
int isalnum(int c) { return isalpha(c) || isdigit(c); }
int isblank(int c) { return c == ' ' || c == '\t'; }
int iscntrl(int c) { return (c >= 0 && c < 32) || c == 127; }
int isgraph(int c) { return c > 32 && c < 127; }
int isprint(int c) { return c >= 32 && c < 127; }
int ispunct(int c) { return isgraph(c) && !isalnum(c); }
int isspace(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
int isxdigit(int c) {
  return isdigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}
int tolower(int c) { return isupper(c) ? c - 'A' + 'a' : c; }
int toupper(int c) { return islower(c) ? c - 'a' + 'A' : c; }

// ---- numbers ---------------------------------------------------------------
int abs(int n) { return n < 0 ? -n : n; }
long labs(long n) { return n < 0 ? -n : n; }
long long llabs(long long n) { return n < 0 ? -n : n; }
div_t div(int n, int d) { return (div_t){n / d, n % d}; }
ldiv_t ldiv(long n, long d) { return (ldiv_t){n / d, n % d}; }
lldiv_t lldiv(long long n, long long d) { return (lldiv_t){n / d, n % d}; }

static int digit_value(int c) {
  if (isdigit(c))
    return c - '0';
  return isalpha(c) ? tolower(c) - 'a' + 10 : INT_MAX;
}

// Digits of a number in a base; sets *is_negative for a minus sign, and
// saturates at the largest number, for which it sets *is_large.
static unsigned long long parse(const char *string, char **end, int base,
                                int *is_negative, int *is_large) {
  *is_negative = *is_large = 0;
  if (base < 0 || base == 1 || base > 36) {
    errno = EINVAL;
    if (end)
      *end = (char *)string;
    return 0;
  }
  const char *s = string;
  while (isspace(*s))
    ++s;
  *is_negative = *s == '-';
  if (*s == '-' || *s == '+')
    ++s;
  int is_hex = s[0] == '0' && tolower(s[1]) == 'x' && isxdigit(s[2]);
  if ((base == 0 || base == 16) && is_hex) {
    s += 2;
    base = 16;
  } else if (base == 0) {
    base = *s == '0' ? 8 : 10;
  }
  unsigned long long value = 0;
  const char *digits = s;
  for (; digit_value(*s) < base; ++s)
    *is_large |= __builtin_mul_overflow(value, base, &value) ||
                 __builtin_add_overflow(value, digit_value(*s), &value);
  if (end)
    *end = (char *)(s == digits ? string : s);
  return value;
}

unsigned long long strtoull(const char *restrict string, char **restrict end,
                            int base) {
  int is_negative, is_large;
  unsigned long long value = parse(string, end, base, &is_negative, &is_large);
  if (is_large) {
    errno = ERANGE;
    return ULLONG_MAX;
  }
  return is_negative ? -value : value;
}

long long strtoll(const char *restrict string, char **restrict end, int base) {
  int is_negative, is_large;
  unsigned long long value = parse(string, end, base, &is_negative, &is_large);
  unsigned long long limit = LLONG_MAX + (unsigned long long)is_negative;
  if (is_large || value > limit) {
    errno = ERANGE;
    return is_negative ? LLONG_MIN : LLONG_MAX;
  }
  return is_negative ? -value : value;
}

unsigned long strtoul(const char *restrict string, char **restrict end,
                      int base) {
  return strtoull(string, end, base);
}
long strtol(const char *restrict string, char **restrict end, int base) {
  return strtoll(string, end, base);
}
int atoi(const char *string) { return strtol(string, NULL, 10); }
long atol(const char *string) { return strtol(string, NULL, 10); }
long long atoll(const char *string) { return strtoll(string, NULL, 10); }
double atof(const char *string) { return strtod(string, NULL); }

intmax_t imaxabs(intmax_t n) { return llabs(n); }
imaxdiv_t imaxdiv(intmax_t n, intmax_t d) { return (imaxdiv_t){n / d, n % d}; }
intmax_t strtoimax(const char *restrict string, char **restrict end, int base) {
  return strtoll(string, end, base);
}
uintmax_t strtoumax(const char *restrict string, char **restrict end,
                    int base) {
  return strtoull(string, end, base);
}

static unsigned long long random_state = 1;
void srand(unsigned seed) { random_state = seed; }
int rand(void) {
  random_state = random_state * 6364136223846793005 + 1442695040888963407;
  return random_state >> 33;
}

int rand_r(unsigned *seed) {
  *seed = *seed * 1664525 + 1013904223;
  return *seed >> 1;
}
long random(void) { return rand(); }
void srandom(unsigned seed) { srand(seed); }

// ---- the system: there is none ---------------------------------------------
char *getenv(const char *name) { return NULL; }
int system(const char *command) { return 0; }

// ---- multibyte characters: there are none ----------------------------------
int mbtowc(wchar_t *restrict to, const char *restrict from, size_t size) {
  if (!from)
    return 0;
  if (size == 0)
    return -1;
  if (to)
    *to = (unsigned char)*from;
  return *from != 0;
}
int mblen(const char *from, size_t size) { return mbtowc(NULL, from, size); }
int wctomb(char *to, wchar_t c) {
  if (!to)
    return 0;
  if (c < 0 || c > UCHAR_MAX)
    return -1;
  *to = (char)c;
  return 1;
}
size_t mbstowcs(wchar_t *restrict to, const char *restrict from, size_t size) {
  size_t count = 0;
  for (; (!to || count < size) && from[count]; ++count)
    if (to)
      to[count] = (unsigned char)from[count];
  if (to && count < size)
    to[count] = 0;
  return count;
}
size_t wcstombs(char *restrict to, const wchar_t *restrict from, size_t size) {
  size_t count = 0;
  for (; (!to || count < size) && from[count]; ++count) {
    char c;
    if (wctomb(&c, from[count]) < 0)
      return (size_t)-1;
    if (to)
      to[count] = c;
  }
  if (to && count < size)
    to[count] = 0;
  return count;
}

// ---- sorting ---------------------------------------------------------------
static void swap(char *a, char *b, size_t size) {
  for (size_t i = 0; i < size; ++i) {
    char c = a[i];
    a[i] = b[i];
    b[i] = c;
  }
}

// Heap sort: needs no stack, and has no bad worst case.
static void sift(char *base, size_t at, size_t count, size_t size,
                 int (*compare)(const void *, const void *)) {
  for (size_t child; (child = 2 * at + 1) < count; at = child) {
    if (child + 1 < count &&
        compare(base + child * size, base + (child + 1) * size) < 0)
      ++child;
    if (compare(base + at * size, base + child * size) >= 0)
      return;
    swap(base + at * size, base + child * size, size);
  }
}

void qsort(void *base, size_t count, size_t size,
           int (*compare)(const void *, const void *)) {
  for (size_t i = count / 2; i-- > 0;)
    sift(base, i, count, size, compare);
  for (size_t end = count; end-- > 1;) {
    swap(base, (char *)base + end * size, size);
    sift(base, 0, end, size, compare);
  }
}

void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*compare)(const void *, const void *)) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    const char *element = (const char *)base + middle * size;
    int order = compare(key, element);
    if (order == 0)
      return (void *)element;
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return NULL;
}
