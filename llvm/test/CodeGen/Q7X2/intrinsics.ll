; One intrinsic of each shape of the table in Q7X2Intrinsics.td.
;
; RUN: llc < %s | FileCheck %s
target triple = "q7x2"

; ---- Special registers and words of constant bank 0.

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; CHECK-LABEL: {{^}}read_ptx_sreg_tid_y:
; CHECK: S2R R4, SR_TID.Y
; CHECK: RET R[20:21]
define i32 @read_ptx_sreg_tid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
; CHECK-LABEL: {{^}}read_ptx_sreg_lanemask_ge:
; CHECK: S2R R4, SR_GEMASK
; CHECK: RET R[20:21]
define i32 @read_ptx_sreg_lanemask_ge() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.ge()
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
; CHECK-LABEL: {{^}}read_ptx_sreg_nctaid_z:
; CHECK: MOV R4, c[0x0][0x14]
; CHECK: RET R[20:21]
define i32 @read_ptx_sreg_nctaid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.envreg5()
; CHECK-LABEL: {{^}}read_ptx_sreg_envreg5:
; CHECK: MOV R4, c[0x0][0x44]
; CHECK: RET R[20:21]
define i32 @read_ptx_sreg_envreg5() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg5()
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.envreg6()
; CHECK-LABEL: {{^}}read_ptx_sreg_envreg6:
; CHECK: MOV R4, c[0x0][0x144]
; CHECK: RET R[20:21]
define i32 @read_ptx_sreg_envreg6() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg6()
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()
; CHECK-LABEL: {{^}}read_ptx_sreg_warpsize:
; CHECK: MOV R4, 0x20
; CHECK: RET R[20:21]
define i32 @read_ptx_sreg_warpsize() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.clock()
; CHECK-LABEL: {{^}}read_ptx_sreg_clock:
; CHECK: CS2R R[4:5], SR_CLOCK
; CHECK: RET R[20:21]
define i32 @read_ptx_sreg_clock() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  ret i32 %r
}

declare i64 @llvm.nvvm.read.ptx.sreg.clock64()
; CHECK-LABEL: {{^}}read_ptx_sreg_clock64:
; CHECK: CS2R R[4:5], SR_CLOCK
; CHECK: RET R[20:21]
define i64 @read_ptx_sreg_clock64() {
  %r = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  ret i64 %r
}

; ---- Barriers and fences.

declare void @llvm.nvvm.barrier.cta.sync.all(i32)
; CHECK-LABEL: {{^}}barrier_cta_sync_all:
; CHECK: BAR.SYNC R4
; CHECK: RET R[20:21]
define void @barrier_cta_sync_all(i32 %a0) {
  call void @llvm.nvvm.barrier.cta.sync.all(i32 %a0)
  ret void
}

declare void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32, i32)
; CHECK-LABEL: {{^}}barrier_cta_arrive_aligned_count:
; CHECK: BAR.ARV R4, R5
; CHECK: RET R[20:21]
define void @barrier_cta_arrive_aligned_count(i32 %a0, i32 %a1) {
  call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 %a0, i32 %a1)
  ret void
}

declare i32 @llvm.nvvm.barrier.cta.red.popc.all(i32, i1)
; CHECK-LABEL: {{^}}barrier_cta_red_popc_all:
; CHECK: LOP3 P0, RZ, R5, 0x1, RZ, 0xc0, !PT
; CHECK: BAR.RED.POPC R4, R4, P0
; CHECK: RET R[20:21]
define i32 @barrier_cta_red_popc_all(i32 %a0, i1 %a1) {
  %r = call i32 @llvm.nvvm.barrier.cta.red.popc.all(i32 %a0, i1 %a1)
  ret i32 %r
}

declare i1 @llvm.nvvm.barrier.cta.red.and.count(i32, i32, i1)
; CHECK-LABEL: {{^}}barrier_cta_red_and_count:
; CHECK: LOP3 P0, RZ, R6, 0x1, RZ, 0xc0, !PT
; CHECK: BAR.RED.AND P0, R4, P0, R5
; CHECK: SEL R4, RZ, 0x1, !P0
; CHECK: RET R[20:21]
define i1 @barrier_cta_red_and_count(i32 %a0, i32 %a1, i1 %a2) {
  %r = call i1 @llvm.nvvm.barrier.cta.red.and.count(i32 %a0, i32 %a1, i1 %a2)
  ret i1 %r
}

declare void @llvm.nvvm.membar.gl()
; CHECK-LABEL: {{^}}membar_gl:
; CHECK: MEMBAR.GPU
; CHECK: RET R[20:21]
define void @membar_gl() {
  call void @llvm.nvvm.membar.gl()
  ret void
}

declare void @llvm.nvvm.bar.warp.sync(i32)
; CHECK-LABEL: {{^}}bar_warp_sync:
; CHECK: WARPSYNC R4
; CHECK: RET R[20:21]
define void @bar_warp_sync(i32 %a0) {
  call void @llvm.nvvm.bar.warp.sync(i32 %a0)
  ret void
}

declare void @llvm.nvvm.nanosleep(i32)
; CHECK-LABEL: {{^}}nanosleep:
; CHECK: NANOSLEEP R4
; CHECK: RET R[20:21]
define void @nanosleep(i32 %a0) {
  call void @llvm.nvvm.nanosleep(i32 %a0)
  ret void
}

declare void @llvm.nvvm.exit()
; CHECK-LABEL: {{^}}exit:
; CHECK: EXIT
; CHECK-NOT: RET
define void @exit() {
  call void @llvm.nvvm.exit()
  ret void
}

; ---- Exchange between the threads of a warp.

declare i32 @llvm.nvvm.shfl.up.i32(i32, i32, i32)
; CHECK-LABEL: {{^}}shfl_up_i32:
; CHECK: SHFL.UP R4, R4, R5, R6
; CHECK: RET R[20:21]
define i32 @shfl_up_i32(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.shfl.up.i32(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

declare { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32, float, i32, i32)
; CHECK-LABEL: {{^}}shfl_sync_bfly_f32p:
; CHECK: WARPSYNC R4
; CHECK: SHFL.BFLY P0, R4, R5, R6, R7
; CHECK: SEL R5, RZ, 0x1, !P0
; CHECK: RET R[20:21]
define { float, i1 } @shfl_sync_bfly_f32p(i32 %a0, float %a1, i32 %a2, i32 %a3) {
  %r = call { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32 %a0, float %a1, i32 %a2, i32 %a3)
  ret { float, i1 } %r
}

declare i1 @llvm.nvvm.vote.uni(i1)
; CHECK-LABEL: {{^}}vote_uni:
; CHECK: LOP3 P0, RZ, R4, 0x1, RZ, 0xc0, !PT
; CHECK: VOTE.EQ RZ, P0, P0
; CHECK: SEL R4, RZ, 0x1, !P0
; CHECK: RET R[20:21]
define i1 @vote_uni(i1 %a0) {
  %r = call i1 @llvm.nvvm.vote.uni(i1 %a0)
  ret i1 %r
}

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
; CHECK-LABEL: {{^}}vote_ballot_sync:
; CHECK: LOP3 P0, RZ, R5, 0x1, RZ, 0xc0, !PT
; CHECK: WARPSYNC R4
; CHECK: VOTE.ANY R4, P0
; CHECK: RET R[20:21]
define i32 @vote_ballot_sync(i32 %a0, i1 %a1) {
  %r = call i32 @llvm.nvvm.vote.ballot.sync(i32 %a0, i1 %a1)
  ret i32 %r
}

declare i32 @llvm.nvvm.activemask()
; CHECK-LABEL: {{^}}activemask:
; CHECK: VOTE.ANY R4, PT
; CHECK: RET R[20:21]
define i32 @activemask() {
  %r = call i32 @llvm.nvvm.activemask()
  ret i32 %r
}

declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
; CHECK-LABEL: {{^}}match_any_sync_i32:
; CHECK: WARPSYNC R4
; CHECK: MATCH.ANY R4, R5
; CHECK: RET R[20:21]
define i32 @match_any_sync_i32(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.match.any.sync.i32(i32 %a0, i32 %a1)
  ret i32 %r
}

declare { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32, i64)
; CHECK-LABEL: {{^}}match_all_sync_i64p:
; CHECK: WARPSYNC R4
; CHECK: MATCH.ALL.U64 P0, R4, R[6:7]
; CHECK: SEL R5, RZ, 0x1, !P0
; CHECK: RET R[20:21]
define { i32, i1 } @match_all_sync_i64p(i32 %a0, i64 %a1) {
  %r = call { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32 %a0, i64 %a1)
  ret { i32, i1 } %r
}

declare i32 @llvm.nvvm.redux.sync.min(i32, i32)
; CHECK-LABEL: {{^}}redux_sync_min:
; CHECK: WARPSYNC R5
; CHECK: REDUX.MIN.S32 UR0, R4
; CHECK: MOV R4, UR0
; CHECK: RET R[20:21]
define i32 @redux_sync_min(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.redux.sync.min(i32 %a0, i32 %a1)
  ret i32 %r
}

; ---- Addresses.

declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-LABEL: {{^}}isspacep_shared:
; CHECK: ISETP.EQ.AND P0, R5, c[0x0][0x34], PT
; CHECK: SEL R4, RZ, 0x1, !P0
; CHECK: RET R[20:21]
define i1 @isspacep_shared(ptr %a0) {
  %r = call i1 @llvm.nvvm.isspacep.shared(ptr %a0)
  ret i1 %r
}

declare i1 @llvm.nvvm.isspacep.global(ptr)
; CHECK-LABEL: {{^}}isspacep_global:
; CHECK: ISETP.NE.AND P0, R5, c[0x0][0x3c], PT
; CHECK: ISETP.NE.AND P0, R5, c[0x0][0x34], P0
; CHECK: SEL R4, RZ, 0x1, !P0
; CHECK: RET R[20:21]
define i1 @isspacep_global(ptr %a0) {
  %r = call i1 @llvm.nvvm.isspacep.global(ptr %a0)
  ret i1 %r
}

; ---- Integers.

declare i32 @llvm.nvvm.mulhi.ui(i32, i32)
; CHECK-LABEL: {{^}}mulhi_ui:
; CHECK: IMUL.HI.U32 R4, R4, R5
; CHECK: RET R[20:21]
define i32 @mulhi_ui(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.mulhi.ui(i32 %a0, i32 %a1)
  ret i32 %r
}

declare i32 @llvm.nvvm.prmt(i32, i32, i32)
; CHECK-LABEL: {{^}}prmt:
; CHECK: PRMT R4, R4, R5, R6
; CHECK: RET R[20:21]
define i32 @prmt(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.prmt(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

declare i32 @llvm.nvvm.idp4a.u.s(i32, i32, i32)
; CHECK-LABEL: {{^}}idp4a_u_s:
; CHECK: IDP.4A.U8.S8 R4, R4, R5, R6
; CHECK: RET R[20:21]
define i32 @idp4a_u_s(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.nvvm.idp4a.u.s(i32 %a0, i32 %a1, i32 %a2)
  ret i32 %r
}

declare i32 @llvm.nvvm.idp2a.s.u(i32, i32, i1, i32)
; CHECK-LABEL: {{^}}idp2a_s_u:
; CHECK: IDP.2A.S16.U8 R4, R4, R5, R6
; CHECK: RET R[20:21]
define i32 @idp2a_s_u(i32 %a0, i32 %a1, i32 %a3) {
  %r = call i32 @llvm.nvvm.idp2a.s.u(i32 %a0, i32 %a1, i1 false, i32 %a3)
  ret i32 %r
}

; CHECK-LABEL: {{^}}idp2a_s_u_1:
; CHECK: IDP.2A.HI.S16.U8 R4, R4, R5, R6
; CHECK: RET R[20:21]
define i32 @idp2a_s_u_1(i32 %a0, i32 %a1, i32 %a3) {
  %r = call i32 @llvm.nvvm.idp2a.s.u(i32 %a0, i32 %a1, i1 true, i32 %a3)
  ret i32 %r
}

; ---- Functions of floats.

declare float @llvm.nvvm.cos.approx.ftz.f(float)
; CHECK-LABEL: {{^}}cos_approx_ftz_f:
; CHECK: MUFU.COS.FTZ R4, R4
; CHECK: RET R[20:21]
define float @cos_approx_ftz_f(float %a0) {
  %r = call float @llvm.nvvm.cos.approx.ftz.f(float %a0)
  ret float %r
}

declare float @llvm.nvvm.sin.approx.ftz.f(float)
; CHECK-LABEL: {{^}}sin_approx_ftz_f:
; CHECK: MUFU.SIN.FTZ R4, R4
; CHECK: RET R[20:21]
define float @sin_approx_ftz_f(float %a0) {
  %r = call float @llvm.nvvm.sin.approx.ftz.f(float %a0)
  ret float %r
}

declare float @llvm.nvvm.lg2.approx.ftz.f(float)
; CHECK-LABEL: {{^}}lg2_approx_ftz_f:
; CHECK: MUFU.LG2.FTZ R4, R4
; CHECK: RET R[20:21]
define float @lg2_approx_ftz_f(float %a0) {
  %r = call float @llvm.nvvm.lg2.approx.ftz.f(float %a0)
  ret float %r
}

declare float @llvm.nvvm.sqrt.approx.ftz.f(float)
; CHECK-LABEL: {{^}}sqrt_approx_ftz_f:
; CHECK: MUFU.SQRT.FTZ R4, R4
; CHECK: RET R[20:21]
define float @sqrt_approx_ftz_f(float %a0) {
  %r = call float @llvm.nvvm.sqrt.approx.ftz.f(float %a0)
  ret float %r
}

declare float @llvm.nvvm.ex2.approx.ftz.f32(float)
; CHECK-LABEL: {{^}}ex2_approx_ftz_f:
; CHECK: MUFU.EX2.FTZ R4, R4
; CHECK: RET R[20:21]
define float @ex2_approx_ftz_f(float %a0) {
  %r = call float @llvm.nvvm.ex2.approx.ftz.f32(float %a0)
  ret float %r
}

declare float @llvm.nvvm.rsqrt.approx.ftz.f(float)
; CHECK-LABEL: {{^}}rsqrt_approx_ftz_f:
; CHECK: MUFU.RSQ.FTZ R4, R4
; CHECK: RET R[20:21]
define float @rsqrt_approx_ftz_f(float %a0) {
  %r = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %a0)
  ret float %r
}

declare float @llvm.nvvm.rcp.approx.ftz.f(float)
; CHECK-LABEL: {{^}}rcp_approx_ftz_f:
; CHECK: MUFU.RCP.FTZ R4, R4
; CHECK: RET R[20:21]
define float @rcp_approx_ftz_f(float %a0) {
  %r = call float @llvm.nvvm.rcp.approx.ftz.f(float %a0)
  ret float %r
}

declare float @llvm.nvvm.div.approx.ftz.f(float, float)
; CHECK-LABEL: {{^}}div_approx_ftz_f:
; CHECK: MUFU.RCP.FTZ R0, R5
; CHECK: FMUL.FTZ R4, R4, R0
; CHECK: RET R[20:21]
define float @div_approx_ftz_f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.div.approx.ftz.f(float %a0, float %a1)
  ret float %r
}

declare float @llvm.nvvm.rsqrt.approx.f(float)
; CHECK-LABEL: {{^}}rsqrt_approx_f:
; CHECK: MUFU.RSQ R4, R4
; CHECK: RET R[20:21]
define float @rsqrt_approx_f(float %a0) {
  %r = call float @llvm.nvvm.rsqrt.approx.f(float %a0)
  ret float %r
}

declare double @llvm.nvvm.rcp.approx.ftz.d(double)
; CHECK-LABEL: {{^}}rcp_approx_ftz_d:
; CHECK: MUFU.RCP64H R5, R5
; CHECK: MOV R4, 0x0
; CHECK: RET R[20:21]
define double @rcp_approx_ftz_d(double %a0) {
  %r = call double @llvm.nvvm.rcp.approx.ftz.d(double %a0)
  ret double %r
}

; A subnormal divisor is scaled, and the dividend with it.
declare float @llvm.nvvm.div.full(float, float)
; CHECK-LABEL: {{^}}div_full:
; CHECK: FSETP.LT.AND [[P:P[0-9]]], |R5|, 1.1754944e-38
; CHECK-DAG: @[[P]] FMUL R5, R5, 16777216
; CHECK-DAG: @[[P]] FMUL R4, R4, 16777216
; CHECK: MUFU.RCP [[R:R[0-9]+]], R5
; CHECK: FMUL R4, R4, [[R]]
; CHECK: RET R[20:21]
define float @div_full(float %a0, float %a1) {
  %r = call float @llvm.nvvm.div.full(float %a0, float %a1)
  ret float %r
}

declare float @llvm.nvvm.round.f(float)
; CHECK-LABEL: {{^}}round_f:
; CHECK: FRND.F32 R4, R4
; CHECK: RET R[20:21]
define float @round_f(float %a0) {
  %r = call float @llvm.nvvm.round.f(float %a0)
  ret float %r
}

; ---- Explicit rounding modes.

declare float @llvm.nvvm.add.rz.ftz.sat.f(float, float)
; CHECK-LABEL: {{^}}add_rz_ftz_sat_f:
; CHECK: FADD.FTZ.SAT.RZ R4, R4, R5
; CHECK: RET R[20:21]
define float @add_rz_ftz_sat_f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.add.rz.ftz.sat.f(float %a0, float %a1)
  ret float %r
}

declare double @llvm.nvvm.fma.rp.d(double, double, double)
; CHECK-LABEL: {{^}}fma_rp_d:
; CHECK: DFMA.RP R[4:5], R[4:5], R[6:7], R[8:9]
; CHECK: RET R[20:21]
define double @fma_rp_d(double %a0, double %a1, double %a2) {
  %r = call double @llvm.nvvm.fma.rp.d(double %a0, double %a1, double %a2)
  ret double %r
}

declare float @llvm.nvvm.mul.rm.ftz.f(float, float)
; CHECK-LABEL: {{^}}mul_rm_ftz_f:
; CHECK: FMUL.FTZ.RM R4, R4, R5
; CHECK: RET R[20:21]
define float @mul_rm_ftz_f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.mul.rm.ftz.f(float %a0, float %a1)
  ret float %r
}

declare i32 @llvm.nvvm.f2i.rm(float)
; CHECK-LABEL: {{^}}f2i_rm:
; CHECK: F2I.S32.F32.RM R4, R4
; CHECK: RET R[20:21]
define i32 @f2i_rm(float %a0) {
  %r = call i32 @llvm.nvvm.f2i.rm(float %a0)
  ret i32 %r
}

declare i64 @llvm.nvvm.d2ull.rp(double)
; CHECK-LABEL: {{^}}d2ull_rp:
; CHECK: F2I.U64.F64.RP R[6:7], R[4:5]
; CHECK: DSETP.NAN.AND [[P:P[0-9]]], R[4:5], R[4:5]
; The lower word of a NaN's result is 0.
; CHECK-NEXT: SEL R7, R7, -0x80000000, ![[P]]
; CHECK-NEXT: MOV.64 R[4:5], R[6:7]
; CHECK-NEXT: RET R[20:21]
define i64 @d2ull_rp(double %a0) {
  %r = call i64 @llvm.nvvm.d2ull.rp(double %a0)
  ret i64 %r
}

declare float @llvm.nvvm.ull2f.rz(i64)
; CHECK-LABEL: {{^}}ull2f_rz:
; CHECK: I2F.F32.U64.RZ R4, R[4:5]
; CHECK: RET R[20:21]
define float @ull2f_rz(i64 %a0) {
  %r = call float @llvm.nvvm.ull2f.rz(i64 %a0)
  ret float %r
}

declare double @llvm.nvvm.i2d.rz(i32)
; CHECK-LABEL: {{^}}i2d_rz:
; CHECK: I2F.F64.S32 R[4:5], R4
; CHECK: RET R[20:21]
define double @i2d_rz(i32 %a0) {
  %r = call double @llvm.nvvm.i2d.rz(i32 %a0)
  ret double %r
}

declare float @llvm.nvvm.d2f.rm.ftz(double)
; CHECK-LABEL: {{^}}d2f_rm_ftz:
; CHECK: F2F.F32.F64.FTZ.RM R4, R[4:5]
; CHECK: RET R[20:21]
define float @d2f_rm_ftz(double %a0) {
  %r = call float @llvm.nvvm.d2f.rm.ftz(double %a0)
  ret float %r
}

declare bfloat @llvm.nvvm.f2bf16.rz(float)
; CHECK-LABEL: {{^}}f2bf16_rz:
; CHECK: F2F.BF16.F32.RZ R4, R4
; CHECK: RET R[20:21]
define bfloat @f2bf16_rz(float %a0) {
  %r = call bfloat @llvm.nvvm.f2bf16.rz(float %a0)
  ret bfloat %r
}
