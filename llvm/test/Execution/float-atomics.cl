// cl_ext_float_atomics: 96 threads of four warps in two blocks add, subtract, and
// take minima and maxima, of which a NaN is neither, of a number in global memory,
// also as a generic pointer, and of one in local memory. 0 + ... + 47 = 1128 and
// 48 + ... + 95 = 3432; of halves, whose sums stay exact below 2048, a thread adds 1.
//
// RUN: q7x2-clang -O2 -cl-std=CL3.0 -c %s -o %t.o
// RUN: q7x2-run %t.o --kernel halves --grid 2 --block 48 --arg buf:f16:0,0,0,0,0,0,0,0 \
// RUN:   --print 0:f16 --arg buf:24 --print 1:f32 \
// RUN:   | %python %S/../Sim/Q7X2/Inputs/lines.py | FileCheck %s --check-prefix=HALF
// RUN: q7x2-run %t.o --kernel floats --grid 2 --block 48 --arg buf:32 --print 0:f32 \
// RUN:   --arg buf:24 --print 1:f32 | %python %S/../Sim/Q7X2/Inputs/lines.py | FileCheck %s
// RUN: q7x2-run %t.o --kernel doubles --grid 2 --block 48 --arg buf:64 --print 0:f64 \
// RUN:   --arg buf:24 --print 1:f32 | %python %S/../Sim/Q7X2/Inputs/lines.py | FileCheck %s

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#ifndef cl_ext_float_atomics
#error "no cl_ext_float_atomics"
#endif

// HALF: 96 -96 -50 45 192 7 2 0 48 48 -47 -95 0 1{{$}}
// CHECK: 4560 -4560 -50 45 9120 7 2 0 1128 3432 -47 -95 0 1{{$}}
#define KERNEL(NAME, T, A, ADDEND)                                             \
  kernel void NAME(global A *a, global float *out) {                           \
    int i = get_global_id(0);                                                  \
    T number = i, addend = ADDEND;                                             \
    atomic_fetch_add(&a[0], addend);                                           \
    atomic_fetch_sub_explicit(&a[1], addend, memory_order_relaxed);            \
    atomic_fetch_min_explicit(&a[2], i % 2 ? number - 51 : (T)NAN,             \
                              memory_order_acq_rel, memory_scope_device);      \
    atomic_fetch_max(&a[3], i % 2 ? number - 50 : (T)NAN);                     \
    A *generic_a = a;                                                          \
    atomic_fetch_add(&generic_a[4], addend);                                   \
    atomic_fetch_sub(&generic_a[4], -addend);                                  \
    if (i == 0) {                                                              \
      atomic_store(&a[5], (T)7);                                               \
      atomic_store(&a[6], atomic_exchange(&a[7], (T)2) + 2);                   \
      atomic_store_explicit(&a[7], (T)0, memory_order_relaxed);                \
    }                                                                          \
                                                                               \
    local A l[4];                                                              \
    int t = get_local_id(0), group = get_group_id(0);                          \
    if (t < 4)                                                                 \
      atomic_store(&l[t], (T)group);                                           \
    barrier(CLK_LOCAL_MEM_FENCE);                                              \
    atomic_fetch_add(&l[0], addend);                                           \
    atomic_fetch_min(&l[1], -number);                                          \
    atomic_fetch_max(&l[2], (T)NAN);                                           \
    barrier(CLK_LOCAL_MEM_FENCE);                                              \
    if (t == 0) {                                                              \
      out[group] = atomic_load(&l[0]) - group;                                 \
      out[2 + group] = atomic_load(&l[1]);                                     \
      out[4 + group] = atomic_load(&l[2]);                                     \
    }                                                                          \
  }

KERNEL(halves, half, atomic_half, 1)
KERNEL(floats, float, atomic_float, i)
KERNEL(doubles, double, atomic_double, i)
