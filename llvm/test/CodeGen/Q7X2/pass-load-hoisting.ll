; Loads after the join of a branch are moved to before it.
;
; RUN: llc -O2 -start-before=q7x2-load-pipelining -stop-after=q7x2-load-pipelining %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -O2 -q7x2-hoisted-registers=2 -start-before=q7x2-load-pipelining \
; RUN:   -stop-after=q7x2-load-pipelining %s -o - | FileCheck %s --check-prefix=FEW

target triple = "q7x2"

declare float @rare(float) memory(none) nounwind willreturn
declare float @writes(float) nounwind willreturn

; The address as well, which is computed in the same block; above several branches.
; CHECK-LABEL: define float @chain(
; CHECK: %v = load float
; CHECK: %q = getelementptr
; CHECK-NEXT: %w = load float
; CHECK-NEXT: br i1 %r1
; CHECK: last:
; CHECK-NOT: load
; CHECK: ret
define float @chain(ptr addrspace(1) %p, float %x, i32 %i) {
  %r1 = fcmp olt float %x, 0x3810000000000000
  br i1 %r1, label %side, label %next
side:
  %a = call float @rare(float %x)
  br label %next
next:
  %y = phi float [ %x, %0 ], [ %a, %side ]
  %v = load float, ptr addrspace(1) %p
  %s = fadd float %y, %v
  %r2 = fcmp olt float %s, 0x3810000000000000
  br i1 %r2, label %side2, label %last
side2:
  %b = call float @rare(float %s)
  br label %last
last:
  %z = phi float [ %s, %next ], [ %b, %side2 ]
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  %w = load float, ptr addrspace(1) %q
  %t = fadd float %z, %w
  ret float %t
}

; CHECK-LABEL: define <4 x float> @wide(
; CHECK: load <4 x float>
; CHECK: br
; FEW-LABEL: define <4 x float> @wide(
; FEW: br
; FEW: load <4 x float>
define <4 x float> @wide(ptr addrspace(1) %p, float %x) {
  %r = fcmp olt float %x, 0.0
  br i1 %r, label %side, label %next
side:
  %a = call float @rare(float %x)
  br label %next
next:
  %y = phi float [ %x, %0 ], [ %a, %side ]
  %v = load <4 x float>, ptr addrspace(1) %p
  %t = insertelement <4 x float> %v, float %y, i32 0
  ret <4 x float> %t
}

; Not where memory may change, after a store, at an address that depends on the
; branch, or of shared memory.
; CHECK-LABEL: define float @written(
; CHECK: br
; CHECK: load
define float @written(ptr addrspace(1) %p, float %x) {
  %r = fcmp olt float %x, 0.0
  br i1 %r, label %side, label %next
side:
  %a = call float @writes(float %x)
  br label %next
next:
  %y = phi float [ %x, %0 ], [ %a, %side ]
  %v = load float, ptr addrspace(1) %p
  %t = fadd float %y, %v
  ret float %t
}

; CHECK-LABEL: define float @stored(
; CHECK: br
; CHECK: store
; CHECK: load
define float @stored(ptr addrspace(1) %p, ptr addrspace(1) %o, float %x) {
  %r = fcmp olt float %x, 0.0
  br i1 %r, label %side, label %next
side:
  %a = call float @rare(float %x)
  br label %next
next:
  %y = phi float [ %x, %0 ], [ %a, %side ]
  store float %y, ptr addrspace(1) %o
  %v = load float, ptr addrspace(1) %p
  ret float %v
}

; CHECK-LABEL: define float @dependent(
; CHECK: br
; CHECK: load
define float @dependent(ptr addrspace(1) %p, float %x) {
  %r = fcmp olt float %x, 0.0
  br i1 %r, label %side, label %next
side:
  %a = call float @rare(float %x)
  br label %next
next:
  %y = phi float [ %x, %0 ], [ %a, %side ]
  %i = bitcast float %y to i32
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %q
  ret float %v
}

; CHECK-LABEL: define float @shared(
; CHECK: br
; CHECK: load
define float @shared(ptr addrspace(3) %p, float %x) {
  %r = fcmp olt float %x, 0.0
  br i1 %r, label %side, label %next
side:
  %a = call float @rare(float %x)
  br label %next
next:
  %y = phi float [ %x, %0 ], [ %a, %side ]
  %v = load float, ptr addrspace(3) %p
  %t = fadd float %y, %v
  ret float %t
}

; A nest of branches, and memory that does not change.
; CHECK-LABEL: define float @nest(
; CHECK: %v = load float
; CHECK-NEXT: br i1 %r
; CHECK: next:
; CHECK: %w = load float
define float @nest(ptr addrspace(1) %p, ptr addrspace(1) %q, float %x) {
  %r = fcmp olt float %x, 0.0
  br i1 %r, label %side, label %next
side:
  %r2 = fcmp olt float %x, -1.0
  br i1 %r2, label %inner, label %next
inner:
  call float @writes(float %x)
  br label %next
next:
  %v = load float, ptr addrspace(1) %p, !invariant.load !0
  %w = load float, ptr addrspace(1) %q
  %t = fadd float %w, %v
  ret float %t
}

; Not above a loop or a barrier.
; CHECK-LABEL: define float @loop(
; CHECK: br
; CHECK: load
define float @loop(ptr addrspace(1) %p, float %x) {
  %r = fcmp olt float %x, 0.0
  br i1 %r, label %side, label %next
side:
  %a = phi float [ %x, %0 ], [ %b, %side ]
  %b = call float @rare(float %a)
  %r2 = fcmp olt float %b, 0.0
  br i1 %r2, label %side, label %next
next:
  %v = load float, ptr addrspace(1) %p
  ret float %v
}

; CHECK-LABEL: define float @barrier(
; CHECK: br
; CHECK: load
define float @barrier(ptr addrspace(1) %p, i1 %r) convergent {
  br i1 %r, label %side, label %next
side:
  call float @rare(float 0.0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %next
next:
  %v = load float, ptr addrspace(1) %p, !invariant.load !0
  ret float %v
}

; Nor above code that is predicated.
; CHECK-LABEL: define float @short(
; CHECK: br
; CHECK: load
define float @short(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %r) {
  br i1 %r, label %side, label %next
side:
  store float 0.0, ptr addrspace(1) %q
  br label %next
next:
  %v = load float, ptr addrspace(1) %p, !invariant.load !0
  ret float %v
}

!0 = !{}
