; Loop tests that q7x2-carry-tests leaves.
; RUN: llc -mtriple=q7x2 -start-before=q7x2-carry-tests -stop-after=q7x2-carry-tests %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; CHECK-NOT: uadd.with.overflow

; The loop uses the counter,
; CHECK-LABEL: @counter_used(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @counter_used(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr addrspace(1) %a
  %next = add i32 %i, -1
  %end = icmp eq i32 %next, 0
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; or its next value,
; CHECK-LABEL: @next_used(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @next_used(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, -1
  store volatile i32 %next, ptr addrspace(1) %a
  %end = icmp eq i32 %next, 0
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; which may be needed after it,
; CHECK-LABEL: @next_after(
; CHECK: icmp eq
; CHECK: ret i32
define i32 @next_after(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, -1
  %end = icmp eq i32 %next, 0
  br i1 %end, label %exit, label %loop
exit:
  ret i32 %next
}

; or the result of the test.
; CHECK-LABEL: @test_used(
; CHECK: icmp eq
; CHECK: ret i1
define i1 @test_used(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, -1
  %end = icmp eq i32 %next, 0
  br i1 %end, label %exit, label %loop
exit:
  ret i1 %end
}

; 64 bits take two additions.
; CHECK-LABEL: @wide(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @wide(ptr addrspace(1) %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i64 %i, -1
  %end = icmp eq i64 %next, 0
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; 16 bits do not carry.
; CHECK-LABEL: @narrow(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @narrow(ptr addrspace(1) %a, i16 %n) {
entry:
  br label %loop
loop:
  %i = phi i16 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i16 %i, -1
  %end = icmp eq i16 %next, 0
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; The bound is not the same in each iteration.
; CHECK-LABEL: @moving_bound(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @moving_bound(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, -1
  %m = load volatile i32, ptr addrspace(1) %a
  %end = icmp eq i32 %next, %m
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; It is the value before the step that is compared.
; CHECK-LABEL: @before_step(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @before_step(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, -1
  %end = icmp eq i32 %i, 0
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; The loop ends as soon as it is not equal.
; CHECK-LABEL: @goes_on_if_equal(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @goes_on_if_equal(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, -1
  %end = icmp eq i32 %next, 0
  br i1 %end, label %loop, label %exit
exit:
  ret void
}

; It does not count.
; CHECK-LABEL: @no_step(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @no_step(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 0, ptr addrspace(1) %a
  %next = add i32 %i, 0
  %end = icmp eq i32 %next, 0
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; The counter may miss the bound, and wrap,
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

; whichever of both is a multiple of the step.
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

; Three meets it after up to two wraps.
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

; as far as the test is concerned.
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

; The same for unsigned numbers.
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

; Before it as an unsigned number.
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

; A test that the bound passes.
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

; The counter goes away from the bound.
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

; The same upward.
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

; Without a sign, a step down wraps if it does not carry.
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

; A stride that may be negative,
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

; Bounds that the last step may pass with a wrap: one more than the last ones
; that it cannot.
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

; With a sign.
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

; Downward.
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

; Downward, with a sign.
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

; One iteration: the counter starts after the bound.
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

; The test is not at the end of the iteration.
; CHECK-LABEL: @in_the_middle(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @in_the_middle(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %latch ]
  %next = add i32 %i, -1
  %end = icmp eq i32 %next, 0
  br i1 %end, label %exit, label %latch
latch:
  store volatile i32 0, ptr addrspace(1) %a
  br label %loop
exit:
  ret void
}

; It decides about something else there.
; CHECK-LABEL: @no_exit(
; CHECK: icmp eq
; CHECK: ret void
define ptx_kernel void @no_exit(ptr addrspace(1) %a, i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %latch ], [ %next, %latch ]
  store volatile i32 0, ptr addrspace(1) %a
  br i1 %c, label %exit, label %latch
latch:
  %next = add i32 %i, -1
  %end = icmp eq i32 %next, 0
  br i1 %end, label %loop, label %loop
exit:
  ret void
}

; Another exit, before the counter has missed the bound and wrapped.
; CHECK-LABEL: @other_exit(
; CHECK: icmp eq i32 %next
; CHECK: ret void
define ptx_kernel void @other_exit(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %v = load volatile i32, ptr addrspace(1) %a
  %c = icmp sgt i32 %v, 0
  br i1 %c, label %exit, label %latch
latch:
  %next = add nuw i32 %i, 4
  %end = icmp eq i32 %next, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; A counter in another loop.
; CHECK-LABEL: @inner_test(
; CHECK: icmp eq i32 %next
; CHECK: ret void
define ptx_kernel void @inner_test(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %latch ]
  %next = add i32 %i, -1
  br label %inner
inner:
  store volatile i32 0, ptr addrspace(1) %a
  %end = icmp eq i32 %next, 0
  br i1 %end, label %inner, label %latch
latch:
  %v = load volatile i32, ptr addrspace(1) %a
  %c = icmp sgt i32 %v, 0
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
