; Loops that q7x2-unroll-and-jam leaves as they are.
; RUN: llc -start-before=q7x2-unroll-and-jam -stop-after=q7x2-unroll-and-jam %s -o - \
; RUN:   | FileCheck %s --implicit-check-not=.main
; RUN: llc -verify-machineinstrs %s -o /dev/null
target triple = "q7x2"

; Nothing is common that is loaded.
define ptx_kernel void @nothing_common(ptr addrspace(1) noalias %b, ptr addrspace(1) noalias %c, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j.next, %end ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi i32 [ 0, %outer ], [ %s.next, %inner ]
  %index = add i32 %k, %j
  %at = getelementptr i32, ptr addrspace(1) %b, i32 %index
  %y = load i32, ptr addrspace(1) %at
  %s.next = add i32 %s, %y
  %k.next = add nuw nsw i32 %k, 1
  %k.end = icmp ne i32 %k.next, %n
  br i1 %k.end, label %inner, label %end
end:
  %at.c = getelementptr i32, ptr addrspace(1) %c, i32 %j
  store i32 %s.next, ptr addrspace(1) %at.c
  %j.next = add nuw nsw i32 %j, 1
  %j.end = icmp ne i32 %j.next, %n
  br i1 %j.end, label %outer, label %exit
exit:
  ret void
}

; The common load may read the value that an iteration has stored.
define ptx_kernel void @aliasing(ptr addrspace(1) %a, ptr addrspace(1) %c, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j.next, %end ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi i32 [ 0, %outer ], [ %s.next, %inner ]
  %at = getelementptr i32, ptr addrspace(1) %a, i32 %k
  %y = load i32, ptr addrspace(1) %at
  %z = mul i32 %y, %j
  %s.next = add i32 %s, %z
  %k.next = add nuw nsw i32 %k, 1
  %k.end = icmp ne i32 %k.next, %n
  br i1 %k.end, label %inner, label %end
end:
  %at.c = getelementptr i32, ptr addrspace(1) %c, i32 %j
  store i32 %s.next, ptr addrspace(1) %at.c
  %j.next = add nuw nsw i32 %j, 1
  %j.end = icmp ne i32 %j.next, %n
  br i1 %j.end, label %outer, label %exit
exit:
  ret void
}

; A value stored in one iteration is loaded in the next one, though the pointers of one
; iteration are different.
define ptx_kernel void @swapped(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) noalias %c, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j.next, %end ]
  %bit = and i32 %j, 1
  %is.odd = icmp eq i32 %bit, 1
  %from = select i1 %is.odd, ptr addrspace(1) %a, ptr addrspace(1) %c
  %to = select i1 %is.odd, ptr addrspace(1) %c, ptr addrspace(1) %a
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi i32 [ 0, %outer ], [ %s.next, %inner ]
  %at = getelementptr i32, ptr addrspace(1) %from, i32 %k
  %y = load i32, ptr addrspace(1) %at
  %at.b = getelementptr i32, ptr addrspace(1) %b, i32 %k
  %x = load i32, ptr addrspace(1) %at.b
  %z = mul i32 %y, %x
  %s.next = add i32 %s, %z
  %k.next = add nuw nsw i32 %k, 1
  %k.end = icmp ne i32 %k.next, %n
  br i1 %k.end, label %inner, label %end
end:
  %at.c = getelementptr i32, ptr addrspace(1) %to, i32 %j
  store i32 %s.next, ptr addrspace(1) %at.c
  %j.next = add nuw nsw i32 %j, 1
  %j.end = icmp ne i32 %j.next, %n
  br i1 %j.end, label %outer, label %exit
exit:
  ret void
}

; An iteration begins with the sum of the one before.
define ptx_kernel void @one_sum(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j.next, %end ]
  %sum = phi float [ 0.0, %entry ], [ %s.next, %end ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi float [ %sum, %outer ], [ %s.next, %inner ]
  %at = getelementptr float, ptr addrspace(1) %a, i32 %k
  %y = load float, ptr addrspace(1) %at
  %f = uitofp i32 %j to float
  %z = fmul float %y, %f
  %s.next = fadd float %s, %z
  %k.next = add nuw nsw i32 %k, 1
  %k.end = icmp ne i32 %k.next, %n
  br i1 %k.end, label %inner, label %end
end:
  %j.next = add nuw nsw i32 %j, 1
  %j.end = icmp ne i32 %j.next, %n
  br i1 %j.end, label %outer, label %exit
exit:
  %found = phi float [ %s.next, %end ]
  store float %found, ptr addrspace(1) %c
  ret void
}

; The inner loop's trip count depends on the iteration.
define ptx_kernel void @triangle(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 1, %entry ], [ %j.next, %end ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi i32 [ 0, %outer ], [ %s.next, %inner ]
  %at = getelementptr i32, ptr addrspace(1) %a, i32 %k
  %y = load i32, ptr addrspace(1) %at
  %z = mul i32 %y, %j
  %s.next = add i32 %s, %z
  %k.next = add nuw nsw i32 %k, 1
  %k.end = icmp ne i32 %k.next, %j
  br i1 %k.end, label %inner, label %end
end:
  %at.c = getelementptr i32, ptr addrspace(1) %c, i32 %j
  store i32 %s.next, ptr addrspace(1) %at.c
  %j.next = add nuw nsw i32 %j, 1
  %j.end = icmp ne i32 %j.next, %n
  br i1 %j.end, label %outer, label %exit
exit:
  ret void
}

; Stores in the inner loop, and a barrier.
define ptx_kernel void @inner_store(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j.next, %end ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  %at = getelementptr i32, ptr addrspace(1) %a, i32 %k
  %y = load i32, ptr addrspace(1) %at
  %z = mul i32 %y, %j
  %index = add i32 %k, %j
  %at.c = getelementptr i32, ptr addrspace(1) %c, i32 %index
  store i32 %z, ptr addrspace(1) %at.c
  %k.next = add nuw nsw i32 %k, 1
  %k.end = icmp ne i32 %k.next, %n
  br i1 %k.end, label %inner, label %end
end:
  %j.next = add nuw nsw i32 %j, 1
  %j.end = icmp ne i32 %j.next, %n
  br i1 %j.end, label %outer, label %exit
exit:
  ret void
}

define ptx_kernel void @barrier(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j.next, %end ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi i32 [ 0, %outer ], [ %s.next, %inner ]
  %at = getelementptr i32, ptr addrspace(1) %a, i32 %k
  %y = load i32, ptr addrspace(1) %at
  %z = mul i32 %y, %j
  %s.next = add i32 %s, %z
  %k.next = add nuw nsw i32 %k, 1
  %k.end = icmp ne i32 %k.next, %n
  br i1 %k.end, label %inner, label %end
end:
  %at.c = getelementptr i32, ptr addrspace(1) %c, i32 %j
  store i32 %s.next, ptr addrspace(1) %at.c
  %j.next = add nuw nsw i32 %j, 1
  %j.end = icmp ne i32 %j.next, %n
  br i1 %j.end, label %outer, label %exit
exit:
  ret void
}

; The user forbids it.
define ptx_kernel void @forbidden(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j.next, %end ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi i32 [ 0, %outer ], [ %s.next, %inner ]
  %at = getelementptr i32, ptr addrspace(1) %a, i32 %k
  %y = load i32, ptr addrspace(1) %at
  %z = mul i32 %y, %j
  %s.next = add i32 %s, %z
  %k.next = add nuw nsw i32 %k, 1
  %k.end = icmp ne i32 %k.next, %n
  br i1 %k.end, label %inner, label %end
end:
  %at.c = getelementptr i32, ptr addrspace(1) %c, i32 %j
  store i32 %s.next, ptr addrspace(1) %at.c
  %j.next = add nuw nsw i32 %j, 1
  %j.end = icmp ne i32 %j.next, %n
  br i1 %j.end, label %outer, label %exit, !llvm.loop !0
exit:
  ret void
}

; The user forbids unrolling.
define ptx_kernel void @not_unrolled(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j.next, %end ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi i32 [ 0, %outer ], [ %s.next, %inner ]
  %at = getelementptr i32, ptr addrspace(1) %a, i32 %k
  %y = load i32, ptr addrspace(1) %at
  %z = mul i32 %y, %j
  %s.next = add i32 %s, %z
  %k.next = add nuw nsw i32 %k, 1
  %k.end = icmp ne i32 %k.next, %n
  br i1 %k.end, label %inner, label %end
end:
  %at.c = getelementptr i32, ptr addrspace(1) %c, i32 %j
  store i32 %s.next, ptr addrspace(1) %at.c
  %j.next = add nuw nsw i32 %j, 1
  %j.end = icmp ne i32 %j.next, %n
  br i1 %j.end, label %outer, label %exit, !llvm.loop !2
exit:
  ret void
}

; Of a known trip count that is odd nothing could be left to the old loop but one iteration.
define ptx_kernel void @five(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, i32 %n) {
entry:
  br label %outer
outer:
; CHECK-LABEL: define ptx_kernel void @five(
; CHECK: outer:
; CHECK-COUNT-1: load
; CHECK-NOT: load
; CHECK: ret void
  %j = phi i32 [ 0, %entry ], [ %j.next, %end ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi i32 [ 0, %outer ], [ %s.next, %inner ]
  %at = getelementptr i32, ptr addrspace(1) %a, i32 %k
  %y = load i32, ptr addrspace(1) %at
  %z = mul i32 %y, %j
  %s.next = add i32 %s, %z
  %k.next = add nuw nsw i32 %k, 1
  %k.end = icmp ne i32 %k.next, %n
  br i1 %k.end, label %inner, label %end
end:
  %at.c = getelementptr i32, ptr addrspace(1) %c, i32 %j
  store i32 %s.next, ptr addrspace(1) %at.c
  %j.next = add nuw nsw i32 %j, 1
  %j.end = icmp ne i32 %j.next, 5
  br i1 %j.end, label %outer, label %exit
exit:
  ret void
}

!0 = !{!0, !1}
!1 = !{!"llvm.loop.unroll_and_jam.disable"}
!2 = !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
