; RUN: llc -start-before=q7x2-runtime-calls -stop-after=q7x2-runtime-calls %s -o - | FileCheck %s
; RUN: llc -stats -debug-only=q7x2-runtime-calls %s -o /dev/null 2>&1 \
; RUN:   | FileCheck --check-prefix=DEBUG %s
;
; Unnamed arguments and va_arg, and structures by value.
target triple = "q7x2"

%large = type { [40 x i32] }
%small = type { i32, i32 }

declare i32 @variadic(i32, ...)
declare void @named_large(ptr byval(%large) align 8)
declare void @named_small(ptr byval(%small))

; ---- callees

; The address moves on by the size, to at least a word.
; CHECK-LABEL: define i8 @take_byte(
; CHECK-NEXT: [[V1:%.*]] = load ptr, ptr %list
; CHECK-NEXT: [[V2:%.*]] = getelementptr i8, ptr [[V1]], i64 4
; CHECK-NEXT: store ptr [[V2]], ptr %list
; CHECK-NEXT: [[V3:%.*]] = load i8, ptr [[V1]]
; CHECK-NEXT: ret i8 [[V3]]
define i8 @take_byte(ptr %list) {
  %r = va_arg ptr %list, i8
  ret i8 %r
}

; Aligned first, to at most the stack's alignment.
; CHECK-LABEL: define double @take_double(
; CHECK-NEXT: [[V1:%.*]] = load ptr, ptr %list
; CHECK-NEXT: [[V2:%.*]] = getelementptr i8, ptr [[V1]], i64 7
; CHECK-NEXT: [[V3:%.*]] = call ptr @llvm.ptrmask.p0.i64(ptr [[V2]], i64 -8)
; CHECK-NEXT: [[V4:%.*]] = getelementptr i8, ptr [[V3]], i64 8
; CHECK-NEXT: store ptr [[V4]], ptr %list
; CHECK-NEXT: [[V5:%.*]] = load double, ptr [[V3]]
; CHECK-NEXT: ret double [[V5]]
define double @take_double(ptr %list) {
  %r = va_arg ptr %list, double
  ret double %r
}

; CHECK-LABEL: define i128 @take_i128(
; CHECK-NEXT: [[V1:%.*]] = load ptr, ptr %list
; CHECK-NEXT: [[V2:%.*]] = getelementptr i8, ptr [[V1]], i64 15
; CHECK-NEXT: [[V3:%.*]] = call ptr @llvm.ptrmask.p0.i64(ptr [[V2]], i64 -16)
; CHECK-NEXT: [[V4:%.*]] = getelementptr i8, ptr [[V3]], i64 16
; CHECK-NEXT: store ptr [[V4]], ptr %list
; CHECK-NEXT: [[V5:%.*]] = load i128, ptr [[V3]]
; CHECK-NEXT: ret i128 [[V5]]
define i128 @take_i128(ptr %list) {
  %r = va_arg ptr %list, i128
  ret i128 %r
}

; Other types by their address.
; CHECK-LABEL: define %small @take_structure(
; CHECK-NEXT: [[V1:%.*]] = load ptr, ptr %list
; CHECK-NEXT: [[V2:%.*]] = getelementptr i8, ptr [[V1]], i64 7
; CHECK-NEXT: [[V3:%.*]] = call ptr @llvm.ptrmask.p0.i64(ptr [[V2]], i64 -8)
; CHECK-NEXT: [[V4:%.*]] = getelementptr i8, ptr [[V3]], i64 8
; CHECK-NEXT: store ptr [[V4]], ptr %list
; CHECK-NEXT: [[V5:%.*]] = load ptr, ptr [[V3]]
; CHECK-NEXT: [[V6:%.*]] = load %small, ptr [[V5]]
; CHECK-NEXT: ret %small [[V6]]
define %small @take_structure(ptr %list) {
  %r = va_arg ptr %list, %small
  ret %small %r
}

; A large structure by value is the callee's copy; small ones and those of kernels
; stay.
; CHECK-LABEL: define void @get_large(ptr align 8 %p, ptr byval(%small) %q)
define void @get_large(ptr byval(%large) align 8 %p, ptr byval(%small) %q) {
  ret void
}

; CHECK-LABEL: define ptx_kernel void @get_large_kernel(ptr byval(%large) %p)
define ptx_kernel void @get_large_kernel(ptr byval(%large) %p) {
  ret void
}

; ---- callers

; Scalars directly.
; CHECK-LABEL: define void @pass_scalars(
; CHECK-NEXT: [[V1:%.*]] = call i32 (i32, ...) @variadic(i32 1, i128 %a, ptr %p, double %d)
; CHECK-NEXT: ret void
define void @pass_scalars(i128 %a, ptr %p, double %d) {
  call i32 (i32, ...) @variadic(i32 1, i128 %a, ptr %p, double %d)
  ret void
}

; Wider integers and structures by the address of a copy. A second call has the
; same places for its copies, the same call has not.
; CHECK-LABEL: define void @pass_copies(
; CHECK-NEXT: [[V1:%.*]] = alloca %small, align 16
; CHECK-NEXT: [[V2:%.*]] = alloca i160, align 32
; CHECK-NEXT: [[V3:%.*]] = alloca i160, align 32
; CHECK-NEXT: store i160 %a, ptr [[V3]]
; CHECK-NEXT: store i160 %a, ptr [[V2]]
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr align 16 [[V1]], ptr align 16 %p, i64 8, i1 false)
; CHECK-NEXT: [[V4:%.*]] = call i32 (i32, ...) @variadic(i32 1, ptr [[V3]], ptr [[V2]], ptr [[V1]])
; CHECK-NEXT: store i160 %a, ptr [[V3]]
; CHECK-NEXT: [[V5:%.*]] = call i32 (i32, ...) @variadic(i32 1, ptr [[V3]])
; CHECK-NEXT: ret void
define void @pass_copies(i160 %a, ptr %p) {
  call i32 (i32, ...) @variadic(i32 1, i160 %a, i160 %a, ptr byval(%small) align 16 %p)
  call i32 (i32, ...) @variadic(i32 1, i160 %a)
  ret void
}

; Named structures: only large ones.
; CHECK-LABEL: define void @pass_named(
; CHECK-NEXT: [[V1:%.*]] = alloca %large, align 8
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr align 8 [[V1]], ptr align 8 %p, i64 160, i1 false)
; CHECK-NEXT: call void @named_large(ptr [[V1]])
; CHECK-NEXT: call void @named_small(ptr byval(%small) %q)
; CHECK-NEXT: ret void
define void @pass_named(ptr %p, ptr %q) {
  call void @named_large(ptr byval(%large) align 8 %p)
  call void @named_small(ptr byval(%small) %q)
  ret void
}

; DEBUG-DAG: Lowering %r = va_arg ptr %list, i8
; DEBUG-DAG: Copying argument 3 of %{{.*}} = call i32 (i32, ...) @variadic(
; DEBUG-DAG: 4 q7x2-runtime-calls - Number of va_arg instructions lowered
; DEBUG-DAG: 10 q7x2-runtime-calls - Number of arguments passed as the address of a copy

; ---- tail calls

; The structure of the function's own caller is passed on; another one is copied to it.
; CHECK-LABEL: define void @same_structure(
; CHECK-NEXT: musttail call void @named_large(ptr %s)
; CHECK-NEXT: ret void
define void @same_structure(ptr byval(%large) align 8 %s) {
  musttail call void @named_large(ptr byval(%large) align 8 %s)
  ret void
}

; CHECK-LABEL: define void @other_structure(
; CHECK: [[COPY:%.*]] = alloca %large, align 8
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr align 8 [[COPY]], ptr align 8 @structure, i64 160, i1 false)
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr align 8 [[COPY]], i64 160, i1 false)
; CHECK-NEXT: musttail call void @named_large(ptr %s)
@structure = global %large zeroinitializer
define void @other_structure(ptr byval(%large) align 8 %s) {
  musttail call void @named_large(ptr byval(%large) align 8 @structure)
  ret void
}

; Two structures of one call have objects of their own, which the next call uses again.
; CHECK-LABEL: define void @two_calls(
; CHECK-COUNT-2: alloca %large
; CHECK-NOT: alloca
; CHECK: ret void
declare void @two(ptr byval(%large) align 8, ptr byval(%large) align 8)
define void @two_calls(ptr %p, ptr %q) {
  call void @two(ptr byval(%large) align 8 %p, ptr byval(%large) align 8 %q)
  call void @two(ptr byval(%large) align 8 %q, ptr byval(%large) align 8 %p)
  ret void
}
