; Between loads and stores the elements of vectors are values of their own: in a
; loop that carries vectors nothing is copied, and the operations of the elements
; read and write the registers of the accesses.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: {{^}}filter:
; CHECK: [[LOOP:.LBB0_[0-9]+]]:
; CHECK-NOT: {{MOV|RZ, RZ, R}}
; CHECK: LDG.128
; CHECK-NOT: {{MOV|RZ, RZ, R}}
; CHECK: STG.128
; CHECK-NOT: {{MOV|RZ, RZ, R}}
; CHECK: BRA{{.*}} [[LOOP]]
define ptx_kernel void @filter(ptr addrspace(1) %in, ptr addrspace(1) %out, float %c, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%next, %loop]
  %last = phi <4 x float> [zeroinitializer, %entry], [%y, %loop]
  %p = getelementptr <4 x float>, ptr addrspace(1) %in, i32 %i
  %x = load <4 x float>, ptr addrspace(1) %p
  %c0 = insertelement <4 x float> poison, float %c, i32 0
  %cs = shufflevector <4 x float> %c0, <4 x float> poison, <4 x i32> zeroinitializer
  %d = fmul <4 x float> %last, %cs
  %y = fadd <4 x float> %x, %d
  %q = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %i
  store <4 x float> %y, ptr addrspace(1) %q
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

; Halves stay in pairs.
; CHECK-LABEL: {{^}}halves:
; CHECK: HADD2
; CHECK-NEXT: HADD2
; CHECK-NOT: HADD2
; CHECK: RET
define <4 x half> @halves(<4 x half> %a, <4 x half> %b) {
  %r = fadd <4 x half> %a, %b
  ret <4 x half> %r
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
