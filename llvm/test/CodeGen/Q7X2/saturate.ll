; Values clamped to the range of a narrower type: I2I for one, I2IP for two 16-bit or
; four 8-bit ones that are packed.
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare <2 x i32> @llvm.smin.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)

; CHECK-LABEL: {{^}}s8:
; CHECK: I2I.S8 R4, R4
define i32 @s8(i32 %a) {
  %1 = call i32 @llvm.smax.i32(i32 %a, i32 -128)
  %2 = call i32 @llvm.smin.i32(i32 %1, i32 127)
  ret i32 %2
}

; CHECK-LABEL: {{^}}u8:
; CHECK: I2I.U8 R4, R4
define i32 @u8(i32 %a) {
  %1 = call i32 @llvm.smin.i32(i32 %a, i32 255)
  %2 = call i32 @llvm.smax.i32(i32 %1, i32 0)
  ret i32 %2
}

; CHECK-LABEL: {{^}}s16:
; CHECK: I2I.S16 R4, R4
define i32 @s16(i32 %a) {
  %1 = call i32 @llvm.smax.i32(i32 %a, i32 -32768)
  %2 = call i32 @llvm.smin.i32(i32 %1, i32 32767)
  ret i32 %2
}

; CHECK-LABEL: {{^}}u16:
; CHECK: I2I.U16 {{.*}}, c[0x0][0x160]
define ptx_kernel void @u16(i32 %a, ptr addrspace(1) %p) {
  %1 = call i32 @llvm.smax.i32(i32 %a, i32 0)
  %2 = call i32 @llvm.smin.i32(i32 %1, i32 65535)
  store i32 %2, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: {{^}}other_range:
; CHECK-NOT: I2I
; CHECK: RET
define i32 @other_range(i32 %a) {
  %1 = call i32 @llvm.smax.i32(i32 %a, i32 -127)
  %2 = call i32 @llvm.smin.i32(i32 %1, i32 127)
  ret i32 %2
}

; The first element is the lower half.
; CHECK-LABEL: {{^}}halves:
; CHECK: I2IP.S16 [[W:R[0-9]+]], R5, R4, RZ
; CHECK-NEXT: STG {{.*}}, [[W]]
define void @halves(<2 x i32> %a, ptr addrspace(1) %p) {
  %1 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %a, <2 x i32> splat (i32 -32768))
  %2 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %1, <2 x i32> splat (i32 32767))
  %t = trunc <2 x i32> %2 to <2 x i16>
  store <2 x i16> %t, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: {{^}}bytes:
; CHECK: I2IP.U8 [[HI:R[0-9]+]], R7, R6, RZ
; CHECK-NEXT: I2IP.U8 [[W:R[0-9]+]], R5, R4, [[HI]]
; CHECK-NEXT: STG {{.*}}, [[W]]
define void @bytes(<4 x i32> %a, ptr addrspace(1) %p) {
  %1 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %a, <4 x i32> zeroinitializer)
  %2 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %1, <4 x i32> splat (i32 255))
  %t = trunc <4 x i32> %2 to <4 x i8>
  store <4 x i8> %t, ptr addrspace(1) %p
  ret void
}
