//===-- strtod.c - Numbers with a point from text -------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Correctly rounded. Decimal digits are converted to words in base 10^9, which
// are doubled or halved exactly until the integer has 64 bits.
//
//===----------------------------------------------------------------------===//

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// A number that has been read: mantissa times 2^exponent, or slightly more if
// it is inexact. The mantissa's highest bit is set unless it is 0.
typedef struct {
  uint64_t mantissa;
  int exponent;
  bool inexact;
} number;

// A format: the bits of its fractions, and the exponent of its last bit.
typedef struct {
  int fraction_bits, exponent_bits, least_exponent;
} format;

static const format double_format = {52, 11, -1074};
static const format float_format = {23, 8, -149};

static uint64_t infinity_of(const format *f) {
  return (((uint64_t)1 << f->exponent_bits) - 1) << f->fraction_bits;
}

// ---- rounding --------------------------------------------------------------

// The mantissa without its lowest bits, rounded to nearest, ties to even.
static uint64_t drop_bits(number n, int count) {
  if (count > 64)
    return 0;
  uint64_t kept = count == 64 ? 0 : n.mantissa >> count;
  uint64_t half = (uint64_t)1 << (count - 1);
  uint64_t rest = n.mantissa & (half | (half - 1));
  bool up = rest > half || (rest == half && (n.inexact || kept & 1));
  return kept + up;
}

// The bits of the nearest number of a format. A fraction with its highest bit
// adds one to the field of the exponent.
static uint64_t encode(number n, const format *f) {
  if (n.mantissa == 0)
    return 0;
  int drop = 63 - f->fraction_bits;
  uint64_t infinity = infinity_of(f);
  if (n.exponent + drop < f->least_exponent)
    drop = f->least_exponent - n.exponent;
  uint64_t field = n.exponent + drop - f->least_exponent;
  if (field > infinity >> f->fraction_bits) {
    errno = ERANGE;
    return infinity;
  }
  uint64_t bits = (field << f->fraction_bits) + drop_bits(n, drop);
  bool is_small = bits >> f->fraction_bits == 0;
  bool is_exact = drop < 64 && !n.inexact && n.mantissa << (64 - drop) == 0;
  if (bits >= infinity || (is_small && !is_exact))
    errno = ERANGE;
  return bits < infinity ? bits : infinity;
}

// ---- decimal digits --------------------------------------------------------

// Digits after the 800th only break a tie. Numbers from 10^310 on are infinite,
// those below 10^-345 are 0.
enum {
  Base = 1000000000,
  BaseDigits = 9,
  Point = 36,
  Words = 256,
  MaxDigits = 800,
  MaxPower = 310,
  MinPower = -345
};

typedef struct {
  int first, last;      // words in use
  bool inexact;         // there are further digits
  uint32_t word[Words]; // word i has the weight 10^(9 (Point - i))
} decimal;

static void double_often(decimal *d, int times) {
  uint64_t carry = 0;
  for (int i = d->last; i >= d->first; --i) {
    carry += (uint64_t)d->word[i] << times;
    d->word[i] = carry % Base;
    carry /= Base;
  }
  if (carry)
    d->word[--d->first] = carry;
  while (d->last > d->first && d->word[d->last] == 0)
    --d->last;
}

static void halve_often(decimal *d, int times) { // 10^9 is a multiple of 2^9
  uint32_t carry = 0;
  for (int i = d->first; i <= d->last; ++i) {
    uint32_t w = d->word[i];
    d->word[i] = (w >> times) + carry;
    carry = (w & ((1u << times) - 1)) * (Base >> times);
  }
  if (carry && d->last + 1 < Words)
    d->word[++d->last] = carry;
  else
    d->inexact |= carry != 0;
  if (d->word[d->first] == 0)
    ++d->first;
}

static uint32_t word_at(const decimal *d, int i) {
  return i < d->first || i > d->last ? 0 : d->word[i];
}

// The last word with which a number is below 2^64 for sure is 10^18's, of 17.
static bool is_too_large(const decimal *d) {
  return d->first < Point - 2 ||
         (d->first == Point - 2 && d->word[d->first] > 17);
}

static number scale(decimal *d) {
  number n = {0, 0, false};
  for (; is_too_large(d); n.exponent += BaseDigits)
    halve_often(d, BaseDigits);
  for (;;) {
    n.mantissa =
        (word_at(d, Point - 2) * (uint64_t)Base + word_at(d, Point - 1)) *
            Base +
        word_at(d, Point);
    int free_bits = n.mantissa ? __builtin_clzll(n.mantissa) : 64;
    if (free_bits == 0)
      break;
    int times = free_bits < 29 ? free_bits : 29;
    double_often(d, times);
    n.exponent -= times;
  }
  n.inexact = d->inexact || d->last > Point;
  return n;
}

// The decimal digits of a number that has been read.
typedef struct {
  const char *digits; // from the first that is not 0, with the point
  int count;          // of digits
  int power;          // of the first
} decimal_text;

// The index of the word with 10^power; a multiple of 9 keeps the quotient
// positive.
static int index_of(int power) {
  enum { Shift = 1 - MinPower + MaxDigits };
  return Point + Shift - (power + BaseDigits * Shift) / BaseDigits;
}

static uint32_t unit_of(int power) {
  uint32_t unit = 1;
  for (int n = power - BaseDigits * (Point - index_of(power)); n > 0; --n)
    unit *= 10;
  return unit;
}

static void to_words(const decimal_text *t, decimal *d) {
  memset(d, 0, sizeof *d);
  d->first = index_of(t->power);
  const char *c = t->digits;
  for (int i = 0; i < t->count; ++c) {
    if (*c == '.')
      continue;
    int power = t->power - i;
    if (i++ < MaxDigits)
      d->word[d->last = index_of(power)] += (*c - '0') * unit_of(power);
    else
      d->inexact |= *c != '0';
  }
  while (d->last > d->first && d->word[d->last] == 0)
    --d->last;
}

static number convert_decimal(const decimal_text *t) {
  const number nothing = {0, 0, false};
  const number tiny = {(uint64_t)1 << 63, -9999, true};
  const number huge = {(uint64_t)1 << 63, 9999, true};
  if (t->count == 0)
    return nothing;
  if (t->power < MinPower)
    return tiny;
  if (t->power > MaxPower)
    return huge;
  decimal d;
  to_words(t, &d);
  return scale(&d);
}

// ---- reading ---------------------------------------------------------------

static int digit_value(char c) {
  return isdigit(c) ? c - '0' : tolower(c) - 'a' + 10;
}

// Reads the exponent after its letter, if there is one.
static int read_exponent(const char **at, char letter) {
  const char *c = *at;
  if (tolower(*c) != letter)
    return 0;
  bool negative = *++c == '-';
  c += *c == '-' || *c == '+';
  if (!isdigit(*c))
    return 0;
  int value = 0;
  for (; isdigit(*c); ++c)
    if (value < INT_MAX / 100)
      value = 10 * value + *c - '0';
  *at = c;
  return negative ? -value : value;
}

// Null if there are no digits.
static const char *read_decimal(const char *c, number *n) {
  decimal_text t = {NULL, 0, -1};
  bool any = false, after_point = false;
  for (; isdigit(*c) || (*c == '.' && !after_point); ++c) {
    if (*c == '.') {
      after_point = true;
      continue;
    }
    any = true;
    if (!t.digits && *c == '0') {
      t.power -= after_point;
      continue;
    }
    if (!t.digits)
      t.digits = c;
    ++t.count;
    t.power += !after_point;
  }
  if (!any)
    return NULL;
  int exponent = read_exponent(&c, 'e');
  t.power += exponent; // no overflow: both are far from the limits of int
  *n = convert_decimal(&t);
  return c;
}

static const char *read_hexadecimal(const char *c, number *n) {
  bool any = false, after_point = false;
  number r = {0, 0, false};
  for (; isxdigit(*c) || (*c == '.' && !after_point); ++c) {
    if (*c == '.') {
      after_point = true;
      continue;
    }
    any = true;
    int value = digit_value(*c);
    if (r.mantissa >> 60 == 0) {
      r.mantissa = r.mantissa << 4 | value;
      r.exponent -= 4 * after_point;
    } else {
      r.inexact |= value != 0;
      r.exponent += 4 * !after_point;
    }
  }
  if (!any)
    return NULL;
  int exponent = read_exponent(&c, 'p');
  if (r.mantissa) {
    int free_bits = __builtin_clzll(r.mantissa);
    r.mantissa <<= free_bits;
    r.exponent += exponent - free_bits;
  }
  *n = r;
  return c;
}

// Reads a word for NaN or infinity.
static const char *read_word(const char *c, const format *f, uint64_t *bits) {
  uint64_t infinity = infinity_of(f);
  if (strncasecmp(c, "inf", 3) == 0) {
    *bits = infinity;
    return c + (strncasecmp(c + 3, "inity", 5) == 0 ? 8 : 3);
  }
  if (strncasecmp(c, "nan", 3) != 0)
    return NULL;
  *bits = infinity | (uint64_t)1 << (f->fraction_bits - 1);
  c += 3;
  const char *end = c;
  if (*end == '(')
    for (++end; isalnum(*end) || *end == '_';)
      ++end;
  return *c == '(' && *end == ')' ? end + 1 : c;
}

static uint64_t read(const char *string, char **end, const format *f) {
  const char *c = string;
  while (isspace(*c))
    ++c;
  uint64_t sign = (uint64_t)(*c == '-')
                  << (f->fraction_bits + f->exponent_bits);
  c += *c == '-' || *c == '+';
  uint64_t bits = 0;
  const char *rest = read_word(c, f, &bits);
  if (!rest) {
    number n;
    if (c[0] == '0' && tolower(c[1]) == 'x')
      rest = read_hexadecimal(c + 2, &n);
    if (!rest)
      rest = read_decimal(c, &n);
    if (rest)
      bits = encode(n, f);
  }
  if (end)
    *end = (char *)(rest ? rest : string);
  return rest ? sign | bits : 0;
}

double strtod(const char *restrict string, char **restrict end) {
  uint64_t bits = read(string, end, &double_format);
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

float strtof(const char *restrict string, char **restrict end) {
  uint32_t bits = read(string, end, &float_format);
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

long double strtold(const char *restrict string, char **restrict end) {
  return strtod(string, end);
}
