// The string functions that check capacities, which are known only at run time.
#include <stdio.h>
#include <string.h>

#define ROOM(p) __builtin_dynamic_object_size(p, 0)

__attribute__((noinline)) static void fill(int size, const char *word) {
  char a[size], b[size];
  __builtin___memset_chk(a, 0, size, ROOM(a));
  __builtin___strcpy_chk(a, word, ROOM(a));
  __builtin___strcat_chk(a, word, ROOM(a));
  __builtin___strncat_chk(a, word, 2, ROOM(a));
  __builtin___memcpy_chk(b, a, strlen(a) + 1, ROOM(b));
  __builtin___memmove_chk(b + 1, b, 4, ROOM(b) - 1);
  __builtin___strncpy_chk(b, "x", 1, ROOM(b));
  printf("%s %s\n", a, b);
  char *end = __builtin___stpcpy_chk(a, word, ROOM(a));
  int length = __builtin___snprintf_chk(b, size, 0, ROOM(b), "%s-%d", a, size);
  printf("%d %d %s\n", (int)(end - a), length, b);
  length = __builtin___sprintf_chk(b, 0, ROOM(b), "%d.%d", size, length);
  printf("%d %s\n", length, b);
  end = __builtin___stpncpy_chk(a, word, 6, ROOM(a));
  end = __builtin___mempcpy_chk(end, "ab", 3, ROOM(end));
  printf("%d %.9s\n", (int)(end - a), a);
}

int main(void) {
  fill(20, "word");
  fill(64, "a longer one");
  return 0;
}
