; NOTE: CHECK lines are written by utils/update-checks
; Saturating conversion of floating-point numbers to unsigned integers: F2I saturates
; and makes NaN 0.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i1 @f16_to_i1(half %a) {
; CHECK-LABEL: {{^}}f16_to_i1:
; CHECK: F2F.F32.F16 R0, R4 ?
; CHECK-NEXT: F2I.S32.F32.RZ R3, R0 ?
; CHECK-NEXT: LOP3 P0, RZ, R3, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: FSETP.GE.AND P0, R0, 0, P0 ?
; CHECK-NEXT: FSETP.GT.OR P0, R0, 1, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.fptoui.sat.i1.f16(half %a)
  ret i1 %r
}

define i8 @f16_to_i8(half %a) {
; CHECK-LABEL: {{^}}f16_to_i8:
; CHECK: F2I.U32.F16.RZ R0, R4 ?
; CHECK-NEXT: IMNMX.U32 R4, R0, 0xff, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.fptoui.sat.i8.f16(half %a)
  ret i8 %r
}

define i16 @f16_to_i16(half %a) {
; CHECK-LABEL: {{^}}f16_to_i16:
; CHECK: F2I.U32.F16.RZ R0, R4 ?
; CHECK-NEXT: IMNMX.U32 R4, R0, 0xffff, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.fptoui.sat.i16.f16(half %a)
  ret i16 %r
}

define i24 @f16_to_i24(half %a) {
; CHECK-LABEL: {{^}}f16_to_i24:
; CHECK: F2I.U32.F16.RZ R0, R4 ?
; CHECK-NEXT: IMNMX.U32 R4, R0, 0xffffff, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.fptoui.sat.i24.f16(half %a)
  ret i24 %r
}

define i32 @f16_to_i32(half %a) {
; CHECK-LABEL: {{^}}f16_to_i32:
; CHECK: F2I.U32.F16.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fptoui.sat.i32.f16(half %a)
  ret i32 %r
}

define i48 @f16_to_i48(half %a) {
; CHECK-LABEL: {{^}}f16_to_i48:
; CHECK: F2I.U64.F16.RZ R[4:5], R4 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R4, -0x1, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R5, 0xffff, PT, P0 ?
; CHECK-NEXT: SEL R5, R5, 0xffff, P0 ?
; CHECK-NEXT: SEL R4, R4, -0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i48 @llvm.fptoui.sat.i48.f16(half %a)
  ret i48 %r
}

define i64 @f16_to_i64(half %a) {
; CHECK-LABEL: {{^}}f16_to_i64:
; CHECK: F2I.U64.F16.RZ R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fptoui.sat.i64.f16(half %a)
  ret i64 %r
}

define i1 @bf16_to_i1(bfloat %a) {
; CHECK-LABEL: {{^}}bf16_to_i1:
; CHECK: SHF.L.U32 R0, R4, 0x10, RZ ?
; CHECK-NEXT: F2I.S32.F32.RZ R3, R0 ?
; CHECK-NEXT: LOP3 P0, RZ, R3, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: FSETP.GE.AND P0, R0, 0, P0 ?
; CHECK-NEXT: FSETP.GT.OR P0, R0, 1, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.fptoui.sat.i1.bf16(bfloat %a)
  ret i1 %r
}

define i8 @bf16_to_i8(bfloat %a) {
; CHECK-LABEL: {{^}}bf16_to_i8:
; CHECK: F2I.U32.BF16.RZ R0, R4 ?
; CHECK-NEXT: IMNMX.U32 R4, R0, 0xff, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.fptoui.sat.i8.bf16(bfloat %a)
  ret i8 %r
}

define i16 @bf16_to_i16(bfloat %a) {
; CHECK-LABEL: {{^}}bf16_to_i16:
; CHECK: F2I.U32.BF16.RZ R0, R4 ?
; CHECK-NEXT: IMNMX.U32 R4, R0, 0xffff, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.fptoui.sat.i16.bf16(bfloat %a)
  ret i16 %r
}

define i24 @bf16_to_i24(bfloat %a) {
; CHECK-LABEL: {{^}}bf16_to_i24:
; CHECK: F2I.U32.BF16.RZ R0, R4 ?
; CHECK-NEXT: IMNMX.U32 R4, R0, 0xffffff, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.fptoui.sat.i24.bf16(bfloat %a)
  ret i24 %r
}

define i32 @bf16_to_i32(bfloat %a) {
; CHECK-LABEL: {{^}}bf16_to_i32:
; CHECK: F2I.U32.BF16.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fptoui.sat.i32.bf16(bfloat %a)
  ret i32 %r
}

define i48 @bf16_to_i48(bfloat %a) {
; CHECK-LABEL: {{^}}bf16_to_i48:
; CHECK: F2I.U64.BF16.RZ R[4:5], R4 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R4, -0x1, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R5, 0xffff, PT, P0 ?
; CHECK-NEXT: SEL R5, R5, 0xffff, P0 ?
; CHECK-NEXT: SEL R4, R4, -0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i48 @llvm.fptoui.sat.i48.bf16(bfloat %a)
  ret i48 %r
}

define i64 @bf16_to_i64(bfloat %a) {
; CHECK-LABEL: {{^}}bf16_to_i64:
; CHECK: F2I.U64.BF16.RZ R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fptoui.sat.i64.bf16(bfloat %a)
  ret i64 %r
}

define i1 @f32_to_i1(float %a) {
; CHECK-LABEL: {{^}}f32_to_i1:
; CHECK: F2I.S32.F32.RZ R0, R4 ?
; CHECK-NEXT: LOP3 P0, RZ, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: FSETP.GE.AND P0, R4, 0, P0 ?
; CHECK-NEXT: FSETP.GT.OR P0, R4, 1, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.fptoui.sat.i1.f32(float %a)
  ret i1 %r
}

define i8 @f32_to_i8(float %a) {
; CHECK-LABEL: {{^}}f32_to_i8:
; CHECK: F2I.U8.F32.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.fptoui.sat.i8.f32(float %a)
  ret i8 %r
}

define i16 @f32_to_i16(float %a) {
; CHECK-LABEL: {{^}}f32_to_i16:
; CHECK: F2I.U16.F32.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.fptoui.sat.i16.f32(float %a)
  ret i16 %r
}

define i24 @f32_to_i24(float %a) {
; CHECK-LABEL: {{^}}f32_to_i24:
; CHECK: F2I.U32.F32.RZ R0, R4 ?
; CHECK-NEXT: IMNMX.U32 R4, R0, 0xffffff, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.fptoui.sat.i24.f32(float %a)
  ret i24 %r
}

define i32 @f32_to_i32(float %a) {
; CHECK-LABEL: {{^}}f32_to_i32:
; CHECK: F2I.U32.F32.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %a)
  ret i32 %r
}

define i48 @f32_to_i48(float %a) {
; CHECK-LABEL: {{^}}f32_to_i48:
; CHECK: F2I.U64.F32.RZ R[4:5], R4 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R4, -0x1, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R5, 0xffff, PT, P0 ?
; CHECK-NEXT: SEL R5, R5, 0xffff, P0 ?
; CHECK-NEXT: SEL R4, R4, -0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i48 @llvm.fptoui.sat.i48.f32(float %a)
  ret i48 %r
}

define i64 @f32_to_i64(float %a) {
; CHECK-LABEL: {{^}}f32_to_i64:
; CHECK: F2I.U64.F32.RZ R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fptoui.sat.i64.f32(float %a)
  ret i64 %r
}

define i1 @f64_to_i1(double %a) {
; CHECK-LABEL: {{^}}f64_to_i1:
; CHECK: F2I.S32.F64.RZ R0, R[4:5] ?
; CHECK-NEXT: LOP3 P0, RZ, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: DSETP.GE.AND P0, R[4:5], 0, P0 ?
; CHECK-NEXT: DSETP.GT.OR P0, R[4:5], 1, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.fptoui.sat.i1.f64(double %a)
  ret i1 %r
}

define i8 @f64_to_i8(double %a) {
; CHECK-LABEL: {{^}}f64_to_i8:
; CHECK: F2I.U8.F64.RZ R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.fptoui.sat.i8.f64(double %a)
  ret i8 %r
}

define i16 @f64_to_i16(double %a) {
; CHECK-LABEL: {{^}}f64_to_i16:
; CHECK: F2I.U16.F64.RZ R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.fptoui.sat.i16.f64(double %a)
  ret i16 %r
}

define i24 @f64_to_i24(double %a) {
; CHECK-LABEL: {{^}}f64_to_i24:
; CHECK: F2I.U32.F64.RZ R0, R[4:5] ?
; CHECK-NEXT: IMNMX.U32 R4, R0, 0xffffff, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.fptoui.sat.i24.f64(double %a)
  ret i24 %r
}

define i32 @f64_to_i32(double %a) {
; CHECK-LABEL: {{^}}f64_to_i32:
; CHECK: F2I.U32.F64.RZ R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.fptoui.sat.i32.f64(double %a)
  ret i32 %r
}

define i48 @f64_to_i48(double %a) {
; CHECK-LABEL: {{^}}f64_to_i48:
; CHECK: F2I.U64.F64.RZ R[4:5], R[4:5] ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R4, -0x1, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R5, 0xffff, PT, P0 ?
; CHECK-NEXT: SEL R5, R5, 0xffff, P0 ?
; CHECK-NEXT: SEL R4, R4, -0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i48 @llvm.fptoui.sat.i48.f64(double %a)
  ret i48 %r
}

define i64 @f64_to_i64(double %a) {
; CHECK-LABEL: {{^}}f64_to_i64:
; CHECK: F2I.U64.F64.RZ R[4:5], R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.fptoui.sat.i64.f64(double %a)
  ret i64 %r
}

define <2 x i32> @v2f32_to_v2i32(<2 x float> %a) {
; CHECK-LABEL: {{^}}v2f32_to_v2i32:
; CHECK: F2I.U32.F32.RZ R4, R4 ?
; CHECK-NEXT: F2I.U32.F32.RZ R5, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i32> @llvm.fptoui.sat.v2i32.v2f32(<2 x float> %a)
  ret <2 x i32> %r
}
