/* wchar.h - wide characters */

#ifndef Q7X2_WCHAR_H
#define Q7X2_WCHAR_H

#include <stddef.h>

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
wchar_t *wcsstr(const wchar_t *string, const wchar_t *part);

wint_t btowc(int c);
int wctob(wint_t c);

#endif
