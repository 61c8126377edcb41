//===-- locale.c - The C locale -------------------------------------------===//

#include <locale.h>
#include <string.h>

char *setlocale(int category, const char *name) {
  if (name && *name && strcmp(name, "C") != 0 && strcmp(name, "POSIX") != 0)
    return NULL;
  return "C";
}

struct lconv *localeconv(void) {
  static struct lconv conventions = {".", "", ""};
  return &conventions;
}
