; NVVM's approximate functions of constants are constants: MUFU's results are correctly
; rounded. Results that the host may round differently, and subnormal numbers, are left.
; RUN: opt -mtriple=q7x2 -S -passes=instcombine %s | FileCheck %s

target triple = "q7x2"

; CHECK-LABEL: @powers(
; CHECK-NEXT: store volatile float 4.000000e+00,
; CHECK-NEXT: store volatile float 3.200000e+01,
; CHECK-NEXT: store volatile float 5.000000e-01,
; CHECK-NEXT: store volatile float 2.500000e-01,
; CHECK-NEXT: store volatile float 3.000000e+00,
; CHECK-NEXT: ret void
define void @powers(ptr addrspace(1) %p) {
  %a = call float @llvm.nvvm.lg2.approx.f(float 16.0)
  store volatile float %a, ptr addrspace(1) %p
  %b = call float @llvm.nvvm.ex2.approx.f32(float 5.0)
  store volatile float %b, ptr addrspace(1) %p
  %c = call float @llvm.nvvm.rsqrt.approx.f(float 4.0)
  store volatile float %c, ptr addrspace(1) %p
  %d = call float @llvm.nvvm.rcp.approx.ftz.f(float 4.0)
  store volatile float %d, ptr addrspace(1) %p
  %e = call float @llvm.nvvm.sqrt.approx.f(float 9.0)
  store volatile float %e, ptr addrspace(1) %p
  ret void
}

; sin(1) is 0x3f576aa4 in a float, cos(1) 0x3f0a5140, as math tables have them.
; CHECK-LABEL: @rounded(
; CHECK-NEXT: store volatile float 0x3FEAED5480000000,
; CHECK-NEXT: store volatile float 0x3FE14A2800000000,
; CHECK-NEXT: ret void
define void @rounded(ptr addrspace(1) %p) {
  %a = call float @llvm.nvvm.sin.approx.f(float 1.0)
  store volatile float %a, ptr addrspace(1) %p
  %b = call float @llvm.nvvm.cos.approx.ftz.f(float 1.0)
  store volatile float %b, ptr addrspace(1) %p
  ret void
}

; On doubles, the upper word of the argument decides, and the result has one: 1/3 is
; 0x3fd55555.55555555, 1/sqrt(2) 0x3fe6a09e.667f3bcd; the third argument's lower word
; has no effect.
; CHECK-LABEL: @upper(
; CHECK-NEXT: store volatile double 0x3FD5555500000000,
; CHECK-NEXT: store volatile double 0x3FE6A09E00000000,
; CHECK-NEXT: store volatile double 5.000000e-01,
; CHECK-NEXT: store volatile double -5.000000e-01,
; CHECK-NEXT: ret void
define void @upper(ptr addrspace(1) %p) {
  %a = call double @llvm.nvvm.rcp.approx.ftz.d(double 3.0)
  store volatile double %a, ptr addrspace(1) %p
  %b = call double @llvm.nvvm.rsqrt.approx.ftz.d(double 2.0)
  store volatile double %b, ptr addrspace(1) %p
  %c = call double @llvm.nvvm.rcp.approx.ftz.d(double 0x40000000FFFFFFFF)
  store volatile double %c, ptr addrspace(1) %p
  %d = call double @llvm.nvvm.rcp.approx.ftz.d(double -2.0)
  store volatile double %d, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: @left(
; CHECK: call double @llvm.nvvm.rcp.approx.ftz.d(double 0.000000e+00)
; CHECK: call double @llvm.nvvm.rsqrt.approx.ftz.d(double -1.000000e+00)
; CHECK: call float @llvm.nvvm.lg2.approx.f(float 0.000000e+00)
; CHECK: call float @llvm.nvvm.sqrt.approx.ftz.f(float 0x36A0000000000000)
; CHECK: call float @llvm.nvvm.ex2.approx.f32(float -1.400000e+02)
; CHECK: call float @llvm.nvvm.ex2.approx.f32(float %x)
define void @left(ptr addrspace(1) %p, float %x) {
  %e = call double @llvm.nvvm.rcp.approx.ftz.d(double 0.0)
  store volatile double %e, ptr addrspace(1) %p
  %f = call double @llvm.nvvm.rsqrt.approx.ftz.d(double -1.0)
  store volatile double %f, ptr addrspace(1) %p
  %a = call float @llvm.nvvm.lg2.approx.f(float 0.0)
  store volatile float %a, ptr addrspace(1) %p
  %b = call float @llvm.nvvm.sqrt.approx.ftz.f(float 0x36A0000000000000)
  store volatile float %b, ptr addrspace(1) %p
  %c = call float @llvm.nvvm.ex2.approx.f32(float -140.0)
  store volatile float %c, ptr addrspace(1) %p
  %d = call float @llvm.nvvm.ex2.approx.f32(float %x)
  store volatile float %d, ptr addrspace(1) %p
  ret void
}
