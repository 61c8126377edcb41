; RUN: llc -q7x2-separate-offsets=0 -start-before=q7x2-straight-line-addresses \
; RUN:   -stop-after=q7x2-straight-line-addresses %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -q7x2-separate-offsets=0 -stats %s -o /dev/null 2>&1 | FileCheck --check-prefix=STATS %s
;
; The limit on addresses: a function with more than 250 stays as it is.
; RUN: %python %S/Inputs/products.py 0 >%t.few.ll
; RUN: %python %S/Inputs/products.py 250 >%t.many.ll
; RUN: llc -q7x2-separate-offsets=0 -start-before=q7x2-straight-line-addresses \
; RUN:   -stop-after=q7x2-straight-line-addresses %t.few.ll -o - \
; RUN:   | FileCheck --check-prefix=FEW %s
; RUN: llc -q7x2-separate-offsets=0 -start-before=q7x2-straight-line-addresses \
; RUN:   -stop-after=q7x2-straight-line-addresses %t.many.ll -o - \
; RUN:   -stats -debug-only=q7x2-straight-line-addresses 2>&1 | FileCheck --check-prefix=MANY %s
;
; So does one with many sums and few addresses.
; RUN: %python %S/Inputs/products.py 0 60 >%t.some.ll
; RUN: %python %S/Inputs/products.py 0 70 >%t.sums.ll
; RUN: llc -q7x2-separate-offsets=0 -start-before=q7x2-straight-line-addresses \
; RUN:   -stop-after=q7x2-straight-line-addresses %t.some.ll -o - \
; RUN:   | FileCheck --check-prefix=FEW %s
; RUN: llc -q7x2-separate-offsets=0 -start-before=q7x2-straight-line-addresses \
; RUN:   -stop-after=q7x2-straight-line-addresses %t.sums.ll -o - \
; RUN:   -stats -debug-only=q7x2-straight-line-addresses 2>&1 | FileCheck --check-prefix=MANY %s
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

; The sum of an extended index may not be taken apart where it may wrap: itself, below a sum
; that does not, as a truncation, or around a loop. A sum that cannot wrap may.
;
; CHECK-LABEL: define void @may_wrap(
; CHECK: load volatile i32, ptr addrspace(1) %q
; CHECK: load volatile i32, ptr addrspace(1) %r
; CHECK: load volatile i32, ptr addrspace(1) %s
; CHECK-NOT: freeze
; CHECK: ret void
define void @may_wrap(ptr addrspace(1) %a, i32 %n, i32 %x, i64 %w) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.x
  %u = load volatile i32, ptr addrspace(1) %p
  %j = add i32 %x, %n
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v1 = load volatile i32, ptr addrspace(1) %q
  %k = add i32 %x, %u
  %k.or = or disjoint i32 %k, 1
  %wide.k = sext i32 %k.or to i64
  %r = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.k
  %v2 = load volatile i32, ptr addrspace(1) %r
  %low = trunc i64 %w to i32
  %wide.low = sext i32 %low to i64
  %t = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.low
  %v3 = load volatile i32, ptr addrspace(1) %t
  %w7 = add i64 %w, 7
  %low7 = trunc i64 %w7 to i32
  %wide.low7 = sext i32 %low7 to i64
  %s = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.low7
  %v4 = load volatile i32, ptr addrspace(1) %s
  ret void
}

; CHECK-LABEL: define void @counters(
; CHECK: load volatile i32, ptr addrspace(1) %q
define void @counters(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %j = phi i32 [ 4, %entry ], [ %j2, %loop ]
  %wide.i = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.i
  %u = load volatile i32, ptr addrspace(1) %p
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load volatile i32, ptr addrspace(1) %q
  %i2 = add i32 %i, %n
  %j2 = add i32 %j, %n
  %more = icmp ult i32 %i, 1000
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define void @cannot_wrap(
; CHECK: getelementptr inbounds i8, ptr addrspace(1) %p, i64 %
define void @cannot_wrap(ptr addrspace(1) %a, i32 %n, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.x
  %u = load volatile i32, ptr addrspace(1) %p
  %j = add nsw i32 %x, %n
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load volatile i32, ptr addrspace(1) %q
  ret void
}

; STATS: 1 q7x2-straight-line-addresses - Number of functions with reduced addresses

; FEW: mul
; FEW-NOT: mul

; MANY: Too many candidates in
; MANY: mul
; MANY: mul
; MANY: 1 q7x2-straight-line-addresses - Number of functions with too many candidates
