; NOTE: CHECK lines are written by utils/update-checks
; Pointers of all address spaces have 64 bits; casts to integers and back are
; extensions and truncations.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i64 @to_i64(ptr %p) {
; CHECK-LABEL: {{^}}to_i64:
; CHECK: RET R[20:21] ?
  %r = ptrtoint ptr %p to i64
  ret i64 %r
}

define i32 @to_i32(ptr addrspace(3) %p) {
; CHECK-LABEL: {{^}}to_i32:
; CHECK: RET R[20:21] ?
  %r = ptrtoint ptr addrspace(3) %p to i32
  ret i32 %r
}

define i128 @to_i128(ptr %p) {
; CHECK-LABEL: {{^}}to_i128:
; CHECK: MOV.64 R[6:7], RZ ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ptrtoint ptr %p to i128
  ret i128 %r
}

define i1 @to_i1(ptr %p) {
; CHECK-LABEL: {{^}}to_i1:
; CHECK: LOP3 R4, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = ptrtoint ptr %p to i1
  ret i1 %r
}

define ptr @from_i64(i64 %a) {
; CHECK-LABEL: {{^}}from_i64:
; CHECK: RET R[20:21] ?
  %r = inttoptr i64 %a to ptr
  ret ptr %r
}

define ptr addrspace(5) @from_i32(i32 %a) {
; CHECK-LABEL: {{^}}from_i32:
; CHECK: RET R[20:21] ?
  %r = inttoptr i32 %a to ptr addrspace(5)
  ret ptr addrspace(5) %r
}

define i32 @load_from_constant() {
; CHECK-LABEL: {{^}}load_from_constant:
; CHECK: MOV R0, 0x1000 ?
; CHECK-NEXT: LDG R4, [R0.U32] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(1) inttoptr (i64 4096 to ptr addrspace(1))
  ret i32 %r
}

define i32 @load_from_wide_constant() {
; CHECK-LABEL: {{^}}load_from_wide_constant:
; CHECK: MOV.64 R[4:5], c[0x3][.Lconstant.0123456789abcdf0] ?
; CHECK-NEXT: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(1) inttoptr (i64 81985529216486896 to ptr addrspace(1))
  ret i32 %r
}

define i32 @load_from_shared_constant() {
; CHECK-LABEL: {{^}}load_from_shared_constant:
; CHECK: LDS R4, [RZ+0x10] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(3) inttoptr (i64 16 to ptr addrspace(3))
  ret i32 %r
}

define i64 @difference(ptr %p, ptr %q) {
; CHECK-LABEL: {{^}}difference:
; CHECK: IADD.X R0, P0, R4, ~R6, PT ?
; CHECK-NEXT: IADD.X R3, R5, ~R7, P0 ?
; CHECK-NEXT: SHF.R.WRAP.U32 R4, R0, 0x2, R3 ?
; CHECK-NEXT: SHF.R.HI R5, RZ, 0x2, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %d = sub i64 %a, %b
  %r = ashr exact i64 %d, 2
  ret i64 %r
}

define i32 @compare(ptr %p, ptr %q) {
; CHECK-LABEL: {{^}}compare:
; CHECK: ISETP.LT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp ult ptr %p, %q
  %r = zext i1 %c to i32
  ret i32 %r
}

define i32 @null(ptr addrspace(3) %p) {
; CHECK-LABEL: {{^}}null:
; CHECK: ISETP.EQ.AND P0, R4, 0x0, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp eq ptr addrspace(3) %p, null
  %r = zext i1 %c to i32
  ret i32 %r
}
