; NOTE: CHECK lines are written by utils/update-checks
; Fences of each ordering and scope; those of a warp or a thread need no instruction.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define void @system_acquire() {
; CHECK-LABEL: {{^}}system_acquire:
; CHECK: MEMBAR.SYS ?
; CHECK-NEXT: RET R[20:21] ?
  fence acquire
  ret void
}

define void @system_seq_cst() {
; CHECK-LABEL: {{^}}system_seq_cst:
; CHECK: MEMBAR.SYS ?
; CHECK-NEXT: RET R[20:21] ?
  fence seq_cst
  ret void
}

define void @agent_acquire() {
; CHECK-LABEL: {{^}}agent_acquire:
; CHECK: MEMBAR.GPU ?
; CHECK-NEXT: RET R[20:21] ?
  fence syncscope("agent") acquire
  ret void
}

define void @agent_seq_cst() {
; CHECK-LABEL: {{^}}agent_seq_cst:
; CHECK: MEMBAR.GPU ?
; CHECK-NEXT: RET R[20:21] ?
  fence syncscope("agent") seq_cst
  ret void
}

define void @device_acquire() {
; CHECK-LABEL: {{^}}device_acquire:
; CHECK: MEMBAR.GPU ?
; CHECK-NEXT: RET R[20:21] ?
  fence syncscope("device") acquire
  ret void
}

define void @device_seq_cst() {
; CHECK-LABEL: {{^}}device_seq_cst:
; CHECK: MEMBAR.GPU ?
; CHECK-NEXT: RET R[20:21] ?
  fence syncscope("device") seq_cst
  ret void
}

define void @cluster_acquire() {
; CHECK-LABEL: {{^}}cluster_acquire:
; CHECK: MEMBAR.GPU ?
; CHECK-NEXT: RET R[20:21] ?
  fence syncscope("cluster") acquire
  ret void
}

define void @cluster_seq_cst() {
; CHECK-LABEL: {{^}}cluster_seq_cst:
; CHECK: MEMBAR.GPU ?
; CHECK-NEXT: RET R[20:21] ?
  fence syncscope("cluster") seq_cst
  ret void
}

define void @workgroup_acquire() {
; CHECK-LABEL: {{^}}workgroup_acquire:
; CHECK: MEMBAR.CTA ?
; CHECK-NEXT: RET R[20:21] ?
  fence syncscope("workgroup") acquire
  ret void
}

define void @workgroup_seq_cst() {
; CHECK-LABEL: {{^}}workgroup_seq_cst:
; CHECK: MEMBAR.CTA ?
; CHECK-NEXT: RET R[20:21] ?
  fence syncscope("workgroup") seq_cst
  ret void
}

define void @block_acquire() {
; CHECK-LABEL: {{^}}block_acquire:
; CHECK: MEMBAR.CTA ?
; CHECK-NEXT: RET R[20:21] ?
  fence syncscope("block") acquire
  ret void
}

define void @block_seq_cst() {
; CHECK-LABEL: {{^}}block_seq_cst:
; CHECK: MEMBAR.CTA ?
; CHECK-NEXT: RET R[20:21] ?
  fence syncscope("block") seq_cst
  ret void
}

define void @wavefront_acquire() {
; CHECK-LABEL: {{^}}wavefront_acquire:
; CHECK: RET R[20:21] ?
  fence syncscope("wavefront") acquire
  ret void
}

define void @wavefront_seq_cst() {
; CHECK-LABEL: {{^}}wavefront_seq_cst:
; CHECK: RET R[20:21] ?
  fence syncscope("wavefront") seq_cst
  ret void
}

define void @singlethread_acquire() {
; CHECK-LABEL: {{^}}singlethread_acquire:
; CHECK: RET R[20:21] ?
  fence syncscope("singlethread") acquire
  ret void
}

define void @singlethread_seq_cst() {
; CHECK-LABEL: {{^}}singlethread_seq_cst:
; CHECK: RET R[20:21] ?
  fence syncscope("singlethread") seq_cst
  ret void
}
