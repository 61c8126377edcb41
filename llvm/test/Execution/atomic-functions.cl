// The atomic functions of OpenCL C 1.2 and 2.0 and of C11, called by 96 threads
// of four warps in two blocks on the same objects. Thread i adds i and so on;
// 0 + ... + 95 = 4560, and the exclusive or of 0, ..., 96 is 96. Only one thread
// of a warp takes a lock: four times in all.
//
// RUN: q7x2-clang -O2 -x cl -cl-std=CL3.0 -c %s -o %t.cl.o
// RUN: q7x2-clang -O2 -Wno-atomic-alignment -x c -c %s -o %t.c.o
// RUN: q7x2-run %t.cl.o %t.c.o --kernel opencl_1 --grid 2 --block 48 \
// RUN:   --arg buf:i32:0,0,0,0,0,0,-1,0,0,0,0,0 --print 0:i32 --arg buf:i64:0,0,0,0,0,0,0,0,0,0 --print 1:i64 \
// RUN:   | %python %S/../Sim/Q7X2/Inputs/lines.py | FileCheck %s --check-prefix=OPENCL1
// RUN: q7x2-run %t.cl.o %t.c.o --kernel opencl_2 --grid 2 --block 48 \
// RUN:   --arg buf:64 --print 0:i32 --arg buf:32 --print 1:i64 \
// RUN:   | %python %S/../Sim/Q7X2/Inputs/lines.py | FileCheck %s --check-prefix=OPENCL2
// RUN: q7x2-run %t.cl.o %t.c.o --kernel c11 --grid 2 --block 48 \
// RUN:   --arg buf:i32:0,0,0,0,-1,0,0,1,0,0,0,0,0,0,0,0 --print 0:i32 \
// RUN:   | %python %S/../Sim/Q7X2/Inputs/lines.py | FileCheck %s --check-prefix=C11

#ifdef __OPENCL_C_VERSION__

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

// OPENCL1: 4560 -4560 96 -96 -50 285 -65536 65535 96 0 4 96
// The sums 0 + ... + 47 and 48 + ... + 95, the largest number, the number's
// bits.
// OPENCL1-SAME: 1128 3432 47 95 63 127 48 48 1 1{{$}}
kernel void opencl_1(global volatile int *a, global long *out) {
  int i = get_global_id(0);
  atomic_add(&a[0], i);
  atomic_sub(&a[1], i);
  atomic_inc(&a[2]);
  atomic_dec(&a[3]);
  atomic_min(&a[4], i - 50);
  atomic_max(&a[5], 3 * i);
  atomic_and(&a[6], ~(1 << i % 16));
  atomic_or(&a[7], 1 << i % 16);
  atomic_xor(&a[8], i + 1);
  // a[9] is a lock for a[10].
  if (get_local_id(0) % 32 == 0) {
    while (atomic_xchg(&a[9], 1))
      ;
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire,
                           memory_scope_device);
    a[10] += 1;
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release,
                           memory_scope_device);
    atomic_xchg(&a[9], 0);
  }
  for (int old = 0, seen; (seen = atomic_cmpxchg(&a[11], old, old + 1)) != old;)
    old = seen;

  local long l[5];
  int t = get_local_id(0), b = get_group_id(0);
  if (t < 5)
    l[t] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atom_add(&l[0], (long)i);
  atom_max(&l[1], (long)i);
  atom_or(&l[2], (long)i);
  atom_inc(&l[3]);
  atom_cmpxchg(&l[4], 0L, 1L);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 5)
    out[2 * t + b] = l[t];
}

// OPENCL2: 4560 -4560 65535 96 -50 285 96 96 4 0*4 96 96 2
// OPENCL2-SAME: 4560 95 1128 3432{{$}}
kernel void opencl_2(global atomic_int *a, global atomic_long *l) {
  int i = get_global_id(0);
  atomic_fetch_add(&a[0], i);
  atomic_fetch_sub_explicit(&a[1], i, memory_order_relaxed);
  atomic_fetch_or_explicit(&a[2], 1 << i % 16, memory_order_acq_rel,
                           memory_scope_device);
  atomic_fetch_xor_explicit(&a[3], i + 1, memory_order_seq_cst,
                            memory_scope_all_svm_devices);
  atomic_fetch_min(&a[4], i - 50);
  atomic_fetch_max_explicit(&a[5], 3 * i, memory_order_release,
                            memory_scope_device);
  int old = atomic_load(&a[6]);
  while (!atomic_compare_exchange_weak(&a[6], &old, old + 1))
    ;
  old = atomic_load_explicit(&a[7], memory_order_relaxed, memory_scope_device);
  while (!atomic_compare_exchange_strong_explicit(
      &a[7], &old, old + 1, memory_order_acq_rel, memory_order_acquire,
      memory_scope_device))
    ;
  // a[9] is a lock for a[8].
  if (get_local_id(0) % 32 == 0) {
    global atomic_flag *lock = (global atomic_flag *)&a[9];
    while (atomic_flag_test_and_set_explicit(lock, memory_order_acquire,
                                             memory_scope_device))
      ;
    *(global int *)&a[8] += 1;
    atomic_flag_clear_explicit(lock, memory_order_release, memory_scope_device);
  }
  // Values exchanged out of a[10] are added to a[13], which gets all of them.
  atomic_fetch_add(&a[10], 1);
  atomic_fetch_add(&a[13], atomic_exchange(&a[10], 0));
  atomic_fetch_add(&l[0], (long)i);
  atomic_fetch_max(&l[1], (long)i);

  local atomic_int sum, ready;
  local int message;
  if (get_local_id(0) == 0) {
    atomic_init(&sum, 0);
    atomic_init(&ready, 0);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_fetch_add_explicit(&sum, i, memory_order_relaxed,
                            memory_scope_work_group);
  // One warp signals the other.
  if (get_local_id(0) == 47) {
    message = 1;
    atomic_store_explicit(&ready, 1, memory_order_release,
                          memory_scope_work_group);
  } else if (get_local_id(0) == 0) {
    while (!atomic_load_explicit(&ready, memory_order_acquire,
                                 memory_scope_work_group))
      ;
    atomic_fetch_add(&a[15], message);
  }
  atomic_fetch_add(&a[14], 1);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0)
    atomic_store(&l[2 + get_group_id(0)], (long)atomic_load(&sum));
}

void add_all(int *objects, int i);
kernel void c11(global int *objects) { add_all(objects, get_global_id(0)); }

#else
#include <stdatomic.h>

struct Objects {
  _Atomic int Sum, Difference, Or, Xor, And, Weak, Strong, Product;
  _Atomic signed char Char, Other;
  _Atomic short Short;
  _Atomic float Float;
  atomic_flag Flag;
  int Locked;
  _Alignas(16) _Atomic __int128 Wide;
};

// Char ends with 96, Other with -96, Short with 4560: 0x11d0a060. 96 * 0.5 is
// 0x42400000. Wide is 96 * (2^33 + 2^96). And 3^96 modulo 2^32.
// C11: 4560 -4560 65535 96 -65536 96 96 -222200959 298885216 1111490560 0 4 0 192 0 96{{$}}
void add_all(struct Objects *O, int i) {
  atomic_fetch_add(&O->Sum, i);
  atomic_fetch_sub_explicit(&O->Difference, i, memory_order_relaxed);
  atomic_fetch_or(&O->Or, 1 << i % 16);
  O->Xor ^= i + 1;
  atomic_fetch_and_explicit(&O->And, ~(1 << i % 16), memory_order_acq_rel);
  int Old = atomic_load_explicit(&O->Weak, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(
      &O->Weak, &Old, Old + 1, memory_order_release, memory_order_relaxed))
    ;
  Old = 1000; // never the value
  while (!atomic_compare_exchange_strong(&O->Strong, &Old, Old + 1))
    ;
  O->Product *= 3;
  ++O->Char;
  --O->Other;
  O->Short += i;
  O->Float += 0.5f;
  if (i % 48 % 32 == 0) {
    while (atomic_flag_test_and_set(&O->Flag))
      ;
    O->Locked += 1;
    atomic_flag_clear(&O->Flag);
  }
  O->Wide += (__int128)1 << 33;
  atomic_fetch_add(&O->Wide, (__int128)1 << 96);
}
#endif
