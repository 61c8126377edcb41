; The sum of a product of words and 64 bits, with its carry, is one IMAD.WIDE, also if the
; sum is computed word by word, as by mad.lo.cc and madc.hi.cc of PTX.
;
; RUN: llc -mtriple=q7x2 -verify-machineinstrs %s -o - | FileCheck %s

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)

; CHECK-LABEL: whole:
; CHECK: IMAD.WIDE.U32 R[{{[0-9]+:[0-9]+}}], P[[P:[0-6]]], R{{[0-9]+}}, R{{[0-9]+}}, R[
; CHECK-NOT: {{IADD|IMAD|IMUL}}
; CHECK: IADD.X R{{[0-9]+}}, R{{[0-9]+}}, {{RZ|0x0}}, P[[P]]
; CHECK: RET
define i64 @whole(i64 %sum, i32 %a, i32 %b, i32 %carries, ptr addrspace(1) %p) {
  %wa = zext i32 %a to i64
  %wb = zext i32 %b to i64
  %ab = mul nuw i64 %wa, %wb
  %r = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %sum, i64 %ab)
  %s = extractvalue { i64, i1 } %r, 0
  %c = extractvalue { i64, i1 } %r, 1
  %w = zext i1 %c to i32
  %all = add i32 %carries, %w
  store i32 %all, ptr addrspace(1) %p
  ret i64 %s
}

; CHECK-LABEL: words:
; CHECK: IMAD.WIDE.U32 R[{{[0-9]+:[0-9]+}}], P[[P:[0-6]]], R{{[0-9]+}}, R{{[0-9]+}}, R[
; CHECK-NOT: {{IADD|IMAD|IMUL}}
; CHECK: IADD.X R{{[0-9]+}}, R{{[0-9]+}}, {{RZ|0x0}}, P[[P]]
; CHECK: RET
define void @words(i32 %s0, i32 %s1, i32 %s2, i32 %a, i32 %b, ptr addrspace(1) %p) {
  %lo = mul i32 %a, %b
  %wa = zext i32 %a to i64
  %wb = zext i32 %b to i64
  %ab = mul nuw i64 %wa, %wb
  %up = lshr i64 %ab, 32
  %hi = trunc i64 %up to i32
  %r0 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %lo, i32 %s0)
  %t0 = extractvalue { i32, i1 } %r0, 0
  %c0 = extractvalue { i32, i1 } %r0, 1
  %r1 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %hi, i32 %s1)
  %u1 = extractvalue { i32, i1 } %r1, 0
  %d1 = extractvalue { i32, i1 } %r1, 1
  %w0 = zext i1 %c0 to i32
  %r2 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %u1, i32 %w0)
  %t1 = extractvalue { i32, i1 } %r2, 0
  %d2 = extractvalue { i32, i1 } %r2, 1
  %c1 = or i1 %d1, %d2
  %w1 = zext i1 %c1 to i32
  %t2 = add i32 %s2, %w1
  %p1 = getelementptr i32, ptr addrspace(1) %p, i32 1
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 2
  store i32 %t0, ptr addrspace(1) %p
  store i32 %t1, ptr addrspace(1) %p1
  store i32 %t2, ptr addrspace(1) %p2
  ret void
}

; The upper word depends on the lower sum: two sums.
; CHECK-LABEL: dependent:
; CHECK: IADD.X R{{[0-9]+}}, P[[P:[0-6]]], R
; CHECK: IADD.X R{{[0-9]+}}, {{.*}}P[[P]]
; CHECK: RET
define i32 @dependent(i32 %s0, i32 %a, i32 %b, ptr addrspace(1) %p) {
  %lo = mul i32 %a, %b
  %wa = zext i32 %a to i64
  %wb = zext i32 %b to i64
  %ab = mul nuw i64 %wa, %wb
  %up = lshr i64 %ab, 32
  %hi = trunc i64 %up to i32
  %r0 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %lo, i32 %s0)
  %t0 = extractvalue { i32, i1 } %r0, 0
  %c0 = extractvalue { i32, i1 } %r0, 1
  %s1 = xor i32 %t0, -559038737
  %r1 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %hi, i32 %s1)
  %u1 = extractvalue { i32, i1 } %r1, 0
  %d1 = extractvalue { i32, i1 } %r1, 1
  %w0 = zext i1 %c0 to i32
  %r2 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %u1, i32 %w0)
  %t1 = extractvalue { i32, i1 } %r2, 0
  %d2 = extractvalue { i32, i1 } %r2, 1
  %c1 = or i1 %d1, %d2
  %w1 = zext i1 %c1 to i32
  store i32 %w1, ptr addrspace(1) %p
  ret i32 %t1
}

; The words are halves of 64-bit integers.
; CHECK-LABEL: {{^}}halves:
; CHECK-NOT: IMUL
; CHECK: IMAD.WIDE.U32 R[{{[0-9]+:[0-9]+}}], P{{[0-6]}}, R{{[0-9]+}}, R{{[0-9]+}}, R[
; CHECK-NOT: {{IADD|IMAD|IMUL}}
; CHECK: RET
define i32 @halves(i64 %x, i64 %y, i32 %s0, i32 %s1, ptr addrspace(1) %p) {
  %a = trunc i64 %x to i32
  %ys = lshr i64 %y, 32
  %b = trunc i64 %ys to i32
  %lo = mul i32 %a, %b
  %wa = and i64 %x, 4294967295
  %ab = mul nuw i64 %wa, %ys
  %up = lshr i64 %ab, 32
  %hi = trunc nuw i64 %up to i32
  %r0 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %lo, i32 %s0)
  %t0 = extractvalue { i32, i1 } %r0, 0
  %c0 = extractvalue { i32, i1 } %r0, 1
  %r1 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %hi, i32 %s1)
  %u1 = extractvalue { i32, i1 } %r1, 0
  %d1 = extractvalue { i32, i1 } %r1, 1
  %w0 = zext i1 %c0 to i32
  %r2 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %u1, i32 %w0)
  %t1 = extractvalue { i32, i1 } %r2, 0
  %d2 = extractvalue { i32, i1 } %r2, 1
  %c1 = or i1 %d1, %d2
  %w1 = zext i1 %c1 to i32
  store i32 %w1, ptr addrspace(1) %p
  %r = xor i32 %t0, %t1
  ret i32 %r
}

; The halves of an invariant integer are taken before the loop: the product in the loop is
; still one of words, and one instruction computes both of its words.
; CHECK-LABEL: {{^}}invariant:
; CHECK-NOT: {{IMUL|IMAD }}
; CHECK: IMAD.WIDE.U32 R{{\[}}[[LO:[0-9]+]]:[[HI:[0-9]+]]],
; CHECK: LOP3 R{{[0-9]+}}, R[[LO]], R[[HI]], RZ, 0x3c
; CHECK-NOT: {{IMUL|IMAD }}
; CHECK: RET
define i32 @invariant(i64 %x, i32 %n) {
entry:
  %low = trunc i64 %x to i32
  %upper = lshr i64 %x, 32
  %high = trunc i64 %upper to i32
  %wide = and i64 %x, 4294967295
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ %high, %entry ], [ %sum, %loop ]
  %lo = mul i32 %low, %s
  %ws = zext i32 %s to i64
  %product = mul nuw i64 %wide, %ws
  %top = lshr i64 %product, 32
  %hi = trunc i64 %top to i32
  %sum = xor i32 %lo, %hi
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %sum
}

; A factor is truncated in the block of its product, from a half that is computed before.
; CHECK-LABEL: {{^}}truncated:
; CHECK: CALL
; CHECK: IMAD.WIDE.U32 R{{\[}}[[LO:[0-9]+]]:[[HI:[0-9]+]]],
; CHECK-NOT: IMUL
; CHECK: IMAD R{{[0-9]+}}, R{{[0-9]+}}, R{{[0-9]+}}, R[[HI]]
; CHECK: RET
define i32 @truncated(i64 %x, i32 %n, i1 %c) {
entry:
  %upper = lshr i64 %x, 32
  br i1 %c, label %then, label %exit
then:
  call void @external()
  %high = trunc i64 %upper to i32
  %square = mul i32 %high, %high
  %whole = mul i64 %upper, %upper
  %top = lshr i64 %whole, 32
  %word = trunc i64 %top to i32
  %sum = add i32 %square, %word
  ret i32 %sum
exit:
  %address = mul i32 %n, trunc (i64 ptrtoint (ptr addrspace(3) @shared to i64) to i32)
  ret i32 %address
}
@shared = addrspace(3) global i32 poison
declare void @external()
