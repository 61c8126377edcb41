; llvm.udiv.fix.sat: quotients of numbers with a binary point, in twice the width.

; RUN: llc -mtriple=q7x2 -filetype=obj %s -o %t.o
; RUN: q7x2-run %t.o --arg buf:u64:3,1,12297829382473034411,3 --arg buf:16 --print 1:u64 | FileCheck %s
; RUN: q7x2-run %t.o --arg buf:u64:1,3,9223372036854775808,1 --arg buf:16 --print 1:u64 | FileCheck %s --check-prefix LARGE

target triple = "q7x2"

; 3 / 1 with 63 bits after the point is too large, as 2^64 - 1; with none,
; 12297829382473034411 / 3.
; CHECK: {{^}}18446744073709551615{{$}}
; CHECK-NEXT: {{^}}4099276460824344803{{$}}
; 2^63 / 3; 2^63
; LARGE: {{^}}3074457345618258602{{$}}
; LARGE-NEXT: {{^}}9223372036854775808{{$}}
define void @test(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %p1 = getelementptr i64, ptr addrspace(1) %in, i64 1
  %p2 = getelementptr i64, ptr addrspace(1) %in, i64 2
  %p3 = getelementptr i64, ptr addrspace(1) %in, i64 3
  %a = load i64, ptr addrspace(1) %in
  %b = load i64, ptr addrspace(1) %p1
  %c = load i64, ptr addrspace(1) %p2
  %d = load i64, ptr addrspace(1) %p3
  %x = call i64 @llvm.udiv.fix.sat.i64(i64 %a, i64 %b, i32 63)
  %y = call i64 @llvm.udiv.fix.sat.i64(i64 %c, i64 %d, i32 0)
  %q1 = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %x, ptr addrspace(1) %out
  store i64 %y, ptr addrspace(1) %q1
  ret void
}

define ptx_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  call void @test(ptr addrspace(1) %in, ptr addrspace(1) %out)
  ret void
}
declare i64 @llvm.udiv.fix.sat.i64(i64, i64, i32)
