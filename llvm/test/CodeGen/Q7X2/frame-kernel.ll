; A kernel without calls and without objects of dynamic size has no stack pointer:
; its frame begins at address 16 of thread-local memory, and values are in R1 as
; in any other register. Otherwise R1 is the stack pointer.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: {{^}}uses_r1:
; CHECK: R[0:1]
; CHECK: .end_kernel
define ptx_kernel void @uses_r1(ptr addrspace(1) %p, i64 %v) {
  %w = load i64, ptr addrspace(1) %p
  %s = mul i64 %w, %v
  store i64 %s, ptr addrspace(1) %p
  ret void
}

; The frame has 32 bytes, of which the array is the last 20.
; CHECK-LABEL: {{^}}object:
; CHECK-NOT: c[0x0][0x28]
; CHECK: IADD [[A:R[0-9]+]], RZ, 0x1c
; CHECK: LEA [[E:R[0-9]+]], R{{[0-9]+}}, [[A]], 0x2
; CHECK: STL {{\[}}[[E]]{{\]}},
; CHECK: LDL R{{[0-9]+}}, [RZ+0x2c]
; CHECK: .local 48
define ptx_kernel void @object(ptr addrspace(1) %p, i32 %i, i32 %v) {
  %a = alloca [5 x i32], addrspace(5)
  %e = getelementptr [5 x i32], ptr addrspace(5) %a, i32 0, i32 %i
  store volatile i32 %v, ptr addrspace(5) %e
  %l = getelementptr [5 x i32], ptr addrspace(5) %a, i32 0, i32 4
  %w = load volatile i32, ptr addrspace(5) %l
  store i32 %w, ptr addrspace(1) %p
  ret void
}

; Spilled with R1 in use.
; CHECK-LABEL: {{^}}spills:
; CHECK-NOT: c[0x0][0x28]
; CHECK-DAG: STL.128 [RZ+0x10], R
; CHECK-DAG: STL.128 [RZ+0x20], R
; CHECK: LDL.128 R{{.*}}, [RZ+0x10]
; CHECK: .local 48
define ptx_kernel void @spills(ptr addrspace(1) %p) "nvvm.maxnreg"="24" {
  %a = load volatile <4 x i32>, ptr addrspace(1) %p
  %b = load volatile <4 x i32>, ptr addrspace(1) %p
  %c = load volatile <4 x i32>, ptr addrspace(1) %p
  %d = load volatile <4 x i32>, ptr addrspace(1) %p
  %e = load volatile <4 x i32>, ptr addrspace(1) %p
  %f = load volatile <4 x i32>, ptr addrspace(1) %p
  store volatile <4 x i32> %a, ptr addrspace(1) %p
  store volatile <4 x i32> %b, ptr addrspace(1) %p
  store volatile <4 x i32> %c, ptr addrspace(1) %p
  store volatile <4 x i32> %d, ptr addrspace(1) %p
  store volatile <4 x i32> %e, ptr addrspace(1) %p
  store volatile <4 x i32> %f, ptr addrspace(1) %p
  ret void
}

declare void @callee(ptr)

; CHECK-LABEL: {{^}}calls:
; CHECK: MOV R1, c[0x0][0x28]
; CHECK: IADD R1, R1, -0x10
define ptx_kernel void @calls() {
  %a = alloca i32
  call void @callee(ptr %a)
  ret void
}

; CHECK-LABEL: {{^}}dynamic:
; CHECK: MOV R1, c[0x0][0x28]
; CHECK: IADD [[TOP:R[0-9]+]], R1, -R
; CHECK: MOV R1, [[TOP]]
define ptx_kernel void @dynamic(i32 %n) {
  %a = alloca i8, i32 %n
  store volatile i8 0, ptr %a
  ret void
}

; CHECK-LABEL: {{^}}saves_stack:
; CHECK: MOV R1, c[0x0][0x28]
; CHECK: MOV R{{[0-9]+}}, R1
define ptx_kernel void @saves_stack(ptr addrspace(1) %p) {
  %s = call ptr @llvm.stacksave.p0()
  %i = ptrtoint ptr %s to i64
  store i64 %i, ptr addrspace(1) %p
  ret void
}

; Assembly may change the stack pointer.
; CHECK-LABEL: {{^}}clobbers:
; CHECK: {{LDC|MOV}} R1, c[0x0][{{.*}}0x28]
; CHECK-NOT: R1{{[],]}}
; CHECK-NOT: R[0:1]
; CHECK: .end_kernel
define ptx_kernel void @clobbers(ptr addrspace(1) %p) {
  %w = load i64, ptr addrspace(1) %p
  call void asm sideeffect "", "~{R1}"()
  store i64 %w, ptr addrspace(1) %p
  ret void
}

; A function's caller has a frame as well.
; CHECK-LABEL: {{^}}function:
; CHECK: IADD R1, R1, -0x10
define void @function(i32 %v) {
  %a = alloca i32
  store volatile i32 %v, ptr %a
  ret void
}

define internal i32 @without_stack(i32 %v) noinline {
  %r = mul i32 %v, %v
  ret i32 %r
}

define internal i32 @calls_without_stack(i32 %v) noinline {
  %s = call i32 @without_stack(i32 %v)
  %r = add i32 %s, %v
  ret i32 %r
}

define internal i32 @with_stack(i32 %v) noinline {
  %a = alloca i32, addrspace(5)
  store volatile i32 %v, ptr addrspace(5) %a
  %r = load volatile i32, ptr addrspace(5) %a
  ret i32 %r
}

; CHECK-LABEL: {{^}}no_stack_below:
; CHECK-NOT: 0x28]
; CHECK: CALL R[20:21], without_stack
; CHECK: .end_kernel
define ptx_kernel void @no_stack_below(ptr addrspace(1) %p, i32 %v) {
  %r = call i32 @without_stack(i32 %v)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: {{^}}no_stack_further_below:
; CHECK-NOT: 0x28]
; CHECK: CALL R[20:21], calls_without_stack
; CHECK: .end_kernel
define ptx_kernel void @no_stack_further_below(ptr addrspace(1) %p, i32 %v) {
  %r = call i32 @calls_without_stack(i32 %v)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: {{^}}stack_below:
; CHECK: R1, {{.*}}c[0x0]{{.*}}0x28]
; CHECK: .end_kernel
define ptx_kernel void @stack_below(ptr addrspace(1) %p, i32 %v) {
  %r = call i32 @with_stack(i32 %v)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
