; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s
;
; An undefined condition keeps its undef flag when its branch is rewritten, and
; when it becomes a guard.

target triple = "q7x2-unknown-unknown"

; CHECK-LABEL: guarded:
; CHECK: @P0 BRA.U
; CHECK: @!P0 ST
define ptx_kernel void @guarded(ptr %p) {
  br label %first

first:
  store volatile i32 1, ptr %p
  br i1 undef, label %first, label %second

second:
  store volatile i32 2, ptr %p
  br i1 undef, label %first, label %third

third:
  store volatile i32 3, ptr %p
  br label %first
}
