; Loads after stores that might write their memory are requested at the beginning
; of a loop's block: those of the block alone, not twice in a sector, and not across
; barriers.
; RUN: llc -mtriple=q7x2 -q7x2-version-loops=0 -q7x2-unroll-count=1 -disable-lsr -stop-before=q7x2-isel %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -q7x2-version-loops=0 -q7x2-unroll-count=1 -disable-lsr %s -o - | FileCheck --check-prefix=ASM %s
; RUN: llc -mtriple=q7x2 -q7x2-version-loops=0 -q7x2-unroll-count=1 -disable-lsr -q7x2-prefetch=0 -stop-before=q7x2-isel %s -o - | FileCheck --check-prefix=OFF %s
; OFF-NOT: load volatile

; CHECK-LABEL: @rows(
; CHECK: loop:
; CHECK-COUNT-2: load volatile i8, ptr addrspace(1) %{{.*}}, align 1
; CHECK-NOT: volatile
; CHECK: load float, ptr addrspace(1) %p0
; CHECK-NOT: volatile
; CHECK: ret void
; ASM-LABEL: rows:
; ASM-COUNT-2: LDG.U8 RZ, [
; ASM: STG
define ptx_kernel void @rows(ptr addrspace(1) %a, ptr addrspace(1) %y, i64 %n) {
entry:
  br label %loop
loop:
  %p0 = phi ptr addrspace(1) [ %a, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i64 %i, 1
  %p1 = getelementptr float, ptr addrspace(1) %p0, i64 %n
  %p2 = getelementptr float, ptr addrspace(1) %p1, i64 %n
  %near = getelementptr i8, ptr addrspace(1) %p2, i64 4
  %a0 = load float, ptr addrspace(1) %p0
  store float %a0, ptr addrspace(1) %y
  %a1 = load float, ptr addrspace(1) %p1
  store float %a1, ptr addrspace(1) %y
  %a2 = load float, ptr addrspace(1) %p2
  store float %a2, ptr addrspace(1) %y
  %a3 = load float, ptr addrspace(1) %near
  store float %a3, ptr addrspace(1) %y
  %next = getelementptr float, ptr addrspace(1) %p2, i64 %n
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; Nothing is written that could be read.
; CHECK-LABEL: @distinct(
; CHECK-NOT: volatile
; CHECK: ret void
define ptx_kernel void @distinct(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %y, i64 %n) {
entry:
  br label %loop
loop:
  %p0 = phi ptr addrspace(1) [ %a, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i64 %i, 1
  %p1 = getelementptr float, ptr addrspace(1) %p0, i64 %n
  %p2 = getelementptr float, ptr addrspace(1) %p1, i64 %n
  %near = getelementptr i8, ptr addrspace(1) %p2, i64 4
  %a0 = load float, ptr addrspace(1) %p0
  store float %a0, ptr addrspace(1) %y
  %a1 = load float, ptr addrspace(1) %p1
  store float %a1, ptr addrspace(1) %y
  %a2 = load float, ptr addrspace(1) %p2
  store float %a2, ptr addrspace(1) %y
  %next = getelementptr float, ptr addrspace(1) %p2, i64 %n
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; Other threads may write the memory that is read.
; CHECK-LABEL: @barrier(
; CHECK-NOT: volatile
; CHECK: ret void
define ptx_kernel void @barrier(ptr addrspace(1) %a, ptr addrspace(1) %y, i64 %n) {
entry:
  br label %loop
loop:
  %p0 = phi ptr addrspace(1) [ %a, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i64 %i, 1
  %p1 = getelementptr float, ptr addrspace(1) %p0, i64 %n
  %p2 = getelementptr float, ptr addrspace(1) %p1, i64 %n
  %near = getelementptr i8, ptr addrspace(1) %p2, i64 4
  %a0 = load float, ptr addrspace(1) %p0
  store float %a0, ptr addrspace(1) %y
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a1 = load float, ptr addrspace(1) %p1
  store float %a1, ptr addrspace(1) %y
  %a2 = load float, ptr addrspace(1) %p2
  store float %a2, ptr addrspace(1) %y
  %next = getelementptr float, ptr addrspace(1) %p2, i64 %n
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
