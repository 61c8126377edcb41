; RUN: llc %s -o - | FileCheck %s
target triple = "q7x2"

; A kernel's thread-local memory holds its own frame, those of the functions that
; it calls, and the 16 bytes at address 0.
;
; CHECK-LABEL: plain:
; CHECK: .local 80
define ptx_kernel void @plain() {
  %a = alloca [16 x i32], align 16
  call void @use(ptr %a)
  ret void
}

; What is aligned to more than 16 bytes lies behind the frame, with as much room
; as the alignment may take: 64 + 48, and 32 + 112.
;
; CHECK-LABEL: aligned:
; CHECK: .local 272
define ptx_kernel void @aligned() {
  %a = alloca [16 x i32], align 64
  %b = alloca [5 x i32], align 128
  call void @use(ptr %a)
  call void @use(ptr %b)
  ret void
}

; The same in a function that is called, which keeps R2 and its return address.
;
; CHECK-LABEL: calls:
; CHECK: .local 144
define internal void @callee() noinline {
  %a = alloca [16 x i32], align 64
  call void @use(ptr %a)
  ret void
}

define ptx_kernel void @calls() {
  call void @callee()
  ret void
}

define internal void @use(ptr %p) noinline {
  store volatile i32 1, ptr %p
  ret void
}
