; Tail calls that pass structures by value: forwarded, exchanged, computed; small ones
; and those that are passed as the address of a copy.
;
; RUN: llc -O0 -verify-machineinstrs -filetype=obj %s -o %t.0.o
; RUN: llc -O2 -verify-machineinstrs -filetype=obj %s -o %t.2.o
; RUN: q7x2-run --timing=none %t.0.o --arg buf:24 --print 0:i32 | FileCheck %s
; RUN: q7x2-run --timing=none %t.2.o --arg buf:24 --print 0:i32 | FileCheck %s
; CHECK: {{^}}10203
; CHECK-NEXT: {{^}}20103
; CHECK-NEXT: {{^}}30207
; CHECK-NEXT: {{^}}10203
; CHECK-NEXT: {{^}}20103
; CHECK-NEXT: {{^}}30207
target triple = "q7x2"

%s = type { i32, [4 x i32] }

define i32 @use_s(ptr byval(%s) %a, ptr byval(%s) %b, i32 %c) noinline {
  %x = load volatile i32, ptr %a
  %y = load volatile i32, ptr %b
  %x1 = mul i32 %x, 10000
  %y1 = mul i32 %y, 100
  %s = add i32 %x1, %y1
  %r = add i32 %s, %c
  ret i32 %r
}
define i32 @forward_s(ptr byval(%s) %a, ptr byval(%s) %b, i32 %c) noinline {
  %r = musttail call i32 @use_s(ptr byval(%s) %a, ptr byval(%s) %b, i32 %c)
  ret i32 %r
}
define i32 @exchange_s(ptr byval(%s) %a, ptr byval(%s) %b, i32 %c) noinline {
  %r = musttail call i32 @use_s(ptr byval(%s) %b, ptr byval(%s) %a, i32 %c)
  ret i32 %r
}
@other_s = addrspace(1) global %s { i32 3, [4 x i32] zeroinitializer }
define i32 @compute_s(ptr byval(%s) %a, ptr byval(%s) %b, i32 %c) noinline {
  %r = musttail call i32 @use_s(ptr byval(%s) addrspacecast (ptr addrspace(1) @other_s to ptr), ptr byval(%s) %b, i32 7)
  ret i32 %r
}
%l = type { i32, [64 x i32] }

define i32 @use_l(ptr byval(%l) %a, ptr byval(%l) %b, i32 %c) noinline {
  %x = load volatile i32, ptr %a
  %y = load volatile i32, ptr %b
  %x1 = mul i32 %x, 10000
  %y1 = mul i32 %y, 100
  %s = add i32 %x1, %y1
  %r = add i32 %s, %c
  ret i32 %r
}
define i32 @forward_l(ptr byval(%l) %a, ptr byval(%l) %b, i32 %c) noinline {
  %r = musttail call i32 @use_l(ptr byval(%l) %a, ptr byval(%l) %b, i32 %c)
  ret i32 %r
}
define i32 @exchange_l(ptr byval(%l) %a, ptr byval(%l) %b, i32 %c) noinline {
  %r = musttail call i32 @use_l(ptr byval(%l) %b, ptr byval(%l) %a, i32 %c)
  ret i32 %r
}
@other_l = addrspace(1) global %l { i32 3, [64 x i32] zeroinitializer }
define i32 @compute_l(ptr byval(%l) %a, ptr byval(%l) %b, i32 %c) noinline {
  %r = musttail call i32 @use_l(ptr byval(%l) addrspacecast (ptr addrspace(1) @other_l to ptr), ptr byval(%l) %b, i32 7)
  ret i32 %r
}
define ptx_kernel void @k(ptr addrspace(1) %out) {
  %as = alloca %s
  %bs = alloca %s
  store i32 1, ptr %as
  store i32 2, ptr %bs
  %al = alloca %l
  %bl = alloca %l
  store i32 1, ptr %al
  store i32 2, ptr %bl
  %r0 = call i32 @forward_s(ptr byval(%s) %as, ptr byval(%s) %bs, i32 3)
  %p0 = getelementptr i32, ptr addrspace(1) %out, i64 0
  store i32 %r0, ptr addrspace(1) %p0
  %r1 = call i32 @exchange_s(ptr byval(%s) %as, ptr byval(%s) %bs, i32 3)
  %p1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %r1, ptr addrspace(1) %p1
  %r2 = call i32 @compute_s(ptr byval(%s) %as, ptr byval(%s) %bs, i32 3)
  %p2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %r2, ptr addrspace(1) %p2
  %r3 = call i32 @forward_l(ptr byval(%l) %al, ptr byval(%l) %bl, i32 3)
  %p3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  store i32 %r3, ptr addrspace(1) %p3
  %r4 = call i32 @exchange_l(ptr byval(%l) %al, ptr byval(%l) %bl, i32 3)
  %p4 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store i32 %r4, ptr addrspace(1) %p4
  %r5 = call i32 @compute_l(ptr byval(%l) %al, ptr byval(%l) %bl, i32 3)
  %p5 = getelementptr i32, ptr addrspace(1) %out, i64 5
  store i32 %r5, ptr addrspace(1) %p5
  ret void
}
