; NOTE: CHECK lines are written by utils/update-checks
; Rounding to integers: to nearest even, or halves away from zero.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i32 @lrint_f16_i32(half %a) {
; CHECK-LABEL: {{^}}lrint_f16_i32:
; CHECK: FRND.F16 R0, R4 ?
; CHECK-NEXT: F2I.S32.F16.RZ R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.lrint.i32.f16(half %a)
  ret i32 %r
}

define i64 @lrint_f16_i64(half %a) {
; CHECK-LABEL: {{^}}lrint_f16_i64:
; CHECK: FRND.F16 R0, R4 ?
; CHECK-NEXT: F2I.S64.F16.RZ R[4:5], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.lrint.i64.f16(half %a)
  ret i64 %r
}

define i32 @lrint_f32_i32(float %a) {
; CHECK-LABEL: {{^}}lrint_f32_i32:
; CHECK: F2I.S32.F32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.lrint.i32.f32(float %a)
  ret i32 %r
}

define i64 @lrint_f32_i64(float %a) {
; CHECK-LABEL: {{^}}lrint_f32_i64:
; CHECK: F2I.S64.F32 R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.lrint.i64.f32(float %a)
  ret i64 %r
}

define i32 @lrint_f64_i32(double %a) {
; CHECK-LABEL: {{^}}lrint_f64_i32:
; CHECK: F2I.S32.F64 R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.lrint.i32.f64(double %a)
  ret i32 %r
}

define i64 @lrint_f64_i64(double %a) {
; CHECK-LABEL: {{^}}lrint_f64_i64:
; CHECK: F2I.S64.F64 R[4:5], R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.lrint.i64.f64(double %a)
  ret i64 %r
}

define i64 @llrint_f16_i64(half %a) {
; CHECK-LABEL: {{^}}llrint_f16_i64:
; CHECK: FRND.F16 R0, R4 ?
; CHECK-NEXT: F2I.S64.F16.RZ R[4:5], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.llrint.i64.f16(half %a)
  ret i64 %r
}

define i64 @llrint_f32_i64(float %a) {
; CHECK-LABEL: {{^}}llrint_f32_i64:
; CHECK: F2I.S64.F32 R[4:5], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.llrint.i64.f32(float %a)
  ret i64 %r
}

define i64 @llrint_f64_i64(double %a) {
; CHECK-LABEL: {{^}}llrint_f64_i64:
; CHECK: F2I.S64.F64 R[4:5], R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.llrint.i64.f64(double %a)
  ret i64 %r
}

define i32 @lround_f16_i32(half %a) {
; CHECK-LABEL: {{^}}lround_f16_i32:
; CHECK: F2F.F32.F16 R0, R4 ?
; CHECK-NEXT: FADD.RZ R3, |R0|, 0.5 ?
; CHECK-NEXT: LOP3 R0, R0, 0x7fffffff, R3, 0xb8, !PT ?
; CHECK-NEXT: F2I.S32.F32.RZ R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.lround.i32.f16(half %a)
  ret i32 %r
}

define i64 @lround_f16_i64(half %a) {
; CHECK-LABEL: {{^}}lround_f16_i64:
; CHECK: F2F.F32.F16 R0, R4 ?
; CHECK-NEXT: FADD.RZ R3, |R0|, 0.5 ?
; CHECK-NEXT: LOP3 R0, R0, 0x7fffffff, R3, 0xb8, !PT ?
; CHECK-NEXT: F2I.S64.F32.RZ R[4:5], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.lround.i64.f16(half %a)
  ret i64 %r
}

define i32 @lround_f32_i32(float %a) {
; CHECK-LABEL: {{^}}lround_f32_i32:
; CHECK: FADD.RZ R0, |R4|, 0.5 ?
; CHECK-NEXT: LOP3 R0, R4, 0x7fffffff, R0, 0xb8, !PT ?
; CHECK-NEXT: F2I.S32.F32.RZ R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.lround.i32.f32(float %a)
  ret i32 %r
}

define i64 @lround_f32_i64(float %a) {
; CHECK-LABEL: {{^}}lround_f32_i64:
; CHECK: FADD.RZ R0, |R4|, 0.5 ?
; CHECK-NEXT: LOP3 R0, R4, 0x7fffffff, R0, 0xb8, !PT ?
; CHECK-NEXT: F2I.S64.F32.RZ R[4:5], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.lround.i64.f32(float %a)
  ret i64 %r
}

define i32 @lround_f64_i32(double %a) {
; CHECK-LABEL: {{^}}lround_f64_i32:
; CHECK: DADD.RZ R[6:7], |R[4:5]|, 0.5 ?
; CHECK-NEXT: LOP3 R7, R5, 0x7fffffff, R7, 0xb8, !PT ?
; CHECK-NEXT: F2I.S32.F64.RZ R4, R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.lround.i32.f64(double %a)
  ret i32 %r
}

define i64 @lround_f64_i64(double %a) {
; CHECK-LABEL: {{^}}lround_f64_i64:
; CHECK: DADD.RZ R[6:7], |R[4:5]|, 0.5 ?
; CHECK-NEXT: LOP3 R7, R5, 0x7fffffff, R7, 0xb8, !PT ?
; CHECK-NEXT: F2I.S64.F64.RZ R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.lround.i64.f64(double %a)
  ret i64 %r
}

define i64 @llround_f16_i64(half %a) {
; CHECK-LABEL: {{^}}llround_f16_i64:
; CHECK: F2F.F32.F16 R0, R4 ?
; CHECK-NEXT: FADD.RZ R3, |R0|, 0.5 ?
; CHECK-NEXT: LOP3 R0, R0, 0x7fffffff, R3, 0xb8, !PT ?
; CHECK-NEXT: F2I.S64.F32.RZ R[4:5], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.llround.i64.f16(half %a)
  ret i64 %r
}

define i64 @llround_f32_i64(float %a) {
; CHECK-LABEL: {{^}}llround_f32_i64:
; CHECK: FADD.RZ R0, |R4|, 0.5 ?
; CHECK-NEXT: LOP3 R0, R4, 0x7fffffff, R0, 0xb8, !PT ?
; CHECK-NEXT: F2I.S64.F32.RZ R[4:5], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.llround.i64.f32(float %a)
  ret i64 %r
}

define i64 @llround_f64_i64(double %a) {
; CHECK-LABEL: {{^}}llround_f64_i64:
; CHECK: DADD.RZ R[6:7], |R[4:5]|, 0.5 ?
; CHECK-NEXT: LOP3 R7, R5, 0x7fffffff, R7, 0xb8, !PT ?
; CHECK-NEXT: F2I.S64.F64.RZ R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.llround.i64.f64(double %a)
  ret i64 %r
}
