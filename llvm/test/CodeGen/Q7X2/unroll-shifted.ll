; A loop with a barrier, whose counter is shifted from a constant on, is unrolled completely
; though it is large; not one whose counter is a recurrence of sums.
; RUN: opt -mtriple=q7x2 -S -passes='function(loop-simplify,lcssa,loop(indvars,loop-unroll-full))' %s | FileCheck %s

target triple = "q7x2"

; CHECK-LABEL: @shifted(
; CHECK-COUNT-4: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @shifted(ptr addrspace(3) %s) {
entry:
  br label %loop
loop:
  %size = phi i32 [ 64, %entry ], [ %size2, %loop ]
  %p = getelementptr i32, ptr addrspace(3) %s, i32 %size
  %w = load volatile i32, ptr addrspace(3) %p
  %x0 = mul i32 %w, %w
  %y0 = xor i32 %x0, %size
  %x1 = mul i32 %y0, %y0
  %y1 = xor i32 %x1, %size
  %x2 = mul i32 %y1, %y1
  %y2 = xor i32 %x2, %size
  %x3 = mul i32 %y2, %y2
  %y3 = xor i32 %x3, %size
  %x4 = mul i32 %y3, %y3
  %y4 = xor i32 %x4, %size
  %x5 = mul i32 %y4, %y4
  %y5 = xor i32 %x5, %size
  %x6 = mul i32 %y5, %y5
  %y6 = xor i32 %x6, %size
  %x7 = mul i32 %y6, %y6
  %y7 = xor i32 %x7, %size
  %x8 = mul i32 %y7, %y7
  %y8 = xor i32 %x8, %size
  %x9 = mul i32 %y8, %y8
  %y9 = xor i32 %x9, %size
  %x10 = mul i32 %y9, %y9
  %y10 = xor i32 %x10, %size
  %x11 = mul i32 %y10, %y10
  %y11 = xor i32 %x11, %size
  %x12 = mul i32 %y11, %y11
  %y12 = xor i32 %x12, %size
  %x13 = mul i32 %y12, %y12
  %y13 = xor i32 %x13, %size
  %x14 = mul i32 %y13, %y13
  %y14 = xor i32 %x14, %size
  %x15 = mul i32 %y14, %y14
  %y15 = xor i32 %x15, %size
  %x16 = mul i32 %y15, %y15
  %y16 = xor i32 %x16, %size
  %x17 = mul i32 %y16, %y16
  %y17 = xor i32 %x17, %size
  %x18 = mul i32 %y17, %y17
  %y18 = xor i32 %x18, %size
  %x19 = mul i32 %y18, %y18
  %y19 = xor i32 %x19, %size
  %x20 = mul i32 %y19, %y19
  %y20 = xor i32 %x20, %size
  %x21 = mul i32 %y20, %y20
  %y21 = xor i32 %x21, %size
  %x22 = mul i32 %y21, %y21
  %y22 = xor i32 %x22, %size
  %x23 = mul i32 %y22, %y22
  %y23 = xor i32 %x23, %size
  %x24 = mul i32 %y23, %y23
  %y24 = xor i32 %x24, %size
  %x25 = mul i32 %y24, %y24
  %y25 = xor i32 %x25, %size
  %x26 = mul i32 %y25, %y25
  %y26 = xor i32 %x26, %size
  %x27 = mul i32 %y26, %y26
  %y27 = xor i32 %x27, %size
  %x28 = mul i32 %y27, %y27
  %y28 = xor i32 %x28, %size
  %x29 = mul i32 %y28, %y28
  %y29 = xor i32 %x29, %size
  %x30 = mul i32 %y29, %y29
  %y30 = xor i32 %x30, %size
  %x31 = mul i32 %y30, %y30
  %y31 = xor i32 %x31, %size
  %x32 = mul i32 %y31, %y31
  %y32 = xor i32 %x32, %size
  %x33 = mul i32 %y32, %y32
  %y33 = xor i32 %x33, %size
  %x34 = mul i32 %y33, %y33
  %y34 = xor i32 %x34, %size
  %x35 = mul i32 %y34, %y34
  %y35 = xor i32 %x35, %size
  %x36 = mul i32 %y35, %y35
  %y36 = xor i32 %x36, %size
  %x37 = mul i32 %y36, %y36
  %y37 = xor i32 %x37, %size
  %x38 = mul i32 %y37, %y37
  %y38 = xor i32 %x38, %size
  %x39 = mul i32 %y38, %y38
  %y39 = xor i32 %x39, %size
  %x40 = mul i32 %y39, %y39
  %y40 = xor i32 %x40, %size
  %x41 = mul i32 %y40, %y40
  %y41 = xor i32 %x41, %size
  %x42 = mul i32 %y41, %y41
  %y42 = xor i32 %x42, %size
  %x43 = mul i32 %y42, %y42
  %y43 = xor i32 %x43, %size
  %x44 = mul i32 %y43, %y43
  %y44 = xor i32 %x44, %size
  %x45 = mul i32 %y44, %y44
  %y45 = xor i32 %x45, %size
  %x46 = mul i32 %y45, %y45
  %y46 = xor i32 %x46, %size
  %x47 = mul i32 %y46, %y46
  %y47 = xor i32 %x47, %size
  %x48 = mul i32 %y47, %y47
  %y48 = xor i32 %x48, %size
  %x49 = mul i32 %y48, %y48
  %y49 = xor i32 %x49, %size
  %x50 = mul i32 %y49, %y49
  %y50 = xor i32 %x50, %size
  %x51 = mul i32 %y50, %y50
  %y51 = xor i32 %x51, %size
  %x52 = mul i32 %y51, %y51
  %y52 = xor i32 %x52, %size
  %x53 = mul i32 %y52, %y52
  %y53 = xor i32 %x53, %size
  %x54 = mul i32 %y53, %y53
  %y54 = xor i32 %x54, %size
  %x55 = mul i32 %y54, %y54
  %y55 = xor i32 %x55, %size
  %x56 = mul i32 %y55, %y55
  %y56 = xor i32 %x56, %size
  %x57 = mul i32 %y56, %y56
  %y57 = xor i32 %x57, %size
  %x58 = mul i32 %y57, %y57
  %y58 = xor i32 %x58, %size
  %x59 = mul i32 %y58, %y58
  %y59 = xor i32 %x59, %size
  store volatile i32 %y59, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %size2 = lshr i32 %size, 2
  %more = icmp ne i32 %size2, 0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @added(
; CHECK-COUNT-1: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @added(ptr addrspace(3) %s) {
entry:
  br label %loop
loop:
  %size = phi i32 [ 4, %entry ], [ %size2, %loop ]
  %p = getelementptr i32, ptr addrspace(3) %s, i32 %size
  %w = load volatile i32, ptr addrspace(3) %p
  %x0 = mul i32 %w, %w
  %y0 = xor i32 %x0, %size
  %x1 = mul i32 %y0, %y0
  %y1 = xor i32 %x1, %size
  %x2 = mul i32 %y1, %y1
  %y2 = xor i32 %x2, %size
  %x3 = mul i32 %y2, %y2
  %y3 = xor i32 %x3, %size
  %x4 = mul i32 %y3, %y3
  %y4 = xor i32 %x4, %size
  %x5 = mul i32 %y4, %y4
  %y5 = xor i32 %x5, %size
  %x6 = mul i32 %y5, %y5
  %y6 = xor i32 %x6, %size
  %x7 = mul i32 %y6, %y6
  %y7 = xor i32 %x7, %size
  %x8 = mul i32 %y7, %y7
  %y8 = xor i32 %x8, %size
  %x9 = mul i32 %y8, %y8
  %y9 = xor i32 %x9, %size
  %x10 = mul i32 %y9, %y9
  %y10 = xor i32 %x10, %size
  %x11 = mul i32 %y10, %y10
  %y11 = xor i32 %x11, %size
  %x12 = mul i32 %y11, %y11
  %y12 = xor i32 %x12, %size
  %x13 = mul i32 %y12, %y12
  %y13 = xor i32 %x13, %size
  %x14 = mul i32 %y13, %y13
  %y14 = xor i32 %x14, %size
  %x15 = mul i32 %y14, %y14
  %y15 = xor i32 %x15, %size
  %x16 = mul i32 %y15, %y15
  %y16 = xor i32 %x16, %size
  %x17 = mul i32 %y16, %y16
  %y17 = xor i32 %x17, %size
  %x18 = mul i32 %y17, %y17
  %y18 = xor i32 %x18, %size
  %x19 = mul i32 %y18, %y18
  %y19 = xor i32 %x19, %size
  %x20 = mul i32 %y19, %y19
  %y20 = xor i32 %x20, %size
  %x21 = mul i32 %y20, %y20
  %y21 = xor i32 %x21, %size
  %x22 = mul i32 %y21, %y21
  %y22 = xor i32 %x22, %size
  %x23 = mul i32 %y22, %y22
  %y23 = xor i32 %x23, %size
  %x24 = mul i32 %y23, %y23
  %y24 = xor i32 %x24, %size
  %x25 = mul i32 %y24, %y24
  %y25 = xor i32 %x25, %size
  %x26 = mul i32 %y25, %y25
  %y26 = xor i32 %x26, %size
  %x27 = mul i32 %y26, %y26
  %y27 = xor i32 %x27, %size
  %x28 = mul i32 %y27, %y27
  %y28 = xor i32 %x28, %size
  %x29 = mul i32 %y28, %y28
  %y29 = xor i32 %x29, %size
  %x30 = mul i32 %y29, %y29
  %y30 = xor i32 %x30, %size
  %x31 = mul i32 %y30, %y30
  %y31 = xor i32 %x31, %size
  %x32 = mul i32 %y31, %y31
  %y32 = xor i32 %x32, %size
  %x33 = mul i32 %y32, %y32
  %y33 = xor i32 %x33, %size
  %x34 = mul i32 %y33, %y33
  %y34 = xor i32 %x34, %size
  %x35 = mul i32 %y34, %y34
  %y35 = xor i32 %x35, %size
  %x36 = mul i32 %y35, %y35
  %y36 = xor i32 %x36, %size
  %x37 = mul i32 %y36, %y36
  %y37 = xor i32 %x37, %size
  %x38 = mul i32 %y37, %y37
  %y38 = xor i32 %x38, %size
  %x39 = mul i32 %y38, %y38
  %y39 = xor i32 %x39, %size
  %x40 = mul i32 %y39, %y39
  %y40 = xor i32 %x40, %size
  %x41 = mul i32 %y40, %y40
  %y41 = xor i32 %x41, %size
  %x42 = mul i32 %y41, %y41
  %y42 = xor i32 %x42, %size
  %x43 = mul i32 %y42, %y42
  %y43 = xor i32 %x43, %size
  %x44 = mul i32 %y43, %y43
  %y44 = xor i32 %x44, %size
  %x45 = mul i32 %y44, %y44
  %y45 = xor i32 %x45, %size
  %x46 = mul i32 %y45, %y45
  %y46 = xor i32 %x46, %size
  %x47 = mul i32 %y46, %y46
  %y47 = xor i32 %x47, %size
  %x48 = mul i32 %y47, %y47
  %y48 = xor i32 %x48, %size
  %x49 = mul i32 %y48, %y48
  %y49 = xor i32 %x49, %size
  %x50 = mul i32 %y49, %y49
  %y50 = xor i32 %x50, %size
  %x51 = mul i32 %y50, %y50
  %y51 = xor i32 %x51, %size
  %x52 = mul i32 %y51, %y51
  %y52 = xor i32 %x52, %size
  %x53 = mul i32 %y52, %y52
  %y53 = xor i32 %x53, %size
  %x54 = mul i32 %y53, %y53
  %y54 = xor i32 %x54, %size
  %x55 = mul i32 %y54, %y54
  %y55 = xor i32 %x55, %size
  %x56 = mul i32 %y55, %y55
  %y56 = xor i32 %x56, %size
  %x57 = mul i32 %y56, %y56
  %y57 = xor i32 %x57, %size
  %x58 = mul i32 %y57, %y57
  %y58 = xor i32 %x58, %size
  %x59 = mul i32 %y58, %y58
  %y59 = xor i32 %x59, %size
  store volatile i32 %y59, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %size2 = add i32 %size, -1
  %more = icmp ne i32 %size2, 0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
