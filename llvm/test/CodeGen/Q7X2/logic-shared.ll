; NOTE: CHECK lines are written by utils/update-checks
; RUN: llc -mattr=+interlocked -verify-machineinstrs %s -o - | FileCheck %s
;
; Logic that only other logic uses is computed by each of its users, which take three values.
target triple = "q7x2"

; a ^ b ^ c and a ^ b ^ d.
define i32 @two_users(i32 %a, i32 %b, i32 %c, i32 %d) {
; CHECK-LABEL: {{^}}two_users:
; CHECK: LOP3 R0, R6, R4, R5, 0x96, !PT ;
; CHECK-NEXT: LOP3 R3, R7, R4, R5, 0x96, !PT ;
; CHECK-NEXT: IADD R4, R0, R3 ;
; CHECK-NEXT: RET R[20:21] ;
  %x = xor i32 %a, %b
  %y = xor i32 %x, %c
  %z = xor i32 %x, %d
  %r = add i32 %y, %z
  ret i32 %r
}

; A sum needs it as a word.
define i32 @used_by_sum(i32 %a, i32 %b, i32 %c, i32 %d) {
; CHECK-LABEL: {{^}}used_by_sum:
; CHECK: LOP3 R0, R4, R5, RZ, 0x3c, !PT ;
; CHECK-NEXT: LOP3 R3, R0, R6, RZ, 0x3c, !PT ;
; CHECK-NEXT: IADD R0, R0, R7 ;
; CHECK-NEXT: IMUL R4, R3, R0 ;
; CHECK-NEXT: RET R[20:21] ;
  %x = xor i32 %a, %b
  %y = xor i32 %x, %c
  %z = add i32 %x, %d
  %r = mul i32 %y, %z
  ret i32 %r
}

; A user that has three values without it keeps it.
define i32 @three_values(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e) {
; CHECK-LABEL: {{^}}three_values:
; CHECK: LOP3 R0, R4, R5, RZ, 0x3c, !PT ;
; CHECK-NEXT: LOP3 R3, R0, R6, RZ, 0x3c, !PT ;
; CHECK-NEXT: LOP3 R0, R0, R7, R8, 0xf8, !PT ;
; CHECK-NEXT: IADD R4, R3, R0 ;
; CHECK-NEXT: RET R[20:21] ;
  %x = xor i32 %a, %b
  %y = xor i32 %x, %c
  %w = and i32 %d, %e
  %z = or i32 %x, %w
  %r = add i32 %y, %z
  ret i32 %r
}

; So it is with predicates.
define i32 @predicates(i1 %a, i1 %b, i1 %c, i1 %d, i32 %e) {
; CHECK-LABEL: {{^}}predicates:
; CHECK: LOP3 R0, R6, R4, R5, 0x60, !PT ;
; CHECK-NEXT: LOP3 P1, RZ, R0, 0x1, RZ, 0xc0, !PT ;
; CHECK-NEXT: LOP3 R0, R7, R4, R5, 0xf6, !PT ;
; CHECK-NEXT: LOP3 P0, RZ, R0, 0x1, RZ, 0xc0, !PT ;
; CHECK-NEXT: SEL R0, R8, 0x5, P1 ;
; CHECK-NEXT: SEL R4, R0, 0x7, P0 ;
; CHECK-NEXT: RET R[20:21] ;
  %x = xor i1 %a, %b
  %y = and i1 %x, %c
  %z = or i1 %x, %d
  %s = select i1 %y, i32 %e, i32 5
  %r = select i1 %z, i32 %s, i32 7
  ret i32 %r
}
