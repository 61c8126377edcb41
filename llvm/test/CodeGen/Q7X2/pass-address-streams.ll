; The addresses of a stream with a 32-bit stride need one instruction each.
; RUN: llc -O2 -start-before=q7x2-address-streams -stop-after=q7x2-address-streams %s -o - | FileCheck --check-prefix=IR %s
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s

target triple = "q7x2"

; IR-LABEL: @signed(
; IR: %[[W1:.*]] = sext i32 %n to i64
; IR: %[[M1:.*]] = mul i64 %[[W1]], 4
; IR: %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 %[[M1]]
; IR: %[[W2:.*]] = sext i32 %n to i64
; IR: %[[M2:.*]] = mul i64 %[[W2]], 8
; IR: %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 %[[M2]]
; CHECK-LABEL: signed:
; CHECK-DAG: IMAD.WIDE R[{{.*}}], R[[#N:]], 0x4, R[[[#P:]]:
; CHECK-DAG: IMAD.WIDE R[{{.*}}], R[[#N]], 0x8, R[[[#P]]:
; CHECK-DAG: IMAD.WIDE R[{{.*}}], R[[#N]], 0xc, R[[[#P]]:
; CHECK-NOT: IADD.X
; CHECK: STG
define ptx_kernel void @signed(ptr addrspace(1) %a, ptr addrspace(1) %s, i32 %n, i32 %m) {
  %wide = sext i32 %n to i64
  %stride = shl nsw i64 %wide, 2
  %index = sext i32 %m to i64
  %p0 = getelementptr float, ptr addrspace(1) %a, i64 %index
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 %stride
  %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 %stride
  %p3 = getelementptr i8, ptr addrspace(1) %p2, i64 %stride
  %v0 = load float, ptr addrspace(1) %p0
  %v1 = load float, ptr addrspace(1) %p1
  %v2 = load float, ptr addrspace(1) %p2
  %v3 = load float, ptr addrspace(1) %p3
  %s1 = fadd float %v0, %v1
  %s2 = fadd float %s1, %v2
  %s3 = fadd float %s2, %v3
  store float %s3, ptr addrspace(1) %s
  ret void
}

; Unsigned, and two factors.
; IR-LABEL: @unsigned(
; IR: %[[W2:[0-9]+]] = zext i32 %n to i64
; IR-NEXT: %[[M2:[0-9]+]] = mul i64 %[[W2]], 28
; IR-NEXT: %p2 = getelementptr i8, ptr addrspace(1) %a,
; CHECK-LABEL: unsigned:
; CHECK-DAG: IMAD.WIDE.U32 R[{{.*}}], {{.*}}, 0x18,
; CHECK-DAG: IMAD.WIDE.U32 R[{{.*}}], {{.*}}, 0x1c,
define ptx_kernel void @unsigned(ptr addrspace(1) %a, i32 %n, i64 %x) {
  %wide = zext i32 %n to i64
  %rows = mul nuw i64 %wide, 24
  %stride = shl nuw i64 %wide, 2
  %p1 = getelementptr i8, ptr addrspace(1) %a, i64 %rows
  %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 %stride
  store i64 %x, ptr addrspace(1) %p1
  store float 1.0, ptr addrspace(1) %p2
  store i64 %stride, ptr addrspace(1) %a
  ret void
}

; Not a multiple of a 32-bit value, another sign, and shared memory.
; IR-LABEL: @others(
; IR-NOT: mul
; IR: %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 %both
; IR: %p3 = getelementptr i8, ptr addrspace(3) %b, i64 %stride
; IR: ret void
define ptx_kernel void @others(ptr addrspace(1) %a, ptr addrspace(3) %b, i32 %n, i64 %m) {
  %wide = zext i32 %n to i64
  %stride = shl nuw i64 %wide, 2
  %both = add i64 %stride, %m
  %p1 = getelementptr i8, ptr addrspace(1) %a, i64 %m
  %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 %both
  %p3 = getelementptr i8, ptr addrspace(3) %b, i64 %stride
  store float 1.0, ptr addrspace(1) %p1
  store float 1.0, ptr addrspace(1) %p2
  store float 1.0, ptr addrspace(3) %p3
  ret void
}
