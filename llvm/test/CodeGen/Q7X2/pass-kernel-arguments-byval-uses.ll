; The uses of a structure that q7x2-kernel-arguments takes for reads. A structure that is only
; read is an address in the constant bank, any other a copy on the stack.
; RUN: llc -mtriple=q7x2 -start-before=q7x2-kernel-arguments -stop-after=q7x2-kernel-arguments %s -o - | FileCheck %s

target triple = "q7x2"

%S = type { i32, float }

; Copied by a plain memcpy, or a part of it: in place.
; CHECK-LABEL: @copied(
; CHECK-NOT: alloca
; CHECK: [[S:%.*]] = addrspacecast ptr addrspace(101) inttoptr (i64 352 to ptr addrspace(101)) to ptr
; CHECK-NOT: addrspacecast
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr [[S]], i64 8, i1 false)
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr [[S]], i64 %n, i1 false)
define ptx_kernel void @copied(ptr byval(%S) %s, ptr byval(%S) %unused, ptr %p, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %s, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %s, i64 %n, i1 false)
  ret void
}

; By a volatile one, as the destination, read by an atomic load, stored itself: a copy.
; CHECK-LABEL: @volatile_copy(
; CHECK: alloca %S
define ptx_kernel void @volatile_copy(ptr byval(%S) %s, ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %s, i64 8, i1 true)
  ret void
}

; CHECK-LABEL: @destination(
; CHECK: alloca %S
define ptx_kernel void @destination(ptr byval(%S) %s, ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %p, i64 8, i1 false)
  ret void
}

; CHECK-LABEL: @atomic(
; CHECK: alloca %S
define ptx_kernel void @atomic(ptr byval(%S) %s, ptr %p) {
  %v = load atomic i32, ptr %s monotonic, align 4
  store i32 %v, ptr %p
  ret void
}

; CHECK-LABEL: @address(
; CHECK: alloca %S
define ptx_kernel void @address(ptr byval(%S) %s, ptr %p) {
  store ptr %s, ptr %p
  ret void
}

; A select between it and one that is written: copies of both.
; CHECK-LABEL: @select_written(
; CHECK-NOT: addrspacecast
; CHECK: ret void
define ptx_kernel void @select_written(ptr byval(%S) %s, ptr byval(%S) %t, ptr %p, i1 %c) {
  store i32 1, ptr %t
  %q = select i1 %c, ptr %s, ptr %t
  %v = load i32, ptr %q
  store i32 %v, ptr %p
  ret void
}

; The front end's copy is the structure itself. Reads of the copy stay.
; CHECK-LABEL: @front_end(
; CHECK-NOT: alloca
; CHECK: [[S:%.*]] = addrspacecast
; CHECK-NOT: lifetime
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr [[S]], i64 8, i1 false)
; CHECK-NEXT: call void @llvm.memmove.p0.p0.i64(ptr %p, ptr [[S]], i64 8, i1 false)
; CHECK-NEXT: ret void
define ptx_kernel void @front_end(ptr byval(%S) %s, ptr %p) {
  %copy = alloca %S
  call void @llvm.lifetime.start.p0(ptr %copy)
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %s, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %copy, i64 8, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %copy, i64 8, i1 false)
  call void @llvm.lifetime.end.p0(ptr %copy)
  ret void
}

; Not one of a part, nor one that is written later.
; CHECK-LABEL: @part(
; CHECK: %copy = alloca %S
define ptx_kernel void @part(ptr byval(%S) %s, ptr %p) {
  %copy = alloca %S
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %s, i64 4, i1 false)
  %v = load i32, ptr %copy
  store i32 %v, ptr %p
  ret void
}

; CHECK-LABEL: @written(
; CHECK: %copy = alloca %S
define ptx_kernel void @written(ptr byval(%S) %s, ptr %p) {
  %copy = alloca %S
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %s, i64 8, i1 false)
  store i32 1, ptr %copy
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %copy, i64 8, i1 false)
  ret void
}

; Nor if the structure itself is written.
; CHECK-LABEL: @original_written(
; CHECK-COUNT-2: alloca %S
define ptx_kernel void @original_written(ptr byval(%S) %s, ptr %p) {
  %copy = alloca %S
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %s, i64 8, i1 false)
  store i32 1, ptr %s
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %copy, i64 8, i1 false)
  ret void
}

; A function's is on the caller's stack.
; CHECK-LABEL: @function(
; CHECK-NEXT: %v = load i32, ptr %s
define i32 @function(ptr byval(%S) %s) {
  %v = load i32, ptr %s
  ret i32 %v
}
