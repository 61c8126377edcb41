; Where 24 predicates are needed twice, the instructions are in an order in which the seven
; registers are enough for most of them: the allocator spills at most seven.
; RUN: llc -mtriple=q7x2 -stop-before=q7x2-predicate-spills %s -o %t.mir
; RUN: grep -c '^ *SPILL_P' %t.mir | FileCheck %s
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o /dev/null

; So they are between loads of shared memory, which are short.
; RUN: sed 's/^  %v = .*/  %v0 = load i32, ptr addrspace(3) %mem\n  %q1 = getelementptr i32, ptr addrspace(3) %mem, i32 %n\n  %v1 = load i32, ptr addrspace(3) %q1\n  %q2 = getelementptr i32, ptr addrspace(3) %mem, i32 %v1\n  %v2 = load i32, ptr addrspace(3) %q2\n  %v = add i32 %v0, %v2/; s/@many(/@many(ptr addrspace(3) %mem, /' \
; RUN:   %s > %t.shared.ll
; RUN: llc -mtriple=q7x2 -stop-before=q7x2-predicate-spills %t.shared.ll -o %t.mir
; RUN: grep -c '^ *SPILL_P' %t.mir | FileCheck %s

; CHECK: {{^[0-7]$}}
define ptx_kernel void @many(ptr addrspace(1) %p, i32 %n) {
  %v = load volatile i32, ptr addrspace(1) %p
  %a0 = xor i32 %v, 1000
  %c0 = icmp sgt i32 %a0, 1
  %a1 = xor i32 %v, 1001
  %c1 = icmp sgt i32 %a1, 2
  %a2 = xor i32 %v, 1002
  %c2 = icmp sgt i32 %a2, 3
  %a3 = xor i32 %v, 1003
  %c3 = icmp sgt i32 %a3, 4
  %a4 = xor i32 %v, 1004
  %c4 = icmp sgt i32 %a4, 5
  %a5 = xor i32 %v, 1005
  %c5 = icmp sgt i32 %a5, 6
  %a6 = xor i32 %v, 1006
  %c6 = icmp sgt i32 %a6, 7
  %a7 = xor i32 %v, 1007
  %c7 = icmp sgt i32 %a7, 8
  %a8 = xor i32 %v, 1008
  %c8 = icmp sgt i32 %a8, 9
  %a9 = xor i32 %v, 1009
  %c9 = icmp sgt i32 %a9, 10
  %a10 = xor i32 %v, 1010
  %c10 = icmp sgt i32 %a10, 11
  %a11 = xor i32 %v, 1011
  %c11 = icmp sgt i32 %a11, 12
  %a12 = xor i32 %v, 1012
  %c12 = icmp sgt i32 %a12, 13
  %a13 = xor i32 %v, 1013
  %c13 = icmp sgt i32 %a13, 14
  %a14 = xor i32 %v, 1014
  %c14 = icmp sgt i32 %a14, 15
  %a15 = xor i32 %v, 1015
  %c15 = icmp sgt i32 %a15, 16
  %a16 = xor i32 %v, 1016
  %c16 = icmp sgt i32 %a16, 17
  %a17 = xor i32 %v, 1017
  %c17 = icmp sgt i32 %a17, 18
  %a18 = xor i32 %v, 1018
  %c18 = icmp sgt i32 %a18, 19
  %a19 = xor i32 %v, 1019
  %c19 = icmp sgt i32 %a19, 20
  %a20 = xor i32 %v, 1020
  %c20 = icmp sgt i32 %a20, 21
  %a21 = xor i32 %v, 1021
  %c21 = icmp sgt i32 %a21, 22
  %a22 = xor i32 %v, 1022
  %c22 = icmp sgt i32 %a22, 23
  %a23 = xor i32 %v, 1023
  %c23 = icmp sgt i32 %a23, 24
  %w0 = mul i32 %v, %v
  %x0 = mul i32 %w0, %a0
  %w1 = select i1 %c0, i32 %x0, i32 0
  %x1 = mul i32 %w1, %a1
  %w2 = select i1 %c1, i32 %x1, i32 1
  %x2 = mul i32 %w2, %a2
  %w3 = select i1 %c2, i32 %x2, i32 2
  %x3 = mul i32 %w3, %a3
  %w4 = select i1 %c3, i32 %x3, i32 3
  %x4 = mul i32 %w4, %a4
  %w5 = select i1 %c4, i32 %x4, i32 4
  %x5 = mul i32 %w5, %a5
  %w6 = select i1 %c5, i32 %x5, i32 5
  %x6 = mul i32 %w6, %a6
  %w7 = select i1 %c6, i32 %x6, i32 6
  %x7 = mul i32 %w7, %a7
  %w8 = select i1 %c7, i32 %x7, i32 7
  %x8 = mul i32 %w8, %a8
  %w9 = select i1 %c8, i32 %x8, i32 8
  %x9 = mul i32 %w9, %a9
  %w10 = select i1 %c9, i32 %x9, i32 9
  %x10 = mul i32 %w10, %a10
  %w11 = select i1 %c10, i32 %x10, i32 10
  %x11 = mul i32 %w11, %a11
  %w12 = select i1 %c11, i32 %x11, i32 11
  %x12 = mul i32 %w12, %a12
  %w13 = select i1 %c12, i32 %x12, i32 12
  %x13 = mul i32 %w13, %a13
  %w14 = select i1 %c13, i32 %x13, i32 13
  %x14 = mul i32 %w14, %a14
  %w15 = select i1 %c14, i32 %x14, i32 14
  %x15 = mul i32 %w15, %a15
  %w16 = select i1 %c15, i32 %x15, i32 15
  %x16 = mul i32 %w16, %a16
  %w17 = select i1 %c16, i32 %x16, i32 16
  %x17 = mul i32 %w17, %a17
  %w18 = select i1 %c17, i32 %x17, i32 17
  %x18 = mul i32 %w18, %a18
  %w19 = select i1 %c18, i32 %x18, i32 18
  %x19 = mul i32 %w19, %a19
  %w20 = select i1 %c19, i32 %x19, i32 19
  %x20 = mul i32 %w20, %a20
  %w21 = select i1 %c20, i32 %x20, i32 20
  %x21 = mul i32 %w21, %a21
  %w22 = select i1 %c21, i32 %x21, i32 21
  %x22 = mul i32 %w22, %a22
  %w23 = select i1 %c22, i32 %x22, i32 22
  %x23 = mul i32 %w23, %a23
  %w24 = select i1 %c23, i32 %x23, i32 23
  %s0 = select i1 %c0, i32 %n, i32 1
  %t0 = add i32 %s0, %w24
  store volatile i32 %t0, ptr addrspace(1) %p
  %s1 = select i1 %c1, i32 %n, i32 2
  %t1 = add i32 %s1, %w24
  store volatile i32 %t1, ptr addrspace(1) %p
  %s2 = select i1 %c2, i32 %n, i32 3
  %t2 = add i32 %s2, %w24
  store volatile i32 %t2, ptr addrspace(1) %p
  %s3 = select i1 %c3, i32 %n, i32 4
  %t3 = add i32 %s3, %w24
  store volatile i32 %t3, ptr addrspace(1) %p
  %s4 = select i1 %c4, i32 %n, i32 5
  %t4 = add i32 %s4, %w24
  store volatile i32 %t4, ptr addrspace(1) %p
  %s5 = select i1 %c5, i32 %n, i32 6
  %t5 = add i32 %s5, %w24
  store volatile i32 %t5, ptr addrspace(1) %p
  %s6 = select i1 %c6, i32 %n, i32 7
  %t6 = add i32 %s6, %w24
  store volatile i32 %t6, ptr addrspace(1) %p
  %s7 = select i1 %c7, i32 %n, i32 8
  %t7 = add i32 %s7, %w24
  store volatile i32 %t7, ptr addrspace(1) %p
  %s8 = select i1 %c8, i32 %n, i32 9
  %t8 = add i32 %s8, %w24
  store volatile i32 %t8, ptr addrspace(1) %p
  %s9 = select i1 %c9, i32 %n, i32 10
  %t9 = add i32 %s9, %w24
  store volatile i32 %t9, ptr addrspace(1) %p
  %s10 = select i1 %c10, i32 %n, i32 11
  %t10 = add i32 %s10, %w24
  store volatile i32 %t10, ptr addrspace(1) %p
  %s11 = select i1 %c11, i32 %n, i32 12
  %t11 = add i32 %s11, %w24
  store volatile i32 %t11, ptr addrspace(1) %p
  %s12 = select i1 %c12, i32 %n, i32 13
  %t12 = add i32 %s12, %w24
  store volatile i32 %t12, ptr addrspace(1) %p
  %s13 = select i1 %c13, i32 %n, i32 14
  %t13 = add i32 %s13, %w24
  store volatile i32 %t13, ptr addrspace(1) %p
  %s14 = select i1 %c14, i32 %n, i32 15
  %t14 = add i32 %s14, %w24
  store volatile i32 %t14, ptr addrspace(1) %p
  %s15 = select i1 %c15, i32 %n, i32 16
  %t15 = add i32 %s15, %w24
  store volatile i32 %t15, ptr addrspace(1) %p
  %s16 = select i1 %c16, i32 %n, i32 17
  %t16 = add i32 %s16, %w24
  store volatile i32 %t16, ptr addrspace(1) %p
  %s17 = select i1 %c17, i32 %n, i32 18
  %t17 = add i32 %s17, %w24
  store volatile i32 %t17, ptr addrspace(1) %p
  %s18 = select i1 %c18, i32 %n, i32 19
  %t18 = add i32 %s18, %w24
  store volatile i32 %t18, ptr addrspace(1) %p
  %s19 = select i1 %c19, i32 %n, i32 20
  %t19 = add i32 %s19, %w24
  store volatile i32 %t19, ptr addrspace(1) %p
  %s20 = select i1 %c20, i32 %n, i32 21
  %t20 = add i32 %s20, %w24
  store volatile i32 %t20, ptr addrspace(1) %p
  %s21 = select i1 %c21, i32 %n, i32 22
  %t21 = add i32 %s21, %w24
  store volatile i32 %t21, ptr addrspace(1) %p
  %s22 = select i1 %c22, i32 %n, i32 23
  %t22 = add i32 %s22, %w24
  store volatile i32 %t22, ptr addrspace(1) %p
  %s23 = select i1 %c23, i32 %n, i32 24
  %t23 = add i32 %s23, %w24
  store volatile i32 %t23, ptr addrspace(1) %p
  ret void
}
