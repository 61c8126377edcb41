; RUN: llc -start-before=q7x2-variables -stop-after=q7x2-variables %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -stats -debug-only=q7x2-variables %s -o /dev/null 2>&1 \
; RUN:   | FileCheck --check-prefix=DEBUG %s
; RUN: llc -stats -debug-only=q7x2-variables %s -o /dev/null 2>&1 \
; RUN:   | FileCheck --check-prefix=CONSTANTS %s
;
; The address of each stack object is cast to thread-local memory and back,
; unless its contents are constants: they move to constant memory.
target triple = "q7x2"

@g = global float 0.0
; CHECK: @.La.table = private unnamed_addr addrspace(103) constant <{ float, [8 x i8], [4 x i8], float }> <{ float 1.000000e+00, [8 x i8] zeroinitializer, [4 x i8] poison, float 2.000000e+00 }>

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

; Objects that are or may be read stay: a volatile write, a copy, an escaped address.
; CHECK-LABEL: define void @read(
; CHECK-COUNT-5: alloca
; CHECK: ret void
define void @read(ptr %p) {
  %a = alloca i32
  %b = alloca i64
  %c = alloca i64
  %d = alloca i32
  %e = alloca i32
  store volatile i32 1, ptr %a
  call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 8, i1 true)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %c, i64 8, i1 false)
  store ptr %d, ptr %p
  %v = load i32, ptr %e
  store i32 %v, ptr %p
  ret void
}

; Objects are aligned to 128-bit accesses, or as far as their size is.
; CHECK-LABEL: define void @alignments(
; CHECK: %a = alloca [100 x i8], align 16
; CHECK: %b = alloca [7 x i8], align 4
; CHECK: %c = alloca i8, align 1
; CHECK: %d = alloca i64, align 64
; CHECK: %e = alloca {}, align 8
; CHECK: %f = alloca i8, i32 %n, align 1
define void @alignments(i32 %n) {
  %a = alloca [100 x i8]
  %b = alloca [7 x i8]
  %c = alloca i8
  %d = alloca i64, align 64
  %e = alloca {}
  %f = alloca i8, i32 %n
  call void @use(ptr %a)
  call void @use(ptr %b)
  call void @use(ptr %c)
  call void @use(ptr %d)
  call void @use(ptr %e)
  call void @use(ptr %f)
  ret void
}

; The lookup in a table that the code stores reads the constant bank.
; CHECK-LABEL: define float @constant(
; CHECK-NEXT: [[P:%.*]] = getelementptr float, ptr addrspace(103) @.La.table, i32 %i
; CHECK-NEXT: %v = load float, ptr addrspace(103) [[P]]
; CHECK-NEXT: ret float %v
define float @constant(i32 %i) {
  %a = alloca [5 x float]
  call void @llvm.lifetime.start.p0(ptr %a)
  %a4 = getelementptr i8, ptr %a, i32 16
  store float 2.0, ptr %a4
  store float 1.0, ptr %a
  %a1 = getelementptr i8, ptr %a, i32 4
  call void @llvm.memset.p0.i64(ptr %a1, i8 0, i64 8, i1 false)
  %p = getelementptr float, ptr %a, i32 %i
  %v = load float, ptr %p
  call void @llvm.lifetime.end.p0(ptr %a)
  ret float %v
}

; A store after the load, or in another branch.
; CHECK-LABEL: define float @order(
; CHECK-COUNT-2: alloca
; CHECK: ret float
define float @order(i32 %i, i1 %c) {
  %a = alloca [4 x float]
  %b = alloca [4 x float]
  %p = getelementptr float, ptr %a, i32 %i
  %v = load float, ptr %p
  store float 1.0, ptr %a
  br i1 %c, label %then, label %next
then:
  store float 1.0, ptr %b
  br label %next
next:
  %q = getelementptr float, ptr %b, i32 %i
  %w = load float, ptr %q
  %r = fadd float %v, %w
  ret float %r
}

; Two stores to the same bytes, one beyond the end, or one before the start.
; CHECK-LABEL: define float @overlap(
; CHECK-COUNT-3: alloca
; CHECK: ret float
define float @overlap(i32 %i) {
  %a = alloca [2 x float]
  %b = alloca [2 x float]
  %c = alloca [2 x float]
  store float 1.0, ptr %a
  %a2 = getelementptr i8, ptr %a, i32 2
  store float 2.0, ptr %a2
  %b6 = getelementptr i8, ptr %b, i32 6
  store float 1.0, ptr %b6
  %cm = getelementptr i8, ptr %c, i32 -4
  store float 1.0, ptr %cm
  %p = getelementptr float, ptr %a, i32 %i
  %u = load float, ptr %p
  %q = getelementptr float, ptr %b, i32 %i
  %v = load float, ptr %q
  %r = getelementptr float, ptr %c, i32 %i
  %w = load float, ptr %r
  %x = fadd float %u, %v
  %y = fadd float %x, %w
  ret float %y
}

; A variable, a variable place, an address and a call.
; CHECK-LABEL: define float @unknown(
; CHECK-COUNT-4: alloca
; CHECK: ret float
define float @unknown(i32 %i, float %x) {
  %a = alloca [4 x float]
  %b = alloca [4 x float]
  %c = alloca [4 x ptr]
  %d = alloca [4 x float]
  store float %x, ptr %a
  %b1 = getelementptr float, ptr %b, i32 %i
  store float 1.0, ptr %b1
  store ptr @g, ptr %c
  store float 1.0, ptr %d
  call void @use(ptr %d)
  %p = getelementptr float, ptr %a, i32 %i
  %u = load float, ptr %p
  %q = getelementptr float, ptr %b, i32 %i
  %v = load float, ptr %q
  %r = getelementptr ptr, ptr %c, i32 %i
  %w = load ptr, ptr %r
  call void @use(ptr %w)
  %s = getelementptr float, ptr %d, i32 %i
  %y = load float, ptr %s
  %e = fadd float %u, %v
  %f = fadd float %e, %y
  ret float %f
}

; CONSTANTS: Constant: %a = alloca [5 x float]
; CONSTANTS-NOT: Constant:
; CONSTANTS: 1 q7x2-variables - Number of stack objects made constants
