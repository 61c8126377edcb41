// RUN: q7x2-clang -O2 -S %s -o - | FileCheck %s
// RUN: q7x2-clang -O0 -S %s -o - | FileCheck %s
// RUN: q7x2-clang -cl-std=CL3.0 -S %s -o - | FileCheck %s --check-prefixes=CHECK,PARTIAL
// RUN: q7x2-clang -cl-std=CL2.0 -cl-uniform-work-group-size -S %s -o - \
// RUN:   | FileCheck %s --implicit-check-not=.partial_blocks
// RUN: q7x2-clang -S %s -o - | FileCheck %s --implicit-check-not=.partial_blocks
//
// The size of a work-group that the source requires, and whether the last one may be
// smaller.

// CHECK: .kernel required
// CHECK: .reqntid 16, 8, 1
// PARTIAL: .partial_blocks
kernel __attribute__((reqd_work_group_size(16, 8, 1)))
void required(global int *p) {
  p[get_local_id(0)] = get_local_size(0);
}

// CHECK: .kernel any
// CHECK-NOT: ntid
kernel void any(global int *p) { *p = 1; }
