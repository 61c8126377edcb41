; RUN: llc -mattr=+interlocked -verify-machineinstrs -asm-verbose=0 %s -o - | FileCheck %s
;
; Endless loops with one exit. Threads diverge in their inner loops, and reconverge
; after each of these.
target triple = "q7x2"

; The threads return together: RET has no guard.
;
; CHECK-LABEL: returns:
; CHECK: BSSY [[OUTER:B[0-9]+]], [[END:.LBB[0-9_]+]] ;
; CHECK: BSSY [[B:B[0-9]+]], [[TWOS:.LBB[0-9_]+]] ;
; CHECK: [[TWOS]]:
; CHECK-NEXT: BSYNC [[B]] ;
; CHECK: BSSY [[B]], [[THREES:.LBB[0-9_]+]] ;
; CHECK: [[THREES]]:
; CHECK-NEXT: BSYNC [[B]] ;
; CHECK-NOT: @{{.*}} RET
; CHECK: [[END]]:
; CHECK-NEXT: BSYNC [[OUTER]] ;
; CHECK: RET
define i32 @returns(i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ %n, %entry ], [ %next, %again ]
  br label %twos
twos:
  %m = phi i32 [ %i, %outer ], [ %half, %twos ]
  %half = lshr i32 %m, 1
  %odd = trunc i32 %half to i1
  br i1 %odd, label %threes, label %twos
threes:
  %k = phi i32 [ %half, %twos ], [ %less, %threes ]
  %less = sub i32 %k, 3
  %more = icmp sgt i32 %less, 3
  br i1 %more, label %threes, label %test
test:
  %done = icmp eq i32 %less, 1
  br i1 %done, label %end, label %again
again:
  %next = add i32 %i, 1
  br label %outer
end:
  ret i32 %i
}

; Threads that end do not participate in barriers any longer.
;
; CHECK-LABEL: ends:
; CHECK: [[LAST:.LBB[0-9_]+]]:
; CHECK-NEXT: BSYNC [[B:B[0-9]+]] ;
; CHECK: @{{!?P[0-9]}} EXIT ;
; CHECK: BSSY [[B]], [[TWOS:.LBB[0-9_]+]] ;
; CHECK: [[TWOS]]:
; CHECK-NEXT: BSYNC [[B]] ;
; CHECK: BSSY [[B]], [[LAST]] ;
define ptx_kernel void @ends(ptr addrspace(1) %p) {
entry:
  br label %outer
outer:
  %n = load volatile i32, ptr addrspace(1) %p
  br label %twos
twos:
  %m = phi i32 [ %n, %outer ], [ %half, %twos ]
  %half = lshr i32 %m, 1
  %odd = trunc i32 %half to i1
  br i1 %odd, label %threes, label %twos
threes:
  %k = phi i32 [ %half, %twos ], [ %less, %threes ]
  %less = sub i32 %k, 3
  %more = icmp sgt i32 %less, 3
  br i1 %more, label %threes, label %test
test:
  store volatile i32 %less, ptr addrspace(1) %p
  %done = icmp eq i32 %less, 1
  br i1 %done, label %end, label %outer
end:
  ret void
}

; The outer loop has two exits, one of them with code of its own. Threads that take
; it leave the barrier; the others reconverge in the loop, and are all in the same
; iteration.
;
; CHECK-LABEL: iterations:
; CHECK: BSSY [[B:B[0-9]+]], [[JOIN:.LBB[0-9_]+]] ;
; CHECK-NEXT: @P0 BRA [[JOIN]] ;
; CHECK: @P0 BRA [[LEAVE:.LBB[0-9_]+]] ;
; CHECK: [[JOIN]]:
; CHECK-NEXT: BSYNC [[B]] ;
; CHECK: BRA.U
; CHECK: MUFU.SIN
; CHECK: BRA.U
; CHECK: [[LEAVE]]:
; CHECK-NEXT: BREAK [[B]] ;
; CHECK: .end_kernel
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.sin.f32(float)
define ptx_kernel void @iterations(ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %j, %again ]
  %m = mul i32 %i, %t
  %r = urem i32 %m, 5
  %in = icmp eq i32 %r, 1
  br i1 %in, label %inside, label %before
inside:
  store volatile i32 %m, ptr addrspace(1) %p
  %big = icmp ugt i32 %m, 99
  br i1 %big, label %leave, label %before
before:
  %none = icmp eq i32 %i, 0
  br i1 %none, label %again, label %inner
inner:
  %k = phi i32 [ %i, %before ], [ %l, %inner ]
  %l = sub i32 %k, 1
  %f = uitofp i32 %k to float
  %s = call fast float @llvm.sin.f32(float %f)
  store volatile float %s, ptr addrspace(1) %q
  %more = icmp ne i32 %l, 0
  br i1 %more, label %inner, label %again
again:
  %j = add i32 %i, 1
  %last = icmp ugt i32 %m, 200
  br i1 %last, label %end, label %outer
leave:
  store volatile i32 1, ptr addrspace(1) %q
  store volatile i32 2, ptr addrspace(1) %q
  store volatile i32 3, ptr addrspace(1) %q
  store volatile i32 4, ptr addrspace(1) %q
  store volatile i32 5, ptr addrspace(1) %q
  store volatile i32 6, ptr addrspace(1) %q
  br label %end
end:
  ret void
}
