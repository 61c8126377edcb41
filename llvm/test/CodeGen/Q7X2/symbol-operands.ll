; The halves of an address are printed to MIR by name, and read back.

; RUN: llc -mtriple=q7x2 -stop-before=q7x2-convergence %s -o %t.mir
; RUN: FileCheck %s --check-prefix=MIR < %t.mir
; RUN: llc -mtriple=q7x2 -start-before=q7x2-convergence -verify-machineinstrs %t.mir -o %t.s
; RUN: llc -mtriple=q7x2 %s -o - | diff - %t.s
; RUN: FileCheck %s --check-prefix=ASM < %t.s

@counter = addrspace(1) global i32 0

; MIR-DAG: MOV_I target-flags(q7x2-lo) @counter
; MIR-DAG: MOV_I target-flags(q7x2-hi) @counter
; ASM-DAG: MOV R{{[0-9]+}}, %lo(counter)
; ASM-DAG: MOV R{{[0-9]+}}, %hi(counter)
define ptx_kernel void @store(ptr addrspace(1) %p, i64 %x) {
  %masked = and i64 %x, ptrtoint (ptr addrspace(1) @counter to i64)
  store i64 %masked, ptr addrspace(1) %p
  ret void
}
