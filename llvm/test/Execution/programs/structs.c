// Structures and unions of all sizes by value.
#include <stdio.h>
#include <string.h>
#define TYPE(N)                                                                \
  struct S##N {                                                                \
    unsigned char B[N];                                                        \
  };                                                                           \
  __attribute__((noinline)) struct S##N f##N(int K, struct S##N X, double D,   \
                                             struct S##N Y) {                  \
    for (int I = 0; I < N; ++I)                                                \
      X.B[I] += Y.B[N - 1 - I] * K + (int)D;                                   \
    return X;                                                                  \
  }
#define ALL(F) \
  F(1) F(2) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(12) F(15) F(16) F(17) F(24) \
  F(31) F(32) F(33) F(63) F(64) F(65) F(128) F(257) F(1000)
ALL(TYPE)
struct Mixed {
  char C;
  double D;
  short S;
  float F;
  long long L;
  struct {
    int A[3];
  } In;
};
struct Empty {};
union Any {
  int I;
  double D;
  char C[12];
  void *P;
};
struct F2 {
  float A, B;
};
struct D2 {
  double A, B;
};
struct FD {
  float A;
  double B;
};
__attribute__((noinline)) struct Mixed mix(struct Mixed M, struct Empty E,
                                           union Any A) {
  M.D += A.I;
  M.In.A[1] += M.C;
  M.L *= 3;
  return M;
}
__attribute__((noinline)) union Any any(union Any A, int N) {
  A.I += N;
  return A;
}
__attribute__((noinline)) struct F2 sw2(struct F2 A) {
  struct F2 R = {A.B, A.A};
  return R;
}
__attribute__((noinline)) struct D2 sd2(struct D2 A) {
  struct D2 R = {A.B, A.A};
  return R;
}
__attribute__((noinline)) struct FD sfd(struct FD A) {
  struct FD R = {A.B, A.A};
  return R;
}
#define CALL(N)                                                                \
  {                                                                            \
    struct S##N X, Y;                                                          \
    for (int I = 0; I < N; ++I) {                                              \
      X.B[I] = I * 3;                                                          \
      Y.B[I] = I + N;                                                          \
    }                                                                          \
    X = f##N(3, X, 2.5, Y);                                                    \
    unsigned H = 0;                                                            \
    for (int I = 0; I < N; ++I)                                                \
      H = H * 31 + X.B[I];                                                     \
    printf("%d %u\n", N, H);                                                   \
  }
int main(void) {
  ALL(CALL)
  struct Mixed M = {5, 2.5, -3, 1.25f, 1ll << 40, {{1, 2, 3}}};
  struct Empty E;
  union Any A;
  A.I = 7;
  M = mix(M, E, A);
  A = any(A, 8);
  printf("%d %g %d %g %lld %d %d\n", M.C, M.D, M.S, M.F, M.L, M.In.A[1], A.I);
  struct F2 X = sw2((struct F2){1, 2});
  struct D2 Y = sd2((struct D2){3, 4});
  struct FD Z = sfd((struct FD){5, 6});
  printf("%g %g %g %g %g %g\n", X.A, X.B, Y.A, Y.B, Z.A, Z.B);
}
