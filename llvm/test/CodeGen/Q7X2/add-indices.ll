; The terms of an index are added to an address one by one: two IMAD.WIDE instead of a sum of
; 64 bits, a shift and another sum.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: {{^}}two_terms:
; CHECK: IMAD.WIDE R[4:5], R6, 0x4, R[4:5] ?
; CHECK-NEXT: IMAD.WIDE.U32 R[4:5], R7, 0x4, R[4:5] ?
; CHECK-NEXT: LDG R4, [R[4:5].64+0x4] ?
define i32 @two_terms(ptr addrspace(1) %a, i32 %i, i32 %j) {
  %iw = sext i32 %i to i64
  %jw = zext i32 %j to i64
  %sum = add i64 %iw, %jw
  %row = getelementptr i32, ptr addrspace(1) %a, i64 %sum
  %p = getelementptr i8, ptr addrspace(1) %row, i64 4
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

; Not if the sum has another user, or a term is not an extended word.
; CHECK-LABEL: {{^}}other_user:
; CHECK: LEA.HI.X
; CHECK: RET
define i32 @other_user(ptr addrspace(1) %a, i32 %i, i32 %j, ptr addrspace(1) %b) {
  %iw = sext i32 %i to i64
  %jw = sext i32 %j to i64
  %sum = add i64 %iw, %jw
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %sum
  %v = load i32, ptr addrspace(1) %p
  store i64 %sum, ptr addrspace(1) %b
  ret i32 %v
}

; CHECK-LABEL: {{^}}wide_term:
; CHECK: LEA.HI.X
; CHECK: RET
define i32 @wide_term(ptr addrspace(1) %a, i32 %i, i64 %j) {
  %iw = sext i32 %i to i64
  %sum = add i64 %iw, %j
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %sum
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}
