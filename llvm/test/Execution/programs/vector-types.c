// Vectors of all element types and odd lengths.
#include "mix.h"

#define V(n, t, s)                                                             \
  typedef t v##n __attribute__((vector_size(sizeof(t) * s)));                  \
  __attribute__((noinline)) v##n o##n(v##n a, v##n b, int k) {                 \
    v##n r = a + b * a - b;                                                    \
    r = r / (b * b + 1);                                                       \
    r[k & (s - 1)] += a[1];                                                    \
    r = -r;                                                                    \
    r += (t)3;                                                                 \
    v##n z = {};                                                               \
    r += z;                                                                    \
    for (int i = 0; i < s; i++)                                                \
      mix((long long)(r[i] * 16));                                             \
    return r;                                                                  \
  }
#define VI(n, t, s)                                                            \
  V(n, t, s) __attribute__((noinline)) void i##n(v##n a, v##n b) {             \
    v##n r = (a & b) | (a ^ b);                                                \
    r ^= ~a;                                                                   \
    r = r << (b & 3);                                                          \
    r = r >> 1;                                                                \
    r += (v##n)(a == b);                                                       \
    r -= (v##n)(a != b);                                                       \
    r %= (b | 1);                                                              \
    r += (v##n)(a >= b) & (v##n)(a > b);                                       \
    r = __builtin_shufflevector(r, b, s - 1, s, 0, 1)[0] + r;                  \
    for (int i = 0; i < s; i++)                                                \
      mix(r[i]);                                                               \
  }
VI(c4, signed char, 4) VI(c8, signed char, 8) VI(uc16, unsigned char, 16)
VI(s2, short, 2) VI(s4, short, 4) VI(us8, unsigned short, 8) VI(i2, int, 2)
VI(i4, int, 4) VI(u4, unsigned, 4) VI(i8, int, 8) VI(l2, long long, 2)
VI(ul2, unsigned long long, 2) VI(l4, long long, 4) VI(i16, int, 16)
V(f2, float, 2) V(f4, float, 4) V(f8, float, 8) V(d2, double, 2)
V(d4, double, 4) VI(q2, __int128, 2) VI(c32, char, 32) VI(c2, char, 2)
typedef float f3 __attribute__((ext_vector_type(3)));
typedef int i3 __attribute__((ext_vector_type(3)));
typedef char c3 __attribute__((ext_vector_type(3)));
typedef short s3 __attribute__((ext_vector_type(3)));
typedef double d3 __attribute__((ext_vector_type(3)));
typedef int i5 __attribute__((ext_vector_type(5)));
typedef char c7 __attribute__((ext_vector_type(7)));
__attribute__((noinline)) f3 g3(f3 a, i3 b, c3 c, s3 d, d3 e) {
  a += __builtin_convertvector(b, f3) * __builtin_convertvector(c, f3) +
       __builtin_convertvector(d, f3) + __builtin_convertvector(e, f3);
  return a.zxy;
}
__attribute__((noinline)) i5 g5(i5 a, c7 b) {
  a += __builtin_shufflevector(
      __builtin_convertvector(b, __attribute__((ext_vector_type(7))) int),
      __builtin_convertvector(b, __attribute__((ext_vector_type(7))) int), 0, 1,
      2, 3, 4);
  return a * a;
}
vc8 gc = {1, 2, 3, 4, 5, 6, 7, 8};
vi8 gi = {9, 8, 7, 6, 5, 4, 3, 2};
vuc16 cv(vi4 a, vf4 b, vd2 d, vs4 s) {
  union {
    vi4 i;
    vuc16 c;
  } u;
  u.i = a + __builtin_convertvector(b, vi4);
  u.i += __builtin_convertvector(s, vi4);
  vl2 l = __builtin_convertvector(d, vl2);
  u.i[0] += l[0];
  u.i += (vi4)b;
  return u.c;
}
#define R(n)                                                                   \
  {                                                                            \
    v##n a, b;                                                                 \
    for (int i = 0; i < sizeof(a) / sizeof(a[0]); i++) {                       \
      a[i] = i * 3 + 1;                                                        \
      b[i] = 7 - i * 2;                                                        \
      if (b[i] == 0)                                                           \
        b[i] = 1;                                                              \
    }                                                                          \
    a = o##n(a, b, 3);                                                         \
    a = o##n(a, b, 1);                                                         \
  }
#define RI(n)                                                                  \
  R(n) {                                                                       \
    v##n a, b;                                                                 \
    for (int i = 0; i < sizeof(a) / sizeof(a[0]); i++) {                       \
      a[i] = i * 13 + 1;                                                       \
      b[i] = 7 + i * 5;                                                        \
    }                                                                          \
    i##n(a, b);                                                                \
    i##n(b, a);                                                                \
  }
int main() {
  RI(c4) RI(c8) RI(uc16) RI(s2) RI(s4) RI(us8) RI(i2) RI(i4) RI(u4) RI(i8)
  RI(l2) RI(ul2) RI(l4) RI(i16) R(f2) R(f4) R(f8) R(d2) R(d4) RI(q2) RI(c32)
  RI(c2)
  f3 a = {1, 2, 3};
  a = g3(a, (i3){4, 5, 6}, (c3){7, 8, 9}, (s3){1, 2, 3}, (d3){.5, .25, 2});
  mix(a.x * 4);
  mix(a.y * 4);
  mix(a.z * 4);
  i5 x = {1, 2, 3, 4, 5};
  c7 y = {7, 6, 5, 4, 3, 2, 1};
  x = g5(x, y);
  mix(x[0]);
  mix(x[4]);
  vuc16 c = cv((vi4){1, 2, 3, 4}, (vf4){1.5, 2.5, 3, 4}, (vd2){4, 5},
               (vs4){1, -2, 3, 4});
  for (int i = 0; i < 16; i++)
    mix(c[i]);
  gc += gc;
  for (int i = 0; i < 8; i++)
    mix(gc[i] + gi[i]);
  mix(sizeof(f3));
  mix(__builtin_reduce_add(gi));
  mix(__builtin_reduce_max(gi));
  mix(__builtin_reduce_xor(gi));
  vi8 ab = __builtin_elementwise_abs(-gi);
  mix(ab[3]);
  ab = __builtin_elementwise_min(ab, gi * 0 + 5);
  mix(ab[0]);
  return (h ^ h >> 8 ^ h >> 16 ^ h >> 24) & 255;
}
