; A select of an operation that takes many instructions is a branch around it, unless it is marked
; as unpredictable, as divergent ones are.
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s

target triple = "q7x2"

; CHECK-LABEL: uniform:
; CHECK: BRA
; CHECK: IMAD.WIDE.U32
; CHECK: EXIT
define ptx_kernel void @uniform(ptr addrspace(1) %p, i32 %n) {
  %a = load i64, ptr addrspace(1) %p
  %c = icmp eq i32 %n, 0
  %r = urem i64 %a, 4294967291
  %s = select i1 %c, i64 %r, i64 %a
  store i64 %s, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: unpredictable:
; CHECK-NOT: BRA
; CHECK: SEL
; CHECK: EXIT
define ptx_kernel void @unpredictable(ptr addrspace(1) %p, i32 %n) {
  %a = load i64, ptr addrspace(1) %p
  %c = icmp eq i32 %n, 0
  %r = urem i64 %a, 4294967291
  %s = select i1 %c, i64 %r, i64 %a, !unpredictable !0
  store i64 %s, ptr addrspace(1) %p
  ret void
}

!0 = !{}
