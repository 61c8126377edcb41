; NOTE: CHECK lines are written by utils/update-checks
; Numbers times powers of two, and the parts of a number.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define float @ldexp_f32(float %a, i32 %n) {
; CHECK-LABEL: {{^}}ldexp_f32:
; CHECK: ISETP.LT.AND.U32 P2, R5, -0xe4, PT ?
; CHECK-NEXT: FMUL R9, R4, 1.9721523e-31 ?
; CHECK-NEXT: IMNMX R8, R5, -0x14a, !PT ?
; CHECK-NEXT: FMUL R7, R4, 1.7014118e+38 ?
; CHECK-NEXT: ISETP.GT.AND.U32 P3, R5, 0xfe, PT ?
; CHECK-NEXT: ISETP.LT.AND P1, R5, -0x7e, PT ?
; CHECK-NEXT: @P2 FMUL R9, R9, 1.9721523e-31 ?
; CHECK-NEXT: ISETP.GT.AND P0, R5, 0x7f, PT ?
; CHECK-NEXT: IMNMX R3, R5, 0x17d, PT ?
; CHECK-NEXT: @P3 FMUL R7, R7, 1.7014118e+38 ?
; CHECK-NEXT: IADD R6, R5, 0x66 ?
; CHECK-NEXT: @P2 IADD R6, R8, 0xcc ?
; CHECK-NEXT: IADD R0, R5, -0x7f ?
; CHECK-NEXT: @P3 IADD R0, R3, -0xfe ?
; CHECK-NEXT: @!P0 SEL R0, R6, R5, P1 ?
; CHECK-NEXT: @!P0 FSEL R7, R9, R4, P1 ?
; CHECK-NEXT: LEA R0, R0, 0x3f800000, 0x17 ?
; CHECK-NEXT: FMUL R4, R7, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.ldexp.f32.i32(float %a, i32 %n)
  ret float %r
}

define half @ldexp_f16(half %a, i32 %n) {
; CHECK-LABEL: {{^}}ldexp_f16:
; CHECK: F2F.F32.F16 R0, R4 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P2, R5, -0xe4, PT ?
; CHECK-NEXT: IMNMX R8, R5, -0x14a, !PT ?
; CHECK-NEXT: ISETP.GT.AND.U32 P3, R5, 0xfe, PT ?
; CHECK-NEXT: ISETP.LT.AND P1, R5, -0x7e, PT ?
; CHECK-NEXT: ISETP.GT.AND P0, R5, 0x7f, PT ?
; CHECK-NEXT: IMNMX R4, R5, 0x17d, PT ?
; CHECK-NEXT: IADD R6, R5, 0x66 ?
; CHECK-NEXT: FMUL R9, R0, 1.9721523e-31 ?
; CHECK-NEXT: @P2 IADD R6, R8, 0xcc ?
; CHECK-NEXT: FMUL R7, R0, 1.7014118e+38 ?
; CHECK-NEXT: IADD R3, R5, -0x7f ?
; CHECK-NEXT: @P2 FMUL R9, R9, 1.9721523e-31 ?
; CHECK-NEXT: @P3 IADD R3, R4, -0xfe ?
; CHECK-NEXT: @P3 FMUL R7, R7, 1.7014118e+38 ?
; CHECK-NEXT: @!P0 SEL R3, R6, R5, P1 ?
; CHECK-NEXT: @!P0 FSEL R7, R9, R0, P1 ?
; CHECK-NEXT: LEA R0, R3, 0x3f800000, 0x17 ?
; CHECK-NEXT: FMUL R0, R7, R0 ?
; CHECK-NEXT: F2F.F16.F32 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call half @llvm.ldexp.f16.i32(half %a, i32 %n)
  ret half %r
}

define double @ldexp_f64(double %a, i32 %n) {
; CHECK-LABEL: {{^}}ldexp_f64:
; CHECK: DMUL R[10:11], R[4:5], 2.004168360008973e-292 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P2, R6, -0x7c7, PT ?
; CHECK-NEXT: ISETP.LT.AND P3, R6, -0x3fe, PT ?
; CHECK-NEXT: ISETP.GT.AND.U32 P1, R6, 0x7fe, PT ?
; CHECK-NEXT: ISETP.GT.AND P0, R6, 0x3ff, PT ?
; CHECK-NEXT: IMNMX R3, R6, 0xbfd, PT ?
; CHECK-NEXT: IADD R7, R6, 0x3c9 ?
; CHECK-NEXT: IADD R0, R6, -0x3ff ?
; CHECK-NEXT: @P1 IADD R0, R3, -0x7fe ?
; CHECK-NEXT: DMUL R[8:9], R[4:5], 8.98846567431158e+307 ?
; CHECK-NEXT: DMUL R[12:13], R[10:11], 2.004168360008973e-292 ?
; CHECK-NEXT: @P3 SEL R5, R13, R11, P2 ?
; CHECK-NEXT: @P3 SEL R4, R12, R10, P2 ?
; CHECK-NEXT: DMUL R[14:15], R[8:9], 8.98846567431158e+307 ?
; CHECK-NEXT: @P0 SEL R5, R15, R9, P1 ?
; CHECK-NEXT: IMNMX R9, R6, -0xb90, !PT ?
; CHECK-NEXT: @P0 SEL R4, R14, R8, P1 ?
; CHECK-NEXT: @P2 IADD R7, R9, 0x792 ?
; CHECK-NEXT: @!P0 SEL R0, R7, R6, P3 ?
; CHECK-NEXT: IMAD R6, RZ, RZ, 0x0 ?
; CHECK-NEXT: LEA R7, R0, 0x3ff00000, 0x14 ?
; CHECK-NEXT: DMUL R[4:5], R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call double @llvm.ldexp.f64.i32(double %a, i32 %n)
  ret double %r
}

define { float, i32 } @frexp_f32(float %a) {
; CHECK-LABEL: {{^}}frexp_f32:
; CHECK: LOP3 R0, R4, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: FMUL R3, R4, 33554432 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R0, 0x800000, PT ?
; CHECK-NEXT: LOP3 R5, R3, 0x7f800000, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R5, R5, R0, P0 ?
; CHECK-NEXT: IADD R0, R0, -0x7f800000 ?
; CHECK-NEXT: SHF.R.HI.U32 R5, RZ, 0x17, R5 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P1, R0, -0x7f7fffff, PT ?
; CHECK-NEXT: IADD R6, R5, -0x7e ?
; CHECK-NEXT: @P0 IADD R6, R5, -0x97 ?
; CHECK-NEXT: SEL R0, R3, R4, P0 ?
; CHECK-NEXT: MOV R3, -0x7f800001 ?
; CHECK-NEXT: SEL R5, R6, 0x0, !P1 ?
; CHECK-NEXT: @!P1 LOP3 R4, R0, 0x3f000000, R3, 0xec, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { float, i32 } @llvm.frexp.f32.i32(float %a)
  ret { float, i32 } %r
}

define { double, i32 } @frexp_f64(double %a) {
; CHECK-LABEL: {{^}}frexp_f64:
; CHECK: DMUL R[6:7], R[4:5], 18014398509481984 ?
; CHECK-NEXT: LOP3 R0, R5, 0x7fffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P1, R4, 0x1, PT ?
; CHECK-NEXT: SHF.R.HI.U32 R3, RZ, 0x14, R0 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R3, 0x0, PT ?
; CHECK-NEXT: LOP3 R3, R7, 0x7ff00000, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R3, R3, R0, P0 ?
; CHECK-NEXT: IADD R0, R0, -0x7ff00000 ?
; CHECK-NEXT: SHF.R.HI.U32 R3, RZ, 0x14, R3 ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P1, R0, -0x7ff00000, PT, P1 ?
; CHECK-NEXT: IADD R0, R3, -0x3fe ?
; CHECK-NEXT: @P0 IADD R0, R3, -0x434 ?
; CHECK-NEXT: SEL R3, R7, R5, P0 ?
; CHECK-NEXT: MOV R7, -0x7ff00001 ?
; CHECK-NEXT: @!P1 SEL R4, R6, R4, P0 ?
; CHECK-NEXT: SEL R6, R0, 0x0, !P1 ?
; CHECK-NEXT: @!P1 LOP3 R5, R3, 0x3fe00000, R7, 0xec, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { double, i32 } @llvm.frexp.f64.i32(double %a)
  ret { double, i32 } %r
}
