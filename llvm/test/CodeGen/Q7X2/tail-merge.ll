; Tails of blocks are merged if they are long enough to be worth a reconvergence.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; One common store is not.
; CHECK-LABEL: {{^}}short:
; CHECK-NOT: BSSY
; CHECK: STG
; CHECK-NOT: BSSY
; CHECK: STG
; CHECK-NOT: BSSY
; CHECK: STG
define ptx_kernel void @short(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  switch i32 %y, label %other [
    i32 0, label %zero
    i32 15, label %last
  ]
zero:
  %i0 = mul i32 %x, 3
  %p0 = getelementptr i64, ptr addrspace(1) %p, i32 %i0
  store i64 1, ptr addrspace(1) %p0
  ret void
last:
  %i1 = xor i32 %x, %n
  %p1 = getelementptr i64, ptr addrspace(1) %p, i32 %i1
  store i64 1, ptr addrspace(1) %p1
  ret void
other:
  %i2 = add i32 %x, %n
  %p2 = getelementptr i64, ptr addrspace(1) %p, i32 %i2
  store volatile i64 2, ptr addrspace(1) %p2
  ret void
}
