; Functions that CUDA's compilers leave to a library resolve in llc, too: libdevice,
; printf's relative, malloc and free, failed assertions, and LLVM's intrinsics
; without an instruction.
;
; RUN: llc -O2 %s -filetype=obj -o %t.o
; RUN: q7x2-run %t.o --kernel k --arg buf:f32:0.5,1,3,2 --print 0:f32:4 | FileCheck %s
; RUN: llc -O0 %s -filetype=obj -o %t.o
; RUN: q7x2-run %t.o --kernel k --arg buf:f32:0.5,1,3,2 --print 0:f32:4 | FileCheck %s
; RUN: not q7x2-run %t.o --kernel fail 2>&1 | FileCheck %s --check-prefix=FAIL
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "q7x2"

@format = private addrspace(4) constant [10 x i8] c"value %d\0A\00"
@what = private addrspace(4) constant [6 x i8] c"1 > 2\00"
@file = private addrspace(4) constant [5 x i8] c"a.cu\00"
@name = private addrspace(4) constant [5 x i8] c"fail\00"

declare float @__nv_acosf(float)
declare float @__nv_powf(float, float)
declare double @__nv_erf(double)
declare float @llvm.acos.f32(float)
declare i32 @vprintf(ptr, ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @__assertfail(ptr, ptr, i32, ptr, i64)

; CHECK: value 42
; CHECK-NEXT: 1.04719758
; CHECK-NEXT: 0.842700779
; CHECK-NEXT: {{^}}9
; CHECK-NEXT: {{^}}1.04719758
define ptx_kernel void @k(ptr %p) {
  %half = load float, ptr %p
  %a = call float @__nv_acosf(float %half)
  %i = call float @llvm.acos.f32(float %half)
  %p1 = getelementptr float, ptr %p, i32 1
  %one = load float, ptr %p1
  %d = fpext float %one to double
  %e = call double @__nv_erf(double %d)
  %ef = fptrunc double %e to float
  %p2 = getelementptr float, ptr %p, i32 2
  %three = load float, ptr %p2
  %p3 = getelementptr float, ptr %p, i32 3
  %two = load float, ptr %p3
  %w = call float @__nv_powf(float %three, float %two)
  store float %a, ptr %p
  store float %ef, ptr %p1
  store float %w, ptr %p2
  store float %i, ptr %p3
  %m = call ptr @malloc(i64 16)
  store i32 42, ptr %m
  %n = call i32 @vprintf(ptr addrspacecast (ptr addrspace(4) @format to ptr), ptr %m)
  call void @free(ptr %m)
  ret void
}

; FAIL: a.cu:7: fail: {{.*}}1 > 2
; FAIL: error: trap; kernel fail
define ptx_kernel void @fail() {
  call void @__assertfail(ptr addrspacecast (ptr addrspace(4) @what to ptr), ptr addrspacecast (ptr addrspace(4) @file to ptr), i32 7, ptr addrspacecast (ptr addrspace(4) @name to ptr), i64 1)
  ret void
}
