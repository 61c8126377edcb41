// Integer operations and functions. For x = -100, n = 7, term by term:
// -14 + -2 + -800 + clz 0 + popcount 28 + max 7 + abs 100
// + rotate -3169 + mul_hi -1 = -3851.
// For x = 12345, n = 7: 1763 + 4 + 98760 + 18 + 6 + 12345 + 12345 + 395040 + 0
// = 520281.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 2 --arg buf:8 --arg buf:i32:-100,12345 \
// RUN:   --arg i32:7 --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --block 2 --arg buf:8 --arg buf:i32:-100,12345 \
// RUN:   --arg i32:7 --print 0:i32 | FileCheck %s
//
// CHECK: {{^}}-3851{{$}}
// CHECK-NEXT: {{^}}520281{{$}}

kernel void ints(global int *o, global const int *x, int n) {
  int i = get_global_id(0);
  int v = x[i];
  o[i] = v / n + v % n + (v << 3) + clz(v) + popcount(v) + max(v, n) + abs(v) +
         rotate(v, 5) + mul_hi(v, n);
}
