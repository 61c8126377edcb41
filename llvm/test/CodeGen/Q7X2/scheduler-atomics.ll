; NOTE: CHECK lines are written by utils/update-checks
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; Atomic accesses without an order are no barriers for other accesses: loads of
; several keys are in flight before the first counter is changed. The counters
; are changed in the order of the source.

define spir_kernel void @histogram(ptr addrspace(1) noalias readonly %keys, ptr addrspace(3) %counts) {
; CHECK-LABEL: {{^}}histogram:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG.CONSTANT R2, [R[0:1].64] ?
; CHECK-NEXT: LDG.CONSTANT R3, [R[0:1].64+0x100] ?
; CHECK-NEXT: LDG.CONSTANT R0, [R[0:1].64+0x200] ?
; CHECK-NEXT: LEA R1, R2, c[0x0][0x168], 0x2 ?
; CHECK-NEXT: IMAD R2, RZ, RZ, 0x1 ?
; CHECK-NEXT: LEA R3, R3, c[0x0][0x168], 0x2 ?
; CHECK-NEXT: ATOMS.ADD RZ, [R1], R2 ?
; CHECK-NEXT: IMAD R1, RZ, RZ, 0x2 ?
; CHECK-NEXT: ATOMS.ADD RZ, [R3], R1 ?
; CHECK-NEXT: LEA R0, R0, c[0x0][0x168], 0x2 ?
; CHECK-NEXT: IMAD R1, RZ, RZ, 0x3 ?
; CHECK-NEXT: ATOMS.ADD RZ, [R0], R1 ?
; CHECK-NEXT: EXIT ?
  %p1 = getelementptr i32, ptr addrspace(1) %keys, i64 64
  %p2 = getelementptr i32, ptr addrspace(1) %keys, i64 128
  %k0 = load i32, ptr addrspace(1) %keys
  %c0 = getelementptr i32, ptr addrspace(3) %counts, i32 %k0
  %a0 = atomicrmw add ptr addrspace(3) %c0, i32 1 monotonic
  %k1 = load i32, ptr addrspace(1) %p1
  %c1 = getelementptr i32, ptr addrspace(3) %counts, i32 %k1
  %a1 = atomicrmw add ptr addrspace(3) %c1, i32 2 monotonic
  %k2 = load i32, ptr addrspace(1) %p2
  %c2 = getelementptr i32, ptr addrspace(3) %counts, i32 %k2
  %a2 = atomicrmw add ptr addrspace(3) %c2, i32 3 monotonic
  ret void
}

; Accesses that may have the same address keep their order.

define spir_kernel void @same_buffer(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(3) %out) {
; CHECK-LABEL: {{^}}same_buffer:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: IMAD R4, RZ, RZ, 0x1 ?
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x168] ?
; CHECK-NEXT: RED.ADD [R[0:1].64], R4 ?
; CHECK-NEXT: LDG R0, [R[2:3].64] ?
; CHECK-NEXT: IMAD R1, RZ, RZ, c[0x0][0x170] ?
; CHECK-NEXT: STS [R1], R0 ?
; CHECK-NEXT: EXIT ?
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic
  %v = load i32, ptr addrspace(1) %q
  store i32 %v, ptr addrspace(3) %out
  ret void
}

; Stores do not cross atomic accesses, as a lock without fences expects it.

define spir_kernel void @unlock(ptr addrspace(1) %data, ptr addrspace(3) %lock) {
; CHECK-LABEL: {{^}}unlock:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64+0x8] ?
; CHECK-NEXT: IMAD R3, RZ, RZ, 0x1 ?
; CHECK-NEXT: MOV R4, c[0x0][0x168] ?
; CHECK-NEXT: STG [R[0:1].64], R3 ?
; CHECK-NEXT: IMAD R3, RZ, RZ, 0x2 ?
; CHECK-NEXT: ATOMS.EXCH RZ, [R4], RZ ?
; CHECK-NEXT: STG [R[0:1].64+0x4], R3 ?
; CHECK-NEXT: STS [R4], R2 ?
; CHECK-NEXT: EXIT ?
  store i32 1, ptr addrspace(1) %data
  %old = atomicrmw xchg ptr addrspace(3) %lock, i32 0 monotonic
  %next = getelementptr i32, ptr addrspace(1) %data, i64 1
  store i32 2, ptr addrspace(1) %next
  %after = getelementptr i32, ptr addrspace(1) %data, i64 2
  %v = load i32, ptr addrspace(1) %after
  store i32 %v, ptr addrspace(3) %lock
  ret void
}

; An order holds for all other accesses.

define spir_kernel void @acquire(ptr addrspace(3) %lock, ptr addrspace(1) noalias %data, ptr addrspace(1) noalias %out) {
; CHECK-LABEL: {{^}}acquire:
; CHECK: MOV R0, c[0x0][0x160] ?
; CHECK-NEXT: IMAD R1, RZ, RZ, 0x1 ?
; CHECK-NEXT: ATOMS.EXCH RZ, [R0], R1 ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x168] ?
; CHECK-NEXT: MEMBAR.SYS ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x170] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %old = atomicrmw xchg ptr addrspace(3) %lock, i32 1 acquire
  %v = load i32, ptr addrspace(1) %data
  store i32 %v, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @release(ptr addrspace(3) %lock, ptr addrspace(1) noalias %out) {
; CHECK-LABEL: {{^}}release:
; CHECK: MOV.64 R[0:1], c[0x0][0x168] ?
; CHECK-NEXT: IMAD R2, RZ, RZ, 0x1 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: MOV R0, c[0x0][0x160] ?
; CHECK-NEXT: MEMBAR.SYS ?
; CHECK-NEXT: ATOMS.EXCH RZ, [R0], RZ ?
; CHECK-NEXT: EXIT ?
  store i32 1, ptr addrspace(1) %out
  %old = atomicrmw xchg ptr addrspace(3) %lock, i32 0 release
  ret void
}

; Loads of one address see its values in their order.

define spir_kernel void @coherent(ptr addrspace(1) %p, ptr addrspace(1) noalias %out) {
; CHECK-LABEL: {{^}}coherent:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG.STRONG.SYS R2, [R[0:1].64] ?
; CHECK-NEXT: LDG.STRONG.SYS R3, [R[0:1].64] ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x168] ?
; CHECK-NEXT: IADD R2, R3, -R2 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load atomic i32, ptr addrspace(1) %p monotonic, align 4
  %b = load atomic i32, ptr addrspace(1) %p monotonic, align 4
  %d = sub i32 %b, %a
  store i32 %d, ptr addrspace(1) %out
  ret void
}
