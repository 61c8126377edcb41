; NOTE: CHECK lines are written by utils/update-checks
; Frames: beyond the offsets of an access the address is computed, with objects
; aligned to more than 16 bytes R1 is rounded down, and R2 is the old one;
; __builtin_frame_address and the return address.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

declare void @use(ptr)

define i32 @far() {
; CHECK-LABEL: {{^}}far:
; CHECK: IADD R1, R1, -0xb71b20 ?
; CHECK-NEXT: IADD R0, R1, 0xb71b1c ?
; CHECK-NEXT: IMAD R5, RZ, RZ, c[0x0][0x3c] ?
; CHECK-NEXT: IADD R4, R1, 0x10 ?
; CHECK-NEXT: STL [R0], R24 ?
; CHECK-NEXT: IADD R0, R1, 0xb71b18 ?
; CHECK-NEXT: STL [R0], R25 ?
; CHECK-NEXT: IMAD R0, RZ, RZ, 0x1 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: STL [R1+0xc], R0 ?
; CHECK-NEXT: CALL R[20:21], use ?
; CHECK-NEXT: IADD R0, R1, 0xb71b1c ?
; CHECK-NEXT: LDL R4, [R1+0xc] ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R0] ?
; CHECK-NEXT: IADD R0, R1, 0xb71b18 ?
; CHECK-NEXT: LDL R25, [R0] ?
; CHECK-NEXT: IADD R1, R1, 0xb71b20 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = alloca [3000000 x i32]
  %b = alloca i32
  store volatile i32 1, ptr %b
  call void @use(ptr %a)
  %r = load volatile i32, ptr %b
  ret i32 %r
}

define i32 @realigned(i32 %v, [20 x i32] %s) {
; CHECK-LABEL: {{^}}realigned:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: STL [R1+0xc], R2 ?
; CHECK-NEXT: IADD R0, R1, -0x10 ?
; CHECK-NEXT: IMAD R7, RZ, RZ, c[0x0][0x3c] ?
; CHECK-NEXT: IADD R2, R1, 0x10 ?
; CHECK-NEXT: STL [R1], R26 ?
; CHECK-NEXT: LOP3 R6, R0, -0x80, RZ, 0xc0, !PT ?
; CHECK-NEXT: LDL R26, [R2+0xc] ?
; CHECK-NEXT: STL [R1+0x8], R24 ?
; CHECK-NEXT: STL [R1+0x4], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: IMAD R1, RZ, RZ, R6 ?
; CHECK-NEXT: STL [R6], R4 ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: CALL R[20:21], use ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: IMAD R4, RZ, RZ, R26 ?
; CHECK-NEXT: IADD R1, R2, -0x10 ?
; CHECK-NEXT: LDL R2, [R1+0xc] ?
; CHECK-NEXT: LDL R24, [R1+0x8] ?
; CHECK-NEXT: LDL R25, [R1+0x4] ?
; CHECK-NEXT: LDL R26, [R1] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = alloca i32, align 128
  store volatile i32 %v, ptr %a
  call void @use(ptr %a)
  %r = extractvalue [20 x i32] %s, 18
  ret i32 %r
}

define ptr @frame_address() {
; CHECK-LABEL: {{^}}frame_address:
; CHECK: MOV R5, c[0x0][0x3c] ?
; CHECK-NEXT: IADD R4, R1, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call ptr @llvm.frameaddress.p0(i32 0)
  ret ptr %r
}

define ptr @return_address() {
; CHECK-LABEL: {{^}}return_address:
; CHECK: MOV.64 R[4:5], R[20:21] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call ptr @llvm.returnaddress(i32 0)
  ret ptr %r
}

define ptr @return_address_after_call(ptr %p) {
; CHECK-LABEL: {{^}}return_address_after_call:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], use ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: MOV.64 R[4:5], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @use(ptr %p)
  %r = call ptr @llvm.returnaddress(i32 0)
  ret ptr %r
}

define void @naked() naked {
; CHECK-LABEL: {{^}}naked:
; CHECK: RET R[20:21] ;
  call void asm sideeffect "RET R[20:21]", ""()
  unreachable
}

define void @with_frame_pointer() "frame-pointer"="all" {
; CHECK-LABEL: {{^}}with_frame_pointer:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: MOV R0, 0x1 ?
; CHECK-NEXT: STL [R1+0xc], R0 ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = alloca i32
  store volatile i32 1, ptr %a
  ret void
}

; Those of callers are not known.
define ptr @callers_frame() {
; CHECK-LABEL: {{^}}callers_frame:
; CHECK: MOV.64 R[4:5], RZ ?
; CHECK-NEXT: RET R[20:21] ?
  %a = call ptr @llvm.frameaddress.p0(i32 1)
  ret ptr %a
}

define ptr @callers_return() {
; CHECK-LABEL: {{^}}callers_return:
; CHECK: MOV.64 R[4:5], RZ ?
; CHECK-NEXT: RET R[20:21] ?
  %a = call ptr @llvm.returnaddress(i32 1)
  ret ptr %a
}

; Code is not written to.
define void @clear_cache(ptr %a, ptr %b) {
; CHECK-LABEL: {{^}}clear_cache:
; CHECK: RET R[20:21] ?
  call void @llvm.clear_cache(ptr %a, ptr %b)
  ret void
}
