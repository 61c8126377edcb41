; NOTE: CHECK lines are written by utils/update-checks
; Sums with shifted terms: LEA for words, IMAD.WIDE for addresses.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i32 @shift_add(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}shift_add:
; CHECK: LEA R4, R4, R5, 0x5 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = shl i32 %a, 5
  %r = add i32 %s, %b
  ret i32 %r
}

define i32 @shift_sub(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}shift_sub:
; CHECK: LEA R4, -R4, R5, 0x5 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = shl i32 %a, 5
  %r = sub i32 %b, %s
  ret i32 %r
}

define i32 @shift_add_immediate(i32 %a) {
; CHECK-LABEL: {{^}}shift_add_immediate:
; CHECK: LEA R4, R4, 0x64, 0x5 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = shl i32 %a, 5
  %r = add i32 %s, 100
  ret i32 %r
}

define i64 @address_signed(i64 %base, i32 %i) {
; CHECK-LABEL: {{^}}address_signed:
; CHECK: IMAD.WIDE R[4:5], R6, 0x8, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %x = sext i32 %i to i64
  %s = shl i64 %x, 3
  %r = add i64 %s, %base
  ret i64 %r
}

define i64 @address_unsigned(i64 %base, i32 %i) {
; CHECK-LABEL: {{^}}address_unsigned:
; CHECK: IMAD.WIDE.U32 R[4:5], R6, 0x8, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %x = zext i32 %i to i64
  %s = shl i64 %x, 3
  %r = add i64 %s, %base
  ret i64 %r
}

define i64 @address_wide(i64 %base, i64 %i) {
; CHECK-LABEL: {{^}}address_wide:
; CHECK: LEA R4, P0, R6, R4, 0x3 ?
; CHECK-NEXT: LEA.HI.X R5, R6, R5, R7, 0x3, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = shl i64 %i, 3
  %r = add i64 %s, %base
  ret i64 %r
}

define ptr addrspace(1) @structure(ptr addrspace(1) %p, i32 %i) {
; CHECK-LABEL: {{^}}structure:
; CHECK: IMAD.WIDE R[4:5], R6, 0x18, R[4:5] ?
; CHECK-NEXT: IADD.X R4, P0, R4, 0x8 ?
; CHECK-NEXT: IADD.X R5, R5, 0x0, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = getelementptr { i32, i64, i32 }, ptr addrspace(1) %p, i32 %i, i32 1
  ret ptr addrspace(1) %r
}

define i32 @three_terms(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}three_terms:
; CHECK: IADD R0, R4, R5 ?
; CHECK-NEXT: IADD R4, R0, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = add i32 %a, %b
  %r = add i32 %x, %c
  ret i32 %r
}

define i32 @three_terms_sign(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}three_terms_sign:
; CHECK: IADD R0, R4, -R5 ?
; CHECK-NEXT: IADD R4, R0, -R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = sub i32 %a, %b
  %r = sub i32 %x, %c
  ret i32 %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, i32 %b) {
; CHECK-LABEL: {{^}}bank:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: LEA R2, R2, c[0x0][0x168], 0x4 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load i32, ptr addrspace(1) %p
  %s = shl i32 %a, 4
  %r = add i32 %s, %b
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; The upper half of two words shifted to the left, and a third.
define i32 @rotate_add(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}rotate_add:
; CHECK: LEA.HI.X R4, R4, R5, R4, 0x7 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 7)
  %s = add i32 %b, %r
  ret i32 %s
}

define i32 @rotate_right_add(i32 %a) {
; CHECK-LABEL: {{^}}rotate_right_add:
; CHECK: LEA.HI.X R4, R4, 0x64, R4, 0x19 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %a, i32 7)
  %s = add i32 %r, 100
  ret i32 %s
}

define i32 @funnel_left_add(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}funnel_left_add:
; CHECK: LEA.HI.X R4, R5, R6, R4, 0x9 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 9)
  %s = add i32 %r, %c
  ret i32 %s
}

define i32 @funnel_right_add(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}funnel_right_add:
; CHECK: LEA.HI.X R4, R5, R6, R4, 0x17 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 9)
  %s = add i32 %r, %c
  ret i32 %s
}

define i32 @signed_shift_add(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}signed_shift_add:
; CHECK: LEA.HI.X.SX32 R4, R4, R5, 0x1b ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ashr i32 %a, 5
  %s = add i32 %r, %b
  ret i32 %s
}

; As the optimizer reassociates them.
define i32 @rotate_reassociated(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}rotate_reassociated:
; CHECK: LEA.HI.X R0, R4, R5, R4, 0x7 ?
; CHECK-NEXT: IADD R4, R0, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %l = shl i32 %a, 7
  %h = lshr i32 %a, 25
  %x = add i32 %l, %b
  %y = add i32 %x, %c
  %s = add i32 %y, %h
  ret i32 %s
}

define i32 @funnel_reassociated(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}funnel_reassociated:
; CHECK: LEA.HI.X R4, R5, R6, R4, 0x9 ?
; CHECK-NEXT: RET R[20:21] ?
  %l = shl i32 %a, 9
  %h = lshr i32 %b, 23
  %x = add i32 %c, %h
  %s = add i32 %x, %l
  ret i32 %s
}

; No funnel shift: 7 and 24 bits, and a part that is needed as well.
define i32 @no_funnel(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}no_funnel:
; CHECK: LEA R0, R4, R5, 0x7 ?
; CHECK-NEXT: LEA.HI.X R4, R4, R0, RZ, 0x8 ?
; CHECK-NEXT: RET R[20:21] ?
  %l = shl i32 %a, 7
  %h = lshr i32 %a, 24
  %x = add i32 %l, %b
  %s = add i32 %x, %h
  ret i32 %s
}

define i32 @funnel_part(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}funnel_part:
; CHECK: SHF.R.HI.U32 R0, RZ, 0x19, R4 ?
; CHECK-NEXT: LEA R3, R4, R5, 0x7 ?
; CHECK-NEXT: IADD R3, R3, R0 ?
; CHECK-NEXT: IMUL R4, R3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %l = shl i32 %a, 7
  %h = lshr i32 %a, 25
  %x = add i32 %l, %b
  %s = add i32 %x, %h
  %r = mul i32 %s, %h
  ret i32 %r
}

; Not if the shift is needed as well.
define { i32, i32 } @rotate_and_add(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}rotate_and_add:
; CHECK: SHF.L.HI.WRAP.U32 R4, R4, 0x7, R4 ?
; CHECK-NEXT: IADD R5, R5, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 7)
  %s = add i32 %b, %r
  %p = insertvalue { i32, i32 } poison, i32 %r, 0
  %q = insertvalue { i32, i32 } %p, i32 %s, 1
  ret { i32, i32 } %q
}

; By an amount that is not constant.
define i32 @rotate_by_add(i32 %a, i32 %b, i32 %n) {
; CHECK-LABEL: {{^}}rotate_by_add:
; CHECK: SHF.L.HI.WRAP.U32 R0, R4, R6, R4 ?
; CHECK-NEXT: IADD R4, R5, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 %n)
  %s = add i32 %b, %r
  ret i32 %s
}

; Several sums of a shifted word: none of them needs the shift.
define i32 @shift_twice(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}shift_twice:
; CHECK: LEA R0, R4, R5, 0x5 ?
; CHECK-NEXT: LEA R3, -R4, R6, 0x5 ?
; CHECK-NEXT: IMUL R4, R0, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = shl i32 %a, 5
  %x = add i32 %s, %b
  %y = sub i32 %c, %s
  %r = mul i32 %x, %y
  ret i32 %r
}

; Another user does.
define i32 @shift_other_use(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}shift_other_use:
; CHECK: SHF.L.U32 R0, R4, 0x5, RZ ?
; CHECK-NEXT: IADD R3, R0, R5 ?
; CHECK-NEXT: LOP3 R0, R0, R6, RZ, 0x3c, !PT ?
; CHECK-NEXT: IMUL R4, R3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = shl i32 %a, 5
  %x = add i32 %s, %b
  %y = xor i32 %s, %c
  %r = mul i32 %x, %y
  ret i32 %r
}

; The accesses add the uniform terms.
define ptx_kernel void @shift_addresses(ptr addrspace(3) %p, i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}shift_addresses:
; CHECK: S2R R0, SR_TID.X ?
; CHECK-NEXT: UMOV UR0, c[0x0][0x164] ?
; CHECK-NEXT: UMOV UR1, c[0x0][0x168] ?
; CHECK-NEXT: ULOP3 UR2, UR0, 0x3039, URZ, 0x3c, !UPT ?
; CHECK-NEXT: SHF.L.U32 R0, R0, 0x4, RZ ?
; CHECK-NEXT: IMAD R1, RZ, RZ, 0x1 ?
; CHECK-NEXT: ULOP3 UR0, UR1, 0x3039, URZ, 0x3c, !UPT ?
; CHECK-NEXT: STS [R0+UR2], R1 ?
; CHECK-NEXT: MOV R1, 0x2 ?
; CHECK-NEXT: STS [R0+UR0], R1 ?
; CHECK-NEXT: EXIT ?
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = shl i32 %t, 4
  %u = xor i32 %a, 12345
  %v = xor i32 %b, 12345
  %x = add i32 %s, %u
  %y = add i32 %s, %v
  %px = inttoptr i32 %x to ptr addrspace(3)
  %py = inttoptr i32 %y to ptr addrspace(3)
  store volatile i32 1, ptr addrspace(3) %px
  store volatile i32 2, ptr addrspace(3) %py
  ret void
}

; The shift of a uniform value is computed for the warp.
define ptx_kernel void @shift_uniform(i32 %a, ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: {{^}}shift_uniform:
; CHECK: MOV R0, c[0x0][0x160] ?
; CHECK-NEXT: S2R R4, SR_TID.X ?
; CHECK-NEXT: SHF.L.U32 R5, R0, 0x5, RZ ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x168] ?
; CHECK-NEXT: IADD R6, R5, R4 ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x170] ?
; CHECK-NEXT: IADD R4, R4, -R5 ?
; CHECK-NEXT: STG [R[0:1].64], R6 ?
; CHECK-NEXT: STG [R[2:3].64], R4 ?
; CHECK-NEXT: EXIT ?
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = shl i32 %a, 5
  %x = add i32 %s, %t
  %y = sub i32 %t, %s
  store volatile i32 %x, ptr addrspace(1) %p
  store volatile i32 %y, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
