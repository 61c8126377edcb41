; A module without a data layout has the target's: i64 is aligned to eight bytes.
;
; RUN: %prove %s --timeout 20 | FileCheck %s
; CHECK: 4 proved, 0 wrong, 0 undecided

define ptr addrspace(1) @structure(ptr addrspace(1) %p, i32 %i) {
  %r = getelementptr { i32, i64, i32 }, ptr addrspace(1) %p, i32 %i, i32 1
  ret ptr addrspace(1) %r
}

define i64 @load(ptr addrspace(1) %p) {
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}
