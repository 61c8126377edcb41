; A row of an aligned array is read with wide accesses, although its address is
; computed from that of another element, whose alignment is lower.
;
; RUN: llc -O3 -verify-machineinstrs %s -o - | FileCheck %s

target triple = "q7x2"

@a = internal addrspace(3) global [16 x [128 x i32]] poison, align 16

; CHECK-LABEL: {{^}}row:
; CHECK: LDS.128
; CHECK-NOT: LDS
; CHECK: EXIT
define ptx_kernel void @row(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %mine = getelementptr inbounds [4 x i8], ptr addrspace(3) @a, i64 %i
  store i32 %t, ptr addrspace(3) %mine
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %q0 = getelementptr inbounds [128 x i32], ptr addrspace(3) @a, i64 %i
  %q1 = getelementptr inbounds i8, ptr addrspace(3) %q0, i64 4
  %q2 = getelementptr inbounds i8, ptr addrspace(3) %q0, i64 8
  %q3 = getelementptr inbounds i8, ptr addrspace(3) %q0, i64 12
  %v0 = load i32, ptr addrspace(3) %q0
  %v1 = load i32, ptr addrspace(3) %q1
  %v2 = load i32, ptr addrspace(3) %q2
  %v3 = load i32, ptr addrspace(3) %q3
  %s = add i32 %v0, %v1
  %m = mul i32 %v2, %v3
  %r = xor i32 %s, %m
  %o = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  store i32 %r, ptr addrspace(1) %o
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
