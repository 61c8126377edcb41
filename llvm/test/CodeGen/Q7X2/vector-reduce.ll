; NOTE: CHECK lines are written by utils/update-checks
; Reductions of vectors: a chain, and with reassociation a tree.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i32 @add_v4i32(<4 x i32> %v) {
; CHECK-LABEL: {{^}}add_v4i32:
; CHECK: IADD R0, R4, R6 ?
; CHECK-NEXT: IADD R3, R5, R7 ?
; CHECK-NEXT: IADD R4, R0, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  ret i32 %r
}

define i32 @mul_v4i32(<4 x i32> %v) {
; CHECK-LABEL: {{^}}mul_v4i32:
; CHECK: IMUL R0, R4, R6 ?
; CHECK-NEXT: IMUL R3, R5, R7 ?
; CHECK-NEXT: IMUL R4, R0, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %v)
  ret i32 %r
}

define i32 @and_v4i32(<4 x i32> %v) {
; CHECK-LABEL: {{^}}and_v4i32:
; CHECK: LOP3 R0, R5, R7, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R4, R0, R4, R6, 0x80, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %v)
  ret i32 %r
}

define i32 @or_v4i32(<4 x i32> %v) {
; CHECK-LABEL: {{^}}or_v4i32:
; CHECK: LOP3 R0, R5, R7, RZ, 0xfc, !PT ?
; CHECK-NEXT: LOP3 R4, R0, R4, R6, 0xfe, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %v)
  ret i32 %r
}

define i32 @xor_v4i32(<4 x i32> %v) {
; CHECK-LABEL: {{^}}xor_v4i32:
; CHECK: LOP3 R0, R5, R7, RZ, 0x3c, !PT ?
; CHECK-NEXT: LOP3 R4, R0, R4, R6, 0x96, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %v)
  ret i32 %r
}

define i32 @smin_v4i32(<4 x i32> %v) {
; CHECK-LABEL: {{^}}smin_v4i32:
; CHECK: IMNMX R0, R4, R6, PT ?
; CHECK-NEXT: IMNMX R3, R5, R7, PT ?
; CHECK-NEXT: IMNMX R4, R0, R3, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %v)
  ret i32 %r
}

define i32 @smax_v4i32(<4 x i32> %v) {
; CHECK-LABEL: {{^}}smax_v4i32:
; CHECK: IMNMX R0, R4, R6, !PT ?
; CHECK-NEXT: IMNMX R3, R5, R7, !PT ?
; CHECK-NEXT: IMNMX R4, R0, R3, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %v)
  ret i32 %r
}

define i32 @umin_v4i32(<4 x i32> %v) {
; CHECK-LABEL: {{^}}umin_v4i32:
; CHECK: IMNMX.U32 R0, R4, R6, PT ?
; CHECK-NEXT: IMNMX.U32 R3, R5, R7, PT ?
; CHECK-NEXT: IMNMX.U32 R4, R0, R3, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %v)
  ret i32 %r
}

define i32 @umax_v4i32(<4 x i32> %v) {
; CHECK-LABEL: {{^}}umax_v4i32:
; CHECK: IMNMX.U32 R0, R4, R6, !PT ?
; CHECK-NEXT: IMNMX.U32 R3, R5, R7, !PT ?
; CHECK-NEXT: IMNMX.U32 R4, R0, R3, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %v)
  ret i32 %r
}

define i64 @add_v2i64(<2 x i64> %v) {
; CHECK-LABEL: {{^}}add_v2i64:
; CHECK: IADD.X R4, P0, R4, R6 ?
; CHECK-NEXT: IADD.X R5, R5, R7, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %v)
  ret i64 %r
}

define i8 @add_v4i8(<4 x i8> %v) {
; CHECK-LABEL: {{^}}add_v4i8:
; CHECK: IADD R0, R5, R7 ?
; CHECK-NEXT: IADD R3, R4, R6 ?
; CHECK-NEXT: IADD R4, R3, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.vector.reduce.add.v4i8(<4 x i8> %v)
  ret i8 %r
}

define i16 @or_v8i16(<8 x i16> %v) {
; CHECK-LABEL: {{^}}or_v8i16:
; CHECK: LOP3 R3, R7, R11, RZ, 0xfc, !PT ?
; CHECK-NEXT: LOP3 R0, R4, R8, RZ, 0xfc, !PT ?
; CHECK-NEXT: LOP3 R4, R6, R10, RZ, 0xfc, !PT ?
; CHECK-NEXT: LOP3 R3, R3, R5, R9, 0xfe, !PT ?
; CHECK-NEXT: LOP3 R4, R3, R0, R4, 0xfe, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.vector.reduce.or.v8i16(<8 x i16> %v)
  ret i16 %r
}

define float @fmax_v4f32(<4 x float> %v) {
; CHECK-LABEL: {{^}}fmax_v4f32:
; CHECK: FMNMX R0, R5, R7, !PT ?
; CHECK-NEXT: FMNMX R3, R4, R6, !PT ?
; CHECK-NEXT: FMNMX R4, R3, R0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %v)
  ret float %r
}

define half @fmin_v4f16(<4 x half> %v) {
; CHECK-LABEL: {{^}}fmin_v4f16:
; CHECK: HMNMX2 R0, R4, R5, PT ?
; CHECK-NEXT: HMNMX2 R4, R0, R0.H1_H1, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.vector.reduce.fmin.v4f16(<4 x half> %v)
  ret half %r
}

define float @fminimum_v4f32(<4 x float> %v) {
; CHECK-LABEL: {{^}}fminimum_v4f32:
; CHECK: FMNMX.NAN R0, R5, R7, PT ?
; CHECK-NEXT: FMNMX.NAN R3, R4, R6, PT ?
; CHECK-NEXT: FMNMX.NAN R4, R3, R0, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %v)
  ret float %r
}

define float @fadd_v4f32(float %s, <4 x float> %v) {
; CHECK-LABEL: {{^}}fadd_v4f32:
; CHECK: FADD R0, R4, R8 ?
; CHECK-NEXT: FADD R0, R0, R9 ?
; CHECK-NEXT: FADD R0, R0, R10 ?
; CHECK-NEXT: FADD R4, R0, R11 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.vector.reduce.fadd.v4f32(float %s, <4 x float> %v)
  ret float %r
}

define float @fadd_v4f32_reassoc(float %s, <4 x float> %v) {
; CHECK-LABEL: {{^}}fadd_v4f32_reassoc:
; CHECK: FADD R0, R8, R10 ?
; CHECK-NEXT: FADD R3, R9, R11 ?
; CHECK-NEXT: FADD R0, R0, R3 ?
; CHECK-NEXT: FADD R4, R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %s, <4 x float> %v)
  ret float %r
}

define float @fmul_v4f32(float %s, <4 x float> %v) {
; CHECK-LABEL: {{^}}fmul_v4f32:
; CHECK: FMUL R0, R4, R8 ?
; CHECK-NEXT: FMUL R0, R0, R9 ?
; CHECK-NEXT: FMUL R0, R0, R10 ?
; CHECK-NEXT: FMUL R4, R0, R11 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.vector.reduce.fmul.v4f32(float %s, <4 x float> %v)
  ret float %r
}

define half @fadd_v4f16_reassoc(half %s, <4 x half> %v) {
; CHECK-LABEL: {{^}}fadd_v4f16_reassoc:
; CHECK: HADD2 R0, R5, R6 ?
; CHECK-NEXT: PRMT R3, R0, RZ, 0x5432 ?
; CHECK-NEXT: HADD2 R0, R0, R3 ?
; CHECK-NEXT: HADD2 R4, R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call reassoc half @llvm.vector.reduce.fadd.v4f16(half %s, <4 x half> %v)
  ret half %r
}

define i1 @or_v4i1(<4 x i1> %v) {
; CHECK-LABEL: {{^}}or_v4i1:
; CHECK: LOP3 R0, R6, R4, R5, 0xfe, !PT ?
; CHECK-NEXT: LOP3 R4, R0, 0x1, R7, 0xc8, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %v)
  ret i1 %r
}

define i1 @and_v4i1(<4 x i1> %v) {
; CHECK-LABEL: {{^}}and_v4i1:
; CHECK: LOP3 R0, R6, R4, R5, 0x80, !PT ?
; CHECK-NEXT: LOP3 R4, R0, 0x1, R7, 0x80, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %v)
  ret i1 %r
}
