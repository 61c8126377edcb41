; The threads of a warp branch to an unlikely call together, if any of them needs it, and
; reconverge there.
; RUN: llc -O2 -start-before=q7x2-rare-branches -stop-after=q7x2-rare-branches %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ASM
; RUN: llc -O2 -q7x2-disable=q7x2-rare-branches %s -o - | FileCheck %s --check-prefix=OFF
; OFF-NOT: VOTE

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define internal i32 @f(i32 %x) noinline {
  %y = mul i32 %x, %x
  %z = xor i32 %y, 5
  ret i32 %z
}

; CHECK-LABEL: define ptx_kernel void @rare(
; CHECK: %[[RARE:.*]] = xor i1 %common, true
; CHECK: %[[ANY:.*]] = call i1 @llvm.nvvm.vote.any(i1 %[[RARE]])
; CHECK: br i1 %[[ANY]], label %[[SOME:.*]], label %join, !prof
; CHECK: slow:
; CHECK: br label %[[CONVERGED:.*]]
; CHECK: join:
; CHECK: phi i32 [ %x, %entry ], [ %[[V:.*]], %[[CONVERGED]] ]
; CHECK: [[SOME]]:
; CHECK: br i1 %[[RARE]], label %slow, label %[[CONVERGED]]
; CHECK: [[CONVERGED]]:
; CHECK: %[[V]] = phi i32 [ %x, %[[SOME]] ], [ %s, %slow ]
; CHECK: br label %join
; ASM-LABEL: rare:
; ASM: VOTE.ANY RZ, [[ANY:P[0-9]]], P
; ASM-NOT: BSSY
; ASM: @[[ANY]] BRA.U [[OUT:.LBB[0-9_]+]]
; ASM-NOT: BSYNC
; ASM: EXIT
; ASM: [[OUT]]:
; ASM: BSSY
; ASM: CALL
; ASM: BSYNC
define ptx_kernel void @rare(ptr addrspace(1) %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, %t
  %common = icmp ult i32 %t, 100
  br i1 %common, label %join, label %slow, !prof !0
slow:
  %s = call i32 @f(i32 %x)
  br label %join
join:
  %r = phi i32 [ %x, %entry ], [ %s, %slow ]
  %u = call i32 @f(i32 %r)
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %u, ptr addrspace(1) %a
  ret void
}

; Before the kernel's short end, of which the threads that diverge get a copy, no vote is
; needed, nor that they reconverge; fdiv.ll has such a block without a call.
; CHECK-LABEL: define ptx_kernel void @end(
; CHECK-NOT: vote
; ASM-LABEL: {{^}}end:
; ASM-NOT: {{VOTE|BSSY|BSYNC}}
; ASM: BRA
; ASM-NOT: {{VOTE|BSSY|BSYNC}}
; ASM: STG
; ASM-NEXT: EXIT
; ASM: CALL
; ASM-NOT: {{BRA|BSYNC}}
; ASM: STG
; ASM-NEXT: EXIT
define ptx_kernel void @end(ptr addrspace(1) %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, %t
  %common = icmp ult i32 %t, 100
  br i1 %common, label %join, label %slow, !prof !0
slow:
  %s = call i32 @f(i32 %x)
  br label %join
join:
  %r = phi i32 [ %x, %entry ], [ %s, %slow ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %r, ptr addrspace(1) %a
  ret void
}

; A barrier is for all threads together.
; ASM-LABEL: {{^}}barrier:
; ASM: BSSY
; ASM: BSYNC
; ASM: BAR
; ASM: EXIT
define ptx_kernel void @barrier(ptr addrspace(1) %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %common = icmp ult i32 %t, 100
  br i1 %common, label %join, label %slow, !prof !0
slow:
  %v = load volatile i32, ptr addrspace(1) %p
  %more = icmp eq i32 %v, %t
  br i1 %more, label %slow, label %join
join:
  call void @llvm.nvvm.barrier0()
  store volatile i32 1, ptr addrspace(1) %p
  ret void
}

; The call as the first successor.
; CHECK-LABEL: define ptx_kernel void @first(
; CHECK: call i1 @llvm.nvvm.vote.any(i1 %rare)
define ptx_kernel void @first(ptr addrspace(1) %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %rare = icmp ugt i32 %t, 100
  br i1 %rare, label %slow, label %join, !prof !1
slow:
  %s = call i32 @f(i32 %t)
  br label %join
join:
  %r = phi i32 [ %t, %entry ], [ %s, %slow ]
  %u = call i32 @f(i32 %r)
  store i32 %u, ptr addrspace(1) %p
  ret void
}

; Unchanged: a uniform branch, a likely call, no call, a function.
; CHECK-LABEL: define ptx_kernel void @uniform(
; CHECK-NOT: vote
define ptx_kernel void @uniform(ptr addrspace(1) %p, i32 %n) {
entry:
  %common = icmp ult i32 %n, 100
  br i1 %common, label %join, label %slow, !prof !0
slow:
  %s = call i32 @f(i32 %n)
  br label %join
join:
  %r = phi i32 [ %n, %entry ], [ %s, %slow ]
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define ptx_kernel void @likely(
; CHECK-NOT: vote
define ptx_kernel void @likely(ptr addrspace(1) %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %common = icmp ult i32 %t, 100
  br i1 %common, label %join, label %slow, !prof !2
slow:
  %s = call i32 @f(i32 %t)
  br label %join
join:
  %r = phi i32 [ %t, %entry ], [ %s, %slow ]
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define ptx_kernel void @no_call(
; CHECK-NOT: vote
define ptx_kernel void @no_call(ptr addrspace(1) %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %common = icmp ult i32 %t, 100
  br i1 %common, label %join, label %slow, !prof !0
slow:
  store volatile i32 1, ptr addrspace(1) %p
  br label %join
join:
  ret void
}

; CHECK-LABEL: define i32 @function(
; CHECK-NOT: vote
define i32 @function(i32 %x) {
entry:
  %common = icmp ult i32 %x, 100
  br i1 %common, label %join, label %slow, !prof !0
slow:
  %s = call i32 @f(i32 %x)
  br label %join
join:
  %r = phi i32 [ %x, %entry ], [ %s, %slow ]
  ret i32 %r
}
; CHECK: declare

!0 = !{!"branch_weights", i32 2000, i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
!2 = !{!"branch_weights", i32 1, i32 1}
