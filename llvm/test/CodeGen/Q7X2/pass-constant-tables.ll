; RUN: llc -start-before=q7x2-variables -stop-after=q7x2-variables %s -o - \
; RUN:   | FileCheck %s '--implicit-check-not=@internal ={{.*}}addrspace(4)' \
; RUN:     '--implicit-check-not=@.L{{variable|large|fixed}}.table'
; RUN: llc -verify-machineinstrs %s -o %t.s
; RUN: FileCheck %s --check-prefix=CODE <%t.s
; RUN: llc -filetype=obj %s -o %t.o
; RUN: llvm-mc -triple=q7x2 -filetype=obj %t.s -o %t2.o
; RUN: cmp %t.o %t2.o
; RUN: llc -q7x2-table-bytes=63 -q7x2-constant-copy-bytes=0 %s -o - | FileCheck %s --check-prefix=NONE
;
; Tables of constants that are read with an index are read in the constant bank.
target triple = "q7x2"

; CHECK-DAG: @.Linternal.table = private unnamed_addr addrspace(103) constant [4 x i32] [i32 7, i32 5, i32 3, i32 1], section ".constant3", align 64
; CHECK-DAG: @external = addrspace(4) constant
; CHECK-DAG: @.Lexternal.table = private unnamed_addr addrspace(103) constant
; NONE-NOT: LDC R
@internal = internal addrspace(4) constant [4 x i32] [i32 7, i32 5, i32 3, i32 1]
@external = addrspace(4) constant [4 x i16] [i16 7, i16 5, i16 3, i16 1]
@generic = internal constant [3 x double] [double 1.5, double 2.5, double 3.5]
; CHECK-DAG: @.Lpointers.table = private addrspace(103) externally_initialized constant [4 x i32] [i32 16, i32 0, i32 0, i32 0], section ".constant3", align 64, !q7x2.copy
; CHECK-DAG: @.Lexternal_data.table = {{.*}}!q7x2.copy
; CHECK-DAG: @.Lweak_data.table = {{.*}}!q7x2.copy
@variable = internal addrspace(1) global [4 x i32] [i32 7, i32 5, i32 3, i32 1]
@pointers = internal addrspace(4) constant [2 x ptr addrspace(4)] [ptr addrspace(4) @external, ptr addrspace(4) @internal]
@large = internal addrspace(4) constant [4096 x i32] zeroinitializer
@external_data = external addrspace(4) constant [4 x i32]
@weak_data = weak addrspace(4) constant [4 x i32] [i32 7, i32 5, i32 3, i32 1]
@fixed = internal addrspace(4) constant [4 x i32] [i32 7, i32 5, i32 3, i32 1]

; CHECK-LABEL: define i32 @word(
; CHECK-NEXT: [[P:%.*]] = getelementptr inbounds [4 x i32], ptr addrspace(103) @.Linternal.table, i64 0, i64 %i
; CHECK-NEXT: load i32, ptr addrspace(103) [[P]]
; CODE-LABEL: {{^}}word:
; CODE: SHF.L.U32 [[A:R[0-9]+]], R4, 0x2, RZ
; CODE-NEXT: LDC R4, c[0x3]{{\[}}[[A]]+.Linternal.table]
define i32 @word(i64 %i) {
  %p = getelementptr inbounds [4 x i32], ptr addrspace(4) @internal, i64 0, i64 %i
  %r = load i32, ptr addrspace(4) %p
  ret i32 %r
}

; An offset that is no word's is added first. Other uses keep the variable.
; CODE-LABEL: {{^}}before:
; CODE: LDC.S16 R{{[0-9]+}}, c[0x3][R{{[0-9]+}}]
define i32 @before(i32 %i, ptr %use) {
  %x = sext i32 %i to i64
  %p = getelementptr i16, ptr addrspace(4) @external, i64 %x
  %q = getelementptr i16, ptr addrspace(4) %p, i64 -1
  %v = load i16, ptr addrspace(4) %q
  %g = addrspacecast ptr addrspace(4) %p to ptr
  store ptr %g, ptr %use
  %r = sext i16 %v to i32
  ret i32 %r
}

; Through a cast, 64 bits.
; CHECK-LABEL: define double @through_cast(
; CHECK: load double, ptr addrspace(103)
; CODE-LABEL: {{^}}through_cast:
; CODE: LDC.64 R[4:5], c[0x3][R{{[0-9]+}}+.Lgeneric.table+8]
define double @through_cast(i32 %i) {
  %x = zext i32 %i to i64
  %p = getelementptr double, ptr getelementptr (i8, ptr @generic, i64 8), i64 %x
  %r = load double, ptr %p
  ret double %r
}

; Contents that are addresses, or not known, are copied at each launch.
; CHECK-LABEL: define i32 @rules(
; CHECK: load i32, ptr addrspace(1)
; CHECK: getelementptr ptr addrspace(4), ptr addrspace(103) @.Lpointers.table, i64 %i
; CHECK: getelementptr i32, ptr addrspace(4) @large, i64 %i
; CHECK: getelementptr i32, ptr addrspace(103) @.Lexternal_data.table, i64 %i
; CHECK: }
define i32 @rules(i64 %i, i1 %c) {
  %p1 = getelementptr i32, ptr addrspace(1) @variable, i64 %i
  %v1 = load i32, ptr addrspace(1) %p1
  %p2 = getelementptr ptr addrspace(4), ptr addrspace(4) @pointers, i64 %i
  %p3 = load ptr addrspace(4), ptr addrspace(4) %p2
  %v3 = load i32, ptr addrspace(4) %p3
  %p4 = getelementptr i32, ptr addrspace(4) @large, i64 %i
  %v4 = load i32, ptr addrspace(4) %p4
  %p5 = getelementptr i32, ptr addrspace(4) @external_data, i64 %i
  %v5 = load i32, ptr addrspace(4) %p5
  %p6 = getelementptr i32, ptr addrspace(4) @weak_data, i64 %i
  %v6 = load i32, ptr addrspace(4) %p6
  %v7 = load i32, ptr addrspace(4) @fixed
  %p8 = getelementptr i32, ptr addrspace(4) @fixed, i64 %i
  %v8 = load volatile i32, ptr addrspace(4) %p8
  %p9 = select i1 %c, ptr addrspace(4) %p4, ptr addrspace(4) %p8
  %v9 = load i32, ptr addrspace(4) %p9
  %s1 = add i32 %v1, %v3
  %s2 = add i32 %s1, %v4
  %s3 = add i32 %s2, %v5
  %s4 = add i32 %s3, %v6
  %s5 = add i32 %s4, %v7
  %s6 = add i32 %s5, %v8
  %s7 = add i32 %s6, %v9
  ret i32 %s7
}
