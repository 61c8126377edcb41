//===-- device.cl - Kernels that call the functions of functions.def ------===//
//
// TYPE is float, double or half, and TYPE_IS_FLOAT says whether it is the
// first. Arguments and results are doubles in memory, which hold them all: each
// thread has x, y, z and n, and two results.
//
//===----------------------------------------------------------------------===//

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

// With VECTORS, the functions on vectors of two, of which the second element
// counts.
#define CAT_(A, B) A##B
#define CAT(A, B) CAT_(A, B)
#ifdef VECTORS
typedef CAT(TYPE, 2) arg_t;
typedef int2 int_t;
#define LAST(V) (V).y
#else
typedef TYPE arg_t;
typedef int int_t;
#define LAST(V) (V)
#endif

#define UNARY(NAME) result = LAST(NAME(x));
#define BINARY(NAME) result = LAST(NAME(x, y));
#define WITH_INT(NAME) result = LAST(NAME(x, n));
#define TERNARY(NAME) result = LAST(NAME(x, y, z));
#define STORE(NAME)                                                            \
  arg_t stored;                                                                \
  result = LAST(NAME(x, &stored));                                             \
  second = LAST(stored);
#define STORE_INT(NAME)                                                        \
  int_t stored;                                                                \
  result = LAST(NAME(x, &stored));                                             \
  second = LAST(stored);
#define STORE_QUOTIENT(NAME)                                                   \
  int_t stored;                                                                \
  result = LAST(NAME(x, y, &stored));                                          \
  second = LAST(stored);

#define KERNEL(SHAPE, NAME)                                                    \
  kernel void test_##NAME(global const double4 *in, global double2 *out) {     \
    size_t i = get_global_id(0);                                               \
    arg_t x = 1, y = 1, z = 1;                                                 \
    int_t n = 1;                                                               \
    LAST(x) = (TYPE)in[i].x;                                                   \
    LAST(y) = (TYPE)in[i].y;                                                   \
    LAST(z) = (TYPE)in[i].z;                                                   \
    LAST(n) = (int)in[i].w;                                                    \
    double result, second = 0;                                                 \
    SHAPE(NAME)                                                                \
    out[i] = (double2)(result, second);                                        \
  }

#define TEST(SHAPE, NAME, FLOAT, DOUBLE, HALF, REFERENCE) KERNEL(SHAPE, NAME)
#if TYPE_IS_FLOAT
#define TEST_FLOAT(SHAPE, NAME, FLOAT, REFERENCE) KERNEL(SHAPE, NAME)
#else
#define TEST_FLOAT(SHAPE, NAME, FLOAT, REFERENCE)
#endif
#include "functions.def"
