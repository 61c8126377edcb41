//===-- library.cl - OpenCL C's functions on the host ---------------------===//
//
// The functions that the kernels of these tests call. Arithmetic is the host's;
// host.c has those that need C.
//
//===----------------------------------------------------------------------===//

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

#define OVERLOAD __attribute__((overloadable))

// ---- work-items ------------------------------------------------------------

ulong host_id(int what, uint dim);
void host_barrier(void);

OVERLOAD size_t get_global_id(uint d) {
  return host_id(2, d) * host_id(1, d) + host_id(0, d);
}
OVERLOAD size_t get_local_id(uint d) { return host_id(0, d); }
OVERLOAD size_t get_local_size(uint d) { return host_id(1, d); }
OVERLOAD size_t get_group_id(uint d) { return host_id(2, d); }
OVERLOAD size_t get_num_groups(uint d) { return host_id(3, d); }
OVERLOAD size_t get_global_size(uint d) { return host_id(3, d) * host_id(1, d); }
OVERLOAD size_t get_global_offset(uint d) { return 0; }
OVERLOAD void barrier(cl_mem_fence_flags f) { host_barrier(); }
OVERLOAD void mem_fence(cl_mem_fence_flags f) {}

// ---- atomics: work-items run one after another -----------------------------

#define ATOMIC(AS, T, NAME, NEW)                                               \
  OVERLOAD T NAME(volatile AS T *p, T v) {                                     \
    T old = *p;                                                                \
    *p = NEW;                                                                  \
    return old;                                                                \
  }
#define ATOMICS(AS, T)                                                         \
  ATOMIC(AS, T, atomic_add, old + v)                                           \
  ATOMIC(AS, T, atomic_sub, old - v)                                           \
  ATOMIC(AS, T, atomic_min, old < v ? old : v)                                 \
  ATOMIC(AS, T, atomic_max, old > v ? old : v)                                 \
  ATOMIC(AS, T, atomic_and, old &v)                                            \
  ATOMIC(AS, T, atomic_or, old | v)                                            \
  ATOMIC(AS, T, atomic_xor, old ^ v)                                           \
  ATOMIC(AS, T, atomic_xchg, v)                                                \
  OVERLOAD T atomic_inc(volatile AS T *p) { return (*p)++; }                   \
  OVERLOAD T atomic_dec(volatile AS T *p) { return (*p)--; }                   \
  OVERLOAD T atomic_cmpxchg(volatile AS T *p, T c, T v) {                      \
    T old = *p;                                                                \
    *p = old == c ? v : old;                                                   \
    return old;                                                                \
  }
ATOMICS(global, int)
ATOMICS(global, uint)
ATOMICS(local, int)
ATOMICS(local, uint)

// ---- functions -------------------------------------------------------------

#define VECTOR_UNARY(T, N, NAME)                                               \
  OVERLOAD T##N NAME(T##N x) {                                                 \
    T##N r;                                                                    \
    for (int i = 0; i < N; ++i)                                                \
      r[i] = NAME((T)x[i]);                                                    \
    return r;                                                                  \
  }
#define VECTOR_BINARY(T, N, NAME)                                              \
  OVERLOAD T##N NAME(T##N x, T##N y) {                                         \
    T##N r;                                                                    \
    for (int i = 0; i < N; ++i)                                                \
      r[i] = NAME((T)x[i], (T)y[i]);                                           \
    return r;                                                                  \
  }
#define VECTOR_TERNARY(T, N, NAME)                                             \
  OVERLOAD T##N NAME(T##N x, T##N y, T##N z) {                                 \
    T##N r;                                                                    \
    for (int i = 0; i < N; ++i)                                                \
      r[i] = NAME((T)x[i], (T)y[i], (T)z[i]);                                  \
    return r;                                                                  \
  }
#define VECTORS(M, T, NAME)                                                    \
  M(T, 2, NAME) M(T, 3, NAME) M(T, 4, NAME) M(T, 8, NAME) M(T, 16, NAME)

#define LIBM1(NAME)                                                            \
  float host_##NAME##f(float);                                                 \
  double host_##NAME(double);                                                  \
  OVERLOAD float NAME(float x) { return host_##NAME##f(x); }                   \
  OVERLOAD double NAME(double x) { return host_##NAME(x); }                    \
  VECTORS(VECTOR_UNARY, float, NAME)                                           \
  VECTORS(VECTOR_UNARY, double, NAME)
#define LIBM2(NAME)                                                            \
  float host_##NAME##f(float, float);                                          \
  double host_##NAME(double, double);                                          \
  OVERLOAD float NAME(float x, float y) { return host_##NAME##f(x, y); }       \
  OVERLOAD double NAME(double x, double y) { return host_##NAME(x, y); }       \
  VECTORS(VECTOR_BINARY, float, NAME)                                          \
  VECTORS(VECTOR_BINARY, double, NAME)

LIBM1(sqrt) LIBM1(rsqrt) LIBM1(exp) LIBM1(exp2) LIBM1(log) LIBM1(log2)
LIBM1(sin) LIBM1(cos) LIBM1(tan) LIBM1(tanh) LIBM1(erf) LIBM1(fabs)
LIBM1(floor) LIBM1(ceil) LIBM1(trunc) LIBM1(round) LIBM1(rint)
LIBM2(pow) LIBM2(fmin) LIBM2(fmax) LIBM2(fmod) LIBM2(atan2) LIBM2(hypot)

#define NATIVE1(NAME)                                                          \
  OVERLOAD float native_##NAME(float x) { return host_##NAME##f(x); }          \
  VECTORS(VECTOR_UNARY, float, native_##NAME)
NATIVE1(sqrt) NATIVE1(rsqrt) NATIVE1(exp) NATIVE1(log) NATIVE1(sin) NATIVE1(cos)
OVERLOAD float native_recip(float x) { return 1 / x; }
OVERLOAD float native_divide(float x, float y) { return x / y; }

#define MULTIPLY_ADD(T)                                                        \
  OVERLOAD T fma(T x, T y, T z) { return __builtin_elementwise_fma(x, y, z); } \
  OVERLOAD T mad(T x, T y, T z) { return __builtin_elementwise_fma(x, y, z); } \
  VECTORS(VECTOR_TERNARY, T, fma)                                              \
  VECTORS(VECTOR_TERNARY, T, mad)
MULTIPLY_ADD(float)
MULTIPLY_ADD(double)

#define ORDER(T)                                                               \
  OVERLOAD T min(T x, T y) { return y < x ? y : x; }                           \
  OVERLOAD T max(T x, T y) { return x < y ? y : x; }                           \
  OVERLOAD T clamp(T x, T y, T z) { return min(max(x, y), z); }                \
  VECTORS(VECTOR_BINARY, T, min)                                               \
  VECTORS(VECTOR_BINARY, T, max)                                               \
  VECTORS(VECTOR_TERNARY, T, clamp)
ORDER(char) ORDER(uchar) ORDER(short) ORDER(ushort) ORDER(int) ORDER(uint)
ORDER(long) ORDER(ulong) ORDER(float) ORDER(double)

#define INTEGER(T, U, BITS)                                                    \
  OVERLOAD T rotate(T x, T n) {                                                \
    U s = (U)n & (BITS - 1);                                                   \
    return s ? (U)x << s | (U)x >> (BITS - s) : x;                             \
  }                                                                            \
  VECTORS(VECTOR_BINARY, T, rotate)
INTEGER(int, uint, 32) INTEGER(uint, uint, 32)
INTEGER(long, ulong, 64) INTEGER(ulong, ulong, 64)

OVERLOAD uint popcount(uint x) { return __builtin_popcount(x); }
OVERLOAD int popcount(int x) { return __builtin_popcount(x); }
OVERLOAD ulong popcount(ulong x) { return __builtin_popcountl(x); }
OVERLOAD uint clz(uint x) { return x ? __builtin_clz(x) : 32; }
OVERLOAD int mul24(int x, int y) { return x * y; }
OVERLOAD uint mul24(uint x, uint y) { return x * y; }
OVERLOAD int mad24(int x, int y, int z) { return x * y + z; }
OVERLOAD uint mad24(uint x, uint y, uint z) { return x * y + z; }
OVERLOAD uint mul_hi(uint x, uint y) { return (ulong)x * y >> 32; }
OVERLOAD uint abs(int x) { return x < 0 ? -x : x; }
OVERLOAD uint abs_diff(uint x, uint y) { return x < y ? y - x : x - y; }
OVERLOAD uchar add_sat(uchar x, uchar y) { return min(x + y, 255); }
VECTORS(VECTOR_BINARY, uchar, add_sat)

#define DOT(N)                                                                 \
  OVERLOAD float dot(float##N x, float##N y) {                                 \
    float sum = x[0] * y[0];                                                   \
    for (int i = 1; i < N; ++i)                                                \
      sum = fma(x[i], y[i], sum);                                              \
    return sum;                                                                \
  }
DOT(2) DOT(3) DOT(4)

#define VLOAD(T, N)                                                            \
  OVERLOAD T##N vload##N(size_t i, const global T *p) {                        \
    T##N r;                                                                    \
    for (int j = 0; j < N; ++j)                                                \
      r[j] = p[N * i + j];                                                     \
    return r;                                                                  \
  }                                                                            \
  OVERLOAD void vstore##N(T##N v, size_t i, global T *p) {                     \
    for (int j = 0; j < N; ++j)                                                \
      p[N * i + j] = v[j];                                                     \
  }
#define VLOADS(T) VLOAD(T, 2) VLOAD(T, 3) VLOAD(T, 4) VLOAD(T, 8) VLOAD(T, 16)
VLOADS(float) VLOADS(int) VLOADS(uint) VLOADS(uchar)

#define CONVERT(T, N)                                                          \
  OVERLOAD T##N convert_##T##N(float##N x) {                                   \
    return __builtin_convertvector(x, T##N);                                   \
  }                                                                            \
  OVERLOAD T##N convert_##T##N(int##N x) {                                     \
    return __builtin_convertvector(x, T##N);                                   \
  }                                                                            \
  OVERLOAD T##N convert_##T##N(uchar##N x) {                                   \
    return __builtin_convertvector(x, T##N);                                   \
  }
#define CONVERTS(T) CONVERT(T, 2) CONVERT(T, 3) CONVERT(T, 4) CONVERT(T, 8)
CONVERTS(float) CONVERTS(int) CONVERTS(uint) CONVERTS(uchar) CONVERTS(short)
OVERLOAD uchar convert_uchar_sat(int x) { return clamp(x, 0, 255); }
