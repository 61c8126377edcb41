; NOTE: CHECK lines are written by utils/update-checks
; The pass q7x2-nvvm: floats, and intrinsics of clusters.

; RUN: llc -start-before=q7x2-nvvm -stop-after=q7x2-nvvm %s -o - | FileCheck %s

target triple = "q7x2"

; Rounded by the sign of the error of the nearest result.
declare double @llvm.nvvm.sqrt.rz.d(double)
define double @sqrt_rz_d(double %a) {
; CHECK-LABEL: @sqrt_rz_d(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp olt double %a, 0x1430000000000000
; CHECK-NEXT: [[TMP2:%.*]] = fmul double %a, 0x52B0000000000000
; CHECK-NEXT: [[TMP3:%.*]] = select i1 [[TMP1]], double [[TMP2]], double %a
; CHECK-NEXT: [[TMP4:%.*]] = call double @llvm.sqrt.f64(double [[TMP3]])
; CHECK-NEXT: [[TMP5:%.*]] = fneg double [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = call double @llvm.fma.f64(double [[TMP5]], double [[TMP4]], double [[TMP3]])
; CHECK-NEXT: [[TMP7:%.*]] = fcmp olt double [[TMP6]], 0.000000e+00
; CHECK-NEXT: [[TMP8:%.*]] = bitcast double [[TMP4]] to i64
; CHECK-NEXT: [[TMP9:%.*]] = sext i1 [[TMP7]] to i64
; CHECK-NEXT: [[TMP10:%.*]] = add i64 [[TMP8]], [[TMP9]]
; CHECK-NEXT: [[TMP11:%.*]] = bitcast i64 [[TMP10]] to double
; CHECK-NEXT: [[TMP12:%.*]] = fmul double [[TMP11]], 0x3690000000000000
; CHECK-NEXT: [[TMP13:%.*]] = select i1 [[TMP1]], double [[TMP12]], double [[TMP11]]
; CHECK-NEXT: ret double [[TMP13]]
  %r = call double @llvm.nvvm.sqrt.rz.d(double %a)
  ret double %r
}

declare double @llvm.nvvm.sqrt.rm.d(double)
define double @sqrt_rm_d(double %a) {
; CHECK-LABEL: @sqrt_rm_d(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp olt double %a, 0x1430000000000000
; CHECK-NEXT: [[TMP2:%.*]] = fmul double %a, 0x52B0000000000000
; CHECK-NEXT: [[TMP3:%.*]] = select i1 [[TMP1]], double [[TMP2]], double %a
; CHECK-NEXT: [[TMP4:%.*]] = call double @llvm.sqrt.f64(double [[TMP3]])
; CHECK-NEXT: [[TMP5:%.*]] = fneg double [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = call double @llvm.fma.f64(double [[TMP5]], double [[TMP4]], double [[TMP3]])
; CHECK-NEXT: [[TMP7:%.*]] = fcmp olt double [[TMP6]], 0.000000e+00
; CHECK-NEXT: [[TMP8:%.*]] = bitcast double [[TMP4]] to i64
; CHECK-NEXT: [[TMP9:%.*]] = sext i1 [[TMP7]] to i64
; CHECK-NEXT: [[TMP10:%.*]] = add i64 [[TMP8]], [[TMP9]]
; CHECK-NEXT: [[TMP11:%.*]] = bitcast i64 [[TMP10]] to double
; CHECK-NEXT: [[TMP12:%.*]] = fmul double [[TMP11]], 0x3690000000000000
; CHECK-NEXT: [[TMP13:%.*]] = select i1 [[TMP1]], double [[TMP12]], double [[TMP11]]
; CHECK-NEXT: ret double [[TMP13]]
  %r = call double @llvm.nvvm.sqrt.rm.d(double %a)
  ret double %r
}

declare double @llvm.nvvm.div.rp.d(double, double)
define double @div_rp_d(double %a, double %b) {
; CHECK-LABEL: @div_rp_d(
; CHECK-NEXT: [[TMP1:%.*]] = fdiv double %a, %b
; CHECK-NEXT: [[TMP2:%.*]] = call double @llvm.fabs.f64(double %a)
; CHECK-NEXT: [[TMP3:%.*]] = fcmp olt double [[TMP2]], 0x1430000000000000
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP3]], double 0x52B0000000000000, double 1.000000e+00
; CHECK-NEXT: [[TMP5:%.*]] = call double @llvm.fabs.f64(double [[TMP1]])
; CHECK-NEXT: [[TMP6:%.*]] = fcmp olt double [[TMP5]], 1.000000e+00
; CHECK-NEXT: [[TMP7:%.*]] = select i1 [[TMP6]], double [[TMP4]], double 1.000000e+00
; CHECK-NEXT: [[TMP8:%.*]] = fmul double [[TMP1]], [[TMP7]]
; CHECK-NEXT: [[TMP9:%.*]] = select i1 [[TMP6]], double 1.000000e+00, double [[TMP4]]
; CHECK-NEXT: [[TMP10:%.*]] = fmul double %b, [[TMP9]]
; CHECK-NEXT: [[TMP11:%.*]] = fneg double [[TMP8]]
; CHECK-NEXT: [[TMP12:%.*]] = fmul double %a, [[TMP4]]
; CHECK-NEXT: [[TMP13:%.*]] = call double @llvm.fma.f64(double [[TMP11]], double [[TMP10]], double [[TMP12]])
; CHECK-NEXT: [[TMP14:%.*]] = call double @llvm.copysign.f64(double 1.000000e+00, double %b)
; CHECK-NEXT: [[TMP15:%.*]] = fmul double [[TMP13]], [[TMP14]]
; CHECK-NEXT: [[TMP16:%.*]] = bitcast double [[TMP1]] to i64
; CHECK-NEXT: [[TMP17:%.*]] = icmp slt i64 [[TMP16]], 0
; CHECK-NEXT: [[TMP18:%.*]] = fcmp ogt double [[TMP15]], 0.000000e+00
; CHECK-NEXT: [[TMP19:%.*]] = fcmp olt double [[TMP15]], 0.000000e+00
; CHECK-NEXT: [[TMP20:%.*]] = and i1 [[TMP18]], true
; CHECK-NEXT: [[TMP21:%.*]] = and i1 [[TMP19]], false
; CHECK-NEXT: [[TMP22:%.*]] = select i1 [[TMP17]], i64 -1, i64 1
; CHECK-NEXT: [[TMP23:%.*]] = select i1 [[TMP17]], i64 1, i64 -1
; CHECK-NEXT: [[TMP24:%.*]] = select i1 [[TMP21]], i64 [[TMP23]], i64 0
; CHECK-NEXT: [[TMP25:%.*]] = select i1 [[TMP20]], i64 [[TMP22]], i64 [[TMP24]]
; CHECK-NEXT: [[TMP26:%.*]] = add i64 [[TMP16]], [[TMP25]]
; CHECK-NEXT: [[TMP27:%.*]] = bitcast i64 [[TMP26]] to double
; CHECK-NEXT: ret double [[TMP27]]
  %r = call double @llvm.nvvm.div.rp.d(double %a, double %b)
  ret double %r
}

declare double @llvm.nvvm.rcp.rz.d(double)
define double @rcp_rz_d(double %a) {
; CHECK-LABEL: @rcp_rz_d(
; CHECK-NEXT: [[TMP1:%.*]] = fdiv double 1.000000e+00, %a
; CHECK-NEXT: [[TMP2:%.*]] = call double @llvm.fabs.f64(double 1.000000e+00)
; CHECK-NEXT: [[TMP3:%.*]] = fcmp olt double [[TMP2]], 0x1430000000000000
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP3]], double 0x52B0000000000000, double 1.000000e+00
; CHECK-NEXT: [[TMP5:%.*]] = call double @llvm.fabs.f64(double [[TMP1]])
; CHECK-NEXT: [[TMP6:%.*]] = fcmp olt double [[TMP5]], 1.000000e+00
; CHECK-NEXT: [[TMP7:%.*]] = select i1 [[TMP6]], double [[TMP4]], double 1.000000e+00
; CHECK-NEXT: [[TMP8:%.*]] = fmul double [[TMP1]], [[TMP7]]
; CHECK-NEXT: [[TMP9:%.*]] = select i1 [[TMP6]], double 1.000000e+00, double [[TMP4]]
; CHECK-NEXT: [[TMP10:%.*]] = fmul double %a, [[TMP9]]
; CHECK-NEXT: [[TMP11:%.*]] = fneg double [[TMP8]]
; CHECK-NEXT: [[TMP12:%.*]] = fmul double 1.000000e+00, [[TMP4]]
; CHECK-NEXT: [[TMP13:%.*]] = call double @llvm.fma.f64(double [[TMP11]], double [[TMP10]], double [[TMP12]])
; CHECK-NEXT: [[TMP14:%.*]] = call double @llvm.copysign.f64(double 1.000000e+00, double %a)
; CHECK-NEXT: [[TMP15:%.*]] = fmul double [[TMP13]], [[TMP14]]
; CHECK-NEXT: [[TMP16:%.*]] = bitcast double [[TMP1]] to i64
; CHECK-NEXT: [[TMP17:%.*]] = icmp slt i64 [[TMP16]], 0
; CHECK-NEXT: [[TMP18:%.*]] = fcmp ogt double [[TMP15]], 0.000000e+00
; CHECK-NEXT: [[TMP19:%.*]] = fcmp olt double [[TMP15]], 0.000000e+00
; CHECK-NEXT: [[TMP20:%.*]] = and i1 [[TMP18]], false
; CHECK-NEXT: [[TMP21:%.*]] = and i1 [[TMP19]], false
; CHECK-NEXT: [[TMP22:%.*]] = and i1 [[TMP18]], [[TMP17]]
; CHECK-NEXT: [[TMP23:%.*]] = xor i1 [[TMP17]], true
; CHECK-NEXT: [[TMP24:%.*]] = and i1 [[TMP19]], [[TMP23]]
; CHECK-NEXT: [[TMP25:%.*]] = select i1 [[TMP17]], i64 -1, i64 1
; CHECK-NEXT: [[TMP26:%.*]] = select i1 [[TMP17]], i64 1, i64 -1
; CHECK-NEXT: [[TMP27:%.*]] = select i1 [[TMP24]], i64 [[TMP26]], i64 0
; CHECK-NEXT: [[TMP28:%.*]] = select i1 [[TMP22]], i64 [[TMP25]], i64 [[TMP27]]
; CHECK-NEXT: [[TMP29:%.*]] = add i64 [[TMP16]], [[TMP28]]
; CHECK-NEXT: [[TMP30:%.*]] = bitcast i64 [[TMP29]] to double
; CHECK-NEXT: ret double [[TMP30]]
  %r = call double @llvm.nvvm.rcp.rz.d(double %a)
  ret double %r
}

declare double @llvm.nvvm.rsqrt.approx.d(double)
define double @rsqrt_approx_d(double %a) {
; CHECK-LABEL: @rsqrt_approx_d(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp olt double %a, 0x10000000000000
; CHECK-NEXT: [[TMP2:%.*]] = select i1 [[TMP1]], double 0x4350000000000000, double 1.000000e+00
; CHECK-NEXT: [[TMP3:%.*]] = fmul double %a, [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = call double @llvm.nvvm.rsqrt.approx.ftz.d(double [[TMP3]])
; CHECK-NEXT: [[TMP5:%.*]] = fmul double [[TMP4]], [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = fneg double [[TMP3]]
; CHECK-NEXT: [[TMP7:%.*]] = call double @llvm.fma.f64(double [[TMP6]], double [[TMP5]], double 1.000000e+00)
; CHECK-NEXT: [[TMP8:%.*]] = call double @llvm.fma.f64(double [[TMP7]], double 3.750000e-01, double 5.000000e-01)
; CHECK-NEXT: [[TMP9:%.*]] = fmul double [[TMP7]], [[TMP4]]
; CHECK-NEXT: [[TMP10:%.*]] = call double @llvm.fma.f64(double [[TMP9]], double [[TMP8]], double [[TMP4]])
; CHECK-NEXT: [[TMP11:%.*]] = fcmp ord double [[TMP10]], [[TMP10]]
; CHECK-NEXT: [[TMP12:%.*]] = select i1 [[TMP11]], double [[TMP10]], double [[TMP4]]
; CHECK-NEXT: [[TMP13:%.*]] = select i1 [[TMP1]], double 0x41A0000000000000, double 1.000000e+00
; CHECK-NEXT: [[TMP14:%.*]] = fmul double [[TMP12]], [[TMP13]]
; CHECK-NEXT: ret double [[TMP14]]
  %r = call double @llvm.nvvm.rsqrt.approx.d(double %a)
  ret double %r
}

declare float @llvm.nvvm.floor.ftz.f(float)
define float @floor_ftz_f(float %a) {
; CHECK-LABEL: @floor_ftz_f(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.fabs.f32(float %a)
; CHECK-NEXT: [[TMP2:%.*]] = fcmp olt float [[TMP1]], 0x3810000000000000
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %a)
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP2]], float [[TMP3]], float %a
; CHECK-NEXT: [[TMP5:%.*]] = call float @llvm.floor.f32(float [[TMP4]])
; CHECK-NEXT: ret float [[TMP5]]
  %r = call float @llvm.nvvm.floor.ftz.f(float %a)
  ret float %r
}

declare float @llvm.nvvm.ceil.ftz.f(float)
define float @ceil_ftz_f(float %a) {
; CHECK-LABEL: @ceil_ftz_f(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.fabs.f32(float %a)
; CHECK-NEXT: [[TMP2:%.*]] = fcmp olt float [[TMP1]], 0x3810000000000000
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %a)
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP2]], float [[TMP3]], float %a
; CHECK-NEXT: [[TMP5:%.*]] = call float @llvm.ceil.f32(float [[TMP4]])
; CHECK-NEXT: ret float [[TMP5]]
  %r = call float @llvm.nvvm.ceil.ftz.f(float %a)
  ret float %r
}

declare float @llvm.nvvm.trunc.ftz.f(float)
define float @trunc_ftz_f(float %a) {
; CHECK-LABEL: @trunc_ftz_f(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.fabs.f32(float %a)
; CHECK-NEXT: [[TMP2:%.*]] = fcmp olt float [[TMP1]], 0x3810000000000000
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %a)
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP2]], float [[TMP3]], float %a
; CHECK-NEXT: [[TMP5:%.*]] = call float @llvm.trunc.f32(float [[TMP4]])
; CHECK-NEXT: ret float [[TMP5]]
  %r = call float @llvm.nvvm.trunc.ftz.f(float %a)
  ret float %r
}

declare float @llvm.nvvm.round.ftz.f(float)
define float @round_ftz_f(float %a) {
; CHECK-LABEL: @round_ftz_f(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.fabs.f32(float %a)
; CHECK-NEXT: [[TMP2:%.*]] = fcmp olt float [[TMP1]], 0x3810000000000000
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %a)
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP2]], float [[TMP3]], float %a
; CHECK-NEXT: [[TMP5:%.*]] = call float @llvm.roundeven.f32(float [[TMP4]])
; CHECK-NEXT: ret float [[TMP5]]
  %r = call float @llvm.nvvm.round.ftz.f(float %a)
  ret float %r
}

declare half @llvm.nvvm.ex2.approx.f16(half)
define half @ex2_approx_f16(half %a) {
; CHECK-LABEL: @ex2_approx_f16(
; CHECK-NEXT: [[TMP1:%.*]] = fpext half %a to float
; CHECK-NEXT: [[TMP2:%.*]] = call float @llvm.nvvm.ex2.approx.f32(float [[TMP1]])
; CHECK-NEXT: [[TMP3:%.*]] = fptrunc float [[TMP2]] to half
; CHECK-NEXT: ret half [[TMP3]]
  %r = call half @llvm.nvvm.ex2.approx.f16(half %a)
  ret half %r
}

declare <2 x bfloat> @llvm.nvvm.ex2.approx.ftz.v2bf16(<2 x bfloat>)
define <2 x bfloat> @ex2_approx_ftz_v2bf16(<2 x bfloat> %a) {
; CHECK-LABEL: @ex2_approx_ftz_v2bf16(
; CHECK-NEXT: [[TMP1:%.*]] = extractelement <2 x bfloat> %a, i64 0
; CHECK-NEXT: [[TMP2:%.*]] = fpext bfloat [[TMP1]] to float
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.nvvm.ex2.approx.f32(float [[TMP2]])
; CHECK-NEXT: [[TMP4:%.*]] = fptrunc float [[TMP3]] to bfloat
; CHECK-NEXT: [[TMP5:%.*]] = insertelement <2 x bfloat> poison, bfloat [[TMP4]], i64 0
; CHECK-NEXT: [[TMP6:%.*]] = extractelement <2 x bfloat> %a, i64 1
; CHECK-NEXT: [[TMP7:%.*]] = fpext bfloat [[TMP6]] to float
; CHECK-NEXT: [[TMP8:%.*]] = call float @llvm.nvvm.ex2.approx.f32(float [[TMP7]])
; CHECK-NEXT: [[TMP9:%.*]] = fptrunc float [[TMP8]] to bfloat
; CHECK-NEXT: [[TMP10:%.*]] = insertelement <2 x bfloat> [[TMP5]], bfloat [[TMP9]], i64 1
; CHECK-NEXT: ret <2 x bfloat> [[TMP10]]
  %r = call <2 x bfloat> @llvm.nvvm.ex2.approx.ftz.v2bf16(<2 x bfloat> %a)
  ret <2 x bfloat> %r
}

declare i32 @llvm.nvvm.d2i.lo(double)
define i32 @d2i_lo(double %a) {
; CHECK-LABEL: @d2i_lo(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast double %a to i64
; CHECK-NEXT: [[TMP2:%.*]] = trunc i64 [[TMP1]] to i32
; CHECK-NEXT: ret i32 [[TMP2]]
  %r = call i32 @llvm.nvvm.d2i.lo(double %a)
  ret i32 %r
}

declare i32 @llvm.nvvm.d2i.hi(double)
define i32 @d2i_hi(double %a) {
; CHECK-LABEL: @d2i_hi(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast double %a to i64
; CHECK-NEXT: [[TMP2:%.*]] = lshr i64 [[TMP1]], 32
; CHECK-NEXT: [[TMP3:%.*]] = trunc i64 [[TMP2]] to i32
; CHECK-NEXT: ret i32 [[TMP3]]
  %r = call i32 @llvm.nvvm.d2i.hi(double %a)
  ret i32 %r
}

declare double @llvm.nvvm.lohi.i2d(i32, i32)
define double @lohi_i2d(i32 %a, i32 %b) {
; CHECK-LABEL: @lohi_i2d(
; CHECK-NEXT: [[TMP1:%.*]] = insertelement <2 x i32> poison, i32 %a, i64 0
; CHECK-NEXT: [[TMP2:%.*]] = insertelement <2 x i32> [[TMP1]], i32 %b, i64 1
; CHECK-NEXT: [[TMP3:%.*]] = bitcast <2 x i32> [[TMP2]] to double
; CHECK-NEXT: ret double [[TMP3]]
  %r = call double @llvm.nvvm.lohi.i2d(i32 %a, i32 %b)
  ret double %r
}

declare i1 @llvm.nvvm.is_explicit_cluster()
define i1 @is_explicit_cluster() {
; CHECK-LABEL: @is_explicit_cluster(
; CHECK-NEXT: ret i1 false
  %r = call i1 @llvm.nvvm.is_explicit_cluster()
  ret i1 %r
}

declare i32 @llvm.nvvm.getctarank(ptr)
define i32 @getctarank(ptr %a) {
; CHECK-LABEL: @getctarank(
; CHECK-NEXT: ret i32 0
  %r = call i32 @llvm.nvvm.getctarank(ptr %a)
  ret i32 %r
}

declare ptr @llvm.nvvm.mapa(ptr, i32)
define ptr @mapa(ptr %a, i32 %b) {
; CHECK-LABEL: @mapa(
; CHECK-NEXT: ret ptr %a
  %r = call ptr @llvm.nvvm.mapa(ptr %a, i32 %b)
  ret ptr %r
}

declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
define ptr addrspace(7) @mapa_shared_cluster(ptr addrspace(3) %a, i32 %b) {
; CHECK-LABEL: @mapa_shared_cluster(
; CHECK-NEXT: [[TMP1:%.*]] = addrspacecast ptr addrspace(3) %a to ptr addrspace(7)
; CHECK-NEXT: ret ptr addrspace(7) [[TMP1]]
  %r = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %a, i32 %b)
  ret ptr addrspace(7) %r
}

declare void @llvm.nvvm.barrier.cluster.arrive()
define void @barrier_cluster_arrive() {
; CHECK-LABEL: @barrier_cluster_arrive(
; CHECK-NEXT: ret void
  call void @llvm.nvvm.barrier.cluster.arrive()
  ret void
}

declare void @llvm.nvvm.barrier.cluster.wait()
define void @barrier_cluster_wait() {
; CHECK-LABEL: @barrier_cluster_wait(
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
; CHECK-NEXT: ret void
  call void @llvm.nvvm.barrier.cluster.wait()
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
define i32 @read_ptx_sreg_cluster_nctarank() {
; CHECK-LABEL: @read_ptx_sreg_cluster_nctarank(
; CHECK-NEXT: ret i32 1
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
define i32 @read_ptx_sreg_cluster_nctaid_x() {
; CHECK-LABEL: @read_ptx_sreg_cluster_nctaid_x(
; CHECK-NEXT: ret i32 1
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.y()
define i32 @read_ptx_sreg_cluster_ctaid_y() {
; CHECK-LABEL: @read_ptx_sreg_cluster_ctaid_y(
; CHECK-NEXT: ret i32 0
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.y()
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.nclusterid.z()
define i32 @read_ptx_sreg_nclusterid_z() {
; CHECK-LABEL: @read_ptx_sreg_nclusterid_z(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
; CHECK-NEXT: ret i32 [[TMP1]]
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.z()
  ret i32 %r
}

declare double @llvm.nvvm.sqrt.rp.d(double)
define double @sqrt_rp_d(double %a) {
; CHECK-LABEL: @sqrt_rp_d(
; CHECK-NEXT: [[TMP1:%.*]] = fcmp olt double %a, 0x1430000000000000
; CHECK-NEXT: [[TMP2:%.*]] = fmul double %a, 0x52B0000000000000
; CHECK-NEXT: [[TMP3:%.*]] = select i1 [[TMP1]], double [[TMP2]], double %a
; CHECK-NEXT: [[TMP4:%.*]] = call double @llvm.sqrt.f64(double [[TMP3]])
; CHECK-NEXT: [[TMP5:%.*]] = fneg double [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = call double @llvm.fma.f64(double [[TMP5]], double [[TMP4]], double [[TMP3]])
; CHECK-NEXT: [[TMP7:%.*]] = fcmp ogt double [[TMP6]], 0.000000e+00
; CHECK-NEXT: [[TMP8:%.*]] = bitcast double [[TMP4]] to i64
; CHECK-NEXT: [[TMP9:%.*]] = zext i1 [[TMP7]] to i64
; CHECK-NEXT: [[TMP10:%.*]] = add i64 [[TMP8]], [[TMP9]]
; CHECK-NEXT: [[TMP11:%.*]] = bitcast i64 [[TMP10]] to double
; CHECK-NEXT: [[TMP12:%.*]] = fmul double [[TMP11]], 0x3690000000000000
; CHECK-NEXT: [[TMP13:%.*]] = select i1 [[TMP1]], double [[TMP12]], double [[TMP11]]
; CHECK-NEXT: ret double [[TMP13]]
  %r = call double @llvm.nvvm.sqrt.rp.d(double %a)
  ret double %r
}

; Floats are reduced as integers in the same order.
declare float @llvm.nvvm.redux.sync.fmin(float, i32)
define float @redux_sync_fmin(float %a, i32 %b) {
; CHECK-LABEL: @redux_sync_fmin(
; CHECK-NEXT: [[TMP1:%.*]] = bitcast float %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = ashr i32 [[TMP1]], 31
; CHECK-NEXT: [[TMP3:%.*]] = lshr i32 [[TMP2]], 1
; CHECK-NEXT: [[TMP4:%.*]] = xor i32 [[TMP1]], [[TMP3]]
; CHECK-NEXT: [[TMP5:%.*]] = fcmp uno float %a, %a
; CHECK-NEXT: [[TMP6:%.*]] = select i1 [[TMP5]], i32 2147483647, i32 [[TMP4]]
; CHECK-NEXT: [[TMP7:%.*]] = call i32 @llvm.nvvm.redux.sync.min(i32 [[TMP6]], i32 %b)
; CHECK-NEXT: [[TMP8:%.*]] = ashr i32 [[TMP7]], 31
; CHECK-NEXT: [[TMP9:%.*]] = lshr i32 [[TMP8]], 1
; CHECK-NEXT: [[TMP10:%.*]] = xor i32 [[TMP7]], [[TMP9]]
; CHECK-NEXT: [[TMP11:%.*]] = bitcast i32 [[TMP10]] to float
; CHECK-NEXT: [[TMP12:%.*]] = fcmp ord float [[TMP11]], [[TMP11]]
; CHECK-NEXT: [[TMP13:%.*]] = select i1 [[TMP12]], float [[TMP11]], float 0x7FFFFFFFE0000000
; CHECK-NEXT: ret float [[TMP13]]
  %r = call float @llvm.nvvm.redux.sync.fmin(float %a, i32 %b)
  ret float %r
}

declare float @llvm.nvvm.redux.sync.fmax.abs.NaN(float, i32)
define float @redux_sync_fmax_abs_NaN(float %a, i32 %b) {
; CHECK-LABEL: @redux_sync_fmax_abs_NaN(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.fabs.f32(float %a)
; CHECK-NEXT: [[TMP2:%.*]] = bitcast float [[TMP1]] to i32
; CHECK-NEXT: [[TMP3:%.*]] = ashr i32 [[TMP2]], 31
; CHECK-NEXT: [[TMP4:%.*]] = lshr i32 [[TMP3]], 1
; CHECK-NEXT: [[TMP5:%.*]] = xor i32 [[TMP2]], [[TMP4]]
; CHECK-NEXT: [[TMP6:%.*]] = fcmp uno float [[TMP1]], [[TMP1]]
; CHECK-NEXT: [[TMP7:%.*]] = select i1 [[TMP6]], i32 2147483647, i32 [[TMP5]]
; CHECK-NEXT: [[TMP8:%.*]] = call i32 @llvm.nvvm.redux.sync.max(i32 [[TMP7]], i32 %b)
; CHECK-NEXT: [[TMP9:%.*]] = ashr i32 [[TMP8]], 31
; CHECK-NEXT: [[TMP10:%.*]] = lshr i32 [[TMP9]], 1
; CHECK-NEXT: [[TMP11:%.*]] = xor i32 [[TMP8]], [[TMP10]]
; CHECK-NEXT: [[TMP12:%.*]] = bitcast i32 [[TMP11]] to float
; CHECK-NEXT: [[TMP13:%.*]] = fcmp ord float [[TMP12]], [[TMP12]]
; CHECK-NEXT: [[TMP14:%.*]] = select i1 [[TMP13]], float [[TMP12]], float 0x7FFFFFFFE0000000
; CHECK-NEXT: ret float [[TMP14]]
  %r = call float @llvm.nvvm.redux.sync.fmax.abs.NaN(float %a, i32 %b)
  ret float %r
}

declare i16 @llvm.nvvm.mulhi.s(i16, i16)
define i16 @mulhi_s(i16 %a, i16 %b) {
; CHECK-LABEL: @mulhi_s(
; CHECK-NEXT: [[TMP1:%.*]] = sext i16 %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = sext i16 %b to i32
; CHECK-NEXT: [[TMP3:%.*]] = mul i32 [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = lshr i32 [[TMP3]], 16
; CHECK-NEXT: [[TMP5:%.*]] = trunc i32 [[TMP4]] to i16
; CHECK-NEXT: ret i16 [[TMP5]]
  %r = call i16 @llvm.nvvm.mulhi.s(i16 %a, i16 %b)
  ret i16 %r
}

declare i16 @llvm.nvvm.mulhi.us(i16, i16)
define i16 @mulhi_us(i16 %a, i16 %b) {
; CHECK-LABEL: @mulhi_us(
; CHECK-NEXT: [[TMP1:%.*]] = zext i16 %a to i32
; CHECK-NEXT: [[TMP2:%.*]] = zext i16 %b to i32
; CHECK-NEXT: [[TMP3:%.*]] = mul i32 [[TMP1]], [[TMP2]]
; CHECK-NEXT: [[TMP4:%.*]] = lshr i32 [[TMP3]], 16
; CHECK-NEXT: [[TMP5:%.*]] = trunc i32 [[TMP4]] to i16
; CHECK-NEXT: ret i16 [[TMP5]]
  %r = call i16 @llvm.nvvm.mulhi.us(i16 %a, i16 %b)
  ret i16 %r
}

declare i16 @llvm.nvvm.f2h.rn.ftz(float)
define i16 @f2h_rn_ftz(float %a) {
; CHECK-LABEL: @f2h_rn_ftz(
; CHECK-NEXT: [[TMP1:%.*]] = call float @llvm.fabs.f32(float %a)
; CHECK-NEXT: [[TMP2:%.*]] = fcmp olt float [[TMP1]], 0x3810000000000000
; CHECK-NEXT: [[TMP3:%.*]] = call float @llvm.copysign.f32(float 0.000000e+00, float %a)
; CHECK-NEXT: [[TMP4:%.*]] = select i1 [[TMP2]], float [[TMP3]], float %a
; CHECK-NEXT: [[TMP5:%.*]] = fptrunc float [[TMP4]] to half
; CHECK-NEXT: [[TMP6:%.*]] = bitcast half [[TMP5]] to i16
; CHECK-NEXT: ret i16 [[TMP6]]
  %r = call i16 @llvm.nvvm.f2h.rn.ftz(float %a)
  ret i16 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
define i32 @nwarpid() {
; CHECK-LABEL: @nwarpid(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; CHECK-NEXT: [[TMP2:%.*]] = mul i32 1, [[TMP1]]
; CHECK-NEXT: [[TMP3:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
; CHECK-NEXT: [[TMP4:%.*]] = mul i32 [[TMP2]], [[TMP3]]
; CHECK-NEXT: [[TMP5:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
; CHECK-NEXT: [[TMP6:%.*]] = mul i32 [[TMP4]], [[TMP5]]
; CHECK-NEXT: [[TMP7:%.*]] = add i32 [[TMP6]], 31
; CHECK-NEXT: [[TMP8:%.*]] = lshr i32 [[TMP7]], 5
; CHECK-NEXT: ret i32 [[TMP8]]
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()
define i32 @dynamic_smem_size() {
; CHECK-LABEL: @dynamic_smem_size(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg13()
; CHECK-NEXT: ret i32 [[TMP1]]
  %r = call i32 @llvm.nvvm.read.ptx.sreg.dynamic_smem_size()
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
define i32 @total_smem_size() {
; CHECK-LABEL: @total_smem_size(
; CHECK-NEXT: [[TMP1:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg12()
; CHECK-NEXT: [[TMP2:%.*]] = call i32 @llvm.nvvm.read.ptx.sreg.envreg13()
; CHECK-NEXT: [[TMP3:%.*]] = add i32 [[TMP1]], [[TMP2]]
; CHECK-NEXT: ret i32 [[TMP3]]
  %r = call i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
  ret i32 %r
}
