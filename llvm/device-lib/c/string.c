//===-- string.c - C strings ----------------------------------------------===//
//
// Part of the Q7X2 project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

void *memchr(const void *bytes, int value, size_t size) {
  const unsigned char *b = bytes;
  for (size_t i = 0; i < size; ++i)
    if (b[i] == (unsigned char)value)
      return (void *)(b + i);
  return NULL;
}

void bcopy(const void *from, void *to, size_t size) { memmove(to, from, size); }
void bzero(void *to, size_t size) { memset(to, 0, size); }

size_t strnlen(const char *string, size_t limit) {
  size_t length = 0;
  while (length < limit && string[length])
    ++length;
  return length;
}

char *strcpy(char *restrict to, const char *restrict from) {
  for (size_t i = 0;; ++i)
    if (!(to[i] = from[i]))
      return to;
}

char *strncpy(char *restrict to, const char *restrict from, size_t size) {
  size_t i = 0;
  for (; i < size && from[i]; ++i)
    to[i] = from[i];
  for (; i < size; ++i)
    to[i] = 0;
  return to;
}

char *strcat(char *restrict to, const char *restrict from) {
  strcpy(to + strlen(to), from);
  return to;
}

char *strncat(char *restrict to, const char *restrict from, size_t limit) {
  char *end = to + strlen(to);
  size_t length = strnlen(from, limit);
  memcpy(end, from, length);
  end[length] = 0;
  return to;
}

int strncmp(const char *left, const char *right, size_t limit) {
  for (size_t i = 0; i < limit; ++i) {
    unsigned char l = left[i], r = right[i];
    if (l != r || !l)
      return l - r;
  }
  return 0;
}

int strcmp(const char *left, const char *right) {
  return strncmp(left, right, (size_t)-1);
}

char *strchr(const char *string, int c) {
  for (;; ++string) {
    if (*string == (char)c)
      return (char *)string;
    if (!*string)
      return NULL;
  }
}

char *strrchr(const char *string, int c) {
  const char *last = NULL;
  for (;; ++string) {
    if (*string == (char)c)
      last = string;
    if (!*string)
      return (char *)last;
  }
}

char *strstr(const char *string, const char *needle) {
  size_t length = strlen(needle);
  for (;; ++string) {
    if (strncmp(string, needle, length) == 0)
      return (char *)string;
    if (!*string)
      return NULL;
  }
}

size_t strcspn(const char *string, const char *set) {
  size_t length = 0;
  while (string[length] && !strchr(set, string[length]))
    ++length;
  return length;
}

size_t strspn(const char *string, const char *set) {
  size_t length = 0;
  while (string[length] && strchr(set, string[length]))
    ++length;
  return length;
}

char *strpbrk(const char *string, const char *set) {
  string += strcspn(string, set);
  return *string ? (char *)string : NULL;
}

char *strtok_r(char *restrict string, const char *restrict separators,
               char **restrict rest) {
  if (string)
    *rest = string;
  if (!*rest)
    return NULL;
  char *token = *rest + strspn(*rest, separators);
  char *end = token + strcspn(token, separators);
  *rest = *end ? end + 1 : NULL;
  *end = 0;
  return end > token ? token : NULL;
}

char *strtok(char *restrict string, const char *restrict separators) {
  static char *rest;
  return strtok_r(string, separators, &rest);
}

char *strsep(char **rest, const char *separators) {
  char *token = *rest;
  if (!token)
    return NULL;
  char *end = token + strcspn(token, separators);
  *rest = *end ? end + 1 : NULL;
  *end = 0;
  return token;
}

char *strdup(const char *string) {
  size_t size = strlen(string) + 1;
  char *copy = malloc(size);
  return copy ? memcpy(copy, string, size) : NULL;
}

char *strndup(const char *string, size_t limit) {
  size_t length = strnlen(string, limit);
  char *copy = malloc(length + 1);
  if (!copy)
    return NULL;
  copy[length] = 0;
  return memcpy(copy, string, length);
}

char *stpcpy(char *restrict to, const char *restrict from) {
  size_t length = strlen(from);
  return (char *)memcpy(to, from, length + 1) + length;
}

char *stpncpy(char *restrict to, const char *restrict from, size_t size) {
  return strncpy(to, from, size) + strnlen(from, size);
}

void *mempcpy(void *restrict to, const void *restrict from, size_t size) {
  return (char *)memcpy(to, from, size) + size;
}

void *memccpy(void *restrict to, const void *restrict from, int value,
              size_t size) {
  const char *end = memchr(from, value, size);
  if (end)
    size = end + 1 - (const char *)from;
  memcpy(to, from, size);
  return end ? (char *)to + size : NULL;
}

void *memrchr(const void *bytes, int value, size_t size) {
  const unsigned char *b = bytes;
  while (size-- > 0)
    if (b[size] == (unsigned char)value)
      return (void *)(b + size);
  return NULL;
}

void *memmem(const void *bytes, size_t size, const void *needle,
             size_t length) {
  for (const char *b = bytes; size >= length; ++b, --size)
    if (memcmp(b, needle, length) == 0)
      return (void *)b;
  return NULL;
}

char *strchrnul(const char *string, int c) {
  while (*string && *string != (char)c)
    ++string;
  return (char *)string;
}

int strncasecmp(const char *left, const char *right, size_t limit) {
  for (size_t i = 0; i < limit; ++i) {
    int l = tolower((unsigned char)left[i]);
    int r = tolower((unsigned char)right[i]);
    if (l != r || !l)
      return l - r;
  }
  return 0;
}

int strcasecmp(const char *left, const char *right) {
  return strncasecmp(left, right, (size_t)-1);
}

char *index(const char *string, int c) { return strchr(string, c); }
char *rindex(const char *string, int c) { return strrchr(string, c); }

int ffs(int n) { return __builtin_ffs(n); }
int ffsl(long n) { return __builtin_ffsl(n); }
int ffsll(long long n) { return __builtin_ffsll(n); }

// ---- the C locale ----------------------------------------------------------
int strcoll(const char *left, const char *right) { return strcmp(left, right); }

size_t strxfrm(char *restrict to, const char *restrict from, size_t size) {
  size_t length = strlen(from);
  if (length < size)
    memcpy(to, from, length + 1);
  return length;
}

typedef struct {
  int number;
  const char *text;
} error;

static const error errors[] = {
    {0, "Success"},
    {EPERM, "Operation not permitted"},
    {ENOENT, "No such file or directory"},
    {EINTR, "Interrupted system call"},
    {EIO, "Input/output error"},
    {E2BIG, "Argument list too long"},
    {EBADF, "Bad file descriptor"},
    {EAGAIN, "Resource temporarily unavailable"},
    {ENOMEM, "Cannot allocate memory"},
    {EACCES, "Permission denied"},
    {EFAULT, "Bad address"},
    {EBUSY, "Device or resource busy"},
    {EEXIST, "File exists"},
    {EINVAL, "Invalid argument"},
    {ENOTTY, "Inappropriate ioctl for device"},
    {EFBIG, "File too large"},
    {ENOSPC, "No space left on device"},
    {ESPIPE, "Illegal seek"},
    {EPIPE, "Broken pipe"},
    {EDOM, "Numerical argument out of domain"},
    {ERANGE, "Numerical result out of range"},
    {ENOSYS, "Function not implemented"},
    {EOVERFLOW, "Value too large for defined data type"},
    {EILSEQ, "Invalid or incomplete multibyte or wide character"},
    {ENOTSUP, "Operation not supported"},
    {ETIMEDOUT, "Connection timed out"},
};

char *strerror(int number) {
  for (size_t i = 0; i < sizeof errors / sizeof *errors; ++i)
    if (errors[i].number == number)
      return (char *)errors[i].text;
  static char unknown[32];
  sprintf(unknown, "Unknown error %d", number);
  return unknown;
}
