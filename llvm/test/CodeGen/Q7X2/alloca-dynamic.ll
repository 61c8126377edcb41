; NOTE: CHECK lines are written by utils/update-checks
; Objects whose size or number is known at run time only: R2 is the frame pointer, and
; R1 moves.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

declare void @use(ptr)

define void @one(i32 %n) {
; CHECK-LABEL: {{^}}one:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: LEA R0, R4, 0xf, 0x2 ?
; CHECK-NEXT: STL [R1+0xc], R2 ?
; CHECK-NEXT: IMAD R5, RZ, RZ, c[0x0][0x3c] ?
; CHECK-NEXT: IADD R2, R1, 0x10 ?
; CHECK-NEXT: LOP3 R0, R0, -0x10, RZ, 0xc0, !PT ?
; CHECK-NEXT: STL [R1+0x8], R24 ?
; CHECK-NEXT: IADD R4, R1, -R0 ?
; CHECK-NEXT: STL [R1+0x4], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: IMAD R1, RZ, RZ, R4 ?
; CHECK-NEXT: CALL R[20:21], use ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: IADD R1, R2, -0x10 ?
; CHECK-NEXT: LDL R2, [R1+0xc] ?
; CHECK-NEXT: LDL R24, [R1+0x8] ?
; CHECK-NEXT: LDL R25, [R1+0x4] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = alloca i32, i32 %n
  call void @use(ptr %a)
  ret void
}

define void @with_static(i32 %n) {
; CHECK-LABEL: {{^}}with_static:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: IADD R0, R4, 0xf ?
; CHECK-NEXT: STL [R1+0xc], R2 ?
; CHECK-NEXT: IMAD R5, RZ, RZ, c[0x0][0x3c] ?
; CHECK-NEXT: IADD R2, R1, 0x10 ?
; CHECK-NEXT: LOP3 R0, R0, -0x10, RZ, 0xc0, !PT ?
; CHECK-NEXT: STL [R1+0x8], R24 ?
; CHECK-NEXT: IADD R4, R1, -R0 ?
; CHECK-NEXT: STL [R1+0x4], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: IMAD R1, RZ, RZ, R4 ?
; CHECK-NEXT: IMAD R0, RZ, RZ, 0x7 ?
; CHECK-NEXT: STL [R2-0x10], R0 ?
; CHECK-NEXT: CALL R[20:21], use ?
; CHECK-NEXT: LDL RZ, [R2-0x10] ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: IADD R1, R2, -0x10 ?
; CHECK-NEXT: LDL R2, [R1+0xc] ?
; CHECK-NEXT: LDL R24, [R1+0x8] ?
; CHECK-NEXT: LDL R25, [R1+0x4] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = alloca i32
  %a = alloca i8, i32 %n
  store volatile i32 7, ptr %s
  call void @use(ptr %a)
  %x = load volatile i32, ptr %s
  ret void
}

define void @aligned(i32 %n) {
; CHECK-LABEL: {{^}}aligned:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: IADD R0, R4, 0xf ?
; CHECK-NEXT: STL [R1+0xc], R2 ?
; CHECK-NEXT: IMAD R5, RZ, RZ, c[0x0][0x3c] ?
; CHECK-NEXT: IADD R2, R1, 0x10 ?
; CHECK-NEXT: LOP3 R0, R0, -0x10, RZ, 0xc0, !PT ?
; CHECK-NEXT: STL [R1+0x8], R24 ?
; CHECK-NEXT: IADD R0, R1, -R0 ?
; CHECK-NEXT: STL [R1+0x4], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: LOP3 R4, R0, -0x40, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMAD R1, RZ, RZ, R4 ?
; CHECK-NEXT: CALL R[20:21], use ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: IADD R1, R2, -0x10 ?
; CHECK-NEXT: LDL R2, [R1+0xc] ?
; CHECK-NEXT: LDL R24, [R1+0x8] ?
; CHECK-NEXT: LDL R25, [R1+0x4] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = alloca i8, i32 %n, align 64
  call void @use(ptr %a)
  ret void
}

define void @in_loop(i32 %n) {
; CHECK-LABEL: {{^}}in_loop:
; CHECK: IADD R1, R1, -0x20 ?
; CHECK-NEXT: STL [R1+0x1c], R2 ?
; CHECK-NEXT: IADD R2, R1, 0x20 ?
; CHECK-NEXT: STL [R1+0x14], R25 ?
; CHECK-NEXT: IMAD R25, RZ, RZ, c[0x0][0x3c] ?
; CHECK-NEXT: STL [R1+0x10], R26 ?
; CHECK-NEXT: STL [R1+0xc], R27 ?
; CHECK-NEXT: MOV.64 R[26:27], R[20:21] ?
; CHECK-NEXT: STL [R1+0x8], R28 ?
; CHECK-NEXT: MOV R28, R4 ?
; CHECK-NEXT: STL [R1+0x4], R29 ?
; CHECK-NEXT: IMAD R29, RZ, RZ, 0x0 ?
; CHECK-NEXT: STL [R1+0x18], R24 ?
; CHECK-NEXT: STL [R1], R30 ?
; CHECK-NEXT: .LBB3_1:
; CHECK: IADD R0, R29, 0xf ?
; CHECK-NEXT: IMAD R30, RZ, RZ, R1 ?
; CHECK-NEXT: LOP3 R0, R0, -0x10, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R24, R1, -R0 ?
; CHECK-NEXT: IMAD R1, RZ, RZ, R24 ?
; CHECK-NEXT: MOV.64 R[4:5], R[24:25] ?
; CHECK-NEXT: CALL R[20:21], use ?
; CHECK-NEXT: IMAD R1, RZ, RZ, R30 ?
; CHECK-NEXT: IADD R29, R29, 0x1 ?
; CHECK-NEXT: ISETP.LT.AND P0, R29, R28, PT ?
; CHECK-NEXT: @P0 BRA .LBB3_1 ?
; CHECK: MOV.64 R[20:21], R[26:27] ?
; CHECK-NEXT: IADD R1, R2, -0x20 ?
; CHECK-NEXT: LDL R2, [R1+0x1c] ?
; CHECK-NEXT: LDL R24, [R1+0x18] ?
; CHECK-NEXT: LDL R25, [R1+0x14] ?
; CHECK-NEXT: LDL R26, [R1+0x10] ?
; CHECK-NEXT: LDL R27, [R1+0xc] ?
; CHECK-NEXT: LDL R28, [R1+0x8] ?
; CHECK-NEXT: LDL R29, [R1+0x4] ?
; CHECK-NEXT: LDL R30, [R1] ?
; CHECK-NEXT: IADD R1, R1, 0x20 ?
; CHECK-NEXT: RET R[20:21] ?
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i32 %i
  call void @use(ptr %a)
  call void @llvm.stackrestore.p0(ptr %s)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
