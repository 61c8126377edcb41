; NOTE: CHECK lines are written by utils/update-checks
; The addresses of an unrolled loop that differ by a uniform stride of 64 bits are the
; sums of one pointer and multiples of the stride, in uniform registers, computed
; before the loop. The sum with each fourth multiple is the next pointer.
; RUN: llc -mtriple=q7x2 -q7x2-version-loops=0 -q7x2-disable=q7x2-loop-unroll -verify-machineinstrs %s -o - | FileCheck %s

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; The stride is a value in registers.
define ptx_kernel void @elements(ptr addrspace(1) %p, i64 %n, i32 %count) {
; CHECK-LABEL: {{^}}elements:
; CHECK: UMOV UR1, c[0x0][0x168] ?
; CHECK-NEXT: S2R R2, SR_TID.X ?
; CHECK-NEXT: UMOV UR0, 0x2 ?
; CHECK-NEXT: USHF.L.U32 UR4, UR1, 0x2, URZ ?
; CHECK-NEXT: USHF.L.HI.WRAP.U32 UR5, UR1, UR0, c[0x0][0x16c] ?
; CHECK-NEXT: UIADD.X UR2, UP0, UR4, UR4 ?
; CHECK-NEXT: UIADD.X UR3, UR5, UR5, UP0 ?
; CHECK-NEXT: UIADD.X UR6, UP0, UR2, UR4 ?
; CHECK-NEXT: UIADD.X UR7, UR3, UR5, UP0 ?
; CHECK-NEXT: UIADD.X UR8, UP0, UR6, UR4 ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: UMOV UR0, 0x0 ?
; CHECK-NEXT: UIADD.X UR1, UR7, UR5, UP0 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[0:1], R2, 0x4, R[0:1] ?
; CHECK-NEXT: MOV R4, 0x0 ?
; CHECK-NEXT: MOV.64 R[2:3], R[0:1] ?
; CHECK-NEXT: .LBB0_1:
; CHECK: LDG R5, [R[2:3].64] ?
; CHECK-NEXT: IADD.X R6, P0, R2, UR8 ?
; CHECK-NEXT: UIADD UR0, UR0, 0x6 ?
; CHECK-NEXT: LDG R8, [R[2:3].64+UR[4:5]] ?
; CHECK-NEXT: IADD.X R7, R3, UR1, P0 ?
; CHECK-NEXT: LDG R9, [R[2:3].64+UR[2:3]] ?
; CHECK-NEXT: UISETP.LT.AND UP0, UR0, c[0x0][0x170], UPT ?
; CHECK-NEXT: LDG R3, [R[2:3].64+UR[6:7]] ?
; CHECK-NEXT: LDG R10, [R[6:7].64] ?
; CHECK-NEXT: LDG R11, [R[6:7].64+UR[4:5]] ?
; CHECK-NEXT: FADD R2, R4, R5 ?
; CHECK-NEXT: FADD R2, R2, R8 ?
; CHECK-NEXT: FADD R4, R2, R9 ?
; CHECK-NEXT: IADD.X R2, P0, R6, UR2 ?
; CHECK-NEXT: FADD R3, R4, R3 ?
; CHECK-NEXT: FADD R4, R3, R10 ?
; CHECK-NEXT: IADD.X R3, R7, UR3, P0 ?
; CHECK-NEXT: FADD R4, R4, R11 ?
; CHECK-NEXT: BRA.U UP0, .LBB0_1 ?
; CHECK: STG [R[0:1].64], R4 ?
; CHECK-NEXT: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %base = getelementptr float, ptr addrspace(1) %p, i32 %t
  %stride = shl i64 %n, 2
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %p0 = phi ptr addrspace(1) [ %base, %entry ], [ %p6, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s5, %loop ]
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 %stride
  %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 %stride
  %p3 = getelementptr i8, ptr addrspace(1) %p2, i64 %stride
  %p4 = getelementptr i8, ptr addrspace(1) %p3, i64 %stride
  %p5 = getelementptr i8, ptr addrspace(1) %p4, i64 %stride
  %p6 = getelementptr i8, ptr addrspace(1) %p5, i64 %stride
  %v0 = load float, ptr addrspace(1) %p0
  %v1 = load float, ptr addrspace(1) %p1
  %v2 = load float, ptr addrspace(1) %p2
  %v3 = load float, ptr addrspace(1) %p3
  %v4 = load float, ptr addrspace(1) %p4
  %v5 = load float, ptr addrspace(1) %p5
  %s0 = fadd float %s, %v0
  %s1 = fadd float %s0, %v1
  %s2 = fadd float %s1, %v2
  %s3 = fadd float %s2, %v3
  %s4 = fadd float %s3, %v4
  %s5 = fadd float %s4, %v5
  %j = add nuw nsw i32 %i, 6
  %m = icmp slt i32 %j, %count
  br i1 %m, label %loop, label %exit
exit:
  store float %s5, ptr addrspace(1) %base
  ret void
}

; The stride is an argument, in the constant bank.
define ptx_kernel void @bytes(ptr addrspace(1) %p, i64 %stride, i32 %count) {
; CHECK-LABEL: {{^}}bytes:
; CHECK: UMOV.64 UR[4:5], c[0x0][0x168] ?
; CHECK-NEXT: S2R R2, SR_TID.X ?
; CHECK-NEXT: UIADD.X UR2, UP0, UR4, UR4 ?
; CHECK-NEXT: UIADD.X UR3, UR5, UR5, UP0 ?
; CHECK-NEXT: UIADD.X UR6, UP0, UR2, UR4 ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: UMOV UR0, 0x0 ?
; CHECK-NEXT: UIADD.X UR1, UR3, UR5, UP0 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[0:1], R2, 0x4, R[0:1] ?
; CHECK-NEXT: MOV R4, 0x0 ?
; CHECK-NEXT: MOV.64 R[2:3], R[0:1] ?
; CHECK-NEXT: .LBB1_1:
; CHECK: LDG R5, [R[2:3].64] ?
; CHECK-NEXT: UIADD UR0, UR0, 0x3 ?
; CHECK-NEXT: LDG R6, [R[2:3].64+UR[4:5]] ?
; CHECK-NEXT: UISETP.LT.AND UP0, UR0, c[0x0][0x170], UPT ?
; CHECK-NEXT: LDG R7, [R[2:3].64+UR[2:3]] ?
; CHECK-NEXT: IADD.X R2, P0, R2, UR6 ?
; CHECK-NEXT: IADD.X R3, R3, UR1, P0 ?
; CHECK-NEXT: FADD R4, R4, R5 ?
; CHECK-NEXT: FADD R4, R4, R6 ?
; CHECK-NEXT: FADD R4, R4, R7 ?
; CHECK-NEXT: BRA.U UP0, .LBB1_1 ?
; CHECK: STG [R[0:1].64], R4 ?
; CHECK-NEXT: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %base = getelementptr float, ptr addrspace(1) %p, i32 %t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %p0 = phi ptr addrspace(1) [ %base, %entry ], [ %p3, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s2, %loop ]
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 %stride
  %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 %stride
  %p3 = getelementptr i8, ptr addrspace(1) %p2, i64 %stride
  %v0 = load float, ptr addrspace(1) %p0
  %v1 = load float, ptr addrspace(1) %p1
  %v2 = load float, ptr addrspace(1) %p2
  %s0 = fadd float %s, %v0
  %s1 = fadd float %s0, %v1
  %s2 = fadd float %s1, %v2
  %j = add nuw nsw i32 %i, 3
  %m = icmp slt i32 %j, %count
  br i1 %m, label %loop, label %exit
exit:
  store float %s2, ptr addrspace(1) %base
  ret void
}

; The stride differs between threads.
define ptx_kernel void @divergent(ptr addrspace(1) %p, i32 %count) {
; CHECK-LABEL: {{^}}divergent:
; CHECK: S2R R2, SR_TID.X ?
; CHECK-NEXT: UMOV UR0, 0x0 ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: MOV R3, 0x0 ?
; CHECK-NEXT: .LBB2_1:
; CHECK: LDG.U8 R6, [R[0:1].64] ?
; CHECK-NEXT: IMAD.WIDE.U32 R[4:5], R2, 0x1, R[0:1] ?
; CHECK-NEXT: UIADD UR0, UR0, 0x2 ?
; CHECK-NEXT: LDG.U8 R4, [R[4:5].64] ?
; CHECK-NEXT: UISETP.LT.AND UP0, UR0, c[0x0][0x168], UPT ?
; CHECK-NEXT: IADD R3, R3, R6 ?
; CHECK-NEXT: IMAD.WIDE.U32 R[0:1], R2, 0x2, R[0:1] ?
; CHECK-NEXT: IADD R3, R3, R4 ?
; CHECK-NEXT: BRA.U UP0, .LBB2_1 ?
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: STG.U8 [R[0:1].64], R3 ?
; CHECK-NEXT: EXIT ?
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %stride = zext i32 %t to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %p0 = phi ptr addrspace(1) [ %p, %entry ], [ %p2, %loop ]
  %s = phi i8 [ 0, %entry ], [ %s1, %loop ]
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 %stride
  %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 %stride
  %v0 = load i8, ptr addrspace(1) %p0
  %v1 = load i8, ptr addrspace(1) %p1
  %s0 = add i8 %s, %v0
  %s1 = add i8 %s0, %v1
  %j = add nuw nsw i32 %i, 2
  %m = icmp slt i32 %j, %count
  br i1 %m, label %loop, label %exit
exit:
  store i8 %s1, ptr addrspace(1) %p
  ret void
}
