/* strings.h - BSD names */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_STRINGS_H
#define Q7X2_STRINGS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

int bcmp(const void *left, const void *right, size_t size);
void bcopy(const void *from, void *to, size_t size);
void bzero(void *to, size_t size);
char *index(const char *string, int c);
char *rindex(const char *string, int c);
int strcasecmp(const char *left, const char *right);
int strncasecmp(const char *left, const char *right, size_t limit);
int ffs(int n);
int ffsl(long n);
int ffsll(long long n);

#ifdef __cplusplus
}
#endif

#endif
