; NOTE: CHECK lines are written by utils/update-checks
; SHF clamps the amount, so a choice of what remains of a value if all of its bits are shifted
; out takes no instruction.
; RUN: llc -mtriple=q7x2 -mattr=+interlocked -verify-machineinstrs %s -o - | FileCheck %s

define i32 @left(i32 %x, i32 %n) {
; CHECK-LABEL: {{^}}left:
; CHECK: SHF.L.U32 R4, R4, R5, 0x0 ;
; CHECK-NEXT: RET R[20:21] ;
  %all = icmp ugt i32 %n, 31
  %shifted = shl i32 %x, %n
  %r = select i1 %all, i32 0, i32 %shifted
  ret i32 %r
}

define i32 @right(i32 %x, i32 %n) {
; CHECK-LABEL: {{^}}right:
; CHECK: SHF.R.HI.U32 R4, RZ, R5, R4 ;
; CHECK-NEXT: RET R[20:21] ;
  %some = icmp ult i32 %n, 32
  %shifted = lshr i32 %x, %n
  %r = select i1 %some, i32 %shifted, i32 0
  ret i32 %r
}

; Only the sign remains.
define i32 @right_signed(i32 %x, i32 %n) {
; CHECK-LABEL: {{^}}right_signed:
; CHECK: SHF.R.HI R4, RZ, R5, R4 ;
; CHECK-NEXT: RET R[20:21] ;
  %least = call i32 @llvm.umin.i32(i32 %n, i32 31)
  %r = ashr i32 %x, %least
  ret i32 %r
}

define i64 @left_wide(i64 %x, i32 %n) {
; CHECK-LABEL: {{^}}left_wide:
; CHECK: SHF.L.HI.U64 R7, R4, R6, R5 ;
; CHECK-NEXT: SHF.L.U64 R6, R4, R6, R5 ;
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ;
; CHECK-NEXT: RET R[20:21] ;
  %some = icmp ult i32 %n, 64
  %by = zext i32 %n to i64
  %shifted = shl i64 %x, %by
  %r = select i1 %some, i64 %shifted, i64 0
  ret i64 %r
}

define i64 @right_wide(i64 %x, i32 %n) {
; CHECK-LABEL: {{^}}right_wide:
; CHECK: SHF.R.HI.U64 R7, R4, R6, R5 ;
; CHECK-NEXT: SHF.R.U64 R6, R4, R6, R5 ;
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ;
; CHECK-NEXT: RET R[20:21] ;
  %some = icmp ule i32 %n, 63
  %by = zext i32 %n to i64
  %shifted = lshr i64 %x, %by
  %r = select i1 %some, i64 %shifted, i64 0
  ret i64 %r
}

; One word of the two remains. Divergent choices are marked: others may become branches.
define i32 @funnel_left(i32 %hi, i32 %lo, i32 %n) {
; CHECK-LABEL: {{^}}funnel_left:
; CHECK: SHF.L.HI.U32 R4, R5, R6, R4 ;
; CHECK-NEXT: RET R[20:21] ;
  %all = icmp uge i32 %n, 32
  %shifted = call i32 @llvm.fshl.i32(i32 %hi, i32 %lo, i32 %n)
  %r = select i1 %all, i32 %lo, i32 %shifted, !unpredictable !0
  ret i32 %r
}

define i32 @funnel_right(i32 %hi, i32 %lo, i32 %n) {
; CHECK-LABEL: {{^}}funnel_right:
; CHECK: SHF.R.U32 R4, R5, R6, R4 ;
; CHECK-NEXT: RET R[20:21] ;
  %some = icmp ult i32 %n, 32
  %shifted = call i32 @llvm.fshr.i32(i32 %hi, i32 %lo, i32 %n)
  %r = select i1 %some, i32 %shifted, i32 %hi, !unpredictable !0
  ret i32 %r
}

; Other choices remain: of another word, of another amount, of the lower half of an amount, and
; of a shifted value for large amounts.
define i32 @funnel_other(i32 %hi, i32 %lo, i32 %n) {
; CHECK-LABEL: {{^}}funnel_other:
; CHECK: ISETP.GT.AND.U32 P0, R6, 0x1f, PT ;
; CHECK-NEXT: @!P0 SHF.L.HI.WRAP.U32 R4, R5, R6, R4 ;
; CHECK-NEXT: RET R[20:21] ;
  %all = icmp ugt i32 %n, 31
  %shifted = call i32 @llvm.fshl.i32(i32 %hi, i32 %lo, i32 %n)
  %r = select i1 %all, i32 %hi, i32 %shifted, !unpredictable !0
  ret i32 %r
}

define i32 @other_bound(i32 %x, i32 %n) {
; CHECK-LABEL: {{^}}other_bound:
; CHECK: ISETP.GT.AND.U32 P0, R5, 0xf, PT ;
; CHECK-NEXT: SHF.L.U32 R0, R4, R5, RZ ;
; CHECK-NEXT: SEL R4, R0, 0x0, !P0 ;
; CHECK-NEXT: RET R[20:21] ;
  %all = icmp ugt i32 %n, 15
  %shifted = shl i32 %x, %n
  %r = select i1 %all, i32 0, i32 %shifted
  ret i32 %r
}

define i64 @other_amount(i64 %x, i64 %n) {
; CHECK-LABEL: {{^}}other_amount:
; CHECK: ISETP.GT.AND.U32 P0, R6, 0x3f, PT ;
; CHECK-NEXT: SHF.L.HI.U64 R0, R4, R6, R5 ;
; CHECK-NEXT: SHF.L.U64 R3, R4, R6, R5 ;
; CHECK-NEXT: ISETP.GT.AND.U32.X P0, R7, 0x0, PT, P0 ;
; CHECK-NEXT: SEL R5, R0, 0x0, !P0 ;
; CHECK-NEXT: SEL R4, R3, 0x0, !P0 ;
; CHECK-NEXT: RET R[20:21] ;
  %all = icmp ugt i64 %n, 63
  %shifted = shl i64 %x, %n
  %r = select i1 %all, i64 0, i64 %shifted
  ret i64 %r
}

define i32 @other_side(i32 %x, i32 %n) {
; CHECK-LABEL: {{^}}other_side:
; CHECK: ISETP.LT.AND.U32 P0, R5, 0x20, PT ;
; CHECK-NEXT: SHF.L.WRAP.U32 R0, R4, R5, RZ ;
; CHECK-NEXT: SEL R4, R0, 0x0, !P0 ;
; CHECK-NEXT: RET R[20:21] ;
  %some = icmp ult i32 %n, 32
  %by = and i32 %n, 31
  %shifted = shl i32 %x, %by
  %r = select i1 %some, i32 0, i32 %shifted
  ret i32 %r
}

declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)

!0 = !{}
