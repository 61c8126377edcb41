; A tree of logic over three values is one LOP3, also where its parts have values
; in common: choice and majority, as in hash functions.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: choice:
; CHECK: LOP3 R4, R4, R5, R6, 0xca, !PT
; CHECK-NOT: LOP3
; CHECK: RET
define i32 @choice(i32 %a, i32 %b, i32 %c) {
  %ab = and i32 %a, %b
  %not = xor i32 %a, -1
  %ac = and i32 %not, %c
  %r = or i32 %ab, %ac
  ret i32 %r
}

; CHECK-LABEL: majority:
; CHECK: LOP3 R4, R{{[456]}}, R{{[456]}}, R{{[456]}}, 0xe8, !PT
; CHECK-NOT: LOP3
; CHECK: RET
define i32 @majority(i32 %a, i32 %b, i32 %c) {
  %bc = xor i32 %b, %c
  %abc = and i32 %bc, %a
  %both = and i32 %b, %c
  %r = xor i32 %abc, %both
  ret i32 %r
}

; A part with another use stays.
; CHECK-LABEL: shared:
; CHECK-COUNT-2: LOP3
; CHECK: RET
define i32 @shared(i32 %a, i32 %b, i32 %c, ptr addrspace(3) %p) {
  %ab = and i32 %a, %b
  store i32 %ab, ptr addrspace(3) %p
  %ac = and i32 %a, %c
  %r = xor i32 %ab, %ac
  ret i32 %r
}

; A term with an immediate, which needs no register, is part of the sum: one LOP3 each.
; CHECK-LABEL: masked_terms:
; CHECK: LOP3 [[A:R[0-9]+]], R4, 0x10, R5, 0xf8, !PT
; CHECK-NEXT: LOP3 [[B:R[0-9]+]], [[A]], 0x1000, R6, 0xf8, !PT
; CHECK-NEXT: LOP3 R4, [[B]], 0x10000, R7, 0xf8, !PT
; CHECK-NEXT: RET
define i32 @masked_terms(i32 %r, i32 %x, i32 %y, i32 %z) {
  %a = and i32 %x, 16
  %b = and i32 %y, 4096
  %c = and i32 %z, 65536
  %ra = or i32 %r, %a
  %rab = or i32 %ra, %b
  %rabc = or i32 %rab, %c
  ret i32 %rabc
}
