//===-- host.c - Arguments and exact results of OpenCL's functions --------===//
//
// host TYPE inputs FILE    writes the arguments, and prints which functions
//                          TYPE has
// host TYPE check FOLDER   compares the results, in FOLDER/FUNCTION, with the
//                          exact ones
//
// The reference is the host's library in quadruple precision, whose error is far
// below the precision of a double.
//
//===----------------------------------------------------------------------===//

#define _GNU_SOURCE
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if __LDBL_MANT_DIG__ == 113
typedef long double quad;
#else
typedef __float128 quad;
#endif

// The library has these, but its headers do not declare them for clang.
#define DECLARE(NAME) quad NAME##f128(quad);
DECLARE(acos)
DECLARE(acosh)
DECLARE(asin)
DECLARE(asinh)
DECLARE(atan)
DECLARE(atanh)
DECLARE(cbrt)
DECLARE(ceil)
DECLARE(cos)
DECLARE(cosh)
DECLARE(erf)
DECLARE(erfc)
DECLARE(exp)
DECLARE(exp10)
DECLARE(exp2)
DECLARE(expm1)
DECLARE(fabs)
DECLARE(floor)
DECLARE(log)
DECLARE(log10)
DECLARE(log1p)
DECLARE(log2)
DECLARE(logb)
DECLARE(rint)
DECLARE(round)
DECLARE(sin)
DECLARE(sinh)
DECLARE(sqrt)
DECLARE(tan)
DECLARE(tanh)
DECLARE(tgamma)
DECLARE(trunc)
quad atan2f128(quad, quad);
quad copysignf128(quad, quad);
quad fmodf128(quad, quad);
quad frexpf128(quad, int *);
quad hypotf128(quad, quad);
int ilogbf128(quad);
quad lgammaf128_r(quad, int *);
quad modff128(quad, quad *);
quad powf128(quad, quad);
quad remainderf128(quad, quad);
quad scalbnf128(quad, int);

#define PI acosf128(-1)

//===----------------------------------------------------------------------===//
// The type
//===----------------------------------------------------------------------===//

struct Type {
  const char *name;
  int digits, minimum, maximum; // of the significand, and exponents
};
static const struct Type types[] = {
    {"float", 24, -126, 127}, {"double", 53, -1022, 1023}, {"half", 11, -14, 15}};
enum { FLOAT, DOUBLE, HALF };
static int type;
#define T types[type]

/// The distance of the type's numbers at \p x.
static quad unit_at(quad x) {
  int e = x == 0 ? T.minimum : ilogbf128(x);
  e = e < T.minimum ? T.minimum : e > T.maximum ? T.maximum : e;
  return scalbnf128(1, e - T.digits + 1);
}

/// The number of the type that is nearest to \p x.
static quad rounded(quad x) {
  if (!__builtin_isfinite(x))
    return x;
  quad unit = unit_at(x), size = rintf128(fabsf128(x) / unit) * unit;
  return copysignf128(ilogbf128(size) <= T.maximum ? size : INFINITY, x);
}

//===----------------------------------------------------------------------===//
// References that the library does not have
//===----------------------------------------------------------------------===//

/// Set where the function has no required result.
static bool skipped;

static quad within(quad low, quad high, quad x, quad value) {
  skipped |= !(fabsf128(x) >= low && fabsf128(x) <= high);
  return value;
}
static quad below(quad limit, quad x, quad value) {
  return within(0, limit, x, value);
}
static quad number(quad x) {
  skipped |= x != x; // a conversion can lose a NaN's sign
  return x;
}
static quad moderate(quad x) { return within(0x1p-6, 0x1p6, x, x); }
static quad normal(quad x) {
  return within(scalbnf128(1, T.minimum), scalbnf128(1, T.maximum), x, x);
}

// x - rint(x) is exact, and so are the zeros and poles.
static quad sin_pi(quad x) {
  quad whole = rintf128(x), sine = sinf128(PI * (x - whole));
  return sine == 0                 ? copysignf128(0, x)
         : fmodf128(whole, 2) == 0 ? sine
                                   : -sine;
}
static quad cos_pi(quad x) {
  quad rest = fabsf128(fmodf128(x, 2)) - 1; // cos(pi x) is -cos(pi rest)
  quad fraction = 0.5 - fabsf128(rest);
  return fraction == 0 ? 0 : -sinf128(PI * fraction);
}
static quad tan_pi(quad x) {
  quad whole = rintf128(x), fraction = x - whole;
  bool odd = fmodf128(whole, 2) != 0;
  if (fraction == 0)
    return copysignf128(0, odd ? -x : x);
  if (fabsf128(fraction) == 0.5)
    return copysignf128(INFINITY, fraction);
  return tanf128(PI * fraction);
}

/// Set where either zero is right.
static bool any_zero;

static quad larger(quad x, quad y) {
  any_zero |= x == 0 && y == 0;
  return x >= y || y != y ? x : y;
}
static quad larger_magnitude(quad x, quad y) {
  quad a = fabsf128(x), b = fabsf128(y);
  return a > b ? x : b > a ? y : larger(x, y);
}
static quad smaller_magnitude(quad x, quad y) {
  quad a = fabsf128(x), b = fabsf128(y);
  return a < b ? x : b < a ? y : -larger(-x, -y);
}

static quad next_after(quad x, quad y) {
  if (!(x < y || x > y))
    return x == y ? y : x + y;
  quad most = scalbnf128(2 - scalbnf128(2, -T.digits), T.maximum);
  if (__builtin_isinf(x))
    return copysignf128(most, x);
  // The numbers on the other side of a power of two may be closer.
  quad direction = y > x ? 1 : -1;
  quad result = x + direction * unit_at(x + direction * unit_at(x) / 4);
  return fabsf128(result) > most
             ? direction * INFINITY
             : copysignf128(result, x == 0 ? direction : x);
}

// Of float and double not even quadruple precision has the exact sum.
static quad fused(quad x, quad y, quad z) {
  return type == FLOAT    ? fmaf(x, y, z)
         : type == DOUBLE ? fma(x, y, z)
                          : x * y + z;
}
static quad difference(quad x, quad y) {
  return x > y ? x - y : x <= y ? 0 : x + y;
}
static quad power_of_positive(quad x, quad y) {
  if (x < 0 || x != x || y != y ||
      (y == 0 && (x == 0 || __builtin_isinf(x))) ||
      (x == 1 && __builtin_isinf(y)))
    return NAN;
  return powf128(fabsf128(x), y);
}
static quad root(quad x, int n) {
  if (n == 0 || (x < 0 && n % 2 == 0))
    return NAN;
  quad size = powf128(fabsf128(x), 1 / (quad)n);
  return n % 2 ? copysignf128(size, x) : size;
}

static quad fraction(quad x, quad *whole) {
  *whole = floorf128(x);
  if (x == 0 || __builtin_isinf(x))
    return copysignf128(0, x);
  quad result = rounded(x - *whole), most = 1 - scalbnf128(1, -T.digits);
  return result > most ? most : result;
}
static quad mantissa(quad x, quad *exponent) {
  int e = 0;
  quad result = frexpf128(x, &e);
  *exponent = __builtin_isfinite(x) ? e : 0;
  return result;
}
static quad exponent(quad x) {
  return x == 0 ? INT_MIN : !__builtin_isfinite(x) ? INT_MAX : ilogbf128(x);
}

/// The quotient has seven bits.
static quad rest(quad x, quad y, quad *quotient) {
  quad unit = fabsf128(y), reduced = fmodf128(fabsf128(x), 128 * unit);
  quad count = rintf128((reduced - remainderf128(reduced, unit)) / unit);
  bool negative = __builtin_signbit(x) != __builtin_signbit(y);
  quad result = remainderf128(x, y);
  count = result != result || __builtin_isinf(y) ? 0 : fmodf128(count, 128);
  *quotient = negative && count != 0 ? -count : count;
  return result;
}

/// Set where any value may be stored.
static bool any_second;

static quad log_gamma(quad x, quad *sign) {
  int s = 1;
  quad result = lgammaf128_r(x, &s);
  *sign = s;
  any_second = !__builtin_isfinite(result);
  return result;
}

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

#define TEST(SHAPE, NAME, FLOAT, DOUBLE, HALF, REFERENCE)                      \
  static quad exact_##NAME(quad x, quad y, quad z, int n, quad *stored) {      \
    quad second = 0, result = REFERENCE;                                       \
    *stored = second;                                                          \
    return result;                                                             \
  }
#define TEST_FLOAT(SHAPE, NAME, FLOAT, REFERENCE)                              \
  TEST(SHAPE, NAME, FLOAT, , , REFERENCE)
#include "functions.def"
#undef TEST
#undef TEST_FLOAT

enum { ROUNDED = 0, ABSENT = INT_MAX };
static const struct Function {
  const char *name, *shape;
  int limit[3];
  quad (*exact)(quad, quad, quad, int, quad *);
} functions[] = {
#define TEST(SHAPE, NAME, FLOAT, DOUBLE, HALF, REFERENCE)                      \
  {#NAME, #SHAPE, {FLOAT, DOUBLE, HALF}, exact_##NAME},
#define TEST_FLOAT(SHAPE, NAME, FLOAT, REFERENCE)                              \
  TEST(SHAPE, NAME, FLOAT, ABSENT, ABSENT, REFERENCE)
#include "functions.def"
};
#define COUNT(ARRAY) ((int)(sizeof(ARRAY) / sizeof *(ARRAY)))

//===----------------------------------------------------------------------===//
// The arguments
//===----------------------------------------------------------------------===//

enum { THREADS = 4096 };
static double inputs[THREADS][4];

static uint64_t next_random(void) {
  static uint64_t state = 0x9e3779b97f4a7c15;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state >> 11;
}
static double uniform(double low, double high) {
  return low + (high - low) * (next_random() * 0x1p-53);
}

static double any_value(void) {
  switch (next_random() % 4) {
  case 0: // any exponent
    return ldexp(uniform(-2, 2), (int)uniform(T.minimum - T.digits, T.maximum));
  case 1:
    return uniform(-1, 1);
  case 2: // halfway between integers, or near it
    return rint(uniform(-500, 500)) / 2 + ldexp(uniform(-1, 1), -10) * (next_random() & 1);
  default:
    return uniform(-40, 40);
  }
}

/// Edge cases, in all combinations.
static int list_edges(double *edges) {
  double one = ldexp(1, T.minimum), last = ldexp(1, 1 - T.digits);
  double found[] = {0, one * last, one * (1 - last), one, 0.25, 0.5 - last / 4,
                    0.5, 1 - last / 2, 1, 1 + last, 1.5, 2, 2.5, 3, 7, 16,
                    1 / last - 0.5, 1 / last + 1, 2 / last,
                    ldexp(2 - last, T.maximum), INFINITY, NAN};
  for (int i = 0; i < 2 * COUNT(found); ++i)
    edges[i] = i % 2 ? -found[i / 2] : found[i / 2];
  return 2 * COUNT(found);
}

/// Values where functions of one argument overflow, underflow, have a zero or
/// are hard to reduce.
static int list_points(double *points) {
  int count = 0, ends[] = {T.maximum + 1, T.minimum, T.minimum - T.digits};
  double scales[] = {1, M_LN2, M_LN2 / M_LN10};
  double others[] = {M_PI_4, M_PI_2, M_PI, 2 * M_PI, 22, 1e5, 1e10, 1e22,
                     0x1.f9cbe2p+95, 0x1.6ac5b262ca1ffp+849, 1.46163214496836,
                     34.5, 35.04, 171.62, 9.194, 26.54, 0.8, 0.7};
  for (int i = 0; i < 9; ++i)
    for (int step = -1; step <= 1; ++step)
      points[count++] = scales[i / 3] * ends[i % 3] * (1 + ldexp(step, 1 - T.digits));
  for (int i = 0; i < 2 * COUNT(others); ++i)
    points[count++] = i % 2 ? -others[i / 2] : others[i / 2];
  return count;
}

static void make_inputs(void) {
  static const int counts[] = {0,    1,   -1,   2,    -2,    3,     -3,      8,
                               127,  128, -126, -149, -150,  254,   277,     -300,
                               1023, 24,  -24,  2100, -2200, 20000, INT_MAX, INT_MIN};
  double edges[100], points[100];
  int width = list_edges(edges), others = list_points(points);
  for (int i = 0; i < THREADS; ++i) {
    double *in = inputs[i];
    int point = i - width * width;
    bool paired = point < 0;
    in[0] = rounded(paired ? edges[i % width] : point < others ? points[point] : any_value());
    in[1] = rounded(paired ? edges[i / width] : any_value());
    in[2] = rounded(paired ? edges[i * 7 % width] : i % 2 ? any_value() : -in[0] * in[1]);
    in[3] = paired ? counts[i / width % COUNT(counts)] : (int)uniform(-300, 300) >> i % 8;
  }
}

//===----------------------------------------------------------------------===//
// The comparison
//===----------------------------------------------------------------------===//

static quad clamped(quad x) {
  quad end = scalbnf128(1, T.maximum + 1);
  return fabsf128(x) > end ? copysignf128(end, x) : x;
}

/// The error of \p got, of which \p exact is the exact value.
static double error_of(double got, quad exact, int limit) {
  if (exact != exact)
    return got == got ? INFINITY : 0;
  if (exact == 0 && got == 0)
    return signbit(got) == __builtin_signbit(exact) || any_zero ? 0 : INFINITY;
  if (__builtin_isinf(exact) || got != got)
    return got == exact ? 0 : INFINITY;
  if (limit == ROUNDED)
    return got == rounded(exact) || got == exact ? 0 : INFINITY;
  quad size = limit < 0 && fabsf128(exact) < 1 ? 1 : exact;
  return fabsf128(clamped(got) - clamped(exact)) / unit_at(size);
}

struct Result {
  double value, second;
};

/// Whether the \p i-th result of \p f is accurate enough.
static bool check_result(const struct Function *f, int i, struct Result got,
                         double *worst) {
  const double *in = inputs[i];
  int limit = f->limit[type];
  quad second;
  skipped = any_zero = any_second = false;
  quad exact = f->exact(in[0], in[1], in[2], in[3], &second);
  if (skipped)
    return true;
  if (!strcmp(f->shape, "STORE_QUOTIENT"))
    got.second = 0 + fmod(got.second, 128);
  double error = error_of(got.value, exact, limit);
  double other = any_second || strncmp(f->shape, "STORE", 5) ? 0
                 : error_of(got.second, second, limit);
  error = fmax(error, other);
  *worst = fmax(*worst, error);
  if (error <= abs(limit))
    return true;
  printf("%s %s(%a, %a, %a; %d) = %a, %a for %a, %a: %g ulp\n", T.name, f->name,
         in[0], in[1], in[2], (int)in[3], got.value, got.second, (double)exact,
         (double)second, error);
  return false;
}

static bool check(const char *folder, const struct Function *f) {
  static struct Result results[THREADS];
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, f->name);
  FILE *file = fopen(path, "rb");
  if (!file || fread(results, sizeof results, 1, file) != 1) {
    printf("no results in %s\n", path);
    exit(1);
  }
  fclose(file);
  double worst = 0;
  int wrong = 0;
  for (int i = 0; i < THREADS && wrong < 5; ++i)
    wrong += !check_result(f, i, results[i], &worst);
  printf("%s %s: %.2f of %d\n", T.name, f->name, worst, abs(f->limit[type]));
  return !wrong;
}

static bool write_inputs(const char *name) {
  FILE *file = fopen(name, "wb");
  return file && fwrite(inputs, sizeof inputs, 1, file) == 1 && !fclose(file);
}

int main(int argc, char **argv) {
  while (type < COUNT(types) && argc > 2 && strcmp(T.name, argv[1]))
    ++type;
  if (argc != 4 || type == COUNT(types)) {
    fputs("usage: host TYPE inputs|check FILE\n", stderr);
    return 2;
  }
  make_inputs();
  bool good = strcmp(argv[2], "inputs") || write_inputs(argv[3]);
  for (int i = 0; i < COUNT(functions); ++i) {
    if (functions[i].limit[type] == ABSENT)
      continue;
    if (!strcmp(argv[2], "check"))
      good &= check(argv[3], &functions[i]);
    else
      puts(functions[i].name);
  }
  return !good;
}
