; NOTE: CHECK lines are written by utils/update-checks
; Shuffles: of words copies, of halves and bytes in a word a PRMT.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

define <4 x float> @reverse(<4 x float> %a, <4 x float> %b) {
; CHECK-LABEL: {{^}}reverse:
; CHECK: IMAD R9, RZ, RZ, R6 ?
; CHECK-NEXT: MOV R8, R7 ?
; CHECK-NEXT: IMAD R11, RZ, RZ, R4 ?
; CHECK-NEXT: MOV R10, R5 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: MOV.64 R[6:7], R[10:11] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x float> %r
}

define <2 x float> @low(<4 x float> %a, <4 x float> %b) {
; CHECK-LABEL: {{^}}low:
; CHECK: RET R[20:21] ?
  %r = shufflevector <4 x float> %a, <4 x float> %b, <2 x i32> <i32 0, i32 1>
  ret <2 x float> %r
}

define <2 x float> @high(<4 x float> %a, <4 x float> %b) {
; CHECK-LABEL: {{^}}high:
; CHECK: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = shufflevector <4 x float> %a, <4 x float> %b, <2 x i32> <i32 2, i32 3>
  ret <2 x float> %r
}

define <4 x float> @concatenate(<2 x float> %a, <2 x float> %b) {
; CHECK-LABEL: {{^}}concatenate:
; CHECK: RET R[20:21] ?
  %r = shufflevector <2 x float> %a, <2 x float> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %r
}

define <4 x i32> @interleave(<2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}interleave:
; CHECK: MOV.64 R[8:9], R[4:5] ?
; CHECK-NEXT: MOV R5, R6 ?
; CHECK-NEXT: MOV R4, R8 ?
; CHECK-NEXT: MOV R6, R9 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = shufflevector <2 x i32> %a, <2 x i32> %b, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  ret <4 x i32> %r
}

define <2 x half> @swap_halves(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}swap_halves:
; CHECK: PRMT R4, R4, R4, 0x5432 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = shufflevector <2 x half> %a, <2 x half> %b, <2 x i32> <i32 1, i32 0>
  ret <2 x half> %r
}

define <2 x half> @low_halves(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}low_halves:
; CHECK: PRMT R4, R4, R5, 0x5410 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = shufflevector <2 x half> %a, <2 x half> %b, <2 x i32> <i32 0, i32 2>
  ret <2 x half> %r
}

define <2 x half> @high_halves(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}high_halves:
; CHECK: PRMT R4, R4, R5, 0x7632 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = shufflevector <2 x half> %a, <2 x half> %b, <2 x i32> <i32 1, i32 3>
  ret <2 x half> %r
}

define <2 x half> @crossed_halves(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}crossed_halves:
; CHECK: PRMT R4, R4, R5, 0x5432 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = shufflevector <2 x half> %a, <2 x half> %b, <2 x i32> <i32 1, i32 2>
  ret <2 x half> %r
}

define <2 x half> @broadcast_half(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}broadcast_half:
; CHECK: PRMT R4, R4, R4, 0x7632 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = shufflevector <2 x half> %a, <2 x half> %b, <2 x i32> <i32 1, i32 1>
  ret <2 x half> %r
}

define <2 x double> @broadcast_double(<2 x double> %a, <2 x double> %b) {
; CHECK-LABEL: {{^}}broadcast_double:
; CHECK: MOV.64 R[4:5], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = shufflevector <2 x double> %a, <2 x double> %b, <2 x i32> <i32 1, i32 1>
  ret <2 x double> %r
}

define void @bytes(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: {{^}}bytes:
; CHECK: LDG R0, [R[4:5].64] ?
; CHECK-NEXT: LDG R3, [R[6:7].64] ?
; CHECK-NEXT: PRMT R0, R3, R0, 0x1643 ?
; CHECK-NEXT: STG [R[4:5].64], R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %a = load <4 x i8>, ptr addrspace(1) %p
  %b = load <4 x i8>, ptr addrspace(1) %q
  %r = shufflevector <4 x i8> %a, <4 x i8> %b, <4 x i32> <i32 7, i32 0, i32 2, i32 5>
  store <4 x i8> %r, ptr addrspace(1) %p
  ret void
}

define void @halves(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: {{^}}halves:
; CHECK: LDG.64 R[8:9], [R[4:5].64] ?
; CHECK-NEXT: LDG.64 R[6:7], [R[6:7].64] ?
; CHECK-NEXT: PRMT R7, R9, R7, 0x5432 ?
; CHECK-NEXT: PRMT R6, R8, R6, 0x5432 ?
; CHECK-NEXT: STG.64 [R[4:5].64], R[6:7] ?
; CHECK-NEXT: RET R[20:21] ?
  %a = load <4 x half>, ptr addrspace(1) %p
  %b = load <4 x half>, ptr addrspace(1) %q
  %r = shufflevector <4 x half> %a, <4 x half> %b, <4 x i32> <i32 1, i32 4, i32 3, i32 6>
  store <4 x half> %r, ptr addrspace(1) %p
  ret void
}

define void @deinterleave(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: {{^}}deinterleave:
; CHECK: LDG.128 R[8:11], [R[4:5].64] ?
; CHECK-NEXT: IADD R4, R8, R9 ?
; CHECK-NEXT: IADD R5, R10, R11 ?
; CHECK-NEXT: STG.64 [R[6:7].64], R[4:5] ?
; CHECK-NEXT: RET R[20:21] ?
  %v = load <4 x i32>, ptr addrspace(1) %p
  %d = call { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32> %v)
  %a = extractvalue { <2 x i32>, <2 x i32> } %d, 0
  %b = extractvalue { <2 x i32>, <2 x i32> } %d, 1
  %s = add <2 x i32> %a, %b
  store <2 x i32> %s, ptr addrspace(1) %q
  ret void
}

define <4 x half> @interleave_halves(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: {{^}}interleave_halves:
; CHECK: PRMT R0, R4, R5, 0x5410 ?
; CHECK-NEXT: PRMT R5, R4, R5, 0x7632 ?
; CHECK-NEXT: MOV R4, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %r = call <4 x half> @llvm.vector.interleave2.v4f16(<2 x half> %a, <2 x half> %b)
  ret <4 x half> %r
}

; A copy of four registers, of which two are undefined.
define <4 x i32> @half_undefined(<2 x i32> %a, <2 x i32> %b) {
; CHECK-LABEL: {{^}}half_undefined:
; CHECK: MOV R10, R5 ?
; CHECK-NEXT: MOV R11, R6 ?
; CHECK-NEXT: MOV.64 R[4:5], R[8:9] ?
; CHECK-NEXT: MOV.64 R[6:7], R[10:11] ?
; CHECK-NEXT: RET R[20:21] ?
  %r = shufflevector <2 x i32> %a, <2 x i32> %b, <4 x i32> <i32 poison, i32 poison, i32 1, i32 2>
  ret <4 x i32> %r
}

define { <2 x i8>, <2 x i8>, <2 x i8> } @deinterleave3(<6 x i8> %v) {
; CHECK-LABEL: {{^}}deinterleave3:
; CHECK: MOV R0, R6 ?
; CHECK-NEXT: IMAD R6, RZ, RZ, R5 ?
; CHECK-NEXT: MOV R5, R7 ?
; CHECK-NEXT: IMAD R7, RZ, RZ, R8 ?
; CHECK-NEXT: MOV R8, R0 ?
; CHECK-NEXT: RET R[20:21] ?
  %d = call { <2 x i8>, <2 x i8>, <2 x i8> } @llvm.vector.deinterleave3.v6i8(<6 x i8> %v)
  ret { <2 x i8>, <2 x i8>, <2 x i8> } %d
}
