// A launch that is refused has no statistics.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --stats --block 8 | FileCheck %s --check-prefix=RAN
// RUN: not q7x2-run %t.o --stats --block 4 2>&1 | FileCheck %s
// RUN: not q7x2-run %t.o --stats=json --block 4 2>&1 | FileCheck %s
//
// RAN: warp instructions
// CHECK-NOT: {{cycles|instructions}}
// CHECK: error:
// CHECK-NOT: {{cycles|instructions}}

kernel __attribute__((reqd_work_group_size(8, 1, 1))) void k(void) {}
