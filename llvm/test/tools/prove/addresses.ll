; Addresses that are computed from others: an index of bytes that may wrap is not taken
; apart; one of words is, as an object has at most 4 GiB, and so is one that does not wrap.
; Indices of fewer bits may be negative after they have wrapped, and the flags of a sum of
; more bits say nothing of them.
;
; RUN: %prove %s --timeout 20 | FileCheck %s
; CHECK-COUNT-10: : proved
; CHECK: 10 proved, 0 wrong, 0 undecided
;
; If it is taken apart nevertheless, that is found.
; RUN: sed 's/%%j = add i32/%%j = add nsw i32/' %s > %t.ll
; RUN: llc -O2 -mtriple=q7x2 -filetype=obj %t.ll -o %t.o
; RUN: not %prove %s --object %t.o --timeout 20 | FileCheck %s --check-prefix=OTHER
; OTHER: may_wrap at {{.*}}: wrong

target triple = "q7x2"

define i8 @may_wrap(ptr addrspace(1) %a, i32 %n, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %wide.x
  %u = load i8, ptr addrspace(1) %p
  %j = add i32 %x, %n
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %wide.j
  %v = load i8, ptr addrspace(1) %q
  %sum = add i8 %u, %v
  ret i8 %sum
}

define i32 @words(ptr addrspace(1) %a, i32 %n, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.x
  %u = load i32, ptr addrspace(1) %p
  %k = add i32 %x, %n
  %wide.j = sext i32 %k to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  %sum = add i32 %u, %v
  ret i32 %sum
}

define i8 @next_row(ptr addrspace(1) %a, i32 %n, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %wide.x
  %u = load i8, ptr addrspace(1) %p
  %y = add nsw i32 %x, %n
  %wide.y = sext i32 %y to i64
  %q = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %wide.y
  %v = load i8, ptr addrspace(1) %q
  %sum = add i8 %u, %v
  ret i8 %sum
}

define i32 @short_index(ptr addrspace(1) %a, i32 %x) {
  %j = add nsw i32 %x, 1
  %short = trunc i32 %j to i16
  %wide.j = sext i16 %short to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  ret i32 %v
}

define i32 @byte_index(ptr addrspace(1) %a, i32 %x) {
  %j = add nuw nsw i32 %x, 1
  %byte = trunc i32 %j to i8
  %wide.j = zext i8 %byte to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  ret i32 %v
}
