; Elements that a vector does not have are poison, whatever the width of the index; those
; that it has stay. Indices that the scalarizer may find to be such are hidden from it.
;
; RUN: llc -mtriple=q7x2 -start-before=q7x2-element-indices -stop-after=q7x2-element-indices -o - %s | FileCheck %s
; RUN: llc -mtriple=q7x2 -O0 -verify-machineinstrs -o /dev/null %s
; RUN: llc -mtriple=q7x2 -O1 -verify-machineinstrs -o /dev/null %s
; RUN: llc -mtriple=q7x2 -O2 -verify-machineinstrs -o /dev/null %s

; RUN: llc -mtriple=q7x2 -start-before=q7x2-element-indices -verify-machineinstrs -o /dev/null %s

target triple = "q7x2"

define i1 @extracted() {
; CHECK-LABEL: define i1 @extracted(
; CHECK-NEXT:    ret i1 poison
  %e = extractelement <16 x i1> zeroinitializer, i32 437915
  ret i1 %e
}

define i32 @first_beyond(<4 x i32> %v) {
; CHECK-LABEL: define i32 @first_beyond(
; CHECK-NEXT:    %s = add i32 poison, poison
  %d = extractelement <4 x i32> %v, i32 4
  %e = extractelement <4 x i32> %v, i32 -1
  %s = add i32 %d, %e
  ret i32 %s
}

; Its lower 32 bits are those of an index in range.
define i32 @wide(<4 x i32> %v) {
; CHECK-LABEL: define i32 @wide(
; CHECK-NEXT:    %s = add i32 poison, poison
  %d = extractelement <4 x i32> %v, i64 4294967296
  %e = extractelement <4 x i32> %v, i128 18446744073709551617
  %s = add i32 %d, %e
  ret i32 %s
}

define <4 x i32> @inserted(<4 x i32> %v, i32 %a) {
; CHECK-LABEL: define <4 x i32> @inserted(
; CHECK-NEXT:    ret <4 x i32> poison
  %w = insertelement <4 x i32> %v, i32 %a, i32 4
  ret <4 x i32> %w
}

; The extracted element is looked for in a chain of insertions.
define i32 @chain(<4 x i32> %v, i32 %a) {
; CHECK-LABEL: define i32 @chain(
; CHECK-NEXT:    %x = insertelement <4 x i32> poison, i32 %a, i32 0
; CHECK-NEXT:    %y = mul <4 x i32> %x, %x
; CHECK-NEXT:    %e = extractelement <4 x i32> %y, i32 3
  %w = insertelement <4 x i32> %v, i32 %a, i32 1000000
  %x = insertelement <4 x i32> %w, i32 %a, i32 0
  %y = mul <4 x i32> %x, %x
  %e = extractelement <4 x i32> %y, i32 3
  ret i32 %e
}

; The last element, and one whose index is not constant.
define i32 @existing(<4 x i32> %v, i32 %a, i32 %i) {
; CHECK-LABEL: define i32 @existing(
; CHECK-NEXT:    %w = insertelement <4 x i32> %v, i32 %a, i32 3
; CHECK-NEXT:    %d = extractelement <4 x i32> %w, i32 3
; CHECK-NEXT:    %e = extractelement <4 x i32> %v, i32 %i
; CHECK-NEXT:    %s = add i32 %d, %e
  %w = insertelement <4 x i32> %v, i32 %a, i32 3
  %d = extractelement <4 x i32> %w, i32 3
  %e = extractelement <4 x i32> %v, i32 %i
  %s = add i32 %d, %e
  ret i32 %s
}

define i32 @extracted_index(<4 x i32> %v, i32 %a, <2 x i32> %i) {
; CHECK-LABEL: define i32 @extracted_index(
; CHECK-NEXT:    %j = extractelement <2 x i32> %i, i32 0
; CHECK-NEXT:    %[[F:.*]] = freeze i32 %j
; CHECK-NEXT:    %w = insertelement <4 x i32> %v, i32 %a, i32 %[[F]]
; CHECK-NEXT:    %[[G:.*]] = freeze i32 %j
; CHECK-NEXT:    %e = extractelement <4 x i32> %w, i32 %[[G]]
  %j = extractelement <2 x i32> %i, i32 0
  %w = insertelement <4 x i32> %v, i32 %a, i32 %j
  %e = extractelement <4 x i32> %w, i32 %j
  ret i32 %e
}

; The scalarizer computes the index 184675.
define i8 @computed_index() {
; CHECK-LABEL: define i8 @computed_index(
; CHECK:         %[[F:.*]] = freeze i32 %j
; CHECK-NEXT:    %e = extractelement <1 x i8> zeroinitializer, i32 %[[F]]
  %i = insertelement <1 x i64> zeroinitializer, i64 184675, i32 0
  %t = trunc <1 x i64> %i to <1 x i32>
  %j = extractelement <1 x i32> %t, i32 0
  %e = extractelement <1 x i8> zeroinitializer, i32 %j
  ret i8 %e
}
