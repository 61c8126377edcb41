// The threads of a warp wait for each other: with locks of several forms, tickets
// and flags. Each kernel is run by 96 threads of four warps in two blocks, and each
// thread adds one in a critical section: 96 in all.
//
// RUN: q7x2-clang -O0 -x cl -cl-std=CL3.0 -c %s -o %t.0.o
// RUN: q7x2-clang -O1 -x cl -cl-std=CL3.0 -c %s -o %t.1.o
// RUN: q7x2-clang -O2 -x cl -cl-std=CL3.0 -c %s -o %t.2.o
// RUN: q7x2-clang -O3 -x cl -cl-std=CL3.0 -c %s -o %t.3.o
// RUN: %S/Inputs/each-kernel q7x2-run %s %t.0.o %t.1.o %t.2.o %t.3.o -- \
// RUN:   --grid 2 --block 48 --arg buf:i32:0,0,0,0 > %t.results
// RUN: FileCheck %s < %t.results --implicit-check-not={{.}}

// [0] is a lock for [1].
typedef volatile global int *Words;

// CHECK-COUNT-4: compare_exchange {{.}} 0 96 0 0
kernel void compare_exchange(Words a) {
  while (atomic_cmpxchg(&a[0], 0, 1) != 0)
    ;
  a[1] += 1;
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  atomic_xchg(&a[0], 0);
}

// CHECK-COUNT-4: inside {{.}} 0 96 0 0
kernel void inside(Words a) {
  bool done = false;
  while (!done) {
    if (atomic_xchg(&a[0], 1) == 0) {
      a[1] += 1;
      mem_fence(CLK_GLOBAL_MEM_FENCE);
      atomic_xchg(&a[0], 0);
      done = true;
    }
  }
}

// CHECK-COUNT-4: test_and_set {{.}} 0 96 0 0
kernel void test_and_set(Words a) {
  volatile global atomic_flag *lock = (volatile global atomic_flag *)a;
  while (atomic_flag_test_and_set_explicit(lock, memory_order_acquire,
                                           memory_scope_device))
    ;
  *(global int *)&a[1] += 1;
  atomic_flag_clear_explicit(lock, memory_order_release, memory_scope_device);
}

// CHECK-COUNT-4: expected {{.}} 0 96 0 0
kernel void expected(Words a) {
  volatile global atomic_int *lock = (volatile global atomic_int *)a;
  int free = 0;
  while (!atomic_compare_exchange_weak_explicit(
      lock, &free, 1, memory_order_acquire, memory_order_relaxed,
      memory_scope_device))
    free = 0;
  *(global int *)&a[1] += 1;
  atomic_store_explicit(lock, 0, memory_order_release, memory_scope_device);
}

// CHECK-COUNT-4: look_first {{.}} 0 96 0 0
kernel void look_first(Words a) {
  do {
    while (a[0])
      ;
  } while (atomic_cmpxchg(&a[0], 0, 1));
  a[1] += 1;
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  a[0] = 0;
}

// The release is an ordinary store after a fence.
// CHECK-COUNT-4: plain_release {{.}} 0 96 0 0
kernel void plain_release(global int *a) {
  while (atomic_cmpxchg((Words)a, 0, 1) != 0)
    ;
  a[1] += 1;
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  a[0] = 0;
}

// CHECK-COUNT-4: tickets {{.}} 96 96 96 0
kernel void tickets(Words a) {
  int mine = atomic_inc(&a[2]);
  while (a[0] != mine)
    ;
  a[1] += 1;
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  a[0] = mine + 1;
}

__attribute__((noinline)) void lock(Words a) {
  while (atomic_xchg(a, 1))
    ;
}
__attribute__((noinline)) void unlock(Words a) {
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  atomic_xchg(a, 0);
}
__attribute__((noinline)) bool try_lock(Words a) {
  return atomic_cmpxchg(a, 0, 1) == 0;
}

// CHECK-COUNT-4: functions {{.}} 0 96 0 0
kernel void functions(Words a) {
  lock(a);
  a[1] += 1;
  unlock(a);
}

// CHECK-COUNT-4: attempts {{.}} 0 96 0 0
kernel void attempts(Words a) {
  while (!try_lock(a))
    ;
  a[1] += 1;
  unlock(a);
}

// [2] is another lock.
// CHECK-COUNT-4: nested {{.}} 0 96 0 96
kernel void nested(Words a) {
  while (atomic_xchg(&a[0], 1))
    ;
  a[1] += 1;
  while (atomic_xchg(&a[2], 1))
    ;
  a[3] += 1;
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  atomic_xchg(&a[2], 0);
  atomic_xchg(&a[0], 0);
}

// Each thread as many times as its number modulo three: 96 in all.
// CHECK-COUNT-4: iterations {{.}} 0 96 0 0
kernel void iterations(Words a) {
  for (int i = 0; i < get_global_id(0) % 3; ++i) {
    while (atomic_xchg(&a[0], 1))
      ;
    a[1] += 1;
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    atomic_xchg(&a[0], 0);
  }
}

// Every second thread does not take the lock.
// CHECK-COUNT-4: conditions {{.}} 0 48 48 0
kernel void conditions(Words a) {
  bool locks = get_global_id(0) % 2;
  if (locks)
    while (atomic_xchg(&a[0], 1))
      ;
  if (locks)
    a[1] += 1;
  else
    atomic_inc(&a[2]);
  if (locks) {
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    atomic_xchg(&a[0], 0);
  }
}

// Threads diverge while they hold the lock: 32 times 0, 1 and 2 iterations.
// CHECK-COUNT-4: busy {{.}} 0 192 32 0
kernel void busy(Words a) {
  while (atomic_xchg(&a[0], 1))
    ;
  for (int i = 0; i <= get_global_id(0) % 3; ++i)
    a[1] += 1;
  if (get_global_id(0) % 3 == 1)
    a[2] += 1;
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  atomic_xchg(&a[0], 0);
}

// The threads of a block, last to first.
// CHECK-COUNT-4: turns {{.}} 0 96 0 0
kernel void turns(Words a) {
  local volatile int turn;
  int mine = get_local_id(0);
  if (mine == 0)
    turn = 47;
  barrier(CLK_LOCAL_MEM_FENCE);
  while (turn != mine)
    ;
  atomic_add(&a[1], mine == 47 || turn == mine);
  turn = mine - 1;
}

// Each thread of the first half waits for one of the second.
// CHECK-COUNT-4: flags {{.}} 0 48 0 0
kernel void flags(Words a) {
  local volatile int ready[24];
  int mine = get_local_id(0);
  if (mine < 24)
    ready[mine] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (mine < 24) {
    while (!ready[mine])
      ;
    atomic_inc(&a[1]);
  } else {
    ready[mine - 24] = 1;
  }
}

// Threads reconverge for instructions that they execute together.
// CHECK-COUNT-4: together {{.}} 0 96 96 3072
kernel void together(Words a) {
  local int sum;
  if (get_local_id(0) == 0)
    sum = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  while (atomic_xchg(&a[0], 1))
    ;
  a[1] += 1;
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  atomic_xchg(&a[0], 0);
  int others = sub_group_reduce_add(1);
  atomic_add(&a[3], get_sub_group_size() == others ? 32 : 0);
  atomic_inc(&sum);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0)
    atomic_add(&a[2], sum);
}

// An exchange that fails because another has succeeded is not a lock.
// CHECK-COUNT-4: exchange {{.}} 96 0 0 96
kernel void exchange(Words a) {
  int old;
  do
    old = a[0];
  while (atomic_cmpxchg(&a[0], old, old + 1) != old);
  int others = sub_group_reduce_add(1);
  atomic_add(&a[3], get_sub_group_size() == others);
}
