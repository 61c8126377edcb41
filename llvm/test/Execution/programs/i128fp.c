// 128-bit integers from and to floating point.
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
                       (U)1 << 63,
                       (U)1 << 64,
                       ((U)7 << 100) + 5,
                       -(U)1,
                       -(U)12345,
                       ~(U)0 >> 1,
                       (U)1 << 127,
                       (U)0x123456789abcdef0 << 60 | 0x77,
                       ((U)1 << 90) + ((U)1 << 36),
                       ((U)1 << 90) + ((U)3 << 37)};
volatile double Doubles[] = {0,    1.5,   -1.5,    1e20, -1e20,
                             1e38, -1e38, 0x1p126, 3e37};
volatile float Floats[] = {0, 1.5f, -1.5f, 1e20f, -1e20f, 1e38f, 0x1p126f};
int main(void) {
  for (unsigned I = 0; I < sizeof Values / sizeof *Values; ++I)
    printf("%a %a %a %a\n", (double)Values[I], (double)(S)Values[I],
           (double)(float)Values[I], (double)(float)(S)Values[I]);
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
