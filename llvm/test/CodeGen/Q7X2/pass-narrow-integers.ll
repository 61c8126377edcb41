; RUN: llc -start-before=q7x2-narrow-integers -stop-after=q7x2-narrow-integers %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -O0 -stop-after=atomic-expand %s -o - | FileCheck --check-prefix=O0 %s
; RUN: llc -stats -debug-only=q7x2-narrow-integers %s -o /dev/null 2>&1 \
; RUN:   | FileCheck --check-prefix=DEBUG %s
;
; 64-bit operations of which only the lower 32 bits are demanded are done in 32
; bits; so are comparisons of values below 2^32.
target triple = "q7x2"

; Not at -O0.
; O0-LABEL: define i32 @chain(
; O0: add i64
;
; Operands that are extended are used as they were, others truncated.
; CHECK-LABEL: define i32 @chain(
; CHECK-NOT: {{add|mul}} i64
; CHECK: [[B:%.*]] = trunc i64 %b to i32
; CHECK-NEXT: [[S:%.*]] = add i32 %a, [[B]]
; CHECK-NEXT: [[M:%.*]] = mul i32 [[S]], 3
; CHECK-NOT: {{add|mul}} i64
; CHECK: ret i32
define i32 @chain(i32 %a, i64 %b) {
  %w = sext i32 %a to i64
  %s = add i64 %w, %b
  %m = mul i64 %s, 3
  %t = trunc i64 %m to i32
  ret i32 %t
}

; Each operation whose lower half depends on lower halves only.
; CHECK-LABEL: define i32 @operations(
; CHECK-NOT: {{(sub|and|or|xor|shl|select i1 %c,)}} i64
; CHECK: sub i32
; CHECK: and i32
; CHECK: or i32
; CHECK: xor i32
; CHECK: shl i32 {{.*}}, 31
; CHECK: select i1 %c, i32
; CHECK-NOT: {{(sub|and|or|xor|shl|select i1 %c,)}} i64
; CHECK: ret i32
define i32 @operations(i64 %a, i64 %b, i1 %c) {
  %1 = sub i64 %a, %b
  %2 = and i64 %1, %b
  %3 = or i64 %2, %a
  %4 = xor i64 %3, %b
  %5 = shl i64 %4, 31
  %6 = select i1 %c, i64 %5, i64 %a
  %t = trunc i64 %6 to i32
  ret i32 %t
}

; A right shift and a division take bits from the upper half; and a shift by 32 or
; by an unknown amount has no counterpart.
; CHECK-LABEL: define i32 @upper_half(
; CHECK: lshr i64
; CHECK: shl i64 %x, %n
; CHECK: udiv i64
; CHECK: shl i64 {{.*}}, 32
define i32 @upper_half(i64 %a, i64 %x, i64 %n) {
  %1 = lshr i64 %a, 3
  %2 = shl i64 %x, %n
  %3 = add i64 %1, %2
  %4 = udiv i64 %3, 3
  %5 = shl i64 %4, 32
  %t = trunc i64 %5 to i32
  ret i32 %t
}

; The upper half is demanded by the store.
; CHECK-LABEL: define void @stored(
; CHECK: %s = add i64 %a, %b
; CHECK-NEXT: store i64 %s
define void @stored(ptr addrspace(1) %p, i64 %a, i64 %b) {
  %s = add i64 %a, %b
  store i64 %s, ptr addrspace(1) %p
  %t = trunc i64 %s to i32
  ret void
}

; A loop counter, with a sign extension inside the loop.
; CHECK-LABEL: define i32 @phi(
; CHECK: loop:
; CHECK-NEXT: [[I:%.*]] = phi i32 [ {{.*}}, %entry ], [ [[NEXT:%.*]], %loop ]
; CHECK: [[WIDE:%.*]] = sext i32 [[I]] to i64
; CHECK: getelementptr i32, ptr addrspace(1) %p, i64 [[WIDE]]
; CHECK: [[NEXT]] = add i32
define i32 @phi(ptr addrspace(1) %p, i64 %start, i64 %step, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %shl = shl i64 %i, 32
  %signed = ashr exact i64 %shl, 32
  %at = getelementptr i32, ptr addrspace(1) %p, i64 %signed
  %x = load i32, ptr addrspace(1) %at
  %next = add i64 %i, %step
  %low = trunc i64 %next to i32
  %c = icmp slt i32 %low, %n
  br i1 %c, label %loop, label %end
end:
  ret i32 %x
}

; A predecessor with two edges to the block of the phi: one value for both.
; CHECK-LABEL: define i32 @two_edges(
; CHECK: phi i32 [ [[V:%.*]], %entry ], [ [[V]], %entry ], [ 0, %other ]
define i32 @two_edges(i64 %a, i32 %s) {
entry:
  switch i32 %s, label %other [ i32 0, label %end
                                i32 1, label %end ]
other:
  br label %end
end:
  %x = phi i64 [ %a, %entry ], [ %a, %entry ], [ 0, %other ]
  %t = trunc i64 %x to i32
  ret i32 %t
}

; The truncation is to 33 bits, of which 32 are demanded.
; CHECK-LABEL: define i32 @odd_truncation(
; CHECK: add i32 {{.*}}, 7
; CHECK-NEXT: zext i32 {{.*}} to i33
define i32 @odd_truncation(i64 %a) {
  %s = add i64 %a, 7
  %odd = trunc i64 %s to i33
  %t = trunc i33 %odd to i32
  ret i32 %t
}

; Both are known to be below 2^32; the comparison becomes unsigned.
; CHECK-LABEL: define i1 @small_comparison(
; CHECK: [[C:%.*]] = icmp ult i32 %a, %b
; CHECK-NEXT: ret i1 [[C]]
define i1 @small_comparison(i32 %a, i32 %b) {
  %wa = zext i32 %a to i64
  %wb = zext i32 %b to i64
  %c = icmp slt i64 %wa, %wb
  ret i1 %c
}

; One of them is not.
; CHECK-LABEL: define i1 @wide_comparison(
; CHECK: icmp slt i64
define i1 @wide_comparison(i32 %a, i64 %b) {
  %wa = zext i32 %a to i64
  %c = icmp slt i64 %wa, %b
  ret i1 %c
}

; DEBUG: Narrowing: %s = add i64 %w, %b
; DEBUG: Narrowing comparison: %c = icmp slt i64 %wa, %wb
; DEBUG-DAG: 1 q7x2-narrow-integers - Number of comparisons narrowed to 32 bits
; DEBUG-DAG: q7x2-narrow-integers - Number of operations narrowed to 32 bits

; An or without common bits has none in its lower half.
; CHECK-LABEL: define i32 @disjoint(
; CHECK: or disjoint i32 %{{.*}}, 3
; CHECK: or i32 %{{.*}}, 4
define i32 @disjoint(i64 %a, i32 %b) {
  %s = shl i64 %a, 2
  %o = or disjoint i64 %s, 3
  %q = mul i64 %a, 5
  %r = or i64 %q, 4
  %m = mul i64 %o, %r
  %t = trunc i64 %m to i32
  ret i32 %t
}

; A recurrence that nothing uses keeps its type; it begins with nothing in particular then.
; CHECK-LABEL: define ptx_kernel void @dead_recurrence(
; CHECK: loop:
; CHECK-NEXT: %x = phi i64 [ poison, %entry ], [ %x.next, %loop ]
define ptx_kernel void @dead_recurrence(ptr addrspace(1) %p, i64 %a, i32 %n) {
entry:
  %begin = add i64 %a, 3
  %low = trunc i64 %begin to i32
  store i32 %low, ptr addrspace(1) %p
  br label %loop

loop:
  %x = phi i64 [ %begin, %entry ], [ %x.next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %x.next = add i64 %x, 16
  %k.next = add i32 %k, 1
  %more = icmp ult i32 %k.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; A phi of extended values is extended itself, once; also if another such phi is among
; its values, and for a user that is no operation.
; CHECK-LABEL: define void @zero_extended(
; CHECK: loop:
; CHECK-NEXT: [[I:%.*]] = phi i32 [ %a, %entry ], [ [[M:%.*]], %merge ]
; CHECK-NEXT: [[WIDE:%.*]] = zext i32 [[I]] to i64
; CHECK-NEXT: getelementptr i32, ptr addrspace(1) %p, i64 [[WIDE]]
; CHECK: merge:
; CHECK-NEXT: [[M]] = phi i32 [ [[I]], %loop ], [ {{.*}}, %other ], [ -1, %third ]
; CHECK-NOT: phi
; CHECK: store i64 %{{.*}}, ptr addrspace(1) %q
define void @zero_extended(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %a, i16 %b, i32 %n) {
entry:
  %wa = zext i32 %a to i64
  br label %loop
loop:
  %i = phi i64 [ %wa, %entry ], [ %m, %merge ]
  %at = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %x = load i32, ptr addrspace(1) %at
  switch i32 %x, label %merge [ i32 0, label %other
                                i32 1, label %third ]
other:
  %wb = zext i16 %b to i64
  br label %merge
third:
  br label %merge
merge:
  %m = phi i64 [ %i, %loop ], [ %wb, %other ], [ 4294967295, %third ]
  store i64 %m, ptr addrspace(1) %q
  %c = icmp ult i32 %x, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define ptr addrspace(1) @sign_extended(
; CHECK: [[S:%.*]] = select i1 %c, i32 %a, i32 -7
; CHECK-NEXT: [[WIDE:%.*]] = sext i32 [[S]] to i64
; CHECK-NEXT: getelementptr i32, ptr addrspace(1) %p, i64 [[WIDE]]
define ptr addrspace(1) @sign_extended(ptr addrspace(1) %p, i32 %a, i1 %c) {
  %w = sext i32 %a to i64
  %s = select i1 %c, i64 %w, i64 -7
  %at = getelementptr i32, ptr addrspace(1) %p, i64 %s
  ret ptr addrspace(1) %at
}

; Not if the values are extended in different ways, or one is too large.
; CHECK-LABEL: define i64 @differently_extended(
; CHECK: select i1 %c, i64
; CHECK-LABEL: define i64 @large(
; CHECK: select i1 %c, i64 {{.*}}, i64 4294967296
define i64 @differently_extended(i32 %a, i32 %b, i1 %c) {
  %wa = sext i32 %a to i64
  %wb = zext i32 %b to i64
  %s = select i1 %c, i64 %wa, i64 %wb
  ret i64 %s
}
define i64 @large(i32 %a, i1 %c) {
  %w = zext i32 %a to i64
  %s = select i1 %c, i64 %w, i64 4294967296
  ret i64 %s
}

; An index of an address of 32 bits.
; CHECK-LABEL: define ptr addrspace(5) @index(
; CHECK: [[L:%.*]] = trunc i64 %i to i32
; CHECK: [[S:%.*]] = add i32 [[L]], 3
; CHECK: getelementptr i32, ptr addrspace(5) %p, i32 [[S]]
define ptr addrspace(5) @index(ptr addrspace(5) %p, i64 %i) {
  %s = add i64 %i, 3
  %at = getelementptr i32, ptr addrspace(5) %p, i64 %s
  ret ptr addrspace(5) %at
}
