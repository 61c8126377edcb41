; Loops that store to one buffer and access others get a version for launches whose
; buffers do not overlap, which a word of constant bank 0 says.
; RUN: llc -O2 -stop-after=licm -verify-loop-info -verify-dom-info %s -o - | FileCheck %s
; RUN: llc -O2 -q7x2-version-loops=0 -stop-after=q7x2-loop-versioning %s -o - | FileCheck --check-prefix=OFF %s
; RUN: llc -O2 -q7x2-version-loops=5 -stop-after=q7x2-loop-versioning %s -o - | FileCheck --check-prefix=OFF %s
; RUN: llc -O2 -q7x2-version-loops=17 -stop-after=licm -verify-loop-info -verify-dom-info %s -o - | FileCheck --check-prefix=SMALL %s
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck --check-prefix=ASM %s
; OFF-NOT: envreg14

target triple = "q7x2"

; The sum is in a register: loaded before the loop, stored after it.
; CHECK-LABEL: @accumulate(
; CHECK: [[WORD:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg14()
; CHECK-NEXT: [[DISTINCT:%.*]] = icmp ne i32 [[WORD]], 0
; CHECK-NEXT: br i1 [[DISTINCT]], label %{{.*}}, label %entry.split.overlap
; CHECK: load float, ptr addrspace(1) %y, align 4, !alias.scope [[Y:![0-9]+]], !noalias [[A:![0-9]+]]
; CHECK: loop:
; CHECK: load float, ptr addrspace(1) %p, align 4, !alias.scope [[A]], !noalias [[Y]]
; CHECK-NOT: store
; CHECK: br i1 %end,
; CHECK: exit{{.*}}:
; CHECK: store float %{{.*}}, ptr addrspace(1) %y, align 4, !alias.scope [[Y]], !noalias [[A]]
; CHECK: loop.overlap:
; CHECK-NOT: alias
; CHECK: store float %{{.*}}, ptr addrspace(1) %y, align 4{{$}}
; CHECK: br i1 %{{.*}}, label %{{.*}}, label %loop.overlap, !llvm.loop [[PLAIN:![0-9]+]]
;
; ASM-LABEL: accumulate:
; ASM: ISETP.{{NE|EQ}}.AND P[[P:[0-9]]], RZ, c[0x0][0x2c], PT
; ASM: @{{!?}}P[[P]] BRA.U
define ptx_kernel void @accumulate(ptr addrspace(1) %y, ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %s = load float, ptr addrspace(1) %y
  %s1 = fadd float %s, %v
  store float %s1, ptr addrspace(1) %y
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; An access to either buffer is in the scopes of both, and outside of none.
; CHECK-LABEL: @either(
; CHECK: load float, ptr addrspace(1) %p, align 4, !alias.scope [[BOTH:![0-9]+]]{{$}}
; CHECK: store float %{{.*}}, ptr addrspace(1) %q, align 4, !alias.scope {{![0-9]+}}, !noalias
; CHECK: loop.overlap:
define ptx_kernel void @either(ptr addrspace(1) %y, ptr addrspace(1) %a, i1 %c, i32 %n) {
entry:
  %s = select i1 %c, ptr addrspace(1) %y, ptr addrspace(1) %a
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %s, i32 %i
  %v = load float, ptr addrspace(1) %p
  %o = getelementptr float, ptr addrspace(1) %a, i32 %i
  %w = load float, ptr addrspace(1) %o
  %s1 = fadd float %w, %v
  %q = getelementptr float, ptr addrspace(1) %y, i32 %i
  store float %s1, ptr addrspace(1) %q
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; A load whose address does not change is executed once, as is its address computation;
; one that only some iterations execute stays where it is.
; CHECK-LABEL: @factor(
; CHECK: %q = getelementptr float, ptr addrspace(1) %f, i32 %k
; CHECK-NEXT: %w = load float, ptr addrspace(1) %q
; CHECK: {{^ *}}loop:
; CHECK-NOT: load float, ptr addrspace(1) %q
; CHECK: {{^ *}}rare:
; CHECK: load float, ptr addrspace(1) %f,
define ptx_kernel void @factor(ptr addrspace(1) %y, ptr addrspace(1) %f, i32 %k, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %q = getelementptr float, ptr addrspace(1) %f, i32 %k
  %w = load float, ptr addrspace(1) %q
  %some = icmp eq i32 %i, %k
  br i1 %some, label %rare, label %latch
rare:
  %r = load float, ptr addrspace(1) %f
  br label %latch
latch:
  %x = phi float [ %w, %loop ], [ %r, %rare ]
  %p = getelementptr float, ptr addrspace(1) %y, i32 %i
  store float %x, ptr addrspace(1) %p
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; A nest is versioned as a whole, or its loops if it is too large: the inner one has 9
; instructions, the nest 18. Values that are used after it come from both versions.
; CHECK-LABEL: @nest(
; CHECK: @llvm.nvvm.read.ptx.sreg.envreg14()
; CHECK-NOT: envreg14
; CHECK: {{.*}} = phi float [ %{{.*}}, %next ]
; CHECK-NEXT: [[FIRST:%.*]] = fmul float
; CHECK: {{.*}} = phi float [ %{{.*}}, %next.overlap ]
; CHECK-NEXT: [[OTHER:%.*]] = fmul float
; CHECK: phi float [ [[FIRST]], %{{.*}} ], [ [[OTHER]], %{{.*}} ]
; CHECK: ret void
; SMALL-LABEL: @nest(
; SMALL: {{^ *}}outer:
; SMALL: @llvm.nvvm.read.ptx.sreg.envreg14()
; SMALL: ret void
define ptx_kernel void @nest(ptr addrspace(1) %y, ptr addrspace(1) %a, i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j1, %next ]
  %row = mul nsw i32 %j, %n
  %r = getelementptr float, ptr addrspace(1) %y, i32 %j
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %i1, %loop ]
  %k = add nsw i32 %row, %i
  %p = getelementptr float, ptr addrspace(1) %a, i32 %k
  %v = load float, ptr addrspace(1) %p
  %s = load float, ptr addrspace(1) %r
  %s1 = fadd float %s, %v
  store float %s1, ptr addrspace(1) %r
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %next, label %loop
next:
  %last = fmul float %v, 2.0
  %j1 = add nsw i32 %j, 1
  %done = icmp eq i32 %j1, %m
  br i1 %done, label %exit, label %outer
exit:
  store float %last, ptr addrspace(1) %y
  ret void
}

; A loop with two exits, of which one hands a value on.
; CHECK-LABEL: @exits(
; CHECK: @llvm.nvvm.read.ptx.sreg.envreg14()
; CHECK: [[FIRST:%.*]] = phi i32 [ %i, %loop ]
; CHECK: [[OTHER:%.*]] = phi i32 [ %i.overlap, %loop.overlap ]
; CHECK: {{^ *}}found:
; CHECK-NEXT: phi i32 [ [[FIRST]], %{{.*}} ], [ [[OTHER]], %{{.*}} ]
; CHECK: {{^ *}}loop.overlap:
define ptx_kernel void @exits(ptr addrspace(1) %y, ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %more ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %y, i32 %i
  store i32 %v, ptr addrspace(1) %q
  %is = icmp eq i32 %v, 0
  br i1 %is, label %found, label %more
more:
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
found:
  store i32 %i, ptr addrspace(1) %y
  br label %exit
exit:
  ret void
}

; An address that is based on one of two arguments differs from the third alone.
; CHECK-LABEL: @choice(
; CHECK: {{^ *}}loop:
; CHECK: load float, ptr addrspace(1) %p, align 4, !alias.scope [[BOTH:![0-9]+]], !noalias [[THIRD:![0-9]+]]
; CHECK: load float, ptr addrspace(1) %q, align 4, !alias.scope [[ONE:![0-9]+]], !noalias [[NOT_ONE:![0-9]+]]
; CHECK: store float %{{.*}}, ptr addrspace(1) %o, align 4, !alias.scope [[THIRD]], !noalias [[BOTH]]
; CHECK: ret void
define ptx_kernel void @choice(ptr addrspace(1) %y, ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i1 %c) {
entry:
  %s = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %s, i32 %i
  %v = load float, ptr addrspace(1) %p
  %q = getelementptr float, ptr addrspace(1) %a, i32 %i
  %w = load float, ptr addrspace(1) %q
  %x = fadd float %v, %w
  %o = getelementptr float, ptr addrspace(1) %y, i32 %i
  store float %x, ptr addrspace(1) %o
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}
