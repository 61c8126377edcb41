; NOTE: CHECK lines are written by utils/update-checks
; Masked loads and stores, gathers and scatters: an access for each element that the
; mask has.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define <4 x i32> @load(ptr addrspace(1) %p, <4 x i1> %m, <4 x i32> %v) {
; CHECK-LABEL: {{^}}load:
; CHECK: LOP3 P0, RZ, R6, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: @P0 LDG R12, [R[4:5].64] ?
; CHECK-NEXT: LOP3 P0, RZ, R7, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: @P0 LDG R13, [R[4:5].64+0x4] ?
; CHECK-NEXT: LOP3 P0, RZ, R8, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: @P0 LDG R14, [R[4:5].64+0x8] ?
; CHECK-NEXT: LOP3 P0, RZ, R9, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: @P0 LDG R15, [R[4:5].64+0xc] ?
; CHECK-NEXT: MOV.64 R[4:5], R[12:13] ?
; CHECK-NEXT: MOV.64 R[6:7], R[14:15] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) align 16 %p, <4 x i1> %m, <4 x i32> %v)
  ret <4 x i32> %r
}

define <4 x i32> @load_constant_mask(ptr addrspace(1) %p) {
; CHECK-LABEL: {{^}}load_constant_mask:
; CHECK: MOV.64 R[8:9], R[4:5] ?
; CHECK-NEXT: MOV R5, 0x0 ?
; CHECK-NEXT: LDG R4, [R[8:9].64] ?
; CHECK-NEXT: LDG R6, [R[8:9].64+0x8] ?
; CHECK-NEXT: LDG R7, [R[8:9].64+0xc] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) align 16 %p, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, <4 x i32> zeroinitializer)
  ret <4 x i32> %r
}

; Elements that the mask lacks are undefined.
define <2 x i32> @load_undefined(ptr addrspace(1) %p, <2 x i1> %m) {
; CHECK-LABEL: {{^}}load_undefined:
; CHECK: LOP3 P1, RZ, R6, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 P0, RZ, R7, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: @P1 LDG R6, [R[4:5].64] ?
; CHECK-NEXT: @P0 LDG R7, [R[4:5].64+0x4] ?
; CHECK-NEXT: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i32> @llvm.masked.load.v2i32.p1(ptr addrspace(1) align 8 %p, <2 x i1> %m, <2 x i32> poison)
  ret <2 x i32> %r
}

define void @store(ptr addrspace(1) %p, <2 x float> %v, <2 x i1> %m) {
; CHECK-LABEL: {{^}}store:
; CHECK: LOP3 P1, RZ, R8, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 P0, RZ, R9, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: @P1 STG [R[4:5].64], R6 ?
; CHECK-NEXT: @P0 STG [R[4:5].64+0x4], R7 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.masked.store.v2f32.p1(<2 x float> %v, ptr addrspace(1) align 8 %p, <2 x i1> %m)
  ret void
}

define <2 x float> @gather(<2 x ptr addrspace(1)> %p, <2 x i1> %m, <2 x float> %v) {
; CHECK-LABEL: {{^}}gather:
; CHECK: LOP3 P0, RZ, R8, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: @P0 LDG R10, [R[4:5].64] ?
; CHECK-NEXT: LOP3 P0, RZ, R9, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: @P0 LDG R11, [R[6:7].64] ?
; CHECK-NEXT: MOV.64 R[4:5], R[10:11] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x float> @llvm.masked.gather.v2f32.v2p1(<2 x ptr addrspace(1)> align 4 %p, <2 x i1> %m, <2 x float> %v)
  ret <2 x float> %r
}

define void @scatter(<2 x ptr addrspace(1)> %p, <2 x float> %v) {
; CHECK-LABEL: {{^}}scatter:
; CHECK: STG [R[4:5].64], R8 ?
; CHECK-NEXT: STG [R[6:7].64], R9 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.masked.scatter.v2f32.v2p1(<2 x float> %v, <2 x ptr addrspace(1)> align 4 %p, <2 x i1> <i1 true, i1 true>)
  ret void
}

define <2 x i32> @expand(ptr %p, <2 x i1> %m, <2 x i32> %v) {
; CHECK-LABEL: {{^}}expand:
; CHECK: LOP3 P0, RZ, R6, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 P1, RZ, R7, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: @P0 LD R8, [R[4:5].64] ?
; CHECK-NEXT: @P0 IADD.X R4, P2, R4, 0x4 ?
; CHECK-NEXT: @P0 IADD.X R5, R5, 0x0, P2 ?
; CHECK-NEXT: @P1 LD R9, [R[4:5].64] ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <2 x i32> @llvm.masked.expandload.v2i32(ptr align 4 %p, <2 x i1> %m, <2 x i32> %v)
  ret <2 x i32> %r
}

define void @compress(ptr %p, <2 x i32> %v, <2 x i1> %m) {
; CHECK-LABEL: {{^}}compress:
; CHECK: LOP3 P0, RZ, R8, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: LOP3 P1, RZ, R9, 0x1, RZ, 0xc0, !PT ?
; CHECK-NEXT: @P0 ST [R[4:5].64], R6 ?
; CHECK-NEXT: @P0 IADD.X R4, P2, R4, 0x4 ?
; CHECK-NEXT: @P0 IADD.X R5, R5, 0x0, P2 ?
; CHECK-NEXT: @P1 ST [R[4:5].64], R7 ?
; CHECK-NEXT: RET R[20:21] ?
  call void @llvm.masked.compressstore.v2i32(<2 x i32> %v, ptr align 4 %p, <2 x i1> %m)
  ret void
}
