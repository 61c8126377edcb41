// _Complex arithmetic with its special cases.
#include <stdio.h>
typedef _Complex double Z;
typedef _Complex float C;
volatile Z A = 3.0 + 4.0i, B = -1.5 + 0.25i;
volatile C F = 1.0f - 2.0fi, G = 0.5f + 3.0fi;
_Complex int I = 3 + 4i;
static void show(Z V) { printf("%g %g\n", __real__ V, __imag__ V); }
__attribute__((noinline)) Z mul(Z X, Z Y) { return X * Y; }
__attribute__((noinline)) Z quo(Z X, Z Y) { return X / Y; }
__attribute__((noinline)) C mulf(C X, C Y) { return X * Y; }
__attribute__((noinline)) C quof(C X, C Y) { return X / Y; }
__attribute__((noinline)) _Complex long double mull(_Complex long double X,
                                                    _Complex long double Y) {
  return X * Y / (X + 1);
}
// Quotients of all magnitudes, whose value is known exactly.
static int wrongQuotients(void) {
  int wrong = 0;
  for (int k = -1020; k < 1018; k += 7) {
    double scale = __builtin_ldexp(1.0, k);
    Z divisor = __builtin_complex(3 * scale, 4 * scale);
    Z z = quo(__builtin_complex(23 * scale, 14 * scale), divisor);
    wrong += __builtin_fabs(__real__ z - 5) > 1e-14;
    wrong += __builtin_fabs(__imag__ z + 2) > 1e-14;
  }
  return wrong;
}

int main(void) {
  show(A + B);
  show(A - B);
  show(mul(A, B));
  show(quo(A, B));
  show(mulf(F, G));
  show(quof(F, G));
  double Inf = __builtin_inf();
  show(mul(__builtin_complex(Inf, 1.0), B));
  show(quo(A, __builtin_complex(Inf, 0.0)));
  show(quo(A, 0));
  show(quo(__builtin_complex(Inf, Inf), B));
  printf("%d %d\n", A == B, A != B);
  show(~A);
  show(-A);
  I = I * (2 - 1i) + 1;
  printf("%d %d\n", __real__ I, __imag__ I);
  A += 1;
  A *= 2.0;
  A /= B;
  show(A);
  show((Z)F);
  show(mull(3.0 + 1.0i, 2.0 - 1.0i));
  __real__ A = 9;
  show(A);
  show(quo(1e300 + 1e300i, 1e300 + 2e299i));
  show(quo(1e-300 + 1e-300i, 1e-310 + 1e-309i));
  printf("%d\n", wrongQuotients());
}
