; q7x2-loop-unroll moves loads of shared memory back into a loop that they would fill with
; registers: more than twice the budget of 56.
; RUN: llc -O2 -start-before=q7x2-loop-unroll -stop-after=q7x2-loop-unroll %s -o - | FileCheck %s
; RUN: llc -O2 -start-before=q7x2-loop-unroll -stop-after=q7x2-loop-unroll -q7x2-min-warps=16 \
; RUN:   %s -o - | FileCheck %s --check-prefix=FEW
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

@s = internal addrspace(3) global [1024 x float] poison, align 128

; In the order of their uses. With fewer warps there are more registers.
; CHECK-LABEL: @sunk(
; CHECK: entry:
; CHECK-NOT: load
; CHECK: loop:
; CHECK: %x0 = load <64 x float>
; CHECK-NEXT: fadd <64 x float> %acc, %x0
; CHECK-NEXT: %x1 = load <64 x float>
; CHECK-NEXT: fadd <64 x float> {{.*}}, %x1
; FEW-LABEL: @sunk(
; FEW: %x1 = load
; FEW: loop:
define ptx_kernel void @sunk(ptr addrspace(1) %out, i32 %n) {
entry:
  %x0 = load <64 x float>, ptr addrspace(3) @s
  %x1 = load <64 x float>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 256)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %acc = phi <64 x float> [ zeroinitializer, %entry ], [ %sum1, %loop ]
  %sum0 = fadd <64 x float> %acc, %x0
  %sum1 = fadd <64 x float> %sum0, %x1
  %i2 = mul nuw i32 %i, %n
  %more = icmp ult i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  store volatile <64 x float> %sum1, ptr addrspace(1) %out
  ret void
}

; The loop writes to the memory; the value is used after it; a barrier follows the load;
; the memory is not shared.
; CHECK-LABEL: @kept(
; CHECK: entry:
; CHECK: %written = load
; CHECK: %used = load
; CHECK: %synchronized = load
; CHECK: call void @llvm.nvvm.barrier
; CHECK: %global = load
; CHECK: loop:
; CHECK-NOT: load
; CHECK: exit:
define ptx_kernel void @kept(ptr addrspace(1) noalias %out, i32 %n) {
entry:
  %written = load <64 x float>, ptr addrspace(3) @s
  %used = load <64 x float>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 256)
  %synchronized = load <64 x float>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 512)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %global = load <64 x float>, ptr addrspace(1) %out
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %acc = phi <64 x float> [ zeroinitializer, %entry ], [ %sum3, %loop ]
  %sum0 = fadd <64 x float> %acc, %written
  store volatile float 0.0, ptr addrspace(3) @s
  %sum1 = fadd <64 x float> %sum0, %used
  %sum2 = fadd <64 x float> %sum1, %synchronized
  %sum3 = fadd <64 x float> %sum2, %global
  %i2 = mul nuw i32 %i, %n
  %more = icmp ult i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  %last = fadd <64 x float> %sum3, %used
  store volatile <64 x float> %last, ptr addrspace(1) %out
  ret void
}
