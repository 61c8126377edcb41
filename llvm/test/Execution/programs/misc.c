// Packed and unaligned access, unions, flexible arrays, K&R, volatile, static.
#include <stdio.h>
#include <string.h>
struct __attribute__((packed)) P {
  char C;
  int I;
  double D;
  short S;
  long long L;
} Ps[2] = {{1, 2, 3, 4, 5}, {6, 7, 8.5, 9, 10}};
typedef int U __attribute__((aligned(1)));
union Pun {
  float F;
  unsigned U;
  unsigned char B[4];
  short S[2];
};
struct Flex {
  int N;
  int V[];
};
struct Flex F = {3, {4, 5, 6}};
int old();
int kr(A, B, C)
int A;
short B;
float C;
{
  return A + B + (int)C;
}
int old(a, p)
int a;
char *p;
{
  return a + *p;
}
volatile int Vol;
static int counter(void) {
  static int N = 5;
  return N++;
}
struct Bit {
  unsigned A : 4;
};
enum E { X = -1, Y = 1 << 30 };
typedef int Arr[3];
Arr M[2] = {{1, 2, 3}, {4, 5}};
int alias_target(int A) { return A * 3; }
int aliased(int) __attribute__((alias("alias_target")));
__attribute__((weak)) int weak(void) { return 8; }
inline int inl(int A) { return A + 1; }
extern int inl(int);
const char *name(void) { return __func__; }
struct Des {
  int A, B[4], C;
} D = {.C = 3, .B = {[2] = 7, [0] = 1}};
int gen(int A) {
  return _Generic(A, int: 1, long: 2) + _Generic(1.0f, float: 10, default: 20) +
         _Generic("x", char *: 100, default: 200);
}
int main(void) {
  printf("%d %g %d %lld\n", Ps[1].I, Ps[1].D, Ps[1].S, Ps[1].L);
  Ps[1].L *= Ps[0].I;
  Ps[1].D += 1;
  Ps[0].S--;
  printf("%g %d %lld\n", Ps[1].D, Ps[0].S, Ps[1].L);
  char Buf[16];
  for (int I = 0; I < 16; ++I)
    Buf[I] = I;
  U *P = (U *)(Buf + 3);
  *P += 5;
  printf("%x %d\n", *P, Buf[3]);
  union Pun N = {.F = 1.5f};
  printf("%x %d %d\n", N.U, N.B[3], N.S[1]);
  printf("%d %d %d\n", F.V[2], kr(1, 2, 3.5), old(3, "a"));
  Vol = 1;
  Vol += Vol++;
  printf("%d\n", Vol);
  counter();
  printf("%d\n", counter());
  printf("%d %d\n", M[1][1], (int)sizeof(Arr));
  printf("%d %d %d %s %d %d %d\n", aliased(4), weak(), inl(3), name(), D.B[2],
         D.C, gen(1));
  int T = ({
    int Q = 5;
    Q * 2;
  });
  printf("%d %d\n", T, T ?: 3);
  printf("%d\n", (int)((char)200 + (unsigned char)300 + (short)70000));
  printf("%d %d %d\n", -7 / 2, -7 % 3, -7 >> 1);
  unsigned Un = -1;
  printf("%d %d %u\n", Un > 0, -1 < (int)Un + 1, Un / 3);
  long double L = 1.25L;
  L = L * 3 + 1;
  printf("%Lg %d %g\n", L, (int)L, (double)L);
  printf("%d %d\n", __builtin_constant_p(3), (int)__builtin_expect(T, 1));
  float Nf = __builtin_nanf("");
  printf("%d %d %d %d\n", Nf == Nf, __builtin_isnan(Nf),
         __builtin_signbit(-0.0) != 0, __builtin_isinf_sign(-__builtin_inf()));
  printf("%d %d\n", __builtin_fpclassify(0, 1, 2, 3, 4, 1e-310),
         __builtin_isless(1.0, Nf));
  printf("%d\n", (int)__builtin_object_size(Buf, 0));
  struct {
    int A;
    struct {
      int B;
      union {
        int C;
        float D;
      };
    };
  } An = {1, {2, {3}}};
  printf("%d\n", An.C + An.B);
  int *Cl = (int[]){1, 2, 3};
  printf("%d\n", Cl[2]);
  long long Big = 0x7fffffffffffffffLL;
  printf("%d\n", (int)(Big >> 60));
  printf("%d\n", (int)sizeof(L"ab") / (int)sizeof(L'a'));
}
