; RUN: llc -mattr=+interlocked -verify-machineinstrs %s -o - | FileCheck %s
target triple = "q7x2"

; A select of two small 64-bit constants: each word on its own, and the upper one
; needs no select.
;
; CHECK-LABEL: constants:
; CHECK: SEL
; CHECK-NOT: SEL
; CHECK: RET
define i64 @constants(i32 %x) {
  %c = icmp eq i32 %x, 7
  %s = select i1 %c, i64 5, i64 9
  ret i64 %s
}

; CHECK-LABEL: extended:
; CHECK: SEL
; CHECK-NOT: SEL
; CHECK: RET
define i64 @extended(i32 %x) {
  %c = icmp eq i32 %x, 7
  %s = select i1 %c, i32 5, i32 9
  %w = zext i32 %s to i64
  ret i64 %w
}
