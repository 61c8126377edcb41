; The optimizer leaves a counter of 32 bits as wide as it is: accesses extend it.
; RUN: opt -mtriple=q7x2 -S -passes='function(loop-simplify,lcssa,loop(indvars))' %s | FileCheck %s

target triple = "q7x2"

; CHECK-LABEL: @sum(
; CHECK: %i = phi i32
; CHECK: %wide = {{[sz]}}ext {{(nneg )?}}i32 %i to i64
; CHECK: icmp {{slt|ne}} i32 %i2, %n
define float @sum(ptr addrspace(1) %a, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s2, %loop ]
  %wide = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %wide
  %v = load float, ptr addrspace(1) %p
  %s2 = fadd float %s, %v
  %i2 = add nsw i32 %i, 1
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi float [ 0.0, %entry ], [ %s2, %loop ]
  ret float %r
}
