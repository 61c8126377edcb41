; RUN: llc -verify-machineinstrs %s -o - | FileCheck %s
; Odd widths and their bytes: narrowing and widening must not undo each other.
target triple = "q7x2-unknown-unknown"
define i32 @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load volatile i112, ptr addrspace(1) %p, align 1
  %s = shl i112 %x, 42
  %a = ashr i112 %s, 86
  %t = trunc i112 %a to i64
  %b = and i64 %t, 255
  %g = getelementptr i32, ptr addrspace(1) %q, i64 %b
  %l = load i32, ptr addrspace(1) %g
  %h = lshr i64 %t, 8
  %c = and i64 %h, 255
  %g2 = getelementptr i32, ptr addrspace(1) %q, i64 %c
  %l2 = load i32, ptr addrspace(1) %g2
  %r = xor i32 %l, %l2
  ret i32 %r
}

; An integer of 33 bits of which 32 are demanded, then shifted to the upper word:
; the combiner did not terminate.
;
; CHECK-LABEL: half_of_33:
; CHECK: LOP3 [[R:R[0-9]+]], R4, 0x3,
; CHECK: SHF.L.U32 R5, [[R]], 0x9, RZ
; CHECK: RET
define i64 @half_of_33(i33 %x) {
  %flipped = xor i33 %x, 1
  %wide = zext i33 %flipped to i64
  %bits = and i64 %wide, 3
  %up = shl i64 %bits, 41
  ret i64 %up
}
