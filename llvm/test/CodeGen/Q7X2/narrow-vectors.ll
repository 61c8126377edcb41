; RUN: llc -verify-machineinstrs %s -o - | FileCheck %s --implicit-check-not=STL --implicit-check-not=LDL
; RUN: llc -O0 -verify-machineinstrs %s -o /dev/null
;
; Vectors of narrow numbers are unpacked from words and packed into words in
; registers, and are loaded and stored by words.
target triple = "q7x2"

; The bytes of R4: the lowest by a mask, the highest by a shift, the others by a
; PRMT each; RZ is bytes 4 to 7.
; CHECK-LABEL: unsigned_bytes:
; CHECK-NOT: PRMT
; CHECK-DAG: LOP3 {{.*}}R4, 0xff,
; CHECK-DAG: PRMT {{R[0-9]+}}, R4, RZ, 0x4441
; CHECK-DAG: PRMT {{R[0-9]+}}, R4, RZ, 0x4442
; CHECK-DAG: SHF.R.HI.U32 {{R[0-9]+}}, RZ, 0x18, R4
; CHECK-NOT: PRMT
; CHECK: RET
define <4 x i32> @unsigned_bytes(i32 %x) {
  %v = bitcast i32 %x to <4 x i8>
  %r = zext <4 x i8> %v to <4 x i32>
  ret <4 x i32> %r
}

; A selector digit of 8 or more replicates that byte's sign.
; CHECK-LABEL: signed_bytes:
; CHECK-NOT: PRMT
; CHECK-DAG: PRMT {{R[0-9]+}}, R4, RZ, 0x8880
; CHECK-DAG: PRMT {{R[0-9]+}}, R4, RZ, 0x9991
; CHECK-DAG: PRMT {{R[0-9]+}}, R4, RZ, 0xaaa2
; CHECK-DAG: SHF.R.HI {{R[0-9]+}}, RZ, 0x18, R4
; CHECK-NOT: PRMT
; CHECK: RET
define <4 x i32> @signed_bytes(float %x) {
  %v = bitcast float %x to <4 x i8>
  %r = sext <4 x i8> %v to <4 x i32>
  ret <4 x i32> %r
}

; Four registers: three PRMTs and no masks.
; CHECK-LABEL: pack_bytes:
; CHECK-NOT: LOP3
; CHECK-DAG: PRMT [[LO:R[0-9]+]], R4, R5, 0x40 ?
; CHECK-DAG: PRMT [[HI:R[0-9]+]], R6, R7, 0x40 ?
; CHECK: PRMT R4, [[LO]], [[HI]], 0x5410
; CHECK-NOT: PRMT
; CHECK: RET
define i32 @pack_bytes(<4 x i32> %x) {
  %v = trunc <4 x i32> %x to <4 x i8>
  %r = bitcast <4 x i8> %v to i32
  ret i32 %r
}

; CHECK-LABEL: pack_shorts:
; CHECK-DAG: PRMT {{R[0-9]+}}, R4, R5, 0x5410
; CHECK-DAG: PRMT {{R[0-9]+}}, R6, R7, 0x5410
; CHECK-NOT: PRMT
; CHECK: RET
define i64 @pack_shorts(<4 x i32> %x) {
  %v = trunc <4 x i32> %x to <4 x i16>
  %r = bitcast <4 x i16> %v to i64
  ret i64 %r
}

; Any bytes of two words are one PRMT, the bytes of one word in order none:
; x.3, y.0, y.2, x.1, where those of y are numbered from 4.
; CHECK-LABEL: two_words:
; CHECK-NOT: LOP3
; CHECK-NOT: SHF
; CHECK: PRMT R4, R4, R5, 0x1643
; CHECK-NOT: PRMT
; CHECK: RET
define i32 @two_words(i32 %x, i32 %y) {
  %a = bitcast i32 %x to <4 x i8>
  %b = bitcast i32 %y to <4 x i8>
  %v = shufflevector <4 x i8> %a, <4 x i8> %b, <4 x i32> <i32 3, i32 4, i32 6, i32 1>
  %r = bitcast <4 x i8> %v to i32
  ret i32 %r
}

; CHECK-LABEL: same_word:
; CHECK-NOT: PRMT
; CHECK: RET
define i32 @same_word(i32 %x) {
  %a = bitcast i32 %x to <2 x i16>
  %b = extractelement <2 x i16> %a, i32 0
  %c = extractelement <2 x i16> %a, i32 1
  %d = insertelement <2 x i16> poison, i16 %b, i32 0
  %e = insertelement <2 x i16> %d, i16 %c, i32 1
  %r = bitcast <2 x i16> %e to i32
  ret i32 %r
}

; The third byte of x, two zeros and the second byte of y: RZ is a third register.
; CHECK-LABEL: with_zeros:
; CHECK-COUNT-3: PRMT
; CHECK-NOT: PRMT
; CHECK: RET
define i32 @with_zeros(i32 %x, i32 %y) {
  %a = bitcast i32 %x to <4 x i8>
  %b = bitcast i32 %y to <4 x i8>
  %c = shufflevector <4 x i8> %a, <4 x i8> %b, <4 x i32> <i32 2, i32 0, i32 0, i32 5>
  %v = insertelement <4 x i8> %c, i8 0, i32 1
  %w = insertelement <4 x i8> %v, i8 0, i32 2
  %r = bitcast <4 x i8> %w to i32
  ret i32 %r
}

; CHECK-LABEL: of_two_bytes:
; CHECK: PRMT
; CHECK-NOT: PRMT
; CHECK: RET
define i16 @of_two_bytes(i16 %x) {
  %v = bitcast i16 %x to <2 x i8>
  %s = shufflevector <2 x i8> %v, <2 x i8> poison, <2 x i32> <i32 1, i32 0>
  %r = bitcast <2 x i8> %s to i16
  ret i16 %r
}

; CHECK-LABEL: of_four_words:
; CHECK-COUNT-4: PRMT {{.*}}0x123 ?
; CHECK-NOT: PRMT
; CHECK: RET
define <4 x i32> @of_four_words(<4 x i32> %x) {
  %v = bitcast <4 x i32> %x to <16 x i8>
  %s = shufflevector <16 x i8> %v, <16 x i8> poison, <16 x i32> <i32 3, i32 2, i32 1, i32 0, i32 7, i32 6, i32 5, i32 4, i32 11, i32 10, i32 9, i32 8, i32 15, i32 14, i32 13, i32 12>
  %r = bitcast <16 x i8> %s to <4 x i32>
  ret <4 x i32> %r
}

; CHECK-LABEL: shorts_of_halves:
; CHECK-NOT: STL
; CHECK: RET
define <4 x i16> @shorts_of_halves(<4 x half> %x) {
  %r = bitcast <4 x half> %x to <4 x i16>
  ret <4 x i16> %r
}

; CHECK-LABEL: in_memory:
; CHECK-COUNT-2: LDG.64
; CHECK-COUNT-6: PRMT
; CHECK-NOT: PRMT
; CHECK: STG.64
; CHECK-NOT: STG
; CHECK: EXIT
define ptx_kernel void @in_memory(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load <8 x i8>, ptr addrspace(1) %p
  %y = load <8 x i8>, ptr addrspace(1) %q
  %z = add <8 x i8> %x, %y
  store <8 x i8> %z, ptr addrspace(1) %p
  ret void
}

; By words if the alignment allows it, otherwise by elements.
; CHECK-LABEL: less_aligned:
; CHECK: LDG R
; CHECK: LDG R
; CHECK-NOT: LDG
; CHECK-COUNT-8: STG.U8
; CHECK-NOT: STG
; CHECK: EXIT
define ptx_kernel void @less_aligned(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load <8 x i8>, ptr addrspace(1) %p, align 4
  store <8 x i8> %x, ptr addrspace(1) %q, align 1
  ret void
}

; Only the element that is used is loaded.
; CHECK-LABEL: one_element:
; CHECK: LDG.U8 {{.*}}+0x2]
; CHECK-NOT: PRMT
; CHECK: EXIT
define ptx_kernel void @one_element(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load <4 x i8>, ptr addrspace(1) %p
  %y = extractelement <4 x i8> %x, i32 2
  %z = zext i8 %y to i32
  store i32 %z, ptr addrspace(1) %q
  ret void
}

; Elements that have several uses are bytes of the word as well.
; CHECK-LABEL: compared_bytes:
; CHECK: LDG [[WORD:R[0-9]+]],
; CHECK-NOT: SHF
; CHECK: PRMT {{R[0-9]+}}, [[WORD]], RZ, 0x4441
; CHECK-NOT: SHF
; CHECK: RET
define i32 @compared_bytes(ptr addrspace(1) %p, i1 %a, i32 %b) {
  %v = load <4 x i8>, ptr addrspace(1) %p
  %e0 = extractelement <4 x i8> %v, i64 0
  %x0 = zext i8 %e0 to i32
  %c0 = icmp slt i32 %b, %x0
  %s0 = select i1 %c0, i32 1, i32 0
  %e1 = extractelement <4 x i8> %v, i64 1
  %x1 = zext i8 %e1 to i32
  %c1 = icmp slt i32 %b, %x1
  %d = select i1 %a, i1 %c1, i1 false
  %s1 = select i1 %d, i32 1, i32 0
  %r = or i32 %s0, %s1
  ret i32 %r
}

; Four and eight halves are loaded and stored at once, too.
; CHECK-LABEL: halves:
; CHECK: LDG.64
; CHECK-COUNT-2: HADD2
; CHECK: STG.64
; CHECK: EXIT
define ptx_kernel void @halves(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load <4 x half>, ptr addrspace(1) %p
  %y = fadd <4 x half> %x, %x
  store <4 x half> %y, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: eight_halves:
; CHECK: LDG.128
; CHECK-NOT: PRMT
; CHECK: STG.128
; CHECK: EXIT
define ptx_kernel void @eight_halves(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load <8 x bfloat>, ptr addrspace(1) %p
  store <8 x bfloat> %x, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: reinterpreted_halves:
; CHECK-NOT: PRMT
; CHECK: HADD2 R4, R4, R4
; CHECK: HADD2 R5, R5, R5
; CHECK-NOT: PRMT
; CHECK: RET
define i64 @reinterpreted_halves(i64 %x) {
  %v = bitcast i64 %x to <4 x half>
  %y = fadd <4 x half> %v, %v
  %r = bitcast <4 x half> %y to i64
  ret i64 %r
}
