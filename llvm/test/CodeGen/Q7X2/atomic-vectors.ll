; Atomic loads and stores of vectors are those of integers.

; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: {{^}}load_halves:
; CHECK: LDG.STRONG.GPU R4, [R[4:5].64]
define <2 x half> @load_halves(ptr addrspace(1) %p) {
  %r = load atomic <2 x half>, ptr addrspace(1) %p syncscope("device") monotonic, align 4
  ret <2 x half> %r
}

; CHECK-LABEL: {{^}}store_floats:
; CHECK: STG.64{{.*}} [R[4:5].64], R[6:7]
define void @store_floats(ptr addrspace(1) %p, <2 x float> %x) {
  store atomic <2 x float> %x, ptr addrspace(1) %p monotonic, align 8
  ret void
}
