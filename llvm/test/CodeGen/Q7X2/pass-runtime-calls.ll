; RUN: llc -start-before=q7x2-runtime-calls -stop-after=q7x2-runtime-calls %s -o - | FileCheck %s
;
; The target runtime is linked as far as it is used, as internal functions.
; RUN: llc -start-before=q7x2-runtime-calls -stop-after=q7x2-runtime-calls %s -o - \
; RUN:   | FileCheck --check-prefix=LINKED %s '--implicit-check-not=define internal {{.*}}@__q7x2_powi32'
;
; Operations that are calls of the target runtime. Their results are checked in
; Execution/operations-*.test.
target triple = "q7x2"

; LINKED-DAG: define internal {{.*}}@__q7x2_divmod64(
; LINKED-DAG: define internal {{.*}}@__q7x2_udivmod64(
; LINKED-DAG: define internal {{.*}}@__q7x2_udivmod128(
; LINKED-DAG: define internal {{.*}}@__q7x2_fdiv64(
; LINKED-DAG: define internal {{.*}}@__q7x2_rcp64(
; LINKED-DAG: define internal {{.*}}@__q7x2_sqrt64(
; LINKED-DAG: define internal {{.*}}@__q7x2_rsqrt64(
; LINKED-DAG: define internal {{.*}}@__q7x2_powi64(

; ---- integers of more than 32 bits

; In 32 bits if the operands fit.
; CHECK-LABEL: define i64 @quotient(
; CHECK-NEXT: [[V1:%.*]] = or i64 %a, %b
; CHECK-NEXT: [[V2:%.*]] = and i64 [[V1]], -4294967296
; CHECK-NEXT: [[V3:%.*]] = icmp eq i64 [[V2]], 0
; CHECK-NEXT: br i1 [[V3]]
; CHECK: [[V4:%.*]] = udiv i32
; CHECK-NEXT: [[SHORT:%.*]] = zext i32 [[V4]] to i64
; CHECK: [[V5:%.*]] = call { i64, i64 } @__q7x2_divmod64(i64 %a, i64 %b) [[PURE:#[0-9]+]]
; CHECK-NEXT: [[LONG:%.*]] = extractvalue { i64, i64 } [[V5]], 0
; CHECK: [[V6:%.*]] = phi i64 [ [[SHORT]], {{.*}} ], [ [[LONG]], {{.*}} ]
; CHECK-NEXT: ret i64 [[V6]]
define i64 @quotient(i64 %a, i64 %b) {
  %r = sdiv i64 %a, %b
  ret i64 %r
}

; Not where the code is to be small.
; CHECK-LABEL: define i64 @small_quotient(
; CHECK-NEXT: [[V1:%.*]] = call { i64, i64 } @__q7x2_divmod64(i64 %a, i64 %b) [[PURE:#[0-9]+]]
; CHECK-NEXT: [[V2:%.*]] = extractvalue { i64, i64 } [[V1]], 0
; CHECK-NEXT: ret i64 [[V2]]
define i64 @small_quotient(i64 %a, i64 %b) optsize {
  %r = sdiv i64 %a, %b
  ret i64 %r
}

; One call has both results.
; CHECK-LABEL: define i64 @quotient_and_remainder(
; CHECK: call {{.*}} @__q7x2_udivmod64
; CHECK-NOT: call
; CHECK: ret i64
define i64 @quotient_and_remainder(i64 %a, i64 %b) {
  %q = udiv i64 %a, %b
  %r = urem i64 %a, %b
  %x = xor i64 %q, %r
  ret i64 %x
}

; Extended to a width that the runtime has.
; CHECK-LABEL: define i40 @remainder(
; CHECK-NEXT: [[V1:%.*]] = zext i40 %a to i64
; CHECK-NEXT: [[V2:%.*]] = zext i40 %b to i64
; CHECK-NEXT: [[V3:%.*]] = call { i64, i64 } @__q7x2_udivmod64(i64 [[V1]], i64 [[V2]]) [[PURE:#[0-9]+]]
; CHECK-NEXT: [[V4:%.*]] = extractvalue { i64, i64 } [[V3]], 1
; CHECK-NEXT: [[V5:%.*]] = trunc i64 [[V4]] to i40
; CHECK-NEXT: ret i40 [[V5]]
define i40 @remainder(i40 %a, i40 %b) {
  %r = urem i40 %a, %b
  ret i40 %r
}

; CHECK-LABEL: define i100 @wide(
; CHECK-NEXT: [[V1:%.*]] = zext i100 %a to i128
; CHECK-NEXT: [[V2:%.*]] = zext i100 %b to i128
; CHECK-NEXT: [[V3:%.*]] = call { i128, i128 } @__q7x2_udivmod128(i128 [[V1]], i128 [[V2]]) [[PURE:#[0-9]+]]
; CHECK-NEXT: [[V4:%.*]] = extractvalue { i128, i128 } [[V3]], 0
; CHECK-NEXT: [[V5:%.*]] = trunc i128 [[V4]] to i100
; CHECK-NEXT: ret i100 [[V5]]
define i100 @wide(i100 %a, i100 %b) {
  %r = udiv i100 %a, %b
  ret i100 %r
}

; CHECK-LABEL: define <2 x i64> @elements(
; CHECK-NEXT: [[V1:%.*]] = extractelement <2 x i64> %a, i64 0
; CHECK-NEXT: [[V2:%.*]] = extractelement <2 x i64> %b, i64 0
; CHECK-NEXT: [[V3:%.*]] = call { i64, i64 } @__q7x2_divmod64(i64 [[V1]], i64 [[V2]]) [[PURE:#[0-9]+]]
; CHECK-NEXT: [[V4:%.*]] = extractvalue { i64, i64 } [[V3]], 0
; CHECK-NEXT: [[V5:%.*]] = insertelement <2 x i64> poison, i64 [[V4]], i64 0
; CHECK-NEXT: [[V6:%.*]] = extractelement <2 x i64> %a, i64 1
; CHECK-NEXT: [[V7:%.*]] = extractelement <2 x i64> %b, i64 1
; CHECK-NEXT: [[V8:%.*]] = call { i64, i64 } @__q7x2_divmod64(i64 [[V6]], i64 [[V7]]) [[PURE:#[0-9]+]]
; CHECK-NEXT: [[V9:%.*]] = extractvalue { i64, i64 } [[V8]], 0
; CHECK-NEXT: [[V10:%.*]] = insertelement <2 x i64> [[V5]], i64 [[V9]], i64 1
; CHECK-NEXT: ret <2 x i64> [[V10]]
define <2 x i64> @elements(<2 x i64> %a, <2 x i64> %b) {
  %r = sdiv <2 x i64> %a, %b
  ret <2 x i64> %r
}

; Divisions by constants are multiplications or shifts, narrow ones are selected.
; CHECK-LABEL: define i64 @by_constant(
; CHECK-NEXT: %r = udiv i64 %a, 10
; CHECK-NEXT: ret i64 %r
define i64 @by_constant(i64 %a) {
  %r = udiv i64 %a, 10
  ret i64 %r
}

; CHECK-LABEL: define i128 @by_power_of_two(
; CHECK-NEXT: %r = udiv i128 %a, 1024
; CHECK-NEXT: ret i128 %r
define i128 @by_power_of_two(i128 %a) {
  %r = udiv i128 %a, 1024
  ret i128 %r
}

; CHECK-LABEL: define i32 @narrow(
; CHECK-NEXT: %r = udiv i32 %a, %b
; CHECK-NEXT: ret i32 %r
define i32 @narrow(i32 %a, i32 %b) {
  %r = udiv i32 %a, %b
  ret i32 %r
}

; ---- doubles

; CHECK-LABEL: define double @division(
; CHECK-NEXT: [[V1:%.*]] = call double @__q7x2_fdiv64(double %x, double %y) [[PURE:#[0-9]+]]
; CHECK-NEXT: ret double [[V1]]
define double @division(double %x, double %y) optsize {
  %r = fdiv double %x, %y
  ret double %r
}

; CHECK-LABEL: define double @reciprocal(
; CHECK-NEXT: [[V1:%.*]] = call double @__q7x2_rcp64(double %x) [[PURE:#[0-9]+]]
; CHECK-NEXT: ret double [[V1]]
define double @reciprocal(double %x) optsize {
  %r = call double @llvm.nvvm.rcp.rn.d(double %x)
  ret double %r
}

; CHECK-LABEL: define double @division_of_one(
; CHECK-NEXT: [[V1:%.*]] = call double @__q7x2_rcp64(double %x) [[PURE:#[0-9]+]]
; CHECK-NEXT: ret double [[V1]]
define double @division_of_one(double %x) optsize {
  %r = fdiv double 1.0, %x
  ret double %r
}

; CHECK-LABEL: define <2 x double> @square_roots(
; CHECK-NEXT: [[V1:%.*]] = extractelement <2 x double> %x, i64 0
; CHECK-NEXT: [[V2:%.*]] = call double @__q7x2_sqrt64(double [[V1]]) [[PURE:#[0-9]+]]
; CHECK-NEXT: [[V3:%.*]] = insertelement <2 x double> poison, double [[V2]], i64 0
; CHECK-NEXT: [[V4:%.*]] = extractelement <2 x double> %x, i64 1
; CHECK-NEXT: [[V5:%.*]] = call double @__q7x2_sqrt64(double [[V4]]) [[PURE:#[0-9]+]]
; CHECK-NEXT: [[V6:%.*]] = insertelement <2 x double> [[V3]], double [[V5]], i64 1
; CHECK-NEXT: ret <2 x double> [[V6]]
define <2 x double> @square_roots(<2 x double> %x) optsize {
  %r = call <2 x double> @llvm.sqrt.v2f64(<2 x double> %x)
  ret <2 x double> %r
}

; CHECK-LABEL: define double @reciprocal_root(
; CHECK-NEXT: [[V1:%.*]] = call double @__q7x2_rsqrt64(double %x) [[PURE:#[0-9]+]]
; CHECK-NEXT: ret double [[V1]]
define double @reciprocal_root(double %x) optsize {
  %s = call double @llvm.sqrt.f64(double %x)
  %r = fdiv afn double 1.0, %s
  ret double %r
}

; CHECK-LABEL: define double @quotient_by_root(
; CHECK-NEXT: [[V1:%.*]] = call double @__q7x2_rsqrt64(double %x) [[PURE:#[0-9]+]]
; CHECK-NEXT: [[V2:%.*]] = fmul arcp double %y, [[V1]]
; CHECK-NEXT: ret double [[V2]]
define double @quotient_by_root(double %x, double %y) optsize {
  %s = call double @llvm.sqrt.f64(double %x)
  %r = fdiv arcp double %y, %s
  ret double %r
}

; CHECK-LABEL: define <2 x double> @reciprocal_roots(
; CHECK: call double @__q7x2_rsqrt64(
; CHECK: call double @__q7x2_rsqrt64(
; CHECK-NOT: call
; CHECK: ret <2 x double>
define <2 x double> @reciprocal_roots(<2 x double> %x) optsize {
  %s = call <2 x double> @llvm.sqrt.v2f64(<2 x double> %x)
  %r = fdiv afn <2 x double> splat (double 1.0), %s
  ret <2 x double> %r
}

; Exactly rounded, or with the root itself used as well.
; CHECK-LABEL: define double @exact_reciprocal_root(
; CHECK-NEXT: [[V1:%.*]] = call double @__q7x2_sqrt64(double %x)
; CHECK-NEXT: [[V2:%.*]] = call double @__q7x2_rcp64(double [[V1]])
; CHECK-NEXT: ret double [[V2]]
define double @exact_reciprocal_root(double %x) optsize {
  %s = call afn double @llvm.sqrt.f64(double %x)
  %r = fdiv double 1.0, %s
  ret double %r
}

; CHECK-LABEL: define double @shared_root(
; CHECK-NEXT: [[V1:%.*]] = call double @__q7x2_sqrt64(double %x)
; CHECK-NEXT: [[V2:%.*]] = call double @__q7x2_fdiv64(double %y, double [[V1]])
; CHECK-NEXT: %t = fadd double [[V1]], [[V2]]
define double @shared_root(double %x, double %y) optsize {
  %s = call double @llvm.sqrt.f64(double %x)
  %r = fdiv afn double %y, %s
  %t = fadd double %s, %r
  ret double %t
}

; Unless for size, the fast path is inlined and calls a function for rare operands.
; CHECK-LABEL: define double @inlined_reciprocal(
; CHECK-NOT: call double @__q7x2_rcp64
; CHECK: call double @llvm.nvvm.rcp.approx.ftz.d(double {{.*}}%x)
; CHECK: br i1 {{.*}}, label {{.*}}, label {{.*}}, !prof
; CHECK: call {{.*}}double @divideScaled(
; CHECK: ret double
define double @inlined_reciprocal(double %x) {
  %r = fdiv double 1.0, %x
  ret double %r
}

; CHECK-LABEL: define double @inlined_root(
; CHECK-NOT: call double @__q7x2_sqrt64
; CHECK: call double @llvm.nvvm.rsqrt.approx.ftz.d(double {{.*}}%x)
; CHECK: call {{.*}}double @rootScaled(
define double @inlined_root(double %x) {
  %r = call double @llvm.sqrt.f64(double %x)
  ret double %r
}

; More than 24 are calls.
; CHECK-LABEL: define double @many(
; CHECK-COUNT-25: call double @__q7x2_fdiv64(
define double @many(double %x, double %y) {
  %q1 = fdiv double %x, %y
  %q2 = fdiv double %q1, %y
  %q3 = fdiv double %q2, %y
  %q4 = fdiv double %q3, %y
  %q5 = fdiv double %q4, %y
  %q6 = fdiv double %q5, %y
  %q7 = fdiv double %q6, %y
  %q8 = fdiv double %q7, %y
  %q9 = fdiv double %q8, %y
  %q10 = fdiv double %q9, %y
  %q11 = fdiv double %q10, %y
  %q12 = fdiv double %q11, %y
  %q13 = fdiv double %q12, %y
  %q14 = fdiv double %q13, %y
  %q15 = fdiv double %q14, %y
  %q16 = fdiv double %q15, %y
  %q17 = fdiv double %q16, %y
  %q18 = fdiv double %q17, %y
  %q19 = fdiv double %q18, %y
  %q20 = fdiv double %q19, %y
  %q21 = fdiv double %q20, %y
  %q22 = fdiv double %q21, %y
  %q23 = fdiv double %q22, %y
  %q24 = fdiv double %q23, %y
  %q25 = fdiv double %q24, %y
  ret double %q25
}

; CHECK-LABEL: define float @float_division(
; CHECK-NEXT: %r = fdiv float %x, %y
; CHECK-NEXT: ret float %r
define float @float_division(float %x, float %y) {
  %r = fdiv float %x, %y
  ret float %r
}

; ---- names of a library

; A function without an instruction stays a call, as does one that the module
; defines; one with an instruction may become that.
; CHECK-LABEL: define double @library(
; CHECK-NEXT: %a = call double @sin(double %x) [[NOBUILTIN:#[0-9]+]]
; CHECK-NEXT: %b = call double @floor(double %a) [[NOBUILTIN:#[0-9]+]]
; CHECK-NEXT: %c = call double @sqrt(double %b)
; CHECK-NEXT: ret double %c
define double @library(double %x, float %y) {
  %a = call double @sin(double %x)
  %b = call double @floor(double %a)
  %c = call double @sqrt(double %b)
  ret double %c
}

; CHECK: define double @floor(double %x)
define double @floor(double %x) {
  ret double %x
}

declare double @sin(double)
declare double @sqrt(double)
declare double @llvm.nvvm.rcp.rn.d(double)
declare double @llvm.sqrt.f64(double)
declare <2 x double> @llvm.sqrt.v2f64(<2 x double>)
declare double @__q7x2_powi64(double, i32)

; CHECK-LABEL: define double @power(
; CHECK-NEXT: %r = call double @__q7x2_powi64(double %x, i32 %n)
; CHECK-NEXT: ret double %r
define double @power(double %x, i32 %n) {
  %r = call double @__q7x2_powi64(double %x, i32 %n)
  ret double %r
}

; CHECK: attributes [[NOBUILTIN]] = { nobuiltin }
