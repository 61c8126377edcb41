; NOTE: CHECK lines are written by utils/update-checks
; How the users of values that q7x2-narrow-integers has narrowed read them.
; RUN: llc -mtriple=q7x2 -O2 -stop-after=q7x2-narrow-integers %s -o - | FileCheck %s
; RUN: llc -mtriple=q7x2 -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; As they are, zero-extended: others are narrowed themselves.
define ptx_kernel void @chain(ptr addrspace(1) %p, i64 %a, i64 %b, i64 %s) {
; CHECK-LABEL: @chain(
; CHECK-NEXT: [[TMP1:%.*]] = trunc i64 %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = trunc i64 %b to i32
; CHECK-NEXT: [[TMP3:%.*]] = add i32 [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = mul i32 [[TMP3]], [[TMP3]]
; CHECK-NEXT: [[T:%.*]] = trunc i64 poison to i32
; CHECK-NEXT: store i32 [[TMP4]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
  %x = add i64 %a, %b
  %y = mul i64 %x, %x
  %t = trunc i64 %y to i32
  store i32 %t, ptr addrspace(1) %p
  ret void
}

; Sign-extended in place by two shifts: by 32 and 32, alone.
define ptx_kernel void @sign(ptr addrspace(1) %p, i64 %a, i64 %b) {
; CHECK-LABEL: @sign(
; CHECK-NEXT: [[TMP1:%.*]] = trunc i64 %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = trunc i64 %b to i32
; CHECK-NEXT: [[TMP3:%.*]] = add i32 [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[Y:%.*]] = shl i64 poison, 32
; CHECK-NEXT: [[TMP4:%.*]] = sext i32 [[TMP3]] to i64
; CHECK-NEXT: [[Z:%.*]] = ashr i64 [[Y]], 32
; CHECK-NEXT: store i64 [[TMP4]], ptr addrspace(1) %p, align 8
; CHECK-NEXT: ret void
  %x = add i64 %a, %b
  %y = shl i64 %x, 32
  %z = ashr i64 %y, 32
  store i64 %z, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @sign_of_less(ptr addrspace(1) %p, i64 %a, i64 %b) {
; CHECK-LABEL: @sign_of_less(
; CHECK-NEXT: [[TMP1:%.*]] = trunc i64 %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = trunc i64 %b to i32
; CHECK-NEXT: [[TMP3:%.*]] = add i32 [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = zext i32 [[TMP3]] to i64
; CHECK-NEXT: [[Y:%.*]] = shl i64 [[TMP4]], 32
; CHECK-NEXT: [[Z:%.*]] = ashr i64 [[Y]], 33
; CHECK-NEXT: store i64 [[Z]], ptr addrspace(1) %p, align 8
; CHECK-NEXT: ret void
  %x = add i64 %a, %b
  %y = shl i64 %x, 32
  %z = ashr i64 %y, 33
  store i64 %z, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @shifted_back(ptr addrspace(1) %p, i64 %a, i64 %b) {
; CHECK-LABEL: @shifted_back(
; CHECK-NEXT: [[TMP1:%.*]] = trunc i64 %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = trunc i64 %b to i32
; CHECK-NEXT: [[TMP3:%.*]] = add i32 [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = zext i32 [[TMP3]] to i64
; CHECK-NEXT: [[Y:%.*]] = shl i64 [[TMP4]], 33
; CHECK-NEXT: [[Z:%.*]] = ashr i64 [[Y]], 32
; CHECK-NEXT: store i64 [[Z]], ptr addrspace(1) %p, align 8
; CHECK-NEXT: ret void
  %x = add i64 %a, %b
  %y = shl i64 %x, 33
  %z = ashr i64 %y, 32
  store i64 %z, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @used_twice(ptr addrspace(1) %p, i64 %a, i64 %b) {
; CHECK-LABEL: @used_twice(
; CHECK-NEXT: [[TMP1:%.*]] = trunc i64 %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = trunc i64 %b to i32
; CHECK-NEXT: [[TMP3:%.*]] = add i32 [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = zext i32 [[TMP3]] to i64
; CHECK-NEXT: [[Y:%.*]] = shl i64 [[TMP4]], 32
; CHECK-NEXT: store volatile i64 [[Y]], ptr addrspace(1) %p, align 8
; CHECK-NEXT: [[Z:%.*]] = ashr i64 [[Y]], 32
; CHECK-NEXT: store volatile i64 [[Z]], ptr addrspace(1) %p, align 8
; CHECK-NEXT: ret void
  %x = add i64 %a, %b
  %y = shl i64 %x, 32
  store volatile i64 %y, ptr addrspace(1) %p
  %z = ashr i64 %y, 32
  store volatile i64 %z, ptr addrspace(1) %p
  ret void
}

; Blocks in another order than they are executed in: a value is defined after its use.
define ptx_kernel void @order(ptr addrspace(1) %p, i64 %a, i64 %b) {
; CHECK-LABEL: @order(
; CHECK-NEXT: br label [[FIRST:%.*]]
; CHECK: second:
; CHECK-NEXT: [[TMP1:%.*]] = trunc i64 poison to i32
; CHECK-NEXT: [[TMP2:%.*]] = trunc i64 %b to i32
; CHECK-NEXT: [[TMP3:%.*]] = add i32 [[TMP6:%.*]], [[TMP2]]
; CHECK-NEXT: [[T:%.*]] = trunc i64 poison to i32
; CHECK-NEXT: store i32 [[TMP3]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
; CHECK: first:
; CHECK-NEXT: [[TMP4:%.*]] = trunc i64 %a to i32
; CHECK-NEXT: [[TMP5:%.*]] = trunc i64 %b to i32
; CHECK-NEXT: [[TMP6]] = mul i32 [[TMP4]], [[TMP5]]
; CHECK-NEXT: br label [[SECOND:%.*]]
  br label %first
second:
  %y = add i64 %x, %b
  %t = trunc i64 %y to i32
  store i32 %t, ptr addrspace(1) %p
  ret void
first:
  %x = mul i64 %a, %b
  br label %second
}

; A PHI with two entries of one block.
define ptx_kernel void @phi(ptr addrspace(1) %p, i64 %a, i64 %b, i32 %c) {
; CHECK-LABEL: @phi(
; CHECK-NEXT: [[TMP1:%.*]] = trunc i64 %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = trunc i64 %b to i32
; CHECK-NEXT: [[TMP3:%.*]] = add i32 [[TMP1]], [[TMP2]]
; CHECK-NEXT: switch i32 %c, label [[OTHER:%.*]] [
; CHECK-NEXT: i32 1, label [[JOIN:%.*]]
; CHECK-NEXT: i32 2, label [[JOIN]]
; CHECK-NEXT: ]
; CHECK: other:
; CHECK-NEXT: [[TMP4:%.*]] = trunc i64 %b to i32
; CHECK-NEXT: br label [[JOIN]]
; CHECK: join:
; CHECK-NEXT: [[TMP5:%.*]] = phi i32 [ [[TMP3]], [[TMP0:%.*]] ], [ [[TMP3]], [[TMP0]] ], [ [[TMP4]], [[OTHER]] ]
; CHECK-NEXT: [[T:%.*]] = trunc i64 poison to i32
; CHECK-NEXT: store i32 [[TMP5]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
  %x = add i64 %a, %b
  switch i32 %c, label %other [ i32 1, label %join
                                i32 2, label %join ]
other:
  br label %join
join:
  %y = phi i64 [ %x, %0 ], [ %x, %0 ], [ %b, %other ]
  %t = trunc i64 %y to i32
  store i32 %t, ptr addrspace(1) %p
  ret void
}

; A function that is to stay as it is.
define ptx_kernel void @not_optimized(ptr addrspace(1) %p, i64 %a, i64 %b) noinline optnone {
; CHECK-LABEL: @not_optimized(
; CHECK-NEXT: [[X:%.*]] = add i64 %a, %b
; CHECK-NEXT: [[T:%.*]] = trunc i64 [[X]] to i32
; CHECK-NEXT: store i32 [[T]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
  %x = add i64 %a, %b
  %t = trunc i64 %x to i32
  store i32 %t, ptr addrspace(1) %p
  ret void
}

; Of other widths none is narrowed.
define ptx_kernel void @wide(ptr addrspace(1) %p, i128 %a, i128 %b) {
; CHECK-LABEL: @wide(
; CHECK-NEXT: [[X:%.*]] = add i128 %a, %b
; CHECK-NEXT: [[T:%.*]] = trunc i128 [[X]] to i32
; CHECK-NEXT: store i32 [[T]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
  %x = add i128 %a, %b
  %t = trunc i128 %x to i32
  store i32 %t, ptr addrspace(1) %p
  ret void
}

; Comparisons of which both sides are below 2^32.
define ptx_kernel void @compare(ptr addrspace(1) %p, i32 %a, i32 %b, i64 %c) {
; CHECK-LABEL: @compare(
; CHECK-NEXT: [[X:%.*]] = zext i32 %a to i64
; CHECK-NEXT: [[Y:%.*]] = zext i32 %b to i64
; CHECK-NEXT: [[TMP1:%.*]] = icmp ult i32 %a, %b
; CHECK-NEXT: [[LEFT:%.*]] = icmp ult i64 [[X]], %c
; CHECK-NEXT: [[RIGHT:%.*]] = icmp ult i64 %c, [[Y]]
; CHECK-NEXT: store volatile i1 [[TMP1]], ptr addrspace(1) %p, align 1
; CHECK-NEXT: store volatile i1 [[LEFT]], ptr addrspace(1) %p, align 1
; CHECK-NEXT: store volatile i1 [[RIGHT]], ptr addrspace(1) %p, align 1
; CHECK-NEXT: ret void
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %both = icmp slt i64 %x, %y
  %left = icmp ult i64 %x, %c
  %right = icmp ult i64 %c, %y
  store volatile i1 %both, ptr addrspace(1) %p
  store volatile i1 %left, ptr addrspace(1) %p
  store volatile i1 %right, ptr addrspace(1) %p
  ret void
}
