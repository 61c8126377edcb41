//===-- string.c - C strings ----------------------------------------------===//

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

char *strstr(const char *string, const char *part) {
  size_t length = strlen(part);
  for (;; ++string) {
    if (strncmp(string, part, length) == 0)
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

char *strtok(char *restrict string, const char *restrict separators) {
  static char *rest;
  if (string)
    rest = string;
  if (!rest)
    return NULL;
  rest += strspn(rest, separators);
  if (!*rest) {
    rest = NULL;
    return NULL;
  }
  char *token = rest;
  rest += strcspn(rest, separators);
  if (*rest)
    *rest++ = 0;
  else
    rest = NULL;
  return token;
}

char *strdup(const char *string) {
  size_t size = strlen(string) + 1;
  char *copy = malloc(size);
  return copy ? memcpy(copy, string, size) : NULL;
}
