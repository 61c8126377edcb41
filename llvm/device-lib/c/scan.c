//===-- scan.c - Formatted input from strings -----------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// A conversion specification, after the percent sign.
typedef struct {
  int number; // of the argument, from 1; 0: the next one
  bool is_skipped;
  size_t width; // SIZE_MAX: none
  int bytes;    // of an integer; of a floating-point number 4 or 8
  char letter;
} spec;

static const char *skip_space(const char *at) {
  while (isspace((unsigned char)*at))
    ++at;
  return at;
}

static spec parse_spec(const char **format) {
  const char *c = *format;
  spec s = {0, false, SIZE_MAX, 4, 0};
  if (*c == '*')
    s.is_skipped = true, ++c;
  if (isdigit((unsigned char)*c))
    s.width = strtoul(c, (char **)&c, 10);
  if (*c == '$') {
    s.number = s.width;
    s.width = SIZE_MAX;
    if (isdigit((unsigned char)*++c))
      s.width = strtoul(c, (char **)&c, 10);
  }
  if (*c == 'h')
    s.bytes = c[1] == 'h' ? 1 : 2, c += c[1] == 'h' ? 2 : 1;
  else if (*c == 'l')
    s.bytes = 8, c += c[1] == 'l' ? 2 : 1;
  else if (*c && strchr("jztLq", *c))
    s.bytes = 8, ++c;
  s.letter = *c;
  *format = *c ? c + 1 : c;
  return s;
}

static void store(void *to, uint64_t value, int bytes) {
  memcpy(to, &value, bytes); // the lower bytes
}

// ---- numbers ---------------------------------------------------------------

// Numbers are read from a copy of the field.
enum { MaxNumber = 1200 };

static void copy_field(char *to, const char *from, size_t width) {
  size_t length = strnlen(from, width < MaxNumber ? width : MaxNumber - 1);
  memcpy(to, from, length);
  to[length] = 0;
}

static int base_of(char letter) {
  switch (letter) {
  case 'i':
    return 0;
  case 'o':
    return 8;
  case 'x':
  case 'X':
  case 'p':
    return 16;
  default:
    return 10;
  }
}

// The end of the number; null if there is none.
static const char *scan_integer(const char *from, const spec *s, void *to) {
  char field[MaxNumber], *end;
  copy_field(field, from, s->width);
  bool is_signed = s->letter == 'd' || s->letter == 'i';
  int base = base_of(s->letter);
  uint64_t value = is_signed ? (uint64_t)strtoll(field, &end, base)
                             : strtoull(field, &end, base);
  if (end == field)
    return NULL;
  if (to)
    store(to, value, s->letter == 'p' ? 8 : s->bytes);
  return from + (end - field);
}

static const char *scan_floating(const char *from, const spec *s, void *to) {
  char field[MaxNumber], *end;
  copy_field(field, from, s->width);
  if (s->bytes == 8) {
    double value = strtod(field, &end);
    if (end != field && to)
      *(double *)to = value;
  } else {
    float value = strtof(field, &end);
    if (end != field && to)
      *(float *)to = value;
  }
  return end == field ? NULL : from + (end - field);
}

// ---- characters ------------------------------------------------------------

static const char *scan_characters(const char *from, const spec *s, char *to) {
  size_t count = s->width == SIZE_MAX ? 1 : s->width;
  if (strnlen(from, count) < count)
    return NULL;
  if (to)
    memcpy(to, from, count);
  return from + count;
}

static const char *take_string(const char *from, size_t length, char *to) {
  if (length == 0)
    return NULL;
  if (to) {
    memcpy(to, from, length);
    to[length] = 0;
  }
  return from + length;
}

static const char *scan_word(const char *from, const spec *s, char *to) {
  size_t length = 0;
  while (length < s->width && from[length] &&
         !isspace((unsigned char)from[length]))
    ++length;
  return take_string(from, length, to);
}

// A set in brackets. A bracket that is its first character belongs to it.
static const char *scan_set(const char *from, const spec *s,
                            const char **format, char *to) {
  bool in_set[256] = {false};
  const unsigned char *c = (const unsigned char *)*format;
  bool is_inverted = *c == '^';
  c += is_inverted;
  const unsigned char *first = c;
  for (; *c && (c == first || *c != ']'); ++c) {
    int last = c[1] == '-' && c[2] && c[2] != ']' ? c[2] : *c;
    for (int member = *c; member <= last; ++member)
      in_set[member] = true;
    if (last != *c)
      c += 2;
  }
  *format = (const char *)c + (*c == ']');
  size_t length = 0;
  while (length < s->width && from[length] &&
         in_set[(unsigned char)from[length]] != is_inverted)
    ++length;
  return take_string(from, length, to);
}

// ---- formats ---------------------------------------------------------------

static const char *scan(const char *from, const spec *s, const char **format,
                        void *to) {
  switch (s->letter) {
  case 'd':
  case 'i':
  case 'u':
  case 'o':
  case 'x':
  case 'X':
  case 'p':
    return scan_integer(from, s, to);
  case 'a':
  case 'e':
  case 'f':
  case 'g':
  case 'A':
  case 'E':
  case 'F':
  case 'G':
    return scan_floating(from, s, to);
  case 'c':
    return scan_characters(from, s, to);
  case 's':
    return scan_word(from, s, to);
  case '[':
    return scan_set(from, s, format, to);
  default:
    return NULL;
  }
}

static void *take_numbered(va_list args, int number) {
  va_list all;
  va_copy(all, args);
  void *to = NULL;
  for (; number > 0; --number)
    to = va_arg(all, void *);
  va_end(all);
  return to;
}

int vsscanf(const char *restrict from, const char *restrict text,
            va_list args) {
  const char *format = text;
  const char *begin = from;
  int count = 0;
  while (*format) {
    char c = *format++;
    if (isspace((unsigned char)c)) {
      from = skip_space(from);
      continue;
    }
    if (c != '%' || *format == '%') {
      if (c == '%')
        from = skip_space(from), ++format;
      if (*from != c)
        return *from || count ? count : EOF;
      ++from;
      continue;
    }
    spec s = parse_spec(&format);
    void *to = s.is_skipped ? NULL
               : s.number   ? take_numbered(args, s.number)
                            : va_arg(args, void *);
    if (s.letter == 'n') {
      if (to)
        store(to, from - begin, s.bytes);
      continue;
    }
    if (s.letter != 'c' && s.letter != '[')
      from = skip_space(from);
    if (!*from)
      return count ? count : EOF;
    from = scan(from, &s, &format, to);
    if (!from)
      return count;
    count += to != NULL;
  }
  return count;
}

int sscanf(const char *restrict from, const char *restrict format, ...) {
  va_list args;
  va_start(args, format);
  int count = vsscanf(from, format, args);
  va_end(args);
  return count;
}

// The machine has no input.
int fscanf(FILE *restrict file, const char *restrict format, ...) {
  return EOF;
}
int scanf(const char *restrict format, ...) { return EOF; }
