// The device library's C functions print the same text as the host's.
//
// RUN: %host_clang -w %s -lm -o %t.host
// RUN: not %t.host > %t.expected 2>&1
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: not q7x2-run %t.o --entry main > %t.0
// RUN: cmp %t.expected %t.0
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: not q7x2-run %t.o --entry main > %t.2
// RUN: cmp %t.expected %t.2

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int cmp(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
  int v[100];
  srand(3);
  for (int i = 0; i < 100; ++i) v[i] = (i * 7919) % 1000;
  qsort(v, 100, sizeof *v, cmp);
  for (int i = 1; i < 100; ++i) assert(v[i - 1] <= v[i]);
  int key = v[40];
  assert(bsearch(&key, v, 100, sizeof *v, cmp));
  char *s = strdup("hello, world"), buf[64];
  for (char *t = strtok(s, ", "); t; t = strtok(NULL, ", ")) printf("[%s]", t);
  printf("\n%ld %lu %d\n", strtol("-0x7fz", &s, 0), strtoul("0777", NULL, 0), *s);
  strtol("99999999999999999999", NULL, 10);
  assert(errno == ERANGE);
  char *list[50];
  for (int i = 0; i < 50; ++i) { list[i] = malloc(i * 13 + 1); memset(list[i], i, i * 13 + 1); }
  for (int i = 0; i < 50; i += 2) free(list[i]);
  for (int i = 0; i < 50; i += 2) list[i] = realloc(calloc(i + 1, 3), 1000);
  for (int i = 1; i < 50; i += 2) for (int j = 0; j < i * 13 + 1; ++j) assert(list[i][j] == i);
  snprintf(buf, sizeof buf, "%5.2f|%e|%g", sqrt(2.0), exp(1.0), pow(2.0, 0.5));
  puts(buf);
  int e; double f = frexp(48.0, &e), w, m = modf(-3.25, &w);
  printf("%g %d %g %g %g %g\n", f, e, w, m, fmod(7.5, 2), hypot(3, 4));
  printf("%.12g %.12g %.12g\n", sin(1.0), atan2(1, 2), log(10.0));
  printf("%c%d %d\n", toupper('x'), isalpha('1'), strcmp("abc", "abd"));
  fprintf(stdout, "%s %s\n", strstr("haystack", "st"), strrchr("a/b/c", '/'));
  return 7;
}
