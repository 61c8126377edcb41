// One lane sets a variable that all lanes pass to a function that reads that lane's
// value alone: the others' has no effect, and only one lane executes the atomic.
//
// RUN: q7x2-clang -cl-std=CL3.0 -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel broadcast --block 64 --arg buf:4 --print 0:i32 | FileCheck %s
// RUN: q7x2-run %t.o --kernel function --block 64 --arg buf:4 --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -O2 -x cuda %S/Inputs/one-lane-variables.cu -c -o %t.cu.o
// RUN: q7x2-run %t.cu.o --kernel shuffle --block 64 --arg buf:4 --print 0:i32 | FileCheck %s
// RUN: q7x2-run %t.cu.o --kernel group --block 64 --arg buf:4 --print 0:i32 | FileCheck %s

// CHECK: {{^}}64{{$}}
// CHECK-NOT: {{.}}

kernel void broadcast(global uint *counter) {
  uint first;
  if (get_sub_group_local_id() == 0)
    first = atomic_add(counter, 32);
  first = sub_group_broadcast(first, 0);
  if (first % 32)
    *counter = 0;
}

__attribute__((noinline)) uint of_lane_0(uint value) {
  return sub_group_broadcast(value, 0);
}
kernel void function(global uint *counter) {
  uint first;
  if (get_sub_group_local_id() == 0)
    first = atomic_add(counter, 32);
  if (of_lane_0(first) % 32)
    *counter = 0;
}
