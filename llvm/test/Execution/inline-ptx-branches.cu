// Labels and branches in inline PTX, compared with the same in C++.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: %S/Inputs/checked-run %t.o --block 32 --arg buf:4 --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: %S/Inputs/checked-run %t.o --block 32 --arg buf:4 --print 0:i32 | FileCheck %s
//
// CHECK: {{^}}0{{$}}

// The steps of Collatz's sequence, in a loop with two ways through it.
__device__ int collatz(int n) {
  int steps;
  asm("{\n\t"
      ".reg .pred p, q;\n\t"
      ".reg .s32 value, bit;\n\t"
      "mov.s32 value, %1;\n\t"
      "mov.s32 %0, 0;\n"
      "LOOP:\n\t"
      "setp.le.s32 p, value, 1;\n\t"
      "@p bra DONE;\n\t"
      "add.s32 %0, %0, 1;\n\t"
      "and.b32 bit, value, 1;\n\t"
      "setp.ne.s32 q, bit, 0;\n\t"
      "@!q bra EVEN;\n\t"
      "mad.lo.s32 value, value, 3, 1;\n\t"
      "bra.uni LOOP;\n"
      "EVEN: shr.s32 value, value, 1;\n\t"
      "bra LOOP;\n"
      "DONE:\n\t"
      "}"
      : "=r"(steps) : "r"(n));
  return steps;
}
__device__ int expected_collatz(int n) {
  int steps = 0;
  for (; n > 1; ++steps)
    n = n % 2 ? 3 * n + 1 : n / 2;
  return steps;
}

// The same names in two asms and in two scopes of one; a guarded instruction between.
__device__ int clamp(int n, int low, int high) {
  int r = n;
  asm volatile("{ .reg .pred p; setp.ge.s32 p, %0, %1; @p bra SKIP; mov.s32 %0, %1; SKIP: }"
               "{ .reg .pred p; setp.le.s32 p, %0, %2; @p bra SKIP; mov.s32 %0, %2; SKIP:"
               "  setp.eq.s32 p, %0, 5; @p add.s32 %0, %0, 100; }"
               : "+r"(r) : "r"(low), "r"(high));
  return r;
}
__device__ int expected_clamp(int n, int low, int high) {
  int r = n < low ? low : n;
  r = r > high ? high : r;
  return r == 5 ? r + 100 : r;
}

// A branch outward, and unreachable code.
__device__ unsigned first_bit(unsigned word) {
  unsigned n;
  asm("{\n"
      "  .reg .pred p;\n"
      "  .reg .u32 bit;\n"
      "  mov.u32 %0, 0;\n"
      "  AGAIN_${:uid}: {\n"
      "    .reg .u32 mask;\n"
      "    shr.u32 bit, %1, %0;\n"
      "    and.b32 mask, bit, 1;\n"
      "    setp.ne.u32 p, mask, 0;\n"
      "    @p bra OUT_${:uid};\n"
      "    setp.eq.u32 p, %0, 31;\n"
      "    @!p bra NEXT;\n"
      "    mov.u32 %0, 32;\n"
      "    bra OUT_${:uid};\n"
      "    mov.u32 %0, 77;\n"
      "    NEXT: add.u32 %0, %0, 1;\n"
      "  }\n"
      "  bra AGAIN_${:uid};\n"
      "  OUT_${:uid}:\n"
      "}" : "=&r"(n) : "r"(word));
  return n;
}

// 64 bits, floats and a pointer across labels.
__device__ float sum(const float *p, int n) {
  float r;
  asm volatile("{\n"
      "  .reg .pred p;\n"
      "  .reg .f32 x;\n"
      "  .reg .b64 address;\n"
      "  .reg .s32 left;\n"
      "  mov.b64 address, %1;\n"
      "  mov.s32 left, %2;\n"
      "  mov.f32 %0, 0f00000000;\n"
      "TEST: setp.lt.s32 p, left, 1;\n"
      "  @p bra END;\n"
      "  ld.f32 x, [address];\n"
      "  add.f32 %0, %0, x;\n"
      "  add.s64 address, address, 4;\n"
      "  sub.s32 left, left, 1;\n"
      "  bra TEST;\n"
      "END: }" : "=f"(r) : "l"(p), "r"(n) : "memory");
  return r;
}

__device__ int video(int a, int b, int c) {
  int wrong = 0, r;
  asm("vadd.s32.s32.s32.sat %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  long long s = (long long)a + b;
  wrong += r != (s > 2147483647 ? 2147483647 : s < -2147483647 - 1 ? -2147483647 - 1 : (int)s);
  asm("vsub.u32.u32.u32.add %0, %1.b1, %2.h1, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  wrong += r != (int)(((unsigned)a >> 8 & 255) - ((unsigned)b >> 16) + c);
  asm("vabsdiff.s32.s32.s32.max %0, %1.h0, %2.h0, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  int d = (short)a - (short)b;
  d = d < 0 ? -d : d;
  wrong += r != (d > c ? d : c);
  asm("vmin.s32.s32.s32 %0.b2, %1.b0, %2.b3, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  int m = (signed char)a < (signed char)(b >> 24) ? (signed char)a : (signed char)(b >> 24);
  wrong += r != (int)((c & 0xff00ffff) | (m & 255) << 16);
  asm("vmax.u32.u32.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  wrong += r != (int)((unsigned)a > (unsigned)b ? a : b);
  asm("vshl.u32.u32.u32.clamp.add %0, %1, %2.b0, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  wrong += r != (int)(((b & 255) > 31 ? 0 : (unsigned)a << (b & 31)) + c);
  asm("vshr.s32.s32.u32.wrap %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  wrong += r != a >> (b & 31);
  asm("vset.s32.u32.lt %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  wrong += r != ((long long)a < (long long)(unsigned)b);
  asm("vmad.s32.s32.s32.shr15 %0, %1.h0, -%2.h1, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  wrong += r != (int)(((long long)(short)a * -(short)(b >> 16) + c) >> 15);
  asm("mul24.hi.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  wrong += r != (int)((long long)(a << 8 >> 8) * (b << 8 >> 8) >> 16);
  asm("mad24.hi.sat.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  s = (int)((long long)(a << 8 >> 8) * (b << 8 >> 8) >> 16) + (long long)c;
  wrong += r != (s > 2147483647 ? 2147483647 : s < -2147483647 - 1 ? -2147483647 - 1 : (int)s);
  asm("cvt.pack.sat.u8.s32.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(a >> 20), "r"(b >> 20), "r"(c));
  int x = a >> 20, y = b >> 20;
  x = x < 0 ? 0 : x > 255 ? 255 : x;
  y = y < 0 ? 0 : y > 255 ? 255 : y;
  wrong += r != (c << 16 | x << 8 | y);
  asm("cvt.pack.sat.s16.s32 %0, %1, %2;" : "=r"(r) : "r"(a >> 10), "r"(b >> 10));
  x = a >> 10, y = b >> 10;
  x = x < -32768 ? -32768 : x > 32767 ? 32767 : x;
  y = y < -32768 ? -32768 : y > 32767 ? 32767 : y;
  wrong += r != (x << 16 | (y & 0xffff));
  return wrong;
}

extern "C" __global__ void test(int *result) {
  int n = threadIdx.x, wrong = 0;
  wrong += collatz(n + 1) != expected_collatz(n + 1);
  for (int low = -3; low < 8; ++low)
    wrong += clamp(n - 10, low, low + 6) != expected_clamp(n - 10, low, low + 6);
  wrong += first_bit(0x80000000u >> n) != 31 - n;
  wrong += first_bit(0) != 32;
  __shared__ float values[32];
  values[n] = n;
  __syncthreads();
  wrong += sum(values, n) != n * (n - 1) / 2;
  unsigned state = n;
  for (int i = 0; i < 40; ++i) {
    state = state * 1664525 + 1013904223;
    int a = state;
    state = state * 1664525 + 1013904223;
    int b = state >> (i % 3 * 12);
    state = state * 1664525 + 1013904223;
    wrong += video(a, b, state);
  }
  float f;
  asm("mul.rn.sat.f32 %0, %1, %2;" : "=f"(f) : "f"(1.5f), "f"(n - 1.0f));
  wrong += f != (n < 2 ? 0 : 1);
  atomicAdd(result, wrong);
}
