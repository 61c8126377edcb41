; NOTE: CHECK lines are written by utils/update-checks
; A truncation of a clamped 64-bit number compares its upper half with the sign of
; the lower one. Words are clamped by I2I, which saturates.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i32 @i64_to_i32(i64 %a) {
; CHECK-LABEL: {{^}}i64_to_i32:
; CHECK: SHF.R.HI R0, RZ, 0x1f, R4 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R5, R0, PT ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R5 ?
; CHECK-NEXT: @!P0 LOP3 R4, R0, 0x7fffffff, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %l = call i64 @llvm.smax.i64(i64 %a, i64 -2147483648)
  %c = call i64 @llvm.smin.i64(i64 %l, i64 2147483647)
  %r = trunc i64 %c to i32
  ret i32 %r
}

define i32 @maximum_last(i64 %a) {
; CHECK-LABEL: {{^}}maximum_last:
; CHECK: SHF.R.HI R0, RZ, 0x1f, R4 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R5, R0, PT ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R5 ?
; CHECK-NEXT: @!P0 LOP3 R4, R0, 0x7fffffff, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %l = call i64 @llvm.smin.i64(i64 %a, i64 2147483647)
  %c = call i64 @llvm.smax.i64(i64 %l, i64 -2147483648)
  %r = trunc i64 %c to i32
  ret i32 %r
}

; Another limit.
define i32 @other_limit(i64 %a) {
; CHECK-LABEL: {{^}}other_limit:
; CHECK: ISETP.GT.AND.U32 P0, R4, -0x7fffffff, PT ?
; CHECK-NEXT: ISETP.GT.AND.X P0, R5, -0x1, PT, P0 ?
; CHECK-NEXT: SEL R0, R4, -0x7fffffff, P0 ?
; CHECK-NEXT: SEL R3, R5, -0x1, P0 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P1, R0, 0x7fffffff, PT ?
; CHECK-NEXT: ISETP.LT.AND.X P0, R3, 0x0, PT, P1 ?
; CHECK-NEXT: SEL R4, R0, 0x7fffffff, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %l = call i64 @llvm.smax.i64(i64 %a, i64 -2147483647)
  %c = call i64 @llvm.smin.i64(i64 %l, i64 2147483647)
  %r = trunc i64 %c to i32
  ret i32 %r
}

define i16 @i32_to_i16(i32 %a) {
; CHECK-LABEL: {{^}}i32_to_i16:
; CHECK: I2I.S16 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %l = call i32 @llvm.smax.i32(i32 %a, i32 -32768)
  %c = call i32 @llvm.smin.i32(i32 %l, i32 32767)
  %r = trunc i32 %c to i16
  ret i16 %r
}

define <2 x i32> @vector(<2 x i64> %a) {
; CHECK-LABEL: {{^}}vector:
; CHECK: SHF.R.HI R0, RZ, 0x1f, R4 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R5, R0, PT ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R5 ?
; CHECK-NEXT: @!P0 LOP3 R4, R0, 0x7fffffff, RZ, 0x3c, !PT ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R6 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R7, R0, PT ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R7 ?
; CHECK-NEXT: @!P0 LOP3 R6, R0, 0x7fffffff, RZ, 0x3c, !PT ?
; CHECK-NEXT: IMAD R5, RZ, RZ, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %l = call <2 x i64> @llvm.smax.v2i64(<2 x i64> %a, <2 x i64> splat (i64 -2147483648))
  %c = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %l, <2 x i64> splat (i64 2147483647))
  %r = trunc <2 x i64> %c to <2 x i32>
  ret <2 x i32> %r
}
