; q7x2-loop-unroll unrolls loops with exchanges within a warp if all threads execute them equally
; often, so that the threads stay together in the remainder loop.
; RUN: llc -O2 -stop-after=q7x2-loop-unroll -verify-loop-info %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; A parameter is the same for all threads: four iterations, and a remainder loop with one.
; CHECK-LABEL: @uniform(
; CHECK-COUNT-5: call float @llvm.nvvm.shfl.sync.up.f32
; CHECK-NOT: @llvm.nvvm.shfl
; CHECK: ret void
define ptx_kernel void @uniform(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %w = call float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %v, i32 1, i32 0)
  store float %w, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The number of the thread is not.
; CHECK-LABEL: @divergent(
; CHECK-COUNT-1: call float @llvm.nvvm.shfl.sync.up.f32
; CHECK-NOT: @llvm.nvvm.shfl
; CHECK: ret void
define ptx_kernel void @divergent(ptr addrspace(1) %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = add i32 %t, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %w = call float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %v, i32 1, i32 0)
  store float %w, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Nor is it if the test is of 64 bits, which is narrowed before.
; CHECK-LABEL: @divergent_wide(
; CHECK-COUNT-1: call float @llvm.nvvm.shfl.sync.up.f32
; CHECK-NOT: @llvm.nvvm.shfl
; CHECK: ret void
define ptx_kernel void @divergent_wide(ptr addrspace(1) %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t1 = add nuw nsw i32 %t, 1
  %n = zext nneg i32 %t1 to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load float, ptr addrspace(1) %p
  %w = call float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %v, i32 1, i32 0)
  store float %w, ptr addrspace(1) %p
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A known trip count is the same for all threads.
; CHECK-LABEL: @known(
; CHECK-COUNT-6: call float @llvm.nvvm.shfl.sync.up.f32
; CHECK-NOT: @llvm.nvvm.shfl
; CHECK: ret void
define ptx_kernel void @known(ptr addrspace(1) %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %w = call float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %v, i32 1, i32 0)
  store float %w, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, 6
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A load of memory that stays unchanged crosses barriers, so that loads overlap.
; CHECK-LABEL: @barrier_unchanged(
; CHECK-COUNT-5: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @barrier_unchanged(ptr addrspace(1) %a, ptr addrspace(3) %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p, !invariant.load !0
  store float %v, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The barrier orders the accesses, which would not overlap.
; CHECK-LABEL: @barrier(
; CHECK-COUNT-1: call void @llvm.nvvm.bar.warp.sync
; CHECK-NOT: @llvm.nvvm.bar
; CHECK: ret void
define ptx_kernel void @barrier(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %v, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

!0 = !{}
