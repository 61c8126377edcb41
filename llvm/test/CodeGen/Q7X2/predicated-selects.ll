; A select of a value and an operation on it is the operation with a guard. Loads
; and long operations are not delayed until the predicate is known; nor is there
; anything to gain if the other value is needed later.
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s

target triple = "q7x2"

; CHECK-LABEL: {{^}}add:
; CHECK: ISETP
; CHECK: @{{!?}}P0 IADD R4, R4, 0x1
; CHECK-NOT: SEL
; CHECK: RET
define i32 @add(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %x = add i32 %a, 1
  %r = select i1 %c, i32 %x, i32 %a
  ret i32 %r
}

; CHECK-LABEL: {{^}}inverted:
; CHECK: ISETP.[[C:[A-Z]+]]
; CHECK: @{{!?}}P0 FMUL R5, R4, R4
; CHECK-NOT: SEL
; CHECK: RET
define float @inverted(float %a, float %b, i32 %n) {
  %c = icmp slt i32 %n, 9
  %x = fmul float %a, %a
  %r = select i1 %c, float %b, float %x
  ret float %r
}

; CHECK-LABEL: {{^}}needed:
; CHECK-NOT: @{{!?}}P
; CHECK: SEL
define i32 @needed(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %x = add i32 %a, 1
  %r = select i1 %c, i32 %x, i32 %a
  %s = mul i32 %r, %a
  ret i32 %s
}

; CHECK-LABEL: {{^}}load:
; CHECK: {{^[[:space:]]}}LDG
; CHECK: SEL
define i32 @load(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %x = load i32, ptr addrspace(1) %p
  %r = select i1 %c, i32 %x, i32 %a
  ret i32 %r
}
