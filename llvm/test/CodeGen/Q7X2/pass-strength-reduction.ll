; RUN: llc -start-before=q7x2-strength-reduction -stop-after=q7x2-strength-reduction %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -stats %s -o /dev/null 2>&1 | FileCheck --check-prefix=STATS %s
;
; The limit on addresses: a function with more than 500 stays as it is.
; RUN: %python %S/Inputs/products.py 0 >%t.few.ll
; RUN: %python %S/Inputs/products.py 500 >%t.many.ll
; RUN: llc -start-before=q7x2-strength-reduction -stop-after=q7x2-strength-reduction %t.few.ll -o - \
; RUN:   | FileCheck --check-prefix=FEW %s
; RUN: llc -start-before=q7x2-strength-reduction -stop-after=q7x2-strength-reduction %t.many.ll -o - \
; RUN:   -stats -debug-only=q7x2-strength-reduction 2>&1 | FileCheck --check-prefix=MANY %s
;
; So does one with many sums and few addresses.
; RUN: %python %S/Inputs/products.py 0 60 >%t.some.ll
; RUN: %python %S/Inputs/products.py 0 70 >%t.sums.ll
; RUN: llc -start-before=q7x2-strength-reduction -stop-after=q7x2-strength-reduction %t.some.ll -o - \
; RUN:   | FileCheck --check-prefix=FEW %s
; RUN: llc -start-before=q7x2-strength-reduction -stop-after=q7x2-strength-reduction %t.sums.ll -o - \
; RUN:   -stats -debug-only=q7x2-strength-reduction 2>&1 | FileCheck --check-prefix=MANY %s
target triple = "q7x2"

; The second address is the first one plus the stride.
;
; CHECK-LABEL: define ptx_kernel void @multiples(
; CHECK: %p1 = getelementptr i8, ptr addrspace(1) %p, i64 %stride
; CHECK: getelementptr i8, ptr addrspace(1) %p1, i64 %stride
define ptx_kernel void @multiples(ptr addrspace(1) %p, i64 %stride) {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 %stride
  store i32 1, ptr addrspace(1) %p1
  %twice = shl i64 %stride, 1
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 %twice
  store i32 2, ptr addrspace(1) %p2
  ret void
}

; STATS: 1 q7x2-strength-reduction - Number of functions with reduced addresses

; FEW: mul
; FEW-NOT: mul

; MANY: Too many candidates in
; MANY: mul
; MANY: mul
; MANY: 1 q7x2-strength-reduction - Number of functions with too many candidates
