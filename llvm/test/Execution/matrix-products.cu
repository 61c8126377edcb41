// Products of matrices: mma of all supported shapes and types, ldmatrix and stmatrix in
// inline PTX, wmma by clang's builtins, against sums of products. Elements are small
// integers, so that no sum is rounded; halves have some that a sum in halves would lose.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: %S/Inputs/checked-run %t.o --kernel shapes --block 32 --arg buf:4 --print 0:i32 | FileCheck %s
// RUN: %S/Inputs/checked-run %t.o --kernel tiles --block 32 --arg buf:4 --print 0:i32 | FileCheck %s
// RUN: %S/Inputs/checked-run %t.o --kernel fragments --block 32 --arg buf:4 --print 0:i32 | FileCheck %s
//
// CHECK: {{^}}0{{$}}

#include <cuda_bf16.h>
#include <cuda_fp16.h>

// Element (row, column) of A, and (row, column) of B: from -8 to 7, or from 0 to 15.
__device__ int a(int r, int k, bool is_signed) {
  int v = (r * 7 + k * 5 + r * k) % 16;
  return is_signed ? v - 8 : v;
}
__device__ int b(int k, int n, bool is_signed) {
  int v = (k * 3 + n * 11 + k * n) % 16;
  return is_signed ? v - 8 : v;
}
__device__ int c(int r, int n) { return r * 8 - n; }
__device__ int expected(int r, int n, int size, bool a_signed, bool b_signed) {
  int sum = c(r, n);
  for (int k = 0; k < size; ++k)
    sum += a(r, k, a_signed) * b(k, n, b_signed);
  return sum;
}

// A value's bits in each format.
struct Half { static __device__ unsigned bits(int v) { return __half_as_ushort(half(v)); } };
struct BFloat { static __device__ unsigned bits(int v) { return __bfloat16_as_ushort(nv_bfloat16(v)); } };
// The last 13 bits do not count.
struct TF32 { static __device__ unsigned bits(int v) { return __float_as_uint(v) | 0x1fff; } };
struct Integer { static __device__ unsigned bits(int v) { return v; } };

// Fragments, as the PTX ISA lays them out.
template <typename Format, int Bits>
__device__ unsigned a_word(int w, int rows, bool is_signed) {
  int lane = threadIdx.x, each = 32 / Bits, halves = rows / 8;
  int row = lane / 4 + w % halves * 8, first = w / halves * 4 * each + lane % 4 * each;
  unsigned word = 0;
  for (int e = 0; e < each; ++e)
    word |= (Format::bits(a(row, first + e, is_signed)) & (~0u >> (32 - Bits))) << e * Bits % 32;
  return word;
}
template <typename Format, int Bits> __device__ unsigned b_word(int w, bool is_signed) {
  int lane = threadIdx.x, each = 32 / Bits;
  int first = w * 4 * each + lane % 4 * each;
  unsigned word = 0;
  for (int e = 0; e < each; ++e)
    word |= (Format::bits(b(first + e, lane / 4, is_signed)) & (~0u >> (32 - Bits))) << e * Bits % 32;
  return word;
}
__device__ int row_of(int i) { return threadIdx.x / 4 + i / 2 * 8; }
__device__ int column_of(int i) { return threadIdx.x % 4 * 2 + i % 2; }

template <typename T> __device__ int compare(const T *d, int count, int size, bool as, bool bs) {
  int wrong = 0;
  for (int i = 0; i < count; ++i)
    wrong += d[i] != expected(row_of(i), column_of(i), size, as, bs);
  return wrong;
}

#define C4(T) T d[4]; for (int i = 0; i < 4; ++i) d[i] = c(row_of(i), column_of(i))
#define OUT4(C) "+" C(d[0]), "+" C(d[1]), "+" C(d[2]), "+" C(d[3])
#define A2(F, N, S) "r"(a_word<F, N>(0, 16, S)), "r"(a_word<F, N>(1, 16, S))
#define A4(F, N, S) A2(F, N, S), "r"(a_word<F, N>(2, 16, S)), "r"(a_word<F, N>(3, 16, S))
#define B1(F, N, S) "r"(b_word<F, N>(0, S))
#define B2(F, N, S) B1(F, N, S), "r"(b_word<F, N>(1, S))
#define LONG "{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
#define SHORT "{%0,%1,%2,%3}, {%4,%5}, {%6}, {%0,%1,%2,%3};"

extern "C" __global__ void shapes(int *result) {
  int wrong = 0;
#define TEST(T, C, TEXT, SIZE, AS, BS, ...)                                    \
  {                                                                            \
    C4(T);                                                                     \
    asm("mma.sync.aligned." TEXT : OUT4(C) : __VA_ARGS__);                     \
    wrong += compare(d, 4, SIZE, AS, BS);                                      \
  }
  TEST(float, "f", "m16n8k16.row.col.f32.f16.f16.f32 " LONG, 16, 1, 1, A4(Half, 16, 1), B2(Half, 16, 1))
  TEST(float, "f", "m16n8k8.row.col.f32.f16.f16.f32 " SHORT, 8, 1, 1, A2(Half, 16, 1), B1(Half, 16, 1))
  TEST(float, "f", "m16n8k16.row.col.f32.bf16.bf16.f32 " LONG, 16, 1, 1, A4(BFloat, 16, 1), B2(BFloat, 16, 1))
  TEST(float, "f", "m16n8k8.row.col.f32.bf16.bf16.f32 " SHORT, 8, 1, 1, A2(BFloat, 16, 1), B1(BFloat, 16, 1))
  TEST(float, "f", "m16n8k8.row.col.f32.tf32.tf32.f32 " LONG, 8, 1, 1, A4(TF32, 32, 1), B2(TF32, 32, 1))
  TEST(float, "f", "m16n8k4.row.col.f32.tf32.tf32.f32 " SHORT, 4, 1, 1, A2(TF32, 32, 1), B1(TF32, 32, 1))
  TEST(int, "r", "m16n8k32.row.col.s32.s8.s8.s32 " LONG, 32, 1, 1, A4(Integer, 8, 1), B2(Integer, 8, 1))
  TEST(int, "r", "m16n8k32.row.col.s32.u8.s8.s32 " LONG, 32, 0, 1, A4(Integer, 8, 0), B2(Integer, 8, 1))
  TEST(int, "r", "m16n8k16.row.col.s32.s8.u8.s32 " SHORT, 16, 1, 0, A2(Integer, 8, 1), B1(Integer, 8, 0))
  TEST(int, "r", "m16n8k64.row.col.s32.s4.s4.s32 " LONG, 64, 1, 1, A4(Integer, 4, 1), B2(Integer, 4, 1))
  TEST(int, "r", "m16n8k32.row.col.s32.u4.s4.s32 " SHORT, 32, 0, 1, A2(Integer, 4, 0), B1(Integer, 4, 1))
#undef TEST
  { // Halves: rounded once, so that 2048 + 1 - 2048 is not 0.
    unsigned d[2];
    for (int i = 0; i < 2; ++i)
      d[i] = Half::bits(c(row_of(2 * i), column_of(0))) | Half::bits(c(row_of(2 * i), column_of(1))) << 16;
    asm("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0,%1}, {%2,%3,%4,%5}, {%6,%7}, {%0,%1};"
        : "+r"(d[0]), "+r"(d[1]) : A4(Half, 16, 1), B2(Half, 16, 1));
    for (int i = 0; i < 4; ++i)
      wrong += (d[i / 2] >> i % 2 * 16 & 0xffff) != Half::bits(expected(row_of(i), column_of(i), 16, 1, 1));
    unsigned large = Half::bits(2048) | Half::bits(-2048) << 16, ones = Half::bits(1) * 0x10001u;
    unsigned one = threadIdx.x % 4 == 0 ? Half::bits(1) : 0, zero = 0, first = threadIdx.x % 4 == 3 ? large : one;
    d[0] = d[1] = 0; // 1 + 0 + ... + 2048 - 2048
    asm("mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {%0,%1}, {%2,%3}, {%4}, {%0,%1};"
        : "+r"(d[0]), "+r"(d[1]) : "r"(first), "r"(zero), "r"(ones));
    wrong += d[0] != ones || d[1] != 0;
  }
  { // Saturation is that of the sum.
    int d[4] = {2147483647, 2147483647, -2147483647 - 1, 0};
    asm("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32 " LONG
        : OUT4("r") : "r"(0x01010101), "r"(0xffffffff), "r"(0), "r"(0), "r"(0x01010101), "r"(0));
    wrong += d[0] != 2147483647 || d[2] != -2147483647 - 1 || d[3] != -16;
  }
  { // 8 rows
    int d[2] = {c(row_of(0), column_of(0)), c(row_of(0), column_of(1))};
    unsigned x = a_word<Integer, 8>(0, 8, 1), y = b_word<Integer, 8>(0, 1);
    asm("mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%0,%1}, {%2}, {%3}, {%0,%1};"
        : "+r"(d[0]), "+r"(d[1]) : "r"(x), "r"(y));
    wrong += compare(d, 2, 16, 1, 1);
    double e[2] = {(double)c(row_of(0), column_of(0)), (double)c(row_of(0), column_of(1))};
    double p = a(threadIdx.x / 4, threadIdx.x % 4, 1), q = b(threadIdx.x % 4, threadIdx.x / 4, 1);
    asm("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0,%1}, {%2}, {%3}, {%0,%1};"
        : "+d"(e[0]), "+d"(e[1]) : "d"(p), "d"(q));
    wrong += compare(e, 2, 4, 1, 1);
  }
  atomicAdd(result, wrong);
}

// Four matrices of 8 x 8 numbered elements.
extern "C" __global__ void tiles(int *result) {
  __shared__ unsigned short in[4 * 64], out[4 * 64];
  int lane = threadIdx.x, wrong = 0;
  for (int i = lane; i < 256; i += 32)
    in[i] = i, out[i] = 0;
  __syncthreads();
  unsigned from = __cvta_generic_to_shared(in + lane * 8), d[4], t[4];
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3]) : "r"(from));
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(t[0]), "=r"(t[1]), "=r"(t[2]), "=r"(t[3]) : "r"(from));
  for (int n = 0; n < 4; ++n) {
    int row = lane / 4, column = lane % 4 * 2;
    unsigned at = n * 64 + row * 8 + column;
    wrong += d[n] != (at | (at + 1) << 16);
    at = n * 64 + column * 8 + row;
    wrong += t[n] != (at | (at + 8) << 16);
  }
  unsigned to = __cvta_generic_to_shared(out + lane * 8);
  asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0], {%1,%2,%3,%4};"
               :: "r"(to), "r"(t[0]), "r"(t[1]), "r"(t[2]), "r"(t[3]) : "memory");
  __syncthreads();
  for (int i = lane; i < 256; i += 32)
    wrong += out[i] != i;
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(d[0]) : "r"(from));
  wrong += d[0] != ((unsigned)lane * 2 | (lane * 2 + 1) << 16);
  atomicAdd(result, wrong);
}

// wmma: rows and columns as the memory has them.
template <int M, int N> struct WMMA;
#define WMMA_OF(M, N)                                                          \
  template <> struct WMMA<M, N> {                                              \
    static __device__ void run(const half *x, const half *y, const float *z,   \
                               float *w, bool columns) {                       \
      int p[8], q[8];                                                          \
      float s[8];                                                              \
      if (columns) {                                                           \
        __hmma_m##M##n##N##k16_ld_a(p, (const int *)x, M, 1);                  \
        __hmma_m##M##n##N##k16_ld_b(q, (const int *)y, 16, 1);                 \
        __hmma_m##M##n##N##k16_ld_c_f32(s, z, M, 1);                           \
        __hmma_m##M##n##N##k16_mma_f32f32(s, p, q, s, 3, 0);                   \
        __hmma_m##M##n##N##k16_st_c_f32(w, s, M, 1);                           \
      } else {                                                                 \
        __hmma_m##M##n##N##k16_ld_a(p, (const int *)x, 16, 0);                 \
        __hmma_m##M##n##N##k16_ld_b(q, (const int *)y, N, 0);                  \
        __hmma_m##M##n##N##k16_ld_c_f32(s, z, N, 0);                           \
        __hmma_m##M##n##N##k16_mma_f32f32(s, p, q, s, 0, 0);                   \
        __hmma_m##M##n##N##k16_st_c_f32(w, s, N, 0);                           \
      }                                                                        \
    }                                                                          \
  };
WMMA_OF(16, 16)
WMMA_OF(32, 8)
WMMA_OF(8, 32)

template <int M, int N> __device__ int fragment(bool columns) {
  __shared__ half x[M * 16], y[16 * N];
  __shared__ float z[M * N], w[M * N];
  auto at = [&](int r, int k, int rows, int width) { return columns ? k * rows + r : r * width + k; };
  for (int i = threadIdx.x; i < M * 16; i += 32)
    x[at(i / 16, i % 16, M, 16)] = half(a(i / 16, i % 16, 1));
  for (int i = threadIdx.x; i < 16 * N; i += 32)
    y[at(i / N, i % N, 16, N)] = half(b(i / N, i % N, 1));
  for (int i = threadIdx.x; i < M * N; i += 32)
    z[at(i / N, i % N, M, N)] = c(i / N, i % N);
  __syncthreads();
  WMMA<M, N>::run(x, y, z, w, columns);
  __syncthreads();
  int wrong = 0;
  for (int i = threadIdx.x; i < M * N; i += 32)
    wrong += w[at(i / N, i % N, M, N)] != expected(i / N, i % N, 16, 1, 1);
  __syncthreads();
  return wrong;
}
extern "C" __global__ void fragments(int *result) {
  int wrong = 0;
  for (int columns = 0; columns < 2; ++columns)
    wrong += fragment<16, 16>(columns) + fragment<32, 8>(columns) + fragment<8, 32>(columns);
  atomicAdd(result, wrong);
}
