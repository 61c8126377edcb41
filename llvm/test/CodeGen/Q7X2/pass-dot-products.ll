; Sums of products of corresponding bytes become IDP.4A, whatever the order of
; the terms.
; RUN: llc -O2 -stop-after=q7x2-dot-products %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ASM

target triple = "q7x2"

; CHECK-LABEL: @vectors(
; CHECK: [[B:%.*]] = bitcast <4 x i8> %b to i32
; CHECK: [[A:%.*]] = bitcast <4 x i8> %a to i32
; CHECK: call i32 @llvm.nvvm.idp4a.u.s(i32 [[B]], i32 [[A]], i32 %c)
; CHECK-NOT: mul
; ASM-LABEL: {{^}}vectors:
; ASM: IDP.4A.U8.S8
; ASM-NOT: PRMT
; ASM: RET
define i32 @vectors(ptr addrspace(1) %p, i32 %c) {
  %a = load <4 x i8>, ptr addrspace(1) %p, align 4
  %q = getelementptr i8, ptr addrspace(1) %p, i32 4
  %b = load <4 x i8>, ptr addrspace(1) %q, align 4
  %a0 = extractelement <4 x i8> %a, i32 0
  %a1 = extractelement <4 x i8> %a, i32 1
  %a2 = extractelement <4 x i8> %a, i32 2
  %a3 = extractelement <4 x i8> %a, i32 3
  %b0 = extractelement <4 x i8> %b, i32 0
  %b1 = extractelement <4 x i8> %b, i32 1
  %b2 = extractelement <4 x i8> %b, i32 2
  %b3 = extractelement <4 x i8> %b, i32 3
  %x0 = sext i8 %a0 to i32
  %x1 = sext i8 %a1 to i32
  %x2 = sext i8 %a2 to i32
  %x3 = sext i8 %a3 to i32
  %y0 = zext i8 %b0 to i32
  %y1 = zext i8 %b1 to i32
  %y2 = zext i8 %b2 to i32
  %y3 = zext i8 %b3 to i32
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %y1, %x1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m1, %c
  %s1 = add i32 %s0, %m3
  %s2 = add i32 %m0, %m2
  %s3 = add i32 %s1, %s2
  ret i32 %s3
}

; Bytes of words, with shifts and masks.
; CHECK-LABEL: @words(
; CHECK: call i32 @llvm.nvvm.idp4a.u.u(i32 %a, i32 %b, i32 0)
; CHECK-NOT: mul
define i32 @words(i32 %a, i32 %b) {
  %x0 = and i32 %a, 255
  %a1 = lshr i32 %a, 8
  %x1 = and i32 %a1, 255
  %a2 = lshr i32 %a, 16
  %x2 = and i32 %a2, 255
  %x3 = lshr i32 %a, 24
  %y0 = and i32 %b, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y2
  %m3 = mul i32 %x3, %y3
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}

; A product has another user; a byte is missing; bytes do not correspond.
; CHECK-LABEL: @incomplete(
; CHECK-NOT: idp4a
; CHECK: ret i32
define i32 @incomplete(i32 %a, i32 %b, ptr addrspace(1) %p) {
  %x0 = and i32 %a, 255
  %a1 = lshr i32 %a, 8
  %x1 = and i32 %a1, 255
  %a2 = lshr i32 %a, 16
  %x2 = and i32 %a2, 255
  %x3 = lshr i32 %a, 24
  %y0 = and i32 %b, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %y3 = lshr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %m1 = mul i32 %x1, %y1
  %m2 = mul i32 %x2, %y3
  %m3 = mul i32 %x3, %y2
  store i32 %m0, ptr addrspace(1) %p
  %s0 = add i32 %m0, %m1
  %s1 = add i32 %m2, %m3
  %s2 = add i32 %s0, %s1
  ret i32 %s2
}
