// Division of 128-bit integers: operands of all lengths, and those next to
// powers of two, where an estimated digit is wrong.
#include <stdio.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static unsigned long state = 88172645463325252ul;

static unsigned long next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

// Of up to 128 bits; in one of four, most bits are ones or most are zeros.
static u128 number(void) {
  unsigned long kind = next() % 8;
  u128 x = (u128)next() << 64 | next();
  if (kind == 0)
    x = -(u128)(next() % 3);
  if (kind == 1)
    x = ((u128)1 << next() % 128) + next() % 5 - 2;
  return x >> next() % 128;
}

static unsigned long sum;

static void add(u128 x) {
  sum = (sum ^ (unsigned long)x) * 1099511628211ul;
  sum = (sum ^ (unsigned long)(x >> 64)) * 1099511628211ul;
}

int main(void) {
  for (int i = 0; i < 800; ++i) {
    u128 a = number(), b = number();
    if (!b)
      continue;
    add(a / b);
    add(a % b);
    if (a / b * b + a % b != a || a % b >= b)
      printf("%d is wrong\n", i);
    i128 c = (i128)a, d = (i128)b;
    if (d == -1)
      continue;
    add((u128)(c / d));
    add((u128)(c % d));
    add(a / 1000000007u);
    add((u128)(c % -12345678901234567ll));
    add((u128)(c / 64));
  }
  printf("%lx\n", sum);
  return 0;
}
