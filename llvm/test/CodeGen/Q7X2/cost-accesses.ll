; An access takes as many instructions as parts of 128 bits, or of its alignment.
; RUN: opt -passes='print<cost-model>' -cost-kind=code-size -disable-output %s 2>&1 | FileCheck %s

target triple = "q7x2"

; CHECK: cost of 4 for instruction: {{ *}}%vector
; CHECK: cost of 4 for instruction: {{ *}}store <16 x i32>
; CHECK: cost of 1 for instruction: {{ *}}%aligned
; CHECK: cost of 2 for instruction: {{ *}}%halves
; CHECK: cost of 4 for instruction: {{ *}}%words
; CHECK: cost of 1 for instruction: {{ *}}%long
; CHECK: cost of 4 for instruction: {{ *}}%bytes
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %vector = load <16 x i32>, ptr addrspace(1) %p, align 16
  store <16 x i32> %vector, ptr addrspace(1) %q, align 16
  %aligned = load <4 x i32>, ptr addrspace(1) %p, align 16
  %halves = load <4 x i32>, ptr addrspace(1) %p, align 8
  %words = load <4 x i32>, ptr addrspace(1) %p, align 4
  %long = load i64, ptr addrspace(1) %p, align 8
  %bytes = load i32, ptr addrspace(1) %p, align 1
  ret void
}
