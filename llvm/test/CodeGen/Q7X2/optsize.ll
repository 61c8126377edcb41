; NOTE: CHECK lines are written by utils/update-checks
; Functions for small code: loops are not unrolled, and divisions by constants stay
; divisions.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define ptx_kernel void @fast(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}fast:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: IMAD R2, RZ, RZ, 0x1 ?
; CHECK-NEXT: STG [R[0:1].64], RZ ?
; CHECK-NEXT: STG [R[0:1].64+0x4], R2 ?
; CHECK-NEXT: MOV R2, 0x2 ?
; CHECK-NEXT: STG [R[0:1].64+0x8], R2 ?
; CHECK-NEXT: IMAD R2, RZ, RZ, 0x3 ?
; CHECK-NEXT: STG [R[0:1].64+0xc], R2 ?
; CHECK-NEXT: EXIT ?
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %q
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, 4
  br i1 %c, label %exit, label %loop
exit:
  ret void
}

define ptx_kernel void @small(ptr addrspace(1) %p) optsize minsize {
; CHECK-LABEL: {{^}}small:
; CHECK: MOV R0, 0x0 ?
; CHECK-NEXT: MOV R1, 0x4 ?
; CHECK-NEXT: .LBB1_1:
; CHECK: IMAD.WIDE R[2:3], R0, R1, c[0x0][0x160] ?
; CHECK-NEXT: STG [R[2:3].64], R0 ?
; CHECK-NEXT: IADD R0, R0, 0x1 ?
; CHECK-NEXT: ISETP.NE.AND P0, R0, 0x4, PT ?
; CHECK-NEXT: @P0 BRA.U .LBB1_1 ?
; CHECK: EXIT ?
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %q
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, 4
  br i1 %c, label %exit, label %loop
exit:
  ret void
}

define i32 @division(i32 %a) minsize {
; CHECK-LABEL: {{^}}division:
; CHECK: MUFU.RCP R0, 7 ?
; CHECK-NEXT: IADD R0, R0, 0xffffffc ?
; CHECK-NEXT: F2I.U32.F32.RZ R0, R0 ?
; CHECK-NEXT: IMUL R3, R0, -0x7 ?
; CHECK-NEXT: IMAD.HI.X.U32 R0, R0, R3, R0 ?
; CHECK-NEXT: IMUL.HI.U32 R0, R4, R0 ?
; CHECK-NEXT: IMAD R3, R0, -0x7, R4 ?
; CHECK-NEXT: IADD R4, R3, -0x7 ?
; CHECK-NEXT: ISETP.GT.AND.U32 P0, R3, 0x6, PT ?
; CHECK-NEXT: IMNMX.U32 R3, R4, R3, PT ?
; CHECK-NEXT: ISETP.GT.AND.U32 P1, R3, 0x6, PT ?
; CHECK-NEXT: @P0 IADD R0, R0, 0x1 ?
; CHECK-NEXT: @P1 IADD R0, R0, 0x1 ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = udiv i32 %a, 7
  ret i32 %r
}
