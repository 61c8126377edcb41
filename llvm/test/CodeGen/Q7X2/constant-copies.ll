; Variables in constant memory that the host may write have a copy in the module's
; constant bank, made at the start of each launch: a load from a constant address is
; an operand, one with an index LDC.
; RUN: llc -verify-machineinstrs %s -o %t.s
; RUN: FileCheck %s <%t.s
; RUN: llc -filetype=obj %s -o %t.o
; RUN: llvm-mc -triple=q7x2 -filetype=obj %t.s -o %t2.o
; RUN: cmp %t.o %t2.o
; RUN: llc -verify-machineinstrs -q7x2-constant-copy-bytes=63 %s -o - \
; RUN:   | FileCheck %s --check-prefix=NONE --implicit-check-not='.table'

target triple = "q7x2"

@filter = addrspace(4) externally_initialized global [5 x float] [float 1.0, float 2.0, float 3.0, float 4.0, float 5.0]
@wide = internal addrspace(4) externally_initialized global [4 x double] zeroinitializer
@elsewhere = external addrspace(4) global [8 x i32]
@bytes = internal addrspace(4) externally_initialized global [7 x i8] c"abcdefg"
@escapes = addrspace(4) externally_initialized global i32 7
@unused = addrspace(4) externally_initialized global [4 x i32] zeroinitializer
@huge = addrspace(4) externally_initialized global [16448 x i8] zeroinitializer
@weak = extern_weak addrspace(4) global i32

; NONE-LABEL: {{^}}operands:
; NONE: LDG{{.*}}.CONSTANT
; CHECK-LABEL: {{^}}operands:
; CHECK: FMUL [[A:R[0-9]+]], R5, c[0x3]{{\[}}.Lfilter.table+16]
; CHECK-NEXT: FFMA R4, R4, c[0x3]{{\[}}.Lfilter.table], [[A]]
define float @operands(float %x, float %y) {
  %a = load float, ptr addrspace(4) @filter
  %b = load float, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @filter, i64 16)
  %p = fmul contract float %x, %a
  %q = fmul contract float %y, %b
  %r = fadd contract float %p, %q
  ret float %r
}

; CHECK-LABEL: {{^}}generic:
; CHECK: FADD R4, R4, c[0x3]{{\[}}.Lfilter.table+4]
define float @generic(float %x) {
  %a = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @filter to ptr), i64 4)
  %r = fadd float %x, %a
  ret float %r
}

; CHECK-LABEL: {{^}}with_index:
; CHECK: SHF.L.U32 [[A:R[0-9]+]], R4, 0x2, RZ
; CHECK-NEXT: LDC R4, c[0x3]{{\[}}[[A]]+.Lfilter.table]
define float @with_index(i32 %i) {
  %p = getelementptr [5 x float], ptr addrspace(4) @filter, i32 0, i32 %i
  %r = load float, ptr addrspace(4) %p
  ret float %r
}

; The halves of a double are words of the bank.
; CHECK-LABEL: {{^}}doubles:
; CHECK: DADD R[4:5], R[4:5], c[0x3]{{\[}}.Lwide.table+8]
; CHECK-LABEL: {{^}}upper_word:
; CHECK: IADD R4, R4, c[0x3]{{\[}}.Lwide.table+12]
define double @doubles(double %x) {
  %a = load double, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @wide, i64 8)
  %r = fadd double %x, %a
  ret double %r
}
define i32 @upper_word(i32 %x) {
  %a = load i64, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @wide, i64 8)
  %s = lshr i64 %a, 32
  %t = trunc i64 %s to i32
  %r = add i32 %x, %t
  ret i32 %r
}

; CHECK-LABEL: {{^}}vector:
; CHECK-DAG: FADD R{{[0-9]+}}, R{{[0-9]+}}, c[0x3]{{\[}}.Lfilter.table]
; CHECK-DAG: FADD R{{[0-9]+}}, R{{[0-9]+}}, c[0x3]{{\[}}.Lfilter.table+4]
define <2 x float> @vector(<2 x float> %x) {
  %a = load <2 x float>, ptr addrspace(4) @filter
  %r = fadd <2 x float> %x, %a
  ret <2 x float> %r
}

; CHECK-LABEL: {{^}}byte:
; CHECK: LDC.U8 R{{[0-9]+}}, c[0x3][RZ+.Lbytes.table+6]
define i32 @byte(i32 %x) {
  %a = load i8, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @bytes, i64 6)
  %b = zext i8 %a to i32
  %r = add i32 %x, %b
  ret i32 %r
}

; A word that is not aligned is read in parts.
; CHECK-LABEL: {{^}}unaligned:
; CHECK-DAG: LDC.U16 R{{[0-9]+}}, c[0x3][RZ+.Lbytes.table+2]
; CHECK-DAG: LDC.U16 R{{[0-9]+}}, c[0x3][RZ+.Lbytes.table+4]
define i32 @unaligned() {
  %a = load i32, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @bytes, i64 2), align 1
  ret i32 %a
}

; An access beyond the end is no operand: its offset need not be one.
; CHECK-LABEL: {{^}}beyond:
; CHECK-NOT: c[0x3]{{\[}}.Lbytes.table+1048576]
; CHECK: RET
define i8 @beyond() {
  %a = load i8, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @bytes, i64 1048576)
  ret i8 %a
}

; A word that one block reads is an operand in the others.
; CHECK-LABEL: {{^}}other_block:
; CHECK-NOT: MOV{{.*}}c[0x3]
; CHECK: IADD R{{[0-9]+}}, R{{[0-9]+}}, c[0x3]{{\[}}.Lelsewhere.table+28]
define void @other_block(ptr addrspace(1) %p, i32 %n) {
entry:
  %a = load i32, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @elsewhere, i64 28)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load volatile i32, ptr addrspace(1) %q
  %s = add i32 %v, %a
  store volatile i32 %s, ptr addrspace(1) %q
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Uses other than loads keep the variable, as do volatile and weak ones.
; CHECK-LABEL: {{^}}address:
; CHECK-NOT: .table
; CHECK: {{^}}volatile:
; CHECK: LDG
; CHECK: {{^}}large:
; CHECK: LDG
; CHECK: {{^}}undefined_weak:
; CHECK: LDG
define ptr addrspace(4) @address() {
  ret ptr addrspace(4) @escapes
}
define i32 @volatile() {
  %a = load volatile i32, ptr addrspace(4) @escapes
  ret i32 %a
}
define i8 @large(i32 %i) {
  %p = getelementptr i8, ptr addrspace(4) @huge, i32 %i
  %a = load i8, ptr addrspace(4) %p
  ret i8 %a
}
define i32 @undefined_weak() {
  %a = load i32, ptr addrspace(4) @weak
  ret i32 %a
}

define ptx_kernel void @kernel() {
  ret void
}

; The first word of a copy is the number of its bytes.
; CHECK: {{^}}.Lfilter.table:
; CHECK-NEXT: .long 20
; CHECK-NEXT: .long 0
; CHECK: .size .Lfilter.table, 20
; CHECK: .reloc .Lfilter.table, R_Q7X2_COPY, filter
; CHECK: .reloc .Lwide.table, R_Q7X2_COPY, wide
; CHECK: .reloc .Lelsewhere.table, R_Q7X2_COPY, elsewhere
; CHECK: {{^}}.Lbytes.table:
; CHECK-NEXT: .long 7
; CHECK-NEXT: .long 0
; CHECK: .reloc .Lbytes.table, R_Q7X2_COPY, bytes
; CHECK-NOT: {{unused|huge|escapes|weak}}.table
