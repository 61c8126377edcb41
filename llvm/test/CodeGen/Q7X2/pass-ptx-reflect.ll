; The pass q7x2-ptx: __nvvm_reflect is the module's flag for subnormal numbers, and 0
; for anything else.

; RUN: opt -passes=q7x2-ptx -S %s | FileCheck %s
; RUN: sed '/nvvm-reflect-ftz/d' %s | opt -passes=q7x2-ptx -S | FileCheck --check-prefix=NONE %s

target triple = "q7x2"

@ftz = private constant [11 x i8] c"__CUDA_FTZ\00"
@arch = addrspace(4) constant [12 x i8] c"__CUDA_ARCH\00"
declare i32 @__nvvm_reflect(ptr)
declare i32 @llvm.nvvm.reflect(ptr)
declare void @other(ptr)

; CHECK-LABEL: @reflect(
; CHECK-NOT: reflect
; CHECK: add i32 1, 1
; CHECK-NEXT: add i32 %{{.*}}, 0
; CHECK-NEXT: add i32 %{{.*}}, 0
; CHECK-NOT: reflect
; CHECK: call void @other(
; NONE-LABEL: @reflect(
; NONE: add i32 0, 0
define i32 @reflect(ptr %unknown) {
  %a = call i32 @__nvvm_reflect(ptr @ftz)
  %b = call i32 @llvm.nvvm.reflect(ptr @ftz)
  %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(4) @arch to ptr))
  %d = call i32 @__nvvm_reflect(ptr %unknown)
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  %u = add i32 %t, %d
  call void @other(ptr @ftz)
  ret i32 %u
}
!llvm.module.flags = !{!0} ; nvvm-reflect-ftz
!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
