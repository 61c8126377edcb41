; NOTE: CHECK lines are written by utils/update-checks
; Floats that are clamped to the range of an integer before or after they are
; converted: F2I saturates by itself, rounds, and makes NaN 0.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; The forms of OpenCL's convert_*_sat*: where the float is NaN, the conversion of
; it is undefined.
define i8 @u8_even(float %x) {
; CHECK-LABEL: {{^}}u8_even:
; CHECK: F2I.U8.F32 R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.rint.f32(float %x)
  %lower = fcmp ole float %r, 0.0
  %a = select i1 %lower, float 0.0, float %r
  %i = fptoui float %a to i8
  %upper = fcmp ult float %r, 255.0
  %s = select i1 %upper, i8 %i, i8 -1
  ret i8 %s
}

define i32 @zero_extended(float %x) {
; CHECK-LABEL: {{^}}zero_extended:
; CHECK: F2I.U8.F32.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %lower = fcmp ole float %x, 0.0
  %a = select i1 %lower, float 0.0, float %x
  %i = fptoui float %a to i8
  %upper = fcmp ult float %x, 255.0
  %s = select i1 %upper, i8 %i, i8 -1
  %z = zext i8 %s to i32
  ret i32 %z
}

define i32 @s8_up(float %x) {
; CHECK-LABEL: {{^}}s8_up:
; CHECK: F2I.S8.F32.RP R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.ceil.f32(float %x)
  %lower = fcmp ole float %r, -128.0
  %a = select i1 %lower, float -128.0, float %r
  %i = fptosi float %a to i8
  %upper = fcmp ult float %r, 127.0
  %s = select i1 %upper, i8 %i, i8 127
  %z = sext i8 %s to i32
  ret i32 %z
}

define i16 @u16_of_double(double %x) {
; CHECK-LABEL: {{^}}u16_of_double:
; CHECK: F2I.U16.F64.RZ R4, R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %lower = fcmp ole double %x, 0.0
  %a = select i1 %lower, double 0.0, double %x
  %i = fptoui double %a to i16
  %upper = fcmp ult double %x, 65535.0
  %s = select i1 %upper, i16 %i, i16 -1
  ret i16 %s
}

define i16 @s16_of_negative(float %x) {
; CHECK-LABEL: {{^}}s16_of_negative:
; CHECK: F2I.S16.F32.RZ R0, -R4 ?
; CHECK-NEXT: FSETP.GTU.AND P0, R4, -32767 ?
; CHECK-NEXT: SEL R4, R0, 0x7fff, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %n = fneg float %x
  %lower = fcmp ole float %n, -32768.0
  %a = select i1 %lower, float -32768.0, float %n
  %i = fptosi float %a to i16
  %upper = fcmp ult float %n, 32767.0
  %s = select i1 %upper, i16 %i, i16 32767
  ret i16 %s
}

define i32 @s32_down(float %x) {
; CHECK-LABEL: {{^}}s32_down:
; CHECK: F2I.S32.F32.RM R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.floor.f32(float %x)
  %lower = fcmp ole float %r, 0xC1E0000000000000
  %a = select i1 %lower, float 0xC1E0000000000000, float %r
  %i = fptosi float %a to i32
  %upper = fcmp ult float %r, 0x41E0000000000000
  %s = select i1 %upper, i32 %i, i32 2147483647
  ret i32 %s
}

; The integer is clamped between the bounds.
define i32 @table_index(float %x) {
; CHECK-LABEL: {{^}}table_index:
; CHECK: F2I.S32.F32.RM R0, R4 ?
; CHECK-NEXT: IMNMX R0, R0, 0x0, !PT ?
; CHECK-NEXT: IMNMX R4, R0, 0x3ff, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.floor.f32(float %x)
  %lower = fcmp ole float %r, 0xC1E0000000000000
  %a = select i1 %lower, float 0xC1E0000000000000, float %r
  %i = fptosi float %a to i32
  %upper = fcmp ult float %r, 0x41E0000000000000
  %m = call i32 @llvm.smax.i32(i32 %i, i32 0)
  %n = call i32 @llvm.umin.i32(i32 %m, i32 1023)
  %s = select i1 %upper, i32 %n, i32 1023
  ret i32 %s
}

; The value for large floats is not the clamped largest integer.
define i32 @other_table_index(float %x) {
; CHECK-LABEL: {{^}}other_table_index:
; CHECK: F2I.S32.F32.RZ R0, R4 ?
; CHECK-NEXT: FSETP.LTU.AND P0, R4, 2147483648 ?
; CHECK-NEXT: IMNMX R0, R0, 0x0, !PT ?
; CHECK-NEXT: IMNMX R0, R0, 0x3ff, PT ?
; CHECK-NEXT: SEL R4, R0, 0x400, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %lower = fcmp ole float %x, 0xC1E0000000000000
  %a = select i1 %lower, float 0xC1E0000000000000, float %x
  %i = fptosi float %a to i32
  %upper = fcmp ult float %x, 0x41E0000000000000
  %m = call i32 @llvm.smax.i32(i32 %i, i32 0)
  %n = call i32 @llvm.umin.i32(i32 %m, i32 1023)
  %s = select i1 %upper, i32 %n, i32 1024
  ret i32 %s
}

; One of the bounds.
define i8 @lower_by_maximum(float %x) {
; CHECK-LABEL: {{^}}lower_by_maximum:
; CHECK: F2I.U8.F32.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %m = call float @llvm.maxnum.f32(float %x, float 0.0)
  %i = fptoui float %m to i8
  ret i8 %i
}

define i8 @upper_inverse(float %x) {
; CHECK-LABEL: {{^}}upper_inverse:
; CHECK: F2I.U8.F32.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %i = fptoui float %x to i8
  %upper = fcmp oge float %x, 255.0
  %s = select i1 %upper, i8 -1, i8 %i
  ret i8 %s
}

; NaN becomes the bound: only if that is the conversion's result, 0.
define i8 @nan_becomes_0(float %x) {
; CHECK-LABEL: {{^}}nan_becomes_0:
; CHECK: F2I.U8.F32.RZ R4, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %lower = fcmp ogt float %x, 0.0
  %a = select i1 %lower, float %x, float 0.0
  %i = fptoui float %a to i8
  ret i8 %i
}

define i8 @nan_becomes_least(float %x) {
; CHECK-LABEL: {{^}}nan_becomes_least:
; CHECK: FMNMX R0, R4, -128, !PT ?
; CHECK-NEXT: F2I.S32.F32.RZ R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %lower = fcmp ogt float %x, -128.0
  %a = select i1 %lower, float %x, float -128.0
  %i = fptosi float %a to i8
  ret i8 %i
}

define i8 @nan_becomes_most(float %x) {
; CHECK-LABEL: {{^}}nan_becomes_most:
; CHECK: F2I.U32.F32.RZ R0, R4 ?
; CHECK-NEXT: FSETP.LT.AND P0, R4, 255 ?
; CHECK-NEXT: SEL R4, R0, -0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %i = fptoui float %x to i8
  %upper = fcmp olt float %x, 255.0
  %s = select i1 %upper, i8 %i, i8 -1
  ret i8 %s
}

; Other bounds, other values and other floats.
define i8 @less_than_most(float %x) {
; CHECK-LABEL: {{^}}less_than_most:
; CHECK: F2I.U32.F32.RZ R0, R4 ?
; CHECK-NEXT: FSETP.LTU.AND P0, R4, 254 ?
; CHECK-NEXT: SEL R4, R0, -0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %i = fptoui float %x to i8
  %upper = fcmp ult float %x, 254.0
  %s = select i1 %upper, i8 %i, i8 -1
  ret i8 %s
}

define i8 @not_least(float %x) {
; CHECK-LABEL: {{^}}not_least:
; CHECK: FSETP.LE.AND P0, R4, 1 ?
; CHECK-NEXT: FSEL R0, R4, 1, !P0 ?
; CHECK-NEXT: F2I.U32.F32.RZ R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %lower = fcmp ole float %x, 1.0
  %a = select i1 %lower, float 1.0, float %x
  %i = fptoui float %a to i8
  ret i8 %i
}

define i8 @signed_at_0(float %x) {
; CHECK-LABEL: {{^}}signed_at_0:
; CHECK: FSETP.LE.AND P0, R4, 0 ?
; CHECK-NEXT: FSEL R0, R4, 0, !P0 ?
; CHECK-NEXT: F2I.S32.F32.RZ R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %lower = fcmp ole float %x, 0.0
  %a = select i1 %lower, float 0.0, float %x
  %i = fptosi float %a to i8
  ret i8 %i
}

define i8 @other_float(float %x, float %y) {
; CHECK-LABEL: {{^}}other_float:
; CHECK: F2I.U32.F32.RZ R0, R4 ?
; CHECK-NEXT: FSETP.LTU.AND P0, R5, 255 ?
; CHECK-NEXT: SEL R4, R0, -0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %i = fptoui float %x to i8
  %upper = fcmp ult float %y, 255.0
  %s = select i1 %upper, i8 %i, i8 -1
  ret i8 %s
}

define i32 @of_word(float %x) {
; CHECK-LABEL: {{^}}of_word:
; CHECK: F2I.U32.F32.RZ R0, R4 ?
; CHECK-NEXT: FSETP.LTU.AND P0, R4, 255 ?
; CHECK-NEXT: SEL R4, R0, 0xff, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %i = fptoui float %x to i32
  %upper = fcmp ult float %x, 255.0
  %s = select i1 %upper, i32 %i, i32 255
  ret i32 %s
}

; Formats that F2I does not have.
define i10 @u10(float %x) {
; CHECK-LABEL: {{^}}u10:
; CHECK: F2I.U32.F32.RZ R0, R4 ?
; CHECK-NEXT: FSETP.LTU.AND P0, R4, 1023 ?
; CHECK-NEXT: SEL R4, R0, 0x3ff, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %lower = fcmp ole float %x, 0.0
  %a = select i1 %lower, float 0.0, float %x
  %i = fptoui float %a to i10
  %upper = fcmp ult float %x, 1023.0
  %s = select i1 %upper, i10 %i, i10 -1
  ret i10 %s
}
