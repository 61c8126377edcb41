; Loops get one back edge, so that LoopSimplify makes no nested loops of them.
; RUN: opt -passes=q7x2-source-loops -S %s | FileCheck %s
; RUN: opt -passes='q7x2-source-loops,function(loop-simplify)' -S %s \
; RUN:   | FileCheck %s --check-prefix=LOOPS

target triple = "q7x2"

; One back edge, with the mark of the loop: LoopSimplify makes no nested loops by %hits.
; CHECK-LABEL: define i32 @continue(
; CHECK: header.backedge:
; CHECK-NEXT: %hits.ph = phi i32 {{.*}}[ %hits, %body ]
; CHECK-NEXT: br label %header, !llvm.loop
; CHECK: br label %header.backedge{{$}}
; LOOPS-LABEL: define i32 @continue(
; LOOPS-NOT: outer
; LOOPS: ret i32
define i32 @continue(i32 %n, i32 %x) {
entry:
  br label %header
header:
  %hits = phi i32 [ 0, %entry ], [ %hits, %body ], [ %more, %hit ]
  %i = phi i32 [ %n, %entry ], [ %next, %body ], [ %next, %hit ]
  %end = icmp eq i32 %i, 0
  br i1 %end, label %exit, label %body
body:
  %next = add i32 %i, -1
  %bits = and i32 %i, %x
  %miss = icmp ne i32 %bits, 0
  br i1 %miss, label %header, label %hit
hit:
  %more = add i32 %hits, 1
  br label %header, !llvm.loop !0
exit:
  ret i32 %hits
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
