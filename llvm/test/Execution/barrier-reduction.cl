// A tree reduction in local memory: barriers in a loop, half of the threads
// idle in each iteration. The sum of 0..127 is 8128, of 128..255 it is 24512.
//
// RUN: q7x2-clang -O2 -c %s -o %t.o
// RUN: q7x2-run %t.o --grid 2 --block 128 --arg buf:8 --arg shared:512 \
// RUN:   --print 0:i32 | FileCheck %s
// RUN: q7x2-clang -O0 -c %s -o %t.o
// RUN: q7x2-run %t.o --grid 2 --block 128 --arg buf:8 --arg shared:512 \
// RUN:   --print 0:i32 | FileCheck %s
//
// CHECK: {{^}}8128{{$}}
// CHECK-NEXT: {{^}}24512{{$}}

kernel void reduce(global int *sums, local int *scratch) {
  int l = get_local_id(0);
  scratch[l] = get_global_id(0);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = get_local_size(0) / 2; step > 0; step /= 2) {
    if (l < step)
      scratch[l] += scratch[l + step];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (l == 0)
    sums[get_group_id(0)] = scratch[0];
}
