; An unsupported construct is an error that names it, never a crash.
;
; RUN: not llc %s -o /dev/null 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not="LLVM ERROR"
target triple = "q7x2"

declare {i32, i32, i32, i32} @llvm.nvvm.tex.unified.1d.v4s32.s32(i64, i32)

; CHECK-DAG: error: {{.*}}in function texture {{.*}}tex
define ptx_kernel void @texture(ptr addrspace(1) %p) {
  %v = call {i32, i32, i32, i32} @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 0, i32 0)
  %x = extractvalue {i32, i32, i32, i32} %v, 0
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; With types that selection does not support.
declare i16 @llvm.nvvm.ff.to.ue8m0x2.rz(float, float)
; CHECK-DAG: error: {{.*}}in function narrow {{.*}}llvm.nvvm.ff.to.ue8m0x2.rz
define i16 @narrow(float %a, float %b) {
  %v = call i16 @llvm.nvvm.ff.to.ue8m0x2.rz(float %a, float %b)
  ret i16 %v
}

declare void @unnamed(i32, ...)
; CHECK-DAG: error: {{.*}}in function must {{.*}}a tail call with unnamed arguments
define void @must(i32 %x, ...) {
  musttail call void (i32, ...) @unnamed(i32 %x, ...)
  ret void
}

; CHECK-DAG: error: {{.*}}in function cast {{.*}}cast from address space 5 to 101
define ptr addrspace(101) @cast(ptr addrspace(5) %p) {
  %q = addrspacecast ptr addrspace(5) %p to ptr addrspace(101)
  ret ptr addrspace(101) %q
}

; CHECK-DAG: error: {{.*}}in function call_kernel {{.*}}a call of a kernel
define i32 @call_kernel() {
  call ptx_kernel void @texture(ptr addrspace(1) null)
  %r = musttail call i32 @call_kernel()
  ret i32 %r
}

@private = addrspace(5) global i32 undef
; CHECK-DAG: error: {{.*}}thread-local memory
define i32 @private_variable() {
  %r = load i32, ptr addrspace(5) @private
  ret i32 %r
}
