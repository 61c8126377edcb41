// CUDA's functions of two and four lanes of a word have the results of the
// lanes.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --timing=none --grid 32 --block 64 --arg buf:4 --print 0:i32 | FileCheck %s
// CHECK: {{^}}0{{$}}

typedef unsigned Word;

template <typename T, typename F> __device__ Word each(Word x, Word y, F f) {
  const int bits = 8 * sizeof(T);
  Word result = 0;
  for (int i = 0; i < 32; i += bits)
    result |= (f((T)(x >> i), (T)(y >> i)) & ((1u << bits) - 1)) << i;
  return result;
}
template <typename T, typename F> __device__ Word sum(Word x, Word y, F f) {
  const int bits = 8 * sizeof(T);
  Word result = 0;
  for (int i = 0; i < 32; i += bits)
    result += f((T)(x >> i), (T)(y >> i));
  return result;
}
__device__ int clamp(int v, int low, int high) {
  return v < low ? low : v > high ? high : v;
}

#define CHECK(NAME, T, RESULT)                                                 \
  wrong += NAME(x, y) != each<T>(x, y, [](int a, int b) { return RESULT; });
#define SUM(NAME, T)                                                           \
  wrong += NAME(x, y) !=                                                       \
           sum<T>(x, y, [](int a, int b) { return a > b ? a - b : b - a; });
#define ALL(N, S, U, LOW, HIGH)                                                \
  CHECK(__vadd##N, U, a + b)                                                   \
  CHECK(__vsub##N, U, a - b)                                                   \
  CHECK(__vaddss##N, S, clamp(a + b, LOW, HIGH))                               \
  CHECK(__vsubss##N, S, clamp(a - b, LOW, HIGH))                               \
  CHECK(__vaddus##N, U, clamp(a + b, 0, HIGH - LOW))                           \
  CHECK(__vsubus##N, U, clamp(a - b, 0, HIGH - LOW))                           \
  CHECK(__vabsdiffs##N, S, a > b ? a - b : b - a)                              \
  CHECK(__vabsdiffu##N, U, a > b ? a - b : b - a)                              \
  CHECK(__vavgu##N, U, (a + b + 1) >> 1)                                       \
  CHECK(__vmaxs##N, S, a > b ? a : b)                                          \
  CHECK(__vmaxu##N, U, a > b ? a : b)                                          \
  CHECK(__vmins##N, S, a < b ? a : b)                                          \
  CHECK(__vminu##N, U, a < b ? a : b)                                          \
  CHECK(__vcmpeq##N, U, -(a == b))                                             \
  CHECK(__vcmpne##N, U, -(a != b))                                             \
  CHECK(__vcmpges##N, S, -(a >= b))                                            \
  CHECK(__vcmpgts##N, S, -(a > b))                                             \
  CHECK(__vcmples##N, S, -(a <= b))                                            \
  CHECK(__vcmplts##N, S, -(a < b))                                             \
  CHECK(__vsetgeu##N, U, a >= b)                                               \
  CHECK(__vsetgtu##N, U, a > b)                                                \
  CHECK(__vsetleu##N, U, a <= b)                                               \
  CHECK(__vsetltu##N, U, a < b)                                                \
  SUM(__vsads##N, S)                                                           \
  SUM(__vsadu##N, U)

extern "C" __global__ void compare(int *mistakes) {
  Word state = (blockIdx.x * blockDim.x + threadIdx.x) * 7919u + 1;
  int wrong = 0;
  for (int i = 0; i < 16; ++i) {
    Word v[3];
    for (Word &w : v)
      state = state * 1664525u + 1013904223u, w = state ^ state >> 15;
    Word x = v[0], y = i & 1 ? v[1] : x ^ (v[1] & v[2]); // with equal lanes
    ALL(4, signed char, unsigned char, -128, 127)
    ALL(2, short, unsigned short, -32768, 32767)
    wrong += __rhadd(x, y) != (int)(((long long)(int)x + (int)y + 1) >> 1);
    wrong += __urhadd(x, y) != (Word)(((unsigned long long)x + y + 1) >> 1);
  }
  atomicAdd(mistakes, wrong);
}
