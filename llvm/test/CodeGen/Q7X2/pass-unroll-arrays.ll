; Loops on whose counters the indices of a small array depend are unrolled, so that
; the array is in registers.
; RUN: llc -start-before=q7x2-unroll-arrays -stop-after=sroa %s -o - | FileCheck %s
; RUN: llc -verify-machineinstrs %s -o - | FileCheck --check-prefix=ASM %s
target triple = "q7x2"

; Two nested ones, within a loop that remains.
; CHECK-LABEL: define {{.*}}@tile(
; CHECK-NOT: alloca
; CHECK-COUNT-4: call float @llvm.fma.f32
; CHECK-NOT: call float @llvm.fma.f32
; CHECK: br i1
; CHECK-NOT: br i1
; ASM-LABEL: {{^}}tile:
; ASM-NOT: {{STL|LDL}}
; ASM: EXIT
define ptx_kernel void @tile(ptr addrspace(1) %p, float %f, i32 %n) {
entry:
  %sum = alloca [2 x [2 x float]], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %sum, i8 0, i64 16, i1 false)
  br label %k
k:
  %c = phi i32 [ 0, %entry ], [ %c.next, %k.latch ]
  br label %i
i:
  %x = phi i64 [ 0, %k ], [ %x.next, %i.latch ]
  br label %j
j:
  %y = phi i64 [ 0, %i ], [ %y.next, %j ]
  %a = getelementptr inbounds [2 x [2 x float]], ptr %sum, i64 0, i64 %x, i64 %y
  %old = load float, ptr %a
  %q = getelementptr float, ptr addrspace(1) %p, i64 %y
  %v = load float, ptr addrspace(1) %q
  %new = call float @llvm.fma.f32(float %v, float %f, float %old)
  store float %new, ptr %a
  %y.next = add nuw nsw i64 %y, 1
  %y.done = icmp eq i64 %y.next, 2
  br i1 %y.done, label %i.latch, label %j
i.latch:
  %x.next = add nuw nsw i64 %x, 1
  %x.done = icmp eq i64 %x.next, 2
  br i1 %x.done, label %k.latch, label %i
k.latch:
  %c.next = add nuw nsw i32 %c, 1
  %c.done = icmp eq i32 %c.next, %n
  br i1 %c.done, label %end, label %k
end:
  %last = getelementptr inbounds i8, ptr %sum, i64 12
  %r = load float, ptr %last
  %first = load float, ptr %sum
  %t = fadd float %r, %first
  store float %t, ptr addrspace(1) %p
  ret void
}

; Not if another index is unknown, if the trip count is, nor if the source forbids it.
; CHECK-LABEL: define {{.*}}@index(
; CHECK: alloca
; CHECK: br i1
; CHECK-LABEL: define {{.*}}@count(
; CHECK: alloca
; CHECK-LABEL: define {{.*}}@forbidden(
; CHECK: alloca
define ptx_kernel void @index(ptr addrspace(1) %p, i64 %k) {
entry:
  %s = alloca [4 x i32], align 4
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %i.next, %l ]
  %a = getelementptr inbounds [4 x i32], ptr %s, i64 0, i64 %i
  %v = trunc i64 %i to i32
  store i32 %v, ptr %a
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 4
  br i1 %done, label %end, label %l
end:
  %b = getelementptr inbounds [4 x i32], ptr %s, i64 0, i64 %k
  %r = load i32, ptr %b
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @count(ptr addrspace(1) %p, i64 %n) {
entry:
  %s = alloca [4 x i32], align 4
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %i.next, %l ]
  %a = getelementptr inbounds [4 x i32], ptr %s, i64 0, i64 %i
  %v = trunc i64 %i to i32
  store i32 %v, ptr %a
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %end, label %l
end:
  %r = load i32, ptr %s
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @forbidden(ptr addrspace(1) %p) {
entry:
  %s = alloca [4 x i32], align 4
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %i.next, %l ]
  %a = getelementptr inbounds [4 x i32], ptr %s, i64 0, i64 %i
  %v = trunc i64 %i to i32
  store i32 %v, ptr %a
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 4
  br i1 %done, label %end, label %l, !llvm.loop !0
end:
  %b = getelementptr inbounds [4 x i32], ptr %s, i64 0, i64 3
  %r = load i32, ptr %b
  store i32 %r, ptr addrspace(1) %p
  ret void
}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = !{!"llvm.loop.unroll.count", i32 1}
