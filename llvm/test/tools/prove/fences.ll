; Writes of other threads are seen from a fence on that acquires, and writes of this one
; by a fence that releases: those of fences, of atomic accesses with an order, and
; barriers of the warp.
;
; RUN: %prove %s --timeout 20 | FileCheck %s --check-prefix=PROVED
; PROVED-COUNT-30: : proved
; PROVED: 30 proved, 0 wrong, 4 undecided

; Code for the threads of a warp has nothing that the order could be seen at; for this thread
; alone nothing is ordered. No other thread sees the objects of the stack.
; RUN: %prove %s --function for_warp | FileCheck %s --check-prefix=WARP
; WARP: for_warp at -O0: undecided (not modeled: a fence for the threads of a warp)
; WARP: for_warp at -O2: undecided (not modeled: a fence for the threads of a warp)
; RUN: %prove %s --function of_stack | FileCheck %s --check-prefix=STACK
; STACK: of_stack at -O0: undecided (not modeled: an order by an access to a stack object)

; A fence that is left out, and one of another scope.
; RUN: sed 's/store atomic i32 1\(.*\)release/store atomic i32 1\1monotonic/; s/syncscope("device") acquire, align 4 ; taken/syncscope("workgroup") acquire, align 4/' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function publish --object %t.o | FileCheck %s --check-prefix=NONE
; NONE: wrong: {{.*}}effects on other threads
; RUN: not %prove %s --function take --object %t.o | FileCheck %s --check-prefix=SCOPE
; SCOPE: wrong: {{.*}}effects on other threads

; A write is published too late, a load is done too early.
; RUN: sed '/; written/{h;d}; /; published/G' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function publish --object %t.o | FileCheck %s --check-prefix=LATE
; LATE: wrong: {{.*}}global memory at MEMBAR.GPU
; RUN: not %prove %s --function released --object %t.o | FileCheck %s --check-prefix=RELEASED
; RUN: not %prove %s --function both --object %t.o | FileCheck %s --check-prefix=EARLY
; RELEASED: wrong: {{.*}}global memory at MEMBAR.CTA
; RUN: sed '/; taken/{h;d}; /; read/G' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function take --object %t.o | FileCheck %s --check-prefix=EARLY
; RUN: not %prove %s --function acquired --object %t.o | FileCheck %s --check-prefix=EARLY
; RUN: not %prove %s --function compared --object %t.o | FileCheck %s --check-prefix=EARLY
; EARLY: wrong: {{.*(result 0|global memory)}}

; An access may be moved over a fence that has the other order only.
; RUN: sed '/; over release/{h;d}; /; may be after/G' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: %prove %s --function other --object %t.o | FileCheck %s --check-prefix=OTHER
; OTHER: 1 proved, 0 wrong, 0 undecided

; One of two branches acquires, the other one releases.
; RUN: sed 's/syncscope("agent") release ; in a branch/syncscope("agent") acquire/' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: %prove %s --function branches --object %t.o | FileCheck %s --check-prefix=OTHER
; RUN: sed 's/^.*; in branches/  %%r = load i32, ptr addrspace(1) %%p\n&/; /; joined/d' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function branches --object %t.o | FileCheck %s --check-prefix=JOINED
; JOINED: wrong: {{.*}}result 0

; A barrier of the warp that is left out, a store after it, a load before it.
; RUN: sed '/call void.*bar.warp/d' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function warp --object %t.o | FileCheck %s --check-prefix=NONE2
; NONE2: wrong: {{.*}}effects on other threads
; RUN: sed '/; warp stores/{h;d}; /; warp synchronizes/G' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function warp --object %t.o | FileCheck %s --check-prefix=WARPLATE
; WARPLATE: wrong: {{.*}}shared memory at WARPSYNC
; RUN: sed '/; warp synchronizes/{h;d}; /; warp loads/G' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function warp --object %t.o | FileCheck %s --check-prefix=WARPEARLY
; WARPEARLY: wrong: {{.*}}shared memory

; An exchange in a warp orders no accesses.
; RUN: sed '/; before shuffle/{h;d}; /; shuffled/G' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: %prove %s --function shuffle --object %t.o | FileCheck %s --check-prefix=OTHER

target triple = "q7x2"

define ptx_kernel void @publish(i32 %a, ptr addrspace(1) %p, ptr addrspace(1) %flag) {
  store i32 %a, ptr addrspace(1) %p ; written
  store atomic i32 1, ptr addrspace(1) %flag syncscope("device") release, align 4 ; published
  ret void
}

define ptx_kernel void @take(ptr addrspace(1) %p, ptr addrspace(1) %flag, ptr addrspace(1) %q) {
  %f = load atomic i32, ptr addrspace(1) %flag syncscope("device") acquire, align 4 ; taken
  %v = load i32, ptr addrspace(1) %p ; read
  %w = load atomic i32, ptr addrspace(1) %flag monotonic, align 4
  %s = add i32 %v, %w
  store i32 %s, ptr addrspace(1) %q
  ret void
}

define ptx_kernel void @released(i32 %a, ptr addrspace(1) %p) {
  store i32 %a, ptr addrspace(1) %p ; written
  fence syncscope("workgroup") release ; published
  ret void
}

define ptx_kernel void @acquired(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  fence syncscope("agent") acquire ; taken
  %v = load i32, ptr addrspace(1) %p ; read
  store i32 %v, ptr addrspace(1) %q
  ret void
}

define i32 @both(i32 %a, ptr addrspace(1) %p, ptr addrspace(1) %q) {
  store i32 %a, ptr addrspace(1) %p ; written
  %o = atomicrmw add ptr addrspace(1) %q, i32 %a syncscope("workgroup") acq_rel ; published
  %r = load i32, ptr addrspace(1) %p
  %s = sub i32 %r, %o
  ret i32 %s
}

define i32 @compared(i32 %a, i32 %b, ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %o = cmpxchg ptr addrspace(1) %p, i32 %a, i32 %b monotonic acquire ; taken
  %v = load i32, ptr addrspace(1) %q ; read
  store i32 7, ptr addrspace(1) %q
  ret i32 %v
}

; The store of a flag that is sequentially consistent has a fence after it, too.
define i32 @consistent(i32 %a, ptr addrspace(3) %p, ptr addrspace(3) %q) {
  store atomic i32 %a, ptr addrspace(3) %p seq_cst, align 4
  %v = load atomic i32, ptr addrspace(3) %q seq_cst, align 4
  %o = cmpxchg weak ptr addrspace(3) %p, i32 %a, i32 %v release seq_cst
  %r = extractvalue { i32, i1 } %o, 0
  ret i32 %r
}

define i32 @other(i32 %a, ptr addrspace(1) %p) {
  fence release ; over release
  %v = load i32, ptr addrspace(1) %p ; may be after
  ret i32 %v
}

define i32 @branches(i32 %a, ptr addrspace(1) %p) {
  %c = icmp slt i32 %a, 5 ; in branches
  br i1 %c, label %yes, label %no
yes:
  fence syncscope("agent") release ; in a branch
  br label %end
no:
  fence syncscope("agent") acquire
  br label %end
end:
  %r = load i32, ptr addrspace(1) %p ; joined
  ret i32 %r
}

; Loops of compare-and-exchange.
define i8 @narrow(ptr addrspace(1) %p, i8 %a) {
  %o = atomicrmw add ptr addrspace(1) %p, i8 %a acquire
  ret i8 %o
}

define i32 @conditional(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %a) {
  %o = atomicrmw usub_cond ptr addrspace(1) %p, i32 %a release
  %s = atomicrmw usub_sat ptr addrspace(1) %q, i32 %o seq_cst
  ret i32 %s
}

define ptx_kernel void @of_nvvm(i32 %a, ptr addrspace(1) %p, ptr addrspace(1) %q) {
  store i32 %a, ptr addrspace(1) %p
  call void @llvm.nvvm.membar.cta()
  %v = load i32, ptr addrspace(1) %p
  call void @llvm.nvvm.membar.gl()
  store i32 %v, ptr addrspace(1) %q
  call void @llvm.nvvm.membar.sys()
  ret void
}

define i32 @alone(ptr addrspace(1) %p, i32 %a) {
  store i32 %a, ptr addrspace(1) %p
  fence syncscope("singlethread") seq_cst
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

define ptx_kernel void @warp(i32 %a, i32 %m, ptr addrspace(3) %p, ptr addrspace(3) %q) {
  store i32 %a, ptr addrspace(3) %p ; warp stores
  call void @llvm.nvvm.bar.warp.sync(i32 %m) ; warp synchronizes
  %v = load i32, ptr addrspace(3) %q ; warp loads
  %x = add i32 %v, %a
  store i32 %x, ptr addrspace(3) %p
  ret void
}

define i32 @shuffle(i32 %a, ptr addrspace(3) %p) {
  store i32 %a, ptr addrspace(3) %p ; before shuffle
  %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 3, i32 31) ; shuffled
  %v = load i32, ptr addrspace(3) %p
  %x = add i32 %v, %s
  ret i32 %x
}

define i32 @for_warp(ptr addrspace(1) %p) {
  fence syncscope("wavefront") release
  %r = load i32, ptr addrspace(1) %p
  ret i32 %r
}

define i32 @of_stack(i32 %a) {
  %o = alloca i32
  store atomic i32 %a, ptr %o release, align 4
  %v = load i32, ptr %o
  ret i32 %v
}
