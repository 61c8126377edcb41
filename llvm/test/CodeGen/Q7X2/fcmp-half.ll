; NOTE: CHECK lines are written by utils/update-checks
; Comparisons of 16-bit floats, and of pairs of them: all predicates.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i1 @false_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}false_f16:
; CHECK: MOV R4, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp false half %a, %b
  ret i1 %r
}

define i1 @oeq_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}oeq_f16:
; CHECK: HSETP2.EQ.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp oeq half %a, %b
  ret i1 %r
}

define i1 @ogt_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}ogt_f16:
; CHECK: HSETP2.GT.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ogt half %a, %b
  ret i1 %r
}

define i1 @oge_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}oge_f16:
; CHECK: HSETP2.GE.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp oge half %a, %b
  ret i1 %r
}

define i1 @olt_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}olt_f16:
; CHECK: HSETP2.LT.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp olt half %a, %b
  ret i1 %r
}

define i1 @ole_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}ole_f16:
; CHECK: HSETP2.LE.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ole half %a, %b
  ret i1 %r
}

define i1 @one_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}one_f16:
; CHECK: HSETP2.NE.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp one half %a, %b
  ret i1 %r
}

define i1 @ord_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}ord_f16:
; CHECK: HSETP2.NUM.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ord half %a, %b
  ret i1 %r
}

define i1 @ueq_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}ueq_f16:
; CHECK: HSETP2.EQU.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ueq half %a, %b
  ret i1 %r
}

define i1 @ugt_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}ugt_f16:
; CHECK: HSETP2.GTU.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ugt half %a, %b
  ret i1 %r
}

define i1 @uge_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}uge_f16:
; CHECK: HSETP2.GEU.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp uge half %a, %b
  ret i1 %r
}

define i1 @ult_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}ult_f16:
; CHECK: HSETP2.LTU.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ult half %a, %b
  ret i1 %r
}

define i1 @ule_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}ule_f16:
; CHECK: HSETP2.LEU.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ule half %a, %b
  ret i1 %r
}

define i1 @une_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}une_f16:
; CHECK: HSETP2.NEU.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp une half %a, %b
  ret i1 %r
}

define i1 @uno_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}uno_f16:
; CHECK: HSETP2.NAN.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp uno half %a, %b
  ret i1 %r
}

define i1 @true_f16(half %a, half %b) {
; CHECK-LABEL: {{^}}true_f16:
; CHECK: MOV R4, 0x1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp true half %a, %b
  ret i1 %r
}

define i1 @false_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}false_bf16:
; CHECK: MOV R4, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp false bfloat %a, %b
  ret i1 %r
}

define i1 @oeq_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}oeq_bf16:
; CHECK: HSETP2.BF16_V2.EQ.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp oeq bfloat %a, %b
  ret i1 %r
}

define i1 @ogt_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}ogt_bf16:
; CHECK: HSETP2.BF16_V2.GT.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ogt bfloat %a, %b
  ret i1 %r
}

define i1 @oge_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}oge_bf16:
; CHECK: HSETP2.BF16_V2.GE.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp oge bfloat %a, %b
  ret i1 %r
}

define i1 @olt_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}olt_bf16:
; CHECK: HSETP2.BF16_V2.LT.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp olt bfloat %a, %b
  ret i1 %r
}

define i1 @ole_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}ole_bf16:
; CHECK: HSETP2.BF16_V2.LE.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ole bfloat %a, %b
  ret i1 %r
}

define i1 @one_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}one_bf16:
; CHECK: HSETP2.BF16_V2.NE.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp one bfloat %a, %b
  ret i1 %r
}

define i1 @ord_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}ord_bf16:
; CHECK: HSETP2.BF16_V2.NUM.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ord bfloat %a, %b
  ret i1 %r
}

define i1 @ueq_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}ueq_bf16:
; CHECK: HSETP2.BF16_V2.EQU.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ueq bfloat %a, %b
  ret i1 %r
}

define i1 @ugt_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}ugt_bf16:
; CHECK: HSETP2.BF16_V2.GTU.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ugt bfloat %a, %b
  ret i1 %r
}

define i1 @uge_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}uge_bf16:
; CHECK: HSETP2.BF16_V2.GEU.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp uge bfloat %a, %b
  ret i1 %r
}

define i1 @ult_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}ult_bf16:
; CHECK: HSETP2.BF16_V2.LTU.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ult bfloat %a, %b
  ret i1 %r
}

define i1 @ule_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}ule_bf16:
; CHECK: HSETP2.BF16_V2.LEU.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ule bfloat %a, %b
  ret i1 %r
}

define i1 @une_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}une_bf16:
; CHECK: HSETP2.BF16_V2.NEU.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp une bfloat %a, %b
  ret i1 %r
}

define i1 @uno_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}uno_bf16:
; CHECK: HSETP2.BF16_V2.NAN.AND P0, PT, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp uno bfloat %a, %b
  ret i1 %r
}

define i1 @true_bf16(bfloat %a, bfloat %b) {
; CHECK-LABEL: {{^}}true_bf16:
; CHECK: MOV R4, 0x1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp true bfloat %a, %b
  ret i1 %r
}

define i1 @immediate(half %a) {
; CHECK-LABEL: {{^}}immediate:
; CHECK: HSETP2.LT.AND P0, PT, R4, 1.5, 1.5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp olt half %a, 1.5
  ret i1 %r
}

define <2 x i1> @olt_v2f16(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}olt_v2f16:
; CHECK: HSETP2.LT.AND P1, PT, R4, R5 ?
; CHECK-NEXT: HSETP2.LT.AND P0, PT, R4.H1_H1, R5.H1_H1 ?
; CHECK-NEXT: SEL R4, RZ, -0x1, !P1 ?
; CHECK-NEXT: SEL R5, RZ, -0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp olt <2 x half> %a, %b
  ret <2 x i1> %r
}

define <2 x i1> @une_v2f16(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}une_v2f16:
; CHECK: HSETP2.NEU.AND P1, PT, R4, R5 ?
; CHECK-NEXT: HSETP2.NEU.AND P0, PT, R4.H1_H1, R5.H1_H1 ?
; CHECK-NEXT: SEL R4, RZ, -0x1, !P1 ?
; CHECK-NEXT: SEL R5, RZ, -0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp une <2 x half> %a, %b
  ret <2 x i1> %r
}

define <2 x i1> @olt_v2bf16(<2 x bfloat> %a, <2 x bfloat> %b) {
; CHECK-LABEL: {{^}}olt_v2bf16:
; CHECK: HSETP2.BF16_V2.LT.AND P1, PT, R4, R5 ?
; CHECK-NEXT: HSETP2.BF16_V2.LT.AND P0, PT, R4.H1_H1, R5.H1_H1 ?
; CHECK-NEXT: SEL R4, RZ, -0x1, !P1 ?
; CHECK-NEXT: SEL R5, RZ, -0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp olt <2 x bfloat> %a, %b
  ret <2 x i1> %r
}

define <2 x i1> @une_v2bf16(<2 x bfloat> %a, <2 x bfloat> %b) {
; CHECK-LABEL: {{^}}une_v2bf16:
; CHECK: HSETP2.BF16_V2.NEU.AND P1, PT, R4, R5 ?
; CHECK-NEXT: HSETP2.BF16_V2.NEU.AND P0, PT, R4.H1_H1, R5.H1_H1 ?
; CHECK-NEXT: SEL R4, RZ, -0x1, !P1 ?
; CHECK-NEXT: SEL R5, RZ, -0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp une <2 x bfloat> %a, %b
  ret <2 x i1> %r
}
