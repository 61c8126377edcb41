/* locale.h - the C locale, the only one */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_LOCALE_H
#define Q7X2_LOCALE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define LC_ALL 0
#define LC_COLLATE 1
#define LC_CTYPE 2
#define LC_MONETARY 3
#define LC_NUMERIC 4
#define LC_TIME 5

struct lconv {
  char *decimal_point, *thousands_sep, *grouping;
  char *int_curr_symbol, *currency_symbol;
  char *mon_decimal_point, *mon_thousands_sep, *mon_grouping;
  char *positive_sign, *negative_sign;
  char int_frac_digits, frac_digits;
  char p_cs_precedes, p_sep_by_space, n_cs_precedes, n_sep_by_space;
  char p_sign_posn, n_sign_posn;
  char int_p_cs_precedes, int_p_sep_by_space;
  char int_n_cs_precedes, int_n_sep_by_space;
  char int_p_sign_posn, int_n_sign_posn;
};

char *setlocale(int category, const char *name);
struct lconv *localeconv(void);

#ifdef __cplusplus
}
#endif

#endif
