; NOTE: CHECK lines are written by utils/update-checks
; Arguments in R4 to R19, of 64 bits in aligned pairs, of 128 in four registers; the
; others are on the stack. Results are in R4 and up.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

declare void @ints(i8, i16, i32, i64, i128)
declare void @mixed(float, double, i32, ptr, half, <2 x half>)
declare void @vectors(<4 x float>, i32, <2 x i32>, <4 x i32>)
declare void @many([18 x i32])
declare { i32, i64 } @pair()
declare <4 x float> @vector()
declare [20 x i32] @array()

define void @call_ints(i32 %a) {
; CHECK-LABEL: {{^}}call_ints:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: IMAD R9, RZ, RZ, 0x0 ?
; CHECK-NEXT: MOV R8, 0x4 ?
; CHECK-NEXT: IMAD R6, RZ, RZ, R4 ?
; CHECK-NEXT: MOV R5, 0x2 ?
; CHECK-NEXT: IMAD R4, RZ, RZ, 0x1 ?
; CHECK-NEXT: MOV R11, R9 ?
; CHECK-NEXT: IMAD R10, RZ, RZ, 0x5 ?
; CHECK-NEXT: MOV.64 R[12:13], RZ ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], ints ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @ints(i8 1, i16 2, i32 %a, i64 4, i128 5)
  ret void
}

define void @call_mixed(float %a, double %b) {
; CHECK-LABEL: {{^}}call_mixed:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: IMAD R5, RZ, RZ, 0x3 ?
; CHECK-NEXT: MOV R11, 0x40003c00 ?
; CHECK-NEXT: IMAD R10, RZ, RZ, 0x3e00 ?
; CHECK-NEXT: MOV.64 R[8:9], RZ ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], mixed ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @mixed(float %a, double %b, i32 3, ptr null, half 1.5, <2 x half> <half 1.0, half 2.0>)
  ret void
}

define void @call_vectors(<4 x float> %a, i32 %b) {
; CHECK-LABEL: {{^}}call_vectors:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: IMAD R11, RZ, RZ, 0x2 ?
; CHECK-NEXT: MOV R10, 0x1 ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: MOV.64 R[12:13], RZ ?
; CHECK-NEXT: MOV.64 R[14:15], RZ ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], vectors ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @vectors(<4 x float> %a, i32 %b, <2 x i32> <i32 1, i32 2>, <4 x i32> zeroinitializer)
  ret void
}

define void @call_many([18 x i32] %a) {
; CHECK-LABEL: {{^}}call_many:
; CHECK: IADD R1, R1, -0x20 ?
; CHECK-NEXT: LDL R0, [R1+0x20] ?
; CHECK-NEXT: LDL R3, [R1+0x24] ?
; CHECK-NEXT: STL [R1+0x1c], R24 ?
; CHECK-NEXT: STL [R1+0x18], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: STL [R1], R0 ?
; CHECK-NEXT: STL [R1+0x4], R3 ?
; CHECK-NEXT: CALL R[20:21], many ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0x1c] ?
; CHECK-NEXT: LDL R25, [R1+0x18] ?
; CHECK-NEXT: IADD R1, R1, 0x20 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @many([18 x i32] %a)
  ret void
}

define i64 @call_pair() {
; CHECK-LABEL: {{^}}call_pair:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], pair ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %p = call { i32, i64 } @pair()
  %r = extractvalue { i32, i64 } %p, 1
  ret i64 %r
}

define float @call_vector() {
; CHECK-LABEL: {{^}}call_vector:
; CHECK: IADD R1, R1, -0x10 ?
; CHECK-NEXT: STL [R1+0xc], R24 ?
; CHECK-NEXT: STL [R1+0x8], R25 ?
; CHECK-NEXT: MOV.64 R[24:25], R[20:21] ?
; CHECK-NEXT: CALL R[20:21], vector ?
; CHECK-NEXT: MOV.64 R[20:21], R[24:25] ?
; CHECK-NEXT: LDL R24, [R1+0xc] ?
; CHECK-NEXT: IMAD R4, RZ, RZ, R6 ?
; CHECK-NEXT: LDL R25, [R1+0x8] ?
; CHECK-NEXT: IADD R1, R1, 0x10 ?
; CHECK-NEXT: RET R[20:21] ?
  %v = call <4 x float> @vector()
  %r = extractelement <4 x float> %v, i32 2
  ret float %r
}

define i32 @stack_argument([16 x i32] %a, i32 %b, i64 %c) {
; CHECK-LABEL: {{^}}stack_argument:
; CHECK: LDL R4, [R1] ?
; CHECK-NEXT: RET R[20:21] ?
  ret i32 %b
}

define i8 @narrow(i8 %a) {
; CHECK-LABEL: {{^}}narrow:
; CHECK: RET R[20:21] ?
  ret i8 %a
}

define zeroext i8 @extended(i8 %a) {
; CHECK-LABEL: {{^}}extended:
; CHECK: LOP3 R4, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  ret i8 %a
}

define signext i16 @sign_extended(i16 %a) {
; CHECK-LABEL: {{^}}sign_extended:
; CHECK: PRMT R4, R4, RZ, 0x9910 ?
; CHECK-NEXT: RET R[20:21] ?
  ret i16 %a
}
