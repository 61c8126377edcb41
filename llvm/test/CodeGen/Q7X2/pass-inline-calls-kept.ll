; Calls that q7x2-inline-calls leaves: a kernel that keeps one call keeps all.
; RUN: llc -mtriple=q7x2 -stop-after=q7x2-inline-calls %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=O0
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o /dev/null

; O0-LABEL: good:
; O0: CALL

; CHECK: define internal i32 @leaf(
define internal i32 @leaf(i32 %a) {
  %m = mul i32 %a, %a
  ret i32 %m
}

; CHECK-LABEL: define ptx_kernel void @good(
; CHECK-NOT: call
; CHECK: ret void
define ptx_kernel void @good(ptr addrspace(1) %p, i32 %n) {
  %v = call i32 @leaf(i32 %n)
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; Another module may call this one: it remains.
; CHECK-LABEL: define i32 @external(
define i32 @external(i32 %a) {
  %m = mul i32 %a, %a
  ret i32 %m
}

; CHECK-LABEL: define ptx_kernel void @calls_external(
; CHECK-NOT: call
; CHECK: ret void
define ptx_kernel void @calls_external(ptr addrspace(1) %p, i32 %n) {
  %v = call i32 @leaf(i32 %n)
  %w = call i32 @external(i32 %v)
  store i32 %w, ptr addrspace(1) %p
  ret void
}

; Another module may define this one.
define weak i32 @weak(i32 %a) {
  %m = mul i32 %a, %a
  ret i32 %m
}

; CHECK-LABEL: define ptx_kernel void @calls_weak(
; CHECK: call i32 @leaf(
; CHECK: call i32 @weak(
define ptx_kernel void @calls_weak(ptr addrspace(1) %p, i32 %n) {
  %v = call i32 @leaf(i32 %n)
  %w = call i32 @weak(i32 %v)
  store i32 %w, ptr addrspace(1) %p
  ret void
}

declare i32 @elsewhere(i32)

; CHECK-LABEL: define ptx_kernel void @calls_declared(
; CHECK: call i32 @leaf(
define ptx_kernel void @calls_declared(ptr addrspace(1) %p, i32 %n) {
  %v = call i32 @leaf(i32 %n)
  %w = call i32 @elsewhere(i32 %v)
  store i32 %w, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define ptx_kernel void @calls_pointer(
; CHECK: call i32 @leaf(
define ptx_kernel void @calls_pointer(ptr addrspace(1) %p, i32 %n, ptr %f) {
  %v = call i32 @leaf(i32 %n)
  %w = call i32 %f(i32 %v)
  store i32 %w, ptr addrspace(1) %p
  ret void
}

define internal i32 @recursive(i32 %a) {
  %z = icmp eq i32 %a, 0
  br i1 %z, label %end, label %more
more:
  %b = sub i32 %a, 1
  %c = call i32 @recursive(i32 %b)
  %d = add i32 %c, %a
  ret i32 %d
end:
  ret i32 0
}

; CHECK-LABEL: define ptx_kernel void @calls_recursive(
; CHECK: call i32 @recursive(
define ptx_kernel void @calls_recursive(ptr addrspace(1) %p, i32 %n) {
  %v = call i32 @recursive(i32 %n)
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; Two functions that call each other.
define internal i32 @even(i32 %a) {
  %b = sub i32 %a, 1
  %c = call i32 @odd(i32 %b)
  ret i32 %c
}

define internal i32 @odd(i32 %a) {
  %z = icmp slt i32 %a, 0
  br i1 %z, label %end, label %more
more:
  %b = sub i32 %a, 1
  %c = call i32 @even(i32 %b)
  ret i32 %c
end:
  ret i32 %a
}

; CHECK-LABEL: define ptx_kernel void @calls_odd(
; CHECK: call i32 @odd(
define ptx_kernel void @calls_odd(ptr addrspace(1) %p, i32 %n) {
  %v = call i32 @odd(i32 %n)
  store i32 %v, ptr addrspace(1) %p
  ret void
}

define internal i32 @refused(i32 %a) noinline {
  %m = mul i32 %a, %a
  ret i32 %m
}

; CHECK-LABEL: define ptx_kernel void @calls_refused(
; CHECK: call i32 @refused(
define ptx_kernel void @calls_refused(ptr addrspace(1) %p, i32 %n) {
  %v = call i32 @refused(i32 %n)
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define ptx_kernel void @refuses(
; CHECK: call i32 @leaf(
define ptx_kernel void @refuses(ptr addrspace(1) %p, i32 %n) {
  %v = call i32 @leaf(i32 %n) noinline
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; Its array would grow with each iteration around a call.
define internal i32 @any_size(i32 %n) {
  %a = alloca i32, i32 %n
  store volatile i32 %n, ptr %a
  %v = load volatile i32, ptr %a
  ret i32 %v
}

; CHECK-LABEL: define ptx_kernel void @calls_any_size(
; CHECK: call i32 @any_size(
define ptx_kernel void @calls_any_size(ptr addrspace(1) %p, i32 %n) {
  %v = call i32 @any_size(i32 %n)
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; Code with and without control words.
; CHECK-LABEL: define ptx_kernel void @other_features(
; CHECK: call i32 @leaf(
define ptx_kernel void @other_features(ptr addrspace(1) %p, i32 %n) "target-features"="+interlocked" {
  %v = call i32 @leaf(i32 %n)
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; The user wants small code.
; CHECK-LABEL: define ptx_kernel void @small(
; CHECK: call i32 @leaf(
define ptx_kernel void @small(ptr addrspace(1) %p, i32 %n) optsize {
  %v = call i32 @leaf(i32 %n)
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; A function remains for its other uses.
; CHECK: define internal i32 @escapes(
define internal i32 @escapes(i32 %a) {
  %m = mul i32 %a, %a
  ret i32 %m
}

; CHECK-LABEL: define ptx_kernel void @calls_escaping(
; CHECK-NOT: call
; CHECK: ret void
define ptx_kernel void @calls_escaping(ptr addrspace(1) %p, i32 %n) {
  %v = call i32 @escapes(i32 %n)
  store i32 %v, ptr addrspace(1) %p
  store ptr @escapes, ptr addrspace(1) %p
  ret void
}
