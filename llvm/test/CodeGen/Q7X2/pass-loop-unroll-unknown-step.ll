; Loops whose step is unknown, but the same in all iterations, such as the size of a block:
; q7x2-loop-unroll merges four iterations while their values are all within the bound, that
; is, up to a limit three steps before it. The number of loads tells how often a loop is
; unrolled, with the remainder's.
; RUN: llc -O2 -start-before=q7x2-unroll-and-jam -stop-after=q7x2-loop-unroll -verify-loop-info %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"
@s = internal addrspace(3) global [1024 x float] undef
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

; The limit exists if three steps are at most the largest value, and if the bound less three
; steps does not wrap.
; CHECK-LABEL: @signed(
; CHECK: [[REACH:%.*]] = mul nuw i32 %step, 3
; CHECK-NEXT: [[DISTANT:%.*]] = sub i32 %n, [[REACH]]
; CHECK-NEXT: [[SMALL:%.*]] = icmp ule i32 %step, 715827882
; CHECK-NEXT: [[BEFORE:%.*]] = icmp sle i32 [[DISTANT]], %n
; CHECK-NEXT: [[EXACT:%.*]] = and i1 [[SMALL]], [[BEFORE]]
; CHECK-NEXT: [[LIMIT:%.*]] = select i1 [[EXACT]], i32 [[DISTANT]], i32 -2147483648
; CHECK-NEXT: icmp slt i32 %x, [[LIMIT]]
; CHECK-COUNT-4: load float
; CHECK: icmp slt i32 %{{.*}}, [[LIMIT]]
; CHECK: load float
; CHECK-NOT: load float
; CHECK: ret float
define float @signed(ptr addrspace(1) %a, i32 %x, i32 %step, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %sum2 = fadd float %sum, %v
  %i2 = add i32 %i, %step
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret float %sum2
}

; CHECK-LABEL: @unsigned(
; CHECK: icmp ule i32 %step, 1431655765
; CHECK-NEXT: icmp ule i32 {{.*}}, %n
; CHECK: select i1 {{.*}}, i32 0
; CHECK-COUNT-5: load float
define float @unsigned(ptr addrspace(1) %a, i32 %x, i32 %step, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %sum2 = fadd float %sum, %v
  %i2 = add i32 %i, %step
  %done = icmp uge i32 %i2, %n
  br i1 %done, label %exit, label %loop
exit:
  ret float %sum2
}

; Neither is in question for a block's size and a constant bound.
; CHECK-LABEL: @block(
; CHECK: [[REACH:%.*]] = mul nuw i32 %step, 3
; CHECK-NEXT: [[LIMIT:%.*]] = sub i32 256, [[REACH]]
; CHECK-NEXT: icmp slt i32 %x, [[LIMIT]]
; CHECK-NOT: select
; CHECK-COUNT-5: load float
define float @block(ptr addrspace(1) %a, i32 %x) {
entry:
  %step = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %sum2 = fadd float %sum, %v
  %i2 = add nuw nsw i32 %i, %step
  %more = icmp samesign ult i32 %i2, 256
  br i1 %more, label %loop, label %exit
exit:
  ret float %sum2
}

; With an atomic update of memory that the loads do not read.
; CHECK-LABEL: @count(
; CHECK-COUNT-5: load i32
define void @count(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %table, i32 %x, i32 %step, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %table, i32 %v
  %old = atomicrmw add ptr addrspace(1) %q, i32 1 monotonic
  %i2 = add i32 %i, %step
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The loads precede the stores to the same addresses if the loop must end, so that the step
; is not 0.
; CHECK-LABEL: @update(
; CHECK-COUNT-4: load float
; CHECK-NOT: load float
; CHECK-COUNT-4: store float
; CHECK: load float
; CHECK-LABEL: @update_neighbor(
; CHECK-COUNT-2: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @update(ptr addrspace(1) %a, i32 %x, i32 %step, i32 %n) mustprogress {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %index = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %index
  %v = load float, ptr addrspace(1) %p
  %w = fneg float %v
  store float %w, ptr addrspace(1) %p
  %i2 = add i32 %i, %step
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define ptx_kernel void @update_neighbor(ptr addrspace(1) %a, i32 %x, i32 %step, i32 %n) mustprogress {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %index = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %index
  %q = getelementptr inbounds float, ptr addrspace(1) %p, i64 64
  %v = load float, ptr addrspace(1) %p
  %u = load float, ptr addrspace(1) %q
  %w = fadd float %v, %u
  store float %w, ptr addrspace(1) %p
  %i2 = add i32 %i, %step
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Not if a write keeps the loads of later iterations after it, there are no loads from
; slow memory, or the loop does not count up; an update that acquires keeps all after it.
; CHECK-LABEL: @acquiring(
; CHECK-COUNT-1: load i32
; CHECK-NOT: load i32
; CHECK-LABEL: @in_place(
; CHECK-COUNT-1: load float
; CHECK-NOT: load float
; CHECK-LABEL: @atomic(
; CHECK-COUNT-1: load float
; CHECK-NOT: load float
; CHECK-LABEL: @from_shared(
; CHECK-COUNT-1: load float
; CHECK-NOT: load float
; CHECK-LABEL: @down(
; CHECK-COUNT-1: load float
; CHECK-NOT: load float
; CHECK-LABEL: @changing_step(
; CHECK-COUNT-1: load float
; CHECK-NOT: load float
define void @acquiring(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %table, i32 %x, i32 %step, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %table, i32 %v
  %old = atomicrmw add ptr addrspace(1) %q, i32 1 acq_rel
  %i2 = add i32 %i, %step
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define ptx_kernel void @in_place(ptr addrspace(1) %a, i32 %x, i32 %step, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %w = fneg float %v
  store float %w, ptr addrspace(1) %p
  %i2 = add i32 %i, %step
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define ptx_kernel void @atomic(ptr addrspace(1) %a, ptr addrspace(1) %sum, i32 %x, i32 %step, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %r = atomicrmw fadd ptr addrspace(1) %sum, float %v monotonic
  %i2 = add i32 %i, %step
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define float @from_shared(i32 %x, i32 %step, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  %v = load float, ptr addrspace(3) %p
  %sum2 = fadd float %sum, %v
  %i2 = add i32 %i, %step
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret float %sum2
}

define float @down(ptr addrspace(1) %a, i32 %x, i32 %step, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %sum2 = fadd float %sum, %v
  %i2 = add i32 %i, %step
  %more = icmp sgt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret float %sum2
}

define float @changing_step(ptr addrspace(1) %a, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %v = load float, ptr addrspace(1) %p
  %sum2 = fadd float %sum, %v
  %i2 = mul i32 %i, 3
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret float %sum2
}
