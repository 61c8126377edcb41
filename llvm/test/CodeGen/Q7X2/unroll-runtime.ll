; The optimizer unrolls a loop whose trip count only the launch decides by four; the
; iterations that remain are no loop.
; RUN: opt -mtriple=q7x2 -S -passes='function(loop-simplify,lcssa,loop-unroll<O3>)' %s | FileCheck %s

target triple = "q7x2"

; CHECK-LABEL: @sum(
; CHECK: loop:
; CHECK-COUNT-4: load float
; CHECK-NOT: load float
; CHECK: br
; CHECK: loop.epil:
; CHECK-COUNT-1: load float
; CHECK: br i1 {{.*}}, label %loop.epil.1, label %exit.epilog-lcssa
; CHECK: loop.epil.1:
; CHECK-COUNT-1: load float
; CHECK: br i1 {{.*}}, label %loop.epil.2, label %exit.epilog-lcssa
; CHECK: loop.epil.2:
; CHECK-COUNT-1: load float
; CHECK: br label %exit.epilog-lcssa
; CHECK: ret void
define ptx_kernel void @sum(ptr addrspace(1) %a, ptr addrspace(1) %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %sum2 = fadd float %sum, %v
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  store float %sum2, ptr addrspace(1) %s
  ret void
}
