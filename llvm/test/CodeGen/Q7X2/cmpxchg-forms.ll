; NOTE: CHECK lines are written by utils/update-checks
; Compare and exchange of words and pairs: the old value, the success, a branch.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i32 @old(ptr addrspace(1) %p, i32 %c, i32 %v) {
; CHECK-LABEL: {{^}}old:
; CHECK: ATOMG.CAS R4, [R[4:5].64], R6, R7 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = cmpxchg ptr addrspace(1) %p, i32 %c, i32 %v syncscope("agent") monotonic monotonic
  %r = extractvalue { i32, i1 } %x, 0
  ret i32 %r
}

define i1 @success(ptr addrspace(1) %p, i32 %c, i32 %v) {
; CHECK-LABEL: {{^}}success:
; CHECK: ATOMG.CAS R0, [R[4:5].64], R6, R7 ?
; CHECK-NEXT: ISETP.EQ.AND P0, R0, R6, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = cmpxchg ptr addrspace(1) %p, i32 %c, i32 %v syncscope("agent") monotonic monotonic
  %r = extractvalue { i32, i1 } %x, 1
  ret i1 %r
}

define i64 @pair(ptr addrspace(1) %p, i64 %c, i64 %v) {
; CHECK-LABEL: {{^}}pair:
; CHECK: ATOMG.CAS.U64 R[4:5], [R[4:5].64], R[6:7], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %x = cmpxchg ptr addrspace(1) %p, i64 %c, i64 %v syncscope("agent") monotonic monotonic
  %r = extractvalue { i64, i1 } %x, 0
  ret i64 %r
}

define i1 @shared_constants(ptr addrspace(3) %p) {
; CHECK-LABEL: {{^}}shared_constants:
; CHECK: MOV R0, 0x1 ?
; CHECK-NEXT: ATOMS.CAS R0, [R4], RZ, R0 ?
; CHECK-NEXT: MEMBAR.CTA ?
; CHECK-NEXT: ISETP.EQ.AND P0, R0, 0x0, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = cmpxchg ptr addrspace(3) %p, i32 0, i32 1 syncscope("workgroup") acquire monotonic
  %r = extractvalue { i32, i1 } %x, 1
  ret i1 %r
}

define ptr @pointer(ptr %p, ptr %c, ptr %v) {
; CHECK-LABEL: {{^}}pointer:
; CHECK: MEMBAR.SYS ?
; CHECK-NEXT: ATOM.CAS.U64 R[4:5], [R[4:5].64], R[6:7], R[8:9] ?
; CHECK-NEXT: MEMBAR.SYS ?
; CHECK-NEXT: RET R[20:21] ?
  %x = cmpxchg ptr %p, ptr %c, ptr %v acq_rel monotonic
  %r = extractvalue { ptr, i1 } %x, 0
  ret ptr %r
}
