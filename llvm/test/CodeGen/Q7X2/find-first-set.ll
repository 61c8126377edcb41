; The number of the lowest bit, counted from 1 and 0 of 0, needs no selection: FLO finds no
; bit at a distance of -1.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: {{^}}ffs:
; CHECK: BREV [[R:R[0-9]+]], R4 ?
; CHECK-NEXT: FLO.U32.SH [[F:R[0-9]+]], [[R]] ?
; CHECK-NEXT: IADD R4, [[F]], 0x1 ?
; CHECK-NEXT: RET
define i32 @ffs(i32 %x) {
  %n = call i32 @llvm.cttz.i32(i32 %x, i1 true)
  %n1 = add i32 %n, 1
  %zero = icmp eq i32 %x, 0
  %r = select i1 %zero, i32 0, i32 %n1
  ret i32 %r
}

; Another constant for 0 does.
; CHECK-LABEL: {{^}}other:
; CHECK: BREV
; CHECK: {{SEL|@P0|@!P0}}
; CHECK: RET
define i32 @other(i32 %x) {
  %n = call i32 @llvm.cttz.i32(i32 %x, i1 true)
  %n1 = add i32 %n, 1
  %zero = icmp eq i32 %x, 0
  %r = select i1 %zero, i32 7, i32 %n1
  ret i32 %r
}

; Leading zeros and a constant: one addition, of narrower integers too.
; CHECK-LABEL: {{^}}leading_zeros:
; CHECK: FLO.U32 [[F:R[0-9]+]], R4 ?
; CHECK-NEXT: IADD R4, -[[F]], 0x24 ?
; CHECK-NEXT: RET
define i32 @leading_zeros(i32 %x) {
  %n = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  %r = add i32 %n, 5
  ret i32 %r
}

; CHECK-LABEL: {{^}}leading_zeros_16:
; CHECK: FLO.U32 [[F:R[0-9]+]]
; CHECK-NEXT: IADD {{R[0-9]+}}, -[[F]], 0xf ?
; CHECK-NOT: IADD
; CHECK: RET
define zeroext i16 @leading_zeros_16(i16 zeroext %x) {
  %n = call i16 @llvm.ctlz.i16(i16 %x, i1 false)
  ret i16 %n
}
