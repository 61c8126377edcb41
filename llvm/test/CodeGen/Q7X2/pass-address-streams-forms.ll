; The offsets of addresses that q7x2-address-streams takes for a stream, and those that it
; leaves. They are in another block, so that selection does not see them.
; RUN: llc -mtriple=q7x2 -start-before=q7x2-address-streams -stop-after=q7x2-address-streams %s -o - | FileCheck %s

target triple = "q7x2"

; CHECK-LABEL: @offsets(
; CHECK: next:
; CHECK-NEXT: [[S:%.*]] = sext i32 %n to i64
; CHECK-NEXT: [[M:%.*]] = mul i64 [[S]], -12
; CHECK-NEXT: %p0 = getelementptr i8, ptr addrspace(1) %a, i64 [[M]]
; A factor that the other sign has; of more than 32 bits; a product of more.
; CHECK-NEXT: %p1 = getelementptr i8, ptr addrspace(1) %a, i64 %negative
; CHECK-NEXT: %p2 = getelementptr i8, ptr addrspace(1) %a, i64 %wide
; CHECK-NEXT: %p3 = getelementptr i8, ptr addrspace(1) %a, i64 %product
; Another operation, another width.
; CHECK-NEXT: %p4 = getelementptr i8, ptr addrspace(1) %a, i64 %sum
; CHECK-NEXT: %p5 = getelementptr i8, ptr addrspace(1) %a, i64 %narrow
; CHECK-NEXT: %p6 = getelementptr i8, ptr addrspace(1) %a, i64 %variable
; Other memory, and addresses that CodeGenPrepare has not lowered to bytes.
; CHECK-NEXT: %p7 = getelementptr i8, ptr addrspace(3) %b, i64 %stride
; CHECK-NEXT: %p8 = getelementptr i8, ptr addrspace(5) %c, i64 %stride
; CHECK-NEXT: %p9 = getelementptr float, ptr addrspace(1) %a, i64 %stride
; CHECK-NEXT: %p10 = getelementptr [4 x i8], ptr addrspace(1) %a, i64 %stride, i64 1
; CHECK-NEXT: %p11 = getelementptr i8, <2 x ptr addrspace(1)> %v, i64 %stride
; CHECK-NEXT: ret void
define void @offsets(ptr addrspace(1) %a, ptr addrspace(3) %b, ptr addrspace(5) %c, <2 x ptr addrspace(1)> %v, i32 %n, i16 %h, i64 %x) {
  %s = sext i32 %n to i64
  %z = zext i32 %n to i64
  %z16 = zext i16 %h to i64
  %shifted = shl i64 %s, 2
  %stride = mul i64 %shifted, -3
  %negative = mul i64 %z, -4
  %wide = mul i64 %z, 4294967296
  %product.0 = mul i64 %z, 65536
  %product = mul i64 %product.0, 65536
  %sum = add i64 %z, 4
  %narrow = shl i64 %z16, 2
  %variable = shl i64 %z, %x
  br label %next
next:
  %p0 = getelementptr i8, ptr addrspace(1) %a, i64 %stride
  %p1 = getelementptr i8, ptr addrspace(1) %a, i64 %negative
  %p2 = getelementptr i8, ptr addrspace(1) %a, i64 %wide
  %p3 = getelementptr i8, ptr addrspace(1) %a, i64 %product
  %p4 = getelementptr i8, ptr addrspace(1) %a, i64 %sum
  %p5 = getelementptr i8, ptr addrspace(1) %a, i64 %narrow
  %p6 = getelementptr i8, ptr addrspace(1) %a, i64 %variable
  %p7 = getelementptr i8, ptr addrspace(3) %b, i64 %stride
  %p8 = getelementptr i8, ptr addrspace(5) %c, i64 %stride
  %p9 = getelementptr float, ptr addrspace(1) %a, i64 %stride
  %p10 = getelementptr [4 x i8], ptr addrspace(1) %a, i64 %stride, i64 1
  %p11 = getelementptr i8, <2 x ptr addrspace(1)> %v, i64 %stride
  ret void
}

; CHECK-LABEL: @chains(
; CHECK: next:
; CHECK: %p1 = getelementptr i8, ptr addrspace(1) %a,
; Of the same stride; of another source, sign; of a sum that is no factor.
; CHECK: mul i64 {{.*}}, 8
; CHECK-NEXT: %p2 = getelementptr i8, ptr addrspace(1) %a,
; CHECK: %p3 = getelementptr i8, ptr addrspace(1) %p1,
; CHECK: %p4 = getelementptr i8, ptr addrspace(1) %p1,
; CHECK: mul i64 {{.*}}, 1073741824
; CHECK-NEXT: %p5 = getelementptr i8, ptr addrspace(1) %a,
; CHECK: mul i64 {{.*}}, 1073741824
; CHECK-NEXT: %p6 = getelementptr i8, ptr addrspace(1) %p5,
; CHECK: ret void
define void @chains(ptr addrspace(1) %a, i32 %n, i32 %m) {
  %s = sext i32 %n to i64
  %z = zext i32 %n to i64
  %t = sext i32 %m to i64
  %s4 = shl i64 %s, 2
  %z4 = shl i64 %z, 2
  %t4 = shl i64 %t, 2
  %s30 = shl i64 %s, 30
  br label %next
next:
  %p1 = getelementptr i8, ptr addrspace(1) %a, i64 %s4
  %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 %s4
  %p3 = getelementptr i8, ptr addrspace(1) %p1, i64 %t4
  %p4 = getelementptr i8, ptr addrspace(1) %p1, i64 %z4
  %p5 = getelementptr i8, ptr addrspace(1) %a, i64 %s30
  %p6 = getelementptr i8, ptr addrspace(1) %p5, i64 %s30
  ret void
}

; An offset of the same block is selection's, unless it has other users.
; CHECK-LABEL: @same_block(
; CHECK: %p1 = getelementptr i8, ptr addrspace(1) %a, i64 %one
; CHECK: [[M:%.*]] = mul i64 {{.*}}, 8
; CHECK: %p2 = getelementptr i8, ptr addrspace(1) %a, i64 [[M]]
define i64 @same_block(ptr addrspace(1) %a, i32 %n) {
  %s = sext i32 %n to i64
  %one = shl i64 %s, 2
  %two = shl i64 %s, 3
  %p1 = getelementptr i8, ptr addrspace(1) %a, i64 %one
  %p2 = getelementptr i8, ptr addrspace(1) %a, i64 %two
  ret i64 %two
}

; CHECK-LABEL: @not_optimized(
; CHECK: %p = getelementptr i8, ptr addrspace(1) %a, i64 %stride
define i64 @not_optimized(ptr addrspace(1) %a, i32 %n) noinline optnone {
  %s = sext i32 %n to i64
  %stride = shl i64 %s, 2
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %stride
  ret i64 %stride
}
