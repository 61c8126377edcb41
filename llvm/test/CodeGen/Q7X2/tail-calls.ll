; RUN: llc -O2 -q7x2-max-predicated=0 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=O0
;
; A tail call is a return to the callee: R20:R21 is left as it was.

target triple = "q7x2-unknown-unknown"

declare i32 @callee(i32, i64)
declare i32 @variadic(i32, ...)
declare void @many([20 x i32])

; CHECK-LABEL: direct:
; CHECK-NOT: R[20:21]
; CHECK-DAG: MOV R22, %lo(callee)
; CHECK-DAG: MOV R23, %hi(callee)
; CHECK: RET R[22:23]
define i32 @direct(i32 %a, i64 %b) {
  %r = tail call i32 @callee(i32 %a, i64 %b)
  ret i32 %r
}

; The stack frame is released before.
; CHECK-LABEL: indirect:
; CHECK: IADD R1, R1, -0x10
; CHECK: MOV.64 R[22:23], R[4:5]
; CHECK: IADD R1, R1, 0x10
; CHECK: RET R[22:23]
; O0-LABEL: indirect:
; O0: RET R[22:23]
define i32 @indirect(ptr %f) {
  %x = alloca i32
  store volatile i32 1, ptr %x
  %r = musttail call i32 %f(ptr %f)
  ret i32 %r
}

; The result is used, or arguments are on the stack.
; CHECK-LABEL: ordinary:
; CHECK: CALL R[20:21], callee
; CHECK: CALL R[20:21], variadic
; CHECK: CALL R[20:21], many
; CHECK: RET R[20:21]
define void @ordinary(i32 %a, i64 %b, [20 x i32] %c) {
  %r = tail call i32 @callee(i32 %a, i64 %b)
  %s = tail call i32 (i32, ...) @variadic(i32 %r, i32 1)
  tail call void @many([20 x i32] %c)
  ret void
}

; Not out of a kernel, which has no caller to return to.
; CHECK-LABEL: kernel:
; CHECK: CALL R[20:21], callee
; CHECK: EXIT
define spir_kernel void @kernel(i32 %a) {
  tail call i32 @callee(i32 %a, i64 0)
  ret void
}

; The callee of a tail call counts among the functions that a caller reaches: for
; its stack and its barriers.

define i32 @deep(i32 %n, ptr %p) noinline {
  %a = alloca [64 x i32]
  %c = icmp slt i32 %n, 7
  br i1 %c, label %yes, label %join
yes:
  %e = getelementptr i32, ptr %a, i32 %n
  store volatile i32 1, ptr %e
  call void asm sideeffect "", ""() ; cannot be predicated
  br label %join
join:
  %v = load volatile i32, ptr %a
  ret i32 %v
}

define i32 @leads_there(i32 %n, ptr %p) noinline {
  %r = tail call i32 @deep(i32 %n, ptr %p)
  ret i32 %r
}

; CHECK-LABEL: deep:
; CHECK: BSSY [[B:B[0-9]+]],
; CHECK-LABEL: depends:
; CHECK-NOT: BSSY [[B]],
; CHECK: .local {{(25[6-9]|2[67][0-9])}}
define ptx_kernel void @depends(ptr addrspace(1) %p) {
  %n = load volatile i32, ptr addrspace(1) %p
  %c = icmp slt i32 %n, 7
  br i1 %c, label %yes, label %join
yes:
  %r = call i32 @leads_there(i32 %n, ptr null)
  store volatile i32 %r, ptr addrspace(1) %p
  br label %join
join:
  store volatile i32 2, ptr addrspace(1) %p
  ret void
}
