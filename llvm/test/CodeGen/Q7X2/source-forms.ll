; Immediates and words of a constant bank as sources that are usually registers: the
; second one of PRMT, the upper word of SHF.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)

; CHECK-LABEL: {{^}}prmt_immediate:
; CHECK: PRMT R4, R4, 0x12345678, R5
define i32 @prmt_immediate(i32 %a, i32 %s) {
  %r = call i32 @llvm.nvvm.prmt(i32 %a, i32 305419896, i32 %s)
  ret i32 %r
}

; A constant selector is the immediate.
; CHECK-LABEL: {{^}}prmt_selector:
; CHECK: MOV [[B:R[0-9]+]], 0x12345678
; CHECK: PRMT R4, [[B]], R4, 0x5370
define i32 @prmt_selector(i32 %a) {
  %r = call i32 @llvm.nvvm.prmt(i32 %a, i32 305419896, i32 5940)
  ret i32 %r
}

; CHECK-LABEL: {{^}}shf_immediate:
; CHECK: SHF.L.HI.WRAP.U32 R4, R4, R5, 0x12345678
define i32 @shf_immediate(i32 %a, i32 %n) {
  %r = call i32 @llvm.fshl.i32(i32 305419896, i32 %a, i32 %n)
  ret i32 %r
}

; CHECK-LABEL: {{^}}parameters:
; CHECK-DAG: PRMT {{.*}}, c[0x0][0x168]
; CHECK-DAG: SHF.R.WRAP.U32 {{.*}}, c[0x0][0x16c]
define ptx_kernel void @parameters(ptr addrspace(1) %p, i32 %b, i32 %hi) {
  %a = load volatile i32, ptr addrspace(1) %p
  %n = load volatile i32, ptr addrspace(1) %p
  %1 = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 %n)
  %2 = call i32 @llvm.fshr.i32(i32 %hi, i32 %a, i32 %n)
  store volatile i32 %1, ptr addrspace(1) %p
  store volatile i32 %2, ptr addrspace(1) %p
  ret void
}
