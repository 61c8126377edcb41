; Accesses that no alignment in reach lets combine are marked, for the pass that
; combines accesses: those of an object that none is aligned to two of.
; RUN: llc -mtriple=q7x2 -start-before=q7x2-infer-alignment,1 -stop-after=q7x2-infer-alignment,1 %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 %s -o - | FileCheck --check-prefix=ASM %s

; CHECK-LABEL: @words(
; CHECK: load float, ptr addrspace(1) %p, align 4, !q7x2.narrow
; CHECK: load float, ptr addrspace(1) %p1, align 4, !q7x2.narrow
; CHECK: store float %sum, ptr addrspace(1) %out, align 4, !q7x2.narrow
define ptx_kernel void @words(ptr addrspace(1) %p, ptr addrspace(1) %out) {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a = load float, ptr addrspace(1) %p, align 4
  %b = load float, ptr addrspace(1) %p1, align 4
  %sum = fadd float %a, %b
  store float %sum, ptr addrspace(1) %out, align 4
  ret void
}

; A variable that is aligned like a pair could be next to one.
; CHECK-LABEL: @pair(
; CHECK-NOT: !q7x2.narrow
define ptx_kernel void @pair(ptr addrspace(1) %p, ptr addrspace(1) %out) {
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a = load <2 x float>, ptr addrspace(1) %p, align 8
  %b = load float, ptr addrspace(1) %p2, align 4
  %c = load float, ptr addrspace(1) %p3, align 4
  %a0 = extractelement <2 x float> %a, i32 0
  %a1 = extractelement <2 x float> %a, i32 1
  %ab = fadd float %a0, %b
  %ac = fadd float %a1, %c
  %sum = fmul float %ab, %ac
  store float %sum, ptr addrspace(1) %out, align 8
  ret void
}

; Selections with the same condition can be neighbors.
; CHECK-LABEL: @selected(
; CHECK-NOT: !q7x2.narrow
; ASM-LABEL: selected:
; ASM: LDG.64
define ptx_kernel void @selected(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c, ptr addrspace(1) %out) {
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 4
  %s = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  %s1 = select i1 %c, ptr addrspace(1) %p1, ptr addrspace(1) %q1
  %a = load float, ptr addrspace(1) %s, align 8
  %b = load float, ptr addrspace(1) %s1, align 4
  %sum = fadd float %a, %b
  store float %sum, ptr addrspace(1) %out, align 8
  ret void
}
