// Static objects are constructed once before the first launch of a kernel.
//
// RUN: q7x2-clang -std=c++17 -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel get --grid 2 --block 2 --arg buf:16 --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -std=c++17 -O2 %s -o %t
// RUN: q7x2-run %t --kernel get --grid 2 --block 2 --arg buf:16 --print 0:i32 --check=all | FileCheck %s
// RUN: q7x2-run %t --kernel get --grid 2 --block 2 --arg buf:16 --timing=none --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -std=c++17 -O2 -DSTATUS=3 %s -o %t
// RUN: not q7x2-run %t --kernel get --arg buf:16 2>&1 | FileCheck %s --check-prefix=ENDED
// RUN: q7x2-clang -std=c++17 -O2 -DTRAP %s -o %t
// RUN: not q7x2-run %t --kernel get --arg buf:16 2>&1 | FileCheck %s --check-prefix=TRAPPED

#include <stdio.h>
#include <stdlib.h>

struct Counter {
  int value;
  explicit Counter(int first);
  ~Counter() { printf("destroyed\n"); }
};
__attribute__((noinline)) Counter::Counter(int first) : value(first) {
  printf("constructed %d\n", first);
#ifdef STATUS
  // ENDED: constructed 40
  // ENDED: error: an initializer has ended the program with status 3 before the launch
  exit(STATUS);
#elif defined(TRAP)
  // TRAPPED: constructed 40
  // TRAPPED: error: trap; {{.*}}Counter{{.*}}TRAP
  __builtin_trap();
#endif
}

Counter counter(40);

// CHECK: constructed 40
// CHECK-NOT: {{constructed|destroyed}}
// CHECK: {{^}}40
// CHECK-NEXT: {{^}}41
// CHECK-NEXT: {{^}}42
// CHECK-NEXT: {{^}}43
// CHECK-NOT: destroyed
extern "C" __attribute__((device_kernel)) void get(int *result) {
  unsigned i = __nvvm_read_ptx_sreg_ctaid_x() * 2 + __nvvm_read_ptx_sreg_tid_x();
  result[i] = counter.value + i;
}
