; NOTE: CHECK lines are written by utils/update-checks
; RUN: llc -mattr=+interlocked -verify-machineinstrs %s -o - | FileCheck %s
;
; A comparison performs the logic operations that use it (Q7X2CompareLogic.cpp).
target triple = "q7x2"

; Two operations with the same two comparisons of rows: those of columns are performed
; anew in each.
define i32 @four(i32 %row, i32 %column, i32 %rows, i32 %columns) {
; CHECK-LABEL: {{^}}four:
; CHECK: IADD R0, R5, 0x10 ;
; CHECK-NEXT: ISETP.LT.AND P0, R5, R7, PT ;
; CHECK-NEXT: ISETP.LT.AND P1, R0, R7, PT ;
; CHECK-NEXT: IMAD R0, RZ, RZ, 0x5 ;
; CHECK-NEXT: IADD R3, R4, 0x10 ;
; CHECK-NEXT: ISETP.LT.AND P2, R4, R6, P0 ;
; CHECK-NEXT: ISETP.LT.AND P3, R4, R6, P1 ;
; CHECK-NEXT: SEL R0, R0, 0x1, !P2 ;
; CHECK-NEXT: ISETP.LT.AND P2, R3, R6, P0 ;
; CHECK-NEXT: SEL R0, R0, 0x7, P3 ;
; CHECK-NEXT: ISETP.LT.OR P0, R3, R6, P1 ;
; CHECK-NEXT: SEL R0, R0, 0x9, P2 ;
; CHECK-NEXT: SEL R4, R0, 0xb, P0 ;
; CHECK-NEXT: RET R[20:21] ;
  %row2 = add i32 %row, 16
  %column2 = add i32 %column, 16
  %r = icmp slt i32 %row, %rows
  %r2 = icmp slt i32 %row2, %rows
  %c = icmp slt i32 %column, %columns
  %c2 = icmp slt i32 %column2, %columns
  %rc = and i1 %r, %c
  %rc2 = and i1 %r, %c2
  %r2c = and i1 %r2, %c
  %r2c2 = or i1 %r2, %c2
  %a = select i1 %rc, i32 1, i32 5
  %b = select i1 %rc2, i32 %a, i32 7
  %d = select i1 %r2c, i32 %b, i32 9
  %e = select i1 %r2c2, i32 %d, i32 11
  ret i32 %e
}

; Not where something else needs the comparison,
define i1 @other_use(i32 %a, i32 %b, i1 %p, i1 %q, ptr addrspace(1) %out) {
; CHECK-LABEL: {{^}}other_use:
; CHECK: LOP3 P2, RZ, R7, 0x1, RZ, 0xc0, !PT ;
; CHECK-NEXT: LOP3 P1, RZ, R6, 0x1, RZ, 0xc0, !PT ;
; CHECK-NEXT: ISETP.LT.AND P0, R4, R5, PT ;
; CHECK-NEXT: PLOP3 P1, P0, P1, P2, 0x3a ;
; CHECK-NEXT: SEL R0, RZ, 0x1, !P0 ;
; CHECK-NEXT: SEL R4, RZ, 0x1, !P1 ;
; CHECK-NEXT: STG.U8 [R[8:9].64], R0 ;
; CHECK-NEXT: RET R[20:21] ;
  %c = icmp slt i32 %a, %b
  %x = and i1 %c, %p
  %y = or i1 %c, %q
  store i1 %c, ptr addrspace(1) %out
  %r = xor i1 %x, %y
  ret i1 %r
}

; where PLOP3 merges a third predicate,
define i32 @three(i32 %a, i32 %b, i64 %e, i64 %f, i64 %g) {
; CHECK-LABEL: {{^}}three:
; CHECK: ISETP.LT.AND.U32 P1, R6, R8, PT ;
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R8, R10, PT ;
; CHECK-NEXT: ISETP.EQ.AND.U32 P2, R6, R10, PT ;
; CHECK-NEXT: ISETP.LT.AND.X P1, R7, R9, PT, P1 ;
; CHECK-NEXT: ISETP.LT.AND.X P3, R9, R11, PT, P0 ;
; CHECK-NEXT: ISETP.LT.AND P0, R4, R5, PT ;
; CHECK-NEXT: ISETP.EQ.AND.X P2, R7, R11, PT, P2 ;
; CHECK-NEXT: PLOP3 P3, P0, P1, P3, 0xe0 ;
; CHECK-NEXT: PLOP3 P0, P0, P1, P2, 0xe0 ;
; CHECK-NEXT: SEL R0, R4, 0x1, P3 ;
; CHECK-NEXT: SEL R4, R0, 0x2, P0 ;
; CHECK-NEXT: RET R[20:21] ;
  %p = icmp slt i64 %e, %f
  %q = icmp slt i64 %f, %g
  %s = icmp eq i64 %e, %g
  %c = icmp slt i32 %a, %b
  %pq = or i1 %p, %q
  %ps = or i1 %p, %s
  %x = and i1 %c, %pq
  %y = and i1 %c, %ps
  %u = select i1 %x, i32 %a, i32 1
  %v = select i1 %y, i32 %u, i32 2
  ret i32 %v
}

; or where a comparison takes two instructions.
define i32 @wide(i64 %a, i64 %b, i1 %p, i1 %q) {
; CHECK-LABEL: {{^}}wide:
; CHECK: ISETP.LT.AND.U32 P0, R4, R6, PT ;
; CHECK-NEXT: LOP3 P1, RZ, R8, 0x1, RZ, 0xc0, !PT ;
; CHECK-NEXT: LOP3 P2, RZ, R9, 0x1, RZ, 0xc0, !PT ;
; CHECK-NEXT: ISETP.LT.AND.X P0, R5, R7, PT, P0 ;
; CHECK-NEXT: MOV R0, 0x1 ;
; CHECK-NEXT: PLOP3 P1, P0, P1, PT, 0xc0 ;
; CHECK-NEXT: PLOP3 P0, P0, P2, PT, 0xc0 ;
; CHECK-NEXT: SEL R0, R0, 0x3, !P1 ;
; CHECK-NEXT: SEL R4, R0, 0x2, P0 ;
; CHECK-NEXT: RET R[20:21] ;
  %c = icmp slt i64 %a, %b
  %x = and i1 %c, %p
  %y = and i1 %c, %q
  %u = select i1 %x, i32 3, i32 1
  %v = select i1 %y, i32 %u, i32 2
  ret i32 %v
}
