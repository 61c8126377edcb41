; The modules of a program share a constant bank. One without a kernel, as of a library,
; has at most 1 KiB of tables in it; one with a kernel 8 KiB.
; RUN: llc -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,LIBRARY
; RUN: sed 's/^define void @last/define ptx_kernel void @last/' %s > %t.ll
; RUN: llc -verify-machineinstrs %t.ll -o - | FileCheck %s --check-prefixes=CHECK,KERNEL

target triple = "q7x2"

@large = internal addrspace(4) constant [1088 x i8] c"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyzABCDEFGH"
@small = internal addrspace(4) constant [64 x i8] c"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ab"

; CHECK-LABEL: {{^}}of_large:
; LIBRARY-NOT: LDC
; LIBRARY: LDG.U8
; KERNEL: LDC.U8
define i8 @of_large(i64 %i) {
  %p = getelementptr i8, ptr addrspace(4) @large, i64 %i
  %v = load i8, ptr addrspace(4) %p
  ret i8 %v
}

; CHECK-LABEL: {{^}}of_small:
; CHECK: LDC.U8
define i8 @of_small(i64 %i) {
  %p = getelementptr i8, ptr addrspace(4) @small, i64 %i
  %v = load i8, ptr addrspace(4) %p
  ret i8 %v
}

define void @last() {
  ret void
}
