; A module is reduced to the functions that the condition, run with the wrapped llc, needs.
; REQUIRES: q7x2-project

; RUN: llvm-reduce --delta-passes=functions,instructions,arguments \
; RUN:   --test=%S/Inputs/has-lop3.sh %s -o %t.ll
; RUN: FileCheck %s --implicit-check-not=unused --implicit-check-not=getelementptr < %t.ll

; CHECK: define ptx_kernel void @k(
; CHECK: xor i32
; CHECK-NEXT: store i32

target triple = "q7x2-unknown-unknown"

define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %changed = xor i32 %n, 7
  store i32 %changed, ptr addrspace(1) %p
  %next = getelementptr i32, ptr addrspace(1) %p, i32 1
  store i32 %n, ptr addrspace(1) %next
  ret void
}

define void @unused() {
  ret void
}
