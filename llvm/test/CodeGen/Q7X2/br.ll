; NOTE: CHECK lines are written by utils/update-checks
; Branches: on comparisons, on logic of several, on uniform conditions; fallthrough
; costs nothing.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

declare void @f()
declare void @g()

define void @compare(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}compare:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: ISETP.GE.AND P0, R4, R5, PT ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: @P0 BRA .LBB0_2 ?
; CHECK: CALL R[20:21], f ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB0_2:
; CHECK-NEXT: CALL R[20:21], g ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp slt i32 %a, %b
  br i1 %c, label %x, label %y
x:
  call void @f()
  ret void
y:
  call void @g()
  ret void
}

define void @argument(i1 %c) {
; CHECK-LABEL: {{^}}argument:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: @!P0 BRA .LBB1_2 ?
; CHECK: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], f ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: .LBB1_2:
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  br i1 %c, label %x, label %y
x:
  call void @f()
  br label %y
y:
  ret void
}

define void @both(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}both:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: ISETP.LT.AND P0, R5, 0x15, PT ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: ISETP.GT.OR P0, R4, 0x9, P0 ?
; CHECK-NEXT: @P0 BRA .LBB2_2 ?
; CHECK: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], f ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: .LBB2_2:
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp slt i32 %a, 10
  %d = icmp sgt i32 %b, 20
  %e = and i1 %c, %d
  br i1 %e, label %x, label %y
x:
  call void @f()
  br label %y
y:
  ret void
}

define void @flag(i32 %a) {
; CHECK-LABEL: {{^}}flag:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: LOP3 P0, RZ, R4, 0x4, RZ, 0xc0, !PT ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: @P0 BRA .LBB3_2 ?
; CHECK: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], f ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: .LBB3_2:
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %m = and i32 %a, 4
  %c = icmp eq i32 %m, 0
  br i1 %c, label %x, label %y
x:
  call void @f()
  br label %y
y:
  ret void
}

define void @null(ptr %p) {
; CHECK-LABEL: {{^}}null:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: LOP3 P0, RZ, R4, R5, RZ, 0xfc, !PT ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: @P0 BRA .LBB4_2 ?
; CHECK: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], f ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: .LBB4_2:
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp eq ptr %p, null
  br i1 %c, label %x, label %y
x:
  call void @f()
  br label %y
y:
  ret void
}

define void @nan(float %a) {
; CHECK-LABEL: {{^}}nan:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: FSETP.NUM.AND P0, R4, R4 ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: @!P0 BRA .LBB5_2 ?
; CHECK-NEXT: .LBB5_1:
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB5_2:
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], f ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: BRA .LBB5_1 ?
  %c = fcmp uno float %a, 0.0
  br i1 %c, label %x, label %y
x:
  call void @f()
  br label %y
y:
  ret void
}

; Of a kernel's parameter: the same for all threads.
define ptx_kernel void @uniform(i32 %a) {
; CHECK-LABEL: {{^}}uniform:
; CHECK: LDC R1, c[0x0][RZ+0x28] ?
; CHECK-NEXT: MOV R0, c[0x0][0x160] ?
; CHECK-NEXT: ISETP.GT.AND P0, R0, 0x9, PT ?
; CHECK-NEXT: @P0 BRA.U .LBB6_2 ?
; CHECK: CALL R[20:21], f ?
; CHECK-NEXT: .LBB6_2:
; CHECK-NEXT: CALL R[20:21], g ?
; CHECK-NEXT: EXIT ?
  %c = icmp slt i32 %a, 10
  br i1 %c, label %x, label %y
x:
  call void @f()
  br label %y
y:
  call void @g()
  ret void
}
