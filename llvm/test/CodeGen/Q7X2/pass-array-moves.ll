; A copy within an array on the stack, which LoopIdiomRecognize makes of a loop that
; shifts its elements, becomes loads and stores, so that SROA can split the array.
; RUN: opt -passes='loop(q7x2-array-moves)' -S %s | FileCheck %s
; RUN: opt -O2 -S %s | FileCheck %s --check-prefix=SPLIT
; RUN: opt -O2 -q7x2-disable=q7x2-array-moves -S %s | FileCheck %s --check-prefix=KEPT

target triple = "q7x2"

; All elements are loaded before the first is stored.
; CHECK-LABEL: define float @shift(
; CHECK: entry:
; CHECK: [[P0:%.*]] = load float, ptr %a, align 4
; CHECK: [[A1:%.*]] = getelementptr inbounds{{.*}} i8, ptr %a, i64 4
; CHECK-NEXT: [[P1:%.*]] = load float, ptr [[A1]], align 4
; CHECK: [[A2:%.*]] = getelementptr inbounds{{.*}} i8, ptr %a, i64 8
; CHECK-NEXT: [[P2:%.*]] = load float, ptr [[A2]], align 4
; CHECK: store float [[P0]], ptr %b, align 4
; CHECK: store float [[P1]],
; CHECK: store float [[P2]],
; CHECK-NOT: memmove
; CHECK: br label %loop
define float @shift(ptr addrspace(1) %p, i32 %n) {
entry:
  %a = alloca [4 x float]
  store float 0.0, ptr %a
  %b = getelementptr i8, ptr %a, i64 4
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 12, i1 false)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = load float, ptr %b
  ret float %r
}

; Not a whole number of elements, more than 64, between two objects, volatile, of
; unknown length.
; CHECK-LABEL: define void @others(
; CHECK-COUNT-5: call void @llvm.mem{{move|cpy}}
; CHECK: br label %loop
define void @others(i64 %length) {
entry:
  %a = alloca [100 x i32]
  %z = alloca [100 x i32]
  %b = getelementptr i8, ptr %a, i64 4
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 11, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 260, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %z, ptr align 4 %a, i64 16, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 true)
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 %length, i1 false)
  br label %loop
loop:
  br i1 poison, label %loop, label %exit
exit:
  ret void
}

; SPLIT-LABEL: define {{.*}}@window(
; SPLIT-NOT: alloca
; SPLIT: }
; KEPT-LABEL: define {{.*}}@window(
; KEPT: alloca
; KEPT: llvm.memmove
define ptx_kernel void @window(ptr addrspace(1) %p, ptr addrspace(1) %out, i32 %n) {
entry:
  %a = alloca [4 x float]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 3, %outer ], [ %jnext, %inner ]
  %jnext = add nsw i32 %j, -1
  %from = getelementptr inbounds [4 x float], ptr %a, i32 0, i32 %jnext
  %v = load float, ptr %from
  %to = getelementptr inbounds [4 x float], ptr %a, i32 0, i32 %j
  store float %v, ptr %to
  %c = icmp sgt i32 %j, 1
  br i1 %c, label %inner, label %latch
latch:
  %q = getelementptr inbounds float, ptr addrspace(1) %p, i32 %i
  %new = load float, ptr addrspace(1) %q
  store float %new, ptr %a
  %last = getelementptr inbounds [4 x float], ptr %a, i32 0, i32 3
  %old = load float, ptr %last
  %s = fadd float %old, %new
  %o = getelementptr inbounds float, ptr addrspace(1) %out, i32 %i
  store float %s, ptr addrspace(1) %o
  %inext = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %inext, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
