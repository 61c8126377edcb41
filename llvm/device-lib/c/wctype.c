//===-- wctype.c - Kinds of wide characters: those of ASCII ---------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include <ctype.h>
#include <string.h>
#include <wctype.h>

static const struct {
  const char *name;
  int (*is)(int);
} kinds[] = {{"alnum", isalnum}, {"alpha", isalpha}, {"blank", isblank},
             {"cntrl", iscntrl}, {"digit", isdigit}, {"graph", isgraph},
             {"lower", islower}, {"print", isprint}, {"punct", ispunct},
             {"space", isspace}, {"upper", isupper}, {"xdigit", isxdigit}};

static int is_ascii(wint_t c) { return c < 128; }

int iswalnum(wint_t c) { return is_ascii(c) && isalnum(c); }
int iswalpha(wint_t c) { return is_ascii(c) && isalpha(c); }
int iswblank(wint_t c) { return is_ascii(c) && isblank(c); }
int iswcntrl(wint_t c) { return is_ascii(c) && iscntrl(c); }
int iswdigit(wint_t c) { return is_ascii(c) && isdigit(c); }
int iswgraph(wint_t c) { return is_ascii(c) && isgraph(c); }
int iswlower(wint_t c) { return is_ascii(c) && islower(c); }
int iswprint(wint_t c) { return is_ascii(c) && isprint(c); }
int iswpunct(wint_t c) { return is_ascii(c) && ispunct(c); }
int iswspace(wint_t c) { return is_ascii(c) && isspace(c); }
int iswupper(wint_t c) { return is_ascii(c) && isupper(c); }
int iswxdigit(wint_t c) { return is_ascii(c) && isxdigit(c); }
wint_t towlower(wint_t c) { return is_ascii(c) ? (wint_t)tolower(c) : c; }
wint_t towupper(wint_t c) { return is_ascii(c) ? (wint_t)toupper(c) : c; }

// A wctype_t is the index of its class, from 1.
wctype_t wctype(const char *name) {
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i)
    if (strcmp(kinds[i].name, name) == 0)
      return i + 1;
  return 0;
}
int iswctype(wint_t c, wctype_t type) {
  return type > 0 && type <= sizeof kinds / sizeof *kinds && is_ascii(c) &&
         kinds[type - 1].is(c);
}
