; Code of an inlined function has its lines and, in DWARF, its subroutine.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -filetype=obj %s -o - | llvm-dwarfdump --debug-info - | FileCheck %s --check-prefix=DWARF

; CHECK-LABEL: {{^}}outer:
; CHECK: .loc 0 2 10 {{.*}}@[ a.c:5:7 ]
; CHECK-NEXT: IMUL
; CHECK: .loc 0 6 3
; CHECK-NEXT: RET
; DWARF: DW_TAG_inlined_subroutine
; DWARF-NEXT: DW_AT_abstract_origin {{.*}}"inner"
; DWARF: DW_AT_call_line (5)
define i32 @outer(i32 %a) !dbg !5 {
  %r = mul i32 %a, %a, !dbg !8
  ret i32 %r, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "outer", scope: !1, file: !1, line: 4, type: !6, scopeLine: 4, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !{null})
!7 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 1, type: !6, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!8 = !DILocation(line: 2, column: 10, scope: !7, inlinedAt: !9)
!9 = distinct !DILocation(line: 5, column: 7, scope: !5)
!10 = !DILocation(line: 6, column: 3, scope: !5)
