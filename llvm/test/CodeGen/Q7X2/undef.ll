; NOTE: CHECK lines are written by utils/update-checks
; Undefined values and poison cost nothing; freeze fixes a value.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i32 @undef_operand(i32 %a) {
; CHECK-LABEL: {{^}}undef_operand:
; CHECK: RET R[20:21] ?
  %r = add i32 %a, undef
  ret i32 %r
}

define i32 @freeze(i32 %a) {
; CHECK-LABEL: {{^}}freeze:
; CHECK: MOV R4, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %f = freeze i32 %a
  %r = sub i32 %f, %f
  ret i32 %r
}

define i32 @freeze_poison() {
; CHECK-LABEL: {{^}}freeze_poison:
; CHECK: MOV R4, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %f = freeze i32 poison
  %r = xor i32 %f, %f
  ret i32 %r
}

define <4 x i32> @partly(i32 %a) {
; CHECK-LABEL: {{^}}partly:
; CHECK: MOV R6, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = insertelement <4 x i32> poison, i32 %a, i32 2
  ret <4 x i32> %r
}

define void @store(ptr %p) {
; CHECK-LABEL: {{^}}store:
; CHECK: RET R[20:21] ?
  store i32 poison, ptr %p
  ret void
}

define i64 @half(i32 %a) {
; CHECK-LABEL: {{^}}half:
; CHECK: MOV R5, R4 ?
; CHECK-NEXT: MOV R4, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = zext i32 %a to i64
  %y = shl i64 %x, 32
  %r = freeze i64 %y
  ret i64 %r
}
