; How often q7x2-loop-unroll unrolls a loop, by its trip count: the number of its loads, with
; the remainder's.
; RUN: llc -O2 -stop-after=q7x2-loop-unroll -verify-loop-info %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; The trip count is known or cheap to compute.
; CHECK-LABEL: @cheap(
; CHECK-COUNT-5: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @cheap(ptr addrspace(1) %a, i32 %n) {
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

; A loop of at most 3 iterations is too short for 4,
; CHECK-LABEL: @at_most_3(
; CHECK-COUNT-1: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @at_most_3(ptr addrspace(1) %a, i32 %n) {
entry:
  %m1 = and i32 %n, 2
  %m = add nuw nsw i32 %m1, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %m
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; one of at most 4 becomes straight-line code, as threads that fill an array often have as
; many iterations.
; CHECK-LABEL: @at_most_4(
; CHECK-COUNT-4: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @at_most_4(ptr addrspace(1) %a, i32 %n) {
entry:
  %m1 = and i32 %n, 3
  %m = add nuw nsw i32 %m1, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %m
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A loop of few instructions in all becomes straight-line code.
; CHECK-LABEL: @known_6(
; CHECK-COUNT-6: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @known_6(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, 6
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Others are unrolled by a divisor of the trip count.
; CHECK-LABEL: @known_1022(
; CHECK-COUNT-2: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @known_1022(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, 1022
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; 2^30 iterations of four instructions are more than the budget, although 2^32 wraps around.
; CHECK-LABEL: @many_iterations(
; CHECK-COUNT-4: store volatile
; CHECK-NOT: store volatile
; CHECK: ret void
define ptx_kernel void @many_iterations(ptr addrspace(1) %a) {
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

; The trip count of a loop that advances in steps: the bound is at least a step, and it is a
; value without its lower bits, which the shift drops as well.
; CHECK-LABEL: @steps(
; CHECK: [[COUNT:%.*]] = lshr i32 %n, 2
; CHECK: and i32 [[COUNT]], 3
; CHECK-NEXT: icmp ult i32 %n, 16
; CHECK-COUNT-13: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @steps(ptr addrspace(1) %a, i32 %n) {
entry:
  %few = icmp ult i32 %n, 4
  br i1 %few, label %exit, label %before
before:
  %bound = and i32 %n, -4
  br label %loop
loop:
  %i = phi i32 [ 0, %before ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw i32 %i, 4
  %more = icmp ne i32 %i2, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The mask clears an upper bit that may be set: the bound may be 0.
; CHECK-LABEL: @steps_masked(
; CHECK: [[BOUND:%.*]] = and i32 %n, 2147483644
; CHECK: [[LESS:%.*]] = add {{.*}}i32 [[BOUND]], -4
; CHECK: [[REPEATS:%.*]] = lshr {{.*}}i32 [[LESS]], 2
; CHECK: add {{.*}}i32 [[REPEATS]], 1
; CHECK: icmp ult i32 [[REPEATS]], 3
; CHECK: ret void
define ptx_kernel void @steps_masked(ptr addrspace(1) %a, i32 %n) {
entry:
  %few = icmp ult i32 %n, 4
  br i1 %few, label %exit, label %before
before:
  %bound = and i32 %n, 2147483644
  br label %loop
loop:
  %i = phi i32 [ 0, %before ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 4
  %more = icmp ne i32 %i2, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The bound is not 0, so that it is a step or more, but it may be less than the value.
; CHECK-LABEL: @steps_masked_not_zero(
; CHECK: [[BOUND:%.*]] = and i32 %n, 2147483644
; CHECK: [[COUNT:%.*]] = lshr i32 [[BOUND]], 2
; CHECK: icmp ult i32 [[BOUND]], 16
; CHECK: ret void
define ptx_kernel void @steps_masked_not_zero(ptr addrspace(1) %a, i32 %n) {
entry:
  %bound = and i32 %n, 2147483644
  %none = icmp eq i32 %bound, 0
  br i1 %none, label %exit, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 4
  %more = icmp ne i32 %i2, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Nothing tells that the bound is at least a step.
; CHECK-LABEL: @steps_unknown(
; CHECK: [[BOUND:%.*]] = and i32 %n, -4
; CHECK: [[LESS:%.*]] = add {{.*}}i32 [[BOUND]], -4
; CHECK: [[REPEATS:%.*]] = lshr {{.*}}i32 [[LESS]], 2
; CHECK: icmp ult i32 [[REPEATS]], 3
; CHECK: ret void
define ptx_kernel void @steps_unknown(ptr addrspace(1) %a, i32 %n) {
entry:
  %bound = and i32 %n, -4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 4
  %more = icmp ne i32 %i2, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; With steps of 1 the test is of the bound as well, if that is not 0.
; CHECK-LABEL: @single_steps(
; CHECK: icmp ult i32 %n, 4
; CHECK: ret void
define ptx_kernel void @single_steps(ptr addrspace(1) %a, i32 %n) {
entry:
  %none = icmp eq i32 %n, 0
  br i1 %none, label %exit, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The bound may be 0.
; CHECK-LABEL: @single_steps_unknown(
; CHECK: [[REPEATS:%.*]] = add i32 %n, -1
; CHECK: icmp ult i32 [[REPEATS]], 3
; CHECK: ret void
define ptx_kernel void @single_steps_unknown(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Threads of a block share an array: eight loads are in flight, or once four of the remainder.
; CHECK-LABEL: @shared_by_block(
; CHECK: {{^ *}}loop.prol:
; CHECK-COUNT-4: load volatile
; CHECK-NOT: load volatile
; CHECK: br label
; CHECK: {{^ *}}loop.prol.epil:
; CHECK: load volatile
; CHECK-NOT: load volatile
; CHECK: br i1 %{{.*}}, label %loop.prol.epil,
; CHECK: {{^ *}}loop:
; CHECK-COUNT-8: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @shared_by_block(ptr addrspace(1) %a, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %enter = icmp slt i32 %t, %n
  br i1 %enter, label %loop, label %exit
loop:
  %i = phi i32 [ %t, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nsw i32 %i, 64
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; It is too short for that.
; CHECK-LABEL: @shared_short(
; CHECK-COUNT-4: load volatile
; CHECK-NOT: load volatile
; CHECK: ret void
define ptx_kernel void @shared_short(ptr addrspace(1) %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %enter = icmp samesign ult i32 %t, 250
  br i1 %enter, label %loop, label %exit
loop:
  %i = phi i32 [ %t, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 64
  %more = icmp samesign ult i32 %i2, 250
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The bytes of a word take one register: all 16 iterations' loads can be in flight.
; CHECK-LABEL: @bytes_of_words(
; CHECK-COUNT-64: load volatile i8
; CHECK: br i1
define ptx_kernel void @bytes_of_words(ptr addrspace(1) %a, i32 %n) {
entry:
  %bound = and i32 %n, 67108860
  %none = icmp eq i32 %bound, 0
  br i1 %none, label %exit, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i4, %loop ]
  %p0 = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 1
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 3
  %i1 = or disjoint i32 %i, 1
  %q0 = getelementptr i32, ptr addrspace(1) %a, i32 %i1
  %q1 = getelementptr i8, ptr addrspace(1) %q0, i64 1
  %q2 = getelementptr i8, ptr addrspace(1) %q0, i64 2
  %q3 = getelementptr i8, ptr addrspace(1) %q0, i64 3
  %i2 = or disjoint i32 %i, 2
  %r0 = getelementptr i32, ptr addrspace(1) %a, i32 %i2
  %r1 = getelementptr i8, ptr addrspace(1) %r0, i64 1
  %r2 = getelementptr i8, ptr addrspace(1) %r0, i64 2
  %r3 = getelementptr i8, ptr addrspace(1) %r0, i64 3
  %i3 = or disjoint i32 %i, 3
  %s0 = getelementptr i32, ptr addrspace(1) %a, i32 %i3
  %s1 = getelementptr i8, ptr addrspace(1) %s0, i64 1
  %s2 = getelementptr i8, ptr addrspace(1) %s0, i64 2
  %s3 = getelementptr i8, ptr addrspace(1) %s0, i64 3
  %v0 = load volatile i8, ptr addrspace(1) %p0
  %v1 = load volatile i8, ptr addrspace(1) %p1
  %v2 = load volatile i8, ptr addrspace(1) %p2
  %v3 = load volatile i8, ptr addrspace(1) %p3
  %v4 = load volatile i8, ptr addrspace(1) %q0
  %v5 = load volatile i8, ptr addrspace(1) %q1
  %v6 = load volatile i8, ptr addrspace(1) %q2
  %v7 = load volatile i8, ptr addrspace(1) %q3
  %v8 = load volatile i8, ptr addrspace(1) %r0
  %v9 = load volatile i8, ptr addrspace(1) %r1
  %va = load volatile i8, ptr addrspace(1) %r2
  %vb = load volatile i8, ptr addrspace(1) %r3
  %vc = load volatile i8, ptr addrspace(1) %s0
  %vd = load volatile i8, ptr addrspace(1) %s1
  %ve = load volatile i8, ptr addrspace(1) %s2
  %vf = load volatile i8, ptr addrspace(1) %s3
  %i4 = add nuw nsw i32 %i, 4
  %more = icmp ne i32 %i4, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
