; Carry-less products of vectors, which the type legalizer fails on, are those of
; their elements.
;
; RUN: llc -O0 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s
target triple = "q7x2"

; CHECK-LABEL: {{^}}product:
; CHECK: LOP3
; CHECK: RET
define <4 x i32> @product(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.clmul.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}
