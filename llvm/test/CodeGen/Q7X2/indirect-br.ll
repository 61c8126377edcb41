; NOTE: CHECK lines are written by utils/update-checks
; Indirect branches, calls and tail calls: the address is in a pair of registers.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

@targets = internal addrspace(1) constant [2 x ptr] [ptr blockaddress(@jump, %x), ptr blockaddress(@jump, %y)]

define i32 @jump(ptr %t) {
; CHECK-LABEL: {{^}}jump:
; CHECK: BRX R[4:5] ?
; CHECK: .LBB0_1:
; CHECK-NEXT: MOV R4, 0x1 ?
; CHECK-NEXT: RET R[20:21] ?
; CHECK: .LBB0_2:
; CHECK-NEXT: MOV R4, 0x2 ?
; CHECK-NEXT: RET R[20:21] ?
  indirectbr ptr %t, [label %x, label %y]
x:
  ret i32 1
y:
  ret i32 2
}

define ptr @label_address() {
; CHECK-LABEL: {{^}}label_address:
; CHECK: MOV R5, %hi(.Ltmp0) ?
; CHECK-NEXT: MOV R4, %lo(.Ltmp0) ?
; CHECK-NEXT: RET R[20:21] ?
  ret ptr blockaddress(@jump, %x)
}

define i32 @call(ptr %f, i32 %a) {
; CHECK-LABEL: {{^}}call:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: IMAD R0, RZ, RZ, R6 ?
; CHECK-NEXT: MOV.64 R[6:7], R[4:5] ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: IMAD R4, RZ, RZ, R0 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], R[6:7] ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: IADD R4, R4, 0x1 ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 %f(i32 %a)
  %s = add i32 %r, 1
  ret i32 %s
}

define i32 @table(ptr addrspace(1) %t, i64 %i, i32 %a) {
; CHECK-LABEL: {{^}}table:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: LEA R4, P0, R6, R4, 0x3 ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: LEA.HI.X R5, R6, R5, R7, 0x3, P0 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: LDG.64 R[6:7], [R[4:5].64] ?
; CHECK-NEXT: IMAD R4, RZ, RZ, R8 ?
; CHECK-NEXT: CALL R[20:21], R[6:7] ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: IADD R4, R4, 0x1 ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = getelementptr ptr, ptr addrspace(1) %t, i64 %i
  %f = load ptr, ptr addrspace(1) %p
  %r = call i32 %f(i32 %a)
  %s = add i32 %r, 1
  ret i32 %s
}

declare i32 @other(i32)

define ptr @address() {
; CHECK-LABEL: {{^}}address:
; CHECK: MOV R5, %hi(other) ?
; CHECK-NEXT: MOV R4, %lo(other) ?
; CHECK-NEXT: RET R[20:21] ?
  ret ptr @other
}

define ptx_kernel void @kernel(ptr %f) {
; CHECK-LABEL: {{^}}kernel:
; CHECK: LDC R1, c[0x0][RZ+0x28] ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x160] ?
; CHECK-NEXT: CALL R[20:21], R[2:3] ?
; CHECK-NEXT: EXIT ?
  call void %f()
  ret void
}
