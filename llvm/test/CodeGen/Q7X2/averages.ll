; NOTE: CHECK lines are written by utils/update-checks
; Averages that are rounded up, of words from their logic, of shorter numbers from their
; sum; and those of bytes in words, which mask the bits before they are shifted.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i32 @signed(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}signed:
; CHECK: LOP3 R0, R4, R5, RZ, 0x3c, !PT ?
; CHECK-NEXT: LOP3 R3, R4, R5, RZ, 0xfc, !PT ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1, R0 ?
; CHECK-NEXT: IADD R4, R3, -R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %or = or i32 %a, %b
  %xor = xor i32 %a, %b
  %half = ashr i32 %xor, 1
  %r = sub i32 %or, %half
  ret i32 %r
}

define i32 @unsigned(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}unsigned:
; CHECK: LOP3 R0, R4, R5, RZ, 0x3c, !PT ?
; CHECK-NEXT: LOP3 R3, R4, R5, RZ, 0xfc, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, 0x1, R0 ?
; CHECK-NEXT: IADD R4, R3, -R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %s = add i64 %x, %y
  %u = add i64 %s, 1
  %h = lshr i64 %u, 1
  %r = trunc i64 %h to i32
  ret i32 %r
}

define i32 @short(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}short:
; CHECK: LOP3 R0, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD.X R0, R3, R0, PT ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x1, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = and i32 %a, 65535
  %y = and i32 %b, 65535
  %s = add i32 %x, %y
  %u = add i32 %s, 1
  %r = lshr i32 %u, 1
  ret i32 %r
}

define i32 @bytes(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}bytes:
; CHECK: LOP3 R0, R4, R5, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, -0x1010102, R5, 0x48, !PT ?
; CHECK-NEXT: LEA.HI.X R4, R3, R0, RZ, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %and = and i32 %a, %b
  %xor = xor i32 %a, %b
  %shifted = lshr i32 %xor, 1
  %half = and i32 %shifted, 2139062143 ; 0x7f7f7f7f
  %r = add i32 %and, %half
  ret i32 %r
}

; A field of bits plus a word; a byte is PRMT's.
define i32 @field(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}field:
; CHECK: LOP3 R0, R4, 0xe0, RZ, 0xc0, !PT ?
; CHECK-NEXT: LEA.HI.X R4, R0, R5, RZ, 0x1b ?
; CHECK-NEXT: RET R[20:21] ?
  %shifted = lshr i32 %a, 5
  %bits = and i32 %shifted, 7
  %r = add i32 %bits, %b
  ret i32 %r
}

define i32 @byte(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}byte:
; CHECK: PRMT R0, R4, RZ, 0x4441 ?
; CHECK-NEXT: IADD R4, R0, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %shifted = lshr i32 %a, 8
  %bits = and i32 %shifted, 255
  %r = add i32 %bits, %b
  ret i32 %r
}
