; NOTE: CHECK lines are written by utils/update-checks
; Switches of less than 32 cases are comparisons in a tree: threads would diverge at a
; jump table as well (jump-table.ll).
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

declare void @f(i32)

define void @few(i32 %a) {
; CHECK-LABEL: {{^}}few:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R4, 0x5, PT ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: @P0 BRA .LBB0_3 ?
; CHECK: ISETP.NE.AND P0, R4, 0x1, PT ?
; CHECK-NEXT: @P0 BRA .LBB0_5 ?
; CHECK: MOV R4, 0xa ?
; CHECK-NEXT: BRA .LBB0_4 ?
; CHECK-NEXT: .LBB0_3:
; CHECK-NEXT: MOV R4, 0x14 ?
; CHECK-NEXT: .LBB0_4:
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], f ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB0_5:
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  switch i32 %a, label %d [
    i32 1, label %x
    i32 5, label %y
  ]
x:
  call void @f(i32 10)
  ret void
y:
  call void @f(i32 20)
  ret void
d:
  ret void
}

define void @dense(i32 %a) {
; CHECK-LABEL: {{^}}dense:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: ISETP.GT.AND P0, R4, 0x2, PT ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: @P0 BRA .LBB1_5 ?
; CHECK: ISETP.EQ.AND P0, R4, 0x0, PT ?
; CHECK-NEXT: @P0 BRA .LBB1_9 ?
; CHECK: ISETP.EQ.AND P0, R4, 0x1, PT ?
; CHECK-NEXT: @P0 BRA .LBB1_12 ?
; CHECK: ISETP.EQ.AND P0, R4, 0x2, PT ?
; CHECK-NEXT: @!P0 BRA .LBB1_11 ?
; CHECK: MOV R4, 0x20 ?
; CHECK-NEXT: BRA .LBB1_14 ?
; CHECK-NEXT: .LBB1_5:
; CHECK-NEXT: ISETP.EQ.AND P0, R4, 0x3, PT ?
; CHECK-NEXT: @P0 BRA .LBB1_10 ?
; CHECK: ISETP.EQ.AND P0, R4, 0x4, PT ?
; CHECK-NEXT: @P0 BRA .LBB1_13 ?
; CHECK: ISETP.EQ.AND P0, R4, 0x5, PT ?
; CHECK-NEXT: @!P0 BRA .LBB1_11 ?
; CHECK: MOV R4, 0x41 ?
; CHECK-NEXT: BRA .LBB1_14 ?
; CHECK-NEXT: .LBB1_9:
; CHECK-NEXT: MOV R4, 0xa ?
; CHECK-NEXT: BRA .LBB1_14 ?
; CHECK-NEXT: .LBB1_10:
; CHECK-NEXT: MOV R4, 0x2b ?
; CHECK-NEXT: BRA .LBB1_14 ?
; CHECK-NEXT: .LBB1_11:
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB1_12:
; CHECK-NEXT: MOV R4, 0x15 ?
; CHECK-NEXT: BRA .LBB1_14 ?
; CHECK-NEXT: .LBB1_13:
; CHECK-NEXT: MOV R4, 0x36 ?
; CHECK-NEXT: .LBB1_14:
; CHECK-NEXT: CALL R[20:21], f ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  switch i32 %a, label %d [
    i32 0, label %b0
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
    i32 4, label %b4
    i32 5, label %b5
  ]
b0:
  call void @f(i32 10)
  ret void
b1:
  call void @f(i32 21)
  ret void
b2:
  call void @f(i32 32)
  ret void
b3:
  call void @f(i32 43)
  ret void
b4:
  call void @f(i32 54)
  ret void
b5:
  call void @f(i32 65)
  ret void
d:
  ret void
}

define void @bits(i32 %a) {
; CHECK-LABEL: {{^}}bits:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: ISETP.GT.AND P0, R4, 0x8, PT ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: @!P0 BRA .LBB2_4 ?
; CHECK: ISETP.EQ.AND P0, R4, 0x9, PT ?
; CHECK-NEXT: @!P0 ISETP.EQ.AND P0, R4, 0x19, PT ?
; CHECK-NEXT: @P0 BRA .LBB2_5 ?
; CHECK: ISETP.NE.AND P0, R4, 0x10, PT ?
; CHECK-NEXT: @!P0 BRA .LBB2_5 ?
; CHECK-NEXT: .LBB2_3:
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB2_4:
; CHECK-NEXT: ISETP.EQ.AND P0, R4, 0x1, PT ?
; CHECK-NEXT: @!P0 ISETP.EQ.AND P0, R4, 0x4, PT ?
; CHECK-NEXT: @!P0 BRA .LBB2_3 ?
; CHECK-NEXT: .LBB2_5:
; CHECK-NEXT: MOV R4, 0x1 ?
; CHECK-NEXT: CALL R[20:21], f ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  switch i32 %a, label %d [
    i32 1, label %x
    i32 4, label %x
    i32 9, label %x
    i32 16, label %x
    i32 25, label %x
  ]
x:
  call void @f(i32 1)
  ret void
d:
  ret void
}

define void @ranges(i64 %a) {
; CHECK-LABEL: {{^}}ranges:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: IADD.X R6, P1, R4, -0x64 ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R6, 0x3, PT ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: IADD.X R7, R5, -0x1, P1 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R7, 0x0, PT, P0 ?
; CHECK-NEXT: @!P0 BRA .LBB3_2 ?
; CHECK: MOV R4, 0x1 ?
; CHECK-NEXT: BRA .LBB3_4 ?
; CHECK-NEXT: .LBB3_2:
; CHECK-NEXT: ISETP.EQ.AND.U32 P0, R4, 0x540be400, PT ?
; CHECK-NEXT: ISETP.EQ.AND.X P0, R5, 0x2, PT, P0 ?
; CHECK-NEXT: @!P0 BRA .LBB3_5 ?
; CHECK: MOV R4, 0x2 ?
; CHECK-NEXT: .LBB3_4:
; CHECK-NEXT: CALL R[20:21], f ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK-NEXT: .LBB3_5:
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  switch i64 %a, label %d [
    i64 100, label %x
    i64 101, label %x
    i64 102, label %x
    i64 10000000000, label %y
  ]
x:
  call void @f(i32 1)
  ret void
y:
  call void @f(i32 2)
  ret void
d:
  ret void
}

define void @no_default(i2 %a) {
; CHECK-LABEL: {{^}}no_default:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: LOP3 R0, R4, 0x3, RZ, 0xc0, !PT ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: IADD R0, R0, -0x2 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R0, 0x2, PT ?
; CHECK-NEXT: @!P0 MOV R4, 0x1 ?
; CHECK-NEXT: @P0 MOV R4, 0x2 ?
; CHECK-NEXT: CALL R[20:21], f ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  switch i2 %a, label %d [
    i2 0, label %x
    i2 1, label %x
    i2 -2, label %y
    i2 -1, label %y
  ]
x:
  call void @f(i32 1)
  ret void
y:
  call void @f(i32 2)
  ret void
d:
  unreachable
}
