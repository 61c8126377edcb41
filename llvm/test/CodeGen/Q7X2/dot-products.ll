; Dot products are one instruction, including an addition of the result.

; RUN: llc < %s | FileCheck %s
target triple = "q7x2"

declare i32 @llvm.nvvm.idp4a.s.u(i32, i32, i32)
declare i32 @llvm.nvvm.idp4a.u.s(i32, i32, i32)
declare i32 @llvm.nvvm.idp2a.u.s(i32, i32, i1, i32)
declare i32 @llvm.nvvm.idp2a.s.u(i32, i32, i1, i32)

; CHECK-LABEL: .type four,
; CHECK: IDP.4A.S8.U8 R4, R4, R5, R6
define i32 @four(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.nvvm.idp4a.s.u(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

; CHECK-LABEL: .type added,
; CHECK: IDP.4A.U8.S8 R4, R4, R5, R6
; CHECK-NOT: IADD
; CHECK: RET
define i32 @added(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.nvvm.idp4a.u.s(i32 %a, i32 %b, i32 0)
  %s = add i32 %c, %r
  ret i32 %s
}

; The dot product has another use: no folding.
; CHECK-LABEL: .type shared,
; CHECK: IDP.4A.U8.S8
; CHECK: IADD
define i32 @shared(i32 %a, i32 %b, i32 %c, ptr %p) {
  %r = call i32 @llvm.nvvm.idp4a.u.s(i32 %a, i32 %b, i32 0)
  store i32 %r, ptr %p
  %s = add i32 %r, %c
  ret i32 %s
}

; CHECK-LABEL: .type constants,
; CHECK: IDP.4A.U8.S8 [[R:R[0-9]+]], R4, 0x1020304, R5
; CHECK: IDP.2A.HI.S16.U8 R4, [[R]], R5, 0x7
define i32 @constants(i32 %a, i32 %b) {
  %r = call i32 @llvm.nvvm.idp4a.u.s(i32 %a, i32 16909060, i32 %b)
  %s = call i32 @llvm.nvvm.idp2a.s.u(i32 %r, i32 %b, i1 true, i32 7)
  ret i32 %s
}

; CHECK-LABEL: .type two,
; CHECK: IDP.2A.U16.S8 R4, R4, R5, R6
define i32 @two(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.nvvm.idp2a.u.s(i32 %a, i32 %b, i1 false, i32 0)
  %s = add i32 %r, %c
  ret i32 %s
}
