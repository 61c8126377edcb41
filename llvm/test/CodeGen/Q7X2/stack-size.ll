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

; An object aligned to more than 16 bytes is after the frame, padded for the
; alignment: 64 + 48, and 32 + 112.
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

; The same in a callee, which saves R2 and its return address.
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

; The 16 arguments that do not fit into registers come after such an object:
; 64 + 48, and 64.
;
; CHECK-LABEL: passes:
; CHECK: .local 192
define ptx_kernel void @passes() {
  %a = alloca [16 x i32], align 64
  call void @take(<32 x i32> splat (i32 1))
  call void @use(ptr %a)
  ret void
}

define internal void @take(<32 x i32> %a) noinline {
  %b = call i32 @llvm.vector.reduce.add(<32 x i32> %a)
  store volatile i32 %b, ptr addrspace(1) null
  ret void
}

define internal void @use(ptr %p) noinline {
  store volatile i32 1, ptr %p
  ret void
}
