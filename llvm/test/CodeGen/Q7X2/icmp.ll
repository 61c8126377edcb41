; NOTE: CHECK lines are written by utils/update-checks
; Comparisons of integers of up to 32 bits: all predicates, registers, immediates and
; constants.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i1 @eq_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}eq_i32:
; CHECK: ISETP.EQ.AND P0, R4, R5, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp eq i32 %a, %b
  ret i1 %r
}

define i1 @ne_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}ne_i32:
; CHECK: ISETP.NE.AND P0, R4, R5, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ne i32 %a, %b
  ret i1 %r
}

define i1 @ugt_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}ugt_i32:
; CHECK: ISETP.GT.AND.U32 P0, R4, R5, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ugt i32 %a, %b
  ret i1 %r
}

define i1 @uge_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}uge_i32:
; CHECK: ISETP.GE.AND.U32 P0, R4, R5, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp uge i32 %a, %b
  ret i1 %r
}

define i1 @ult_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}ult_i32:
; CHECK: ISETP.LT.AND.U32 P0, R4, R5, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ult i32 %a, %b
  ret i1 %r
}

define i1 @ule_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}ule_i32:
; CHECK: ISETP.LE.AND.U32 P0, R4, R5, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ule i32 %a, %b
  ret i1 %r
}

define i1 @sgt_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}sgt_i32:
; CHECK: ISETP.GT.AND P0, R4, R5, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sgt i32 %a, %b
  ret i1 %r
}

define i1 @sge_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}sge_i32:
; CHECK: ISETP.GE.AND P0, R4, R5, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sge i32 %a, %b
  ret i1 %r
}

define i1 @slt_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}slt_i32:
; CHECK: ISETP.LT.AND P0, R4, R5, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp slt i32 %a, %b
  ret i1 %r
}

define i1 @sle_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}sle_i32:
; CHECK: ISETP.LE.AND P0, R4, R5, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sle i32 %a, %b
  ret i1 %r
}

define i1 @eq_i1(i1 %a, i1 %b) {
; CHECK-LABEL: {{^}}eq_i1:
; CHECK: LOP3 R0, R4, R5, RZ, 0x3c, !PT ?
; CHECK-NEXT: LOP3 P0, RZ, R0, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp eq i1 %a, %b
  ret i1 %r
}

define i1 @ult_i1(i1 %a, i1 %b) {
; CHECK-LABEL: {{^}}ult_i1:
; CHECK: LOP3 P1, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 P0, RZ, R5, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: PLOP3 P0, P0, P1, PT, 0x30 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ult i1 %a, %b
  ret i1 %r
}

define i1 @sgt_i1(i1 %a, i1 %b) {
; CHECK-LABEL: {{^}}sgt_i1:
; CHECK: LOP3 P1, RZ, R4, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 P0, RZ, R5, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: PLOP3 P0, P0, P1, PT, 0x30 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sgt i1 %a, %b
  ret i1 %r
}

define i1 @eq_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}eq_i8:
; CHECK: LOP3 R0, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.EQ.AND P0, R3, R0, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp eq i8 %a, %b
  ret i1 %r
}

define i1 @ult_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}ult_i8:
; CHECK: LOP3 R0, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R3, R0, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ult i8 %a, %b
  ret i1 %r
}

define i1 @sgt_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}sgt_i8:
; CHECK: PRMT R0, R5, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x8880 ?
; CHECK-NEXT: ISETP.GT.AND P0, R3, R0, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sgt i8 %a, %b
  ret i1 %r
}

define i1 @eq_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}eq_i16:
; CHECK: LOP3 R0, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.EQ.AND P0, R3, R0, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp eq i16 %a, %b
  ret i1 %r
}

define i1 @ult_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}ult_i16:
; CHECK: LOP3 R0, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R3, R0, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ult i16 %a, %b
  ret i1 %r
}

define i1 @sgt_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}sgt_i16:
; CHECK: PRMT R0, R5, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x9910 ?
; CHECK-NEXT: ISETP.GT.AND P0, R3, R0, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sgt i16 %a, %b
  ret i1 %r
}

define i1 @eq_i24(i24 %a, i24 %b) {
; CHECK-LABEL: {{^}}eq_i24:
; CHECK: LOP3 R0, R5, 0xffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.EQ.AND P0, R3, R0, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp eq i24 %a, %b
  ret i1 %r
}

define i1 @ult_i24(i24 %a, i24 %b) {
; CHECK-LABEL: {{^}}ult_i24:
; CHECK: LOP3 R0, R5, 0xffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R3, R0, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ult i24 %a, %b
  ret i1 %r
}

define i1 @sgt_i24(i24 %a, i24 %b) {
; CHECK-LABEL: {{^}}sgt_i24:
; CHECK: PRMT R0, R5, RZ, 0xa210 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0xa210 ?
; CHECK-NEXT: ISETP.GT.AND P0, R3, R0, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sgt i24 %a, %b
  ret i1 %r
}

define i1 @eq_immediate(i32 %a) {
; CHECK-LABEL: {{^}}eq_immediate:
; CHECK: ISETP.EQ.AND P0, R4, 0x3e8, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp eq i32 %a, 1000
  ret i1 %r
}

define i1 @ne_immediate(i32 %a) {
; CHECK-LABEL: {{^}}ne_immediate:
; CHECK: ISETP.NE.AND P0, R4, 0x3e8, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ne i32 %a, 1000
  ret i1 %r
}

define i1 @ugt_immediate(i32 %a) {
; CHECK-LABEL: {{^}}ugt_immediate:
; CHECK: ISETP.GT.AND.U32 P0, R4, 0x3e8, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ugt i32 %a, 1000
  ret i1 %r
}

define i1 @uge_immediate(i32 %a) {
; CHECK-LABEL: {{^}}uge_immediate:
; CHECK: ISETP.GT.AND.U32 P0, R4, 0x3e7, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp uge i32 %a, 1000
  ret i1 %r
}

define i1 @ult_immediate(i32 %a) {
; CHECK-LABEL: {{^}}ult_immediate:
; CHECK: ISETP.LT.AND.U32 P0, R4, 0x3e8, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ult i32 %a, 1000
  ret i1 %r
}

define i1 @ule_immediate(i32 %a) {
; CHECK-LABEL: {{^}}ule_immediate:
; CHECK: ISETP.LT.AND.U32 P0, R4, 0x3e9, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ule i32 %a, 1000
  ret i1 %r
}

define i1 @sgt_immediate(i32 %a) {
; CHECK-LABEL: {{^}}sgt_immediate:
; CHECK: ISETP.GT.AND P0, R4, 0x3e8, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sgt i32 %a, 1000
  ret i1 %r
}

define i1 @sge_immediate(i32 %a) {
; CHECK-LABEL: {{^}}sge_immediate:
; CHECK: ISETP.GT.AND P0, R4, 0x3e7, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sge i32 %a, 1000
  ret i1 %r
}

define i1 @slt_immediate(i32 %a) {
; CHECK-LABEL: {{^}}slt_immediate:
; CHECK: ISETP.LT.AND P0, R4, 0x3e8, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp slt i32 %a, 1000
  ret i1 %r
}

define i1 @sle_immediate(i32 %a) {
; CHECK-LABEL: {{^}}sle_immediate:
; CHECK: ISETP.LT.AND P0, R4, 0x3e9, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sle i32 %a, 1000
  ret i1 %r
}

define i1 @is_negative(i32 %a) {
; CHECK-LABEL: {{^}}is_negative:
; CHECK: SHF.R.HI.U32 R4, RZ, 0x1f, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp slt i32 %a, 0
  ret i1 %r
}

define i1 @is_not_negative(i32 %a) {
; CHECK-LABEL: {{^}}is_not_negative:
; CHECK: LOP3 R0, R4, RZ, RZ, 0xf, !PT ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x1f, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp sgt i32 %a, -1
  ret i1 %r
}

define i1 @is_zero(i32 %a) {
; CHECK-LABEL: {{^}}is_zero:
; CHECK: ISETP.EQ.AND P0, R4, 0x0, PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp eq i32 %a, 0
  ret i1 %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, i32 %b) {
; CHECK-LABEL: {{^}}bank:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: ISETP.LT.AND P1, R2, c[0x0][0x168], PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R2, c[0x0][0x168], PT ?
; CHECK-NEXT: SEL R2, RZ, 0x1, !P1 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: SEL R2, RZ, 0x1, !P0 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load volatile i32, ptr addrspace(1) %p
  %c = icmp slt i32 %a, %b
  %x = zext i1 %c to i32
  store volatile i32 %x, ptr addrspace(1) %p
  %d = icmp ugt i32 %b, %a
  %y = zext i1 %d to i32
  store volatile i32 %y, ptr addrspace(1) %p
  ret void
}

; The results of several comparisons are combined by the third source of ISETP.
define i1 @both(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}both:
; CHECK: ISETP.LT.AND.U32 P0, R5, R6, PT ?
; CHECK-NEXT: ISETP.LT.AND P0, R4, R5, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = icmp slt i32 %a, %b
  %y = icmp ult i32 %b, %c
  %r = and i1 %x, %y
  ret i1 %r
}

define i1 @either(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}either:
; CHECK: ISETP.LT.AND.U32 P0, R5, R6, PT ?
; CHECK-NEXT: ISETP.LT.OR P0, R4, R5, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = icmp slt i32 %a, %b
  %y = icmp ult i32 %b, %c
  %r = or i1 %x, %y
  ret i1 %r
}

define i1 @one(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: {{^}}one:
; CHECK: ISETP.LT.AND.U32 P0, R5, R6, PT ?
; CHECK-NEXT: ISETP.LT.XOR P0, R4, R5, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = icmp slt i32 %a, %b
  %y = icmp ult i32 %b, %c
  %r = xor i1 %x, %y
  ret i1 %r
}

define i1 @in_range(i32 %a) {
; CHECK-LABEL: {{^}}in_range:
; CHECK: ISETP.LT.AND P0, R4, 0x14, PT ?
; CHECK-NEXT: ISETP.GT.AND P0, R4, 0x9, P0 ?
; CHECK-NEXT: SEL R4, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = icmp sge i32 %a, 10
  %y = icmp slt i32 %a, 20
  %r = and i1 %x, %y
  ret i1 %r
}

define i1 @masked(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}masked:
; CHECK: LOP3 P0, RZ, R4, R5, RZ, 0xc0, !PT ?
; CHECK-NEXT: SEL R4, RZ, 0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %m = and i32 %a, %b
  %r = icmp eq i32 %m, 0
  ret i1 %r
}

define <2 x i1> @v2i32(<2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}v2i32:
; CHECK: ISETP.LT.AND P1, R4, R6, PT ?
; CHECK-NEXT: ISETP.LT.AND P0, R5, R7, PT ?
; CHECK-NEXT: SEL R4, RZ, -0x1, !P1 ?
; CHECK-NEXT: SEL R5, RZ, -0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp slt <2 x i32> %a, %b
  ret <2 x i1> %r
}

define <2 x i1> @v2i16(<2 x i16> %a, <2 x i16> %b) {
; CHECK-LABEL: {{^}}v2i16:
; CHECK: LOP3 R0, R7, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R6, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R4, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P1, R4, R3, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R5, R0, PT ?
; CHECK-NEXT: SEL R4, RZ, -0x1, !P1 ?
; CHECK-NEXT: SEL R5, RZ, -0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = icmp ult <2 x i16> %a, %b
  ret <2 x i1> %r
}
