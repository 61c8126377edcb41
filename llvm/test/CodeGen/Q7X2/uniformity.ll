; RUN: opt -disable-output -passes='print<uniformity>' %s 2>&1 | FileCheck %s
;
; Which values are the same for all threads of a warp.
target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @callee(i32)

; Special registers: those of the thread differ, those of the block do not.
; CHECK-LABEL: for function 'registers'
; CHECK-DAG: DIVERGENT: {{.*}}%tid =
; CHECK-DAG: DIVERGENT: {{.*}}%lane =
; CHECK-DAG: {{^ *}}%block =
; CHECK-DAG: DIVERGENT: {{.*}}%sum =
define ptx_kernel void @registers() {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %sum = add i32 %tid, %block
  ret void
}

; A kernel's arguments are uniform, a function's may differ.
; CHECK-LABEL: for function 'kernel_argument'
; CHECK-NEXT: ALL VALUES UNIFORM
define ptx_kernel void @kernel_argument(i32 %a) {
  %r = add i32 %a, 1
  ret void
}

; CHECK-LABEL: for function 'function_argument'
; CHECK: DIVERGENT: i32 %a
; CHECK: DIVERGENT: {{.*}}%r =
define void @function_argument(i32 %a) {
  %r = add i32 %a, 1
  ret void
}

; Loads from a uniform address, except of thread-local memory, which a generic
; address may point to, and atomic or volatile ones.
; CHECK-LABEL: for function 'loads'
; CHECK: {{^ *}}%global =
; CHECK: {{^ *}}%shared =
; CHECK: DIVERGENT: {{.*}}%local =
; CHECK: DIVERGENT: {{.*}}%generic =
; CHECK: DIVERGENT: {{.*}}%volatile =
; CHECK: DIVERGENT: {{.*}}%atomic =
define ptx_kernel void @loads(ptr addrspace(1) %p, ptr addrspace(3) %q, ptr addrspace(5) %r, ptr %s) {
  %global = load i32, ptr addrspace(1) %p
  %shared = load i32, ptr addrspace(3) %q
  %local = load i32, ptr addrspace(5) %r
  %generic = load i32, ptr %s
  %volatile = load volatile i32, ptr addrspace(1) %p
  %atomic = load atomic i32, ptr addrspace(1) %p monotonic, align 4
  ret void
}

; Votes give all threads the same result, even of divergent operands; shuffles and
; calls do not, even of uniform ones.
; CHECK-LABEL: for function 'operations'
; CHECK: {{^ *}}%ballot =
; CHECK: DIVERGENT: {{.*}}%shuffle =
; CHECK: DIVERGENT: {{.*}}%call =
define ptx_kernel void @operations(i32 %a) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %tid, 7
  %ballot = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %c)
  %shuffle = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %a, i32 1, i32 31)
  %call = call i32 @callee(i32 %a)
  ret void
}
