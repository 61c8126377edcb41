; NOTE: CHECK lines are written by utils/update-checks
; Values that are live across a call are in callee-saved registers, which the function
; stores itself; a return address is saved like them.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

declare void @f()
declare i32 @g(i32)

define i32 @across(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}across:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: STL [R1+0xc], R2 ?
; CHECK-NEXT: IMAD R2, RZ, RZ, R5 ?
; CHECK-NEXT: STL [R1+0x8], R24 ?
; CHECK-NEXT: STL [R1+0x4], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: STL [R1], R26 ?
; CHECK-NEXT: MOV R26, R4 ?
; CHECK-NEXT: CALL R[20:21], f ?
; CHECK-NEXT: IMAD R4, R26, 0x1, R2 ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R2, [R1+0xc] ?
; CHECK-NEXT: LDL R24, [R1+0x8] ?
; CHECK-NEXT: LDL R25, [R1+0x4] ?
; CHECK-NEXT: LDL R26, [R1] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @f()
  %r = add i32 %a, %b
  ret i32 %r
}

define i64 @pair_across(i64 %a) {
; CHECK-LABEL: {{^}}pair_across:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[4:5] ?
; CHECK-NEXT: STL [R1+0x4], R26 ?
; CHECK-NEXT: STL [R1], R27 ?
; CHECK-NEXT: MOV.64 R[26:27], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], f ?
; CHECK-NEXT: MOV.64 R[20:21], R[26:27] ?
; CHECK-NEXT: LDL R26, [R1+0x4] ?
; CHECK-NEXT: MOV.64 R[4:5], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: LDL R27, [R1] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @f()
  ret i64 %a
}

define i32 @condition_across(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}condition_across:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: ISETP.LT.AND P0, R4, R5, PT ?
; CHECK-NEXT: STL [R1+0xc], R2 ?
; CHECK-NEXT: STL [R1+0x8], R24 ?
; CHECK-NEXT: SEL R2, RZ, 0x1, !P0 ?
; CHECK-NEXT: STL [R1+0x4], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], f ?
; CHECK-NEXT: ISETP.NE.AND P0, R2, 0x0, PT ?
; CHECK-NEXT: LDL R2, [R1+0xc] ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: IMAD R0, RZ, RZ, 0x14 ?
; CHECK-NEXT: LDL R24, [R1+0x8] ?
; CHECK-NEXT: SEL R4, R0, 0xa, !P0 ?
; CHECK-NEXT: LDL R25, [R1+0x4] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp slt i32 %a, %b
  call void @f()
  %r = select i1 %c, i32 10, i32 20
  ret i32 %r
}

define i32 @loop(i32 %n) {
; CHECK-LABEL: {{^}}loop:
; CHECK: IADD R1, R1, -0x20 ?
; CHECK-NEXT: STL [R1+0x1c], R2 ?
; CHECK-NEXT: MOV R2, 0x0 ?
; CHECK-NEXT: STL [R1+0x18], R24 ?
; CHECK-NEXT: STL [R1+0x14], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: STL [R1+0x10], R26 ?
; CHECK-NEXT: IMAD R26, RZ, RZ, 0x0 ?
; CHECK-NEXT: STL [R1+0xc], R27 ?
; CHECK-NEXT: IMAD R27, RZ, RZ, R4 ?
; CHECK-NEXT: .LBB3_1:
; CHECK: MOV R4, R26 ?
; CHECK-NEXT: CALL R[20:21], g ?
; CHECK-NEXT: IADD R26, R26, 0x1 ?
; CHECK-NEXT: IADD R2, R2, R4 ?
; CHECK-NEXT: ISETP.LT.AND P0, R26, R27, PT ?
; CHECK-NEXT: @P0 BRA .LBB3_1 ?
; CHECK: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: IMAD R4, RZ, RZ, R2 ?
; CHECK-NEXT: LDL R2, [R1+0x1c] ?
; CHECK-NEXT: LDL R24, [R1+0x18] ?
; CHECK-NEXT: LDL R25, [R1+0x14] ?
; CHECK-NEXT: LDL R26, [R1+0x10] ?
; CHECK-NEXT: LDL R27, [R1+0xc] ?
; CHECK-NEXT: IADD R1, R1, 0x20 ?
; CHECK-NEXT: RET R[20:21] ?
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %v = call i32 @g(i32 %i)
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %body, label %exit
exit:
  ret i32 %t
}

; A kernel has no caller: it saves nothing.
define ptx_kernel void @kernel(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}kernel:
; CHECK: LDC R1, c[0x0][RZ+0x28] ?
; CHECK-NEXT: MOV.64 R[24:25], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[24:25].64] ?
; CHECK-NEXT: LDG R26, [R[24:25].64] ?
; CHECK-NEXT: CALL R[20:21], f ?
; CHECK-NEXT: IMAD R0, R2, 0x1, R26 ?
; CHECK-NEXT: STG [R[24:25].64], R0 ?
; CHECK-NEXT: EXIT ?
  %v = load volatile i32, ptr addrspace(1) %p
  %w = load volatile i32, ptr addrspace(1) %p
  call void @f()
  %s = add i32 %v, %w
  store volatile i32 %s, ptr addrspace(1) %p
  ret void
}
