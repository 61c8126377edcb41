; A 64-bit quotient by a constant takes several products: too many to compute it on both paths of
; a branch. Of 32 bits it takes one, and by a power of 2 none.
; RUN: opt -passes='print<cost-model>' -cost-kind=size-latency -disable-output %s 2>&1 \
; RUN:   | FileCheck %s

target triple = "q7x2"

; CHECK: cost of 12 {{.*}} %long = urem i64
; CHECK: cost of 4 {{.*}} %shift = udiv i64
; CHECK: cost of 4 {{.*}} %word = sdiv i32
; CHECK: cost of 60 {{.*}} %variable = sdiv i64
define void @quotients(i64 %a, i64 %b, i32 %c, ptr %out) {
  %long = urem i64 %a, 4294967291
  %shift = udiv i64 %a, 4096
  %word = sdiv i32 %c, 10
  %variable = sdiv i64 %a, %b
  ret void
}
