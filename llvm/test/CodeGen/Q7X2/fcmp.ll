; NOTE: CHECK lines are written by utils/update-checks
; Comparisons of floats and doubles: all predicates, registers, immediates, constants
; and signs.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i1 @false_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}false_f32:
; CHECK: MOV R4, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp false float %a, %b
  ret i1 %r
}

define i1 @oeq_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}oeq_f32:
; CHECK: FSETP.EQ.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp oeq float %a, %b
  ret i1 %r
}

define i1 @ogt_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}ogt_f32:
; CHECK: FSETP.GT.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ogt float %a, %b
  ret i1 %r
}

define i1 @oge_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}oge_f32:
; CHECK: FSETP.GE.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp oge float %a, %b
  ret i1 %r
}

define i1 @olt_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}olt_f32:
; CHECK: FSETP.LT.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp olt float %a, %b
  ret i1 %r
}

define i1 @ole_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}ole_f32:
; CHECK: FSETP.LE.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ole float %a, %b
  ret i1 %r
}

define i1 @one_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}one_f32:
; CHECK: FSETP.NE.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp one float %a, %b
  ret i1 %r
}

define i1 @ord_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}ord_f32:
; CHECK: FSETP.NUM.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ord float %a, %b
  ret i1 %r
}

define i1 @ueq_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}ueq_f32:
; CHECK: FSETP.EQU.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ueq float %a, %b
  ret i1 %r
}

define i1 @ugt_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}ugt_f32:
; CHECK: FSETP.GTU.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ugt float %a, %b
  ret i1 %r
}

define i1 @uge_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}uge_f32:
; CHECK: FSETP.GEU.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp uge float %a, %b
  ret i1 %r
}

define i1 @ult_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}ult_f32:
; CHECK: FSETP.LTU.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ult float %a, %b
  ret i1 %r
}

define i1 @ule_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}ule_f32:
; CHECK: FSETP.LEU.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ule float %a, %b
  ret i1 %r
}

define i1 @une_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}une_f32:
; CHECK: FSETP.NEU.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp une float %a, %b
  ret i1 %r
}

define i1 @uno_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}uno_f32:
; CHECK: FSETP.NAN.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp uno float %a, %b
  ret i1 %r
}

define i1 @true_f32(float %a, float %b) {
; CHECK-LABEL: {{^}}true_f32:
; CHECK: MOV R4, 0x1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp true float %a, %b
  ret i1 %r
}

define i1 @false_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}false_f64:
; CHECK: MOV R4, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp false double %a, %b
  ret i1 %r
}

define i1 @oeq_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}oeq_f64:
; CHECK: DSETP.EQ.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp oeq double %a, %b
  ret i1 %r
}

define i1 @ogt_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}ogt_f64:
; CHECK: DSETP.GT.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ogt double %a, %b
  ret i1 %r
}

define i1 @oge_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}oge_f64:
; CHECK: DSETP.GE.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp oge double %a, %b
  ret i1 %r
}

define i1 @olt_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}olt_f64:
; CHECK: DSETP.LT.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp olt double %a, %b
  ret i1 %r
}

define i1 @ole_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}ole_f64:
; CHECK: DSETP.LE.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ole double %a, %b
  ret i1 %r
}

define i1 @one_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}one_f64:
; CHECK: DSETP.NE.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp one double %a, %b
  ret i1 %r
}

define i1 @ord_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}ord_f64:
; CHECK: DSETP.NUM.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ord double %a, %b
  ret i1 %r
}

define i1 @ueq_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}ueq_f64:
; CHECK: DSETP.EQU.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ueq double %a, %b
  ret i1 %r
}

define i1 @ugt_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}ugt_f64:
; CHECK: DSETP.GTU.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ugt double %a, %b
  ret i1 %r
}

define i1 @uge_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}uge_f64:
; CHECK: DSETP.GEU.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp uge double %a, %b
  ret i1 %r
}

define i1 @ult_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}ult_f64:
; CHECK: DSETP.LTU.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ult double %a, %b
  ret i1 %r
}

define i1 @ule_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}ule_f64:
; CHECK: DSETP.LEU.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ule double %a, %b
  ret i1 %r
}

define i1 @une_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}une_f64:
; CHECK: DSETP.NEU.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp une double %a, %b
  ret i1 %r
}

define i1 @uno_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}uno_f64:
; CHECK: DSETP.NAN.AND P0, R[4:5], R[6:7] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp uno double %a, %b
  ret i1 %r
}

define i1 @true_f64(double %a, double %b) {
; CHECK-LABEL: {{^}}true_f64:
; CHECK: MOV R4, 0x1 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp true double %a, %b
  ret i1 %r
}

define i1 @immediate(float %a) {
; CHECK-LABEL: {{^}}immediate:
; CHECK: FSETP.LT.AND P0, R4, 1.5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp olt float %a, 1.5
  ret i1 %r
}

define i1 @immediate_f64(double %a) {
; CHECK-LABEL: {{^}}immediate_f64:
; CHECK: DSETP.GT.AND P0, R[4:5], 1.5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ogt double %a, 1.5
  ret i1 %r
}

define i1 @constant_f64(double %a) {
; CHECK-LABEL: {{^}}constant_f64:
; CHECK: DSETP.GT.AND P0, R[4:5], c[0x3][.Lconstant.3fb999999999999a] ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp ogt double %a, 0x3FB999999999999A
  ret i1 %r
}

define i1 @is_nan(float %a) {
; CHECK-LABEL: {{^}}is_nan:
; CHECK: FSETP.NAN.AND P0, R4, R4 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp uno float %a, 0.0
  ret i1 %r
}

define i1 @is_infinite(float %a) {
; CHECK-LABEL: {{^}}is_infinite:
; CHECK: FSETP.EQ.AND P0, |R4|, 0f7F800000 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = call float @llvm.fabs.f32(float %a)
  %r = fcmp oeq float %x, 0x7FF0000000000000
  ret i1 %r
}

define i1 @signs(float %a, float %b) {
; CHECK-LABEL: {{^}}signs:
; CHECK: FSETP.LT.AND P0, |R4|, -R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = call float @llvm.fabs.f32(float %a)
  %y = fneg float %b
  %r = fcmp olt float %x, %y
  ret i1 %r
}

define i1 @no_nans(float %a, float %b) {
; CHECK-LABEL: {{^}}no_nans:
; CHECK: FSETP.LT.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp nnan ult float %a, %b
  ret i1 %r
}

define i1 @both(float %a, float %b, i1 %c) {
; CHECK-LABEL: {{^}}both:
; CHECK: LOP3 P0, RZ, R6, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: FSETP.LT.AND P0, R4, R5, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = fcmp olt float %a, %b
  %r = and i1 %x, %c
  ret i1 %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, float %b, double %d) {
; CHECK-LABEL: {{^}}bank:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: FSETP.LT.AND P0, R2, c[0x0][0x168] ?
; CHECK-NEXT: SEL R2, RZ, 0x1, !P0 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: LDG.64 R[2:3], [R[0:1].64] ?
; CHECK-NEXT: DSETP.LT.AND P0, R[2:3], c[0x0][0x170] ?
; CHECK-NEXT: SEL R2, RZ, 0x1, !P0 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load volatile float, ptr addrspace(1) %p
  %c = fcmp olt float %a, %b
  %x = zext i1 %c to i32
  store volatile i32 %x, ptr addrspace(1) %p
  %e = load volatile double, ptr addrspace(1) %p
  %f = fcmp olt double %e, %d
  %y = zext i1 %f to i32
  store volatile i32 %y, ptr addrspace(1) %p
  ret void
}

define i1 @nnan_eq(float %a, float %b) {
; CHECK-LABEL: {{^}}nnan_eq:
; CHECK: FSETP.EQ.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp nnan oeq float %a, %b
  ret i1 %r
}

define i1 @nnan_le(float %a, float %b) {
; CHECK-LABEL: {{^}}nnan_le:
; CHECK: FSETP.LE.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp nnan ole float %a, %b
  ret i1 %r
}

define i1 @nnan_gt(float %a, float %b) {
; CHECK-LABEL: {{^}}nnan_gt:
; CHECK: FSETP.GT.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp nnan ogt float %a, %b
  ret i1 %r
}

define i1 @nnan_ge(float %a, float %b) {
; CHECK-LABEL: {{^}}nnan_ge:
; CHECK: FSETP.GE.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp nnan oge float %a, %b
  ret i1 %r
}

define i1 @nnan_ne(float %a, float %b) {
; CHECK-LABEL: {{^}}nnan_ne:
; CHECK: FSETP.NEU.AND P0, R4, R5 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = fcmp nnan une float %a, %b
  ret i1 %r
}
