; Vectors of halves are selected by element.

; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -O0 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: by_comparison:
; CHECK-COUNT-2: {{SEL|@!?P}}
define <2 x half> @by_comparison(<2 x half> %x, <2 x half> %y) {
  %less = fcmp olt <2 x half> %x, %y
  %r = select <2 x i1> %less, <2 x half> %y, <2 x half> %x
  ret <2 x half> %r
}

; CHECK-LABEL: by_mask:
; CHECK-COUNT-2: {{SEL|@!?P}}
define <2 x bfloat> @by_mask(<2 x i1> %mask, <2 x bfloat> %x, <2 x bfloat> %y) {
  %r = select <2 x i1> %mask, <2 x bfloat> %y, <2 x bfloat> %x
  ret <2 x bfloat> %r
}

; CHECK-LABEL: of_eight:
; CHECK-COUNT-8: {{SEL|@!?P}}
define <8 x half> @of_eight(<8 x half> %x, <8 x half> %y) {
  %less = fcmp uge <8 x half> %x, %y
  %r = select <8 x i1> %less, <8 x half> %y, <8 x half> %x
  ret <8 x half> %r
}
