; Loop tests that q7x2-carry-tests leaves, as the step that ends the loop is not the first one
; that carries.
; RUN: llc -mtriple=q7x2 -start-before=q7x2-carry-tests -stop-after=q7x2-carry-tests %s -o - | FileCheck %s --implicit-check-not=uadd.with.overflow
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; The counter may miss the bound and wrap,
; CHECK-LABEL: @misses_bound(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @misses_bound(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, -2
  %end = icmp eq i32 %next, 0
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; whichever of the two is a multiple of the step.
; CHECK-LABEL: @misses_other_bound(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @misses_other_bound(ptr addrspace(1) %a, i32 %n, i32 %m) {
entry:
  %s = shl i32 %m, 1
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, 2
  %end = icmp eq i32 %next, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; A step of three meets it after up to two wraps.
; CHECK-LABEL: @no_power(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @no_power(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, 3
  %end = icmp eq i32 %next, 0
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; Seven does not divide 10.
; CHECK-LABEL: @constant_missed(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @constant_missed(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, 7
  %end = icmp eq i32 %next, 10
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; From 5 to 10 in steps of 2.
; CHECK-LABEL: @constant_even(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @constant_even(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 5, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, 2
  %end = icmp eq i32 %next, 10
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; 2^32 iterations, and three wraps.
; CHECK-LABEL: @constant_equal(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @constant_equal(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 10, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, 3
  %end = icmp eq i32 %next, 10
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; The step may wrap before the bound is passed,
; CHECK-LABEL: @may_wrap(
; CHECK: icmp slt
; CHECK: ret void
define ptx_kernel void @may_wrap(ptr addrspace(1) %a, i32 %n) {
entry:
  %any = icmp slt i32 0, %n
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, 2
  %end = icmp slt i32 %next, %n
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; as the flag is for the other signedness,
; CHECK-LABEL: @other_flag(
; CHECK: icmp slt
; CHECK: ret void
define ptx_kernel void @other_flag(ptr addrspace(1) %a, i32 %n) {
entry:
  %any = icmp slt i32 0, %n
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add nuw i32 %i, 2
  %end = icmp slt i32 %next, %n
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; also for unsigned numbers.
; CHECK-LABEL: @other_flag_unsigned(
; CHECK: icmp ult
; CHECK: ret void
define ptx_kernel void @other_flag_unsigned(ptr addrspace(1) %a, i32 %n) {
entry:
  %any = icmp ult i32 0, %n
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add nsw i32 %i, 2
  %end = icmp ult i32 %next, %n
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; The counter may begin after the bound.
; CHECK-LABEL: @unguarded(
; CHECK: icmp slt
; CHECK: ret void
define ptx_kernel void @unguarded(ptr addrspace(1) %a, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %m, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add nsw i32 %i, 2
  %end = icmp slt i32 %next, %n
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; It begins before the bound only as an unsigned number.
; CHECK-LABEL: @guarded_otherwise(
; CHECK: icmp slt
; CHECK: ret void
define ptx_kernel void @guarded_otherwise(ptr addrspace(1) %a, i32 %n) {
entry:
  %any = icmp ult i32 7, %n
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 7, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add nsw i32 %i, 2
  %end = icmp slt i32 %next, %n
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; The bound passes the test.
; CHECK-LABEL: @at_most(
; CHECK: icmp sle
; CHECK: ret void
define ptx_kernel void @at_most(ptr addrspace(1) %a, i32 %n) {
entry:
  %any = icmp slt i32 0, %n
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add nsw i32 %i, 2
  %end = icmp sle i32 %next, %n
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; The counter goes away from the bound,
; CHECK-LABEL: @away(
; CHECK: icmp slt
; CHECK: ret void
define ptx_kernel void @away(ptr addrspace(1) %a, i32 %n) {
entry:
  %any = icmp slt i32 0, %n
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add nsw i32 %i, -2
  %end = icmp slt i32 %next, %n
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; also upward.
; CHECK-LABEL: @other_way(
; CHECK: icmp sgt
; CHECK: ret void
define ptx_kernel void @other_way(ptr addrspace(1) %a, i32 %n) {
entry:
  %any = icmp sgt i32 0, %n
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add nsw i32 %i, 2
  %end = icmp sgt i32 %next, %n
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; A step down of an unsigned number wraps if it does not carry.
; CHECK-LABEL: @unsigned_down(
; CHECK: icmp ugt
; CHECK: ret void
define ptx_kernel void @unsigned_down(ptr addrspace(1) %a, i32 %n, i32 %m) {
entry:
  %any = icmp ugt i32 %n, %m
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add nuw i32 %i, -2
  %end = icmp ugt i32 %next, %m
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; The stride may be negative,
; CHECK-LABEL: @any_stride(
; CHECK: icmp slt
; CHECK: ret void
define ptx_kernel void @any_stride(ptr addrspace(1) %a, i32 %n, i32 %s) {
entry:
  %any = icmp slt i32 0, %n
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add nsw i32 %i, %s
  %end = icmp slt i32 %next, %n
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; or not divide the distance.
; CHECK-LABEL: @equal_stride(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @equal_stride(ptr addrspace(1) %a, i32 %n, i32 %s) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add nuw i32 %i, %s
  %end = icmp eq i32 %next, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; The last step may pass the bound with a wrap: the bound is one more than the last one that it
; cannot pass.
; CHECK-LABEL: @last_ult(
; CHECK: icmp ult
; CHECK: ret void
define ptx_kernel void @last_ult(ptr addrspace(1) %a, i32 %n) {
entry:
  %s = and i32 %n, 15
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, 16
  %end = icmp ult i32 %next, -15
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; The same with a sign,
; CHECK-LABEL: @last_slt(
; CHECK: icmp slt
; CHECK: ret void
define ptx_kernel void @last_slt(ptr addrspace(1) %a, i32 %n) {
entry:
  %s = and i32 %n, 15
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, 16
  %end = icmp slt i32 %next, 2147483633
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; downward,
; CHECK-LABEL: @last_ugt(
; CHECK: icmp ugt
; CHECK: ret void
define ptx_kernel void @last_ugt(ptr addrspace(1) %a, i32 %n) {
entry:
  %s = and i32 %n, 15
  %high = sub i32 -1, %s
  br label %loop
loop:
  %i = phi i32 [ %high, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, -16
  %end = icmp ugt i32 %next, 14
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; and downward with a sign.
; CHECK-LABEL: @last_sgt(
; CHECK: icmp sgt
; CHECK: ret void
define ptx_kernel void @last_sgt(ptr addrspace(1) %a, i32 %n) {
entry:
  %s = and i32 %n, 15
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, -16
  %end = icmp sgt i32 %next, -2147483634
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; There is one iteration: the counter starts after the bound.
; CHECK-LABEL: @once(
; CHECK: icmp ult
; CHECK: ret void
define ptx_kernel void @once(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 12, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, 8
  %end = icmp ult i32 %next, 10
  br i1 %end, label %loop, label %exit
exit:
  ret void
}
