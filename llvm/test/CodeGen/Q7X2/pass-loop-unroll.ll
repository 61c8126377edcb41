; Loops are unrolled within the budgets, with a remainder loop; those that the
; user or a barrier keeps are not.
; RUN: llc -O2 -stop-after=q7x2-loop-unroll %s -o - | FileCheck %s
; RUN: llc -O2 -stop-after=q7x2-loop-unroll -q7x2-unroll-count=1 %s -o - \
; RUN:   | FileCheck --check-prefix=NONE %s
; RUN: llc -O2 -stop-after=q7x2-loop-unroll -q7x2-max-registers=24 %s -o - \
; RUN:   | FileCheck --check-prefix=FEW %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; NONE-LABEL: @runtime
; NONE-COUNT-1: load float
; NONE-NOT: load float
; CHECK-LABEL: @runtime(
; CHECK: %xtraiter = and i32 %n, 3
; CHECK: loop:
; CHECK-COUNT-4: load float
; CHECK-NOT: load float
; CHECK: br
; CHECK: load float
; CHECK-NOT: load float
define ptx_kernel void @runtime(ptr addrspace(1) %a, ptr addrspace(1) %s, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %sum2 = fadd float %sum, %v
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  store float %r, ptr addrspace(1) %s
  ret void
}

; The front end has unrolled this loop by two. It is unrolled by four, and then by two: its
; remainder is one of four iterations and a loop.
; NONE-LABEL: @front_end(
; CHECK-LABEL: @front_end(
; CHECK: loop:
; CHECK-COUNT-16: load float
; CHECK-NOT: load float
; CHECK: br
; CHECK-COUNT-10: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @front_end(ptr addrspace(1) %a, ptr addrspace(1) %s, i32 %n) {
entry:
  %even = and i32 %n, 2147483646
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %i1 = or disjoint i32 %i, 1
  %p1 = getelementptr float, ptr addrspace(1) %a, i32 %i1
  %v1 = load float, ptr addrspace(1) %p1
  %sum1 = fadd float %sum, %v
  %sum2 = fadd float %sum1, %v1
  %i2 = add nuw nsw i32 %i, 2
  %more = icmp ne i32 %i2, %even
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  store float %sum2, ptr addrspace(1) %s
  ret void
}

; Loads whose addresses are loaded: first the loop is unrolled by two, whose remainder is
; one iteration, and then by four.
; CHECK-LABEL: @gather(
; CHECK: loop:
; CHECK-COUNT-16: load float
; CHECK-NOT: load float
; CHECK: br
; CHECK-COUNT-6: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @gather(ptr addrspace(1) %a, ptr addrspace(1) %c, ptr addrspace(1) %s, i32 %n) {
entry:
  %even = and i32 %n, 2147483646
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %c, i32 %i
  %j = load i32, ptr addrspace(1) %p
  %q = getelementptr float, ptr addrspace(1) %a, i32 %j
  %v = load float, ptr addrspace(1) %q
  %i1 = or disjoint i32 %i, 1
  %p1 = getelementptr i32, ptr addrspace(1) %c, i32 %i1
  %j1 = load i32, ptr addrspace(1) %p1
  %q1 = getelementptr float, ptr addrspace(1) %a, i32 %j1
  %v1 = load float, ptr addrspace(1) %q1
  %sum1 = fadd float %sum, %v
  %sum2 = fadd float %sum1, %v1
  %i2 = add nuw nsw i32 %i, 2
  %more = icmp ne i32 %i2, %even
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  store float %sum2, ptr addrspace(1) %s
  ret void
}

; CHECK-LABEL: @front_end_constant(
; CHECK-COUNT-16: load float
; CHECK-NOT: load float
; CHECK: ret
define ptx_kernel void @front_end_constant(ptr addrspace(1) %a, ptr addrspace(1) %s) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %i1 = or disjoint i32 %i, 1
  %p1 = getelementptr float, ptr addrspace(1) %a, i32 %i1
  %v1 = load float, ptr addrspace(1) %p1
  %sum1 = fadd float %sum, %v
  %sum2 = fadd float %sum1, %v1
  %i2 = add nuw nsw i32 %i, 2
  %more = icmp ne i32 %i2, 1024
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  store float %sum2, ptr addrspace(1) %s
  ret void
}

; Marked by the user: no multiple of a step; and with a count, by q7x2-clang.
; CHECK-LABEL: @user(
; CHECK-COUNT-2: load float
; CHECK-NOT: load float
; CHECK: ret
define ptx_kernel void @user(ptr addrspace(1) %a, ptr addrspace(1) %s, i32 %n) {
entry:
  %even = and i32 %n, 2147483646
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %sum2 = fadd float %sum, %v
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %next, !llvm.loop !0
next:
  br label %loop2
loop2:
  %j = phi i32 [ 0, %next ], [ %j2, %loop2 ]
  %sum3 = phi float [ %sum2, %next ], [ %sum4, %loop2 ]
  %q = getelementptr float, ptr addrspace(1) %a, i32 %j
  %w = load float, ptr addrspace(1) %q
  %sum4 = fadd float %sum3, %w
  %j2 = add nuw nsw i32 %j, 2
  %more2 = icmp ne i32 %j2, %even
  br i1 %more2, label %loop2, label %exit, !llvm.loop !2
exit:
  store float %sum4, ptr addrspace(1) %s
  ret void
}

; CHECK-LABEL: @barrier(
; CHECK-COUNT-1: load float
; CHECK-NOT: load float
; CHECK: ret
define ptx_kernel void @barrier(ptr addrspace(3) %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(3) %a, i32 %i
  %v = load float, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %v, ptr addrspace(3) %a
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i2, 64
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Two float4 in flight for each iteration: with 24 registers two iterations fit.
; FEW-LABEL: @registers(
; FEW: loop:
; FEW-COUNT-4: load <4 x float>
; FEW-NOT: load <4 x float>
; FEW: br
; CHECK-LABEL: @registers(
; CHECK: loop:
; CHECK-COUNT-8: load <4 x float>
; CHECK-NOT: load <4 x float>
; CHECK: br
define ptx_kernel void @registers(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %s,
                                  i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %sum = phi <4 x float> [ zeroinitializer, %entry ], [ %sum2, %loop ]
  %p = getelementptr <4 x float>, ptr addrspace(1) %a, i32 %i
  %v = load <4 x float>, ptr addrspace(1) %p
  %q = getelementptr <4 x float>, ptr addrspace(1) %b, i32 %i
  %w = load <4 x float>, ptr addrspace(1) %q
  %x = fmul <4 x float> %v, %w
  %sum2 = fadd <4 x float> %sum, %x
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  store <4 x float> %sum2, ptr addrspace(1) %s
  ret void
}

; In a loop that keeps a float4 only one does: it stays as it is.
; FEW-LABEL: @registers_around(
; FEW: loop:
; FEW-COUNT-2: load <4 x float>
; FEW-NOT: load <4 x float>
; FEW: ret void
; CHECK-LABEL: @registers_around(
; CHECK: loop:
; CHECK-COUNT-8: load <4 x float>
; CHECK-NOT: load <4 x float>
; CHECK: br
define ptx_kernel void @registers_around(ptr addrspace(1) %a, ptr addrspace(1) %b,
                                         ptr addrspace(1) %s, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j2, %again ]
  %kept = phi <4 x float> [ zeroinitializer, %entry ], [ %kept2, %again ]
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %i2, %loop ]
  %sum = phi <4 x float> [ zeroinitializer, %outer ], [ %sum2, %loop ]
  %p = getelementptr <4 x float>, ptr addrspace(1) %a, i32 %i
  %v = load <4 x float>, ptr addrspace(1) %p
  %q = getelementptr <4 x float>, ptr addrspace(1) %b, i32 %i
  %w = load <4 x float>, ptr addrspace(1) %q
  %x = fmul <4 x float> %v, %w
  %sum2 = fadd <4 x float> %sum, %x
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %again
again:
  %kept2 = fadd <4 x float> %kept, %sum2
  store volatile <4 x float> %kept2, ptr addrspace(1) %s
  %j2 = add nuw nsw i32 %j, 1
  %more.j = icmp slt i32 %j2, %n
  br i1 %more.j, label %outer, label %exit
exit:
  ret void
}

; The trip count is unknown: with %b = -1 the loop does not end.
; CHECK-LABEL: @unknown_trip_count(
; CHECK: %[[FIRST:.*]] = add i32 %a, 1
; CHECK: %[[ANY:.*]] = icmp ule i32 %[[FIRST]], %b
; CHECK: %[[DISTANCE:.*]] = sub i32 %b, %[[FIRST]]
; CHECK: %[[ALL:.*]] = add i32 %{{.*}}, 2
; CHECK: %[[FOURS:.*]] = and i32 %[[ALL]], -4
; CHECK: %[[NUMBER:.*]] = select i1 %[[ANY]], i32 %[[FOURS]], i32 0
; CHECK: icmp ne i32 %[[NUMBER]], 0
; CHECK: loop.main:
; CHECK-COUNT-4: load float
; CHECK-NOT: load float
; CHECK: %[[END:.*]] = icmp ugt i32
; CHECK: icmp ne i32 %{{.*}}, %[[NUMBER]]
; CHECK: %[[LAST:.*]] = phi i1 [ %[[END]], %loop.main ]
; CHECK: br i1 %[[LAST]], label %exit, label %entry.split
; CHECK: loop:
; CHECK: load float
; CHECK-NOT: load float
; CHECK: ret
define ptx_kernel void @unknown_trip_count(ptr addrspace(1) %p, ptr addrspace(1) %s, i32 %a,
                                           i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %a, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %q
  %sum2 = fadd float %sum, %v
  %i2 = add i32 %i, 1
  %end = icmp ugt i32 %i2, %b
  br i1 %end, label %exit, label %loop
exit:
  store float %sum2, ptr addrspace(1) %s
  ret void
}

; One that is expensive to compute: a step of 96.
; CHECK-LABEL: @expensive_trip_count(
; CHECK: udiv i64 %{{.*}}, 96
; CHECK: loop.main:
; CHECK-COUNT-4: store i32
; CHECK-NOT: store i32
; CHECK: loop:
; CHECK-COUNT-1: store i32
; CHECK: ret
define ptx_kernel void @expensive_trip_count(ptr addrspace(1) %p, i32 %x, i32 %n) {
entry:
  %first = sext i32 %x to i64
  %end = sext i32 %n to i64
  br label %loop
loop:
  %i = phi i64 [ %first, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 %x, ptr addrspace(1) %q
  %i2 = add nsw i64 %i, 96
  %more = icmp slt i64 %i2, %end
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !1, !3}
!3 = !{!"llvm.loop.unroll.count", i32 1}

; All iterations, where they have few instructions together; otherwise up to four.
; NONE-LABEL: @complete(
; NONE: br i1
; CHECK-LABEL: @complete(
; CHECK-NOT: br i1
; CHECK-COUNT-12: load float
; CHECK-NOT: load float
; CHECK-NOT: br i1
; CHECK: ret void
define ptx_kernel void @complete(ptr addrspace(1) %a, ptr addrspace(1) %s) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %sum1 = fadd float %sum, %v
  %i1 = add i32 %i, 1
  %end = icmp eq i32 %i1, 12
  br i1 %end, label %exit, label %loop
exit:
  store float %sum1, ptr addrspace(1) %s
  ret void
}

; CHECK-LABEL: @partly(
; CHECK: loop:
; CHECK-COUNT-4: load float
; CHECK-NOT: load float
; CHECK: br i1
define ptx_kernel void @partly(ptr addrspace(1) %a, ptr addrspace(1) %s) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %sum1 = fadd float %sum, %v
  %i1 = add i32 %i, 1
  %end = icmp eq i32 %i1, 1200
  br i1 %end, label %exit, label %loop
exit:
  store float %sum1, ptr addrspace(1) %s
  ret void
}
