; Variables that a counter describes are described by the new one.
; RUN: llc -mtriple=q7x2 -start-before=q7x2-carry-tests -stop-after=q7x2-carry-tests %s -o - | FileCheck %s

target triple = "q7x2"

; CHECK-LABEL: @down(
; CHECK: loop:
; CHECK-NEXT: [[I:%.*]] = phi i32
; CHECK-NEXT: #dbg_value(i32 [[I]], ![[V:[0-9]+]], !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_minus, DW_OP_stack_value),
; CHECK: [[NEXT:%.*]] = extractvalue { i32, i1 } %{{.*}}, 0
; CHECK: #dbg_value(i32 [[NEXT]], ![[V]], !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_minus, DW_OP_stack_value),
define ptx_kernel void @down(ptr addrspace(1) %a, i32 %n) !dbg !5 {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
    #dbg_value(i32 %i, !8, !DIExpression(), !9)
  store volatile i32 0, ptr addrspace(1) %a, !dbg !9
  %next = add i32 %i, -1
    #dbg_value(i32 %next, !8, !DIExpression(), !9)
  %end = icmp eq i32 %next, 4, !dbg !9
  br i1 %end, label %exit, label %loop, !dbg !9
exit:
  ret void, !dbg !9
}

; CHECK-LABEL: @up(
; CHECK: loop:
; CHECK-NEXT: [[I:%.*]] = phi i32
; CHECK-NEXT: #dbg_value(!DIArgList(i32 %n, i32 [[I]]), !{{[0-9]+}}, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 100, DW_OP_plus, DW_OP_plus, DW_OP_stack_value),
define ptx_kernel void @up(ptr addrspace(1) %a, i32 %n) !dbg !10 {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
    #dbg_value(!DIArgList(i32 %n, i32 %i), !11, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !12)
  store volatile i32 0, ptr addrspace(1) %a, !dbg !12
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, 100, !dbg !12
  br i1 %end, label %exit, label %loop, !dbg !12
exit:
  ret void, !dbg !12
}

; A bound that is no constant is another operand. After an addition that is not
; in the latch the variable has no value.
; CHECK-LABEL: @unknown(
; CHECK: loop:
; CHECK-NEXT: [[I:%.*]] = phi i32
; CHECK-NEXT: #dbg_value(!DIArgList(i32 [[I]], i32 %n), !{{[0-9]+}}, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value),
; CHECK: #dbg_value(i32 poison,
define ptx_kernel void @unknown(ptr addrspace(1) %a, i32 %n, i1 %c) !dbg !13 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
    #dbg_value(i32 %i, !14, !DIExpression(), !15)
  %next = add i32 %i, 1
    #dbg_value(i32 %next, !14, !DIExpression(), !15)
  br i1 %c, label %then, label %latch
then:
  store volatile i32 0, ptr addrspace(1) %a, !dbg !15
  br label %latch
latch:
  %end = icmp eq i32 %next, %n, !dbg !15
  br i1 %end, label %exit, label %loop, !dbg !15
exit:
  ret void, !dbg !15
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "down", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "i", scope: !5, file: !1, line: 1, type: !6)
!9 = !DILocation(line: 1, scope: !5)
!10 = distinct !DISubprogram(name: "up", file: !1, line: 2, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!11 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 2, type: !6)
!12 = !DILocation(line: 2, scope: !10)
!13 = distinct !DISubprogram(name: "unknown", file: !1, line: 3, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!14 = !DILocalVariable(name: "i", scope: !13, file: !1, line: 3, type: !6)
!15 = !DILocation(line: 3, scope: !13)
