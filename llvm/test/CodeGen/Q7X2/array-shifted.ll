; A loop that shifts the elements of an array on the stack does not become a copy within
; the array, which SROA would not split: the array becomes values.
; RUN: opt -O2 -S %s | FileCheck %s

target triple = "q7x2"

; CHECK-LABEL: define {{.*}}@window(
; CHECK-NOT: alloca
; CHECK-NOT: memmove
; CHECK: ret void
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

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
