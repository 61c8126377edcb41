// _Float16 and __bf16.
#include <stdio.h>
typedef _Float16 H;
typedef __bf16 B;
volatile H X = 1.5f16, Y = -0.1f16;
volatile B P = 2.5f, Q = 0.3f;
volatile float F[] = {65504, 65520, 1e-8f, 6e-8f, 1.0009765625f, -3.3f};
__attribute__((noinline)) H ops(H A, H B) {
  return A * B + A / B - (A < B ? A : B);
}
__attribute__((noinline)) B bops(B A, B C) {
  return A * C + A / C - (A < C ? A : C);
}
typedef H h4 __attribute__((vector_size(8)));
struct S {
  H A, B, C;
  B D;
} G = {1, 2, 3, 4};
__attribute__((noinline)) h4 vec(h4 A, h4 C) { return A * C - A; }
__attribute__((noinline)) struct S st(struct S V, H K) {
  V.A *= K;
  V.C += V.D;
  return V;
}
int main(void) {
  printf("%g %g\n", (double)ops(X, Y), (double)bops(P, Q));
  printf("%d %lld %u\n", (int)X, (long long)(X * 100), (unsigned)P);
  for (int I = 0; I < 6; ++I) {
    H A = F[I];
    B C = F[I];
    printf("%g %g %g %g %d\n", (double)A, (double)C, (double)(H)(double)F[I],
           (double)-A, A > 1);
  }
  h4 V = vec((h4){1, 2, 3, 4}, (h4){2, 3, 4, 5});
  printf("%g %g\n", (double)V[0], (double)V[3]);
  struct S T = st(G, 3);
  printf("%g %g\n", (double)T.A, (double)T.C);
  X++;
  X += 1000;
  P -= 1;
  printf("%g %g %d\n", (double)X, (double)P, X == 1002.5f);
  H L = 2049;
  printf("%g %g\n", (double)L, (double)(H)(1ll << 15));
  printf("%g\n", (double)(B)(long long)123456789);
}
