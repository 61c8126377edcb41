; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s
;
; Both halves of an element inserted at a variable index of a vector on the stack
; are stored, the second at offset 8 from an address aligned to 16.

target triple = "q7x2-unknown-unknown"

; CHECK-LABEL: insert:
; CHECK-DAG: STL.64 [R{{[0-9]+}}], R[12:13]
; CHECK-DAG: STL.64 [R{{[0-9]+}}{{.*}}], RZ
; CHECK: RET
define <2 x i128> @insert(<2 x i128> %v, i32 %a, i32 %i) {
  %e = zext i32 %a to i128
  %r = insertelement <2 x i128> %v, i128 %e, i32 %i
  ret <2 x i128> %r
}
