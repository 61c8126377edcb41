; Loop tests that q7x2-carry-tests leaves, as the counter has other uses or its type or the
; form of the loop do not fit.
; RUN: llc -mtriple=q7x2 -start-before=q7x2-carry-tests -stop-after=q7x2-carry-tests %s -o - | FileCheck %s --implicit-check-not=uadd.with.overflow
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; The loop uses the counter.
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

; The loop uses the counter's next value.
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

; The next value is used after the loop.
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

; The result of the test is used.
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

; The bound changes in each iteration.
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

; The test compares the value before the step.
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

; The value does not count.
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

; The test at the end does not decide about the exit.
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

; The loop has another exit, before the counter has missed the bound and wrapped.
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

; The counter is of another loop.
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
