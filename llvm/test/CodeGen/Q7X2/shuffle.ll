; With -q7x2-shuffle the schedulers and the register allocator choose at random: the same
; for the same number, something else for another one. The control words are right.

; REQUIRES: q7x2-project
; RUN: llc -mtriple=q7x2 -verify-machineinstrs -filetype=obj %s -o %t.0.o
; RUN: llc -mtriple=q7x2 -verify-machineinstrs -q7x2-shuffle=1 -filetype=obj %s -o %t.1.o
; RUN: llc -mtriple=q7x2 -verify-machineinstrs -q7x2-shuffle=1 -filetype=obj %s -o %t.again.o
; RUN: llc -mtriple=q7x2 -verify-machineinstrs -q7x2-shuffle=2 -filetype=obj %s -o %t.2.o
; RUN: cmp %t.1.o %t.again.o
; RUN: not cmp %t.0.o %t.1.o
; RUN: not cmp %t.1.o %t.2.o
; RUN: q7x2-check %t.1.o
; RUN: q7x2-check %t.2.o

target triple = "q7x2"

define ptx_kernel void @sums(ptr addrspace(1) %a, ptr addrspace(1) %y, i32 %n) {
  %p1 = getelementptr float, ptr addrspace(1) %a, i32 %n
  %p2 = getelementptr float, ptr addrspace(1) %p1, i32 %n
  %p3 = getelementptr float, ptr addrspace(1) %p2, i32 %n
  %v0 = load float, ptr addrspace(1) %a
  %v1 = load float, ptr addrspace(1) %p1
  %v2 = load float, ptr addrspace(1) %p2
  %v3 = load float, ptr addrspace(1) %p3
  %s1 = fadd float %v0, %v1
  %s2 = fmul float %v1, %v2
  %s3 = fsub float %v2, %v3
  %t1 = fmul float %s1, %s2
  %t2 = fadd float %s2, %s3
  %t3 = fmul float %s3, %s1
  %u = fadd float %t1, %t2
  %w = fsub float %u, %t3
  store float %w, ptr addrspace(1) %y
  store float %t1, ptr addrspace(1) %a
  ret void
}
