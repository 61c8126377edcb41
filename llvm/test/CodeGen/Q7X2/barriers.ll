; NOTE: CHECK lines are written by utils/update-checks
; Barriers of a block and of a warp.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define ptx_kernel void @sync() {
; CHECK-LABEL: {{^}}sync:
; CHECK: BAR.SYNC 0x0 ?
; CHECK-NEXT: EXIT ?
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

define ptx_kernel void @sync_other(i32 %n) {
; CHECK-LABEL: {{^}}sync_other:
; CHECK: MOV R0, c[0x0][0x160] ?
; CHECK-NEXT: BAR.SYNC 0x3 ?
; CHECK-NEXT: BAR.SYNC R0 ?
; CHECK-NEXT: EXIT ?
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 3)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 %n)
  ret void
}

define ptx_kernel void @sync_some() {
; CHECK-LABEL: {{^}}sync_some:
; CHECK: BAR.SYNC 0x1, 0x40 ?
; CHECK-NEXT: EXIT ?
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 64)
  ret void
}

define ptx_kernel void @arrive() {
; CHECK-LABEL: {{^}}arrive:
; CHECK: BAR.ARV 0x1, 0x40 ?
; CHECK-NEXT: EXIT ?
  call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 1, i32 64)
  ret void
}

define ptx_kernel void @popc(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: {{^}}popc:
; CHECK: MOV R0, c[0x0][0x168] ?
; CHECK-NEXT: ISETP.EQ.AND P0, R0, 0x7, PT ?
; CHECK-NEXT: BAR.RED.POPC R2, 0x0, P0 ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %c = icmp eq i32 %v, 7
  %r = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %c)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @and(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}and:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: ISETP.EQ.AND P0, R2, 0x7, PT ?
; CHECK-NEXT: BAR.RED.AND P0, 0x0, P0 ?
; CHECK-NEXT: SEL R2, RZ, 0x1, !P0 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %v = load volatile i32, ptr addrspace(1) %p
  %c = icmp eq i32 %v, 7
  %r = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %c)
  %x = zext i1 %r to i32
  store i32 %x, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @warp(i32 %m) {
; CHECK-LABEL: {{^}}warp:
; CHECK: MOV R0, c[0x0][0x160] ?
; CHECK-NEXT: WARPSYNC -0x1 ?
; CHECK-NEXT: WARPSYNC R0 ?
; CHECK-NEXT: EXIT ?
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  call void @llvm.nvvm.bar.warp.sync(i32 %m)
  ret void
}

define ptx_kernel void @fences() {
; CHECK-LABEL: {{^}}fences:
; CHECK: MEMBAR.CTA ?
; CHECK-NEXT: MEMBAR.GPU ?
; CHECK-NEXT: MEMBAR.SYS ?
; CHECK-NEXT: EXIT ?
  call void @llvm.nvvm.membar.cta()
  call void @llvm.nvvm.membar.gl()
  call void @llvm.nvvm.membar.sys()
  ret void
}
