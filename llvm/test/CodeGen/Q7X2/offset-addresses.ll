; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; Bytes at 32-bit offsets from pointers that are the same for all threads: the memory
; instruction extends the offset.

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-LABEL: signed:
; CHECK-NOT: IMAD.WIDE
; CHECK: LDG.U8 {{R[0-9]+}}, [{{R[0-9]+}}.S32+UR[{{[0-9:]+}}]]
; CHECK: STG.U8 [{{R[0-9]+}}.S32+UR[{{[0-9:]+}}]+0x10], R
define ptx_kernel void @signed(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sub i32 %t, %n
  %o = sext i32 %i to i64
  %p = getelementptr i8, ptr addrspace(1) %in, i64 %o
  %x = load i8, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %out, i64 %o
  %r = getelementptr i8, ptr addrspace(1) %q, i64 16
  store i8 %x, ptr addrspace(1) %r
  ret void
}

; CHECK-LABEL: unsigned:
; CHECK-NOT: IMAD.WIDE
; CHECK: LDG {{R[0-9]+}}, [{{R[0-9]+}}.U32+UR[{{[0-9:]+}}]]
define ptx_kernel void @unsigned(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %t, %n
  %o = zext i32 %i to i64
  %p = getelementptr i8, ptr addrspace(1) %in, i64 %o
  %x = load i32, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(1) %out
  ret void
}
