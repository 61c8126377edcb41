; Places of variables: in registers, in pairs, constants, on the stack, and which
; registers they are in is known to the end of their range.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -filetype=obj %s -o - | llvm-dwarfdump --debug-info - | FileCheck %s --check-prefix=DWARF
; RUN: llc -mtriple=q7x2 -O0 -filetype=obj %s -o - | llvm-dwarfdump --verify -

; CHECK-LABEL: {{^}}f:
; CHECK: //DEBUG_VALUE: f:a <- $r4
; CHECK: //DEBUG_VALUE: f:b <- $r6_64
; CHECK: .loc 0 3 7 prologue_end
; CHECK: IADD [[S:R[0-9]+]], R4, 0x2
; CHECK: //DEBUG_VALUE: f:s <- $
; CHECK: //DEBUG_VALUE: f:k <- 42
; CHECK: .loc 0 5 3

; DWARF: DW_TAG_subprogram
; DWARF: DW_AT_name ("f")
; DWARF: DW_TAG_formal_parameter
; DWARF: DW_AT_location {{.*}}
; DWARF: DW_OP_reg4 R4)
; DWARF: DW_AT_name ("a")
; DWARF: DW_TAG_formal_parameter
; DWARF: DW_AT_location (DW_OP_reg6 R6, DW_OP_piece 0x4, DW_OP_reg7 R7, DW_OP_piece 0x4)
; DWARF: DW_AT_name ("b")
; DWARF: DW_TAG_variable
; DWARF: DW_AT_name ("s")
; DWARF: DW_TAG_variable
; DWARF: DW_OP_consts +42, DW_OP_stack_value
; DWARF: DW_AT_name ("k")
; DWARF: DW_TAG_subprogram
; DWARF: DW_AT_name ("g")
; DWARF: DW_TAG_variable
; DWARF: DW_AT_location (DW_OP_fbreg
; DWARF: DW_AT_name ("v")
define i32 @f(i32 %a, i64 %b) !dbg !5 {
    #dbg_value(i32 %a, !9, !DIExpression(), !13)
    #dbg_value(i64 %b, !10, !DIExpression(), !13)
  %s = add i32 %a, 2, !dbg !14
    #dbg_value(i32 %s, !11, !DIExpression(), !13)
    #dbg_value(i32 42, !12, !DIExpression(), !13)
  %t = trunc i64 %b to i32, !dbg !15
  %r = mul i32 %s, %t, !dbg !15
  ret i32 %r, !dbg !16
}

declare void @use(ptr)

define void @g() !dbg !17 {
  %v = alloca i32, !dbg !20
    #dbg_declare(ptr %v, !19, !DIExpression(), !20)
  call void @use(ptr %v), !dbg !20
  ret void, !dbg !20
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 2, type: !6, scopeLine: 2, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !8)
!6 = !DISubroutineType(types: !7)
!7 = !{!4, !4, !21}
!8 = !{!9, !10, !11, !12}
!9 = !DILocalVariable(name: "a", arg: 1, scope: !5, file: !1, line: 2, type: !4)
!10 = !DILocalVariable(name: "b", arg: 2, scope: !5, file: !1, line: 2, type: !21)
!11 = !DILocalVariable(name: "s", scope: !5, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "k", scope: !5, file: !1, line: 3, type: !4)
!13 = !DILocation(line: 2, column: 1, scope: !5)
!14 = !DILocation(line: 3, column: 7, scope: !5)
!15 = !DILocation(line: 4, column: 7, scope: !5)
!16 = !DILocation(line: 5, column: 3, scope: !5)
!17 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 8, type: !6, scopeLine: 8, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !18)
!18 = !{!19}
!19 = !DILocalVariable(name: "v", scope: !17, file: !1, line: 9, type: !4)
!20 = !DILocation(line: 9, column: 3, scope: !17)
!21 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
