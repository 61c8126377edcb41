; What differs by the edge on which threads leave a loop is divergent if they leave it in
; different iterations.
; RUN: llc -O2 -start-before=q7x2-exit-values -stop-after=q7x2-exit-values %s -o %t.ll
; RUN: FileCheck %s --input-file=%t.ll
; RUN: sed '1d;/^[.][.][.]/,$d' %t.ll | opt -passes='print<uniformity>' -disable-output 2>&1 | FileCheck %s --check-prefix=DIVERGENT

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-LABEL: define ptx_kernel void @constants(
; CHECK: mid:
; CHECK: [[F:%[0-9]+]] = freeze i32 7
; CHECK-NEXT: br i1
; CHECK: %c = phi i32 [ [[F]], %mid ], [ 8, %latch ]
; DIVERGENT-LABEL: UniformityInfo for function 'constants':
; DIVERGENT: DIVERGENT: %c = phi i32
define ptx_kernel void @constants(ptr addrspace(1) %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %w = icmp ugt i32 %i, 3
  br i1 %w, label %mid, label %latch
mid:
  store volatile i32 9, ptr addrspace(1) %p
  %u = icmp eq i32 %n, 5
  br i1 %u, label %exit, label %latch
latch:
  store volatile i32 10, ptr addrspace(1) %p
  %i1 = add i32 %i, 1
  %d = icmp ult i32 %i1, %t
  br i1 %d, label %head, label %exit
exit:
  %c = phi i32 [ 7, %mid ], [ 8, %latch ]
  store i32 %c, ptr addrspace(1) %p
  ret void
}

; An argument is defined outside of the loop, too. A value that is the same on all edges, or
; one of the loop's own, needs nothing.
; CHECK-LABEL: define ptx_kernel void @others(
; CHECK: [[F:%[0-9]+]] = freeze i32 %n
; CHECK-NOT: freeze
; CHECK: %c = phi i32 [ [[F]], %head ], [ 8, %latch ]
; CHECK-NEXT: %same = phi i32 [ 8, %head ], [ 8, %latch ]
; CHECK-NEXT: %own = phi i32 [ 8, %head ], [ %i1, %latch ]
; DIVERGENT-LABEL: UniformityInfo for function 'others':
; DIVERGENT: DIVERGENT: %c = phi i32
; DIVERGENT-NEXT: {{^}} {{ *}}%same = phi i32
; DIVERGENT-NEXT: DIVERGENT: %own = phi i32
define ptx_kernel void @others(ptr addrspace(1) %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  store volatile i32 9, ptr addrspace(1) %p
  %u = icmp eq i32 %i, %n
  br i1 %u, label %exit, label %latch
latch:
  store volatile i32 10, ptr addrspace(1) %p
  %i1 = add i32 %i, 1
  %d = icmp ult i32 %i1, %t
  br i1 %d, label %head, label %exit
exit:
  %c = phi i32 [ %n, %head ], [ 8, %latch ]
  %same = phi i32 [ 8, %head ], [ 8, %latch ]
  %own = phi i32 [ 8, %head ], [ %i1, %latch ]
  store volatile i32 %c, ptr addrspace(1) %p
  store volatile i32 %same, ptr addrspace(1) %p
  store volatile i32 %own, ptr addrspace(1) %p
  ret void
}
