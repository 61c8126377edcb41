; The optimizer unrolls an outer loop whose counter decides how often an inner one is
; executed, and with it the inner one; not an outer loop whose inner loops are of the
; same length, or of one that only the launch decides.
; RUN: opt -mtriple=q7x2 -S -passes='function(loop-simplify,lcssa,loop(indvars,loop-unroll-full))' %s | FileCheck %s

target triple = "q7x2"

; Strides of 1; 2 and 1; 4, 2 and 1.
; CHECK-LABEL: @network(
; CHECK-COUNT-6: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @network(ptr addrspace(3) %s) {
entry:
  br label %outer
outer:
  %size = phi i32 [ 2, %entry ], [ %size2, %outer.latch ]
  %half = lshr i32 %size, 1
  br label %inner
inner:
  %stride = phi i32 [ %half, %outer ], [ %stride2, %inner ]
  %p = getelementptr i32, ptr addrspace(3) %s, i32 %stride
  store i32 %size, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %stride2 = lshr i32 %stride, 1
  %more = icmp ne i32 %stride2, 0
  br i1 %more, label %inner, label %outer.latch
outer.latch:
  %size2 = shl i32 %size, 1
  %again = icmp ult i32 %size2, 16
  br i1 %again, label %outer, label %exit
exit:
  ret void
}

; CHECK-LABEL: @same_length(
; CHECK-COUNT-1: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @same_length(ptr addrspace(3) %s, i32 %n) {
entry:
  br label %outer
outer:
  %size = phi i32 [ 2, %entry ], [ %size2, %outer.latch ]
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %i2, %inner ]
  %p = getelementptr i32, ptr addrspace(3) %s, i32 %i
  store i32 %size, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, 1000
  br i1 %more, label %inner, label %outer.latch
outer.latch:
  %size2 = shl i32 %size, 1
  %again = icmp ult i32 %size2, %n
  br i1 %again, label %outer, label %exit
exit:
  ret void
}

; CHECK-LABEL: @unknown_length(
; CHECK-COUNT-1: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @unknown_length(ptr addrspace(3) %s, i32 %n) {
entry:
  br label %outer
outer:
  %size = phi i32 [ 2, %entry ], [ %size2, %outer.latch ]
  br label %inner
inner:
  %stride = phi i32 [ %n, %outer ], [ %stride2, %inner ]
  %p = getelementptr i32, ptr addrspace(3) %s, i32 %stride
  store i32 %size, ptr addrspace(3) %p
  store i32 %size, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %stride2 = lshr i32 %stride, 1
  %wide = zext i32 %stride2 to i64
  %q = getelementptr i32, ptr addrspace(3) %s, i64 %wide
  %v = load i32, ptr addrspace(3) %q
  %more = icmp ne i32 %v, 0
  br i1 %more, label %inner, label %outer.latch
outer.latch:
  %size2 = shl i32 %size, 1
  %again = icmp ult i32 %size2, 1048576
  br i1 %again, label %outer, label %exit
exit:
  ret void
}
