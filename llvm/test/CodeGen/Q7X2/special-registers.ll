; NOTE: CHECK lines are written by utils/update-checks
; Numbers of threads and blocks, sizes, clocks: special registers and words of
; constant bank 0.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define i32 @tid_x() {
; CHECK-LABEL: {{^}}tid_x:
; CHECK: S2R R4, SR_TID.X ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %r
}

define i32 @tid_y() {
; CHECK-LABEL: {{^}}tid_y:
; CHECK: S2R R4, SR_TID.Y ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %r
}

define i32 @tid_z() {
; CHECK-LABEL: {{^}}tid_z:
; CHECK: S2R R4, SR_TID.Z ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  ret i32 %r
}

define i32 @ctaid_x() {
; CHECK-LABEL: {{^}}ctaid_x:
; CHECK: S2R R4, SR_CTAID.X ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %r
}

define i32 @ctaid_y() {
; CHECK-LABEL: {{^}}ctaid_y:
; CHECK: S2R R4, SR_CTAID.Y ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %r
}

define i32 @ctaid_z() {
; CHECK-LABEL: {{^}}ctaid_z:
; CHECK: S2R R4, SR_CTAID.Z ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  ret i32 %r
}

define i32 @ntid_x() {
; CHECK-LABEL: {{^}}ntid_x:
; CHECK: MOV R4, c[0x0][0x0] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %r
}

define i32 @ntid_y() {
; CHECK-LABEL: {{^}}ntid_y:
; CHECK: MOV R4, c[0x0][0x4] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %r
}

define i32 @nctaid_x() {
; CHECK-LABEL: {{^}}nctaid_x:
; CHECK: MOV R4, c[0x0][0xc] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %r
}

define i32 @laneid() {
; CHECK-LABEL: {{^}}laneid:
; CHECK: S2R R4, SR_LANEID ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %r
}

define i32 @warpid() {
; CHECK-LABEL: {{^}}warpid:
; CHECK: S2R R4, SR_WARPID ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  ret i32 %r
}

define i32 @smid() {
; CHECK-LABEL: {{^}}smid:
; CHECK: S2R R4, SR_SMID ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.smid()
  ret i32 %r
}

define i32 @lanemask_eq() {
; CHECK-LABEL: {{^}}lanemask_eq:
; CHECK: S2R R4, SR_EQMASK ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
  ret i32 %r
}

define i32 @lanemask_lt() {
; CHECK-LABEL: {{^}}lanemask_lt:
; CHECK: S2R R4, SR_LTMASK ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
  ret i32 %r
}

define i32 @clock() {
; CHECK-LABEL: {{^}}clock:
; CHECK: CS2R R[4:5], SR_CLOCK ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  ret i32 %r
}

define i32 @warpsize() {
; CHECK-LABEL: {{^}}warpsize:
; CHECK: MOV R4, 0x20 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  ret i32 %r
}

define i64 @clock64() {
; CHECK-LABEL: {{^}}clock64:
; CHECK: CS2R R[4:5], SR_CLOCK ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  ret i64 %r
}

define i64 @cycles() {
; CHECK-LABEL: {{^}}cycles:
; CHECK: CS2R R[4:5], SR_CLOCK ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.readcyclecounter()
  ret i64 %r
}

define i64 @timer() {
; CHECK-LABEL: {{^}}timer:
; CHECK: CS2R R[4:5], SR_CLOCK ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  ret i64 %r
}
