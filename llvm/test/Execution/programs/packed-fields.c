// Bit-fields, packed and volatile ones; _Bool.
#include "mix.h"

struct A {
  unsigned a : 3;
  int b : 7;
  unsigned c : 17;
  long long d : 40;
  _Bool e : 1;
  unsigned char f : 5;
  int : 0;
  unsigned g : 31;
};
struct __attribute__((packed)) B {
  unsigned a : 5;
  unsigned long long b : 37;
  int c : 11;
  short d;
  unsigned e : 1;
  unsigned long long f : 61;
};
struct C {
  volatile unsigned x : 9, y : 9, z : 9;
  volatile long long w : 50;
};
union U {
  struct {
    unsigned lo : 4, hi : 4;
  };
  unsigned char c;
};
struct A ga = {1, -3, 70000, -123456789LL, 1, 17, 0x7fffffff};
struct B gb = {3, 0x1234567890ULL, -700, -5, 1, 0x1fffffffffffffULL};
__attribute__((noinline)) void up(struct A *p, int k) {
  p->a += k;
  p->b -= k * 3;
  p->c ^= k * 77;
  p->d += k * 1000003LL;
  p->e = !p->e;
  p->f += k;
  p->g = p->g * 5 + k;
}
__attribute__((noinline)) void up2(struct B *p, int k) {
  p->a += k;
  p->b -= k * 3ULL;
  p->c ^= k * 77;
  p->d += k;
  p->e = !p->e;
  p->f = p->f * 3 + k;
}
#define MIX_FIELDS(p)                                                          \
  mix(p->a), mix(p->b), mix(p->c), mix(p->d), mix(p->e), mix(p->f)
void da(struct A *p) {
  MIX_FIELDS(p);
  mix(p->g);
}
void db(struct B *p) { MIX_FIELDS(p); }
int main() {
  mix(sizeof(struct A));
  mix(sizeof(struct B));
  for (int i = 0; i < 20; i++) {
    da(&ga);
    db(&gb);
    up(&ga, i);
    up2(&gb, i);
  }
  struct C c = {1, 2, 3, 4};
  for (int i = 0; i < 5; i++) {
    c.x += c.y;
    c.y += c.z;
    c.z++;
    c.w -= i * 12345;
    mix(c.x);
    mix(c.y);
    mix(c.z);
    mix(c.w);
  }
  union U u = {.c = 0xa5};
  u.lo += u.hi;
  mix(u.c);
  _Bool b = (int)h;
  mix(b);
  b = 0.5;
  mix(b);
  b = (void *)&h;
  mix(b);
  mix(++b);
  return (h ^ h >> 8 ^ h >> 16 ^ h >> 24) & 255;
}
