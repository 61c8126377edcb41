; RUN: llc -O2 -start-before=q7x2-global-offsets -stop-after=q7x2-global-offsets %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ASM

; Both words of the global offset are added to the ID in the block.

target triple = "q7x2"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg0()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg1()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg9()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg10()

; Several GEPs of elements of 16 bytes.
;
; CHECK-LABEL: @addresses(
; CHECK: %[[S:.*]] = add nuw i64 %low, %tid
; CHECK-NEXT: %[[H:.*]] = shl i64 %high, 32
; CHECK-NEXT: %[[O:.*]] = add i64 %[[S]], %[[H]]
; CHECK-NEXT: %[[I:.*]] = add i64 %[[O]], %block
; CHECK-NEXT: getelementptr <4 x float>, ptr addrspace(1) %p, i64 %[[I]]
; CHECK-NEXT: store
; ASM-LABEL: addresses:
; ASM: IADD.X [[LOW:R[0-9]+]], [[P:P[0-6]]], R{{[0-9]+}}, c[0x0][0x18]
; ASM: IADD.X {{R[0-9]+}}, RZ, c[0x0][0x150], [[P]]
define ptx_kernel void @addresses(ptr addrspace(1) %p, <4 x float> %x) {
  %h = call i32 @llvm.nvvm.read.ptx.sreg.envreg9()
  %high = zext i32 %h to i64
  %l = call i32 @llvm.nvvm.read.ptx.sreg.envreg0()
  %low = zext i32 %l to i64
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tid = zext nneg i32 %t to i64
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b64 = zext nneg i32 %b to i64
  %n64 = zext nneg i32 %n to i64
  %block = mul nuw nsw i64 %b64, %n64
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %p, i64 %low
  %p2 = getelementptr <4 x float>, ptr addrspace(1) %p1, i64 %tid
  %p3 = getelementptr <4 x float>, ptr addrspace(1) %p2, i64 %block
  %shifted = shl i64 %high, 36
  %p4 = getelementptr i8, ptr addrspace(1) %p3, i64 %shifted
  store <4 x float> %x, ptr addrspace(1) %p4
  ret void
}

; A sum, along y.
;
; CHECK-LABEL: @sum(
; CHECK: %[[S:.*]] = add nuw i64 %low, %tid
; CHECK-NEXT: %[[H:.*]] = shl i64 %high, 32
; CHECK-NEXT: %[[O:.*]] = add i64 %[[S]], %[[H]]
; CHECK-NEXT: %id = add i64 %[[O]], %block
; CHECK-NEXT: store i64 %id
define ptx_kernel void @sum(ptr addrspace(1) %p) {
  %h = call i32 @llvm.nvvm.read.ptx.sreg.envreg10()
  %high = zext i32 %h to i64
  %l = call i32 @llvm.nvvm.read.ptx.sreg.envreg1()
  %low = zext i32 %l to i64
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %tid = zext nneg i32 %t to i64
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %b64 = zext nneg i32 %b to i64
  %block = shl i64 %b64, 5
  %1 = add nuw nsw i64 %block, %low
  %2 = add nuw nsw i64 %1, %tid
  %shifted = shl nuw i64 %high, 32
  %id = add i64 %2, %shifted
  store i64 %id, ptr addrspace(1) %p
  ret void
}

; Not: words of different dimensions, an intermediate result with another use, elements
; of another size.
;
; CHECK-LABEL: @dimensions(
; CHECK: %id = add i64 %1, %shifted
define ptx_kernel void @dimensions(ptr addrspace(1) %p) {
  %h = call i32 @llvm.nvvm.read.ptx.sreg.envreg10()
  %high = zext i32 %h to i64
  %l = call i32 @llvm.nvvm.read.ptx.sreg.envreg0()
  %low = zext i32 %l to i64
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %tid = zext nneg i32 %t to i64
  %1 = add nuw nsw i64 %tid, %low
  %shifted = shl nuw i64 %high, 32
  %id = add i64 %1, %shifted
  store i64 %id, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: @uses(
; CHECK: %id = add i64 %1, %shifted
define ptx_kernel void @uses(ptr addrspace(1) %p) {
  %h = call i32 @llvm.nvvm.read.ptx.sreg.envreg9()
  %high = zext i32 %h to i64
  %l = call i32 @llvm.nvvm.read.ptx.sreg.envreg0()
  %low = zext i32 %l to i64
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %tid = zext nneg i32 %t to i64
  %1 = add nuw nsw i64 %tid, %low
  %shifted = shl nuw i64 %high, 32
  %id = add i64 %1, %shifted
  store volatile i64 %id, ptr addrspace(1) %p
  store volatile i64 %1, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: @sizes(
; CHECK: getelementptr i8, ptr addrspace(1) %p2, i64 %shifted
define ptx_kernel void @sizes(ptr addrspace(1) %p, float %x) {
  %h = call i32 @llvm.nvvm.read.ptx.sreg.envreg9()
  %high = zext i32 %h to i64
  %l = call i32 @llvm.nvvm.read.ptx.sreg.envreg0()
  %low = zext i32 %l to i64
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tid = zext nneg i32 %t to i64
  %p1 = getelementptr float, ptr addrspace(1) %p, i64 %low
  %p2 = getelementptr float, ptr addrspace(1) %p1, i64 %tid
  %shifted = shl i64 %high, 36
  %p3 = getelementptr i8, ptr addrspace(1) %p2, i64 %shifted
  store float %x, ptr addrspace(1) %p3
  ret void
}
