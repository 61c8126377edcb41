// Byte offsets of 32 bits from the pointers of a kernel, signed and unsigned.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: llvm-objdump -d %t.o | FileCheck %s --check-prefix=CODE
// RUN: q7x2-run %t.o --kernel shift --block 8 --arg buf:u8:10,11,12,13,14,15,16,17,18,19,20,21 \
// RUN:   --arg i32:4 --arg i32:1 --arg buf:u8:0,0,0,0,0,0,0,0 --print 3:u8 \
// RUN:   | %python %S/../Sim/Q7X2/Inputs/lines.py | FileCheck %s
//
// CODE-DAG: .S32+UR
// CODE-DAG: .U32+UR
// CHECK: 14 15 16 17 10 11 12 13

kernel void shift(global const uchar *a, int n, int m, global uchar *out) {
  int t = get_local_id(0);
  uint u = (uint)t * (uint)m;
  out[u] = a[(t ^ n) * m];
}
