; Ors and exclusive ors that are sums and differences become these before loops are
; unrolled.
; RUN: llc -start-before=q7x2-loop-unroll -stop-after=q7x2-loop-unroll %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck --check-prefix=ASM %s
target triple = "q7x2"

; The optimizer makes ors of sums without carries: here of %i, a multiple of 4, and 1.
;
; CHECK-LABEL: define void @without_carry(
; CHECK: %o = add nuw nsw i32 %i, 1
define void @without_carry(ptr addrspace(1) %p, i32 %base, i32 %n) {
  %i = shl i32 %n, 2
  %s = add i32 %base, %i
  %a = zext i32 %s to i64
  %p0 = getelementptr i32, ptr addrspace(1) %p, i64 %a
  store i32 1, ptr addrspace(1) %p0
  %o = or disjoint i32 %i, 1
  %t = add i32 %base, %o
  %b = zext i32 %t to i64
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 %b
  store i32 2, ptr addrspace(1) %p1
  ret void
}

; And exclusive ors of differences without borrows, which loop strength reduction does not
; support either.
;
; CHECK-LABEL: define void @without_borrow(
; CHECK: %x = sub nuw nsw i32 -2, %i
; CHECK: %y = xor i32 %h, -2
define void @without_borrow(ptr addrspace(3) %p, i32 %h, i32 %n) {
  %i = shl i32 %h, 1
  %x = xor i32 %i, -2
  %j = add i32 %x, %n
  %p0 = getelementptr i32, ptr addrspace(3) %p, i32 %j
  store i32 1, ptr addrspace(3) %p0
  %y = xor i32 %h, -2
  %k = add i32 %y, %n
  %p1 = getelementptr i32, ptr addrspace(3) %p, i32 %k
  store i32 2, ptr addrspace(3) %p1
  ret void
}

; Not the operands of logic.
;
; CHECK-LABEL: define i32 @logic(
; CHECK: or disjoint i32
define i32 @logic(i32 %n) {
  %i = shl i32 %n, 2
  %o = or disjoint i32 %i, 1
  %x = xor i32 %o, %n
  %s = add i32 %o, %x
  ret i32 %s
}

; The remainder loop's counter is a phi of another loop's, of which it is not known that it
; is even; all accesses of an iteration have one address.
;
; CHECK-LABEL: define float @descending(
; CHECK: loop.epil:
; CHECK: %x.epil = sub nuw nsw i64 -1, %i.epil
; CHECK: %y.epil = sub nuw nsw i64 -2, %i.epil
; ASM-LABEL: descending:
; ASM: // %loop.epil{{$}}
; ASM: LDG R{{[0-9]+}}, [R{{.*}}.64]
; ASM: LDG R{{[0-9]+}}, [R{{.*}}.64-0x4]
define float @descending(ptr addrspace(1) %p, i64 %n) {
entry:
  %even = and i64 %n, -2
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum2, %loop ]
  %x = xor i64 %i, -1
  %j = add i64 %x, %n
  %q = getelementptr float, ptr addrspace(1) %p, i64 %j
  %v = load float, ptr addrspace(1) %q
  %sum1 = fadd float %sum, %v
  %y = xor i64 %i, -2
  %k = add i64 %y, %n
  %r = getelementptr float, ptr addrspace(1) %p, i64 %k
  %w = load float, ptr addrspace(1) %r
  %sum2 = fadd float %sum1, %w
  %i2 = add i64 %i, 2
  %end = icmp eq i64 %i2, %even
  br i1 %end, label %exit, label %loop, !llvm.loop !0
exit:
  ret float %sum2
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
