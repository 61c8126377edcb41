; Predicates that find no register of the seven are kept in general registers, not
; in thread-local memory, or compared again.
; RUN: llc -mtriple=q7x2 -enable-misched=false -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -enable-misched=false -stop-before=q7x2-predicate-spills %s -o - | FileCheck --check-prefix=BEFORE %s

; BEFORE: SPILL_P
; BEFORE: RELOAD_P
; CHECK-LABEL: many:
; CHECK-NOT: STL
; CHECK-NOT: LDL
; CHECK: SEL R{{[0-9]+}}, RZ, 0x1, !P{{[0-6]}}
; CHECK-NOT: STL
; CHECK-NOT: LDL
; CHECK: ISETP.NE.AND P{{[0-6]}}, R{{[0-9]+}}, 0x0, PT
; CHECK-NOT: STL
; CHECK-NOT: LDL
; CHECK: EXIT
define ptx_kernel void @many(ptr addrspace(1) %p, i32 %n) {
  %q0 = getelementptr float, ptr addrspace(1) %p, i64 0
  %a0 = load volatile float, ptr addrspace(1) %q0
  %b0 = load volatile float, ptr addrspace(1) %q0
  %c0 = fcmp ogt float %a0, %b0
  %q1 = getelementptr float, ptr addrspace(1) %p, i64 1
  %a1 = load volatile float, ptr addrspace(1) %q1
  %b1 = load volatile float, ptr addrspace(1) %q1
  %c1 = fcmp ogt float %a1, %b1
  %q2 = getelementptr float, ptr addrspace(1) %p, i64 2
  %a2 = load volatile float, ptr addrspace(1) %q2
  %b2 = load volatile float, ptr addrspace(1) %q2
  %c2 = fcmp ogt float %a2, %b2
  %q3 = getelementptr float, ptr addrspace(1) %p, i64 3
  %a3 = load volatile float, ptr addrspace(1) %q3
  %b3 = load volatile float, ptr addrspace(1) %q3
  %c3 = fcmp ogt float %a3, %b3
  %q4 = getelementptr float, ptr addrspace(1) %p, i64 4
  %a4 = load volatile float, ptr addrspace(1) %q4
  %b4 = load volatile float, ptr addrspace(1) %q4
  %c4 = fcmp ogt float %a4, %b4
  %q5 = getelementptr float, ptr addrspace(1) %p, i64 5
  %a5 = load volatile float, ptr addrspace(1) %q5
  %b5 = load volatile float, ptr addrspace(1) %q5
  %c5 = fcmp ogt float %a5, %b5
  %q6 = getelementptr float, ptr addrspace(1) %p, i64 6
  %a6 = load volatile float, ptr addrspace(1) %q6
  %b6 = load volatile float, ptr addrspace(1) %q6
  %c6 = fcmp ogt float %a6, %b6
  %q7 = getelementptr float, ptr addrspace(1) %p, i64 7
  %a7 = load volatile float, ptr addrspace(1) %q7
  %b7 = load volatile float, ptr addrspace(1) %q7
  %c7 = fcmp ogt float %a7, %b7
  %q8 = getelementptr float, ptr addrspace(1) %p, i64 8
  %a8 = load volatile float, ptr addrspace(1) %q8
  %b8 = load volatile float, ptr addrspace(1) %q8
  %c8 = fcmp ogt float %a8, %b8
  fence seq_cst
  %s0_0 = select i1 %c0, i32 3, i32 %n
  store volatile i32 %s0_0, ptr addrspace(1) %p
  %s0_1 = select i1 %c1, i32 4, i32 %n
  store volatile i32 %s0_1, ptr addrspace(1) %p
  %s0_2 = select i1 %c2, i32 5, i32 %n
  store volatile i32 %s0_2, ptr addrspace(1) %p
  %s0_3 = select i1 %c3, i32 6, i32 %n
  store volatile i32 %s0_3, ptr addrspace(1) %p
  %s0_4 = select i1 %c4, i32 7, i32 %n
  store volatile i32 %s0_4, ptr addrspace(1) %p
  %s0_5 = select i1 %c5, i32 8, i32 %n
  store volatile i32 %s0_5, ptr addrspace(1) %p
  %s0_6 = select i1 %c6, i32 9, i32 %n
  store volatile i32 %s0_6, ptr addrspace(1) %p
  %s0_7 = select i1 %c7, i32 10, i32 %n
  store volatile i32 %s0_7, ptr addrspace(1) %p
  %s0_8 = select i1 %c8, i32 11, i32 %n
  store volatile i32 %s0_8, ptr addrspace(1) %p
  %s1_0 = select i1 %c0, i32 23, i32 %n
  store volatile i32 %s1_0, ptr addrspace(1) %p
  %s1_1 = select i1 %c1, i32 24, i32 %n
  store volatile i32 %s1_1, ptr addrspace(1) %p
  %s1_2 = select i1 %c2, i32 25, i32 %n
  store volatile i32 %s1_2, ptr addrspace(1) %p
  %s1_3 = select i1 %c3, i32 26, i32 %n
  store volatile i32 %s1_3, ptr addrspace(1) %p
  %s1_4 = select i1 %c4, i32 27, i32 %n
  store volatile i32 %s1_4, ptr addrspace(1) %p
  %s1_5 = select i1 %c5, i32 28, i32 %n
  store volatile i32 %s1_5, ptr addrspace(1) %p
  %s1_6 = select i1 %c6, i32 29, i32 %n
  store volatile i32 %s1_6, ptr addrspace(1) %p
  %s1_7 = select i1 %c7, i32 30, i32 %n
  store volatile i32 %s1_7, ptr addrspace(1) %p
  %s1_8 = select i1 %c8, i32 31, i32 %n
  store volatile i32 %s1_8, ptr addrspace(1) %p
  ret void
}

; Of one number and a constant they are computed anew, which keeps the number.
; CHECK-LABEL: recomputed:
; CHECK-NOT: STL
; CHECK-NOT: SEL R{{[0-9]+}}, RZ, 0x1, !P
; CHECK: EXIT
define ptx_kernel void @recomputed(ptr addrspace(1) %p, i32 %n) {
  %q0 = getelementptr float, ptr addrspace(1) %p, i64 0
  %a0 = load volatile float, ptr addrspace(1) %q0
  %c0 = fcmp ogt float %a0, 1.0
  %q1 = getelementptr float, ptr addrspace(1) %p, i64 1
  %a1 = load volatile float, ptr addrspace(1) %q1
  %c1 = fcmp ogt float %a1, 2.0
  %q2 = getelementptr float, ptr addrspace(1) %p, i64 2
  %a2 = load volatile float, ptr addrspace(1) %q2
  %c2 = fcmp ogt float %a2, 3.0
  %q3 = getelementptr float, ptr addrspace(1) %p, i64 3
  %a3 = load volatile float, ptr addrspace(1) %q3
  %c3 = fcmp ogt float %a3, 4.0
  %q4 = getelementptr float, ptr addrspace(1) %p, i64 4
  %a4 = load volatile float, ptr addrspace(1) %q4
  %c4 = fcmp ogt float %a4, 5.0
  %q5 = getelementptr float, ptr addrspace(1) %p, i64 5
  %a5 = load volatile float, ptr addrspace(1) %q5
  %c5 = fcmp ogt float %a5, 6.0
  %q6 = getelementptr float, ptr addrspace(1) %p, i64 6
  %a6 = load volatile float, ptr addrspace(1) %q6
  %c6 = fcmp ogt float %a6, 7.0
  %q7 = getelementptr float, ptr addrspace(1) %p, i64 7
  %a7 = load volatile float, ptr addrspace(1) %q7
  %c7 = fcmp ogt float %a7, 8.0
  %q8 = getelementptr float, ptr addrspace(1) %p, i64 8
  %a8 = load volatile float, ptr addrspace(1) %q8
  %c8 = fcmp ogt float %a8, 9.0
  fence seq_cst
  %s0_0 = select i1 %c0, i32 3, i32 %n
  store volatile i32 %s0_0, ptr addrspace(1) %p
  %s0_1 = select i1 %c1, i32 4, i32 %n
  store volatile i32 %s0_1, ptr addrspace(1) %p
  %s0_2 = select i1 %c2, i32 5, i32 %n
  store volatile i32 %s0_2, ptr addrspace(1) %p
  %s0_3 = select i1 %c3, i32 6, i32 %n
  store volatile i32 %s0_3, ptr addrspace(1) %p
  %s0_4 = select i1 %c4, i32 7, i32 %n
  store volatile i32 %s0_4, ptr addrspace(1) %p
  %s0_5 = select i1 %c5, i32 8, i32 %n
  store volatile i32 %s0_5, ptr addrspace(1) %p
  %s0_6 = select i1 %c6, i32 9, i32 %n
  store volatile i32 %s0_6, ptr addrspace(1) %p
  %s0_7 = select i1 %c7, i32 10, i32 %n
  store volatile i32 %s0_7, ptr addrspace(1) %p
  %s0_8 = select i1 %c8, i32 11, i32 %n
  store volatile i32 %s0_8, ptr addrspace(1) %p
  %s1_0 = select i1 %c0, i32 23, i32 %n
  store volatile i32 %s1_0, ptr addrspace(1) %p
  %s1_1 = select i1 %c1, i32 24, i32 %n
  store volatile i32 %s1_1, ptr addrspace(1) %p
  %s1_2 = select i1 %c2, i32 25, i32 %n
  store volatile i32 %s1_2, ptr addrspace(1) %p
  %s1_3 = select i1 %c3, i32 26, i32 %n
  store volatile i32 %s1_3, ptr addrspace(1) %p
  %s1_4 = select i1 %c4, i32 27, i32 %n
  store volatile i32 %s1_4, ptr addrspace(1) %p
  %s1_5 = select i1 %c5, i32 28, i32 %n
  store volatile i32 %s1_5, ptr addrspace(1) %p
  %s1_6 = select i1 %c6, i32 29, i32 %n
  store volatile i32 %s1_6, ptr addrspace(1) %p
  %s1_7 = select i1 %c7, i32 30, i32 %n
  store volatile i32 %s1_7, ptr addrspace(1) %p
  %s1_8 = select i1 %c8, i32 31, i32 %n
  store volatile i32 %s1_8, ptr addrspace(1) %p
  ret void
}

; A predicate that has been spilled because its last use is far away still serves
; the uses close to its def: nothing is reloaded between them.
; CHECK-LABEL: shared:
; CHECK: SEL R{{[0-9]+}}, RZ, 0x1, !P
; CHECK-NOT: ISETP.NE
; CHECK: SEL [[W:R[0-9]+]], RZ, 0x1, !P
; CHECK-NOT: ISETP.NE.AND P{{[0-6]}}, [[W]]
; CHECK: MEMBAR
; CHECK: ISETP.NE.AND P{{[0-6]}}, [[W]], 0x0, PT
; CHECK: EXIT
define ptx_kernel void @shared(ptr addrspace(1) %p, i32 %n) {
  %a0 = load volatile float, ptr addrspace(1) %p
  %b0 = load volatile float, ptr addrspace(1) %p
  %c0 = fcmp ogt float %a0, %b0
  %s0_0 = select i1 %c0, i32 3, i32 %n
  store volatile i32 %s0_0, ptr addrspace(1) %p
  %s1_0 = select i1 %c0, i32 23, i32 %n
  store volatile i32 %s1_0, ptr addrspace(1) %p
  %s2_0 = select i1 %c0, i32 43, i32 %n
  store volatile i32 %s2_0, ptr addrspace(1) %p
  %a1 = load volatile float, ptr addrspace(1) %p
  %b1 = load volatile float, ptr addrspace(1) %p
  %c1 = fcmp ogt float %a1, %b1
  %s0_1 = select i1 %c1, i32 4, i32 %n
  store volatile i32 %s0_1, ptr addrspace(1) %p
  %s1_1 = select i1 %c1, i32 24, i32 %n
  store volatile i32 %s1_1, ptr addrspace(1) %p
  %s2_1 = select i1 %c1, i32 44, i32 %n
  store volatile i32 %s2_1, ptr addrspace(1) %p
  %a2 = load volatile float, ptr addrspace(1) %p
  %b2 = load volatile float, ptr addrspace(1) %p
  %c2 = fcmp ogt float %a2, %b2
  %s0_2 = select i1 %c2, i32 5, i32 %n
  store volatile i32 %s0_2, ptr addrspace(1) %p
  %s1_2 = select i1 %c2, i32 25, i32 %n
  store volatile i32 %s1_2, ptr addrspace(1) %p
  %s2_2 = select i1 %c2, i32 45, i32 %n
  store volatile i32 %s2_2, ptr addrspace(1) %p
  %a3 = load volatile float, ptr addrspace(1) %p
  %b3 = load volatile float, ptr addrspace(1) %p
  %c3 = fcmp ogt float %a3, %b3
  %s0_3 = select i1 %c3, i32 6, i32 %n
  store volatile i32 %s0_3, ptr addrspace(1) %p
  %s1_3 = select i1 %c3, i32 26, i32 %n
  store volatile i32 %s1_3, ptr addrspace(1) %p
  %s2_3 = select i1 %c3, i32 46, i32 %n
  store volatile i32 %s2_3, ptr addrspace(1) %p
  %a4 = load volatile float, ptr addrspace(1) %p
  %b4 = load volatile float, ptr addrspace(1) %p
  %c4 = fcmp ogt float %a4, %b4
  %s0_4 = select i1 %c4, i32 7, i32 %n
  store volatile i32 %s0_4, ptr addrspace(1) %p
  %s1_4 = select i1 %c4, i32 27, i32 %n
  store volatile i32 %s1_4, ptr addrspace(1) %p
  %s2_4 = select i1 %c4, i32 47, i32 %n
  store volatile i32 %s2_4, ptr addrspace(1) %p
  %a5 = load volatile float, ptr addrspace(1) %p
  %b5 = load volatile float, ptr addrspace(1) %p
  %c5 = fcmp ogt float %a5, %b5
  %s0_5 = select i1 %c5, i32 8, i32 %n
  store volatile i32 %s0_5, ptr addrspace(1) %p
  %s1_5 = select i1 %c5, i32 28, i32 %n
  store volatile i32 %s1_5, ptr addrspace(1) %p
  %s2_5 = select i1 %c5, i32 48, i32 %n
  store volatile i32 %s2_5, ptr addrspace(1) %p
  %a6 = load volatile float, ptr addrspace(1) %p
  %b6 = load volatile float, ptr addrspace(1) %p
  %c6 = fcmp ogt float %a6, %b6
  %s0_6 = select i1 %c6, i32 9, i32 %n
  store volatile i32 %s0_6, ptr addrspace(1) %p
  %s1_6 = select i1 %c6, i32 29, i32 %n
  store volatile i32 %s1_6, ptr addrspace(1) %p
  %s2_6 = select i1 %c6, i32 49, i32 %n
  store volatile i32 %s2_6, ptr addrspace(1) %p
  %a7 = load volatile float, ptr addrspace(1) %p
  %b7 = load volatile float, ptr addrspace(1) %p
  %c7 = fcmp ogt float %a7, %b7
  %s0_7 = select i1 %c7, i32 10, i32 %n
  store volatile i32 %s0_7, ptr addrspace(1) %p
  %s1_7 = select i1 %c7, i32 30, i32 %n
  store volatile i32 %s1_7, ptr addrspace(1) %p
  %s2_7 = select i1 %c7, i32 50, i32 %n
  store volatile i32 %s2_7, ptr addrspace(1) %p
  %a8 = load volatile float, ptr addrspace(1) %p
  %b8 = load volatile float, ptr addrspace(1) %p
  %c8 = fcmp ogt float %a8, %b8
  %s0_8 = select i1 %c8, i32 11, i32 %n
  store volatile i32 %s0_8, ptr addrspace(1) %p
  %s1_8 = select i1 %c8, i32 31, i32 %n
  store volatile i32 %s1_8, ptr addrspace(1) %p
  %s2_8 = select i1 %c8, i32 51, i32 %n
  store volatile i32 %s2_8, ptr addrspace(1) %p
  fence seq_cst
  %t0 = select i1 %c0, i32 80, i32 %n
  store volatile i32 %t0, ptr addrspace(1) %p
  %t1 = select i1 %c1, i32 81, i32 %n
  store volatile i32 %t1, ptr addrspace(1) %p
  %t2 = select i1 %c2, i32 82, i32 %n
  store volatile i32 %t2, ptr addrspace(1) %p
  %t3 = select i1 %c3, i32 83, i32 %n
  store volatile i32 %t3, ptr addrspace(1) %p
  %t4 = select i1 %c4, i32 84, i32 %n
  store volatile i32 %t4, ptr addrspace(1) %p
  %t5 = select i1 %c5, i32 85, i32 %n
  store volatile i32 %t5, ptr addrspace(1) %p
  %t6 = select i1 %c6, i32 86, i32 %n
  store volatile i32 %t6, ptr addrspace(1) %p
  %t7 = select i1 %c7, i32 87, i32 %n
  store volatile i32 %t7, ptr addrspace(1) %p
  %t8 = select i1 %c8, i32 88, i32 %n
  store volatile i32 %t8, ptr addrspace(1) %p
  ret void
}
