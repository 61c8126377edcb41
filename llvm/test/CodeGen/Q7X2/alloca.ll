; NOTE: CHECK lines are written by utils/update-checks
; Objects on the stack: the frame is a multiple of 16 bytes, or of the largest
; alignment, to which R1 is rounded down then.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

declare void @use(ptr)

define i32 @one(i32 %v) {
; CHECK-LABEL: {{^}}one:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: STL [R1+0xc], R4 ?
; CHECK-NEXT: LDL R4, [R1+0xc] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = alloca i32
  store volatile i32 %v, ptr %a
  %r = load volatile i32, ptr %a
  ret i32 %r
}

define i32 @array(i32 %i) {
; CHECK-LABEL: {{^}}array:
; CHECK: IADD R1, R1, -0x30 ?
; CHECK-NEXT: IADD R0, R1, 0x0 ?
; CHECK-NEXT: MOV R3, 0x1 ?
; CHECK-NEXT: LEA R0, R4, R0, 0x2 ?
; CHECK-NEXT: STL [R0], R3 ?
; CHECK-NEXT: LDL R4, [R1+0xc] ?
; CHECK-NEXT: IADD R1, R1, 0x30 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = alloca [10 x i32]
  %p = getelementptr [10 x i32], ptr %a, i32 0, i32 %i
  store i32 1, ptr %p
  %q = getelementptr [10 x i32], ptr %a, i32 0, i32 3
  %r = load i32, ptr %q
  ret i32 %r
}

define void @passed() {
; CHECK-LABEL: {{^}}passed:
; CHECK: IADD R1, R1, -0x20 ?
; CHECK-NEXT: IMAD R5, RZ, RZ, c[0x0][0x3c] ?
; CHECK-NEXT: IADD R4, R1, 0x0 ?
; CHECK-NEXT: STL [R1+0x1c], R24 ?
; CHECK-NEXT: STL [R1+0x18], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], use ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0x1c] ?
; CHECK-NEXT: LDL R25, [R1+0x18] ?
; CHECK-NEXT: IADD R1, R1, 0x20 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = alloca [4 x i32]
  call void @use(ptr %a)
  ret void
}

define void @aligned() {
; CHECK-LABEL: {{^}}aligned:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: IADD R0, R1, -0x10 ?
; CHECK-NEXT: STL [R1+0xc], R2 ?
; CHECK-NEXT: IMAD R5, RZ, RZ, c[0x0][0x3c] ?
; CHECK-NEXT: IADD R2, R1, 0x10 ?
; CHECK-NEXT: LOP3 R4, R0, -0x40, RZ, 0xc0, !PT ?
; CHECK-NEXT: STL [R1+0x8], R24 ?
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
  %a = alloca i32, align 64
  call void @use(ptr %a)
  ret void
}

define void @in_local_memory(ptr %p) {
; CHECK-LABEL: {{^}}in_local_memory:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: MOV R5, 0x0 ?
; CHECK-NEXT: MOV R4, 0x7 ?
; CHECK-NEXT: STL.64 [R1+0x8], R[4:5] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = alloca i64, addrspace(5)
  store volatile i64 7, ptr addrspace(5) %a
  ret void
}

define ptx_kernel void @kernel() {
; CHECK-LABEL: {{^}}kernel:
; CHECK: MOV R1, c[0x0][0x28] ?
; CHECK-NEXT: IADD R1, R1, -0x10 ?
; CHECK-NEXT: MOV R5, c[0x0][0x3c] ?
; CHECK-NEXT: IADD R4, R1, 0x0 ?
; CHECK-NEXT: CALL R[20:21], use ?
; CHECK-NEXT: EXIT ?
  %a = alloca [4 x i32]
  call void @use(ptr %a)
  ret void
}

; Objects whose lifetimes do not overlap share their place.
define void @shared_slot(i1 %c) {
; CHECK-LABEL: {{^}}shared_slot:
; CHECK: IADD R1, R1, -0x50 ?
; CHECK-NEXT: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMAD R5, RZ, RZ, c[0x0][0x3c] ?
; CHECK-NEXT: IADD R4, R1, 0x0 ?
; CHECK-NEXT: STL [R1+0x4c], R24 ?
; CHECK-NEXT: STL [R1+0x48], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], use ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0x4c] ?
; CHECK-NEXT: LDL R25, [R1+0x48] ?
; CHECK-NEXT: IADD R1, R1, 0x50 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = alloca [16 x i32]
  %b = alloca [16 x i32]
  br i1 %c, label %x, label %y
x:
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
y:
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @use(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  ret void
}

define void @large() {
; CHECK-LABEL: {{^}}large:
; CHECK: IADD R1, R1, -0x1312d20 ?
; CHECK-NEXT: IADD R0, R1, 0x1312d1c ?
; CHECK-NEXT: IMAD R5, RZ, RZ, c[0x0][0x3c] ?
; CHECK-NEXT: IADD R4, R1, 0x10 ?
; CHECK-NEXT: STL [R0], R24 ?
; CHECK-NEXT: IADD R0, R1, 0x1312d18 ?
; CHECK-NEXT: STL [R0], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], use ?
; CHECK-NEXT: IADD R0, R1, 0x1312d1c ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R0] ?
; CHECK-NEXT: IADD R0, R1, 0x1312d18 ?
; CHECK-NEXT: LDL R25, [R0] ?
; CHECK-NEXT: IADD R1, R1, 0x1312d20 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = alloca [20000000 x i8]
  call void @use(ptr %a)
  ret void
}
