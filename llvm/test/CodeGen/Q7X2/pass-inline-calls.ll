; A kernel that calls only functions of its module, with internal linkage, calls nothing
; afterwards, and the functions are gone.
; RUN: llc -mtriple=q7x2 -stop-after=q7x2-inline-calls %s -o - \
; RUN:   | FileCheck %s '--implicit-check-not=define{{.*}} @{{leaf|middle}}'
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ASM
; RUN: llc -mtriple=q7x2 -q7x2-inline-size=8 -stop-after=q7x2-inline-calls %s -o - \
; RUN:   | FileCheck %s --check-prefix=SMALL
; RUN: llc -mtriple=q7x2 -q7x2-inline-growth=20 -stop-after=q7x2-inline-calls %s -o - \
; RUN:   | FileCheck %s --check-prefix=FEW

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define internal i32 @leaf(i32 %a, i32 %b) {
  %m = mul i32 %a, %b
  %r = xor i32 %m, %a
  ret i32 %r
}

define internal void @middle(ptr addrspace(1) noalias %p, i32 %n, i1 %wide) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v = call i32 @leaf(i32 %t, i32 %n)
  br i1 %wide, label %twice, label %once
twice:
  %w = call i32 @leaf(i32 %v, i32 3)
  store i32 %w, ptr addrspace(1) %p
  ret void
once:
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; The branch is known in each copy.
; CHECK-LABEL: define ptx_kernel void @one(
; CHECK-NOT: br
; CHECK: mul i32 %{{.*}}, %n
; CHECK-NOT: mul
; CHECK: store
; CHECK-NOT: {{call|store}}
; CHECK: ret void
; ASM-LABEL: one:
; ASM-NOT: CALL
; ASM: EXIT
; SMALL-LABEL: define ptx_kernel void @one(
; SMALL: call void @middle(
; FEW-LABEL: define ptx_kernel void @one(
; FEW-NOT: call void @middle(
define ptx_kernel void @one(ptr addrspace(1) %p, i32 %n) {
  call void @middle(ptr addrspace(1) %p, i32 %n, i1 false)
  ret void
}

; CHECK-LABEL: define ptx_kernel void @two(
; CHECK: mul i32 %{{.*}}, %n
; CHECK: mul i32 %{{.*}}, 3
; CHECK: store
; CHECK-NOT: {{call|store}}
; CHECK: ret void
; ASM-LABEL: two:
; ASM-NOT: CALL
; ASM: EXIT
; FEW-LABEL: define ptx_kernel void @two(
; FEW: call void @middle(
define ptx_kernel void @two(ptr addrspace(1) %p, i32 %n) {
  call void @middle(ptr addrspace(1) %p, i32 %n, i1 true)
  ret void
}
