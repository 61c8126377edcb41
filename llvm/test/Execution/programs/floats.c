// float and double: conversions, rounding, special values, strict mode.
#include <math.h>
#include <stdio.h>
volatile double D[] = {0.0,    -0.0,   0.5,   -0.5,  1.5,          2.5,
                       -2.5,   1e10,   -1e10, 1e18,  4294967295.0, 4294967296.0,
                       9.3e18, 1e-300, 1e300, 5e-324};
volatile long long L[] = {0,
                          1,
                          -1,
                          1ll << 53,
                          (1ll << 53) + 1,
                          (1ll << 54) + 3,
                          -((1ll << 62) + 12345),
                          0x7fffffffffffffff,
                          16777217,
                          33554435};
int main(void) {
  for (int I = 0; I < 16; ++I) {
    double X = D[I];
    printf("%a %a %a %a %a %a %a\n", floor(X), ceil(X), trunc(X), round(X),
           rint(X), fabs(X), sqrt(fabs(X)));
    printf("%a %a %a %a\n", X * 3.1, X / 7.3, X + 1, (double)(float)X);
    if (fabs(X) < 2e9)
      printf("%d %d %d\n", (int)X, (short)(int)X, (int)lrint(X));
    if (fabs(X) < 9e18)
      printf("%lld\n", (long long)X);
    if (X >= 0 && X < 1.8e19)
      printf("%llu\n", (unsigned long long)X);
    if (X >= 0 && X < 4.2e9)
      printf("%u\n", (unsigned)X);
    float F = X;
    printf("%a %a %a %a\n", (double)(F * 3.1f), (double)(F / 7.3f),
           (double)sqrtf(fabsf(F)), (double)(F - .1f));
    printf("%d%d%d%d%d\n", X < .5, X <= .5, X == .5, X != .5, !(X > .5));
    printf("%a %a %a\n", fmax(X, 1), fmin(X, 1), copysign(1, X));
    printf("%a\n", fma(X, 3, 1));
  }
  for (int I = 0; I < 10; ++I)
    printf("%a %a %a %a %a\n", (double)L[I], (double)(float)L[I],
           (double)(unsigned long long)L[I],
           (double)(float)(unsigned long long)L[I], (double)(float)(int)L[I]);
  double N = 0 * -HUGE_VAL;
  printf("%d%d%d%d\n", N < 1, N == N, N != N, !(N >= 1));
  printf("%g\n", fmod(10.5, 3));
  printf("%g %g\n", ldexp(1.5, 10), ldexp(1, -1074));
  printf("%g %d\n", pow(2, 10), ilogb(1000.0));
  double S = 0;
  for (int I = 1; I < 1000; ++I)
    S += 1.0 / I;
  printf("%a\n", S);
  float T = 0;
  for (int I = 1; I < 1000; ++I)
    T += 1.0f / I;
  printf("%a\n", (double)T);
}
