; C's output functions are in the target runtime. printf stores its arguments to
; memory for vprintf, which modules for NVVM call.

; REQUIRES: q7x2-project
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -verify-machineinstrs -filetype=obj %s -o %t.o
; RUN: llvm-nm -u %t.o | count 0
; RUN: q7x2-run %t.o | FileCheck %s --check-prefix=TEXT

; TEXT: one 1.500000 2
; TEXT-NEXT: three
; TEXT-NEXT: four 1,2,3

@one = private addrspace(1) constant [11 x i8] c"one %f %d\0A\00"
@three = private unnamed_addr constant [6 x i8] c"three\00"
@four = private addrspace(4) constant [12 x i8] c"four %v3d\0A\00\00"

; CHECK-LABEL: kernel:
; CHECK: CALL R[20:21], __q7x2_vprintf
; CHECK: CALL R[20:21], __q7x2_puts
; CHECK: CALL R[20:21], __q7x2_vprintf
define ptx_kernel void @kernel() {
  %args = alloca { double, i32 }
  store double 1.5, ptr %args
  %second = getelementptr { double, i32 }, ptr %args, i32 0, i32 1
  store i32 2, ptr %second
  %r = call i32 @vprintf(ptr addrspacecast (ptr addrspace(1) @one to ptr), ptr %args)
  %s = call i32 @puts(ptr @three)
  %t = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) @four, <3 x i32> <i32 1, i32 2, i32 3>)
  ret void
}

declare i32 @vprintf(ptr, ptr)
declare i32 @puts(ptr)
declare i32 @printf(ptr addrspace(4), ...)

; The function's own address is an argument like others.
define i32 @own_address(ptr addrspace(4) %format) {
; CHECK-LABEL: {{^}}own_address:
; CHECK: CALL R[20:21], __q7x2_vprintf
  %r = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) %format, ptr @printf)
  ret i32 %r
}
