; Loops that q7x2-aligned-loops leaves as they are.
; RUN: llc -O2 -start-before=q7x2-aligned-loops -stop-after=q7x2-aligned-loops %s -o - | FileCheck %s

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.bar.warp.sync(i32)

; CHECK-NOT: unaligned
; CHECK-NOT: align 16

; The address is 4 bytes on in each thread,
define ptx_kernel void @thread(ptr addrspace(1) %y, ptr addrspace(1) %a, i64 %m, i64 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(1) %a, i32 %t
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s3, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %q, i64 %i
  %v0 = load i32, ptr addrspace(1) %p0
  %s0 = add i32 %s, %v0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load i32, ptr addrspace(1) %p1
  %s1 = xor i32 %s0, %v1
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load i32, ptr addrspace(1) %p2
  %s2 = add i32 %s1, %v2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load i32, ptr addrspace(1) %p3
  %s3 = xor i32 %s2, %v3
  %i1 = add i64 %i, 16
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  store i32 %s3, ptr addrspace(1) %y
  ret void
}

; or nothing is known of an index,
define ptx_kernel void @loaded(ptr addrspace(1) %y, ptr addrspace(1) %a, i64 %m, i64 %n) {
entry:
  %l = load i32, ptr addrspace(1) %y
  %q = getelementptr i32, ptr addrspace(1) %a, i32 %l
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s3, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %q, i64 %i
  %v0 = load i32, ptr addrspace(1) %p0
  %s0 = add i32 %s, %v0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load i32, ptr addrspace(1) %p1
  %s1 = xor i32 %s0, %v1
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load i32, ptr addrspace(1) %p2
  %s2 = add i32 %s1, %v2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load i32, ptr addrspace(1) %p3
  %s3 = xor i32 %s2, %v3
  %i1 = add i64 %i, 16
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  store i32 %s3, ptr addrspace(1) %y
  ret void
}

; or it is an odd multiple,
define ptx_kernel void @off_by_one(ptr addrspace(1) %y, ptr addrspace(1) %a, i64 %m, i64 %n) {
entry:
  %m1 = or i64 %m, 1
  %q = getelementptr i32, ptr addrspace(1) %a, i64 %m1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s3, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %q, i64 %i
  %v0 = load i32, ptr addrspace(1) %p0
  %s0 = add i32 %s, %v0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load i32, ptr addrspace(1) %p1
  %s1 = xor i32 %s0, %v1
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load i32, ptr addrspace(1) %p2
  %s2 = add i32 %s1, %v2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load i32, ptr addrspace(1) %p3
  %s3 = xor i32 %s2, %v3
  %i1 = add i64 %i, 16
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  store i32 %s3, ptr addrspace(1) %y
  ret void
}

; The address is another 4 bytes on in each iteration,
define ptx_kernel void @step(ptr addrspace(1) %y, ptr addrspace(1) %a, i64 %m, i64 %n) {
entry:
  %q = getelementptr i8, ptr addrspace(1) %a, i64 %m
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s3, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %q, i64 %i
  %v0 = load i32, ptr addrspace(1) %p0
  %s0 = add i32 %s, %v0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load i32, ptr addrspace(1) %p1
  %s1 = xor i32 %s0, %v1
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load i32, ptr addrspace(1) %p2
  %s2 = add i32 %s1, %v2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load i32, ptr addrspace(1) %p3
  %s3 = xor i32 %s2, %v3
  %i1 = add i64 %i, 4
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  store i32 %s3, ptr addrspace(1) %y
  ret void
}

; or a distance on that is not known.
define ptx_kernel void @unknown_step(ptr addrspace(1) %y, ptr addrspace(1) %a, i64 %m, i64 %n) {
entry:
  %q = getelementptr i8, ptr addrspace(1) %a, i64 %m
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s3, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %q, i64 %i
  %v0 = load i32, ptr addrspace(1) %p0
  %s0 = add i32 %s, %v0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load i32, ptr addrspace(1) %p1
  %s1 = xor i32 %s0, %v1
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load i32, ptr addrspace(1) %p2
  %s2 = add i32 %s1, %v2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load i32, ptr addrspace(1) %p3
  %s3 = xor i32 %s2, %v3
  %i1 = add i64 %i, %m
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  store i32 %s3, ptr addrspace(1) %y
  ret void
}

; A loop of two iterations does not pay.
define ptx_kernel void @few(ptr addrspace(1) %y, ptr addrspace(1) %a, i64 %m, i64 %n) {
entry:
  %q = getelementptr i8, ptr addrspace(1) %a, i64 %m
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s3, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %q, i64 %i
  %v0 = load i32, ptr addrspace(1) %p0
  %s0 = add i32 %s, %v0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load i32, ptr addrspace(1) %p1
  %s1 = xor i32 %s0, %v1
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load i32, ptr addrspace(1) %p2
  %s2 = add i32 %s1, %v2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load i32, ptr addrspace(1) %p3
  %s3 = xor i32 %s2, %v3
  %i1 = add i64 %i, 16
  %end = icmp eq i64 %i1, 32
  br i1 %end, label %exit, label %loop
exit:
  store i32 %s3, ptr addrspace(1) %y
  ret void
}

; A function that is not a kernel.
define void @function(ptr addrspace(1) %y, ptr addrspace(1) %a, i64 %m, i64 %n) {
entry:
  %q = getelementptr i8, ptr addrspace(1) %a, i64 %m
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s3, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %q, i64 %i
  %v0 = load i32, ptr addrspace(1) %p0
  %s0 = add i32 %s, %v0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load i32, ptr addrspace(1) %p1
  %s1 = xor i32 %s0, %v1
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load i32, ptr addrspace(1) %p2
  %s2 = add i32 %s1, %v2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load i32, ptr addrspace(1) %p3
  %s3 = xor i32 %s2, %v3
  %i1 = add i64 %i, 16
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  store i32 %s3, ptr addrspace(1) %y
  ret void
}

; The version takes space.
define ptx_kernel void @size(ptr addrspace(1) %y, ptr addrspace(1) %a, i64 %m, i64 %n) optsize {
entry:
  %q = getelementptr i8, ptr addrspace(1) %a, i64 %m
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s3, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %q, i64 %i
  %v0 = load i32, ptr addrspace(1) %p0
  %s0 = add i32 %s, %v0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load i32, ptr addrspace(1) %p1
  %s1 = xor i32 %s0, %v1
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load i32, ptr addrspace(1) %p2
  %s2 = add i32 %s1, %v2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load i32, ptr addrspace(1) %p3
  %s3 = xor i32 %s2, %v3
  %i1 = add i64 %i, 16
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  store i32 %s3, ptr addrspace(1) %y
  ret void
}

; Volatile accesses stay as they are.
define ptx_kernel void @volatile(ptr addrspace(1) %y, ptr addrspace(1) %a, i64 %m, i64 %n) {
entry:
  %q = getelementptr i8, ptr addrspace(1) %a, i64 %m
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s3, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %q, i64 %i
  %v0 = load volatile i32, ptr addrspace(1) %p0
  %s0 = add i32 %s, %v0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load volatile i32, ptr addrspace(1) %p1
  %s1 = xor i32 %s0, %v1
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load volatile i32, ptr addrspace(1) %p2
  %s2 = add i32 %s1, %v2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load volatile i32, ptr addrspace(1) %p3
  %s3 = xor i32 %s2, %v3
  %i1 = add i64 %i, 16
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  store i32 %s3, ptr addrspace(1) %y
  ret void
}

; A store that may change the loaded memory.
define ptx_kernel void @conflict(ptr addrspace(1) %y, ptr addrspace(1) %a, i64 %m, i64 %n) {
entry:
  %q = getelementptr i8, ptr addrspace(1) %a, i64 %m
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s3, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %q, i64 %i
  %v0 = load i32, ptr addrspace(1) %p0
  %s0 = add i32 %s, %v0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load i32, ptr addrspace(1) %p1
  %s1 = xor i32 %s0, %v1
  store i32 %s1, ptr addrspace(1) %y
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load i32, ptr addrspace(1) %p2
  %s2 = add i32 %s1, %v2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load i32, ptr addrspace(1) %p3
  %s3 = xor i32 %s2, %v3
  %i1 = add i64 %i, 16
  %end = icmp eq i64 %i1, 64
  br i1 %end, label %exit, label %loop
exit:
  store i32 %s3, ptr addrspace(1) %y
  ret void
}

; Threads that execute an operation together may be in different versions.
define ptx_kernel void @convergent(ptr addrspace(1) %y, ptr addrspace(1) %a, i64 %m, i64 %n) {
entry:
  %q = getelementptr i8, ptr addrspace(1) %a, i64 %m
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s3, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %q, i64 %i
  %v0 = load i32, ptr addrspace(1) %p0
  %s0 = add i32 %s, %v0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v1 = load i32, ptr addrspace(1) %p1
  %s1 = xor i32 %s0, %v1
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v2 = load i32, ptr addrspace(1) %p2
  %s2 = add i32 %s1, %v2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v3 = load i32, ptr addrspace(1) %p3
  %s3 = xor i32 %s2, %v3
  %i1 = add i64 %i, 16
  %end = icmp eq i64 %i1, %n
  br i1 %end, label %exit, label %loop
exit:
  store i32 %s3, ptr addrspace(1) %y
  ret void
}

; Accesses of 16 bits would have to be taken apart.
define ptx_kernel void @halves(ptr addrspace(1) %y, ptr addrspace(1) %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i16 [ 0, %entry ], [ %s1, %loop ]
  %p0 = getelementptr i16, ptr addrspace(1) %a, i64 %i
  %v0 = load i16, ptr addrspace(1) %p0
  %s0 = add i16 %s, %v0
  %p1 = getelementptr i16, ptr addrspace(1) %p0, i64 1
  %v1 = load i16, ptr addrspace(1) %p1
  %s1 = xor i16 %s0, %v1
  %i1 = add i64 %i, 2
  %end = icmp eq i64 %i1, 4096
  br i1 %end, label %exit, label %loop
exit:
  store i16 %s1, ptr addrspace(1) %y
  ret void
}

; Parts that no access combines anyway.
; CHECK-LABEL: @shorts(
; CHECK-NOT: vote
define ptx_kernel void @shorts(ptr addrspace(1) %y, ptr addrspace(1) %a, i32 %n, i32 %m) {
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
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %e0 = sext i16 %v0 to i32
  %s0 = add i32 %s, %e0
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 2
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %e2 = sext i16 %v2 to i32
  %s2 = add i32 %s0, %e2
  %p4 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %v4 = load i16, ptr addrspace(1) %p4, align 2
  %e4 = sext i16 %v4 to i32
  %s4 = add i32 %s2, %e4
  %p6 = getelementptr i8, ptr addrspace(1) %p0, i64 6
  %v6 = load i16, ptr addrspace(1) %p6, align 2
  %e6 = sext i16 %v6 to i32
  %s6 = add i32 %s4, %e6
  %p8 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %v8 = load i16, ptr addrspace(1) %p8, align 2
  %e8 = sext i16 %v8 to i32
  %s8 = add i32 %s6, %e8
  %p10 = getelementptr i8, ptr addrspace(1) %p0, i64 10
  %v10 = load i16, ptr addrspace(1) %p10, align 2
  %e10 = sext i16 %v10 to i32
  %s10 = add i32 %s8, %e10
  %p12 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %v12 = load i16, ptr addrspace(1) %p12, align 2
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
