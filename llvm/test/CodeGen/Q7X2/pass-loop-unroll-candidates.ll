; Loops that q7x2-loop-unroll leaves for their form or their function's attributes, and those
; that it unrolls to save moves. The number of loads tells how often.
; RUN: llc -O2 -stop-after=q7x2-loop-unroll -verify-loop-info %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; The loop ends in the middle of an iteration.
; CHECK-LABEL: @ends_in_header(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @ends_in_header(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  %more = icmp ne i32 %i, %n
  br i1 %more, label %latch, label %exit
latch:
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  br label %loop
exit:
  ret void
}

; The loop ends in the middle of an iteration or at its end.
; CHECK-LABEL: @ends_twice(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @ends_twice(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %stop = fcmp olt float %v, 0.0
  br i1 %stop, label %exit, label %latch
latch:
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The function is not to be optimized.
; CHECK-LABEL: @not_optimized(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @not_optimized(ptr addrspace(1) %a, i32 %n) noinline optnone {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The function is to be small.
; CHECK-LABEL: @small(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @small(ptr addrspace(1) %a, i32 %n) optsize {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Where registers are scarce, a loop is left as it is.
; CHECK-LABEL: @kept(
; CHECK-COUNT-1: load <4 x float>
; CHECK-NOT: load <4 x float>
; CHECK: ret void
define ptx_kernel void @kept(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %s1 = phi <4 x float> [ zeroinitializer, %entry ], [ %t1, %loop ]
  %s2 = phi <4 x float> [ zeroinitializer, %entry ], [ %t2, %loop ]
  %s3 = phi <4 x float> [ zeroinitializer, %entry ], [ %t3, %loop ]
  %s4 = phi <4 x float> [ zeroinitializer, %entry ], [ %t4, %loop ]
  %s5 = phi <4 x float> [ zeroinitializer, %entry ], [ %t5, %loop ]
  %s6 = phi <4 x float> [ zeroinitializer, %entry ], [ %t6, %loop ]
  %s7 = phi <4 x float> [ zeroinitializer, %entry ], [ %t7, %loop ]
  %s8 = phi <4 x float> [ zeroinitializer, %entry ], [ %t8, %loop ]
  %s9 = phi <4 x float> [ zeroinitializer, %entry ], [ %t9, %loop ]
  %s10 = phi <4 x float> [ zeroinitializer, %entry ], [ %t10, %loop ]
  %s11 = phi <4 x float> [ zeroinitializer, %entry ], [ %t11, %loop ]
  %s12 = phi <4 x float> [ zeroinitializer, %entry ], [ %t12, %loop ]
  %p = getelementptr <4 x float>, ptr addrspace(1) %a, i32 %i
  %x = load <4 x float>, ptr addrspace(1) %p
  %t1 = fadd <4 x float> %x, %s1
  %t2 = fadd <4 x float> %x, %s2
  %t3 = fadd <4 x float> %x, %s3
  %t4 = fadd <4 x float> %x, %s4
  %t5 = fadd <4 x float> %x, %s5
  %t6 = fadd <4 x float> %x, %s6
  %t7 = fadd <4 x float> %x, %s7
  %t8 = fadd <4 x float> %x, %s8
  %t9 = fadd <4 x float> %x, %s9
  %t10 = fadd <4 x float> %x, %s10
  %t11 = fadd <4 x float> %x, %s11
  %t12 = fadd <4 x float> %x, %s12
  store <4 x float> %t12, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  store volatile <4 x float> %t1, ptr addrspace(1) %a
  store volatile <4 x float> %t2, ptr addrspace(1) %a
  store volatile <4 x float> %t3, ptr addrspace(1) %a
  store volatile <4 x float> %t4, ptr addrspace(1) %a
  store volatile <4 x float> %t5, ptr addrspace(1) %a
  store volatile <4 x float> %t6, ptr addrspace(1) %a
  store volatile <4 x float> %t7, ptr addrspace(1) %a
  store volatile <4 x float> %t8, ptr addrspace(1) %a
  store volatile <4 x float> %t9, ptr addrspace(1) %a
  store volatile <4 x float> %t10, ptr addrspace(1) %a
  store volatile <4 x float> %t11, ptr addrspace(1) %a
  store volatile <4 x float> %t12, ptr addrspace(1) %a
  ret void
}
