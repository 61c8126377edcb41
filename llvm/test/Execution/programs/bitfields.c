// Bit-fields: signed, packed, straddling, volatile, zero width, of 64 bits.
#include <stdio.h>
struct A {
  int X : 3;
  unsigned Y : 5;
  int : 0;
  signed Z : 17;
  long long W : 41;
} A;
struct __attribute__((packed)) B {
  unsigned char C;
  unsigned X : 13;
  int Y : 27;
  unsigned long long Z : 50;
  char D;
} B;
struct C {
  _Bool F : 1;
  unsigned short H : 9;
  char K : 4;
  volatile int V : 6;
} C;
union U {
  struct A A;
  unsigned char Bytes[sizeof(struct A)];
} U;
struct B Bs[3] = {{1, 2, 3, 4, 5},
                  {6, 7, -8, 9, 10},
                  {255, 8191, -67108864, 1125899906842623ull, -1}};
__attribute__((noinline)) struct B change(struct B X) {
  X.Y--;
  X.Z += X.X;
  X.X ^= 0x155;
  return X;
}
int main(void) {
  for (int I = -5; I < 6; ++I) {
    A.X += I;
    A.Y -= I;
    A.Z = A.Z * 3 + I;
    A.W = A.W * 1000003 + I;
    printf("%d %d %d %lld\n", A.X, A.Y, A.Z, (long long)A.W);
    B.C = I;
    B.X += 1000;
    B.Y = -I * 1000000;
    B.Z = B.Z * 999999999989ull + 7;
    B.D = B.C;
    printf("%d %d %d %lld %d\n", B.C, B.X, B.Y, (long long)B.Z, B.D);
    C.F = I;
    C.H = I * 77;
    C.K = I;
    C.V = I * 9;
    printf("%d %d %d %d\n", C.F, C.H, C.K, C.V);
  }
  for (int I = 0; I < 3; ++I) {
    struct B X = change(Bs[I]);
    printf("%d %d %d %lld %d\n", X.C, X.X, X.Y, (long long)X.Z, X.D);
  }
  U.A = A;
  int Sum = 0;
  for (unsigned I = 0; I < 4; ++I)
    Sum += U.Bytes[4 + I] & 1;
  printf("%d %d\n", (int)sizeof(struct B), Sum);
}
