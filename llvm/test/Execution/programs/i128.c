// 128-bit integers: arithmetic, division, shifts, comparison.
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
int main(void) {
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
