; RUN: llc -start-before=q7x2-unroll-and-jam -stop-after=q7x2-unroll-and-jam %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -start-before=q7x2-unroll-and-jam -stop-after=q7x2-unroll-and-jam \
; RUN:   -q7x2-jam-count=2 %s -o - | FileCheck --check-prefix=TWO %s
; RUN: llc -start-before=q7x2-unroll-and-jam -stop-after=q7x2-unroll-and-jam \
; RUN:   -q7x2-jam-count=1 %s -o - | FileCheck --check-prefix=OFF %s
; RUN: llc -verify-machineinstrs %s -o /dev/null
; RUN: llc -stats %s -o /dev/null 2>&1 | FileCheck --check-prefix=STATS %s
target triple = "q7x2"

; A row of a matrix for each thread: four elements of the result at once load one element of
; the row. Of five, the last is left to the old loop.
;
; CHECK-LABEL: define ptx_kernel void @row(
; CHECK: %[[N:.*]] = and i32 %n, -4
; CHECK: %[[SOME:.*]] = icmp ne i32 %[[N]], 0
; CHECK: br i1 %[[SOME]], label %entry.split.main, label %entry.split
; CHECK: outer.main:
; CHECK: %[[J1:.*]] = add nuw nsw i32 %j.main, 1
; CHECK: %[[J2:.*]] = add nuw nsw i32 %[[J1]], 1
; CHECK: %[[J3:.*]] = add nuw nsw i32 %[[J2]], 1
; CHECK: inner.main:
; CHECK-COUNT-1: load float, ptr addrspace(1) %at.a
; CHECK-COUNT-4: load float, ptr addrspace(1) %
; CHECK-NOT: load
; CHECK: br i1 %{{.*}}, label %inner.main, label %end.main
; CHECK: end.main:
; CHECK-COUNT-4: store float
; CHECK-NOT: store
; CHECK: add nuw nsw i32 %[[J3]], 1
; CHECK: br i1
; CHECK: inner:
; CHECK-COUNT-2: load
; CHECK-NOT: load
; CHECK: ret void
;
; TWO-LABEL: define ptx_kernel void @row(
; TWO: and i32 %n, -2
; TWO: inner.main:
; TWO-COUNT-3: load
; TWO-NOT: load
; TWO: end.main:
; OFF-LABEL: define ptx_kernel void @row(
; OFF-NOT: .main:
; OFF: ret void
; STATS: 3 q7x2-unroll-and-jam - Number of loops unrolled and jammed
define ptx_kernel void @row(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) noalias %c, i32 %n) {
entry:
  br label %outer

outer:
  %j = phi i32 [ 0, %entry ], [ %j.next, %end ]
  br label %inner

inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi float [ 0.0, %outer ], [ %s.next, %inner ]
  %at.a = getelementptr float, ptr addrspace(1) %a, i32 %k
  %x = load float, ptr addrspace(1) %at.a
  %line = mul nsw i32 %k, %n
  %index = add nsw i32 %line, %j
  %at.b = getelementptr float, ptr addrspace(1) %b, i32 %index
  %y = load float, ptr addrspace(1) %at.b
  %s.next = call float @llvm.fmuladd.f32(float %x, float %y, float %s)
  %k.next = add nuw nsw i32 %k, 1
  %k.end = icmp ne i32 %k.next, %n
  br i1 %k.end, label %inner, label %end

end:
  %at.c = getelementptr float, ptr addrspace(1) %c, i32 %j
  store float %s.next, ptr addrspace(1) %at.c
  %j.next = add nuw nsw i32 %j, 1
  %j.end = icmp ne i32 %j.next, %n
  br i1 %j.end, label %outer, label %exit

exit:
  ret void
}

; The nearest of eight points, whose number is a multiple of four: nothing is left. Each
; iteration compares with the result of the one before. The inner loop is skipped for all
; iterations or for none.
;
; CHECK-LABEL: define ptx_kernel void @nearest(
; CHECK-NOT: .main
; CHECK: outer:
; CHECK: %[[LEAST:.*]] = phi float [ 1.000000e+09, %entry ], [ %[[LAST:.*]], %end ]
; CHECK: inner:
; CHECK-COUNT-5: load
; CHECK-NOT: load
; CHECK: end:
; CHECK-COUNT-4: phi float
; CHECK: %[[M1:.*]] = call float @llvm.minnum.f32(float %{{.*}}, float %[[LEAST]])
; CHECK: %[[M2:.*]] = call float @llvm.minnum.f32(float %{{.*}}, float %[[M1]])
; CHECK: %[[M3:.*]] = call float @llvm.minnum.f32(float %{{.*}}, float %[[M2]])
; CHECK: %[[LAST]] = call float @llvm.minnum.f32(float %{{.*}}, float %[[M3]])
; CHECK: exit:
; CHECK: phi float [ %[[LAST]], %end ]
define ptx_kernel void @nearest(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %out, i32 %n) {
entry:
  %any = icmp sgt i32 %n, 0
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %end ]
  %least = phi float [ 1.0e9, %entry ], [ %least.next, %end ]
  br i1 %any, label %before, label %end

before:
  %line = mul nsw i32 %i, %n
  %row = getelementptr float, ptr addrspace(1) %q, i32 %line
  br label %inner

inner:
  %k = phi i32 [ 0, %before ], [ %k.next, %inner ]
  %s = phi float [ 0.0, %before ], [ %s.next, %inner ]
  %at.p = getelementptr float, ptr addrspace(1) %p, i32 %k
  %x = load float, ptr addrspace(1) %at.p
  %at.q = getelementptr float, ptr addrspace(1) %row, i32 %k
  %y = load float, ptr addrspace(1) %at.q
  %d = fsub float %x, %y
  %s.next = call float @llvm.fmuladd.f32(float %d, float %d, float %s)
  %k.next = add nuw nsw i32 %k, 1
  %k.end = icmp ne i32 %k.next, %n
  br i1 %k.end, label %inner, label %end

end:
  %distance = phi float [ 0.0, %outer ], [ %s.next, %inner ]
  %least.next = call float @llvm.minnum.f32(float %distance, float %least)
  %i.next = add nuw nsw i32 %i, 1
  %i.end = icmp ne i32 %i.next, 8
  br i1 %i.end, label %outer, label %exit

exit:
  %found = phi float [ %least.next, %end ]
  store float %found, ptr addrspace(1) %out
  ret void
}

; A loop of unsigned numbers that has a bound is counted beforehand, as the counter may wrap.
; Sums in memory are loaded and stored in order.
;
; CHECK-LABEL: define ptx_kernel void @bounded(
; CHECK: %[[FROM:.*]] = add i32 %from, 1
; CHECK: icmp ule i32 %[[FROM]], %to
; CHECK: select i1
; CHECK: inner.main:
; CHECK-COUNT-5: load
; CHECK-NOT: load
; CHECK: end.main:
; CHECK-COUNT-4: {{load.*[[:space:]].*add.*[[:space:]].*store}}
; CHECK-NOT: store
; CHECK: br i1
define ptx_kernel void @bounded(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) noalias %c, i32 %from, i32 %to, i32 %n) {
entry:
  br label %outer

outer:
  %j = phi i32 [ %from, %entry ], [ %j.next, %end ]
  br label %inner

inner:
  %k = phi i32 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi i32 [ 0, %outer ], [ %s.next, %inner ]
  %at.a = getelementptr i32, ptr addrspace(1) %a, i32 %k
  %x = load i32, ptr addrspace(1) %at.a
  %index = add i32 %k, %j
  %at.b = getelementptr i32, ptr addrspace(1) %b, i32 %index
  %y = load i32, ptr addrspace(1) %at.b
  %product = mul i32 %x, %y
  %s.next = add i32 %product, %s
  %k.next = add nuw nsw i32 %k, 1
  %k.end = icmp ne i32 %k.next, %n
  br i1 %k.end, label %inner, label %end

end:
  %at.c = getelementptr i32, ptr addrspace(1) %c, i32 %j
  %old = load i32, ptr addrspace(1) %at.c
  %new = add i32 %old, %s.next
  store i32 %new, ptr addrspace(1) %at.c
  %j.next = add i32 %j, 1
  %j.end = icmp ule i32 %j.next, %to
  br i1 %j.end, label %outer, label %exit

exit:
  ret void
}
