; NOTE: CHECK lines are written by utils/update-checks
; The pass q7x2-runtime-calls: calls of printf store their arguments, promoted as C does,
; for vprintf.
; RUN: llc -mtriple=q7x2 -start-before=q7x2-runtime-calls -stop-after=q7x2-runtime-calls %s -o - | FileCheck %s

target triple = "q7x2"

@format = private constant [4 x i8] c"...\00"
@constant = private addrspace(4) constant [4 x i8] c"...\00"
declare i32 @printf(ptr, ...)

define i32 @arguments(half %h, bfloat %b, float %f, double %d, i1 %bit, i8 %c, i16 %s, i64 %l, ptr %p) {
; CHECK-LABEL: @arguments(
; CHECK-NEXT: [[TMP1:%.*]] = alloca [64 x i8], align 16
; CHECK-NEXT: [[TMP2:%.*]] = fpext half %h to double
; CHECK-NEXT: [[TMP3:%.*]] = fpext bfloat %b to double
; CHECK-NEXT: [[TMP4:%.*]] = fpext float %f to double
; CHECK-NEXT: [[TMP5:%.*]] = sext i1 %bit to i32
; CHECK-NEXT: [[TMP6:%.*]] = sext i8 %c to i32
; CHECK-NEXT: [[TMP7:%.*]] = sext i16 %s to i32
; CHECK-NEXT: [[TMP8:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 0
; CHECK-NEXT: store double [[TMP2]], ptr [[TMP8]], align 16
; CHECK-NEXT: [[TMP9:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 8
; CHECK-NEXT: store double [[TMP3]], ptr [[TMP9]], align 8
; CHECK-NEXT: [[TMP10:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 16
; CHECK-NEXT: store double [[TMP4]], ptr [[TMP10]], align 16
; CHECK-NEXT: [[TMP11:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 24
; CHECK-NEXT: store double %d, ptr [[TMP11]], align 8
; CHECK-NEXT: [[TMP12:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 32
; CHECK-NEXT: store i32 [[TMP5]], ptr [[TMP12]], align 16
; CHECK-NEXT: [[TMP13:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 36
; CHECK-NEXT: store i32 [[TMP6]], ptr [[TMP13]], align 4
; CHECK-NEXT: [[TMP14:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 40
; CHECK-NEXT: store i32 [[TMP7]], ptr [[TMP14]], align 8
; CHECK-NEXT: [[TMP15:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 48
; CHECK-NEXT: store i64 %l, ptr [[TMP15]], align 16
; CHECK-NEXT: [[TMP16:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 56
; CHECK-NEXT: store ptr %p, ptr [[TMP16]], align 8
; CHECK-NEXT: [[TMP17:%.*]] = call i32 @__q7x2_vprintf(ptr @format, ptr [[TMP1]])
; CHECK-NEXT: ret i32 [[TMP17]]
  %r = call i32 (ptr, ...) @printf(ptr @format, half %h, bfloat %b, float %f, double %d, i1 %bit, i8 %c, i16 %s, i64 %l, ptr %p)
  ret i32 %r
}

; The format of OpenCL C is in constant memory, and its printf returns 0; the memory is
; that of the longest call.
define i32 @opencl(i32 %i, <4 x float> %v) {
; CHECK-LABEL: @opencl(
; CHECK-NEXT: [[TMP1:%.*]] = alloca [32 x i8], align 16
; CHECK-NEXT: [[TMP2:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 0
; CHECK-NEXT: store i32 %i, ptr [[TMP2]], align 16
; CHECK-NEXT: [[TMP3:%.*]] = call i32 @__q7x2_vprintf(ptr addrspacecast (ptr addrspace(4) @constant to ptr), ptr [[TMP1]])
; CHECK-NEXT: [[TMP4:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 0
; CHECK-NEXT: store i32 %i, ptr [[TMP4]], align 16
; CHECK-NEXT: [[TMP5:%.*]] = getelementptr inbounds i8, ptr [[TMP1]], i64 16
; CHECK-NEXT: store <4 x float> %v, ptr [[TMP5]], align 16
; CHECK-NEXT: [[TMP6:%.*]] = call i32 @__q7x2_vprintf(ptr addrspacecast (ptr addrspace(4) @constant to ptr), ptr [[TMP1]])
; CHECK-NEXT: [[T:%.*]] = add i32 0, 0
; CHECK-NEXT: ret i32 [[T]]
  %r = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) @constant, i32 %i)
  %s = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) @constant, i32 %i, <4 x float> %v)
  %t = add i32 %r, %s
  ret i32 %t
}

define void @no_result() {
; CHECK-LABEL: @no_result(
; CHECK-NEXT: [[TMP1:%.*]] = alloca [1 x i8], align 16
; CHECK-NEXT: [[TMP2:%.*]] = call i32 @__q7x2_vprintf(ptr @format, ptr [[TMP1]])
; CHECK-NEXT: ret void
  call void (ptr, ...) @printf(ptr @format)
  ret void
}

; Others are no calls of C's function.
define i64 @others(ptr %q, i32 %n) {
; CHECK-LABEL: @others(
; CHECK-NEXT: [[A:%.*]] = call i64 (ptr, ...) @__q7x2_printf(ptr @format)
; CHECK-NEXT: [[B:%.*]] = call i32 (i32, ...) @__q7x2_printf(i32 %n)
; CHECK-NEXT: [[C:%.*]] = call i32 @__q7x2_printf()
; CHECK-NEXT: call void %q(ptr @__q7x2_printf)
; CHECK-NEXT: ret i64 [[A]]
  %a = call i64 (ptr, ...) @printf(ptr @format)
  %b = call i32 (i32, ...) @printf(i32 %n)
  %c = call i32 () @printf()
  call void %q(ptr @printf)
  ret i64 %a
}
