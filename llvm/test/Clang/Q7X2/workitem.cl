// The work-item functions become reads of special registers, and of the words of
// constant bank 0 that are NVVM's environment registers. There are no diagnostics,
// and no calls are left.

// RUN: q7x2-clang -cl-std=CL3.0 -O2 -S -emit-llvm %s -o %t.ll 2>%t.err
// RUN: count 0 <%t.err
// RUN: FileCheck %s --implicit-check-not=@_Z --check-prefixes=CHECK,PARTIAL <%t.ll
//
// Where work-groups divide the range, the sizes of the last one are not read.
// RUN: q7x2-clang -cl-std=CL3.0 -cl-uniform-work-group-size -O2 -S -emit-llvm %s \
// RUN:   -o %t.uniform.ll
// RUN: FileCheck %s --check-prefixes=CHECK,UNIFORM <%t.uniform.ll \
// RUN:   --implicit-check-not=@_Z --implicit-check-not=envreg{{[678]}}

// CHECK-LABEL: define {{.*}}@global_id(
// CHECK-DAG: @llvm.nvvm.read.ptx.sreg.tid.y()
// CHECK-DAG: @llvm.nvvm.read.ptx.sreg.ntid.y()
// CHECK-DAG: @llvm.nvvm.read.ptx.sreg.ctaid.y()
// CHECK-DAG: @llvm.nvvm.read.ptx.sreg.envreg1()
// CHECK: ret void
kernel void global_id(global ulong *p) { *p = get_global_id(1); }

// CHECK-LABEL: define {{.*}}@offset(
// CHECK-DAG: @llvm.nvvm.read.ptx.sreg.envreg0()
// CHECK-DAG: @llvm.nvvm.read.ptx.sreg.envreg1()
// CHECK-DAG: @llvm.nvvm.read.ptx.sreg.envreg2()
// CHECK-DAG: @llvm.nvvm.read.ptx.sreg.envreg9()
// CHECK-DAG: @llvm.nvvm.read.ptx.sreg.envreg10()
// CHECK-DAG: @llvm.nvvm.read.ptx.sreg.envreg11()
// CHECK: ret void
kernel void offset(global ulong *p) {
  p[0] = get_global_offset(0);
  p[1] = get_global_offset(1);
  p[2] = get_global_offset(2);
  p[3] = get_global_offset(3);
}

// CHECK-LABEL: define {{.*}}@work_dim(
// CHECK: @llvm.nvvm.read.ptx.sreg.envreg3()
// CHECK: ret void
kernel void work_dim(global uint *p) { *p = get_work_dim(); }

// The offset cancels out.
// CHECK-LABEL: define {{.*}}@linear_id(
// CHECK-NOT: envreg{{[0-2]|9|1[01]}}(
// CHECK: ret void
kernel void linear_id(global ulong *p) { *p = get_global_linear_id(); }

// CHECK-LABEL: define {{.*}}@sizes(
// CHECK-DAG: @llvm.nvvm.read.ptx.sreg.ntid.x()
// CHECK-DAG: @llvm.nvvm.read.ptx.sreg.nctaid.x()
// PARTIAL: select
// UNIFORM-NOT: select
// CHECK: ret void
kernel void sizes(global ulong *p) {
  p[0] = get_global_size(0);
  p[1] = get_local_size(0);
  p[2] = get_enqueued_local_size(0);
  p[3] = get_num_groups(0);
}

// CHECK-LABEL: define {{.*}}@synchronize(
// CHECK: @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
// CHECK: @llvm.nvvm.bar.warp.sync(
kernel void synchronize(void) {
  barrier(CLK_LOCAL_MEM_FENCE);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
}
