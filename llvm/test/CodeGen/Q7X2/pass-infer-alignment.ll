; Accesses to variables and stack objects, which are aligned to 128 bits, have the
; alignment of their addresses, so that neighboring ones are combined; also in IR
; from front ends that align them less.
; RUN: llc -mtriple=q7x2 -stop-before=q7x2-isel %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 %s -o - | FileCheck --check-prefix=ASM %s

; CHECK: @s = internal addrspace(3) global [64 x float] undef, align 16
@s = internal addrspace(3) global [64 x float] undef, align 4

; CHECK-LABEL: @shared(
; CHECK: load <4 x float>, ptr addrspace(3) {{.*}}, align 16
; ASM-LABEL: shared:
; ASM: LDS.128
define ptx_kernel void @shared(ptr addrspace(1) %out) {
  %tid = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = shl i32 %tid, 2
  %i64 = zext i32 %i to i64
  %p = getelementptr float, ptr addrspace(3) @s, i64 %i64
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a = load float, ptr addrspace(3) %p, align 4
  %b = load float, ptr addrspace(3) %p1, align 4
  %c = load float, ptr addrspace(3) %p2, align 4
  %d = load float, ptr addrspace(3) %p3, align 4
  %ab = fadd float %a, %b
  %cd = fadd float %c, %d
  %sum = fmul float %ab, %cd
  store float %sum, ptr addrspace(1) %out
  ret void
}

; CHECK-LABEL: @stack(
; CHECK: alloca [8 x i32], align 16
; CHECK: store <2 x i32> {{.*}}, align 8
; ASM-LABEL: stack:
; ASM: STL.64
define ptx_kernel void @stack(ptr addrspace(1) %out, i32 %x, i32 %n) {
  %a = alloca [8 x i32], align 4
  %p2 = getelementptr i8, ptr %a, i64 8
  %p3 = getelementptr i8, ptr %a, i64 12
  store i32 %x, ptr %p2, align 4
  store i32 %n, ptr %p3, align 4
  %i = sext i32 %n to i64
  %q = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr addrspace(1) %out
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
