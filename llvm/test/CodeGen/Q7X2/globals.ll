; NOTE: CHECK lines are written by utils/update-checks
; Addresses of variables in each address space, with offsets; of weak and external
; ones.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

@global = addrspace(1) global i32 7
@internal = internal addrspace(1) global [10 x i32] zeroinitializer
@external = external addrspace(1) global i32
@weak = weak addrspace(1) global i32 1
@extern_weak = extern_weak addrspace(1) global i32
@shared = internal addrspace(3) global [10 x i32] undef
@generic = global i32 3
@constant = addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define i32 @load_global() {
; CHECK-LABEL: {{^}}load_global:
; CHECK: MOV.64 R[4:5], c[0x3][.Laddress.global.0] ?
; CHECK-NEXT: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(1) @global
  ret i32 %r
}

define i32 @load_offset() {
; CHECK-LABEL: {{^}}load_offset:
; CHECK: MOV.64 R[4:5], c[0x3][.Laddress.internal.0] ?
; CHECK-NEXT: LDG R4, [R[4:5].64+0xc] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(1) getelementptr ([10 x i32], ptr addrspace(1) @internal, i32 0, i32 3)
  ret i32 %r
}

define i32 @load_index(i32 %i) {
; CHECK-LABEL: {{^}}load_index:
; CHECK: MOV R0, 0x4 ?
; CHECK-NEXT: IMAD.WIDE R[4:5], R4, R0, c[0x3][.Laddress.internal.0] ?
; CHECK-NEXT: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %p = getelementptr [10 x i32], ptr addrspace(1) @internal, i32 0, i32 %i
  %r = load i32, ptr addrspace(1) %p
  ret i32 %r
}

; The accesses share an address.
define i32 @load_index_and_offset(i32 %i) {
; CHECK-LABEL: {{^}}load_index_and_offset:
; CHECK: MOV R0, 0x4 ?
; CHECK-NEXT: IMAD.WIDE R[4:5], R4, R0, c[0x3][.Laddress.internal.0] ?
; CHECK-NEXT: LDG R0, [R[4:5].64] ?
; CHECK-NEXT: LDG R3, [R[4:5].64+0x8] ?
; CHECK-NEXT: IADD R4, R0, R3 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = getelementptr [10 x i32], ptr addrspace(1) @internal, i32 0, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %p, i32 2
  %a = load i32, ptr addrspace(1) %p
  %b = load i32, ptr addrspace(1) %q
  %r = add i32 %a, %b
  ret i32 %r
}

define ptr addrspace(1) @address() {
; CHECK-LABEL: {{^}}address:
; CHECK: MOV.64 R[4:5], c[0x3][.Laddress.external.0] ?
; CHECK-NEXT: RET R[20:21] ?
  ret ptr addrspace(1) @external
}

define i32 @load_weak() {
; CHECK-LABEL: {{^}}load_weak:
; CHECK: MOV.64 R[4:5], c[0x3][.Laddress.weak.0] ?
; CHECK-NEXT: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(1) @weak
  ret i32 %r
}

define i1 @is_defined() {
; CHECK-LABEL: {{^}}is_defined:
; CHECK: MOV R0, %hi(extern_weak) ?
; CHECK-NEXT: MOV R3, %lo(extern_weak) ?
; CHECK-NEXT: LOP3 P0, RZ, R3, R0, RZ, 0xfc, !PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ne ptr addrspace(1) @extern_weak, null
  ret i1 %r
}

define i32 @load_shared() {
; CHECK-LABEL: {{^}}load_shared:
; CHECK: LDS R4, [RZ+shared+12] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr addrspace(3) getelementptr ([10 x i32], ptr addrspace(3) @shared, i32 0, i32 3)
  ret i32 %r
}

define i32 @load_shared_index(i32 %i) {
; CHECK-LABEL: {{^}}load_shared_index:
; CHECK: SHF.L.U32 R0, R4, 0x2, RZ ?
; CHECK-NEXT: LDS R4, [R0+shared] ?
; CHECK-NEXT: RET R[20:21] ?
  %p = getelementptr [10 x i32], ptr addrspace(3) @shared, i32 0, i32 %i
  %r = load i32, ptr addrspace(3) %p
  ret i32 %r
}

define i32 @load_generic() {
; CHECK-LABEL: {{^}}load_generic:
; CHECK: MOV.64 R[4:5], c[0x3][.Laddress.generic.0] ?
; CHECK-NEXT: LDG R4, [R[4:5].64] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = load i32, ptr @generic
  ret i32 %r
}

define ptr addrspace(3) @shared_address() {
; CHECK-LABEL: {{^}}shared_address:
; CHECK: MOV R4, shared ?
; CHECK-NEXT: RET R[20:21] ?
  ret ptr addrspace(3) @shared
}

define i32 @load_constant(i32 %i) {
; CHECK-LABEL: {{^}}load_constant:
; CHECK: SHF.L.U32 R0, R4, 0x2, RZ ?
; CHECK-NEXT: LDC R4, c[0x3][R0+.Lconstant.table] ?
; CHECK-NEXT: RET R[20:21] ?
  %p = getelementptr [4 x i32], ptr addrspace(4) @constant, i32 0, i32 %i
  %r = load i32, ptr addrspace(4) %p
  ret i32 %r
}
