; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s
;
; A branch whose condition is undefined stays one when blocks are moved.

target triple = "q7x2-unknown-unknown"

; CHECK-LABEL: wander:
; CHECK: @P0 BRA.U
define void @wander(ptr %p) {
entry:
  br label %first

first:
  store volatile i32 1, ptr %p
  br i1 undef, label %first, label %second

second:
  br label %third

third:
  store volatile i32 2, ptr %p
  br label %third
}
