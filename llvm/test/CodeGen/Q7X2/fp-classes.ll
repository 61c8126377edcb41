; NOTE: CHECK lines are written by utils/update-checks
; llvm.is.fpclass: comparisons where one says it, otherwise of the bits;
; llvm.canonicalize quiets NaNs.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i1 @nan_f16(half %a) {
; CHECK-LABEL: {{^}}nan_f16:
; CHECK: HSETP2.NAN.AND P0, PT, R4, R4 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 3)
  ret i1 %r
}

define i1 @infinite_f16(half %a) {
; CHECK-LABEL: {{^}}infinite_f16:
; CHECK: LOP3 R0, R4, 0x7fff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.EQ.AND P0, R0, 0x7c00, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 516)
  ret i1 %r
}

define i1 @finite_f16(half %a) {
; CHECK-LABEL: {{^}}finite_f16:
; CHECK: LOP3 R0, R4, 0x7fff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND P0, R0, 0x7c00, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 504)
  ret i1 %r
}

define i1 @normal_f16(half %a) {
; CHECK-LABEL: {{^}}normal_f16:
; CHECK: HSETP2.GEU.AND P0, PT, |R4|, 6.104e-05, 6.104e-05 ?
; CHECK-NEXT: HSETP2.LT.AND P0, PT, |R4|, 0h7C00, 0h7C00, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 264)
  ret i1 %r
}

define i1 @subnormal_f16(half %a) {
; CHECK-LABEL: {{^}}subnormal_f16:
; CHECK: LOP3 R0, R4, 0x7fff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R0, R0, -0x1 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R0, 0x3ff, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 144)
  ret i1 %r
}

define i1 @zero_f16(half %a) {
; CHECK-LABEL: {{^}}zero_f16:
; CHECK: HSETP2.EQ.AND P0, PT, R4, 0, 0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 96)
  ret i1 %r
}

define i1 @negative_f16(half %a) {
; CHECK-LABEL: {{^}}negative_f16:
; CHECK: PRMT R0, R4, RZ, 0x9910 ?
; CHECK-NEXT: ISETP.LT.AND P0, R0, 0x0, PT ?
; CHECK-NEXT: LOP3 R0, R4, 0x7fff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND P0, R0, 0x7c00, P0 ?
; CHECK-NEXT: LOP3 R0, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.EQ.OR P0, R0, 0xfc00, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 60)
  ret i1 %r
}

define i1 @signaling_f16(half %a) {
; CHECK-LABEL: {{^}}signaling_f16:
; CHECK: LOP3 R0, R4, 0x7fff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND P0, R0, 0x7e00, PT ?
; CHECK-NEXT: ISETP.GT.AND P0, R0, 0x7c00, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 1)
  ret i1 %r
}

define i1 @nan_f32(float %a) {
; CHECK-LABEL: {{^}}nan_f32:
; CHECK: FSETP.NAN.AND P0, R4, R4 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 3)
  ret i1 %r
}

define i1 @infinite_f32(float %a) {
; CHECK-LABEL: {{^}}infinite_f32:
; CHECK: FSETP.EQ.AND P0, |R4|, 0f7F800000 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 516)
  ret i1 %r
}

define i1 @finite_f32(float %a) {
; CHECK-LABEL: {{^}}finite_f32:
; CHECK: FSETP.LT.AND P0, |R4|, 0f7F800000 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 504)
  ret i1 %r
}

define i1 @normal_f32(float %a) {
; CHECK-LABEL: {{^}}normal_f32:
; CHECK: FSETP.GE.AND P0, |R4|, 1.1754944e-38 ?
; CHECK-NEXT: FSETP.LT.AND P0, |R4|, 0f7F800000, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 264)
  ret i1 %r
}

define i1 @subnormal_f32(float %a) {
; CHECK-LABEL: {{^}}subnormal_f32:
; CHECK: FSETP.LT.AND P0, |R4|, 1.1754944e-38 ?
; CHECK-NEXT: FSETP.NE.AND P0, R4, 0, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 144)
  ret i1 %r
}

define i1 @zero_f32(float %a) {
; CHECK-LABEL: {{^}}zero_f32:
; CHECK: FSETP.EQ.AND P0, R4, 0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 96)
  ret i1 %r
}

define i1 @negative_f32(float %a) {
; CHECK-LABEL: {{^}}negative_f32:
; CHECK: ISETP.LT.AND P0, R4, 0x0, PT ?
; CHECK-NEXT: LOP3 R0, R4, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND P0, R0, 0x7f800000, P0 ?
; CHECK-NEXT: ISETP.EQ.OR P0, R4, -0x800000, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 60)
  ret i1 %r
}

define i1 @signaling_f32(float %a) {
; CHECK-LABEL: {{^}}signaling_f32:
; CHECK: LOP3 R0, R4, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND P0, R0, 0x7fc00000, PT ?
; CHECK-NEXT: ISETP.GT.AND P0, R0, 0x7f800000, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 1)
  ret i1 %r
}

define i1 @nan_f64(double %a) {
; CHECK-LABEL: {{^}}nan_f64:
; CHECK: DSETP.NAN.AND P0, R[4:5], R[4:5] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 3)
  ret i1 %r
}

define i1 @infinite_f64(double %a) {
; CHECK-LABEL: {{^}}infinite_f64:
; CHECK: DSETP.EQ.AND P0, |R[4:5]|, 0d7FF0000000000000 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 516)
  ret i1 %r
}

define i1 @finite_f64(double %a) {
; CHECK-LABEL: {{^}}finite_f64:
; CHECK: DSETP.LT.AND P0, |R[4:5]|, 0d7FF0000000000000 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 504)
  ret i1 %r
}

define i1 @normal_f64(double %a) {
; CHECK-LABEL: {{^}}normal_f64:
; CHECK: DSETP.GE.AND P0, |R[4:5]|, 2.2250738585072014e-308 ?
; CHECK-NEXT: DSETP.LT.AND P0, |R[4:5]|, 0d7FF0000000000000, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 264)
  ret i1 %r
}

define i1 @subnormal_f64(double %a) {
; CHECK-LABEL: {{^}}subnormal_f64:
; CHECK: DSETP.LT.AND P0, |R[4:5]|, 2.2250738585072014e-308 ?
; CHECK-NEXT: DSETP.NE.AND P0, R[4:5], 0, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 144)
  ret i1 %r
}

define i1 @zero_f64(double %a) {
; CHECK-LABEL: {{^}}zero_f64:
; CHECK: DSETP.EQ.AND P0, R[4:5], 0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 96)
  ret i1 %r
}

define i1 @negative_f64(double %a) {
; CHECK-LABEL: {{^}}negative_f64:
; CHECK: ISETP.LT.AND P0, R5, 0x0, PT ?
; CHECK-NEXT: LOP3 R0, R5, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND P1, R0, 0x7ff00000, P0 ?
; CHECK-NEXT: ISETP.EQ.AND.U32 P0, R4, 0x0, PT ?
; CHECK-NEXT: ISETP.EQ.OR.X P0, R5, -0x100000, P1, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 60)
  ret i1 %r
}

define i1 @signaling_f64(double %a) {
; CHECK-LABEL: {{^}}signaling_f64:
; CHECK: LOP3 R0, R5, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.GT.AND.U32 P1, R4, 0x0, PT ?
; CHECK-NEXT: ISETP.LT.AND P0, R0, 0x7ff80000, PT ?
; CHECK-NEXT: ISETP.GT.AND.X P0, R0, 0x7ff00000, P0, P1 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 1)
  ret i1 %r
}

define half @canonicalize_f16(half %a) {
; CHECK-LABEL: {{^}}canonicalize_f16:
; CHECK: F2F.F32.F16 R0, R4 ?
; CHECK-NEXT: FMUL R0, R0, 1 ?
; CHECK-NEXT: F2F.F16.F32 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.canonicalize.f16(half %a)
  ret half %r
}

define bfloat @canonicalize_bf16(bfloat %a) {
; CHECK-LABEL: {{^}}canonicalize_bf16:
; CHECK: SHF.L.U32 R0, R4, 0x10, RZ ?
; CHECK-NEXT: FMUL R0, R0, 1 ?
; CHECK-NEXT: F2F.BF16.F32 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call bfloat @llvm.canonicalize.bf16(bfloat %a)
  ret bfloat %r
}

define float @canonicalize_f32(float %a) {
; CHECK-LABEL: {{^}}canonicalize_f32:
; CHECK: FMUL R4, R4, 1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.canonicalize.f32(float %a)
  ret float %r
}

define double @canonicalize_f64(double %a) {
; CHECK-LABEL: {{^}}canonicalize_f64:
; CHECK: DMUL R[4:5], R[4:5], 1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.canonicalize.f64(double %a)
  ret double %r
}
