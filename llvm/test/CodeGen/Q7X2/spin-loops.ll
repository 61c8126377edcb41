; RUN: llc -mattr=+interlocked -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -O0 -mattr=+interlocked -verify-machineinstrs %s -o - \
; RUN:   | FileCheck %s --check-prefix=O0
target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)

; A thread that has taken the lock does not wait for those that try to: they
; reconverge after the release.
;
; CHECK-LABEL: lock:
; CHECK: BSSY [[B:B[0-9]+]], [[POINT:.LBB[0-9_]+]] ;
; CHECK: [[LOOP:.LBB[0-9_]+]]:
; CHECK: ATOMG.EXCH
; CHECK: YIELD ;
; CHECK-NEXT: @P0 BRA [[LOOP]] ;
; CHECK-NOT: BSYNC
; CHECK: STG.STRONG
; CHECK: [[POINT]]:
; CHECK: BSYNC [[B]] ;
; CHECK: STG [
define ptx_kernel void @lock(ptr addrspace(1) %l) {
  br label %try
try:
  %old = atomicrmw xchg ptr addrspace(1) %l, i32 1 syncscope("device") acquire
  %held = icmp ne i32 %old, 0
  br i1 %held, label %try, label %taken
taken:
  store atomic i32 0, ptr addrspace(1) %l syncscope("device") release, align 4
  store i32 7, ptr addrspace(1) %l
  ret void
}

; With no release after the loop, no thread waits for one that has left it: a flag.
;
; CHECK-LABEL: flag:
; CHECK: BSSY [[B:B[0-9]+]], [[POINT:.LBB[0-9_]+]] ;
; CHECK: LDG.STRONG
; CHECK: YIELD ;
; CHECK-NEXT: @P0 BRA
; CHECK: [[POINT]]:
; CHECK: BSYNC [[B]] ;
; CHECK: LDG
; CHECK: SHFL
; CHECK: STG
define ptx_kernel void @flag(ptr addrspace(1) %l, ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %f = getelementptr i32, ptr addrspace(1) %l, i32 %t
  br label %look
look:
  %v = load atomic i32, ptr addrspace(1) %f syncscope("device") monotonic, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %look, label %seen
seen:
  %a = load volatile i32, ptr addrspace(1) %p
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %a, i32 1, i32 31)
  store i32 %s, ptr addrspace(1) %f
  ret void
}

; A function that only takes a lock: its caller contains the release.
;
; CHECK-LABEL: take:
; CHECK-NOT: BSSY
; CHECK: YIELD ;
; CHECK-NOT: BSYNC
; CHECK: RET
define void @take(ptr addrspace(1) %l) {
  br label %try
try:
  %r = cmpxchg ptr addrspace(1) %l, i32 0, i32 1 syncscope("device") acquire monotonic
  %ok = extractvalue { i32, i1 } %r, 1
  br i1 %ok, label %taken, label %try
taken:
  ret void
}

; A compare-and-swap of a value that was read with one computed from it does not
; spin.
;
; CHECK-LABEL: update:
; CHECK-NOT: YIELD
; CHECK: ATOMG.CAS
; CHECK-NOT: YIELD
; CHECK: BSYNC
; CHECK: .end_kernel
; O0-LABEL: update:
; O0-NOT: YIELD
; O0: .end_kernel
define ptx_kernel void @update(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %try
try:
  %old = load volatile i32, ptr addrspace(1) %p
  %new = mul i32 %old, %t
  %r = cmpxchg ptr addrspace(1) %p, i32 %old, i32 %new syncscope("device") monotonic monotonic
  %ok = extractvalue { i32, i1 } %r, 1
  br i1 %ok, label %done, label %try
done:
  store i32 1, ptr addrspace(1) %q
  ret void
}

; A loop does not spin on memory that it writes itself.
;
; CHECK-LABEL: counter:
; CHECK-NOT: YIELD
; CHECK: .end_kernel
define ptx_kernel void @counter(ptr addrspace(1) %p) {
  br label %loop
loop:
  %v = load volatile i32, ptr addrspace(1) %p
  %w = add i32 %v, 1
  store volatile i32 %w, ptr addrspace(1) %p
  %c = icmp slt i32 %w, 9
  br i1 %c, label %loop, label %done
done:
  ret void
}

; The lock is taken and released in each iteration: the outer loop does not spin,
; and threads reconverge in each iteration.
;
; CHECK-LABEL: iterations:
; CHECK-COUNT-1: YIELD ;
; CHECK: STG.STRONG
; CHECK: BSYNC
; CHECK-NOT: YIELD
; CHECK: @{{!?P[0-9]}}
; CHECK-NOT: YIELD
; CHECK: .end_kernel
define ptx_kernel void @iterations(ptr addrspace(1) %l) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %outer
outer:
  %i = phi i32 [ 0, %0 ], [ %j, %taken ]
  br label %try
try:
  %old = atomicrmw or ptr addrspace(1) %l, i32 1 syncscope("device") acquire
  %held = icmp ne i32 %old, 0
  br i1 %held, label %try, label %taken
taken:
  store atomic i32 0, ptr addrspace(1) %l syncscope("device") release, align 4
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %t
  br i1 %more, label %outer, label %done
done:
  ret void
}

; A shuffle stays after the WARPSYNC that synchronizes its threads.
;
; CHECK-LABEL: shuffle:
; CHECK: RED.EXCH
; CHECK: WARPSYNC
; CHECK: SHFL
define ptx_kernel void @shuffle(ptr addrspace(1) %l, ptr addrspace(1) %p, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = load volatile i32, ptr addrspace(1) %p
  %u = atomicrmw xchg ptr addrspace(1) %l, i32 0 syncscope("device") monotonic
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %t, i32 1, i32 31)
  store volatile i32 %s, ptr addrspace(1) %p
  ret void
}

; Threads that have seen their flag wait for the others at BAR. The others must not
; wait for them at the header of the inner loop, but after it.
;
; CHECK-LABEL: phases:
; CHECK: BSSY [[B:B[0-9]+]], [[SEEN:.LBB[0-9_]+]] ;
; CHECK: [[LOOK:.LBB[0-9_]+]]: // %look
; CHECK: YIELD ;
; CHECK-NEXT: @P0 BRA [[LOOK]] ;
; CHECK: BSYNC [[B]] ;
; CHECK: BAR.SYNC
; CHECK-NOT: BSYNC
; CHECK: .end_kernel
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define ptx_kernel void @phases(ptr addrspace(1) %l, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %f = getelementptr i32, ptr addrspace(1) %l, i32 %t
  br label %outer
outer:
  %i = phi i32 [ 0, %0 ], [ %j, %seen ]
  br label %look
look:
  %v = load atomic i32, ptr addrspace(1) %f syncscope("device") acquire, align 4
  %wait = icmp ult i32 %v, %i
  br i1 %wait, label %look, label %seen
seen:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %outer, label %done
done:
  ret void
}
