; Loop tests that q7x2-loop-unroll leaves, whatever the bound is.
; RUN: llc -O2 -q7x2-unroll-count=1 -stop-after=q7x2-loop-unroll %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; The bound changes.
; CHECK-LABEL: @loaded(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @loaded(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %l = load i64, ptr addrspace(1) %a
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %i2, %l
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The value is loaded.
; CHECK-LABEL: @loaded_value(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @loaded_value(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 7
  %z = zext i32 %m to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %l = load i64, ptr addrspace(1) %a
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %l, %z
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The value is no linear function.
; CHECK-LABEL: @quadratic(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @quadratic(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 7
  %z = zext i32 %m to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %s = mul i64 %i, %i
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %s, %z
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The step changes.
; CHECK-LABEL: @variable_step(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @variable_step(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 7
  %z = zext i32 %m to i64
  %b = add nuw nsw i64 %z, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, %w
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The function is not to be optimized.
; CHECK-LABEL: @not_optimized(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @not_optimized(ptr addrspace(1) %a, i32 %n, i64 %w) noinline optnone {
entry:
  %m = and i32 %n, 1023
  %z = zext i32 %m to i64
  %b = add nuw nsw i64 %z, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A counter of 32 bits is not truncated.
; CHECK-LABEL: @narrow_already(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @narrow_already(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %z = zext i32 %n to i48
  br label %loop
loop:
  %i = phi i48 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i48 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add nuw nsw i48 %i, 1
  %more = icmp ne i48 %i2, %z
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The test is no equality.
; CHECK-LABEL: @less(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @less(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 1023
  %z = zext i32 %m to i64
  %b = add nuw nsw i64 %z, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 1
  %more = icmp ult i64 %i2, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The result has another use.
; CHECK-LABEL: @used_twice(
; CHECK-NOT: icmp {{eq|ne}} i32
; CHECK: ret void
define ptx_kernel void @used_twice(ptr addrspace(1) %a, i32 %n, i64 %w) {
entry:
  %m = and i32 %n, 1023
  %z = zext i32 %m to i64
  %b = add nuw nsw i64 %z, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load volatile float, ptr addrspace(1) %p
  %i2 = add i64 %i, 1
  %more = icmp ne i64 %i2, %b
  store volatile i1 %more, ptr addrspace(1) %a
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
