; NOTE: CHECK lines are written by utils/update-checks
; Strict operations: rounding modes that are known are modifiers, exceptions do not
; exist.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define float @add(float %a, float %b) strictfp {
; CHECK-LABEL: {{^}}add:
; CHECK: FADD R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.strict")
  ret float %r
}

define float @mul_then_add(float %a, float %b, float %c) strictfp {
; CHECK-LABEL: {{^}}mul_then_add:
; CHECK: FMUL R0, R4, R5 ?
; CHECK-NEXT: FADD R4, R0, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = call float @llvm.experimental.constrained.fmul.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.strict")
  %r = call float @llvm.experimental.constrained.fadd.f32(float %p, float %c, metadata !"round.tonearest", metadata !"fpexcept.strict")
  ret float %r
}

define float @fma(float %a, float %b, float %c) strictfp {
; CHECK-LABEL: {{^}}fma:
; CHECK: FFMA R4, R4, R5, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.experimental.constrained.fma.f32(float %a, float %b, float %c, metadata !"round.tonearest", metadata !"fpexcept.strict")
  ret float %r
}

define i1 @compare(float %a, float %b) strictfp {
; CHECK-LABEL: {{^}}compare:
; CHECK: FSETP.LT.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %a, float %b, metadata !"olt", metadata !"fpexcept.strict")
  ret i1 %r
}

define float @truncate(double %a) strictfp {
; CHECK-LABEL: {{^}}truncate:
; CHECK: F2F.F32.F64 R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %a, metadata !"round.tonearest", metadata !"fpexcept.strict")
  ret float %r
}

define double @extend(float %a) strictfp {
; CHECK-LABEL: {{^}}extend:
; CHECK: F2F.F64.F32 R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.experimental.constrained.fpext.f64.f32(float %a, metadata !"fpexcept.strict")
  ret double %r
}

define i32 @to_int(float %a) strictfp {
; CHECK-LABEL: {{^}}to_int:
; CHECK: F2I.S32.F32.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %a, metadata !"fpexcept.strict")
  ret i32 %r
}

define float @from_int(i32 %a) strictfp {
; CHECK-LABEL: {{^}}from_int:
; CHECK: I2F.F32.S32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a, metadata !"round.tonearest", metadata !"fpexcept.strict")
  ret float %r
}

define float @floor(float %a) strictfp {
; CHECK-LABEL: {{^}}floor:
; CHECK: FRND.F32.RM R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.experimental.constrained.floor.f32(float %a, metadata !"fpexcept.strict")
  ret float %r
}

define half @half(half %a, half %b) strictfp {
; CHECK-LABEL: {{^}}half:
; CHECK: HADD2 R4, R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.experimental.constrained.fadd.f16(half %a, half %b, metadata !"round.tonearest", metadata !"fpexcept.strict")
  ret half %r
}

define float @extend_bf16(bfloat %a) strictfp {
; CHECK-LABEL: {{^}}extend_bf16:
; CHECK: F2F.F32.BF16 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.experimental.constrained.fpext.f32.bf16(bfloat %a, metadata !"fpexcept.strict")
  ret float %r
}

define i32 @fptoui(float %a) strictfp {
; CHECK-LABEL: {{^}}fptoui:
; CHECK: F2I.U32.F32.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.experimental.constrained.fptoui.i32.f32(float %a, metadata !"fpexcept.strict")
  ret i32 %r
}

define float @sitofp(i32 %a) strictfp {
; CHECK-LABEL: {{^}}sitofp:
; CHECK: I2F.F32.S32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret float %r
}
