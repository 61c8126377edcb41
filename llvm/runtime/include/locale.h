/* locale.h - the C locale, the only one */

#ifndef Q7X2_LOCALE_H
#define Q7X2_LOCALE_H

#include <stddef.h>

#define LC_ALL 0
#define LC_COLLATE 1
#define LC_CTYPE 2
#define LC_MONETARY 3
#define LC_NUMERIC 4
#define LC_TIME 5

struct lconv {
  char *decimal_point, *thousands_sep, *grouping;
};

char *setlocale(int category, const char *name);
struct lconv *localeconv(void);

#endif
