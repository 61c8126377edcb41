; RUN: llc -verify-machineinstrs %s -o - | FileCheck %s
;
; An element with an odd index of a vector of 16-bit integers becomes the upper
; half of the word stored.
target triple = "q7x2"

; CHECK-LABEL: upper_half:
; CHECK: LDC.U16 {{.*}}+0x16a]
define ptx_kernel void @upper_half(<8 x i16> %v, ptr addrspace(1) %p) {
  %a = shufflevector <8 x i16> %v, <8 x i16> poison, <4 x i32> <i32 poison, i32 poison, i32 5, i32 poison>
  br label %next
next:
  %b = shufflevector <4 x i16> %a, <4 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %c = shufflevector <8 x i16> %b, <8 x i16> poison, <2 x i32> <i32 6, i32 2>
  store <2 x i16> %c, ptr addrspace(1) %p
  ret void
}
