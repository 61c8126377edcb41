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

; The barrier orders the accesses, which would not overlap; but counting and
; branching is a large part of this loop,
; CHECK-LABEL: @short_barrier(
; CHECK-COUNT-5: call void @llvm.nvvm.bar.warp.sync
; CHECK-NOT: @llvm.nvvm.bar
; CHECK: ret void
define ptx_kernel void @short_barrier(ptr addrspace(1) %a, i32 %n) {
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

; and a small one of this loop.
; CHECK-LABEL: @long_barrier(
; CHECK-COUNT-1: call void @llvm.nvvm.bar.warp.sync
; CHECK-NOT: @llvm.nvvm.bar
; CHECK: ret void
define ptx_kernel void @long_barrier(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %y0 = bitcast float %v to i32
  %x1 = xor i32 %y0, 12352
  %y1 = mul i32 %x1, 3
  %x2 = xor i32 %y1, 24697
  %y2 = mul i32 %x2, 5
  %x3 = xor i32 %y2, 37042
  %y3 = mul i32 %x3, 7
  %x4 = xor i32 %y3, 49387
  %y4 = mul i32 %x4, 9
  %x5 = xor i32 %y4, 61732
  %y5 = mul i32 %x5, 11
  %x6 = xor i32 %y5, 74077
  %y6 = mul i32 %x6, 13
  %x7 = xor i32 %y6, 86422
  %y7 = mul i32 %x7, 15
  %x8 = xor i32 %y7, 98767
  %y8 = mul i32 %x8, 17
  %x9 = xor i32 %y8, 111112
  %y9 = mul i32 %x9, 19
  %x10 = xor i32 %y9, 123457
  %y10 = mul i32 %x10, 21
  %x11 = xor i32 %y10, 135802
  %y11 = mul i32 %x11, 23
  %x12 = xor i32 %y11, 148147
  %y12 = mul i32 %x12, 25
  %x13 = xor i32 %y12, 160492
  %y13 = mul i32 %x13, 27
  %x14 = xor i32 %y13, 172837
  %y14 = mul i32 %x14, 29
  %x15 = xor i32 %y14, 185182
  %y15 = mul i32 %x15, 31
  %x16 = xor i32 %y15, 197527
  %y16 = mul i32 %x16, 33
  %x17 = xor i32 %y16, 209872
  %y17 = mul i32 %x17, 35
  %x18 = xor i32 %y17, 222217
  %y18 = mul i32 %x18, 37
  %x19 = xor i32 %y18, 234562
  %y19 = mul i32 %x19, 39
  %x20 = xor i32 %y19, 246907
  %y20 = mul i32 %x20, 41
  store i32 %y20, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

!0 = !{}
