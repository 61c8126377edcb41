// CUDA's products of bytes, and minimum and maximum of three, without a toolkit and with
// one.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --arg i32:-5 --arg i32:7 | FileCheck %s
// RUN: %if cuda-toolkit %{ q7x2-clang -O2 --cuda-path=%cuda -c %s -o %t.o %}
// RUN: %if cuda-toolkit %{ q7x2-run %t.o --arg i32:-5 --arg i32:7 | FileCheck %s %}

#include <cstdio>

#define VALUE(format, call) printf(#call " = " format "\n", call)

__global__ void test(int m, int n) {
  unsigned u = m, v = n;
  // -5 is fb ff ff ff, 7 is 07 00 00 00: -5 * 7 + 1; 251 * 7 + 1
  VALUE("%d", __dp4a(m, n, 1)); // CHECK: __dp4a(m, n, 1) = -34
  VALUE("%u", __dp4a(u, v, 1u)); // CHECK: __dp4a(u, v, 1u) = 1758
  VALUE("%d", __dp4a(make_char4(1, 2, 3, -4), make_char4(5, 6, 7, 8), 10)); // CHECK: = 16
  VALUE("%d", __dp2a_lo(make_short2(1000, -2), make_char4(3, 4, 5, 6), 1)); // CHECK: = 2993
  VALUE("%d", __dp2a_hi(make_short2(1000, -2), make_char4(3, 4, 5, 6), 1)); // CHECK: = 4989
  VALUE("%u", __dp2a_hi(u, v << 16, 0u)); // CHECK: = 458717
  VALUE("%d", __vimax3_s32(m, n, 9)); // CHECK: __vimax3_s32(m, n, 9) = 9
  VALUE("%u", __vimax3_u32(u, v, 9u)); // CHECK: = 4294967291
  VALUE("%d", __vimin3_s32(m, n, 9)); // CHECK: = -5
  VALUE("%d", __vimin3_s32_relu(m, n, 9)); // CHECK: = 0
  VALUE("%x", __vimax3_s16x2(0xffff0005, 0xfffe0007, 0x80000006)); // CHECK: = ffff0007
  VALUE("%x", __vimin3_u16x2(0xffff0005, 0xfffe0007, 0x80000006)); // CHECK: = 80000005
  VALUE("%d", __viaddmax_s32(m, n, 1)); // CHECK: = 2
  VALUE("%d", __viaddmin_s32_relu(m, -n, 1)); // CHECK: = 0
  VALUE("%x", __viaddmax_s16x2(0x0001fffe, 0x00020001, 0x00000000)); // CHECK: = 30000
  VALUE("%x", __viaddmin_u16x2(0x0001fffe, 0x00020001, 0x00040000)); // CHECK: = 30000
  VALUE("%d", __vimax_s32_relu(m, -n)); // CHECK: = 0
  VALUE("%x", __vimin_s16x2_relu(0x0001fffe, 0x00020001)); // CHECK: = 10000
  bool first, high, low;
  VALUE("%d", __vibmax_s32(m, n, &first)); // CHECK: = 7
  VALUE("%d", first); // CHECK: = 0
  VALUE("%u", __vibmin_u32(v, v, &first)); // CHECK: = 7
  VALUE("%d", first); // CHECK: = 1
  VALUE("%x", __vibmin_s16x2(0x0001ffff, 0xffff0001, &high, &low)); // CHECK: = ffffffff
  VALUE("%d", high); // CHECK: = 0
  VALUE("%d", low); // CHECK: = 1
}
