; Selection leaves copies of the halves of a 64-bit result. MachineCSE merges no copies, so
; that their users read the halves themselves: what is computed of equal halves in two blocks
; is computed once.
; RUN: llc -O2 -start-before=q7x2-isel -stop-after=machine-cse -verify-machineinstrs %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ASM

target triple = "q7x2"

; CHECK-LABEL: name: halves_of_product
; CHECK: [[PRODUCT:%[0-9]+]]:gpr64, {{.*}} = IMAD_WIDE
; CHECK: [[SHIFTED:%[0-9]+]]:gpr = SHF_{{.*}} [[PRODUCT]].sub1, 1
; CHECK-NOT: SHF_
; CHECK-NOT: IMAD_WIDE
define void @halves_of_product(i32 %x, i32 %y, i1 %c, ptr addrspace(1) %p) {
entry:
  %xw = zext i32 %x to i64
  %yw = zext i32 %y to i64
  %a = mul i64 %xw, %yw
  %hi = lshr i64 %a, 32
  %word = trunc i64 %hi to i32
  %s = ashr i32 %word, 3
  store volatile i32 %s, ptr addrspace(1) %p
  br i1 %c, label %again, label %exit
again:
  %xw2 = zext i32 %x to i64
  %yw2 = zext i32 %y to i64
  %a2 = mul i64 %xw2, %yw2
  %hi2 = lshr i64 %a2, 32
  %word2 = trunc i64 %hi2 to i32
  %s2 = ashr i32 %word2, 3
  store volatile i32 %s2, ptr addrspace(1) %p
  br label %exit
exit:
  ret void
}

; A half of a pair of another block is the word that the pair is made of.
; CHECK-LABEL: name: part_of_pair
; CHECK: [[SUM:%[0-9]+]]:gpr = IADD
; CHECK-NOT: COPY {{%[0-9]+}}.sub0
; CHECK: STG_R {{.*}}[[SUM]]
define void @part_of_pair(i32 %x, i1 %c, ptr addrspace(1) %p) {
entry:
  %sum = add i32 %x, 77
  %wide = sext i32 %sum to i64
  store volatile i64 %wide, ptr addrspace(1) %p
  br i1 %c, label %then, label %exit
then:
  %low = trunc i64 %wide to i32
  store volatile i32 %low, ptr addrspace(1) %p
  br label %exit
exit:
  ret void
}

; A half that a select keeps is overwritten under a guard, as any register is.
; ASM-LABEL: {{^}}kept_half:
; ASM: IMAD.WIDE
; ASM-NOT: SEL
; ASM: @{{!?}}P{{[0-9]}} LOP3
define i32 @kept_half(i32 %x, i32 %y, i64 %z, i1 %c) {
  %xw = zext i32 %x to i64
  %yw = zext i32 %y to i64
  %product = mul i64 %xw, %yw
  %a = add i64 %product, %z
  %hi = lshr i64 %a, 32
  %word = trunc i64 %hi to i32
  %low = trunc i64 %a to i32
  %other = xor i32 %x, %low
  %r = select i1 %c, i32 %other, i32 %word
  ret i32 %r
}
