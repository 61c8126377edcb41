; RUN: llc -mtriple=q7x2 -O2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -O0 -verify-machineinstrs %s -o - | FileCheck %s
;
; Kernels of other producers: named by annotations, as earlier versions write them,
; or by calling convention and attributes.

target triple = "nvptx64-nvidia-cuda"

; CHECK: .kernel annotated
; CHECK: .param ptr
; CHECK: .param i32
; CHECK: .reqntid 64, 2, 1
; CHECK: .maxntid 128, 1, 1
; CHECK-LABEL: annotated:
; CHECK: EXIT
define void @annotated(ptr %p, i32 %n) {
  store i32 %n, ptr %p
  ret void
}

; CHECK: .kernel attributed
; CHECK: .reqntid 32, 1, 1
; CHECK: EXIT
define ptx_kernel void @attributed() "nvvm.reqntid"="32" {
  ret void
}

; CHECK-NOT: .kernel
; CHECK-LABEL: function:
; CHECK: RET
define void @function() {
  ret void
}

; Operands that are no numbers are ignored.
; CHECK: .kernel without_numbers
; CHECK-NEXT: without_numbers:
define ptx_kernel void @without_numbers() "nvvm.reqntid"="x" {
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @annotated, !"kernel", i32 1}
!1 = !{ptr @annotated, !"maxntidx", i32 128, !"reqntidx", i32 64, !"reqntidy", i32 2}
