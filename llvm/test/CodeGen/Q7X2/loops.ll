; NOTE: CHECK lines are written by utils/update-checks
; Loops: with several exits, nested, infinite, irreducible, with a switch and with a
; barrier; threads that diverge reconverge after each iteration that they can be in
; together.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @several_exits(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: {{^}}several_exits:
; CHECK: S2R R0, SR_TID.X ?
; CHECK-NEXT: MOV R1, 0x4 ?
; CHECK-NEXT: BSSY B0, .LBB0_4 ?
; CHECK-NEXT: .LBB0_1:
; CHECK: IMAD.WIDE R[2:3], R0, R1, c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[2:3].64] ?
; CHECK-NEXT: ISETP.EQ.AND P0, R2, 0x7, PT ?
; CHECK-NEXT: @P0 BRA .LBB0_3 ?
; CHECK: IADD R0, R0, 0x20 ?
; CHECK-NEXT: ISETP.LT.AND P0, R0, c[0x0][0x168], PT ?
; CHECK-NEXT: @P0 BRA .LBB0_1 ?
; CHECK-NEXT: BRA .LBB0_4 ?
; CHECK-NEXT: .LBB0_3:
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x160] ?
; CHECK-NEXT: STG [R[2:3].64], R0 ?
; CHECK-NEXT: .LBB0_4:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: MOV R2, 0x1 ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %j, %latch ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %q
  %a = icmp eq i32 %v, 7
  br i1 %a, label %found, label %latch
latch:
  %j = add i32 %i, 32
  %b = icmp slt i32 %j, %n
  br i1 %b, label %loop, label %exit, !llvm.loop !0
found:
  store volatile i32 %i, ptr addrspace(1) %p
  br label %exit
exit:
  store volatile i32 1, ptr addrspace(1) %p
  ret void
}

; The threads are in the same iteration of the outer loop, which they leave to exit: its
; counter is uniform.
define ptx_kernel void @nested(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}nested:
; CHECK: S2R R0, SR_TID.X ?
; CHECK-NEXT: UMOV UR0, 0x0 ?
; CHECK-NEXT: UMOV.64 UR[2:3], c[0x0][0x160] ?
; CHECK-NEXT: MOV R1, 0x4 ?
; CHECK-NEXT: .LBB1_1:
; CHECK: MOV R2, 0x0 ?
; CHECK-NEXT: BSSY B0, .LBB1_3 ?
; CHECK-NEXT: .LBB1_2:
; CHECK: IMAD.WIDE R[4:5], R2, R1, c[0x0][0x160] ?
; CHECK-NEXT: LDG R3, [R[4:5].64] ?
; CHECK-NEXT: IADD R2, R2, R3 ?
; CHECK-NEXT: ISETP.LT.AND P0, R2, R0, PT ?
; CHECK-NEXT: @P0 BRA .LBB1_2 ?
; CHECK-NEXT: .LBB1_3:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: UIADD UR0, UR0, 0x1 ?
; CHECK-NEXT: STG [RZ.64+UR[2:3]], R2 ?
; CHECK-NEXT: ISETP.GT.AND P0, R0, UR0, PT ?
; CHECK-NEXT: @P0 BRA .LBB1_1 ?
; CHECK: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i2, %outer.latch ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %k2, %inner ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %k
  %v = load i32, ptr addrspace(1) %q
  %k2 = add i32 %k, %v
  %c = icmp slt i32 %k2, %t
  br i1 %c, label %inner, label %outer.latch, !llvm.loop !0
outer.latch:
  store volatile i32 %k2, ptr addrspace(1) %p
  %i2 = add i32 %i, 1
  %d = icmp slt i32 %i2, %t
  br i1 %d, label %outer, label %exit, !llvm.loop !0
exit:
  ret void
}

define ptx_kernel void @infinite(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}infinite:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: MOV R2, 0x1 ?
; CHECK-NEXT: .LBB2_1:
; CHECK: STG [R[0:1].64], R2 ?
; CHECK-NEXT: BRA .LBB2_1 ?
entry:
  br label %loop
loop:
  store volatile i32 1, ptr addrspace(1) %p
  br label %loop
}

define ptx_kernel void @irreducible(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: {{^}}irreducible:
; CHECK: S2R R0, SR_TID.X ?
; CHECK-NEXT: ISETP.GT.AND P0, R0, 0x6, PT ?
; CHECK-NEXT: @P0 BRA .LBB3_2 ?
; CHECK-NEXT: .LBB3_1:
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x160] ?
; CHECK-NEXT: LDG R1, [R[2:3].64] ?
; CHECK-NEXT: ISETP.NE.AND P0, R1, R0, PT ?
; CHECK-NEXT: @P0 EXIT ?
; CHECK-NEXT: .LBB3_2:
; CHECK-NEXT: MOV.64 R[2:3], c[0x0][0x160] ?
; CHECK-NEXT: STG [R[2:3].64], R0 ?
; CHECK-NEXT: LDG R1, [R[2:3].64] ?
; CHECK-NEXT: ISETP.EQ.AND P0, R1, c[0x0][0x168], PT ?
; CHECK-NEXT: @P0 BRA .LBB3_1 ?
; CHECK: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, 7
  br i1 %c, label %a, label %b
a:
  %x = load volatile i32, ptr addrspace(1) %p
  %d = icmp eq i32 %x, %t
  br i1 %d, label %b, label %exit
b:
  store volatile i32 %t, ptr addrspace(1) %p
  %y = load volatile i32, ptr addrspace(1) %p
  %e = icmp eq i32 %y, %n
  br i1 %e, label %a, label %exit
exit:
  ret void
}

define ptx_kernel void @switch_in_loop(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: {{^}}switch_in_loop:
; CHECK: UMOV UR0, 0x0 ?
; CHECK-NEXT: MOV R0, 0x1 ?
; CHECK-NEXT: UMOV.64 UR[2:3], c[0x0][0x160] ?
; CHECK-NEXT: MOV R1, 0x2 ?
; CHECK-NEXT: BRA .LBB4_4 ?
; CHECK-NEXT: .LBB4_1:
; CHECK: STG [RZ.64+UR[2:3]], R1 ?
; CHECK-NEXT: .LBB4_2:
; CHECK: STG [RZ.64+UR[2:3]], R0 ?
; CHECK-NEXT: .LBB4_3:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: UIADD UR0, UR0, 0x1 ?
; CHECK-NEXT: UISETP.LT.AND UP0, UR0, c[0x0][0x168], UPT ?
; CHECK-NEXT: BRA.U !UP0, .LBB4_7 ?
; CHECK-NEXT: .LBB4_4:
; CHECK: LDG R2, [RZ.64+UR[2:3]] ?
; CHECK-NEXT: ISETP.EQ.AND P0, R2, 0x0, PT ?
; CHECK-NEXT: BSSY B0, .LBB4_3 ?
; CHECK-NEXT: @P0 BRA .LBB4_2 ?
; CHECK: ISETP.EQ.AND P0, R2, 0x7, PT ?
; CHECK-NEXT: @P0 BRA .LBB4_1 ?
; CHECK: ISETP.EQ.AND P0, R2, 0x9, PT ?
; CHECK-NEXT: @!P0 BRA .LBB4_3 ?
; CHECK-NEXT: .LBB4_7:
; CHECK-NEXT: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  %v = load volatile i32, ptr addrspace(1) %p
  switch i32 %v, label %latch [
    i32 0, label %x
    i32 7, label %y
    i32 9, label %exit
  ]
x:
  store volatile i32 1, ptr addrspace(1) %p
  br label %latch
y:
  store volatile i32 2, ptr addrspace(1) %p
  br label %x
latch:
  %i2 = add i32 %i, 1
  %c = icmp slt i32 %i2, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

define ptx_kernel void @barrier(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: {{^}}barrier:
; CHECK: S2R R0, SR_TID.X ?
; CHECK-NEXT: UMOV UR0, 0x0 ?
; CHECK-NEXT: UMOV.64 UR[2:3], c[0x0][0x160] ?
; CHECK-NEXT: .LBB5_1:
; CHECK: LDG R1, [RZ.64+UR[2:3]] ?
; CHECK-NEXT: UIADD UR0, UR0, 0x1 ?
; CHECK-NEXT: ISETP.GE.AND P0, R1, R0, PT ?
; CHECK-NEXT: UISETP.LT.AND UP0, UR0, c[0x0][0x168], UPT ?
; CHECK-NEXT: @!P0 STG [RZ.64+UR[2:3]], R0 ?
; CHECK-NEXT: BAR.SYNC 0x0 ?
; CHECK-NEXT: BRA.U UP0, .LBB5_1 ?
; CHECK: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  %v = load volatile i32, ptr addrspace(1) %p
  %c = icmp slt i32 %v, %t
  br i1 %c, label %x, label %latch
x:
  store volatile i32 %t, ptr addrspace(1) %p
  br label %latch
latch:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %i2 = add i32 %i, 1
  %d = icmp slt i32 %i2, %n
  br i1 %d, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
