// Arguments that are not passed in registers: large structures, copied for each
// call; undefined weak functions; memory of alloca, which has the largest alignment.
#include <stdio.h>

struct large {
  int values[1000];
};
struct huge {
  char bytes[100000];
};

__attribute__((noinline)) static int change(struct large s, int by) {
  int sum = 0;
  for (int i = 0; i < 1000; ++i) {
    s.values[i] += by;
    sum += s.values[i];
  }
  return sum;
}

__attribute__((noinline)) static int both(struct large a, struct large b) {
  a.values[3] = b.values[4] = 1;
  return a.values[4] * 10 + b.values[3];
}

__attribute__((noinline)) static int first(struct huge h, int i) {
  h.bytes[i]++;
  return h.bytes[i];
}

__attribute__((noinline)) static struct large make(int seed) {
  struct large s;
  for (int i = 0; i < 1000; ++i)
    s.values[i] = seed * i;
  return s;
}

__attribute__((weak)) void absent(void);

static int isAligned(int bytes) {
  char *p = __builtin_alloca(bytes);
  p[0] = 1;
  return ((unsigned long)p & 15) == 0;
}

int main(void) {
  struct large s = make(3), t = make(5);
  int (*indirect)(struct large, int) = change;
  printf("%d %d\n", change(s, 2), indirect(t, -1));
  printf("%d %d %d\n", s.values[7], t.values[7], both(s, t));
  static struct huge h = {{1, 2, 3}};
  printf("%d %d %d\n", first(h, 1), first(h, 2), h.bytes[1]);
  printf("%d\n", change(make(7), change(s, 1) % 10));
  if (absent)
    absent();
  printf("%d %d\n", isAligned(3), isAligned(40));
  return 0;
}
