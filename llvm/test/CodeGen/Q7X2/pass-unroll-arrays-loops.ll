; The loops that q7x2-unroll-arrays unrolls, by their form and their function's attributes, and
; within its budget of 2500 instructions. Loops that it leaves keep a PHI.
; RUN: llc -O2 -stop-after=q7x2-unroll-arrays %s -o - | FileCheck %s

target triple = "q7x2"

; A loop of one iteration is left.
; CHECK-LABEL: @once(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @once(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 1
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; A counter decides a branch: one side remains of each iteration.
; CHECK-LABEL: @choice(
; CHECK-NOT: br i1
; CHECK: ret void
define ptx_kernel void @choice(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [16 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %latch ]
  %s = phi i32 [ 1, %entry ], [ %sum, %latch ]
  %is.low = icmp ult i64 %i, 64
  br i1 %is.low, label %low, label %high
low:
  %l1 = mul i32 %s, 3
  %l2 = xor i32 %l1, %v
  %l3 = mul i32 %l2, 7
  %l4 = xor i32 %l3, %v
  br label %latch
high:
  %h1 = xor i32 %s, %v
  %h2 = mul i32 %h1, 5
  %h3 = xor i32 %h2, %v
  %h4 = mul i32 %h3, 9
  br label %latch
latch:
  %t = phi i32 [ %l4, %low ], [ %h4, %high ]
  %j = and i64 %i, 15
  %q = getelementptr i32, ptr %a, i64 %j
  store i32 %t, ptr %q
  %sum = add i32 %s, %t
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 100
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; A counter decides a switch.
; CHECK-LABEL: @choice_switch(
; CHECK-NOT: {{switch|br i1|select}}
; CHECK: ret void
define ptx_kernel void @choice_switch(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [16 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %latch ]
  %s = phi i32 [ 1, %entry ], [ %sum, %latch ]
  %half = lshr i64 %i, 7
  switch i64 %half, label %high [ i64 0, label %low ]
low:
  %l1 = mul i32 %s, 3
  %l2 = xor i32 %l1, %v
  %l3 = mul i32 %l2, 7
  %l4 = xor i32 %l3, %v
  br label %latch
high:
  %h1 = xor i32 %s, %v
  %h2 = mul i32 %h1, 5
  %h3 = xor i32 %h2, %v
  %h4 = mul i32 %h3, 9
  br label %latch
latch:
  %u = phi i32 [ %l4, %low ], [ %h4, %high ]
  %was.low = phi i1 [ true, %low ], [ false, %high ]
  %t = select i1 %was.low, i32 %u, i32 %v
  %j = and i64 %i, 15
  %q = getelementptr i32, ptr %a, i64 %j
  store i32 %t, ptr %q
  %sum = add i32 %s, %t
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 100
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; Otherwise the instructions are too many.
; CHECK-LABEL: @choice_unknown(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @choice_unknown(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [16 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %latch ]
  %s = phi i32 [ 1, %entry ], [ %sum, %latch ]
  %is.low = icmp ult i64 %k, 128
  br i1 %is.low, label %low, label %high
low:
  %l1 = mul i32 %s, 3
  %l2 = xor i32 %l1, %v
  %l3 = mul i32 %l2, 7
  %l4 = xor i32 %l3, %v
  br label %latch
high:
  %h1 = xor i32 %s, %v
  %h2 = mul i32 %h1, 5
  %h3 = xor i32 %h2, %v
  %h4 = mul i32 %h3, 9
  br label %latch
latch:
  %t = phi i32 [ %l4, %low ], [ %h4, %high ]
  %j = and i64 %i, 15
  %q = getelementptr i32, ptr %a, i64 %j
  store i32 %t, ptr %q
  %sum = add i32 %s, %t
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 250
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; A loop whose trip count is not found again after the loop inside is unrolled is left.
; CHECK-LABEL: @forgotten(
; CHECK: phi i64 [ %y.first,
; CHECK: ret void
define void @forgotten(ptr addrspace(1) %p) {
entry:
  %a = alloca [2 x [2 x i32]]
  br label %outer
outer:
  %q = phi i32 [ 0, %entry ], [ %q2, %outer.latch ]
  %div = sdiv i32 %q, 2
  %y0 = shl i32 %div, 3
  %rem = srem i32 %q, 2
  %x0 = shl nsw i32 %rem, 3
  %x.first = sext i32 %x0 to i64
  %y.first = sext i32 %y0 to i64
  %x1 = or disjoint i32 %x0, 4
  %x.last = sext i32 %x1 to i64
  %y1 = or disjoint i32 %y0, 4
  %y.last = sext i32 %y1 to i64
  br label %middle
middle:
  %y = phi i64 [ %y.first, %outer ], [ %y2, %middle.latch ]
  %y.index = sub nuw nsw i64 %y, %y.first
  br label %inner
inner:
  %x = phi i64 [ %x.first, %middle ], [ %x2, %inner.latch ]
  %x.index = sub nuw nsw i64 %x, %x.first
  %e = getelementptr i8, ptr %a, i64 %x.index
  %e2 = getelementptr i8, ptr %e, i64 %y.index
  %v = load volatile i32, ptr addrspace(1) %p
  store i32 %v, ptr %e2
  %x.more = icmp slt i64 %x, %x.last
  br i1 %x.more, label %inner.latch, label %middle.latch
inner.latch:
  %x2 = add nsw i64 %x, 4
  br label %inner
middle.latch:
  %y2 = add nsw i64 %y, 4
  %y.more = icmp slt i64 %y, %y.last
  br i1 %y.more, label %middle, label %outer.latch
outer.latch:
  %last = load i32, ptr %a
  store volatile i32 %last, ptr addrspace(1) %p
  %q2 = add nuw nsw i32 %q, 1
  %q.more = icmp ne i32 %q2, 4
  br i1 %q.more, label %outer, label %end
end:
  ret void
}

; A nest may have up to 2500 instructions: 20 times 5, and 120 in the inner loop.
; CHECK-LABEL: @nest_2500(
; CHECK-NOT: phi i64
; CHECK: ret void
define ptx_kernel void @nest_2500(ptr addrspace(1) %p, i32 %v) {
entry:
  %a = alloca [100 x i32]
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i2, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j2, %inner ]
  %k = add i64 %i, %j
  %q = getelementptr i32, ptr %a, i64 %k
  store i32 %v, ptr %q
  %z0 = add i32 %v, 0
  store volatile i32 %z0, ptr addrspace(1) %p
  %z1 = add i32 %v, 1
  store volatile i32 %z1, ptr addrspace(1) %p
  %z2 = add i32 %v, 2
  store volatile i32 %z2, ptr addrspace(1) %p
  %z3 = add i32 %v, 3
  store volatile i32 %z3, ptr addrspace(1) %p
  %j2 = add nuw nsw i64 %j, 1
  %m = icmp ne i64 %j2, 8
  br i1 %m, label %inner, label %latch
latch:
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 20
  br i1 %more, label %outer, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; 2520 are too many.
; CHECK-LABEL: @nest_2520(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @nest_2520(ptr addrspace(1) %p, i32 %v) {
entry:
  %a = alloca [100 x i32]
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i2, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j2, %inner ]
  %k = add i64 %i, %j
  %q = getelementptr i32, ptr %a, i64 %k
  store i32 %v, ptr %q
  %z0 = add i32 %v, 0
  store volatile i32 %z0, ptr addrspace(1) %p
  %z1 = add i32 %v, 1
  store volatile i32 %z1, ptr addrspace(1) %p
  %j2 = add nuw nsw i64 %j, 1
  %m = icmp ne i64 %j2, 11
  br i1 %m, label %inner, label %latch
latch:
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 20
  br i1 %more, label %outer, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; A loop with more iterations than instructions are allowed is left: they are not followed one
; by one, even if they take none.
; CHECK-LABEL: @many_iterations(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @many_iterations(ptr addrspace(1) %p, i32 %v) {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %latch ]
  %late = icmp ugt i64 %i, 536870912
  br i1 %late, label %then, label %latch
then:
  %k = and i64 %i, 7
  %q = getelementptr i32, ptr %a, i64 %k
  store i32 %v, ptr %q
  br label %latch
latch:
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 1073741824
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; The function is not to be optimized.
; CHECK-LABEL: @not_optimized(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @not_optimized(ptr addrspace(1) %p, i64 %k, i32 %v) noinline optnone {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; The function is to be small.
; CHECK-LABEL: @small(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @small(ptr addrspace(1) %p, i64 %k, i32 %v) optsize {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; Indirect branches to blocks that would exist twice must not be repeated; convergent operations
; may.
; CHECK-LABEL: @indirect(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @indirect(ptr addrspace(1) %p, ptr %to, i32 %v) {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %latch ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q
  indirectbr ptr %to, [label %latch, label %other]
other:
  br label %latch
latch:
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; The source does not want the loop unrolled; the loop ends in its header.
; CHECK-LABEL: @marked(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @marked(ptr addrspace(1) %p, i32 %v) {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %latch ]
  %more = icmp ne i64 %i, 8
  br i1 %more, label %latch, label %exit
latch:
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  br label %loop, !llvm.loop !0
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
