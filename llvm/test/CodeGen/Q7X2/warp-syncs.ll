; NOTE: CHECK lines are written by utils/update-checks
; WARPSYNC of an operation among threads is removed where these are together.
;
; RUN: llc -verify-machineinstrs %s -o - | FileCheck %s
target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare void @llvm.nvvm.bar.warp.sync(i32)

; In a kernel whose threads are together; the source's own stays.
define ptx_kernel void @converged(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}converged:
; CHECK: S2R R0, SR_TID.X ?
; CHECK-NEXT: SHFL.BFLY R0, R0, 0x1, 0x1f ?
; CHECK-NEXT: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.BFLY R2, R0, 0x2, 0x1f ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 1, i32 31)
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %b = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %a, i32 2, i32 31)
  store i32 %b, ptr addrspace(1) %p
  ret void
}

; The threads of a function may not be together, but after a WARPSYNC they are.
define i32 @function(i32 %v) {
; CHECK-LABEL: {{^}}function:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.BFLY R0, R4, 0x1, 0x1f ?
; CHECK-NEXT: SHFL.BFLY R4, R0, 0x2, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %a = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v, i32 1, i32 31)
  %b = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %a, i32 2, i32 31)
  ret i32 %b
}

; The source's own also makes them reconverge.
define i32 @after_own(i32 %v) {
; CHECK-LABEL: {{^}}after_own:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.BFLY R4, R4, 0x1, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %a = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v, i32 1, i32 31)
  ret i32 %a
}

; On one side of a divergent branch they are not together, after it they are.
define ptx_kernel void @divergent(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: {{^}}divergent:
; CHECK: S2R R0, SR_TID.X ?
; CHECK-NEXT: ISETP.GE.AND P0, R0, c[0x0][0x168], PT ?
; CHECK-NEXT: BSSY B0, .LBB3_2 ?
; CHECK-NEXT: @P0 BRA .LBB3_2 ?
; CHECK: MOV.64 R[2:3], c[0x0][0x160] ?
; CHECK-NEXT: MOV R1, 0x1 ?
; CHECK-NEXT: STG [R[2:3].64], R1 ?
; CHECK-NEXT: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.BFLY R1, R0, 0x1, 0x1f ?
; CHECK-NEXT: STG [R[2:3].64], R1 ?
; CHECK-NEXT: .LBB3_2:
; CHECK: BSYNC B0 ?
; CHECK-NEXT: SHFL.BFLY R2, R0, 0x2, 0x1f ?
; CHECK-NEXT: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: STG [R[0:1].64], R2 ?
; CHECK-NEXT: EXIT ?
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  br i1 %c, label %side, label %join
side:
  store volatile i32 1, ptr addrspace(1) %p
  %a = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 1, i32 31)
  store volatile i32 %a, ptr addrspace(1) %p
  br label %join
join:
  %b = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 2, i32 31)
  store volatile i32 %b, ptr addrspace(1) %p
  ret void
}

; Another mask is for other threads, and needs a WARPSYNC of its own.
define i32 @masks(i32 %v, i32 %m, i32 %n) {
; CHECK-LABEL: {{^}}masks:
; CHECK: WARPSYNC R5 ?
; CHECK-NEXT: SHFL.BFLY R0, R4, 0x1, 0x1f ?
; CHECK-NEXT: SHFL.BFLY R0, R0, 0x2, 0x1f ?
; CHECK-NEXT: WARPSYNC R6 ?
; CHECK-NEXT: SHFL.BFLY R0, R0, 0x4, 0x1f ?
; CHECK-NEXT: WARPSYNC 0xf ?
; CHECK-NEXT: SHFL.BFLY R4, R0, 0x8, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %a = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %v, i32 1, i32 31)
  %b = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %a, i32 2, i32 31)
  %c = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %n, i32 %b, i32 4, i32 31)
  %d = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 15, i32 %c, i32 8, i32 31)
  ret i32 %d
}

; The register of the first mask holds another one.
define i32 @changed(i32 %v, i32 %m) {
; CHECK-LABEL: {{^}}changed:
; CHECK: WARPSYNC R5 ?
; CHECK-NEXT: IADD R3, R5, 0x3 ?
; CHECK-NEXT: SHFL.BFLY R0, R4, 0x1, 0x1f ?
; CHECK-NEXT: WARPSYNC R3 ?
; CHECK-NEXT: SHFL.BFLY R4, R0, 0x2, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %a = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %v, i32 1, i32 31)
  %n = add i32 %m, 3
  %b = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %n, i32 %a, i32 2, i32 31)
  ret i32 %b
}

; Assembly and functions may leave threads diverged.
define i32 @assembly(i32 %v) {
; CHECK-LABEL: {{^}}assembly:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.BFLY R0, R4, 0x1, 0x1f ?
; CHECK: NOP ;
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.BFLY R4, R0, 0x2, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %a = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v, i32 1, i32 31)
  call void asm sideeffect "NOP", ""()
  %b = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %a, i32 2, i32 31)
  ret i32 %b
}

define ptx_kernel void @call(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}call:
; CHECK: LDC R1, c[0x0][RZ+0x28] ?
; CHECK-NEXT: S2R R0, SR_TID.X ?
; CHECK-NEXT: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.BFLY R4, R0, 0x1, 0x1f ?
; CHECK-NEXT: MOV.64 R[24:25], c[0x0][0x160] ?
; CHECK-NEXT: CALL R[20:21], other ?
; CHECK-NEXT: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.BFLY R0, R4, 0x2, 0x1f ?
; CHECK-NEXT: STG [R[24:25].64], R0 ?
; CHECK-NEXT: EXIT ?
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 1, i32 31)
  %f = call i32 @other(i32 %a)
  %b = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %f, i32 2, i32 31)
  store i32 %b, ptr addrspace(1) %p
  ret void
}

declare i32 @other(i32)
