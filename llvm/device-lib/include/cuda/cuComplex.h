/* cuComplex.h - CUDA's complex numbers */
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */

#ifndef Q7X2_CUCOMPLEX_H
#define Q7X2_CUCOMPLEX_H

#include <cuda_runtime.h>

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;

/* F is the suffix of the functions for numbers of type REAL. Quotients are
   computed with operands divided by the divisor's size, so that its square
   neither overflows nor vanishes. */
#define Q7X2_HD static __inline__ __host__ __device__
#define Q7X2_COMPLEX(COMPLEX, REAL, F)                                         \
  Q7X2_HD REAL cuCreal##F(COMPLEX z) { return z.x; }                           \
  Q7X2_HD REAL cuCimag##F(COMPLEX z) { return z.y; }                           \
  Q7X2_HD COMPLEX make_##COMPLEX(REAL re, REAL im) { return {re, im}; }        \
  Q7X2_HD COMPLEX cuConj##F(COMPLEX z) { return {z.x, -z.y}; }                 \
  Q7X2_HD COMPLEX cuCadd##F(COMPLEX a, COMPLEX b) {                            \
    return {a.x + b.x, a.y + b.y};                                             \
  }                                                                            \
  Q7X2_HD COMPLEX cuCsub##F(COMPLEX a, COMPLEX b) {                            \
    return {a.x - b.x, a.y - b.y};                                             \
  }                                                                            \
  Q7X2_HD COMPLEX cuCmul##F(COMPLEX a, COMPLEX b) {                            \
    return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};                     \
  }                                                                            \
  Q7X2_HD COMPLEX cuCdiv##F(COMPLEX a, COMPLEX b) {                            \
    REAL scale = 1 / (fabs##F(b.x) + fabs##F(b.y));                            \
    a = {a.x * scale, a.y * scale};                                            \
    b = {b.x * scale, b.y * scale};                                            \
    REAL inverse = 1 / (b.x * b.x + b.y * b.y);                                \
    return {(a.x * b.x + a.y * b.y) * inverse,                                 \
            (a.y * b.x - a.x * b.y) * inverse};                                \
  }                                                                            \
  Q7X2_HD REAL cuCabs##F(COMPLEX z) { return hypot##F(z.x, z.y); }             \
  Q7X2_HD COMPLEX cuCfma##F(COMPLEX a, COMPLEX b, COMPLEX c) {                 \
    return cuCadd##F(cuCmul##F(a, b), c);                                      \
  }
Q7X2_COMPLEX(cuFloatComplex, float, f)
Q7X2_COMPLEX(cuDoubleComplex, double, )
#undef Q7X2_COMPLEX

Q7X2_HD cuComplex make_cuComplex(float re, float im) { return {re, im}; }
Q7X2_HD cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex z) {
  return {z.x, z.y};
}
Q7X2_HD cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex z) {
  return {(float)z.x, (float)z.y};
}
#undef Q7X2_HD

#endif
