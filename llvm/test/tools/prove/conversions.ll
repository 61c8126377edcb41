; Conversions of bytes and halves that are masked or extended in registers.
;
; RUN: %prove %s --timeout 20 | FileCheck %s --check-prefix=PROVED
; PROVED: 48 proved, 0 wrong, 0 undecided

; The other mask, and the other sign.
; RUN: sed 's/%%a, 65535/%%a, 255/; s/sext i8/zext i8/' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --object %t.o --timeout 20 | FileCheck %s --check-prefix=OTHER
; OTHER: sitofp_half_float at {{.*}}: wrong
; OTHER: sext_i8_double at {{.*}}: wrong
; OTHER: 12 proved, 12 wrong, 0 undecided

target triple = "q7x2"

define float @sitofp_byte_float(i32 %a) {
  %m = and i32 %a, 255
  %r = sitofp i32 %m to float
  ret float %r
}

define float @sitofp_half_float(i32 %a) {
  %m = and i32 %a, 65535
  %r = sitofp i32 %m to float
  ret float %r
}

define float @uitofp_byte_float(i32 %a) {
  %m = and i32 %a, 255
  %r = uitofp i32 %m to float
  ret float %r
}

define float @uitofp_half_float(i32 %a) {
  %m = and i32 %a, 65535
  %r = uitofp i32 %m to float
  ret float %r
}

define float @sext_i8_float(i32 %a) {
  %t = trunc i32 %a to i8
  %s = sext i8 %t to i32
  %r = sitofp i32 %s to float
  ret float %r
}

define float @sext_i16_float(i32 %a) {
  %t = trunc i32 %a to i16
  %s = sext i16 %t to i32
  %r = sitofp i32 %s to float
  ret float %r
}

define half @sitofp_byte_half(i32 %a) {
  %m = and i32 %a, 255
  %r = sitofp i32 %m to half
  ret half %r
}

define half @sitofp_half_half(i32 %a) {
  %m = and i32 %a, 65535
  %r = sitofp i32 %m to half
  ret half %r
}

define half @uitofp_byte_half(i32 %a) {
  %m = and i32 %a, 255
  %r = uitofp i32 %m to half
  ret half %r
}

define half @uitofp_half_half(i32 %a) {
  %m = and i32 %a, 65535
  %r = uitofp i32 %m to half
  ret half %r
}

define half @sext_i8_half(i32 %a) {
  %t = trunc i32 %a to i8
  %s = sext i8 %t to i32
  %r = sitofp i32 %s to half
  ret half %r
}

define half @sext_i16_half(i32 %a) {
  %t = trunc i32 %a to i16
  %s = sext i16 %t to i32
  %r = sitofp i32 %s to half
  ret half %r
}

define bfloat @sitofp_byte_bfloat(i32 %a) {
  %m = and i32 %a, 255
  %r = sitofp i32 %m to bfloat
  ret bfloat %r
}

define bfloat @sitofp_half_bfloat(i32 %a) {
  %m = and i32 %a, 65535
  %r = sitofp i32 %m to bfloat
  ret bfloat %r
}

define bfloat @uitofp_byte_bfloat(i32 %a) {
  %m = and i32 %a, 255
  %r = uitofp i32 %m to bfloat
  ret bfloat %r
}

define bfloat @uitofp_half_bfloat(i32 %a) {
  %m = and i32 %a, 65535
  %r = uitofp i32 %m to bfloat
  ret bfloat %r
}

define bfloat @sext_i8_bfloat(i32 %a) {
  %t = trunc i32 %a to i8
  %s = sext i8 %t to i32
  %r = sitofp i32 %s to bfloat
  ret bfloat %r
}

define bfloat @sext_i16_bfloat(i32 %a) {
  %t = trunc i32 %a to i16
  %s = sext i16 %t to i32
  %r = sitofp i32 %s to bfloat
  ret bfloat %r
}

define double @sitofp_byte_double(i32 %a) {
  %m = and i32 %a, 255
  %r = sitofp i32 %m to double
  ret double %r
}

define double @sitofp_half_double(i32 %a) {
  %m = and i32 %a, 65535
  %r = sitofp i32 %m to double
  ret double %r
}

define double @uitofp_byte_double(i32 %a) {
  %m = and i32 %a, 255
  %r = uitofp i32 %m to double
  ret double %r
}

define double @uitofp_half_double(i32 %a) {
  %m = and i32 %a, 65535
  %r = uitofp i32 %m to double
  ret double %r
}

define double @sext_i8_double(i32 %a) {
  %t = trunc i32 %a to i8
  %s = sext i8 %t to i32
  %r = sitofp i32 %s to double
  ret double %r
}

define double @sext_i16_double(i32 %a) {
  %t = trunc i32 %a to i16
  %s = sext i16 %t to i32
  %r = sitofp i32 %s to double
  ret double %r
}
