// MD5 of texts, CRC-32 by bits and by table, base 64.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
typedef uint32_t U;
// The integral part of 2^32 times the sine of 1 to 64, by its series.
static U sineWord(int N) {
  const double TwoPi = 6.283185307179586477;
  double X = N, Sum = 0;
  X -= TwoPi * (int)(X / TwoPi);
  double Term = X;
  for (int K = 1; K < 60; K += 2) {
    Sum += Term;
    Term = -Term * X * X / ((K + 1) * (K + 2));
  }
  return (U)(fabs(Sum) * 4294967296.0);
}
static void block(const unsigned char *B, U *H, const U *Table) {
  static const int Turns[] = {7, 12, 17, 22, 5, 9,  14, 20,
                              4, 11, 16, 23, 6, 10, 15, 21};
  U M[16], V[4];
  memcpy(V, H, sizeof V);
  for (int I = 0; I < 16; ++I)
    M[I] = B[4 * I] | B[4 * I + 1] << 8 | B[4 * I + 2] << 16 |
           (U)B[4 * I + 3] << 24;
  for (int I = 0; I < 64; ++I) {
    U F;
    int G;
    switch (I / 16) {
    case 0:
      F = (V[1] & V[2]) | (~V[1] & V[3]), G = I;
      break;
    case 1:
      F = (V[3] & V[1]) | (~V[3] & V[2]), G = 5 * I + 1;
      break;
    case 2:
      F = V[1] ^ V[2] ^ V[3], G = 3 * I + 5;
      break;
    default:
      F = V[2] ^ (V[1] | ~V[3]), G = 7 * I;
    }
    F += V[0] + Table[I] + M[G & 15];
    int N = Turns[I / 16 * 4 + I % 4];
    V[0] = V[3];
    V[3] = V[2];
    V[2] = V[1];
    V[1] += F << N | F >> (32 - N);
  }
  for (int I = 0; I < 4; ++I)
    H[I] += V[I];
}
static void md5(const char *Text, const U *Table) {
  unsigned char Last[128] = {0};
  U H[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
  size_t Size = strlen(Text), Left = Size;
  for (; Left >= 64; Left -= 64, Text += 64)
    block((const unsigned char *)Text, H, Table);
  memcpy(Last, Text, Left);
  Last[Left] = 0x80;
  size_t End = Left < 56 ? 64 : 128;
  uint64_t Bits = 8 * (uint64_t)Size;
  memcpy(Last + End - 8, &Bits, 8);
  for (size_t At = 0; At < End; At += 64)
    block(Last + At, H, Table);
  for (int I = 0; I < 16; ++I)
    printf("%02x", H[I / 4] >> I % 4 * 8 & 255);
  puts("");
}
static U crcByte(U C) {
  for (int I = 0; I < 8; ++I)
    C = C >> 1 ^ (C & 1 ? 0xedb88320u : 0);
  return C;
}
static void base64(const char *S) {
  static const char Digits[] =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  for (size_t N = strlen(S); N > 0; N = N > 3 ? N - 3 : 0, S += 3) {
    U V = (U)(unsigned char)S[0] << 16;
    if (N > 1)
      V |= (unsigned char)S[1] << 8;
    if (N > 2)
      V |= (unsigned char)S[2];
    for (size_t I = 0; I < 4; ++I)
      putchar(I <= N ? Digits[V >> (18 - 6 * I) & 63] : '=');
  }
  puts("");
}
int main(void) {
  U Sines[64], Crc[256], A = ~0u, B = ~0u;
  for (int I = 0; I < 64; ++I)
    Sines[I] = sineWord(I + 1);
  for (int I = 0; I < 256; ++I)
    Crc[I] = crcByte(I);
  static const char Text[] = "123456789";
  md5("", Sines);
  md5("abc", Sines);
  md5("1234567890123456789012345678901234567890123456789012345678901234567890"
      "1234567890",
      Sines);
  for (int I = 0; I < 9; ++I) {
    A = Crc[(A ^ Text[I]) & 255] ^ A >> 8;
    B = crcByte(B ^ Text[I]);
  }
  printf("%08x %08x\n", ~A, ~B);
  base64("any carnal pleas");
  base64("any carnal pleasu");
}
