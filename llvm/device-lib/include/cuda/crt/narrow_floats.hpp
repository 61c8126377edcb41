/* crt/narrow_floats.hpp - the types and functions of cuda_fp16.h and
 * cuda_bf16.h */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Included once for each of the two formats, without a toolkit, with

     Q7X2_TYPE, Q7X2_PAIR    the names of the class and of that of two elements
     Q7X2_RAW, Q7X2_RAW_PAIR those of their bits
     Q7X2_NATIVE             clang's type of the format
     Q7X2_PTX                PTX's
     Q7X2_NAME(a, b)         a, then half or bfloat16, then b
     Q7X2_NAME2(a, b, c)     a, then that, b, that again, c

   which it undefines. Arithmetic is the machine's in the format where it has
   it, or else float's, of which a sum, product, quotient and root that is
   rounded again is the correctly rounded one; a fused multiplication and
   addition is rounded once. Elementary functions are those of floats. */

#ifndef Q7X2_CUDA_NARROW_FLOATS_HPP
#define Q7X2_CUDA_NARROW_FLOATS_HPP

/* For both sides; the host's is not compiled. */
#define Q7X2_BOTH static __host__ __device__ __forceinline__
#define Q7X2_HERE static __device__ __forceinline__

/* Those that have overloads for both formats. */
#define Q7X2_FOR_ROUNDINGS(macro, ...)                                         \
  macro(rn, rn, __VA_ARGS__) macro(rz, rz, __VA_ARGS__)                        \
      macro(rd, rm, __VA_ARGS__) macro(ru, rp, __VA_ARGS__)

#define Q7X2_FOR_INTEGERS(macro)                                               \
  macro(short) macro(unsigned short) macro(int) macro(unsigned int)            \
      macro(long) macro(unsigned long) macro(long long)                        \
          macro(unsigned long long)

/* Comparisons: the second six are true if unordered. */
#define Q7X2_FOR_COMPARISONS(macro)                                            \
  macro(heq, a == b) macro(hne, a<b || a> b) macro(hle, a <= b)                \
      macro(hge, a >= b) macro(hlt, a < b) macro(hgt, a > b)                   \
          macro(hequ, !(a < b || a > b)) macro(hneu, a != b)                   \
              macro(hleu, !(a > b)) macro(hgeu, !(a < b))                      \
                  macro(hltu, !(a >= b)) macro(hgtu, !(a <= b))

#endif

struct Q7X2_RAW {
  unsigned short x;
};
struct __align__(4) Q7X2_RAW_PAIR {
  unsigned short x, y;
};

/*===-- one element
 * --------------------------------------------------------===*/

struct __align__(2) Q7X2_TYPE {
  Q7X2_NATIVE value;

  Q7X2_TYPE() = default;
  __host__ __device__ constexpr Q7X2_TYPE(Q7X2_NATIVE v) : value(v) {}
  __host__ __device__ Q7X2_TYPE(const Q7X2_RAW &raw) {
    __builtin_memcpy(&value, &raw, sizeof(value));
  }
  __host__ __device__ operator Q7X2_RAW() const {
    Q7X2_RAW raw;
    __builtin_memcpy(&raw, &value, sizeof(raw));
    return raw;
  }
#define Q7X2_CONVERSION(type)                                                  \
  __host__ __device__ constexpr Q7X2_TYPE(type v) : value((Q7X2_NATIVE)v) {}
  Q7X2_CONVERSION(float)
  Q7X2_CONVERSION(double)
  Q7X2_FOR_INTEGERS(Q7X2_CONVERSION)
#undef Q7X2_CONVERSION
  __host__ __device__ constexpr operator float() const { return (float)value; }
  __host__ __device__ constexpr operator bool() const {
    return (float)value != 0.0f;
  }
#define Q7X2_CONVERSION(type)                                                  \
  __host__ __device__ operator type() const { return (type)(float)value; }
  Q7X2_CONVERSION(signed char)
  Q7X2_CONVERSION(unsigned char)
  Q7X2_CONVERSION(char)
  Q7X2_FOR_INTEGERS(Q7X2_CONVERSION)
#undef Q7X2_CONVERSION
  __host__ __device__ Q7X2_TYPE &operator=(const Q7X2_RAW &raw) {
    return *this = Q7X2_TYPE(raw);
  }
#define Q7X2_ASSIGNMENT(type)                                                  \
  __host__ __device__ Q7X2_TYPE &operator=(type v) {                           \
    return *this = Q7X2_TYPE(v);                                               \
  }
  Q7X2_ASSIGNMENT(float)
  Q7X2_ASSIGNMENT(double)
  Q7X2_FOR_INTEGERS(Q7X2_ASSIGNMENT)
#undef Q7X2_ASSIGNMENT
};

#define Q7X2_BITS(a, type)                                                     \
  Q7X2_BOTH type Q7X2_NAME(__, _as_##a)(Q7X2_TYPE v) {                         \
    type bits;                                                                 \
    __builtin_memcpy(&bits, &v, sizeof(bits));                                 \
    return bits;                                                               \
  }                                                                            \
  Q7X2_BOTH Q7X2_TYPE Q7X2_NAME(__##a##_as_, )(type bits) {                    \
    Q7X2_TYPE v;                                                               \
    __builtin_memcpy(&v, &bits, sizeof(v));                                    \
    return v;                                                                  \
  }
Q7X2_BITS(short, short)
Q7X2_BITS(ushort, unsigned short)
#undef Q7X2_BITS

/* To and from float. */
Q7X2_BOTH Q7X2_TYPE Q7X2_NAME(__float2, )(float x) { return (Q7X2_NATIVE)x; }
Q7X2_BOTH Q7X2_TYPE Q7X2_NAME(__double2, )(double x) { return (Q7X2_NATIVE)x; }
Q7X2_BOTH float Q7X2_NAME(__, 2float)(Q7X2_TYPE x) { return (float)x.value; }
#define Q7X2_FROM_FLOAT(name, mode, ...)                                       \
  Q7X2_BOTH Q7X2_TYPE Q7X2_NAME(__float2, _##name)(float x) {                  \
    unsigned short bits;                                                       \
    __asm__("cvt." #mode "." Q7X2_PTX ".f32 %0, %1;" : "=h"(bits) : "f"(x));   \
    return Q7X2_NAME(__ushort_as_, )(bits);                                    \
  }
Q7X2_FOR_ROUNDINGS(Q7X2_FROM_FLOAT, )
#undef Q7X2_FROM_FLOAT

/* To and from integers: what is out of range becomes the nearest one. */
#define Q7X2_INTEGER(name, mode, label, type, nvvm, ptx, constraint)           \
  Q7X2_HERE type Q7X2_NAME(__, 2##label##_##name)(Q7X2_TYPE x) {               \
    return __nvvm_f2##nvvm##_##mode((float)x.value);                           \
  }                                                                            \
  Q7X2_HERE Q7X2_TYPE Q7X2_NAME(__##label##2, _##name)(type v) {               \
    unsigned short bits;                                                       \
    __asm__("cvt." #mode "." Q7X2_PTX "." ptx " %0, %1;"                       \
            : "=h"(bits)                                                       \
            : constraint(v));                                                  \
    return Q7X2_NAME(__ushort_as_, )(bits);                                    \
  }
#define Q7X2_SHORT(name, mode, label, type, nvvm, ptx, low, high)              \
  Q7X2_HERE type Q7X2_NAME(__, 2##label##_##name)(Q7X2_TYPE x) {               \
    int v = __nvvm_f2i_##mode((float)x.value);                                 \
    return v < low ? low : v > high ? high : v;                                \
  }                                                                            \
  Q7X2_HERE Q7X2_TYPE Q7X2_NAME(__##label##2, _##name)(type v) {               \
    return Q7X2_NAME(__int2, _##name)(v);                                      \
  }
Q7X2_FOR_ROUNDINGS(Q7X2_INTEGER, int, int, i, "s32", "r")
Q7X2_FOR_ROUNDINGS(Q7X2_INTEGER, uint, unsigned int, ui, "u32", "r")
Q7X2_FOR_ROUNDINGS(Q7X2_INTEGER, ll, long long, ll, "s64", "l")
Q7X2_FOR_ROUNDINGS(Q7X2_INTEGER, ull, unsigned long long, ull, "u64", "l")
Q7X2_FOR_ROUNDINGS(Q7X2_SHORT, short, short, i, "s32", -32768, 32767)
Q7X2_FOR_ROUNDINGS(Q7X2_SHORT, ushort, unsigned short, i, "s32", 0, 65535)
Q7X2_HERE signed char Q7X2_NAME(__, 2char_rz)(Q7X2_TYPE x) {
  int v = __nvvm_f2i_rz((float)x.value);
  return v < -128 ? -128 : v > 127 ? 127 : v;
}
Q7X2_HERE unsigned char Q7X2_NAME(__, 2uchar_rz)(Q7X2_TYPE x) {
  int v = __nvvm_f2i_rz((float)x.value);
  return v < 0 ? 0 : v > 255 ? 255 : v;
}
#undef Q7X2_SHORT
#undef Q7X2_INTEGER

/* Arithmetic. */
#define Q7X2_ARITHMETIC(name, operation)                                       \
  Q7X2_BOTH Q7X2_TYPE operator operation(const Q7X2_TYPE &a,                   \
                                         const Q7X2_TYPE &b) {                 \
    return (Q7X2_NATIVE)(a.value operation b.value);                           \
  }                                                                            \
  Q7X2_BOTH Q7X2_TYPE &operator operation## =                                  \
      (Q7X2_TYPE & a, const Q7X2_TYPE &b) {                                    \
    return a = a operation b;                                                  \
  }                                                                            \
  Q7X2_BOTH Q7X2_TYPE __h##name(Q7X2_TYPE a, Q7X2_TYPE b) {                    \
    return a operation b;                                                      \
  }                                                                            \
  Q7X2_BOTH Q7X2_TYPE __h##name##_rn(Q7X2_TYPE a, Q7X2_TYPE b) {               \
    return a operation b;                                                      \
  }                                                                            \
  Q7X2_BOTH Q7X2_TYPE __h##name##_sat(Q7X2_TYPE a, Q7X2_TYPE b) {              \
    return (Q7X2_NATIVE)__nv_saturatef(                                        \
        (float)(Q7X2_NATIVE)(a.value operation b.value));                      \
  }
Q7X2_ARITHMETIC(add, +)
Q7X2_ARITHMETIC(sub, -)
Q7X2_ARITHMETIC(mul, *)
Q7X2_ARITHMETIC(div, /)
#undef Q7X2_ARITHMETIC
Q7X2_BOTH Q7X2_TYPE operator+(const Q7X2_TYPE &a) { return a; }
Q7X2_BOTH Q7X2_TYPE operator-(const Q7X2_TYPE &a) { return -a.value; }
Q7X2_BOTH Q7X2_TYPE &operator++(Q7X2_TYPE &a) { return a += Q7X2_TYPE(1.0f); }
Q7X2_BOTH Q7X2_TYPE &operator--(Q7X2_TYPE &a) { return a -= Q7X2_TYPE(1.0f); }
Q7X2_BOTH Q7X2_TYPE operator++(Q7X2_TYPE &a, int) {
  Q7X2_TYPE before = a;
  ++a;
  return before;
}
Q7X2_BOTH Q7X2_TYPE operator--(Q7X2_TYPE &a, int) {
  Q7X2_TYPE before = a;
  --a;
  return before;
}
Q7X2_BOTH Q7X2_TYPE __hneg(Q7X2_TYPE a) { return -a.value; }
Q7X2_BOTH Q7X2_TYPE __habs(Q7X2_TYPE a) {
  return __builtin_elementwise_abs(a.value);
}
Q7X2_BOTH Q7X2_TYPE __hfma(Q7X2_TYPE a, Q7X2_TYPE b, Q7X2_TYPE c) {
  return __builtin_elementwise_fma(a.value, b.value, c.value);
}
Q7X2_BOTH Q7X2_TYPE __hfma_sat(Q7X2_TYPE a, Q7X2_TYPE b, Q7X2_TYPE c) {
  return (Q7X2_NATIVE)__nv_saturatef((float)__hfma(a, b, c).value);
}
/* Of a NaN, that of the machine. */
Q7X2_BOTH Q7X2_TYPE __hfma_relu(Q7X2_TYPE a, Q7X2_TYPE b, Q7X2_TYPE c) {
  return __builtin_elementwise_maximum(__hfma(a, b, c).value, (Q7X2_NATIVE)0);
}
Q7X2_BOTH Q7X2_TYPE __hmin(Q7X2_TYPE a, Q7X2_TYPE b) {
  return __builtin_elementwise_minnum(a.value, b.value);
}
Q7X2_BOTH Q7X2_TYPE __hmax(Q7X2_TYPE a, Q7X2_TYPE b) {
  return __builtin_elementwise_maxnum(a.value, b.value);
}
Q7X2_BOTH Q7X2_TYPE __hmin_nan(Q7X2_TYPE a, Q7X2_TYPE b) {
  return __builtin_elementwise_minimum(a.value, b.value);
}
Q7X2_BOTH Q7X2_TYPE __hmax_nan(Q7X2_TYPE a, Q7X2_TYPE b) {
  return __builtin_elementwise_maximum(a.value, b.value);
}

/* Comparisons. */
#define Q7X2_COMPARISON(name, expression)                                      \
  Q7X2_BOTH bool __##name(Q7X2_TYPE x, Q7X2_TYPE y) {                          \
    float a = (float)x.value, b = (float)y.value;                              \
    return expression;                                                         \
  }
Q7X2_FOR_COMPARISONS(Q7X2_COMPARISON)
#undef Q7X2_COMPARISON
#define Q7X2_COMPARISON(operation)                                             \
  Q7X2_BOTH bool operator operation(const Q7X2_TYPE &a, const Q7X2_TYPE &b) {  \
    return (float)a.value operation(float) b.value;                            \
  }
Q7X2_COMPARISON(==)
Q7X2_COMPARISON(!=)
Q7X2_COMPARISON(<)
Q7X2_COMPARISON(>)
Q7X2_COMPARISON(<=)
Q7X2_COMPARISON(>=)
#undef Q7X2_COMPARISON
Q7X2_BOTH bool __hisnan(Q7X2_TYPE a) {
  return (float)a.value != (float)a.value;
}
/* 1 for infinity, -1 for the negative one. */
Q7X2_BOTH int __hisinf(Q7X2_TYPE a) {
  float x = (float)a.value;
  return __builtin_fabsf(x) == __builtin_huge_valf() ? (x > 0.0f ? 1 : -1) : 0;
}

/*===-- two elements
 * -------------------------------------------------------===*/

struct __align__(4) Q7X2_PAIR {
  Q7X2_TYPE x, y;

  Q7X2_PAIR() = default;
  __host__ __device__ constexpr Q7X2_PAIR(const Q7X2_TYPE &x,
                                          const Q7X2_TYPE &y)
      : x(x), y(y) {}
  __host__ __device__ Q7X2_PAIR(const Q7X2_RAW_PAIR &raw) {
    __builtin_memcpy(this, &raw, sizeof(raw));
  }
  __host__ __device__ operator Q7X2_RAW_PAIR() const {
    Q7X2_RAW_PAIR raw;
    __builtin_memcpy(&raw, this, sizeof(raw));
    return raw;
  }
  typedef Q7X2_NATIVE vector __attribute__((ext_vector_type(2)));
  __host__ __device__ Q7X2_PAIR(vector v) : x(v.x), y(v.y) {}
  __host__ __device__ vector get() const { return {x.value, y.value}; }
};

Q7X2_BOTH Q7X2_PAIR Q7X2_NAME(make_, 2)(Q7X2_TYPE x, Q7X2_TYPE y) {
  return {x, y};
}
Q7X2_BOTH Q7X2_PAIR Q7X2_NAME(__halves2, 2)(Q7X2_TYPE x, Q7X2_TYPE y) {
  return {x, y};
}
Q7X2_BOTH Q7X2_PAIR Q7X2_NAME2(__, 2, 2)(Q7X2_TYPE x) { return {x, x}; }
Q7X2_BOTH Q7X2_PAIR Q7X2_NAME(__float2, 2_rn)(float x) {
  return {Q7X2_TYPE(x), Q7X2_TYPE(x)};
}
Q7X2_BOTH Q7X2_PAIR Q7X2_NAME(__floats2, 2_rn)(float x, float y) {
  return {Q7X2_TYPE(x), Q7X2_TYPE(y)};
}
Q7X2_BOTH Q7X2_PAIR Q7X2_NAME(__float22, 2_rn)(float2 v) {
  return {Q7X2_TYPE(v.x), Q7X2_TYPE(v.y)};
}
Q7X2_BOTH float2 Q7X2_NAME(__, 22float2)(Q7X2_PAIR v) {
  return {(float)v.x.value, (float)v.y.value};
}
Q7X2_BOTH float __low2float(Q7X2_PAIR v) { return (float)v.x.value; }
Q7X2_BOTH float __high2float(Q7X2_PAIR v) { return (float)v.y.value; }
Q7X2_BOTH Q7X2_TYPE Q7X2_NAME(__low2, )(Q7X2_PAIR v) { return v.x; }
Q7X2_BOTH Q7X2_TYPE Q7X2_NAME(__high2, )(Q7X2_PAIR v) { return v.y; }
Q7X2_BOTH Q7X2_PAIR Q7X2_NAME(__low2, 2)(Q7X2_PAIR v) { return {v.x, v.x}; }
Q7X2_BOTH Q7X2_PAIR Q7X2_NAME(__high2, 2)(Q7X2_PAIR v) { return {v.y, v.y}; }
Q7X2_BOTH Q7X2_PAIR Q7X2_NAME(__lows2, 2)(Q7X2_PAIR a, Q7X2_PAIR b) {
  return {a.x, b.x};
}
Q7X2_BOTH Q7X2_PAIR Q7X2_NAME(__highs2, 2)(Q7X2_PAIR a, Q7X2_PAIR b) {
  return {a.y, b.y};
}
Q7X2_BOTH Q7X2_PAIR __lowhigh2highlow(Q7X2_PAIR v) { return {v.y, v.x}; }

#define Q7X2_ARITHMETIC(name, operation)                                       \
  Q7X2_BOTH Q7X2_PAIR operator operation(const Q7X2_PAIR &a,                   \
                                         const Q7X2_PAIR &b) {                 \
    return a.get() operation b.get();                                          \
  }                                                                            \
  Q7X2_BOTH Q7X2_PAIR &operator operation## =                                  \
      (Q7X2_PAIR & a, const Q7X2_PAIR &b) {                                    \
    return a = a operation b;                                                  \
  }                                                                            \
  Q7X2_BOTH Q7X2_PAIR __h##name##2(Q7X2_PAIR a, Q7X2_PAIR b) {                 \
    return a operation b;                                                      \
  }                                                                            \
  Q7X2_BOTH Q7X2_PAIR __h##name##2_rn(Q7X2_PAIR a, Q7X2_PAIR b) {              \
    return a operation b;                                                      \
  }                                                                            \
  Q7X2_BOTH Q7X2_PAIR __h##name##2_sat(Q7X2_PAIR a, Q7X2_PAIR b) {             \
    return {__h##name##_sat(a.x, b.x), __h##name##_sat(a.y, b.y)};             \
  }
Q7X2_ARITHMETIC(add, +)
Q7X2_ARITHMETIC(sub, -)
Q7X2_ARITHMETIC(mul, *)
#undef Q7X2_ARITHMETIC
Q7X2_BOTH Q7X2_PAIR __h2div(Q7X2_PAIR a, Q7X2_PAIR b) {
  return {a.x / b.x, a.y / b.y};
}
Q7X2_BOTH Q7X2_PAIR operator/(const Q7X2_PAIR &a, const Q7X2_PAIR &b) {
  return __h2div(a, b);
}
Q7X2_BOTH Q7X2_PAIR &operator/=(Q7X2_PAIR &a, const Q7X2_PAIR &b) {
  return a = a / b;
}
Q7X2_BOTH Q7X2_PAIR operator+(const Q7X2_PAIR &a) { return a; }
Q7X2_BOTH Q7X2_PAIR operator-(const Q7X2_PAIR &a) { return -a.get(); }
Q7X2_BOTH Q7X2_PAIR &operator++(Q7X2_PAIR &a) {
  return a += Q7X2_PAIR(1.0f, 1.0f);
}
Q7X2_BOTH Q7X2_PAIR &operator--(Q7X2_PAIR &a) {
  return a -= Q7X2_PAIR(1.0f, 1.0f);
}
Q7X2_BOTH Q7X2_PAIR __hneg2(Q7X2_PAIR a) { return -a.get(); }
Q7X2_BOTH Q7X2_PAIR __habs2(Q7X2_PAIR a) {
  return __builtin_elementwise_abs(a.get());
}
Q7X2_BOTH Q7X2_PAIR __hfma2(Q7X2_PAIR a, Q7X2_PAIR b, Q7X2_PAIR c) {
  return __builtin_elementwise_fma(a.get(), b.get(), c.get());
}
Q7X2_BOTH Q7X2_PAIR __hfma2_sat(Q7X2_PAIR a, Q7X2_PAIR b, Q7X2_PAIR c) {
  return {__hfma_sat(a.x, b.x, c.x), __hfma_sat(a.y, b.y, c.y)};
}
Q7X2_BOTH Q7X2_PAIR __hfma2_relu(Q7X2_PAIR a, Q7X2_PAIR b, Q7X2_PAIR c) {
  return {__hfma_relu(a.x, b.x, c.x), __hfma_relu(a.y, b.y, c.y)};
}
/* a b + c of complex numbers, x + i y. */
Q7X2_BOTH Q7X2_PAIR __hcmadd(Q7X2_PAIR a, Q7X2_PAIR b, Q7X2_PAIR c) {
  Q7X2_TYPE x = __hfma(a.x, b.x, c.x), y = __hfma(a.x, b.y, c.y);
  return {__hfma(__hneg(a.y), b.y, x), __hfma(a.y, b.x, y)};
}
#define Q7X2_EACH(name) Q7X2_BOTH Q7X2_PAIR __##name(Q7X2_PAIR a, Q7X2_PAIR b)
Q7X2_EACH(hmin2) { return {__hmin(a.x, b.x), __hmin(a.y, b.y)}; }
Q7X2_EACH(hmax2) { return {__hmax(a.x, b.x), __hmax(a.y, b.y)}; }
Q7X2_EACH(hmin2_nan) { return {__hmin_nan(a.x, b.x), __hmin_nan(a.y, b.y)}; }
Q7X2_EACH(hmax2_nan) { return {__hmax_nan(a.x, b.x), __hmax_nan(a.y, b.y)}; }
#undef Q7X2_EACH

/* Comparisons: 1 or 0 in each element, a mask, whether both are true. */
#define Q7X2_COMPARISON(name, expression)                                      \
  Q7X2_BOTH Q7X2_PAIR __##name##2(Q7X2_PAIR a, Q7X2_PAIR b) {                  \
    return {Q7X2_TYPE(__##name(a.x, b.x) ? 1.0f : 0.0f),                       \
            Q7X2_TYPE(__##name(a.y, b.y) ? 1.0f : 0.0f)};                      \
  }                                                                            \
  Q7X2_BOTH unsigned int __##name##2_mask(Q7X2_PAIR a, Q7X2_PAIR b) {          \
    return (__##name(a.x, b.x) ? 0xffffu : 0u) |                               \
           (__##name(a.y, b.y) ? 0xffff0000u : 0u);                            \
  }
Q7X2_FOR_COMPARISONS(Q7X2_COMPARISON)
#undef Q7X2_COMPARISON
#define Q7X2_COMPARISON(name)                                                  \
  Q7X2_BOTH bool __hb##name##2(Q7X2_PAIR a, Q7X2_PAIR b) {                     \
    return __h##name(a.x, b.x) && __h##name(a.y, b.y);                         \
  }
Q7X2_COMPARISON(eq)
Q7X2_COMPARISON(ne)
Q7X2_COMPARISON(le)
Q7X2_COMPARISON(ge)
Q7X2_COMPARISON(lt)
Q7X2_COMPARISON(gt)
Q7X2_COMPARISON(equ)
Q7X2_COMPARISON(neu)
Q7X2_COMPARISON(leu)
Q7X2_COMPARISON(geu)
Q7X2_COMPARISON(ltu)
Q7X2_COMPARISON(gtu)
#undef Q7X2_COMPARISON
#define Q7X2_COMPARISON(operation, name)                                       \
  Q7X2_BOTH bool operator operation(const Q7X2_PAIR &a, const Q7X2_PAIR &b) {  \
    return __hb##name##2(a, b);                                                \
  }
Q7X2_COMPARISON(==, eq)
Q7X2_COMPARISON(!=, neu)
Q7X2_COMPARISON(<, lt)
Q7X2_COMPARISON(>, gt)
Q7X2_COMPARISON(<=, le)
Q7X2_COMPARISON(>=, ge)
#undef Q7X2_COMPARISON
Q7X2_BOTH Q7X2_PAIR __hisnan2(Q7X2_PAIR a) { return __hneu2(a, a); }

/*===-- elementary functions
 * -----------------------------------------------===*/

#define Q7X2_FUNCTION(name, expression)                                        \
  Q7X2_HERE Q7X2_TYPE h##name(Q7X2_TYPE v) {                                   \
    float x = (float)v.value;                                                  \
    return (Q7X2_NATIVE)(expression);                                          \
  }                                                                            \
  Q7X2_HERE Q7X2_PAIR h2##name(Q7X2_PAIR v) {                                  \
    return {h##name(v.x), h##name(v.y)};                                       \
  }
Q7X2_FUNCTION(ceil, ::ceilf(x))
Q7X2_FUNCTION(cos, ::cosf(x))
Q7X2_FUNCTION(exp, ::expf(x))
Q7X2_FUNCTION(exp10, ::exp10f(x))
Q7X2_FUNCTION(exp2, ::exp2f(x))
Q7X2_FUNCTION(floor, ::floorf(x))
Q7X2_FUNCTION(log, ::logf(x))
Q7X2_FUNCTION(log10, ::log10f(x))
Q7X2_FUNCTION(log2, ::log2f(x))
Q7X2_FUNCTION(rcp, 1.0f / x)
Q7X2_FUNCTION(rint, ::rintf(x))
Q7X2_FUNCTION(rsqrt, ::rsqrtf(x))
Q7X2_FUNCTION(sin, ::sinf(x))
Q7X2_FUNCTION(sqrt, ::sqrtf(x))
Q7X2_FUNCTION(tanh, ::tanhf(x))
Q7X2_FUNCTION(tanh_approx, ::tanhf(x))
Q7X2_FUNCTION(trunc, ::truncf(x))
#undef Q7X2_FUNCTION

/*===-- memory and other threads
 * -------------------------------------------===*/

#define Q7X2_SHUFFLE(name, type, bits, operand)                                \
  Q7X2_HERE type name(unsigned int mask, type value, operand n,                \
                      int width = 32) {                                        \
    bits word;                                                                 \
    __builtin_memcpy(&word, &value, sizeof(word));                             \
    word = (bits)::name(mask, (int)word, n, width);                            \
    __builtin_memcpy(&value, &word, sizeof(word));                             \
    return value;                                                              \
  }
#define Q7X2_SHUFFLES(type, bits)                                              \
  Q7X2_SHUFFLE(__shfl_sync, type, bits, int)                                   \
  Q7X2_SHUFFLE(__shfl_up_sync, type, bits, unsigned int)                       \
  Q7X2_SHUFFLE(__shfl_down_sync, type, bits, unsigned int)                     \
  Q7X2_SHUFFLE(__shfl_xor_sync, type, bits, int)
Q7X2_SHUFFLES(Q7X2_TYPE, unsigned short)
Q7X2_SHUFFLES(Q7X2_PAIR, unsigned int)
#undef Q7X2_SHUFFLES
#undef Q7X2_SHUFFLE

#define Q7X2_LOAD(name, type, bits)                                            \
  Q7X2_HERE type name(const type *p) {                                         \
    bits word = ::name((const bits *)p);                                       \
    type value;                                                                \
    __builtin_memcpy(&value, &word, sizeof(value));                            \
    return value;                                                              \
  }
#define Q7X2_STORE(name, type, bits)                                           \
  Q7X2_HERE void name(type *p, type value) {                                   \
    bits word;                                                                 \
    __builtin_memcpy(&word, &value, sizeof(value));                            \
    ::name((bits *)p, word);                                                   \
  }
#define Q7X2_ACCESSES(type, bits)                                              \
  Q7X2_LOAD(__ldg, type, bits)                                                 \
  Q7X2_LOAD(__ldca, type, bits)                                                \
  Q7X2_LOAD(__ldcg, type, bits)                                                \
  Q7X2_LOAD(__ldcs, type, bits)                                                \
  Q7X2_LOAD(__ldlu, type, bits)                                                \
  Q7X2_LOAD(__ldcv, type, bits)                                                \
  Q7X2_STORE(__stwb, type, bits)                                               \
  Q7X2_STORE(__stcg, type, bits)                                               \
  Q7X2_STORE(__stcs, type, bits)                                               \
  Q7X2_STORE(__stwt, type, bits)
Q7X2_ACCESSES(Q7X2_TYPE, unsigned short)
Q7X2_ACCESSES(Q7X2_PAIR, unsigned int)
#undef Q7X2_ACCESSES
#undef Q7X2_STORE
#undef Q7X2_LOAD

/* By compare and exchange of the word that holds it. */
Q7X2_HERE Q7X2_PAIR atomicAdd(Q7X2_PAIR *p, Q7X2_PAIR v) {
  unsigned int *word = (unsigned int *)p;
  unsigned int before =
      __scoped_atomic_load_n(word, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
  for (;;) {
    Q7X2_PAIR old, sum;
    __builtin_memcpy(&old, &before, sizeof(old));
    sum = old + v;
    unsigned int after;
    __builtin_memcpy(&after, &sum, sizeof(after));
    if (__scoped_atomic_compare_exchange_n(word, &before, after, 0,
                                           __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                           __MEMORY_SCOPE_DEVICE))
      return old;
  }
}
Q7X2_HERE Q7X2_TYPE atomicAdd(Q7X2_TYPE *p, Q7X2_TYPE v) {
  unsigned short *word = (unsigned short *)p;
  unsigned short before =
      __scoped_atomic_load_n(word, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
  for (;;) {
    Q7X2_TYPE old = Q7X2_NAME(__ushort_as_, )(before);
    unsigned short after = Q7X2_NAME(__, _as_ushort)(old + v);
    if (__scoped_atomic_compare_exchange_n(word, &before, after, 0,
                                           __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                           __MEMORY_SCOPE_DEVICE))
      return old;
  }
}

#undef Q7X2_NAME2
#undef Q7X2_NAME
#undef Q7X2_PTX
#undef Q7X2_NATIVE
#undef Q7X2_RAW_PAIR
#undef Q7X2_RAW
#undef Q7X2_PAIR
#undef Q7X2_TYPE
