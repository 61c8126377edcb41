// Primes: a sieve of bits, one by segments, Miller and Rabin's test, factors by
// Pollard's method, totients.
#include <stdio.h>
#include <string.h>
typedef unsigned long long U64;
enum { Limit = 3000 };
static unsigned Composite[Limit / 64 + 1]; // odd numbers only
static int sieve(void) {
  int Count = 1;
  for (int I = 3; I < Limit; I += 2) {
    if (Composite[I / 64] >> (I / 2 & 31) & 1)
      continue;
    ++Count;
    for (int J = I * I; J < Limit; J += 2 * I)
      Composite[J / 64] |= 1u << (J / 2 & 31);
  }
  return Count;
}
static int isPrimeBySieve(int N) {
  return N == 2 || (N & 1 && N > 1 && !(Composite[N / 64] >> (N / 2 & 31) & 1));
}
static int segment(int From, int Size) {
  char Is[1000];
  int Count = 0;
  memset(Is, 1, Size);
  for (int P = 2; P * P < From + Size; ++P)
    if (isPrimeBySieve(P))
      for (int J = (From + P - 1) / P * P; J < From + Size; J += P)
        Is[J - From] = 0;
  for (int I = 0; I < Size; ++I)
    Count += Is[I];
  return Count;
}
static U64 times(U64 A, U64 B, U64 M) { return (unsigned __int128)A * B % M; }
static U64 power(U64 A, U64 E, U64 M) {
  U64 R = 1;
  for (; E; E >>= 1, A = times(A, A, M))
    if (E & 1)
      R = times(R, A, M);
  return R;
}
static int isPrime(U64 N) {
  static const int Bases[] = {2, 3, 5, 7, 11, 13};
  int Twos = __builtin_ctzll(N - 1);
  for (int I = 0; I < 6; ++I) {
    U64 X = power(Bases[I], N - 1 >> Twos, N);
    if (N == Bases[I] || X == 1 || X == N - 1)
      continue;
    int J = 1;
    for (; J < Twos && X != N - 1; ++J)
      X = times(X, X, N);
    if (X != N - 1)
      return 0;
  }
  return 1;
}
static U64 gcd(U64 A, U64 B) {
  while (B) {
    U64 T = A % B;
    A = B;
    B = T;
  }
  return A;
}
static U64 factor(U64 N) {
  for (U64 C = 1;; ++C) {
    U64 Slow = 2, Fast = 2, D = 1;
    while (D == 1) {
      Slow = (times(Slow, Slow, N) + C) % N;
      Fast = (times(Fast, Fast, N) + C) % N;
      Fast = (times(Fast, Fast, N) + C) % N;
      D = gcd(Slow > Fast ? Slow - Fast : Fast - Slow, N);
    }
    if (D != N)
      return D < N / D ? D : N / D;
  }
}
static int totients(int N) {
  int Phi[301], Sum = 0;
  for (int I = 0; I <= N; ++I)
    Phi[I] = I;
  for (int I = 2; I <= N; ++I)
    if (Phi[I] == I)
      for (int J = I; J <= N; J += I)
        Phi[J] -= Phi[J] / I;
  for (int I = 1; I <= N; ++I)
    Sum += Phi[I];
  return Sum;
}
int main(void) {
  printf("%d %d %d\n", sieve(), segment(1000000, 1000), totients(300));
  printf("%d %d %d\n", isPrime(1000000007), isPrime(3215031751ull),
         isPrime((1ull << 61) - 1));
  volatile U64 Products[] = {10403, 1009 * 10007};
  printf("%llu %llu\n", factor(Products[0]), factor(Products[1]));
}
