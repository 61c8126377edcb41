; NOTE: CHECK lines are written by utils/update-checks
; Traps, and functions that end without a return.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

declare void @noreturn() noreturn

define void @trap() {
; CHECK-LABEL: {{^}}trap:
; CHECK: TRAP ?
  call void @llvm.trap()
  unreachable
}

define void @debugtrap() {
; CHECK-LABEL: {{^}}debugtrap:
; CHECK: TRAP ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.debugtrap()
  ret void
}

define void @ubsantrap() {
; CHECK-LABEL: {{^}}ubsantrap:
; CHECK: TRAP ?
  call void @llvm.ubsantrap(i8 12)
  unreachable
}

define i32 @condition(i32 %a) {
; CHECK-LABEL: {{^}}condition:
; CHECK: ISETP.GT.AND P0, R4, -0x1, PT ?
; CHECK-NEXT: @!P0 TRAP ?
; CHECK-NEXT: RET R[20:21] ?
  %c = icmp slt i32 %a, 0
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  ret i32 %a
}

define void @after_call() {
; CHECK-LABEL: {{^}}after_call:
; CHECK: CALL R[20:21], noreturn ?
  call void @noreturn()
  unreachable
}

define ptx_kernel void @exit(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}exit:
; CHECK: MOV.64 R[0:1], c[0x0][0x160] ?
; CHECK-NEXT: LDG R2, [R[0:1].64] ?
; CHECK-NEXT: ISETP.NE.AND P0, R2, 0x0, PT ?
; CHECK-NEXT: @P0 MOV R2, 0x1 ?
; CHECK-NEXT: @P0 STG [R[0:1].64], R2 ?
; CHECK-NEXT: @P0 EXIT ?
; CHECK-NEXT: .LBB5_1:
; CHECK-NEXT: EXIT ?
  %v = load volatile i32, ptr addrspace(1) %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %end, label %more
end:
  call void @llvm.nvvm.exit()
  unreachable
more:
  store volatile i32 1, ptr addrspace(1) %p
  ret void
}
