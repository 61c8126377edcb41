; RUN: llc -O2 -start-before=q7x2-kernel-arguments -stop-after=q7x2-kernel-arguments %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ASM

; Loads through a kernel's own pointers that only read are invariant, and cross barriers.

target triple = "q7x2"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

@s = internal addrspace(3) global [64 x i32] poison

; The second load is requested before the first barrier.
;
; CHECK-LABEL: @both_sides(
; CHECK: %x = load i32, ptr addrspace(1) %in, align 4, !invariant.load
; CHECK: %y = load i32, ptr addrspace(1) %q, align 4, !invariant.load
; ASM-LABEL: both_sides:
; ASM: LDG.CONSTANT
; ASM-NOT: BAR
; ASM: LDG.CONSTANT
; ASM: BAR.SYNC
; ASM: LDS
; ASM: BAR.SYNC
; ASM-NOT: LDG
define ptx_kernel void @both_sides(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) {
  %x = load i32, ptr addrspace(1) %in
  store i32 %x, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a = load i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @s, i32 1)
  store i32 %a, ptr addrspace(1) %out
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %q = getelementptr i32, ptr addrspace(1) %in, i64 1
  %y = load i32, ptr addrspace(1) %q
  store i32 %y, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @s, i32 1)
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o
  ret void
}

; Accesses on both sides of such a load keep their order: the barrier remains between
; the store and the load of shared memory.
;
; ASM-LABEL: between:
; ASM: STS
; ASM: BAR.SYNC
; ASM: LDS
define ptx_kernel void @between(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out, i32 %n) {
  store i32 %n, ptr addrspace(3) @s
  %x = load i32, ptr addrspace(1) %in
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %q = getelementptr i32, ptr addrspace(1) %in, i64 1
  %y = load i32, ptr addrspace(1) %q
  %a = load i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @s, i32 1)
  %z = add i32 %x, %y
  %r = add i32 %z, %a
  store i32 %r, ptr addrspace(1) %out
  ret void
}

; A pointer that is one or the other.
;
; CHECK-LABEL: @either(
; CHECK: %x = load i32, ptr addrspace(1) %p, align 4, !invariant.load
define ptx_kernel void @either(ptr addrspace(1) noalias readonly %a, ptr addrspace(1) noalias readonly %b, ptr addrspace(1) noalias %out, i1 %c) {
  %p = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
  %x = load i32, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(1) %out
  ret void
}

; Not: a pointer that may alias, one that is written through, one of both kinds, a
; volatile access, a function that is no kernel.
;
; CHECK-NOT: !invariant.load
define ptx_kernel void @others(ptr addrspace(1) readonly %a, ptr addrspace(1) noalias %b, ptr addrspace(1) noalias readonly %d, i1 %c) {
  %x = load i32, ptr addrspace(1) %a
  %y = load i32, ptr addrspace(1) %b
  %p = select i1 %c, ptr addrspace(1) %b, ptr addrspace(1) %d
  %z = load i32, ptr addrspace(1) %p
  %v = load volatile i32, ptr addrspace(1) %d
  %1 = add i32 %x, %y
  %2 = add i32 %z, %v
  %3 = add i32 %1, %2
  store i32 %3, ptr addrspace(1) %b
  ret void
}

define i32 @function(ptr addrspace(1) noalias readonly %a) {
  %x = load i32, ptr addrspace(1) %a
  ret i32 %x
}
