; Intrinsics of NVVM that are expanded to several operations, and those with a
; rounding mode. One thread; the operands are loaded from memory, so that nothing
; is folded.
;
; RUN: llc %s -filetype=obj -o %t.o
; RUN: q7x2-run %t.o --arg buf:u32:0x12345678,0x9abcdef0,2,40 \
; RUN:   --arg buf:f32:1,3,-1,2.5 --arg buf:f64:1,3 --arg buf:96 --print 3:i32:24 \
; RUN:   | FileCheck %s
target triple = "q7x2"

declare i32 @llvm.nvvm.prmt.f4e(i32, i32, i32)
declare i32 @llvm.nvvm.prmt.rc8(i32, i32)
declare i32 @llvm.nvvm.idp4a.s.u(i32, i32, i32)
declare i32 @llvm.nvvm.idp2a.u.u(i32, i32, i1, i32)
declare i32 @llvm.nvvm.sad.ui(i32, i32, i32)
declare i32 @llvm.nvvm.flo.s.i32(i32, i1)
declare i32 @llvm.nvvm.bmsk.clamp(i32, i32)
declare i32 @llvm.nvvm.sext.clamp(i32, i32)
declare i32 @llvm.nvvm.fshl.clamp.i32(i32, i32, i32)
declare i32 @llvm.nvvm.mul24.i(i32, i32)
declare float @llvm.nvvm.div.rz.f(float, float)
declare float @llvm.nvvm.div.rp.f(float, float)
declare double @llvm.nvvm.div.rp.d(double, double)
declare double @llvm.nvvm.div.rz.d(double, double)
declare double @llvm.nvvm.sqrt.rp.d(double)
declare float @llvm.nvvm.sqrt.rm.f(float)
declare i32 @llvm.nvvm.f2i.rp(float)
declare i32 @llvm.nvvm.f2i.rn(float)
declare float @llvm.nvvm.i2f.rz(i32)
declare float @llvm.nvvm.add.rz.sat.f(float, float)
declare float @llvm.nvvm.fmin.xorsign.abs.f(float, float)
declare i32 @llvm.nvvm.atomic.inc.gen.i.cta.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.cas.gen.i.sys.i32.p0(ptr, i32, i32)
declare i32 @llvm.nvvm.d2i.hi(double)
declare {i32, i1} @llvm.nvvm.elect.sync(i32)

define void @put(ptr %out, i32 %n, i32 %v) {
  %p = getelementptr i32, ptr %out, i32 %n
  store i32 %v, ptr %p
  ret void
}
define void @putf(ptr %out, i32 %n, float %v) {
  %p = getelementptr i32, ptr %out, i32 %n
  store float %v, ptr %p
  ret void
}

define ptx_kernel void @k(ptr %ints, ptr %floats, ptr %doubles, ptr %out) {
  %i = load volatile <4 x i32>, ptr %ints
  %a = extractelement <4 x i32> %i, i32 0
  %b = extractelement <4 x i32> %i, i32 1
  %two = extractelement <4 x i32> %i, i32 2
  %forty = extractelement <4 x i32> %i, i32 3
  %f = load volatile <4 x float>, ptr %floats
  %f1 = extractelement <4 x float> %f, i32 0
  %f3 = extractelement <4 x float> %f, i32 1
  %fm = extractelement <4 x float> %f, i32 2
  %fh = extractelement <4 x float> %f, i32 3
  %d = load volatile <2 x double>, ptr %doubles
  %d1 = extractelement <2 x double> %d, i32 0
  %d3 = extractelement <2 x double> %d, i32 1

  ; 0xdef01234
  ; CHECK: -554692044
  %r0 = call i32 @llvm.nvvm.prmt.f4e(i32 %a, i32 %b, i32 %two)
  call void @put(ptr %out, i32 0, i32 %r0)
  ; 0x34343434
  ; CHECK-NEXT: 875836468
  %r1 = call i32 @llvm.nvvm.prmt.rc8(i32 %a, i32 %two)
  call void @put(ptr %out, i32 1, i32 %r1)
  ; 2 + 0x78 * 0xf0 + 0x56 * 0xde + 0x34 * 0xbc + 0x12 * 0x9a
  ; CHECK-NEXT: 60442
  %r2 = call i32 @llvm.nvvm.idp4a.s.u(i32 %a, i32 %b, i32 %two)
  call void @put(ptr %out, i32 2, i32 %r2)
  ; 2 + 0x5678 * 0xbc + 0x1234 * 0x9a
  ; CHECK-NEXT: 4879210
  %r3 = call i32 @llvm.nvvm.idp2a.u.u(i32 %a, i32 %b, i1 true, i32 %two)
  call void @put(ptr %out, i32 3, i32 %r3)
  ; 0x88888878 + 2
  ; CHECK-NEXT: -2004318086
  %r4 = call i32 @llvm.nvvm.sad.ui(i32 %a, i32 %b, i32 %two)
  call void @put(ptr %out, i32 4, i32 %r4)
  ; CHECK-NEXT: {{^}}30
  %r5 = call i32 @llvm.nvvm.flo.s.i32(i32 %b, i1 false)
  call void @put(ptr %out, i32 5, i32 %r5)
  ; CHECK-NEXT: {{^}}-4
  %r6 = call i32 @llvm.nvvm.bmsk.clamp(i32 %two, i32 %forty)
  call void @put(ptr %out, i32 6, i32 %r6)
  ; CHECK-NEXT: {{^}}-2
  %r7 = call i32 @llvm.nvvm.sext.clamp(i32 %two, i32 %two)
  call void @put(ptr %out, i32 7, i32 %r7)
  ; CHECK-NEXT: -1698898192
  %r8 = call i32 @llvm.nvvm.fshl.clamp.i32(i32 %a, i32 %b, i32 %forty)
  call void @put(ptr %out, i32 8, i32 %r8)
  ; (0x345678 * 2)
  ; CHECK-NEXT: 6860016
  %r9 = call i32 @llvm.nvvm.mul24.i(i32 %a, i32 %two)
  call void @put(ptr %out, i32 9, i32 %r9)
  ; CHECK-NEXT: 1051372202
  %q0 = call float @llvm.nvvm.div.rz.f(float %f1, float %f3)
  call void @putf(ptr %out, i32 10, float %q0)
  ; CHECK-NEXT: 1051372203
  %q1 = call float @llvm.nvvm.div.rp.f(float %f1, float %f3)
  call void @putf(ptr %out, i32 11, float %q1)
  ; A third is ...5555 rounded down, one more rounded up.
  ; CHECK-NEXT: 1431655766
  %q2 = call double @llvm.nvvm.div.rp.d(double %d1, double %d3)
  %q2b = bitcast double %q2 to i64
  %q2l = trunc i64 %q2b to i32
  call void @put(ptr %out, i32 12, i32 %q2l)
  ; CHECK-NEXT: 1431655765
  %q3 = call double @llvm.nvvm.div.rz.d(double %d1, double %d3)
  %q3b = bitcast double %q3 to i64
  %q3l = trunc i64 %q3b to i32
  call void @put(ptr %out, i32 13, i32 %q3l)
  ; The root of 3 is 0x3ffbb67ae8584caa and a bit.
  ; CHECK-NEXT: -396866389
  %q4 = call double @llvm.nvvm.sqrt.rp.d(double %d3)
  %q4b = bitcast double %q4 to i64
  %q4l = trunc i64 %q4b to i32
  call void @put(ptr %out, i32 14, i32 %q4l)
  ; 0x3fddb3d7
  ; CHECK-NEXT: 1071494103
  %q5 = call float @llvm.nvvm.sqrt.rm.f(float %f3)
  call void @putf(ptr %out, i32 15, float %q5)
  ; CHECK-NEXT: {{^}}3
  %c0 = call i32 @llvm.nvvm.f2i.rp(float %fh)
  call void @put(ptr %out, i32 16, i32 %c0)
  ; CHECK-NEXT: {{^}}2
  %c1 = call i32 @llvm.nvvm.f2i.rn(float %fh)
  call void @put(ptr %out, i32 17, i32 %c1)
  ; 0x12345678 toward zero: 0x4d91a2b3
  ; CHECK-NEXT: 1301390003
  %c2 = call float @llvm.nvvm.i2f.rz(i32 %a)
  call void @putf(ptr %out, i32 18, float %c2)
  ; 1.0
  ; CHECK-NEXT: 1065353216
  %c3 = call float @llvm.nvvm.add.rz.sat.f(float %f1, float %f3)
  call void @putf(ptr %out, i32 19, float %c3)
  ; -1.0
  ; CHECK-NEXT: -1082130432
  %c4 = call float @llvm.nvvm.fmin.xorsign.abs.f(float %fm, float %f3)
  call void @putf(ptr %out, i32 20, float %c4)
  ; 2 is larger than the limit 1: it wraps to 0, and then is exchanged for 7.
  ; CHECK-NEXT: {{^}}7
  %word = getelementptr i32, ptr %out, i32 21
  store i32 2, ptr %word
  %o0 = call i32 @llvm.nvvm.atomic.inc.gen.i.cta.i32.p0(ptr %word, i32 1)
  %o1 = call i32 @llvm.nvvm.atomic.cas.gen.i.sys.i32.p0(ptr %word, i32 0, i32 7)
  ; 0x3ff00000
  ; CHECK-NEXT: 1072693248
  %hi = call i32 @llvm.nvvm.d2i.hi(double %d1)
  call void @put(ptr %out, i32 22, i32 %hi)
  ; CHECK-NEXT: {{^}}1
  %e = call {i32, i1} @llvm.nvvm.elect.sync(i32 1)
  %e1 = extractvalue {i32, i1} %e, 1
  %ez = zext i1 %e1 to i32
  call void @put(ptr %out, i32 23, i32 %ez)
  ret void
}
