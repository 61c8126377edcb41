// The scopes of clang's own atomic operations and fences become LLVM's: for a
// constant only the operation is left, even at -O0, for others a case for each.

// RUN: q7x2-clang -O0 -S -emit-llvm %s -o - | FileCheck %s --implicit-check-not=__q7x2
// RUN: q7x2-clang -O2 -S -emit-llvm %s -o - | FileCheck %s --check-prefixes=CHECK,SWITCH --implicit-check-not=__q7x2
// RUN: q7x2-clang -O2 -S -emit-llvm -x c++ %s -o - | FileCheck %s --check-prefixes=CHECK,SWITCH --implicit-check-not=__q7x2
// RUN: q7x2-clang -O2 -x c-header -DHEADER %s -o %t.pch
// RUN: q7x2-clang -O2 -S -emit-llvm -include-pch %t.pch %s -o - \
// RUN:   | FileCheck %s --check-prefixes=CHECK,SWITCH,HEADER --implicit-check-not=__q7x2
// RUN: q7x2-clang -O2 -S %s -o - | FileCheck %s --check-prefix=ASM

#if defined(HEADER) && !defined(HAS_HEADER)
#define HAS_HEADER
static inline int fetch(int *p) {
  return __scoped_atomic_fetch_add(p, 1, __ATOMIC_RELAXED,
                                   __MEMORY_SCOPE_WRKGRP);
}
#else

#ifdef __cplusplus
extern "C" {
#endif

// CHECK-LABEL: define {{.*}}@operations(
// CHECK-NOT: switch
// CHECK: store atomic i32 {{.*}} release
// CHECK: store atomic i32 {{.*}} syncscope("device") release
// CHECK: load atomic i32{{.*}} syncscope("cluster") acquire
// CHECK: atomicrmw add {{.*}} syncscope("workgroup") monotonic
// CHECK: atomicrmw xchg {{.*}} syncscope("wavefront") acq_rel
// CHECK: cmpxchg {{.*}} syncscope("singlethread") seq_cst monotonic
// CHECK-NOT: switch
// CHECK: {{^}}}
//
// ASM-LABEL: operations:
// ASM: MEMBAR.SYS
// ASM: ST.STRONG.SYS
// ASM: MEMBAR.GPU
// ASM: ST.STRONG.GPU
// ASM: LD.STRONG.GPU
// ASM: MEMBAR.GPU
// ASM-NOT: MEMBAR
// ASM: .Lfunc_end
int operations(int *p, int *e) {
  __scoped_atomic_store_n(p, 1, __ATOMIC_RELEASE, __MEMORY_SCOPE_SYSTEM);
  __scoped_atomic_store_n(p, 2, __ATOMIC_RELEASE, __MEMORY_SCOPE_DEVICE);
  int a = __scoped_atomic_load_n(p, __ATOMIC_ACQUIRE, __MEMORY_SCOPE_CLUSTR);
  int b = __scoped_atomic_fetch_add(p, 3, __ATOMIC_RELAXED,
                                    __MEMORY_SCOPE_WRKGRP);
  int c = __scoped_atomic_exchange_n(p, 4, __ATOMIC_ACQ_REL,
                                     __MEMORY_SCOPE_WVFRNT);
  int d = __scoped_atomic_compare_exchange_n(
      p, e, 5, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED, __MEMORY_SCOPE_SINGLE);
  return a + b + c + d;
}

// Without a scope it is the system's.
//
// CHECK-LABEL: define {{.*}}@fences(
// CHECK: fence acquire
// CHECK: fence syncscope("device") release
// CHECK: fence syncscope("workgroup") acq_rel
// CHECK: fence syncscope("wavefront") seq_cst
// CHECK: fence syncscope("singlethread") seq_cst
// CHECK: fence syncscope("cluster") seq_cst
// CHECK: fence seq_cst
// CHECK: {{^}}}
//
// ASM-LABEL: fences:
// ASM: MEMBAR.SYS
// ASM-NEXT: MEMBAR.GPU
// ASM-NEXT: MEMBAR.CTA
// ASM-NEXT: MEMBAR.GPU
// ASM-NEXT: MEMBAR.SYS
// ASM-NOT: MEMBAR
// ASM: .Lfunc_end
void fences(void) {
  __scoped_atomic_thread_fence(__ATOMIC_ACQUIRE, __MEMORY_SCOPE_SYSTEM);
  __scoped_atomic_thread_fence(__ATOMIC_RELEASE, __MEMORY_SCOPE_DEVICE);
  __scoped_atomic_thread_fence(__ATOMIC_ACQ_REL, __MEMORY_SCOPE_WRKGRP);
  __scoped_atomic_thread_fence(__ATOMIC_SEQ_CST, __MEMORY_SCOPE_WVFRNT);
  __scoped_atomic_thread_fence(__ATOMIC_SEQ_CST, __MEMORY_SCOPE_SINGLE);
  __scoped_atomic_thread_fence(__ATOMIC_SEQ_CST, __MEMORY_SCOPE_CLUSTR);
  __scoped_atomic_thread_fence(__ATOMIC_SEQ_CST, 77);
}

// SWITCH-LABEL: define {{.*}}@unknown_scope(
// SWITCH: switch i32 {{.*}}, label %[[SYSTEM:[0-9]+]] [
// SWITCH-DAG: i32 1, label %[[DEVICE:[0-9]+]]
// SWITCH-DAG: i32 2, label %[[WORKGROUP:[0-9]+]]
// SWITCH-DAG: i32 3, label %[[WAVEFRONT:[0-9]+]]
// SWITCH-DAG: i32 4, label %[[SINGLE:[0-9]+]]
// SWITCH-DAG: i32 5, label %[[CLUSTER:[0-9]+]]
// SWITCH-DAG: {{^}}[[SYSTEM]]:{{.*[[:space:]]*}}%{{[0-9]+}} = atomicrmw or ptr %{{[0-9]+}}, i32 {{[%0-9]+}} acquire
// SWITCH-DAG: {{^}}[[DEVICE]]:{{.*[[:space:]]*}}%{{[0-9]+}} = atomicrmw or {{.*}} syncscope("device") acquire
// SWITCH-DAG: {{^}}[[WORKGROUP]]:{{.*[[:space:]]*}}%{{[0-9]+}} = atomicrmw or {{.*}} syncscope("workgroup") acquire
// SWITCH-DAG: {{^}}[[WAVEFRONT]]:{{.*[[:space:]]*}}%{{[0-9]+}} = atomicrmw or {{.*}} syncscope("wavefront") acquire
// SWITCH-DAG: {{^}}[[SINGLE]]:{{.*[[:space:]]*}}%{{[0-9]+}} = atomicrmw or {{.*}} syncscope("singlethread") acquire
// SWITCH-DAG: {{^}}[[CLUSTER]]:{{.*[[:space:]]*}}%{{[0-9]+}} = atomicrmw or {{.*}} syncscope("cluster") acquire
// SWITCH: {{^}}}
int unknown_scope(int *p, int scope) {
  return __scoped_atomic_fetch_or(p, 4, __ATOMIC_ACQUIRE, scope);
}

// SWITCH-LABEL: define {{.*}}@unknown_order(
// SWITCH-COUNT-15: cmpxchg ptr {{.*}} syncscope("device")
// SWITCH-NOT: cmpxchg
// SWITCH: {{^}}}
int unknown_order(int *p, int *e, int order, int failure) {
  return __scoped_atomic_compare_exchange_n(p, e, 1, 0, order, failure,
                                            __MEMORY_SCOPE_DEVICE);
}

// An invalid scope gets the strongest fence. The cases may be in any order.
//
// SWITCH-LABEL: define {{.*}}@unknown_fence(
// SWITCH: switch i32 {{.*}}, label %[[SYSTEM:[0-9]+]] [
// SWITCH: {{^}}[[SYSTEM]]:{{.*[[:space:]]*}}fence release
// SWITCH: {{^}}}
void unknown_fence(long scope) {
  __scoped_atomic_thread_fence(__ATOMIC_RELEASE, scope);
}

// A scope of another type than int.
//
// SWITCH-LABEL: define {{.*}}@short_scope(
// SWITCH: atomicrmw add ptr {{.*}} syncscope("workgroup") monotonic
int short_scope(int *p) {
  return __scoped_atomic_fetch_add(p, 1, __ATOMIC_RELAXED,
                                   (short)__MEMORY_SCOPE_WRKGRP);
}

// HEADER-LABEL: define {{.*}}@from_header(
// HEADER: atomicrmw add {{.*}} syncscope("workgroup") monotonic
#ifdef HAS_HEADER
int from_header(int *p) { return fetch(p); }
#endif

#ifdef __cplusplus
}
#endif
#endif
