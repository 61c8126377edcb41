; Constants of 64 bits that are no immediates, and addresses of variables, are
; operands in constant bank 3; equal ones, also of several functions, share a
; word pair.
; RUN: llc -mtriple=q7x2 -q7x2-table-bytes=0 -verify-machineinstrs %s -o %t.s
; RUN: FileCheck %s < %t.s
; RUN: llc -mtriple=q7x2 -q7x2-table-bytes=0 -filetype=obj %s -o %t.o
; RUN: llvm-mc -triple=q7x2 -filetype=obj %t.s -o %t2.o
; RUN: cmp %t.o %t2.o
; RUN: llvm-readelf -S %t.o | FileCheck %s --check-prefix=OBJ

; OBJ: .constant3 {{.*}} AM

@table = internal unnamed_addr addrspace(4) constant [4 x double] [double 1.0, double 2.0, double 3.0, double 0.3]

; CHECK-LABEL: {{^}}sum:
; CHECK: DADD R[4:5], R[4:5], c[0x3][[[TENTH:.*]]]
define double @sum(double %x) {
  %r = fadd double %x, 0.1
  ret double %r
}

; Multiplied and added, with a sign that the constant takes.
; CHECK-LABEL: {{^}}fma:
; CHECK-DAG: DFMA {{.*}}, R[4:5], c[0x3][[[TENTH]]], R[6:7]
; CHECK-DAG: DFMA {{.*}}, R[4:5], R[6:7], c[0x3][{{.*}}bfc999999999999a]
define double @fma(double %x, double %y) {
  %a = call double @llvm.fma.f64(double %x, double 0.1, double %y)
  %b = call double @llvm.fma.f64(double %x, double %y, double -0.2)
  %r = fmul double %a, %b
  ret double %r
}

; The lower half of an immediate is zero.
; CHECK-LABEL: {{^}}immediate:
; CHECK: DMUL R[4:5], R[4:5], 2.5
; CHECK: DMNMX R[4:5], R[4:5], c[0x3][[[TENTH]]]
define double @immediate(double %x) {
  %a = fmul double %x, 2.5
  %r = call double @llvm.minnum.f64(double %a, double 0.1)
  ret double %r
}

; CHECK-LABEL: {{^}}compare:
; CHECK: DSETP.GT.AND {{.*}}, R[4:5], c[0x3][[[TENTH]]]
define i1 @compare(double %x) {
  %r = fcmp ogt double %x, 0.1
  ret i1 %r
}

; As a value of its own it is one move.
; CHECK-LABEL: {{^}}values:
; CHECK-DAG: MOV.64 {{.*}}, c[0x3][[[TENTH]]]
; CHECK-DAG: MOV.64 {{.*}}, c[0x3][{{.*}}123456789abcdef0]
; CHECK-NOT: MOV R
; CHECK: RET
define void @values(ptr addrspace(1) %p) {
  store volatile double 0.1, ptr addrspace(1) %p
  store volatile i64 1311768467463790320, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: {{^}}element:
; CHECK: MOV [[EIGHT:.*]], 0x8 ?
; CHECK: IMAD.WIDE {{.*}}, R4, [[EIGHT]], c[0x3][{{.*}}address.table.0]
; CHECK: LDG.64
define double @element(i32 %i) {
  %p = getelementptr double, ptr addrspace(4) @table, i32 %i
  %r = load double, ptr addrspace(4) %p
  ret double %r
}

; The words of a constant that only halves need are immediates.
; CHECK-LABEL: {{^}}halves:
; CHECK-NOT: c[0x3]
; CHECK: RET
define i64 @halves(i64 %x) {
  %r = add i64 %x, 1311768467463790320
  ret i64 %r
}

; CHECK: .section .constant3,"aM",@progbits,8
; CHECK: 0x3fb999999999999a
; CHECK-NOT: 0x3fb999999999999a
