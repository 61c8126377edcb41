; NOTE: CHECK lines are written by utils/update-checks
; Sums, differences and products with a bit for overflow: of unsigned sums it is the
; carry.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define { i8, i1 } @uadd_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}uadd_i8:
; CHECK: LOP3 R0, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R4, R3, R0 ?
; CHECK-NEXT: LOP3 R0, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R4, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}

define { i16, i1 } @uadd_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}uadd_i16:
; CHECK: LOP3 R0, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R4, R3, R0 ?
; CHECK-NEXT: LOP3 R0, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R4, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i16, i1 } @llvm.uadd.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}

define { i32, i1 } @uadd_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}uadd_i32:
; CHECK: IADD.X R4, P0, R4, R5 ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}

define { i64, i1 } @uadd_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}uadd_i64:
; CHECK: IADD.X R4, P0, R4, R6 ?
; CHECK-NEXT: IADD.X R5, P0, R5, R7, P0 ?
; CHECK-NEXT: SEL R6, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}

define { i8, i1 } @usub_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}usub_i8:
; CHECK: LOP3 R0, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R4, R3, -R0 ?
; CHECK-NEXT: LOP3 R0, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R4, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}

define { i16, i1 } @usub_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}usub_i16:
; CHECK: LOP3 R0, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IADD R4, R3, -R0 ?
; CHECK-NEXT: LOP3 R0, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R4, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i16, i1 } @llvm.usub.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}

define { i32, i1 } @usub_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}usub_i32:
; CHECK: IADD.X R4, P0, R4, ~R5, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}

define { i64, i1 } @usub_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}usub_i64:
; CHECK: IADD.X R4, P0, R4, ~R6, PT ?
; CHECK-NEXT: IADD.X R5, P0, R5, ~R7, P0 ?
; CHECK-NEXT: SEL R6, RZ, 0x1, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}

define { i8, i1 } @sadd_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}sadd_i8:
; CHECK: PRMT R0, R5, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x8880 ?
; CHECK-NEXT: IADD R4, R3, R0 ?
; CHECK-NEXT: PRMT R0, R4, RZ, 0x8880 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R4, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}

define { i16, i1 } @sadd_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}sadd_i16:
; CHECK: PRMT R0, R5, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x9910 ?
; CHECK-NEXT: IADD R4, R3, R0 ?
; CHECK-NEXT: PRMT R0, R4, RZ, 0x9910 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R4, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i16, i1 } @llvm.sadd.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}

define { i32, i1 } @sadd_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}sadd_i32:
; CHECK: IADD R0, R4, R5 ?
; CHECK-NEXT: ISETP.LT.AND P0, R0, R4, PT ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: ISETP.LT.XOR P0, R5, 0x0, P0 ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}

define { i64, i1 } @sadd_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}sadd_i64:
; CHECK: IADD.X R8, P0, R4, R6 ?
; CHECK-NEXT: IADD.X R9, R5, R7, P0 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R8, R4, PT ?
; CHECK-NEXT: ISETP.LT.AND.X P0, R9, R5, PT, P0 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: ISETP.LT.XOR P0, R7, 0x0, P0 ?
; CHECK-NEXT: SEL R6, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}

define { i8, i1 } @ssub_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}ssub_i8:
; CHECK: PRMT R0, R5, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x8880 ?
; CHECK-NEXT: IADD R4, R3, -R0 ?
; CHECK-NEXT: PRMT R0, R4, RZ, 0x8880 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R4, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}

define { i16, i1 } @ssub_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}ssub_i16:
; CHECK: PRMT R0, R5, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x9910 ?
; CHECK-NEXT: IADD R4, R3, -R0 ?
; CHECK-NEXT: PRMT R0, R4, RZ, 0x9910 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R4, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i16, i1 } @llvm.ssub.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}

define { i32, i1 } @ssub_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}ssub_i32:
; CHECK: IADD R0, R4, -R5 ?
; CHECK-NEXT: ISETP.LT.AND P0, R0, R4, PT ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: ISETP.GT.XOR P0, R5, 0x0, P0 ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}

define { i64, i1 } @ssub_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}ssub_i64:
; CHECK: IADD.X R8, P0, R4, ~R6, PT ?
; CHECK-NEXT: IADD.X R9, R5, ~R7, P0 ?
; CHECK-NEXT: ISETP.LT.AND.U32 P0, R8, R4, PT ?
; CHECK-NEXT: ISETP.LT.AND.X P1, R9, R5, PT, P0 ?
; CHECK-NEXT: ISETP.GT.AND.U32 P0, R6, 0x0, PT ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: ISETP.GT.XOR.X P0, R7, 0x0, P1, P0 ?
; CHECK-NEXT: SEL R6, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}

define { i8, i1 } @umul_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}umul_i8:
; CHECK: LOP3 R0, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMUL R4, R3, R0 ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, 0x8, R4 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, 0x0, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}

define { i16, i1 } @umul_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}umul_i16:
; CHECK: LOP3 R0, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMUL R4, R3, R0 ?
; CHECK-NEXT: SHF.R.HI.U32 R0, RZ, 0x10, R4 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, 0x0, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}

define { i32, i1 } @umul_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}umul_i32:
; CHECK: IMAD.WIDE.U32 R[4:5], R4, R5, RZ ?
; CHECK-NEXT: ISETP.NE.AND P0, R5, 0x0, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}

define { i64, i1 } @umul_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}umul_i64:
; CHECK: IMAD.WIDE.U32 R[10:11], R5, R6, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[8:9], R4, R6, RZ ?
; CHECK-NEXT: IMAD.WIDE.U32 R[10:11], P0, R4, R7, R[10:11] ?
; CHECK-NEXT: IMAD R0, R4, R7, R9 ?
; CHECK-NEXT: IADD.X RZ, P1, R9, R10 ?
; CHECK-NEXT: IMAD R9, R5, R6, R0 ?
; CHECK-NEXT: SEL R13, RZ, 0x1, !P0 ?
; CHECK-NEXT: MOV R12, R11 ?
; CHECK-NEXT: IMAD.WIDE.X.U32 R[10:11], R5, R7, R[12:13], P1 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: LOP3 P0, RZ, R10, R11, RZ, 0xfc, !PT ?
; CHECK-NEXT: SEL R6, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}

define { i8, i1 } @smul_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}smul_i8:
; CHECK: PRMT R0, R5, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x8880 ?
; CHECK-NEXT: IMUL R4, R3, R0 ?
; CHECK-NEXT: PRMT R0, R4, RZ, 0x8880 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R4, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}

define { i16, i1 } @smul_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}smul_i16:
; CHECK: PRMT R0, R5, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x9910 ?
; CHECK-NEXT: IMUL R4, R3, R0 ?
; CHECK-NEXT: PRMT R0, R4, RZ, 0x9910 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, R4, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i16, i1 } @llvm.smul.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}

define { i32, i1 } @smul_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}smul_i32:
; CHECK: IMAD.WIDE R[4:5], R4, R5, RZ ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R4 ?
; CHECK-NEXT: ISETP.NE.AND P0, R5, R0, PT ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}

define { i64, i1 } @smul_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}smul_i64:
; CHECK: IMAD.WIDE.U32 R[8:9], R4, R6, RZ ?
; CHECK-NEXT: MOV R11, 0x0 ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R5 ?
; CHECK-NEXT: IMAD R3, R4, R7, R9 ?
; CHECK-NEXT: MOV R10, R9 ?
; CHECK-NEXT: IMAD R9, R5, R6, R3 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[12:13], R5, R6, R[10:11] ?
; CHECK-NEXT: IMAD R14, R0, R6, R13 ?
; CHECK-NEXT: MOV R13, R11 ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R7 ?
; CHECK-NEXT: SHF.R.HI R15, RZ, 0x1f, R14 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[10:11], R4, R7, R[12:13] ?
; CHECK-NEXT: IMAD.WIDE R[14:15], R5, R7, R[14:15] ?
; CHECK-NEXT: IMAD R0, R0, R4, R11 ?
; CHECK-NEXT: IMAD.WIDE R[4:5], R0, 0x1, R[14:15] ?
; CHECK-NEXT: SHF.R.HI R0, RZ, 0x1f, R9 ?
; CHECK-NEXT: ISETP.NE.AND.U32 P0, R4, R0, PT ?
; CHECK-NEXT: ISETP.NE.AND.X P0, R5, R0, PT, P0 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: SEL R6, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}

define { i128, i1 } @uadd_i128(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}uadd_i128:
; CHECK: IADD.X R4, P0, R4, R8 ?
; CHECK-NEXT: IADD.X R5, P0, R5, R9, P0 ?
; CHECK-NEXT: IADD.X R6, P0, R6, R10, P0 ?
; CHECK-NEXT: IADD.X R7, P0, R7, R11, P0 ?
; CHECK-NEXT: SEL R8, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %a, i128 %b)
  ret { i128, i1 } %r
}

define { i128, i1 } @ssub_i128(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}ssub_i128:
; CHECK: IADD.X R4, P0, R4, ~R8, PT ?
; CHECK-NEXT: IADD.X R5, P0, R5, ~R9, P0 ?
; CHECK-NEXT: IADD.X R12, P0, R6, ~R10, P0 ?
; CHECK-NEXT: IADD.X R13, R7, ~R11, P0 ?
; CHECK-NEXT: LOP3 R0, R7, R11, R13, 0x18, !PT ?
; CHECK-NEXT: MOV.64 R[6:7], R[12:13] ?
; CHECK-NEXT: SHF.R.HI.U32 R8, RZ, 0x1f, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 %a, i128 %b)
  ret { i128, i1 } %r
}

define i32 @branch(i32 %a, i32 %b, ptr %p) {
; CHECK-LABEL: {{^}}branch:
; CHECK: IADD.X R4, P0, R4, R5 ?
; CHECK-NEXT: MOV R0, 0x1 ?
; CHECK-NEXT: @P0 ST [R[6:7].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %x = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  %s = extractvalue { i32, i1 } %x, 0
  %o = extractvalue { i32, i1 } %x, 1
  br i1 %o, label %over, label %done
over:
  store volatile i32 1, ptr %p
  br label %done
done:
  ret i32 %s
}
