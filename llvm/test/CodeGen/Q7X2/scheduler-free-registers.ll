; NOTE: CHECK lines are written by utils/update-checks
; The accumulators need more than the budget of registers. The registers that the
; occupancy leaves hold loads: several are in flight before the first is used.
; RUN: llc -O2 -mtriple=q7x2 -q7x2-min-warps=40 -verify-machineinstrs %s -o - | FileCheck %s

@row = internal addrspace(3) global [22 x double] undef, align 16

define spir_kernel void @accumulate(ptr addrspace(1) noalias %out, double %a, i32 %n) {
; CHECK-LABEL: {{^}}accumulate:
; CHECK: UMOV UR0, 0x0 ?
; CHECK-NEXT: MOV.64 R[0:1], RZ ?
; CHECK-NEXT: MOV.64 R[2:3], R[0:1] ?
; CHECK-NEXT: MOV.64 R[4:5], R[0:1] ?
; CHECK-NEXT: MOV.64 R[6:7], R[0:1] ?
; CHECK-NEXT: MOV.64 R[8:9], R[0:1] ?
; CHECK-NEXT: MOV.64 R[10:11], R[0:1] ?
; CHECK-NEXT: MOV.64 R[12:13], R[0:1] ?
; CHECK-NEXT: MOV.64 R[14:15], R[0:1] ?
; CHECK-NEXT: MOV.64 R[16:17], R[0:1] ?
; CHECK-NEXT: MOV.64 R[18:19], R[0:1] ?
; CHECK-NEXT: MOV.64 R[20:21], R[0:1] ?
; CHECK-NEXT: MOV.64 R[22:23], R[0:1] ?
; CHECK-NEXT: MOV.64 R[24:25], R[0:1] ?
; CHECK-NEXT: MOV.64 R[26:27], R[0:1] ?
; CHECK-NEXT: MOV.64 R[28:29], R[0:1] ?
; CHECK-NEXT: MOV.64 R[30:31], R[0:1] ?
; CHECK-NEXT: MOV.64 R[32:33], R[0:1] ?
; CHECK-NEXT: MOV.64 R[34:35], R[0:1] ?
; CHECK-NEXT: MOV.64 R[36:37], R[0:1] ?
; CHECK-NEXT: MOV.64 R[38:39], R[0:1] ?
; CHECK-NEXT: MOV.64 R[40:41], R[0:1] ?
; CHECK-NEXT: MOV.64 R[42:43], R[0:1] ?
; CHECK-NEXT: .LBB0_1:
; CHECK: BAR.SYNC 0x0 ?
; CHECK-NEXT: LDS.128 R[44:47], [RZ+row] ?
; CHECK-NEXT: UIADD UR0, UR0, 0x1 ?
; CHECK-NEXT: LDS.128 R[48:51], [RZ+row+16] ?
; CHECK-NEXT: LDS.128 R[52:55], [RZ+row+32] ?
; CHECK-NEXT: LDS.128 R[56:59], [RZ+row+48] ?
; CHECK-NEXT: LDS.128 R[60:63], [RZ+row+64] ?
; CHECK-NEXT: LDS.128 R[64:67], [RZ+row+80] ?
; CHECK-NEXT: LDS.128 R[68:71], [RZ+row+96] ?
; CHECK-NEXT: LDS.128 R[72:75], [RZ+row+112] ?
; CHECK-NEXT: LDS.128 R[76:79], [RZ+row+128] ?
; CHECK-NEXT: LDS.128 R[80:83], [RZ+row+144] ?
; CHECK-NEXT: LDS.128 R[84:87], [RZ+row+160] ?
; CHECK-NEXT: BAR.SYNC 0x0 ?
; CHECK-NEXT: UISETP.LT.AND UP0, UR0, c[0x0][0x170], UPT ?
; CHECK-NEXT: DFMA R[0:1], R[44:45], c[0x0][0x168], R[0:1] ?
; CHECK-NEXT: DFMA R[2:3], R[46:47], c[0x0][0x168], R[2:3] ?
; CHECK-NEXT: DFMA R[4:5], R[48:49], c[0x0][0x168], R[4:5] ?
; CHECK-NEXT: DFMA R[6:7], R[50:51], c[0x0][0x168], R[6:7] ?
; CHECK-NEXT: DFMA R[8:9], R[52:53], c[0x0][0x168], R[8:9] ?
; CHECK-NEXT: DFMA R[10:11], R[54:55], c[0x0][0x168], R[10:11] ?
; CHECK-NEXT: DFMA R[12:13], R[56:57], c[0x0][0x168], R[12:13] ?
; CHECK-NEXT: DFMA R[14:15], R[58:59], c[0x0][0x168], R[14:15] ?
; CHECK-NEXT: DFMA R[16:17], R[60:61], c[0x0][0x168], R[16:17] ?
; CHECK-NEXT: DFMA R[18:19], R[62:63], c[0x0][0x168], R[18:19] ?
; CHECK-NEXT: DFMA R[20:21], R[64:65], c[0x0][0x168], R[20:21] ?
; CHECK-NEXT: DFMA R[22:23], R[66:67], c[0x0][0x168], R[22:23] ?
; CHECK-NEXT: DFMA R[24:25], R[68:69], c[0x0][0x168], R[24:25] ?
; CHECK-NEXT: DFMA R[26:27], R[70:71], c[0x0][0x168], R[26:27] ?
; CHECK-NEXT: DFMA R[28:29], R[72:73], c[0x0][0x168], R[28:29] ?
; CHECK-NEXT: DFMA R[30:31], R[74:75], c[0x0][0x168], R[30:31] ?
; CHECK-NEXT: DFMA R[32:33], R[76:77], c[0x0][0x168], R[32:33] ?
; CHECK-NEXT: DFMA R[34:35], R[78:79], c[0x0][0x168], R[34:35] ?
; CHECK-NEXT: DFMA R[36:37], R[80:81], c[0x0][0x168], R[36:37] ?
; CHECK-NEXT: DFMA R[38:39], R[82:83], c[0x0][0x168], R[38:39] ?
; CHECK-NEXT: DFMA R[40:41], R[84:85], c[0x0][0x168], R[40:41] ?
; CHECK-NEXT: DFMA R[42:43], R[86:87], c[0x0][0x168], R[42:43] ?
; CHECK-NEXT: BRA.U UP0, .LBB0_1 ?
; CHECK: MOV.64 R[44:45], c[0x0][0x160] ?
; CHECK-NEXT: STG.64 [R[44:45].64], R[0:1] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x8], R[2:3] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x10], R[4:5] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x18], R[6:7] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x20], R[8:9] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x28], R[10:11] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x30], R[12:13] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x38], R[14:15] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x40], R[16:17] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x48], R[18:19] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x50], R[20:21] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x58], R[22:23] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x60], R[24:25] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x68], R[26:27] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x70], R[28:29] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x78], R[30:31] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x80], R[32:33] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x88], R[34:35] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x90], R[36:37] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0x98], R[38:39] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0xa0], R[40:41] ?
; CHECK-NEXT: STG.64 [R[44:45].64+0xa8], R[42:43] ?
; CHECK-NEXT: EXIT ?
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %c0 = phi double [ 0.0, %entry ], [ %d0, %loop ]
  %c1 = phi double [ 0.0, %entry ], [ %d1, %loop ]
  %c2 = phi double [ 0.0, %entry ], [ %d2, %loop ]
  %c3 = phi double [ 0.0, %entry ], [ %d3, %loop ]
  %c4 = phi double [ 0.0, %entry ], [ %d4, %loop ]
  %c5 = phi double [ 0.0, %entry ], [ %d5, %loop ]
  %c6 = phi double [ 0.0, %entry ], [ %d6, %loop ]
  %c7 = phi double [ 0.0, %entry ], [ %d7, %loop ]
  %c8 = phi double [ 0.0, %entry ], [ %d8, %loop ]
  %c9 = phi double [ 0.0, %entry ], [ %d9, %loop ]
  %c10 = phi double [ 0.0, %entry ], [ %d10, %loop ]
  %c11 = phi double [ 0.0, %entry ], [ %d11, %loop ]
  %c12 = phi double [ 0.0, %entry ], [ %d12, %loop ]
  %c13 = phi double [ 0.0, %entry ], [ %d13, %loop ]
  %c14 = phi double [ 0.0, %entry ], [ %d14, %loop ]
  %c15 = phi double [ 0.0, %entry ], [ %d15, %loop ]
  %c16 = phi double [ 0.0, %entry ], [ %d16, %loop ]
  %c17 = phi double [ 0.0, %entry ], [ %d17, %loop ]
  %c18 = phi double [ 0.0, %entry ], [ %d18, %loop ]
  %c19 = phi double [ 0.0, %entry ], [ %d19, %loop ]
  %c20 = phi double [ 0.0, %entry ], [ %d20, %loop ]
  %c21 = phi double [ 0.0, %entry ], [ %d21, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %p0 = getelementptr double, ptr addrspace(3) @row, i32 0
  %b0 = load double, ptr addrspace(3) %p0
  %d0 = call double @llvm.fma.f64(double %a, double %b0, double %c0)
  %p1 = getelementptr double, ptr addrspace(3) @row, i32 1
  %b1 = load double, ptr addrspace(3) %p1
  %d1 = call double @llvm.fma.f64(double %a, double %b1, double %c1)
  %p2 = getelementptr double, ptr addrspace(3) @row, i32 2
  %b2 = load double, ptr addrspace(3) %p2
  %d2 = call double @llvm.fma.f64(double %a, double %b2, double %c2)
  %p3 = getelementptr double, ptr addrspace(3) @row, i32 3
  %b3 = load double, ptr addrspace(3) %p3
  %d3 = call double @llvm.fma.f64(double %a, double %b3, double %c3)
  %p4 = getelementptr double, ptr addrspace(3) @row, i32 4
  %b4 = load double, ptr addrspace(3) %p4
  %d4 = call double @llvm.fma.f64(double %a, double %b4, double %c4)
  %p5 = getelementptr double, ptr addrspace(3) @row, i32 5
  %b5 = load double, ptr addrspace(3) %p5
  %d5 = call double @llvm.fma.f64(double %a, double %b5, double %c5)
  %p6 = getelementptr double, ptr addrspace(3) @row, i32 6
  %b6 = load double, ptr addrspace(3) %p6
  %d6 = call double @llvm.fma.f64(double %a, double %b6, double %c6)
  %p7 = getelementptr double, ptr addrspace(3) @row, i32 7
  %b7 = load double, ptr addrspace(3) %p7
  %d7 = call double @llvm.fma.f64(double %a, double %b7, double %c7)
  %p8 = getelementptr double, ptr addrspace(3) @row, i32 8
  %b8 = load double, ptr addrspace(3) %p8
  %d8 = call double @llvm.fma.f64(double %a, double %b8, double %c8)
  %p9 = getelementptr double, ptr addrspace(3) @row, i32 9
  %b9 = load double, ptr addrspace(3) %p9
  %d9 = call double @llvm.fma.f64(double %a, double %b9, double %c9)
  %p10 = getelementptr double, ptr addrspace(3) @row, i32 10
  %b10 = load double, ptr addrspace(3) %p10
  %d10 = call double @llvm.fma.f64(double %a, double %b10, double %c10)
  %p11 = getelementptr double, ptr addrspace(3) @row, i32 11
  %b11 = load double, ptr addrspace(3) %p11
  %d11 = call double @llvm.fma.f64(double %a, double %b11, double %c11)
  %p12 = getelementptr double, ptr addrspace(3) @row, i32 12
  %b12 = load double, ptr addrspace(3) %p12
  %d12 = call double @llvm.fma.f64(double %a, double %b12, double %c12)
  %p13 = getelementptr double, ptr addrspace(3) @row, i32 13
  %b13 = load double, ptr addrspace(3) %p13
  %d13 = call double @llvm.fma.f64(double %a, double %b13, double %c13)
  %p14 = getelementptr double, ptr addrspace(3) @row, i32 14
  %b14 = load double, ptr addrspace(3) %p14
  %d14 = call double @llvm.fma.f64(double %a, double %b14, double %c14)
  %p15 = getelementptr double, ptr addrspace(3) @row, i32 15
  %b15 = load double, ptr addrspace(3) %p15
  %d15 = call double @llvm.fma.f64(double %a, double %b15, double %c15)
  %p16 = getelementptr double, ptr addrspace(3) @row, i32 16
  %b16 = load double, ptr addrspace(3) %p16
  %d16 = call double @llvm.fma.f64(double %a, double %b16, double %c16)
  %p17 = getelementptr double, ptr addrspace(3) @row, i32 17
  %b17 = load double, ptr addrspace(3) %p17
  %d17 = call double @llvm.fma.f64(double %a, double %b17, double %c17)
  %p18 = getelementptr double, ptr addrspace(3) @row, i32 18
  %b18 = load double, ptr addrspace(3) %p18
  %d18 = call double @llvm.fma.f64(double %a, double %b18, double %c18)
  %p19 = getelementptr double, ptr addrspace(3) @row, i32 19
  %b19 = load double, ptr addrspace(3) %p19
  %d19 = call double @llvm.fma.f64(double %a, double %b19, double %c19)
  %p20 = getelementptr double, ptr addrspace(3) @row, i32 20
  %b20 = load double, ptr addrspace(3) %p20
  %d20 = call double @llvm.fma.f64(double %a, double %b20, double %c20)
  %p21 = getelementptr double, ptr addrspace(3) @row, i32 21
  %b21 = load double, ptr addrspace(3) %p21
  %d21 = call double @llvm.fma.f64(double %a, double %b21, double %c21)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !0

end:
  %q0 = getelementptr double, ptr addrspace(1) %out, i64 0
  store double %d0, ptr addrspace(1) %q0
  %q1 = getelementptr double, ptr addrspace(1) %out, i64 1
  store double %d1, ptr addrspace(1) %q1
  %q2 = getelementptr double, ptr addrspace(1) %out, i64 2
  store double %d2, ptr addrspace(1) %q2
  %q3 = getelementptr double, ptr addrspace(1) %out, i64 3
  store double %d3, ptr addrspace(1) %q3
  %q4 = getelementptr double, ptr addrspace(1) %out, i64 4
  store double %d4, ptr addrspace(1) %q4
  %q5 = getelementptr double, ptr addrspace(1) %out, i64 5
  store double %d5, ptr addrspace(1) %q5
  %q6 = getelementptr double, ptr addrspace(1) %out, i64 6
  store double %d6, ptr addrspace(1) %q6
  %q7 = getelementptr double, ptr addrspace(1) %out, i64 7
  store double %d7, ptr addrspace(1) %q7
  %q8 = getelementptr double, ptr addrspace(1) %out, i64 8
  store double %d8, ptr addrspace(1) %q8
  %q9 = getelementptr double, ptr addrspace(1) %out, i64 9
  store double %d9, ptr addrspace(1) %q9
  %q10 = getelementptr double, ptr addrspace(1) %out, i64 10
  store double %d10, ptr addrspace(1) %q10
  %q11 = getelementptr double, ptr addrspace(1) %out, i64 11
  store double %d11, ptr addrspace(1) %q11
  %q12 = getelementptr double, ptr addrspace(1) %out, i64 12
  store double %d12, ptr addrspace(1) %q12
  %q13 = getelementptr double, ptr addrspace(1) %out, i64 13
  store double %d13, ptr addrspace(1) %q13
  %q14 = getelementptr double, ptr addrspace(1) %out, i64 14
  store double %d14, ptr addrspace(1) %q14
  %q15 = getelementptr double, ptr addrspace(1) %out, i64 15
  store double %d15, ptr addrspace(1) %q15
  %q16 = getelementptr double, ptr addrspace(1) %out, i64 16
  store double %d16, ptr addrspace(1) %q16
  %q17 = getelementptr double, ptr addrspace(1) %out, i64 17
  store double %d17, ptr addrspace(1) %q17
  %q18 = getelementptr double, ptr addrspace(1) %out, i64 18
  store double %d18, ptr addrspace(1) %q18
  %q19 = getelementptr double, ptr addrspace(1) %out, i64 19
  store double %d19, ptr addrspace(1) %q19
  %q20 = getelementptr double, ptr addrspace(1) %out, i64 20
  store double %d20, ptr addrspace(1) %q20
  %q21 = getelementptr double, ptr addrspace(1) %out, i64 21
  store double %d21, ptr addrspace(1) %q21
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
