// The scopes of OpenCL's atomic functions, fences and barriers.

// RUN: q7x2-clang -cl-std=CL3.0 -O2 -S -emit-llvm %s -o - | FileCheck %s
// RUN: q7x2-clang -cl-std=CL3.0 -O2 -S %s -o - | FileCheck %s --check-prefix=ASM
// RUN: q7x2-clang -cl-std=CL2.0 -O1 -S -emit-llvm %s -o - | FileCheck %s
// RUN: q7x2-clang -cl-std=clc++2021 -O2 -S -emit-llvm %s -o - \
// RUN:   | FileCheck %s --check-prefixes=CHECK,CXX

// CHECK-LABEL: define {{.*}}@operations(
// CHECK: store atomic {{.*}} syncscope("workgroup") release
// CHECK: load atomic {{.*}} syncscope("device") acquire
// CHECK: atomicrmw add {{.*}} syncscope("wavefront") acq_rel
// CHECK: atomicrmw sub {{.*}}, i32 4 monotonic
// CHECK: cmpxchg {{.*}} syncscope("workgroup") acq_rel monotonic
// CHECK: atomicrmw xchg {{.*}} syncscope("device") acquire
// CHECK: store atomic {{.*}} syncscope("workgroup") release
//
// ASM-LABEL: operations:
// ASM: MEMBAR.CTA
// ASM: STG.STRONG.CTA
// ASM: LDG.STRONG.GPU
// ASM: MEMBAR.GPU
// ASM-NOT: MEMBAR
// ASM: ATOMG.ADD
// ASM-NOT: MEMBAR
// ASM: ATOMG.ADD
// ASM: MEMBAR.CTA
// ASM: ATOMG.CAS
kernel void operations(global atomic_int *p, global int *out,
                       global atomic_flag *flag) {
  int expected = 5;
  atomic_store_explicit(p, 1, memory_order_release, memory_scope_work_group);
  out[0] =
      atomic_load_explicit(p, memory_order_acquire, memory_scope_device);
  out[1] = atomic_fetch_add_explicit(p, 3, memory_order_acq_rel,
                                     memory_scope_sub_group);
  out[2] = atomic_fetch_sub_explicit(p, 4, memory_order_relaxed,
                                     memory_scope_all_svm_devices);
  out[3] = atomic_compare_exchange_strong_explicit(
      p, &expected, 6, memory_order_acq_rel, memory_order_relaxed,
      memory_scope_work_group);
  out[4] = atomic_flag_test_and_set_explicit(flag, memory_order_acquire,
                                             memory_scope_device);
  atomic_flag_clear_explicit(flag, memory_order_release,
                             memory_scope_work_group);
}

// Without a scope it is the device's.
//
// CHECK-LABEL: define {{.*}}@no_scope(
// CHECK: atomicrmw add {{.*}} syncscope("device") seq_cst
// CHECK: atomicrmw or {{.*}} syncscope("device") monotonic
// CHECK: store atomic {{.*}} syncscope("device") seq_cst
kernel void no_scope(global atomic_int *p, global int *out,
                     global atomic_flag *flag) {
  out[0] = atomic_fetch_add(p, 1);
  out[1] = atomic_fetch_or_explicit(p, 2, memory_order_relaxed);
  atomic_flag_clear(flag);
}

// CHECK-LABEL: define {{.*}}@fences(
// CHECK: fence syncscope("singlethread") acquire
// CHECK: fence syncscope("wavefront") acquire
// CHECK: fence syncscope("workgroup") release
// CHECK: fence syncscope("device") acq_rel
// CHECK: fence seq_cst
//
// ASM-LABEL: fences:
// ASM: MEMBAR.CTA
// ASM-NEXT: MEMBAR.GPU
// ASM-NEXT: MEMBAR.SYS
// ASM-NOT: MEMBAR
// ASM: EXIT
kernel void fences(void) {
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire,
                         memory_scope_work_item);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire,
                         memory_scope_sub_group);
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_release,
                         memory_scope_work_group);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel,
                         memory_scope_device);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst,
                         memory_scope_all_svm_devices);
}

// CHECK-LABEL: define {{.*}}@barriers(
// CHECK-NOT: fence
// CHECK: barrier.cta
// CHECK-NEXT: call {{.*}}barrier.cta
// CHECK-NEXT: fence syncscope("device") release
// CHECK-NEXT: call {{.*}}barrier.cta
// CHECK-NEXT: fence syncscope("device") acquire
// CHECK-NEXT: call {{.*}}bar.warp.sync
// CHECK-NEXT: fence syncscope("workgroup") release
// CHECK-NEXT: call {{.*}}bar.warp.sync
// CHECK-NEXT: fence syncscope("workgroup") acquire
// CHECK-NEXT: ret
//
// ASM-LABEL: barriers:
// ASM-NOT: MEMBAR
// ASM: BAR.SYNC
// ASM-NEXT: BAR.SYNC
// ASM-NEXT: MEMBAR.GPU
// ASM-NEXT: BAR.SYNC
// ASM-NEXT: MEMBAR.GPU
// ASM-NEXT: WARPSYNC
// ASM-NEXT: MEMBAR.CTA
// ASM-NEXT: WARPSYNC
// ASM-NEXT: MEMBAR.CTA
// ASM-NEXT: EXIT
kernel void barriers(void) {
  work_group_barrier(CLK_GLOBAL_MEM_FENCE);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_sub_group);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_work_group);
}

// A scope that is not a constant.
//
// CHECK-LABEL: define {{.*}}@unknown(
// CHECK-DAG: atomicrmw add {{.*}}, i32 1 syncscope("workgroup") monotonic
// CHECK-DAG: atomicrmw add {{.*}}, i32 1 syncscope("device") monotonic
// CHECK-DAG: atomicrmw add {{.*}}, i32 1 syncscope("wavefront") monotonic
// CHECK-DAG: atomicrmw add {{.*}}, i32 1 monotonic
kernel void unknown(global atomic_int *p, int scope) {
  atomic_fetch_add_explicit(p, 1, memory_order_relaxed, (memory_scope)scope);
}

#ifdef __OPENCL_CPP_VERSION__
// The same in templates, where the scope may depend on a parameter.
//
// CXX-LABEL: define {{.*}}@templates(
// CXX: atomicrmw add {{.*}} syncscope("workgroup") monotonic
// CXX: atomicrmw sub {{.*}} syncscope("device") monotonic
// CXX: fence syncscope("singlethread") acquire
template <int Scope> struct Counter {
  int Value;
  int next() {
    return __scoped_atomic_fetch_add(&Value, 1, __ATOMIC_RELAXED, Scope);
  }
  int previous() {
    return __scoped_atomic_fetch_sub(&Value, 1, __ATOMIC_RELAXED,
                                     __MEMORY_SCOPE_DEVICE);
  }
};

template <class T> void fence_as_wide_as(T) {
  __scoped_atomic_thread_fence(__ATOMIC_ACQUIRE, (int)sizeof(T));
}

kernel void templates(global int *p) {
  auto counter = (global Counter<__MEMORY_SCOPE_WRKGRP> *)p;
  p[1] = counter->next() + counter->previous();
  fence_as_wide_as(__MEMORY_SCOPE_SINGLE);
}
#endif
