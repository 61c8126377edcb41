// RUN: q7x2-clang -O2 -S %s -o - | FileCheck %s
// RUN: q7x2-clang -O0 -S %s -o - | FileCheck %s
//
// The size of a work-group that the source requires.

// CHECK: .kernel required
// CHECK: .reqntid 16, 8, 1
kernel __attribute__((reqd_work_group_size(16, 8, 1)))
void required(global int *p) {
  p[get_local_id(0)] = get_local_size(0);
}

// CHECK: .kernel any
// CHECK-NOT: ntid
kernel void any(global int *p) { *p = 1; }
