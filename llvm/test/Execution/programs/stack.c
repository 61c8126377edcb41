// alloca, arrays of variable length, large and over-aligned frames.
#include <stdio.h>
#include <string.h>
__attribute__((noinline)) int vla(int N, int M) {
  int A[N][M];
  int S = 0;
  for (int I = 0; I < N; ++I)
    for (int J = 0; J < M; ++J)
      A[I][J] = I * J + 1;
  for (int I = 0; I < N; ++I)
    for (int J = 0; J < M; ++J)
      S += A[I][J] * (I + 1);
  return S + (int)sizeof A;
}
__attribute__((noinline)) int total(int N, int V[static N]) {
  int S = 0;
  while (N--)
    S += V[N];
  return S;
}
__attribute__((noinline)) int loop(int N) {
  int S = 0;
  for (int I = 1; I < N; ++I) {
    char B[I];
    memset(B, I, I);
    int V[I];
    for (int J = 0; J < I; ++J)
      V[J] = B[J];
    S += total(I, V);
  }
  return S;
}
__attribute__((noinline)) int dynamic(int N) {
  char *P = __builtin_alloca(N);
  char *Q = __builtin_alloca_with_align(N, 512);
  memset(P, 1, N);
  memset(Q, 2, N);
  return P[N - 1] + Q[0] + (int)((unsigned long)Q % 64);
}
__attribute__((noinline)) int large(int K) {
  int A[2000];
  for (int I = 0; I < 2000; ++I)
    A[I] = I ^ K;
  int S = 0;
  for (int I = 0; I < 2000; I += 7)
    S += A[(I * K) % 2000];
  return S;
}
__attribute__((noinline)) int aligned(int K) {
  _Alignas(64) int A[5];
  _Alignas(32) char C = K;
  A[4] = K;
  return (int)((unsigned long)A % 64) + (int)((unsigned long)&C % 32) + A[4] +
         C;
}
static int deep(int N) {
  volatile char B[50];
  B[N % 50] = N;
  return N ? deep(N - 1) + B[N % 50] : 0;
}
__attribute__((noinline)) int many(int A, int B, int C, int D, int E, int F,
                                   int G, int H, int I, int J, int K, int L,
                                   int M, int N, int O, int P, int Q, int R,
                                   double S, char T, long long U, short V) {
  return A + 2 * B + 3 * C + 4 * D + 5 * E + 6 * F + 7 * G + 8 * H + 9 * I +
         10 * J + 11 * K + 12 * L + 13 * M + 14 * N + 15 * O + 16 * P + 17 * Q +
         18 * R + (int)(19 * S) + 20 * T + (int)(21 * U) + 22 * V;
}
int main(void) {
  printf("%d %d %d %d %d %d\n", vla(7, 9), loop(20), dynamic(33), large(13),
         aligned(3), deep(30));
  printf("%d\n", many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
                      18, 19.5, -20, 21, -22));
  int (*F)(int) = loop;
  printf("%d\n", F(5));
  printf("%d\n", __builtin_frame_address(0) != 0);
  printf("%d\n", __builtin_return_address(0) != (void *)1);
}
