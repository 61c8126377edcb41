// 128-bit integers: arithmetic, division, shifts, comparison, conversion from
// and to floating point.
#include <stdio.h>
typedef __int128 S;
typedef unsigned __int128 U;
static void show(const char *Name, U V) {
  printf("%s %016llx%016llx\n", Name, (unsigned long long)(V >> 64),
         (unsigned long long)V);
}
volatile U Values[] = {0,
                       1,
                       3,
                       10,
                       (U)1 << 63,
                       (U)1 << 64,
                       ((U)7 << 100) + 5,
                       -(U)1,
                       -(U)12345,
                       ~(U)0 >> 1,
                       (U)1 << 127,
                       (U)0x123456789abcdef0 << 60 | 0x77};
enum { N = sizeof(Values) / sizeof(*Values) };
__attribute__((noinline)) S sub(S A, S B) { return A - B; }
// Ties and their neighbors.
volatile U Rounded[] = {((U)1 << 90) + ((U)1 << 36), ((U)1 << 90) + ((U)3 << 37)};
volatile double Doubles[] = {0,    1.5,   -1.5,    1e20, -1e20,
                             1e38, -1e38, 0x1p126, 3e37};
volatile float Floats[] = {0, 1.5f, -1.5f, 1e20f, -1e20f, 1e38f, 0x1p126f};
static void showArithmetic(void) {
  for (int I = 0; I < N; ++I)
    for (int J = 0; J < N; ++J) {
      U A = Values[I], B = Values[J];
      show("add", A + B);
      show("sub", sub(A, B));
      show("mul", A * B);
      if (B) {
        show("div", A / B);
        show("rem", A % B);
        if (!(A == (U)1 << 127 && B == -(U)1)) {
          show("sdiv", (S)A / (S)B);
          show("srem", (S)A % (S)B);
        }
      }
      show("xor", (A & B) ^ (A | ~B));
      show("shl", A << (B & 127));
      show("shr", A >> (B & 127));
      show("sar", (S)A >> (B & 127));
      printf("%d%d%d%d\n", A < B, (S)A < (S)B, A == B, (S)A >= (S)B);
    }
  for (int I = 0; I < N; ++I)
    show("div10", Values[I] / 10 + Values[I] % 1000000007);
}
static void showAsFloats(U V) {
  printf("%a %a %a %a\n", (double)V, (double)(S)V, (double)(float)V,
         (double)(float)(S)V);
}
static void showConversions(void) {
  for (int I = 0; I < N; ++I)
    showAsFloats(Values[I]);
  for (unsigned I = 0; I < sizeof Rounded / sizeof *Rounded; ++I)
    showAsFloats(Rounded[I]);
  for (unsigned I = 0; I < sizeof Doubles / sizeof *Doubles; ++I) {
    show("d", (S)Doubles[I]);
    if (Doubles[I] >= 0)
      show("du", (U)Doubles[I]);
  }
  for (unsigned I = 0; I < sizeof Floats / sizeof *Floats; ++I) {
    show("f", (S)Floats[I]);
    if (Floats[I] >= 0)
      show("fu", (U)Floats[I]);
  }
}
int main(void) {
  showArithmetic();
  showConversions();
}
