; Where code must be small, the combiner leaves divisions by constants as they are: those
; of 64 bits are calls, unless they are shifts.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -O0 %s -o - | FileCheck %s

; CHECK-LABEL: {{^}}quotient:
; CHECK: CALL R[20:21], __q7x2_udivmod64
define i64 @quotient(i64 %a) minsize optsize {
  %r = udiv i64 %a, 10
  ret i64 %r
}

; CHECK-LABEL: {{^}}remainder:
; CHECK: CALL R[20:21], __q7x2_divmod64
define i64 @remainder(i64 %a) minsize optsize {
  %r = srem i64 %a, 10
  ret i64 %r
}

; CHECK-LABEL: {{^}}narrower:
; CHECK: CALL R[20:21], __q7x2_udivmod64
define i48 @narrower(i48 %a) minsize optsize {
  %r = udiv i48 %a, 10
  ret i48 %r
}

; CHECK-LABEL: {{^}}elements:
; CHECK:     CALL R[20:21], __q7x2_udivmod64
; CHECK-NOT: CALL
; CHECK:     .size elements
define <2 x i64> @elements(<2 x i64> %a) minsize optsize {
  %r = udiv <2 x i64> %a, <i64 10, i64 8>
  ret <2 x i64> %r
}

; CHECK-LABEL: {{^}}power_of_2:
; CHECK-NOT: CALL
; CHECK:     .size power_of_2
define i64 @power_of_2(i64 %a) minsize optsize {
  %r = sdiv i64 %a, 8
  ret i64 %r
}

; CHECK-LABEL: {{^}}optsize:
; CHECK-NOT: CALL
; CHECK:     .size optsize
define i64 @optsize(i64 %a) optsize {
  %r = udiv i64 %a, 10
  ret i64 %r
}
