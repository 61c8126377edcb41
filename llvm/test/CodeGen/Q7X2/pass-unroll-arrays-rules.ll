; Which loops q7x2-unroll-arrays unrolls: those that it leaves have a PHI.
; RUN: llc -O2 -stop-after=q7x2-unroll-arrays %s -o - | FileCheck %s

target triple = "q7x2"

@permutation = internal constant [8 x i8] c"\07\01\05\03\06\02\04\00"
@variable = internal global [8 x i8] c"\07\01\05\03\06\02\04\00"
@elsewhere = external constant [8 x i8]

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @use(ptr)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)

; The index is the counter; or counts in steps, and backwards; or an element is addressed
; in the structure around it.
; CHECK-LABEL: @index(
; CHECK-NOT: phi i64
; CHECK: ret void
define ptx_kernel void @index(ptr addrspace(1) %p, i64 %k, i32 %v) {
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

; CHECK-LABEL: @steps(
; CHECK-NOT: phi i64
; CHECK: ret void
define ptx_kernel void @steps(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [16 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 2
  %more = icmp ne i64 %i2, 16
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: @element(
; CHECK-NOT: phi i64
; CHECK: ret void
define ptx_kernel void @element(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca { i32, [8 x i32] }
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr { i32, [8 x i32] }, ptr %a, i64 0, i32 1, i64 %i
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

; A loop that is executed once is none.
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

; The index is any function of the counter. If it depends on anything else, as the multiple of
; a variable, or the sum of both, the loop is left alone.
; CHECK-LABEL: @squared(
; CHECK-NOT: phi i64
; CHECK: ret void
define ptx_kernel void @squared(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [64 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %j = mul i64 %i, %i
  %q = getelementptr i32, ptr %a, i64 %j
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

; CHECK-LABEL: @multiple(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @multiple(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %j = mul i64 %i, %k
  %q = getelementptr i32, ptr %a, i64 %j
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

; CHECK-LABEL: @sum(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @sum(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %j = add i64 %i, %k
  %q = getelementptr i32, ptr %a, i64 %j
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

; The index in a window that moves; one that is selected; one from a table of constants, but
; not one from a variable, from a table of another module, or read as volatile.
; CHECK-LABEL: @window(
; CHECK-NOT: phi i64
; CHECK: ret void
define ptx_kernel void @window(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [16 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %i13 = add i64 %i, 13
  %j = and i64 %i13, 15
  %q = getelementptr i32, ptr %a, i64 %j
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 24
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: @selected(
; CHECK-NOT: phi i64
; CHECK: ret void
define ptx_kernel void @selected(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [32 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %upper = icmp ugt i64 %i, 4
  %mirrored = sub i64 20, %i
  %j = select i1 %upper, i64 %mirrored, i64 %i
  %q = getelementptr i32, ptr %a, i64 %j
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 20
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: @table(
; CHECK-NOT: phi i64
; CHECK: ret void
define ptx_kernel void @table(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [16 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %t = getelementptr [8 x i8], ptr @permutation, i64 0, i64 %i
  %b = load i8, ptr %t
  %j = zext i8 %b to i64
  %q = getelementptr i32, ptr %a, i64 %j
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

; CHECK-LABEL: @table_variable(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @table_variable(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [16 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %t = getelementptr [8 x i8], ptr @variable, i64 0, i64 %i
  %b = load i8, ptr %t
  %j = zext i8 %b to i64
  %q = getelementptr i32, ptr %a, i64 %j
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

; CHECK-LABEL: @table_elsewhere(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @table_elsewhere(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [16 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %t = getelementptr [8 x i8], ptr @elsewhere, i64 0, i64 %i
  %b = load i8, ptr %t
  %j = zext i8 %b to i64
  %q = getelementptr i32, ptr %a, i64 %j
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

; CHECK-LABEL: @table_volatile(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @table_volatile(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [16 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %t = getelementptr [8 x i8], ptr @permutation, i64 0, i64 %i
  %b = load volatile i8, ptr %t
  %j = zext i8 %b to i64
  %q = getelementptr i32, ptr %a, i64 %j
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

; A side of a branch that a counter decides is not there in each iteration: 250 times 7 instructions
; are left of 250 times 23. Without that they are too many.
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
  %is.low = icmp ult i64 %i, 128
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
  %more = icmp ne i64 %i2, 250
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

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

; A trip count that is not found again after the loop inside is unrolled: such a loop stays.
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

; An address that may be in another object.
; CHECK-LABEL: @select(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @select(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  %b = getelementptr i32, ptr %a, i64 %k
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = select i1 true, ptr %b, ptr %b
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

; CHECK-LABEL: @other_object(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @other_object(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  %b = alloca [8 x i32]
  %s = icmp eq i64 %k, 0
  %c = select i1 %s, ptr %a, ptr %b
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  %g = getelementptr [8 x i32], ptr %a, i64 0, i64 0
  %y = load i32, ptr %g
  store i32 %y, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; Volatile and atomic accesses are none that the promotion of arrays takes.
; CHECK-LABEL: @volatile_load(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @volatile_load(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %g = getelementptr i32, ptr %a, i64 2
  %y = load volatile i32, ptr %g
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

; CHECK-LABEL: @volatile_store(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @volatile_store(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %a, i64 %i
  store volatile i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; Nor are an address that is stored, or passed to a function.
; CHECK-LABEL: @stored_address(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @stored_address(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x ptr]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr ptr, ptr %a, i64 %i
  store ptr %q, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: @passed_address(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @passed_address(ptr addrspace(1) %p, i64 %k, i32 %v) {
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
  call void @use(ptr %a)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; Filled with a known number of bytes.
; CHECK-LABEL: @filled(
; CHECK-NOT: phi i64
; CHECK: ret void
define ptx_kernel void @filled(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 32, i1 false)
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

; CHECK-LABEL: @filled_volatile(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @filled_volatile(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 32, i1 true)
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

; CHECK-LABEL: @filled_variable(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @filled_variable(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 %k, i1 false)
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

; Up to 400 bytes, of an array or a structure.
; CHECK-LABEL: @bytes_400(
; CHECK-NOT: phi i64
; CHECK: ret void
define ptx_kernel void @bytes_400(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [100 x i32]
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

; CHECK-LABEL: @bytes_404(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @bytes_404(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [101 x i32]
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

; CHECK-LABEL: @one_value(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @one_value(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca i128
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i8, ptr %a, i64 %i
  store i8 0, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; Not in a function that is to be small, or as it is.
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

; Convergent operations may be repeated, indirect branches to blocks that would exist twice
; may not.
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

; Nor may addresses of a gathered access, which are a vector.
; CHECK-LABEL: @gather(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @gather(ptr addrspace(1) %p, <4 x i64> %k, i32 %v) {
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
  %r = getelementptr i32, ptr %a, <4 x i64> %k
  %x = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %r, i32 4, <4 x i1> splat (i1 true), <4 x i32> zeroinitializer)
  store <4 x i32> %x, ptr addrspace(1) %p
  ret void
}

; A loop that the source does not want to be unrolled, and that ends in its header.
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

; Nests of up to 2500 instructions: 20 times 5, and 120 in the inner loop.
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

; More iterations than instructions may be: they are not followed one by one, even if they
; take none.
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

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
