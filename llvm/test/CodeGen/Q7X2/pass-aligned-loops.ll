; Loops on neighboring elements get a version for aligned addresses.
; RUN: llc -O2 -start-before=q7x2-aligned-loops -stop-after=q7x2-aligned-loops -verify-loop-info -verify-dom-info %s -o - | FileCheck %s
; RUN: llc -O2 -start-before=q7x2-aligned-loops -stop-after=q7x2-aligned-loops -q7x2-align-loops=0 %s -o - | FileCheck --check-prefix=OFF %s
; RUN: llc -O2 -start-before=q7x2-aligned-loops -stop-after=q7x2-aligned-loops -q7x2-align-loops=10 %s -o - | FileCheck --check-prefix=OFF %s
; RUN: llc -O2 -start-before=q7x2-aligned-loops -verify-machineinstrs %s -o - | FileCheck --check-prefix=ASM %s
; OFF-NOT: unaligned
; OFF-NOT: align 16

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

; A row for each thread: all of the warp must agree.
; CHECK-LABEL: @row(
; CHECK: entry:
; CHECK: [[START:%.*]] = add i32
; CHECK-NEXT: [[BITS:%.*]] = and i32 [[START]], 15
; CHECK-NEXT: [[FROZEN:%.*]] = freeze i32 [[BITS]]
; CHECK-NEXT: [[ALIGNED:%.*]] = icmp eq i32 [[FROZEN]], 0
; CHECK-NEXT: [[ALL:%.*]] = call i1 @llvm.nvvm.vote.all(i1 [[ALIGNED]])
; CHECK-NEXT: br i1 [[ALL]], label %entry.split, label %entry.split.unaligned, !prof
; CHECK: loop:
; CHECK: load float, ptr addrspace(1) %p0, align 16
; CHECK: load float, ptr addrspace(1) %p1, align 4
; CHECK: load float, ptr addrspace(1) %p2, align 8
; CHECK: load float, ptr addrspace(1) %p3, align 4
; CHECK: exit:
; CHECK: phi float [ %{{.*}}, %exit.loopexit ], [ %{{.*}}, %exit.loopexit{{[0-9]+}} ]
; CHECK: loop.unaligned:
; CHECK-COUNT-4: load float, ptr addrspace(1) %{{.*}}, align 4
;
; ASM-LABEL: row:
; ASM: LOP3 P[[P:[0-9]]], RZ, R{{[0-9]+}}, 0xf, RZ,
; ASM: VOTE.ALL RZ, P[[ALL:[0-9]]], !P[[P]]
; ASM: @!P[[ALL]] BRA.U
; ASM: LDG.128
; ASM-NOT: LDG R
; ASM: BRA.U
; ASM-COUNT-4: LDG R
define ptx_kernel void @row(ptr addrspace(1) %y, ptr addrspace(1) %a, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = mul i32 %t, %n
  %r64 = sext i32 %r to i64
  %row = getelementptr float, ptr addrspace(1) %a, i64 %r64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s3, %loop ]
  %p0 = getelementptr float, ptr addrspace(1) %row, i64 %i
  %v0 = load float, ptr addrspace(1) %p0
  %s0 = fadd float %s, %v0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load float, ptr addrspace(1) %p1
  %s1 = fadd float %s0, %v1
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load float, ptr addrspace(1) %p2
  %s2 = fadd float %s1, %v2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load float, ptr addrspace(1) %p3
  %s3 = fadd float %s2, %v3
  %i1 = add i64 %i, 4
  %i32 = trunc i64 %i1 to i32
  %end = icmp eq i32 %i32, %m
  br i1 %end, label %exit, label %loop
exit:
  %p = getelementptr float, ptr addrspace(1) %y, i32 %t
  store float %s3, ptr addrspace(1) %p
  ret void
}

; The same addresses for all threads, loads and stores: one test without a vote.
; The trip count of 32 makes it pay. Addresses that a thread's index misaligns are left out.
; CHECK-LABEL: @copy(
; CHECK: [[A:%.*]] = and i32 %{{.*}}, 15
; CHECK: [[Y:%.*]] = and i32 %{{.*}}, 15
; CHECK: [[BITS:%.*]] = or i32 [[A]], [[Y]]
; CHECK-NEXT: [[FROZEN:%.*]] = freeze i32 [[BITS]]
; CHECK-NEXT: [[ALIGNED:%.*]] = icmp eq i32 [[FROZEN]], 0
; CHECK-NEXT: br i1 [[ALIGNED]], label %entry.split, label %entry.split.unaligned
; CHECK: loop:
; CHECK: load float, ptr addrspace(1) %u, align 4
; CHECK: load i64, ptr addrspace(1) %p0, align 16
; CHECK: load i64, ptr addrspace(1) %p1, align 8
; CHECK: store i64 %{{.*}}, ptr addrspace(1) %q0, align 16
; CHECK: store i64 %{{.*}}, ptr addrspace(1) %q1, align 8
define ptx_kernel void @copy(ptr addrspace(1) noalias %y, ptr addrspace(1) %a, ptr addrspace(1) noalias %b) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %u = getelementptr float, ptr addrspace(1) %b, i32 %t
  %w = load float, ptr addrspace(1) %u
  %p0 = getelementptr i64, ptr addrspace(1) %a, i64 %i
  %v0 = load i64, ptr addrspace(1) %p0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v1 = load i64, ptr addrspace(1) %p1
  %q0 = getelementptr i64, ptr addrspace(1) %y, i64 %i
  store i64 %v1, ptr addrspace(1) %q0
  %q1 = getelementptr i8, ptr addrspace(1) %q0, i64 8
  store i64 %v0, ptr addrspace(1) %q1
  store float %w, ptr addrspace(1) %u
  %i1 = add i64 %i, 2
  %end = icmp eq i64 %i1, 64
  br i1 %end, label %exit, label %loop
exit:
  ret void
}

; The first element is one after an aligned one, and of the last 16 bytes there
; are only 8. An unsigned index may wrap.
; CHECK-LABEL: @offset(
; CHECK: and i32 %{{.*}}, 15
; CHECK: loop:
; CHECK: load i32, ptr addrspace(1) %p0, align 4
; CHECK: load i32, ptr addrspace(1) %p1, align 8
; CHECK: load i32, ptr addrspace(1) %p2, align 4
; CHECK: load i32, ptr addrspace(1) %p3, align 16
; CHECK: load i32, ptr addrspace(1) %p4, align 4
define ptx_kernel void @offset(ptr addrspace(1) %y, ptr addrspace(1) %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s4, %loop ]
  %i64 = zext i32 %i to i64
  %p0 = getelementptr i32, ptr addrspace(1) %a, i64 %i64
  %v0 = load i32, ptr addrspace(1) %p0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load i32, ptr addrspace(1) %p1
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load i32, ptr addrspace(1) %p3
  %p4 = getelementptr i8, ptr addrspace(1) %p0, i64 16
  %v4 = load i32, ptr addrspace(1) %p4
  %s0 = xor i32 %s, %v0
  %s1 = add i32 %s0, %v1
  %s2 = xor i32 %s1, %v2
  %s3 = add i32 %s2, %v3
  %s4 = xor i32 %s3, %v4
  %i1 = add i32 %i, 8
  %end = icmp eq i32 %i1, 801
  br i1 %end, label %exit, label %loop
exit:
  store i32 %s4, ptr addrspace(1) %y
  ret void
}

; The step allows 8 bytes. The row depends on an outer loop, the size of the block
; and the size of the matrix.
; CHECK-LABEL: @rows(
; CHECK: outer:
; CHECK: and i32 %{{.*}}, 7
; CHECK: @llvm.nvvm.vote.all
; CHECK: loop:
; CHECK: load float, ptr addrspace(1) %p0, align 8
; CHECK: load float, ptr addrspace(1) %p1, align 4
; CHECK: load float, ptr addrspace(1) %q0, align 8
; CHECK: load float, ptr addrspace(1) %q1, align 4
define ptx_kernel void @rows(ptr addrspace(1) %y, ptr addrspace(1) %a, i64 %n, i64 %m) {
entry:
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %size64 = zext i32 %size to i64
  %from = getelementptr float, ptr addrspace(1) %a, i64 %size64
  br label %outer
outer:
  %j = phi i64 [ 0, %entry ], [ %j1, %latch ]
  %r = mul i64 %j, %m
  %row = getelementptr float, ptr addrspace(1) %from, i64 %r
  br label %loop
loop:
  %i = phi i64 [ 0, %outer ], [ %i1, %loop ]
  %s = phi float [ 0.0, %outer ], [ %s3, %loop ]
  %p0 = getelementptr float, ptr addrspace(1) %row, i64 %i
  %v0 = load float, ptr addrspace(1) %p0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load float, ptr addrspace(1) %p1
  %q0 = getelementptr i8, ptr addrspace(1) %p0, i64 4096
  %w0 = load float, ptr addrspace(1) %q0
  %q1 = getelementptr i8, ptr addrspace(1) %p0, i64 4100
  %w1 = load float, ptr addrspace(1) %q1
  %f0 = getelementptr i8, ptr addrspace(1) %p0, i64 8192
  %x0 = load float, ptr addrspace(1) %f0
  %f1 = getelementptr i8, ptr addrspace(1) %p0, i64 8196
  %x1 = load float, ptr addrspace(1) %f1
  %s0 = call float @llvm.fma.f32(float %v0, float %v1, float %s)
  %s1 = call float @llvm.fma.f32(float %w0, float %w1, float %s0)
  %s3 = call float @llvm.fma.f32(float %x0, float %x1, float %s1)
  %i1 = add i64 %i, 2
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %latch, label %loop
latch:
  %o = getelementptr float, ptr addrspace(1) %y, i64 %j
  store float %s3, ptr addrspace(1) %o
  %j1 = add i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %outer
exit:
  ret void
}

; The parts of aligned structures: four loads of a word each become one.
; CHECK-LABEL: @short2(
; CHECK: call i1 @llvm.nvvm.vote.all(
; CHECK: load i16, ptr addrspace(1) %p0, align 16
; CHECK: load i16, ptr addrspace(1) %p2, align 2
; CHECK: load i16, ptr addrspace(1) %p4, align 4
; CHECK: load i16, ptr addrspace(1) %p8, align 8
; CHECK: loop.unaligned:
;
; ASM-LABEL: short2:
; ASM: VOTE.ALL
; ASM: LDG.128
; ASM-NOT: LDG
; ASM: BRA.U
define ptx_kernel void @short2(ptr addrspace(1) %y, ptr addrspace(1) %a, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = mul i32 %t, %n
  %r64 = sext i32 %r to i64
  %row = getelementptr i32, ptr addrspace(1) %a, i64 %r64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %last, %loop ]
  %p0 = getelementptr i32, ptr addrspace(1) %row, i64 %i
  %v0 = load i16, ptr addrspace(1) %p0, align 4
  %e0 = sext i16 %v0 to i32
  %s0 = add i32 %s, %e0
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 2
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %e2 = sext i16 %v2 to i32
  %s2 = add i32 %s0, %e2
  %p4 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v4 = load i16, ptr addrspace(1) %p4, align 4
  %e4 = sext i16 %v4 to i32
  %s4 = add i32 %s2, %e4
  %p6 = getelementptr i8, ptr addrspace(1) %p0, i64 6
  %v6 = load i16, ptr addrspace(1) %p6, align 2
  %e6 = sext i16 %v6 to i32
  %s6 = add i32 %s4, %e6
  %p8 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v8 = load i16, ptr addrspace(1) %p8, align 4
  %e8 = sext i16 %v8 to i32
  %s8 = add i32 %s6, %e8
  %p10 = getelementptr i8, ptr addrspace(1) %p0, i64 10
  %v10 = load i16, ptr addrspace(1) %p10, align 2
  %e10 = sext i16 %v10 to i32
  %s10 = add i32 %s8, %e10
  %p12 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v12 = load i16, ptr addrspace(1) %p12, align 4
  %e12 = sext i16 %v12 to i32
  %s12 = add i32 %s10, %e12
  %p14 = getelementptr i8, ptr addrspace(1) %p0, i64 14
  %v14 = load i16, ptr addrspace(1) %p14, align 2
  %e14 = sext i16 %v14 to i32
  %last = add i32 %s12, %e14
  %i1 = add i64 %i, 4
  %c32 = trunc i64 %i1 to i32
  %c = icmp slt i32 %c32, %m
  br i1 %c, label %loop, label %exit
exit:
  store i32 %last, ptr addrspace(1) %y
  ret void
}
