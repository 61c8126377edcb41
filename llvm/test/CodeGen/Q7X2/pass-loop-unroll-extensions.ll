; The optimizer extends an index that is not negative in two ways. With one of them, addresses
; have a common base, and loads may cross stores to other elements.
; RUN: llc -O2 -stop-after=q7x2-loop-unroll %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; CHECK-LABEL: @both(
; CHECK: sext i32 %i to i64
; CHECK-NOT: zext
; CHECK: ret void
define ptx_kernel void @both(ptr addrspace(1) %a, ptr addrspace(1) %s, i32 %i) {
  %u = zext nneg i32 %i to i64
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %u
  %x = load i8, ptr addrspace(1) %p
  %e = sext i32 %i to i64
  %q = getelementptr i8, ptr addrspace(1) %s, i64 %e
  store i8 %x, ptr addrspace(1) %q
  ret void
}

; Without another extension it remains, as does one that changes a negative number.
; CHECK-LABEL: @different(
; CHECK: zext nneg i32 %i to i64
; CHECK: zext i32 %j to i64
; CHECK: sext i32 %j to i64
; CHECK: ret void
define ptx_kernel void @different(ptr addrspace(1) %a, ptr addrspace(1) %s, i32 %i, i32 %j) {
  %u = zext nneg i32 %i to i64
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %u
  %x = load i8, ptr addrspace(1) %p
  %v = zext i32 %j to i64
  %q = getelementptr i8, ptr addrspace(1) %a, i64 %v
  store i8 %x, ptr addrspace(1) %q
  %e = sext i32 %j to i64
  %r = getelementptr i8, ptr addrspace(1) %s, i64 %e
  store i8 %x, ptr addrspace(1) %r
  ret void
}

; Constants have no list of users.
; CHECK-LABEL: @constant(
; CHECK: zext nneg i32 7 to i64
define ptx_kernel void @constant(ptr addrspace(1) %a) {
  %u = zext nneg i32 7 to i64
  store i64 %u, ptr addrspace(1) %a
  ret void
}
