; Effects of a thread on others have the same order and the same operands, their results
; are the same, and the thread traps in the same cases.
;
; RUN: %prove %s --timeout 20 | FileCheck %s --check-prefix=PROVED
; PROVED-COUNT-24: : proved
; PROVED: 24 proved, 0 wrong, 0 undecided

; A function whose code is elsewhere.
; RUN: cp %s %t.elsewhere.ll
; RUN: echo 'define available_externally void @elsewhere() { ret void }' >> %t.elsewhere.ll
; RUN: %prove %t.elsewhere.ll --timeout 20 | FileCheck %s --check-prefix=ELSEWHERE
; ELSEWHERE: elsewhere at -O2: no code
; ELSEWHERE: 24 proved, 0 wrong, 0 undecided

; Another special register, another reduction, another mask, another barrier, the
; opposite order, another condition of the trap, an exit elsewhere.
; RUN: sed 's/sreg.tid.x/sreg.tid.y/; s/redux.sync.umin/redux.sync.umax/; s/i32 -1, i32 %%a, i32 %%b/i32 3, i32 %%a, i32 %%b/; s/(i32 3, i32 64)/(i32 4, i32 64)/; s/sub i64 %%t, %%s/sub i64 %%s, %%t/; s/slt i32 %%a, 0 ; trap/slt i32 %%a, 1/; s/slt i32 %%a, 0 ; exit/sgt i32 %%a, 0/' %s > %t.ll
; RUN: llc -O2 -mtriple=q7x2 -filetype=obj %t.ll -o %t.o
; RUN: not %prove %s --object %t.o --timeout 20 | FileCheck %s --check-prefix=OTHER
; OTHER: thread at {{.*}}: wrong
; OTHER: not run: it depends on other threads or the launch
; OTHER: reduced at {{.*}}: wrong
; OTHER: wrong: {{.*}}effects on other threads
; OTHER: shuffled at {{.*}}: wrong
; OTHER: wrong: {{.*}}effects on other threads
; OTHER: barriers at {{.*}}: wrong
; OTHER: wrong: effects on other threads
; OTHER: clocks at {{.*}}: wrong
; OTHER: traps at {{.*}}: wrong
; OTHER: wrong: a trap
; OTHER: exits at {{.*}}: wrong
; OTHER: wrong: {{.*}}global memory
; OTHER: 5 proved, 7 wrong, 0 undecided

; A barrier that is left out.
; RUN: sed '/call void.*barrier/d' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function barriers --object %t.o | FileCheck %s --check-prefix=NONE
; NONE: wrong: effects on other threads

; A store after the barrier before which it is, and a load before the one after which it is:
; other threads read and write between them.
; RUN: sed '/; stored/{h;d}; /; barrier/G' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function exchanges --object %t.o | FileCheck %s --check-prefix=LATE
; LATE: wrong: {{.*}}shared memory
; RUN: sed '/; barrier/{h;d}; /; loaded/G' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function exchanges --object %t.o | FileCheck %s --check-prefix=EARLY
; EARLY: wrong: {{.*}}global memory

; A store that is left out before a barrier, after which the same place is written.
; RUN: sed '/; published/d' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function publishes --object %t.o | FileCheck %s --check-prefix=LESS
; LESS: wrong: shared memory at a barrier

; A load before a barrier in a branch, in a function that is called.
; RUN: sed '/; some barrier/{h;d}; /; some loaded/G' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function some --object %t.o | FileCheck %s --check-prefix=EARLY

target triple = "q7x2"

@table = addrspace(1) constant [4 x i32] [i32 7, i32 1, i32 8, i32 2]

define ptx_kernel void @exchanges(i32 %a, ptr addrspace(3) %p, ptr addrspace(1) %q) {
  store i32 %a, ptr addrspace(3) %p ; stored
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0) ; barrier
  %b = load i32, ptr addrspace(3) %p ; loaded
  store i32 %b, ptr addrspace(1) %q
  ret void
}

define ptx_kernel void @publishes(i32 %a, ptr addrspace(3) %p) {
  store i32 %a, ptr addrspace(3) %p ; published
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr addrspace(3) %p
  ret void
}

define internal void @wait() noinline {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

define ptx_kernel void @some(i32 %a, ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %c = icmp slt i32 %a, 5
  store i32 %a, ptr addrspace(1) %p
  br i1 %c, label %yes, label %no
yes:
  call void @wait() ; some barrier
  %b = load i32, ptr addrspace(1) %p ; some loaded
  store i32 %b, ptr addrspace(1) %q
  br label %no
no:
  %d = load i32, ptr addrspace(1) %p
  %e = add i32 %d, %a
  store i32 %e, ptr addrspace(1) %q
  ret void
}

; Memory that no thread writes may be read before.
define ptx_kernel void @constants(i32 %a, ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %i = and i32 %a, 3
  %w = zext i32 %i to i64
  %at = getelementptr i32, ptr addrspace(1) @table, i64 %w
  %b = load i32, ptr addrspace(1) %at
  store i32 %b, ptr addrspace(1) %q
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = load i32, ptr addrspace(1) @table
  %d = load i32, ptr addrspace(1) %p, !invariant.load !0
  %e = add i32 %c, %d
  store i32 %e, ptr addrspace(1) %q
  ret void
}

define i32 @thread(i32 %a) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul i32 %x, %n
  %r = add i32 %m, %a
  ret i32 %r
}

define i32 @reduced(i32 %a, i32 %m) {
  %r = call i32 @llvm.nvvm.redux.sync.umin(i32 %a, i32 %m)
  ret i32 %r
}

define i32 @shuffled(i32 %a, i32 %b) {
  %p = call { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32 -1, i32 %a, i32 %b, i32 0)
  %v = extractvalue { i32, i1 } %p, 0
  %q = extractvalue { i32, i1 } %p, 1
  %r = select i1 %q, i32 %v, i32 %a
  ret i32 %r
}

define ptx_kernel void @barriers(i32 %i, i32 %n, ptr addrspace(1) %p) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 3, i32 64)
  call void @llvm.nvvm.barrier.cta.arrive.count(i32 %i, i32 %n)
  ret void
}

define i64 @clocks() {
  %s = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %t = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %r = sub i64 %t, %s
  ret i64 %r
}

define i32 @traps(i32 %a) {
  %q = icmp slt i32 %a, 0 ; trap
  br i1 %q, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  %r = add i32 %a, 7
  ret i32 %r
}

define ptx_kernel void @exits(i32 %a, ptr addrspace(1) %p) {
  %q = icmp slt i32 %a, 0 ; exit
  br i1 %q, label %bad, label %good
bad:
  call void @llvm.nvvm.exit()
  unreachable
good:
  store i32 %a, ptr addrspace(1) %p
  ret void
}

!0 = !{}
