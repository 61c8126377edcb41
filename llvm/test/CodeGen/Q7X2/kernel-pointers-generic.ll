; RUN: llc -verify-machineinstrs %s -o - | FileCheck %s --implicit-check-not="STG [" --implicit-check-not=STS
;
; Pointers that need not come from the host stay generic.
target triple = "q7x2"

; Pointers that the launch itself may have written.
; CHECK-LABEL: loaded:
; CHECK: LDG.64 R
; CHECK: ST [
define ptx_kernel void @loaded(ptr %table) {
  %p = load ptr, ptr %table
  store i32 1, ptr %p
  ret void
}

; A function's parameter.
; CHECK-LABEL: function:
; CHECK: ST [
define void @function(ptr %p) {
  store i32 1, ptr %p
  ret void
}

; A choice of a parameter and another object.
; CHECK-LABEL: choice:
; CHECK: ST [
@shared = internal addrspace(3) global [32 x i32] poison
define ptx_kernel void @choice(ptr %p, i1 %c) {
  %q = select i1 %c, ptr %p, ptr addrspacecast (ptr addrspace(3) @shared to ptr)
  store i32 1, ptr %q
  ret void
}
