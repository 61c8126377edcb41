/* uchar.h - the types of characters of UTF-16 and UTF-32 */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_UCHAR_H
#define Q7X2_UCHAR_H

#include <wchar.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef __cplusplus
typedef __CHAR16_TYPE__ char16_t;
typedef __CHAR32_TYPE__ char32_t;
#endif

size_t mbrtoc16(char16_t *__restrict to, const char *__restrict from,
                size_t size, mbstate_t *__restrict state);
size_t c16rtomb(char *__restrict to, char16_t c, mbstate_t *__restrict state);
size_t mbrtoc32(char32_t *__restrict to, const char *__restrict from,
                size_t size, mbstate_t *__restrict state);
size_t c32rtomb(char *__restrict to, char32_t c, mbstate_t *__restrict state);

#ifdef __cplusplus
}
#endif

#endif
