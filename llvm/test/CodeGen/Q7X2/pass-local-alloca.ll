; RUN: llc -start-before=q7x2-local-alloca -stop-after=q7x2-local-alloca %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -stats -debug-only=q7x2-local-alloca %s -o /dev/null 2>&1 \
; RUN:   | FileCheck --check-prefix=DEBUG %s
;
; The address of each stack object is cast to thread-local memory and back.
target triple = "q7x2"

declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

; Accesses, address arithmetic and calls use the cast; lifetime markers name the
; object itself.
; CHECK-LABEL: define void @uses(
; CHECK-NEXT: %a = alloca [4 x i32]
; CHECK-NEXT: [[LOCAL:%.*]] = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT: [[GENERIC:%.*]] = addrspacecast ptr addrspace(5) [[LOCAL]] to ptr
; CHECK-NEXT: call void @llvm.lifetime.start.p0(ptr %a)
; CHECK-NEXT: %p = getelementptr i32, ptr [[GENERIC]], i32 %i
; CHECK-NEXT: store i32 1, ptr %p
; CHECK-NEXT: store i32 2, ptr [[GENERIC]]
; CHECK-NEXT: call void @use(ptr [[GENERIC]])
; CHECK-NEXT: call void @llvm.lifetime.end.p0(ptr %a)
define void @uses(i32 %i) {
  %a = alloca [4 x i32]
  call void @llvm.lifetime.start.p0(ptr %a)
  %p = getelementptr i32, ptr %a, i32 %i
  store i32 1, ptr %p
  store i32 2, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}

; Of dynamic size, and not in the entry block.
; CHECK-LABEL: define void @dynamic(
; CHECK: %a = alloca i32, i32 %n
; CHECK-NEXT: addrspacecast ptr %a to ptr addrspace(5)
define void @dynamic(i32 %n) {
  br label %next
next:
  %a = alloca i32, i32 %n
  store i32 1, ptr %a
  call void @use(ptr %a)
  ret void
}

; Unused, or in thread-local memory already.
; CHECK-LABEL: define void @unchanged(
; CHECK-NEXT: %a = alloca i32
; CHECK-NEXT: %b = alloca i32, align 4, addrspace(5)
; CHECK-NEXT: store i32 1, ptr addrspace(5) %b
; CHECK-NEXT: ret void
define void @unchanged() {
  %a = alloca i32
  %b = alloca i32, addrspace(5)
  store i32 1, ptr addrspace(5) %b
  ret void
}

; DEBUG: Casting to thread-local memory: %a = alloca [4 x i32]
; DEBUG: Number of stack objects cast to thread-local memory

; CHECK-LABEL: define void @unread(
; CHECK-NEXT: ret void
define void @unread(i32 %i, float %x) {
  %a = alloca [4 x float]
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)
  %p = getelementptr float, ptr %a, i32 %i
  store float %x, ptr %p
  %q = getelementptr float, ptr %p, i32 1
  store float %x, ptr %q
  ret void
}
