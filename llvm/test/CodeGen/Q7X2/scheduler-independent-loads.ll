; An operation waits for a load that must follow the store of the previous
; result. Its other load, which may cross the store, is issued while that result
; is awaited.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: in_place:
; CHECK: LDG {{R[0-9]+}}, [[[ROW:R\[[0-9]+:[0-9]+\]]].64+0x4]
; CHECK-NOT: FFMA
; CHECK: LDG {{R[0-9]+}}, [[[ROW]].64+0x8]
; CHECK: FFMA
; CHECK-NEXT: STG [[[ROW]].64+0x4]
; CHECK-NOT: LDG {{R[0-9]+}}, [[[ROW]].64
; CHECK: FFMA
; CHECK-NEXT: STG [[[ROW]].64+0x8]
define ptx_kernel void @in_place(ptr addrspace(1) %a) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = mul i32 %t, 77
  %row = getelementptr float, ptr addrspace(1) %a, i32 %first
  %p1 = getelementptr float, ptr addrspace(1) %row, i32 1
  %p2 = getelementptr float, ptr addrspace(1) %row, i32 2
  %p3 = getelementptr float, ptr addrspace(1) %row, i32 3
  %b = getelementptr float, ptr addrspace(1) %a, i32 100
  %x1 = load float, ptr addrspace(1) %b
  %y1 = load float, ptr addrspace(1) %p1
  %z1 = call float @llvm.fma.f32(float %x1, float 2.0, float %y1)
  store float %z1, ptr addrspace(1) %p1
  %x2 = load float, ptr addrspace(1) %b
  %y2 = load float, ptr addrspace(1) %p2
  %z2 = call float @llvm.fma.f32(float %x2, float 2.0, float %y2)
  store float %z2, ptr addrspace(1) %p2
  %x3 = load float, ptr addrspace(1) %b
  %y3 = load float, ptr addrspace(1) %p3
  %z3 = call float @llvm.fma.f32(float %x3, float 2.0, float %y3)
  store float %z3, ptr addrspace(1) %p3
  ret void
}

declare float @llvm.fma.f32(float, float, float)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
