; A count tells the loops that the source forbids to unroll from those that
; LLVM's unroller marks.
; RUN: opt -passes=q7x2-source-loops -S %s | FileCheck %s
; RUN: opt -O2 -S %s | FileCheck --check-prefix=O2 %s

target triple = "q7x2"

; CHECK: br i1 %more, label %loop, label %exit, !llvm.loop ![[KEPT:[0-9]+]]
; CHECK: br i1 %more, label %loop, label %exit, !llvm.loop ![[FREE:[0-9]+]]
; CHECK: br i1 %more, label %loop, label %exit, !llvm.loop ![[COUNTED:[0-9]+]]
; CHECK-DAG: ![[KEPT]] = distinct !{![[KEPT]], ![[DISABLE:[0-9]+]], ![[COUNT:[0-9]+]]}
; CHECK-DAG: ![[DISABLE]] = !{!"llvm.loop.unroll.disable"}
; CHECK-DAG: ![[COUNT]] = !{!"llvm.loop.unroll.count", i32 1}
; CHECK-DAG: ![[FREE]] = distinct !{![[FREE]], !{{[0-9]+}}}
; CHECK-DAG: ![[COUNTED]] = distinct !{![[COUNTED]], ![[DISABLE]], ![[COUNT2:[0-9]+]]}
; CHECK-DAG: ![[COUNT2]] = !{!"llvm.loop.unroll.count", i32 2}

; O2-LABEL: @kept
; O2: load
; O2-NOT: load
; O2: !llvm.loop ![[KEPT:[0-9]+]]
; O2: ![[KEPT]] = distinct !{![[KEPT]], !{{[0-9]+}}, ![[COUNT:[0-9]+]]}
; O2: ![[COUNT]] = !{!"llvm.loop.unroll.count", i32 1}
define ptx_kernel void @kept(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %w = mul i32 %v, %v
  store i32 %w, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

define ptx_kernel void @free(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 %i, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; The source says a count itself.
define ptx_kernel void @counted(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 %i, ptr addrspace(1) %p
  %i2 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !4
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
!4 = distinct !{!4, !1, !5}
!5 = !{!"llvm.loop.unroll.count", i32 2}
