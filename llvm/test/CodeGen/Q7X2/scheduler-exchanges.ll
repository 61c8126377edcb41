; Loads move ahead of an exchange within a warp, which orders no accesses, but not ahead of
; bar.warp.sync.
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s

target triple = "q7x2"

declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32)
declare void @llvm.nvvm.bar.warp.sync(i32)

; CHECK-LABEL: {{^}}exchange:
; CHECK: LDG
; CHECK-NOT: {{WARPSYNC|SHFL}}
; CHECK: LDG
; CHECK: WARPSYNC
; CHECK-NEXT: SHFL.UP
define ptx_kernel void @exchange(ptr addrspace(1) %a, i32 %m) {
  %b = getelementptr float, ptr addrspace(1) %a, i32 32
  %v = load float, ptr addrspace(1) %a
  %w = call float @llvm.nvvm.shfl.sync.up.f32(i32 %m, float %v, i32 1, i32 0)
  %x = load float, ptr addrspace(1) %b
  %s = fadd float %w, %x
  store float %s, ptr addrspace(1) %a
  ret void
}

; CHECK-LABEL: {{^}}barrier:
; CHECK: LDG
; CHECK-NOT: LDG
; CHECK: WARPSYNC
; CHECK: LDG
define ptx_kernel void @barrier(ptr addrspace(1) %a, i32 %m) {
  %b = getelementptr float, ptr addrspace(1) %a, i32 32
  %v = load float, ptr addrspace(1) %a
  call void @llvm.nvvm.bar.warp.sync(i32 %m)
  %x = load float, ptr addrspace(1) %b
  %s = fadd float %v, %x
  store float %s, ptr addrspace(1) %a
  ret void
}
