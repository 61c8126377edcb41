; A memset that becomes a loop stores elements as wide as its alignment allows.
; RUN: opt -mtriple=q7x2 -passes=q7x2-wide-fills -S %s | FileCheck %s

; The length is a multiple of the element.
define void @words(ptr align 4 %p, i32 %n, i8 %v) {
; CHECK-LABEL: define void @words(
; CHECK: %[[BYTE:.*]] = zext i8 %v to i32
; CHECK: %[[WORD:.*]] = mul i32 %[[BYTE]], 16843009
; CHECK: %[[COUNT:.*]] = lshr i64 %bytes, 2
; CHECK: call void @llvm.experimental.memset.pattern.p0.i32.i64(ptr align 4 %p, i32 %[[WORD]], i64 %[[COUNT]], i1 false)
; CHECK-NEXT: ret void
  %wide = zext i32 %n to i64
  %bytes = shl i64 %wide, 2
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 %v, i64 %bytes, i1 false)
  ret void
}

; An element is not wider than a word, whose multiple the length is.
define void @aligned_words(ptr align 16 %p, i32 %n) {
; CHECK-LABEL: define void @aligned_words(
; CHECK: call void @llvm.experimental.memset.pattern.p0.i32.i64(ptr align 4 %p, i32 0, i64 %{{.*}}, i1 false)
; CHECK-NEXT: ret void
  %wide = zext i32 %n to i64
  %bytes = shl i64 %wide, 2
  call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 %bytes, i1 false)
  ret void
}

; The bytes after the last whole element are left to a memset.
define void @rest(ptr addrspace(1) %p, i64 %n) {
; CHECK-LABEL: define void @rest(
; CHECK: %[[COUNT:.*]] = lshr i64 %n, 3
; CHECK: call void @llvm.experimental.memset.pattern.p1.i64.i64(ptr addrspace(1) align 8 %p, i64 -1, i64 %[[COUNT]], i1 false)
; CHECK: %[[REST:.*]] = and i64 %n, 7
; CHECK: %[[DONE:.*]] = sub i64 %n, %[[REST]]
; CHECK: %[[END:.*]] = getelementptr i8, ptr addrspace(1) %p, i64 %[[DONE]]
; CHECK: call void @llvm.memset.p1.i64(ptr addrspace(1) align 8 %[[END]], i8 -1, i64 %[[REST]], i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 8 %p, i8 -1, i64 %n, i1 false)
  ret void
}

; A stack object gets the alignment of 128-bit stores.
define void @stack() {
; CHECK-LABEL: define void @stack(
; CHECK: %a = alloca [420 x i32], align 16
; CHECK: call void @llvm.experimental.memset.pattern.p0.v4i32.i64(ptr align 16 %a, <4 x i32> zeroinitializer, i64 105, i1 false)
; CHECK-NEXT: call void @use(
  %a = alloca [420 x i32], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %a, i8 0, i64 1680, i1 false)
  call void @use(ptr %a)
  ret void
}

; A constant length leaves a constant rest.
define void @constant_rest(ptr addrspace(1) %p) {
; CHECK-LABEL: define void @constant_rest(
; CHECK-NEXT: call void @llvm.experimental.memset.pattern.p1.v4i32.i64(ptr addrspace(1) align 16 %p, <4 x i32> splat (i32 16843009), i64 9, i1 false)
; CHECK-NEXT: %[[END:.*]] = getelementptr i8, ptr addrspace(1) %p, i64 144
; CHECK-NEXT: call void @llvm.memset.p1.i64(ptr addrspace(1) align 16 %[[END]], i8 1, i64 6, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 16 %p, i8 1, i64 150, i1 false)
  ret void
}

; Selection expands up to 128 bytes to stores. Volatile bytes and those of unknown
; alignment are stored one by one.
define void @unchanged(ptr %p, i64 %n) {
; CHECK-LABEL: define void @unchanged(
; CHECK-NEXT: call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 128, i1 false)
; CHECK-NEXT: call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 %n, i1 true)
; CHECK-NEXT: call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
; CHECK-NEXT: ret void
  call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 %n, i1 true)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
  ret void
}

declare void @use(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
