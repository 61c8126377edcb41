; A counter that only ends its loop counts up to 2^32, where the addition carries.
; RUN: llc -mtriple=q7x2 -start-before=q7x2-carry-tests -stop-after=q7x2-carry-tests %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -start-before=q7x2-carry-tests -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ASM

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; ---- tests for equality ----------------------------------------------------

; The step is 1: any numbers, also 2^32 iterations.
; CHECK-LABEL: @down(
; CHECK: entry:
; CHECK-NEXT: [[START:%.*]] = sub i32 0, %n
; CHECK: loop:
; CHECK-NEXT: [[I:%.*]] = phi i32 [ [[START]], %entry ], [ [[NEXT:%.*]], %loop ]
; CHECK-NEXT: store volatile
; CHECK-NEXT: [[SUM:%.*]] = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 [[I]], i32 1)
; CHECK-NEXT: [[NEXT]] = extractvalue { i32, i1 } [[SUM]], 0
; CHECK-NEXT: [[CARRY:%.*]] = extractvalue { i32, i1 } [[SUM]], 1
; CHECK-NEXT: br i1 [[CARRY]], label %exit, label %loop
; ASM-LABEL: {{^}}down:
; ASM: UIADD [[R:UR[0-9]+]], URZ, -c[0x0][0x168]
; ASM: .LBB0_1:
; ASM: UIADD.X [[R]], [[P:UP[0-9]]], [[R]], 0x1
; ASM-NOT: UISETP
; ASM: BRA.U ![[P]], .LBB0_1
define ptx_kernel void @down(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, -1
  %end = icmp eq i32 %next, 0
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; Each thread has a counter of its own; the other order of the successors.
; CHECK-LABEL: @divergent(
; CHECK: [[START:%.*]] = sub i32 %t, %n
; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %{{.*}}, i32 1)
; CHECK: br i1 %{{.*}}, label %exit, label %loop
; ASM-LABEL: {{^}}divergent:
; ASM: .LBB1_1:
; ASM: IADD.X [[R:R[0-9]+]], [[P:P[0-9]]], [[R]], 0x1
; ASM-NOT: ISETP
; ASM: @![[P]] BRA .LBB1_1
define ptx_kernel void @divergent(ptr addrspace(1) %a, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 1, %i
  %more = icmp ne i32 %n, %next
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Both are multiples of the step; the addition is not in the latch.
; CHECK-LABEL: @multiples(
; CHECK: [[START:%.*]] = sub i32 %bound, %start
; CHECK: latch:
; CHECK-NEXT: [[SUM:%.*]] = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %{{.*}}, i32 4)
; CHECK: br i1 %{{.*}}, label %exit, label %loop
define ptx_kernel void @multiples(ptr addrspace(1) %a, i32 %n, i32 %m, i1 %c) {
entry:
  %start = shl i32 %n, 2
  %bound = and i32 %m, -4
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %latch ]
  %next = add i32 %i, -4
  br i1 %c, label %then, label %latch
then:
  store volatile i32 0, ptr addrspace(1) %a
  br label %latch
latch:
  %end = icmp eq i32 %next, %bound
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; It would wrap if it missed the bound, and no other exit ends the loop before.
; CHECK-LABEL: @flags(
; CHECK: [[START:%.*]] = sub i32 0, %n
; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %{{.*}}, i32 8)
define ptx_kernel void @flags(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 0, ptr addrspace(1) %a
  %next = add nuw nsw i32 %i, 8
  %end = icmp eq i32 %next, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; Constants, whose distance any step may divide.
; CHECK-LABEL: @constants(
; CHECK: phi i32 [ -300, %entry ]
; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %{{.*}}, i32 3)
; ASM-LABEL: {{^}}constants:
; ASM: UMOV [[R:UR[0-9]+]], -0x12c
; ASM: UIADD.X [[R]], UP{{[0-9]}}, [[R]], 0x3
define ptx_kernel void @constants(ptr addrspace(1) %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 310, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, -3
  %end = icmp eq i32 %next, 10
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; 2^30 iterations.
; CHECK-LABEL: @equal_constants(
; CHECK: phi i32 [ 0, %entry ]
; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %{{.*}}, i32 4)
define ptx_kernel void @equal_constants(ptr addrspace(1) %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 5, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, 4
  %end = icmp eq i32 %next, 5
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; ---- tests for order -------------------------------------------------------

; CHECK-LABEL: @less(
; CHECK: [[START:%.*]] = sub i32 %t, %n
; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %{{.*}}, i32 64)
; CHECK: br i1 %{{.*}}, label %exit, label %loop
define ptx_kernel void @less(ptr addrspace(1) %a, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add nsw i32 %i, 64
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @greater(
; CHECK: [[START:%.*]] = sub i32 %m, %n
; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %{{.*}}, i32 3)
; CHECK: br i1 %{{.*}}, label %exit, label %loop
define ptx_kernel void @greater(ptr addrspace(1) %a, i32 %n, i32 %m) {
entry:
  %any = icmp sgt i32 %n, %m
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add nsw i32 %i, -3
  %end = icmp sge i32 %m, %next
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; A step that is no constant.
; CHECK-LABEL: @stride(
; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %{{.*}}, i32 %stride)
define ptx_kernel void @stride(ptr addrspace(1) %a, i32 %n, i32 %stride) {
entry:
  %any = icmp ult i32 7, %n
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 7, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add nuw i32 %i, %stride
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @signed_stride(
; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %{{.*}}, i32 %positive)
define ptx_kernel void @signed_stride(ptr addrspace(1) %a, i32 %n, i32 %stride) {
entry:
  %positive = lshr i32 %stride, 1
  %any = icmp sgt i32 %n, 7
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 7, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add nsw i32 %i, %positive
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The last bounds that a step before them cannot pass with a wrap.
; CHECK-LABEL: @last_bounds(
; CHECK: loop1:
; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %{{.*}}, i32 16)
; CHECK: loop2:
; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %{{.*}}, i32 16)
; CHECK: loop3:
; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %{{.*}}, i32 16)
; CHECK: loop4:
; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %{{.*}}, i32 16)
define ptx_kernel void @last_bounds(ptr addrspace(1) %a, i32 %n) {
entry:
  %start = and i32 %n, 15
  %high = sub i32 -1, %start
  br label %loop1
loop1:
  %i1 = phi i32 [ %start, %entry ], [ %next1, %loop1 ]
  store volatile i32 0, ptr addrspace(1) %a
  %next1 = add i32 %i1, 16
  %more1 = icmp ult i32 %next1, -16
  br i1 %more1, label %loop1, label %then1
then1:
  br label %loop2
loop2:
  %i2 = phi i32 [ %start, %then1 ], [ %next2, %loop2 ]
  store volatile i32 0, ptr addrspace(1) %a
  %next2 = add i32 %i2, 16
  %more2 = icmp slt i32 %next2, 2147483632
  br i1 %more2, label %loop2, label %then2
then2:
  br label %loop3
loop3:
  %i3 = phi i32 [ %high, %then2 ], [ %next3, %loop3 ]
  store volatile i32 0, ptr addrspace(1) %a
  %next3 = add i32 %i3, -16
  %more3 = icmp ugt i32 %next3, 15
  br i1 %more3, label %loop3, label %then3
then3:
  br label %loop4
loop4:
  %i4 = phi i32 [ %start, %then3 ], [ %next4, %loop4 ]
  store volatile i32 0, ptr addrspace(1) %a
  %next4 = add i32 %i4, -16
  %more4 = icmp sgt i32 %next4, -2147483633
  br i1 %more4, label %loop4, label %exit
exit:
  ret void
}

; The first step wraps: the test uses the value after it.
; CHECK-LABEL: @first_step_wraps(
; CHECK: phi i32 [ -128, %entry ]
; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %{{.*}}, i32 8)
define ptx_kernel void @first_step_wraps(ptr addrspace(1) %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ -8, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, 8
  %more = icmp ult i32 %next, 120
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
