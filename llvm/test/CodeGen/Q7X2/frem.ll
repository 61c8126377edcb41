; Remainders of floating-point numbers are loops in place of calls, on floats for
; halves too.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: {{^}}f16:
; CHECK-NOT: CALL
; CHECK: F2F.F32.F16
; CHECK: [[LOOP:.LBB0_[0-9]+]]:
; CHECK: BRA [[LOOP]]
; CHECK: F2F.F16.F32
; CHECK: RET
define half @f16(half %a, half %b) {
  %r = frem half %a, %b
  ret half %r
}

; CHECK-LABEL: {{^}}f32:
; CHECK-NOT: CALL
; CHECK: [[LOOP:.LBB1_[0-9]+]]:
; CHECK: BRA [[LOOP]]
; CHECK: RET
define float @f32(float %a, float %b) {
  %r = frem float %a, %b
  ret float %r
}

; CHECK-LABEL: {{^}}f64:
; CHECK: [[LOOP:.LBB[0-9]+_[0-9]+]]: {{.*}}%frem.loop_body{{$}}
; CHECK: BRA [[LOOP]]
; CHECK: RET
define double @f64(double %a, double %b) {
  %r = frem double %a, %b
  ret double %r
}
