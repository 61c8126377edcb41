// Two-dimensional ids, sizes and the global offset's default.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --grid 2,3 --block 4,2 --arg buf:192 --print 0:i32 \
// RUN:   | FileCheck %s
//
// 8 x 6 work-items: item (x, y) writes 100 * y + x to element y * 8 + x, and
// adds 1000 * (number of dimensions).
// CHECK: {{^}}2000{{$}}
// CHECK-NEXT: {{^}}2001{{$}}
// CHECK-COUNT-6: {{^}}200{{[2-7]$}}
// CHECK-NEXT: {{^}}2100{{$}}
// CHECK: {{^}}2507{{$}}
// CHECK-NOT: {{.}}

kernel void ids(global int *out) {
  int x = get_group_id(0) * get_local_size(0) + get_local_id(0);
  int y = get_global_id(1);
  out[y * get_global_size(0) + x] = 100 * y + x + 1000 * get_work_dim();
}
