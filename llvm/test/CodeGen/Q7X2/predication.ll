; RUN: llc -mattr=+interlocked -verify-machineinstrs %s -o - | FileCheck %s
target triple = "q7x2"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

; A short block is predicated.
;
; CHECK-LABEL: short:
; CHECK-NOT: BRA
; CHECK: ISETP.{{[A-Z]+}}.AND [[P:P[0-6]]],
; CHECK-NOT: BRA
; CHECK: @{{!?}}[[P]] LDG
; CHECK: @{{!?}}[[P]] STG
; CHECK-NOT: BRA
; CHECK: EXIT ;
define ptx_kernel void @short(ptr addrspace(1) %p, i32 %n) {
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %then, label %end
then:
  %x = load i32, ptr addrspace(1) %p
  %y = add i32 %x, 7
  store i32 %y, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; Whole warps exit where the block is for the first threads.
;
; CHECK-LABEL: first:
; CHECK: ISETP.{{[A-Z]+}}.AND [[P:P[0-6]]],
; CHECK: @{{!?}}[[P]] EXIT
; CHECK-NOT: @
; CHECK: {{^	}}STG
define ptx_kernel void @first(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %then, label %end
then:
  %x = load i32, ptr addrspace(1) %p
  %y = add i32 %x, 7
  store i32 %y, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; CHECK-LABEL: below:
; CHECK: @{{!?}}P{{[0-6]}} EXIT
; CHECK-NOT: @
; CHECK: {{^	}}STG
define ptx_kernel void @below(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 32
  br i1 %c, label %then, label %end
then:
  %x = load i32, ptr addrspace(1) %p
  %y = add i32 %x, 7
  store i32 %y, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; A diamond: each side under the guard or its inverse.
;
; CHECK-LABEL: diamond:
; CHECK-NOT: BRA
; CHECK: @[[P:P[0-6]]] STG.64
; CHECK-NOT: BRA
; CHECK: @![[P]] STG [
; CHECK-NEXT: {{^	EXIT}} ;
define ptx_kernel void @diamond(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %then, label %else
then:
  store volatile i32 1, ptr addrspace(1) %p
  br label %end
else:
  store volatile i64 2, ptr addrspace(1) %q
  br label %end
end:
  ret void
}

; A convergent operation stays in its branch.
;
; CHECK-LABEL: barrier:
; CHECK: BRA
; CHECK: {{^	BAR.SYNC}}
define ptx_kernel void @barrier(ptr addrspace(1) %p, i32 %n) {
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %then, label %end
then:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %end
end:
  store i32 %n, ptr addrspace(1) %p
  ret void
}

; So does a long block.
;
; CHECK-LABEL: long:
; CHECK: @{{!?}}P0 EXIT
; CHECK-NOT: @{{!?}}P0
define ptx_kernel void @long(ptr addrspace(1) %p, i32 %n) {
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %then, label %end
then:
  store volatile i32 1, ptr addrspace(1) %p
  store volatile i32 2, ptr addrspace(1) %p
  store volatile i32 3, ptr addrspace(1) %p
  store volatile i32 4, ptr addrspace(1) %p
  store volatile i32 5, ptr addrspace(1) %p
  store volatile i32 6, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; Not where the threads are those whose index in the launch is in a range: few warps
; skip the block.
;
; CHECK-LABEL: in_range:
; CHECK-NOT: EXIT
; CHECK-COUNT-6: @{{!?}}P0 STG
; CHECK-NEXT: {{^	EXIT}} ;
define ptx_kernel void @in_range(ptr addrspace(1) %p, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %m = mul i32 %b, 128
  %i = add i32 %m, %t
  %c = icmp slt i32 %i, %n
  br i1 %c, label %then, label %end
then:
  store volatile i32 1, ptr addrspace(1) %p
  store volatile i32 2, ptr addrspace(1) %p
  store volatile i32 3, ptr addrspace(1) %p
  store volatile i32 4, ptr addrspace(1) %p
  store volatile i32 5, ptr addrspace(1) %p
  store volatile i32 6, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; CHECK-LABEL: below_sum:
; CHECK-NOT: EXIT
; CHECK-COUNT-6: @{{!?}}P0 STG
; CHECK-NEXT: {{^	EXIT}} ;
define ptx_kernel void @below_sum(ptr addrspace(1) %p, i32 %n, i32 %k) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %m = mul i32 %b, 128
  %i = add i32 %m, %t
  %s = sub i32 %n, %k
  %c = icmp sgt i32 %s, %i
  br i1 %c, label %then, label %end
then:
  store volatile i32 1, ptr addrspace(1) %p
  store volatile i32 2, ptr addrspace(1) %p
  store volatile i32 3, ptr addrspace(1) %p
  store volatile i32 4, ptr addrspace(1) %p
  store volatile i32 5, ptr addrspace(1) %p
  store volatile i32 6, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; A second condition.
;
; CHECK-LABEL: both_in_range:
; CHECK: @{{!?}}P0 EXIT
; CHECK-NOT: EXIT
; CHECK-COUNT-6: @{{!?}}P0 STG
; CHECK-NEXT: %end
; CHECK-NEXT: {{^	EXIT}} ;
define ptx_kernel void @both_in_range(ptr addrspace(1) %p, i32 %n, i32 %k) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %k
  br i1 %c, label %inside, label %end
inside:
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %m = mul i32 %b, %k
  %l = shl i32 %t, %k
  %o = xor i32 %m, %l
  %i = add i32 %o, %t
  %d = icmp slt i32 %i, %n
  br i1 %d, label %then, label %end
then:
  store volatile i32 1, ptr addrspace(1) %p
  store volatile i32 2, ptr addrspace(1) %p
  store volatile i32 3, ptr addrspace(1) %p
  store volatile i32 4, ptr addrspace(1) %p
  store volatile i32 5, ptr addrspace(1) %p
  store volatile i32 6, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; Of one index, of loaded data or among a block's threads most warps may.
;
; CHECK-LABEL: one_index:
; CHECK: @{{!?}}P0 EXIT
; CHECK-NOT: @{{!?}}P0
define ptx_kernel void @one_index(ptr addrspace(1) %p, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %m = mul i32 %b, 128
  %i = add i32 %m, %t
  %c = icmp eq i32 %i, %n
  br i1 %c, label %then, label %end
then:
  store volatile i32 1, ptr addrspace(1) %p
  store volatile i32 2, ptr addrspace(1) %p
  store volatile i32 3, ptr addrspace(1) %p
  store volatile i32 4, ptr addrspace(1) %p
  store volatile i32 5, ptr addrspace(1) %p
  store volatile i32 6, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; CHECK-LABEL: loaded:
; CHECK: @{{!?}}P0 EXIT
; CHECK-NOT: @{{!?}}P0
define ptx_kernel void @loaded(ptr addrspace(1) %p, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %i = load i32, ptr addrspace(1) %a
  %j = add i32 %i, %t
  %c = icmp slt i32 %j, %n
  br i1 %c, label %then, label %end
then:
  store volatile i32 1, ptr addrspace(1) %p
  store volatile i32 2, ptr addrspace(1) %p
  store volatile i32 3, ptr addrspace(1) %p
  store volatile i32 4, ptr addrspace(1) %p
  store volatile i32 5, ptr addrspace(1) %p
  store volatile i32 6, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; CHECK-LABEL: some_of_block:
; CHECK: @{{!?}}P0 EXIT
; CHECK-NOT: @{{!?}}P0
define ptx_kernel void @some_of_block(ptr addrspace(1) %p, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  br i1 %c, label %then, label %end
then:
  store volatile i32 1, ptr addrspace(1) %p
  store volatile i32 2, ptr addrspace(1) %p
  store volatile i32 3, ptr addrspace(1) %p
  store volatile i32 4, ptr addrspace(1) %p
  store volatile i32 5, ptr addrspace(1) %p
  store volatile i32 6, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; A loop keeps its exit edge, which determines the reconvergence point: here after
; the `if` in its body, in each iteration.
;
; CHECK-LABEL: only_end:
; CHECK: [[LATCH:.LBB[0-9_]+]]:
; CHECK: BSYNC [[B:B[0-9]+]]
; CHECK-NOT: EXIT
; CHECK: @{{!?}}P{{[0-6]}} EXIT
; CHECK: BSSY [[B]], [[LATCH]]
define ptx_kernel void @only_end(ptr addrspace(1) %p) {
entry:
  %n = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load volatile i32, ptr addrspace(1) %a
  %c = icmp sgt i32 %v, %n
  br i1 %c, label %then, label %latch
then:
  store volatile i32 %n, ptr addrspace(1) %a
  store volatile i32 %i, ptr addrspace(1) %a
  store volatile i32 %n, ptr addrspace(1) %a
  store volatile i32 %i, ptr addrspace(1) %a
  store volatile i32 %n, ptr addrspace(1) %a
  store volatile i32 %i, ptr addrspace(1) %a
  store volatile i32 %n, ptr addrspace(1) %a
  store volatile i32 %i, ptr addrspace(1) %a
  store volatile i32 %n, ptr addrspace(1) %a
  store volatile i32 %i, ptr addrspace(1) %a
  store volatile i32 %n, ptr addrspace(1) %a
  store volatile i32 %i, ptr addrspace(1) %a
  store volatile i32 %n, ptr addrspace(1) %a
  br label %latch
latch:
  %next = add i32 %i, 1
  %w = load volatile i32, ptr addrspace(1) %p
  %more = icmp slt i32 %w, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The second condition is uniform among the threads that reach it, which are not
; all threads that reach the first: it keeps a branch of its own.
;
; CHECK-LABEL: some_agree:
; CHECK: @{{!?}}P{{[0-6]}} EXIT
; CHECK: {{^	ISETP}}
; CHECK: @{{!?}}P{{[0-6]}} EXIT
define ptx_kernel void @some_agree(i32 %n, ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %second, label %end
second:
  %all = icmp eq i32 %n, 7
  br i1 %all, label %end, label %then
then:
  store volatile i32 1, ptr addrspace(1) %p
  store volatile i32 2, ptr addrspace(1) %p
  store volatile i32 3, ptr addrspace(1) %p
  store volatile i32 4, ptr addrspace(1) %p
  store volatile i32 5, ptr addrspace(1) %p
  store volatile i32 6, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
