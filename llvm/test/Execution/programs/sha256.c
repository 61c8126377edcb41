// SHA-256 of "abc", with constants from the roots of primes.
#include <stdio.h>
#include <string.h>
typedef unsigned U;
typedef unsigned long long U64;
typedef unsigned __int128 U128;
static U K[64], H[8];
static int isPrime(int N) {
  for (int D = 2; D * D <= N; ++D)
    if (N % D == 0)
      return 0;
  return 1;
}
// 32 fraction bits of a root of P: the largest number whose square or
// cube is not above 2^64 P or 2^96 P. A cube has up to 106 bits.
static U fraction(int P, int IsCube) {
  U64 Low = 0, High = (U64)32 << 32;
  while (High - Low > 1) {
    U64 M = Low + (High - Low) / 2;
    U128 Power = (U128)M * M;
    if (IsCube)
      Power = M >> 36 ? ~(U128)0 : Power * M; // above 16, the cube overflows
    if (Power <= (U128)P << (IsCube ? 96 : 64))
      Low = M;
    else
      High = M;
  }
  return (U)Low;
}
static U rotate(U X, int N) { return X >> N | X << (32 - N); }
static void block(const unsigned char *B) {
  U W[64], S[8];
  memcpy(S, H, sizeof S);
  for (int I = 0; I < 16; ++I)
    W[I] = (U)B[4 * I] << 24 | B[4 * I + 1] << 16 | B[4 * I + 2] << 8 |
           B[4 * I + 3];
  for (int I = 16; I < 64; ++I)
    W[I] = W[I - 16] + W[I - 7] +
           (rotate(W[I - 15], 7) ^ rotate(W[I - 15], 18) ^ W[I - 15] >> 3) +
           (rotate(W[I - 2], 17) ^ rotate(W[I - 2], 19) ^ W[I - 2] >> 10);
  for (int I = 0; I < 64; ++I) {
    U T = S[7] + (rotate(S[4], 6) ^ rotate(S[4], 11) ^ rotate(S[4], 25)) +
          ((S[4] & S[5]) ^ (~S[4] & S[6])) + K[I] + W[I];
    U Q = (rotate(S[0], 2) ^ rotate(S[0], 13) ^ rotate(S[0], 22)) +
          ((S[0] & S[1]) ^ (S[0] & S[2]) ^ (S[1] & S[2]));
    memmove(S + 1, S, 7 * sizeof *S);
    S[4] += T;
    S[0] = T + Q;
  }
  for (int I = 0; I < 8; ++I)
    H[I] += S[I];
}
int main(void) {
  for (int P = 2, I = 0; I < 64; ++P)
    if (isPrime(P)) {
      if (I < 8)
        H[I] = fraction(P, 0);
      K[I++] = fraction(P, 1);
    }
  unsigned char B[64] = "abc\x80";
  B[63] = 24;
  block(B);
  for (int I = 0; I < 8; ++I)
    printf("%08x", H[I]);
}
