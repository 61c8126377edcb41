; NOTE: CHECK lines are written by utils/update-checks
; Selections of all types: SEL by a predicate for each word; of constants, of the
; constant bank, of comparisons.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i1 @i1(i1 %c, i1 %a, i1 %b) {
; CHECK-LABEL: {{^}}i1:
; CHECK: LOP3 P2, RZ, R6, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 P1, RZ, R5, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: PLOP3 P0, P0, P1, P2, 0xca ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, i1 %a, i1 %b
  ret i1 %r
}

define i8 @i8(i1 %c, i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}i8:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, R5, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, i8 %a, i8 %b
  ret i8 %r
}

define i16 @i16(i1 %c, i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}i16:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, R5, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, i16 %a, i16 %b
  ret i16 %r
}

define i32 @i32(i1 %c, i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}i32:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, R5, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

define i64 @i64(i1 %c, i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}i64:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R5, R7, R9, P0 ?
; CHECK-NEXT: SEL R4, R6, R8, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, i64 %a, i64 %b
  ret i64 %r
}

define i128 @i128(i1 %c, i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}i128:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R5, R7, R11, P0 ?
; CHECK-NEXT: SEL R4, R6, R10, P0 ?
; CHECK-NEXT: SEL R7, R9, R13, P0 ?
; CHECK-NEXT: SEL R6, R8, R12, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, i128 %a, i128 %b
  ret i128 %r
}

define half @f16(i1 %c, half %a, half %b) {
; CHECK-LABEL: {{^}}f16:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, R5, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, half %a, half %b
  ret half %r
}

define bfloat @bf16(i1 %c, bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}bf16:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, R5, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, bfloat %a, bfloat %b
  ret bfloat %r
}

define float @f32(i1 %c, float %a, float %b) {
; CHECK-LABEL: {{^}}f32:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: FSEL R4, R5, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, float %a, float %b
  ret float %r
}

define double @f64(i1 %c, double %a, double %b) {
; CHECK-LABEL: {{^}}f64:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R5, R7, R9, P0 ?
; CHECK-NEXT: SEL R4, R6, R8, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, double %a, double %b
  ret double %r
}

define ptr @ptr(i1 %c, ptr %a, ptr %b) {
; CHECK-LABEL: {{^}}ptr:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R5, R7, R9, P0 ?
; CHECK-NEXT: SEL R4, R6, R8, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, ptr %a, ptr %b
  ret ptr %r
}

define ptr addrspace(3) @shared_ptr(i1 %c, ptr addrspace(3) %a, ptr addrspace(3) %b) {
; CHECK-LABEL: {{^}}shared_ptr:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, R5, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, ptr addrspace(3) %a, ptr addrspace(3) %b
  ret ptr addrspace(3) %r
}

define <2 x half> @v2f16(i1 %c, <2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}v2f16:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, R5, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, <2 x half> %a, <2 x half> %b
  ret <2 x half> %r
}

define <2 x i32> @v2i32(i1 %c, <2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}v2i32:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, R6, R8, P0 ?
; CHECK-NEXT: SEL R5, R7, R9, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, <2 x i32> %a, <2 x i32> %b
  ret <2 x i32> %r
}

define <4 x float> @v4f32(i1 %c, <4 x float> %a, <4 x float> %b) {
; CHECK-LABEL: {{^}}v4f32:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: FSEL R4, R8, R12, P0 ?
; CHECK-NEXT: FSEL R5, R9, R13, P0 ?
; CHECK-NEXT: FSEL R6, R10, R14, P0 ?
; CHECK-NEXT: FSEL R7, R11, R15, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, <4 x float> %a, <4 x float> %b
  ret <4 x float> %r
}

define i32 @compared(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}compared:
; CHECK: ISETP.LT.AND P0, R4, R5, PT ?
; CHECK-NEXT: SEL R4, R4, 0x5, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp slt i32 %a, %b
  %r = select i1 %c, i32 5, i32 %a
  ret i32 %r
}

define float @compared_floats(float %a, float %b, float %x) {
; CHECK-LABEL: {{^}}compared_floats:
; CHECK: FSETP.LT.AND P0, R4, R5 ?
; CHECK-NEXT: FSEL R4, R6, 1.5, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = fcmp olt float %a, %b
  %r = select i1 %c, float 1.5, float %x
  ret float %r
}

define i32 @constants(i1 %c) {
; CHECK-LABEL: {{^}}constants:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: MOV R0, 0xc8 ?
; CHECK-NEXT: SEL R4, R0, 0x64, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, i32 100, i32 200
  ret i32 %r
}

define i32 @bit(i1 %c) {
; CHECK-LABEL: {{^}}bit:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, RZ, 0x4, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, i32 4, i32 0
  ret i32 %r
}

define i32 @ones(i1 %c) {
; CHECK-LABEL: {{^}}ones:
; CHECK: LOP3 R0, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R4, -R0, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, i32 -1, i32 0
  ret i32 %r
}

define double @constants_f64(i1 %c) {
; CHECK-LABEL: {{^}}constants_f64:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: MOV R0, 0x3fb99999 ?
; CHECK-NEXT: SEL R5, R0, 0x3ff80000, !P0 ?
; CHECK-NEXT: SEL R4, RZ, -0x66666666, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select i1 %c, double 1.5, double 0.1
  ret double %r
}

define float @signs(i1 %c, float %a, float %b) {
; CHECK-LABEL: {{^}}signs:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: FSEL R4, -R5, |R6|, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = fneg float %a
  %y = call float @llvm.fabs.f32(float %b)
  %r = select i1 %c, float %x, float %y
  ret float %r
}

define i32 @nested(i1 %c, i1 %d, i32 %x, i32 %y) {
; CHECK-LABEL: {{^}}nested:
; CHECK: LOP3 R0, R5, R4, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 P0, RZ, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, R6, R7, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %i = select i1 %c, i32 %x, i32 %y
  %r = select i1 %d, i32 %i, i32 %y
  ret i32 %r
}

define i32 @of_two_conditions(i1 %c, i1 %d, i32 %x, i32 %y) {
; CHECK-LABEL: {{^}}of_two_conditions:
; CHECK: LOP3 R0, R4, R5, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 P0, RZ, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, R6, R7, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %e = select i1 %c, i1 %d, i1 false
  %r = select i1 %e, i32 %x, i32 %y
  ret i32 %r
}

define <2 x i32> @by_element(<2 x i1> %c, <2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}by_element:
; CHECK: LOP3 P1, RZ, R5, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R5, R7, R9, P1 ?
; CHECK-NEXT: SEL R4, R6, R8, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select <2 x i1> %c, <2 x i32> %a, <2 x i32> %b
  ret <2 x i32> %r
}

define <2 x half> @by_element_v2f16(<2 x i1> %c, <2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}by_element_v2f16:
; CHECK: LOP3 P1, RZ, R5, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: PRMT R0, R7, RZ, 0x4432 ?
; CHECK-NEXT: @P1 PRMT R0, R6, RZ, 0x4432 ?
; CHECK-NEXT: SEL R3, R6, R7, P0 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = select <2 x i1> %c, <2 x half> %a, <2 x half> %b
  ret <2 x half> %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, i32 %b, i32 %k) {
; CHECK-LABEL: {{^}}bank:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: ISETP.EQ.AND P0, R2, c[0x0][0x16c], PT ?
; CHECK-NEXT: SEL R2, R2, c[0x0][0x168], P0 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load volatile i32, ptr addrspace(1) %p
  %c = icmp eq i32 %a, %k
  %r = select i1 %c, i32 %a, i32 %b
  store volatile i32 %r, ptr addrspace(1) %p
  ret void
}
