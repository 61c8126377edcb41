; The result of an atomic operation that is tested within nested conditions of a loop
; with divergent bounds.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: {{^}}claim:
; CHECK: ATOM{{.*}}.EXCH{{.*}} [[OLD:R[0-9]+]], [
; CHECK: ISETP.{{.*}} [[OLD]], c[0x0][0x180]
; CHECK: STG
define spir_kernel void @claim(ptr addrspace(1) %nodes, ptr addrspace(1) %edges, ptr addrspace(1) %color, ptr addrspace(1) %cost, i32 %shade) {
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %node = getelementptr <2 x i32>, ptr addrspace(1) %nodes, i32 %id
  %n = load <2 x i32>, ptr addrspace(1) %node
  %count = extractelement <2 x i32> %n, i64 1
  %any = icmp sgt i32 %count, 0
  br i1 %any, label %enter, label %exit

enter:
  %first = extractelement <2 x i32> %n, i64 0
  %end = add nsw i32 %first, %count
  br label %loop

loop:
  %i = phi i32 [ %first, %enter ], [ %next, %latch ]
  %edge = getelementptr inbounds <2 x i32>, ptr addrspace(1) %edges, i32 %i
  %e = load <2 x i32>, ptr addrspace(1) %edge
  %to = extractelement <2 x i32> %e, i64 0
  %cost.to = getelementptr inbounds i32, ptr addrspace(1) %cost, i32 %to
  %old = load i32, ptr addrspace(1) %cost.to
  %new = extractelement <2 x i32> %e, i64 1
  %better = icmp sgt i32 %old, %new
  br i1 %better, label %inner, label %latch

inner:
  %color.to = getelementptr inbounds i32, ptr addrspace(1) %color, i32 %to
  %c = load i32, ptr addrspace(1) %color.to
  %free = icmp sgt i32 %c, 16677216
  br i1 %free, label %take, label %latch

take:
  %before = atomicrmw xchg ptr addrspace(1) %color.to, i32 %shade monotonic
  %mine = icmp eq i32 %before, %shade
  br i1 %mine, label %latch, label %store

store:
  store i32 %to, ptr addrspace(1) %cost
  br label %latch

latch:
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %end
  br i1 %more, label %loop, label %exit

exit:
  ret void
}
