; NOTE: CHECK lines are written by utils/update-checks
; Minima and maxima of integers: IMNMX for words, comparison and selection for wider
; ones.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i8 @smin_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}smin_i8:
; CHECK: PRMT R0, R5, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x8880 ?
; CHECK-NEXT: IMNMX R4, R3, R0, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.smin.i8(i8 %a, i8 %b)
  ret i8 %r
}

define i8 @smax_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}smax_i8:
; CHECK: PRMT R0, R5, RZ, 0x8880 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x8880 ?
; CHECK-NEXT: IMNMX R4, R3, R0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.smax.i8(i8 %a, i8 %b)
  ret i8 %r
}

define i8 @umin_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}umin_i8:
; CHECK: LOP3 R0, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMNMX.U32 R4, R3, R0, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.umin.i8(i8 %a, i8 %b)
  ret i8 %r
}

define i8 @umax_i8(i8 %a, i8 %b) {
; CHECK-LABEL: {{^}}umax_i8:
; CHECK: LOP3 R0, R5, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMNMX.U32 R4, R3, R0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i8 @llvm.umax.i8(i8 %a, i8 %b)
  ret i8 %r
}

define i16 @smin_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}smin_i16:
; CHECK: PRMT R0, R5, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x9910 ?
; CHECK-NEXT: IMNMX R4, R3, R0, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.smin.i16(i16 %a, i16 %b)
  ret i16 %r
}

define i16 @smax_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}smax_i16:
; CHECK: PRMT R0, R5, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0x9910 ?
; CHECK-NEXT: IMNMX R4, R3, R0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.smax.i16(i16 %a, i16 %b)
  ret i16 %r
}

define i16 @umin_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}umin_i16:
; CHECK: LOP3 R0, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMNMX.U32 R4, R3, R0, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.umin.i16(i16 %a, i16 %b)
  ret i16 %r
}

define i16 @umax_i16(i16 %a, i16 %b) {
; CHECK-LABEL: {{^}}umax_i16:
; CHECK: LOP3 R0, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMNMX.U32 R4, R3, R0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i16 @llvm.umax.i16(i16 %a, i16 %b)
  ret i16 %r
}

define i32 @smin_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}smin_i32:
; CHECK: IMNMX R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.smin.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @smax_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}smax_i32:
; CHECK: IMNMX R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @umin_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}umin_i32:
; CHECK: IMNMX.U32 R4, R4, R5, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @umax_i32(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}umax_i32:
; CHECK: IMNMX.U32 R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.umax.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i64 @smin_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}smin_i64:
; CHECK: ISETP.LT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.LT.AND.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R5, R5, R7, P0 ?
; CHECK-NEXT: SEL R4, R4, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.smin.i64(i64 %a, i64 %b)
  ret i64 %r
}

define i64 @smax_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}smax_i64:
; CHECK: ISETP.GT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.GT.AND.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R5, R5, R7, P0 ?
; CHECK-NEXT: SEL R4, R4, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.smax.i64(i64 %a, i64 %b)
  ret i64 %r
}

define i64 @umin_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}umin_i64:
; CHECK: ISETP.LT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R5, R5, R7, P0 ?
; CHECK-NEXT: SEL R4, R4, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.umin.i64(i64 %a, i64 %b)
  ret i64 %r
}

define i64 @umax_i64(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}umax_i64:
; CHECK: ISETP.GT.AND.U32 P0, R4, R6, PT ?
; CHECK-NEXT: ISETP.GT.AND.U32.X P0, R5, R7, PT, P0 ?
; CHECK-NEXT: SEL R5, R5, R7, P0 ?
; CHECK-NEXT: SEL R4, R4, R6, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.umax.i64(i64 %a, i64 %b)
  ret i64 %r
}

define i128 @smin_i128(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}smin_i128:
; CHECK: ISETP.LT.AND.U32 P2, R6, R10, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P1, R4, R8, PT ?
; CHECK-NEXT: ISETP.EQ.AND.U32 P0, R6, R10, PT ?
; CHECK-NEXT: ISETP.LT.AND.X P2, R7, R11, PT, P2 ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P1, R5, R9, PT, P1 ?
; CHECK-NEXT: ISETP.EQ.AND.X P0, R7, R11, PT, P0 ?
; CHECK-NEXT: PLOP3 P0, P0, P1, P2, 0xca ?
; CHECK-NEXT: SEL R5, R5, R9, P0 ?
; CHECK-NEXT: SEL R4, R4, R8, P0 ?
; CHECK-NEXT: SEL R7, R7, R11, P0 ?
; CHECK-NEXT: SEL R6, R6, R10, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i128 @llvm.smin.i128(i128 %a, i128 %b)
  ret i128 %r
}

define i128 @smax_i128(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}smax_i128:
; CHECK: ISETP.GT.AND.U32 P2, R6, R10, PT ?
; CHECK-NEXT: ISETP.GT.AND.U32 P1, R4, R8, PT ?
; CHECK-NEXT: ISETP.EQ.AND.U32 P0, R6, R10, PT ?
; CHECK-NEXT: ISETP.GT.AND.X P2, R7, R11, PT, P2 ?
; CHECK-NEXT: ISETP.GT.AND.U32.X P1, R5, R9, PT, P1 ?
; CHECK-NEXT: ISETP.EQ.AND.X P0, R7, R11, PT, P0 ?
; CHECK-NEXT: PLOP3 P0, P0, P1, P2, 0xca ?
; CHECK-NEXT: SEL R5, R5, R9, P0 ?
; CHECK-NEXT: SEL R4, R4, R8, P0 ?
; CHECK-NEXT: SEL R7, R7, R11, P0 ?
; CHECK-NEXT: SEL R6, R6, R10, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i128 @llvm.smax.i128(i128 %a, i128 %b)
  ret i128 %r
}

define i128 @umin_i128(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}umin_i128:
; CHECK: ISETP.LT.AND.U32 P2, R6, R10, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32 P1, R4, R8, PT ?
; CHECK-NEXT: ISETP.EQ.AND.U32 P0, R6, R10, PT ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P2, R7, R11, PT, P2 ?
; CHECK-NEXT: ISETP.LT.AND.U32.X P1, R5, R9, PT, P1 ?
; CHECK-NEXT: ISETP.EQ.AND.X P0, R7, R11, PT, P0 ?
; CHECK-NEXT: PLOP3 P0, P0, P1, P2, 0xca ?
; CHECK-NEXT: SEL R5, R5, R9, P0 ?
; CHECK-NEXT: SEL R4, R4, R8, P0 ?
; CHECK-NEXT: SEL R7, R7, R11, P0 ?
; CHECK-NEXT: SEL R6, R6, R10, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i128 @llvm.umin.i128(i128 %a, i128 %b)
  ret i128 %r
}

define i128 @umax_i128(i128 %a, i128 %b) {
; CHECK-LABEL: {{^}}umax_i128:
; CHECK: ISETP.GT.AND.U32 P2, R6, R10, PT ?
; CHECK-NEXT: ISETP.GT.AND.U32 P1, R4, R8, PT ?
; CHECK-NEXT: ISETP.EQ.AND.U32 P0, R6, R10, PT ?
; CHECK-NEXT: ISETP.GT.AND.U32.X P2, R7, R11, PT, P2 ?
; CHECK-NEXT: ISETP.GT.AND.U32.X P1, R5, R9, PT, P1 ?
; CHECK-NEXT: ISETP.EQ.AND.X P0, R7, R11, PT, P0 ?
; CHECK-NEXT: PLOP3 P0, P0, P1, P2, 0xca ?
; CHECK-NEXT: SEL R5, R5, R9, P0 ?
; CHECK-NEXT: SEL R4, R4, R8, P0 ?
; CHECK-NEXT: SEL R7, R7, R11, P0 ?
; CHECK-NEXT: SEL R6, R6, R10, P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i128 @llvm.umax.i128(i128 %a, i128 %b)
  ret i128 %r
}

define i24 @smin_i24(i24 %a, i24 %b) {
; CHECK-LABEL: {{^}}smin_i24:
; CHECK: PRMT R0, R5, RZ, 0xa210 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0xa210 ?
; CHECK-NEXT: IMNMX R4, R3, R0, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.smin.i24(i24 %a, i24 %b)
  ret i24 %r
}

define i24 @smax_i24(i24 %a, i24 %b) {
; CHECK-LABEL: {{^}}smax_i24:
; CHECK: PRMT R0, R5, RZ, 0xa210 ?
; CHECK-NEXT: PRMT R3, R4, RZ, 0xa210 ?
; CHECK-NEXT: IMNMX R4, R3, R0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.smax.i24(i24 %a, i24 %b)
  ret i24 %r
}

define i24 @umin_i24(i24 %a, i24 %b) {
; CHECK-LABEL: {{^}}umin_i24:
; CHECK: LOP3 R0, R5, 0xffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMNMX.U32 R4, R3, R0, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.umin.i24(i24 %a, i24 %b)
  ret i24 %r
}

define i24 @umax_i24(i24 %a, i24 %b) {
; CHECK-LABEL: {{^}}umax_i24:
; CHECK: LOP3 R0, R5, 0xffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R4, 0xffffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMNMX.U32 R4, R3, R0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i24 @llvm.umax.i24(i24 %a, i24 %b)
  ret i24 %r
}

define <2 x i16> @smin_v2i16(<2 x i16> %a, <2 x i16> %b) {
; CHECK-LABEL: {{^}}smin_v2i16:
; CHECK: PRMT R0, R7, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R6, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R4, R4, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R5, R5, RZ, 0x9910 ?
; CHECK-NEXT: IMNMX R4, R4, R3, PT ?
; CHECK-NEXT: IMNMX R5, R5, R0, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i16> @llvm.smin.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i16> %r
}

define <2 x i16> @smax_v2i16(<2 x i16> %a, <2 x i16> %b) {
; CHECK-LABEL: {{^}}smax_v2i16:
; CHECK: PRMT R0, R7, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R3, R6, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R4, R4, RZ, 0x9910 ?
; CHECK-NEXT: PRMT R5, R5, RZ, 0x9910 ?
; CHECK-NEXT: IMNMX R4, R4, R3, !PT ?
; CHECK-NEXT: IMNMX R5, R5, R0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i16> @llvm.smax.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i16> %r
}

define <2 x i16> @umin_v2i16(<2 x i16> %a, <2 x i16> %b) {
; CHECK-LABEL: {{^}}umin_v2i16:
; CHECK: LOP3 R0, R7, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R6, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R4, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMNMX.U32 R4, R4, R3, PT ?
; CHECK-NEXT: IMNMX.U32 R5, R5, R0, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i16> @llvm.umin.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i16> %r
}

define <2 x i16> @umax_v2i16(<2 x i16> %a, <2 x i16> %b) {
; CHECK-LABEL: {{^}}umax_v2i16:
; CHECK: LOP3 R0, R7, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R3, R6, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R4, R4, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 R5, R5, 0xffff, RZ, 0xc0, !PT ?
; CHECK-NEXT: IMNMX.U32 R4, R4, R3, !PT ?
; CHECK-NEXT: IMNMX.U32 R5, R5, R0, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i16> @llvm.umax.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i16> %r
}

define <2 x i32> @smin_v2i32(<2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}smin_v2i32:
; CHECK: IMNMX R4, R4, R6, PT ?
; CHECK-NEXT: IMNMX R5, R5, R7, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i32> %r
}

define <2 x i32> @smax_v2i32(<2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}smax_v2i32:
; CHECK: IMNMX R4, R4, R6, !PT ?
; CHECK-NEXT: IMNMX R5, R5, R7, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i32> %r
}

define <2 x i32> @umin_v2i32(<2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}umin_v2i32:
; CHECK: IMNMX.U32 R4, R4, R6, PT ?
; CHECK-NEXT: IMNMX.U32 R5, R5, R7, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i32> @llvm.umin.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i32> %r
}

define <2 x i32> @umax_v2i32(<2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}umax_v2i32:
; CHECK: IMNMX.U32 R4, R4, R6, !PT ?
; CHECK-NEXT: IMNMX.U32 R5, R5, R7, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i32> @llvm.umax.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i32> %r
}

define i32 @immediate(i32 %a) {
; CHECK-LABEL: {{^}}immediate:
; CHECK: IMNMX R4, R4, 0x64, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.smin.i32(i32 %a, i32 100)
  ret i32 %r
}

define i32 @clamp(i32 %a, i32 %lo, i32 %hi) {
; CHECK-LABEL: {{^}}clamp:
; CHECK: IMNMX R0, R4, R5, !PT ?
; CHECK-NEXT: IMNMX R4, R0, R6, PT ?
; CHECK-NEXT: RET R[20:21] ?
  %x = call i32 @llvm.smax.i32(i32 %a, i32 %lo)
  %r = call i32 @llvm.smin.i32(i32 %x, i32 %hi)
  ret i32 %r
}

define i32 @of_select(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}of_select:
; CHECK: IMNMX.U32 R4, R4, R5, !PT ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp ugt i32 %a, %b
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

define ptx_kernel void @bank(ptr addrspace(1) %p, i32 %b) {
; CHECK-LABEL: {{^}}bank:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: IMNMX.U32 R2, R2, c[0x0][0x168], !PT ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %a = load i32, ptr addrspace(1) %p
  %r = call i32 @llvm.umax.i32(i32 %a, i32 %b)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
