; NOTE: CHECK lines are written by utils/update-checks
; Sums with a carry in, inverted terms or a shifted one take one instruction.
; RUN: llc -mtriple=q7x2 -O2 -verify-machineinstrs %s -o - | FileCheck %s

target triple = "q7x2"

define i32 @plus_one(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}plus_one:
; CHECK: IADD.X R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %s = add i32 %a, %b
  %r = add i32 %s, 1
  ret i32 %r
}

define i32 @not(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}not:
; CHECK: IADD.X R4, R4, ~R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %n = xor i32 %b, -1
  %r = add i32 %a, %n
  ret i32 %r
}

; Parts of a product are not.
define i32 @product(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}product:
; CHECK: IMAD R0, R4, R5, R6 ?
; CHECK-NEXT: IADD R4, R0, 0x1 ?
; CHECK-NEXT: RET R[20:21] ?
  %m = mul i32 %a, %b
  %s = add i32 %m, %c
  %r = add i32 %s, 1
  ret i32 %r
}

define i32 @shifted(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}shifted:
; CHECK: LEA R4, -R5, R4, 0x3 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = shl i32 %b, 3
  %r = sub i32 %a, %s
  ret i32 %r
}

define i32 @shifted_from_number(i32 %b) {
; CHECK-LABEL: {{^}}shifted_from_number:
; CHECK: LEA R4, -R4, 0x64, 0x3 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = shl i32 %b, 3
  %r = sub i32 100, %s
  ret i32 %r
}

; Words of constant memory, also when the sum is frozen.
define ptx_kernel void @words(ptr addrspace(1) %p, i32 %n, i32 %m, i32 %k) {
; CHECK-LABEL: {{^}}words:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: IADD.X R2, ~RZ, c[0x0][0x168] ?
; CHECK-NEXT: IMAD R4, RZ, RZ, c[0x0][0x168] ?
; CHECK-NEXT: IADD.X R3, RZ, c[0x0][0x16c], PT ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: IADD.X R2, R4, ~c[0x0][0x170] ?
; CHECK-NEXT: STG [R[0:1].64], R3 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = add nsw i32 %n, -1
  %fa = freeze i32 %a
  %b = add nsw i32 %m, 1
  %i = xor i32 %k, -1
  %c = add i32 %n, %i
  store volatile i32 %fa, ptr addrspace(1) %p
  store volatile i32 %b, ptr addrspace(1) %p
  store volatile i32 %c, ptr addrspace(1) %p
  ret void
}

; An index of 64 bits with an offset: its lower word is added in the first sum.
define ptx_kernel void @index(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}index:
; CHECK: LDC.64 R[2:3], c[0x0][RZ+0x160] ?
; CHECK-NEXT: S2R R0, SR_TID.X ?
; CHECK-NEXT: S2R R4, SR_CTAID.X ?
; CHECK-NEXT: IADD.X R0, P0, R0, c[0x0][0x18] ?
; CHECK-NEXT: IADD.X R1, RZ, c[0x0][0x150], P0 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[0:1], R4, c[0x0][0x0], R[0:1] ?
; CHECK-NEXT: STG.64 [R[2:3].64], R[0:1] ?
; CHECK-NEXT: EXIT ?
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext i32 %t to i64
  %lo = call i32 @llvm.nvvm.read.ptx.sreg.envreg0()
  %hi = call i32 @llvm.nvvm.read.ptx.sreg.envreg9()
  %wlo = zext i32 %lo to i64
  %whi = zext i32 %hi to i64
  %up = shl nuw i64 %whi, 32
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %wc = zext i32 %c to i64
  %wn = zext i32 %n to i64
  %first = mul nuw nsw i64 %wn, %wc
  %s = add nuw nsw i64 %wide, %wlo
  %s2 = add i64 %s, %up
  %id = add i64 %s2, %first
  store i64 %id, ptr addrspace(1) %p
  ret void
}

; Both halves of a product.
define i32 @halves(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}halves:
; CHECK: IMAD.WIDE.U32 R[4:5], R4, R5, RZ ?
; CHECK-NEXT: LOP3 R4, R5, R4, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %wa = zext i32 %a to i64
  %wb = zext i32 %b to i64
  %p = mul i64 %wa, %wb
  %h = lshr i64 %p, 32
  %hi = trunc i64 %h to i32
  %lo = mul i32 %b, %a
  %r = xor i32 %hi, %lo
  ret i32 %r
}

; Each is a part of another sum.
define i32 @halves_in_sums(i32 %a, i32 %b, i32 %c, i32 %d) {
; CHECK-LABEL: {{^}}halves_in_sums:
; CHECK: IMAD.HI.X.U32 R0, R4, R5, R6 ?
; CHECK-NEXT: IMAD R3, R4, R5, R7 ?
; CHECK-NEXT: LOP3 R4, R0, R3, RZ, 0x3c, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %wa = zext i32 %a to i64
  %wb = zext i32 %b to i64
  %p = mul i64 %wa, %wb
  %h = lshr i64 %p, 32
  %hi = trunc i64 %h to i32
  %lo = mul i32 %a, %b
  %x = add i32 %hi, %c
  %y = add i32 %lo, %d
  %r = xor i32 %x, %y
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg0()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg9()
