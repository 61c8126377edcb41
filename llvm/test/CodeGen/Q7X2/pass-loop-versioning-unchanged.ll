; Loops that q7x2-loop-versioning leaves without a version.
; RUN: llc -O2 -stop-after=q7x2-loop-versioning %s -o - | FileCheck %s --implicit-check-not=overlap
; RUN: opt -S -passes=verify %s -o - | sed 's/ noalias / /' | llc -O2 -stop-after=q7x2-loop-versioning -o - | FileCheck %s --check-prefix=ALIAS

target triple = "q7x2"

; The source says that the buffers do not overlap.
; CHECK-LABEL: @restricted(
; ALIAS-LABEL: @restricted(
; ALIAS: @llvm.nvvm.read.ptx.sreg.envreg14()
define ptx_kernel void @restricted(ptr addrspace(1) noalias %y, ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %q = getelementptr float, ptr addrspace(1) %y, i32 %i
  store float %v, ptr addrspace(1) %q
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; The same buffer.
; CHECK-LABEL: @one_buffer(
define ptx_kernel void @one_buffer(ptr addrspace(1) %y, ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %y, i32 %n
  %v = load float, ptr addrspace(1) %p
  %q = getelementptr float, ptr addrspace(1) %y, i32 %i
  store float %v, ptr addrspace(1) %q
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; A pointer that was loaded: nothing is known of its buffer.
; CHECK-LABEL: @loaded_pointer(
define ptx_kernel void @loaded_pointer(ptr addrspace(1) %y, ptr addrspace(1) %table, i32 %n) {
entry:
  %a = load ptr addrspace(1), ptr addrspace(1) %table
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %q = getelementptr float, ptr addrspace(1) %y, i32 %i
  store float %v, ptr addrspace(1) %q
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; Volatile and atomic accesses, barriers.
; CHECK-LABEL: @volatile_load(
define ptx_kernel void @volatile_load(ptr addrspace(1) %y, ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load volatile float, ptr addrspace(1) %p
  store float %v, ptr addrspace(1) %y
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: @atomic_sum(
define ptx_kernel void @atomic_sum(ptr addrspace(1) %y, ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %old = atomicrmw add ptr addrspace(1) %y, i32 %v monotonic
  store i32 %old, ptr addrspace(1) %y
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: @barrier(
define ptx_kernel void @barrier(ptr addrspace(1) %y, ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %y
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; Shared memory overlaps nothing in global memory.
; CHECK-LABEL: @shared(
define ptx_kernel void @shared(ptr addrspace(3) %y, ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %q = getelementptr float, ptr addrspace(3) %y, i32 %i
  store float %v, ptr addrspace(3) %q
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; A structure by value is not a buffer of the launch.
; CHECK-LABEL: @structure(
define ptx_kernel void @structure(ptr addrspace(1) %y, ptr byval([16 x float]) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr %a, i32 %i
  %v = load float, ptr %p
  %q = getelementptr float, ptr addrspace(1) %y, i32 %i
  store float %v, ptr addrspace(1) %q
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; Only launches know buffers; a function's arguments may be anything.
; CHECK-LABEL: @function(
define void @function(ptr addrspace(1) %y, ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %q = getelementptr float, ptr addrspace(1) %y, i32 %i
  store float %v, ptr addrspace(1) %q
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; Code for size has one version.
; CHECK-LABEL: @small_code(
define ptx_kernel void @small_code(ptr addrspace(1) %y, ptr addrspace(1) %a, i32 %n) optsize {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %q = getelementptr float, ptr addrspace(1) %y, i32 %i
  store float %v, ptr addrspace(1) %q
  %i1 = add nsw i32 %i, 1
  %end = icmp eq i32 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}
