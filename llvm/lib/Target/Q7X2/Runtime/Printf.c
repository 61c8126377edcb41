//===-- Printf.c - Formatted output ---------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// printf of C and of OpenCL C, in integer arithmetic: every digit is exact. The
// text is stored to the machine's output port, byte by byte, and is written out
// as a whole at the end of a call.
//
// Arguments are contiguous in memory, each aligned to its size, but to no more
// than 16 bytes: the layout of unnamed arguments on the stack, and of the
// arguments of NVVM's vprintf.
//
//===----------------------------------------------------------------------===//

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint32_t u32;
typedef uint64_t u64;
typedef int64_t i64;

// FIELD_WORD() reads a word of constant bank 0.
#define Q7X2_CBANK0_ENVREG(NUMBER, FIELD, WORD)                                \
  u32 FIELD##_##WORD(void) __asm__("llvm.nvvm.read.ptx.sreg.envreg" #NUMBER);
#include "llvm/TargetParser/Q7X2ConstantBank0.def"

// ---- output ----------------------------------------------------------------

// Memory or the output port.
typedef struct {
  bool to_memory;
  char *to;
  size_t capacity;
  u64 count;   // of all characters, stored or not
  bool failed; // a wide character has no encoding
} sink;

static volatile char *port(void) {
  return (volatile char *)((u64)OutputPort_1() << 32 | OutputPort_0());
}

static void put(sink *s, char c) {
  ++s->count;
  if (!s->to_memory) {
    *port() = c;
  } else if (s->capacity > 1) {
    *s->to++ = c;
    --s->capacity;
  }
}

static void repeat(sink *s, char c, i64 count) {
  for (; count > 0; --count)
    put(s, c);
}

static void put_bytes(sink *s, const char *text, u64 length) {
  for (u64 i = 0; i < length; ++i)
    put(s, text[i]);
}

static int finish(const sink *s) {
  if (!s->to_memory)
    *(volatile u32 *)(port() + 4) = 0;
  else if (s->capacity)
    *s->to = 0;
  return s->failed ? -1 : (int)s->count;
}

// ---- conversion specifications ---------------------------------------------

enum { None = -1, InTurn = 0 }; // instead of the number of an argument

typedef struct {
  int number; // of the argument, from 1
  bool left, plus, space, alternate, zeros;
  int width;
  int precision;                          // -1: none
  int width_argument, precision_argument; // that have them
  int elements;                           // of a vector; 0: no vector
  int bytes;   // of an integer argument, or of an element
  bool wide;   // an l before c or s: characters of wchar_t
  char letter; // that of the conversion, in lower case if there is one
  bool upper;
} spec;

// The text before the digits: a sign, a base.
typedef struct {
  char text[3];
  int length;
} prefix;

static void add(prefix *p, char c) { p->text[p->length++] = c; }

static prefix sign_prefix(const spec *f, bool negative) {
  prefix p = {{0}, 0};
  if (negative)
    add(&p, '-');
  else if (f->plus)
    add(&p, '+');
  else if (f->space)
    add(&p, ' ');
  return p;
}

// Begins a field whose body has that many characters, filled with zeros or
// spaces.
static void begin_field(sink *s, const spec *f, const prefix *p, i64 body,
                        bool zeros) {
  i64 fill = f->width - p->length - body;
  if (!f->left && !zeros)
    repeat(s, ' ', fill);
  put_bytes(s, p->text, p->length);
  if (!f->left && zeros)
    repeat(s, '0', fill);
}

static void end_field(sink *s, const spec *f, const prefix *p, i64 body) {
  if (f->left)
    repeat(s, ' ', f->width - p->length - body);
}

static void put_field(sink *s, const spec *f, const char *text, u64 length) {
  prefix none = {{0}, 0};
  begin_field(s, f, &none, length, false);
  put_bytes(s, text, length);
  end_field(s, f, &none, length);
}

// ---- integers --------------------------------------------------------------

enum { MaxDigits = 64 }; // to base 2

static char digit_of(unsigned value, bool upper) {
  return value < 10 ? '0' + value : (upper ? 'A' : 'a') + value - 10;
}

// Bits in a digit; 0 to base 10.
static int digit_bits(char letter) {
  switch (letter) {
  case 'x':
  case 'p':
    return 4;
  case 'o':
    return 3;
  case 'b':
    return 1;
  default:
    return 0;
  }
}

// Writes the digits backwards from the end of the buffer; returns their number.
static int make_digits(char *end, u64 value, const spec *f) {
  int count = 0, bits = digit_bits(f->letter);
  for (; value != 0; ++count) {
    unsigned digit = bits ? value & ((1 << bits) - 1) : value % 10;
    value = bits ? value >> bits : value / 10;
    *--end = digit_of(digit, f->upper);
  }
  return count;
}

static void put_digits(sink *s, const spec *f, u64 value, prefix p) {
  char buffer[MaxDigits];
  char *end = buffer + MaxDigits;
  int count = make_digits(end, value, f);
  int least = f->precision < 0 ? 1 : f->precision;
  if (f->letter == 'o' && f->alternate && least <= count)
    least = count + 1;
  if ((f->letter == 'x' || f->letter == 'b') && f->alternate && value != 0) {
    add(&p, '0');
    add(&p, f->upper ? f->letter - 'a' + 'A' : f->letter);
  }
  int body = count > least ? count : least;
  begin_field(s, f, &p, body, f->zeros && f->precision < 0);
  repeat(s, '0', least - count);
  put_bytes(s, end - count, count);
  end_field(s, f, &p, body);
}

static void put_signed(sink *s, const spec *f, i64 value) {
  put_digits(s, f, value < 0 ? -(u64)value : value, sign_prefix(f, value < 0));
}

static void put_unsigned(sink *s, const spec *f, u64 value) {
  prefix none = {{0}, 0};
  put_digits(s, f, value, none);
}

static void put_pointer(sink *s, const spec *f, u64 value) {
  if (value == 0) {
    put_field(s, f, "(nil)", 5);
    return;
  }
  prefix p = sign_prefix(f, false);
  add(&p, '0');
  add(&p, 'x');
  put_digits(s, f, value, p);
}

// ---- decimal numbers -------------------------------------------------------
//
// A double is a fraction to base 10^9 of at most so many words: 2^1024 has 309
// digits before the point, 2^-1074 has 1074 after it.

enum { Base = 1000000000, BaseDigits = 9, Point = 35, Words = 156 };

typedef struct {
  int first, last; // words in use; the others are 0
  u32 word[Words]; // word i counts 10^(9 (Point - i))
} decimal;

static void make_decimal(decimal *d, u64 mantissa, int exponent) {
  while (exponent < 0 && (mantissa & 1) == 0 && mantissa != 0) {
    mantissa >>= 1;
    ++exponent;
  }
  d->first = Point - 1;
  d->last = Point;
  d->word[Point] = mantissa % Base;
  d->word[Point - 1] = mantissa / Base;
  while (exponent > 0) {
    int shift = exponent < 29 ? exponent : 29;
    u64 carry = 0;
    for (int i = d->last; i >= d->first; --i) {
      carry += (u64)d->word[i] << shift;
      d->word[i] = carry % Base;
      carry /= Base;
    }
    if (carry)
      d->word[--d->first] = carry;
    exponent -= shift;
  }
  while (exponent < 0) { // 10^9 is a multiple of 2^9
    int shift = -exponent < 9 ? -exponent : 9;
    u32 carry = 0;
    for (int i = d->first; i <= d->last; ++i) {
      u32 w = d->word[i];
      d->word[i] = (w >> shift) + carry;
      carry = (w & ((1u << shift) - 1)) * (Base >> shift);
    }
    if (carry)
      d->word[++d->last] = carry;
    exponent += shift;
  }
}

// Where in the words 10^power is.
static int index_of(int power) {
  return Point - (power >= 0 ? power / BaseDigits
                             : -((BaseDigits - 1 - power) / BaseDigits));
}

static u32 unit_of(int power) {
  u32 unit = 1;
  for (int n = power - BaseDigits * (Point - index_of(power)); n > 0; --n)
    unit *= 10;
  return unit;
}

static u32 word_at(const decimal *d, int i) {
  return i < d->first || i > d->last ? 0 : d->word[i];
}

static char decimal_digit(const decimal *d, int power) {
  return '0' + word_at(d, index_of(power)) / unit_of(power) % 10;
}

// The power of the highest nonzero digit; 0 for zero.
static int leading_power(const decimal *d) {
  for (int i = d->first; i <= d->last; ++i) {
    if (d->word[i] == 0)
      continue;
    int power = BaseDigits * (Point - i);
    for (u32 w = d->word[i]; w >= 10; w /= 10)
      ++power;
    return power;
  }
  return 0;
}

static bool any_after(const decimal *d, int i) {
  for (++i; i <= d->last; ++i)
    if (i >= d->first && d->word[i] != 0)
      return true;
  return false;
}

// Rounds to a multiple of 10^power, ties to even.
static void round_decimal(decimal *d, int power) {
  int i = index_of(power);
  if (i > d->last)
    return;
  while (d->first > i)
    d->word[--d->first] = 0;
  u32 unit = unit_of(power);
  u32 rest, half;
  bool more;
  if (unit > 1) {
    rest = d->word[i] % unit;
    half = unit / 2;
    more = any_after(d, i);
    d->word[i] -= rest;
  } else {
    rest = word_at(d, i + 1);
    half = Base / 2;
    more = any_after(d, i + 1);
  }
  d->last = i;
  bool odd = d->word[i] / unit & 1;
  if (rest < half || (rest == half && !more && !odd))
    return;
  d->word[i] += unit;
  while (d->word[i] >= Base) {
    d->word[i] -= Base;
    if (--i < d->first) {
      d->first = i;
      d->word[i] = 0;
    }
    ++d->word[i];
  }
}

// ---- floating-point numbers ------------------------------------------------

static int count_digits(int value) {
  int count = 1;
  for (; value >= 10; value /= 10)
    ++count;
  return count;
}

static void put_exponent(sink *s, int exponent, int least) {
  put(s, exponent < 0 ? '-' : '+');
  int value = exponent < 0 ? -exponent : exponent;
  int count = count_digits(value);
  repeat(s, '0', least - count);
  for (; count > 0; --count) {
    int unit = 1;
    for (int n = 1; n < count; ++n)
      unit *= 10;
    put(s, '0' + value / unit % 10);
  }
}

// The digits from one power to another, with a point after that of `point`.
static void put_decimal(sink *s, const spec *f, const decimal *d, int from,
                        int to, int point) {
  for (int power = from; power >= to; --power) {
    put(s, decimal_digit(d, power));
    if (power == point && (power > to || f->alternate))
      put(s, '.');
  }
}

static void put_fixed(sink *s, const spec *f, const decimal *d, prefix p,
                      int precision) {
  int from = leading_power(d);
  if (from < 0)
    from = 0;
  i64 body = from + 1 + (precision || f->alternate) + (i64)precision;
  begin_field(s, f, &p, body, f->zeros);
  put_decimal(s, f, d, from, -precision, 0);
  end_field(s, f, &p, body);
}

static void put_scientific(sink *s, const spec *f, const decimal *d, prefix p,
                           int precision) {
  int from = leading_power(d);
  int digits = count_digits(from < 0 ? -from : from);
  i64 body = 1 + (precision || f->alternate) + (i64)precision + 2 +
             (digits < 2 ? 2 : digits);
  begin_field(s, f, &p, body, f->zeros);
  put_decimal(s, f, d, from, from - precision, from);
  put(s, f->upper ? 'E' : 'e');
  put_exponent(s, from, 2);
  end_field(s, f, &p, body);
}

static void put_general(sink *s, const spec *f, decimal *d, prefix p) {
  int precision = f->precision < 0 ? 6 : f->precision == 0 ? 1 : f->precision;
  round_decimal(d, leading_power(d) - precision + 1);
  int from = leading_power(d);
  bool fixed = from >= -4 && from < precision;
  int digits = fixed ? precision - 1 - from : precision - 1; // after the point
  int lowest = fixed ? 0 : from;
  if (!f->alternate)
    while (digits > 0 && decimal_digit(d, lowest - digits) == '0')
      --digits;
  (fixed ? put_fixed : put_scientific)(s, f, d, p, digits);
}

enum { MantissaBits = 52, Bias = 1023, MaxExponent = 2047 };

static void put_hexadecimal(sink *s, const spec *f, u64 mantissa, int exponent,
                            prefix p) {
  int precision = f->precision;
  if (precision < 0) {
    precision = MantissaBits / 4;
    while (precision > 0 &&
           (mantissa >> (MantissaBits - 4 * precision) & 15) == 0)
      --precision;
  } else if (precision < MantissaBits / 4) {
    int cut = MantissaBits - 4 * precision;
    u64 odd = mantissa >> cut & 1;
    mantissa += ((u64)1 << (cut - 1)) - 1 + odd;
    mantissa &= -(u64)1 << cut;
  }
  add(&p, '0');
  add(&p, f->upper ? 'X' : 'x');
  i64 body = 1 + (precision || f->alternate) + (i64)precision + 2 +
             count_digits(exponent < 0 ? -exponent : exponent);
  begin_field(s, f, &p, body, f->zeros);
  put(s, '0' + (mantissa >> MantissaBits));
  if (precision || f->alternate)
    put(s, '.');
  for (int i = 1; i <= precision; ++i)
    put(s, i > MantissaBits / 4
               ? '0'
               : digit_of(mantissa >> (MantissaBits - 4 * i) & 15, f->upper));
  put(s, f->upper ? 'P' : 'p');
  put_exponent(s, exponent, 1);
  end_field(s, f, &p, body);
}

static void put_special(sink *s, const spec *f, prefix p, bool nan) {
  const char *text =
      nan ? (f->upper ? "NAN" : "nan") : (f->upper ? "INF" : "inf");
  begin_field(s, f, &p, 3, false);
  put_bytes(s, text, 3);
  end_field(s, f, &p, 3);
}

static void put_floating(sink *s, const spec *f, u64 bits) {
  prefix p = sign_prefix(f, bits >> 63);
  u64 mantissa = bits & (((u64)1 << MantissaBits) - 1);
  int exponent = bits >> MantissaBits & MaxExponent;
  if (exponent == MaxExponent) {
    put_special(s, f, p, mantissa != 0);
    return;
  }
  if (exponent == 0)
    exponent = 1;
  else
    mantissa |= (u64)1 << MantissaBits;
  if (f->letter == 'a') {
    put_hexadecimal(s, f, mantissa, mantissa ? exponent - Bias : 0, p);
    return;
  }
  decimal d;
  make_decimal(&d, mantissa, exponent - Bias - MantissaBits);
  int precision = f->precision < 0 ? 6 : f->precision;
  if (f->letter == 'g') {
    put_general(s, f, &d, p);
  } else if (f->letter == 'e') {
    round_decimal(&d, leading_power(&d) - precision);
    put_scientific(s, f, &d, p, precision);
  } else {
    round_decimal(&d, -precision);
    put_fixed(s, f, &d, p, precision);
  }
}

// The bits of a double from those of a narrower format.
static u64 widen(u32 bits, int mantissa_bits, int exponent_bits) {
  u64 sign = (u64)(bits >> (mantissa_bits + exponent_bits)) << 63;
  u64 mantissa = bits & ((1u << mantissa_bits) - 1);
  int highest = (1 << exponent_bits) - 1;
  int exponent = bits >> mantissa_bits & highest;
  if (exponent == 0) {
    if (mantissa == 0)
      return sign;
    for (++exponent; !(mantissa >> mantissa_bits); --exponent)
      mantissa <<= 1;
    mantissa &= ((u64)1 << mantissa_bits) - 1;
  }
  exponent = exponent == highest ? MaxExponent : exponent + Bias - highest / 2;
  return sign | (u64)exponent << MantissaBits |
         mantissa << (MantissaBits - mantissa_bits);
}

// ---- arguments -------------------------------------------------------------

enum { MaxAlignment = 16 };

// The arguments of a call: taken in turn, or found by their numbers.
typedef struct {
  const char *format, *first; // begin of all
  const char *next, *numbered;
} arguments;

// Advances past an argument.
static const char *take(const char **args, u64 bytes) {
  u64 alignment = bytes < MaxAlignment ? bytes : MaxAlignment;
  u64 at = ((u64)*args + alignment - 1) & -alignment;
  *args = (const char *)at + bytes;
  return (const char *)at;
}

static u64 read_unsigned(const char *from, int bytes) {
  switch (bytes) {
  case 1:
    return *(const uint8_t *)from;
  case 2:
    return *(const uint16_t *)from;
  case 4:
    return *(const u32 *)from;
  default:
    return *(const u64 *)from;
  }
}

static i64 read_signed(const char *from, int bytes) {
  int unused = 64 - 8 * bytes;
  return (i64)(read_unsigned(from, bytes) << unused) >> unused;
}

static u64 read_floating(const char *from, int bytes) {
  u64 bits = read_unsigned(from, bytes);
  return bytes == 2   ? widen(bits, 10, 5)
         : bytes == 4 ? widen(bits, 23, 8)
                      : bits;
}

static bool is_floating(char letter) {
  return letter == 'f' || letter == 'e' || letter == 'g' || letter == 'a';
}

static void put_string(sink *s, const spec *f, const char *text) {
  if (!text) // as much of "(null)" as glibc shows
    text = f->precision < 0 || f->precision >= 6 ? "(null)" : "";
  u64 length = 0;
  while ((f->precision < 0 || length < (u64)f->precision) && text[length])
    ++length;
  put_field(s, f, text, length);
}

// The C locale's characters have one byte each; there are no others.
static void put_wide(sink *s, const spec *f, const u32 *text, u64 length) {
  prefix none = {{0}, 0};
  for (u64 i = 0; i < length; ++i)
    s->failed |= text[i] > 127;
  if (s->failed)
    return;
  begin_field(s, f, &none, length, false);
  for (u64 i = 0; i < length; ++i)
    put(s, text[i]);
  end_field(s, f, &none, length);
}

static void put_wide_string(sink *s, const spec *f, const u32 *text) {
  if (!text) {
    put_string(s, f, 0);
    return;
  }
  u64 length = 0;
  while ((f->precision < 0 || length < (u64)f->precision) && text[length])
    ++length;
  put_wide(s, f, text, length);
}

static void put_value(sink *s, const spec *f, const char *from, int bytes) {
  if (is_floating(f->letter))
    put_floating(s, f, read_floating(from, bytes));
  else if (f->letter == 'd')
    put_signed(s, f, read_signed(from, bytes));
  else
    put_unsigned(s, f, read_unsigned(from, bytes));
}

// A vector of three elements has the size of one of four.
static void put_vector(sink *s, const spec *f, const char **args) {
  int places = f->elements == 3 ? 4 : f->elements;
  const char *from = take(args, places * f->bytes);
  for (int i = 0; i < f->elements; ++i) {
    if (i)
      put(s, ',');
    put_value(s, f, from + i * f->bytes, f->bytes);
  }
}

// Of an argument that is no vector: ints, which others are promoted to, have 4.
static int argument_bytes(const spec *f) {
  bool is_pointer = f->letter == 's' || f->letter == 'p' || f->letter == 'n';
  bool is_wide = f->letter != 'c' && f->bytes == 8;
  return is_pointer || is_wide || is_floating(f->letter) ? 8 : 4;
}

// Returns false if there is no such conversion.
static bool put_argument(sink *s, const spec *f, const char **args) {
  switch (f->letter) {
  case 'd':
  case 'u':
  case 'o':
  case 'x':
  case 'b':
  case 'f':
  case 'e':
  case 'g':
  case 'a':
    if (f->elements)
      put_vector(s, f, args);
    else // promoted to int or double, then truncated to its own type
      put_value(s, f, take(args, argument_bytes(f)),
                is_floating(f->letter) ? 8 : f->bytes);
    return true;
  case 'c': {
    const char *c = take(args, 4);
    if (f->wide)
      put_wide(s, f, (const u32 *)c, 1);
    else
      put_field(s, f, c, 1);
    return true;
  }
  case 's': {
    const void *text = *(const void *const *)take(args, 8);
    if (f->wide)
      put_wide_string(s, f, text);
    else
      put_string(s, f, text);
    return true;
  }
  case 'p':
    put_pointer(s, f, *(const u64 *)take(args, 8));
    return true;
  case 'n': // the lower bytes of the number of characters so far
    __builtin_memcpy(*(void *const *)take(args, 8), &s->count, f->bytes);
    return true;
  default:
    return false;
  }
}

// ---- formats ---------------------------------------------------------------

static int parse_number(const char **format) {
  int value = 0;
  for (; **format >= '0' && **format <= '9'; ++*format)
    value = 10 * value + (**format - '0');
  return value;
}

// The number before a dollar sign.
static int parse_argument_number(const char **format) {
  const char *at = *format;
  int number = parse_number(&at);
  if (number == 0 || *at != '$')
    return InTurn;
  *format = at + 1;
  return number;
}

// A number, or the argument that has it.
static int parse_count(const char **format, int *argument) {
  if (**format != '*')
    return parse_number(format);
  ++*format;
  *argument = parse_argument_number(format);
  return 0;
}

static bool parse_flag(spec *f, char c) {
  switch (c) {
  case '-':
    return f->left = true;
  case '+':
    return f->plus = true;
  case ' ':
    return f->space = true;
  case '#':
    return f->alternate = true;
  case '0':
    return f->zeros = true;
  case '\'': // no grouping in the locale C
    return true;
  default:
    return false;
  }
}

static void parse_length(spec *f, const char **format) {
  const char *at = *format;
  f->bytes = 4;
  switch (*at) {
  case 'h':
    ++at;
    f->bytes = *at == 'h' ? 1 : *at == 'l' ? 4 : 2;
    at += f->bytes != 2;
    break;
  case 'l':
    f->wide = at[1] != 'l';
    at += f->wide ? 1 : 2;
    f->bytes = 8;
    break;
  case 'j':
  case 'z':
  case 't':
  case 'L':
  case 'q':
    ++at;
    f->bytes = 8;
    break;
  }
  *format = at;
}

static void parse_letter(spec *f, char c) {
  switch (c) {
  case 'X':
  case 'B':
  case 'F':
  case 'E':
  case 'G':
  case 'A':
    f->upper = true;
    f->letter = c - 'A' + 'a';
    return;
  case 'i':
    f->letter = 'd';
    return;
  default:
    f->letter = c;
  }
}

// A conversion specification, after the percent sign.
static spec parse_spec(const char **format) {
  spec f = {.number = parse_argument_number(format),
            .precision = -1,
            .width_argument = None,
            .precision_argument = None};
  while (parse_flag(&f, **format))
    ++*format;
  f.width = parse_count(format, &f.width_argument);
  if (**format == '.') {
    ++*format;
    f.precision = **format == '-' ? (++*format, parse_number(format), -1)
                                  : parse_count(format, &f.precision_argument);
  }
  if (**format == 'v') {
    ++*format;
    f.elements = parse_number(format);
  }
  parse_length(&f, format);
  parse_letter(&f, **format);
  if (**format)
    ++*format;
  return f;
}

// Only the conversion says how large an argument is. Those without a conversion
// are widths and precisions.
static int bytes_of_numbered(const char *format, int number) {
  while (*format)
    if (*format++ == '%') {
      spec f = parse_spec(&format);
      if (f.number == number)
        return argument_bytes(&f);
    }
  return 4;
}

// Where the argument is, or is to be aligned.
static const char **find(arguments *a, int number) {
  if (number == InTurn)
    return &a->next;
  a->numbered = a->first;
  for (int i = 1; i < number; ++i)
    take(&a->numbered, bytes_of_numbered(a->format, i));
  return &a->numbered;
}

static int read_count(arguments *a, int number) {
  return *(const int *)take(find(a, number), 4);
}

static void read_counts(spec *f, arguments *a) {
  if (f->width_argument != None)
    f->width = read_count(a, f->width_argument);
  if (f->width < 0) {
    f->left = true;
    f->width = -f->width;
  }
  if (f->precision_argument != None)
    f->precision = read_count(a, f->precision_argument);
}

static void put_all(sink *s, const char *format, const char *args) {
  arguments a = {format, args, args, args};
  while (*format && !s->failed) {
    if (*format != '%') {
      put(s, *format++);
      continue;
    }
    const char *begin = format++;
    spec f = parse_spec(&format);
    read_counts(&f, &a);
    if (f.letter == '%')
      put(s, '%');
    else if (!put_argument(s, &f, find(&a, f.number)))
      put_bytes(s, begin, format - begin);
  }
}

// ---- functions -------------------------------------------------------------

int __q7x2_vprintf(const char *format, const void *args) {
  sink s = {0};
  put_all(&s, format, args);
  return finish(&s);
}

int __q7x2_vsnprintf(char *to, size_t capacity, const char *format,
                     const void *args) {
  sink s = {true, to, capacity, 0, false};
  put_all(&s, format, args);
  return finish(&s);
}

int __q7x2_vsprintf(char *to, const char *format, const void *args) {
  return __q7x2_vsnprintf(to, SIZE_MAX, format, args);
}

int __q7x2_printf(const char *format, ...) {
  va_list args;
  va_start(args, format);
  int count = __q7x2_vprintf(format, args);
  va_end(args);
  return count;
}

int __q7x2_snprintf(char *to, size_t capacity, const char *format, ...) {
  va_list args;
  va_start(args, format);
  int count = __q7x2_vsnprintf(to, capacity, format, args);
  va_end(args);
  return count;
}

int __q7x2_sprintf(char *to, const char *format, ...) {
  va_list args;
  va_start(args, format);
  int count = __q7x2_vsprintf(to, format, args);
  va_end(args);
  return count;
}

int __q7x2_putchar(int c) {
  sink s = {0};
  put(&s, c);
  finish(&s);
  return (unsigned char)c;
}

// The optimizer replaces printf("%s\n", text) by this, so it prints a null
// pointer in the same way.
int __q7x2_puts(const char *text) {
  sink s = {0};
  spec plain = {.precision = -1};
  put_string(&s, &plain, text);
  put(&s, '\n');
  return finish(&s);
}
