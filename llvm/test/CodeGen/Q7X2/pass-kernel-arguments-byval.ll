; A structure that a kernel only reads is read in constant bank 0; one that it
; writes is promoted as far as possible.
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -O0 -verify-machineinstrs %s -o - | FileCheck --check-prefix=O0 %s
; RUN: llc -O2 -stop-after=q7x2-kernel-arguments %s -o - | FileCheck --check-prefix=IR %s

target triple = "q7x2"

%S = type { i32, float, [8 x float] }

; IR-LABEL: @constant_offset(
; IR: addrspacecast ptr addrspace(101) inttoptr (i64 352 to ptr addrspace(101)) to ptr
; CHECK-LABEL: constant_offset:
; CHECK-NOT: STL
; CHECK: FADD R{{[0-9]+}}, R{{[0-9]+}}, c[0x0][0x164]
; CHECK-NOT: LDL
; CHECK: EXIT
; O0-LABEL: constant_offset:
; O0: STL
define ptx_kernel void @constant_offset(ptr byval(%S) %s, ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr %s, i64 4
  %a = load float, ptr %q
  %b = load float, ptr addrspace(1) %p
  %c = fadd float %a, %b
  store float %c, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: indexed:
; CHECK-NOT: STL
; CHECK: LDC R{{[0-9]+}}, c[0x0][R{{[0-9]+}}+0x168]
; CHECK-NOT: LDL
; CHECK: EXIT
define ptx_kernel void @indexed(ptr byval(%S) %s, ptr addrspace(1) %p, i32 %n) {
  %q = getelementptr inbounds %S, ptr %s, i64 0, i32 2, i32 %n
  %a = load float, ptr %q
  store float %a, ptr addrspace(1) %p
  ret void
}

; Bytes at an offset that no word begins at, and wide ones.
; CHECK-LABEL: sizes:
; CHECK-NOT: STL
; CHECK-DAG: LDC.S8 R{{[0-9]+}}, c[0x0][R
; CHECK-DAG: LDC.64 R{{.*}}, c[0x0][R{{[0-9]+}}+0x168]
; CHECK-NOT: LDL
; CHECK: EXIT
define ptx_kernel void @sizes(ptr byval(%S) align 8 %s, ptr addrspace(1) %p, i32 %n) {
  %q = getelementptr inbounds i8, ptr %s, i32 %n
  %r = getelementptr inbounds i8, ptr %q, i64 3
  %a = load i8, ptr %r
  %w = sext i8 %a to i32
  store i32 %w, ptr addrspace(1) %p
  %t = getelementptr inbounds [4 x i64], ptr %s, i32 0, i32 %n
  %u = getelementptr inbounds i8, ptr %t, i64 8
  %b = load i64, ptr %u
  %x = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 %b, ptr addrspace(1) %x
  ret void
}

; Through select and phi.
; CHECK-LABEL: either:
; CHECK-NOT: STL
; CHECK: LDC
; CHECK-NOT: LDL
; CHECK: .end_kernel
define ptx_kernel void @either(ptr byval(%S) %s, ptr byval(%S) %t, ptr addrspace(1) %p, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  %q = select i1 %c, ptr %s, ptr %t
  br label %loop
loop:
  %r = phi ptr [ %q, %entry ], [ %r2, %loop ]
  %a = load volatile float, ptr addrspace(1) %p
  %b = load float, ptr %r
  %d = fadd float %a, %b
  store volatile float %d, ptr addrspace(1) %p
  %r2 = getelementptr i8, ptr %r, i64 4
  %e = fcmp olt float %d, 1.0
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

; A select between a structure and other memory needs a copy.
; IR-LABEL: @other_memory(
; IR: alloca
; CHECK-LABEL: other_memory:
; CHECK: STL
; CHECK: EXIT
define ptx_kernel void @other_memory(ptr byval(%S) %s, ptr %g, ptr addrspace(1) %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  %q = select i1 %c, ptr %s, ptr %g
  %a = load float, ptr %q
  store float %a, ptr addrspace(1) %p
  ret void
}

; Written, but every element can be a register.
; IR-LABEL: @written(
; IR: alloca
; CHECK-LABEL: written:
; CHECK-NOT: STL
; CHECK: EXIT
define ptx_kernel void @written(ptr byval(%S) %s, ptr addrspace(1) %p, i32 %n) {
  %a = load i32, ptr %s
  %b = add i32 %a, %n
  store i32 %b, ptr %s
  %c = load i32, ptr %s
  store i32 %c, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: escapes:
; CHECK: STL
; CHECK: CALL
define ptx_kernel void @escapes(ptr byval(%S) %s) {
  call void @use(ptr %s)
  ret void
}
declare void @use(ptr)

; clang copies a structure to a variable of the kernel's body.
; CHECK-LABEL: front_end:
; CHECK-NOT: STL
; CHECK: LDC R{{[0-9]+}}, c[0x0][R{{[0-9]+}}+0x168]
; CHECK: EXIT
define ptx_kernel void @front_end(ptr byval(%S) %s, ptr addrspace(1) %p, i32 %n) {
  %copy = alloca %S
  call void @llvm.lifetime.start.p0(ptr %copy)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy, ptr align 4 %s, i64 40, i1 false)
  %q = getelementptr inbounds %S, ptr %copy, i64 0, i32 2, i32 %n
  %a = load float, ptr %q
  store float %a, ptr addrspace(1) %p
  call void @llvm.lifetime.end.p0(ptr %copy)
  ret void
}

; The copy keeps the contents of the structure before the write.
; CHECK-LABEL: written_after_copy:
; CHECK: STL
; CHECK: EXIT
define ptx_kernel void @written_after_copy(ptr byval(%S) %s, ptr addrspace(1) %p, i32 %n) {
  %copy = alloca %S
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy, ptr align 4 %s, i64 40, i1 false)
  %q = getelementptr inbounds %S, ptr %copy, i64 0, i32 2, i32 %n
  %r = getelementptr inbounds %S, ptr %s, i64 0, i32 2, i32 %n
  store float 1.0, ptr %r
  %a = load float, ptr %q
  store float %a, ptr addrspace(1) %p
  ret void
}

; A kernel that is not optimized has a copy on the stack, at all levels.
; CHECK-LABEL: not_optimized:
; CHECK: MOV [[V:R[0-9]+]], c[0x0][0x164]
; CHECK: STL [RZ{{.*}}], [[V]]
; CHECK: LDL
; CHECK: EXIT
define ptx_kernel void @not_optimized(ptr byval(%S) %s, ptr addrspace(1) %p) noinline optnone {
  %q = getelementptr i8, ptr %s, i64 4
  %a = load float, ptr %q
  store float %a, ptr addrspace(1) %p
  ret void
}

; The address among the parameters, which some front ends ask for.
; CHECK-LABEL: parameter_space:
; CHECK-NOT: STL
; CHECK: LDC {{.*}}, c[0x0][RZ+0x164]
; CHECK: EXIT
; O0-LABEL: parameter_space:
; O0-NOT: STL
; O0: MOV {{.*}}, c[0x0][0x164]
; O0: EXIT
define ptx_kernel void @parameter_space(ptr addrspace(101) byval(%S) %s, ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(101) %s, i64 4
  %a = load float, ptr addrspace(101) %q
  store float %a, ptr addrspace(1) %p
  ret void
}
