; RUN: llc -O2 -start-before=q7x2-load-pipelining -stop-after=q7x2-load-pipelining %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ASM
; RUN: llc -O2 -q7x2-pipelined-registers=0 -start-before=q7x2-load-pipelining \
; RUN:   -stop-after=q7x2-load-pipelining %s -o - | FileCheck %s --check-prefix=NONE

; Values that a loop stores in shared memory are loaded in the iteration before.

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.membar.gl()

; The kernel stores to global memory only after the loop.
;
; NONE-NOT: load float, ptr addrspace(1) %p2
; NONE-NOT: poison
; CHECK-LABEL: @tiles(
; CHECK: entry:
; CHECK: %[[P0:.*]] = getelementptr float, ptr addrspace(1) %a, i32
; CHECK: %[[FIRST:.*]] = load float, ptr addrspace(1) %[[P0]]
; CHECK: br label %loop
; CHECK: loop:
; CHECK: %x = phi float [ %[[FIRST]], %entry ], [ %[[NEXT:.*]], %[[REST:.*]] ]
; CHECK-NOT: load float
; CHECK: store float %x, ptr addrspace(3)
; CHECK: barrier.cta.sync
; CHECK: %[[I:.*]] = add i32 %i, 1
; CHECK: %[[MORE:.*]] = icmp slt i32 %[[I]], %n
; CHECK: br i1 %[[MORE]], label %[[THEN:.*]], label %[[REST]]
; CHECK: [[THEN]]:
; CHECK: %[[LOAD:.*]] = load float, ptr addrspace(1)
; CHECK: br label %[[REST]]
; CHECK: [[REST]]:
; CHECK: %[[NEXT]] = phi float [ %[[LOAD]], %[[THEN]] ], [ poison, %loop ]
; CHECK: load float, ptr addrspace(3)
; ASM-LABEL: tiles:
; ASM: LDG
; ASM: STS
; ASM: BAR.SYNC
; ASM-DAG: LDS
; ASM-DAG: @{{!?}}P{{[0-6]}} LDG
; ASM: BAR.SYNC
; ASM: STG
define ptx_kernel void @tiles(ptr addrspace(1) %a, ptr addrspace(3) %s, ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %own = getelementptr float, ptr addrspace(3) %s, i32 %t
  %other = getelementptr float, ptr addrspace(3) %own, i32 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum1, %loop ]
  %row = shl i32 %i, 8
  %j = add i32 %row, %t
  %p = getelementptr float, ptr addrspace(1) %a, i32 %j
  %x = load float, ptr addrspace(1) %p
  store float %x, ptr addrspace(3) %own
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = load float, ptr addrspace(3) %other
  %sum1 = fadd float %sum, %y
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  %o = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %sum1, ptr addrspace(1) %o
  ret void
}

; A store in the loop, which other threads would see after the barrier: only memory that
; does not change is loaded early.
;
; CHECK-LABEL: @stores(
; CHECK: loop:
; CHECK: phi i32
; CHECK-NEXT: getelementptr
; CHECK-NEXT: load float
; CHECK-LABEL: @constant(
; CHECK: loop:
; CHECK: %x = phi float
; CHECK: end:
define ptx_kernel void @stores(ptr addrspace(1) %a, ptr addrspace(3) %s, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p
  store float %x, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %x, ptr addrspace(1) %out
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

define ptx_kernel void @constant(ptr addrspace(1) %a, ptr addrspace(3) %s, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, !invariant.load !{}
  store float %x, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %x, ptr addrspace(1) %out
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Not: a fence or a store before the loop, after which other blocks' results may be
; read; a store after it in an outer loop; no barrier; an address or a condition that
; comes from memory; more registers than the limit.
;
; CHECK-NOT: poison
; CHECK: attributes
define ptx_kernel void @fence(ptr addrspace(1) %a, ptr addrspace(3) %s, i32 %n) {
entry:
  call void @llvm.nvvm.membar.gl()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p
  store float %x, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

define ptx_kernel void @outer(ptr addrspace(1) %a, ptr addrspace(3) %s, i32 %n) {
entry:
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %tail ]
  br label %loop
loop:
  %i = phi i32 [ 0, %head ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p
  store float %x, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %tail
tail:
  store float %x, ptr addrspace(1) %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %k1 = add i32 %k, 1
  %again = icmp slt i32 %k1, %n
  br i1 %again, label %head, label %end
end:
  ret void
}

define ptx_kernel void @without_barrier(ptr addrspace(1) %a, ptr addrspace(3) %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p
  store float %x, ptr addrspace(3) %s
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

define ptx_kernel void @list(ptr addrspace(1) %a, ptr addrspace(3) %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = phi ptr addrspace(1) [ %a, %entry ], [ %next, %loop ]
  %q = getelementptr i8, ptr addrspace(1) %p, i32 8
  %x = load float, ptr addrspace(1) %q
  store float %x, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = load ptr addrspace(1), ptr addrspace(1) %p
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

define ptx_kernel void @sentinel(ptr addrspace(1) %a, ptr addrspace(3) %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %x = load i32, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i1 = add i32 %i, 1
  %more = icmp ne i32 %x, 0
  br i1 %more, label %loop, label %end
end:
  ret void
}

define ptx_kernel void @wide(ptr addrspace(1) %a, ptr addrspace(3) %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr <8 x i32>, ptr addrspace(1) %a, i32 %i
  %x = load <8 x i32>, ptr addrspace(1) %p
  store <8 x i32> %x, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
