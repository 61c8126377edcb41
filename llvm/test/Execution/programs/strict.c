// Strict floating point.
#include <stdio.h>
#pragma STDC FENV_ACCESS ON
volatile double A = 1.0, B = 3.0;
volatile float F = 2.0f;
volatile long long L = (1ll << 60) + 1;
volatile int I = 7;
volatile unsigned U = 4000000000u;
volatile _Float16 H = 2;
int main(void) {
  printf("%a %a %a %a\n", A / B, A + B, A - B, A * B);
  printf("%d %d %d\n", A < B, A == B, A != A);
  printf("%a %a %a\n", (double)L, (double)I, (double)U);
  printf("%d %lld %u %llu\n", (int)B, (long long)(B * 1e15),
         (unsigned)(A * 3e9), (unsigned long long)(B * 3e18));
  printf("%a %a %a\n", (double)(F / 3), (double)(float)A, (double)(float)L);
  printf("%a %a\n", __builtin_sqrt(B), __builtin_floor(A / B));
  printf("%a\n", (double)(float)(U + L));
  printf("%d\n", __builtin_isgreater(A, B));
  printf("%a %a\n", (double)(H / 3), (double)(H + (float)I));
  printf("%a %a %a\n", __builtin_fma(A, B, B), __builtin_rint(2.5 * A),
         __builtin_trunc(-2.5 * A));
  printf("%a %a\n", __builtin_round(2.5 * A), __builtin_fmin(A, B));
  printf("%ld\n", __builtin_lrint(2.5 * A));
  _Float16 K = I;
  printf("%g %d\n", (double)K, (int)H);
  return (unsigned char)F;
}
