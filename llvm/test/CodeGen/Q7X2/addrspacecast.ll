; NOTE: CHECK lines are written by utils/update-checks
; Casts between the generic address space and the others: those of shared and thread-
; local memory add and subtract the base in constant bank 0, and keep null; those of
; global and constant memory need nothing.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define ptr @from_1_to_0(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}from_1_to_0:
; CHECK: RET R[20:21] ?
  %r = addrspacecast ptr addrspace(1) %p to ptr addrspace(0)
  ret ptr %r
}

define ptr addrspace(1) @from_0_to_1(ptr %p) {
; CHECK-LABEL: {{^}}from_0_to_1:
; CHECK: RET R[20:21] ?
  %r = addrspacecast ptr %p to ptr addrspace(1)
  ret ptr addrspace(1) %r
}

define ptr @from_4_to_0(ptr addrspace(4) %p) {
; CHECK-LABEL: {{^}}from_4_to_0:
; CHECK: RET R[20:21] ?
  %r = addrspacecast ptr addrspace(4) %p to ptr addrspace(0)
  ret ptr %r
}

define ptr addrspace(4) @from_0_to_4(ptr %p) {
; CHECK-LABEL: {{^}}from_0_to_4:
; CHECK: RET R[20:21] ?
  %r = addrspacecast ptr %p to ptr addrspace(4)
  ret ptr addrspace(4) %r
}

define ptr @from_3_to_0(ptr addrspace(3) %p) {
; CHECK-LABEL: {{^}}from_3_to_0:
; CHECK: ISETP.EQ.AND P0, R4, 0x0, PT ?
; CHECK-NEXT: MOV R0, c[0x0][0x34] ?
; CHECK-NEXT: SEL R5, R0, 0x0, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = addrspacecast ptr addrspace(3) %p to ptr addrspace(0)
  ret ptr %r
}

define ptr addrspace(3) @from_0_to_3(ptr %p) {
; CHECK-LABEL: {{^}}from_0_to_3:
; CHECK: RET R[20:21] ?
  %r = addrspacecast ptr %p to ptr addrspace(3)
  ret ptr addrspace(3) %r
}

define ptr @from_5_to_0(ptr addrspace(5) %p) {
; CHECK-LABEL: {{^}}from_5_to_0:
; CHECK: ISETP.EQ.AND P0, R4, 0x0, PT ?
; CHECK-NEXT: MOV R0, c[0x0][0x3c] ?
; CHECK-NEXT: SEL R5, R0, 0x0, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = addrspacecast ptr addrspace(5) %p to ptr addrspace(0)
  ret ptr %r
}

define ptr addrspace(5) @from_0_to_5(ptr %p) {
; CHECK-LABEL: {{^}}from_0_to_5:
; CHECK: RET R[20:21] ?
  %r = addrspacecast ptr %p to ptr addrspace(5)
  ret ptr addrspace(5) %r
}

; No null to keep: the address of an object.
@shared = internal addrspace(3) global i32 undef

define i32 @of_variable(i32 %v) {
; CHECK-LABEL: {{^}}of_variable:
; CHECK: ATOMS.ADD R4, [RZ+shared], R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = addrspacecast ptr addrspace(3) @shared to ptr
  %r = atomicrmw add ptr %p, i32 %v monotonic
  ret i32 %r
}

define ptr @of_stack(ptr %q) {
; CHECK-LABEL: {{^}}of_stack:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: IMAD R9, RZ, RZ, c[0x0][0x3c] ?
; CHECK-NEXT: IADD R8, R1, 0xc ?
; CHECK-NEXT: MOV.64 R[6:7], RZ ?
; CHECK-NEXT: ST.64 [R[4:5].64], R[8:9] ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = alloca i32
  store ptr %a, ptr %q
  ret ptr null
}

; Undone casts vanish.
define i32 @back(ptr addrspace(3) %p) {
; CHECK-LABEL: {{^}}back:
; CHECK: LDS R4, [R4] ?
; CHECK-NEXT: RET R[20:21] ?
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %s = addrspacecast ptr %g to ptr addrspace(3)
  %r = load i32, ptr addrspace(3) %s
  ret i32 %r
}

define i32 @load_through_generic(ptr addrspace(5) %p) {
; CHECK-LABEL: {{^}}load_through_generic:
; CHECK: LDL R4, [R4] ?
; CHECK-NEXT: RET R[20:21] ?
  %g = addrspacecast ptr addrspace(5) %p to ptr
  %r = load i32, ptr %g
  ret i32 %r
}

define i1 @is_shared(ptr %p) {
; CHECK-LABEL: {{^}}is_shared:
; CHECK: ISETP.EQ.AND P0, R5, c[0x0][0x34], PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  ret i1 %r
}

define i1 @is_local(ptr %p) {
; CHECK-LABEL: {{^}}is_local:
; CHECK: ISETP.EQ.AND P0, R5, c[0x0][0x3c], PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.nvvm.isspacep.local(ptr %p)
  ret i1 %r
}

define i1 @is_global(ptr %p) {
; CHECK-LABEL: {{^}}is_global:
; CHECK: ISETP.NE.AND P0, R5, c[0x0][0x3c], PT ?
; CHECK-NEXT: ISETP.NE.AND P0, R5, c[0x0][0x34], P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  ret i1 %r
}

; Volatile accesses are made in the address space that is known, too.

define void @volatile_shared(ptr addrspace(3) %s) {
; CHECK-LABEL: {{^}}volatile_shared:
; CHECK: LDS R0, [R4] ?
; CHECK-NEXT: STS [R4], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %x = load volatile i32, ptr %p
  store volatile i32 %x, ptr %p
  ret void
}

; InstCombine makes one cast of two by way of generic.

define ptr addrspace(3) @from_1_to_3(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}from_1_to_3:
; CHECK: RET R[20:21] ?
  %r = addrspacecast ptr addrspace(1) %p to ptr addrspace(3)
  ret ptr addrspace(3) %r
}

define ptr addrspace(1) @from_5_to_1(ptr addrspace(5) %p) {
; CHECK-LABEL: {{^}}from_5_to_1:
; CHECK: ISETP.EQ.AND P0, R4, 0x0, PT ?
; CHECK-NEXT: MOV R0, c[0x0][0x3c] ?
; CHECK-NEXT: SEL R5, R0, 0x0, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = addrspacecast ptr addrspace(5) %p to ptr addrspace(1)
  ret ptr addrspace(1) %r
}

define ptr addrspace(5) @from_3_to_5(ptr addrspace(3) %p) {
; CHECK-LABEL: {{^}}from_3_to_5:
; CHECK: RET R[20:21] ?
  %r = addrspacecast ptr addrspace(3) %p to ptr addrspace(5)
  ret ptr addrspace(5) %r
}
