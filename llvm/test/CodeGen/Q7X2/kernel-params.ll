; RUN: llc -mattr=+interlocked -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -filetype=obj %s -o %t.o
; RUN: llc %s -o - | llvm-mc -filetype=obj -o %t2.o
; RUN: cmp %t.o %t2.o
; RUN: llvm-readelf -n %t.o | FileCheck --check-prefix=NOTE %s
target triple = "q7x2"

; Parameters are in constant bank 0 from 0x160 on, each at its alignment, and are
; operands of the instructions that have a form for it.
;
; CHECK: .kernel params
; CHECK-NEXT: .param ptr.global
; CHECK-NEXT: .param f32
; CHECK-NEXT: .param i64
; CHECK-NEXT: .param f32
; CHECK-LABEL: params:
; CHECK-DAG: FADD [[X:R[0-9]+]], {{R[0-9]+}}, c[0x0][0x168] ;
; CHECK-DAG: FADD {{R[0-9]+}}, [[X]], c[0x0][0x178] ;
; CHECK-DAG: MOV.64 R[{{[0-9]+:[0-9]+}}], c[0x0][0x160] ;
; CHECK: STG
; CHECK: EXIT ;
; CHECK: .end_kernel
; NOTE: Q7X2
define ptx_kernel void @params(ptr addrspace(1) %p, float %a, i64 %unused, float %b) {
  %x = load float, ptr addrspace(1) %p
  %y = fadd float %x, %a
  %z = fadd float %y, %b
  store float %z, ptr addrspace(1) %p
  ret void
}

; CHECK: .kernel brain
; CHECK-NEXT: .param bf16
define ptx_kernel void @brain(bfloat %a) {
  ret void
}
