; NOTE: CHECK lines are written by utils/update-checks
; Sign bits of bytes or halves, each times all bits of one, are copies by PRMT.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i32 @bytes(i32 %a) {
; CHECK-LABEL: {{^}}bytes:
; CHECK: PRMT R4, R4, RZ, 0xba98 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = lshr i32 %a, 7
  %ones = and i32 %s, 16843009 ; 0x01010101
  %r = mul i32 %ones, 255
  ret i32 %r
}

define i32 @halves(i32 %a) {
; CHECK-LABEL: {{^}}halves:
; CHECK: PRMT R4, R4, RZ, 0xbb99 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = lshr i32 %a, 15
  %ones = and i32 %s, 65537 ; 0x00010001
  %r = mul i32 %ones, 65535
  ret i32 %r
}

; The bits are not signs.
define i32 @other_bits(i32 %a) {
; CHECK-LABEL: {{^}}other_bits:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x6, R4 ?
; CHECK-NEXT: LOP3 R0, R0, 0x1010101, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMUL R4, R0, 0xff ?
; CHECK-NEXT: RET R[20:21] ?
  %s = lshr i32 %a, 6
  %ones = and i32 %s, 16843009
  %r = mul i32 %ones, 255
  ret i32 %r
}
