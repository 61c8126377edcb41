; The optimizer uses a kernel's attributes of block sizes: reads of a required size are a
; constant, reads of other sizes and of indices in the block have a range.
; RUN: opt -mtriple=q7x2 -S -passes=instcombine %s | FileCheck %s

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()

; CHECK-LABEL: @required(
; CHECK: %tx = call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK: %ty = call range(i32 0, 4) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; CHECK-NOT: tid.z
; CHECK: %g = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
; CHECK: store volatile i32 0,
; CHECK: store volatile i32 32,
; CHECK: store volatile i32 4,
; CHECK: store volatile i32 1,
define ptx_kernel void @required(ptr addrspace(1) %p) "nvvm.reqntid"="32,4" {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %nz = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %g = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  store volatile i32 %tx, ptr addrspace(1) %p
  store volatile i32 %ty, ptr addrspace(1) %p
  store volatile i32 %tz, ptr addrspace(1) %p
  store volatile i32 %nx, ptr addrspace(1) %p
  store volatile i32 %ny, ptr addrspace(1) %p
  store volatile i32 %nz, ptr addrspace(1) %p
  store volatile i32 %g, ptr addrspace(1) %p
  ret void
}

; OpenCL's metadata.
; CHECK-LABEL: @work_group(
; CHECK: store volatile i32 64,
define spir_kernel void @work_group(ptr addrspace(1) %p) !reqd_work_group_size !0 {
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store volatile i32 %nx, ptr addrspace(1) %p
  ret void
}

; At most 128 threads, in any dimension.
; CHECK-LABEL: @most(
; CHECK: call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; CHECK: call range(i32 1, 129) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; A smaller range stays.
; CHECK: call range(i32 0, 8) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @most(ptr addrspace(1) %p) "nvvm.maxntid"="32,4" {
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %tx = call range(i32 0, 8) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i32 %tx, ptr addrspace(1) %p
  store volatile i32 %ty, ptr addrspace(1) %p
  store volatile i32 %nx, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: @any(
; CHECK: call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define ptx_kernel void @any(ptr addrspace(1) %p) {
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store volatile i32 %nx, ptr addrspace(1) %p
  ret void
}
!0 = !{i32 64, i32 1, i32 1}
