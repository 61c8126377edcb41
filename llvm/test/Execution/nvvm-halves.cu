// NVVM's arithmetic on halves and bfloats, compared with that of doubles rounded
// once: products are exact in a double, and their sums here are too.
//
// RUN: q7x2-clang --cuda-gpu-arch=sm_90 -O2 -ffp-contract=off -c %s -o %t.o
// RUN: q7x2-run %t.o --timing=none --grid 16 --block 128 --arg buf:8 --print 0:i32:2 | FileCheck %s
// RUN: q7x2-clang --cuda-gpu-arch=sm_90 -O0 -ffp-contract=off -c %s -o %t.o
// RUN: q7x2-run %t.o --timing=none --grid 1 --block 128 --arg buf:8 --print 0:i32:2 | FileCheck %s --check-prefix=O0
// CHECK: {{^}}59392
// CHECK-NEXT: {{^}}0
// O0: {{^}}3712
// O0-NEXT: {{^}}0

typedef __fp16 half2 __attribute__((ext_vector_type(2)));
typedef __bf16 bfloat2 __attribute__((ext_vector_type(2)));

template <int Mantissa, int Bias> struct Format {
  // Normal numbers and zeros only.
  static __device__ unsigned short round(double x) {
    unsigned long u = __builtin_bit_cast(unsigned long, x);
    unsigned sign = u >> 63 << 15;
    u &= ~0ul >> 1;
    if (u == 0)
      return sign;
    constexpr int Shift = 52 - Mantissa;
    u += (1ul << (Shift - 1)) - 1 + (u >> Shift & 1);
    return sign | ((u >> Shift) - ((1023ul - Bias) << Mantissa));
  }
  static __device__ double widen(unsigned short h) {
    unsigned long magnitude = h & 0x7fff, sign = (unsigned long)(h >> 15) << 63;
    if (magnitude)
      magnitude = (magnitude << (52 - Mantissa)) + ((1023ul - Bias) << 52);
    return __builtin_bit_cast(double, sign | magnitude);
  }
  // A sign, an exponent of -4 to 3 and any mantissa; rarely zero.
  static __device__ unsigned short random(unsigned &state) {
    state = state * 1664525 + 1013904223;
    unsigned bits = state >> 8;
    unsigned short sign = bits << 15;
    if (bits % 61 == 3)
      return sign;
    unsigned exponent = Bias - 4 + (bits >> 1) % 8;
    return sign | exponent << Mantissa | (bits >> 6 & ((1 << Mantissa) - 1));
  }
};
using Half = Format<10, 15>;
using Bfloat = Format<7, 127>;

struct Checker {
  int right, wrong;
  __device__ void operator()(unsigned short got, unsigned short want) {
    // A zero's sign is free in a minimum or maximum.
    ++(got == want || ((got | want) & 0x7fff) == 0 ? right : wrong);
  }
};

// A copy, since clang's bit_cast of a vector's element takes the first one.
#define BITS(x)                                                                \
  ({                                                                           \
    auto copy = (x);                                                           \
    __builtin_bit_cast(unsigned short, copy);                                  \
  })
#define AS(type, bits) __builtin_bit_cast(type, (unsigned short)(bits))
#define RELU(x) ((x) > 0 ? (x) : 0)

template <typename F, typename T, typename V, typename Fma, typename FmaRelu, typename Fma2,
          typename Min, typename Max2, typename MinXor>
__device__ void check(Checker &expect, unsigned state, Fma fma, FmaRelu fmaRelu, Fma2 fma2, Min min,
                      Max2 max2, MinXor minXor) {
  unsigned short a = F::random(state), b = F::random(state), c = F::random(state);
  double x = F::widen(a), y = F::widen(b), z = F::widen(c);
  expect(BITS(fma(AS(T, a), AS(T, b), AS(T, c))), F::round(x * y + z));
  expect(BITS(fmaRelu(AS(T, a), AS(T, b), AS(T, c))), F::round(RELU(x * y + z)));
  V v = {AS(T, a), AS(T, b)}, w = {AS(T, b), AS(T, c)}, u = {AS(T, c), AS(T, a)};
  V r = fma2(v, w, u);
  expect(BITS(r.x), F::round(x * y + z));
  expect(BITS(r.y), F::round(y * z + x));
  expect(BITS(min(AS(T, a), AS(T, b))), x < y ? a : b);
  V m = max2(v, w);
  expect(BITS(m.x), x > y ? a : b);
  expect(BITS(m.y), y > z ? b : c);
  // A number that is not a NaN prevails.
  expect(BITS(min(AS(T, 0x7fff), AS(T, b))), b);
  unsigned short sign = (a ^ b) & 0x8000;
  unsigned short magnitude = (a & 0x7fff) < (b & 0x7fff) ? a & 0x7fff : b & 0x7fff;
  expect(BITS(minXor(AS(T, a), AS(T, b))), sign | magnitude);
}

__global__ void test(int *results) {
  Checker expect = {0, 0};
  unsigned state = blockIdx.x * 128 + threadIdx.x;
  check<Half, _Float16, half2>(
      expect, state,
      [](_Float16 a, _Float16 b, _Float16 c) -> _Float16 { return __nvvm_fma_rn_f16(a, b, c); },
      [](_Float16 a, _Float16 b, _Float16 c) -> _Float16 {
        return __nvvm_fma_rn_relu_f16(a, b, c);
      },
      [](auto a, auto b, auto c) { return __nvvm_fma_rn_f16x2(a, b, c); },
      [](_Float16 a, _Float16 b) -> _Float16 { return __nvvm_fmin_f16(a, b); },
      [](auto a, auto b) { return __nvvm_fmax_f16x2(a, b); },
      [](_Float16 a, _Float16 b) -> _Float16 { return __nvvm_fmin_xorsign_abs_f16(a, b); });
  check<Bfloat, __bf16, bfloat2>(
      expect, state, [](auto a, auto b, auto c) { return __nvvm_fma_rn_bf16(a, b, c); },
      [](auto a, auto b, auto c) { return __nvvm_fma_rn_relu_bf16(a, b, c); },
      [](auto a, auto b, auto c) { return __nvvm_fma_rn_bf16x2(a, b, c); },
      [](auto a, auto b) { return __nvvm_fmin_bf16(a, b); },
      [](auto a, auto b) { return __nvvm_fmax_bf16x2(a, b); },
      [](auto a, auto b) { return __nvvm_fmin_xorsign_abs_bf16(a, b); });
  unsigned short b = Bfloat::random(state), c = Bfloat::random(state);
  bfloat2 v = {AS(__bf16, b), AS(__bf16, c)};
  expect(BITS(__nvvm_abs_bf16(v.x)), b & 0x7fff);
  expect(BITS(__nvvm_neg_bf16(v.x)), b ^ 0x8000);
  bfloat2 n = __nvvm_neg_bf16x2(v), m = __nvvm_abs_bf16x2(v);
  expect(BITS(n.x), b ^ 0x8000);
  expect(BITS(n.y), c ^ 0x8000);
  expect(BITS(m.x), b & 0x7fff);
  expect(BITS(m.y), c & 0x7fff);
  // Conversions of pairs: the first operand is the upper half. Ties are to even.
  bfloat2 f = __nvvm_ff2bf16x2_rn(1.00390625f, 1.01171875f);
  expect(BITS(f.x), 0x3f82);
  expect(BITS(f.y), 0x3f80);
  half2 h = __nvvm_ff2f16x2_rz(-2.9999f, 1.9999f);
  expect(BITS(h.x), 0x3fff);
  expect(BITS(h.y), 0xc1ff);
  h = __nvvm_ff2f16x2_rn_relu(-3.0f, 1.5f);
  expect(BITS(h.x), 0x3e00);
  atomicAdd(&results[0], expect.right);
  atomicAdd(&results[1], expect.wrong);
}
