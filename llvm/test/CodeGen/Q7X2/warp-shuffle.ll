; NOTE: CHECK lines are written by utils/update-checks
; Exchange between threads of a warp: lanes and distances are registers or immediates.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i32 @idx_immediate(i32 %v) {
; CHECK-LABEL: {{^}}idx_immediate:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.IDX R4, R4, 0x3, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %v, i32 3, i32 31)
  ret i32 %r
}

define i32 @idx_register(i32 %v, i32 %n) {
; CHECK-LABEL: {{^}}idx_register:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.IDX R4, R4, R5, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %v, i32 %n, i32 31)
  ret i32 %r
}

define i32 @up_immediate(i32 %v) {
; CHECK-LABEL: {{^}}up_immediate:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.UP R4, R4, 0x3, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %v, i32 3, i32 0)
  ret i32 %r
}

define i32 @up_register(i32 %v, i32 %n) {
; CHECK-LABEL: {{^}}up_register:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.UP R4, R4, R5, 0x0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %v, i32 %n, i32 0)
  ret i32 %r
}

define i32 @down_immediate(i32 %v) {
; CHECK-LABEL: {{^}}down_immediate:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.DOWN R4, R4, 0x3, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v, i32 3, i32 31)
  ret i32 %r
}

define i32 @down_register(i32 %v, i32 %n) {
; CHECK-LABEL: {{^}}down_register:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.DOWN R4, R4, R5, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v, i32 %n, i32 31)
  ret i32 %r
}

define i32 @bfly_immediate(i32 %v) {
; CHECK-LABEL: {{^}}bfly_immediate:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.BFLY R4, R4, 0x3, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v, i32 3, i32 31)
  ret i32 %r
}

define i32 @bfly_register(i32 %v, i32 %n) {
; CHECK-LABEL: {{^}}bfly_register:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.BFLY R4, R4, R5, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v, i32 %n, i32 31)
  ret i32 %r
}

define float @float(float %v) {
; CHECK-LABEL: {{^}}float:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.BFLY R4, R4, 0x1, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %v, i32 1, i32 31)
  ret float %r
}

define { i32, i1 } @predicate(i32 %v, i32 %n) {
; CHECK-LABEL: {{^}}predicate:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.DOWN P0, R4, R4, R5, 0x1f ?
; CHECK-NEXT: SEL R5, RZ, 0x1, !P0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 -1, i32 %v, i32 %n, i32 31)
  ret { i32, i1 } %r
}

define i32 @clamp(i32 %v, i32 %n, i32 %c) {
; CHECK-LABEL: {{^}}clamp:
; CHECK: WARPSYNC -0x1 ?
; CHECK-NEXT: SHFL.IDX R4, R4, R5, R6 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %v, i32 %n, i32 %c)
  ret i32 %r
}

; The threads of the mask execute it together.
define i32 @mask(i32 %m, i32 %v) {
; CHECK-LABEL: {{^}}mask:
; CHECK: WARPSYNC R4 ?
; CHECK-NEXT: SHFL.IDX R4, R5, 0x0, 0x1f ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %m, i32 %v, i32 0, i32 31)
  ret i32 %r
}
