; Loads after a branch that few threads take are moved to before it.
;
; RUN: llc -O2 -start-before=q7x2-load-pipelining -stop-after=q7x2-load-pipelining %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -O2 -q7x2-hoisted-registers=2 -start-before=q7x2-load-pipelining \
; RUN:   -stop-after=q7x2-load-pipelining %s -o - | FileCheck %s --check-prefix=FEW

target triple = "q7x2"

declare float @rare(float) memory(none) nounwind willreturn
declare float @writes(float) nounwind willreturn

; The address as well, which is computed in the same block, and no second time
; ahead of the branch before.
; CHECK-LABEL: define float @chain(
; CHECK: %v = load float
; CHECK: br i1 %r1
; CHECK: next:
; CHECK: %q = getelementptr
; CHECK-NEXT: %w = load float
; CHECK-NEXT: br i1 %r2
; CHECK: last:
; CHECK-NOT: load
; CHECK: ret
define float @chain(ptr addrspace(1) %p, float %x, i32 %i) {
  %r1 = fcmp olt float %x, 0x3810000000000000
  br i1 %r1, label %side, label %next, !prof !0
side:
  %a = call float @rare(float %x)
  br label %next
next:
  %y = phi float [ %x, %0 ], [ %a, %side ]
  %v = load float, ptr addrspace(1) %p
  %s = fadd float %y, %v
  %r2 = fcmp olt float %s, 0x3810000000000000
  br i1 %r2, label %side2, label %last, !prof !0
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
  br i1 %r, label %side, label %next, !prof !0
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
; branch, of shared memory, or if both ways are likely.
; CHECK-LABEL: define float @written(
; CHECK: br
; CHECK: load
define float @written(ptr addrspace(1) %p, float %x) {
  %r = fcmp olt float %x, 0.0
  br i1 %r, label %side, label %next, !prof !0
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
  br i1 %r, label %side, label %next, !prof !0
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
  br i1 %r, label %side, label %next, !prof !0
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
  br i1 %r, label %side, label %next, !prof !0
side:
  %a = call float @rare(float %x)
  br label %next
next:
  %y = phi float [ %x, %0 ], [ %a, %side ]
  %v = load float, ptr addrspace(3) %p
  %t = fadd float %y, %v
  ret float %t
}

; CHECK-LABEL: define float @likely(
; CHECK: br
; CHECK: load
define float @likely(ptr addrspace(1) %p, float %x) {
  %r = fcmp olt float %x, 0.0
  br i1 %r, label %side, label %next, !prof !1
side:
  %a = call float @rare(float %x)
  br label %next
next:
  %y = phi float [ %x, %0 ], [ %a, %side ]
  %v = load float, ptr addrspace(1) %p
  %t = fadd float %y, %v
  ret float %t
}

!0 = !{!"branch_weights", i32 1, i32 2000}
!1 = !{!"branch_weights", i32 1, i32 3}
