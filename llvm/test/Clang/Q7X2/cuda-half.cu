// cuda_fp16.h and cuda_bf16.h, without a toolkit: results that follow from the formats,
// 11 and 8 bits of the mantissa.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel halves --block 32 --arg buf:4096 --print 0:f32 | FileCheck %s --check-prefixes HALF,CHECK
// RUN: q7x2-run %t.o --kernel bfloats --block 32 --arg buf:4096 --print 0:f32 | FileCheck %s --check-prefixes BFLOAT,CHECK
// RUN: q7x2-clang -O2 -nocudalib -S %s -o - | FileCheck %s --check-prefix CODE
// With NVIDIA's own headers, the same.
// RUN: %if cuda-toolkit %{ q7x2-clang -O2 --cuda-path=%cuda -c %s -o %t.o %}
// RUN: %if cuda-toolkit %{ q7x2-run %t.o --kernel halves --block 32 --arg buf:4096 --print 0:f32 | FileCheck %s --check-prefixes HALF,CHECK %}
// RUN: %if cuda-toolkit %{ q7x2-run %t.o --kernel bfloats --block 32 --arg buf:4096 --print 0:f32 | FileCheck %s --check-prefixes BFLOAT,CHECK %}

#include <cuda_bf16.h>
#include <cuda_fp16.h>

// A pair of additions is one instruction.
// CODE-LABEL: {{^}}pairs:
// CODE: HFMA2 {{.*}}
// CODE-NOT: HFMA2
// CODE: EXIT
extern "C" __global__ void pairs(const half2 *a, const half2 *b, half2 *c) {
  c[threadIdx.x] = __hfma2(a[threadIdx.x], b[threadIdx.x], c[threadIdx.x]);
}

struct Writer {
  float *out;
  __device__ void operator()(float x) { *out++ = x; }
};

// Of both formats.
template <typename T, typename T2>
__device__ void common(Writer &out, T one, T2 ones) {
  T three = one + one + one;
  out(float(three / (one + one)));        // CHECK: {{^}}1.5
  out(float(__hadd_sat(one, one)));       // CHECK-NEXT: {{^}}1{{$}}
  out(float(__hsub_sat(one, three)));     // CHECK-NEXT: {{^}}0{{$}}
  out(float(__hfma(three, three, -one))); // CHECK-NEXT: {{^}}8{{$}}
  out(float(__hfma_relu(three, -three, one))); // CHECK-NEXT: {{^}}0{{$}}
  out(float(__habs(__hneg(three))));      // CHECK-NEXT: {{^}}3{{$}}
  out(float(++three));                    // CHECK-NEXT: {{^}}4{{$}}
  out(float(three--));                    // CHECK-NEXT: {{^}}4{{$}}
  T nan = T(__int_as_float(0x7fc00000));
  out(__heq(nan, nan));                   // CHECK-NEXT: {{^}}0{{$}}
  out(__hequ(nan, one));                  // CHECK-NEXT: {{^}}1{{$}}
  out(__hne(nan, one));                   // CHECK-NEXT: {{^}}0{{$}}
  out(__hneu(nan, one));                  // CHECK-NEXT: {{^}}1{{$}}
  out(nan < one);                         // CHECK-NEXT: {{^}}0{{$}}
  out(__hltu(nan, one));                  // CHECK-NEXT: {{^}}1{{$}}
  out(float(__hmax(nan, one)));           // CHECK-NEXT: {{^}}1{{$}}
  out(__hisnan(__hmax_nan(nan, one)));    // CHECK-NEXT: {{^}}1{{$}}
  out(__hisinf(T(-1e38f) * T(1e38f)));    // CHECK-NEXT: {{^}}-1{{$}}
  out(float(hsqrt(three + one)));         // CHECK-NEXT: {{^}}2{{$}}
  out(float(hrsqrt(three + one)));        // CHECK-NEXT: {{^}}0.5
  out(float(hexp2(three)));               // CHECK-NEXT: {{^}}8{{$}}
  out(float(hlog2(one / (three + one)))); // CHECK-NEXT: {{^}}-2{{$}}
  out(float(hfloor(-one / three)));       // CHECK-NEXT: {{^}}-1{{$}}
  out((int)T(-2.75f));                    // CHECK-NEXT: {{^}}-2{{$}}

  T2 v = ones + ones;                     // (2, 2)
  v.y = three;                            // (2, 3)
  out(__low2float(__hfma2(v, v, ones)));  // CHECK-NEXT: {{^}}5{{$}}
  out(__high2float(__hmul2(v, v)));       // CHECK-NEXT: {{^}}9{{$}}
  out(__high2float(__h2div(ones, v)) * 3 > 0.99f); // CHECK-NEXT: {{^}}1{{$}}
  out(__low2float(__lowhigh2highlow(v))); // CHECK-NEXT: {{^}}3{{$}}
  out(__high2float(__hgt2(v, ones + ones))); // CHECK-NEXT: {{^}}1{{$}}
  out(__low2float(__hgt2(v, ones + ones)));  // CHECK-NEXT: {{^}}0{{$}}
  out(__hbge2(v, ones + ones));           // CHECK-NEXT: {{^}}1{{$}}
  out(__hbgt2(v, ones + ones));           // CHECK-NEXT: {{^}}0{{$}}
  out(__heq2_mask(v, ones + ones));       // CHECK-NEXT: {{^}}65535{{$}}
  // (2 + 3i)^2 + (1 + i)
  T2 z = __hcmadd(v, v, ones);
  out(float(z.x));                        // CHECK-NEXT: {{^}}-4{{$}}
  out(float(z.y));                        // CHECK-NEXT: {{^}}13{{$}}
  out(__low2float(h2sqrt(v + v)));        // CHECK-NEXT: {{^}}2{{$}}
  // Of the thread before, and of all.
  T lane = T((int)threadIdx.x);
  out(float(__shfl_sync(~0u, lane, 7)));  // CHECK-NEXT: {{^}}7{{$}}
  T2 lanes = __shfl_xor_sync(~0u, T2(lane, three), 1);
  out(float(lanes.x) - threadIdx.x);      // CHECK-NEXT: {{^}}1{{$}}
  __shared__ T2 sums;
  __shared__ T sum[2];
  if (threadIdx.x == 0) {
    sums = T2(T(0.0f), T(0.0f));
    sum[0] = sum[1] = T(0.0f);
  }
  __syncthreads();
  atomicAdd(&sums, ones);
  atomicAdd(&sum[1], three);
  __syncthreads();
  out(__high2float(sums));                // CHECK-NEXT: {{^}}32{{$}}
  out(float(sum[1]));                     // CHECK-NEXT: {{^}}96{{$}}
  out(float(sum[0]));                     // CHECK-NEXT: {{^}}0{{$}}
}

extern "C" __global__ void halves(float *result) {
  Writer out = {result + (threadIdx.x ? 512 : 0)};
  common(out, half(1.0f), half2(1.0f, 1.0f));
  float third = 1.0f / 3;
  // 1365 / 4096, 1366 / 4096
  out(__half2float(__float2half(third)) * 4096);    // HALF: {{^}}1365{{$}}
  out(__half2float(__float2half_ru(third)) * 4096); // HALF-NEXT: {{^}}1366{{$}}
  out(__half2float(__float2half_rd(-third)) * 4096); // HALF-NEXT: {{^}}-1366{{$}}
  out(__half2float(__float2half_rz(-third)) * 4096); // HALF-NEXT: {{^}}-1365{{$}}
  out(__half2float(__int2half_rn(2049)));           // HALF-NEXT: {{^}}2048{{$}}
  out(__half2float(__int2half_ru(2049)));           // HALF-NEXT: {{^}}2050{{$}}
  out(__half2float(__ull2half_rz(~0ull)));          // HALF-NEXT: {{^}}65504{{$}}
  out(__half2int_rn(half(2.5f)));                   // HALF-NEXT: {{^}}2{{$}}
  out(__half2int_ru(half(2.25f)));                  // HALF-NEXT: {{^}}3{{$}}
  out(__half2short_rz(half(-40000.0f)));            // HALF-NEXT: {{^}}-32768{{$}}
  out(__half2uint_rd(half(-1.0f)));                 // HALF-NEXT: {{^}}0{{$}}
  out(__half_as_ushort(half(1.0f)));                // HALF-NEXT: {{^}}15360{{$}}
  out(__half2float(__short_as_half(0x0001)) * 0x1p24f); // HALF-NEXT: {{^}}1{{$}}
  out(__half22float2(__floats2half2_rn(1.5f, 2.5f)).y); // HALF-NEXT: {{^}}2.5
  out(__half2float(__high2half(__half2half2(half(3.0f))))); // HALF-NEXT: {{^}}3{{$}}
  // e^2.5 = 12.18249, between halves 1/128 apart
  out(__half2float(hexp(half(2.5f))));              // HALF-NEXT: {{^}}12.1796875
}

extern "C" __global__ void bfloats(float *result) {
  Writer out = {result + (threadIdx.x ? 512 : 0)};
  common(out, nv_bfloat16(1.0f), nv_bfloat162(1.0f, 1.0f));
  float third = 1.0f / 3;
  // 171 / 512, 170 / 512
  out(__bfloat162float(__float2bfloat16(third)) * 512);     // BFLOAT: {{^}}171{{$}}
  out(__bfloat162float(__float2bfloat16_rz(third)) * 512);  // BFLOAT-NEXT: {{^}}170{{$}}
  out(__bfloat162float(__float2bfloat16_rd(-third)) * 512); // BFLOAT-NEXT: {{^}}-171{{$}}
  out(__bfloat162float(__int2bfloat16_rn(257)));            // BFLOAT-NEXT: {{^}}256{{$}}
  // Rounded once: 2^24 + 2^16 + 1 is above the middle of two neighbors.
  out(__bfloat162float(__int2bfloat16_rn(0x1010001)) - 0x1p24f); // BFLOAT-NEXT: {{^}}131072{{$}}
  out(__bfloat162int_rn(nv_bfloat16(3.5f)));                // BFLOAT-NEXT: {{^}}4{{$}}
  out(__bfloat16_as_ushort(nv_bfloat16(1.0f)));             // BFLOAT-NEXT: {{^}}16256{{$}}
  out(__bfloat1622float2(__floats2bfloat162_rn(1.5f, 2.5f)).y); // BFLOAT-NEXT: {{^}}2.5
  // A product rounded alone would lose the 1: 1 + 2^-7 squared is 1 + 2^-6 + 2^-14.
  nv_bfloat16 x = nv_bfloat16(1.0078125f);
  out(__bfloat162float(__hfma(x, x, nv_bfloat16(-1.015625f))) * 0x1p14f); // BFLOAT-NEXT: {{^}}1{{$}}
}
