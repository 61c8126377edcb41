; NOTE: CHECK lines are written by utils/update-checks
; Elements of vectors by a constant need no instruction in the registers of words, and
; by a variable a selection, not memory.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define half @v2f16(<2 x half> %v) {
; CHECK-LABEL: {{^}}v2f16:
; CHECK: PRMT R4, R4, RZ, 0x4432 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <2 x half> %v, i32 1
  ret half %r
}

define half @v2f16_dynamic(<2 x half> %v, i32 %i) {
; CHECK-LABEL: {{^}}v2f16_dynamic:
; CHECK: ISETP.EQ.AND P0, R5, 0x1, PT ?
; CHECK-NEXT: @P0 PRMT R4, R4, RZ, 0x4432 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <2 x half> %v, i32 %i
  ret half %r
}

define i16 @v2i16(<2 x i16> %v) {
; CHECK-LABEL: {{^}}v2i16:
; CHECK: MOV R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <2 x i16> %v, i32 1
  ret i16 %r
}

define i16 @v2i16_dynamic(<2 x i16> %v, i32 %i) {
; CHECK-LABEL: {{^}}v2i16_dynamic:
; CHECK: ISETP.EQ.AND P0, R6, 0x1, PT ?
; CHECK-NEXT: SEL R4, R5, R4, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <2 x i16> %v, i32 %i
  ret i16 %r
}

define i8 @v4i8(<4 x i8> %v) {
; CHECK-LABEL: {{^}}v4i8:
; CHECK: MOV R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <4 x i8> %v, i32 1
  ret i8 %r
}

define i8 @v4i8_dynamic(<4 x i8> %v, i32 %i) {
; CHECK-LABEL: {{^}}v4i8_dynamic:
; CHECK: ISETP.EQ.AND P2, R8, 0x1, PT ?
; CHECK-NEXT: ISETP.EQ.AND P1, R8, 0x2, PT ?
; CHECK-NEXT: ISETP.EQ.AND P0, R8, 0x3, PT ?
; CHECK-NEXT: @!P1 SEL R6, R5, R4, P2 ?
; CHECK-NEXT: SEL R4, R7, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <4 x i8> %v, i32 %i
  ret i8 %r
}

define i32 @v2i32(<2 x i32> %v) {
; CHECK-LABEL: {{^}}v2i32:
; CHECK: MOV R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <2 x i32> %v, i32 1
  ret i32 %r
}

define i32 @v2i32_dynamic(<2 x i32> %v, i32 %i) {
; CHECK-LABEL: {{^}}v2i32_dynamic:
; CHECK: ISETP.EQ.AND P0, R6, 0x1, PT ?
; CHECK-NEXT: SEL R4, R5, R4, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <2 x i32> %v, i32 %i
  ret i32 %r
}

define i32 @v4i32(<4 x i32> %v) {
; CHECK-LABEL: {{^}}v4i32:
; CHECK: MOV R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <4 x i32> %v, i32 1
  ret i32 %r
}

define i32 @v4i32_dynamic(<4 x i32> %v, i32 %i) {
; CHECK-LABEL: {{^}}v4i32_dynamic:
; CHECK: ISETP.EQ.AND P2, R8, 0x1, PT ?
; CHECK-NEXT: ISETP.EQ.AND P1, R8, 0x2, PT ?
; CHECK-NEXT: ISETP.EQ.AND P0, R8, 0x3, PT ?
; CHECK-NEXT: @!P1 SEL R6, R5, R4, P2 ?
; CHECK-NEXT: SEL R4, R7, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <4 x i32> %v, i32 %i
  ret i32 %r
}

define float @v4f32(<4 x float> %v) {
; CHECK-LABEL: {{^}}v4f32:
; CHECK: MOV R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <4 x float> %v, i32 1
  ret float %r
}

define float @v4f32_dynamic(<4 x float> %v, i32 %i) {
; CHECK-LABEL: {{^}}v4f32_dynamic:
; CHECK: ISETP.EQ.AND P2, R8, 0x1, PT ?
; CHECK-NEXT: ISETP.EQ.AND P1, R8, 0x2, PT ?
; CHECK-NEXT: ISETP.EQ.AND P0, R8, 0x3, PT ?
; CHECK-NEXT: @!P1 FSEL R6, R5, R4, P2 ?
; CHECK-NEXT: FSEL R4, R7, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <4 x float> %v, i32 %i
  ret float %r
}

define double @v2f64(<2 x double> %v) {
; CHECK-LABEL: {{^}}v2f64:
; CHECK: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <2 x double> %v, i32 1
  ret double %r
}

define double @v2f64_dynamic(<2 x double> %v, i32 %i) {
; CHECK-LABEL: {{^}}v2f64_dynamic:
; CHECK: ISETP.EQ.AND P0, R8, 0x1, PT ?
; CHECK-NEXT: SEL R5, R7, R5, P0 ?
; CHECK-NEXT: SEL R4, R6, R4, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <2 x double> %v, i32 %i
  ret double %r
}

define i64 @v2i64(<2 x i64> %v) {
; CHECK-LABEL: {{^}}v2i64:
; CHECK: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <2 x i64> %v, i32 1
  ret i64 %r
}

define i64 @v2i64_dynamic(<2 x i64> %v, i32 %i) {
; CHECK-LABEL: {{^}}v2i64_dynamic:
; CHECK: ISETP.EQ.AND P0, R8, 0x1, PT ?
; CHECK-NEXT: SEL R5, R7, R5, P0 ?
; CHECK-NEXT: SEL R4, R6, R4, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <2 x i64> %v, i32 %i
  ret i64 %r
}

define i1 @v4i1(<4 x i1> %v) {
; CHECK-LABEL: {{^}}v4i1:
; CHECK: LOP3 R4, R5, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <4 x i1> %v, i32 1
  ret i1 %r
}

define i1 @v4i1_dynamic(<4 x i1> %v, i32 %i) {
; CHECK-LABEL: {{^}}v4i1_dynamic:
; CHECK: ISETP.EQ.AND P2, R8, 0x1, PT ?
; CHECK-NEXT: ISETP.EQ.AND P1, R8, 0x2, PT ?
; CHECK-NEXT: ISETP.EQ.AND P0, R8, 0x3, PT ?
; CHECK-NEXT: @!P1 SEL R6, R5, R4, P2 ?
; CHECK-NEXT: SEL R0, R7, R6, P0 ?
; CHECK-NEXT: LOP3 R4, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = extractelement <4 x i1> %v, i32 %i
  ret i1 %r
}

; Of a vector in memory only the element is loaded.
define float @loaded(ptr addrspace(1) %p, i32 %i) {
; CHECK-LABEL: {{^}}loaded:
; CHECK: LOP3 R0, R6, 0x3, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMAD.WIDE.U32 R[4:5], R0, 0x4, R[4:5] ?
; CHECK-NEXT: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load <4 x float>, ptr addrspace(1) %p
  %r = extractelement <4 x float> %v, i32 %i
  ret float %r
}
