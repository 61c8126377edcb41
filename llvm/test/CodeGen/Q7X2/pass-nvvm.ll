; RUN: llc -start-before=q7x2-nvvm -stop-after=q7x2-nvvm %s -o - | FileCheck %s
; RUN: sed s/^.ERROR-ONLY// %s >%t.ll
; RUN: not llc -start-before=q7x2-nvvm -stop-after=q7x2-nvvm -stats %t.ll -o /dev/null 2>&1 \
; RUN:   | FileCheck --check-prefix=ERROR %s
;
; NVVM intrinsics that take several operations: one or two of each family. Their
; results are checked in Execution/nvvm-intrinsics.ll.
target triple = "q7x2"

declare <2 x half> @llvm.nvvm.ff2f16x2.rn.relu(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.nvvm.div.rn.f(float, float)
declare float @llvm.nvvm.div.rz.f(float, float)
declare float @llvm.nvvm.floor.ftz.f(float)
declare float @llvm.nvvm.fma.rz.ftz.f(float, float, float)
declare float @llvm.nvvm.fmin.ftz.f(float, float)
declare float @llvm.nvvm.saturate.f(float)
declare half @llvm.nvvm.fma.rn.relu.f16(half, half, half)
declare half @llvm.nvvm.fmax.nan.xorsign.abs.f16(half, half)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.cas.gen.i.sys.i32.p0(ptr, i32, i32)
declare i32 @llvm.nvvm.bmsk.wrap(i32, i32)
declare i32 @llvm.nvvm.f2i.rz.ftz(float)
declare i32 @llvm.nvvm.flo.s.i32(i32, i1)
declare i32 @llvm.nvvm.fshr.clamp.i32(i32, i32, i32)
declare i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1), i32)
declare i32 @llvm.nvvm.mul24.ui(i32, i32)
declare i32 @llvm.nvvm.prmt.f4e(i32, i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
declare i32 @llvm.nvvm.read.ptx.sreg.clusterid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.w()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.w()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.sad.i(i32, i32, i32)
declare i32 @llvm.nvvm.sext.clamp(i32, i32)
declare i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
declare void @llvm.nvvm.prefetch.L1(ptr)
declare { i32, i1 } @llvm.nvvm.elect.sync(i32)

; ---- single operations stay

; CHECK-LABEL: define i32 @tid(
; CHECK-NEXT: %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: ret i32 %r
define i32 @tid() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %r
}

; CHECK-LABEL: define float @wide_fma(
; CHECK-NEXT: %r = call float @llvm.nvvm.fma.rz.ftz.f(float %x, float %y, float %z)
; CHECK-NEXT: ret float %r
define float @wide_fma(float %x, float %y, float %z) {
  %r = call float @llvm.nvvm.fma.rz.ftz.f(float %x, float %y, float %z)
  ret float %r
}

; CHECK-LABEL: define float @nearest_division(
; CHECK-NEXT: %r = call float @llvm.nvvm.div.rn.f(float %x, float %y)
; CHECK-NEXT: ret float %r
define float @nearest_division(float %x, float %y) {
  %r = call float @llvm.nvvm.div.rn.f(float %x, float %y)
  ret float %r
}

; Other intrinsics are not looked at.
; CHECK-LABEL: define float @generic(
; CHECK-NEXT: %r = call float @llvm.minnum.f32(float %x, float %y)
; CHECK-NEXT: ret float %r
define float @generic(float %x, float %y) {
  %r = call float @llvm.minnum.f32(float %x, float %y)
  ret float %r
}

; ---- memory

; CHECK-LABEL: define i32 @atomic_block(
; CHECK-NEXT: [[V1:%.*]] = atomicrmw add ptr %p, i32 %a syncscope("block") monotonic, align 4
; CHECK-NEXT: ret i32 [[V1]]
define i32 @atomic_block(ptr %p, i32 %a) {
  %r = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %p, i32 %a)
  ret i32 %r
}

; CHECK-LABEL: define i32 @atomic_system(
; CHECK-NEXT: [[V1:%.*]] = cmpxchg ptr %p, i32 %a, i32 %b monotonic monotonic, align 4
; CHECK-NEXT: [[V2:%.*]] = extractvalue { i32, i1 } [[V1]], 0
; CHECK-NEXT: ret i32 [[V2]]
define i32 @atomic_system(ptr %p, i32 %a, i32 %b) {
  %r = call i32 @llvm.nvvm.atomic.cas.gen.i.sys.i32.p0(ptr %p, i32 %a, i32 %b)
  ret i32 %r
}

; CHECK-LABEL: define i32 @ldu(
; CHECK-NEXT: [[V1:%.*]] = load i32, ptr addrspace(1) %p
; CHECK-NEXT: ret i32 [[V1]]
define i32 @ldu(ptr addrspace(1) %p) {
  %r = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %p, i32 4)
  ret i32 %r
}

; CHECK-LABEL: define void @hint(
; CHECK-NEXT: ret void
define void @hint(ptr %p) {
  call void @llvm.nvvm.prefetch.L1(ptr %p)
  ret void
}

; CHECK-LABEL: define i1 @is_global(
; CHECK-NEXT: [[V1:%.*]] = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT: [[V2:%.*]] = call i1 @llvm.nvvm.isspacep.local(ptr %p)
; CHECK-NEXT: [[V3:%.*]] = or i1 [[V1]], [[V2]]
; CHECK-NEXT: [[V4:%.*]] = xor i1 [[V3]], true
; CHECK-NEXT: ret i1 [[V4]]
define i1 @is_global(ptr %p) {
  %r = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  ret i1 %r
}

; ---- floats

; .ftz: subnormal operands are flushed.
; CHECK-LABEL: define float @min_ftz(
; CHECK-NEXT: [[V1:%.*]] = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT: [[V2:%.*]] = fcmp olt float [[V1]], 0x3810000000000000
; CHECK-NEXT: [[V3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %x)
; CHECK-NEXT: [[V4:%.*]] = select i1 [[V2]], float [[V3]], float %x
; CHECK-NEXT: [[V5:%.*]] = call float @llvm.fabs.f32(float %y)
; CHECK-NEXT: [[V6:%.*]] = fcmp olt float [[V5]], 0x3810000000000000
; CHECK-NEXT: [[V7:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %y)
; CHECK-NEXT: [[V8:%.*]] = select i1 [[V6]], float [[V7]], float %y
; CHECK-NEXT: [[V9:%.*]] = call float @llvm.minnum.f32(float [[V4]], float [[V8]])
; CHECK-NEXT: ret float [[V9]]
define float @min_ftz(float %x, float %y) {
  %r = call float @llvm.nvvm.fmin.ftz.f(float %x, float %y)
  ret float %r
}

; CHECK-LABEL: define half @max_nan_xorsign(
; CHECK-NEXT: [[V1:%.*]] = call half @llvm.fabs.f16(half %x)
; CHECK-NEXT: [[V2:%.*]] = call half @llvm.fabs.f16(half %y)
; CHECK-NEXT: [[V3:%.*]] = call half @llvm.maximum.f16(half [[V1]], half [[V2]])
; CHECK-NEXT: [[V4:%.*]] = bitcast half %x to i16
; CHECK-NEXT: [[V5:%.*]] = bitcast half %y to i16
; CHECK-NEXT: [[V6:%.*]] = xor i16 [[V4]], [[V5]]
; CHECK-NEXT: [[V7:%.*]] = fcmp uno half [[V3]], [[V3]]
; CHECK-NEXT: [[V8:%.*]] = bitcast i16 [[V6]] to half
; CHECK-NEXT: [[V9:%.*]] = call half @llvm.copysign.f16(half [[V3]], half [[V8]])
; CHECK-NEXT: [[V10:%.*]] = select i1 [[V7]], half [[V3]], half [[V9]]
; CHECK-NEXT: ret half [[V10]]
define half @max_nan_xorsign(half %x, half %y) {
  %r = call half @llvm.nvvm.fmax.nan.xorsign.abs.f16(half %x, half %y)
  ret half %r
}

; CHECK-LABEL: define half @fma_relu(
; CHECK-NEXT: [[V1:%.*]] = call half @llvm.fma.f16(half %x, half %y, half %z)
; CHECK-NEXT: [[V2:%.*]] = call half @llvm.maximum.f16(half [[V1]], half 0xH0000)
; CHECK-NEXT: ret half [[V2]]
define half @fma_relu(half %x, half %y, half %z) {
  %r = call half @llvm.nvvm.fma.rn.relu.f16(half %x, half %y, half %z)
  ret half %r
}

; CHECK-LABEL: define float @saturate(
; CHECK-NEXT: [[V1:%.*]] = call float @llvm.maxnum.f32(float %x, float 0.000000e+00)
; CHECK-NEXT: [[V2:%.*]] = call float @llvm.minnum.f32(float [[V1]], float 1.000000e+00)
; CHECK-NEXT: ret float [[V2]]
define float @saturate(float %x) {
  %r = call float @llvm.nvvm.saturate.f(float %x)
  ret float %r
}

; Directed rounding: floats through doubles, doubles by the remainder's sign.
; CHECK-LABEL: define float @div_rz(
; CHECK-NEXT: [[V1:%.*]] = fpext float %x to double
; CHECK-NEXT: [[V2:%.*]] = fpext float %y to double
; CHECK-NEXT: [[V3:%.*]] = fdiv double [[V1]], [[V2]]
; CHECK-NEXT: [[V4:%.*]] = call float @llvm.nvvm.d2f.rz(double [[V3]])
; CHECK-NEXT: ret float [[V4]]
define float @div_rz(float %x, float %y) {
  %r = call float @llvm.nvvm.div.rz.f(float %x, float %y)
  ret float %r
}

; CHECK-LABEL: define float @floor_ftz(
; CHECK-NEXT: [[V1:%.*]] = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT: [[V2:%.*]] = fcmp olt float [[V1]], 0x3810000000000000
; CHECK-NEXT: [[V3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %x)
; CHECK-NEXT: [[V4:%.*]] = select i1 [[V2]], float [[V3]], float %x
; CHECK-NEXT: [[V5:%.*]] = call float @llvm.floor.f32(float [[V4]])
; CHECK-NEXT: ret float [[V5]]
define float @floor_ftz(float %x) {
  %r = call float @llvm.nvvm.floor.ftz.f(float %x)
  ret float %r
}

; The conversion stays, with a flushed operand.
; CHECK-LABEL: define i32 @to_integer_ftz(
; CHECK-NEXT: [[V1:%.*]] = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT: [[V2:%.*]] = fcmp olt float [[V1]], 0x3810000000000000
; CHECK-NEXT: [[V3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %x)
; CHECK-NEXT: [[V4:%.*]] = select i1 [[V2]], float [[V3]], float %x
; CHECK-NEXT: [[V5:%.*]] = call i32 @llvm.nvvm.f2i.rz.ftz(float [[V4]])
; CHECK-NEXT: ret i32 [[V5]]
define i32 @to_integer_ftz(float %x) {
  %r = call i32 @llvm.nvvm.f2i.rz.ftz(float %x)
  ret i32 %r
}

; The first operand becomes the upper half.
; CHECK-LABEL: define <2 x half> @to_pair(
; CHECK-NEXT: [[V1:%.*]] = call half @llvm.nvvm.f2f16.rn(float %y)
; CHECK-NEXT: [[V2:%.*]] = insertelement <2 x half> poison, half [[V1]], i64 0
; CHECK-NEXT: [[V3:%.*]] = call half @llvm.nvvm.f2f16.rn(float %x)
; CHECK-NEXT: [[V4:%.*]] = insertelement <2 x half> [[V2]], half [[V3]], i64 1
; CHECK-NEXT: [[V5:%.*]] = call <2 x half> @llvm.maximum.v2f16(<2 x half> [[V4]], <2 x half> zeroinitializer)
; CHECK-NEXT: ret <2 x half> [[V5]]
define <2 x half> @to_pair(float %x, float %y) {
  %r = call <2 x half> @llvm.nvvm.ff2f16x2.rn.relu(float %x, float %y)
  ret <2 x half> %r
}

; ---- integers

; CHECK-LABEL: define i32 @mul24(
; CHECK-NEXT: [[V1:%.*]] = shl i32 %a, 8
; CHECK-NEXT: [[V2:%.*]] = lshr i32 [[V1]], 8
; CHECK-NEXT: [[V3:%.*]] = shl i32 %b, 8
; CHECK-NEXT: [[V4:%.*]] = lshr i32 [[V3]], 8
; CHECK-NEXT: [[V5:%.*]] = mul i32 [[V2]], [[V4]]
; CHECK-NEXT: ret i32 [[V5]]
define i32 @mul24(i32 %a, i32 %b) {
  %r = call i32 @llvm.nvvm.mul24.ui(i32 %a, i32 %b)
  ret i32 %r
}

; CHECK-LABEL: define i32 @sad(
; CHECK-NEXT: [[V1:%.*]] = icmp sgt i32 %a, %b
; CHECK-NEXT: [[V2:%.*]] = sub i32 %a, %b
; CHECK-NEXT: [[V3:%.*]] = sub i32 %b, %a
; CHECK-NEXT: [[V4:%.*]] = select i1 [[V1]], i32 [[V2]], i32 [[V3]]
; CHECK-NEXT: [[V5:%.*]] = add i32 [[V4]], %c
; CHECK-NEXT: ret i32 [[V5]]
define i32 @sad(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.nvvm.sad.i(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

; CHECK-LABEL: define i32 @permute(
; CHECK-NEXT: [[V1:%.*]] = and i32 %c, 3
; CHECK-NEXT: [[V2:%.*]] = shl i32 [[V1]], 4
; CHECK-NEXT: [[V3:%.*]] = zext i32 [[V2]] to i64
; CHECK-NEXT: [[V4:%.*]] = lshr i64 7296768396121682448, [[V3]]
; CHECK-NEXT: [[V5:%.*]] = trunc i64 [[V4]] to i32
; CHECK-NEXT: [[V6:%.*]] = and i32 [[V5]], 65535
; CHECK-NEXT: [[V7:%.*]] = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 [[V6]])
; CHECK-NEXT: ret i32 [[V7]]
define i32 @permute(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.nvvm.prmt.f4e(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

; CHECK-LABEL: define i32 @find_leading_one(
; CHECK-NEXT: [[V1:%.*]] = icmp slt i32 %a, 0
; CHECK-NEXT: [[V2:%.*]] = xor i32 %a, -1
; CHECK-NEXT: [[V3:%.*]] = select i1 [[V1]], i32 [[V2]], i32 %a
; CHECK-NEXT: [[V4:%.*]] = call i32 @llvm.ctlz.i32(i32 [[V3]], i1 false)
; CHECK-NEXT: [[V5:%.*]] = sub i32 31, [[V4]]
; CHECK-NEXT: [[V6:%.*]] = icmp eq i32 [[V3]], 0
; CHECK-NEXT: [[V7:%.*]] = select i1 [[V6]], i32 -1, i32 [[V5]]
; CHECK-NEXT: ret i32 [[V7]]
define i32 @find_leading_one(i32 %a) {
  %r = call i32 @llvm.nvvm.flo.s.i32(i32 %a, i1 false)
  ret i32 %r
}

; CHECK-LABEL: define i32 @bit_mask(
; CHECK-NEXT: [[V1:%.*]] = and i32 %b, 31
; CHECK-NEXT: [[V2:%.*]] = shl i32 1, [[V1]]
; CHECK-NEXT: [[V3:%.*]] = sub i32 [[V2]], 1
; CHECK-NEXT: [[V4:%.*]] = and i32 %a, 31
; CHECK-NEXT: [[V5:%.*]] = shl i32 [[V3]], [[V4]]
; CHECK-NEXT: ret i32 [[V5]]
define i32 @bit_mask(i32 %a, i32 %b) {
  %r = call i32 @llvm.nvvm.bmsk.wrap(i32 %a, i32 %b)
  ret i32 %r
}

; CHECK-LABEL: define i32 @extend(
; CHECK-NEXT: [[V1:%.*]] = sub i32 32, %b
; CHECK-NEXT: [[V2:%.*]] = and i32 [[V1]], 31
; CHECK-NEXT: [[V3:%.*]] = shl i32 %a, [[V2]]
; CHECK-NEXT: [[V4:%.*]] = ashr i32 [[V3]], [[V2]]
; CHECK-NEXT: [[V5:%.*]] = icmp eq i32 %b, 0
; CHECK-NEXT: [[V6:%.*]] = select i1 [[V5]], i32 0, i32 [[V4]]
; CHECK-NEXT: [[V7:%.*]] = icmp ugt i32 %b, 31
; CHECK-NEXT: [[V8:%.*]] = select i1 [[V7]], i32 %a, i32 [[V6]]
; CHECK-NEXT: ret i32 [[V8]]
define i32 @extend(i32 %a, i32 %b) {
  %r = call i32 @llvm.nvvm.sext.clamp(i32 %a, i32 %b)
  ret i32 %r
}

; CHECK-LABEL: define i32 @funnel_shift(
; CHECK-NEXT: [[V1:%.*]] = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 %c)
; CHECK-NEXT: [[V2:%.*]] = icmp uge i32 %c, 32
; CHECK-NEXT: [[V3:%.*]] = select i1 [[V2]], i32 %a, i32 [[V1]], !unpredictable
; CHECK-NEXT: ret i32 [[V3]]
define i32 @funnel_shift(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.nvvm.fshr.clamp.i32(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}

; ---- special registers, clusters, election

; CHECK-LABEL: define i32 @fourth_dimension(
; CHECK-NEXT: %r = add i32 0, 1
; CHECK-NEXT: ret i32 %r
define i32 @fourth_dimension() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.w()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ntid.w()
  %r = add i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: define i64 @timer(
; CHECK-NEXT: [[V1:%.*]] = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
; CHECK-NEXT: ret i64 [[V1]]
define i64 @timer() {
  %r = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  ret i64 %r
}

; CHECK-LABEL: define i32 @cluster(
; CHECK-NEXT: [[V1:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
; CHECK-NEXT: %r = add i32 0, [[V1]]
; CHECK-NEXT: ret i32 %r
define i32 @cluster() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.y()
  %r = add i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: define { i32, i1 } @elect(
; CHECK-NEXT: call void @llvm.nvvm.bar.warp.sync(i32 %mask)
; CHECK-NEXT: [[V1:%.*]] = call i32 @llvm.cttz.i32(i32 %mask, i1 false)
; CHECK-NEXT: [[V2:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
; CHECK-NEXT: [[V3:%.*]] = insertvalue { i32, i1 } poison, i32 [[V1]], 0
; CHECK-NEXT: [[V4:%.*]] = icmp eq i32 [[V1]], [[V2]]
; CHECK-NEXT: [[V5:%.*]] = insertvalue { i32, i1 } [[V3]], i1 [[V4]], 1
; CHECK-NEXT: ret { i32, i1 } [[V5]]
define { i32, i1 } @elect(i32 %mask) {
  %r = call { i32, i1 } @llvm.nvvm.elect.sync(i32 %mask)
  ret { i32, i1 } %r
}

; ---- errors
; A type without registers: selection could not even diagnose it. (Its function is
; only there for the second run.)
;
; ERROR: error: {{.*}}in function narrow {{.*}}intrinsic llvm.nvvm.ff.to.ue8m0x2.rz is not supported on q7x2
; ERROR: 1 q7x2-nvvm - Number of NVVM intrinsics diagnosed
;ERROR-ONLY declare i16 @llvm.nvvm.ff.to.ue8m0x2.rz(float, float)
;ERROR-ONLY define i16 @narrow(float %x, float %y) {
;ERROR-ONLY   %r = call i16 @llvm.nvvm.ff.to.ue8m0x2.rz(float %x, float %y)
;ERROR-ONLY   ret i16 %r
;ERROR-ONLY }
