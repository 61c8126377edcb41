// math.h and complex.h, function by function: 11 digits of a double and 5 of a
// float, in which the libraries do not differ.
#include <complex.h>
#include <fenv.h>
#include <math.h>
#include <stdio.h>
#include <tgmath.h>
#undef I
static double clean(double X) { return X == 0 ? 0 : X; }
#define EACH(F) \
  F(acos) F(asin) F(atan) F(acosh) F(asinh) F(atanh) F(cos) F(sin) F(tan) \
  F(cosh) F(sinh) F(tanh) F(exp) F(exp2) F(expm1) F(log) F(log10) F(log1p) \
  F(log2) F(logb) F(cbrt) F(fabs) F(sqrt) F(erf) F(erfc) F(lgamma) F(tgamma) \
  F(ceil) F(floor) F(nearbyint) F(rint) F(round) F(trunc)
#define EACH2(F) \
  F(atan2) F(copysign) F(fdim) F(fmax) F(fmin) F(fmod) F(hypot) F(nextafter) \
  F(pow) F(remainder)
#define EACHC(F) \
  F(cacos) F(casin) F(catan) F(cacosh) F(casinh) F(catanh) F(ccos) F(csin) \
  F(ctan) F(ccosh) F(csinh) F(ctanh) F(cexp) F(clog) F(csqrt) F(conj) F(cproj)
#define NAMES(N) {#N, (N), N##f, N##l},
static const struct {
  const char *Name;
  double (*D)(double);
  float (*F)(float);
  long double (*L)(long double);
} Unary[] = {EACH(NAMES)};
static const struct {
  const char *Name;
  double (*D)(double, double);
  float (*F)(float, float);
  long double (*L)(long double, long double);
} Binary[] = {EACH2(NAMES)};
static const struct {
  const char *Name;
  double complex (*D)(double complex);
  float complex (*F)(float complex);
  long double complex (*L)(long double complex);
} Complex[] = {EACHC(NAMES)};
static const double Values[] = {0.3, 1.0, 2.5, -0.6, -3.5};
enum { Count = sizeof Values / sizeof *Values };
static void show(double X) {
  if (isnan(X))
    printf(" nan");
  else // the digits of the smallest numbers take long
    printf(X != 0 && fabs(X) < 0x1p-1000 ? " %a" : " %.11g", clean(X));
}
static void showFloat(double X) {
  isnan(X) ? printf(" nan") : printf(" %.5g", clean(X));
}
static void unary(int F) {
  printf("%s", Unary[F].Name);
  for (int I = 0; I < Count; ++I) {
    show(Unary[F].D(Values[I]));
    showFloat(Unary[F].F(Values[I]));
    show(Unary[F].L(Values[I]));
  }
  puts("");
}
static void binary(int F) {
  printf("%s", Binary[F].Name);
  for (int I = 0; I < Count; ++I)
    for (int J = 0; J < Count; J += 2) {
      show(Binary[F].D(Values[I], Values[J]));
      showFloat(Binary[F].F(Values[I], Values[J]));
    }
  puts("");
}
static void complexOnes(int F) {
  printf("%s", Complex[F].Name);
  for (int I = 0; I < Count; ++I) {
    double complex Z =
        __builtin_complex((double)Values[I], Values[(I + 3) % Count] / 4);
    double complex D = Complex[F].D(Z);
    float complex S = Complex[F].F(Z);
    long double complex L = Complex[F].L(Z);
    show(creal(D));
    show(cimag(D));
    showFloat(crealf(S));
    showFloat(cimagf(S));
    show(creall(L));
  }
  puts("");
}
static void integers(void) {
  for (int I = 0; I < Count; ++I) {
    double X = Values[I], Whole;
    int E, Q;
    double M = frexp(X, &E), R = remquo(X * 9, 0.7, &Q), Part = modf(X, &Whole);
    printf("%g %d %g %d %g %g\n", M, E, R, Q & 7, Part, Whole);
    printf("%ld %lld %ld %lld %d ", lround(X), llround(X), lrint(X), llrint(X),
           ilogb(X));
    printf("%ld %lld %ld %lld %d\n", lroundf(X), llroundf(X), lrintf(X),
           llrintf(X), ilogbf(X));
    printf("%g %g %g %g\n", ldexp(X, 5), scalbn(X, -3), scalbln(X, 70l),
           (double)ldexpf(X, 5));
    printf("%a %a %a\n", nexttoward(X, 9.0L), (double)nexttowardf(X, -9.0L),
           fma(X, X, -X));
  }
}
static void edges(void) {
  volatile double Zero = 0, Inf = INFINITY, Nan = NAN, Tiny = 0x1p-1074;
  double Special[] = {Zero, -Zero, Inf, -Inf, Nan, Tiny, 1};
  for (int I = 0; I < 7; ++I) {
    double X = Special[I];
    printf("%d%d%d%d%d%d ", fpclassify(X) == FP_ZERO,
           fpclassify(X) == FP_SUBNORMAL, !!isfinite(X), !!isinf(X), !!isnan(X),
           !!isnormal(X));
    printf("%d%d%d%d%d%d%d\n", !!signbit(X), isgreater(X, 0),
           isgreaterequal(X, 0), isless(X, 0), islessequal(X, 0),
           islessgreater(X, 0), isunordered(X, 0));
    if (X == 0 || isnan(X))
      printf("%d %d ", ilogb(X) == (X == 0 ? FP_ILOGB0 : FP_ILOGBNAN),
             ilogbf(X) == (X == 0 ? FP_ILOGB0 : FP_ILOGBNAN));
    for (int F = 0; F < sizeof Unary / sizeof *Unary; ++F)
      if (Unary[F].D != (double (*)(double))lgamma)
        show(Unary[F].D(X));
    for (int F = 0; F < sizeof Binary / sizeof *Binary; ++F)
      for (int J = 0; J < 7; ++J)
        show(Binary[F].D(X, Special[J]));
    puts("");
  }
  printf("%d %d %d\n", isnan(nan("")), isnan(nanf("1")), isnan(nanl("")));
  printf("%d %d\n", fegetround() == FE_TONEAREST, fesetround(FE_TONEAREST));
}
int main(void) {
  for (int I = 0; I < sizeof Unary / sizeof *Unary; ++I)
    unary(I);
  for (int I = 0; I < sizeof Binary / sizeof *Binary; ++I)
    binary(I);
  for (int I = 0; I < sizeof Complex / sizeof *Complex; ++I)
    complexOnes(I);
  integers();
  edges();
  double complex P = cpow(1 + 2 * _Complex_I, 0.5 - _Complex_I);
  printf("%.9g %.9g %.9g %.9g\n", creal(P), cimag(P), cabs(P), carg(P));
  float F = 0.5f;
  printf("%zu %zu %zu\n", sizeof sin(F), sizeof sin(2),
         sizeof exp(F * _Complex_I));
}
