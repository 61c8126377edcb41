; An operand that is a select of the operation's identity: the operation is guarded.
; RUN: llc -verify-machineinstrs %s -o - | FileCheck %s

target triple = "q7x2"

; CHECK-LABEL: {{^}}add:
; CHECK-NOT: SEL
; CHECK: @P[[#]] IADD R[[X:[0-9]+]], R[[X]], R{{[0-9]+}} ?
define i32 @add(i32 %x, i32 %y, i1 %c) {
  %s = select i1 %c, i32 %y, i32 0
  %r = add i32 %x, %s
  ret i32 %r
}

; CHECK-LABEL: {{^}}sub:
; CHECK-NOT: SEL
; CHECK: @!P[[#]] IADD R[[X:[0-9]+]], R[[X]], -R{{[0-9]+}} ?
define i32 @sub(i32 %x, i32 %y, i1 %c) {
  %s = select i1 %c, i32 0, i32 %y
  %r = sub i32 %x, %s
  ret i32 %r
}

; CHECK-LABEL: {{^}}xor:
; CHECK-NOT: SEL
; CHECK: @P[[#]] LOP3 R[[X:[0-9]+]], {{.*}}0x3c
define i32 @xor(i32 %x, i32 %y, i1 %c) {
  %s = select i1 %c, i32 %y, i32 0
  %r = xor i32 %s, %x
  ret i32 %r
}

; CHECK-LABEL: {{^}}and:
; CHECK-NOT: SEL
; CHECK: @P[[#]] LOP3 R[[X:[0-9]+]], {{.*}}0xc0
define i32 @and(i32 %x, i32 %y, i1 %c) {
  %s = select i1 %c, i32 %y, i32 -1
  %r = and i32 %x, %s
  ret i32 %r
}

; CHECK-LABEL: {{^}}fadd:
; CHECK-NOT: SEL
; CHECK: @P[[#]] FADD R[[X:[0-9]+]], R[[X]], R{{[0-9]+}} ?
define float @fadd(float %x, float %y, i1 %c) {
  %s = select i1 %c, float %y, float -0.0
  %r = fadd float %x, %s
  ret float %r
}

; Another zero is no identity.
; CHECK-LABEL: {{^}}positive_zero:
; CHECK: {{F?}}SEL
; CHECK: {{^[[:space:]]+}}FADD
define float @positive_zero(float %x, float %y, i1 %c) {
  %s = select i1 %c, float %y, float 0.0
  %r = fadd float %x, %s
  ret float %r
}

; Selects of 64 bits are two.
; CHECK-LABEL: {{^}}add64:
; CHECK-COUNT-2: SEL
define i64 @add64(i64 %x, i64 %y, i1 %c) {
  %s = select i1 %c, i64 %y, i64 0
  %r = add i64 %x, %s
  ret i64 %r
}
