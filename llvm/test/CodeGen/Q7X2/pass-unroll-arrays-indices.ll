; The indices of arrays whose loops q7x2-unroll-arrays unrolls: functions of the counter. Loops
; that it leaves keep a PHI.
; RUN: llc -O2 -stop-after=q7x2-unroll-arrays %s -o - | FileCheck %s

target triple = "q7x2"

@permutation = internal constant [8 x i8] c"\07\01\05\03\06\02\04\00"
@variable = internal global [8 x i8] c"\07\01\05\03\06\02\04\00"
@elsewhere = external constant [8 x i8]

; The index is the counter.
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

; The counter goes in steps, and backwards.
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

; An element is addressed in the structure around it.
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

; The index is any function of the counter.
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

; The index is the multiple of a variable.
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

; The index is the sum of the counter and a variable.
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

; The index is in a window that moves.
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

; The index is selected.
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

; The index comes from a table of constants.
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

; The table is variable.
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

; The table is of another module.
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

; The table is read by a volatile load.
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
