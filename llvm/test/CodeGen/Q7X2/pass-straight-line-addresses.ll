; The addresses of x + y and x + y + 1, in blocks of which neither dominates the other, have a
; common base: a constant offset has been split from the second index, and so the first one is
; split as well.
; RUN: llc -O2 -start-before=q7x2-straight-line-addresses -stop-after=q7x2-straight-line-addresses \
; RUN:   %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; CHECK-LABEL: @split_as_others(
; CHECK: then:
; CHECK-NEXT: [[X:%.*]] = sext i32 %x to i64
; CHECK-NEXT: [[Y:%.*]] = sext i32 %y to i64
; CHECK-NEXT: [[SUM:%.*]] = add nsw i64 [[X]], [[Y]]
; CHECK-NEXT: getelementptr inbounds float, ptr addrspace(1) %a, i64 [[SUM]]
; CHECK: second:
; CHECK-NEXT: [[X1:%.*]] = sext i32 %x to i64
; CHECK-NEXT: [[Y1:%.*]] = sext i32 %y to i64
; CHECK-NEXT: [[SUM1:%.*]] = add i64 [[X1]], [[Y1]]
; CHECK-NEXT: [[BASE:%.*]] = getelementptr float, ptr addrspace(1) %a, i64 [[SUM1]]
; CHECK-NEXT: getelementptr i8, ptr addrspace(1) [[BASE]], i64 4
define void @split_as_others(ptr addrspace(1) %a, i32 %x, i32 %y, i1 %c, i1 %d) {
entry:
  br i1 %c, label %then, label %next
then:
  %s = add nsw i32 %x, %y
  %i = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  store volatile float 0.0, ptr addrspace(1) %p
  br label %next
next:
  br i1 %d, label %second, label %exit
second:
  %y1 = add nsw i32 %y, 1
  %s1 = add nsw i32 %x, %y1
  %i1 = sext i32 %s1 to i64
  %p1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
  store volatile float 1.0, ptr addrspace(1) %p1
  br label %exit
exit:
  ret void
}

; Not if the sum may wrap, or no other is split.
; CHECK-LABEL: @kept(
; CHECK: [[WRAPS:%.*]] = add i32 %x, %y
; CHECK: sext i32 [[WRAPS]] to i64
; CHECK: [[OTHER:%.*]] = add nsw i32 %x, %z
; CHECK: sext i32 [[OTHER]] to i64
define void @kept(ptr addrspace(1) %a, i32 %x, i32 %y, i32 %z, i1 %c, i1 %d) {
entry:
  br i1 %c, label %then, label %next
then:
  %w = add i32 %x, %y
  %wi = sext i32 %w to i64
  %wp = getelementptr inbounds float, ptr addrspace(1) %a, i64 %wi
  store volatile float 0.0, ptr addrspace(1) %wp
  %o = add nsw i32 %x, %z
  %oi = sext i32 %o to i64
  %op = getelementptr inbounds float, ptr addrspace(1) %a, i64 %oi
  store volatile float 0.0, ptr addrspace(1) %op
  br label %next
next:
  br i1 %d, label %second, label %exit
second:
  %y1 = add nsw i32 %y, 1
  %s1 = add nsw i32 %x, %y1
  %i1 = sext i32 %s1 to i64
  %p1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
  store volatile float 1.0, ptr addrspace(1) %p1
  br label %exit
exit:
  ret void
}

; Not a sum that is more than an index.
; CHECK-LABEL: @stored(
; CHECK: [[STORED:%.*]] = add nsw i32 %x, %y
; CHECK: sext i32 [[STORED]] to i64
define void @stored(ptr addrspace(1) %a, i32 %x, i32 %y, i1 %c, i1 %d) {
entry:
  br i1 %c, label %then, label %next
then:
  %s = add nsw i32 %x, %y
  %i = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  store volatile i64 %i, ptr addrspace(1) %p
  br label %next
next:
  br i1 %d, label %second, label %exit
second:
  %y1 = add nsw i32 %y, 1
  %s1 = add nsw i32 %x, %y1
  %i1 = sext i32 %s1 to i64
  %p1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
  store volatile float 1.0, ptr addrspace(1) %p1
  br label %exit
exit:
  ret void
}
