; Indices that q7x2-straight-line-addresses keeps LLVM from splitting, and others.
; RUN: llc -O2 -q7x2-separate-offsets=0 -q7x2-strength-reduction=0 \
; RUN:   -stop-after=q7x2-straight-line-addresses %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o /dev/null

target triple = "q7x2"

; An index of bytes that wraps may be in an object of 4 GiB,
; CHECK-LABEL: @bytes(
; CHECK: getelementptr nusw i8, ptr addrspace(1) %a
define i8 @bytes(ptr addrspace(1) %a, i32 %x) {
  %j = add i32 %x, 1
  %k = sext i32 %j to i64
  %p = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %k
  %v = load i8, ptr addrspace(1) %p
  ret i8 %v
}

; also if its extension is that of the GEP;
; CHECK-LABEL: @implicit(
; CHECK: getelementptr nusw i8, ptr addrspace(1) %a
define i8 @implicit(ptr addrspace(1) %a, i32 %x) {
  %j = add i32 1, %x
  %p = getelementptr inbounds i8, ptr addrspace(1) %a, i32 %j
  %v = load i8, ptr addrspace(1) %p
  ret i8 %v
}

; of words, only if the constant is more than 2^30;
; CHECK-LABEL: @words(
; CHECK: getelementptr inbounds i32, ptr addrspace(1) %a
define i32 @words(ptr addrspace(1) %a, i32 %x) {
  %j = add i32 %x, 1073741824
  %k = sext i32 %j to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %k
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

; CHECK-LABEL: @far_words(
; CHECK: getelementptr nusw i32, ptr addrspace(1) %a
define i32 @far_words(ptr addrspace(1) %a, i32 %x) {
  %j = add i32 %x, 1073741825
  %k = sext i32 %j to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %k
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

; in fewer bits, always.
; CHECK-LABEL: @short(
; CHECK: getelementptr nusw i32, ptr addrspace(1) %a
define i32 @short(ptr addrspace(1) %a, i16 %x) {
  %j = add i16 %x, 1
  %k = sext i16 %j to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %k
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

; The flags of a sum that is truncated go, and with them inbounds;
; CHECK-LABEL: @truncated(
; CHECK: add i32 %x, 1
; CHECK: getelementptr nusw i32, ptr addrspace(1) %a
define i32 @truncated(ptr addrspace(1) %a, i32 %x) {
  %j = add nuw nsw i32 %x, 1
  %t = trunc i32 %j to i16
  %k = sext i16 %t to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %k
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

; also of a part of it, and if it is zero-extended.
; CHECK-LABEL: @part(
; CHECK: sub i32 %x, 1
; CHECK: add i32 %j, %y
; CHECK: getelementptr inbounds i32, ptr addrspace(1) %a
define i32 @part(ptr addrspace(1) %a, i32 %x, i32 %y) {
  %j = sub nuw nsw i32 %x, 1
  %s = add nsw i32 %j, %y
  %t = trunc i32 %s to i8
  %k = zext i8 %t to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %k
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

; Sums that do not wrap, and those that LLVM leaves alone, stay: extended unsigned ones,
; negative constants, variables, and indices of 64 bits.
; CHECK-LABEL: @others(
; CHECK: add nsw i32 %x, 1
; CHECK: getelementptr inbounds i8, ptr addrspace(1) %a, i64 %k1
; CHECK: getelementptr inbounds i8, ptr addrspace(1) %a, i64 %k2
; CHECK: getelementptr inbounds i8, ptr addrspace(1) %a, i64 %k3
; CHECK: getelementptr inbounds i8, ptr addrspace(1) %a, i64 %k4
; CHECK: add nsw i64 %z, 1
; CHECK: trunc i64
; CHECK: getelementptr inbounds i8, ptr addrspace(1) %a, i64 %j5
define i8 @others(ptr addrspace(1) %a, i32 %x, i32 %y, i64 %z) {
  %j1 = add nsw i32 %x, 1
  %k1 = sext i32 %j1 to i64
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %k1
  %j2 = add i32 %x, 1
  %k2 = zext i32 %j2 to i64
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %k2
  %j3 = add i32 %x, -1
  %k3 = sext i32 %j3 to i64
  %p3 = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %k3
  %j4 = add i32 %x, %y
  %k4 = sext i32 %j4 to i64
  %p4 = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %k4
  %j5 = add nsw i64 %z, 1
  %t5 = trunc i64 %j5 to i8
  %p5 = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %j5
  %v1 = load i8, ptr addrspace(1) %p1
  %v2 = load i8, ptr addrspace(1) %p2
  %v3 = load i8, ptr addrspace(1) %p3
  %v4 = load i8, ptr addrspace(1) %p4
  %v5 = load i8, ptr addrspace(1) %p5
  %s1 = xor i8 %v1, %v2
  %s2 = xor i8 %v3, %v4
  %s3 = xor i8 %v5, %t5
  %s4 = xor i8 %s1, %s2
  %s = xor i8 %s3, %s4
  ret i8 %s
}
