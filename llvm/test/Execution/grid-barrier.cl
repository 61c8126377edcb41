// REQUIRES: plain-runs
// Blocks that are resident at the same time can wait for each other. One that waits
// for a block which has no place is a deadlock, not an endless run.
//
// RUN: q7x2-clang -cl-std=CL3.0 -O2 -g -c %s -o %t.o
// RUN: q7x2-run %t.o --timing=machine --kernel sum --grid 128 --block 64 --arg buf:4 --arg buf:32768 \
// RUN:   --print 1:i32 | sort -u | FileCheck %s
// CHECK: {{^}}8128{{$}}
// CHECK-NOT: {{.}}
//
// RUN: q7x2-run %t.o --timing=machine --kernel sum --machine q7x2-small --grid 16 --block 64 --arg buf:4 \
// RUN:   --arg buf:4096 --print 1:i32 | sort -u | FileCheck %s --check-prefix=SMALL
// SMALL: {{^}}120{{$}}
// SMALL-NOT: {{.}}
//
// RUN: not q7x2-run %t.o --timing=machine --kernel sum --grid 130 --block 64 --arg buf:4 --arg buf:33280 2>&1 \
// RUN:   | FileCheck %s --check-prefix=DEADLOCK
// DEADLOCK: q7x2-run: error: deadlock: all threads wait or repeat loops that nothing ends;
// DEADLOCK-SAME: kernel sum, block (0,0,0): threads 0 at a loop (sum+0x{{[0-9a-f]+}} at {{.*}}grid-barrier.cl:[[#]])
// DEADLOCK-SAME: 2 of 130 blocks have not started, as the machine holds 128 at a time: the first of them is (128,0,0)
//
// A loop with a counter is no proof; the limit names the blocks.
// RUN: not q7x2-run %t.o --timing=machine --kernel count --grid 130 --block 64 --arg buf:4 --arg buf:4 --max-cycles 300000 2>&1 \
// RUN:   | FileCheck %s --check-prefix=LIMIT
// LIMIT: q7x2-run: error: kernel count takes more than 300000 cycles; {{.*}}; 2 of 130 blocks have not started

kernel void sum(global atomic_int *arrived, global int *data) {
  int blocks = get_num_groups(0);
  data[get_global_id(0)] = get_group_id(0);
  barrier(CLK_GLOBAL_MEM_FENCE);
  if (get_local_id(0) == 0) {
    atomic_fetch_add_explicit(arrived, 1, memory_order_acq_rel, memory_scope_device);
    while (atomic_load_explicit(arrived, memory_order_acquire, memory_scope_device) < blocks)
      ;
  }
  barrier(CLK_GLOBAL_MEM_FENCE);
  int sum = 0;
  for (int i = 0; i < blocks; ++i)
    sum += data[i * get_local_size(0)];
  // Until all have read.
  if (get_local_id(0) == 0) {
    atomic_fetch_add_explicit(arrived, 1, memory_order_acq_rel, memory_scope_device);
    while (atomic_load_explicit(arrived, memory_order_acquire, memory_scope_device) < 2 * blocks)
      ;
  }
  barrier(CLK_GLOBAL_MEM_FENCE);
  data[get_global_id(0)] = sum;
}

kernel void count(global atomic_int *arrived, global int *out) {
  int polls = 0;
  atomic_fetch_add_explicit(arrived, 1, memory_order_acq_rel, memory_scope_device);
  while (atomic_load_explicit(arrived, memory_order_acquire, memory_scope_device) <
         (int)get_global_size(0))
    ++polls;
  *out = polls;
}
