; RUN: opt -passes=instcombine -S %s | FileCheck %s --check-prefix=UNIFORM
; RUN: sed 's/size"="true"/size"="false"/' %s | opt -passes=instcombine -S \
; RUN:   | FileCheck %s --check-prefix=PARTIAL
; RUN: sed 's/"uniform-work-group-size"="true"//' %s | opt -passes=instcombine -S \
; RUN:   | FileCheck %s --check-prefix=PARTIAL
; RUN: sed 's/"uniform-work-group-size"="true"//; s/i32 3, i32 0/i32 1, i32 2/' %s \
; RUN:   | opt -passes=instcombine -S | FileCheck %s --check-prefix=UNIFORM
;
; The size of the last block is that of all blocks, unless a kernel of the module
; allows partial blocks, or kernels of OpenCL C 2.0 or later in another module can
; call its functions.

target triple = "q7x2"

; UNIFORM-LABEL: @size(
; UNIFORM: call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; UNIFORM: call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
; UNIFORM: call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
; PARTIAL-LABEL: @size(
; PARTIAL: call i32 @llvm.nvvm.read.ptx.sreg.envreg6()
; PARTIAL: call i32 @llvm.nvvm.read.ptx.sreg.envreg7()
; PARTIAL: call i32 @llvm.nvvm.read.ptx.sreg.envreg8()
define i32 @size() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.envreg6()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.envreg7()
  %z = call i32 @llvm.nvvm.read.ptx.sreg.envreg8()
  %xy = mul i32 %x, %y
  %xyz = mul i32 %xy, %z
  ret i32 %xyz
}

define spir_kernel void @kernel(ptr addrspace(1) %p) "uniform-work-group-size"="true" {
  %s = call i32 @size()
  store i32 %s, ptr addrspace(1) %p
  ret void
}

!opencl.ocl.version = !{!0}
!0 = !{i32 3, i32 0}
