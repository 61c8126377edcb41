; NOTE: CHECK lines are written by utils/update-checks
; Values that meet: of all types, swapped in a loop, of constants, of conditions.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @i8(i1 %c, i8 %a, i8 %b, ptr %p) {
; CHECK-LABEL: {{^}}i8:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: MOV R0, 0x1 ?
; CHECK-NEXT: SEL R4, R6, R5, !P0 ?
; CHECK-NEXT: @P0 ST [R[8:9].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  br i1 %c, label %x, label %y
x:
  store volatile i32 1, ptr %p
  br label %y
y:
  %r = phi i8 [ %a, %x ], [ %b, %0 ]
  ret i8 %r
}

define i32 @i32(i1 %c, i32 %a, i32 %b, ptr %p) {
; CHECK-LABEL: {{^}}i32:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: MOV R0, 0x1 ?
; CHECK-NEXT: SEL R4, R6, R5, !P0 ?
; CHECK-NEXT: @P0 ST [R[8:9].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  br i1 %c, label %x, label %y
x:
  store volatile i32 1, ptr %p
  br label %y
y:
  %r = phi i32 [ %a, %x ], [ %b, %0 ]
  ret i32 %r
}

define i64 @i64(i1 %c, i64 %a, i64 %b, ptr %p) {
; CHECK-LABEL: {{^}}i64:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: MOV R0, 0x1 ?
; CHECK-NEXT: @!P0 MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: @P0 ST [R[10:11].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  br i1 %c, label %x, label %y
x:
  store volatile i32 1, ptr %p
  br label %y
y:
  %r = phi i64 [ %a, %x ], [ %b, %0 ]
  ret i64 %r
}

define float @f32(i1 %c, float %a, float %b, ptr %p) {
; CHECK-LABEL: {{^}}f32:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: MOV R0, 0x1 ?
; CHECK-NEXT: SEL R4, R6, R5, !P0 ?
; CHECK-NEXT: @P0 ST [R[8:9].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  br i1 %c, label %x, label %y
x:
  store volatile i32 1, ptr %p
  br label %y
y:
  %r = phi float [ %a, %x ], [ %b, %0 ]
  ret float %r
}

define double @f64(i1 %c, double %a, double %b, ptr %p) {
; CHECK-LABEL: {{^}}f64:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: MOV R0, 0x1 ?
; CHECK-NEXT: @!P0 MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: @P0 ST [R[10:11].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  br i1 %c, label %x, label %y
x:
  store volatile i32 1, ptr %p
  br label %y
y:
  %r = phi double [ %a, %x ], [ %b, %0 ]
  ret double %r
}

define <2 x half> @v2f16(i1 %c, <2 x half> %a, <2 x half> %b, ptr %p) {
; CHECK-LABEL: {{^}}v2f16:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: MOV R0, 0x1 ?
; CHECK-NEXT: SEL R4, R6, R5, !P0 ?
; CHECK-NEXT: @P0 ST [R[8:9].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  br i1 %c, label %x, label %y
x:
  store volatile i32 1, ptr %p
  br label %y
y:
  %r = phi <2 x half> [ %a, %x ], [ %b, %0 ]
  ret <2 x half> %r
}

define <4 x float> @v4f32(i1 %c, <4 x float> %a, <4 x float> %b, ptr %p) {
; CHECK-LABEL: {{^}}v4f32:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMAD R0, RZ, RZ, 0x1 ?
; CHECK-NEXT: SEL R8, R12, R8, !P0 ?
; CHECK-NEXT: @P0 ST [R[6:7].64], R0 ?
; CHECK-NEXT: SEL R9, R13, R9, !P0 ?
; CHECK-NEXT: SEL R10, R14, R10, !P0 ?
; CHECK-NEXT: SEL R11, R15, R11, !P0 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: MOV.64 R[6:7], R[10:11] ?
; CHECK-NEXT: RET R[20:21] ?
  br i1 %c, label %x, label %y
x:
  store volatile i32 1, ptr %p
  br label %y
y:
  %r = phi <4 x float> [ %a, %x ], [ %b, %0 ]
  ret <4 x float> %r
}

define i32 @swapped(i32 %a, i32 %b, i32 %n) {
; CHECK-LABEL: {{^}}swapped:
; CHECK: IADD R0, -R6, 0x0 ?
; CHECK-NEXT: BSSY B0, .LBB7_2 ?
; CHECK-NEXT: .LBB7_1:
; CHECK: MOV R3, R5 ?
; CHECK-NEXT: IADD.X R0, P0, R0, 0x1 ?
; CHECK-NEXT: MOV R5, R4 ?
; CHECK-NEXT: MOV R4, R3 ?
; CHECK-NEXT: @!P0 BRA .LBB7_1 ?
; CHECK-NEXT: .LBB7_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: MOV R4, R5 ?
; CHECK-NEXT: RET R[20:21] ?
entry:
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %y, %loop ]
  %y = phi i32 [ %b, %entry ], [ %x, %loop ]
  %i = phi i32 [ %n, %entry ], [ %j, %loop ]
  %j = add i32 %i, -1
  %c = icmp eq i32 %j, 0
  br i1 %c, label %exit, label %loop, !llvm.loop !0
exit:
  ret i32 %x
}

define i32 @constants(i32 %a, ptr %p) {
; CHECK-LABEL: {{^}}constants:
; CHECK: ISETP.GT.AND P0, R4, 0x9, PT ?
; CHECK-NEXT: IMAD R0, RZ, RZ, 0x2 ?
; CHECK-NEXT: MOV R3, 0x9 ?
; CHECK-NEXT: IMAD R5, RZ, RZ, 0x1 ?
; CHECK-NEXT: SEL R4, R3, 0x7, P0 ?
; CHECK-NEXT: @P0 ST [R[6:7].64], R0 ?
; CHECK-NEXT: @!P0 ST [R[6:7].64], R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp slt i32 %a, 10
  br i1 %c, label %x, label %y
x:
  store volatile i32 1, ptr %p
  br label %z
y:
  store volatile i32 2, ptr %p
  br label %z
z:
  %r = phi i32 [ 7, %x ], [ 9, %y ]
  ret i32 %r
}

define i32 @condition(i32 %a, i32 %b, ptr %p) {
; CHECK-LABEL: {{^}}condition:
; CHECK: ISETP.GT.AND P0, R4, 0x9, PT ?
; CHECK-NEXT: @!P0 LD R0, [R[6:7].64] ?
; CHECK-NEXT: ISETP.EQ.AND P0, R0, R5, !P0 ?
; CHECK-NEXT: SEL R4, R4, R5, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp slt i32 %a, 10
  br i1 %c, label %x, label %y
x:
  %v = load volatile i32, ptr %p
  %d = icmp eq i32 %v, %b
  br label %y
y:
  %e = phi i1 [ %d, %x ], [ false, %0 ]
  %r = select i1 %e, i32 %a, i32 %b
  ret i32 %r
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
