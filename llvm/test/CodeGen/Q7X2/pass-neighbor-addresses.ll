; An address is computed from one that has been accessed if they differ by a multiple of
; one value.
; RUN: llc -O2 -stop-after=q7x2-neighbor-addresses %s -o - | FileCheck %s
; RUN: llc -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ASM

target triple = "q7x2"

; The element above, the one below, and a constant difference from that.
; CHECK-LABEL: define i32 @rows(
; CHECK: %p = getelementptr inbounds i32, ptr addrspace(1) %a
; CHECK: [[N:%.*]] = sext i32 %n to i64
; CHECK: [[UP:%.*]] = mul i64 [[N]], -4
; CHECK: [[Q:%.*]] = getelementptr i8, ptr addrspace(1) %p, i64 [[UP]]
; CHECK: load i32, ptr addrspace(1) [[Q]]
; CHECK: [[N2:%.*]] = sext i32 %n to i64
; CHECK: [[DOWN:%.*]] = mul i64 [[N2]], 8
; CHECK: [[R:%.*]] = getelementptr i8, ptr addrspace(1) %p, i64 [[DOWN]]
; CHECK: load i32, ptr addrspace(1) [[R]]
; CHECK: [[S:%.*]] = getelementptr i8, ptr addrspace(1) [[R]], i64 -4
; CHECK: load i32, ptr addrspace(1) [[S]]
; CHECK-NOT: load
;
; ASM-LABEL: rows:
; ASM: IMAD.WIDE [[P:R\[[0-9]+:[0-9]+\]]], R{{[0-9]+}}, 0x4, R
; ASM-DAG: IMAD.WIDE R{{.*}}, -0x4, [[P]]
; ASM-DAG: IMAD.WIDE R{{.*}}, 0x8, [[P]]
; ASM-NOT: IADD.X
; ASM: RET
define i32 @rows(ptr addrspace(1) %a, i32 %n, i32 %x, i32 %y) {
  %row = mul nsw i32 %y, %n
  %i = add nsw i32 %row, %x
  %wide.i = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.i
  %u = load i32, ptr addrspace(1) %p
  %y.up = add nsw i32 %y, -1
  %row.up = mul nsw i32 %y.up, %n
  %j = add nsw i32 %row.up, %x
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  %y.down = add nsw i32 %y, 2
  %row.down = mul nsw i32 %n, %y.down
  %k = add nsw i32 %row.down, %x
  %wide.k = sext i32 %k to i64
  %r = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.k
  %w = load i32, ptr addrspace(1) %r
  %x.left = sub nsw i32 %x, 1
  %l = add nsw i32 %row.down, %x.left
  %wide.l = sext i32 %l to i64
  %s = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.l
  %z = load i32, ptr addrspace(1) %s
  %uv = xor i32 %u, %v
  %wz = add i32 %w, %z
  %sum = sub i32 %uv, %wz
  ret i32 %sum
}

; A difference by a product has to have fewer factors; one that is computed already is used.
; CHECK-LABEL: define float @planes(
; CHECK: [[Y:%.*]] = sext i32 %ny to i64
; CHECK: [[X:%.*]] = sext i32 %nx to i64
; CHECK: [[XY:%.*]] = mul i64 [[Y]], [[X]]
; CHECK: [[D:%.*]] = mul i64 [[XY]], 4
; CHECK: getelementptr i8, ptr addrspace(1) %p, i64 [[D]]
; CHECK-LABEL: define float @known_plane(
; CHECK: %xy = mul nsw i32 %nx, %ny
; CHECK: [[XY:%.*]] = sext i32 %xy to i64
; CHECK: [[D:%.*]] = mul i64 [[XY]], 4
; CHECK: getelementptr i8, ptr addrspace(1) %p, i64 [[D]]
; CHECK-LABEL: define float @product(
; CHECK: load float, ptr addrspace(1) %q
define float @planes(ptr addrspace(1) %a, i32 %nx, i32 %ny, i32 %x, i32 %z) {
  %line = mul nsw i32 %z, %ny
  %row = mul nsw i32 %line, %nx
  %i = add nsw i32 %row, %x
  %wide.i = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %wide.i
  %u = load float, ptr addrspace(1) %p
  %z1 = add nsw i32 %z, 1
  %line1 = mul nsw i32 %z1, %ny
  %row1 = mul nsw i32 %line1, %nx
  %j = add nsw i32 %row1, %x
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i64 %wide.j
  %v = load float, ptr addrspace(1) %q
  %sum = fadd float %u, %v
  ret float %sum
}

define float @known_plane(ptr addrspace(1) %a, i32 %nx, i32 %ny, i32 %x, i32 %z) {
  %xy = mul nsw i32 %nx, %ny
  %row = mul nsw i32 %z, %xy
  %i = add nsw i32 %row, %x
  %wide.i = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %wide.i
  %u = load float, ptr addrspace(1) %p
  %j = add nsw i32 %i, %xy
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i64 %wide.j
  %v = load float, ptr addrspace(1) %q
  %sum = fadd float %u, %v
  ret float %sum
}

define float @product(ptr addrspace(1) %a, i32 %nx, i32 %ny, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %wide.x
  %u = load float, ptr addrspace(1) %p
  %xy = mul nsw i32 %nx, %ny
  %j = add nsw i32 %x, %xy
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i64 %wide.j
  %v = load float, ptr addrspace(1) %q
  %sum = fadd float %u, %v
  ret float %sum
}

; Of indices that may wrap the difference is known modulo 2^32. That is enough if it is a
; constant, as an object has at most 4 GiB: sums, differences, products and shifts;
; CHECK-LABEL: define i32 @wrapping(
; CHECK: [[Q:%.*]] = getelementptr i8, ptr addrspace(1) %p, i64 -4
; CHECK: load i32, ptr addrspace(1) [[Q]]
; CHECK: [[R:%.*]] = getelementptr i8, ptr addrspace(1) %p, i64 -44
; CHECK: load i32, ptr addrspace(1) [[R]]
; ASM-LABEL: wrapping:
; ASM: LDG R{{[0-9]+}}, [[[P:R\[[0-9]+:[0-9]+\]]].64]
; ASM-DAG: LDG R{{[0-9]+}}, [[[P]].64-0x4]
; ASM-DAG: LDG R{{[0-9]+}}, [[[P]].64-0x2c]
define i32 @wrapping(ptr addrspace(1) %a, i32 %x, i32 %y) {
  %y2 = shl i32 %y, 1
  %i = add i32 %x, %y2
  %wide.i = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.i
  %u = load i32, ptr addrspace(1) %p
  %j = add i32 %i, -1
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  %y1 = sub i32 %y, 4
  %k.y = mul i32 %y1, 2
  %k0 = sub i32 %x, 3
  %k = add i32 %k.y, %k0
  %wide.k = sext i32 %k to i64
  %r = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.k
  %w = load i32, ptr addrspace(1) %r
  %uv = add i32 %u, %v
  %sum = sub i32 %uv, %w
  ret i32 %sum
}

; unsigned indices, and those that are truncated;
; CHECK-LABEL: define i32 @unsigned(
; CHECK: [[Q:%.*]] = getelementptr i8, ptr addrspace(1) %p, i64 4
; CHECK: load i32, ptr addrspace(1) [[Q]]
; CHECK: [[R:%.*]] = getelementptr i8, ptr addrspace(1) %p, i64 8
; CHECK: load i32, ptr addrspace(1) [[R]]
define i32 @unsigned(ptr addrspace(1) %a, i64 %x) {
  %i = trunc i64 %x to i32
  %wide.i = zext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.i
  %u = load i32, ptr addrspace(1) %p
  %j = add i32 %i, 1
  %wide.j = zext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  %x2 = add i64 %x, 2
  %k = trunc i64 %x2 to i32
  %wide.k = sext i32 %k to i64
  %r = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.k
  %w = load i32, ptr addrspace(1) %r
  %uv = add i32 %u, %v
  %sum = sub i32 %uv, %w
  ret i32 %sum
}

; but not where fewer bits wrap: 255 + 1 is 0;
; CHECK-LABEL: define i32 @bytes(
; CHECK: load i32, ptr addrspace(1) %q
; CHECK: load i32, ptr addrspace(1) %r
define i32 @bytes(ptr addrspace(1) %a, i8 %x, i32 %y) {
  %wide.x = zext i8 %x to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.x
  %u = load i32, ptr addrspace(1) %p
  %j = add i8 %x, 1
  %wide.j = zext i8 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  %y1 = add i32 %y, 1
  %k = trunc i32 %y1 to i16
  %wide.k = sext i16 %k to i64
  %wide.y = sext i32 %y to i64
  %s = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.y
  %t = load i32, ptr addrspace(1) %s
  %r = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.k
  %w = load i32, ptr addrspace(1) %r
  %uv = add i32 %u, %v
  %wt = xor i32 %w, %t
  %sum = sub i32 %uv, %wt
  ret i32 %sum
}

; nor where elements are bytes: the other number with this remainder is 4 GiB away;
; CHECK-LABEL: define i8 @byte_elements(
; CHECK: load i8, ptr addrspace(1) %q
define i8 @byte_elements(ptr addrspace(1) %a, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %wide.x
  %u = load i8, ptr addrspace(1) %p
  %j = add i32 %x, 1
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %wide.j
  %v = load i8, ptr addrspace(1) %q
  %sum = add i8 %u, %v
  ret i8 %sum
}

; with two bytes it is 8 GiB away, less the constant of the difference;
; CHECK-LABEL: define i16 @halves(
; CHECK: [[Q:%.*]] = getelementptr i8, ptr addrspace(1) %p, i64 2
; CHECK: load i16, ptr addrspace(1) [[Q]]
define i16 @halves(ptr addrspace(1) %a, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i16, ptr addrspace(1) %a, i64 %wide.x
  %u = load i16, ptr addrspace(1) %p
  %j = add i32 %x, 1
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i16, ptr addrspace(1) %a, i64 %wide.j
  %v = load i16, ptr addrspace(1) %q
  %sum = add i16 %u, %v
  ret i16 %sum
}

; that is a variable and a constant, which is 4 GiB at most, but not a variable alone;
; CHECK-LABEL: define i16 @halves_plus(
; CHECK: load i16, ptr addrspace(1) %q
; CHECK: mul i64 %{{.*}}, -2
; CHECK: load i16, ptr addrspace(1) %{{[0-9]+}}
define i16 @halves_plus(ptr addrspace(1) %a, i32 %x, i32 %n) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i16, ptr addrspace(1) %a, i64 %wide.x
  %u = load i16, ptr addrspace(1) %p
  %j0 = add i32 %x, %n
  %j = add i32 %j0, 9
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i16, ptr addrspace(1) %a, i64 %wide.j
  %v = load i16, ptr addrspace(1) %q
  %k = sub i32 %x, %n
  %wide.k = sext i32 %k to i64
  %r = getelementptr inbounds i16, ptr addrspace(1) %a, i64 %wide.k
  %w = load i16, ptr addrspace(1) %r
  %uv = add i16 %u, %v
  %sum = xor i16 %uv, %w
  ret i16 %sum
}

; nor by a difference of 2 GiB or more.
; CHECK-LABEL: define i32 @far(
; CHECK: load i32, ptr addrspace(1) %q
define i32 @far(ptr addrspace(1) %a, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.x
  %u = load i32, ptr addrspace(1) %p
  %j = add i32 %x, 536870912
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  %sum = add i32 %u, %v
  ret i32 %sum
}

; A variable of 32 bits is enough, too, also with a constant, if an element has several
; bytes.
; CHECK-LABEL: define i32 @variable(
; CHECK: [[N:%.*]] = sext i32 %n to i64
; CHECK: [[D:%.*]] = mul i64 [[N]], 4
; CHECK: [[Q:%.*]] = getelementptr i8, ptr addrspace(1) %p, i64 [[D]]
; CHECK: load i32, ptr addrspace(1) [[Q]]
; CHECK: [[N:%.*]] = sext i32 %n to i64
; CHECK: [[D:%.*]] = mul i64 [[N]], 4
; CHECK: [[R0:%.*]] = getelementptr i8, ptr addrspace(1) [[Q]], i64 [[D]]
; CHECK: [[R:%.*]] = getelementptr i8, ptr addrspace(1) [[R0]], i64 -8
; CHECK: load i32, ptr addrspace(1) [[R]]
; ASM-LABEL: variable:
; ASM: IMAD.WIDE [[P:R\[[0-9]+:[0-9]+\]]], R7, 0x4, R
; ASM-DAG: IMAD.WIDE R{{.*}}, R6, 0x4, [[P]]
; ASM-DAG: IMAD.WIDE R{{.*}}, R6, 0x8, [[P]]
; ASM-NOT: IADD.X
; ASM: RET
define i32 @variable(ptr addrspace(1) %a, i32 %n, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.x
  %u = load i32, ptr addrspace(1) %p
  %j = add i32 %x, %n
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  %j2 = add i32 %j, %n
  %k = sub i32 %j2, 2
  %wide.k = sext i32 %k to i64
  %r = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.k
  %w = load i32, ptr addrspace(1) %r
  %uv = add i32 %u, %v
  %sum = sub i32 %uv, %w
  ret i32 %sum
}

; The same variable as an unsigned number, which is not the difference.
; CHECK-LABEL: define i32 @unsigned_variable(
; CHECK: [[N:%.*]] = sext i32 %n to i64
; CHECK: [[D:%.*]] = mul i64 [[N]], -4
; CHECK: [[Q:%.*]] = getelementptr i8, ptr addrspace(1) %p, i64 [[D]]
; CHECK: load i32, ptr addrspace(1) [[Q]]
define i32 @unsigned_variable(ptr addrspace(1) %a, i32 %n, i32 %x) {
  %wide.x = zext i32 %x to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.x
  %u = load i32, ptr addrspace(1) %p
  %j = sub i32 %x, %n
  %wide.j = zext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  %sum = add i32 %u, %v
  ret i32 %sum
}

; In other cases the addresses stay: twice the variable may have more than 32 bits;
; CHECK-LABEL: define i32 @twice(
; CHECK: load i32, ptr addrspace(1) %q
define i32 @twice(ptr addrspace(1) %a, i32 %n, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.x
  %u = load i32, ptr addrspace(1) %p
  %n2 = shl i32 %n, 1
  %j = add i32 %x, %n2
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  %sum = add i32 %u, %v
  ret i32 %sum
}

; so may half of it, as the multiple of 2 bytes is only known modulo 2^33;
; CHECK-LABEL: define i16 @fields(
; CHECK: load i16, ptr addrspace(1) %q
define i16 @fields(ptr addrspace(1) %a, i32 %n, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i16, ptr addrspace(1) %a, i64 %wide.x
  %u = load i16, ptr addrspace(1) %p
  %n2 = mul i32 %n, 4
  %j = add i32 %x, %n2
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i16, ptr addrspace(1) %a, i64 %wide.j
  %v = load i16, ptr addrspace(1) %q
  %sum = add i16 %u, %v
  ret i16 %sum
}

; so may the sum of a variable and a constant, if an element is a byte;
; CHECK-LABEL: define i8 @plus(
; CHECK: load i8, ptr addrspace(1) %q
define i8 @plus(ptr addrspace(1) %a, i32 %n, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %wide.x
  %u = load i8, ptr addrspace(1) %p
  %xn = add i32 %x, %n
  %j = add i32 %xn, -1
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %wide.j
  %v = load i8, ptr addrspace(1) %q
  %sum = add i8 %u, %v
  ret i8 %sum
}

; the variable has more bits;
; CHECK-LABEL: define i32 @wide(
; CHECK: load i32, ptr addrspace(1) %q
define i32 @wide(ptr addrspace(1) %a, i64 %n, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.x
  %u = load i32, ptr addrspace(1) %p
  %n32 = trunc i64 %n to i32
  %j = add i32 %x, %n32
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  %sum = add i32 %u, %v
  ret i32 %sum
}

; another array has the same index, whose product is used twice;
; CHECK-LABEL: define i32 @two_arrays(
; CHECK: load i32, ptr addrspace(1) %q
define i32 @two_arrays(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.x
  %u = load i32, ptr addrspace(1) %p
  %j = add i32 %x, %n
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  %r = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %wide.j
  %w = load i32, ptr addrspace(1) %r
  %uv = add i32 %u, %v
  %sum = mul i32 %uv, %w
  ret i32 %sum
}

; the other address may be poison where it has not been accessed;
; CHECK-LABEL: define i32 @conditional(
; CHECK: load i32, ptr addrspace(1) %q
define i32 @conditional(ptr addrspace(1) %a, i32 %n, i32 %x, i1 %c) {
entry:
  %i = add nsw i32 %x, %n
  %wide.i = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.i
  br i1 %c, label %then, label %end
then:
  %u = load i32, ptr addrspace(1) %p
  br label %end
end:
  %t = phi i32 [ %u, %then ], [ 0, %entry ]
  %j = add nsw i32 %i, %n
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  %sum = add i32 %t, %v
  ret i32 %sum
}

; the address is needed before the access, too;
; CHECK-LABEL: define i32 @stored(
; CHECK: load i32, ptr addrspace(1) %q
define i32 @stored(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %x) {
  %i = add nsw i32 %x, %n
  %wide.i = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.i
  %u = load i32, ptr addrspace(1) %p
  %j = add nsw i32 %i, %n
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  store ptr addrspace(1) %q, ptr addrspace(1) %b
  %v = load i32, ptr addrspace(1) %q
  %sum = add i32 %u, %v
  ret i32 %sum
}

; nothing in common but the array; or the difference is a sum;
; CHECK-LABEL: define i32 @unrelated(
; CHECK: load i32, ptr addrspace(1) %q
; CHECK: load i32, ptr addrspace(1) %r
define i32 @unrelated(ptr addrspace(1) %a, i32 %n, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.x
  %u = load i32, ptr addrspace(1) %p
  %twice = shl nsw i32 %x, 1
  %wide.j = sext i32 %twice to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  %k = mul nsw i32 %n, %u
  %kx = add nsw i32 %k, %x
  %kxn = sub nsw i32 %kx, %n
  %wide.k = sext i32 %kxn to i64
  %r = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.k
  %w = load i32, ptr addrspace(1) %r
  %vw = add i32 %v, %w
  %sum = add i32 %u, %vw
  ret i32 %sum
}

; the coefficients may have more than 32 bits;
; CHECK-LABEL: define i32 @large(
; CHECK: load i32, ptr addrspace(1) %q
; CHECK: load i32, ptr addrspace(1) %r
define i32 @large(ptr addrspace(1) %a, i32 %n, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.x
  %far = getelementptr inbounds i32, ptr addrspace(1) %p, i64 8589934592
  %u = load i32, ptr addrspace(1) %far
  %j = add nsw i32 %x, %n
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %v = load i32, ptr addrspace(1) %q
  %many = mul nsw i64 %wide.j, 3000000000
  %r = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %many
  %w = load i32, ptr addrspace(1) %r
  %uv = add i32 %u, %v
  %sum = add i32 %uv, %w
  ret i32 %sum
}

; it is such a sum already;
; CHECK-LABEL: define i32 @sum(
; CHECK: load i32, ptr addrspace(1) %q
define i32 @sum(ptr addrspace(1) %a, i64 %n, i32 %x) {
  %wide.x = sext i32 %x to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.x
  %u = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %n
  %v = load i32, ptr addrspace(1) %q
  %sum = add i32 %u, %v
  ret i32 %sum
}

; the address has 32 bits.
; CHECK-LABEL: define i32 @shared(
; CHECK: load i32, ptr addrspace(3) %q
define i32 @shared(ptr addrspace(3) %a, i32 %n, i32 %x) {
  %i = add nsw i32 %x, %n
  %p = getelementptr inbounds i32, ptr addrspace(3) %a, i32 %i
  %u = load i32, ptr addrspace(3) %p
  %j = add nsw i32 %i, %n
  %q = getelementptr inbounds i32, ptr addrspace(3) %a, i32 %j
  %v = load i32, ptr addrspace(3) %q
  %sum = add i32 %u, %v
  ret i32 %sum
}

; A product of sums with eight terms: a constant is not one of them.
; CHECK-LABEL: define i32 @many_terms(
; CHECK: [[MANY:%.*]] = getelementptr inbounds i32, ptr addrspace(1) %a
; CHECK: getelementptr i8, ptr addrspace(1) [[MANY]], i64 12
define i32 @many_terms(ptr addrspace(1) %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %x) {
  %s = add i32 %b, %c
  %t = add i32 %d, %e
  %u = add i32 %t, %f
  %m = mul i32 %s, %u
  %n = add i32 %m, %g
  %i = add i32 %n, %x
  %wide.i = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.i
  %v = load i32, ptr addrspace(1) %p
  %y = add i32 %x, 3
  %j = add i32 %n, %y
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %w = load i32, ptr addrspace(1) %q
  %r = add i32 %v, %w
  ret i32 %r
}

; A ninth term: the sum of the eight others is one term.
; CHECK-LABEL: define i32 @too_many_terms(
; CHECK: [[TOO:%.*]] = getelementptr inbounds i32, ptr addrspace(1) %a
; CHECK: getelementptr i8, ptr addrspace(1) [[TOO]], i64 12
; CHECK: getelementptr i8, ptr addrspace(1) [[TOO]], i64 -20
define i32 @too_many_terms(ptr addrspace(1) %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h, i32 %x) {
  %s = add i32 %b, %c
  %t = add i32 %d, %e
  %u = add i32 %t, %f
  %m = mul i32 %s, %u
  %n0 = add i32 %m, %g
  %n = add i32 %n0, %h
  %i = add i32 %n, %x
  %wide.i = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.i
  %v = load i32, ptr addrspace(1) %p
  %y = add i32 %x, 3
  %j = add i32 %n, %y
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %w = load i32, ptr addrspace(1) %q
  %z = add i32 %x, -5
  %k = add i32 %z, %n
  %wide.k = sext i32 %k to i64
  %l = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.k
  %o = load i32, ptr addrspace(1) %l
  %r0 = add i32 %v, %w
  %r = add i32 %r0, %o
  ret i32 %r
}

; The difference of two such sums that share no sum of eight terms is not known, and of
; two with the signs changed it is no constant.
; CHECK-LABEL: define i32 @other_sums(
; CHECK-NOT: getelementptr i8
; CHECK: }
define i32 @other_sums(ptr addrspace(1) %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h, i32 %x) {
  %s = add i32 %b, %c
  %t = add i32 %d, %e
  %u = add i32 %t, %f
  %m = mul i32 %s, %u
  %n0 = add i32 %m, %g
  %n = add i32 %n0, %h
  %i = add i32 %n, %x
  %wide.i = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.i
  %v = load i32, ptr addrspace(1) %p
  %y = add i32 %x, 3
  %n1 = add i32 %m, %y
  %n2 = add i32 %n1, %g
  %j = add i32 %n2, %h
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %w = load i32, ptr addrspace(1) %q
  %k = sub i32 %x, %n
  %wide.k = sext i32 %k to i64
  %l = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.k
  %o = load i32, ptr addrspace(1) %l
  %r0 = add i32 %v, %w
  %r = add i32 %r0, %o
  ret i32 %r
}

; A sum of so many operations that those at its beginning are not looked at.
; CHECK-LABEL: define i32 @deep(
; CHECK: [[DEEP:%.*]] = getelementptr inbounds i32, ptr addrspace(1) %a
; CHECK: getelementptr i8, ptr addrspace(1) [[DEEP]], i64 12
define i32 @deep(ptr addrspace(1) %a, i32 %v0, i32 %v1, i32 %v2, i32 %v3, i32 %v4, i32 %v5, i32 %v6, i32 %v7, i32 %v8, i32 %v9, i32 %v10, i32 %v11, i32 %v12, i32 %v13) {
  %s1 = add i32 %v0, %v1
  %s2 = add i32 %s1, %v2
  %s3 = add i32 %s2, %v3
  %s4 = add i32 %s3, %v4
  %s5 = add i32 %s4, %v5
  %s6 = add i32 %s5, %v6
  %s7 = add i32 %s6, %v7
  %s8 = add i32 %s7, %v8
  %s9 = add i32 %s8, %v9
  %s10 = add i32 %s9, %v10
  %s11 = add i32 %s10, %v11
  %s12 = add i32 %s11, %v12
  %s13 = add i32 %s12, %v13
  %wide.i = sext i32 %s13 to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.i
  %v = load i32, ptr addrspace(1) %p
  %j = add i32 %s13, 3
  %wide.j = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %wide.j
  %w = load i32, ptr addrspace(1) %q
  %r = add i32 %v, %w
  ret i32 %r
}

; Strides of 64 bits: each address from the previous one, by the same sum. Sums of 64 bits may
; wrap, as addresses do.
; CHECK-LABEL: @wide_stride(
; CHECK: %v0 = load volatile float, ptr addrspace(1) %p0
; CHECK: [[S:%.*]] = mul i64 %s, 4
; CHECK-NEXT: [[P1:%.*]] = getelementptr i8, ptr addrspace(1) %p0, i64 [[S]]
; CHECK-NEXT: load volatile float, ptr addrspace(1) [[P1]]
; CHECK: [[T:%.*]] = mul i64 %s, 4
; CHECK-NEXT: [[P2:%.*]] = getelementptr i8, ptr addrspace(1) [[P1]], i64 [[T]]
; CHECK-NEXT: load volatile float, ptr addrspace(1) [[P2]]
define ptx_kernel void @wide_stride(ptr addrspace(1) %a, i64 %i, i64 %s) {
  %p0 = getelementptr float, ptr addrspace(1) %a, i64 %i
  %v0 = load volatile float, ptr addrspace(1) %p0
  %i1 = add i64 %i, %s
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %i1
  %v1 = load volatile float, ptr addrspace(1) %p1
  %t = shl i64 %s, 1
  %i2 = add i64 %i, %t
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %i2
  %v2 = load volatile float, ptr addrspace(1) %p2
  ret void
}

; No difference: %h may be odd.
; CHECK-LABEL: define i32 @exclusive(
; CHECK: %q = getelementptr inbounds i32, ptr addrspace(1) %a
define i32 @exclusive(ptr addrspace(1) %a, i64 %h, i64 %n) {
  %x = xor i64 %h, -1
  %j = mul i64 %x, %n
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %j
  %v = load i32, ptr addrspace(1) %p
  %z = xor i64 %h, -2
  %k = mul i64 %z, %n
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %k
  %u = load i32, ptr addrspace(1) %q
  %r = add i32 %v, %u
  ret i32 %r
}
