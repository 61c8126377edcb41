; Machine code is proved to refine IR, or a counterexample is shown and confirmed by
; the simulator.
;
; RUN: %prove %s --unroll 3 --timeout 100 | FileCheck %s --check-prefix=PROVED
; PROVED-COUNT-30: : proved
; PROVED: 30 proved, 0 wrong, 0 undecided

; Code of a function that differs for some inputs: negative ones.
; RUN: sed 's/udiv i16/sdiv i16/' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function thirds --object %t.o | FileCheck %s --check-prefix=WRONG
; WRONG: thirds at {{.*}}: wrong
; WRONG: i16 %a = 0x
; WRONG: wrong: result 0
; WRONG: q7x2-run: result {{.*}}: confirmed
; WRONG: 0 proved, 1 wrong, 0 undecided

; A store to the wrong place.
; RUN: sed 's/i64 1 ; where/i64 2/' %s | llc -O2 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function stores --object %t.o | FileCheck %s --check-prefix=STORE
; STORE: wrong: global memory
; STORE: q7x2-run: memory of argument 0:

; The IR may be less defined than the code, not the other way around.
; RUN: sed 's/add i8/add nsw i8/' %s | llc -O0 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: %prove %s --function wraps --object %t.o | FileCheck %s --check-prefix=WRAPS
; WRAPS: 1 proved
; RUN: sed 's/and i32 %f, 1/or i32 %f, 2/' %s | llc -O0 -mtriple=q7x2 -filetype=obj -o %t.o
; RUN: not %prove %s --function frozen --object %t.o | FileCheck %s --check-prefix=FROZEN
; FROZEN: frozen at {{.*}}: wrong

; RUN: %prove %s --function loop | FileCheck %s --check-prefix=BOUND
; BOUND-COUNT-2: loop at {{.*}}: proved (for loops of at most 1 iterations)
; BOUND: 2 proved
; RUN: not %prove %t.missing.ll 2>&1 | FileCheck %s --check-prefix=MISSING
; MISSING: prove: error: {{.*}}missing.ll
; RUN: not %prove %s --function nothing 2>&1 | FileCheck %s --check-prefix=NOTHING
; NOTHING: prove: error: {{.*}}refinement.ll: no function nothing
; RUN: not %prove 2>&1 | FileCheck %s --check-prefix=NOFILE
; NOFILE: prove: error: no file

target triple = "q7x2"

define i16 @thirds(i16 %a) {
  %q = udiv i16 %a, 3
  %r = add i16 %q, 5
  ret i16 %r
}

define i64 @product(i64 %a, i64 %b) {
  %r = mul i64 %a, %b
  ret i64 %r
}

define signext i8 @wraps(i8 %a, i8 %b) {
  %r = add i8 %a, %b
  ret i8 %r
}

define i32 @frozen(i32 %a) {
  %x = shl i32 %a, 40
  %f = freeze i32 %x
  %r = and i32 %f, 1
  ret i32 %r
}

define i32 @branches(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  %x = shl i32 %a, 3
  br label %join
no:
  switch i32 %b, label %join [ i32 5, label %five
                               i32 9, label %join ]
five:
  br label %join
join:
  %r = phi i32 [ %x, %yes ], [ 7, %no ], [ 7, %no ], [ %a, %five ]
  ret i32 %r
}

define i32 @loop(i32 %n, i32 %x) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %s = phi i32 [ %x, %entry ], [ %t, %body ]
  %t = add i32 %s, %i
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %body, label %end
end:
  ret i32 %t
}

define i32 @stack(i32 %n, i32 %x) {
  %p = alloca i32
  store i32 %n, ptr %p
  %y = load i32, ptr %p
  %r = add i32 %x, %y
  ret i32 %r
}

define <4 x i8> @vectors(<4 x i8> %a, <4 x i8> %b) {
  %m = call <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8> %a, <4 x i8> %b)
  %r = shufflevector <4 x i8> %m, <4 x i8> %a, <4 x i32> <i32 3, i32 5, i32 0, i32 6>
  ret <4 x i8> %r
}

define ptx_kernel void @stores(ptr addrspace(1) %p, i64 %v, i8 %n) {
  %x = sext i64 %v to i128
  %l = load i128, ptr addrspace(1) %p
  %s = add i128 %l, %x
  %i = zext i8 %n to i64
  %q = getelementptr i128, ptr addrspace(1) %p, i64 1 ; where
  store i128 %s, ptr addrspace(1) %q
  store i64 %i, ptr addrspace(1) %p
  ret void
}

define half @halves(half %a, half %b, float %f) {
  %s = fadd half %a, %b
  %t = fptrunc float %f to half
  %n = fneg half %t
  %r = fmul half %s, %n
  ret half %r
}

define float @floats(float %a, float %b, float %c) {
  %n = fneg float %a
  %f = call float @llvm.fma.f32(float %n, float %b, float %c)
  %m = call float @llvm.minimumnum.f32(float %f, float 1.0)
  ret float %m
}

define i8 @saturates(double %a) {
  %r = call i8 @llvm.fptosi.sat.i8.f64(double %a)
  ret i8 %r
}

define i1 @compares(double %a, float %b) {
  %w = fpext float %b to double
  %r = fcmp ult double %a, %w
  ret i1 %r
}

define { i32, i1 } @overflows(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}

define i64 @funnel(i64 %a, i64 %b, i64 %n) {
  %f = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 %n)
  %c = call i64 @llvm.ctlz.i64(i64 %f, i1 false)
  ret i64 %c
}
