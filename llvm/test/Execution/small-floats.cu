// NVVM's conversions to and from floats of 8, 6 and 4 bits, and to TF32, compared
// with the definition of the formats.
//
// RUN: %python %S/Inputs/small-floats.py inputs %t.in
// RUN: q7x2-clang -O2 --cuda-gpu-arch=sm_100a -c %s -o %t.o
// RUN: q7x2-run %t.o --timing=none --grid 64 --block 256 --arg buf@%t.in --arg buf:529408 --out 1=%t.out
// RUN: %python %S/Inputs/small-floats.py check %t.out | FileCheck %s
// CHECK: {{^}}132352 results, 0 wrong

typedef __fp16 half2 __attribute__((ext_vector_type(2)));

__device__ unsigned low(half2 v) { return __builtin_bit_cast(unsigned, v) & 0xffff; }

__global__ void convert(const float *in, unsigned *out) {
  unsigned i = blockIdx.x * 256 + threadIdx.x, n = 16384;
  float x = in[i], y = -x;
  unsigned *p = out + i;
  p[0] = (unsigned short)__nvvm_ff_to_e4m3x2_rn(y, x);
  p[n] = (unsigned short)__nvvm_ff_to_e5m2x2_rn(y, x);
  p[2 * n] = (unsigned short)__nvvm_ff_to_e2m3x2_rn_satfinite(y, x);
  p[3 * n] = (unsigned short)__nvvm_ff_to_e3m2x2_rn_satfinite(y, x);
  p[4 * n] = (unsigned short)__nvvm_ff_to_e2m1x2_rn_satfinite(y, x);
  p = out + 5 * n;
  if (i < 256) {
    short both = i << 8 | i, nibbles = i;
    p[i] = low(__nvvm_e4m3x2_to_f16x2_rn(both));
    p[256 + i] = low(__nvvm_e5m2x2_to_f16x2_rn(both));
    p[512 + i] = low(__nvvm_e2m3x2_to_f16x2_rn(both));
    p[768 + i] = low(__nvvm_e3m2x2_to_f16x2_rn(both));
    p[1024 + i] = low(__nvvm_e2m1x2_to_f16x2_rn(nibbles));
  }
  p += 1280 + i;
  p[0] = __nvvm_f2tf32_rn(x);
  p[n] = __nvvm_f2tf32_rna(x);
  p[2 * n] = __nvvm_f2tf32_rz(x);
}
