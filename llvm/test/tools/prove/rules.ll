; Each rule of the target's own in the DAG combiner is applied to a function that is
; proved: -stats has counters for them, NumCombined*.
;
; RUN: %prove %s --rules --timeout 60 | FileCheck %s
; CHECK: 28 proved, 0 wrong, 0 undecided
; CHECK: 15 of 15 rules of the combiner applied to proved code
; RUN: sed '/^define.*@bytes_with_zeros/,/^}/d' %s > %t.ll
; RUN: not %prove %t.ll --rules --timeout 60 2>&1 | FileCheck %s --check-prefix=FEW
; FEW: 26 proved, 0 wrong, 0 undecided
; FEW: 14 of 15 rules of the combiner applied to proved code
; FEW: not NumCombinedDemandedBytes

target triple = "q7x2"

; NumCombinedSums, NumCombinedHalves
define i64 @upper_sum(i64 %a) {
  %r = add i64 %a, 81985526906748928
  ret i64 %r
}

; NumCombinedSigns
define i32 @signs(i32 %a) {
  %s = lshr i32 %a, 7
  %ones = and i32 %s, 16843009
  %r = mul i32 %ones, 255
  ret i32 %r
}

; NumCombinedTruncations
define i64 @both_words(i64 %a) {
  %s = call i64 @llvm.bswap.i64(i64 %a)
  %lo = trunc i64 %s to i32
  %h = lshr i64 %s, 32
  %hi = trunc i64 %h to i32
  %x = call i32 @llvm.bswap.i32(i32 %lo)
  %y = call i32 @llvm.bswap.i32(i32 %hi)
  %zx = zext i32 %x to i64
  %zy = zext i32 %y to i64
  %t = shl i64 %zx, 32
  %r = or i64 %t, %zy
  ret i64 %r
}

; NumCombinedZeroPairs
define i64 @zero_word(i16 %a, i16 %b) {
  %v = insertelement <4 x i16> zeroinitializer, i16 %a, i32 0
  %w = insertelement <4 x i16> %v, i16 %b, i32 1
  %r = bitcast <4 x i16> %w to i64
  ret i64 %r
}

; NumCombinedConstantCasts
define ptx_kernel void @cast_of_parameter(<2 x i32> %v, ptr addrspace(1) %out) {
  %r = bitcast <2 x i32> %v to i64
  %s = add i64 %r, 1
  store i64 %s, ptr addrspace(1) %out
  ret void
}

; NumCombinedWideCompares
define i1 @compare_extensions(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %r = icmp slt i64 %x, %y
  ret i1 %r
}

; NumCombinedSelectCompares
define i1 @compare_selected(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %s = select i1 %c, i32 5, i32 9
  %r = icmp eq i32 %s, 9
  ret i1 %r
}

; NumCombinedConstantLoads
define ptx_kernel void @by_value(ptr byval({ i32, [3 x i32] }) align 4 %s,
                                 ptr addrspace(1) %out) {
  %p = getelementptr i8, ptr %s, i64 8
  %v = load i32, ptr %p
  %w = load i32, ptr %s
  %r = sub i32 %v, %w
  store i32 %r, ptr addrspace(1) %out
  ret void
}

; NumCombinedStackAccesses
define i32 @on_the_stack(i32 %a, i32 %b, i32 %i) {
  %o = alloca [4 x i32], align 16
  %k = and i32 %i, 3
  %p = getelementptr [4 x i32], ptr %o, i32 0, i32 %k
  store i32 %a, ptr %o
  store i32 %b, ptr %p
  %r = load i32, ptr %o
  ret i32 %r
}

; NumCombinedAddresses
define ptx_kernel void @in_shared_memory(ptr addrspace(3) %p, i32 %i) {
  %q = getelementptr i32, ptr addrspace(3) %p, i32 %i
  store i32 %i, ptr addrspace(3) %q
  ret void
}

; NumCombinedVectorExtensions
define ptx_kernel void @upper_elements(<8 x i16> %v, ptr addrspace(1) %p) {
  %a = shufflevector <8 x i16> %v, <8 x i16> poison, <4 x i32> <i32 poison, i32 poison, i32 5, i32 poison>
  br label %next
next:
  %b = shufflevector <4 x i16> %a, <4 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %c = shufflevector <8 x i16> %b, <8 x i16> poison, <2 x i32> <i32 6, i32 2>
  store <2 x i16> %c, ptr addrspace(1) %p
  ret void
}

; NumCombinedBytes, NumCombinedConstantBytes
define i32 @bytes_of_two_words(i32 %x, i32 %y) {
  %a = bitcast i32 %x to <4 x i8>
  %b = bitcast i32 %y to <4 x i8>
  %v = shufflevector <4 x i8> %a, <4 x i8> %b, <4 x i32> <i32 3, i32 4, i32 6, i32 1>
  %r = bitcast <4 x i8> %v to i32
  ret i32 %r
}

; NumCombinedDemandedBytes
define i32 @bytes_with_zeros(i32 %x, i32 %y) {
  %a = bitcast i32 %x to <4 x i8>
  %b = bitcast i32 %y to <4 x i8>
  %c = shufflevector <4 x i8> %a, <4 x i8> %b, <4 x i32> <i32 3, i32 1, i32 1, i32 6>
  %d = insertelement <4 x i8> %c, i8 0, i32 1
  %e = insertelement <4 x i8> %d, i8 0, i32 2
  %r = bitcast <4 x i8> %e to i32
  ret i32 %r
}

declare i32 @llvm.bswap.i32(i32)
declare i64 @llvm.bswap.i64(i64)

; NumCombinedElements
define ptx_kernel void @elements_of_parameters(<2 x i32> %v, ptr addrspace(1) %p) {
  %a = extractelement <2 x i32> %v, i32 0
  %b = extractelement <2 x i32> %v, i32 1
  %s = mul i32 %a, %b
  store i32 %s, ptr addrspace(1) %p
  ret void
}
