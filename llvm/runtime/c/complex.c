//===-- complex.c - Products and quotients of complex numbers -------------===//
//
// What the compiler calls for * and / of _Complex. Annex G of C wants an
// infinity, not a pair of NaNs, where an operand or the result is one.
//
//===----------------------------------------------------------------------===//

#define INFINITY __builtin_inff()

// An infinite number as a point of the unit square, whose sides are signed.
#define BOX(T, x) (T) __builtin_copysign(__builtin_isinf(x) ? 1.0 : 0.0, x)
// Zero in place of NaN, with its sign.
#define CLEAR(T, x) (T)(__builtin_isnan(x) ? __builtin_copysign(0.0, x) : (x))

#define PRODUCT(T, NAME)                                                       \
  static _Complex T repair_##NAME(T a, T b, T c, T d) {                        \
    int left = __builtin_isinf(a) || __builtin_isinf(b);                       \
    int right = __builtin_isinf(c) || __builtin_isinf(d);                      \
    int between = __builtin_isinf(a * c) || __builtin_isinf(b * d) ||          \
                  __builtin_isinf(a * d) || __builtin_isinf(b * c);            \
    if (left)                                                                  \
      a = BOX(T, a), b = BOX(T, b);                                            \
    if (right)                                                                 \
      c = BOX(T, c), d = BOX(T, d);                                            \
    if (left || right || between) {                                            \
      a = CLEAR(T, a), b = CLEAR(T, b), c = CLEAR(T, c), d = CLEAR(T, d);      \
      return __builtin_complex((T)(INFINITY * (a * c - b * d)),                \
                               (T)(INFINITY * (a * d + b * c)));               \
    }                                                                          \
    return __builtin_complex((T)__builtin_nan(""), (T)__builtin_nan(""));      \
  }                                                                            \
  _Complex T NAME(T a, T b, T c, T d) {                                        \
    T real = a * c - b * d, imaginary = a * d + b * c;                         \
    if (__builtin_isnan(real) && __builtin_isnan(imaginary))                   \
      return repair_##NAME(a, b, c, d);                                        \
    return __builtin_complex(real, imaginary);                                 \
  }

// The divisor is scaled so that its square neither overflows nor vanishes.
#define QUOTIENT(T, NAME)                                                      \
  static _Complex T repair_##NAME(T a, T b, T c, T d) {                        \
    T nan = (T)__builtin_nan("");                                              \
    if (c == 0 && d == 0 && !(__builtin_isnan(a) && __builtin_isnan(b))) {     \
      T inf = (T)__builtin_copysign(INFINITY, c);                              \
      return __builtin_complex((T)(inf * a), (T)(inf * b));                    \
    }                                                                          \
    if ((__builtin_isinf(a) || __builtin_isinf(b)) && __builtin_isfinite(c) && \
        __builtin_isfinite(d)) {                                               \
      a = BOX(T, a), b = BOX(T, b);                                            \
      return __builtin_complex((T)(INFINITY * (a * c + b * d)),                \
                               (T)(INFINITY * (b * c - a * d)));               \
    }                                                                          \
    if ((__builtin_isinf(c) || __builtin_isinf(d)) && __builtin_isfinite(a) && \
        __builtin_isfinite(b)) {                                               \
      c = BOX(T, c), d = BOX(T, d);                                            \
      return __builtin_complex((T)(0.0f * (a * c + b * d)),                    \
                               (T)(0.0f * (b * c - a * d)));                   \
    }                                                                          \
    return __builtin_complex(nan, nan);                                        \
  }                                                                            \
  _Complex T NAME(T a, T b, T c, T d) {                                        \
    int exponent = 0;                                                          \
    T size = (T)__builtin_fmax(__builtin_fabs(c), __builtin_fabs(d));          \
    if (__builtin_isfinite(size) && size != 0) {                               \
      exponent = __builtin_ilogb(size);                                        \
      c = (T)__builtin_ldexp(c, -exponent);                                    \
      d = (T)__builtin_ldexp(d, -exponent);                                    \
    }                                                                          \
    T square = c * c + d * d;                                                  \
    T real = (T)__builtin_ldexp((a * c + b * d) / square, -exponent);          \
    T imaginary = (T)__builtin_ldexp((b * c - a * d) / square, -exponent);     \
    if (__builtin_isnan(real) && __builtin_isnan(imaginary))                   \
      return repair_##NAME(a, b, c, d);                                        \
    return __builtin_complex(real, imaginary);                                 \
  }

PRODUCT(float, __mulsc3)
PRODUCT(double, __muldc3)
QUOTIENT(float, __divsc3)
QUOTIENT(double, __divdc3)
