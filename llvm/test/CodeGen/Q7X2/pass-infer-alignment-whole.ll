; Structures of four elements of which three are loaded, from memory that the kernel does not
; change: loaded whole.
; RUN: llc -mtriple=q7x2 -start-before=q7x2-infer-alignment -stop-after=q7x2-infer-alignment %s -o - | FileCheck %s

target triple = "q7x2"

%float4 = type { float, float, float, float }
%sphere = type { i32, [3 x i32], i16, i16, i16, i16 }

@shared = internal addrspace(3) global [8 x %float4] undef, align 16

; CHECK-LABEL: define float @first(
; CHECK: %p = getelementptr
; CHECK-NEXT: %[[V:.*]] = load <4 x float>, ptr addrspace(1) %p, align 16, !invariant.load
; CHECK-NEXT: %[[X:.*]] = extractelement <4 x float> %[[V]], i64 0
; CHECK-NEXT: %[[Y:.*]] = extractelement <4 x float> %[[V]], i64 1
; CHECK-NEXT: %[[Z:.*]] = extractelement <4 x float> %[[V]], i64 2
; CHECK-NOT: = load
; CHECK: fmul float %[[X]], %[[Y]]
; CHECK: fsub float {{.*}}, %[[Z]]
define float @first(ptr addrspace(1) %a, i64 %i) {
  %p = getelementptr inbounds %float4, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %p, align 16, !invariant.load !0
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %y = load float, ptr addrspace(1) %q, align 4, !invariant.load !0
  %r = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
  %z = load float, ptr addrspace(1) %r, align 8, !invariant.load !0
  %xy = fmul float %x, %y
  %s = fsub float %xy, %z
  ret float %s
}

; Other threads may write the fourth element, which checks for races would report.
; CHECK-LABEL: define float @written(
; CHECK-NOT: load <
; CHECK: ret
define float @written(ptr addrspace(1) %a, i64 %i) {
  %p = getelementptr inbounds %float4, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %p, align 16
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %y = load float, ptr addrspace(1) %q, align 4
  %r = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
  %z = load float, ptr addrspace(1) %r, align 8
  %xy = fmul float %x, %y
  %s = fsub float %xy, %z
  ret float %s
}

; The last three elements, of a variable. Its alignment is that of the structure.
; CHECK-LABEL: define float @last(
; CHECK: load <4 x float>, ptr addrspace(3) {{.*}}, align 16
; CHECK-NOT: = load
; CHECK: ret
define float @last() {
  %y = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @shared, i32 20), align 4, !invariant.load !0
  %z = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @shared, i32 24), align 4, !invariant.load !0
  %w = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @shared, i32 28), align 4, !invariant.load !0
  %yz = fmul float %y, %z
  %s = fsub float %yz, %w
  ret float %s
}

; Elements within a larger structure, of different types.
; CHECK-LABEL: define float @mixed(
; CHECK: %[[P:[0-9]+]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 16
; CHECK-NEXT: %[[V:.*]] = load <4 x i16>, ptr addrspace(1) %[[P]], align 8
; CHECK: %[[E:.*]] = extractelement <4 x i16> %[[V]], i64 3
; CHECK-NEXT: bitcast i16 %[[E]] to half
; CHECK-NOT: = load
; CHECK: ret
define float @mixed(ptr addrspace(1) %a, i64 %i) {
  %p = getelementptr inbounds %sphere, ptr addrspace(1) %a, i64 %i
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 16
  %x = load i16, ptr addrspace(1) %q, align 8, !invariant.load !0
  %r = getelementptr inbounds i8, ptr addrspace(1) %p, i64 18
  %y = load i16, ptr addrspace(1) %r, align 2, !invariant.load !0
  %s = getelementptr inbounds i8, ptr addrspace(1) %p, i64 22
  %h = load half, ptr addrspace(1) %s, align 2, !invariant.load !0
  %xy = mul i16 %x, %y
  %f = uitofp i16 %xy to float
  %g = fpext half %h to float
  %t = fadd float %f, %g
  ret float %t
}

; CHECK-LABEL: define float @unchanged(
; CHECK-NOT: load <
; CHECK: ret
define float @unchanged(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %i) {
  ; An element may be the last of the object.
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %p, align 16, !invariant.load !0
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %y = load float, ptr addrspace(1) %p1, align 4, !invariant.load !0
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
  %z = load float, ptr addrspace(1) %p2, align 8, !invariant.load !0
  ; The alignment is too low.
  %q = getelementptr inbounds %float4, ptr addrspace(1) %b, i64 %i
  %u = load float, ptr addrspace(1) %q, align 8, !invariant.load !0
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 4
  %v = load float, ptr addrspace(1) %q1, align 4, !invariant.load !0
  %q2 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 8
  %w = load float, ptr addrspace(1) %q2, align 8, !invariant.load !0
  ; A write separates the loads.
  %r = getelementptr inbounds %float4, ptr addrspace(1) %a, i64 %i
  %k = load float, ptr addrspace(1) %r, align 16, !invariant.load !0
  %r1 = getelementptr inbounds i8, ptr addrspace(1) %r, i64 4
  %l = load float, ptr addrspace(1) %r1, align 4, !invariant.load !0
  store float %l, ptr addrspace(1) %b, align 4
  %r2 = getelementptr inbounds i8, ptr addrspace(1) %r, i64 8
  %m = load float, ptr addrspace(1) %r2, align 8, !invariant.load !0
  %s1 = fadd float %x, %y
  %s2 = fadd float %s1, %z
  %s3 = fadd float %s2, %u
  %s4 = fadd float %s3, %v
  %s5 = fadd float %s4, %w
  %s6 = fadd float %s5, %k
  %s7 = fadd float %s6, %l
  %s8 = fadd float %s7, %m
  ret float %s8
}

!0 = !{}
