// cuda_fp8.h: the values of all codes follow from the formats, and conversions to them
// from the neighbours of each tie; NaN, infinity and values out of range.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel codes --block 256 --arg buf:32 --print 0:i32:8 | FileCheck %s --check-prefix=CODES
// RUN: q7x2-run %t.o --kernel special --arg buf:128 --print 0:i32:29 | FileCheck %s
// With NVIDIA's own headers, the same.
// RUN: %if cuda-toolkit %{ q7x2-clang -O2 --cuda-path=%cuda -c %s -o %t.o %}
// RUN: q7x2-run %t.o --kernel codes --block 256 --arg buf:32 --print 0:i32:8 | FileCheck %s --check-prefix=CODES
// RUN: q7x2-run %t.o --kernel special --arg buf:128 --print 0:i32:29 | FileCheck %s

#include <cuda_fp8.h>

// The value of a code that is no NaN and no infinity, from the definition.
__device__ double define(int code, int mantissa, int bias) {
  int exponent = (code & 0x7f) >> mantissa, fraction = code & ((1 << mantissa) - 1);
  double v = exponent ? (1 << mantissa) + fraction : fraction;
  v = ldexp(v, (exponent ? exponent : 1) - bias - mantissa);
  return code & 0x80 ? -v : v;
}

__device__ bool is_tie_even(int code) { return (code & 1) == 0; }

template <typename T>
__device__ void check(int *wrong, __nv_fp8_interpretation_t format, int largest, int mantissa,
                      int bias) {
  int code = threadIdx.x;
  if ((code & 0x7f) > largest)
    return;
  T v;
  v.__x = code;
  double value = define(code, mantissa, bias);
  if ((double)v != value || (float)v != (float)value || (float)__half(v) != (float)value ||
      (float)__nv_bfloat16(v) != (float)value)
    atomicAdd(&wrong[0], 1);
  if (T((float)value).__x != code || T(value).__x != code ||
      __nv_cvt_double_to_fp8(value, __NV_NOSAT, format) != code)
    atomicAdd(&wrong[1], 1);
  if ((code & 0x7f) == largest)
    return;
  // Half way to the next one, and as little beside it as a float and a double can be.
  double next = define(code + 1, mantissa, bias), tie = (value + next) / 2;
  int even = is_tie_even(code) ? code : code + 1;
  if (T(tie).__x != even || T((float)tie).__x != even)
    atomicAdd(&wrong[2], 1);
  if (T(nextafter(tie, value)).__x != code || T(nextafter(tie, next)).__x != code + 1 ||
      T(nextafterf(tie, value)).__x != code || T(nextafterf(tie, next)).__x != code + 1)
    atomicAdd(&wrong[3], 1);
}

// CODES-COUNT-8: {{^}}0{{$}}
extern "C" __global__ void codes(int *wrong) {
  check<__nv_fp8_e4m3>(wrong, __NV_E4M3, 0x7e, 3, 7);
  check<__nv_fp8_e5m2>(wrong + 4, __NV_E5M2, 0x7b, 2, 15);
}

extern "C" __global__ void special(int *out) {
  int n = 0;
  float inf = INFINITY;
  // The largest numbers are 448 and 57344; the codes in hexadecimal are 7e and 7b.
  // CHECK: {{^}}126{{$}}
  // CHECK-NEXT: {{^}}126{{$}}
  // CHECK-NEXT: {{^}}254{{$}}
  // CHECK-NEXT: {{^}}123{{$}}
  // CHECK-NEXT: {{^}}251{{$}}
  out[n++] = __nv_fp8_e4m3(464.0f).__x;
  out[n++] = __nv_fp8_e4m3(1e30f).__x;
  out[n++] = __nv_fp8_e4m3(-inf).__x;
  out[n++] = __nv_fp8_e5m2(1e300).__x;
  out[n++] = __nv_fp8_e5m2(-inf).__x;
  // Without saturation 464 is a tie and its even neighbour the largest number; NaN and
  // infinity.
  // CHECK-NEXT: {{^}}126{{$}}
  // CHECK-NEXT: {{^}}127{{$}}
  // CHECK-NEXT: {{^}}255{{$}}
  // CHECK-NEXT: {{^}}124{{$}}
  // CHECK-NEXT: {{^}}252{{$}}
  // CHECK-NEXT: {{^}}123{{$}}
  out[n++] = __nv_cvt_float_to_fp8(464, __NV_NOSAT, __NV_E4M3);
  out[n++] = __nv_cvt_float_to_fp8(465, __NV_NOSAT, __NV_E4M3);
  out[n++] = __nv_cvt_float_to_fp8(-inf, __NV_NOSAT, __NV_E4M3);
  out[n++] = __nv_cvt_float_to_fp8(61440, __NV_NOSAT, __NV_E5M2);
  out[n++] = __nv_cvt_float_to_fp8(-inf, __NV_NOSAT, __NV_E5M2);
  out[n++] = __nv_cvt_float_to_fp8(61439, __NV_NOSAT, __NV_E5M2);
  // NaN loses its sign; -0 keeps it; subnormal doubles are 0.
  // CHECK-NEXT: {{^}}127{{$}}
  // CHECK-NEXT: {{^}}127{{$}}
  // CHECK-NEXT: {{^}}128{{$}}
  // CHECK-NEXT: {{^}}128{{$}}
  // CHECK-NEXT: {{^}}0{{$}}
  out[n++] = __nv_fp8_e4m3(-NAN).__x;
  out[n++] = __nv_fp8_e5m2(__nv_bfloat16(NAN)).__x;
  out[n++] = __nv_fp8_e4m3(-0.0f).__x;
  out[n++] = __nv_fp8_e5m2(-0.0).__x;
  out[n++] = __nv_fp8_e5m2(5e-324).__x;
  // 1.0 is 0x38 and 0x3c: from halves, bfloats and integers; 300 in e4m3 is 288.
  // CHECK-NEXT: {{^}}56{{$}}
  // CHECK-NEXT: {{^}}60{{$}}
  // CHECK-NEXT: {{^}}56{{$}}
  // CHECK-NEXT: {{^}}60{{$}}
  // CHECK-NEXT: {{^}}288{{$}}
  // CHECK-NEXT: {{^}}127{{$}}
  // CHECK-NEXT: {{^}}0{{$}}
  // CHECK-NEXT: {{^}}-3{{$}}
  out[n++] = __nv_fp8_e4m3(__half(1.0f)).__x;
  out[n++] = __nv_fp8_e5m2(__nv_bfloat16(1.0f)).__x;
  out[n++] = __nv_fp8_e4m3(1u).__x;
  out[n++] = __nv_fp8_e5m2((short)1).__x;
  out[n++] = (int)__nv_fp8_e4m3(300);
  out[n++] = (signed char)__nv_fp8_e4m3(300);
  out[n++] = (unsigned char)__nv_fp8_e4m3(-3);
  out[n++] = (long long)__nv_fp8_e4m3(-3.5f);
  // Pairs and fours: the first number is the lowest byte.
  // CHECK-NEXT: {{^}}16440{{$}}
  // CHECK-NEXT: {{^}}16440{{$}}
  // CHECK-NEXT: {{^}}1{{$}}
  // CHECK-NEXT: {{^}}1{{$}}
  // CHECK-NEXT: {{^}}0{{$}}
  out[n++] = __nv_fp8x2_e4m3(float2{1, 2}).__x;
  out[n++] = __nv_fp8x2_e4m3(__half2(1.0f, 2.0f)).__x;
  float4 four = float4(__nv_fp8x4_e5m2(float4{1, -2, 3, 4}));
  out[n++] = four.x == 1 && four.y == -2 && four.z == 3 && four.w == 4;
  float2 pair = float2(__nv_fp8x2_e5m2(double2{0.25, -8}));
  out[n++] = pair.x == 0.25f && pair.y == -8;
  out[n++] = bool(__nv_fp8_e4m3(0.0f));
}
