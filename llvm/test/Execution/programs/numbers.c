// Big integers, a sieve, Fibonacci numbers, queens, Collatz.
#include <stdio.h>
#include <string.h>
static int multiply(unsigned *V, int N, unsigned F) {
  unsigned long long C = 0;
  for (int I = 0; I < N; ++I) {
    C += (unsigned long long)V[I] * F;
    V[I] = C % 1000000000;
    C /= 1000000000;
  }
  if (C)
    V[N++] = C;
  return N;
}
static int queens(int N, unsigned Cols, unsigned L, unsigned R) {
  unsigned All = (1u << N) - 1;
  if (Cols == All)
    return 1;
  int Count = 0;
  for (unsigned Free = All & ~(Cols | L | R); Free; Free &= Free - 1) {
    unsigned B = Free & -Free;
    Count += queens(N, Cols | B, (L | B) << 1, (R | B) >> 1);
  }
  return Count;
}
int main(void) {
  unsigned V[40] = {1};
  int N = 1;
  for (int I = 2; I <= 60; ++I)
    N = multiply(V, N, I);
  printf("%u", V[N - 1]);
  for (int I = N - 2; I >= 0; --I)
    printf("%09u", V[I]);
  char Sieve[2000];
  memset(Sieve, 1, sizeof Sieve);
  int Count = 0;
  for (int I = 2; I < 2000; ++I)
    if (Sieve[I]) {
      ++Count;
      for (int J = I * I; J < 2000; J += I)
        Sieve[J] = 0;
    }
  unsigned long long A = 0, B = 1;
  for (int I = 0; I < 90; ++I) {
    unsigned long long T = A + B;
    A = B;
    B = T;
  }
  int Longest = 0, At = 0;
  for (int I = 1; I < 300; ++I) {
    int L = 0;
    for (long long K = I; K != 1; K = K & 1 ? 3 * K + 1 : K / 2)
      ++L;
    if (L > Longest)
      Longest = L, At = I;
  }
  printf("\n%d %llu %d %d %d\n", Count, A, queens(7, 0, 0, 0), Longest, At);
  return Count & 255;
}
