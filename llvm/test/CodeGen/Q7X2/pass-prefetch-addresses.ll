; The loads that q7x2-prefetch-loads requests, and the addresses that it can compute at the
; beginning of the block.
; RUN: llc -mtriple=q7x2 -start-before=q7x2-prefetch-loads -stop-after=q7x2-prefetch-loads %s -o - | FileCheck %s

target triple = "q7x2"

; Two loads after a store, with their addresses.
; CHECK-LABEL: @requested(
; CHECK: loop:
; CHECK-NEXT: %i = phi
; CHECK-NEXT: %j = add i64 %i, 100
; CHECK-NEXT: %p1 = getelementptr
; CHECK-NEXT: load volatile i8, ptr addrspace(1) %p1, align 1
; CHECK-NEXT: %p2 = getelementptr
; CHECK-NEXT: load volatile i8, ptr addrspace(1) %p2, align 1
; CHECK-NEXT: store float 1.0
define void @requested(ptr addrspace(1) %a, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(3) %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store float 1.0, ptr addrspace(1) %y
  %j = add i64 %i, 100
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %j
  %v1 = load float, ptr addrspace(1) %p1
  store float %v1, ptr addrspace(1) %y
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v2 = load float, ptr addrspace(1) %p2
  store float %v2, ptr addrspace(1) %y
  %i1 = add i64 %i, 1
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; Of a row of loads that begins before the store, each further sector once.
; CHECK-LABEL: @row(
; CHECK: loop:
; CHECK-NEXT: %i = phi
; CHECK-NEXT: %p = getelementptr
; CHECK-NEXT: %p4 = getelementptr
; CHECK-NEXT: load volatile i8, ptr addrspace(1) %p4, align 1
; CHECK-NEXT: %p7 = getelementptr
; CHECK-NEXT: load volatile i8, ptr addrspace(1) %p7, align 1
; CHECK-NEXT: %v1 = load
; CHECK-NOT: load volatile
; CHECK: ret void
define void @row(ptr addrspace(1) %a, ptr addrspace(1) %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr <4 x i32>, ptr addrspace(1) %a, i64 %i
  %v1 = load float, ptr addrspace(1) %p
  store float %v1, ptr addrspace(1) %y
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %v2 = load float, ptr addrspace(1) %p2
  store float %v2, ptr addrspace(1) %y
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 24
  %v3 = load float, ptr addrspace(1) %p3
  store float %v3, ptr addrspace(1) %y
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 36
  %v4 = load float, ptr addrspace(1) %p4
  store float %v4, ptr addrspace(1) %y
  %p5 = getelementptr i8, ptr addrspace(1) %p, i64 48
  %v5 = load float, ptr addrspace(1) %p5
  store float %v5, ptr addrspace(1) %y
  %p6 = getelementptr i8, ptr addrspace(1) %p, i64 60
  %v6 = load float, ptr addrspace(1) %p6
  store float %v6, ptr addrspace(1) %y
  %p7 = getelementptr i8, ptr addrspace(1) %p, i64 72
  %v7 = load float, ptr addrspace(1) %p7
  store float %v7, ptr addrspace(1) %y
  %i1 = add i64 %i, 1
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; One after another one, which is not requested, and loads of shared memory.
; CHECK-LABEL: @one(
; CHECK: loop:
; CHECK: %p2 = getelementptr
; CHECK-NEXT: load volatile i8, ptr addrspace(1) %p2, align 1
; CHECK-NOT: load volatile
; CHECK: ret void
define void @one(ptr addrspace(1) %a, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(3) %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v1 = load float, ptr addrspace(1) %p1
  store float %v1, ptr addrspace(1) %y
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %n
  %v2 = load float, ptr addrspace(1) %p2
  store float %v2, ptr addrspace(1) %y
  %p3 = getelementptr float, ptr addrspace(3) %s, i64 %i
  %v3 = load float, ptr addrspace(3) %p3
  store float %v3, ptr addrspace(1) %y
  %i1 = add i64 %i, 1
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; There is no other load that it would wait for.
; CHECK-LABEL: @alone(
; CHECK-NOT: load volatile
; CHECK: ret void
define void @alone(ptr addrspace(1) %a, ptr addrspace(1) %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store float 1.0, ptr addrspace(1) %y
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v = load float, ptr addrspace(1) %p
  store float %v, ptr addrspace(1) %y
  %i1 = add i64 %i, 1
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; A load outside of the first one's sector, as it is 32 bytes from another one, though not
; from the first.
; CHECK-LABEL: @farthest(
; CHECK: loop:
; CHECK: %p3 = getelementptr
; CHECK-NEXT: load volatile i8, ptr addrspace(1) %p3, align 1
; CHECK-NOT: load volatile
; CHECK: ret void
define void @farthest(ptr addrspace(1) %a, ptr addrspace(1) %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v1 = load float, ptr addrspace(1) %p1
  store float %v1, ptr addrspace(1) %y
  %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 -8
  %v2 = load float, ptr addrspace(1) %p2
  store float %v2, ptr addrspace(1) %y
  %p3 = getelementptr i8, ptr addrspace(1) %p1, i64 24
  %v3 = load float, ptr addrspace(1) %p3
  store float %v3, ptr addrspace(1) %y
  %i1 = add i64 %i, 1
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; One that is less than a sector from another one is not requested.
; CHECK-LABEL: @same_sector(
; CHECK: loop:
; CHECK-COUNT-2: load volatile i8
; CHECK-NOT: load volatile
; CHECK: ret void
define void @same_sector(ptr addrspace(1) %a, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(3) %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store float 1.0, ptr addrspace(1) %y
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v1 = load float, ptr addrspace(1) %p1
  store float %v1, ptr addrspace(1) %y
  %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 28
  %v2 = load float, ptr addrspace(1) %p2
  store float %v2, ptr addrspace(1) %y
  %p3 = getelementptr i8, ptr addrspace(1) %p1, i64 64
  %v3 = load float, ptr addrspace(1) %p3
  store float %v3, ptr addrspace(1) %y
  %i1 = add i64 %i, 1
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; Nothing after a barrier, an atomic load, or a volatile one.
; CHECK-LABEL: @after_barrier(
; CHECK-NOT: load volatile
; CHECK: ret void
define void @after_barrier(ptr addrspace(1) %a, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(3) %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store float 1.0, ptr addrspace(1) %y
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v1 = load float, ptr addrspace(1) %p1
  store float %v1, ptr addrspace(1) %y
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %n
  %v2 = load float, ptr addrspace(1) %p2
  store float %v2, ptr addrspace(1) %y
  %i1 = add i64 %i, 1
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: @after_atomic(
; CHECK-NOT: load volatile
; CHECK: ret void
define void @after_atomic(ptr addrspace(1) %a, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(3) %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store float 1.0, ptr addrspace(1) %y
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v1 = load float, ptr addrspace(1) %p1
  store float %v1, ptr addrspace(1) %y
  %x = load atomic float, ptr addrspace(1) %z monotonic, align 4
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %n
  %v2 = load float, ptr addrspace(1) %p2
  store float %v2, ptr addrspace(1) %y
  %i1 = add i64 %i, 1
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; Stores to shared memory do not write global memory.
; CHECK-LABEL: @shared_store(
; CHECK-NOT: load volatile
; CHECK: ret void
define void @shared_store(ptr addrspace(1) %a, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(3) %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store float 1.0, ptr addrspace(3) %s
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v1 = load float, ptr addrspace(1) %p1
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %n
  %v2 = load float, ptr addrspace(1) %p2
  %v = fadd float %v1, %v2
  store float %v, ptr addrspace(1) %y
  %i1 = add i64 %i, 1
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; An address that is loaded, or divided, cannot be computed before.
; CHECK-LABEL: @loaded_address(
; CHECK-NOT: load volatile
; CHECK: ret void
define void @loaded_address(ptr addrspace(1) %a, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(3) %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store float 1.0, ptr addrspace(1) %y
  %q1 = load i64, ptr addrspace(3) %s
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %q1
  %v1 = load float, ptr addrspace(1) %p1
  store float %v1, ptr addrspace(1) %y
  %q2 = udiv i64 %i, %n
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %q2
  %v2 = load float, ptr addrspace(1) %p2
  store float %v2, ptr addrspace(1) %y
  %i1 = add i64 %i, 1
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; An address of at most eight instructions.
; CHECK-LABEL: @long_chain(
; CHECK: loop:
; CHECK-COUNT-2: load volatile i8
; CHECK-NOT: load volatile
; CHECK: %c0 = xor
define void @long_chain(ptr addrspace(1) %a, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(3) %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store float 1.0, ptr addrspace(1) %y
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v1 = load float, ptr addrspace(1) %p1
  store float %v1, ptr addrspace(1) %y
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %n
  %v2 = load float, ptr addrspace(1) %p2
  store float %v2, ptr addrspace(1) %y
  %c0 = xor i64 %i, 1
  %c1 = mul i64 %c0, %n
  %c2 = mul i64 %c1, %n
  %c3 = mul i64 %c2, %n
  %c4 = mul i64 %c3, %n
  %c5 = mul i64 %c4, %n
  %c6 = mul i64 %c5, %n
  %c7 = mul i64 %c6, %n
  %c8 = mul i64 %c7, %n
  %c9 = mul i64 %c8, %n
  %p3 = getelementptr float, ptr addrspace(1) %a, i64 %c9
  %v3 = load float, ptr addrspace(1) %p3
  store float %v3, ptr addrspace(1) %y
  %i1 = add i64 %i, 1
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: @not_optimized(
; CHECK-NOT: load volatile
; CHECK: ret void
define void @not_optimized(ptr addrspace(1) %a, ptr addrspace(1) %y, ptr addrspace(1) %z, ptr addrspace(3) %s, i64 %n) noinline optnone {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store float 1.0, ptr addrspace(1) %y
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v1 = load float, ptr addrspace(1) %p1
  store float %v1, ptr addrspace(1) %y
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %n
  %v2 = load float, ptr addrspace(1) %p2
  store float %v2, ptr addrspace(1) %y
  %i1 = add i64 %i, 1
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; Outside of loops.
; CHECK-LABEL: @no_loop(
; CHECK-NOT: load volatile
; CHECK: ret void
define void @no_loop(ptr addrspace(1) %a, ptr addrspace(1) %y, i64 %i) {
  store float 1.0, ptr addrspace(1) %y
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v1 = load float, ptr addrspace(1) %p1
  store float %v1, ptr addrspace(1) %y
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 100
  %v2 = load float, ptr addrspace(1) %p2
  store float %v2, ptr addrspace(1) %y
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
