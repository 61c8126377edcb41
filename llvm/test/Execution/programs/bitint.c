// _BitInt of odd and large widths.
#include <stdio.h>
#define SHOW(V, Bits)                                                          \
  do {                                                                         \
    unsigned _BitInt(Bits) X = (unsigned _BitInt(Bits))(V);                    \
    for (int I = 0; I < (Bits); I += 32)                                       \
      printf("%08x.", (unsigned)(X >> I));                                     \
    printf("\n");                                                              \
  } while (0)
volatile _BitInt(7) A7 = -40, B7 = 13;
volatile unsigned _BitInt(37) A37 = 0x1234567890wb, B37 = 12345;
volatile _BitInt(65) A65 = -123456789012345678, B65 = 987654321;
volatile _BitInt(129) A129 = 1, B129 = 1234567;
volatile unsigned _BitInt(256) A256 = 3, B256 = 12345678901234567ull;
typedef _BitInt(200) B200;
__attribute__((noinline)) B200 mul(B200 A, B200 B) { return A * B + 1; }
struct S {
  _BitInt(65) X;
  char C;
  unsigned _BitInt(17) Y : 13;
};
struct S Global = {-5, 'c', 4000};
int main(void) {
  SHOW(A7 + B7, 7);
  SHOW(A7 * B7, 7);
  SHOW(A7 / B7, 7);
  SHOW(A7 % B7, 7);
  SHOW(A37 + B37, 37);
  SHOW(A37 * B37, 37);
  SHOW(A37 / B37, 37);
  SHOW(A37 % B37, 37);
  SHOW(A37 << 5, 37);
  SHOW(A37 >> 9, 37);
  SHOW(A65 * B65, 65);
  SHOW(A65 / B65, 65);
  SHOW(A65 % B65, 65);
  SHOW(A65 >> 3, 65);
  SHOW(A65 << (int)B7, 65);
  A129 = (A129 << 127) - 99;
  SHOW(A129 * B129, 129);
  SHOW(A129 / B129, 129);
  SHOW(A129 % B129, 129);
  for (int I = 0; I < 5; ++I)
    A256 = A256 * A256 + B256;
  SHOW(A256, 256);
  SHOW(A256 / B256, 256);
  SHOW(A256 % B256, 256);
  SHOW(A256 >> 77, 256);
  SHOW(A256 << 131, 256);
  printf("%d %d\n", A256 > B256, A129 < B129);
  SHOW(mul((B200)A256, (B200)A129), 200);
  printf("%a %a %a\n", (double)A65, (double)A129, (double)(A256 >> 10));
  SHOW((_BitInt(129))1e30, 129);
  SHOW((unsigned _BitInt(256))(double)A256, 256);
  SHOW(Global.X, 65);
  Global.X += 9;
  SHOW(Global.X, 65);
  printf("%d %d\n", Global.C, (int)Global.Y);
}
