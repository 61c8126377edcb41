// Indices that wrap in 32 bits on their way to an element: its address is computed from
// that of another element, by the difference as a signed number.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel wrapping --arg buf:u32:10,11,12,13,14,15,16,17 --arg u32:5 --arg u32:0xfffffffd \
// RUN:   --arg buf:24 --print 3:u32 | FileCheck %s
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel wrapping --arg buf:u32:10,11,12,13,14,15,16,17 --arg u32:5 --arg u32:0xfffffffd \
// RUN:   --arg buf:24 --print 3:u32 | FileCheck %s
// CHECK: {{^}}15{{$}}
// CHECK-NEXT: {{^}}12{{$}}
// CHECK-NEXT: {{^}}13{{$}}
// CHECK-NEXT: {{^}}16{{$}}
// CHECK-NEXT: {{^}}17{{$}}
// CHECK-NEXT: {{^}}14{{$}}

// In the middle of a buffer, an index that wraps in 8 or 16 bits is negative.
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel middle --arg buf:160000 --arg u32:5 --print 0:u32:2 \
// RUN:   | FileCheck --check-prefix=MIDDLE %s
// MIDDLE: {{^}}7{{$}}
// MIDDLE-NEXT: {{^}}8{{$}}

kernel void middle(global uint *m, uint x) {
  m[72] = 7;
  m[32] = 8;
  m[0] = (m + 200)[(char)(x + 123)];
  m[1] = (m + 32800)[(short)((int)x + 32763)];
}

kernel void wrapping(global const uint *a, uint x, uint n, global uint *out) {
  out[0] = a[x];
  out[1] = a[x + n];                          // 5 - 3
  out[2] = a[x + n + 1];
  out[3] = a[x * 0x80000000u + 6 + 0x80000000u]; // 2^31 + 6 + 2^31
  out[4] = a[(int)(x * n + 22)];                // -15 + 22
  out[5] = a[x + n + 2];
}
