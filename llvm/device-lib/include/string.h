/* string.h - strings and memory */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_STRING_H
#define Q7X2_STRING_H

#include <stddef.h>
#include <strings.h>

#ifdef __cplusplus
extern "C" {
#endif

void *memcpy(void *__restrict to, const void *__restrict from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int value, size_t size);
int memcmp(const void *left, const void *right, size_t size);
void *memchr(const void *bytes, int value, size_t size);

size_t strlen(const char *string);
size_t strnlen(const char *string, size_t limit);
char *strcpy(char *__restrict to, const char *__restrict from);
char *strncpy(char *__restrict to, const char *__restrict from, size_t size);
char *strcat(char *__restrict to, const char *__restrict from);
char *strncat(char *__restrict to, const char *__restrict from, size_t limit);
int strcmp(const char *left, const char *right);
int strncmp(const char *left, const char *right, size_t limit);
char *strchr(const char *string, int c);
char *strrchr(const char *string, int c);
char *strstr(const char *string, const char *needle);
size_t strspn(const char *string, const char *set);
size_t strcspn(const char *string, const char *set);
char *strpbrk(const char *string, const char *set);
char *strtok(char *__restrict string, const char *__restrict separators);
char *strtok_r(char *__restrict string, const char *__restrict separators,
               char **__restrict rest);
int strcoll(const char *left, const char *right);
size_t strxfrm(char *__restrict to, const char *__restrict from, size_t size);
char *strerror(int number);

/* Common extensions of C. */
char *strdup(const char *string);
char *strndup(const char *string, size_t limit);
char *stpcpy(char *__restrict to, const char *__restrict from);
char *stpncpy(char *__restrict to, const char *__restrict from, size_t size);
char *strsep(char **rest, const char *separators);
char *strchrnul(const char *string, int c);
void *mempcpy(void *__restrict to, const void *__restrict from, size_t size);
void *memccpy(void *__restrict to, const void *__restrict from, int value,
              size_t size);
void *memrchr(const void *bytes, int value, size_t size);
void *memmem(const void *bytes, size_t size, const void *needle, size_t length);

#ifdef __cplusplus
}
#endif

#endif
