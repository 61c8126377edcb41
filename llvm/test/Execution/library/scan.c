// sscanf.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
int main(void) {
  int A = -1, B = -1, C = -1, N = -1;
  unsigned U = 0;
  long L = 0;
  long long LL = 0;
  short S = 0;
  signed char H = 0;
  size_t Z = 0;
  ptrdiff_t T = 0;
  intmax_t J = 0;
  float F = 0;
  double D = 0;
  void *P = 0;
  char X[40] = "", Y[40] = "", W[8] = "-------";
#define SHOW(Call)                                                             \
  printf("%d: %d %d %d %u %ld %lld %d %d %zu %td %jd %a %a %p [%s] [%s] "      \
         "[%.7s] %d\n",                                                        \
         Call, A, B, C, U, L, LL, S, H, Z, T, J, F, D, P, X, Y, W, N)
  SHOW(sscanf("12 -34,0x56", "%d %d,%i", &A, &B, &C));
  SHOW(sscanf("  077 77 ff", "%i%o%x", &A, &U, &B));
  SHOW(sscanf("123456", "%2d%3d%d", &A, &B, &C));
  SHOW(sscanf("1 2 3", "%*d %d %*d", &A));
  SHOW(sscanf("12 ab 34", "%2$d %3$s %1$d", &A, &B, X));
  SHOW(sscanf("123456 7", "%2$3d%1$2d%3$n %*d", &A, &B, &N));
  SHOW(
      sscanf("300 70000 99999999999 -5", "%hhd %hd %ld %lld", &H, &S, &L, &LL));
  SHOW(sscanf("7 8 9", "%zu %td %jd", &Z, &T, &J));
  SHOW(sscanf("1.5e3 -0.1 0x1p-3", "%f %lf %lf", &F, &D, &D));
  SHOW(sscanf("1e5.5", "%3lf%f", &D, &F));
  SHOW(sscanf("hello, world", "%s %s", X, Y));
  SHOW(sscanf("hello, world", "%3s%5c", X, W));
  SHOW(sscanf("key=value; x", "%[a-z]=%[^;]; %c", X, Y, W));
  SHOW(sscanf("]]-a", "%[]-]%s", X, Y));
  SHOW(sscanf("a^-b", "%[a^]%[b-]", X, Y));
  SHOW(sscanf("10 20", "%d%n %d", &A, &N, &B));
  SHOW(sscanf("50% of", "%d%% %s", &A, X));
  SHOW(sscanf("0x1234", "%p", &P));
  SHOW(sscanf("abc", "%d", &A));
  SHOW(sscanf("", "%d", &A));
  SHOW(sscanf("   ", "%s", X));
  SHOW(sscanf("12", "%d %d", &A, &B));
  SHOW(sscanf("12 x", "%d %d", &A, &B));
  SHOW(sscanf("12", "%*d %d", &A));
  SHOW(sscanf("ab12", "ab%d", &A));
  SHOW(sscanf("xy", "ab%d", &A));
  SHOW(sscanf("4294967295 -1", "%u %u", &U, &A));
  SHOW(sscanf("inf nan", "%lf %f", &D, &F));
  SHOW(sscanf("2024-11-05T10:20", "%4d-%2d-%2d", &A, &B, &C));
}
