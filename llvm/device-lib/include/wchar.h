/* wchar.h - wide characters */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_WCHAR_H
#define Q7X2_WCHAR_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef __WINT_TYPE__ wint_t;
#define WEOF ((wint_t) - 1)
#ifndef WCHAR_MAX
#define WCHAR_MAX __WCHAR_MAX__
#define WCHAR_MIN (-WCHAR_MAX - 1)
#endif

wchar_t *wmemcpy(wchar_t *__restrict to, const wchar_t *__restrict from,
                 size_t count);
wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t count);
wchar_t *wmemset(wchar_t *to, wchar_t value, size_t count);
int wmemcmp(const wchar_t *left, const wchar_t *right, size_t count);
wchar_t *wmemchr(const wchar_t *from, wchar_t value, size_t count);

size_t wcslen(const wchar_t *string);
wchar_t *wcscpy(wchar_t *__restrict to, const wchar_t *__restrict from);
wchar_t *wcsncpy(wchar_t *__restrict to, const wchar_t *__restrict from,
                 size_t size);
wchar_t *wcscat(wchar_t *__restrict to, const wchar_t *__restrict from);
int wcscmp(const wchar_t *left, const wchar_t *right);
int wcsncmp(const wchar_t *left, const wchar_t *right, size_t limit);
wchar_t *wcschr(const wchar_t *string, wchar_t c);
wchar_t *wcsrchr(const wchar_t *string, wchar_t c);
wchar_t *wcsstr(const wchar_t *string, const wchar_t *needle);

wchar_t *wcsncat(wchar_t *__restrict to, const wchar_t *__restrict from,
                 size_t limit);
size_t wcsspn(const wchar_t *string, const wchar_t *set);
size_t wcscspn(const wchar_t *string, const wchar_t *set);
wchar_t *wcspbrk(const wchar_t *string, const wchar_t *set);
wchar_t *wcstok(wchar_t *__restrict string,
                const wchar_t *__restrict separators,
                wchar_t **__restrict rest);
wchar_t *wcsdup(const wchar_t *string);
int wcscoll(const wchar_t *left, const wchar_t *right);

long wcstol(const wchar_t *__restrict string, wchar_t **__restrict end,
            int base);
unsigned long wcstoul(const wchar_t *__restrict string,
                      wchar_t **__restrict end, int base);
long long wcstoll(const wchar_t *__restrict string, wchar_t **__restrict end,
                  int base);
unsigned long long wcstoull(const wchar_t *__restrict string,
                            wchar_t **__restrict end, int base);
double wcstod(const wchar_t *__restrict string, wchar_t **__restrict end);
float wcstof(const wchar_t *__restrict string, wchar_t **__restrict end);
long double wcstold(const wchar_t *__restrict string, wchar_t **__restrict end);

/* Each character is one byte: there is no conversion state. */
typedef struct {
  char none;
} mbstate_t;
int mbsinit(const mbstate_t *state);
size_t mbrlen(const char *__restrict from, size_t size,
              mbstate_t *__restrict state);
size_t mbrtowc(wchar_t *__restrict to, const char *__restrict from, size_t size,
               mbstate_t *__restrict state);
size_t wcrtomb(char *__restrict to, wchar_t c, mbstate_t *__restrict state);
size_t mbsrtowcs(wchar_t *__restrict to, const char **__restrict from,
                 size_t size, mbstate_t *__restrict state);
size_t wcsrtombs(char *__restrict to, const wchar_t **__restrict from,
                 size_t size, mbstate_t *__restrict state);

wint_t btowc(int c);
int wctob(wint_t c);

#ifdef __cplusplus
}
#endif

#endif
