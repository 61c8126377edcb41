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

; Of four elements only the first has a value. The scratch registers of its
; division give the others none.
define <4 x float> @quotient_and_undef(float %x) {
; CHECK-LABEL: {{^}}quotient_and_undef:
; CHECK: MOV R0, R4 ?
; CHECK-NEXT: FCHK P0, R0, 42 ?
; CHECK-NEXT: FMUL R3, R0, 0.023809524 ?
; CHECK-NEXT: FFMA R4, R3, -42, R0 ?
; CHECK-NEXT: FFMA R4, R4, 0.023809524, R3 ?
; CHECK-NEXT: BSSY B0, .LBB6_1 ?
; CHECK-NEXT: @P0 BRA .LBB6_2 ?
; CHECK-NEXT: .LBB6_1:
; CHECK-NEXT: BSYNC B0 ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB6_2:
; CHECK-NEXT: MOV R3, 0x42280000 ?
; CHECK-NEXT: F2F.F64.F32 R[6:7], |R3| ?
; CHECK-NEXT: F2F.F64.F32 R[10:11], |R0| ?
; CHECK-NEXT: MOV R8, 0x0 ?
; CHECK-NEXT: MUFU.RCP64H R9, R7 ?
; CHECK-NEXT: DFMA R[12:13], -R[6:7], R[8:9], 1 ?
; CHECK-NEXT: DFMA R[8:9], R[8:9], R[12:13], R[8:9] ?
; CHECK-NEXT: DMUL R[12:13], R[10:11], R[8:9] ?
; CHECK-NEXT: DFMA R[10:11], -R[6:7], R[12:13], R[10:11] ?
; CHECK-NEXT: DFMA R[12:13], R[10:11], R[8:9], R[12:13] ?
; CHECK-NEXT: F2F.F32.F64 R4, R[12:13] ?
; CHECK-NEXT: MUFU.RCP R6, |R3| ?
; CHECK-NEXT: FSETP.LT.AND P0, |R0|, 0f7F800000 ?
; CHECK-NEXT: FSETP.LT.AND P0, |R3|, 0f7F800000, P0 ?
; CHECK-NEXT: FSETP.GT.AND P0, |R3|, 0, P0 ?
; CHECK-NEXT: @!P0 FMUL R4, |R0|, R6 ?
; CHECK-NEXT: LOP3 R6, R0, -0x80000000, R3, 0x48, !PT ?
; CHECK-NEXT: LOP3 R4, R4, 0x0, R6, 0xfa, !PT ?
; CHECK-NEXT: BRA .LBB6_1 ?
  %v = insertelement <4 x float> poison, float %x, i32 0
  %b = fdiv <4 x float> %v, <float 42.0, float poison, float poison, float poison>
  ret <4 x float> %b
}
