; NOTE: CHECK lines are written by utils/update-checks
; Saturating sums, differences and shifts.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @uadd_sat_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}uadd_sat_i8:
; CHECK: LOP3 R0, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R0, R3, R0 ?
; CHECK-NEXT: IMNMX.U32 R4, R0, 0xff, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.uadd.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}

define i16 @uadd_sat_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}uadd_sat_i16:
; CHECK: LOP3 R0, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R0, R3, R0 ?
; CHECK-NEXT: IMNMX.U32 R4, R0, 0xffff, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.uadd.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}

define i32 @uadd_sat_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}uadd_sat_i32:
; CHECK: LOP3 R0, R5, RZ, RZ, 0xf, !PT ?
; CHECK-NEXT: IMNMX.U32 R0, R4, R0, PT ?
; CHECK-NEXT: IADD R4, R0, R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.uadd.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i64 @uadd_sat_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}uadd_sat_i64:
; CHECK: IADD.X R0, P0, R4, R6 ?
; CHECK-NEXT: IADD.X R3, P0, R5, R7, P0 ?
; CHECK-NEXT: SEL R5, R3, -0x1, !P0 ?
; CHECK-NEXT: SEL R4, R0, -0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.uadd.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}

define i8 @usub_sat_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}usub_sat_i8:
; CHECK: LOP3 R0, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMNMX.U32 R3, R3, R0, !PT ?
; CHECK-NEXT: IADD R4, R3, -R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.usub.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}

define i16 @usub_sat_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}usub_sat_i16:
; CHECK: LOP3 R0, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMNMX.U32 R3, R3, R0, !PT ?
; CHECK-NEXT: IADD R4, R3, -R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.usub.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}

define i32 @usub_sat_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}usub_sat_i32:
; CHECK: IMNMX.U32 R0, R4, R5, !PT ?
; CHECK-NEXT: IADD R4, R0, -R5 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i64 @usub_sat_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}usub_sat_i64:
; CHECK: IADD.X R0, P0, R4, ~R6, PT ?
; CHECK-NEXT: IADD.X R3, P0, R5, ~R7, P0 ?
; CHECK-NEXT: SEL R5, R3, 0x0, P0 ?
; CHECK-NEXT: SEL R4, R0, 0x0, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.usub.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}

define i8 @sadd_sat_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}sadd_sat_i8:
; CHECK: PRMT R0, R5, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x8880 ?
; CHECK-NEXT: IADD R0, R3, R0 ?
; CHECK-NEXT: I2I.S8 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.sadd.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}

define i16 @sadd_sat_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}sadd_sat_i16:
; CHECK: PRMT R0, R5, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x9910 ?
; CHECK-NEXT: IADD R0, R3, R0 ?
; CHECK-NEXT: I2I.S16 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.sadd.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}

define i32 @sadd_sat_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}sadd_sat_i32:
; CHECK: IADD R0, R4, R5 ?
; CHECK-NEXT: ISETP.LT.AND P0, R0, R4, PT ?
; CHECK-NEXT: SHF.R.HI R3, RZ, 0x1f, R0 ?
; CHECK-NEXT: ISETP.LT.XOR P0, R5, 0x0, P0 ?
; CHECK-NEXT: @P0 LOP3 R0, R3, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i64 @sadd_sat_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}sadd_sat_i64:
; CHECK: IADD.X R8, P0, R4, R6 ?
; CHECK-NEXT: IADD.X R9, R5, R7, P0 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R8, R4, PT ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R9 ?
; CHECK-NEXT: ISETP.LT.AND.X P0, R9, R5, PT, P0 ?
; CHECK-NEXT: ISETP.LT.XOR P0, R7, 0x0, P0 ?
; CHECK-NEXT: @P0 LOP3 R9, R0, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: SEL R8, R0, R8, P0 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.sadd.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}

define i8 @ssub_sat_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}ssub_sat_i8:
; CHECK: PRMT R0, R5, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x8880 ?
; CHECK-NEXT: IADD R0, R3, -R0 ?
; CHECK-NEXT: I2I.S8 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.ssub.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}

define i16 @ssub_sat_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}ssub_sat_i16:
; CHECK: PRMT R0, R5, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x9910 ?
; CHECK-NEXT: IADD R0, R3, -R0 ?
; CHECK-NEXT: I2I.S16 R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.ssub.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}

define i32 @ssub_sat_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}ssub_sat_i32:
; CHECK: IADD R0, R4, -R5 ?
; CHECK-NEXT: ISETP.LT.AND P0, R0, R4, PT ?
; CHECK-NEXT: SHF.R.HI R3, RZ, 0x1f, R0 ?
; CHECK-NEXT: ISETP.GT.XOR P0, R5, 0x0, P0 ?
; CHECK-NEXT: @P0 LOP3 R0, R3, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.ssub.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i64 @ssub_sat_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}ssub_sat_i64:
; CHECK: IADD.X R0, P1, R4, ~R6, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R0, R4, PT ?
; CHECK-NEXT: IADD.X R9, R5, ~R7, P1 ?
; CHECK-NEXT: ISETP.LT.AND.X P1, R9, R5, PT, P0 ?
; CHECK-NEXT: ISETP.GT.AND.U32 P0, R6, 0x0, PT ?
; CHECK-NEXT: SHF.R.HI R3, RZ, 0x1f, R9 ?
; CHECK-NEXT: ISETP.GT.XOR.X P0, R7, 0x0, P1, P0 ?
; CHECK-NEXT: @P0 LOP3 R9, R3, -0x80000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: SEL R8, R3, R0, P0 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.ssub.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}

define i8 @ushl_sat_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}ushl_sat_i8:
; CHECK: LOP3 R0, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.L.U32 R3, R4, 0x18, RZ ?
; CHECK-NEXT: SHF.L.U32 R4, R3, R0, RZ ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, R0, R4 ?
; CHECK-NEXT: ISETP.NE.AND P0, R3, R0, PT ?
; CHECK-NEXT: SEL R0, R4, -0x1, !P0 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x18, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.ushl.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}

define i16 @ushl_sat_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}ushl_sat_i16:
; CHECK: LOP3 R0, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.L.U32 R3, R4, 0x10, RZ ?
; CHECK-NEXT: SHF.L.U32 R4, R3, R0, RZ ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, R0, R4 ?
; CHECK-NEXT: ISETP.NE.AND P0, R3, R0, PT ?
; CHECK-NEXT: SEL R0, R4, -0x1, !P0 ?
; CHECK-NEXT: SHF.R.HI.U32 R4, RZ, 0x10, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.ushl.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}

define i32 @ushl_sat_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}ushl_sat_i32:
; CHECK: SHF.L.U32 R0, R4, R5, RZ ?
; CHECK-NEXT: SHF.R.HI.U32 R3, RZ, R5, R0 ?
; CHECK-NEXT: ISETP.NE.AND P0, R4, R3, PT ?
; CHECK-NEXT: SEL R4, R0, -0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.ushl.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i64 @ushl_sat_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}ushl_sat_i64:
; CHECK: SHF.L.HI.U64 R0, R4, R6, R5 ?
; CHECK-NEXT: SHF.L.U64 R3, R4, R6, R5 ?
; CHECK-NEXT: SHF.R.U64 R7, R3, R6, R0 ?
; CHECK-NEXT: ISETP.NE.AND.U32 P0, R4, R7, PT ?
; CHECK-NEXT: SHF.R.HI.U64 R4, R3, R6, R0 ?
; CHECK-NEXT: ISETP.NE.AND.X P0, R5, R4, PT, P0 ?
; CHECK-NEXT: SEL R5, R0, -0x1, !P0 ?
; CHECK-NEXT: SEL R4, R3, -0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.ushl.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}

define i8 @sshl_sat_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}sshl_sat_i8:
; CHECK: LOP3 R0, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.L.U32 R3, R4, 0x18, RZ ?
; CHECK-NEXT: SHF.L.U32 R4, R3, R0, RZ ?
; CHECK-NEXT: SHF.R.HI R0, RZ, R0, R4 ?
; CHECK-NEXT: ISETP.NE.AND P0, R3, R0, PT ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R3 ?
; CHECK-NEXT: @P0 LOP3 R4, R0, 0x7f000000, RZ, 0x3c, !PT ?
; CHECK-NEXT: SHF.R.HI R4, RZ, 0x18, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.sshl.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}

define i16 @sshl_sat_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}sshl_sat_i16:
; CHECK: LOP3 R0, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: SHF.L.U32 R3, R4, 0x10, RZ ?
; CHECK-NEXT: SHF.L.U32 R4, R3, R0, RZ ?
; CHECK-NEXT: SHF.R.HI R0, RZ, R0, R4 ?
; CHECK-NEXT: ISETP.NE.AND P0, R3, R0, PT ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R3 ?
; CHECK-NEXT: @P0 LOP3 R4, R0, 0x7fff0000, RZ, 0x3c, !PT ?
; CHECK-NEXT: SHF.R.HI R4, RZ, 0x10, R4 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.sshl.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}

define i32 @sshl_sat_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}sshl_sat_i32:
; CHECK: SHF.L.U32 R0, R4, R5, RZ ?
; CHECK-NEXT: SHF.R.HI R3, RZ, R5, R0 ?
; CHECK-NEXT: ISETP.NE.AND P0, R4, R3, PT ?
; CHECK-NEXT: SHF.R.HI R3, RZ, 0x1f, R4 ?
; CHECK-NEXT: @P0 LOP3 R0, R3, 0x7fffffff, RZ, 0x3c, !PT ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.sshl.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i64 @sshl_sat_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}sshl_sat_i64:
; CHECK: SHF.L.HI.U64 R9, R4, R6, R5 ?
; CHECK-NEXT: SHF.L.U64 R8, R4, R6, R5 ?
; CHECK-NEXT: SHF.R.S64 R0, R8, R6, R9 ?
; CHECK-NEXT: ISETP.NE.AND.U32 P0, R4, R0, PT ?
; CHECK-NEXT: SHF.R.HI.S64 R0, R8, R6, R9 ?
; CHECK-NEXT: ISETP.NE.AND.X P0, R5, R0, PT, P0 ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R5 ?
; CHECK-NEXT: @P0 LOP3 R9, R0, 0x7fffffff, RZ, 0x3c, !PT ?
; CHECK-NEXT: @P0 LOP3 R8, R0, RZ, RZ, 0xf, !PT ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.sshl.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}
