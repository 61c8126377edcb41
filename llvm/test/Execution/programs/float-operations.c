// Arithmetic, comparison and conversion of float and double.
#include "mix.h"

void md(double x) {
  if (x != x)
    mix(1);
  else
    mix(__builtin_bit_cast(long long, x));
}
void mf(float x) {
  if (x != x)
    mix(1);
  else
    mix(__builtin_bit_cast(int, x));
}
__attribute__((noinline)) void t(double a, double b, float c, float d) {
  md(a + b);
  md(a - b);
  md(a * b);
  md(a / b);
  mf(c + d);
  mf(c - d);
  mf(c * d);
  mf(c / d);
  mix(a < b);
  mix(a <= b);
  mix(a > b);
  mix(a >= b);
  mix(a == b);
  mix(a != b);
  mix(c < d);
  mix(!(c < d));
  mix(!(a >= b));
  mix(c == d);
  mix(c != d);
  md(-a);
  md(a < b ? a : b);
  md(c);
  mf(a);
  md(a > 0 ? a : -a);
  md(__builtin_fabs(a) + __builtin_sqrt(b));
  mf(__builtin_sqrtf(c));
  md(1 / a);
  mf(1 / c);
  md(a * a + b);
  mf(c * d - c);
  if (__builtin_fabs(a) < 1e9) {
    mix((int)a);
    mix((long long)a);
    mix((short)a);
    mix((signed char)(int)a);
    if (a >= 0) {
      mix((unsigned)a);
      mix((unsigned long long)a);
    }
  }
  if (__builtin_fabsf(c) < 1e9f) {
    mix((int)c);
    mix((long long)c);
    if (c >= 0) {
      mix((unsigned)c);
      mix((unsigned long long)c);
    }
  }
  mix(!a);
  mix(a && b);
}
__attribute__((noinline)) void u(long long x, int y) {
  md(x);
  mf(x);
  md((unsigned long long)x);
  mf((unsigned long long)x);
  md(y);
  mf(y);
  md((unsigned)y);
  mf((unsigned)y);
  md((short)y);
  mf((unsigned char)y);
  md((_Bool)y);
  mf((signed char)y);
}
int main() {
  double v[] = {0.0,
                -0.0,
                1,
                -1,
                0.1,
                3.5,
                -2.25,
                1e10,
                1e-10,
                1e300,
                1e-300,
                5e-324,
                -1e308,
                1e38,
                1e-40,
                __builtin_inf(),
                -__builtin_inf(),
                __builtin_nan(""),
                2147483648.0,
                4294967296.0,
                1e15 + .3};
  for (int i = 0; i < 21; i++)
    for (int j = 0; j < 21; j++)
      t(v[i], v[j], v[i], v[j]);
  long long w[] = {0,
                   1,
                   -1,
                   0x7fffffff,
                   0x80000000LL,
                   0xffffffffLL,
                   0x1000001,
                   0x1000003,
                   0x20000000000001,
                   0x20000000000003,
                   0x7fffffffffffffff,
                   0x8000000000000000,
                   0xfffffffffffffbff,
                   0x7ffffffffffffdff,
                   0x123456789abcdef};
  for (int i = 0; i < 15; i++) {
    u(w[i], w[i]);
    u(w[i] * 3, w[i] >> 7);
  }
  double s = 0;
  for (int i = 1; i < 200; i++)
    s += 1.0 / i / i;
  md(s);
  float g = 1;
  for (int i = 1; i < 30; i++)
    g = g * 1.1f / (g - 0.3f);
  mf(g);
  return (h ^ h >> 8 ^ h >> 16 ^ h >> 24) & 255;
}
