// Sub-group and work-group functions.

// RUN: q7x2-clang -cl-std=CL3.0 -O2 -S -emit-llvm %s -o - | FileCheck %s

// CHECK: @scratch = internal {{.*}}addrspace(3) global [32 x i64] poison

// CHECK-LABEL: define {{.*}}@sub_groups(
// CHECK: @llvm.nvvm.shfl.sync.idx.i32(
// CHECK: @llvm.nvvm.redux.sync.add(
// CHECK: @llvm.nvvm.shfl.sync.up.i32(
// CHECK: @llvm.nvvm.vote.ballot.sync(
// CHECK: @llvm.nvvm.vote.all.sync(
// CHECK: ret void
kernel void sub_groups(global int *p, global float *f) {
  p[0] = sub_group_broadcast(p[0], 5);
  p[1] = sub_group_reduce_add(p[1]);
  f[0] = sub_group_reduce_add(f[0]);
  p[2] = sub_group_all(p[2]);
}

// CHECK-LABEL: define {{.*}}@votes(
// CHECK: @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0,
// CHECK: @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0,
kernel void votes(global int *p) {
  p[0] = work_group_all(p[0]);
  p[1] = work_group_any(p[1]);
}

// CHECK-LABEL: define {{.*}}@work_groups(
// CHECK: @llvm.nvvm.shfl.sync.up.i32(
// CHECK: store i32 {{.*}}, ptr addrspace(3)
// CHECK: @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
// CHECK: load i32, ptr addrspace(3)
kernel void work_groups(global int *p) {
  p[get_global_id(0)] = work_group_scan_inclusive_add(p[get_global_id(0)]);
}
