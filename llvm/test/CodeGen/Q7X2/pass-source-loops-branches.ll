; Divergent branches that meet again are marked, for SimplifyCFG to fold them.
;
; RUN: opt -passes=q7x2-source-loops -S %s | FileCheck %s
; RUN: opt -passes='q7x2-source-loops,simplifycfg<speculate-unpredictables>' -S %s \
; RUN:   | FileCheck %s --check-prefix=FOLD

target triple = "q7x2"

; The inner branch gets a block of its own to meet in.
; CHECK-LABEL: define float @nested(
; CHECK: br i1 %near, label %then, label %else, !unpredictable
; CHECK: br i1 %middle, label %inner, label %join.join, !unpredictable
; CHECK: join.join:
; CHECK-NEXT: phi float [ %d, %inner ], [ 0.000000e+00, %else ]
; FOLD-LABEL: define float @nested(
; FOLD-NOT: br i1
; FOLD: select i1 %middle
; FOLD: select i1 %near
; FOLD-NOT: br i1
; FOLD: ret
define float @nested(float %x) {
  %near = fcmp olt float %x, 1.0
  br i1 %near, label %then, label %else
then:
  %a1 = fmul float %x, 3.0
  %a2 = fmul float %a1, %x
  %a3 = fmul float %a2, %x
  %a = fadd float %a3, 1.0
  br label %join
else:
  %middle = fcmp olt float %x, 2.0
  br i1 %middle, label %inner, label %join
inner:
  %b = fmul float %x, 5.0
  %c = fmul float %b, %x
  %d = fadd float %c, 2.0
  br label %join
join:
  %y = phi float [ %a, %then ], [ 0.0, %else ], [ %d, %inner ]
  ret float %y
}

; A kernel's argument is the same for all threads.
; CHECK-LABEL: define ptx_kernel void @uniform(
; CHECK-NOT: !unpredictable
; CHECK: ret
define ptx_kernel void @uniform(ptr addrspace(1) %p, float %x) {
  %near = fcmp olt float %x, 1.0
  br i1 %near, label %then, label %join
then:
  %a = fmul float %x, 3.0
  br label %join
join:
  %y = phi float [ %a, %then ], [ 0.0, %0 ]
  store float %y, ptr addrspace(1) %p
  ret void
}

; A condition that ends a loop stays two tests.
; CHECK-LABEL: define i32 @loop(
; CHECK-NOT: !unpredictable
; CHECK: ret
; FOLD-LABEL: define i32 @loop(
; FOLD: icmp ult i32 %n, 64
; FOLD: br i1
; FOLD: br i1
define i32 @loop(float %x) {
entry:
  br label %header
header:
  %n = phi i32 [ 0, %entry ], [ %next, %body ]
  %r = phi float [ %x, %entry ], [ %s, %body ]
  %more = icmp ult i32 %n, 64
  br i1 %more, label %test, label %decide
test:
  %q1 = fmul float %r, %r
  %q2 = fmul float %q1, %r
  %q3 = fmul float %q2, %r
  %q4 = fadd float %q3, %q1
  %small = fcmp olt float %q4, 4.0
  br label %decide
decide:
  %go = phi i1 [ false, %header ], [ %small, %test ]
  br i1 %go, label %body, label %exit
body:
  %s = fadd float %r, %x
  %next = add i32 %n, 1
  br label %header
exit:
  ret i32 %n
}
