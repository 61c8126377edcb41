; NOTE: CHECK lines are written by utils/update-checks
; Elements inserted into vectors by a constant and by a variable.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define <2 x half> @v2f16(<2 x half> %v, half %x) {
; CHECK-LABEL: {{^}}v2f16:
; CHECK: PRMT R4, R4, R5, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = insertelement <2 x half> %v, half %x, i32 1
  ret <2 x half> %r
}

define <2 x half> @v2f16_dynamic(<2 x half> %v, half %x, i32 %i) {
; CHECK-LABEL: {{^}}v2f16_dynamic:
; CHECK: ISETP.EQ.AND P1, R6, 0x1, PT ?
; CHECK-NEXT: ISETP.EQ.AND P0, R6, 0x0, PT ?
; CHECK-NEXT: PRMT R0, R4, RZ, 0x4432 ?
; CHECK-NEXT: SEL R0, R5, R0, P1 ?
; CHECK-NEXT: SEL R3, R5, R4, P0 ?
; CHECK-NEXT: PRMT R4, R3, R0, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = insertelement <2 x half> %v, half %x, i32 %i
  ret <2 x half> %r
}

define <2 x i16> @v2i16(<2 x i16> %v, i16 %x) {
; CHECK-LABEL: {{^}}v2i16:
; CHECK: MOV R5, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = insertelement <2 x i16> %v, i16 %x, i32 1
  ret <2 x i16> %r
}

define <2 x i16> @v2i16_dynamic(<2 x i16> %v, i16 %x, i32 %i) {
; CHECK-LABEL: {{^}}v2i16_dynamic:
; CHECK: ISETP.EQ.AND P1, R7, 0x0, PT ?
; CHECK-NEXT: ISETP.EQ.AND P0, R7, 0x1, PT ?
; CHECK-NEXT: SEL R4, R6, R4, P1 ?
; CHECK-NEXT: SEL R5, R6, R5, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = insertelement <2 x i16> %v, i16 %x, i32 %i
  ret <2 x i16> %r
}

define <4 x i8> @v4i8(<4 x i8> %v, i8 %x) {
; CHECK-LABEL: {{^}}v4i8:
; CHECK: MOV R5, R8 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = insertelement <4 x i8> %v, i8 %x, i32 1
  ret <4 x i8> %r
}

define <4 x i8> @v4i8_dynamic(<4 x i8> %v, i8 %x, i32 %i) {
; CHECK-LABEL: {{^}}v4i8_dynamic:
; CHECK: ISETP.EQ.AND P0, R9, 0x0, PT ?
; CHECK-NEXT: ISETP.EQ.AND P2, R9, 0x1, PT ?
; CHECK-NEXT: ISETP.EQ.AND P1, R9, 0x2, PT ?
; CHECK-NEXT: SEL R4, R8, R4, P0 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R9, 0x3, PT ?
; CHECK-NEXT: SEL R5, R8, R5, P2 ?
; CHECK-NEXT: SEL R6, R8, R6, P1 ?
; CHECK-NEXT: SEL R7, R8, R7, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = insertelement <4 x i8> %v, i8 %x, i32 %i
  ret <4 x i8> %r
}

define <4 x i32> @v4i32(<4 x i32> %v, i32 %x) {
; CHECK-LABEL: {{^}}v4i32:
; CHECK: MOV R5, R8 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = insertelement <4 x i32> %v, i32 %x, i32 1
  ret <4 x i32> %r
}

define <4 x i32> @v4i32_dynamic(<4 x i32> %v, i32 %x, i32 %i) {
; CHECK-LABEL: {{^}}v4i32_dynamic:
; CHECK: ISETP.EQ.AND P0, R9, 0x3, PT ?
; CHECK-NEXT: ISETP.EQ.AND P2, R9, 0x2, PT ?
; CHECK-NEXT: ISETP.EQ.AND P1, R9, 0x1, PT ?
; CHECK-NEXT: SEL R7, R8, R7, P0 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R9, 0x0, PT ?
; CHECK-NEXT: SEL R6, R8, R6, P2 ?
; CHECK-NEXT: SEL R5, R8, R5, P1 ?
; CHECK-NEXT: SEL R4, R8, R4, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = insertelement <4 x i32> %v, i32 %x, i32 %i
  ret <4 x i32> %r
}

define <4 x float> @v4f32(<4 x float> %v, float %x) {
; CHECK-LABEL: {{^}}v4f32:
; CHECK: MOV R5, R8 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = insertelement <4 x float> %v, float %x, i32 1
  ret <4 x float> %r
}

define <4 x float> @v4f32_dynamic(<4 x float> %v, float %x, i32 %i) {
; CHECK-LABEL: {{^}}v4f32_dynamic:
; CHECK: ISETP.EQ.AND P0, R9, 0x3, PT ?
; CHECK-NEXT: ISETP.EQ.AND P2, R9, 0x2, PT ?
; CHECK-NEXT: ISETP.EQ.AND P1, R9, 0x1, PT ?
; CHECK-NEXT: FSEL R7, R8, R7, P0 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R9, 0x0, PT ?
; CHECK-NEXT: FSEL R6, R8, R6, P2 ?
; CHECK-NEXT: FSEL R5, R8, R5, P1 ?
; CHECK-NEXT: FSEL R4, R8, R4, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = insertelement <4 x float> %v, float %x, i32 %i
  ret <4 x float> %r
}

define <2 x double> @v2f64(<2 x double> %v, double %x) {
; CHECK-LABEL: {{^}}v2f64:
; CHECK: MOV.64 R[6:7], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = insertelement <2 x double> %v, double %x, i32 1
  ret <2 x double> %r
}

define <2 x double> @v2f64_dynamic(<2 x double> %v, double %x, i32 %i) {
; CHECK-LABEL: {{^}}v2f64_dynamic:
; CHECK: ISETP.EQ.AND P1, R10, 0x1, PT ?
; CHECK-NEXT: ISETP.EQ.AND P0, R10, 0x0, PT ?
; CHECK-NEXT: SEL R7, R9, R7, P1 ?
; CHECK-NEXT: SEL R6, R8, R6, P1 ?
; CHECK-NEXT: SEL R5, R9, R5, P0 ?
; CHECK-NEXT: SEL R4, R8, R4, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = insertelement <2 x double> %v, double %x, i32 %i
  ret <2 x double> %r
}

define <2 x half> @half_of_zero(half %x) {
; CHECK-LABEL: {{^}}half_of_zero:
; CHECK: PRMT R4, R4, RZ, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = insertelement <2 x half> zeroinitializer, half %x, i32 0
  ret <2 x half> %r
}

define <4 x float> @splat(float %x) {
; CHECK-LABEL: {{^}}splat:
; CHECK: MOV R5, R4 ?
; CHECK-NEXT: IMAD R6, RZ, RZ, R4 ?
; CHECK-NEXT: MOV R7, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = insertelement <4 x float> poison, float %x, i32 0
  %r = shufflevector <4 x float> %a, <4 x float> poison, <4 x i32> zeroinitializer
  ret <4 x float> %r
}

define <2 x half> @splat_v2f16(half %x) {
; CHECK-LABEL: {{^}}splat_v2f16:
; CHECK: PRMT R4, R4, R4, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = insertelement <2 x half> poison, half %x, i32 0
  %r = shufflevector <2 x half> %a, <2 x half> poison, <2 x i32> zeroinitializer
  ret <2 x half> %r
}
