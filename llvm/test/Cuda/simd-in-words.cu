// The functions on the halves and bytes of words against the host's, lane by lane.
//
// RUN: q7x2-nvcc -O2 -std=c++17 %s -o %t && %t | FileCheck %s --match-full-lines

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <type_traits>

constexpr int Pairs = 2000;

#define FUNCTIONS(MACRO)                                                       \
  MACRO(__vadd2, uint16_t, x + y)                                              \
  MACRO(__vadd4, uint8_t, x + y)                                               \
  MACRO(__vsub2, uint16_t, x - y)                                              \
  MACRO(__vsub4, uint8_t, x - y)                                               \
  MACRO(__vaddss2, int16_t, clampTo(x + y, -0x8000, 0x7fff))                   \
  MACRO(__vaddus2, uint16_t, clampTo(x + y, 0, 0xffff))                        \
  MACRO(__vaddss4, int8_t, clampTo(x + y, -128, 127))                          \
  MACRO(__vaddus4, uint8_t, clampTo(x + y, 0, 255))                            \
  MACRO(__vsubss2, int16_t, clampTo(x - y, -0x8000, 0x7fff))                   \
  MACRO(__vsubus4, uint8_t, clampTo(x - y, 0, 255))                            \
  MACRO(__vmaxs2, int16_t, x > y ? x : y)                                      \
  MACRO(__vmaxu2, uint16_t, x > y ? x : y)                                     \
  MACRO(__vmins2, int16_t, x < y ? x : y)                                      \
  MACRO(__vminu2, uint16_t, x < y ? x : y)                                     \
  MACRO(__vmaxs4, int8_t, x > y ? x : y)                                       \
  MACRO(__vmaxu4, uint8_t, x > y ? x : y)                                      \
  MACRO(__vmins4, int8_t, x < y ? x : y)                                       \
  MACRO(__vminu4, uint8_t, x < y ? x : y)                                      \
  MACRO(__vabsdiffu2, uint16_t, std::abs(x - y))                               \
  MACRO(__vabsdiffu4, uint8_t, std::abs(x - y))                                \
  MACRO(__vabsdiffs2, int16_t, std::abs(x - y))                                \
  MACRO(__vavgu4, uint8_t, (x + y + 1) >> 1)                                   \
  MACRO(__vhaddu2, uint16_t, (x + y) >> 1)                                     \
  MACRO(__vcmpeq4, uint8_t, x == y ? -1 : 0)                                   \
  MACRO(__vcmpne2, uint16_t, x != y ? -1 : 0)                                  \
  MACRO(__vcmpgts2, int16_t, x > y ? -1 : 0)                                   \
  MACRO(__vcmpgtu4, uint8_t, x > y ? -1 : 0)                                   \
  MACRO(__vcmples4, int8_t, x <= y ? -1 : 0)                                   \
  MACRO(__vsetltu2, uint16_t, x < y)                                           \
  MACRO(__vsetges4, int8_t, x >= y)

static int clampTo(int x, int least, int most) {
  return x < least ? least : x > most ? most : x;
}

template <typename Lane, typename Function>
static uint32_t eachLane(uint32_t a, uint32_t b, Function f) {
  uint32_t result = 0;
  for (int shift = 0; shift != 32; shift += 8 * sizeof(Lane))
    result |= uint32_t(std::make_unsigned_t<Lane>(
                  f(int(Lane(a >> shift)), int(Lane(b >> shift)))))
              << shift;
  return result;
}

#define KERNEL(name, lane, value)                                              \
  __global__ void kernel##name(const uint2 *in, unsigned *out) {               \
    const int i = blockIdx.x * blockDim.x + threadIdx.x;                       \
    if (i < Pairs)                                                             \
      out[i] = name(in[i].x, in[i].y);                                         \
  }
FUNCTIONS(KERNEL)

int main() {
  uint2 *in;
  unsigned *out, state = 1;
  cudaMallocManaged(&in, Pairs * sizeof(uint2));
  cudaMallocManaged(&out, Pairs * sizeof(unsigned));
  // Random words, and ones whose lanes are at the ends of their range or equal.
  auto random = [&] {
    state = state * 1664525 + 1013904223;
    const unsigned word = state ^ state >> 15;
    const unsigned ends[] = {0x80007fff, 0x7f80ff00, 0xffff0001, 0x00008000};
    return state >> 30 == 0 ? ends[word % 4] : word;
  };
  for (int i = 0; i != Pairs; ++i) {
    in[i].x = random();
    in[i].y = i % 5 ? random() : in[i].x ^ (random() & 0xff00ff);
  }
  int failures = 0;
#define CHECK_FUNCTION(name, lane, value)                                      \
  kernel##name<<<(Pairs + 127) / 128, 128>>>(in, out);                         \
  cudaDeviceSynchronize();                                                     \
  for (int i = 0; i != Pairs; ++i) {                                           \
    const unsigned wanted = eachLane<lane>(                                    \
        in[i].x, in[i].y, [](int x, int y) -> int { return value; });          \
    if (out[i] != wanted && ++failures < 10)                                   \
      std::printf("%s(%#x, %#x) is %#x instead of %#x\n", #name, in[i].x,      \
                  in[i].y, out[i], wanted);                                    \
  }
  FUNCTIONS(CHECK_FUNCTION)
  // CHECK: 0 failures
  std::printf("%d failures\n", failures);
}
