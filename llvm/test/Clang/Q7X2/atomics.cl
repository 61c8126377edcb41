// Atomics of both kinds, on 32 and 64 bits.

// RUN: q7x2-clang -cl-std=CL3.0 -O2 -S -emit-llvm %s -o - | FileCheck %s

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

// CHECK-LABEL: define {{.*}}@opencl_1(
// CHECK: atomicrmw add ptr addrspace(1) {{.*}}, i32 1
// CHECK: atomicrmw max ptr addrspace(1) {{.*}}, i64 %
// CHECK: cmpxchg ptr addrspace(3) {{.*}}, i64 0, i64 1
kernel void opencl_1(global int *i, global long *l, local long *s, long x) {
  atomic_inc(i);
  atom_max(l, x);
  atom_cmpxchg(s, 0L, 1L);
}

// CHECK-LABEL: define {{.*}}@opencl_2(
// CHECK: atomicrmw add ptr {{.*}}, i64 1 syncscope("device") seq_cst
// CHECK: load atomic i32, ptr {{.*}} syncscope("device") acquire
// CHECK: fence syncscope("device") release
kernel void opencl_2(global atomic_long *l, global atomic_int *i,
                     global int *out) {
  atomic_fetch_add(l, 1L);
  *out = atomic_load_explicit(i, memory_order_acquire);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release,
                         memory_scope_device);
}
