; NOTE: CHECK lines are written by utils/update-checks
; Fields of bits: extracted, inserted, tested.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i32 @extract_unsigned(i32 %a) {
; CHECK-LABEL: {{^}}extract_unsigned:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x5, R4 ?
; CHECK-NEXT: LOP3 R4, R0, 0x7f, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %s = lshr i32 %a, 5
  %r = and i32 %s, 127
  ret i32 %r
}

define i32 @extract_signed(i32 %a) {
; CHECK-LABEL: {{^}}extract_signed:
; CHECK: SHF.L.U32 R0, R4, 0x14, RZ ?
; CHECK-NEXT: SHF.R.HI R4, RZ, 0x19, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = shl i32 %a, 20
  %r = ashr i32 %s, 25
  ret i32 %r
}

define i32 @extract_byte(i32 %a) {
; CHECK-LABEL: {{^}}extract_byte:
; CHECK: PRMT R4, R4, RZ, 0x4441 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = lshr i32 %a, 8
  %r = and i32 %s, 255
  ret i32 %r
}

define i32 @extract_variable(i32 %a, i32 %from, i32 %width) {
; CHECK-LABEL: {{^}}extract_variable:
; CHECK: MOV R0, 0x1 ?
; CHECK-NEXT: SHF.R.HI.U32 R3, RZ, R5, R4 ?
; CHECK-NEXT: SHF.L.U32 R0, R0, R6, RZ ?
; CHECK-NEXT: IADD R0, R0, -0x1 ?
; CHECK-NEXT: LOP3 R4, R3, R0, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %s = lshr i32 %a, %from
  %b = shl i32 1, %width
  %m = sub i32 %b, 1
  %r = and i32 %s, %m
  ret i32 %r
}

define i32 @insert(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}insert:
; CHECK: SHF.L.U32 R0, R5, 0x5, RZ ?
; CHECK-NEXT: LOP3 R0, R0, 0xfe0, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R4, R0, -0xfe1, R4, 0xf8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %x = and i32 %a, -4065
  %y = shl i32 %b, 5
  %z = and i32 %y, 4064
  %r = or i32 %x, %z
  ret i32 %r
}

define i32 @insert_half(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}insert_half:
; CHECK: PRMT R4, R4, R5, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = and i32 %a, 65535
  %y = shl i32 %b, 16
  %r = or i32 %x, %y
  ret i32 %r
}

define i32 @choose(i32 %m, i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}choose:
; CHECK: LOP3 R4, R5, R4, R6, 0xe2, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %x = xor i32 %a, %b
  %y = and i32 %x, %m
  %r = xor i32 %y, %b
  ret i32 %r
}

define i1 @test_bit(i32 %a) {
; CHECK-LABEL: {{^}}test_bit:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x6, R4 ?
; CHECK-NEXT: LOP3 R4, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %m = and i32 %a, 64
  %r = icmp ne i32 %m, 0
  ret i1 %r
}

define i1 @test_variable_bit(i32 %a, i32 %n) {
; CHECK-LABEL: {{^}}test_variable_bit:
; CHECK: SHF.R.HI.U32 R0, RZ, R5, R4 ?
; CHECK-NEXT: LOP3 R4, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %b = shl i32 1, %n
  %m = and i32 %a, %b
  %r = icmp ne i32 %m, 0
  ret i1 %r
}

define i32 @lowest_bit(i32 %a) {
; CHECK-LABEL: {{^}}lowest_bit:
; CHECK: IADD R0, -R4, 0x0 ?
; CHECK-NEXT: LOP3 R4, R4, R0, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %n = sub i32 0, %a
  %r = and i32 %a, %n
  ret i32 %r
}

define i64 @extract_i64(i64 %a) {
; CHECK-LABEL: {{^}}extract_i64:
; CHECK: SHF.R.WRAP.U32 R0, R4, 0x14, R5 ?
; CHECK-NEXT: MOV R5, 0x0 ?
; CHECK-NEXT: LOP3 R4, R0, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %s = lshr i64 %a, 20
  %r = and i64 %s, 65535
  ret i64 %r
}
