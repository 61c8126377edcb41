; A comparison whose result all bits of a word say, or 1.0 and 0.0, writes that word.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: {{^}}integers:
; CHECK: ISET.LT R4, R4, R5, PT
define i32 @integers(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %r = sext i1 %c to i32
  ret i32 %r
}

; CHECK-LABEL: {{^}}unsigned_immediate:
; CHECK: ISET.GT.U32 R4, R4, 0x64, PT
define i32 @unsigned_immediate(i32 %a) {
  %c = icmp ugt i32 %a, 100
  %r = sext i1 %c to i32
  ret i32 %r
}

; CHECK-LABEL: {{^}}pairs:
; CHECK: ISETP.LT.AND.U32 [[P:P[0-9]]], R4, R6, PT
; CHECK: ISET.LT.X R4, R5, R7, PT, [[P]]
define i32 @pairs(i64 %a, i64 %b) {
  %c = icmp slt i64 %a, %b
  %r = sext i1 %c to i32
  ret i32 %r
}

; CHECK-LABEL: {{^}}to_float:
; CHECK: ISET.EQ.BF R4, R4, R5, PT
define float @to_float(i32 %a, i32 %b) {
  %c = icmp eq i32 %a, %b
  %r = uitofp i1 %c to float
  ret float %r
}

; CHECK-LABEL: {{^}}floats:
; CHECK: FSET.LT.AND R4, R4, -R5
define i32 @floats(float %a, float %b) {
  %n = fneg float %b
  %c = fcmp olt float %a, %n
  %r = sext i1 %c to i32
  ret i32 %r
}

; The other way round: not less, or unordered.
; CHECK-LABEL: {{^}}step:
; CHECK: FSET.GEU.AND.BF R4, R4, R5
define float @step(float %a, float %b) {
  %c = fcmp olt float %a, %b
  %r = select i1 %c, float 0.0, float 1.0
  ret float %r
}

; Of a scalar half both halves of the word are the result.
; CHECK-LABEL: {{^}}halves:
; CHECK: HSET2.LT.AND R4, R4.H0_H0, R5.H0_H0
define i32 @halves(half %a, half %b) {
  %c = fcmp olt half %a, %b
  %r = sext i1 %c to i32
  ret i32 %r
}

; CHECK-LABEL: {{^}}bfloats:
; CHECK: HSET2.BF16_V2.GT.AND.BF R4, R4.H0_H0, R5.H0_H0
define bfloat @bfloats(bfloat %a, bfloat %b) {
  %c = fcmp ogt bfloat %a, %b
  %r = select i1 %c, bfloat 1.0, bfloat 0.0
  ret bfloat %r
}

; Comparisons of doubles write predicates only, and so do those that a branch or
; another selection uses, too.
; CHECK-LABEL: {{^}}others:
; CHECK-DAG: DSETP
; CHECK-DAG: ISETP
; CHECK-NOT: {{ [IF]SET\.}}
; CHECK: RET
define i32 @others(double %a, double %b, i32 %c, i32 %d) {
  %1 = fcmp olt double %a, %b
  %2 = sext i1 %1 to i32
  %3 = icmp slt i32 %c, %d
  %4 = sext i1 %3 to i32
  %5 = select i1 %3, i32 %c, i32 7
  %6 = mul i32 %2, %4
  %7 = mul i32 %6, %5
  ret i32 %7
}

; 1.0 of another type.
; CHECK-LABEL: {{^}}mixed:
; CHECK: HSETP2
; CHECK: FSEL
define float @mixed(half %a, half %b) {
  %c = fcmp olt half %a, %b
  %r = select i1 %c, float 1.0, float 0.0
  ret float %r
}

; Counted.
; CHECK-LABEL: {{^}}count:
; CHECK: ISET.LT [[W:R[0-9]+]], R4, R5, PT
; CHECK: IADD R4, -[[W]], R6
define i32 @count(i32 %a, i32 %b, i32 %n) {
  %c = icmp slt i32 %a, %b
  %z = zext i1 %c to i32
  %r = add i32 %n, %z
  ret i32 %r
}

; CHECK-LABEL: {{^}}count_down:
; CHECK: FSET.LT.AND [[W:R[0-9]+]], R4, R5
; CHECK: IADD R4, [[W]], 0x64
define i32 @count_down(float %a, float %b) {
  %c = fcmp olt float %a, %b
  %z = zext i1 %c to i32
  %r = sub i32 100, %z
  ret i32 %r
}
