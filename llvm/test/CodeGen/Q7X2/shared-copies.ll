; Copies of a template's or inline function's shared variables are local to an
; object if no other object's code can run in the same launch: those of different
; kernels overlap. The linker takes one copy of each other one for all objects, and
; the kernels that reach it have the memory of the whole program.
; RUN: llc -mtriple=q7x2 < %s | FileCheck %s
; RUN: llc -mtriple=q7x2 -O0 < %s | FileCheck %s

$first = comdat any

@first = linkonce_odr addrspace(3) global [64 x i32] undef, comdat
@second = weak_odr addrspace(3) global [32 x i32] undef
@inlined = linkonce_odr addrspace(3) global [16 x i32] undef
@open = linkonce_odr addrspace(3) global [8 x i32] undef
@replaceable = weak addrspace(3) global [4 x i32] undef

; CHECK-LABEL: .kernel a
; CHECK:       .shared 272{{$}}
define weak_odr ptx_kernel void @a(i32 %i) {
  %p = getelementptr [64 x i32], ptr addrspace(3) @first, i32 0, i32 %i
  store volatile i32 %i, ptr addrspace(3) %p
  ret void
}

; CHECK-LABEL: .kernel b
; CHECK:       .shared 144{{$}}
define weak_odr ptx_kernel void @b(i32 %i) {
  %p = getelementptr [32 x i32], ptr addrspace(3) @second, i32 0, i32 %i
  store volatile i32 %i, ptr addrspace(3) %p
  ret void
}

; Other objects' kernels may call it.
define linkonce_odr void @inline(i32 %i) noinline {
  %p = getelementptr [16 x i32], ptr addrspace(3) @inlined, i32 0, i32 %i
  store volatile i32 %i, ptr addrspace(3) %p
  ret void
}

; CHECK-LABEL: .kernel calls_inline
; CHECK-NOT:   .shared {{[0-9]}}
; CHECK:       .end_kernel
define ptx_kernel void @calls_inline(i32 %i) {
  call void @inline(i32 %i)
  ret void
}

; @other may use another object's copy of @open.
declare void @other()

; CHECK-LABEL: .kernel calls_other
; CHECK-NOT:   .shared {{[0-9]}}
; CHECK:       .end_kernel
define ptx_kernel void @calls_other(i32 %i) {
  %p = getelementptr [8 x i32], ptr addrspace(3) @open, i32 0, i32 %i
  store volatile i32 %i, ptr addrspace(3) %p
  call void @other()
  ret void
}

; CHECK-LABEL: .kernel uses_replaceable
; CHECK-NOT:   .shared {{[0-9]}}
; CHECK:       .end_kernel
define ptx_kernel void @uses_replaceable(i32 %i) {
  %p = getelementptr [4 x i32], ptr addrspace(3) @replaceable, i32 0, i32 %i
  store volatile i32 %i, ptr addrspace(3) %p
  ret void
}

define weak void @callee() noinline {
  ret void
}

; CHECK-LABEL: .kernel calls_replaceable
; CHECK-NOT:   .shared {{[0-9]}}
; CHECK:       .end_kernel
define ptx_kernel void @calls_replaceable() {
  call void @callee()
  ret void
}

; CHECK-NOT: .weak first
; CHECK-NOT: .weak second
; CHECK:     .weak inlined
; CHECK:     .weak open
; CHECK:     .weak replaceable
