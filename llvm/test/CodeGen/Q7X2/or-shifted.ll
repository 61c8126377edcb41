; NOTE: CHECK lines are written by utils/update-checks
; RUN: llc -mattr=+interlocked -verify-machineinstrs %s -o - | FileCheck %s
;
; An OR of words without common bits is a sum, whose shift LEA computes.
target triple = "q7x2"

define i32 @bytes(i8 %a, i8 %b, i8 %c, i8 %d) {
; CHECK-LABEL: {{^}}bytes:
; CHECK: PRMT R0, R6, R7, 0x4040 ;
; CHECK-NEXT: PRMT R3, R4, R5, 0x4040 ;
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ;
; CHECK-NEXT: RET R[20:21] ;
  %a32 = zext i8 %a to i32
  %b32 = zext i8 %b to i32
  %c32 = zext i8 %c to i32
  %d32 = zext i8 %d to i32
  %b8 = shl i32 %b32, 8
  %c16 = shl i32 %c32, 16
  %d24 = shl i32 %d32, 24
  %ab = or i32 %a32, %b8
  %abc = or i32 %ab, %c16
  %r = or i32 %abc, %d24
  ret i32 %r
}

; In halves, of which one is shifted as a whole.
define i32 @halves(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}halves:
; CHECK: LDG.U8 R0, [R[4:5].64] ;
; CHECK-NEXT: LDG.U8 R3, [R[4:5].64+0x1] ;
; CHECK-NEXT: LDG.U8 R6, [R[4:5].64+0x2] ;
; CHECK-NEXT: LDG.U8 R4, [R[4:5].64+0x3] ;
; CHECK-NEXT: LEA R0, R4, R0, 0x18 ;
; CHECK-NEXT: LEA R0, R6, R0, 0x10 ;
; CHECK-NEXT: LEA R4, R3, R0, 0x8 ;
; CHECK-NEXT: RET R[20:21] ;
  %q1 = getelementptr i8, ptr addrspace(1) %p, i64 1
  %q2 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %q3 = getelementptr i8, ptr addrspace(1) %p, i64 3
  %a = load volatile i8, ptr addrspace(1) %p
  %b = load volatile i8, ptr addrspace(1) %q1
  %c = load volatile i8, ptr addrspace(1) %q2
  %d = load volatile i8, ptr addrspace(1) %q3
  %a32 = zext i8 %a to i32
  %b32 = zext i8 %b to i32
  %c32 = zext i8 %c to i32
  %d32 = zext i8 %d to i32
  %b8 = shl i32 %b32, 8
  %c16 = shl i32 %c32, 16
  %d24 = shl i32 %d32, 24
  %ab = or i32 %a32, %b8
  %cd = or i32 %c16, %d24
  %r = or i32 %ab, %cd
  ret i32 %r
}

; With an immediate.
define i32 @immediate(i32 %a) {
; CHECK-LABEL: {{^}}immediate:
; CHECK: LEA R4, R4, 0x5, 0x4 ;
; CHECK-NEXT: RET R[20:21] ;
  %s = shl i32 %a, 4
  %r = or i32 %s, 5
  ret i32 %r
}

; Not if bits may be common, or if the shifted word has other uses.
define i32 @common_bits(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}common_bits:
; CHECK: SHF.L.U32 R0, R4, 0x4, RZ ;
; CHECK-NEXT: LOP3 R4, R0, R5, RZ, 0xfc, !PT ;
; CHECK-NEXT: RET R[20:21] ;
  %s = shl i32 %a, 4
  %r = or i32 %s, %b
  ret i32 %r
}

define i32 @used_twice(i32 %a, i8 %b, ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}used_twice:
; CHECK: SHF.L.U32 R0, R4, 0x8, RZ ;
; CHECK-NEXT: LOP3 R4, R0, 0xff, R5, 0xf8, !PT ;
; CHECK-NEXT: STG [R[6:7].64], R0 ;
; CHECK-NEXT: RET R[20:21] ;
  %b32 = zext i8 %b to i32
  %s = shl i32 %a, 8
  store i32 %s, ptr addrspace(1) %p
  %r = or i32 %s, %b32
  ret i32 %r
}
