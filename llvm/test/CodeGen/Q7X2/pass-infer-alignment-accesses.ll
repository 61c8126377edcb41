; The alignments that q7x2-infer-alignment gives to accesses.
; RUN: llc -mtriple=q7x2 -start-before=q7x2-infer-alignment -stop-after=q7x2-infer-alignment %s -o - | FileCheck %s

target triple = "q7x2"

@shared = internal addrspace(3) global [64 x i32] undef, align 64
@constant = internal addrspace(4) constant [64 x i32] zeroinitializer, align 8
@global = internal addrspace(1) global [64 x i32] zeroinitializer, align 16

; Loads and stores get at most the alignment of the widest access. Accesses to global memory
; do not, and no alignment is lowered.
; CHECK-LABEL: @variables(
; CHECK: load i32, ptr addrspace(3) @shared, align 16
; CHECK: store i32 {{.*}}, ptr addrspace(3) {{.*}}, align 8
; CHECK: load i32, ptr addrspace(4) @constant, align 8
; CHECK: load i32, ptr addrspace(1) @global, align 4
; CHECK: load i32, ptr addrspace(3) @shared, align 64
; CHECK: load i32, ptr addrspace(3) {{.*}}, align 4
define void @variables(ptr %p, i32 %i) {
  %a = load i32, ptr addrspace(3) @shared, align 4
  store i32 %a, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @shared, i32 8), align 4
  %b = load i32, ptr addrspace(4) @constant, align 4
  store volatile i32 %b, ptr %p
  %c = load i32, ptr addrspace(1) @global, align 4
  store volatile i32 %c, ptr %p
  %d = load i32, ptr addrspace(3) @shared, align 64
  store volatile i32 %d, ptr %p
  %q = getelementptr i32, ptr addrspace(3) @shared, i32 %i
  %e = load i32, ptr addrspace(3) %q, align 4
  store volatile i32 %e, ptr %p
  ret void
}

; A stack object, through the casts of q7x2-variables.
; CHECK-LABEL: @object(
; CHECK: load i32, ptr addrspace(5) %q, align 8
; CHECK: load i32, ptr addrspace(5) %r, align 2
define i32 @object() {
  %a = alloca [16 x i8], align 16
  %p = addrspacecast ptr %a to ptr addrspace(5)
  %q = getelementptr i8, ptr addrspace(5) %p, i32 8
  %v = load i32, ptr addrspace(5) %q, align 1
  %r = getelementptr i8, ptr addrspace(5) %p, i32 6
  %w = load i32, ptr addrspace(5) %r, align 1
  %s = add i32 %v, %w
  ret i32 %s
}

; CHECK-LABEL: @not_optimized(
; CHECK: load i32, ptr addrspace(3) @shared, align 4
define i32 @not_optimized() noinline optnone {
  %a = load i32, ptr addrspace(3) @shared, align 4
  ret i32 %a
}
