; NOTE: CHECK lines are written by utils/update-checks
; Without optimization: every variable is in memory, nothing is folded across blocks,
; and threads reconverge all the same.
; RUN: llc -O0 -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i32 @variables(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}variables:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: STL [R1+0xc], R4 ?
; CHECK-NEXT: STL [R1+0x8], R5 ?
; CHECK-NEXT: LDL R0, [R1+0xc] ?
; CHECK-NEXT: LDL R3, [R1+0x8] ?
; CHECK-NEXT: IADD R4, R0, R3 ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = alloca i32
  %y = alloca i32
  store i32 %a, ptr %x
  store i32 %b, ptr %y
  %v = load i32, ptr %x
  %w = load i32, ptr %y
  %r = add i32 %v, %w
  ret i32 %r
}

define i64 @wide(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}wide:
; CHECK: MOV.64 R[10:11], R[6:7] ?
; CHECK-NEXT: MOV.64 R[8:9], R[4:5] ?
; CHECK-NEXT: MOV R3, R10 ?
; CHECK-NEXT: MOV R0, R8 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[4:5], R0, R3, RZ ?
; CHECK-NEXT: MOV R7, R5 ?
; CHECK-NEXT: MOV R6, R11 ?
; CHECK-NEXT: IMAD R6, R0, R6, R7 ?
; CHECK-NEXT: MOV R0, R9 ?
; CHECK-NEXT: IMAD R0, R0, R3, R6 ?
; CHECK: MOV R5, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = mul i64 %a, %b
  ret i64 %r
}

define i32 @branch(i32 %a, ptr %p) {
; CHECK-LABEL: {{^}}branch:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: STL.64 [R1], R[6:7] ?
; CHECK-NEXT: STL.64 [R1+0x8], R[20:21] ?
; CHECK-NEXT: ISETP.GT.AND P0, R4, 0x9, PT ?
; CHECK-NEXT: BSSY B0, .LBB2_2 ?
; CHECK-NEXT: @P0 BRA .LBB2_2 ?
; CHECK-NEXT: BRA .LBB2_1 ?
; CHECK-NEXT: .LBB2_1:
; CHECK-NEXT: LDL.64 R[4:5], [R1] ?
; CHECK-NEXT: MOV R0, 0x1 ?
; CHECK-NEXT: ST [R[4:5].64], R0 ?
; CHECK-NEXT: BRA .LBB2_2 ?
; CHECK-NEXT: .LBB2_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: LDL.64 R[20:21], [R1+0x8] ?
; CHECK-NEXT: LDL.64 R[4:5], [R1] ?
; CHECK-NEXT: LD R4, [R[4:5].64] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp slt i32 %a, 10
  br i1 %c, label %x, label %y
x:
  store i32 1, ptr %p
  br label %y
y:
  %r = load i32, ptr %p
  ret i32 %r
}

define ptx_kernel void @kernel(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}kernel:
; CHECK: MOV R2, c[0x0][0x168] ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  store i32 %v, ptr addrspace(1) %p
  ret void
}

define float @floats(float %a, float %b, float %c) {
; CHECK-LABEL: {{^}}floats:
; CHECK: FMUL R0, R4, R5 ?
; CHECK-NEXT: FADD R4, R0, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = fmul float %a, %b
  %r = fadd float %p, %c
  ret float %r
}

define i1 @condition(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}condition:
; CHECK: ISETP.NE.AND P0, R4, 0x0, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R4, R5, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp ult i32 %a, %b
  %d = icmp ne i32 %a, 0
  %r = and i1 %c, %d
  ret i1 %r
}
