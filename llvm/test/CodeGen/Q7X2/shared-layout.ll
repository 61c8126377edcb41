; A kernel has the shared memory of the variables that it and the functions that it
; may call use. Variables that no kernel needs together overlap.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o %t.s && FileCheck %s <%t.s
; RUN: llc -mtriple=q7x2 -filetype=obj %s -o %t.o
; RUN: llc -mtriple=q7x2 -filetype=obj %S/Inputs/shared-layout-other.ll -o %t.other.o
; RUN: q7x2-ld %t.o %t.other.o -o %t.program && q7x2-run --list %t.program | FileCheck %s --check-prefix=LIST
; The text gives the same object.
; RUN: llvm-mc -triple=q7x2 -filetype=obj %t.s -o %t.again.o && cmp %t.o %t.again.o
target triple = "q7x2"

@a1 = internal addrspace(3) global [1000 x i32] undef
@a2 = internal addrspace(3) global [10 x i32] undef
@b1 = internal addrspace(3) global [500 x i32] undef, align 64
@b2 = internal addrspace(3) global [600 x i32] undef
@helped = internal addrspace(3) global [2 x i32] undef
@visible = addrspace(3) global i32 undef
@outside = external addrspace(3) global i32
@table = internal constant [1 x ptr] [ptr @helper]

declare void @unknown()

define internal i32 @helper() noinline {
  %r = load volatile i32, ptr addrspace(3) @helped
  ret i32 %r
}

; a1 at 16, a2 after it.
; LIST: first(
; LIST-NEXT: {{.*}} shared 4056,
define ptx_kernel void @first(i32 %i) {
  %p = getelementptr [1000 x i32], ptr addrspace(3) @a1, i32 0, i32 %i
  store volatile i32 1, ptr addrspace(3) %p
  store volatile i32 2, ptr addrspace(3) @a2
  ret void
}

; b1 at 64, b2 at 2064; 8 bytes of a function that is called.
; LIST: second(
; LIST-NEXT: {{.*}} shared 4472,
define ptx_kernel void @second(i32 %i) {
  %p = getelementptr [500 x i32], ptr addrspace(3) @b1, i32 0, i32 %i
  store volatile i32 1, ptr addrspace(3) %p
  store volatile i32 2, ptr addrspace(3) @b2
  %r = call i32 @helper()
  ret void
}

; LIST: nothing(
; LIST-NEXT: {{.*}} shared 0,
define ptx_kernel void @nothing() {
  ret void
}

; Through a table of functions, which are all that the calls call.
; LIST: by_table(
; LIST-NEXT: {{.*}} shared 4472,
define ptx_kernel void @by_table(i64 %i) {
  %p = getelementptr ptr, ptr @table, i64 %i
  %f = load ptr, ptr %p
  %r = call i32 %f(), !callees !0
  ret void
}

; Functions of other objects may use everything.
; CHECK-LABEL: .kernel{{.*}}calls_unknown
; CHECK-NOT: .shared
; CHECK: .end_kernel
; LIST: calls_unknown(
; LIST-NEXT: {{.*}} shared [[#PROGRAM:]],
define ptx_kernel void @calls_unknown() {
  call void @unknown()
  ret void
}

; LIST: calls_pointer(
; LIST-NEXT: {{.*}} shared [[#PROGRAM]],
; CHECK-LABEL: .kernel{{.*}}calls_pointer
; CHECK-NOT: .shared
; CHECK: .end_kernel
define ptx_kernel void @calls_pointer(ptr %f) {
  call void %f()
  ret void
}

; LIST: uses_outside(
; LIST-NEXT: {{.*}} shared [[#PROGRAM]],
; CHECK-LABEL: .kernel{{.*}}uses_outside
; CHECK-NOT: .shared
; CHECK: .end_kernel
define ptx_kernel void @uses_outside() {
  store volatile i32 1, ptr addrspace(3) @outside
  ret void
}

!0 = !{ptr @helper}
