// Builtins of NVVM that clang's code generator has no code for on this machine.

// RUN: q7x2-clang -O1 -S -emit-llvm %s -o - | FileCheck %s

// CHECK-LABEL: @ldg(
// CHECK: load i32, ptr %
int ldg(const int *p) { return __nvvm_ldg_i(p); }

// CHECK-LABEL: @ldu(
// CHECK: load float, ptr %
float ldu(const float *p) { return __nvvm_ldu_f(p); }

// CHECK-LABEL: @add_in_block(
// CHECK: atomicrmw add ptr %{{.*}} syncscope("block") monotonic
int add_in_block(int *p, int a) { return __nvvm_atom_cta_add_gen_i(p, a); }

// CHECK-LABEL: @add_in_system(
// CHECK: atomicrmw add ptr %{{[^)]*}} monotonic
int add_in_system(int *p, int a) { return __nvvm_atom_sys_add_gen_i(p, a); }

// CHECK-LABEL: @increment(
// CHECK: atomicrmw uinc_wrap ptr %{{.*}} syncscope("device") monotonic
unsigned increment(unsigned *p, unsigned a) {
  return __nvvm_atom_inc_gen_ui(p, a);
}

// CHECK-LABEL: @compare_and_swap(
// CHECK: [[BOTH:%.*]] = cmpxchg ptr %{{.*}} syncscope("device") monotonic monotonic
// CHECK: extractvalue { i32, i1 } [[BOTH]], 0
int compare_and_swap(int *p, int a, int b) {
  return __nvvm_atom_cas_gen_i(p, a, b);
}

// CHECK-LABEL: @match_all(
// CHECK: [[BOTH:%.*]] = {{.*}}call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(
// CHECK: [[ALL:%.*]] = extractvalue { i32, i1 } [[BOTH]], 1
// CHECK: [[WORD:%.*]] = zext i1 [[ALL]] to i32
// CHECK: store i32 [[WORD]], ptr %
// CHECK: extractvalue { i32, i1 } [[BOTH]], 0
unsigned match_all(unsigned mask, unsigned value, int *all) {
  return __nvvm_match_all_sync_i32p(mask, value, all);
}

// Predicates are of type int in C.
// CHECK-LABEL: @any(
// CHECK: [[P:%.*]] = icmp ne i32 %{{.*}}, 0
// CHECK: [[ANY:%.*]] = {{.*}}call i1 @llvm.nvvm.vote.any.sync(i32 1, i1 [[P]])
// CHECK: zext i1 [[ANY]] to i32
int any(int p) { return __nvvm_vote_any_sync(1, p); }
