; A function is its own local equivalent: there are no shared libraries.
;
; RUN: llc %s -o - | FileCheck %s
; RUN: llc -O0 %s -filetype=obj -o %t.o
target triple = "q7x2"

; CHECK-LABEL: {{^}}offset:
; CHECK: .long external-offset
@offset = constant i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @external to i64), i64 ptrtoint (ptr @offset to i64)) to i32)
declare void @external()
