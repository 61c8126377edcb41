; The constants of a module are in lines of eight numbers or eight addresses, and a
; kernel requests each line once, but for that of its first operand: here the
; parameters'.
; RUN: llc -mtriple=q7x2 -q7x2-table-bytes=0 -verify-machineinstrs %s -o - | FileCheck %s

@table = internal unnamed_addr addrspace(4) constant [4 x double] [double 1.0, double 2.0, double 3.0, double 0.3]

; The first line.
; CHECK-LABEL: {{^}}first:
; CHECK-NOT: LDC
; CHECK: RET
define double @first(double %x) {
  %1 = fadd double %x, 0.1
  %2 = fmul double %1, 0.2
  %3 = fadd double %2, 0.3
  %4 = fmul double %3, 0.4
  %5 = fadd double %4, 0.6
  %6 = fmul double %5, 0.7
  %7 = fadd double %6, 0.8
  %8 = fmul double %7, 0.9
  ret double %8
}

; One constant of the first line, two of the second.
; CHECK-LABEL: {{^}}second:
; CHECK-DAG: ULDC URZ, c[0x3][{{.*}}3fb999999999999a]
; CHECK-DAG: ULDC URZ, c[0x3][{{.*}}3ff199999999999a]
; CHECK-NOT: LDC
; CHECK: EXIT
define ptx_kernel void @second(double %x, ptr addrspace(1) %p) {
  %1 = fadd double %x, 0.1
  %2 = fmul double %1, 1.1
  %3 = fadd double %2, 1.2
  store double %3, ptr addrspace(1) %p
  ret void
}

; Neither of the lines before: the load of the table's address is the request.
; CHECK-LABEL: {{^}}address:
; CHECK: LDC.64 {{.*}}, c[0x3][{{.*}}address.table.0]
; CHECK-NOT: LDC
; CHECK: EXIT
define ptx_kernel void @address(ptr addrspace(1) %p) {
  store ptr addrspace(4) @table, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: {{^}}none:
; CHECK-NOT: LDC
; CHECK: EXIT
define ptx_kernel void @none(double %x, ptr addrspace(1) %p) {
  store double %x, ptr addrspace(1) %p
  ret void
}

; CHECK: .section .constant3
; CHECK-NEXT: .p2align 6
; CHECK: .section .constant3
; CHECK-NEXT: .p2align 6
