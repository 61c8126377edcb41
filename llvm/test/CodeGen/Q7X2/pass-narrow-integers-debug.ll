; A variable whose value the lower half tells whole is described by it; another
; one has no value.
; RUN: llc -mtriple=q7x2 -start-before=q7x2-narrow-integers -stop-after=q7x2-narrow-integers %s -o - | FileCheck %s

target triple = "q7x2"

; CHECK-LABEL: @small(
; CHECK: [[SUM:%.*]] = add i32
; CHECK-NEXT: #dbg_value(i32 [[SUM]], ![[V:[0-9]+]], !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value),
define ptx_kernel void @small(ptr addrspace(1) %p, i16 %a, i16 %b) !dbg !5 {
  %x = zext i16 %a to i64
  %y = zext i16 %b to i64
  %sum = add i64 %x, %y, !dbg !9
    #dbg_value(i64 %sum, !8, !DIExpression(), !9)
  %t = trunc i64 %sum to i32, !dbg !9
  store i32 %t, ptr addrspace(1) %p, !dbg !9
  ret void, !dbg !9
}

; CHECK-LABEL: @large(
; CHECK: add i32
; CHECK: #dbg_value(i64 poison,
define ptx_kernel void @large(ptr addrspace(1) %p, i64 %a, i64 %b) !dbg !10 {
  %sum = add i64 %a, %b, !dbg !12
    #dbg_value(i64 %sum, !11, !DIExpression(), !12)
  %t = trunc i64 %sum to i32, !dbg !12
  store i32 %t, ptr addrspace(1) %p, !dbg !12
  ret void, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "small", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DILocalVariable(name: "sum", scope: !5, file: !1, line: 1, type: !6)
!9 = !DILocation(line: 1, scope: !5)
!10 = distinct !DISubprogram(name: "large", file: !1, line: 2, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!11 = !DILocalVariable(name: "sum", scope: !10, file: !1, line: 2, type: !6)
!12 = !DILocation(line: 2, scope: !10)
