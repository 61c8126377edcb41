; The accesses and sizes of arrays whose loops q7x2-unroll-arrays unrolls: those with which SROA
; puts the array in registers. Loops that it leaves keep a PHI.
; RUN: llc -O2 -stop-after=q7x2-unroll-arrays %s -o - | FileCheck %s

target triple = "q7x2"

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @use(ptr)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)

; The address is the result of a select.
; CHECK-LABEL: @select(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @select(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  %b = getelementptr i32, ptr %a, i64 %k
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = select i1 true, ptr %b, ptr %b
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; The address is in one of two arrays.
; CHECK-LABEL: @other_object(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @other_object(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  %b = alloca [8 x i32]
  %s = icmp eq i64 %k, 0
  %c = select i1 %s, ptr %a, ptr %b
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  %g = getelementptr [8 x i32], ptr %a, i64 0, i64 0
  %y = load i32, ptr %g
  store i32 %y, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; The load is volatile.
; CHECK-LABEL: @volatile_load(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @volatile_load(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %g = getelementptr i32, ptr %a, i64 2
  %y = load volatile i32, ptr %g
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; The store is volatile.
; CHECK-LABEL: @volatile_store(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @volatile_store(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %a, i64 %i
  store volatile i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; The address is stored.
; CHECK-LABEL: @stored_address(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @stored_address(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x ptr]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr ptr, ptr %a, i64 %i
  store ptr %q, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; The address is passed to a function.
; CHECK-LABEL: @passed_address(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @passed_address(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  call void @use(ptr %a)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; The addresses of a gather are a vector.
; CHECK-LABEL: @gather(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @gather(ptr addrspace(1) %p, <4 x i64> %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, <4 x i64> %k
  %x = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %r, i32 4, <4 x i1> splat (i1 true), <4 x i32> zeroinitializer)
  store <4 x i32> %x, ptr addrspace(1) %p
  ret void
}

; memset fills a known number of bytes.
; CHECK-LABEL: @filled(
; CHECK-NOT: phi i64
; CHECK: ret void
define ptx_kernel void @filled(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 32, i1 false)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; The memset is volatile.
; CHECK-LABEL: @filled_volatile(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @filled_volatile(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 32, i1 true)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; The number of bytes is not known.
; CHECK-LABEL: @filled_variable(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @filled_variable(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [8 x i32]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 %k, i1 false)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; An array may have up to 400 bytes,
; CHECK-LABEL: @bytes_400(
; CHECK-NOT: phi i64
; CHECK: ret void
define ptx_kernel void @bytes_400(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [100 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; but not 404.
; CHECK-LABEL: @bytes_404(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @bytes_404(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca [101 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; The variable is neither an array nor a structure.
; CHECK-LABEL: @one_value(
; CHECK: phi i64
; CHECK: ret void
define ptx_kernel void @one_value(ptr addrspace(1) %p, i64 %k, i32 %v) {
entry:
  %a = alloca i128
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %q = getelementptr i8, ptr %a, i64 %i
  store i8 0, ptr %q
  %i2 = add nuw nsw i64 %i, 1
  %more = icmp ne i64 %i2, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  store i32 %x, ptr addrspace(1) %p
  ret void
}
