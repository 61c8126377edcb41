; Remarks say why threads diverge, where they reconverge and why there, or why they
; do not.
;
; RUN: llc -ifcvt-limit=0 -q7x2-max-predicated=0 -pass-remarks-analysis=q7x2-convergence %s -o /dev/null 2>&1 \
; RUN:   | FileCheck %s --match-full-lines --implicit-check-not=remark:
; RUN: %python %S/Inputs/make-nested-branches.py 17 > %t.ll
; RUN: llc -ifcvt-limit=0 -q7x2-max-predicated=0 -pass-remarks-analysis=q7x2-convergence %t.ll -o /dev/null 2>&1 \
; RUN:   | FileCheck %s --check-prefix=EXHAUSTED --implicit-check-not='use all barriers'
;
; EXHAUSTED: nested: {{.*}}; B0, set in %bb.0, {{.*}}
; EXHAUSTED: nested: divergence at the end of %bb.16: {{.*}}; no barrier of its own at %bb.18: overlapping regions and callees use all barriers

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; The locations of the branch, of the instruction that sets its guard and of the blocks.
;
; CHECK: remark: kernel.cl:4:5: located: divergence at the end of %bb.0: guard P0, set by ISETP_RI in line 3, is not known to be uniform; B0, set in %bb.0 (line 2), reconverges the threads at %bb.2 (line 6), the immediate post-dominator of the branch, where the function ends
define ptx_kernel void @located(ptr addrspace(1) %p) !dbg !5 {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !6
  %c = icmp slt i32 %t, 7, !dbg !7
  br i1 %c, label %yes, label %join, !dbg !8
yes:
  store volatile i32 1, ptr addrspace(1) %p, !dbg !9
  br label %join, !dbg !9
join:
  store volatile i32 2, ptr addrspace(1) %p, !dbg !10
  ret void, !dbg !11
}

; The inner branch has the reconvergence point of the outer one.
;
; CHECK: {{.*}}: covered: divergence at the end of %bb.0: {{.*}}; B0, set in %bb.0, reconverges the threads at %bb.3, the immediate post-dominator of the branch, where the function ends
; CHECK: {{.*}}: covered: divergence at the end of %bb.1: {{.*}}; no barrier of its own at %bb.3: the region from %bb.0 covers it
define ptx_kernel void @covered(ptr addrspace(1) %p) {
entry:
  %a = load volatile i32, ptr addrspace(1) %p
  %c = icmp eq i32 %a, 0
  br i1 %c, label %one, label %join
one:
  %b = load volatile i32, ptr addrspace(1) %p
  %d = icmp eq i32 %b, 0
  br i1 %d, label %two, label %join
two:
  store volatile i32 1, ptr addrspace(1) %p
  br label %join
join:
  store volatile i32 2, ptr addrspace(1) %p
  ret void
}

; One branch diverges within an iteration. With the other one threads leave the loop
; in different iterations.
;
; CHECK: {{.*}}: loop: divergence at the end of %bb.3: guard P0, set by ISETP_RI, is not known to be uniform, so threads leave the loop at %bb.1 in different iterations; B0, set in %bb.0, reconverges the threads at %bb.4, the post-dominator after that loop, where the function ends
; CHECK: {{.*}}: loop: divergence at the end of %bb.1: guard P0, set by LOP3_RIR, is not known to be uniform; B1, set in %bb.1, reconverges the threads at %bb.3, the immediate post-dominator of the branch in an iteration of the loop at %bb.1
define ptx_kernel void @loop(ptr addrspace(1) %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ %t, %entry ], [ %j, %latch ]
  %odd = trunc i32 %i to i1
  br i1 %odd, label %side, label %latch
side:
  store volatile i32 1, ptr addrspace(1) %p
  br label %latch
latch:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, 100
  br i1 %more, label %head, label %end
end:
  store volatile i32 2, ptr addrspace(1) %p
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernel.cl", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "located", file: !1, line: 1, type: !12, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 2, column: 3, scope: !5)
!7 = !DILocation(line: 3, column: 9, scope: !5)
!8 = !DILocation(line: 4, column: 5, scope: !5)
!9 = !DILocation(line: 5, column: 5, scope: !5)
!10 = !DILocation(line: 6, column: 5, scope: !5)
!11 = !DILocation(line: 7, column: 1, scope: !5)
!12 = !DISubroutineType(types: !{})
