; NOTE: CHECK lines are written by utils/update-checks
; Structures by value: the caller copies one to the stack; results that do not fit are
; stored through a pointer.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

%small = type { i32, i32 }
%large = type { [12 x i32] }

declare void @take(ptr byval(%large) align 8)
declare void @give(ptr sret(%large) align 8)

define i32 @read(ptr byval(%small) align 4 %s) {
; CHECK-LABEL: {{^}}read:
; CHECK: LDL R4, [R1+0x4] ?
; CHECK-NEXT: RET R[20:21] ?
  %p = getelementptr %small, ptr %s, i32 0, i32 1
  %r = load i32, ptr %p
  ret i32 %r
}

define void @pass(ptr %s) {
; CHECK-LABEL: {{^}}pass:
; CHECK: IADD R1, R1, -0x40 ?
; CHECK-NEXT: STL [R1+0x3c], R24 ?
; CHECK-NEXT: STL [R1+0x38], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: LD.64 R[6:7], [R[4:5].64+0x28] ?
; CHECK-NEXT: STL.64 [R1+0x28], R[6:7] ?
; CHECK-NEXT: LD.64 R[6:7], [R[4:5].64+0x20] ?
; CHECK-NEXT: STL.64 [R1+0x20], R[6:7] ?
; CHECK-NEXT: LD.64 R[6:7], [R[4:5].64+0x18] ?
; CHECK-NEXT: STL.64 [R1+0x18], R[6:7] ?
; CHECK-NEXT: LD.64 R[6:7], [R[4:5].64+0x10] ?
; CHECK-NEXT: STL.64 [R1+0x10], R[6:7] ?
; CHECK-NEXT: LD.64 R[6:7], [R[4:5].64+0x8] ?
; CHECK-NEXT: STL.64 [R1+0x8], R[6:7] ?
; CHECK-NEXT: LD.64 R[4:5], [R[4:5].64] ?
; CHECK-NEXT: STL.64 [R1], R[4:5] ?
; CHECK-NEXT: CALL R[20:21], take ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0x3c] ?
; CHECK-NEXT: LDL R25, [R1+0x38] ?
; CHECK-NEXT: IADD R1, R1, 0x40 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @take(ptr byval(%large) align 8 %s)
  ret void
}

define i32 @receive() {
; CHECK-LABEL: {{^}}receive:
; CHECK: IADD R1, R1, -0x40 ?
; CHECK-NEXT: IADD R4, R1, 0x0 ?
; CHECK-NEXT: IMAD R5, RZ, RZ, c[0x0][0x3c] ?
; CHECK-NEXT: STL [R1+0x3c], R24 ?
; CHECK-NEXT: STL [R1+0x38], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], give ?
; CHECK-NEXT: LDL R4, [R1+0x14] ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0x3c] ?
; CHECK-NEXT: LDL R25, [R1+0x38] ?
; CHECK-NEXT: IADD R1, R1, 0x40 ?
; CHECK-NEXT: RET R[20:21] ?
  %s = alloca %large, align 8
  call void @give(ptr sret(%large) align 8 %s)
  %p = getelementptr %large, ptr %s, i32 0, i32 0, i32 5
  %r = load i32, ptr %p
  ret i32 %r
}

define void @result(ptr sret(%small) %s, i32 %a) {
; CHECK-LABEL: {{^}}result:
; CHECK: ST [R[4:5].64+0x4], R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = getelementptr %small, ptr %s, i32 0, i32 1
  store i32 %a, ptr %p
  ret void
}

define ptx_kernel void @kernel(ptr addrspace(1) %out, ptr byval(%large) align 4 %s) {
; CHECK-LABEL: {{^}}kernel:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: MOV R2, c[0x0][0x17c] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %p = getelementptr %large, ptr %s, i32 0, i32 0, i32 5
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}

declare void @empty(ptr byval([0 x i8]))

define void @call_empty(ptr %p) {
; CHECK-LABEL: {{^}}call_empty:
; CHECK: IADD R1, R1, -0x20 ?
; CHECK-NEXT: STL [R1+0x1c], R24 ?
; CHECK-NEXT: STL [R1+0x18], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], empty ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0x1c] ?
; CHECK-NEXT: LDL R25, [R1+0x18] ?
; CHECK-NEXT: IADD R1, R1, 0x20 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @empty(ptr byval([0 x i8]) %p)
  ret void
}
