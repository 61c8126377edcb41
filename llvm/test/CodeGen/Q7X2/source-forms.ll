; Immediates and words of a constant bank as sources that are usually registers: the
; second one of PRMT, the upper word of SHF, those of rounded sums and products.
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

declare float @llvm.nvvm.add.rz.f(float, float)
declare double @llvm.nvvm.mul.rp.d(double, double)
declare float @llvm.nvvm.fma.rz.f(float, float, float)
declare double @llvm.nvvm.fma.rm.d(double, double, double)

; CHECK-LABEL: {{^}}rounded_immediate:
; CHECK: FADD.RZ [[S:R[0-9]+]], R4, 1.5
; CHECK: FFMA.RZ [[T:R[0-9]+]], [[S]], 2.5, R5
; CHECK: FFMA.RZ R4, [[T]], R5, 3.5
define float @rounded_immediate(float %a, float %b) {
  %s = call float @llvm.nvvm.add.rz.f(float %a, float 1.5)
  %t = call float @llvm.nvvm.fma.rz.f(float %s, float 2.5, float %b)
  %r = call float @llvm.nvvm.fma.rz.f(float %t, float %b, float 3.5)
  ret float %r
}

; CHECK-LABEL: {{^}}rounded_bank:
; CHECK: DMUL.RP [[S:R\[[0-9:]+\]]], [[A:R\[[0-9:]+\]]], c[0x0][0x160]
; CHECK: DFMA.RM [[T:R\[[0-9:]+\]]], [[S]], -c[0x0][0x160], [[A]]
; CHECK: DFMA.RM {{.*}}, [[T]], [[A]], |c[0x0][0x160]|
define ptx_kernel void @rounded_bank(double %b, ptr addrspace(1) %p) {
  %a = load double, ptr addrspace(1) %p
  %s = call double @llvm.nvvm.mul.rp.d(double %a, double %b)
  %n = fneg double %b
  %t = call double @llvm.nvvm.fma.rm.d(double %s, double %n, double %a)
  %m = call double @llvm.fabs.f64(double %b)
  %r = call double @llvm.nvvm.fma.rm.d(double %t, double %a, double %m)
  store double %r, ptr addrspace(1) %p
  ret void
}
