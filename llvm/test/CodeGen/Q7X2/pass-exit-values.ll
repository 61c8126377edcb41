; Values that differ by the edge on which threads leave a loop are divergent if they leave
; it in different iterations; values that are not defined in the loop are moved after it.
; RUN: llc -O2 -start-before=q7x2-exit-values -stop-after=q7x2-exit-values %s -o %t.ll
; RUN: FileCheck %s --input-file=%t.ll
; RUN: sed '1d;/^[.][.][.]/,$d' %t.ll | opt -passes='print<uniformity>' -disable-output 2>&1 | FileCheck %s --check-prefix=DIVERGENT
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ASM

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-LABEL: define ptx_kernel void @constants(
; CHECK: mid:
; CHECK: br i1 %u, label %[[ONE:.*]], label %latch
; CHECK: latch:
; CHECK: br i1 %d, label %head, label %[[OTHER:.*]]
; CHECK: %c = phi i32 [ 7, %[[ONE]] ], [ 8, %[[OTHER]] ]
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

; An argument is defined outside of the loop, too. The loop has no move.
; CHECK-LABEL: define ptx_kernel void @argument(
; CHECK: br i1 %u, label %exit, label %latch
; CHECK: br i1 %d, label %head, label %[[ONE:.*]]{{$}}
; CHECK: %c = phi i32 [ %i, %head ], [ %n, %[[ONE]] ]
; DIVERGENT-LABEL: UniformityInfo for function 'argument':
; DIVERGENT: DIVERGENT: %c = phi i32
; ASM-LABEL: argument:
; ASM: .LBB1_[[HEAD:[0-9]+]]:
; ASM-NOT: {{MOV|RZ, RZ}}
; ASM: BRA .LBB1_[[HEAD]]
; ASM: MOV R{{[0-9]+}}, c[0x0][0x168]
define ptx_kernel void @argument(ptr addrspace(1) %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %v = load volatile i32, ptr addrspace(1) %p
  %u = icmp eq i32 %v, 0
  br i1 %u, label %exit, label %latch
latch:
  %i1 = add i32 %i, 1
  %d = icmp ult i32 %i1, %t
  br i1 %d, label %head, label %exit
exit:
  %c = phi i32 [ %i, %head ], [ %n, %latch ]
  store volatile i32 %c, ptr addrspace(1) %p
  ret void
}

; A value of the loop's own, one that is the same on all edges, or an undefined one needs
; nothing.
; CHECK-LABEL: define ptx_kernel void @none(
; CHECK: br i1 %u, label %exit, label %latch
; CHECK: br i1 %d, label %head, label %exit
; CHECK: %own = phi i32 [ %i, %head ], [ %i1, %latch ]
define ptx_kernel void @none(ptr addrspace(1) %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %u = icmp eq i32 %i, %n
  br i1 %u, label %exit, label %latch
latch:
  %i1 = add i32 %i, 1
  %d = icmp ult i32 %i1, %t
  br i1 %d, label %head, label %exit
exit:
  %own = phi i32 [ %i, %head ], [ %i1, %latch ]
  %same = phi i32 [ 8, %head ], [ 8, %latch ]
  %undef = phi i32 [ %i, %head ], [ poison, %latch ]
  store volatile i32 %own, ptr addrspace(1) %p
  store volatile i32 %same, ptr addrspace(1) %p
  store volatile i32 %undef, ptr addrspace(1) %p
  ret void
}

; The edges of an indirect branch cannot be split.
; CHECK-LABEL: define ptx_kernel void @indirect(
; CHECK: mid:
; CHECK: [[F:%[0-9]+]] = freeze i32 7
; CHECK-NEXT: indirectbr
; CHECK: %c = phi i32 [ [[F]], %mid ], [ 8, %{{.*}} ]
; DIVERGENT-LABEL: UniformityInfo for function 'indirect':
; DIVERGENT: DIVERGENT: %c = phi i32
define ptx_kernel void @indirect(ptr addrspace(1) %p, ptr %to) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %w = icmp ugt i32 %i, 3
  br i1 %w, label %mid, label %latch
mid:
  store volatile i32 9, ptr addrspace(1) %p
  indirectbr ptr %to, [label %exit, label %latch]
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
