; RUN: llc -mattr=+interlocked -ifcvt-limit=0 -q7x2-unroll-completely=0 -q7x2-max-predicated=0 -asm-verbose=0 \
; RUN:   -verify-machineinstrs %s -o - | FileCheck %s
target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; Threads that diverge at a branch reconverge at its immediate post-dominator.
;
; CHECK-LABEL: diamond:
; CHECK: BSSY [[B:B[0-9]+]], [[JOIN:.LBB[0-9_]+]] ;
; CHECK: @{{!?}}P0 BRA
; CHECK: LDG
; CHECK: [[JOIN]]:
; CHECK: BSYNC [[B]] ;
define ptx_kernel void @diamond(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, 7
  br i1 %c, label %yes, label %no
yes:
  %a = load volatile i32, ptr addrspace(1) %p
  br label %join
no:
  store volatile i32 1, ptr addrspace(1) %p
  br label %join
join:
  %v = phi i32 [ %a, %yes ], [ 2, %no ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile i32 %v, ptr addrspace(1) %p
  ret void
}

; A branch on a uniform value needs no barrier.
;
; CHECK-LABEL: uniform:
; CHECK-NOT: BSSY
; CHECK: BRA.U
; CHECK-NOT: BSYNC
; CHECK: .end_kernel
define ptx_kernel void @uniform(ptr addrspace(1) %p, i32 %n) {
  %c = icmp slt i32 %n, 7
  br i1 %c, label %yes, label %join
yes:
  store volatile i32 1, ptr addrspace(1) %p
  br label %join
join:
  store volatile i32 2, ptr addrspace(1) %p
  ret void
}

; Threads leave a loop in different iterations: BSSY is before the loop.
;
; CHECK-LABEL: loop:
; CHECK: BSSY [[B:B[0-9]+]], [[EXIT:.LBB[0-9_]+]] ;
; CHECK: [[HEAD:.LBB[0-9_]+]]:
; CHECK-NOT: BSSY
; CHECK: BRA [[HEAD]] ;
; CHECK: [[EXIT]]:
; CHECK: BSYNC [[B]] ;
define ptx_kernel void @loop(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ %t, %0 ], [ %next, %head ]
  store volatile i32 %i, ptr addrspace(1) %p
  %next = add i32 %i, 3
  %c = icmp slt i32 %next, 100
  br i1 %c, label %head, label %exit
exit:
  store volatile i32 0, ptr addrspace(1) %p
  ret void
}

; The threads of one side end: there is nothing to reconverge for.
;
; CHECK-LABEL: leave:
; CHECK-NOT: BSYNC
; CHECK: .end_kernel
define ptx_kernel void @leave(ptr addrspace(1) %p, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  br i1 %c, label %work, label %done
work:
  store i32 1, ptr addrspace(1) %p
  unreachable
done:
  ret void
}

; All paths out of the inner loop lead to the next iteration of the outer one:
; the threads reconverge at its header.
;
; CHECK-LABEL: goes_on:
; CHECK: [[HEADER:.LBB[0-9_]+]]:
; CHECK: BSYNC [[B:B[0-9]+]] ;
; CHECK: BSSY [[B]], [[HEADER]] ;
; CHECK-NEXT: [[INNER:.LBB[0-9_]+]]:
; CHECK-NOT: BSSY
; CHECK: BRA [[HEADER]] ;
; CHECK: BRA [[INNER]] ;
; CHECK-NOT: BSYNC
; CHECK: BRA [[HEADER]] ;
; CHECK: .end_kernel
define ptx_kernel void @goes_on(ptr addrspace(1) %p) {
entry:
  br label %outer
outer:
  %a = load volatile i32, ptr addrspace(1) %p
  br label %inner
inner:
  %b = load volatile i32, ptr addrspace(1) %p
  %next = icmp eq i32 %b, %a
  br i1 %next, label %outer, label %more
more:
  %c = load volatile i32, ptr addrspace(1) %p
  %again = icmp eq i32 %c, 0
  br i1 %again, label %inner, label %join
join:
  store volatile i32 1, ptr addrspace(1) %p
  %d = load volatile i32, ptr addrspace(1) %p
  %end = icmp eq i32 %d, 0
  br i1 %end, label %exit, label %outer
exit:
  ret void
}

; A loop that is entered from two blocks, one after the other: threads that pass
; the first one before the second one must not overwrite its barrier.
;
; CHECK-LABEL: two_entries:
; CHECK: BSSY [[B:B[0-9]+]], [[JOIN:.LBB[0-9_]+]] ;
; CHECK-NOT: BSSY [[B]],
; CHECK: .end_kernel
define ptx_kernel void @two_entries(ptr addrspace(1) %p) {
entry:
  %a = load volatile i32, ptr addrspace(1) %p
  %skip = icmp eq i32 %a, 0
  br i1 %skip, label %loop, label %other
other:
  %b = load volatile i32, ptr addrspace(1) %p
  %early = icmp eq i32 %b, 0
  br i1 %early, label %join, label %loop
loop:
  %c = load volatile i32, ptr addrspace(1) %p
  store volatile i32 %c, ptr addrspace(1) %p
  %again = icmp eq i32 %c, 0
  br i1 %again, label %loop, label %join
join:
  store volatile i32 1, ptr addrspace(1) %p
  ret void
}

; The counter is uniform in each iteration. Threads that left the loop in different
; iterations have different values of it: the branch after the loop diverges.
;
; CHECK-LABEL: temporal:
; CHECK: [[HEAD:.LBB[0-9_]+]]:
; CHECK: @P0 BRA [[HEAD]] ;
; CHECK: BSYNC
; CHECK: @P0 BRA [[END:.LBB[0-9_]+]] ;
; CHECK: [[END]]:
define ptx_kernel void @temporal(ptr addrspace(1) %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr addrspace(1) %p
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %t
  br i1 %more, label %loop, label %after
after:
  %one = icmp eq i32 %i, 1
  br i1 %one, label %yes, label %end
yes:
  store volatile i32 -1, ptr addrspace(1) %p
  br label %end
end:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile i32 -2, ptr addrspace(1) %p
  ret void
}

; Threads that break out of a loop leave the iteration's barrier, so that the
; others do not wait for them, and reconverge with them after the loop.
;
; CHECK-LABEL: break_out:
; CHECK: BSSY [[ALL:B[0-9]+]], [[AFTER:.LBB[0-9_]+]] ;
; CHECK: [[NEXT:.LBB[0-9_]+]]:
; CHECK-NEXT: BSYNC [[ITERATION:B[0-9]+]] ;
; CHECK: BAR.SYNC
; CHECK: BSSY [[ITERATION]], [[NEXT]] ;
; CHECK-NEXT: @P0 BRA [[NEXT]] ;
; CHECK: BRA [[NEXT]] ;
; CHECK: [[AFTER]]:
; CHECK-NEXT: BREAK [[ITERATION]] ;
; CHECK-NEXT: BSYNC [[ALL]] ;
; CHECK: .end_kernel
define ptx_kernel void @break_out(ptr addrspace(1) %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ %t, %entry ], [ %j, %next ]
  %a = load i32, ptr addrspace(1) %p
  %c = icmp slt i32 %a, %i
  br i1 %c, label %maybe, label %next
maybe:
  store volatile i32 1, ptr addrspace(1) %p
  %d = icmp slt i32 %i, 100
  br i1 %d, label %after, label %next
next:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j = add i32 %i, 1
  %e = icmp slt i32 %j, 200
  br i1 %e, label %head, label %after
after:
  store volatile i32 2, ptr addrspace(1) %p
  ret void
}

; Threads that have diverged can call a function: in its loops they can be in
; different iterations.
;
; CHECK-LABEL: called:
; CHECK-NOT: BRA.U
; CHECK: RET
define void @called(ptr addrspace(1) %p) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr addrspace(1) %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, 100
  br i1 %c, label %loop, label %end
end:
  ret void
}

; After a loop that threads leave in different iterations, before they reconverge:
; one can execute the last iteration of the second loop together with another
; one's first.
;
; CHECK-LABEL: late:
; CHECK: BSSY [[B:B[0-9]+]], [[POINT:.LBB[0-9_]+]] ;
; CHECK-NEXT: [[HEAD:.LBB[0-9_]+]]:
; CHECK: @P0 BRA.U [[HEAD]] ;
; CHECK: MOV R0, 0x0 ;
; CHECK-NEXT: [[WORK:.LBB[0-9_]+]]:
; CHECK: @P0 BRA [[WORK]] ;
; CHECK-NEXT: [[POINT]]:
; CHECK-NEXT: BSYNC [[B]] ;
; CHECK: .end_kernel
define ptx_kernel void @late(ptr addrspace(1) %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  store volatile i32 0, ptr addrspace(1) %p
  %mine = icmp eq i32 %i, %t
  br i1 %mine, label %work, label %next
next:
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %head, label %after
work:
  %k = phi i32 [ 0, %head ], [ %l, %work ]
  store volatile i32 %k, ptr addrspace(1) %p
  %l = add i32 %k, 1
  %c = icmp slt i32 %l, 50
  br i1 %c, label %work, label %after
after:
  store volatile i32 2, ptr addrspace(1) %p
  ret void
}

; Two loops share a header when the code between theirs has been folded away. The
; outer one gets a header of its own: threads reconverge before its BAR.
;
; CHECK-LABEL: shared_header:
; CHECK: [[OUTER:.LBB[0-9_]+]]:
; CHECK-NEXT: BSSY [[B:B[0-9]+]], [[NEXT:.LBB[0-9_]+]] ;
; CHECK-NEXT: [[INNER:.LBB[0-9_]+]]:
; CHECK: @P0 BRA [[INNER]] ;
; CHECK-NEXT: [[NEXT]]:
; CHECK-NEXT: BSYNC [[B]] ;
; CHECK: BAR.SYNC
; CHECK: BRA.U UP0, [[OUTER]] ;
; CHECK: .end_kernel
define ptx_kernel void @shared_header(ptr addrspace(1) %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  br label %inner
inner:
  %v = load volatile i32, ptr addrspace(1) %p
  store volatile i32 %v, ptr addrspace(1) %p
  %more = icmp slt i32 %v, %t
  br i1 %more, label %inner, label %next
next:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %outer, label %end
end:
  ret void
}

; The iterations of a cycle with two entries have no unique beginning: threads do
; not reconverge within it.
;
; CHECK-LABEL: irreducible:
; CHECK: BSSY [[B:B[0-9]+]], [[AFTER:.LBB[0-9_]+]] ;
; CHECK-NOT: {{BSSY|BSYNC}}
; CHECK: [[AFTER]]:
; CHECK-NEXT: BSYNC [[B]] ;
; CHECK: .end_kernel
define ptx_kernel void @irreducible(ptr addrspace(1) %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = trunc i32 %n to i1
  br i1 %odd, label %first, label %second
first:
  store volatile i32 1, ptr addrspace(1) %p
  br label %second
second:
  %v = load volatile i32, ptr addrspace(1) %p
  %leave = icmp eq i32 %v, %t
  br i1 %leave, label %first, label %on
on:
  store volatile i32 2, ptr addrspace(1) %p
  %more = icmp slt i32 %v, %n
  br i1 %more, label %second, label %after
after:
  store volatile i32 3, ptr addrspace(1) %p
  ret void
}
