; A vector select of 16-bit floats with any number of elements.
;
; RUN: llc %s -o - | FileCheck %s
target triple = "q7x2"

; CHECK-LABEL: two:
; CHECK-COUNT-2: {{SEL|@!?P}}
define <2 x half> @two(<2 x half> %a, <2 x half> %b, <2 x i1> %c) {
  %r = select <2 x i1> %c, <2 x half> %b, <2 x half> %a
  ret <2 x half> %r
}

; CHECK-LABEL: three:
; CHECK-COUNT-3: {{SEL|@!?P}}
define <3 x half> @three(<3 x half> %a, <3 x half> %b, <3 x i1> %c) {
  %r = select <3 x i1> %c, <3 x half> %b, <3 x half> %a
  ret <3 x half> %r
}

; CHECK-LABEL: bfloats:
; CHECK-COUNT-8: {{SEL|@!?P}}
define <8 x bfloat> @bfloats(<8 x bfloat> %a, <8 x bfloat> %b, <8 x i1> %c) {
  %r = select <8 x i1> %c, <8 x bfloat> %b, <8 x bfloat> %a
  ret <8 x bfloat> %r
}
