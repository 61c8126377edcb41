; Functions that are too large to be inlined elsewhere are inlined into kernels, unless they
; are cold.
; RUN: opt -passes=inline -inline-threshold=1 -inlinecold-threshold=1 -S %s | FileCheck %s

target triple = "q7x2"

declare i32 @f(i32)

define i32 @large(i32 %x) {
  %a = call i32 @f(i32 %x)
  %b = call i32 @f(i32 %a)
  ret i32 %b
}

define i32 @cold(i32 %x) cold {
  %a = call i32 @f(i32 %x)
  %b = call i32 @f(i32 %a)
  ret i32 %b
}

; CHECK-LABEL: @in_kernel(
; CHECK-COUNT-2: call i32 @f(
; CHECK: call i32 @cold(
define ptx_kernel void @in_kernel(i32 %x, ptr addrspace(1) %p) {
  %a = call i32 @large(i32 %x)
  %b = call i32 @cold(i32 %a)
  store i32 %b, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: @in_function(
; CHECK: call i32 @large(
; CHECK: call i32 @cold(
define void @in_function(i32 %x, ptr addrspace(1) %p) {
  %a = call i32 @large(i32 %x)
  %b = call i32 @cold(i32 %a)
  store i32 %b, ptr addrspace(1) %p
  ret void
}
