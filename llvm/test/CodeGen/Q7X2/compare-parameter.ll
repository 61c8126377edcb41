; A parameter is read in the constant bank, which is the second source; zero, the
; first one, is RZ. So comparisons with 1 and -1 are done with 0.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: {{^}}compare:
; CHECK-DAG: ISETP.GE.AND P{{[0-6]}}, RZ, c[0x0][0x160], PT
; CHECK-DAG: ISETP.LT.AND P{{[0-6]}}, RZ, c[0x0][0x164], PT
; CHECK-DAG: ISETP.LE.AND P{{[0-6]}}, RZ, c[0x0][0x168], PT
; CHECK-DAG: ISETP.GT.AND P{{[0-6]}}, RZ, c[0x0][0x16c], PT
; CHECK-DAG: ISETP.EQ.AND P{{[0-6]}}, RZ, c[0x0][0x170], PT
; CHECK-DAG: ISETP.NE.AND P{{[0-6]}}, RZ, c[0x0][0x174], PT
; CHECK: EXIT
define ptx_kernel void @compare(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, ptr addrspace(1) %p) {
  %1 = icmp slt i32 %a, 1
  %2 = icmp sge i32 %b, 1
  %3 = icmp sgt i32 %c, -1
  %4 = icmp sle i32 %d, -1
  %5 = icmp ult i32 %e, 1
  %6 = icmp uge i32 %f, 1
  store volatile i1 %1, ptr addrspace(1) %p
  store volatile i1 %2, ptr addrspace(1) %p
  %s3 = select i1 %3, i32 7, i32 9
  %s4 = select i1 %4, i32 6, i32 8
  store volatile i32 %s3, ptr addrspace(1) %p
  store volatile i32 %s4, ptr addrspace(1) %p
  store volatile i1 %5, ptr addrspace(1) %p
  store volatile i1 %6, ptr addrspace(1) %p
  ret void
}
