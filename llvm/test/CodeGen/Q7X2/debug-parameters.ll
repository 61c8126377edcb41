; A kernel's parameters are described by their place in constant bank 0, in the address
; space of parameters (101), wherever variables have their values: they need no register.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump --debug-info %t.o | FileCheck %s
; RUN: llvm-dwarfdump --verify %t.o

; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_location (DW_OP_constu 0x160, DW_OP_constu 0x65, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value)
; CHECK-NEXT: DW_AT_name ("p")
; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_location (DW_OP_constu 0x168, DW_OP_constu 0x65, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value)
; CHECK-NEXT: DW_AT_name ("n")

; A vector of two words of 64 bits.
; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_location
; CHECK: DW_OP_constu 0x170, DW_OP_constu 0x65, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value, DW_OP_piece 0x8, DW_OP_constu 0x178, DW_OP_constu 0x65, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value, DW_OP_piece 0x8)
; CHECK-NEXT: DW_AT_name ("v")

; A structure that is read in place.
; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_location
; CHECK: DW_OP_constu 0x180, DW_OP_constu 0x65, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value, DW_OP_piece 0x8, DW_OP_constu 0x188, DW_OP_constu 0x65, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value, DW_OP_piece 0x4)
; CHECK-NEXT: DW_AT_name ("s")

; A value that is computed from a parameter: the upper half of the 8 bytes is not its.
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_location (DW_OP_constu 0x168, DW_OP_constu 0x65, DW_OP_swap, DW_OP_xderef, DW_OP_constu 0xffffffff, DW_OP_and, DW_OP_lit2, DW_OP_shr, DW_OP_stack_value)
; CHECK-NEXT: DW_AT_name ("quarter")

; A member of the structure, in a variable of its own.
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_location (DW_OP_constu 0x184, DW_OP_constu 0x65, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value)
; CHECK-NEXT: DW_AT_name ("member")
%S = type { i32, i32, i32 }
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n, <4 x i32> %v, ptr byval(%S) align 4 %s) !dbg !5 {
    #dbg_value(ptr addrspace(1) %p, !9, !DIExpression(), !20)
    #dbg_value(i32 %n, !10, !DIExpression(), !20)
    #dbg_value(<4 x i32> %v, !11, !DIExpression(), !20)
    #dbg_declare(ptr %s, !12, !DIExpression(), !20)
    #dbg_value(i32 %n, !13, !DIExpression(DW_OP_constu, 2, DW_OP_shr, DW_OP_stack_value), !20)
  %a = getelementptr i8, ptr %s, i64 4
  %member = load i32, ptr %a
    #dbg_value(i32 %member, !14, !DIExpression(), !20)
  %x = extractelement <4 x i32> %v, i64 1
  %sum = add i32 %x, %member, !dbg !20
  %all = add i32 %sum, %n, !dbg !20
  store i32 %all, ptr addrspace(1) %p, !dbg !20
  ret void, !dbg !20
}

; A structure that the kernel writes has a copy on the stack, where it is described.
; CHECK: DW_TAG_subprogram
; CHECK: DW_AT_name ("written")
; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_location (DW_OP_fbreg
; CHECK-NEXT: DW_AT_name ("s")
define ptx_kernel void @written(i32 %i, ptr byval(%S) align 4 %s) !dbg !21 {
    #dbg_declare(ptr %s, !23, !DIExpression(), !24)
  %a = getelementptr i32, ptr %s, i32 %i, !dbg !24
  store volatile i32 1, ptr %a, !dbg !24
  ret void, !dbg !24
}

; Arguments of functions that are no kernels are in registers.
; CHECK: DW_TAG_subprogram
; CHECK: DW_AT_name ("f")
; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_location {{.*}}
; CHECK-NEXT: DW_OP_reg4 R4
define i32 @f(i32 %n) !dbg !25 {
    #dbg_value(i32 %n, !27, !DIExpression(), !28)
  %r = mul i32 %n, 3, !dbg !28
  ret i32 %r, !dbg !28
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !6, scopeLine: 1, unit: !0, retainedNodes: !8)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DILocalVariable(name: "p", arg: 1, scope: !5, file: !1, line: 1, type: !15)
!10 = !DILocalVariable(name: "n", arg: 2, scope: !5, file: !1, line: 1, type: !4)
!11 = !DILocalVariable(name: "v", arg: 3, scope: !5, file: !1, line: 1, type: !16)
!12 = !DILocalVariable(name: "s", arg: 4, scope: !5, file: !1, line: 1, type: !18)
!13 = !DILocalVariable(name: "quarter", scope: !5, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "member", scope: !5, file: !1, line: 3, type: !4)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, flags: DIFlagVector, elements: !17)
!17 = !{!DISubrange(count: 4)}
!18 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 1, size: 96, elements: !19)
!19 = !{}
!20 = !DILocation(line: 4, scope: !5)
!21 = distinct !DISubprogram(name: "written", scope: !1, file: !1, line: 6, type: !6, scopeLine: 6, unit: !0, retainedNodes: !22)
!22 = !{!23}
!23 = !DILocalVariable(name: "s", arg: 2, scope: !21, file: !1, line: 6, type: !18)
!24 = !DILocation(line: 7, scope: !21)
!25 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 9, type: !6, scopeLine: 9, unit: !0, retainedNodes: !26)
!26 = !{!27}
!27 = !DILocalVariable(name: "n", arg: 1, scope: !25, file: !1, line: 9, type: !4)
!28 = !DILocation(line: 10, scope: !25)
