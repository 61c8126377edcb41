// Unnamed arguments of every type.
#include <stdarg.h>
#include <stdio.h>
typedef __int128 I128;
struct S1 {
  char C;
};
struct S3 {
  char C[3];
};
struct S8 {
  int A, B;
};
struct S16 {
  long A, B;
};
struct S40 {
  int A[10];
};
struct D2 {
  double A, B;
};
struct __attribute__((aligned(16))) Al {
  int A;
};
struct __attribute__((aligned(32))) Al32 {
  int A;
};
union U {
  int I;
  double D;
};
struct Empty {};
static double total(const char *Format, va_list *Args) {
  double Sum = 0;
  for (; *Format; ++Format)
    switch (*Format) {
    case 'c':
      Sum += (char)va_arg(*Args, int);
      break;
    case 'i':
      Sum += va_arg(*Args, int);
      break;
    case 'l':
      Sum += va_arg(*Args, long long);
      break;
    case 'd':
      Sum += va_arg(*Args, double);
      break;
    case 'D':
      Sum += va_arg(*Args, long double);
      break;
    case 'q': {
      I128 V = va_arg(*Args, I128);
      Sum += (double)(long)(V >> 40);
      break;
    }
    case 'p':
      Sum += *va_arg(*Args, int *);
      break;
    case '1':
      Sum += va_arg(*Args, struct S1).C;
      break;
    case '3':
      Sum += va_arg(*Args, struct S3).C[2];
      break;
    case '8': {
      struct S8 S = va_arg(*Args, struct S8);
      Sum += S.A * 2 + S.B;
      break;
    }
    case '6': {
      struct S16 S = va_arg(*Args, struct S16);
      Sum += S.A * 3 + S.B;
      break;
    }
    case '4': {
      struct S40 S = va_arg(*Args, struct S40);
      for (int I = 0; I < 10; ++I)
        Sum += S.A[I] * I;
      break;
    }
    case '2': {
      struct D2 S = va_arg(*Args, struct D2);
      Sum += S.A * 2 + S.B;
      break;
    }
    case 'a':
      Sum += va_arg(*Args, struct Al).A;
      break;
    case 'A': {
      struct Al32 S = va_arg(*Args, struct Al32);
      Sum += S.A;
      break;
    }
    case 'u':
      Sum += va_arg(*Args, union U).D;
      break;
    case 'C': {
      _Complex double Z = va_arg(*Args, _Complex double);
      Sum += __real__ Z * 4 + __imag__ Z;
      break;
    }
    case 'F': {
      _Complex float Z = va_arg(*Args, _Complex float);
      Sum += __real__ Z * 4 + __imag__ Z;
      break;
    }
    case 'e': {
      struct Empty E = va_arg(*Args, struct Empty);
      (void)E;
      break;
    }
    }
  return Sum;
}
__attribute__((noinline)) double sum(const char *Format, ...) {
  va_list Args, Copy;
  va_start(Args, Format);
  va_copy(Copy, Args);
  double Once = total(Format, &Args), Twice = total(Format, &Copy);
  va_end(Copy);
  va_end(Args);
  return Once == Twice ? Once : -1;
}
__attribute__((noinline)) double late(int A, double B, struct S40 C, I128 D,
                                      const char *Format, ...) {
  va_list Args;
  va_start(Args, Format);
  double Sum = total(Format, &Args) + A + B + C.A[3] + (int)D;
  va_end(Args);
  return Sum;
}
int main(void) {
  int I = 9;
  struct S1 A = {1};
  struct S3 B = {{2, 3, 4}};
  struct S8 C = {5, 6};
  struct S16 D = {7, 8};
  struct S40 E = {{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}};
  struct D2 F = {1.5, 2.5};
  struct Al G = {11};
  struct Al32 H = {12};
  union U J = {.D = 4.25};
  I128 Q = (I128)77 << 50;
  _Complex double Z = 1.0 + 2.0i;
  _Complex float Y = 3.0f + 4.0fi;
  struct Empty K;
  printf("%g\n", sum("cildDqp", 'x', 3, 4ll, 5.5, 6.5L, Q, &I));
  printf("%g\n", sum("c1i3i8i6i4i2iaiAiuiCiF", 'c', A, 1, B, 2, C, 3, D, 4, E,
                     5, F, 6, G, 7, H, 8, J, 9, Z, 10, Y));
  printf("%g\n", sum("iqiqdiqeqi", 1, Q, 2, Q, 3.0, 4, Q, K, Q, 5));
  printf("%g\n",
         late(1, 2.5, E, 4, "64idDCqAi", D, E, 7, 8.5, 9.5L, Z, Q, H, 10));
  for (int N = 0; N < 5; ++N) {
    E.A[N] += N;
    printf("%g\n", sum("i4p", N, E, &N));
  }
}
