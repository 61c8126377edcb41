// Reciprocals and roots in the directions of rounding, and the functions that take
// numbers apart, of numbers at the ends of the range and of a sample of all sizes,
// compared with exact fractions.
//
// RUN: %python %S/Inputs/directed-rounding.py inputs %t.in
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --timing=none --grid 8 --block 256 --arg buf@%t.in --arg buf:65536 --arg buf:196608 --out 1=%t.f --out 2=%t.d
// RUN: %python %S/Inputs/directed-rounding.py check %t.f %t.d | FileCheck %s
// CHECK: {{^}}40960 results, 0 wrong

extern "C" __global__ void directed(const double *in, float (*out)[8],
                                    double (*wide)[12]) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, n;
  double d = in[i], whole;
  float x = __uint_as_float((unsigned)in[i + 2048]);
  float *f = out[i];
  f[0] = __frcp_rz(x), f[1] = __frcp_ru(x), f[2] = __frcp_rd(x);
  f[3] = __fsqrt_rz(x), f[4] = __fsqrt_ru(x), f[5] = __fsqrt_rd(x);
  f[6] = roundf(x), f[7] = logbf(x);
  double *w = wide[i];
  w[0] = __dsqrt_rz(d), w[1] = __dsqrt_ru(d), w[2] = round(d);
  w[3] = ldexp(d, i - 1024), w[4] = frexp(d, &n), w[5] = n, w[6] = ilogb(d);
  w[7] = logb(d), w[8] = modf(d, &whole), w[9] = whole, w[10] = fdim(d, 1.5);
  w[11] = ilogbf(x);
}
