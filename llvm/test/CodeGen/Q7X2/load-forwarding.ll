; The value of an element is known across a store to its neighbor, whose address is
; computed from the element's, and not across one to another array, which might overlap.
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s

target triple = "q7x2"

; CHECK-LABEL: neighbor:
; CHECK: LDG
; CHECK-NOT: LDG
; CHECK: STG {{.*}}+0x4]
; CHECK-NOT: LDG
; CHECK: RET
define i32 @neighbor(ptr addrspace(1) %a, i32 %i, i32 %v) {
  %wide.i = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.i
  %x = load i32, ptr addrspace(1) %p
  %j = add i32 %i, 1
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  store i32 %v, ptr addrspace(1) %q
  %y = load i32, ptr addrspace(1) %p
  %z = load i32, ptr addrspace(1) %q
  %xy = mul i32 %x, %y
  %sum = add i32 %xy, %z
  ret i32 %sum
}

; CHECK-LABEL: other:
; CHECK: LDG
; CHECK: STG
; CHECK: LDG
; CHECK: RET
define i32 @other(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %i, i32 %v) {
  %wide.i = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.i
  %x = load i32, ptr addrspace(1) %p
  %j = add i32 %i, 1
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %wide.j
  store i32 %v, ptr addrspace(1) %q
  %y = load i32, ptr addrspace(1) %p
  %sum = mul i32 %x, %y
  ret i32 %sum
}

; Other threads may have written it before the barrier, or if it is volatile.
; CHECK-LABEL: barrier:
; CHECK: LDG
; CHECK: BAR
; CHECK: LDG
; CHECK: LDG
; CHECK: RET
define i32 @barrier(ptr addrspace(1) %a) {
  %x = load i32, ptr addrspace(1) %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = load i32, ptr addrspace(1) %a
  %z = load volatile i32, ptr addrspace(1) %a
  %xy = mul i32 %x, %y
  %sum = add i32 %xy, %z
  ret i32 %sum
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
